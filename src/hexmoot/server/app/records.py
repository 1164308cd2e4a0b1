"""Records of finished games over HTTP."""

import re
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import asdict

from hexmoot.editions.boards import COLOURS, colours
from hexmoot.game.game import Game
from hexmoot.game.records import RecordError, open_record
from hexmoot.game.redaction import redact
from hexmoot.notation.errors import InvalidText
from hexmoot.notation.record import Record as Notes
from hexmoot.notation.record import read_record
from hexmoot.rules.errors import HexmootError
from hexmoot.server.app.described import CHANGING, WITH_BODY, RecordId, RecordName, RecordOperation, refusals
from hexmoot.server.app.house import AnyRequest, House, TheHouse
from hexmoot.server.app.places import MOST, After, place_of, place_text
from hexmoot.server.app.record_parts import Frame, SeatLine, Statistics
from hexmoot.server.app.refused import Refused
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.store import Record
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.replaying import replay_game
from hexmoot.server.table.seats import has_fixed_colours
from hexmoot.server.table.verifying import NoSeeds, Unfair, cancelled_starts, seeds_of, verify
from hexmoot.server.words.sizes import MOST_SEATS

PUBLIC_VIEW, ALL = "public", "all"
# What a file of the greatest size holds if it is a game as they are played; short codes could make it many times that.
MOST_MOVES = 5000
# Texts that are kept, by the record's own text: a finished game never changes.
KEPT = 64
# A table's id is its record's; nothing else is ever looked up.
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class RecordLine(Struct, frozen=True):
    """A record in a list: what was played, and by whom. `place` is where the next page begins."""

    id: str
    edition: str
    started: int
    ended: int
    public: bool
    seats: list[SeatLine]
    place: str


class FullRecord(RecordLine, frozen=True):
    """A record with all of it."""

    hgn: str
    statistics: Statistics


class OwnRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, and whose eyes it is looked at with: `all`, `public` or a seat."""

    record: str
    view: str = ALL


class Replay(Struct, frozen=True):
    """The view at the beginning, and for each move what was said of it and what it changed."""

    tags: dict[str, str]
    view: Annotated[dict[str, Any], Meta(description="a View of the protocol's schema file")]
    frames: list[Frame]


class OwnReplay(Replay, frozen=True):
    """The same of a file, which has no colours of its own, with the figures of its game."""

    colours: list[str]
    statistics: Statistics


class Verified(Struct, frozen=True):
    """How many outcomes were worked out again, and what did not fit, if anything did not, as a key with arguments.

    commitment: the hash of the server's seed, to be compared with the one that was shown before the game.
    cancelled: how many starts were called off before the one that became this game.
    """

    checked: int
    commitment: str = ""
    key: str = ""
    arguments: dict[str, str | int] = {}
    cancelled: int = 0


@lru_cache(KEPT)
def _shown(hgn: str, view: str, form: str) -> str:
    """A record's text in a form, as it was to be seen from a place."""
    record = read_record(hgn)
    if view:
        record = redact(record, _seat(view, int(record.tags["Seats"])))
    return record.json_lines() if form == "jsonl" else record.hgn()


def _stored_replay(hgn: str, view: str) -> bytes:
    """As JSON: a megabyte is better written here than where everybody waits."""
    return msgspec.json.encode(_replay(read_record(hgn), view)[0])


def _replay(record: Notes, view: str) -> tuple[Replay, Game]:
    seat = None if view == ALL else _seat(view, int(record.tags["Seats"]))
    first, frames, game = replay_game(record, seat, everything=view == ALL)
    return Replay(dict(record.tags), first, msgspec.convert(frames, list[Frame])), game


def _own_replay(text: str, view: str) -> bytes:
    """As JSON, too. A file may be anything, so that all is refused that a record of ours never is."""
    try:
        record = read_record(text)
        if record.is_redacted:
            raise Refused(400, "refusal.record_redacted")
        if sum(len(line.moves) for line in record.lines) > MOST_MOVES:
            raise Refused(413, "refusal.too_large")
        replay, game = _replay(record, view)
        start = open_record(record)
        figures = msgspec.convert(statistics_of(game, start), Statistics)
    except RecordError as error:
        raise Refused(400, "refusal.record_broken", line=error.line, move=error.move, rule=error.rule) from None
    except InvalidText as error:
        raise Refused(400, "refusal.record_unreadable", position=error.position + 1) from None
    except HexmootError:
        # Its edition or its options: what stands above the moves.
        raise Refused(400, "refusal.record_broken", line=0, move=0) from None
    seats = list(colours(start.seats, fixed=has_fixed_colours(start.start.edition)))
    return msgspec.json.encode(OwnReplay(replay.tags, replay.view, replay.frames, seats, figures))


@lru_cache(KEPT)
def _verify(text: str) -> Verified:
    record = read_record(text)
    try:
        table, server_seed, seeds = seeds_of(record)
    except NoSeeds:
        return Verified(0, key="refusal.no_seeds")
    sealed = commitment(server_seed)
    try:
        checked = verify(record, table, server_seed, seeds)
        return Verified(checked, sealed, cancelled=cancelled_starts(record))
    except Unfair as error:
        return Verified(0, sealed, error.key, error.arguments)
    except RecordError as error:
        return Verified(0, sealed, "refusal.record_broken", {"line": error.line, "move": error.move})


def _seats(record: Record) -> list[SeatLine]:
    return [
        SeatLine(one.seat, one.colour or COLOURS[one.seat - 1], one.name, one.bot, one.points, one.has_won)
        for one in record.seats
    ]


