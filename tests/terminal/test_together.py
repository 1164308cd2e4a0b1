"""Two terminals at one server's table: talk in two languages, votes, leaving, a rematch, dice that both can check."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.client import Guest
from hexmoot.terminal.app import Wish
from hexmoot.terminal.fairness import verdict
from hexmoot.terminal.links.guests import keep_cookie
from hexmoot.terminal.links.network import NetworkLink
from hexmoot.terminal.screens.results import ResultsScreen
from hexmoot.words import Words
from tests.server.live import Server, path_of
from tests.terminal.keyboard import Keyboard, at

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(path_of(tmp_path_factory.mktemp("server"))).start()
    yield found
    found.stop()


@asynccontextmanager
async def two(server: Server, folder: Path, **settings: Any) -> AsyncIterator[tuple[Keyboard, Keyboard]]:
    """Anna, who is the host and reads English, and Bora, who reads Ukrainian, in a game with a bot."""
    host = await asyncio.to_thread(Guest, server.address, "Anna")
    wanted = {"seats": 3, "bots": ["random"]} | settings
    table = await asyncio.to_thread(host.make_table, wanted)
    keep_cookie(folder / "anna", server.address, host.cookie)
    anna = NetworkLink(server.address, table, "Anna", folder / "anna")
    bora = NetworkLink(server.address, table, "Bora", folder / "bora")
    async with at(anna, Wish(name="Anna", seat=1)) as first:
        await first.until(lambda: first.table.session.own == [1])
        async with at(bora, Wish(name="Bora"), language="uk") as second:
            await second.until(lambda: second.table.session.own == [2])
            await first.until(lambda: "Everybody is here" in first.part("prompt"))
            await first.press("space")
            for one in (first, second):
                await one.until(lambda one=one: one.view["status"] == "playing")  # type: ignore[misc]
            yield first, second


async def test_talk_votes_and_a_rematch(server: Server, tmp_path: Path) -> None:
    async with two(server, tmp_path) as (anna, bora):
        await anna.press("f5", *"hi", "enter")
        await bora.until(lambda: "Anna: hi" in bora.log())
        assert "(1)" in bora.part("heading"), "a line that was not read yet"
        await bora.press("f5", "down", "enter")
        await anna.until(lambda: "Bora: Hello!" in anna.log())
        await bora.until(lambda: "Bora: Вітаю!" in bora.log())
        assert "(1)" not in bora.part("heading")
        before = bora.table.session.readers[2].view
        await bora.app.link.say({"t": "snapshot", "seats": [2]})
        await bora.until(lambda: bora.table.session.readers[2].view is not before)
        assert bora.log().count("Anna: hi") == 1, "the last lines come again with every look"

        await anna.choose("Hear no more of Bora")
        await anna.until(lambda: anna.table.session.muted == {"Bora"})
        await bora.press("f5", *"ok", "enter")
        await bora.until(lambda: "Bora: ok" in bora.log())

        await anna.choose("Vote to end without a winner")
        await bora.until(lambda: "Anna" in bora.part("prompt") and "F4" in bora.part("prompt"))
        assert "Bora: ok" not in anna.log()
        await bora.choose(Words("uk").say("page.vote-decline"))
        await anna.until(lambda: anna.view["votes"]["abort"] == [])
        await anna.choose("Vote to end without a winner")
        await bora.until(lambda: bora.view["votes"]["abort"] == [1])
        await bora.choose(Words("uk").say("page.vote-abort", on=False))
        for one in (anna, bora):
            await one.until(lambda one=one: isinstance(one.app.screen, ResultsScreen))  # type: ignore[misc]
        assert anna.view["ending"] == {"kind": "aborted"}
        await check_the_dice(anna)

        table = anna.app.link.table
        await anna.press("1")
        await anna.until(lambda: anna.app.link.table != table and anna.view.get("status") == "open")
        await bora.until(lambda: bora.app.link.table == anna.app.link.table and bora.view.get("status") == "open")
        assert (anna.table.session.own, bora.table.session.own) == ([2], [3])


async def check_the_dice(anna: Keyboard) -> None:
    """A check on this side sees what was swapped: the server's seed, or one's own."""
    screen, words = anna.app.screen, anna.table.words
    assert isinstance(screen, ResultsScreen)
    await anna.until(lambda: screen.record is not None)
    assert screen.record is not None
    hgn, game = screen.record["hgn"], screen.game
    assert (len(game.seal), len(game.seed)) == (64, 64)
    assert verdict(words, hgn, game.seal, game.seed)[0]
    assert verdict(words, hgn, "0" * 64, game.seed) == (False, words.say("terminal.seal_broken"))
    assert verdict(words, hgn, game.seal, "0" * 64) == (False, words.say("terminal.seed_missing"))
    assert not verdict(words, hgn.replace(game.seed, "1" * 64), game.seal, "")[0]


async def test_a_game_that_somebody_has_only_just_left_is_not_void(server: Server, tmp_path: Path) -> None:
    async with two(server, tmp_path) as (anna, bora):
        await bora.choose(Words("uk").say("page.seat-leave"))
        await anna.until(lambda: anna.view["seats"][1]["free"])
        await bora.until(lambda: bora.view["you"] is None)
        assert "my_hand" not in {name for name, value in bora.view.items() if value is not None}
        await anna.choose("Vote that the game does not count")
        await anna.until(lambda: "left it for good" in anna.part("prompt"))
        assert anna.view["status"] == "playing"


async def test_the_host_switches_the_tracker_and_the_others_are_told(server: Server, tmp_path: Path) -> None:
    async with two(server, tmp_path) as (anna, bora):
        assert bora.view["known"] is None
        for on in (True, False):
            await anna.choose("Switch the tracker on" if on else "Switch the tracker off")
            await bora.until(lambda on=on: Words("uk").say("table.tracked", on=on) in bora.log())  # type: ignore[misc]
            assert (bora.view["known"] is not None) == on


async def test_the_host_hands_over(server: Server, tmp_path: Path) -> None:
    async with two(server, tmp_path) as (anna, bora):
        assert (anna.table.session.is_host, bora.table.session.is_host) == (True, False)
        await anna.choose("Make host: Bora")
        await bora.until(lambda: bora.table.session.is_host)
        assert any("new host" in told for told in anna.log())
        await bora.choose(f"{Words('uk').say('page.seat-empty')}: Anna")
        await anna.until(lambda: anna.view["you"] is None)
        assert (anna.table.session.seat, bora.table.session.seat) == (None, 2)
