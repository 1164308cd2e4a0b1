"""What each event does to a table. Whatever was decided is done here, and checked where it could be damaged."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from msgspec.structs import replace

from hexmoot.game.dealers import FairDealer
from hexmoot.game.game import Game
from hexmoot.game.steward import steward_move
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import HexmootError
from hexmoot.notation.moves import Move, Offer
from hexmoot.rules import terms
from hexmoot.server.table import events as happen
from hexmoot.server.table.asks import ask_anew
from hexmoot.server.table.clock import Clocks
from hexmoot.server.table.events import AnyBody, Damaged
from hexmoot.server.table.fair import start_seed, table_key
from hexmoot.server.table.newcomers import Newcomer, drop_newcomer, let_in
from hexmoot.server.table.once import nonce_key
from hexmoot.server.table.opening import edition_of
from hexmoot.server.table.patience import be_patient
from hexmoot.server.table.playing import is_unattended, make, turn_of, waiting
from hexmoot.server.table.seats import empty_chairs, give_colour
from hexmoot.server.table.sight import Sight
from hexmoot.server.table.telling import Happened
from hexmoot.server.table.tracker import Tracker
from hexmoot.server.table.voting import has_left, is_aborted, is_voided, players

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table


def fold_body(table: "Table", body: AnyBody) -> Happened:
    """Does what an event says, and tells what came of it."""
    if table.status == "playing":
        table.clocks.settle(table.at, body.since if isinstance(body, happen.Resumed) else None)
    happened = _FOLDS[type(body)](table, body)
    if body.once is not UNSET:
        table.nonces[body.once] = table.number
    let_in(table)
    if table.status == "playing":
        table.clocks.wait_for(waiting(table), is_unattended=is_unattended(table))
    return happened


# Sitting down.


def _created(table: "Table", body: happen.Created) -> Happened:
    table.id, table.settings, table.host = body.table, body.settings, body.host
    table.server_seed, table.before = body.server_seed, body.before
    table.offer_seconds = body.offer_seconds
    table.edition = edition_of(body.settings)
    table.chairs = empty_chairs(table.edition, body.settings)
    table.clocks = Clocks(body.settings.clock, body.settings.seats)
    return _filled(table, body)


def _filled(table: "Table", body: happen.Created | happen.Filled) -> Happened:
    for one in body.placed:
        chair = table.chairs[one.seat - 1]
        chair.name, chair.person, chair.bot, chair.machine = one.name, one.person, one.bot, one.machine
        give_colour(table.chairs, one.seat, one.colour)
    return Happened()


def _seated(table: "Table", body: happen.Seated) -> Happened:
    chair = table.chairs[body.seat - 1]
    chair.sit_down(body.person, body.name, body.machine)
    table.put_out.pop(body.person, None)
    give_colour(table.chairs, body.seat, body.colour)
    return Happened(body.seat)


def _seat_asked(table: "Table", body: happen.SeatAsked) -> Happened:
    table.newcomers[body.seat] = Newcomer(body.person, body.name, body.machine)
    return Happened(body.seat)


def _seat_answered(table: "Table", body: happen.SeatAnswered) -> Happened:
    newcomer = table.newcomers.get(body.seat)
    if newcomer is None:
        raise Damaged(f"event {table.number}: nobody asks for seat {body.seat}")
    if body.yes:
        newcomer.agreed.add(body.person)
    else:
        del table.newcomers[body.seat]
        if body.person != newcomer.person:
            table.turned_down.add(newcomer.person)
    # Who was put out answers from the seat that is kept.
    kept = next((chair.seat for chair in table.chairs if chair.kept_for == body.person), None)
    return Happened(_first_seat(table, body.person) or kept)


def _stood_up(table: "Table", body: happen.StoodUp | happen.Freed) -> Happened:
    chair = table.chairs[body.seat - 1]
    # A bot that goes again leaves the seat to whoever had it before.
    last = chair.person or chair.kept_for
    if isinstance(body, happen.Freed):
        _put_out(table, chair.person, body.v)
    _empty(table, body.seat)
    chair.kept_for = last if table.status == "playing" else None
    return Happened(body.seat)


def _removed(table: "Table", body: happen.Removed) -> Happened:
    table.removed.add(body.person)
    _put_out(table, body.person, body.v)
    drop_newcomer(table, body.person)
    seats = table.seats_of(body.person)
    for seat in seats:
        _empty(table, seat)
    return Happened(seats[0] if seats else None)


def _put_out(table: "Table", person: str | None, version: int) -> None:
    """Whoever was there has a say for a while in who gets a seat; in logs from before this was so nobody has."""
    is_there = person in players(table) and person != table.host and not has_left(table, str(person), table.at)
    if version >= happen.WITH_A_SAY and table.status == "playing" and is_there:
        table.put_out[str(person)] = table.at


def _forgotten(table: "Table", body: happen.Forgotten) -> Happened:
    drop_newcomer(table, body.person)
    seats = table.seats_of(body.person)
    for seat in seats:
        if table.status == "over":
            table.chairs[seat - 1].name = ""
        else:
            _empty(table, seat)
    table.seatless.pop(body.person, None)
    table.put_out.pop(body.person, None)
    if table.host == body.person:
        table.host = next((one for one in players(table) if one != body.person), body.person)
    return Happened(seats[0] if seats else None)


def _host_changed(table: "Table", body: happen.HostChanged) -> Happened:
    table.host = body.person
    return Happened(_first_seat(table, body.person))


def _empty(table: "Table", seat: int) -> None:
    """A seat has nobody any more: dice that were called for are off, and whether to go on is asked anew.

    Otherwise a host could vote to end, and show out whoever does not agree.
    """
    chair = table.chairs[seat - 1]
    if table.status == "playing" and chair.person is not None and not chair.machine:
        table.seatless[chair.person] = table.at
    chair.leave(table.at)
    table.abort_votes.clear()
    table.void_votes.clear()
    if table.status == "dice":
        _call_off(table)


def _coloured(table: "Table", body: happen.Coloured) -> Happened:
    give_colour(table.chairs, body.seat, body.colour)
    return Happened(body.seat)


def _locked(table: "Table", body: happen.Locked) -> Happened:
    table.locked = body.locked
    return Happened()


def _tracked(table: "Table", body: happen.Tracked) -> Happened:
    table.settings = replace(table.settings, tracker=body.on)
    return Happened()


# Fair dice.


def _dice_called(table: "Table", body: happen.DiceCalled) -> Happened:
    table.status, table.dice_since = "dice", table.at
    if body.v >= happen.DiceCalled.RENEWED:
        table.cancelled_before = table.cancelled
    table.commitments, table.seeds = {}, {}
    return Happened()


def _call_off(table: "Table") -> None:
    table.status, table.dice_since = "open", 0
    table.cancelled += 1
    table.commitments, table.seeds = {}, {}


def _committed(table: "Table", body: happen.DiceCommitted) -> Happened:
    table.commitments[body.person] = body.commitment
    if all(person in table.commitments for person in table.persons()):
        # From now on the time to show the seeds runs.
        table.dice_since = table.at
    return Happened(_first_seat(table, body.person))


def _revealed(table: "Table", body: happen.DiceRevealed) -> Happened:
    table.seeds[body.person] = body.seed
    seat = _first_seat(table, body.person)
    if not all(person in table.seeds for person in table.persons()):
        return Happened(seat)
    table.dice_seeds = {table.seats_of(person)[0]: table.seeds[person] for person in table.persons()}
    return _begin(table, seat)


def _first_seat(table: "Table", person: str) -> int | None:
    return next(iter(table.seats_of(person)), None)


def _cancelled(table: "Table", body: happen.StartCancelled) -> Happened:
    _call_off(table)
    return Happened(missing=tuple(body.missing))


# Playing.


def _started(table: "Table", _: happen.Started) -> Happened:
    return _begin(table, None)


def _begin(table: "Table", by: int | None) -> Happened:
    """Deals the island from the key; the first question is asked."""
    key = table_key(start_seed(table.server_seed, table.cancelled_before), table.id, table.dice_seeds)
    settings = table.settings
    game = Game(table.edition, seats=settings.seats, first=settings.first, dealer=FairDealer(key))
    table.game, table.status = game, "playing"
    table.sight = Sight(game)
    table.tracker = Tracker(game)
    table.clocks.start(table.at)
    ask_anew(table.asks, game, table.number, None)
    return Happened(by, opening=tuple(game.opening))


def _moved(table: "Table", body: happen.Moved) -> Happened:
    game = _game(table)
    before = turn_of(game)
    plies = _make(table, body, body.seat)
    chair = table.chairs[body.seat - 1]
    if body.nonce and chair.person is not None:
        table.nonces[nonce_key(chair.person, "act", body.nonce)] = table.number
    chair.stewarded = ""
    return _after_move(table, body.seat, plies, before)


def _stewarded(table: "Table", body: happen.Stewarded) -> Happened:
    game = _game(table)
    before = turn_of(game)
    plies = _make(table, body, body.seat)
    if body.cause != "nobody":
        chair = table.chairs[body.seat - 1]
        chair.stewarded, chair.lost_turn = body.cause, before
    return _after_move(table, body.seat, plies, before)


def _game(table: "Table") -> Game:
    if table.game is None or table.status != "playing":
        raise Damaged(f"event {table.number} is a move, and no game is on")
    return table.game


def _make(table: "Table", body: happen.Moved | happen.Stewarded, seat: int) -> tuple[Any, ...]:
    """Makes a move for good. What was dealt when it was decided must be dealt again, unless it was just now."""
    game = _game(table)
    made = len(game.plies)
    trial = table.trial
    if trial is not None and trial.body is body:
        game.remake(trial.unmade)
    else:
        _make_anew(table, game, body, seat)
    plies = tuple(game.plies[made:])
    if table.sight is not None:
        table.sight.learn(event for ply in plies for event in ply.events)
    if table.tracker is not None:
        table.tracker.learn(event for ply in plies for event in ply.events)
    if not table.keep:
        # The past of a game is in the events; kept here, it would be most of a table's memory.
        game.plies.clear()
    return plies


def _make_anew(table: "Table", game: Game, body: happen.Moved | happen.Stewarded, seat: int) -> None:
    by_steward = isinstance(body, happen.Stewarded)
    try:
        move: Move | None = parse_move(f"{seat}.{body.move}")
        if by_steward and steward_move(game, seat) != move:
            raise Damaged(f"event {table.number}: the steward would not have done {body.move}")
        assert move is not None  # noqa: S101 - parsed
        outcomes = make(game, move, by_steward=by_steward)
    except HexmootError as error:
        raise Damaged(f"event {table.number}: {error}") from None
    if outcomes != body.outcomes:
        raise Damaged(f"event {table.number}: the dealer's outcomes are {outcomes}, not {body.outcomes}")


def _after_move(table: "Table", seat: int, plies: tuple[Any, ...], before: tuple[int, ...]) -> Happened:
    game = _game(table)
    state = game.state
    _number_offers(table, seat, plies[0].move)
    ask_anew(table.asks, game, table.number, seat)
    now = turn_of(game)
    for chair in table.chairs:
        if now[0] != before[0]:
            chair.not_trading = False
        # Who ran out of time gets a new start with the next turn, and after a duty in another's turn.
        if chair.stewarded == "time" and (chair.lost_turn != now or chair.seat not in game.actors):
            chair.stewarded = ""
    if now[0] != before[0] or state.stage == terms.BEFORE_ROLL:
        table.trading_since = table.patient_until = 0
        table.offered.clear()
    elif state.stage == terms.MAIN and not table.trading_since:
        table.trading_since = table.number
    result = game.result()
    if result is not None:
        _end(table, {"kind": result.ending, "winner": result.winner, "points": list(result.points)})
    return Happened(seat, plies, covered=state.stage == terms.DISCARDING)


def _number_offers(table: "Table", seat: int, move: Move) -> None:
    """An offer goes by the number of the event that made it."""
    state = _game(table).state
    if isinstance(move, Offer):
        table.offers[seat] = table.number
        table.offered.setdefault(seat, []).append(move.code)
        be_patient(table, seat)
    table.offers = {maker: number for maker, number in table.offers.items() if state.open_offers >> maker - 1 & 1}


def _taken_back(table: "Table", body: happen.TakenBack) -> Happened:
    table.chairs[body.seat - 1].stewarded = ""
    return Happened(body.seat)


def _not_trading(table: "Table", body: happen.NotTrading) -> Happened:
    table.chairs[body.seat - 1].not_trading = body.on
    return Happened(body.seat)


def _went_away(table: "Table", body: happen.WentAway) -> Happened:
    for seat in table.seats_of(body.person):
        table.chairs[seat - 1].away_since = table.at
    return Happened(_first_seat(table, body.person))


def _came_back(table: "Table", body: happen.CameBack) -> Happened:
    for seat in table.seats_of(body.person):
        chair = table.chairs[seat - 1]
        chair.away_since = None
        if chair.stewarded == "away":
            chair.stewarded = ""
    table.void_votes.clear()
    return Happened(_first_seat(table, body.person))


# Ending.


def _abort_vote(table: "Table", body: happen.AbortVote) -> Happened:
    if body.yes:
        table.abort_votes.add(body.person)
    else:
        table.abort_votes.clear()
    _count_votes(table)
    return Happened(_first_seat(table, body.person))


def _void_vote(table: "Table", body: happen.VoidVote) -> Happened:
    (table.void_votes.add if body.yes else table.void_votes.discard)(body.person)
    _count_votes(table)
    return Happened(_first_seat(table, body.person))


def _count_votes(table: "Table") -> None:
    if table.status != "playing":
        return
    if is_aborted(table, table.at):
        _end(table, {"kind": "aborted"})
    elif is_voided(table, table.at):
        _end(table, {"kind": "voided"})


def _end(table: "Table", ending: dict[str, Any]) -> None:
    table.status, table.ending = "over", ending
    table.asks.clear()
    table.is_paused = False


def _paused(table: "Table", _: happen.Paused) -> Happened:
    table.is_paused = table.clocks.is_stopped = True
    return Happened()


def _resumed(table: "Table", body: happen.Resumed) -> Happened:
    """The server runs again; the clocks have left out the time in between."""
    table.is_paused = table.clocks.is_stopped = False
    table.dice_since = table.at if table.dice_since else 0
    if table.patient_until:
        table.patient_until += max(0, table.at - body.since)
    for chair in table.chairs:
        if chair.away_since is not None:
            # Nobody could come back to a server that did not run.
            chair.away_since = table.at
        chair.free_since = table.at
    # The same goes for those who left a seat.
    table.seatless = dict.fromkeys(table.seatless, table.at)
    table.put_out = dict.fromkeys(table.put_out, table.at)
    return Happened()


def _ended(table: "Table", body: happen.Ended) -> Happened:
    _end(table, {"kind": body.reason})
    return Happened()


def _rematched(table: "Table", body: happen.Rematched) -> Happened:
    table.next = body.table
    return Happened()


_FOLDS: dict[type, Callable[["Table", Any], Happened]] = {
    happen.Created: _created,
    happen.Seated: _seated,
    happen.SeatAsked: _seat_asked,
    happen.SeatAnswered: _seat_answered,
    happen.StoodUp: _stood_up,
    happen.Coloured: _coloured,
    happen.Locked: _locked,
    happen.Tracked: _tracked,
    happen.Freed: _stood_up,
    happen.Removed: _removed,
    happen.Forgotten: _forgotten,
    happen.HostChanged: _host_changed,
    happen.Filled: _filled,
    happen.DiceCalled: _dice_called,
    happen.DiceCommitted: _committed,
    happen.DiceRevealed: _revealed,
    happen.StartCancelled: _cancelled,
    happen.Started: _started,
    happen.Moved: _moved,
    happen.Stewarded: _stewarded,
    happen.TakenBack: _taken_back,
    happen.NotTrading: _not_trading,
    happen.AbortVote: _abort_vote,
    happen.VoidVote: _void_vote,
    happen.WentAway: _went_away,
    happen.CameBack: _came_back,
    happen.Paused: _paused,
    happen.Resumed: _resumed,
    happen.Ended: _ended,
    happen.Rematched: _rematched,
}
