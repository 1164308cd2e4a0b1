"""Records of games: writing one, playing one again, checking one."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from hexmoot.batch.start import Start, start_of
from hexmoot.editions.edition import EditionError, changes, resolve, text
from hexmoot.game.dealers import SeedDealer
from hexmoot.game.events import Event
from hexmoot.game.game import Game
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import AmbiguousMove, HexmootError, IllegalMove, InvalidText
from hexmoot.notation.hen import board_field, harbour_field, robber_field
from hexmoot.notation.hen_reader import Part, read_board, read_harbours, read_robber
from hexmoot.notation.position import Position
from hexmoot.notation.record import STEWARD, Line, Record
from hexmoot.rules import terms
from hexmoot.rules.records import State

_ROLL = re.compile(r"([1-6])=([1-6])([1-6])")


class RecordError(HexmootError):
    """A record that does not replay.

    `line` counts the lines of moves from 1, below the tags, and `move` the moves in it; `rule` is the ID of the rule
    broken, if one is.
    """

    def __init__(self, reason: str, line: int, move: int, rule: str = "") -> None:
        self.reason, self.line, self.move, self.rule = reason, line, move, rule
        where = f"line {line}, move {move}" if move else f"the end of line {line}" if line else "the tags"
        super().__init__(f"{where}: {reason}")


def record_of(game: Game) -> Record:
    """The record of a game from its beginning."""
    if not game.from_the_start:
        raise HexmootError("a game taken up in the middle has no record: play it from its beginning, or write its HEN")
    return Record(_tags(game), tuple(_lines(game)))


def _tags(game: Game) -> dict[str, str]:
    edition = game.start.edition
    opened = Position(edition, game.start.shape, State.read(game.opened))
    tags = {
        "Edition": edition.key,
        "Ruleset": str(edition.ruleset),
        "Options": ",".join(f"{name}={text(name, value)}" for name, value in changes(edition).items()),
        "Seats": str(game.seats),
        "Island": f"{board_field(opened)} {harbour_field(opened)} {robber_field(opened)}",
        "Opening": opening_text(game.opening, _first_seat(opened)),
        "Result": str(game.result() or "*"),
    }
    return {name: value for name, value in tags.items() if value or name != "Options"}


def _first_seat(opened: Position) -> int:
    return int(opened.state.turn) + 1


def opening_text(events: list[Event], first: int) -> str:
    """The opening rolls, a new round behind each comma; or the seat that was named."""
    rolls = [event for event in events if event.key == "opening_roll" and event.dice]
    if not rolls:
        return f"first={first}"
    rounds: list[list[str]] = [[]]
    last = 0
    for event in rolls:
        seat = event.seat or 0
        if seat <= last:
            rounds.append([])
        last = seat
        rounds[-1].append(f"{seat}={event.dice[0]}{event.dice[1]}" if event.dice else "")
    return ", ".join(" ".join(one) for one in rounds)


def read_opening(opening: str, seats: int) -> tuple[int, list[Event]]:
    """SETUP-06: who begins (from 0) by these rolls; refuses rolls that do not decide it."""
    named = re.fullmatch(r"first=([1-6])", opening)
    if named and int(named[1]) <= seats:
        return int(named[1]) - 1, []
    rolling = list(range(1, seats + 1))
    events: list[Event] = []
    for one in opening.split(", "):
        rolls = [_ROLL.fullmatch(roll) for roll in one.split(" ")]
        if len(rolling) < 2 or [int(roll[1]) if roll else 0 for roll in rolls] != rolling:
            raise RecordError(
                "the opening rolls are not those of the seats that had to roll (SETUP-06)", 0, 0, "SETUP-06"
            )
        dice = [(int(roll[1]), int(roll[2]), int(roll[3])) for roll in rolls if roll]
        best = max(a + b for _, a, b in dice)
        rolling = [seat for seat, a, b in dice if a + b == best]
        events += [Event("opening_roll", seat, dice=(min(a, b), max(a, b))) for seat, a, b in dice]
    if len(rolling) != 1:
        raise RecordError("the opening rolls leave a tie (SETUP-06)", 0, 0, "SETUP-06")
    return rolling[0] - 1, events


def _lines(game: Game) -> list[Line]:
    """A line a turn, a placement of the set-up, or a seat's building after another's turn.

    The moves are played again beside the game, to know who could act at each.
    """
    shadow = Game.from_state(game.start, State.read(game.opened), SeedDealer(0))
    shadow.begin()
    lines: list[Line] = []
    codes: list[str] = []
    for number, ply in enumerate(game.plies):
        seat, in_setup = turn_seat(shadow), _in_setup(shadow)
        code = shadow.text_of(ply.move)
        codes.append(STEWARD + code if ply.steward else code)
        shadow.push(ply.move)
        shadow.plies.clear()
        last = number == len(game.plies) - 1
        placed = in_setup and shadow.state.stage != terms.PAVING
        if last or placed or turn_seat(shadow) != seat:
            lines.append(Line(seat, tuple(codes), shadow.fingerprint()))
            codes = []
    return lines


def turn_seat(game: Game) -> int:
    """The seat whose line this is: at turn, or building after another's turn."""
    state = game.state
    return int(state.turn if state.builder == terms.NONE else state.builder) + 1


