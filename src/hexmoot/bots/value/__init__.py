"""The value of a position to a seat, in terms that a player knows; readable first, and compiled."""
