"""Plays fixed games through the face and prints a hash of the position after every ply, as JSON.

    python -m tests.properties.trace PLIES TABLE...

The same games are played in whatever HEXMOOT_MODE says, so two modes agree if and only if they print the same.
"""

import hashlib
import json
import sys

from hexmoot.rules import terms
from hexmoot.rules.records import State
from tests.properties.tables import BY_NAME, choose, fast_forward, fields_of

STEP = 7368787
WORD = 2**24


def trace(name: str, plies: int) -> list[str]:
    """A hash after each ply of a game with offers, answers and exchanges; a game that ends is followed by another."""
    marks: list[str] = []
    seed = 0
    while len(marks) < plies:
        seed += 1
        game = BY_NAME[name].game(seed)
        marks.append(mark(game.state))
        number = seed
        while len(marks) < plies and game.state.stage != terms.OVER:
            number = (number * 5 + STEP) % WORD
            move = choose(game, number)
            if game.awaits_chance:
                move = game.deal()
            elif move is not None:
                game.push(move)
            marks.append(f"{move} {mark(game.state)} {game.dealer.counters()}")
    return marks


def batch(name: str, plies: int) -> list[str]:
    """Positions of the batch loop's random games."""
    start = BY_NAME[name].start
    stops = ((0, plies), (1, plies // 2))
    return [mark(State.read(fast_forward(start, 77, *stop)[0])) for stop in stops]


def mark(state: object) -> str:
    return hashlib.sha256(repr(fields_of(state)).encode()).hexdigest()[:12]


def traces(plies: int, names: list[str]) -> dict[str, list[str]]:
    return {name: [*trace(name, plies), *batch(name, 4 * plies)] for name in names}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(traces(int(sys.argv[1]), sys.argv[2:])))
