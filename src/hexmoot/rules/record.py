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
        # Every field is set below: no need to fill it with zeros first, as a record made by hand is.
        plain = cls.__new__(cls)
        if INTERPRETED:
            plain.assign(rows[index])
            return plain
        row = rows[index]
        for name in cls.fields:
            setattr(plain, name, row[name].tolist())
        return plain

    def write(self, rows: Any, index: int = 0) -> None:
        """Puts this record into an array. A value that a field cannot hold is refused (OverflowError)."""
        for name, field in self.fields.items():
            value = getattr(self, name)
            narrow = np.array(value, dtype=field.code)
            if not INTERPRETED:
                rows[name][index] = narrow
        if INTERPRETED:
            rows[index].assign(self)


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
    members: dict[str, Any] = {
        "__slots__": tuple(fields),
        "__doc__": declaration.__doc__,
        "__module__": declaration.__module__,
        "__qualname__": declaration.__qualname__,
        "fields": fields,
        "dtype": np.dtype([(name, field.code, field.shape) for name, field in fields.items()], align=True),
    }
    made: Any = type(declaration.__name__, (Record,), members)
    if not INTERPRETED:
        from numba import from_dtype
        from numba import types as nt

        row = from_dtype(made.dtype)
        TYPES[made] = row
        TYPES[list[made]] = nt.Array(row, 1, "C")
    return made  # type: ignore[no-any-return]


def numbers(count: int) -> Any:
    """Room for `count` whole numbers."""
    return [0] * count if INTERPRETED else np.zeros(count, np.int64)


def _nested(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_nested(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
