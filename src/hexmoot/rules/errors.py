"""The one thing that all errors of ours have in common."""


class HexmootError(ValueError):
    """What every error of ours is: its message is a sentence for whoever gave the input."""