def _in_setup(game: Game) -> bool:
    """The set-up, where the same seat may place twice in a row; each time is a line of its own."""
    return game.state.stage in (terms.SETTLING, terms.PAVING)


def open_record(record: Record) -> Game:
    """The game of a record before its first move."""
    tags = record.tags
    options = _options(tags)
    try:
        edition = resolve(tags["Edition"], options)
        seats = int(tags["Seats"]) if re.fullmatch("[2-6]", tags["Seats"]) else 0
        start = start_of(edition, seats)
    except EditionError as error:
        raise RecordError(str(error), 0, 0) from None
    if tags["Ruleset"] != str(edition.ruleset):
        known = f"this program knows ruleset {edition.ruleset} of {edition.key}, not {tags['Ruleset']}"
        raise RecordError(known, 0, 0)
    state = _opened_state(start, tags["Island"], tags["Opening"])
    game = Game.from_state(start, state, SeedDealer(0))
    game.opening = read_opening(tags["Opening"], seats)[1]
    game.begin()
    if state.stage == terms.BEFORE_ROLL:
        # Given positions: the first turn begins before the first move.
        game.opening.append(Event("turn_began", state.turn + 1))
    game.from_the_start = True
    if state.stage == terms.SETTLING and start.edition.options["setup"] == "fixed":
        raise RecordError("this edition begins with given positions", 0, 0)
    return game


def _options(tags: Mapping[str, str]) -> dict[str, str]:
    """The options of a record: name=value, behind commas, each once."""
    found: dict[str, str] = {}
    for option in tags["Options"].split(",") if "Options" in tags else ():
        name, equals, value = option.partition("=")
        if not (name and equals and value) or name in found:
            raise RecordError("the tag Options is name=value, behind commas, each name once", 0, 0)
        found[name] = value
    return found


def _opened_state(start: Start, island: str, opening: str) -> Any:
    state: Any = State.read(start.state)
    parts = list(Part(island, island, 0).split(" "))
    if len(parts) != 3:
        raise RecordError("the tag Island is board, harbours and robber, as in HEN", 0, 0)
    try:
        read_board(state, start.shape, parts[0])
        read_harbours(state, start.shape, parts[1])
        read_robber(state, start, parts[2])
    except InvalidText as error:
        raise RecordError(f"Island: {error.reason}", 0, 0) from None
    first, _ = read_opening(opening, start.seats)
    state.turn = first
    if start.edition.options["setup"] == "fixed":
        state.first, state.stage = 0, terms.BEFORE_ROLL
    else:
        state.first = first
    return state


def replay(record: Record) -> Game:
    """The game of a record, played again under the judge's eyes; the first thing wrong is a RecordError."""
    moves = played(record)
    game, _ = next(moves)
    for _ in moves:
        pass
    return game


def played(record: Record) -> Iterator[tuple[Game, str]]:
    """The game of a record as it opens, with no code, and after each move, with the move's; checked as it goes on."""
    if record.is_redacted:
        raise RecordError("a redacted record can be checked but not replayed: part of it is hidden", 0, 0)
    game = open_record(record)
    yield game, ""
    for number, line in enumerate(record.lines, start=1):
        if turn_seat(game) != line.seat:
            raise RecordError(f"it is the turn of seat {turn_seat(game)}, not {line.seat}", number, 0, "PLAY-02")
        for place, code in enumerate(line.moves, start=1):
            _replay_move(game, code, number, place)
            yield game, code
        if game.fingerprint() != line.fingerprint:
            raise RecordError(f"the position is #{game.fingerprint()}, the record says #{line.fingerprint}", number, 0)
    if record.tags["Result"] != str(game.result() or "*"):
        raise RecordError(f"the result is {game.result() or '*'}, the record says {record.tags['Result']}", 0, 0)


def _replay_move(game: Game, code: str, number: int, place: int) -> None:
    try:
        game.push(parse_move(code.removeprefix(STEWARD)), steward=code.startswith(STEWARD))
    except IllegalMove as error:
        raise RecordError(f"{code} is not legal: {error.rule}. {error.sentence}", number, place, error.rule) from None
    except (InvalidText, AmbiguousMove) as error:
        raise RecordError(str(error), number, place) from None
