"""The desk where records are read: off the loop, a few at a time, so many a minute, and what one network address is."""

import asyncio
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient

from hexmoot.notation.record import read_record
from hexmoot.server.app import records
from hexmoot.server.app.application import make_app
from hexmoot.server.app.desk import READERS, WAITING, Desk
from hexmoot.server.app.identity import address_key
from hexmoot.server.app.refused import Refused
from hexmoot.server.settings import Settings
from hexmoot.server.store import Record, RecordSeat, open_store
from tests.server.app.talking import eventually

# The shortest games of the suites: what is read matters little here.
RECORDS = Path(__file__).parents[3] / "suites" / "records"
TEXT = (RECORDS / "ending-victory-card-bought.hgn").read_text(encoding="utf-8")
STATISTICS = b'{"dice": {}, "dice_expected": {}, "points_by_turn": [], "seats": []}'
TOO_FAST = (429, "refusal.too_fast")
ENOUGH = 1000


class Slow:
    """A reading that lasts until it is let go; who was at it together, and on which threads."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.together: list[list[str]] = []
        self.threads: set[threading.Thread] = set()
        self._now: list[str] = []
        self._lock = threading.Lock()

    def read(self, who: str) -> str:
        with self._lock:
            self._now.append(who)
            self.together.append(sorted(self._now))
            self.threads.add(threading.current_thread())
        assert self.go.wait(10)
        with self._lock:
            self._now.remove(who)
        return who


async def begun(slow: Slow, many: int) -> None:
    """Until so many readings have begun."""
    await eventually(lambda: len(slow.together) >= many)


async def test_an_address_reads_one_at_a_time_and_leaves_room_for_another() -> None:
    desk, slow = Desk(ENOUGH), Slow()
    flood = [asyncio.create_task(desk.read("flood", slow.read, "flood")) for _ in range(WAITING)]
    await begun(slow, 1)
    others = [asyncio.create_task(desk.read(who, slow.read, who)) for who in ("one", "two", "three")]
    await begun(slow, 2)
    assert slow.together == [["flood"], ["flood", "one"]], "somebody else does not wait for the flood"
    slow.go.set()
    assert await asyncio.gather(*flood, *others) == ["flood"] * WAITING + ["one", "two", "three"]
    assert max(map(len, slow.together)) == READERS
    assert ["flood", "flood"] not in slow.together
    assert threading.current_thread() not in slow.threads
    desk.close()


async def test_more_than_may_wait_are_refused_and_places_are_given_back() -> None:
    desk, slow = Desk(ENOUGH), Slow()
    tasks = [asyncio.create_task(desk.read("flood", slow.read, "x")) for _ in range(WAITING)]
    await begun(slow, 1)
    with pytest.raises(Refused) as refusal:
        await asyncio.wait_for(desk.read("flood", slow.read, "x"), 5)
    assert (refusal.value.status_code, refusal.value.key) == TOO_FAST
    slow.go.set()
    await asyncio.gather(*tasks)
    assert await desk.read("flood", slow.read, "again") == "again"
    # Memory is not kept for everybody who ever came.
    assert not desk._turns
    desk.close()


async def test_a_reading_that_fails_gives_its_place_back() -> None:
    desk = Desk(ENOUGH)
    for _ in range(WAITING + 1):
        with pytest.raises(ValueError, match="invalid literal"):
            await desk.read("one", int, "x")
    desk.close()


@asynccontextmanager
async def a_client(folder: Path, minute: int) -> AsyncIterator[tuple[AsyncClient, Desk]]:
    """A server with one public record, `game`, on the loop of the test, so that many ask at once."""
    database = f"sqlite:///{folder}/tables.sqlite"
    store = await open_store(database)
    tags = read_record(TEXT).tags
    seats = [RecordSeat(seat, None, "Olena", None, 2, seat == 1) for seat in range(1, int(tags["Seats"]) + 1)]
    await store.add_record(Record("game", "game", tags["Edition"], 1, 2, True, tuple(seats), TEXT, STATISTICS))
    await store.close()
    app: Any = make_app(Settings(db=database, hosts="testserver.local", readings_per_minute=minute))
    caller = AsyncClient(transport=ASGITransport(app), base_url="http://testserver.local")
    async with app.lifespan(), caller as client:
        yield client, app.state.house.desk


@pytest.fixture
def read_on(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads on which records are read, by name; nothing is remembered from before."""
    threads: list[str] = []

    def noted(text: str) -> Any:
        threads.append(threading.current_thread().name)
        return read_record(text)

    records._shown.cache_clear()
    records._verify.cache_clear()
    monkeypatch.setattr(records, "read_record", noted)
    return threads


ROUTES = {
    "as-a-seat": ("GET", "/api/records/game.hgn?view=1", None),
    "as-json-of-a-seat": ("GET", "/api/records/game?view=public", None),
    "as-lines": ("GET", "/api/records/game.jsonl", None),
    "replay": ("GET", "/api/records/game/replay", None),
    "verify": ("GET", "/api/records/game/verify", None),
    "own-replay": ("POST", "/api/replays", {"record": TEXT}),
}


