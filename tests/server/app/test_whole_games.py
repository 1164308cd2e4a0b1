"""Whole games over the network, at a real server."""

import asyncio
import json
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed

from hexmoot.game.records import replay
from hexmoot.notation.record import read_record
from hexmoot.server.client import Guest, Seat
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import open_store
from hexmoot.server.table.events import Resumed
from hexmoot.server.table.verifying import seeds_of, verify
from tests.server.app.talking import answer
from tests.server.live import Player, Server, a_table, begin, path_of


def secrets_of(server: Server, guest: Guest) -> list[str]:
    """What nobody who reads a log may learn: an account's, a bot's and a link's, and the names of people."""
    own = {"cookie": guest.cookie}
    bot = json.loads(server.request("/api/bots", {"name": "Distinctive-bot"}, own))
    with suppress(HTTPError):
        server.request("/api/login", {"login": "distinctive-login", "password": "distinctive-password"})
    link = json.loads(server.request("/api/me/link", {}, own))
    with suppress(HTTPError):
        server.request("/api/return", {"secret": "distinctive-secret-of-a-link"})
    told = ["Olena", guest.cookie.partition("=")[2], bot["token"], bot["id"], bot["name"], link["secret"]]
    return [*told, "distinctive-login", "distinctive-password", "distinctive-secret-of-a-link", "127.0.0.1"]


def check_log(text: str, secrets: list[str]) -> None:
    """Lines of JSON that say what happened, and nothing that is a secret."""
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    said = {line["event"] for line in lines}
    wanted = {"started", "table created", "table started", "table ended", "connected", "disconnected", "stopped"}
    assert wanted | {"stopping", "request refused"} <= said
    assert {"refusal.wrong_login", "refusal.wrong_link"} <= {line.get("key") for line in lines}
    assert {"malformed": 1} in [line.get("refusals") for line in lines]
    for secret in secrets:
        assert secret.lower() not in text.lower(), secret


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "is_fair"), [("z-base", True), ("z-base", False), ("w-base", True)])
async def test_a_game_is_played_to_its_end_and_kept_as_a_record(tmp_path: Path, edition: str, is_fair: bool) -> None:
    server = Server(path_of(tmp_path)).start()
    try:
        guest = Guest(server.address, "Olena")
        secrets = await asyncio.to_thread(secrets_of, server, guest)
        table = a_table(guest, edition=edition, fair_dice=is_fair, options={"victory_points": "4"})
        player = Player(guest, table, 1, seed=5)
        await begin(player)
        seat = await player.connect()
        await asyncio.wait_for(player.play(seat), 120)
        assert seat.view["ending"]["kind"] == "points"
        await seat.say("chat", text="Wool for Quetzalcoatl?")
        await seat.say("lock", locked="no", nonce="odd")
        assert (await answer(seat, "refusal"))["code"] == "malformed"
        assert seat.view["dice"]["server_seed"], "the seed is shown at the end"
        await seat.socket.close()
        records: list[Any] = []
        for _ in range(100):
            records = json.loads(await asyncio.to_thread(server.request, "/api/records"))
            if records:
                break
            await asyncio.sleep(0.1)
        [listed] = records
        assert listed["id"] == table
        text = (await asyncio.to_thread(server.request, f"/api/records/{table}.hgn")).decode()
        assert verify(read_record(text), *seeds_of(read_record(text))) > 10
        assert (
            "Seeds" not in (await asyncio.to_thread(server.request, f"/api/records/{table}.hgn?view=public")).decode()
        )
        game = replay(read_record(text))
        result = game.result()
        assert result is not None
        assert result.winner == seat.view["ending"]["winner"]
        whole = json.loads(await asyncio.to_thread(server.request, f"/api/records/{table}"))
        rolls = sum(whole["statistics"]["dice"].values())
        assert rolls == text.count(" roll")
        assert len(whole["statistics"]["seats"]) == 4
        assert [one["score"] for one in whole["statistics"]["seats"]] == seat.view["shown"]["score"]
        assert [one["colour"] for one in whole["seats"]] == [chair["colour"] for chair in seat.view["seats"]]
        checked = json.loads(await asyncio.to_thread(server.request, f"/api/records/{table}/verify"))
        assert checked == {
            "checked": verify(read_record(text), *seeds_of(read_record(text))),
            "commitment": seat.view["dice"]["server_hash"],
            "key": "",
            "arguments": {},
            "cancelled": 0,
        }
        played = json.loads(await asyncio.to_thread(server.request, f"/api/records/{table}/replay?view=1"))
        assert played["frames"][-1]["patch"]["hen"] == seat.view["hen"]
        code = await asyncio.to_thread(server.stop)
        assert code in (0, -15)
        dice = seat.view["dice"]
        secrets += [table, dice["server_seed"], *dice["seeds"].values(), seat.view["hen"], "Quetzalcoatl", "player-1"]
        check_log(server.logged(), secrets)
    finally:
        server.kill()


async def last_words(seat: Seat) -> tuple[str, int | None]:
    """Why the server says that it closes, and with which code it does."""
    reason = ""
    with suppress(ConnectionClosed):
        while True:
            message = json.loads(await seat.socket.recv())
            reason = message.get("reason", reason) if message["t"] == "closing" else reason
    return reason, seat.socket.close_code


@pytest.mark.slow
async def test_a_server_that_is_told_to_stop_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(path_of(tmp_path), settings={"HEXMOOT_BOT_MS": "20"}, is_forked=False).start()
    try:
        guest = Guest(server.address, "Olena")
        player = Player(guest, a_table(guest), 1, seed=3)
        await begin(player)
        seat = await player.connect()
        playing = asyncio.create_task(player.play(seat))
        await asyncio.sleep(1.0)
        other = await player.connect()
        await other.say("snapshot")
        told = asyncio.create_task(last_words(other))
        await asyncio.sleep(0.5)
        # Ended in order, by the signal that it was told with.
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        assert await told == ("restart", 1012)
        await asyncio.gather(playing, return_exceptions=True)
        before = len(player.accepted)
        assert before > 0
        server.start()
        seat = await player.connect()
        playing = asyncio.create_task(player.play(seat))
        await asyncio.sleep(1.5)
        playing.cancel()
        assert len(player.accepted) > before
        assert not seat.view["paused"]
    finally:
        server.kill()


@pytest.mark.slow
async def test_four_people_play_at_once_without_losing_their_table(tmp_path: Path) -> None:
    server = Server(path_of(tmp_path)).start()
    try:
        guests = [Guest(server.address, f"person {seat}") for seat in range(1, 5)]
        table = a_table(guests[0], bots=[], options={"victory_points": "4"})
        players = [Player(guest, table, seat, seed=seat) for seat, guest in enumerate(guests, start=1)]
        for player in players:
            seat = await player.connect()
            await seat.sit_down(f"person {player.number}")
            while not seat.view.get("you"):
                await seat.take(json.loads(await asyncio.wait_for(seat.socket.recv(), 30)))
            if player is players[-1]:
                await players[0].say("start", nonce="go")
        await asyncio.wait_for(asyncio.gather(*(player.play(player.chair) for player in players)), 120)
        views = [player.chair.view for player in players]
        assert {view["ending"]["winner"] for view in views} == {views[0]["ending"]["winner"]}
        assert len({player.chair.number for player in players}) == 1
        # Whoever takes a table up writes that down; nobody had to, although all spoke at once.
        store = await open_store(path_of(tmp_path))
        events = events_of(await store.load(table))
        await store.close()
        assert not [event for event in events if isinstance(event.body, Resumed)]
    finally:
        server.kill()
