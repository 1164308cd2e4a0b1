"""Random games in bulk: the compiled loop, with its buffers."""

from dataclasses import dataclass, field
from typing import Any

from hexmoot.batch.start import Start
from hexmoot.deal.dealer import Dealer
from hexmoot.deal.seeds import check_seed
from hexmoot.rules.record import numbers
from hexmoot.rules.records import LOG_ROWS, Log, Move, Nothing, State

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
    # The driver's own record at the end of each game; a driver without one leaves nothing.
    ends: tuple[Any, ...] = field(default=(), repr=False)


def random_games(start: Start, seed: int, first: int, count: int) -> Tally:
    """Plays the games `first` to `first + count - 1` of the run with this seed, all seats at random, without offers."""
    check_seed(seed)
    engine = start.engine
    tallies = numbers(engine.TALLIES)
    extras = engine.Extra.array(count)
    # A start is shared, and dealing shuffles within the layout.
    room = (start.layout.copy(), Dealer.array(1), Move.array(ROOM), _logs(engine.READS_LOG))
    engine.play_games(
        start.state, State.array(1), start.board, start.extras(), extras, *room, seed, first, count, LONGEST, tallies
    )
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
        ends=() if engine.Extra is Nothing else engine.Extra.read_all(extras),
    )


def _logs(wanted: bool) -> Any:
    """A log that only a driver which reads it has to write."""
    log: Any = Log()
    log.size = LOG_ROWS if wanted else 0
    logs = Log.array(1)
    log.write(logs)
    return logs
