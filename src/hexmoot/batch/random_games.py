"""Random games in bulk: the compiled loop, with its buffers."""

from dataclasses import dataclass
from typing import Any

from hexmoot.batch.start import WATCH, Start
from hexmoot.deal.dealer import Dealer
from hexmoot.deal.seeds import check_seed
from hexmoot.rules.record import numbers
from hexmoot.rules.records import LOG_ROWS, Log, Move, State
from hexmoot.rules.watch.terms import BY_POINTS

# A random game of four takes some 1 300 plies; one that takes this many is given up and counted as unfinished.
LONGEST = 200_000
# Nearly every list of moves fits; of a longer one, a single move is listed once more.
ROOM = 64


@dataclass(frozen=True)
class Tally:
    """What a number of games came to. `trace` is a hash over all their moves and outcomes."""

    games: int
    decisions: int
    outcomes: int
    turns: int
    trace: int
    unfinished: int
    wins: tuple[int, ...]
    # Of a game that can end in several ways: how many ended by each, and the guards on the Wall at all ends together.
    endings: tuple[int, ...] = ()
    guards: int = 0


def random_games(start: Start, seed: int, first: int, count: int) -> Tally:
    """Plays the games `first` to `first + count - 1` of the run with this seed, all seats at random, without offers."""
    check_seed(seed)
    engine = start.engine
    tallies = numbers(engine.TALLIES)
    extras = start.extras()
    # A start is shared, and dealing shuffles within the layout.
    room = (start.layout.copy(), Dealer.array(1), Move.array(ROOM), _logs(engine.READS_LOG))
    endings, guards = [0] * (BY_POINTS + 1), 0
    # Where the end has more to tell than who won, it is looked at game by game.
    step = 1 if start.edition.game == WATCH else max(1, count)
    for game in range(first, first + count, step):
        engine.play_games(
            start.state, State.array(1), start.board, start.extras(), extras, *room, seed, game, step, LONGEST, tallies
        )
        if start.edition.game == WATCH:
            extra = engine.Extra.read(extras)
            endings[extra.ending] += 1
            guards += sum(extra.guards)
    found = [int(tally) for tally in tallies]
    wins = tuple(found[engine.WINS : engine.WINS + start.seats])
    return Tally(
        games=found[engine.GAMES],
        decisions=found[engine.DECISIONS],
        outcomes=found[engine.OUTCOMES],
        turns=found[engine.TURNS],
        trace=found[engine.TRACE],
        unfinished=found[engine.UNFINISHED],
        wins=wins,
        endings=tuple(endings[1:]) if start.edition.game == WATCH else (),
        guards=guards,
    )


def _logs(wanted: bool) -> Any:
    """A log that only a driver which reads it has to write."""
    log: Any = Log()
    log.size = LOG_ROWS if wanted else 0
    logs = Log.array(1)
    log.write(logs)
    return logs
