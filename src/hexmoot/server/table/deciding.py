"""Deciding about commands: the event that one becomes, or why it becomes none. Nothing here changes a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hexmoot.bots.registry import bots
from hexmoot.editions.boards import COLOURS
from hexmoot.server.table import events as happen
from hexmoot.server.table import who as house
from hexmoot.server.table.events import AnyBody
from hexmoot.server.table.fair import is_reveal
from hexmoot.server.table.names import alike, clean_name, is_name
from hexmoot.server.table.newcomers import asked_about, lately_put_out
from hexmoot.server.table.once import command_key
from hexmoot.server.table.opening import placed_bots
from hexmoot.server.table.playing import act, may_move
from hexmoot.server.table.refusals import refuse
from hexmoot.server.table.seats import Chair, free_colours
from hexmoot.server.table.voting import players, somebody_left
from hexmoot.server.table.who import Fresh, Repeated, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal

if TYPE_CHECKING:
    from hexmoot.server.table.table import Table

Answer = AnyBody | Refusal


@dataclass(frozen=True, slots=True)
class Asked:
    """A command with all that comes with it."""

    who: Who
    at: int
    fresh: Fresh | None


def decide(table: "Table", command: Any, who: Who, at: int, fresh: Fresh | None) -> Answer | Repeated:
    """What becomes of a command."""
    key = command_key(command, who)
    if key is not None and key in table.nonces:
        return Repeated(table.nonces[key])
    if isinstance(command, said.Act):
        return act(table, command, who)
    answer = _decide(table, command, Asked(who, at, fresh))
    if key is None or isinstance(answer, Refusal):
        return answer
    return replace(answer, once=key)


def _decide(table: "Table", command: Any, asked: Asked) -> AnyBody | Refusal:
    who = asked.who
    if isinstance(command, _HOUSE) != who.house and not isinstance(command, said.FillWithBots):
        return refuse("no_person")
    if not who.house and who.person is None:
        return refuse("no_person")
    if isinstance(command, _HOST) and not who.house and who.person != table.host:
        return refuse("not_host")
    decider = _DECIDERS.get(type(command))
    if decider is None:
        return refuse("malformed")
    return decider(table, command, asked)


# Seats and people.


def _chair(table: "Table", seat: int) -> Chair | None:
    return table.chairs[seat - 1] if 1 <= seat <= len(table.chairs) else None


def _take_seat(table: "Table", command: said.TakeSeat, asked: Asked) -> Answer:
    who, chair = asked.who, _chair(table, command.seat)
    assert who.person is not None  # noqa: S101 - checked for all commands
    if chair is None:
        return refuse("no_seat")
    if chair.person == who.person:
        return happen.TakenBack(chair.seat) if chair.stewarded else refuse("nothing_to_do")
    if table.status == "over" or table.status == "dice":
        return refuse("not_open")
    if who.person in table.removed:
        return refuse("removed")
    if table.locked and who.person not in (table.host, chair.kept_for):
        return refuse("locked")
    # A bot of the house that was put there meanwhile gives way to whoever the seat is kept for.
    is_kept = chair.bot is not None and chair.kept_for == who.person
    if not (chair.is_free or is_kept):
        return refuse("seat_taken")
    # A seat that is asked for counts as one.
    others = [seat for seat, one in table.newcomers.items() if one.person == who.person and seat != chair.seat]
    if (table.seats_of(who.person) or others) and not table.settings.hot_seat:
        return refuse("one_seat")
    name = clean_name(command.name or who.name)
    if not is_name(name):
        return refuse("bad_name")
    taken = [
        *(other.name for other in table.chairs if other is not chair),
        *(one.name for seat, one in table.newcomers.items() if (seat, one.person) != (chair.seat, who.person)),
    ]
    if any(alike(name, other) for other in taken if other):
        return refuse("name_taken")
    colour = command.colour or chair.colour
    problem = _colour_problem(table, chair, colour) or _newcomer_problem(table, chair, who.person)
    if problem is None and _has_to_ask(table, chair, asked):
        return happen.SeatAsked(chair.seat, who.person, name, who.machine)
    return problem or happen.Seated(chair.seat, who.person, name, colour, who.machine)


def _newcomer_problem(table: "Table", chair: Chair, person: str) -> Refusal | None:
    if chair.kept_for == person:
        return None
    if person in table.turned_down:
        return refuse("not_admitted")
    if (newcomer := table.newcomers.get(chair.seat)) is None:
        return None
    # Whoever asks again, from another connection or window, waits already.
    return refuse("nothing_to_do") if newcomer.person == person else refuse("seat_taken", "asked")


def _has_to_ask(table: "Table", chair: Chair, asked: Asked) -> bool:
    """Whether others have a say: during a game the hand of a seat is not shown to just anybody."""
    person = str(asked.who.person)
    return table.game is not None and chair.kept_for != person and bool(asked_about(table, person, asked.at))


def _admit(table: "Table", command: said.Admit, asked: Asked) -> Answer:
    person, newcomer = str(asked.who.person), table.newcomers.get(command.seat)
    if newcomer is None:
        return refuse("nothing_to_do")
    if person not in (*players(table), *lately_put_out(table, asked.at)) or person == newcomer.person:
        return refuse("not_your_seat")
    if command.yes and person in newcomer.agreed:
        return refuse("nothing_to_do")
    return happen.SeatAnswered(command.seat, person, command.yes)


def _colour_problem(table: "Table", chair: Chair, colour: str) -> Refusal | None:
    if colour not in COLOURS:
        return refuse("no_colour")
    if colour == chair.colour:
        return None
    if table.has_fixed_colours:
        return refuse("no_colour", "fixed")
    if table.game is not None:
        return refuse("not_open")
    return None if colour in free_colours(table.chairs) else refuse("colour_taken")


def _stand_up(table: "Table", command: said.StandUp, asked: Asked) -> Answer:
    newcomer = table.newcomers.get(command.seat)
    if newcomer is not None and newcomer.person == asked.who.person:
        return happen.SeatAnswered(command.seat, newcomer.person, False)
    if command.seat not in table.seats_of(asked.who.person):
        return refuse("not_your_seat")
    if table.status == "over":
        return refuse("not_open")
    return happen.StoodUp(command.seat)


def _colour(table: "Table", command: said.Colour, asked: Asked) -> Answer:
    if command.seat not in table.seats_of(asked.who.person):
        return refuse("not_your_seat")
    chair = table.chairs[command.seat - 1]
    if command.colour == chair.colour:
        return refuse("nothing_to_do")
    return _colour_problem(table, chair, command.colour) or happen.Coloured(command.seat, command.colour)


def _lock(table: "Table", command: said.Lock, _: Asked) -> Answer:
    return refuse("nothing_to_do") if command.locked == table.locked else happen.Locked(command.locked)


def _track(table: "Table", command: said.Track, _: Asked) -> Answer:
    if table.status == "over":
        return refuse("not_open")
    return refuse("nothing_to_do") if command.on == table.settings.tracker else happen.Tracked(command.on)


def _free_seat(table: "Table", command: said.FreeSeat, _: Asked) -> Answer:
    chair = _chair(table, command.seat)
    if chair is None:
        return refuse("no_seat")
    if table.status == "over":
        return refuse("not_open")
    return refuse("nothing_to_do") if chair.is_free else happen.Freed(command.seat, v=happen.WITH_A_SAY)


def _remove(table: "Table", command: said.Remove, asked: Asked) -> Answer:
    # The house knows who looks on, too, and has looked the person up; a name may also be one that only looks alike.
    person = asked.who.other
    if person is None and command.name:
        person = next((one.person for one in table.chairs if one.person and alike(one.name, command.name)), None)
    if person is None:
        return refuse("no_person", "unknown")
    if person == table.host:
        return refuse("nothing_to_do", "host")
    return refuse("nothing_to_do") if person in table.removed else happen.Removed(person, v=happen.WITH_A_SAY)


def _hand_over(table: "Table", command: said.HandOver, _: Asked) -> Answer:
    chair = _chair(table, command.seat)
    if chair is None or chair.person is None or chair.machine:
        return refuse("no_person", "seat")
    return refuse("nothing_to_do") if chair.person == table.host else happen.HostChanged(chair.person)


def _fill(table: "Table", command: said.FillWithBots, _: Asked) -> Answer:
    if command.bot not in bots():
        return refuse("unknown_bot", bot=command.bot)
    if table.status not in ("open", "playing"):
        return refuse("not_open")
    free = [chair for chair in table.chairs if chair.is_free]
    if not free:
        return refuse("nothing_to_do")
    taken = [chair.name for chair in table.chairs if not chair.is_free]
    return happen.Filled(placed_bots(free, [command.bot] * len(free), taken))


# Beginning.


def _start(table: "Table", _: said.Start, __: Asked) -> Answer:
    if table.status != "open":
        return refuse("not_open")
    if any(chair.is_free for chair in table.chairs):
        return refuse("seats_free")
    called = happen.DiceCalled(v=happen.DiceCalled.RENEWED)
    return called if table.settings.fair_dice and table.persons() else happen.Started()


def _close(table: "Table", _: said.Close, __: Asked) -> Answer:
    # A game that has begun is everybody's: it ends by a vote.
    return happen.Ended("closed") if table.status == "open" else refuse("not_open")


def _commit(table: "Table", command: said.CommitDice, asked: Asked) -> Answer:
    person = asked.who.person
    if table.status != "dice":
        return refuse("no_dice")
    if person is None or not table.seats_of(person):
        return refuse("not_your_seat")
    if person in table.commitments:
        return refuse("nothing_to_do")
    if command.commitment in table.commitments.values():
        # A copied commitment could only be opened with a copied seed.
        return refuse("bad_reveal", "copied")
    return happen.DiceCommitted(person, command.commitment)


def _reveal(table: "Table", command: said.RevealDice, asked: Asked) -> Answer:
    person = asked.who.person
    if table.status != "dice":
        return refuse("no_dice")
    if person is None or not table.seats_of(person):
        return refuse("not_your_seat")
    if not table.is_sealed:
        return refuse("no_dice", "commit_first")
    if person in table.seeds:
        return refuse("nothing_to_do")
    if not is_reveal(command.seed, table.commitments[person]):
        return refuse("bad_reveal")
    return happen.DiceRevealed(person, command.seed)


# During the game.


def _not_trading(table: "Table", command: said.NotTrading, asked: Asked) -> Answer:
    if table.status != "playing":
        return refuse("not_playing")
    if not may_move(table, command.seat, asked.who):
        return refuse("not_your_seat")
    if table.chairs[command.seat - 1].not_trading == command.on:
        return refuse("nothing_to_do")
    return happen.NotTrading(command.seat, command.on)


def _abort(table: "Table", command: said.AbortVote, asked: Asked) -> Answer:
    return _vote_problem(table, asked, command.yes, table.abort_votes) or happen.AbortVote(
        str(asked.who.person), command.yes
    )


def _void(table: "Table", command: said.VoidVote, asked: Asked) -> Answer:
    problem = _vote_problem(table, asked, command.yes, table.void_votes)
    if problem is None and not somebody_left(table, asked.at):
        problem = refuse("nobody_left")
    return problem or happen.VoidVote(str(asked.who.person), command.yes)


def _vote_problem(table: "Table", asked: Asked, yes: bool, votes: set[str]) -> Refusal | None:
    if table.status != "playing":
        return refuse("not_playing")
    if not table.seats_of(asked.who.person):
        return refuse("not_your_seat")
    if yes == (asked.who.person in votes) and (yes or not votes):
        return refuse("nothing_to_do")
    return None


def _rematch(table: "Table", _: said.Rematch, asked: Asked) -> Answer:
    if table.status != "over":
        return refuse("not_open")
    if not table.seats_of(asked.who.person):
        return refuse("not_your_seat")
    if table.next is not None:
        return refuse("nothing_to_do", table=table.next)
    if asked.fresh is None:
        raise ValueError("a rematch needs a fresh table")
    return happen.Rematched(asked.fresh.table)


# The house.


def _gone_away(table: "Table", command: house.GoneAway, _: Asked) -> Answer:
    seats = [table.chairs[seat - 1] for seat in table.seats_of(command.person)]
    if table.status != "playing" or not any(chair.away_since is None for chair in seats):
        return refuse("nothing_to_do")
    return happen.WentAway(command.person)


def _come_back(table: "Table", command: house.ComeBack, _: Asked) -> Answer:
    seats = [table.chairs[seat - 1] for seat in table.seats_of(command.person)]
    if table.status != "playing" or not any(chair.away_since is not None for chair in seats):
        return refuse("nothing_to_do")
    return happen.CameBack(command.person)


def _pause(table: "Table", _: house.Pause, __: Asked) -> Answer:
    if table.is_paused or table.status not in ("playing", "dice"):
        return refuse("nothing_to_do")
    return happen.Paused()


def _unpause(table: "Table", command: house.Unpause, _: Asked) -> Answer:
    if table.status not in ("playing", "dice"):
        return refuse("nothing_to_do")
    return happen.Resumed(command.since)


def _pass_on(table: "Table", command: house.PassOn, _: Asked) -> Answer:
    if command.person == table.host or not table.seats_of(command.person):
        return refuse("nothing_to_do")
    return happen.HostChanged(command.person)


def _forget(table: "Table", command: house.Forget, _: Asked) -> Answer:
    asking = any(one.person == command.person for one in table.newcomers.values())
    if command.person != table.host and not table.seats_of(command.person) and not asking:
        return refuse("nothing_to_do")
    return happen.Forgotten(command.person)


def _abandon(table: "Table", _: house.Abandon, __: Asked) -> Answer:
    return refuse("nothing_to_do") if table.status == "over" else happen.Ended("abandoned")


_HOUSE = (house.GoneAway, house.ComeBack, house.Pause, house.Unpause, house.PassOn, house.Forget, house.Abandon)
_HOST = (said.Lock, said.Track, said.FreeSeat, said.Remove, said.HandOver, said.Start, said.Close, said.FillWithBots)
_DECIDERS: dict[type, Callable[["Table", Any, Asked], Answer]] = {
    said.TakeSeat: _take_seat,
    said.Admit: _admit,
    said.StandUp: _stand_up,
    said.Colour: _colour,
    said.Lock: _lock,
    said.Track: _track,
    said.FreeSeat: _free_seat,
    said.Remove: _remove,
    said.HandOver: _hand_over,
    said.Start: _start,
    said.Close: _close,
    said.FillWithBots: _fill,
    said.CommitDice: _commit,
    said.RevealDice: _reveal,
    said.NotTrading: _not_trading,
    said.AbortVote: _abort,
    said.VoidVote: _void,
    said.Rematch: _rematch,
    house.GoneAway: _gone_away,
    house.ComeBack: _come_back,
    house.Pause: _pause,
    house.Unpause: _unpause,
    house.PassOn: _pass_on,
    house.Forget: _forget,
    house.Abandon: _abandon,
}
