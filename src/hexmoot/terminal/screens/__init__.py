"""Screens: the table, and what is asked in front of it."""
