"""Nobody in: what is not one's own is refused, and nothing changes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexmoot.server.client import Guest, Seat, socket_address
from tests.server.app.talking import answer, closing_code, refused, stranger
from tests.server.live import Server, a_table, path_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("server")
    settings = {"HEXMOOT_MESSAGES_PER_SECOND": "20", "HEXMOOT_MESSAGES_AT_ONCE": "40", "HEXMOOT_BOT_MS": "60000"}
    found = Server(path_of(folder), settings=settings).start()
    yield found
    found.kill()


@pytest.fixture
async def olena(server: Server) -> AsyncIterator[Seat]:
    """Somebody who sits on seat 1 of a table."""
    guest = Guest(server.address, "Olena")
    seat = await Seat.open(server.address, a_table(guest), 1, ticket=guest.ticket())
    await seat.sit_down("Olena")
    await answer(seat, "snapshot")
    yield seat
    await seat.socket.close()


async def test_a_stranger_does_nothing_to_a_table_and_sees_an_onlookers_view(server: Server, olena: Seat) -> None:
    await olena.say("start", nonce="go")
    await answer(olena, "accepted")
    mallory = await stranger(server, olena.table)
    before = olena.number
    assert await refused(mallory, "act", seat=1, ask=3, nonce="m", move="s@D7n") == "not_your_seat"
    assert await refused(mallory, "lock", locked=True) == "not_host"
    assert await refused(mallory, "stand_up", seat=1) == "not_your_seat"
    assert await refused(mallory, "take_seat", seat=1, name="0lena") == "seat_taken"
    await mallory.say("snapshot", seats=[1])
    shown = await answer(mallory, "snapshot")
    assert "seat" not in shown
    assert shown["view"]["ask"] is None
    assert shown["view"]["dice"]["server_seed"] is None
    await olena.say("snapshot", seats=[1])
    assert (await answer(olena, "snapshot"))["n"] == before
    await mallory.socket.close()


async def test_a_name_that_looks_like_anothers_is_refused(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    table = a_table(guest, bots=[])
    seat = await Seat.open(server.address, table, 1, ticket=guest.ticket())
    await seat.sit_down("Olena")
    await answer(seat, "accepted")
    mallory = await stranger(server, table)
    cyrillic = "\N{CYRILLIC CAPITAL LETTER O}lena"
    assert await refused(mallory, "take_seat", seat=2, name=cyrillic) == "name_taken"
    await seat.socket.close()
    await mallory.socket.close()


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "7", '{"t":"nonsense"}', '{"t":"snapshot","table":"x","more":1}', '{"t":"act"}', "[" * 4000],
)
async def test_a_frame_that_is_no_message_is_refused_and_the_connection_lives(olena: Seat, frame: str) -> None:
    await olena.socket.send(frame)
    assert (await answer(olena, "refusal"))["code"] in ("malformed", "too_long")
    await olena.say("snapshot", seats=[1])
    assert (await answer(olena, "snapshot"))["view"]["status"] == "open"


async def test_a_frame_that_is_too_large_ends_the_connection(olena: Seat) -> None:
    await olena.socket.send("x" * 20_000)
    assert await closing_code(olena) == 1009


async def test_a_flood_ends_the_connection_and_nobody_elses(server: Server, olena: Seat) -> None:
    mallory = await stranger(server, olena.table)
    with suppress(ConnectionClosed):
        for _ in range(500):
            await mallory.say("lock", locked=True)
    assert await closing_code(mallory) == 1008
    await olena.say("snapshot", seats=[1])
    await answer(olena, "snapshot")


async def test_a_ticket_is_good_once_and_a_strange_origin_is_refused(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    ticket = guest.ticket()
    first = await connect(socket_address(server.address, ticket))
    for address, headers in (
        (socket_address(server.address, ticket), {}),
        (socket_address(server.address), {}),
        (socket_address(server.address, "forged"), {}),
        (socket_address(server.address), {"authorization": "Bearer forged"}),
        (socket_address(server.address, guest.ticket()), {"origin": "https://evil.example"}),
    ):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(address, additional_headers=headers) as socket:
                await socket.recv()
    await first.close()


@pytest.mark.parametrize(
    ("path", "body", "headers", "code"),
    [
        ("/api/guest", {"name": "x"}, {"origin": "https://evil.example"}, 403),
        ("/api/guest", {"name": "\N{RIGHT-TO-LEFT OVERRIDE}"}, {}, 400),
        ("/api/guest", {"name": "x", "admin": True}, {}, 400),
        ("/api/tables", {"edition": "z-base"}, {}, 401),
        ("/api/ticket", {}, {"cookie": "hexmoot=forged"}, 401),
        ("/api/login", {"login": "nobody", "password": "0123456789"}, {}, 401),
    ],
)
def test_requests_that_are_refused(
    server: Server, path: str, body: dict[str, Any], headers: dict[str, str], code: int
) -> None:
    with pytest.raises(HTTPError) as refusal:
        server.request(path, body, headers)
    assert refusal.value.code == code
    refusal.value.close()


async def test_what_was_refused_is_counted(server: Server, olena: Seat) -> None:
    mallory = await stranger(server, olena.table)
    assert await refused(mallory, "lock", locked=True) == "not_host"
    told = (await asyncio.to_thread(server.request, "/metrics")).decode()
    assert 'hexmoot_actions_total{answer="not_host"}' in told
    assert "Mallory" not in told
    assert json.loads(await asyncio.to_thread(server.request, "/healthz")) == {"status": "ok"}
    await mallory.socket.close()
