"""Masks, in arithmetic that means the same to Python, to the compiler and to a GPU."""

from hexmoot.rules.fast import fast


@fast
def popcount(mask: int) -> int:
    """How many bits are set."""
    mask = mask - ((mask >> 1) & 0x5555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The compiler knows this form and makes one instruction of it, of `lowest` too. Where the product overflows,
    # the byte that is kept is the same in Python.
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


@fast
def lowest(mask: int) -> int:
    """The index of the lowest bit that is set."""
    return popcount(~mask & (mask - 1))
