"""The terminal: a client of the table protocol, drawn in characters. It knows no rules."""
