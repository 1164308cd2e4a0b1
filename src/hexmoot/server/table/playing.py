"""Moves at a table: judged and dealt by the library, answered for by the steward when time has run out."""

from typing import TYPE_CHECKING, Literal

from hexmoot.game.game import Game
from hexmoot.game.steward import steward_move
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import AmbiguousMove, IllegalMove, InvalidText
from hexmoot.notation.moves import Close, Move, No, Take, Yes
from hexmoot.rules import terms
from hexmoot.server.table.clock import Waiting
from hexmoot.server.table.counting import count, count_due
from hexmoot.server.table.events import AnyBody, Moved, StartCancelled, Stewarded
from hexmoot.server.table.refusals import refuse
from hexmoot.server.table.seats import Chair
from hexmoot.server.table.voting import players
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Act
from hexmoot.server.words.server import Refusal

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

# How long everybody has to commit to a seed, and then to show it.
DICE_LIMIT = 60_000


def act(table: "Table", command: Act, who: Who) -> AnyBody | Refusal:
    """The event of a move: refused if it is not the sender's seat, not the open question, or against the rules."""
    if table.status != "playing" or table.game is None:
        return refuse("not_playing")
    if not may_move(table, command.seat, who):
        return refuse("not_your_seat")
    if table.is_paused:
        return refuse("paused")
    if table.asks[command.seat].number != command.ask:
        return refuse("stale_ask", ask=table.asks[command.seat].number)
    try:
        move = parse_move(command.move)
    except InvalidText as error:
        return refuse("unknown_move", position=error.position)
    if move.is_outcome:
        return refuse("unknown_move", position=0)
    if move.seat not in (None, command.seat):
        return refuse("not_your_seat")
    if _offer_is_gone(table, move, command):
        return refuse("stale_offer")
    return _try(table, _by(move, command.seat), command)


def may_move(table: "Table", seat: int, who: Who) -> bool:
    """Whether a seat is the sender's; the house moves for the bots."""
    if seat > len(table.chairs):
        return False
    chair = table.chairs[seat - 1]
    if who.house:
        return chair.bot is not None
    return who.person is not None and chair.person == who.person


def _by(move: Move, seat: int) -> Move:
    return parse_move(f"{seat}.{move.code}")


def _offer_is_gone(table: "Table", move: Move, command: Act) -> bool:
    """Whether a move about an offer means one that is not, or no longer, on the table."""
    if isinstance(move, Yes | No | Take):
        return command.offer is None or table.offers.get(move.maker) != command.offer
    if isinstance(move, Close):
        return command.offer is None or table.offers.get(command.seat) != command.offer
    return False


def _try(table: "Table", move: Move, command: Act) -> Moved | Refusal:
    """Makes the move with all that chance answers, and takes everything back."""
    game = table.game
    assert game is not None  # noqa: S101 - playing
    made = len(game.plies)
    try:
        outcomes = make(game, move)
    except IllegalMove as error:
        return refuse("illegal", rule=error.rule)
    except AmbiguousMove:
        return refuse("unknown_move", position=0)
    body = Moved(command.seat, move.code, outcomes, command.ask, command.nonce)
    table.keep_trial(body, game.unmake(len(game.plies) - made))
    return body


def make(game: Game, move: Move, *, by_steward: bool = False) -> list[str]:
    """Makes a move for good and deals what it opens; the codes of the outcomes."""
    game.push(move, steward=by_steward)
    outcomes = []
    while game.awaits_chance:
        outcomes.append(game.deal().code)
    return outcomes


# Time.


