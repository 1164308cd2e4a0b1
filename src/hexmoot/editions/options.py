"""The options: every point on which the rule books differ, with the values it can take.

The order of the values is fixed: the rules get a choice as its place in the list, and yes or no as 1 or 0.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import Literal, TypeGuard

from hexmoot.rules.errors import HexmootError

Seats = tuple[int, int]
Value = str | bool | int | Seats
Kind = Literal["choice", "yes_no", "number", "seats"]

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_SEATS = re.compile(r"([2-6])(?:-([2-6]))?")


class EditionError(HexmootError):
    """An edition or an option that cannot be: the message says what is wrong, and what would be right.

    `case` and `arguments` say the same to programs; the case is empty where only a file of ours can be wrong.
    """

    def __init__(self, message: str, case: str = "", **arguments: str | int) -> None:
        super().__init__(message)
        self.case = case
        self.arguments = arguments


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `choices` belong to a choice; `low` and `high` to a number and to a range of seats."""

    name: str
    kind: Kind
    help: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 1


def _choice(name: str, choices: str, sentence: str) -> Option:
    return Option(name, "choice", sentence, choices=tuple(choices.split()))


def _yes_no(name: str, sentence: str) -> Option:
    return Option(name, "yes_no", sentence)


def _number(name: str, low: int, high: int, sentence: str) -> Option:
    return Option(name, "number", sentence, low=low, high=high)


_TABLE = (
    Option("players", "seats", "How many seats a table may have.", low=2, high=6),
    _choice(
        "board",
        "random beginner_5th beginner_old gift",
        "A shuffled island, one of two printed ones with tokens and harbours of their own, or the land of the Watch.",
    ),
    _choice(
        "harbours",
        "frame shuffled",
        "Join the pieces of the sea frame in any order, or deal the harbours over fixed places.",
    ),
    _choice(
        "tokens",
        "spiral random",
        "Lay the number tokens by their letters in a spiral, or anywhere with no two red ones side by side.",
    ),
    _choice(
        "first_player",
        "highest_roll oldest named",
        "Roll for the first turn, or let the host name the oldest player's seat or any seat.",
    ),
    _choice("setup", "draft fixed", "Choose starting places in turn, or take those given with the board."),
    _choice(
        "phases",
        "separate combined",
        "Do all trading before all building, or mix the two as you like.",
    ),
    _choice(
        "new_harbour",
        "next_turn at_once",
        "Whether a harbour can be used from the next turn on or in the turn in which it is reached.",
    ),
    _yes_no("robber_desert", "May the robber be sent back to a desert?"),
    _number("hand_limit", 5, 20, "The most resource cards that are safe when a seven is rolled."),
    _yes_no("gifts", "May one side of a trade between players give nothing?"),
    _choice(
        "bank_short",
        "none sole_claimant",
        "What a short bank pays: nobody gets the kind, or a lone claimant gets the rest of it.",
    ),
    _yes_no("plenty_alike", "May year of plenty take two cards of the same kind?"),
    _choice(
        "reveal_vp",
        "any_time at_end",
        "Whether victory-point cards may be shown at any moment or stay hidden until the end.",
    ),
    _choice(
        "win_claim",
        "automatic declared",
        "Whether the game ends by itself when the points are reached or the player has to claim the win.",
    ),
    _choice(
        "road_tie",
        "keeps aside",
        "What becomes of the longest road when a cut leaves its holder level with others.",
    ),
    _number("turn_seconds", 0, 3600, "The length of a turn in seconds; 0 plays without a clock."),
    _number("victory_points", 3, 20, "The points that win the game."),
    _yes_no("friendly_robber", "Must the robber spare players who show 2 points or fewer?"),
    _number("offers_per_turn", 0, 50, "The most offers a seat may make in a turn; 0 sets no limit."),
    _choice(
        "extra_build",
        "none phase paired",
        "What the others may do between turns with five or six players: nothing, build, or a paired turn.",
    ),
    _number("gift_limit", 7, 8, "How many wildlings south of the Wall end the game."),
    _number("roads", 14, 15, "How many roads a seat has."),
    _yes_no("giant_closes_ranks", "Do the guards that a giant leaves standing move down?"),
    _choice(
        "gift_map",
        "standard shuffled",
        "Lie hexes and trade routes of the Watch as on the standard map, or shuffle both.",
    ),
)
OPTIONS: Mapping[str, Option] = MappingProxyType({option.name: option for option in _TABLE})


