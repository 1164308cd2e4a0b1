"""Nobody in: what is not one's own is refused, and nothing changes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexmoot.server.client import Guest, Seat, socket_address
from tests.server.app.talking import answer, answer_to, closing_code, refused, stranger
from tests.server.live import Server, a_table, path_of

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("server")
    settings = {
        "HEXMOOT_MESSAGES_PER_SECOND": "20",
        "HEXMOOT_MESSAGES_AT_ONCE": "40",
        "HEXMOOT_BOT_MS": "60000",
        # All of these tests come from one address; floods have tests of their own.
        "HEXMOOT_LOGINS_PER_MINUTE": "1000",
    }
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


LOOK_ALIKES = [
    "\N{CYRILLIC CAPITAL LETTER O}lena",
    "\N{GREEK CAPITAL LETTER OMICRON}LENA",
    "0lena",
    "olena",
    "O l e n a",
    "Olen\N{LATIN SMALL LETTER A WITH ACUTE}",
    "Ole\N{ZERO WIDTH SPACE}na",
    "\N{RIGHT-TO-LEFT OVERRIDE}Olena",
    "\N{FULLWIDTH LATIN CAPITAL LETTER O}lena",
    "\N{MATHEMATICAL BOLD CAPITAL O}lena",
    "O1ena",
    "O|ena.",
]


async def test_a_name_that_looks_like_anothers_is_refused(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    table = a_table(guest, bots=[])
    seat = await Seat.open(server.address, table, 1, ticket=guest.ticket())
    await seat.sit_down("Olena")
    await answer(seat, "accepted")
    mallory = await stranger(server, table)
    for name in LOOK_ALIKES:
        assert await refused(mallory, "take_seat", seat=2, name=name) == "name_taken", name
    await seat.say("snapshot", seats=[1])
    assert [one["name"] for one in (await answer(seat, "snapshot"))["view"]["seats"]] == ["Olena", "", "", ""]
    await seat.socket.close()
    await mallory.socket.close()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "7",
        '{"t":"nonsense"}',
        '{"t":"snapshot","table":"x","more":1}',
        '{"t":"act"}',
        "[" * 4000,
        '{"t":"lock","table":"x","locked":NaN}',
        '{"t":"lock","table":"\\ud800","locked":true}',
        b"\x00\xff",
        # A message is text, even if its bytes would be one.
        b'{"t":"lock","table":"x","locked":true}',
    ],
)
async def test_a_frame_that_is_no_message_is_refused_and_the_connection_lives(olena: Seat, frame: str | bytes) -> None:
    await olena.socket.send(frame)
    assert (await answer(olena, "refusal"))["code"] in ("malformed", "too_long")
    await olena.say("snapshot", seats=[1])
    assert (await answer(olena, "snapshot"))["view"]["status"] == "open"


async def test_a_frame_that_is_too_large_ends_the_connection(olena: Seat) -> None:
    await olena.socket.send("x" * 20_000)
    assert await closing_code(olena) == 1009


async def test_text_that_is_no_utf_8_ends_the_connection_and_leaves_no_traceback(server: Server, olena: Seat) -> None:
    await olena.socket.send(b"\xff\xfe", text=True)
    assert await closing_code(olena) == 1007
    assert "Traceback" not in server.logged()


async def test_a_flood_ends_the_connection_and_nobody_elses(server: Server, olena: Seat) -> None:
    mallory = await stranger(server, olena.table)
    with suppress(ConnectionClosed):
        for _ in range(500):
            await mallory.say("lock", locked=True)
    assert await closing_code(mallory) == 1008
    await olena.say("snapshot", seats=[1])
    await answer(olena, "snapshot")


STRANGE_ORIGINS = [
    "https://evil.example",
    "null",
    "",
    "file://",
    "http://127.0.0.1",
    "http://127.0.0.1:{port}0",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example#http://127.0.0.1:{port}",
]


async def turned_away(address: str, headers: dict[str, str], **more: Any) -> tuple[int, str]:
    """How and why a connection is refused before anything is said; nothing for one that is not."""
    try:
        async with connect(address, additional_headers=headers, **more) as socket:
            await socket.recv()
    except InvalidStatus as refusal:
        return refusal.response.status_code, json.loads(refusal.response.body or b"")["extra"]["key"]
    return 0, ""


NO_TICKET, NO_TOKEN = (401, "refusal.no_ticket"), (401, "refusal.no_such_token")
STRANGE_ORIGIN = (403, "refusal.strange_origin")


async def test_a_ticket_is_good_once_and_none_can_be_made_up(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    ticket = guest.ticket()
    token = guest.cookie.partition("=")[2]
    first = await connect(socket_address(server.address, ticket))
    for forged in (ticket, "", "forged", token, "%00", "a" * 4000):
        assert await turned_away(socket_address(server.address, forged), {}) == NO_TICKET
    for header in ("Bearer forged", "Bearer ", "Basic eDp5", "forged", "Bearer " + "x" * 4000):
        assert await turned_away(socket_address(server.address), {"authorization": header}) == NO_TOKEN
    # A page's cookie alone opens no socket: another site's page could make the browser send it.
    assert await turned_away(socket_address(server.address), {"cookie": guest.cookie}) == NO_TICKET
    unclear = socket_address(server.address, guest.ticket()) + "&machine=perhaps"
    assert await turned_away(unclear, {}) == (400, "refusal.malformed")
    await first.close()


async def test_a_strange_origin_is_refused_with_a_good_ticket_or_cookie(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    for origin in STRANGE_ORIGINS:
        strange = {"origin": origin.format(port=server.port)}
        assert await turned_away(socket_address(server.address, guest.ticket()), strange) == STRANGE_ORIGIN, origin
        with pytest.raises(HTTPError) as refusal:
            server.request("/api/tables", {}, {"cookie": guest.cookie, **strange})
        assert refusal.value.code == 403
        refusal.value.close()
    assert json.loads(server.request("/api/me/tables", headers={"cookie": guest.cookie})) == []
    assert await turned_away(socket_address(server.address, guest.ticket()), {"origin": server.address}) == (0, "")


async def test_a_name_that_was_pointed_here_is_refused_though_it_is_its_own_origin(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    name = f"evil.example:{server.port}"
    rebound = {"host": name, "origin": f"http://{name}"}
    for path, body in (("/api/tables", {}), ("/api/tables", None), ("/", None)):
        with pytest.raises(HTTPError) as refusal:
            server.request(path, body, {"cookie": guest.cookie, **rebound})
        assert refusal.value.code == 421
        assert "HEXMOOT_HOSTS" in refusal.value.read().decode()
    # The name leads here, as in the browser of somebody who was lured to the page.
    address = socket_address(f"http://{name}", guest.ticket())
    told = await turned_away(address, {"origin": f"http://{name}"}, host="127.0.0.1", port=server.port)
    assert told == (421, "refusal.strange_host")


async def test_a_bots_token_is_no_persons_and_opens_nothing_of_its_keepers(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    own = {"cookie": guest.cookie}
    table = await asyncio.to_thread(a_table, guest, public=False, bots=[])
    token = json.loads(server.request("/api/bots", {"name": "Robot"}, own))["token"]
    bot = {"authorization": f"Bearer {token}"}
    for path, body, code in (
        ("/api/bots", {"name": "another"}, 401),
        ("/api/account", {"login": "robot", "password": "0123456789"}, 409),
    ):
        with pytest.raises(HTTPError) as refusal:
            server.request(path, body, bot)
        assert refusal.value.code == code
        refusal.value.close()
    assert json.loads(server.request("/api/me", headers=bot)) == {"name": "Robot", "kind": "bot"}
    assert json.loads(server.request("/api/me/tables", headers=bot)) == []
    assert json.loads(server.request("/api/me/export", headers=bot))["tables"] == []
    # At its keeper's table it is not the host, and marked as what it is.
    robot = await Seat.open(server.address, table, 1, token=token)
    assert await refused(robot, "lock", locked=True) == "not_host"
    await robot.sit_down("Robot")
    assert (await answer(robot, "snapshot"))["view"]["seats"][0]["machine"] is True
    await robot.socket.close()


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


def test_a_body_of_brackets_is_refused_and_leaves_no_traceback(server: Server) -> None:
    headers = {"content-type": "application/json", "cookie": Guest(server.address, "Mallory").cookie}
    for body in (b"[" * 20_000, b'{"seats":1e999}', b'{"seats":NaN}', b"\xff\xfe{"):
        with pytest.raises(HTTPError) as refusal:
            urlopen(Request(server.address + "/api/tables", body, headers), timeout=30)  # noqa: S310 - our own server
        assert (refusal.value.code, json.load(refusal.value)["extra"]["key"]) == (400, "refusal.malformed")
        refusal.value.close()
    assert "Traceback" not in server.logged()


def test_a_path_with_a_nul_is_refused_before_a_database_chokes_on_it(server: Server) -> None:
    for path in ("/api/tables/%00", "/api/records/a%00b", "/api/records/%00/replay", "/t/%00"):
        with pytest.raises(HTTPError) as refusal:
            server.request(path)
        assert (refusal.value.code, json.load(refusal.value)["extra"]["key"]) == (404, "refusal.not_there")
        refusal.value.close()


def test_the_same_key_twice_is_one_table_and_the_lobby_has_pages(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    headers = {"cookie": guest.cookie, "idempotency-key": "one wish"}
    settings = {"edition": "z-base", "public": True}
    made = [json.loads(server.request("/api/tables", settings, headers))["table"] for _ in range(2)]
    assert made[0] == made[1]
    other = json.loads(server.request("/api/tables", settings, headers | {"idempotency-key": "another"}))["table"]
    assert other != made[0]
    assert len(json.loads(server.request("/api/me/tables", headers=headers))) == 2
    newest, *_, oldest = lines = json.loads(server.request("/api/tables"))
    assert json.loads(server.request(f"/api/tables?after={newest['place']}")) == lines[1:]
    assert json.loads(server.request(f"/api/tables?after={oldest['place']}")) == []
    for path in ("/api/tables?after=nowhere", "/api/me/tables?after=1"):
        with pytest.raises(HTTPError) as refusal:
            server.request(path, headers=headers)
        assert refusal.value.code == 400
        refusal.value.close()


async def test_what_was_refused_is_counted(server: Server, olena: Seat) -> None:
    mallory = await stranger(server, olena.table)
    assert await refused(mallory, "lock", locked=True) == "not_host"
    told = (await asyncio.to_thread(server.request, "/metrics")).decode()
    assert 'hexmoot_actions_total{answer="not_host"}' in told
    assert "Mallory" not in told
    assert json.loads(await asyncio.to_thread(server.request, "/healthz")) == {"status": "ok"}
    await mallory.socket.close()


async def test_a_ticket_of_a_session_that_has_ended_is_worth_nothing(server: Server) -> None:
    guest = Guest(server.address, "Quinn")
    ticket = guest.ticket()
    server.request("/api/logout", {}, {"cookie": guest.cookie})
    assert await turned_away(socket_address(server.address, ticket), {}) == NO_TICKET


async def test_a_session_that_has_ended_keeps_no_connection(server: Server) -> None:
    guest = Guest(server.address, "Quinn")
    seat = await Seat.open(server.address, a_table(guest), 1, ticket=guest.ticket())
    other = Guest(server.address, "Rosa")
    stays = await Seat.open(server.address, seat.table, 2, ticket=other.ticket())
    server.request("/api/logout", {}, {"cookie": guest.cookie})
    assert (await answer(seat, "closing"))["reason"] == "signed_out"
    assert await closing_code(seat) == 1008
    await stays.say("snapshot")
    await answer(stays, "snapshot")
    await stays.socket.close()


LOGIN = {"login": "quinn-in-the-middle", "password": "0123456789"}


def posted(server: Server, path: str, body: Any, guest: Guest) -> tuple[Any, Guest]:
    """The answer to a request, and the guest with the cookie of the session that came with it."""
    headers = {"content-type": "application/json", "cookie": guest.cookie}
    request = Request(server.address + path, json.dumps(body).encode(), headers)  # noqa: S310 - our own server
    with urlopen(request, timeout=30) as found:  # noqa: S310
        cookie = found.headers["set-cookie"].partition(";")[0]
        return json.load(found), Guest(server.address, "", cookie)


async def test_who_keeps_a_name_plays_on_and_who_recovers_it_shuts_all_others_out(server: Server) -> None:
    guest = Guest(server.address, "Quinn")
    here = await Seat.open(server.address, a_table(guest), 1, ticket=guest.ticket())
    secret = json.loads(server.request("/api/me/link", {}, {"cookie": guest.cookie}))["secret"]
    _, elsewhere = posted(server, "/api/return", {"secret": secret}, guest)
    there = await Seat.open(server.address, here.table, 1, ticket=elsewhere.ticket())
    made, quinn = posted(server, "/api/account", LOGIN, guest)
    await signed_out(there)
    await here.say("lock", locked=True, nonce="still")
    assert (await answer_to(here, "still"))["t"] == "accepted"
    # Its session is the new one.
    server.request("/api/logout", {}, {"cookie": quinn.cookie})
    await signed_out(here)
    _, again = posted(server, "/api/login", LOGIN, quinn)
    here = await Seat.open(server.address, here.table, 1, ticket=again.ticket())
    server.request("/api/recover", LOGIN | {"recovery": made["recovery"]})
    await signed_out(here)


async def signed_out(seat: Seat) -> None:
    """It is told so, at once: not when somebody looks whether its session holds."""
    async with asyncio.timeout(10):
        assert (await answer(seat, "closing"))["reason"] == "signed_out"
        assert await closing_code(seat) == 1008
