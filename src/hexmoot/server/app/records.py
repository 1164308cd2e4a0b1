"""Records of finished games over HTTP."""

import re
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import QueryParameter
from msgspec import Struct
from msgspec.structs import asdict

from hexmoot.game.redaction import redact
from hexmoot.notation.record import read_record
from hexmoot.server.app.described import RecordOperation, refusals
from hexmoot.server.app.house import AnyRequest, House
from hexmoot.server.store import Place, Record

MOST = 50
PUBLIC_VIEW = "public"
# A table's id is its record's; nothing else is ever looked up.
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_PLACE = re.compile(rf"([0-9]{{1,16}})\.({_ID.pattern})")


class RecordLine(Struct, frozen=True):
    """A record in a list: what was played, and by whom. `place` is where the next page begins."""

    id: str
    edition: str
    started: int
    ended: int
    public: bool
    seats: list[dict[str, Any]]
    place: str


class FullRecord(RecordLine, frozen=True):
    """A record with all of it."""

    hgn: str
    statistics: dict[str, Any]


def _seats(record: Record) -> list[dict[str, Any]]:
    return [
        {"seat": one.seat, "name": one.name, "bot": one.bot, "points": one.points, "won": one.has_won}
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
        place=f"{record.ended}.{record.id}",
    )


def _full(record: Record) -> FullRecord:
    return FullRecord(**asdict(_line(record)), hgn=record.hgn, statistics=msgspec.json.decode(record.statistics))


def _place(text: str) -> Place | None:
    if not text:
        return None
    found = _PLACE.fullmatch(text)
    if found is None:
        raise ClientException("after is the place of the last record seen")
    return Place(int(found[1]), found[2])


After = Annotated[str, QueryParameter(name="after", required=False)]
View = Annotated[str, QueryParameter(name="view", required=False)]


class Records(Controller):
    """Finished games."""

    path = "/api"
    tags = ("records",)

    @get("/records", summary="Public records, the latest first", responses=refusals(400))
    async def listed(self, house: House, after: After = "") -> list[RecordLine]:
        """A page of fifty."""
        return [_line(record) for record in await house.store.records(MOST, _place(after))]

    @get("/me/records", summary="One's own records, the latest first", responses=refusals(400, 401))
    async def mine(self, house: House, request: AnyRequest, after: After = "") -> list[RecordLine]:
        """A page of fifty."""
        visitor = await house.known(request)
        return [_line(record) for record in await house.store.records_of(visitor.person.id, MOST, _place(after))]

    @get(
        "/records/{name:str}",
        summary="One record: as JSON, as name.hgn or as name.jsonl",
        responses=refusals(400, 404),
        operation_class=RecordOperation,
    )
    async def one(self, house: House, request: AnyRequest, name: str, view: View = "") -> Response[FullRecord]:
        """`view` is `public` or a seat: the record as it was to be seen from there."""
        stem, dot, form = name.partition(".")
        if dot and form not in ("hgn", "jsonl"):
            raise NotFoundException("a record comes as name.hgn or name.jsonl")
        found = await self._open(house, request, stem)
        if not dot:
            return Response(_full(found))
        record = read_record(found.hgn)
        if view:
            record = redact(record, _seat(view, len(found.seats)))
        text = record.hgn() if form == "hgn" else record.json_lines()
        whole: Response[Any] = Response(
            text.encode(),
            media_type="text/plain; charset=utf-8" if form == "hgn" else "application/jsonl",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )
        return whole

    async def _open(self, house: House, request: AnyRequest, name: str) -> Record:
        """A record that is public, or that the asker sat in; any other is not there."""
        found = await house.store.record(name) if _ID.fullmatch(name) else None
        if found is not None and not found.is_public:
            visitor = await house.visitor(request)
            if visitor is None or all(one.person != visitor.person.id for one in found.seats):
                found = None
        if found is None:
            raise NotFoundException("there is no such record")
        return found


def _seat(view: str, seats: int) -> int | None:
    if view == PUBLIC_VIEW:
        return None
    if not view.isascii() or not view.isdigit() or not 1 <= int(view) <= seats:
        raise ClientException(f"view is public, or a seat from 1 to {seats}")
    return int(view)
