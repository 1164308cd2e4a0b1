"""`hexmoot bot` at a server that is killed: it comes back, goes on by number, and plays to the end."""

import asyncio
import json
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from hexmoot.rules.errors import HexmootError
from hexmoot.server.client import Guest, Seat, any_move
from hexmoot.server.hall.finish import events_of
from hexmoot.server.staying import Stay
from hexmoot.server.store import open_store
from hexmoot.server.table.events import Moved
from tests.server.app.talking import answer, eventually
from tests.server.live import Player, Server, a_table, path_of


def bot(server: Server, table: str, seat: int) -> "subprocess.Popen[str]":
    """The program itself, as somebody would start it."""
    command = [sys.executable, "-m", "hexmoot", "bot", "--connect", server.address, "--table", table]
    return subprocess.Popen(
        [*command, "--seat", str(seat)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@pytest.mark.slow
async def test_a_bot_outlives_its_server(tmp_path: Path) -> None:
    server = Server(path_of(tmp_path), settings={"HEXMOOT_BOT_MS": "15"}).start()
    guest = Guest(server.address, "Olena")
    table = a_table(guest, options={"victory_points": "5"})
    process = await asyncio.to_thread(bot, server, table, 1)
    late = await asyncio.to_thread(bot, server, table, 2)
    try:
        # Where somebody sits already, that is said in a sentence.
        said, _ = await asyncio.to_thread(late.communicate, timeout=60)
        assert late.returncode == 2
        assert "Somebody sits there already" in said
        assert "sits on seat" not in said
        assert "Traceback" not in said
        watching = await Seat.open(server.address, table, 1, ticket=guest.ticket())
        await watching.say("snapshot")
        reading = asyncio.create_task(follow(watching))
        await eventually(lambda: not watching.view.get("seats", [{"free": True}])[0]["free"], 60)
        await watching.say("start", nonce="go")
        await eventually(partial(is_beyond, watching, watching.number + 15), 60)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(reading, return_exceptions=True)
        await asyncio.to_thread(server.start)
        watching = await Seat.open(server.address, table, 1, ticket=guest.ticket())
        await watching.say("snapshot")
        # At once, although the lease of the killed one has many seconds to go.
        assert (await asyncio.wait_for(answer(watching, "snapshot"), 6))["view"]["status"] == "playing"
        reading = asyncio.create_task(follow(watching))
        said, _ = await asyncio.to_thread(process.communicate, timeout=120)
        assert process.returncode == 0, said
        assert said.count("Back at the table.") == 1, said
        assert "The game is over: seat" in said
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await watching.socket.close()
    finally:
        for one in (process, late):
            one.kill()
            await asyncio.to_thread(one.communicate)
        server.kill()
    store = await open_store(path_of(tmp_path))
    events = events_of(await store.load(table))
    await store.close()
    moves = [event.body.move for event in events if isinstance(event.body, Moved) and event.body.seat == 1]
    assert len(moves) > 10
    assert any(move.startswith("o:") for move in moves), "it makes offers, as the bots of the house do"
    assert not [event for event in events if type(event.body).__name__ == "Stewarded"]


@pytest.mark.slow
async def test_programs_sit_down_where_they_can_and_throw_fair_dice_together(tmp_path: Path) -> None:
    """With each of several persons' commitments the others hear of it, and nobody says its own again."""
    server = Server(path_of(tmp_path)).start()
    try:
        guest = await asyncio.to_thread(Guest, server.address, "Olena")
        table = a_table(guest, fair_dice=True, bots=["random"], options={"victory_points": "3"})
        player = Player(guest, table, 1, seed=5)
        olena = await player.connect()
        await olena.sit_down("Olena")
        begin = partial(Stay.begin, server.address, table, None, token="", tell=lambda _: None)
        stays = [await begin(name=name) for name in ("first program", "second program")]
        assert [one.seat.seat for one in stays] == [2, 3]
        with pytest.raises(HexmootError, match="No seat is free"):
            await begin(name="third program")
        chance = random.Random(4)
        playing = [asyncio.create_task(one.play(partial(any_move, chance=chance))) for one in stays]
        await olena.say("start", nonce="go")
        await asyncio.wait_for(player.play(olena), 60)
        endings = await asyncio.wait_for(asyncio.gather(*playing), 30)
        assert [one["ending"]["kind"] for one in endings] == ["points", "points"]
        # They came without a token, and said that they are machines.
        assert [one["machine"] for one in olena.view["seats"]] == [False, True, True, False]
        # An offer may lapse while a yes is on its way; nothing else is refused.
        assert {told["code"] for one in stays for told in one.seat.refusals} <= {"stale_ask"}
        for seat in (olena, *(one.seat for one in stays)):
            await seat.socket.close()
    finally:
        server.kill()


def is_beyond(seat: Seat, number: int) -> bool:
    return seat.number > number


async def follow(seat: Seat) -> None:
    async for _ in seat.messages():
        pass


def called_nothing(server: Server, table: str, token: str = "") -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "hexmoot", "bot", "--connect", server.address, "--table", table]
    given = ["--token", token] if token else []
    return subprocess.Popen([*command, *given], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@pytest.mark.slow
@pytest.mark.parametrize(("limits", "is_cut"), [((), False), (("4", "6"), True)], ids=["usual", "less"])
async def test_three_bots_keep_to_what_the_server_takes(tmp_path: Path, limits: tuple[str, ...], is_cut: bool) -> None:
    """Nobody else is at the table to slow them down; each has a name, its token's or one that is free."""
    names = ("HEXMOOT_MESSAGES_PER_SECOND", "HEXMOOT_MESSAGES_AT_ONCE")
    server = Server(path_of(tmp_path), settings=dict(zip(names, limits, strict=bool(limits)))).start()
    guest = Guest(server.address, "Olena")
    token = json.loads(server.request("/api/bots", {"name": "Robo"}, {"cookie": guest.cookie}))["token"]
    table = guest.make_table({"seats": 3, "fair_dice": False, "options": {"victory_points": "3"}})
    bots = [await asyncio.to_thread(called_nothing, server, table, one) for one in ("", "", token)]
    try:
        host = await Seat.open(server.address, table, 1, ticket=guest.ticket())
        await host.say("snapshot")
        reading = asyncio.create_task(follow(host))
        await eventually(lambda: not any(one["free"] for one in host.view.get("seats", [{"free": True}])), 60)
        assert sorted(one["name"] for one in host.view["seats"]) == ["Robo", "greedy bot", "greedy bot 2"]
        await host.say("start", nonce="go")
        told = [(await asyncio.to_thread(process.communicate, timeout=120))[0] for process in bots]
        assert [process.returncode for process in bots] == [0, 0, 0], told
        assert any("Back at the table." in said for said in told) == is_cut, told
        await eventually(lambda: host.view["status"] == "over")
        reading.cancel()
        await host.socket.close()
    finally:
        for process in bots:
            process.kill()
        server.stop()


@pytest.mark.slow
def test_a_token_that_nobody_knows_is_said_in_one_sentence(tmp_path: Path) -> None:
    server = Server(path_of(tmp_path)).start()
    table = a_table(Guest(server.address, "Olena"))
    said, _ = called_nothing(server, table, "nonsense").communicate(timeout=60)
    server.stop()
    assert "This token of a bot is not known here" in said
