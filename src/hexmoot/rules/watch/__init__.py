"""The second game: a Wall with guards, wildlings that come from the north, heroes. A driver on the common rules."""
