"""The door of a real server: too many at once, too many guesses, and each refused with its reason."""

import asyncio
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.error import HTTPError

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from hexmoot.rules.errors import HexmootError
from hexmoot.server.client import Guest, socket_address
from hexmoot.server.staying import Stay
from tests.server.live import Server, path_of

pytestmark = pytest.mark.slow
PASSWORD = "correct horse battery"  # noqa: S105 - a test's own


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {
        "HEXMOOT_CONNECTIONS_PER_PERSON": "2",
        "HEXMOOT_CONNECTIONS_PER_ADDRESS": "3",
        "HEXMOOT_LOGINS_PER_MINUTE": "2",
        "HEXMOOT_PROXIES": "127.0.0.1",
    }
    found = Server(path_of(tmp_path_factory.mktemp("server")), settings=settings).start()
    yield found
    assert "Traceback" not in found.logged()
    found.kill()


def at(address: str) -> dict[str, str]:
    """From a network address, as the proxy in front says."""
    return {"x-forwarded-for": address, "accept-language": "uk"}


async def enter(server: Server, guest: Guest, address: str) -> ClientConnection:
    ticket = await asyncio.to_thread(guest.ticket)
    return await connect(socket_address(server.address, ticket), additional_headers=at(address))


async def turned_away(server: Server, guest: Guest, address: str) -> tuple[int, str, int]:
    with pytest.raises(InvalidStatus) as refusal:
        await enter(server, guest, address)
    body = json.loads(refusal.value.response.body or b"")
    assert body["detail"].startswith("Звідси вже")
    return refusal.value.response.status_code, body["extra"]["key"], body["extra"]["most"]


async def test_so_many_connections_of_one_person_and_of_one_address(server: Server) -> None:
    olena, hana = [await asyncio.to_thread(Guest, server.address, name) for name in ("Olena", "Hana")]
    one, two = await enter(server, olena, "192.0.2.1"), await enter(server, olena, "192.0.2.2")
    assert await turned_away(server, olena, "192.0.2.3") == (429, "refusal.too_many_connections", 2)
    await one.close()
    await asyncio.sleep(0.1)
    three = await enter(server, olena, "192.0.2.2")
    four = await enter(server, hana, "192.0.2.2")
    assert await turned_away(server, hana, "192.0.2.2") == (429, "refusal.too_many_connections", 3)
    five = await enter(server, hana, "192.0.2.4")
    for socket in (two, three, four, five):
        await socket.close()


async def test_a_program_that_is_not_let_in_says_why(server: Server) -> None:
    with pytest.raises(HexmootError, match="This token of a bot is not known here"):
        await Stay.begin(server.address, "table", None, name="", token="forged", tell=print)  # noqa: S106 - none


def log_in(server: Server, password: str, address: str) -> int:
    try:
        server.request("/api/login", {"login": "olena", "password": password}, at(address))
    except HTTPError as refusal:
        refusal.close()
        return refusal.code
    return 201


def test_wrong_guesses_elsewhere_lock_nobody_out(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    server.request(
        "/api/account", {"login": "olena", "password": PASSWORD}, {"cookie": guest.cookie, **at("192.0.2.9")}
    )
    assert [log_in(server, "wrong guess of it", "192.0.2.10") for _ in range(4)] == [401, 401, 429, 429]
    assert log_in(server, PASSWORD, "192.0.2.11") == 201
    # From everywhere together there is an end to it, too.
    told = [log_in(server, "wrong guess of it", f"192.0.2.{100 + number}") for number in range(45)]
    assert set(told) == {401, 429}
    assert told.index(429) > 30


def raw(server: Server, path: str, host: str | None, version: int = 11) -> tuple[int, bytes]:
    """A request with any name, or none, for the server."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection._http_vsn, connection._http_vsn_str = version, f"HTTP/1.{version % 10}"  # type: ignore[attr-defined]
    connection.putrequest("GET", path, skip_host=True)
    if host is not None:
        connection.putheader("host", host)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


def test_probes_ask_by_any_name(server: Server) -> None:
    for _ in range(5):
        assert raw(server, "/healthz", "tables.svc.cluster.local") == (200, b'{"status":"ok"}')
    assert raw(server, "/healthz", None, 10)[0] == 200
    assert raw(server, "/metrics", "tables:8310")[0] == 200
    assert raw(server, "/api/house", "tables:8310")[0] == 421
