"""Writes `suites/records`: one golden game an edition, and one short game for every way in which a game can end.

    python suites/make_records.py [--into FOLDER] [NAME ...]

Every game is played through the face by chance alone, all of it from the dealer of one numbered game of one run, so
the same rules always write the same files. When a change of the rules raises a ruleset, run this again and look at
the difference. Random play is the batch loop's: a game that ends in the way that is wanted is found there, at
thousands of games a second, and then played again through the face and written down.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import hexmoot as hx
from hexmoot.batch.start import Start, read_extra, start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.notation.letters import KINDS
from hexmoot.rules import records, terms
from hexmoot.rules.record import numbers
from hexmoot.rules.records import Log, State
from hexmoot.rules.watch.terms import BY_BREACHES, BY_POINTS, SPACES

FOLDER = Path(__file__).parent / "records"
SEED = 2
MOST_PLIES = 5000
MOST_GAMES = 2_000_000
# Of so many decisions in the midst of a turn, one is an offer to the others.
OFFER_EVERY = 6

OptionValues = Mapping[str, str | int | bool]


@dataclass(frozen=True)
class Recipe:
    """A golden game. `number` is where to look first in the run; the first game from there that fits is written."""

    edition: str
    seats: int = 4
    options: OptionValues = field(default_factory=dict)
    number: int = 0


EDITIONS = {
    "edition-k-base-4": Recipe("k-base"),
    "edition-k-base-5": Recipe("k-base", 5, {"victory_points": 7}),
    "edition-k-base-6": Recipe("k-base", 6, {"victory_points": 6}),
    "edition-k-base-5-paired": Recipe("k-base", 5, {"extra_build": "paired", "victory_points": 6}),
    "edition-k-base-6-paired": Recipe("k-base", 6, {"extra_build": "paired", "victory_points": 6}),
    "edition-k-first-4": Recipe("k-first"),
    "edition-z-base-4": Recipe("z-base"),
    "edition-z-base-2": Recipe("z-base", 2, {"players": 2, "victory_points": 7}),
    "edition-z-first-3": Recipe("z-first", 3),
    "edition-j-base-3": Recipe("j-base", 3),
    "edition-u-base-4": Recipe("u-base"),
    "edition-w-base-4": Recipe("w-base"),
    "edition-w-base-3": Recipe("w-base", 3, {"gift_map": "shuffled", "giant_closes_ranks": False}),
    "edition-w-plain-4": Recipe("w-plain", 4, {"victory_points": 7}),
}
_THREE: dict[str, str | int | bool] = {"victory_points": 3}
_FOUR: OptionValues = {"victory_points": 4}
_DECLARED: OptionValues = {"victory_points": 3, "win_claim": "declared"}
ENDINGS = {
    "settlement": Recipe("z-base", 3, _THREE, 2787),
    "city": Recipe("z-base", 3, _THREE, 3628),
    "victory-card-bought": Recipe("z-base", 3, _THREE, 197),
    "longest-road": Recipe("z-base", 3, _FOUR, 878),
    "road-building-first-road": Recipe("z-base", 3, _FOUR, 2094),
    "road-building-last-road": Recipe("z-base", 3, _FOUR, 2588),
    "largest-army-before-the-roll": Recipe("z-base", 3, _FOUR, 427),
    "largest-army-after-the-roll": Recipe("z-base", 3, _FOUR, 3923),
    "start-of-turn-after-a-road-was-cut": Recipe("z-base", 4, {"victory_points": 6}, 974),
    "start-of-turn-after-special-building": Recipe("k-base", 5, _THREE, 1227),
    "start-of-turn-after-a-paired-turn": Recipe("k-base", 5, _THREE | {"extra_build": "paired"}, 1385),
    "declared": Recipe("z-base", 3, _DECLARED, 247),
    "declared-before-the-roll": Recipe("z-base", 3, _DECLARED, 197),
    "declared-in-the-middle-of-a-card": Recipe("z-base", 3, _DECLARED, 2104),
    # The second game: three ways to end, and what decides between equally many guards.
    "watch-points": Recipe("w-base", 3, {}, 2706),
    "watch-breaches": Recipe("w-base", 4, {}, 6771),
    "watch-gift": Recipe("w-base", 3, {}, 1662),
    "watch-tie-points": Recipe("w-base", 3, {}, 874),
    "watch-tie-space": Recipe("w-base", 4, {}, 10426),
    "watch-tie-west": Recipe("w-base", 3, {}, 516),
    "watch-tie-lower": Recipe("w-base", 3, {}, 1502),
    "watch-tie-order": Recipe("w-base", 3, {}, 0),
}


def ending_of(before: Any, after: Any, own_turn: Any) -> str:
    """How a game ended, from its last position, the one before it, and the one that the winner's own turn had left."""
    if before.win_claim == terms.DECLARED:
        middle = before.stage in (terms.LAYING, terms.ROBBING, terms.DISCARDING)
        return (
            "declared-in-the-middle-of-a-card"
            if middle and before.card_played
            else ("declared-before-the-roll" if before.stage == terms.BEFORE_ROLL else "declared")
        )
    if before.turn != after.turn:
        return _off_turn(own_turn, after)
    if before.army != after.army:
        return "largest-army-after-the-roll" if before.rolled else "largest-army-before-the-roll"
    if before.corner != after.corner:
        grown = sum(holder & 1 for holder in after.corner if holder != terms.FREE)
        were = sum(holder & 1 for holder in before.corner if holder != terms.FREE)
        return "city" if grown > were else "settlement"
    if before.road != after.road:
        if before.stage != terms.LAYING:
            return "longest-road"
        return "road-building-first-road" if before.free_roads == 2 else "road-building-last-road"
    return "victory-card-bought"


