"""Floods of every dear request: beyond its limit each is refused as too fast, and somebody else plays on meanwhile."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, AsyncHTTPTransport
from websockets.exceptions import ConnectionClosed

from hexmoot.notation.record import read_record
from hexmoot.server.client import Guest, Seat, any_move
from hexmoot.server.hall.stories import AT_ONCE as STORIES_AT_ONCE
from hexmoot.server.store import Record, RecordSeat, open_store
from tests.server.app.talking import Message, answer_to, heard
from tests.server.live import Server, a_table, path_of

pytestmark = pytest.mark.slow

READINGS, LOGINS, AT_ONCE, GUESTS = 4, 3, 20, 10
# What one address may ask for at once; it is four times what one connection may say.
REQUESTS = 4 * AT_ONCE
LIMITS = {
    "HEXMOOT_READINGS_PER_MINUTE": str(READINGS),
    "HEXMOOT_LOGINS_PER_MINUTE": str(LOGINS),
    "HEXMOOT_MESSAGES_AT_ONCE": str(AT_ONCE),
    "HEXMOOT_MESSAGES_PER_SECOND": "1",
    "HEXMOOT_GUESTS_AT_ONCE": str(GUESTS),
}
TEXT = (Path(__file__).parents[3] / "suites" / "records" / "ending-victory-card-bought.hgn").read_text("utf-8")
STATISTICS = b'{"dice": {}, "dice_expected": {}, "points_by_turn": [], "seats": []}'
OLENA = {"login": "olena", "password": "not her password"}
# By name: the request, and how many of them are answered at once at most.
ROUTES: dict[str, tuple[str, str, Any, int]] = {
    "a record as a seat saw it": ("GET", "/api/records/game.hgn?view=1", None, READINGS),
    "a record as lines": ("GET", "/api/records/game.jsonl", None, READINGS),
    "a replay": ("GET", "/api/records/game/replay", None, READINGS),
    "a check of the dice": ("GET", "/api/records/game/verify", None, READINGS),
    "a replay of a file": ("POST", "/api/replays", {"record": TEXT}, READINGS),
    "a login": ("POST", "/api/login", OLENA, LOGINS),
    "an account": ("POST", "/api/account", {"login": "mallory", "password": "long enough"}, LOGINS),
    "a recovery": ("POST", "/api/recover", {**OLENA, "recovery": "ABCD"}, LOGINS),
    "a new password": ("POST", "/api/me/password", {"password": "long enough", "new": "long enough"}, LOGINS),
    "a guest": ("POST", "/api/guest", {"name": "Mallory"}, GUESTS),
    "nothing that is there": ("GET", "/api/nothing", None, REQUESTS),
    "the house": ("GET", "/api/house", None, REQUESTS),
    "an island": ("POST", "/api/island", {"edition": "k-base", "seats": 6}, REQUESTS),
    "a table": ("POST", "/api/tables", {"edition": "z-base", "seats": 4}, REQUESTS),
    "all about oneself": ("GET", "/api/me/export", None, REQUESTS),
}
# Only who is not known yet comes as somebody new.
UNKNOWN = ("a guest",)
# Answers that were worth the work: who was refused for these was looked at.
WORKED = (
    "refusal.wrong_login",
    "refusal.wrong_password",
    "refusal.has_account",
    "refusal.login_taken",
    "refusal.too_many_tables",
    "refusal.not_there",
    # With an account a new session begins: what is on its way by the old one comes too late.
    "refusal.no_person",
)
# How many ask at once, and how many more may be answered because time goes by meanwhile.
TOGETHER, SLACK = 4, 20
QUESTIONS = 8
CREATED, TOO_FAST = 201, 429


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = path_of(tmp_path_factory.mktemp("server"))
    asyncio.run(add_record(database))
    found = Server(database, settings=LIMITS).start()
    yield found
    found.kill()


async def add_record(database: str) -> None:
    """A public record, `game`."""
    store = await open_store(database)
    tags = read_record(TEXT).tags
    seats = [RecordSeat(seat, None, "Olena", None, 2, seat == 1) for seat in range(1, int(tags["Seats"]) + 1)]
    await store.add_record(Record("game", "game", tags["Edition"], 1, 2, True, tuple(seats), TEXT, STATISTICS))
    await store.close()


class Neighbour:
    """Somebody who plays at a table of her own while others flood."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._chance = random.Random(5)
        self._count = 0

    @classmethod
    async def begin(cls, server: Server) -> "Neighbour":
        """At a table with bots, the game begun."""
        guest = await asyncio.to_thread(Guest, server.address, "Olena")
        table = await asyncio.to_thread(a_table, guest, options={"victory_points": "20"})
        seat = await Seat.open(server.address, table, 1, ticket=await asyncio.to_thread(guest.ticket))
        await seat.sit_down("Olena")
        await seat.say("start", nonce="go")
        assert (await answer_to(seat, "go"))["t"] == "accepted"
        return cls(seat)

    async def move(self) -> Message:
        """Waits for her turn, and moves; what is answered."""
        while not ((ask := self.seat.view.get("ask")) and ask["must"]):
            await heard(self.seat)
        self._count += 1
        code = any_move(self.seat.view, self._chance)
        await self.seat.say("act", seat=1, ask=ask["n"], nonce=str(self._count), move=code)
        return await answer_to(self.seat, str(self._count))


