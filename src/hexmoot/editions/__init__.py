"""Editions as data: the options, the rule books as sets of them, and the boards."""

from hexmoot.editions.edition import DEFAULT, Edition, changes, codes, keys, resolve, resolve_for, shown
from hexmoot.editions.options import OPTIONS, EditionError, Option, Value, code, parse, text, value_of

__all__ = [
    "DEFAULT",
    "OPTIONS",
    "Edition",
    "EditionError",
    "Option",
    "Value",
    "changes",
    "code",
    "codes",
    "keys",
    "parse",
    "resolve",
    "resolve_for",
    "shown",
    "text",
    "value_of",
]
