"""Redacted records: a game as one seat, or everybody, may read it.

A card that the reader may not know is `=?`, a discard still covered `x:?4`; a monopoly says what it brought in, by
seat, since the reader could not know. So does a commander's demand, with the seats that gave; and to the reader who
looked at a hand, the rebel's move says what it held. The fingerprints are those of the reader's view. Such a record
can be checked, by following what is public, but not replayed.
"""

import re
from dataclasses import replace
from typing import Any

from hexmoot.game.game import Game
from hexmoot.game.records import RecordError, open_record, replay, turn_seat
from hexmoot.game.view import View
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import HexmootError
from hexmoot.notation.hen import fingerprint
from hexmoot.notation.hen_reader import read_hen
from hexmoot.notation.letters import counts_of
from hexmoot.notation.moves import Card, Discard, Monopoly, Move, Stolen
from hexmoot.notation.position import ONLOOKER, Position
from hexmoot.notation.record import STEWARD, Line, Record
from hexmoot.notation.watch_moves import Commander, Pick, Rebel
from hexmoot.rules import records, terms
from hexmoot.rules.records import State
from hexmoot.rules.watch import terms as watch

_CODE = re.compile(
    r"(?:([1-6])\.)?(?:(=\?)|x:\?([0-9]{1,2})|mo:([LWGBO])=([0-9.]+)|(h:pick=\?)|(h:commander=([LWGBO])/[1-6,]+)=([1-6]*)"
    r"|(h:rebel>([1-6]))=([LWGBO]+))"
)
# What a position shows to all; a redacted record is followed by these.
PUBLIC_FIELDS = (
    "robber",
    "corner",
    "road",
    "hand_size",
    "bank",
    "card_size",
    "deck_size",
    "played",
    "longest",
    "army",
    "road_length",
    "turn",
)


def redact(record: Record, seat: int | None) -> Record:
    """The record as a seat, or anybody (None), may read it."""
    game = replay(record)
    shadow = open_record(record)
    shown = iter(_codes(game, seat))
    lines = []
    for line in record.lines:
        codes = []
        for code in line.moves:
            shadow.push(parse_move(code.removeprefix(STEWARD)))
            codes.append((STEWARD if code.startswith(STEWARD) else "") + _with_seat(code, next(shown)))
        lines.append(Line(line.seat, tuple(codes), fingerprint(shadow.view(seat).hen())))
    # From the seeds all that is hidden here could be worked out again.
    tags = {name: value for name, value in record.tags.items() if name != "Seeds"} | {"View": str(seat or 0)}
    if game.result():
        tags["Final"] = game.hen()
    return Record(tags, tuple(lines))


def _with_seat(code: str, shown: str) -> str:
    """The seat in front of a code stays where it was."""
    prefix = re.match(r"~?([1-6]\.)", code)
    return (prefix[1] if prefix else "") + shown


def _codes(game: Game, seat: int | None) -> list[str]:
    """For each ply what the reader sees of it."""
    covered = _covered(game)
    return [shown_code(ply.move, ply.events, seat, number in covered) for number, ply in enumerate(game.plies)]


def _covered(game: Game) -> set[int]:
    """The discards at the end of a game that others have not yet answered with theirs."""
    open_plies: set[int] = set()
    if game.state.stage == terms.DISCARDING:
        for number in range(len(game.plies) - 1, -1, -1):
            if not isinstance(game.plies[number].move, Discard):
                break
            open_plies.add(number)
    return open_plies


def shown_code(move: Move, events: list[Any], seat: int | None, covered: bool) -> str:
    """The code of a move as a seat, or an onlooker (None), may read it; `covered` is a discard not yet shown."""
    if isinstance(move, Card | Stolen):
        secret = next(event for event in events if event.key in ("drew_card", "stole", "saw_card"))
        return move.code if secret.is_for(seat) else "=?"
    if isinstance(move, Discard) and covered and move.seat != seat:
        return f"x:?{len(move.cards)}"
    if isinstance(move, Monopoly):
        given = {event.other: event.count for event in events if event.key == "monopolised"}
        seats = range(1, max(given, default=1) + 1)
        return f"{move.code}={'.'.join(str(given.get(one, 0)) for one in seats)}"
    if isinstance(move, Commander):
        gave = [event.other for event in events if event.key == "demanded" and event.count]
        return f"{move.code}={''.join(map(str, gave))}"
    if isinstance(move, Rebel):
        seen = [event for event in events if event.key == "saw_hand" and event.is_for(seat)]
        hand = "".join((event.kind or "") * event.count for event in seen)
        return f"{move.code}={hand}" if hand else move.code
    if isinstance(move, Pick):
        secret = next((event for event in events if event.key in ("drew_card", "stole")), None)
        return move.code if secret is None or secret.is_for(seat) else "h:pick=?"
    return move.code