def _off_turn(own_turn: Any, after: Any) -> str:
    """What brought the points before the winner's turn came."""
    winner = after.winner
    if after.longest == winner != own_turn.longest and after.road.count(winner) == own_turn.road.count(winner):
        return "start-of-turn-after-a-road-was-cut"
    if after.extra_build == terms.EXTRA_PAIRED:
        return "start-of-turn-after-a-paired-turn"
    return "start-of-turn-after-special-building" if after.extra_build == terms.EXTRA_PHASE else "start-of-turn"


def watch_ending(state: Any, extra: Any) -> str:
    """How a game of the second kind ended: by points, or by the Wall, and then what decided a tie of the first two."""
    if extra.ending == BY_POINTS:
        return "watch-points"
    guards = [sum(spaces.count(seat) for spaces in extra.guard) for seat in range(state.seats)]
    rivals = [seat for seat in range(state.seats) if guards[seat] == max(guards)]
    if len(rivals) == 1:
        return "watch-breaches" if extra.ending == BY_BREACHES else "watch-gift"
    ranks = (("points", _behind), ("space", _lowest_space), ("west", _furthest_west), ("lower", _lower_there))
    for name, rank in ranks:
        best = min(rank(state, extra, seat) for seat in rivals)
        rivals = [seat for seat in rivals if rank(state, extra, seat) == best]
        if len(rivals) == 1:
            return f"watch-tie-{name}"
    return "watch-tie-order"


def _behind(state: Any, _extra: Any, seat: int) -> int:
    return -int(state.score[seat] + state.cards[seat][terms.POINT])


def _lowest_space(_state: Any, extra: Any, seat: int) -> int:
    return min((spaces.index(seat) for spaces in extra.guard if seat in spaces), default=SPACES)


def _furthest_west(_state: Any, extra: Any, seat: int) -> int:
    return min((section for section, spaces in enumerate(extra.guard) if seat in spaces), default=SPACES)


def _lower_there(_state: Any, extra: Any, seat: int) -> int:
    """The lowest space of a seat in its section furthest west."""
    return next((spaces.index(seat) for spaces in extra.guard if seat in spaces), SPACES)


class Batch:
    """Random games of one recipe in the batch loop."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.states, self.dealers = start.state.copy(), Dealer.array(1)
        self.extras = start.extras()
        self.out = records.Move.array(512)
        self.logs = Log.array(1)

    def play(self, number: int, limit: int) -> tuple[int, int]:
        """Plays a game of the run, at most so many plies; how many it took, and how many turns were ended."""
        engine = self.start.engine
        tallies = numbers(engine.TALLIES)
        engine.play_games(
            self.start.state,
            self.states,
            self.start.board,
            self.start.extras(),
            self.extras,
            self.start.layout,
            self.dealers,
            self.out,
            self.logs,
            SEED,
            number,
            1,
            limit,
            tallies,
        )
        return int(tallies[engine.DECISIONS] + tallies[engine.OUTCOMES]), int(tallies[engine.TURNS])

    def state_after(self, number: int, plies: int) -> Any:
        self.play(number, plies)
        return State.read(self.states)

    def ending(self, number: int) -> str | None:
        """How a game ends, if it does."""
        plies, turns = self.play(number, MOST_PLIES)
        after = State.read(self.states)
        if after.stage != terms.OVER:
            return None
        extra = read_extra(self.start, self.extras)
        if extra is not None:
            return watch_ending(after, extra)
        before = self.state_after(number, plies - 1)
        own_turn = before
        if before.turn != after.turn and before.extra_build == terms.EXTRA_NONE:
            # The end of the winner's turn before, to see what the others' turns have changed since.
            low, high = 0, plies - 1
            while low < high:
                middle = (low + high) // 2
                if self.play(number, middle)[1] <= turns - before.seats:
                    low = middle + 1
                else:
                    high = middle
            own_turn = self.state_after(number, low)
        return ending_of(before, after, own_turn)


def find(recipe: Recipe, ending: str) -> int:
    """The first game of the run, from the recipe's number on, that ends so."""
    batch = Batch(start_of(resolve(recipe.edition, recipe.options), recipe.seats))
    for number in range(recipe.number, MOST_GAMES):
        if batch.ending(number) == ending:
            return number
    raise ValueError(f"no game of {recipe} ends by {ending}")


def random_ply(game: hx.Game) -> None:
    """The batch loop's play: any legal move of the seat that is asked first."""
    moves = list(game.legal_moves(min(game.actors)))
    game.push(moves[game.dealer.below("bots", len(moves))])