def waiting(table: "Table") -> tuple[Waiting, ...]:
    """What the game waits for from each seat, as the clocks count it."""
    game = table.game
    if game is None or table.status != "playing":
        return ()
    state = game.state
    turn = turn_of(game)
    persons, there = {*players(table)}, present(table)
    found = []
    for seat in game.actors:
        chair = table.chairs[seat - 1]
        building = state.stage == terms.EXTRA
        # A discard, or in the second game the scholar's card and what becomes of a hero.
        elsewhere = bool(state.owing) and seat != game.turn
        found.append(
            Waiting(
                seat=seat,
                turn=turn,
                in_turn=not building and not elsewhere,
                is_duty=state.stage == terms.DISCARDING or building or elsewhere,
                away=chair.away_since is not None,
                at_once=chair.is_free or bool(chair.stewarded),
                has_company=bool(persons - {chair.person}),
                is_awaited=bool(there - {chair.person}),
                ask=table.asks[seat].number,
            )
        )
    return tuple(found)


def present(table: "Table") -> set[str]:
    """Those of the game's people who are connected."""
    return {chair.person for chair in table.chairs if chair.person and not chair.machine and chair.away_since is None}


def is_unattended(table: "Table") -> bool:
    """Whether the people of the game are all away."""
    return bool(players(table)) and not present(table)


def turn_of(game: Game) -> tuple[int, ...]:
    """Which turn it is, for a clock: a placement of the set-up and a part of a building phase are turns, too."""
    state = game.state
    return (state.turn, state.builder, state.placed)


def deadline(table: "Table") -> int | None:
    """When the steward has to act."""
    if table.is_paused:
        return None
    if table.status == "dice":
        return table.dice_since + DICE_LIMIT
    if table.status != "playing" or is_deserted(table):
        return None
    due = [count_due(table), *(table.clocks.due(one) for one in table.clocks.waiting)]
    return min((at for at in due if at is not None), default=None)


def is_deserted(table: "Table") -> bool:
    """Whether all persons have left: the steward does not play on for nobody. A table of bots alone is none such."""
    return not table.persons() and any(chair.is_free for chair in table.chairs)


def steward(table: "Table", at: int) -> AnyBody | None:
    """TURN-05: the next thing that is done for a seat whose time has run out."""
    due = deadline(table)
    if due is None or at < due:
        return None
    if table.status == "dice":
        return StartCancelled(missing(table))
    counted = count(table, at)
    if counted is not None:
        return counted
    one = min(table.clocks.waiting, key=lambda one: (_or_never(table.clocks.due(one)), one.seat))
    return _stewarded(table, one.seat)


def stand_in(table: "Table", seat: int, ask: int) -> AnyBody | None:
    """What the steward does for a seat that cannot answer a question; None if that is no longer asked."""
    if table.status != "playing" or table.is_paused or table.game is None or seat not in table.game.actors:
        return None
    return _stewarded(table, seat) if table.asks[seat].number == ask else None


def _stewarded(table: "Table", seat: int) -> Stewarded:
    """The steward's move for a seat that the game waits for."""
    game = table.game
    assert game is not None  # noqa: S101 - playing
    counters = game.dealer.counters()
    made = len(game.plies)
    move = steward_move(game, seat)
    assert move is not None  # noqa: S101 - the game waits for this seat
    outcomes = make(game, move, by_steward=True)
    body = Stewarded(seat, move.code, outcomes, _cause(table.chairs[seat - 1]))
    table.keep_trial(body, game.unmake(len(game.plies) - made))
    # The steward's own choices were dealt before the move was made.
    game.dealer.restore(counters)
    return body


def _or_never(due: int | None) -> int:
    return 2**62 if due is None else due


def _cause(chair: Chair) -> Literal["time", "away", "nobody"]:
    if chair.is_free:
        return "nobody"
    if chair.stewarded:
        return chair.stewarded
    return "away" if chair.away_since is not None else "time"


def missing(table: "Table") -> list[int]:
    """The seats whose commitment, or then whose seed, is still to come."""
    persons = table.persons()
    said = table.seeds if all(person in table.commitments for person in persons) else table.commitments
    return [table.seats_of(person)[0] for person in persons if person not in said]
