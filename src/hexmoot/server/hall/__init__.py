"""The tables that run in this process, and the way to those in others."""
