"""Plays the game that goes on behind the front page: `python web/living_island.py` writes src/lobby/living-island.json.

Only what is seen on the island is kept: pieces, the robber's ways, and the dice.
"""

import json
from pathlib import Path
from typing import Any

from hexmoot.arena.play import Table
from hexmoot.bots.registry import make_bot
from hexmoot.game.game import Game
from hexmoot.server.table.sight import board_of

SEED = 12
SEATS = 4
TARGET = Path(__file__).parent / "src" / "lobby" / "living-island.json"
PLACED = {"placed_settlement": "s", "placed_city": "c", "placed_road": "r"}


def steps(game: Game) -> list[list[Any]]:
    """What happened, in order: [piece, seat, place], ["robber", hex] or ["dice", first, second]."""
    found: list[list[Any]] = []
    for ply in game.plies:
        for event in ply.events:
            if event.key in PLACED:
                found.append([PLACED[event.key], event.seat, event.place])
            elif event.key == "moved_robber":
                found.append(["robber", event.place])
            elif event.key == "rolled" and event.dice:
                found.append(["dice", *event.dice])
    return found


def main() -> None:
    """Plays and writes."""
    game = Game("z-base", seats=SEATS, seed=SEED)
    position = game.view(None).position
    robber = position.shape.hex_names[position.state.robber]
    board = board_of(position)
    Table(game, [make_bot("greedy")] * SEATS).play()
    TARGET.write_text(json.dumps({"board": board, "robber": robber, "steps": steps(game)}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
