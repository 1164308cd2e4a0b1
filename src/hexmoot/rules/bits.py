"""Masks. Counting bits and finding the lowest are single instructions on every machine, if one asks for them."""

from typing import Any

from hexmoot.rules.fast import INTERPRETED, fast
from hexmoot.rules.terms import BITS

if INTERPRETED:

    def ones(mask: int) -> int:
        """How many bits are set."""
        return mask.bit_count()

    def zeros_below(mask: int) -> int:
        """How many zeros are below the lowest bit that is set."""
        return (mask & -mask).bit_length() - 1

else:
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import types as nt
    from numba.extending import intrinsic

    @intrinsic
    def ones(_context: Any, _mask: Any) -> Any:
        """How many bits are set."""
        return nt.int64(nt.int64), lambda _target, builder, _signature, values: builder.ctpop(values[0])

    @intrinsic
    def zeros_below(_context: Any, _mask: Any) -> Any:
        """How many zeros are below the lowest bit that is set."""
        # Nobody asks this of an empty mask, so the answer to that need not be defined.
        undefined = ir.Constant(ir.IntType(1), 1)
        return nt.int64(nt.int64), lambda _target, builder, _signature, values: builder.cttz(values[0], undefined)


@fast
def popcount(mask: int) -> int:
    """How many bits are set."""
    return ones(mask)


@fast
def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; there is one."""
    return zeros_below(mask)


@fast
def holds(low: int, high: int, place: int) -> bool:
    """Whether a mask of two words has the bit of a corner or side."""
    return (((low >> place) if place < BITS else (high >> (place - BITS))) & 1) != 0
