"""Bots: players that are given a view of the table and a limit, and return a move."""
