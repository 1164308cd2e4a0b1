"""Tables over HTTP: the lobby, making one, a ticket for the socket."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import HeaderParameter, JSONBody
from msgspec import Struct

from hexmoot.server.app.described import CHANGING, WITH_BODY, TableId, refusals
from hexmoot.server.app.house import AnyRequest, TheHouse, now
from hexmoot.server.app.places import MOST, After, place_of, place_text
from hexmoot.server.app.refused import Refused
from hexmoot.server.hall.summary import Outline, is_host, outline_of
from hexmoot.server.store import Listing, State
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Close, Create
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings


class LobbyLine(Struct, frozen=True):
    """A table in the lobby: its id, how far it is, and what all see of it. `place` is where the next page begins.

    `waits`: the game waits for whoever asks, as far as the process that runs it could be asked. `yours`: whoever asks
    is its host; both only among one's own tables.
    """

    table: str
    created: int
    state: str
    about: Outline
    place: str
    waits: bool = False
    yours: bool = False


class Made(Struct, frozen=True):
    """A new table; whoever has this id can come."""

    table: str


class Ticket(Struct, frozen=True):
    """Good once, for half a minute, as `/ws?ticket=…`."""

    ticket: str


# How long a new table is shown though nobody is there yet.
FRESH_MS = 60_000
# What is refused for another reason than for what was asked.
STATUS = {
    "draining": 503,
    "unavailable": 503,
    "too_many_tables": 409,
    "not_host": 403,
    "no_table": 404,
    "not_open": 409,
}

IdempotencyKey = Annotated[
    str,
    HeaderParameter(
        name="idempotency-key",
        required=False,
        max_length=40,
        description="Any text of one's own: who asks again with it is given the table made the first time",
    ),
]


def _line(listing: Listing, *, waits: bool = False, yours: bool = False) -> LobbyLine:
    about, place = outline_of(listing.body), place_text(listing.created, listing.table)
    return LobbyLine(listing.table, listing.created, listing.state.value, about, place, waits, yours)


class Tables(Controller):
    """The lobby."""

    path = "/api"
    tags = ("tables",)

    @get("/tables", summary="Public tables, open or running", responses=refusals(400))
    async def lobby(self, house: TheHouse, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty; without open tables where nobody is."""
        # Whoever has just made a table is on the way to it.
        found = await house.store.lobby(MOST, place_of(after), now() - FRESH_MS)
        return [_line(listing) for listing in found]

    @get("/tables/{table:str}", summary="One table, as whoever has its link sees it", responses=refusals(404))
    async def table(self, house: TheHouse, table: TableId) -> LobbyLine:
        """For those who were sent a link and have not come in: whose table it is, which game, and who sits there."""
        found = await house.store.listing(table)
        if found is None:
            raise Refused(404, "refusal.no_table")
        return _line(found)

    @get("/me/tables", summary="The tables that one sits at or is the host of", responses=refusals(400, 401))
    async def mine(self, house: TheHouse, request: AnyRequest, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty; those by link too."""
        person = (await house.known(request)).person.id
        found = await house.store.tables_of(person, MOST, place_of(after))
        running = [one.table for one in found if one.state is State.RUNNING]
        waiting = await house.hall.waiting_for(person, running)
        return [_line(one, waits=one.table in waiting, yours=is_host(one.body, person)) for one in found]

    @post("/tables", summary="Make a table", responses=refusals(*WITH_BODY, *CHANGING, 401, 409))
    async def make(
        self, house: TheHouse, request: AnyRequest, data: JSONBody[TableSettings], nonce: IdempotencyKey = ""
    ) -> Made:
        """Whoever makes it is its host; asked again with the same key, it is the same table."""
        visitor = await house.known(request)
        who = Who(visitor.person.id, visitor.person.name)
        table, answer = await house.hall.create(Create(settings=data, nonce=nonce), who, house.address(request))
        if isinstance(answer, Refusal):
            raise Refused(STATUS.get(answer.code, 400), answer.key, **answer.arguments)
        return Made(table)

    @delete("/tables/{table:str}", summary="Close a table", responses=refusals(*CHANGING, 400, 401, 404, 409))
    async def close(self, house: TheHouse, request: AnyRequest, table: TableId) -> None:
        """The host closes a table where no game has begun; who is there is told."""
        visitor = await house.known(request)
        who = Who(visitor.person.id, visitor.person.name)
        answer = await house.hall.command(table, Close(table=table), who)
        if isinstance(answer, Refusal):
            raise Refused(STATUS.get(answer.code, 400), answer.key, **answer.arguments)

    @post("/ticket", summary="A ticket for the socket", responses=refusals(*CHANGING, 401))
    async def ticket(self, house: TheHouse, request: AnyRequest) -> Ticket:
        """One connection, within half a minute."""
        return Ticket(await house.tickets.issue(await house.known(request), now()))
