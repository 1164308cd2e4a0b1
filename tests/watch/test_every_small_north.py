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
from hexmoot.rules.watch import terms
from tests.watch.literal import CLAN_OF_TRAIL, SECTION_OF_TRAIL, TRAILS_OF_A_RUSH, North
from tests.watch.table import position

# Guards of seats 1, 2 and 3 on the lowest spaces, so many.
GUARDS: tuple[list[int], ...] = ([], [1], [2, 1], [3, 2, 1])
# None, one at each way's beginning, and two short of the limit, all over the land.
GIFTS: tuple[dict[str, str], ...] = (
    {},
    {"B6": "regular", "B8": "giant", "B10": "climber", "B12": "regular"},
    {"B6": "regular", "C7": "regular", "C9": "climber", "D14": "giant", "E3": "regular", "E13": "regular"},
)


class Bench:
    """Puts a northern position into the engine, makes one move, and reads the position back."""

    def __init__(self, stage: str, still_open: str = "-") -> None:
        # Without the scholar, who would be asked before the die is resolved.
        heroes = "builder,archer,steward,commander"
        game = position(stage=stage, still_open=still_open, heroes=heroes, rolled=stage == "revealing")
        self.start, self.states, self.extras = game.start, game.states, game.extras
        self.names = game.start.shape.hex_names
        self.at = game.start.shape.hex_by_name

    def after(self, north: North, kind: int, place: int, target: int, mask: int) -> North:
        move: Any = records.Move()
        move.kind, move.place, move.target, move.mask = kind, place, target, mask
        moves = records.Move.array(1)
        move.write(moves)
        states, extras = duplicate(self.states), duplicate(self.extras)
        self.put(north).write(extras)
        self.start.engine.make_move(states, self.start.board, extras, moves, 0, Log.array(1))
        return self.take(self.start.engine.Extra.read(extras))

    def put(self, north: North) -> Any:
        extra = self.start.engine.Extra.read(self.extras)
        extra.gift_limit, extra.giant_closes_ranks = north.gift_limit, int(north.giant_closes_ranks)
        extra.breaches = north.breaches
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
            breaches=extra.breaches,
            ended=ENDINGS[extra.ending] if extra.ending else "",
        )


def queues(section: int, guards: int) -> Iterator[list[int]]:
    """Every queue that so many guards hold back."""
    trails = [trail for trail in SECTION_OF_TRAIL if SECTION_OF_TRAIL[trail] == section]
    for length in range(guards + 1):
        yield from (list(queue) for queue in product(trails, repeat=length))


def norths(section: int) -> Iterator[North]:
    """Small positions around a section; the other sections have no guards."""
    for guards, gift, breaches, closes in product(GUARDS, GIFTS, range(3), (True, False)):
        for queue in queues(section, len(guards)):
            north = North(giant_closes_ranks=closes, gift=dict(gift), breaches=breaches)
            north.wall[section] = [*guards, *[0] * (5 - len(guards))]
            if guards and not closes:
                # A gap, as a giant leaves it.
                north.wall[section] = [0, *guards, *[0] * (4 - len(guards))]
            north.clearings[section] = queue
            yield north


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
            assert bench.after(before, 22, 1, 1, die) == expected, before


@pytest.mark.slow
@pytest.mark.parametrize("clan", [1, 2, 3])
def test_every_fifth_wildling_in_every_small_position(clan: int) -> None:
    bench = Bench("revealing", "reveal=10,then=main")
    sections = [SECTION_OF_TRAIL[trail] for trail in TRAILS_OF_A_RUSH[clan]]
    for north in (north for section in sections for north in norths(section) if north.breaches != 1):
        for first, second in product(WILDLINGS, repeat=2):
            before = north.copy()
            before.camps[clan] = [first, second, "regular", "climber"]
            expected = before.copy()
            expected.join(clan, "regular")
            assert bench.after(before, terms.TOKEN, 3 * (clan - 1), 0, 0) == expected, before


def test_the_slow_words_know_the_examples_of_the_source() -> None:
    north = North()
    north.wall[3] = [1, 2, 0, 0, 0]
    north.clearings[3] = [5, 6]
    north.camps[2] = ["regular"]
    north.die(5)
    assert (north.wall[3], set(north.gift), north.breaches) == ([2, 0, 0, 0, 0], {"B10", "C11", "C9"}, 1)
