"""Tables from their making to long after their end, at a real server."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest

from hexmoot.server.client import Guest, Seat, any_move
from tests.server.app.talking import Message, answer, answer_to, come, heard, metrics
from tests.server.live import Player, Server, a_table, begin, path_of

pytestmark = pytest.mark.slow
MOST_MOVES = 3000


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
    assert refusal.value.code == 400
    assert json.load(refusal.value)["detail"] == "too_many_tables"
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
    await seat.socket.close()


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


class Trader:
    """One person on all seats, who makes an offer before doing anything else that can be done."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.views: dict[int, Message] = {}
        self.was_open = False

    async def look(self) -> None:
        """The views of all seats, afresh."""
        self.views = {}
        await self.seat.say("snapshot", seats=[1, 2, 3])
        while len(self.views) < 3:
            message = await heard(self.seat)
            if message["t"] == "snapshot":
                self.views[message["seat"]] = message["view"]

    async def act(self, number: int, code: str, nonce: str) -> bool:
        ask = self.views[number]["ask"]["n"]
        await self.seat.say("act", seat=number, ask=ask, nonce=nonce, move=code)
        return bool((await answer_to(self.seat, nonce))["t"] == "accepted")

    async def step(self, nonce: str, chance: random.Random) -> None:
        """The next move of the seat that is waited for."""
        number = self.views[1]["turn"]["waits_for"][0]
        view = self.views[number]
        if view["ask"]["moves"].get("o") and view["my_hand"] and not view["offers"]:
            give = view["my_hand"][0]
            take = next(kind for kind in "LWGBO" if kind != give)
            await self.act(number, f"o:{give}>{take}", f"{nonce}-offer")
            await self.look()
            view = self.views[number]
        self.was_open = bool(view["offers"])
        # A card that wins could be bought with the last card in hand, and then there is nothing to offer.
        code = "buy"
        while code == "buy":
            code = any_move(view, chance) or ""
        assert await self.act(number, code, nonce)
        await self.look()


async def test_a_game_is_won_while_an_offer_is_open(server: Server) -> None:
    guest = Guest(server.address, "Olena")
    options = {"victory_points": "3"}
    table = a_table(guest, seats=3, bots=[], hot_seat=True, options=options)
    onlooker = await come(server, table, "Taras")
    seat = await Seat.open(server.address, table, 1, ticket=guest.ticket())
    for number in (1, 2, 3):
        await seat.say("take_seat", seat=number, name=f"Olena {'abc'[number - 1] * 3}", nonce=f"sit-{number}")
        assert (await answer_to(seat, f"sit-{number}"))["t"] == "accepted"
    await seat.say("start", nonce="go")
    await answer_to(seat, "go")
    await onlooker.say("snapshot")
    trader = Trader(seat)
    await trader.look()
    chance = random.Random(4)
    for count in range(MOST_MOVES):
        if trader.views[1]["status"] == "over":
            break
        await trader.step(str(count), chance)
    assert trader.views[1]["ending"]["kind"] == "points"
    assert trader.was_open
    for view in trader.views.values():
        assert (view["ask"], view["ending"]) == (None, trader.views[1]["ending"])
    while onlooker.view.get("status") != "over":
        await heard(onlooker)
    kept, number = onlooker.view, onlooker.number
    await onlooker.say("snapshot")
    assert (await answer(onlooker, "snapshot"))["view"] == kept
    assert onlooker.number == number
    assert [one["id"] for one in await records(server)] == [table]
    await seat.socket.close()
    await onlooker.socket.close()


async def records(server: Server) -> list[Message]:
    """The public records, as soon as there are any."""
    found: list[Message] = []
    for _ in range(100):
        found = json.loads(await asyncio.to_thread(server.request, "/api/records"))
        if found:
            break
        await asyncio.sleep(0.1)
    return found


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
