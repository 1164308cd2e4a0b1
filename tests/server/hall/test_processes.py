"""Halls beside each other: what one of them does when another is silent, out of reach, or dead."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from hexmoot.server.hall.bus import Bus, OneProcess, open_bus
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.letters import Stance
from hexmoot.server.settings import Settings
from hexmoot.server.store import open_store
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted, Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import NOON, Kept, who
from tests.server.redis_server import RedisServer

LEASE = 15


class Several:
    """Halls on one database, with one clock, whose rounds are made by hand."""

    def __init__(self, folder: Path, bus: str, lease: int) -> None:
        self.at = NOON
        self._lease = lease
        self._url = f"sqlite:///{folder}/tables.sqlite"
        self._bus = bus
        self._halls: list[Hall] = []

    async def hall(self) -> Hall:
        bus = await open_bus(self._bus)
        hall = Hall(await open_store(self._url), bus, Settings(lease_seconds=self._lease), lambda: self.at)
        await hall.open()
        self._halls.append(hall)
        return hall

    async def kill(self, hall: Hall) -> None:
        """It does and says nothing any more; its lease stands as it did."""
        self._halls.remove(hall)
        await hall.close()

    async def later(self, seconds: int) -> None:
        """Time passes in steps of a round, and every hall that lives looks after its tables."""
        for _ in range(0, seconds, 5):
            self.at += 5000
            for hall in self._halls:
                await hall.own.renew()
                await hall.post.follow_owners()
                await hall.post.miss_far_readers()
            # Letters travel.
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        for hall in self._halls:
            await hall.drain()
            await hall.close()


@asynccontextmanager
async def several(folder: Path, bus: str = "", lease: int = LEASE) -> AsyncIterator[Several]:
    found = Several(folder, bus, lease)
    try:
        yield found
    finally:
        await found.close()


class Counted(Kept):
    """An outlet that notes which events it was told of."""

    def __init__(self, hall: Hall, name: str, table: str) -> None:
        super().__init__(name)
        self.numbers: list[int] = []
        self._hall, self._table = hall, table

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        super().put(table, number, data, is_last=is_last)
        if number is not None:
            self._hall.reached(self.id, self._table, number)
            self.numbers.append(number)

    @property
    def first(self) -> int:
        return self.numbers[0] if self.numbers else 0

    @property
    def reached(self) -> int:
        return self.numbers[-1] if self.numbers else 0


class Losing(OneProcess):
    """A bus that carries so many letters more, and then loses all."""

    def __init__(self, bus: Bus, letters: int) -> None:
        self._bus = bus
        self._letters = letters

    def post(self, name: str, letter: bytes) -> None:
        if self._letters:
            self._letters -= 1
            self._bus.post(name, letter)


async def a_game(hall: Hall) -> str:
    """Anna's, with bots; she is the first to move."""
    settings = TableSettings(options={"first_player": "named"}, bots=["random"] * 3, fair_dice=False, first=1)
    table, answer = await hall.create(said.Create(settings=settings), who("anna"))
    assert isinstance(answer, Accepted)
    for command in (said.TakeSeat(table=table, seat=1, name="Anna"), said.Start(table=table)):
        assert isinstance(await hall.command(table, command, who("anna")), Accepted)
    return table


async def lock(hall: Hall, table: str, locked: bool) -> int:
    """Something happens at a table; the number of its event."""
    answer = await hall.command(table, said.Lock(table=table, locked=locked), who("anna"))
    assert isinstance(answer, Accepted)
    return answer.n


def carry(owner: Hall, table: str, bus: Bus) -> None:
    """The letters to all who look at a table from elsewhere go by this bus."""
    for outlet, _ in owner.own.keepers[table].running.readers.values():
        outlet._bus = bus  # type: ignore[attr-defined]


