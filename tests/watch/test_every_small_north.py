"""Every small northern position, with every roll and every token: the engine does what the rule book says.

The rule book's words are in `literal.py`, written down without a look at the engine.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from hexmoot.notation.watch_words import ENDINGS, WILDLINGS
from hexmoot.rules import records
from hexmoot.rules.record import duplicate
from hexmoot.rules.records import Log
from hexmoot.rules.terms import DICE
from hexmoot.rules.watch import terms
from tests.watch.literal import CLAN_OF_TRAIL, SECTION_OF_TRAIL, TRAILS_OF_A_RUSH, North
from tests.watch.table import position

# Guards of seats 1, 2 and 3 on the lowest spaces, so many.
GUARDS: tuple[list[int], ...] = ([], [1], [2, 1], [3, 2, 1])
# None, one at each way's beginning, and six all over the land: one short of the lower limit, two of the higher.
FOUR = {"B6": "regular", "B8": "giant", "B10": "climber", "B12": "regular"}
SIX = {"B6": "regular", "C7": "regular", "C9": "climber", "D14": "giant", "E3": "regular", "E13": "regular"}
GIFTS: tuple[tuple[int, dict[str, str]], ...] = ((7, {}), (7, FOUR), (7, SIX), (8, SIX))


class Bench:
    """Puts a northern position into the engine, makes one move, and reads the position back."""

    def __init__(self, stage: str, still_open: str = "-") -> None:
        # Without the scholar, who would be asked before the die is resolved.
        heroes = "builder,archer,steward,commander"
        game = position(stage=stage, still_open=still_open, heroes=heroes, rolled=stage == "revealing")
        self.start, self.states, self.extras = game.start, game.states, game.extras
        self.names = game.start.shape.hex_names
        self.at = game.start.shape.hex_by_name
        self.by_points: dict[tuple[int, ...], Any] = {}

    def after(self, north: North, kind: int, place: int, target: int, mask: int) -> North:
        move: Any = records.Move()
        move.kind, move.place, move.target, move.mask = kind, place, target, mask
        moves = records.Move.array(1)
        move.write(moves)
        states, extras = duplicate(self.scored(tuple(map(north.points, (1, 2, 3, 4))))), duplicate(self.extras)
        self.put(north).write(extras)
        self.start.engine.make_move(states, self.start.board, extras, moves, 0, Log.array(1))
        found = self.take(self.start.engine.Extra.read(extras))
        if found.ended:
            found.winner = records.State.read(states).winner + 1
        return found

    def scored(self, points: tuple[int, ...]) -> Any:
        """The state with these points: those of the guards lie beside the Wall."""
        if points not in self.by_points:
            state: Any = records.State.read(self.states)
            state.score[:4] = points
            self.by_points[points] = duplicate(self.states)
            state.write(self.by_points[points])
        return self.by_points[points]

    def put(self, north: North) -> Any:
        extra = self.start.engine.Extra.read(self.extras)
        extra.gift_limit, extra.giant_closes_ranks = north.gift_limit, int(north.giant_closes_ranks)
        extra.breaches = north.breaches
        extra.peaks = [north.peaks[name] for name in WILDLINGS]
        for section, spaces in north.wall.items():
            extra.guard[section - 1] = [guard - 1 for guard in spaces]
            extra.guards[section - 1] = sum(1 for guard in spaces if guard)
            trails = north.clearings[section]
            extra.waiting[section - 1] = [trail - 1 for trail in trails] + [0] * (terms.CROWD - len(trails))
            extra.waiting_size[section - 1] = len(trails)
        for clan, camp in north.camps.items():
            extra.camp[clan - 1] = [WILDLINGS.index(name) for name in camp] + [0] * (terms.CAMPS - len(camp))
            extra.camp_size[clan - 1] = len(camp)
        for name, wildling in north.gift.items():
            extra.wild[WILDLINGS.index(wildling)] |= 1 << self.at[name]
        for seat in range(4):
            extra.guards_left[seat] = 7 - sum(spaces.count(seat + 1) for spaces in north.wall.values())
        return extra

    def take(self, extra: Any) -> North:
        return North(
            gift_limit=extra.gift_limit,
            giant_closes_ranks=bool(extra.giant_closes_ranks),
            wall={section + 1: [guard + 1 for guard in extra.guard[section]] for section in range(4)},
            camps={clan + 1: [WILDLINGS[k] for k in extra.camp[clan][: extra.camp_size[clan]]] for clan in range(3)},
            clearings={s + 1: [trail + 1 for trail in extra.waiting[s][: extra.waiting_size[s]]] for s in range(4)},
            gift={
                self.names[place]: WILDLINGS[kind]
                for kind in range(3)
                for place in range(21)
                if extra.wild[kind] >> place & 1
            },
            peaks=dict(zip(WILDLINGS, extra.peaks, strict=True)),
            breaches=extra.breaches,
            ended=ENDINGS[extra.ending] if extra.ending else "",
        )


def queues(section: int, guards: int) -> Iterator[list[int]]:
    """Every queue that so many guards hold back."""
    trails = [trail for trail in SECTION_OF_TRAIL if SECTION_OF_TRAIL[trail] == section]
    for length in range(guards + 1):
        yield from (list(queue) for queue in product(trails, repeat=length))


def held(section: int, north: North, guards: list[int], queue: list[int]) -> None:
    """Puts guards and those whom they hold back into a section; without closed ranks with a gap, as a giant leaves."""
    gap = [0] if guards and not north.giant_closes_ranks else []
    north.wall[section] = [*gap, *guards, *[0] * (5 - len(gap) - len(guards))]
    north.clearings[section] = list(queue)


def norths(section: int) -> Iterator[North]:
    """Small positions around a section; the other sections have no guards."""
    for guards, (limit, gift), breaches, closes in product(GUARDS, GIFTS, range(3), (True, False)):
        for queue in queues(section, len(guards)):
            north = North(gift_limit=limit, giant_closes_ranks=closes, gift=dict(gift), breaches=breaches)
            held(section, north, guards, queue)
            yield north


def rushed(clan: int) -> Iterator[tuple[North, str]]:
    """Small positions around the two sections of a rush, and who comes as the fifth.

    Each section has up to two guards and every queue that they hold, at every number of breaches, with all kinds in the
    two camps in front. What makes less of a difference takes turns, each at a pace of its own.
    """
    one, two = (SECTION_OF_TRAIL[trail] for trail in TRAILS_OF_A_RUSH[clan])
    pairs = list(product(WILDLINGS, repeat=2))
    west, east = ([(guards, queue) for guards in GUARDS[:3] for queue in queues(at, len(guards))] for at in (one, two))
    for round_, (first, second, breaches) in enumerate(product(west, east, range(3))):
        limit, gift = GIFTS[round_ // 2 % len(GIFTS)]
        for number, front in enumerate(pairs):
            north = North(gift_limit=limit, giant_closes_ranks=round_ % 2 == 0, gift=dict(gift), breaches=breaches)
            held(one, north, *first)
            held(two, north, *second)
            north.camps[clan] = [*front, *pairs[(number + round_ // 3) % len(pairs)]]
            yield north, WILDLINGS[(number + round_ // 6) % len(WILDLINGS)]


@pytest.mark.slow
@pytest.mark.parametrize("die", range(1, 9))
def test_every_roll_in_every_small_position(die: int) -> None:
    bench = Bench("rolling")
    for north in norths(SECTION_OF_TRAIL[die]):
        for camp in ([], ["regular"], ["climber"], ["giant", "regular"], ["regular", "giant", "climber"]):
            before = north.copy()
            before.camps[CLAN_OF_TRAIL[die]] = list(camp)
            expected = before.copy()
            expected.die(die)
            # A 2: only the mountains in the far corner would yield, and no seat is asked for anything.
            assert bench.after(before, DICE, 1, 1, die) == expected, before


@pytest.mark.slow
@pytest.mark.parametrize("clan", [1, 2, 3])
def test_every_fifth_wildling_in_every_small_position(clan: int) -> None:
    bench = Bench("revealing", "reveal=10,then=main")
    for before, fifth in rushed(clan):
        expected = before.copy()
        expected.join(clan, fifth)
        token = len(WILDLINGS) * (clan - 1) + WILDLINGS.index(fifth)
        assert bench.after(before, terms.TOKEN, token, 0, 0) == expected, before


@pytest.mark.parametrize(("shown", "gone"), list(product(WILDLINGS, repeat=2)))
def test_a_token_of_a_kind_that_the_peaks_have_not_brings_nobody(shown: str, gone: str) -> None:
    bench = Bench("revealing", "reveal=10,then=main")
    before = North(camps={1: ["regular"] * 4, 2: [], 3: ["giant"]})
    before.peaks[gone] = 0
    for clan in (1, 2, 3):
        expected = before.copy()
        expected.join(clan, shown)
        assert (expected == before) == (shown == gone)
        token = len(WILDLINGS) * (clan - 1) + WILDLINGS.index(shown)
        assert bench.after(before, terms.TOKEN, token, 0, 0) == expected


def test_the_slow_words_know_the_examples_of_the_source() -> None:
    north = North()
    north.wall[3] = [1, 2, 0, 0, 0]
    north.clearings[3] = [5, 6]
    north.camps[2] = ["regular"]
    north.die(5)
    assert (north.wall[3], set(north.gift), north.breaches) == ([2, 0, 0, 0, 0], {"B10", "C11", "C9"}, 1)