@asynccontextmanager
async def mallory(server: Server, number: int) -> AsyncIterator[AsyncClient]:
    """Somebody with a network address of their own, whom no other flood has used up anything of."""
    transport = AsyncHTTPTransport(local_address=f"127.0.1.{number}")
    async with AsyncClient(transport=transport, base_url=server.address, timeout=60) as client:
        yield client


async def flood(client: AsyncClient, route: str) -> Counter[str]:
    """The request, some more times than the limit allows, several at once; how often each answer came."""
    method, path, body, most = ROUTES[route]
    found: Counter[str] = Counter()

    async def ask_on() -> None:
        while found["refusal.too_fast"] < TOGETHER:
            answer = await client.request(method, path, json=body)
            key = "" if answer.is_success else answer.json()["extra"]["key"]
            assert (answer.status_code == TOO_FAST) == (key == "refusal.too_fast")
            found["done" if key in ("", *WORKED) else key] += 1
            assert found["done"] <= most + SLACK, f"{route}: {found}"
            if route in UNKNOWN:
                client.cookies.clear()

    await asyncio.gather(*(ask_on() for _ in range(TOGETHER)))
    return found


async def test_every_dear_route_has_a_limit_and_others_play_on_meanwhile(server: Server) -> None:
    olena = await Neighbour.begin(server)
    for number, route in enumerate(ROUTES, start=1):
        async with mallory(server, number) as client:
            if route not in UNKNOWN:
                assert (await client.post("/api/guest", json={"name": "Mallory"})).status_code == CREATED
            flooding = asyncio.create_task(flood(client, route))
            answer = await olena.move()
            assert (route, answer["t"]) == (route, "accepted")
            found = await flooding
            assert (route, set(found)) == (route, {"done", "refusal.too_fast"})
    await olena.seat.socket.close()


async def test_stories_have_a_limit_and_others_play_on_meanwhile(server: Server) -> None:
    olena, other = await Neighbour.begin(server), await Neighbour.begin(server)
    codes: list[str] = []
    while "too_fast" not in codes:
        assert len(codes) < 2 * STORIES_AT_ONCE, "they have no limit"
        await other.seat.say("history", nonce="story")
        assert (await olena.move())["t"] == "accepted"
        codes.append(await told(other.seat, "story"))
    assert codes == ["history"] * (len(codes) - 1) + ["too_fast"]
    assert len(codes) > STORIES_AT_ONCE
    for one in (olena, other):
        await one.seat.socket.close()


async def test_beside_questions_to_the_coach_others_play_on(server: Server) -> None:
    olena, other = await Neighbour.begin(server), await Neighbour.begin(server)
    for number in range(QUESTIONS):
        await other.seat.say("advise", seat=1, nonce=f"advise {number}")
    moved = asyncio.create_task(olena.move())
    assert [await told(other.seat, f"advise {number}") for number in range(QUESTIONS)] == ["advice"] * QUESTIONS
    assert (await moved)["t"] == "accepted"
    for one in (olena, other):
        await one.seat.socket.close()


async def test_a_connection_that_says_too_much_is_cut_off_and_others_play_on(server: Server) -> None:
    olena, other = await Neighbour.begin(server), await Neighbour.begin(server)
    for number in range(2 * AT_ONCE):
        await other.seat.say("lock", locked=number % 2 == 0, nonce=str(number))
    assert (await olena.move())["t"] == "accepted"
    last: Message = {}
    with suppress(ConnectionClosed):
        while True:
            last = json.loads(await asyncio.wait_for(other.seat.socket.recv(), 20))
    assert (last["t"], last["reason"], other.seat.socket.close_code) == ("closing", "too_fast", 1008)
    await olena.seat.socket.close()


async def told(seat: Seat, nonce: str) -> str:
    """The kind of the answer with a nonce, or the code with which it is refused."""
    while True:
        message = await heard(seat)
        if message.get("nonce") == nonce:
            return str(message.get("code") or message["t"])