async def test_a_table_of_another_window_is_answered_for_at_once(tmp_path: Path) -> None:
    """Two processes on one file without a bus: the second cannot reach the first, and says so."""
    async with several(tmp_path) as halls:
        first, second = await halls.hall(), await halls.hall()
        table = await a_game(first)
        outlet = Kept("bora")
        refusal = Refusal("unavailable", table, key="refusal.unavailable.taking_up")
        assert await second.look(table, outlet, Stance(who("bora")), None) == refusal
        answer = await asyncio.wait_for(second.command(table, said.Lock(table=table, locked=True), who("anna")), 2)
        assert answer == refusal
        assert not second.readers
        # When its process is dead, the table comes at once, whatever its lease says.
        await halls.kill(first)
        assert await second.look(table, outlet, Stance(who("bora")), None) is None
        assert [message["t"] for message in outlet.messages if message["t"] in ("snapshot", "event")] == ["snapshot"]


async def test_a_table_that_is_taken_up_by_a_look_is_shown_once(tmp_path: Path) -> None:
    async with several(tmp_path) as halls:
        first = await halls.hall()
        table = await a_game(first)
        await first.drain()
        second = await halls.hall()
        second.own.drop(table)
        outlet = Kept("anna")
        for after in (None, None):
            assert await second.look(table, outlet, Stance(who("anna"), (1,)), after) is None
            assert [message["t"] for message in outlet.messages].count("snapshot") == 1
            outlet.messages.clear()
            # The next look finds the table gone from memory once more.
            second.own.keepers[table].running.is_gone = True


