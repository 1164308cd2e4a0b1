"""Tables from their making to long after their end, at a real server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from hexmoot.server.client import Guest, Seat
from hexmoot.terminal.links.network import NetworkLink
from tests.server.app.talking import answer, answer_to, come, heard, metrics
from tests.server.live import Player, Server, a_table, begin, path_of

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    settings = {"HEXMOOT_TABLES_PER_PERSON": "3", "HEXMOOT_LEASE_SECONDS": "1"}
    found = Server(path_of(tmp_path), settings=settings).start()
    yield found
    assert "Traceback" not in found.logged()
    found.kill()


async def test_too_many_tables_are_refused_over_http_and_over_the_socket(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    tables = [a_table(guest) for _ in range(3)]
    with pytest.raises(HTTPError) as refusal:
        a_table(guest)
    assert refusal.value.code == 409
    assert json.load(refusal.value)["extra"] == {"key": "refusal.too_many_tables"}
    refusal.value.close()
    seat = await Seat.open(server.address, tables[0], 1, ticket=guest.ticket())
    await seat.socket.send(json.dumps({"t": "create", "settings": {}, "nonce": "n"}))
    assert await answer(seat, "refusal") == {
        "t": "refusal",
        "code": "too_many_tables",
        "nonce": "n",
        "key": "refusal.too_many_tables",
    }
    assert len(json.loads(server.request("/api/me/tables", headers={"cookie": guest.cookie}))) == 3
    await seat.socket.close()


async def test_one_connection_looks_at_so_many_tables_and_no_more(server: Server) -> None:
    tables = [a_table(Guest(server.address, f"host {number}")) for number in range(9)]
    seat = await come(server, tables[0], "Olena")
    for table in tables[:8]:
        # One that is not there takes no place.
        await seat.socket.send(json.dumps({"t": "snapshot", "table": "nowhere", "nonce": "a"}))
        assert (await answer_to(seat, "a"))["code"] == "no_table"
        await seat.socket.send(json.dumps({"t": "snapshot", "table": table}))
        assert (await answer(seat, "snapshot"))["table"] == table
    await seat.socket.send(json.dumps({"t": "snapshot", "table": tables[8], "nonce": "b"}))
    assert (await answer_to(seat, "b"))["code"] == "too_many_tables"
    # To those that it looks at it may look again.
    await seat.socket.send(json.dumps({"t": "snapshot", "table": tables[7]}))
    assert (await answer(seat, "snapshot"))["table"] == tables[7]
    # Who looks away from one has room for another.
    for nonce, code in (("c", None), ("d", "nothing_to_do")):
        await seat.socket.send(json.dumps({"t": "look_away", "table": tables[0], "nonce": nonce}))
        assert (await answer_to(seat, nonce)).get("code") == code
    await seat.socket.send(json.dumps({"t": "snapshot", "table": tables[8]}))
    assert (await answer(seat, "snapshot"))["table"] == tables[8]
    await seat.socket.close()


async def none_of_them(_: object, __: int) -> str:
    return ""


async def test_a_terminal_goes_from_table_to_table_on_one_connection(server: Server, tmp_path: Path) -> None:
    tables = [a_table(Guest(server.address, f"host {number}")) for number in range(9)]
    link = NetworkLink(server.address, "", "Olena", tmp_path)
    await link.open(none_of_them)
    told = link.messages()
    for table in tables:
        await link.go_to(table)
        await link.say({"t": "snapshot", "seats": []})
        async with asyncio.timeout(10):
            while (message := await anext(told))["t"] not in ("snapshot", "refusal"):
                pass
        assert message.get("view"), message
    await link.close()


async def test_a_refused_look_says_what_it_answers(server: Server) -> None:
    seat = await come(server, "nowhere", "Olena")
    for kind, more in (("snapshot", {}), ("resume", {"after": 3})):
        await seat.say(kind, nonce=kind, **more)
        assert (await answer_to(seat, kind))["code"] == "no_table"
    await seat.socket.close()


async def test_a_game_of_two_is_played_to_its_end(server: Server) -> None:
    guests = [Guest(server.address, name) for name in ("Olena", "Taras")]
    options = {"players": "2", "victory_points": "4"}
    table = a_table(guests[0], seats=2, bots=[], options=options, fair_dice=True)
    players = [Player(guest, table, seat, seed=seat) for seat, guest in enumerate(guests, start=1)]
    for player in players:
        seat = await player.connect()
        await seat.sit_down(f"person {player.number}")
        while not (seat.view.get("you") or {}).get("seats"):
            await heard(seat)
    await players[0].say("start", nonce="go")
    await asyncio.wait_for(asyncio.gather(*(player.play(player.chair) for player in players)), 120)
    views = [player.chair.view for player in players]
    assert [view["ending"]["kind"] for view in views] == ["points", "points"]
    assert len(views[0]["seats"]) == 2
    assert views[0]["ending"] == views[1]["ending"]
    for player in players:
        await player.chair.socket.close()


async def test_a_table_that_is_over_is_put_away_and_can_still_be_looked_at(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    player = Player(guest, a_table(guest, options={"victory_points": "4"}), 1, seed=5)
    await begin(player)
    seat = await player.connect()
    await asyncio.wait_for(player.play(seat), 120)
    kept = seat.view
    assert (await metrics(server))["hexmoot_tables"] == 1
    await seat.socket.close()
    for _ in range(100):
        await asyncio.sleep(0.1)
        if (await metrics(server))["hexmoot_tables"] == 0:
            break
    assert (await metrics(server))["hexmoot_tables"] == 0
    seat = await player.connect()
    await seat.say("snapshot", seats=[1])
    assert (await answer(seat, "snapshot"))["view"] == kept
    await seat.socket.close()
