"""The words of the protocol: every message between a client and the table server, as types. Nothing here acts."""
