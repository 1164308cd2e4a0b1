"""Editions: a rule book as a full set of options, and the changes that a host makes to it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType

from hexmoot.editions.checker import (
    FIXED_BOARD_SEATS,
    FIXED_BOARDS,
    GIFT,
    GIFT_SEATS,
    LARGE_SEATS,
    WATCH,
    idle,
    refuse_idle,
    refuse_other_land,
    settle,
)
from hexmoot.editions.options import (
    OPTIONS,
    EditionError,
    Seats,
    Value,
    code,
    parse,
    suggestion,
    text,
    typed,
    value_of,
)
from hexmoot.editions.sheet import Sheet, packaged
from hexmoot.rules import catalogue

__all__ = [
    "DEFAULT",
    "Edition",
    "EditionError",
    "Options",
    "changes",
    "code",
    "codes",
    "edition",
    "keys",
    "parse",
    "resolve",
    "resolve_for",
    "shown",
    "text",
    "value_of",
]

DEFAULT = "z-base"
# Of a longer key that does not exist, so much is repeated.
LONGEST_KEY = 40
_NO_CHANGES: Mapping[str, Value] = MappingProxyType({})


class Options(Mapping[str, Value]):
    """A value for every option, in the order of the table: read-only, hashable and easy to send away."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = {name: values[name] for name in OPTIONS}

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.values()))

    def __repr__(self) -> str:
        return f"Options({self._values!r})"


@dataclass(frozen=True, slots=True)
class Edition:
    """A rule book ready to play by. `ruleset` is raised whenever a game by it would go differently.

    `language` is that of its readers; empty for one that is nobody's own.
    """

    key: str
    title: str
    sources: tuple[str, ...]
    ruleset: int
    options: Options
    game: str = "base"
    language: str = ""

    @property
    def book(self) -> str:
        """Which book of the catalogue has its rules: `base`, `watch`, or `plain`, the Watch's box without the Wall."""
        if self.game == WATCH:
            return catalogue.WATCH
        return catalogue.PLAIN if self.options["board"] == GIFT else catalogue.BASE


def inherit(sheets: Mapping[str, Sheet]) -> dict[str, Edition]:
    """The editions of these sheets, each with the options of those it inherits from."""
    return {key: _edition(sheet, _options(sheets, key, ())) for key, sheet in sheets.items()}


def _edition(sheet: Sheet, options: Mapping[str, Value]) -> Edition:
    return Edition(sheet.key, sheet.title, sheet.sources, sheet.ruleset, Options(options), sheet.game, sheet.language)


def _options(sheets: Mapping[str, Sheet], key: str, heirs: tuple[str, ...]) -> Mapping[str, Value]:
    if key in heirs:
        circle = " from ".join((*heirs[heirs.index(key) :], key))
        raise EditionError(f"Inheritance runs in a circle, {circle}: one of these has to give all its options itself.")
    sheet = sheets[key]
    if sheet.inherits:
        if sheet.inherits not in sheets:
            hint = suggestion(sheet.inherits, sheets)
            raise EditionError(f"{key}.toml inherits from {sheet.inherits!r}, which does not exist: {hint}")
        base = _options(sheets, sheet.inherits, (*heirs, key))
    else:
        base = {}
        if missing := [name for name in OPTIONS if name not in sheet.options]:
            raise EditionError(
                f"{key}.toml inherits from nothing, so it has to give every option: add {', '.join(missing)}."
            )
    try:
        return settle(base, sheet.options, sheet.game)
    except EditionError as error:
        raise EditionError(f"{key}.toml: {error}") from error


@cache
def _editions() -> Mapping[str, Edition]:
    return MappingProxyType(inherit(packaged()))


def keys() -> tuple[str, ...]:
    """The keys of all editions, in alphabetical order."""
    return tuple(_editions())


def edition(key: str = DEFAULT) -> Edition:
    """The edition as its rule book has it."""
    if key not in _editions():
        named = key if len(key) <= LONGEST_KEY else key[:LONGEST_KEY] + "…"
        said = f"There is no edition {named!r}: {suggestion(named, _editions())}"
        raise EditionError(said, "no_edition", edition=named)
    return _editions()[key]


def resolve(key: str, overrides: Mapping[str, str | int | bool | Seats] = _NO_CHANGES) -> Edition:
    """The edition with some options changed, each given as text (`"yes"`, `"8"`, `"3-6"`) or as a value."""
    plain = edition(key)
    named = {name: typed(name, given) for name, given in overrides.items()}
    options = settle(plain.options, named, plain.game)
    refuse_other_land(plain.options, options)
    refuse_idle(named, options, plain.game)
    return replace(plain, options=Options(options))


def resolve_for(key: str, overrides: Mapping[str, str | int | bool | Seats], seats: int) -> Edition:
    """As `resolve`, for a table of so many: two, which no rule book has, are allowed by asking for them."""
    if seats == OPTIONS["players"].low and "players" not in overrides:
        overrides = {**overrides, "players": seats}
    return resolve(key, overrides)


def changes(changed: Edition) -> dict[str, Value]:
    """The options that differ from the plain edition, in the order of the table: `resolve` takes them."""
    plain = edition(changed.key).options
    return {name: value for name, value in changed.options.items() if value != plain[name]}


def shown(wanted: Edition) -> dict[str, str]:
    """Every option as text, for the eye: `-` where the other options leave it no say."""
    silent = idle(wanted.options, wanted.game)
    return {name: "-" if name in silent else text(name, value) for name, value in wanted.options.items()}


def codes(wanted: Edition, seats: int) -> dict[str, int]:
    """What the rules are told for a game of so many seats: every option but `players`, as its code.

    With fewer than five seats `extra_build` is none, whatever the edition has for a full table.
    """
    low, high = divmod(code("players", wanted.options["players"]), 10)
    if not low <= seats <= high:
        raise _wrong_size(wanted, seats)
    board = wanted.options["board"]
    if seats > FIXED_BOARD_SEATS and board in FIXED_BOARDS:
        said = f"board={board} has room for {FIXED_BOARD_SEATS} seats, not for {seats}: set board=random."
        raise EditionError(said, "board_seats", most=FIXED_BOARD_SEATS)
    told = {name: code(name, value) for name, value in wanted.options.items() if name != "players"}
    if seats < LARGE_SEATS:
        told["extra_build"] = code("extra_build", "none")
    return told


def _wrong_size(wanted: Edition, seats: int) -> EditionError:
    """Why an edition is not for so many seats, and what would allow it, if anything does."""
    fewest, most = GIFT_SEATS
    if wanted.options["board"] == GIFT and not fewest <= seats <= most:
        said = f"{wanted.key} is for {fewest} or {most} seats, not for {seats} (W-SETUP-01)."
        return EditionError(said, "land_seats", low=fewest, high=most, seats=seats)
    allowed = text("players", wanted.options["players"])
    plain = _editions().get(wanted.key)
    changed = plain is not None and plain.options["players"] != wanted.options["players"]
    name = f"{wanted.key} with players={allowed}" if changed else wanted.key
    return EditionError(
        f"{name} is for {allowed} seats, not for {seats}: set players={seats} to allow it."
        if OPTIONS["players"].low <= seats <= OPTIONS["players"].high
        else f"No edition is for {seats} seats: {name} is for {allowed}.",
        "seats",
        seats=seats,
        allowed=allowed,
    )
