"""What one action costs a table: decide, fold, and tell four seats and an onlooker, encoded.

CPU time of this process, over whole games of random moves; the best of the games, since other programs disturb.
"""

import random
import time

from hexmoot.server.table.events import Event
from hexmoot.server.table.opening import create
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Fresh, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import Clock, TableSettings

GAMES = 5
TABLE = "bench"


def people(seat: int) -> str:
    """The person on a seat."""
    return f"person-{seat}"


def started(number: int) -> Table:
    """A table of four persons, about to play."""
    table = Table()
    made = create(
        said.Create(TableSettings(fair_dice=False, clock=Clock("turn"))), Who(people(1)), Fresh(TABLE, f"{number:064x}")
    )
    assert not isinstance(made, Refusal)
    table.fold(Event(1, 0, made))
    commands = [(said.TakeSeat(TABLE, seat, f"Player {'ABCD'[seat - 1]}"), people(seat)) for seat in range(1, 5)]
    for command, person in [*commands, (said.Start(TABLE), people(1))]:
        table.fold(Event(table.number + 1, 0, table.decide(command, Who(person), 0)))  # type: ignore[arg-type]
    table.wake()
    return table


def play(number: int) -> tuple[int, float, int]:
    """A game: how many actions, CPU seconds, bytes sent."""
    table, chance = started(number), random.Random(number)
    actions, spent, size = 0, 0.0, 0
    while table.status == "playing" and table.game is not None:
        seat = table.game.actors[0]
        moves = table.game.legal_moves(seat)
        code = list(moves)[chance.randrange(len(moves))].code
        act = said.Act(table=TABLE, seat=seat, ask=table.asks[seat].number, nonce=str(actions), move=code)
        begun = time.process_time()
        body = table.decide(act, Who(people(seat)), actions)
        event = Event(table.number + 1, actions, body)  # type: ignore[arg-type]
        table.fold(event)
        frames = [encode(table.tell(event, reader, people(reader or 0))) for reader in (1, 2, 3, 4, None)]  # type: ignore[arg-type]
        spent += time.process_time() - begun
        size += sum(map(len, frames))
        actions += 1
    return actions, spent, size


def main() -> None:
    """Plays, and prints the figures."""
    play(0)
    games = [play(number) for number in range(1, GAMES + 1)]
    best = min(spent / actions for actions, spent, _ in games)
    actions = sum(game[0] for game in games)
    print(f"decide, fold and tell 4 seats and an onlooker: {best * 1e6:.0f} µs of CPU an action ({actions} actions)")
    print(f"sent: {sum(game[2] for game in games) / actions / 5:.0f} bytes a frame")


if __name__ == "__main__":
    main()