def suggestion(name: str, known: Mapping[str, object]) -> str:
    """The end of a sentence about an unknown name: the closest known one, or else all of them."""
    close = get_close_matches(name, known, n=1)
    return f"did you mean {close[0]}?" if close else f"choose {either(tuple(known))}."


def either(values: tuple[str, ...]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return " or ".join(filter(None, (", ".join(values[:-1]), values[-1])))


def option(name: str) -> Option:
    """The option of this name."""
    if name not in OPTIONS:
        raise EditionError(f"There is no option {name!r}: {suggestion(name, OPTIONS)}", "no_option", option=name)
    return OPTIONS[name]


def refused(entry: Option, given: object) -> EditionError:
    """The error for a value that the option cannot take."""
    match entry.kind:
        case "choice":
            right = either(entry.choices)
        case "yes_no":
            right = "yes or no"
        case "number":
            right = f"a whole number from {entry.low} to {entry.high}"
        case _:
            right = f"a number or a range of seats from {entry.low} to {entry.high}, such as 3-4"
    said = f"{entry.name} cannot be {given!r}: choose {right}."
    return EditionError(said, "value", option=entry.name, value=str(given))


def fits(value: object, entry: Option) -> TypeGuard[Value]:
    """Whether the option can take this value."""
    match entry.kind, value:
        case "yes_no", bool():
            return True
        # To Python a bool is a number; to a host who writes `hand_limit = true` it is a slip.
        case _, bool():
            return False
        case "choice", str():
            return value in entry.choices
        case "number", int(number):
            return entry.low <= number <= entry.high
        case "seats", (int(low), int(high)):
            return entry.low <= low <= high <= entry.high
    return False


def parse(name: str, written: str) -> Value:
    """The value that a text stands for; the reverse of `text`."""
    entry = option(name)
    value: object = None
    if entry.kind == "choice":
        value = written
    elif entry.kind == "yes_no":
        value = {"yes": True, "no": False}.get(written)
    elif entry.kind == "number" and _NUMBER.fullmatch(written):
        value = int(written)
    elif entry.kind == "seats" and (seats := _SEATS.fullmatch(written)):
        value = int(seats[1]), int(seats[2] or seats[1])
    if fits(value, entry):
        return value
    raise refused(entry, written)


def typed(name: str, given: object) -> Value:
    """The value of an option from a text or from a value of its own type; a bare number of seats will do."""
    entry = option(name)
    if isinstance(given, str):
        return parse(name, given)
    value = (given, given) if entry.kind == "seats" and isinstance(given, int) else given
    if fits(value, entry):
        return value
    raise refused(entry, given)


def text(name: str, value: Value) -> str:
    """The value as notation writes it: a name, yes or no, a number, `3-4` or `2`."""
    match typed(name, value):
        case bool(answer):
            return "yes" if answer else "no"
        case (low, high):
            return f"{low}-{high}" if low != high else str(low)
        case other:
            return str(other)


def code(name: str, value: Value) -> int:
    """The value as the small number that the rules read; a range of seats is written in two digits."""
    match typed(name, value):
        case str(chosen):
            return option(name).choices.index(chosen)
        case (low, high):
            return 10 * low + high
        case number:
            return int(number)


def value_of(name: str, number: int) -> Value:
    """The value of a code; the reverse of `code`."""
    entry = option(name)
    if entry.kind == "choice" and 0 <= number < len(entry.choices):
        return entry.choices[number]
    if entry.kind == "yes_no" and number in {0, 1}:
        return bool(number)
    if entry.kind == "number":
        return typed(name, number)
    if entry.kind == "seats":
        return typed(name, divmod(number, 10))
    raise EditionError(f"{name} has no value with the code {number}.")
