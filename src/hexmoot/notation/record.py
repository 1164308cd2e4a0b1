"""HGN, the record of a game, and its twin in JSON lines. A record holds all chance, so it replays without a seed.

    [Edition "z-base"]
    …
    [Result "*"]

    2: s@D7n r@D7nw #1a2b3c4d
    3: …

A line is a turn, a placement of the set-up, or what a seat builds after another's turn: the seat, its moves and those
of others in between with their seats in front, outcomes where they happened, and the fingerprint of the position
reached. A ~ in front of a move says that the steward made it.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import InvalidText

TAGS = (
    *("Edition", "Ruleset", "Options", "Seats", "Island", "Opening", "View", "Final", "Result"),
    *("Table", "Commitment", "Cancelled", "Seeds"),
)
REQUIRED = ("Edition", "Ruleset", "Seats", "Island", "Opening", "Result")
STEWARD = "~"
BYTE_ORDER_MARK = "\ufeff"

_TAG = re.compile(r'\[([A-Z][a-z]+) "([^"\\]*)"\]')
_DICE = re.compile(r"~?(?:[1-6]\.)?=[1-6][1-6](?:\.[0-9]{1,2})?")
_LINE = re.compile(r"([1-6]): (.+) #([0-9a-f]{8})")
# What a redacted record shows of a card that was drawn or stolen, of a discard that is still covered, and what a
# monopoly brought in, which no reader of such a record could work out.
_HIDDEN = re.compile(
    r"=\?|(?:[1-6]\.)?x:\?[0-9]{1,2}|(?:[1-6]\.)?mo:[LWGBO]=[0-9]{1,2}(?:\.[0-9]{1,2})*"
    r"|(?:[1-6]\.)?h:pick=\?|(?:[1-6]\.)?h:commander=[LWGBO]/[1-6](?:,[1-6])*=[1-6]*"
    r"|(?:[1-6]\.)?h:rebel>[1-6]=[LWGBO]{1,95}"
)


@dataclass(frozen=True)
class Line:
    """One line of a record: a turn, a placement of the set-up, or building after another's turn."""

    seat: int
    moves: tuple[str, ...]
    fingerprint: str

    @property
    def begins_turn(self) -> bool:
        """Whether the dice are thrown in it."""
        return any(_DICE.fullmatch(move) for move in self.moves)


@dataclass(frozen=True)
class Record:
    """Tags and lines. `tags["View"]` says whose eyes a redacted record was made for: a seat, or 0 for all."""

    tags: Mapping[str, str]
    lines: tuple[Line, ...] = field(default=())

    @property
    def is_redacted(self) -> bool:
        return "View" in self.tags

    @property
    def turns(self) -> int:
        """How many turns were begun: each begins with a roll, which no placement of the set-up does."""
        return sum(line.begins_turn for line in self.lines)

    def lines_of(self, turns: int) -> int:
        """How many lines there are up to the end of so many turns; 0 turns are the set-up."""
        begun = 0
        for number, line in enumerate(self.lines):
            begun += line.begins_turn
            if begun > turns:
                return number
        return len(self.lines)

    def hgn(self) -> str:
        """The record as text."""
        tags = [f'[{name} "{self.tags[name]}"]' for name in TAGS if name in self.tags]
        lines = [f"{line.seat}: {' '.join(line.moves)} #{line.fingerprint}" for line in self.lines]
        return "\n".join([*tags, "", *lines]) + "\n"

    def json_lines(self) -> str:
        """The record as JSON, the tags first, then an object a line."""
        rows: list[object] = [{name: self.tags[name] for name in TAGS if name in self.tags}]
        rows += [{"seat": x.seat, "moves": list(x.moves), "fingerprint": x.fingerprint} for x in self.lines]
        return "".join(json.dumps(row) + "\n" for row in rows)


# A game of a thousand turns takes some thirty thousand; what is far beyond that is no game.
LONGEST_RECORD = 2_000_000


