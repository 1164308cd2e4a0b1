"""Small northern positions with every roll, and with every rush: the engine does what the rule book says.

Exhaustive is what a roll meets at its section: none to three guards, every queue that they hold back, none to two
breaches, and both rulings about a giant's blow; in a rush the same at both sections, with none to two guards each and
every two kinds in front. Chosen few are the owners of the guards, how the South is filled and with which limit, and who
stands behind in the camps; the sections that a roll or a rush does not reach are empty. The rule book's words are in
`literal.py`, written down without a look at the engine.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from hexmoot.notation.watch_words import ENDINGS, WILDLINGS
from hexmoot.rules import records
from hexmoot.rules.fast import INTERPRETED
from hexmoot.rules.records import Log
from hexmoot.rules.terms import DICE
from hexmoot.rules.watch import terms
from tests.watch.literal import CLAN_OF_TRAIL, SECTION_OF_TRAIL, TRAILS_OF_A_RUSH, North
from tests.watch.table import position

# The interpreter has no memory to write fields into.
pytestmark = pytest.mark.skipif(INTERPRETED, reason="for compiled rules")

# Guards of seats 1, 2 and 3 on the lowest spaces, so many.
GUARDS: tuple[list[int], ...] = ([], [1], [2, 1], [3, 2, 1])
# None, one at each way's beginning, and six all over the land: one short of the lower limit, two of the higher.
FOUR = {"B6": "regular", "B8": "giant", "B10": "climber", "B12": "regular"}
SIX = {"B6": "regular", "C7": "regular", "C9": "climber", "D14": "giant", "E3": "regular", "E13": "regular"}
GIFTS: tuple[tuple[int, dict[str, str]], ...] = ((7, {}), (7, FOUR), (7, SIX), (8, SIX))


# The fields of the record beside the state that the rule book's words know.
TAKEN = {
    *("gift_limit", "giant_closes_ranks", "guard", "camp", "camp_size", "waiting", "waiting_size", "wild", "peaks"),
    *("breaches", "ending"),
}


class Bench:
    """Puts a northern position into the engine, makes one move, and reads the position back.

    One state and one record beside it lie in memory for all positions, and fields are written straight into them: what
    is compared is most of the time, and carrying whole records over would take three times as long.
    """

    def __init__(self, stage: str, still_open: str = "-") -> None:
        # Without the scholar, who would be asked before the die is resolved.
        heroes = "builder,archer,steward,commander"
        game = position(stage=stage, still_open=still_open, heroes=heroes, rolled=stage == "revealing")
        self.start = game.start
        self.state, self.states = game.states.copy(), game.states.copy()
        self.extra, self.extras = game.extras.copy(), game.extras.copy()
        self.field = {name: self.extras[name] for name in self.extras.dtype.names}
        self.names = game.start.shape.hex_names
        self.at = game.start.shape.hex_by_name
        self.moves, self.logs = records.Move.array(1), Log.array(1)

    def after(self, north: North, kind: int, place: int, target: int, mask: int) -> North:
        for name, value in (("kind", kind), ("place", place), ("target", target), ("mask", mask)):
            self.moves[name] = value
        self.states[0], self.extras[0] = self.state[0], self.extra[0]
        # The points of the guards lie beside the Wall.
        self.states["score"][0][:4] = [north.points(seat) for seat in (1, 2, 3, 4)]
        self.put(north)
        self.start.engine.make_move(self.states, self.start.board, self.extras, self.moves, 0, self.logs)
        found = self.take()
        if found.ended:
            found.winner = int(self.states["winner"][0]) + 1
        return found

    def put(self, north: North) -> None:
        field, sections = self.field, (1, 2, 3, 4)
        field["gift_limit"][0], field["giant_closes_ranks"][0] = north.gift_limit, north.giant_closes_ranks
        field["breaches"][0] = north.breaches
        field["peaks"][0] = [north.peaks[name] for name in WILDLINGS]
        field["guard"][0] = [[guard - 1 for guard in north.wall[section]] for section in sections]
        field["guards"][0] = [5 - north.wall[section].count(0) for section in sections]
        field["waiting_size"][0] = [len(north.clearings[section]) for section in sections]
        for section in sections:
            for waiting, trail in enumerate(north.clearings[section]):
                field["waiting"][0][section - 1][waiting] = trail - 1
        field["camp_size"][0] = [len(north.camps[clan]) for clan in (1, 2, 3)]
        for clan, camp in north.camps.items():
            for space, name in enumerate(camp):
                field["camp"][0][clan - 1][space] = WILDLINGS.index(name)
        for name, wildling in north.gift.items():
            field["wild"][0][WILDLINGS.index(wildling)] |= 1 << self.at[name]
        posted = [guard for spaces in north.wall.values() for guard in spaces]
        field["guards_left"][0][:4] = [7 - posted.count(seat) for seat in (1, 2, 3, 4)]

    def take(self) -> North:
        field = {name: values[0].tolist() for name, values in self.field.items() if name in TAKEN}
        return North(
            gift_limit=field["gift_limit"],
            giant_closes_ranks=bool(field["giant_closes_ranks"]),
            wall={section + 1: [guard + 1 for guard in field["guard"][section]] for section in range(4)},
            camps={
                clan + 1: [WILDLINGS[kind] for kind in field["camp"][clan][: field["camp_size"][clan]]]
                for clan in range(3)
            },
            clearings={
                section + 1: [trail + 1 for trail in field["waiting"][section][: field["waiting_size"][section]]]
                for section in range(4)
            },
            gift={
                self.names[place]: WILDLINGS[kind]
                for kind, mask in enumerate(field["wild"])
                for place in range(mask.bit_length())
                if mask >> place & 1
            },
            peaks=dict(zip(WILDLINGS, field["peaks"], strict=True)),
            breaches=field["breaches"],
            ended=ENDINGS[field["ending"]] if field["ending"] else "",
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


def rushed(clan: int) -> Iterator[North]:
    """The small positions around the two sections of a rush.

    Each section has up to two guards and every queue that they hold, at every number of breaches, with each of the
    chosen fillings of the South, with both rulings about a giant's blow, and with all kinds in the two camps in front.
    Who is behind these two only moves up, which has a test of its own.
    """
    one, two = (SECTION_OF_TRAIL[trail] for trail in TRAILS_OF_A_RUSH[clan])
    west, east = ([(guards, queue) for guards in GUARDS[:3] for queue in queues(at, len(guards))] for at in (one, two))
    for first, second, breaches, (limit, gift), closes in product(west, east, range(3), GIFTS, (True, False)):
        for front in product(WILDLINGS, repeat=2):
            north = North(gift_limit=limit, giant_closes_ranks=closes, gift=dict(gift), breaches=breaches)
            held(one, north, *first)
            held(two, north, *second)
            north.camps[clan] = [*front, "giant", "regular"]
            yield north


@pytest.mark.slow
@pytest.mark.parametrize("die", range(1, 9))
def test_every_roll_in_every_small_position(die: int) -> None:
    bench = Bench("rolling")
    for north in norths(SECTION_OF_TRAIL[die]):
        # Whoever is behind moves up, which the guards have nothing to do with: two are enough to see it.
        for camp in (["regular"], ["climber"], ["giant", "regular", "climber"]):
            before = north.copy()
            before.camps[CLAN_OF_TRAIL[die]] = list(camp)
            expected = before.copy()
            expected.die(die)
            # A 2: only the mountains in the far corner would yield, and no seat is asked for anything.
            assert bench.after(before, DICE, 1, 1, die) == expected, before


@pytest.mark.parametrize("die", range(1, 13))
def test_a_trail_of_an_empty_camp_and_a_number_without_a_trail_move_nobody(die: int) -> None:
    bench = Bench("rolling")
    for north in norths(SECTION_OF_TRAIL.get(die, 1)):
        north.camps = {clan: [] if clan == CLAN_OF_TRAIL.get(die) else ["giant"] for clan in (1, 2, 3)}
        assert bench.after(north, DICE, 1, 1, die) == north


@pytest.mark.slow
@pytest.mark.parametrize("clan", [1, 2, 3])
def test_every_rush_in_every_small_position(clan: int) -> None:
    bench = Bench("revealing", "reveal=10,then=main")
    token = len(WILDLINGS) * (clan - 1) + WILDLINGS.index("climber")
    for before in rushed(clan):
        expected = before.copy()
        expected.join(clan, "climber")
        assert bench.after(before, terms.TOKEN, token, 0, 0) == expected, before


@pytest.mark.parametrize("clan", [1, 2, 3])
def test_whoever_is_behind_a_rush_moves_up(clan: int) -> None:
    bench = Bench("revealing", "reveal=10,then=main")
    for front, behind, fifth in product(("regular", "giant"), product(WILDLINGS, repeat=3), WILDLINGS):
        before = North()
        before.camps[clan] = [front, *behind]
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
