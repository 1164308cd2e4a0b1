"""Tables over HTTP: the lobby, making one, a ticket for the socket."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import HeaderParameter, JSONBody
from msgspec import Struct

from hexmoot.server.app.described import CHANGING, WITH_BODY, refusals
from hexmoot.server.app.house import AnyRequest, House, TheHouse, now
from hexmoot.server.app.places import MOST, After, place_of, place_text
from hexmoot.server.app.refused import Refused
from hexmoot.server.store import Listing, Place, State
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


# How long a new table is shown though nobody is there yet.
FRESH_MS = 60_000
# Pages of deserted tables that are passed over for one page of the lobby.
MOST_PAGES = 10
# What is refused for another reason than for what was asked.
STATUS = {"draining": 503, "unavailable": 503, "too_many_tables": 409}

IdempotencyKey = Annotated[str, HeaderParameter(name="idempotency-key", required=False, max_length=40)]


def _line(listing: Listing, *, waits: bool = False) -> LobbyLine:
    about, place = msgspec.json.decode(listing.body), place_text(listing.created, listing.table)
    return LobbyLine(listing.table, listing.created, listing.state.value, about, place, waits)


async def lively(house: House, after: Place | None) -> list[Listing]:
    """A page of the lobby: games, and open tables that somebody is at, as far as this process knows."""
    found: list[Listing] = []
    for _ in range(MOST_PAGES):
        page = await house.store.lobby(MOST, after)
        found += [one for one in page if one.state is not State.OPEN or _is_lively(house, one)]
        if len(page) < MOST or len(found) >= MOST:
            break
        after = Place(page[-1].created, page[-1].table)
    return found[:MOST]


def _is_lively(house: House, listing: Listing) -> bool:
    # Whoever has just made a table is on the way to it.
    return now() - listing.created < FRESH_MS or not house.hall.is_deserted(listing.table)


class Tables(Controller):
    """The lobby."""

    path = "/api"
    tags = ("tables",)

    @get("/tables", summary="Public tables, open or running", responses=refusals(400))
    async def lobby(self, house: TheHouse, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty; without open tables where nobody is."""
        return [_line(listing) for listing in await lively(house, place_of(after))]

    @get("/me/tables", summary="The tables that one sits at or is the host of", responses=refusals(400, 401))
    async def mine(self, house: TheHouse, request: AnyRequest, after: After = "") -> list[LobbyLine]:
        """The newest first, a page of fifty; those by link too."""
        person = (await house.known(request)).person.id
        found = await house.store.tables_of(person, MOST, place_of(after))
        return [_line(one, waits=house.hall.waits_for(one.table, person)) for one in found]

    @post("/tables", summary="Make a table", responses=refusals(*WITH_BODY, *CHANGING, 401, 409))
    async def make(
        self, house: TheHouse, request: AnyRequest, data: JSONBody[TableSettings], nonce: IdempotencyKey = ""
    ) -> Made:
        """Whoever makes it is its host; asked again with the same key, it is the same table."""
        visitor = await house.known(request)
        who = Who(visitor.person.id, visitor.person.name)
        table, answer = await house.hall.create(Create(settings=data, nonce=nonce), who)
        if isinstance(answer, Refusal):
            raise Refused(STATUS.get(answer.code, 400), answer.key, **answer.arguments)
        return Made(table)

    @post("/ticket", summary="A ticket for the socket", responses=refusals(*CHANGING, 401))
    async def ticket(self, house: TheHouse, request: AnyRequest) -> Ticket:
        """One connection, within half a minute."""
        return Ticket(await house.tickets.issue(await house.known(request), now()))
