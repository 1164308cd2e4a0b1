"""A table to try rules on: positions in a few words, short questions about them, and the decorator that names a rule.

The island is always the one printed for a first game in the fifth edition (`print(position())` draws it), with the
settlements and roads printed on it (START) unless a test says otherwise. With five or six seats it is LARGE_ISLAND.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

import hexmoot as hx
from hexmoot.editions.edition import resolve
from hexmoot.notation.hen import STAGES, edition_text
from hexmoot.notation.letters import CARDS, KINDS, letters_of
from hexmoot.notation.places import parse_corner, parse_side
from hexmoot.rules import terms

F = TypeVar("F", bound=Callable[..., Any])

ISLAND = "island:O10W2L9/G12B6W4B10/G9L11DL3O8/L8O3G4W5/B5G6W11"
HARBOURS = "B5nw:3,B7ne:G,C10ne:O,D13w:3,F11nw:W,G8nw:3,G4ne:3,E4w:B,C4w:L"
DESERT = "D7"
# Seat 1 has the red pieces of the printed start, 2 blue, 3 white, 4 orange.
START = {
    1: "s@C6n r@C6ne s@E4n r@E4ne",
    2: "s@F9n r@E10w s@F5n r@F5ne",
    3: "s@E10n r@D11w s@D5n r@D5nw",
    4: "s@B9s r@C8ne s@F7n r@F7ne",
}

LARGE_ISLAND = "large:L2L8W4/W5W10W9O8/G4L11G12DB3/B6G12W3L6O5B6/L3B10O2G9O10/G9G5W4D/L8O11B11"
LARGE_HARBOURS = "B6nw:3,B8ne:B,C11ne:3,D14w:3,F14w:L,H12nw:W,I9nw:3,I5ne:3,G3ne:G,E3w:O,D4nw:W"
LARGE_DESERT = "G11"
LARGE_START = {
    1: "s@C7n r@C7nw",
    2: "s@C11n r@C11nw",
    3: "s@E5n r@E5nw",
    4: "s@E11n r@E11nw",
    5: "s@G7n r@G7nw",
    6: "s@H10n r@H10nw",
}

# Stages that a turn reaches only after its roll.
_AFTER_THE_ROLL = ("discarding", "main", "extra", "paired")


def rule(*ids: str, ruling: Sequence[int] = (), effect: bool = False) -> Callable[[F], F]:
    """Names the rules, and the numbered rulings of the catalogue, that a test shows.

    A plain `@rule("BUILD-07")` shows a refusal: the test has to assert that very ID. With `effect=True` the test
    shows what the rule does, and any assert will do. `test_every_rule_has_a_test.py` sees to both.
    """

    def mark(test: F) -> F:
        for rule_id in ids:
            test = pytest.mark.rule(id=rule_id, effect=effect)(test)
        for number in ruling:
            test = pytest.mark.ruling(number=number)(test)
        return test

    return mark


def position(
    *,
    edition: str = "z-base",
    options: Mapping[str, str | int | bool] | None = None,
    seats: int = 4,
    board: str | None = None,
    harbours: str | None = None,
    robber: str | None = None,
    pieces: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    longest: int | None = None,
    army: int | None = None,
    turn: int = 1,
    stage: str = "main",
    offers: str = "-",
    seed: int = 0,
    **details: str | int | bool,
) -> hx.Game:
    """A game from a position that is told in a few words; what is not told is empty. Seats count from 1.

    pieces  {1: "s@D5n c@E4n r@D5nw"}; without any, those of START. What is given stands alone: a seat that is not
            named has no pieces. `START | {1: START[1] + " r@D5w"}` changes one seat.
    hands   {1: "LLG"}, in any order
    cards   {1: "KV"} old development cards; {1: "KV/M/KK"} old, bought in this turn, played
    longest, army   the seat that holds the card
    offers  as HEN writes them: "1:WW>O/234+3-4"
    details of the turn: rolled=True (goes without saying after the roll), built=True, card=True (a card was played),
            opened="3L" (harbours opened in this turn), corner="D5n", free=2, owe="13", victim=2, builder=3,
            offered="1.0.0.0"
    """
    large = seats > 4
    changed = dict(options or {})
    if not _seats_fit(edition, changed, seats):
        changed["players"] = "2-6"
    if pieces is None:
        pieces = LARGE_START if large else START
    if stage in _AFTER_THE_ROLL:
        details.setdefault("rolled", True)
    everybody = range(1, seats + 1)
    fields = (
        edition_text(resolve(edition, changed)),
        board or (LARGE_ISLAND if large else ISLAND),
        harbours or (LARGE_HARBOURS if large else HARBOURS),
        robber or (LARGE_DESERT if large else DESERT),
        "|".join(_pieces(pieces.get(seat, "")) for seat in everybody),
        "|".join(_sorted((hands or {}).get(seat, ""), KINDS) for seat in everybody),
        "|".join(_cards((cards or {}).get(seat, "")) for seat in everybody),
        f"{longest or '-'},{army or '-'}",
        ":".join(filter(None, (str(turn), stage, ",".join(_details(details))))),
        offers,
    )
    return hx.Game.from_hen(" ".join(fields), seed=seed)


def _seats_fit(edition: str, changed: Mapping[str, str | int | bool], seats: int) -> bool:
    if "players" in changed:
        return True
    players = resolve(edition, changed).options["players"]
    return isinstance(players, tuple) and players[0] <= seats <= players[1]


def _pieces(codes: str) -> str:
    found: dict[str, list[str]] = {"s": [], "c": [], "r": []}
    for code in codes.split():
        letter, _, place = code.partition("@")
        found[letter].append(parse_side(place) if letter == "r" else parse_corner(place))
    return "/".join(",".join(places) for places in found.values())


def _sorted(letters: str, alphabet: str) -> str:
    return "".join(sorted(letters, key=alphabet.index)) or "-"


def _cards(written: str) -> str:
    old, _, rest = written.partition("/")
    new, _, played = rest.partition("/")
    return "/".join(_sorted(part.strip("-"), CARDS) for part in (old, new, played))


def _details(details: Mapping[str, str | int | bool]) -> list[str]:
    told = {"harbours" if name == "opened" else name: value for name, value in details.items() if value is not False}
    return [name if value is True else f"{name}={value}" for name, value in told.items()]


def refused(game: hx.Game, code: str) -> str | None:
    """The ID of the rule that forbids a move now; None if it is legal."""
    refusal = game.why_not(code)
    return refusal.rule if refusal else None


def play(game: hx.Game, codes: str) -> list[hx.Event]:
    """Makes the moves and tells the outcomes, separated by blanks; returns the events that came of them."""
    plies = len(game.plies)
    game.push_text(codes)
    return [event for ply in game.plies[plies:] for event in ply.events]


def keys(events: list[hx.Event]) -> list[str]:
    """What kinds of events these are, in their order."""
    return [event.key for event in events]


def hand(game: hx.Game | hx.View, seat: int) -> str:
    """The resource cards of a seat as letters, in the order L W G B O."""
    return letters_of(game.state.hand[seat - 1])


def unplayed(game: hx.Game | hx.View, seat: int) -> str:
    """The hidden development cards of a seat as letters, in the order K R Y M V."""
    return letters_of(game.state.cards[seat - 1], CARDS)


def played(game: hx.Game | hx.View, seat: int) -> str:
    """The development cards lying open before a seat."""
    return letters_of(game.state.played[seat - 1], CARDS)


def bank(game: hx.Game | hx.View) -> dict[str, int]:
    """How many cards of each kind the bank holds."""
    return dict(zip(KINDS, game.state.bank, strict=True))


def stage(game: hx.Game) -> str:
    """The stage of the turn, by its name in HEN."""
    return STAGES[game.state.stage]


def at_turn(game: hx.Game) -> int:
    """The seat at turn, from 1."""
    return int(game.state.turn) + 1


def holder(seat: int) -> int | None:
    """A seat of the state (from 0, NONE for nobody) as people count: `holder(game.state.longest)`."""
    return None if seat == terms.NONE else seat + 1


def building_at(game: hx.Game, corner: str) -> str | None:
    """What stands on a corner: "2s" for a settlement of seat 2, "2c" for a city, None for nothing."""
    held = game.state.corner[game.start.shape.corner_by_name[parse_corner(corner)]]
    return None if held == terms.FREE else f"{held // 2 + 1}{'sc'[held % 2]}"


def road_at(game: hx.Game, side: str) -> int | None:
    """Whose road lies on a side."""
    owner = game.state.road[game.start.shape.side_by_name[parse_side(side)]]
    return None if owner == terms.FREE else owner + 1
