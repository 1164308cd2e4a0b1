"""placeholder until the arena is there."""


def simulate() -> None:
    """Play games."""
