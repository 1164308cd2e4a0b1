"""Tables over HTTP: the lobby, making one, a ticket for the socket; and the socket itself."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post, websocket
from litestar.params import HeaderParameter, JSONBody, QueryParameter
from msgspec import Struct

from hexmoot.server.app.described import CHANGING, WITH_BODY, refusals
from hexmoot.server.app.hosts import host_allowed
from hexmoot.server.app.house import AnyRequest, AnySocket, House, TheHouse, now
from hexmoot.server.app.identity import Visitor, origin_allowed, token_of, visitor_by, visitor_of
from hexmoot.server.app.places import MOST, After, place_of, place_text
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.socket import POLICY, Connection
from hexmoot.server.store import Listing
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Create
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings


class LobbyLine(Struct, frozen=True):
    """A table in the lobby: its id, how far it is, and what all see of it. `place` is where the next page begins.

    `waits`: the game is known to wait for whoever asks.
    """

    table: str
    created: int
    state: str
    about: dict[str, Any]
    place: str
    waits: bool = False


class Made(Struct, frozen=True):
    """A new table; whoever has this id can come."""

    table: str


class Ticket(Struct, frozen=True):
    """Good once, for half a minute, as `/ws?ticket=…`."""

    ticket: str


IdempotencyKey = Annotated[str, HeaderParameter(name="idempotency-key", required=False, max_length=40)]


def _line(listing: Listing, *, waits: bool = False) -> LobbyLine:
    about, place = msgspec.json.decode(listing.body), place_text(listing.created, listing.table)
    return LobbyLine(listing.table, listing.created, listing.state.value, about, place, waits)


class Tables(Controller):
    """The lobby."""

    path = "/api"
    tags = ("tables",)

    @get("/tables", summary="Public tables, open or running", responses=refusals(400))
    async def lobby(self, house: TheHouse, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty."""
        return [_line(listing) for listing in await house.store.lobby(MOST, place_of(after))]

    @get("/me/tables", summary="The tables that one sits at or is the host of", responses=refusals(400, 401))
    async def mine(self, house: TheHouse, request: AnyRequest, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty; those by link too."""
        person = (await house.known(request)).person.id
        found = await house.store.tables_of(person, MOST, place_of(after))
        return [_line(one, waits=house.hall.waits_for(one.table, person)) for one in found]

    @post("/tables", summary="Make a table", responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def make(
        self, house: TheHouse, request: AnyRequest, data: JSONBody[TableSettings], nonce: IdempotencyKey = ""
    ) -> Made:
        """Whoever makes it is its host; asked again with the same key, it is the same table."""
        visitor = await house.known(request)
        who = Who(visitor.person.id, visitor.person.name)
        table, answer = await house.hall.create(Create(settings=data, nonce=nonce), who)
        if isinstance(answer, Refusal):
            status = 503 if answer.code in ("draining", "unavailable") else 400
            raise Refused(status, answer.key, **answer.arguments)
        return Made(table)

    @post("/ticket", summary="A ticket for the socket", responses=refusals(*CHANGING, 401))
    async def ticket(self, house: TheHouse, request: AnyRequest) -> Ticket:
        """One connection, within half a minute."""
        return Ticket(await house.tickets.issue(await house.known(request), now()))


async def _visitor(socket: AnySocket, house: House, ticket: str) -> Visitor | None:
    """Who knocks: by a ticket, which is worth no more than the session that it was given to, or by a bot's token."""
    session = await house.tickets.take(ticket, now()) if ticket else None
    if session is not None:
        return await visitor_by(house.store, session, now(), house.settings)
    token = token_of(socket, house.settings) if socket.headers.get("authorization") else None
    return await visitor_of(house.store, token, now(), house.settings)


@websocket("/ws")
async def socket(
    socket: AnySocket, house: TheHouse, ticket: Annotated[str, QueryParameter(name="ticket", required=False)] = ""
) -> None:
    """A connection, for as long as both sides want it."""
    settings = house.settings
    if not host_allowed(socket.headers.get("host", ""), settings):
        await socket.close(POLICY, "this server is not known by that name")
        return
    if not origin_allowed(socket.headers.get("origin"), socket.headers.get("host", ""), settings):
        await socket.close(POLICY, "this origin is not allowed")
        return
    visitor = await _visitor(socket, house, ticket)
    if visitor is None:
        await socket.close(POLICY, "a ticket from POST /api/ticket is needed")
        return
    address = house.address(socket)
    if not house.by_address.enter(address):
        await socket.close(POLICY, "too many connections from one address")
        return
    try:
        if not house.by_person.enter(visitor.person.id):
            await socket.close(POLICY, "too many connections of one person")
            return
        try:
            await socket.accept()
            await Connection(socket, house, visitor).run()
        finally:
            house.by_person.leave(visitor.person.id)
    finally:
        house.by_address.leave(address)