def lively_ply(game: hx.Game) -> None:
    """Builds whenever it can, answers every offer, makes some, and does the rest by chance."""
    deal = game.dealer.below
    open_offers = [move for move in game.legal_moves if isinstance(move, hx.Yes | hx.No | hx.Take | hx.Close)]
    if open_offers and deal("bots", 3):
        game.push(open_offers[deal("bots", len(open_offers))])
        return
    seat = min(game.actors)
    if game.state.stage == terms.MAIN and deal("bots", OFFER_EVERY) == 0:
        offer = _offer(game)
        if offer in game.legal_moves:
            game.push(offer)
            return
    moves = list(game.legal_moves(seat))
    building = [move for move in moves if isinstance(move, hx.City | hx.Settle | hx.Buy)]
    chosen = building or moves
    game.push(chosen[deal("bots", len(chosen))])


def _offer(game: hx.Game) -> hx.Offer:
    deal = game.dealer.below
    seat = deal("bots", game.seats)
    give = deal("bots", terms.KINDS)
    take = (give + 1 + deal("bots", terms.KINDS - 1)) % terms.KINDS
    return hx.Offer(KINDS[give], KINDS[take], seat=seat + 1)


def play(recipe: Recipe, number: int, ply: Callable[[hx.Game], None]) -> hx.Game:
    """The game with this number of the run, to its end."""
    dealer = hx.SeedDealer(SEED, number)
    game = hx.Game(recipe.edition, seats=recipe.seats, options=recipe.options, dealer=dealer)
    while game.result() is None and len(game.plies) < MOST_PLIES:
        if game.awaits_chance:
            game.deal()
        else:
            ply(game)
    return game


def careless_ply(game: hx.Game) -> None:
    """Builds whenever it can, but never a guard beyond the first, and uses no hero."""
    moves = list(game.legal_moves(min(game.actors)))
    building = [move for move in moves if isinstance(move, hx.City | hx.Settle)]
    guards = [move for move in moves if isinstance(move, hx.Guard)]
    others = [move for move in moves if not isinstance(move, hx.Guard | hx.Recruits) and not move.code.startswith("h:")]
    chosen = guards if game.stage == "guarding" else building or others or moves
    game.push(chosen[game.dealer.below("bots", len(chosen))])


def unlucky_chance(game: hx.Game) -> None:
    """What brings the Wall down: giants while guards stand, then regulars; and the die that sends them on."""
    outcomes = [move for move, _ in game.chance]
    if game.stage == "revealing":
        wanted = "giant" if sum(game.extra.guards) > sum(camp.count(2) for camp in game.extra.camp) else "regular"
        fitting = [move for move in outcomes if isinstance(move, hx.Token) and move.wildling == wanted]
    else:
        dice = [move for move in outcomes if isinstance(move, hx.Dice) and move.one + move.two != 7]
        fitting = [move for move in dice if move.wild == _useful_die(game)] if dice else []
    chosen = fitting or outcomes
    game.push(chosen[game.dealer.below("bots", len(chosen))])


def _useful_die(game: hx.Game) -> int:
    """A trail by which a giant finds a guard, or a regular finds none; 12 if there is no such trail."""
    extra = game.extra
    for trail in range(len(extra.trail_clan)):
        clan, section = extra.trail_clan[trail], extra.trail_section[trail]
        if extra.camp_size[clan] and (extra.camp[clan][0] == 2) == (extra.guards[section] > 0):
            return trail + 1
    return 12


def steered(recipe: Recipe, ending: str) -> hx.Game:
    """A game that chance alone would bring about too seldom: the first one from the recipe's number on."""
    for number in range(recipe.number, MOST_GAMES):
        dealer = hx.SeedDealer(SEED, number)
        game = hx.Game(recipe.edition, seats=recipe.seats, options=recipe.options, dealer=dealer)
        while game.result() is None and len(game.plies) < MOST_PLIES:
            (unlucky_chance if game.awaits_chance else careless_ply)(game)
        if game.result() is not None and watch_ending(game.state, game.extra) == ending:
            return game
    raise ValueError(f"no game of {recipe} ends by {ending}")


def golden(name: str) -> hx.Game:
    """The game that belongs into the file of this name."""
    if name in EDITIONS:
        return play(EDITIONS[name], EDITIONS[name].number, lively_ply)
    ending = name.removeprefix("ending-")
    if ending == "watch-tie-order":
        return steered(ENDINGS[ending], ending)
    return play(ENDINGS[ending], find(ENDINGS[ending], ending), random_ply)


def names() -> list[str]:
    """All golden games, by the names of their files."""
    return [*EDITIONS, *(f"ending-{ending}" for ending in ENDINGS)]


def main() -> None:
    """Writes the files, or those that are named."""
    parser = argparse.ArgumentParser(description="Write the golden games anew.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the files to write, without .hgn; all by default")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write to")
    given = parser.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    for name in given.names or names():
        game = golden(name)
        (given.into / f"{name}.hgn").write_text(game.record().hgn(), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(game.plies)} plies, {game.result()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
