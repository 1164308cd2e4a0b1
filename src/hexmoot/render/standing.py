"""How each seat stands, as far as the viewer may know."""

from collections.abc import Sequence
from dataclasses import dataclass

from hexmoot.editions.boards import colours
from hexmoot.notation.position import Position
from hexmoot.render.words import CARDS, KINDS, Words
from hexmoot.rules.terms import KNIGHT, NONE, OVER, POINT
from hexmoot.rules.watch.wall import GUARDS, ONE_POINT, TWO_POINTS


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat. `hand`, `cards` and `fresh` are None where only their sizes are known."""

    seat: int
    colour: str
    at_turn: bool
    points: int
    hidden_points: int
    hand: tuple[int, ...] | None
    hand_size: int
    cards: tuple[int, ...] | None
    card_size: int
    fresh: tuple[int, ...] | None
    fresh_size: int
    knights: int
    road: int
    # Settlements, cities, roads; and guards, where there is a Wall.
    left: tuple[int, ...]
    has_longest: bool
    has_army: bool
    guards: int
    guard_points: int

    def awards(self, words: Words) -> list[str]:
        """The special cards, and guards that bring points: with the buildings, all that a score is made of."""
        held = (("longest", self.has_longest), ("army", self.has_army))
        guards = [words("guard_points", count=self.guards, points=self.guard_points)] if self.guard_points else []
        return [*(words(name) for name, has in held if has), *guards]

    def card_names(self, words: Words) -> list[str]:
        """The faces of the development cards with their numbers, those bought in this turn apart; none if unknown."""
        if self.cards is None or self.fresh is None:
            return []
        old = [count - new for count, new in zip(self.cards, self.fresh, strict=True)]
        names = [words(name) for name in CARDS]
        return counted(old, names, words) + counted(self.fresh, [words("new_card", card=n) for n in names], words)

    def hand_names(self, words: Words) -> list[str]:
        """The kinds in the hand with their numbers; none if unknown."""
        return counted(self.hand or (), [words(name) for name in KINDS], words)


def seat_colours(position: Position) -> tuple[str, ...]:
    """The colours of the seats in play."""
    fixed = position.edition.options["setup"] == "fixed"
    return colours(max(2, position.seats), fixed=fixed)


def actor(position: Position) -> int:
    """The seat whose turn it is, or who builds after another's."""
    state = position.state
    return int(state.turn if state.builder == NONE else state.builder)


def is_open(position: Position, seat: int) -> bool:
    """Whether the viewer knows the seat's cards: only the own ones, or all when the game is over (WIN-04)."""
    state = position.state
    if position.sees(seat):
        return True
    told = sum(state.hand[seat]) == state.hand_size[seat] and sum(state.cards[seat]) == state.card_size[seat]
    return bool(state.stage == OVER and told)


def standings(position: Position) -> list[Standing]:
    """All seats, in their order."""
    return [_standing(position, seat, colour) for seat, colour in enumerate(seat_colours(position)[: position.seats])]


def _standing(position: Position, seat: int, colour: str) -> Standing:
    state = position.state
    known = is_open(position, seat)
    acts = seat == actor(position)
    none = (0,) * len(CARDS)
    unseen = state.cards[seat][POINT] if known else 0
    # WIN-04: at the end every card is open, and the points are plain totals.
    is_over = state.stage == OVER
    pieces = (state.settlements_left[seat], state.cities_left[seat], state.roads_left[seat])
    stock = () if position.extra is None else (position.extra.guards_left[seat],)
    guards = GUARDS - stock[0] if stock else 0
    return Standing(
        seat=seat,
        colour=colour,
        at_turn=acts,
        points=state.score[seat] + (unseen if is_over else 0),
        hidden_points=0 if is_over else unseen,
        hand=tuple(state.hand[seat]) if known else None,
        hand_size=state.hand_size[seat],
        cards=tuple(state.cards[seat]) if known else None,
        card_size=state.card_size[seat],
        fresh=(tuple(state.fresh) if acts else none) if known else None,
        fresh_size=state.fresh_size if acts else 0,
        knights=state.played[seat][KNIGHT],
        road=state.road_length[seat],
        left=(*pieces, *stock),
        has_longest=state.longest == seat,
        has_army=state.army == seat,
        guards=guards,
        guard_points=(guards >= ONE_POINT) + (guards >= TWO_POINTS),
    )


def counted(counts: Sequence[int], names: Sequence[str], words: Words) -> list[str]:
    """`2 knight`, `1 monopoly`: what there is, with its number."""
    return [words("counted", count=n, thing=name) for n, name in zip(counts, names, strict=False) if n]
