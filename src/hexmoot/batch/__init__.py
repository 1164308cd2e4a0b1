"""Whole games and whole trees at full speed: the entry points of a game's engine, one set a driver."""
