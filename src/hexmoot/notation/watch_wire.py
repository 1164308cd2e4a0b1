"""The second game's own moves between their two forms, as `wire` has it for the common ones."""

from collections.abc import Callable
from typing import Any

from hexmoot.geometry import Shape
from hexmoot.notation.letters import CARDS, KINDS, counts_of, letters_of
from hexmoot.notation.moves import Move
from hexmoot.notation.watch_moves import (
    Archer,
    Arms,
    Builder,
    Commander,
    Flip,
    Guard,
    Pass,
    Pathfinder,
    Patrol,
    Pick,
    Rebel,
    Recruiter,
    Recruits,
    Scholar,
    Seer,
    Steward,
    TakeHero,
    Token,
    Tracker,
)
from hexmoot.notation.watch_words import CLANS, HEROES, NORTH, WILDLINGS, north_name
from hexmoot.rules.terms import NONE
from hexmoot.rules.watch import terms

NUMBERS: dict[type[Move], int] = {
    Guard: terms.POST,
    Patrol: terms.PATROL,
    Recruits: terms.RECRUIT,
    **dict.fromkeys((Commander, Steward, Scholar, Builder, Arms, Seer), terms.HERO),
    **dict.fromkeys((Rebel, Pathfinder, Archer, Recruiter, Tracker), terms.HERO),
    Flip: terms.CHOOSE,
    TakeHero: terms.CHOOSE,
    Pick: terms.PICK,
    Pass: terms.PICK,
    Token: terms.TOKEN,
}


def write_own(row: Any, move: Move, shape: Shape) -> None:
    """Fills in the fields of a move of this game's own."""
    if row.kind == terms.HERO:
        row.mask = HEROES.index(type(move).__name__.lower())
    if isinstance(move, Guard | Recruits | Recruiter | Arms):
        row.place = move.section - 1
    elif isinstance(move, Patrol | Archer):
        row.place = shape.hex_by_name.get(move.hex, NONE)
    elif isinstance(move, Commander):
        row.place, row.target = KINDS.index(move.kind), sum(1 << seat - 1 for seat in move.of)
    elif isinstance(move, Steward):
        row.place, row.target = KINDS.index(move.give), KINDS.index(move.take)
    elif isinstance(move, Scholar):
        row.place = KINDS.index(move.kind)
    elif isinstance(move, Builder):
        row.place, row.target = shape.side_by_name.get(move.side, NONE), shape.side_by_name.get(move.to, NONE)
    elif isinstance(move, Rebel):
        row.target = move.victim - 1
    elif isinstance(move, Pathfinder):
        row.place = NORTH[move.place]
    elif isinstance(move, TakeHero):
        row.place = HEROES.index(move.hero)
    elif isinstance(move, Flip | Pass):
        row.place = NONE
    elif isinstance(move, Pick):
        row.place = KINDS.index(move.card) if move.card in KINDS else CARDS.index(move.card)
        # Which of the two it is, the stage says to the rules; the letter is kept for whoever reads the row.
        row.target = int(move.card in CARDS)
    elif isinstance(move, Token):
        row.place = CLANS.index(move.clan) * terms.WILDLINGS + WILDLINGS.index(move.wildling)
    if isinstance(move, Arms | Seer):
        row.give = counts_of(move.cards)


_HEROES: dict[int, Callable[[Any, Shape, int], Move]] = {
    terms.COMMANDER: lambda row, shape, seat: Commander(KINDS[row.place], _seats(row.target), seat=seat),
    terms.STEWARD: lambda row, shape, seat: Steward(KINDS[row.place], KINDS[row.target], seat=seat),
    terms.SCHOLAR: lambda row, shape, seat: Scholar(KINDS[row.place], seat=seat),
    terms.BUILDER: lambda row, shape, seat: Builder(
        shape.side_names[row.place], shape.side_names[row.target], seat=seat
    ),
    terms.ARMS: lambda row, shape, seat: Arms(row.place + 1, letters_of(row.give), seat=seat),
    terms.SEER: lambda row, shape, seat: Seer(letters_of(row.give), seat=seat),
    terms.REBEL: lambda row, shape, seat: Rebel(row.target + 1, seat=seat),
    terms.PATHFINDER: lambda row, shape, seat: Pathfinder(north_name(row.place), seat=seat),
    terms.ARCHER: lambda row, shape, seat: Archer(shape.hex_names[row.place], seat=seat),
    terms.RECRUITER: lambda row, shape, seat: Recruiter(row.place + 1, seat=seat),
    terms.TRACKER: lambda row, shape, seat: Tracker(seat=seat),
}


def read_own(row: Any, shape: Shape) -> Move:
    """The move that a row of this game's own stands for."""
    seat = row.seat + 1
    if row.kind == terms.HERO:
        return _HEROES[row.mask](row, shape, seat)
    if row.kind == terms.POST:
        return Guard(row.place + 1, seat=seat)
    if row.kind == terms.PATROL:
        return Patrol(shape.hex_names[row.place], seat=seat)
    if row.kind == terms.RECRUIT:
        return Recruits(row.place + 1, seat=seat)
    if row.kind == terms.CHOOSE:
        return Flip(seat=seat) if row.place == terms.FLIP else TakeHero(HEROES[row.place], seat=seat)
    if row.kind == terms.PICK:
        return (
            Pass(seat=seat) if row.place == terms.PASS else Pick((CARDS if row.target else KINDS)[row.place], seat=seat)
        )
    clan, wildling = divmod(row.place, terms.WILDLINGS)
    return Token(CLANS[clan], WILDLINGS[wildling])


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat + 1 for seat in range(mask.bit_length()) if mask >> seat & 1)