def _line(record: Record) -> RecordLine:
    return RecordLine(
        id=record.id,
        edition=record.edition,
        started=record.started,
        ended=record.ended,
        public=record.is_public,
        seats=_seats(record),
        place=place_text(record.ended, record.id),
    )


def _full(record: Record) -> FullRecord:
    figures = msgspec.json.decode(record.statistics, type=Statistics)
    return FullRecord(**asdict(_line(record)), hgn=record.hgn, statistics=figures)


_SEATS = [str(seat) for seat in range(1, MOST_SEATS + 1)]
# Listed in the description only: how many seats there are, and so what is refused, is the record's to say.
View = Annotated[
    str,
    QueryParameter(
        name="view",
        required=False,
        description="Whose eyes: `public`, or the number of a seat of the game; without it, or empty, the whole record",
        schema_extra={"enum": ["", PUBLIC_VIEW, *_SEATS]},
    ),
]
ReplayView = Annotated[
    str,
    QueryParameter(
        name="view",
        required=False,
        description="Whose eyes: `all` with open cards, `public`, or the number of a seat of the game",
        schema_extra={"enum": [ALL, PUBLIC_VIEW, *_SEATS]},
    ),
]


class Records(Controller):
    """Finished games."""

    path = "/api"
    tags = ("records",)

    @get("/records", summary="Public records, the latest first", responses=refusals(400))
    async def listed(self, house: TheHouse, after: After = "") -> list[RecordLine]:
        """A page of fifty."""
        return [_line(record) for record in await house.store.records(MOST, place_of(after))]

    @get("/me/records", summary="One's own records, the latest first", responses=refusals(400, 401))
    async def mine(self, house: TheHouse, request: AnyRequest, after: After = "") -> list[RecordLine]:
        """A page of fifty."""
        visitor = await house.known(request)
        return [_line(record) for record in await house.store.records_of(visitor.person.id, MOST, place_of(after))]

    @get(
        "/records/{name:str}",
        summary="One record: as JSON, as name.hgn or as name.jsonl",
        responses=refusals(400, 404),
        operation_class=RecordOperation,
    )
    async def one(
        self, house: TheHouse, request: AnyRequest, name: RecordName, view: View = ""
    ) -> Response[FullRecord]:
        """`view` is `public` or a seat: the record as it was to be seen from there."""
        stem, dot, form = name.partition(".")
        if dot and form not in ("hgn", "jsonl"):
            raise Refused(404, "refusal.no_record")
        found = await self._open(house, request, stem)
        text = found.hgn
        if view:
            # Before it waits: what is no seat costs nobody a reading.
            _seat(view, len(found.seats))
        # As it is kept it need not be read.
        if view or form == "jsonl":
            text = await house.desk.read(house.address(request), _shown, found.hgn, view, form or "hgn")
        if not dot:
            return Response(msgspec.structs.replace(_full(found), hgn=text))
        whole: Response[Any] = Response(
            text.encode(),
            # Litestar names the charset of a text itself.
            media_type=MediaType.TEXT if form == "hgn" else "application/jsonl",
            headers={"content-disposition": f'attachment; filename="{stem}{_suffix(view)}.{form}"'},
        )
        return whole

    @get("/records/{name:str}/replay", summary="A record move by move, for a slider", responses=refusals(400, 404))
    async def moves(
        self, house: TheHouse, request: AnyRequest, name: RecordId, view: ReplayView = ALL
    ) -> Response[Replay]:
        """`view` is `all`, with open cards; `public`; or a seat."""
        found = await self._open(house, request, name)
        return _written(await house.desk.read(house.address(request), _stored_replay, found.hgn, view))

    @post(
        "/replays",
        summary="Any record move by move: a file of one's own",
        status_code=200,
        responses=refusals(*WITH_BODY, *CHANGING),
    )
    async def own(self, house: TheHouse, request: AnyRequest, data: JSONBody[OwnRecord]) -> Response[OwnReplay]:
        """As HGN or as JSON lines; refused where it does not hold, with the line, the move and the rule."""
        return _written(await house.desk.read(house.address(request), _own_replay, data.record, data.view))

    @get(
        "/records/{name:str}/verify",
        summary="Work out every roll, card and theft again from the seeds",
        responses=refusals(400, 404),
    )
    async def verified(self, house: TheHouse, request: AnyRequest, name: RecordId) -> Verified:
        """Whoever does not trust this server takes the record and runs `hexmoot verify`."""
        found = await self._open(house, request, name)
        return await house.desk.read(house.address(request), _verify, found.hgn)

    async def _open(self, house: House, request: AnyRequest, name: str) -> Record:
        """A record that is public, or that the asker sat in; any other is not there."""
        found = await house.store.record(name) if _ID.fullmatch(name) else None
        if found is not None and not found.is_public:
            visitor = await house.visitor(request)
            if visitor is None or all(one.person != visitor.person.id for one in found.seats):
                found = None
        if found is None:
            raise Refused(404, "refusal.no_record")
        return found


def _written(data: bytes) -> Response[Any]:
    """What was written at the desk, as it is."""
    return Response(data, media_type=MediaType.JSON)


def _suffix(view: str) -> str:
    """What the name of a file says about whose eyes it is for: a part is not taken for the whole."""
    return "" if not view else "-public" if view == PUBLIC_VIEW else f"-seat{int(view)}"


def _seat(view: str, seats: int) -> int | None:
    if view == PUBLIC_VIEW:
        return None
    if not view.isascii() or not view.isdigit() or not 1 <= int(view) <= seats:
        raise Refused(400, "refusal.bad_view", seats=seats)
    return int(view)
