"""Records: the same fields as a row of memory for compiled code and as a plain object for everybody else.

A record class is declared once, as a class whose attributes are fields:

    @record
    class Pot(Record):
        owner: int = byte()
        coins: list[int] = byte(5)

`Pot()` is a plain object with slots, Python ints and nested lists. `Pot.array(3)` holds three pots for the rules:
rows of memory when the rules are compiled, a list of plain objects when they are interpreted. `Pot.read` and
`Pot.write` carry one over to the other.
"""

import struct
from itertools import chain
from typing import Any, ClassVar, TypeVar

import numpy as np

from hexmoot.rules.fast import INTERPRETED, TYPES

T = TypeVar("T")


class Field:
    """A field's number type and shape."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape

    def zero(self) -> Any:
        return _nested(self.shape)


class Plan:
    """How a record lies in memory, so that it is copied whole and its fields are read when they are asked for."""

    def __init__(self, fields: dict[str, Field], dtype: Any) -> None:
        letters = {"i1": "b", "i8": "q", "f8": "d"}
        written, end = "=", 0
        self.size = dtype.itemsize
        self.parts: dict[str, tuple[struct.Struct, int, tuple[int, ...], int]] = {}
        for name, field in fields.items():
            offset = dtype.fields[name][1]
            count = int(np.prod(field.shape)) if field.shape else 1
            letter = letters[field.code]
            written += f"{offset - end}x{count}{letter}"
            end = offset + count * np.dtype(field.code).itemsize
            self.parts[name] = (struct.Struct(f"={count}{letter}"), offset, field.shape, count)
        self.whole = struct.Struct(f"{written}{self.size - end}x")

    def read(self, raw: bytes, name: str) -> Any:
        """One field of a record's bytes."""
        part, offset, shape, count = self.parts[name]
        flat = part.unpack_from(raw, offset)
        if not shape:
            return flat[0]
        if len(shape) == 1:
            return list(flat)
        return [list(flat[i : i + shape[1]]) for i in range(0, count, shape[1])]

    def write(self, plain: Any, rows: Any, index: int) -> None:
        """Puts a plain record into row `index`."""
        flat: list[Any] = []
        for name, (_, _, shape, count) in self.parts.items():
            value = getattr(plain, name)
            if not shape:
                flat.append(value)
                continue
            had = len(flat)
            flat += value if len(shape) == 1 else chain.from_iterable(value)
            if len(flat) - had != count:
                raise ValueError(f"{name} has {count} numbers, not {len(flat) - had}")
        try:
            packed = self.whole.pack(*flat)
        except struct.error:
            check_ranges(plain)
            raise
        np.frombuffer(rows, np.uint8)[index * self.size : (index + 1) * self.size] = np.frombuffer(packed, np.uint8)


def byte(*shape: int) -> Any:
    """Small whole numbers, -128 to 127."""
    return Field("i1", shape)


def word(*shape: int) -> Any:
    """Whole numbers or masks of 64 bits, of which masks use bits 0 to 61."""
    return Field("i8", shape)


def real(*shape: int) -> Any:
    """Numbers with a fraction."""
    return Field("f8", shape)


class Record:
    """What every record class can do."""

    __slots__ = ()
    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[Any]
    plan: ClassVar[Plan]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    def assign(self, other: Any) -> None:
        """Takes over all values of another record of this kind."""
        for name in self.fields:
            setattr(self, name, _copied(getattr(other, name)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, n) == getattr(other, n) for n in self.fields)

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def array(cls, count: int) -> Any:
        """Room for `count` records, all zero, as the rules take them."""
        if INTERPRETED:
            return Rows(cls() for _ in range(count))
        return np.zeros(count, cls.dtype)

    @classmethod
    def read(cls, rows: Any, index: int = 0) -> Any:
        """A plain copy of one record of an array."""
        # Not filled with zeros first, as a record made by hand is.
        plain: Any = cls.__new__(cls)
        if INTERPRETED:
            plain.assign(rows[index])
        else:
            plain.raw = rows[index].tobytes()
        return plain

    @classmethod
    def read_all(cls, rows: Any) -> tuple[Any, ...]:
        """Plain copies of all records of an array; their bytes are copied at once."""
        if INTERPRETED:
            return tuple(cls.read(rows, index) for index in range(len(rows)))
        raw, size = rows.tobytes(), cls.plan.size
        found: tuple[Any, ...] = tuple(cls.__new__(cls) for _ in range(len(rows)))
        for index, plain in enumerate(found):
            plain.raw = raw[index * size : (index + 1) * size]
        return found

    def __getattr__(self, name: str) -> Any:
        # Comes here for a field that nobody has asked for yet since the record was read.
        if name not in self.fields:
            raise AttributeError(name)
        value = self.plan.read(self.raw, name)
        setattr(self, name, value)
        return value

    def write(self, rows: Any, index: int = 0) -> None:
        """Puts this record into an array. A value that a field cannot hold is refused (OverflowError)."""
        if not INTERPRETED:
            self.plan.write(self, rows, index)
            return
        check_ranges(self)
        rows[index].assign(self)


def check_ranges(plain: Any) -> None:
    """Refuses a value that its field cannot hold, and says which (OverflowError)."""
    for name, field in plain.fields.items():
        np.array(getattr(plain, name), dtype=field.code)


class Rows(list[Any]):
    """An array of records in interpreted form: assigning to a place copies, as in memory."""

    def __setitem__(self, index: Any, value: Any) -> None:
        self[index].assign(value)

    def copy(self) -> "Rows":
        rows = Rows(type(row)() for row in self)
        for index, row in enumerate(self):
            rows[index] = row
        return rows


def record(declaration: type[T]) -> type[T]:
    """Class decorator: makes a record of a class of fields."""
    fields = {name: value for name, value in vars(declaration).items() if isinstance(value, Field)}
    dtype = np.dtype([(name, field.code, field.shape) for name, field in fields.items()], align=True)
    members: dict[str, Any] = {
        "__slots__": (*fields, "raw"),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "__qualname__": declaration.__qualname__,
        "fields": fields,
        "dtype": dtype,
        "plan": Plan(fields, dtype),
    }
    made: Any = type(declaration.__name__, (Record,), members)
    if not INTERPRETED:
        from numba import from_dtype
        from numba import types as nt

        row = from_dtype(made.dtype)
        TYPES[made] = row
        TYPES[list[made]] = nt.Array(row, 1, "C")
    return made  # type: ignore[no-any-return]


def duplicate(rows: Any) -> Any:
    """A copy of an array of records; as plain bytes, since NumPy copies structured rows field by field."""
    return rows.copy() if INTERPRETED else np.frombuffer(bytearray(rows.tobytes()), rows.dtype)


def numbers(count: int) -> Any:
    """Room for `count` whole numbers."""
    return [0] * count if INTERPRETED else np.zeros(count, np.int64)


def _nested(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_nested(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
