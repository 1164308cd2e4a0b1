"""Fields of our state as plain values, read fast: this is done at every decision."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexmoot.rules.fast import INTERPRETED
from hexmoot.rules.records import State


def read(states: Any, names: tuple[str, ...]) -> list[Any]:
    """Some fields of a state, all cut out of one list of its bytes."""
    if INTERPRETED:
        plain: Any = State.read(states)
        return [getattr(plain, name) for name in names]
    raw = states.view(np.int8).tolist()
    return [cut(raw, *PLACES[name]) for name in names]


def places() -> dict[str, tuple[int, tuple[int, ...]]]:
    """Where in a state's bytes each field of small numbers begins, and its shape."""
    found = {}
    for name, (kind, offset, *_) in State.dtype.fields.items():
        if kind.base == np.int8:
            found[name] = offset, kind.shape
    return found


PLACES = places()


def cut(raw: list[int], offset: int, shape: tuple[int, ...]) -> Any:
    """A field out of a state's bytes."""
    if not shape:
        return raw[offset]
    if len(shape) == 1:
        return raw[offset : offset + shape[0]]
    rows, width = shape
    return [raw[offset + row * width : offset + (row + 1) * width] for row in range(rows)]
