"""A game at a real server: a lobby, a second player, a server that goes and comes back, a seat that is kept."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from textual.containers import VerticalScroll
from textual.widgets import Static

from hexmoot.server.client import Guest, Seat
from hexmoot.terminal.app import Wish
from hexmoot.terminal.links.network import NetworkLink
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.screens.page import Page
from hexmoot.words import Words
from tests.server.live import Player, Server, path_of
from tests.terminal.keyboard import at, wish
from tests.terminal.test_whole_games import play_on

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(path_of(tmp_path_factory.mktemp("server")), settings={"HEXMOOT_LEASE_SECONDS": "2"}).start()
    yield found
    found.stop()


class Elsewhere(BaseHTTPRequestHandler):
    """A server that is none of ours."""

    def do_POST(self) -> None:
        self.send_error(404)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def visitor(server: Server, table: str, folder: Path, name: str = "Anna") -> NetworkLink:
    return NetworkLink(server.address, table, name, folder)


async def test_a_game_with_somebody_elsewhere(server: Server, tmp_path: Path) -> None:
    host = Guest(server.address, "Host")
    settings = {"seats": 3, "bots": ["random"], "options": {"victory_points": "3"}, "fair_dice": True}
    table = await asyncio.to_thread(host.make_table, settings)
    other = Player(host, table, 1, seed=1)
    chair = await other.connect()
    await chair.sit_down("Host")
    task = asyncio.create_task(other.play(chair))
    async with at(visitor(server, table, tmp_path), Wish(name="Anna")) as keyboard:
        await keyboard.until(lambda: keyboard.table.session.own == [2])
        assert table in keyboard.part("heading")
        link = f"Link to this table: {server.address}/t/{table}"
        assert link in keyboard.part("news")
        await chair.say("start", nonce="go")
        await keyboard.until(lambda: keyboard.view["status"] == "playing")
        assert link not in keyboard.part("news")
        for _ in range(300):
            await keyboard.until_asked()
            if keyboard.view["status"] == "over":
                break
            await play_on(keyboard)
        assert keyboard.view["ending"]["kind"] == "points"
        assert keyboard.view["dice"]["seeds"].keys() == {"1", "2"}, "both threw the dice"
    await asyncio.wait_for(task, 10)
    await chair.socket.close()


async def test_a_server_that_restarts_is_come_back_to(server: Server, tmp_path: Path) -> None:
    async with at(visitor(server, "", tmp_path), wish(bots=[])) as keyboard:
        await keyboard.until(lambda: keyboard.view.get("status") == "open")
        await keyboard.press("2")
        await keyboard.until(lambda: not any(seat["free"] for seat in keyboard.view["seats"]))
        await keyboard.press("space")
        await keyboard.until_asked()
        server.kill()
        await keyboard.until(lambda: "connecting again" in keyboard.part("heading"))
        server.start()
        await keyboard.until(lambda: "connecting again" not in keyboard.part("heading"))
        for _ in range(20):
            # Until the lease of the killed server is over, the new one cannot say yes.
            await keyboard.press("enter")
            await asyncio.sleep(0.5)
            if len(keyboard.view["pieces"][0]["s"]) == 1:
                break
        assert keyboard.table.picking == "r", keyboard.text()


async def test_who_comes_again_has_the_same_seat(server: Server, tmp_path: Path) -> None:
    async with at(visitor(server, "", tmp_path), wish(bots=[])) as keyboard:
        await keyboard.until(lambda: keyboard.table.session.own == [1])
        table = keyboard.app.link.table
    assert (tmp_path / "guests.json").stat().st_mode & 0o777 == 0o600
    async with at(visitor(server, table, tmp_path), Wish(name="Anna")) as keyboard:
        await keyboard.until(lambda: keyboard.table.session.own == [1])
    async with at(visitor(server, table, tmp_path / "elsewhere", "Bora"), Wish(name="Bora", seat=3)) as keyboard:
        await keyboard.until(lambda: keyboard.table.session.own == [3])


async def test_the_host_closes_a_table_for_all_who_are_there(server: Server, tmp_path: Path) -> None:
    async with at(visitor(server, "", tmp_path), wish(bots=[])) as host:
        await host.until(lambda: host.table.session.own == [1])
        there = visitor(server, host.app.link.table, tmp_path / "elsewhere", "Bora")
        async with at(there, Wish(name="Bora", seat=3)) as other:
            await other.until(lambda: other.table.session.own == [3])
            # Only the host is offered it.
            await other.press("f4")
            await other.until(lambda: isinstance(other.app.screen, Chooser))
            assert "Close the table" not in other.text()
            await other.press("escape")
            await host.choose("Close the table")
            await host.until(lambda: host.view["status"] == "over")
            await other.until(lambda: other.view["status"] == "over")
            for keyboard in (host, other):
                assert keyboard.view["ending"]["kind"] == "closed"
                assert "The host closed the table." in keyboard.log()


@asynccontextmanager
async def first_seat(server: Server, table: str, guest: Guest, name: str) -> AsyncIterator[Seat]:
    """Somebody on the first seat, or who asks for it."""
    chair = await Seat.open(server.address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
    try:
        await chair.sit_down(name)
        yield chair
    finally:
        await chair.socket.close()


@pytest.mark.parametrize(("answer", "is_in"), [("Let in", True), ("Do not let in", False)])
async def test_a_newcomer_to_a_game_is_answered(server: Server, tmp_path: Path, answer: str, is_in: bool) -> None:
    host, guest = [await asyncio.to_thread(Guest, server.address, name) for name in ("Bora", "Caro")]
    table = await asyncio.to_thread(host.make_table, {"seats": 3, "bots": ["random"], "fair_dice": False})
    async with AsyncExitStack() as here:
        keyboard = await here.enter_async_context(at(visitor(server, table, tmp_path), Wish(name="Anna", seat=2)))
        await keyboard.until(lambda: keyboard.table.session.own == [2])
        other = await here.enter_async_context(first_seat(server, table, host, "Bora"))
        await other.say("start", nonce="go")
        await keyboard.until(lambda: keyboard.view["status"] == "playing")
        await other.say("stand_up", seat=1)
        await keyboard.until(lambda: keyboard.view["seats"][0]["free"])
        await here.enter_async_context(first_seat(server, table, guest, "Caro"))
        await keyboard.until(lambda: keyboard.view["newcomers"])
        assert "Caro asks for seat 1, with its hand." in keyboard.part("prompt")
        assert any(told.startswith("Somebody asks for a free seat: Caro.") for told in keyboard.log())
        await keyboard.choose(f"{answer}: Caro")
        await keyboard.until(lambda: not keyboard.view["newcomers"])
        # The question has gone; Caro, once in, may well be named as the one who plays.
        assert "asks for seat" not in keyboard.part("prompt")
        assert keyboard.view["seats"][0]["free"] is not is_in


async def test_no_server_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with at(NetworkLink("http://127.0.0.1:9", "x", "Anna", tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert str(keyboard.app.return_value).startswith("No server answers at this address: ")


async def test_a_name_that_is_refused_is_said_by_the_servers_own_sentence(server: Server, tmp_path: Path) -> None:
    async with at(NetworkLink(server.address, "x", "\u202e", tmp_path)) as keyboard:
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert keyboard.app.return_value == Words("en").say("refusal.bad_name")


async def test_a_server_of_something_else_is_said_in_one_sentence(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        async with at(NetworkLink(f"http://127.0.0.1:{other.server_port}", "x", "Anna", tmp_path)) as keyboard:
            await keyboard.until(lambda: not keyboard.app.is_running)
            assert keyboard.app.return_value == Words("en").say("terminal.server_says", reason="404 Not Found")
        other.shutdown()


async def test_a_table_that_is_not_there_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    for table in ("nosuchtable", "no table"):
        async with at(visitor(server, table, tmp_path), Wish(name="Anna")) as keyboard:
            await keyboard.until(lambda: not keyboard.app.is_running)
            assert keyboard.app.return_code == 1
            assert str(keyboard.app.return_value).endswith(".")
            assert keyboard.app.return_value != "."


async def test_the_coach_and_the_aids_answer_over_the_network(server: Server, tmp_path: Path) -> None:
    settings = wish(seats=3, bots=["random", "random"], first=1, options={"first_player": "named"})
    async with at(visitor(server, "", tmp_path), settings) as keyboard:
        await keyboard.until_asked()
        await keyboard.press("f6")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
        told = keyboard.lines()[0]
        assert told.startswith("Build a settlement: ")
        assert re.search(r"yield more cards\. \d+ dots?: \w+ \d+", told), "the hexes are named"
        await keyboard.press("escape", "f9")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Page))
        page = keyboard.whole(keyboard.app.screen.query_one(VerticalScroll).query_one(Static))
        assert "Something else comes first. " in page
        assert "6 of 36" in page
