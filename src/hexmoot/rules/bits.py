"""Masks, in arithmetic that means the same to Python, to the compiler and to a GPU."""

from hexmoot.rules.fast import fast


@fast
def popcount(mask: int) -> int:
    """How many bits are set."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    # Folding by shifts instead of one multiplication: the product would overflow in Python.
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return (mask + (mask >> 32)) & 0x7F


@fast
def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return popcount((mask & -mask) - 1)
