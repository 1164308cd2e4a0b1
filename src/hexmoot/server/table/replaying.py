"""A record as it would have come over the socket: a view, and what each move changed in it."""

from typing import Any

from hexmoot.game.game import Game
from hexmoot.game.records import played
from hexmoot.game.redaction import shown_code
from hexmoot.game.score import points_by_source
from hexmoot.notation.letters import CARDS, letters_of
from hexmoot.notation.record import STEWARD, Record
from hexmoot.server.table.sight import Sight
from hexmoot.server.table.telling import happening

Fields = dict[str, Any]


def replay_frames(record: Record, seat: int | None, *, everything: bool = False) -> tuple[Fields, list[Fields]]:
    """The first view of a seat, or of an onlooker, and a frame a move; with `everything` all cards are open.

    RecordError if the record does not hold.
    """
    first, frames, _ = replay_game(record, seat, everything=everything)
    return first, frames


def replay_game(record: Record, seat: int | None, *, everything: bool = False) -> tuple[Fields, list[Fields], Game]:
    """The same with the game at its end: whoever needs both has it played once."""
    moves = played(record)
    game, _ = next(moves)
    sight = Sight(game)
    view = first = _view(game, sight, seat, everything)
    frames = []
    for _, code in moves:
        sight.learn(game.plies[-1].events)
        after = _view(game, sight, seat, everything)
        changed = {name: value for name, value in after.items() if value != view[name]}
        frames.append(_frame(game, seat, everything, code.startswith(STEWARD)) | {"patch": changed})
        view = after
    return first, frames, game


def _view(game: Game, sight: Sight, seat: int | None, everything: bool) -> Fields:
    # Offers need no numbers here: nobody answers them.
    numbers = dict.fromkeys(range(1, game.seats + 1), 0)
    fields = sight.public(game.view(None), game.actors, numbers) | sight.own(game.view(seat), None)
    if everything:
        fields["shown"] = _all_cards(game)
        fields["hen"] = game.hen()
    return fields


def _all_cards(game: Game) -> Fields:
    state, seats = game.state, range(game.seats)
    return {
        "hands": [letters_of([a + b for a, b in zip(state.hand[s], state.aside[s], strict=True)]) for s in seats],
        "cards": [letters_of(state.cards[s], CARDS) for s in seats],
        "score": [points_by_source(state, s + 1, game.extra) for s in seats],
        "points": [game.points(s + 1) for s in seats],
    }


def _frame(game: Game, seat: int | None, everything: bool, by_steward: bool) -> Fields:
    ply = game.plies[-1]
    told = [happening(one) for one in ply.events if everything or one.is_for(seat)]
    code = ply.move.code if everything else shown_code(ply.move, ply.events, seat, False)
    return {"move": code, "by": ply.move.seat, "steward": by_steward, "events": told}