async def test_readers_of_a_killed_process_are_missed(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        owner, far = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        onlooker, anna = Kept("bora"), Kept("anna")
        assert await owner.look(table, onlooker, Stance(who("bora")), None) is None
        assert await far.look(table, anna, Stance(who("anna"), (1,)), None) is None
        await until(lambda: bool(anna.messages))
        await halls.later(2 * LEASE)
        assert not owner.own.keepers[table].running.table.chairs[0].away_since, "she is there, and her process says so"
        await halls.kill(far)
        await halls.later(2 * LEASE)
        assert owner.own.keepers[table].running.table.chairs[0].away_since
        assert onlooker.last("presence")["seats"] == []
        await owner.leave(table, onlooker)
        assert not owner.own.keepers[table].running.readers


async def test_whom_a_table_of_another_process_waits_for_is_known(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        first, second = await halls.hall(), await halls.hall()
        mine, other = await a_game(first), await a_game(second)
        for hall in (first, second):
            assert await hall.waiting_for("anna", [mine, other]) == {mine, other}
            assert await hall.waiting_for("bora", [mine, other]) == set()
        await halls.kill(second)
        assert await first.waiting_for("anna", [mine, other]) == {mine}, "of the dead nothing is known"


async def test_a_farewell_that_was_lost_is_made_good(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        owner, far = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        outlets = [Kept("anna"), Kept("bora")]
        for outlet in outlets:
            assert await far.look(table, outlet, Stance(who(outlet.id)), None) is None
        await until(lambda: len(owner.own.keepers[table].running.readers) == 2)
        bus, far._bus = far._bus, OneProcess()
        await far.leave(table, outlets[1])
        far._bus = bus
        await halls.later(5)
        await until(lambda: set(owner.own.keepers[table].running.readers) == {"anna"})


async def test_letters_to_a_reader_that_were_lost_are_made_good(tmp_path: Path, redis_server: RedisServer) -> None:
    """By the next letter, which does not fit, or if there is none, by the next round; each event once, in order."""
    async with several(tmp_path, redis_server.url) as halls:
        owner, far = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        one, two = Counted(far, "bora", table), Counted(far, "chen", table)
        assert await far.look(table, one, Stance(who("bora")), None) is None
        assert await far.look(table, two, Stance(who("chen"), (1, 2)), None) is None
        await until(lambda: one.numbers == [one.first] and two.numbers == [two.first] * 2)
        carry(owner, table, Losing(owner._bus, 0))
        await lock(owner, table, True)
        carry(owner, table, owner._bus)
        last = await lock(owner, table, False)
        await until(lambda: one.reached == last == two.reached)
        # Of two views one is told, and then the line is dead: nothing comes that would not fit.
        for outlet, _ in owner.own.keepers[table].running.readers.values():
            outlet._bus = Losing(owner._bus, 1)  # type: ignore[attr-defined]
        last = await lock(owner, table, True)
        await until(lambda: one.reached == last)
        await halls.later(5)
        await until(lambda: two.numbers.count(last) >= 2)
        assert one.numbers == list(range(one.first, last + 1))
        # What is told twice to a view of several is known by its number; nothing is missing in between.
        assert sorted(set(two.numbers)) == list(range(two.first, last + 1))
        assert all(two.numbers.count(number) >= 2 for number in set(two.numbers))
        assert not {"snapshot"} & {message["t"] for message in one.messages[1:] + two.messages[2:]}
        told = (len(one.messages), len(two.messages))
        await halls.later(10)
        assert (len(one.messages), len(two.messages)) == told, "whoever has everything is told nothing again"


async def test_a_wish_to_look_again_that_was_lost_is_made_good(tmp_path: Path, redis_server: RedisServer) -> None:
    """After an outage of the bus an owner may be read again before it hears again; then it speaks up once more."""
    # No round makes it good meanwhile.
    async with several(tmp_path, redis_server.url, lease=3600) as halls:
        owner, far = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        bora = Counted(far, "bora", table)
        assert await far.look(table, bora, Stance(who("bora")), None) is None
        await until(lambda: bool(bora.numbers))
        reader = far.readers.find(table, "bora")
        assert reader is not None
        look = reader.look
        carry(owner, table, Losing(owner._bus, 0))
        await lock(owner, table, True)
        carry(owner, table, owner._bus)
        far.post._bus = OneProcess()
        last = await lock(owner, table, False)
        await until(lambda: reader.look > look)
        far.post._bus = far._bus
        owner.post.ask_what_was_missed()
        await until(lambda: bora.reached == last)
        assert bora.numbers == list(range(bora.first, last + 1))


async def test_whoever_was_shown_out_elsewhere_is_told_so_once(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        owner, far = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        bora = Kept("bora")
        assert await far.look(table, bora, Stance(who("bora")), None) is None
        await until(lambda: len(owner.own.keepers[table].running.readers) == 1)
        answer = await owner.command(table, said.Remove(table=table, name="Bora"), who("anna"))
        assert isinstance(answer, Accepted)
        await until(lambda: bora.messages[-1]["t"] == "refusal")
        await halls.later(10)
        assert [message.get("code") for message in bora.messages].count("removed") == 1
        assert not far.readers


async def test_a_dead_owner_is_answered_for_at_once(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        owner, other = await halls.hall(), await halls.hall()
        table = await a_game(owner)
        # Dead to the bus, and on another machine: only its lease is known.
        await owner._bus.close()
        answer = await asyncio.wait_for(other.command(table, said.Lock(table=table, locked=True), who("anna")), 2)
        assert answer == Refusal("unavailable", table, key="refusal.unavailable.taking_up")
        assert await other.look(table, Kept("bora"), Stance(who("bora")), None) == answer


async def test_every_process_knows_whether_somebody_is_at_a_table(tmp_path: Path, redis_server: RedisServer) -> None:
    async with several(tmp_path, redis_server.url) as halls:
        owner, other = await halls.hall(), await halls.hall()
        public = TableSettings(public=True)
        table, _ = await owner.create(said.Create(settings=public), who("anna"))

        async def shown() -> list[str]:
            # Long after it was made: the lobby that the other process shows.
            return [one.table for one in await other.store.lobby(fresh_since=NOON + 1)]

        async def becomes(wanted: list[str]) -> None:
            for _ in range(600):
                if await shown() == wanted:
                    return
                await asyncio.sleep(0.05)
            assert await shown() == wanted

        assert await shown() == []
        anna, bora = Kept("anna"), Kept("bora")
        assert await other.look(table, anna, Stance(who("anna")), None) is None
        await becomes([table])
        assert await owner.look(table, bora, Stance(who("bora")), None) is None
        await other.leave(table, anna)
        await until(lambda: set(owner.own.keepers[table].running.readers) == {"bora"})
        assert await shown() == [table]
        # The owner dies with its reader; whoever takes the table up finds nobody there.
        await halls.kill(owner)
        assert isinstance(await other.command(table, said.Lock(table=table, locked=True), who("anna")), Accepted)
        assert await shown() == []
        # Put away by the only process that ran it, and still deserted.
        await other.own.put_away()
        assert await shown() == []


async def until(is_so: Callable[[], bool]) -> None:
    """Waits for what letters bring about."""
    for _ in range(600):
        if is_so():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")
