"""The server as the docs have it run for many: nginx before two processes, which share PostgreSQL and Redis.

The configuration of nginx and the settings of the processes are the files of `deploy/`.
"""

import asyncio
import json
import re
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from hexmoot.server.client import Guest, socket_address
from tests.server.app.talking import eventually
from tests.server.deployment import documented_settings
from tests.server.live import Player, Server, a_table, begin
from tests.server.nginx import NAME, Nginx
from tests.server.postgres import Postgres, a_database
from tests.server.programs import free_port
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.slow
GUESTS = 5


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def key(self) -> str:
        """Of a refusal in our own words."""
        return str(json.loads(self.body)["extra"]["key"])


@dataclass(frozen=True)
class Site:
    """The whole of it."""

    nginx: Nginx
    servers: list[Server]
    token: str

    def ask(self, path: str, body: Any = None, headers: Mapping[str, str] | None = None, source: str = "") -> Answer:
        """One request to the public address, from an address of this machine."""
        there = HTTPSConnection(NAME, self.nginx.port, timeout=20, source_address=(source, 0) if source else None)
        return _answer(there, path, body, headers or {})

    def ask_process(self, server: Server, path: str, headers: Mapping[str, str], source: str = "127.0.0.1") -> Answer:
        """One request past the proxy."""
        there = HTTPConnection("127.0.0.1", server.port, timeout=20, source_address=(source, 0))
        return _answer(there, path, {"name": "Mallory"} if path == "/api/guest" else None, headers)

    def figures(self, server: Server) -> str:
        """What a process counts."""
        address = f"http://127.0.0.1:{server.port}/metrics"
        asked = Request(address, headers={"authorization": f"Bearer {self.token}"})
        with urlopen(asked, timeout=20) as answer:  # noqa: S310 - our own server
            return str(answer.read(), "utf-8")


def _answer(there: HTTPConnection, path: str, body: Any, headers: Mapping[str, str]) -> Answer:
    content = json.dumps(body) if isinstance(body, dict) else body
    try:
        there.request("GET" if body is None else "POST", path, content, {"content-type": "application/json", **headers})
        answer = there.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        there.close()


@pytest.fixture(scope="module")
def site(postgres: Postgres, redis_server: RedisServer) -> Iterator[Site]:
    ports = [free_port() for _ in range(2)]
    with a_database(postgres) as url, Nginx(ports) as nginx, pytest.MonkeyPatch.context() as patch:
        # Whoever comes believes the certificate.
        patch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        settings = documented_settings()
        # These are where the tests have them; the rest is as documented.
        for elsewhere in ("HEXMOOT_DB", "HEXMOOT_BUS", "HEXMOOT_CACHE"):
            del settings[elsewhere]
        settings |= {"HEXMOOT_PUBLIC_URL": nginx.url, "HEXMOOT_LEASE_SECONDS": "2"}
        settings |= {"HEXMOOT_GUESTS_AT_ONCE": str(GUESTS), "HEXMOOT_BOT_MS": "20"}
        servers = [Server(url, port=port, bus=redis_server.url, settings=settings) for port in ports]
        try:
            with ThreadPoolExecutor() as pool:
                list(pool.map(Server.start, servers))
            yield Site(nginx, servers, settings["HEXMOOT_METRICS_TOKEN"])
            for server in servers:
                assert "Traceback" not in server.logged()
        finally:
            for server in servers:
                server.kill()