def read_record(text: str) -> Record:
    """A record from either form; a byte-order mark in front, which some editors write, is passed over."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    if len(text) > LONGEST_RECORD:
        raise InvalidText(f"a record has at most {LONGEST_RECORD} characters", text, LONGEST_RECORD)
    record = _read_json(text) if is_json(text) else _read_hgn(text)
    missing = [name for name in REQUIRED if name not in record.tags]
    if missing:
        raise InvalidText(f"the record has no tag {missing[0]}", text, 0)
    return record


def is_json(text: str) -> bool:
    """Whether a record's text is in JSON lines rather than HGN."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip().startswith("{")


def _check_moves(line: Line, tags: Mapping[str, str], text: str, place: int) -> None:
    """Every move of a line is written as one; `place` is where the line begins."""
    for move in line.moves:
        place = max(place, text.find(move, place))
        code = move.removeprefix(STEWARD)
        if not ("View" in tags and _HIDDEN.fullmatch(code)):
            try:
                parse_move(code)
            except InvalidText as error:
                raise InvalidText(error.reason, text, place + len(move) - len(code) + error.position) from None
        place += len(move)


def _tag(tags: dict[str, str], name: object, value: object, text: str, place: int) -> None:
    if name not in TAGS or not isinstance(value, str) or re.search(r'["\\\n\r]', value):
        raise InvalidText(f"a tag is one of {' '.join(TAGS)}, with text in one line and no quotes", text, place)
    if str(name) in tags:
        raise InvalidText(f"the tag {name} stands twice", text, place)
    tags[str(name)] = value


def _read_hgn(text: str) -> Record:
    tags: dict[str, str] = {}
    lines: list[Line] = []
    place = 0
    for row in text.split("\n"):
        match = _TAG.fullmatch(row)
        if match and not lines:
            _tag(tags, match[1], match[2], text, place)
        elif row.strip():
            found = _LINE.fullmatch(row)
            if not found:
                raise InvalidText(
                    'a line is a tag, [Name "value"], or a turn, "2: roll =35 end #1a2b3c4d"', text, place
                )
            lines.append(Line(int(found[1]), tuple(found[2].split(" ")), found[3]))
            _check_moves(lines[-1], tags, text, place + found.start(2))
        place += len(row) + 1
    return Record(tags, tuple(lines))


def _read_json(text: str) -> Record:
    tags: dict[str, str] = {}
    lines: list[Line] = []
    first = True
    place = 0
    for row in text.split("\n"):
        if row.strip():
            value = _load(row, text, place)
            if first:
                first = False
                for name, tag in value.items():
                    _tag(tags, name, tag, text, place)
            else:
                lines.append(_json_line(value, text, place))
                _check_moves(lines[-1], tags, text, place)
        place += len(row) + 1
    return Record(tags, tuple(lines))


def _load(row: str, text: str, place: int) -> dict[str, object]:
    try:
        value = json.loads(row, object_pairs_hook=_once)
    except InvalidText as error:
        raise InvalidText(error.reason, text, place) from None
    except (ValueError, RecursionError) as error:
        raise InvalidText(f"this is no JSON: {error}", text, place) from None
    if not isinstance(value, dict):
        raise InvalidText("every line is a JSON object", text, place)
    return value


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """JSON lets a name stand twice in an object; a record does not."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise InvalidText(f"{name!r} stands twice", "", 0)
    return dict(pairs)


def _json_line(value: dict[str, object], text: str, place: int) -> Line:
    seat, moves, mark = value.get("seat"), value.get("moves"), value.get("fingerprint")
    fits = (
        set(value) == {"seat", "moves", "fingerprint"}
        and isinstance(seat, int)
        and not isinstance(seat, bool)
        and 1 <= seat <= 6
        and isinstance(moves, list)
        and bool(moves)
        and all(isinstance(move, str) for move in moves)
        and isinstance(mark, str)
        and re.fullmatch(r"[0-9a-f]{8}", mark)
    )
    if not fits:
        raise InvalidText('a turn is {"seat": 2, "moves": ["roll", …], "fingerprint": "1a2b3c4d"}', text, place)
    return Line(seat, tuple(moves), str(mark))  # type: ignore[arg-type]