def check_redacted(record: Record) -> View:
    """Follows what is public in a redacted record and compares every fingerprint; returns the last view."""
    tag = record.tags.get("View", "")
    if not re.fullmatch(f"[0-{record.tags['Seats']}]", tag):
        raise RecordError("the tag View is a seat, or 0 for everybody", 0, 0)
    seat = int(tag) or None
    shadow = open_record(record)
    view = shadow.view(seat)
    for number, line in enumerate(record.lines, start=1):
        if turn_seat(shadow) != line.seat:
            raise RecordError(f"it is the turn of seat {turn_seat(shadow)}, not {line.seat}", number, 0, "PLAY-02")
        for place, code in enumerate(line.moves, start=1):
            if number == len(record.lines) and place == len(line.moves) and "Final" in record.tags:
                _show_points(shadow, record)
            _follow(shadow, code.removeprefix(STEWARD), number, place, seat)
        final = number == len(record.lines) and "Final" in record.tags
        view = _final_view(record, shadow, seat, number) if final else shadow.view(seat)
        mark = fingerprint(view.hen())
        if mark != line.fingerprint:
            raise RecordError(f"the view is #{mark}, the record says #{line.fingerprint}", number, 0)
    return view


def _show_points(shadow: Game, record: Record) -> None:
    """Where a win counts at the end of a turn only, hidden points decide whether the turn passes on."""
    state = shadow.state
    if state.win_claim == terms.AT_TURN_END:
        try:
            final = read_hen(record.tags["Final"]).state
        except HexmootError as error:
            raise RecordError(f"Final: {error}", 0, 0) from None
        for other in range(state.seats):
            state.cards[other][terms.POINT] = final.cards[other][terms.POINT]
        state.write(shadow.states)


def _follow(shadow: Game, code: str, number: int, place: int, seat: int | None) -> None:
    """Makes one move on a state in which the hidden cards of others are all blank."""
    try:
        row = _row(shadow, code)
    except HexmootError as error:
        raise RecordError(str(error), number, place) from None
    rows = records.Move.array(1)
    row.write(rows)
    shadow.follow(rows)
    state = shadow.state
    for other in range(state.seats):
        if other + 1 != seat:
            state.hand[other] = [0] * terms.KINDS
            state.cards[other] = [0] * terms.CARDS
    state.write(shadow.states)


def _row(shadow: Game, code: str) -> Any:
    hidden = _CODE.fullmatch(code)
    if not hidden:
        return shadow.row_of(parse_move(code))
    prefix, unknown, count, kind, given, picked, demand, demanded, gave, look, victim, hand = hidden.groups()
    seat = int(prefix) if prefix else None
    if picked:
        return shadow.row_of(Pick("K" if shadow.state.stage == watch.FORESEEING else "L", seat=seat))
    if look:
        state = shadow.state
        state.hand[int(victim) - 1] = counts_of(hand)
        state.write(shadow.states)
        return shadow.row_of(replace(parse_move(look), seat=seat))
    if demand:
        # Whoever gave had one.
        state, asked = shadow.state, "LWGBO".index(demanded)
        for other in map(int, gave):
            state.hand[other - 1][asked] = max(1, state.hand[other - 1][asked])
        state.write(shadow.states)
        return shadow.row_of(replace(parse_move(demand), seat=seat))
    if unknown:
        # Any card will do: what is not seen is blank again afterwards.
        return shadow.row_of(Card("K") if shadow.state.stage == terms.DRAWING else Stolen("L"))
    if count:
        return shadow.row_of(Discard("L" * int(count), seat=seat))
    state = shadow.state
    for other, cards in enumerate(given.split(".")):
        if other != (seat or turn_seat(shadow)) - 1 and other < state.seats:
            state.hand[other]["LWGBO".index(kind)] = int(cards)
    state.write(shadow.states)
    return shadow.row_of(Monopoly(kind, seat=seat))


def _final_view(record: Record, shadow: Game, seat: int | None, number: int) -> View:
    """WIN-04: the last position is open to all; it must agree with everything public before it."""
    try:
        final = read_hen(record.tags["Final"])
    except HexmootError as error:
        raise RecordError(f"Final: {error}", 0, 0) from None
    for name in PUBLIC_FIELDS:
        if getattr(final.state, name) != getattr(shadow.state, name):
            raise RecordError(f"the tag Final does not follow from the moves: {name} differs", number, 0)
    viewer = ONLOOKER if seat is None else seat - 1
    state: Any = State()
    state.assign(final.state)
    return View(shadow.start, Position(final.edition, final.shape, state, viewer, final.extra))