def test_the_page_comes_by_https_and_its_files_are_kept(site: Site) -> None:
    page = site.ask("/")
    assert page.status == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert page.headers["content-security-policy"].startswith("default-src 'self'")
    (name, *_) = re.findall(rb'"(/assets/[^"]+)"', page.body)
    file, again = (site.ask(name.decode()) for _ in range(2))
    assert (file.status, file.headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    assert (again.status, again.headers["cache-control"], again.body) == (200, file.headers["cache-control"], file.body)
    kept = [path for path in (site.nginx.folder / "hexmoot").rglob("*") if path.is_file()]
    assert len(kept) == 1
    assert kept[0].read_bytes().endswith(file.body)


def test_whoever_comes_by_http_is_sent_on(site: Site) -> None:
    there = HTTPConnection("127.0.0.1", site.nginx.plain_port, timeout=20)
    found = _answer(there, "/t/abc?x=1", None, {"host": "evil.example"})
    assert (found.status, found.headers["location"]) == (301, f"{site.nginx.url}/t/abc?x=1")


def test_cookies_are_for_https_alone_and_strange_names_and_pages_are_refused(site: Site) -> None:
    guest = {"name": "Olena"}
    own = site.ask("/api/guest", guest, {"origin": site.nginx.url})
    assert own.status == 201
    assert own.headers["set-cookie"].startswith("__Host-hexmoot=")
    assert {"secure", "httponly"} <= {part.strip().lower() for part in own.headers["set-cookie"].split(";")}
    for origin in ("https://evil.example", site.nginx.url.replace("https", "http")):
        strange = site.ask("/api/guest", guest, {"origin": origin})
        assert (strange.status, strange.key) == (403, "refusal.strange_origin")
    named = site.ask("/api/guest", guest, {"host": "evil.example"})
    assert (named.status, named.key) == (421, "refusal.strange_host")


async def test_the_socket_refuses_them_too(site: Site) -> None:
    guest = await asyncio.to_thread(Guest, site.nginx.url, "Olena")
    for headers, status in (({"origin": "https://evil.example"}, 403), ({"host": "evil.example"}, 421)):
        upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        upgrade |= {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
        assert (await asyncio.to_thread(site.ask, "/ws", None, upgrade | headers)).status == status
    address = socket_address(site.nginx.url, await asyncio.to_thread(guest.ticket))
    async with connect(address, origin=Origin(site.nginx.url)) as socket:
        assert json.loads(await socket.recv())["t"] == "welcome"
    with pytest.raises(InvalidStatus) as again:
        await connect(address)
    assert again.value.response.status_code == 401, "a ticket is good once, at whichever process"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one address of its own")
def test_limits_are_those_of_the_players_address_whatever_it_says_of_itself(site: Site) -> None:
    def comes(turn: int, source: str) -> Answer:
        forged = {"x-forwarded-for": f"192.0.2.{turn}", "forwarded": f"for=192.0.2.{turn}"}
        return site.ask("/api/guest", {"name": "Mallory"}, forged, source)

    # So many at either process, and one more a second.
    assert 429 in [comes(turn, "127.0.0.2").status for turn in range(4 * GUESTS)]
    assert comes(1, "127.0.0.3").status == 201
    # Past the proxy, from an address that is no proxy's, nothing is believed either.
    (server, _) = site.servers
    past = [
        site.ask_process(server, "/api/guest", {"x-forwarded-for": f"192.0.2.{turn}"}, "127.0.0.4").status
        for turn in range(3 * GUESTS)
    ]
    assert past[0] == 201
    assert 429 in past


def test_figures_and_health_are_not_public(site: Site) -> None:
    token = {"authorization": f"Bearer {site.token}"}
    for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/x/../metrics", "/healthz"):
        assert site.ask(path, headers=token).status == 404, path
    for server in site.servers:
        assert site.ask_process(server, "/healthz", {}).status == 200
        assert site.ask_process(server, "/metrics", {}).status == 404
        assert "hexmoot_tables" in site.figures(server)


def test_what_is_too_long_is_refused_by_code(site: Site) -> None:
    long = site.ask("/api/guest", {"name": "x" * 70_000})
    assert long.status == 413
    assert json.loads(long.body)["status_code"] == 413, "in our own words"
    longer = site.ask("/api/guest", {"name": "x" * 200_000})
    assert (longer.status, longer.headers["content-type"]) == (413, "text/html"), "by nginx, which reads no further"
    assert site.ask("/", headers={"x-long": "x" * 40_000}).status == 400


async def test_a_game_goes_on_when_the_process_that_runs_it_is_killed(site: Site) -> None:
    guest = await asyncio.to_thread(Guest, site.nginx.url, "Olena")
    table = await asyncio.to_thread(a_table, guest, options={"victory_points": "20"})
    player = Player(guest, table, 1, seed=9)
    await begin(player)
    playing = asyncio.create_task(_stay(player))
    await eventually(lambda: len(player.accepted) > 3)
    (owner,) = [server for server in site.servers if "hexmoot_tables 1.0" in site.figures(server)]
    await asyncio.to_thread(owner.kill)
    done = len(player.accepted)
    await eventually(lambda: len(player.accepted) > done + 3)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await player.chair.socket.close()
    numbers = [number for _, number in player.accepted]
    assert numbers == sorted(set(numbers))
    # The page, too, as if nothing were.
    assert [site.ask("/").status for _ in range(4)] == [200] * 4


async def _stay(player: Player) -> None:
    """Plays, and comes back whenever the connection is lost."""
    while player.seat is None or player.seat.view.get("status") != "over":
        with suppress(ConnectionClosed, OSError, InvalidStatus):
            await player.play(await player.connect())
        await asyncio.sleep(0.1)
