"""The face: games, their legal moves, views, dealers and records, for people who write programs."""