async def ask(client: AsyncClient, route: str) -> tuple[int, str]:
    method, path, body = ROUTES[route]
    answer = await client.request(method, path, json=body)
    return answer.status_code, "" if answer.is_success else answer.json()["extra"]["key"]


async def test_every_route_that_reads_a_record_reads_it_at_the_desk_and_counts(
    tmp_path: Path, read_on: list[str]
) -> None:
    async with a_client(tmp_path, minute=len(ROUTES)) as (client, _):
        for number, route in enumerate(ROUTES, start=1):
            assert (route, await ask(client, route)) == (route, (200, ""))
            assert (route, len(read_on)) == (route, number)
        assert all(thread.startswith("desk") for thread in read_on)
        for route in ROUTES:
            assert (route, await ask(client, route)) == (route, TOO_FAST)
        assert len(read_on) == len(ROUTES)
        # What costs nothing is still there: the record as it is kept, and the list.
        file = await client.get("/api/records/game.hgn")
        assert (file.text, file.headers.get_list("content-type")) == (TEXT, ["text/plain; charset=utf-8"])
        assert (await client.get("/api/records/game")).json()["hgn"] == TEXT
        assert len((await client.get("/api/records")).json()) == 1
        assert len(read_on) == len(ROUTES)


async def test_what_a_seat_saw_is_worked_out_once(tmp_path: Path, read_on: list[str]) -> None:
    async with a_client(tmp_path, minute=ENOUGH) as (client, _):
        texts = {view: (await client.get(f"/api/records/game.hgn?view={view}")).text for view in ("1", "2", "public")}
        assert len(read_on) == len(set(texts.values())) == len(texts)
        for view, text in texts.items():
            assert (await client.get(f"/api/records/game.hgn?view={view}")).text == text
            assert (await client.get(f"/api/records/game?view={view}")).json()["hgn"] == text
        assert len(read_on) == len(texts)
        assert (await client.get("/api/records/game.hgn?view=9")).status_code == 400
        assert len(read_on) == len(texts)


async def test_beside_a_flood_everything_else_is_answered(tmp_path: Path) -> None:
    async with a_client(tmp_path, minute=ENOUGH) as (client, desk):
        slow = Slow()
        held = [desk._pool.submit(slow.read, "x") for _ in range(READERS)]
        flood = [asyncio.create_task(ask(client, "own-replay")) for _ in range(20)]
        await eventually(lambda: sum(task.done() for task in flood) == len(flood) - WAITING)
        assert {task.result() for task in flood if task.done()} == {TOO_FAST}
        # A guest, a table, and a password, which is hashed on a thread.
        assert (await client.post("/api/guest", json={"name": "Olena"})).status_code == 201
        assert (await client.post("/api/tables", json={"edition": "z-base", "seats": 4})).status_code == 201
        account = {"login": "olena", "password": "correct horse battery"}
        assert (await client.post("/api/account", json=account)).status_code == 201
        assert not any(one.done() for one in held)
        slow.go.set()
        assert Counter(await asyncio.gather(*flood)) == {TOO_FAST: len(flood) - WAITING, (200, ""): WAITING}


async def test_a_file_has_so_many_moves(tmp_path: Path) -> None:
    tags = TEXT.partition("\n\n")[0]
    async with a_client(tmp_path, minute=ENOUGH) as (client, _):
        for more, refusal in ((0, (400, "refusal.record_broken")), (1, (413, "refusal.too_large"))):
            long = f"{tags}\n\n1: {' '.join(['end'] * (records.MOST_MOVES + more))} #00000000\n"
            answer = await client.post("/api/replays", json={"record": long})
            assert (answer.status_code, answer.json()["extra"]["key"]) == refusal


def test_an_address_is_what_its_owner_cannot_change() -> None:
    home = address_key("2001:db8:1:2::1")
    assert home == address_key("2001:db8:1:2:ffff:ffff:ffff:ffff") == address_key("2001:DB8:1:2::1")
    assert home != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") == address_key("::ffff:c000:201")
    assert address_key("::ffff:192.0.2.2") != address_key("192.0.2.1")
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    # In a local network, with the name of the interface; and what is no address at all.
    assert address_key("fe80::1%eth0") == address_key("fe80::1")
    assert address_key("") != address_key("testclient")


@pytest.mark.parametrize("form", ["hgn", "jsonl"])
async def test_what_a_seat_saw_has_a_file_name_of_its_own(tmp_path: Path, form: str) -> None:
    names = {"": "game", "1": "game-seat1", "2": "game-seat2", "public": "game-public"}
    async with a_client(tmp_path, minute=ENOUGH) as (client, _):
        for view, name in names.items():
            answer = await client.get(f"/api/records/game.{form}?view={view}")
            assert answer.headers["content-disposition"] == f'attachment; filename="{name}.{form}"'
