"""What a hall keeps in memory: the tables that run, and nothing of what was only asked for."""

import asyncio
import gc
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hexmoot.server.hall.bus import OneProcess
from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.letters import Stance
from hexmoot.server.settings import Settings
from hexmoot.server.store import open_store
from hexmoot.server.table.who import HOUSE, Abandon, Who
from hexmoot.server.words.client import AbortVote, Close, Create, Lock, Mute, Rematch, Start, TakeSeat
from hexmoot.server.words.coding import read_server
from hexmoot.server.words.server import Accepted, Refusal, Snapshot
from hexmoot.server.words.settings import TableSettings

OLENA = Who("olena", "Olena")
SETTINGS = Settings(lease_seconds=1, tables_per_person=3, tables_per_address=4)


class Ear:
    """A connection that keeps all it is told."""

    def __init__(self) -> None:
        self.id = secrets.token_hex(4)
        self.heard: list[bytes] = []

    def put(self, table: str, number: int | None, data: bytes, *, is_last: bool = False) -> None:
        del table, number, is_last
        self.heard.append(data)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    now = 1_000_000_000_000
    found = Hall(await open_store(f"sqlite:///{tmp_path}/tables.sqlite"), OneProcess(), SETTINGS, lambda: now)
    await found.open()
    yield found
    await found.drain()
    await found.close()


async def make(hall: Hall) -> str:
    table, answer = await hall.create(Create(TableSettings(bots=["random"] * 4, fair_dice=False)), OLENA)
    assert isinstance(answer, Accepted)
    return table


async def test_tables_that_are_not_there_leave_no_trace(hall: Hall) -> None:
    ear = Ear()
    names = [secrets.token_urlsafe(12) for _ in range(300)]
    answers = await asyncio.gather(
        *(hall.command(name, Lock(table=name, locked=True, nonce="x"), OLENA) for name in names),
        *(hall.command(name, Rematch(table=name), OLENA) for name in names),
        *(hall.look(name, ear, Stance(OLENA, (1,)), None) for name in names),
    )
    assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"no_table"}
    assert len(answers) == 900
    # The database's thread holds its last work until the next one comes.
    await hall.own.renew()
    gc.collect()
    for kept in (hall.own._opening, hall.own.keepers, hall.readers._at, hall.readers._owners, hall.post._answers):
        assert not kept
    assert not ear.heard


async def test_one_person_has_so_many_tables_and_no_more(hall: Hall) -> None:
    tables = [await make(hall) for _ in range(3)]
    table, answer = await hall.create(Create(TableSettings(), nonce="n"), OLENA)
    assert (table, answer) == ("", Refusal("too_many_tables", nonce="n", key="refusal.too_many_tables"))
    assert hall.tables == 3
    # Others may, and so may she when one of hers is over.
    assert isinstance((await hall.create(Create(TableSettings()), Who("taras", "Taras")))[1], Accepted)
    keeper = hall.own.keepers[tables[0]]
    assert isinstance(await keeper.do(Abandon(), HOUSE), Accepted)
    assert isinstance((await hall.create(Create(TableSettings()), OLENA))[1], Accepted)


async def test_tables_of_others_where_one_sits_do_not_count(hall: Hall) -> None:
    settings = TableSettings(seats=3, public=True)
    for number in range(6):
        table, _ = await hall.create(Create(settings), Who(f"host-{number}", "Host"))
        assert isinstance(await hall.command(table, TakeSeat(table, 1), OLENA), Accepted)
    answers = [(await hall.create(Create(settings), OLENA))[1] for _ in range(4)]
    assert [isinstance(answer, Accepted) for answer in answers] == [True, True, True, False]


async def test_tables_that_were_closed_hide_none_that_go_on(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        await make(hall)
    later = hall.now() + 1
    monkeypatch.setattr(hall, "now", lambda: later)
    for _ in range(101):
        table = await make(hall)
        assert isinstance(await hall.command(table, Close(table), OLENA), Accepted)
    await make(hall)
    assert isinstance((await hall.create(Create(TableSettings()), OLENA))[1], Refusal)


async def test_a_rematch_counts_for_the_host_whoever_asks_for_it(hall: Hall) -> None:
    taras = Who("taras", "Taras")
    table, _ = await hall.create(Create(TableSettings(seats=3, bots=["random"], fair_dice=False)), OLENA)
    for command, who in (
        (TakeSeat(table, 1), OLENA),
        (TakeSeat(table, 2), taras),
        (Start(table), OLENA),
        (AbortVote(table, yes=True), OLENA),
        (AbortVote(table, yes=True), taras),
    ):
        assert isinstance(await hall.command(table, command, who), Accepted)
    for _ in range(3):
        await make(hall)
    refusal = await hall.command(table, Rematch(table, nonce="again"), taras)
    assert refusal == Refusal("too_many_tables", table, "again", key="refusal.too_many_tables")
    assert hall.tables == 4


async def test_one_address_has_so_many_tables_however_many_people_come_from_it(hall: Hall) -> None:
    people = [Who(f"guest-{number}", "Guest") for number in range(6)]
    found = await asyncio.gather(*(hall.create(Create(TableSettings()), one, "an address") for one in people))
    tables = [table for table, answer in found if isinstance(answer, Accepted)]
    assert len(tables) == hall.tables == 4
    refusal = Refusal("too_many_tables", key="refusal.too_many_tables.address", arguments={"most": 4})
    assert [answer for _, answer in found if isinstance(answer, Refusal)] == [refusal] * 2
    # Other addresses have their own; and one that is over makes room, unless it goes on as a rematch.
    assert isinstance((await hall.create(Create(TableSettings()), OLENA, "another"))[1], Accepted)
    await hall.own.keepers[tables[0]].do(Abandon(), HOUSE)
    assert hall.own.made_from("an address") == 3
    assert not hall.own._beginning


async def test_a_rematch_counts_for_the_address_of_the_first_table(hall: Hall) -> None:
    table, _ = await hall.create(Create(TableSettings(seats=3, bots=["random"] * 2, fair_dice=False)), OLENA, "here")
    for command in (TakeSeat(table, 1), Start(table), AbortVote(table, yes=True), Rematch(table)):
        assert isinstance(await hall.command(table, command, OLENA), Accepted)
    assert hall.tables == 2
    assert hall.own.made_from("here") == 1


async def test_a_rematch_is_a_table_like_others(hall: Hall) -> None:
    """Whoever has as many as allowed gets no further one by playing again."""
    settings = TableSettings(seats=3, bots=["random"] * 2, fair_dice=False)
    table, _ = await hall.create(Create(settings), OLENA)
    for command in (TakeSeat(table, 1), Start(table), AbortVote(table, yes=True)):
        assert isinstance(await hall.command(table, command, OLENA), Accepted)
    others = [(await hall.create(Create(settings), OLENA))[0] for _ in range(3)]
    for other in others:
        assert isinstance(await hall.command(other, TakeSeat(other, 1), OLENA), Accepted)
    refusal = await hall.command(table, Rematch(table, nonce="again"), OLENA)
    assert refusal == Refusal("too_many_tables", table, "again", key="refusal.too_many_tables")
    assert hall.tables == 4


async def test_the_same_wish_twice_is_one_table(hall: Hall) -> None:
    wish = Create(settings=TableSettings(), nonce="mine")
    answers = await asyncio.gather(*(hall.create(wish, OLENA) for _ in range(4)))
    [table] = {table for table, _ in answers}
    assert {answer for _, answer in answers} == {Accepted(table, "mine", 1)}
    assert hall.tables == 1
    # Another's, another one, and one without a nonce are others.
    others = [await hall.create(wish, Who("taras", "Taras"))]
    others += [await hall.create(Create(settings=TableSettings(), nonce=nonce), OLENA) for nonce in ("other", "")]
    assert len({table, *(other for other, _ in others)}) == 4
    # Those that she has are not one too many.
    assert await hall.create(wish, OLENA) == (table, Accepted(table, "mine", 1))


async def test_a_table_that_is_over_is_put_away_and_can_still_be_looked_at(hall: Hall) -> None:
    table = await make(hall)
    ear = Ear()
    assert await hall.look(table, ear, Stance(OLENA), None) is None
    keeper = hall.own.keepers[table]
    assert isinstance(await keeper.do(Abandon(), HOUSE), Accepted)
    before = read_server(ear.heard[-1])
    assert keeper._recording is not None
    await keeper._recording
    await hall.own.put_away()
    assert hall.tables == 1, "somebody looks at it"
    await hall.leave(table, ear)
    await hall.own.put_away()
    assert (hall.tables, len(hall.readers)) == (0, 0)
    again = Ear()
    assert await hall.look(table, again, Stance(OLENA), None) is None
    shown = read_server(again.heard[0])
    assert isinstance(shown, Snapshot)
    assert (shown.view["status"], shown.n) == ("over", getattr(before, "n", None))
    await hall.leave(table, again)
    rounds = {task for task in hall._tasks if "_look_after" in repr(task) or "_adopt" in repr(task)}
    await asyncio.gather(*hall._tasks - rounds)
    await hall.own.put_away()
    assert hall.tables == 0


async def test_a_person_closes_its_ears_to_so_many_others(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexmoot.server.hall.talk.MOST_MUTED", 2)
    table = await make(hall)
    for number, name in enumerate(("Olena", "Taras", "Minjun", "Quinn")):
        await hall.store.add_guest(name.lower(), name, number.to_bytes(32, "big"), 0, 10**15)
        assert await hall.look(table, Ear(), Stance(Who(name.lower(), name)), None) is None

    async def mute(name: str, on: bool = True) -> str:
        answer = await hall.command(table, Mute(table=table, name=name, on=on), OLENA)
        return answer.code if isinstance(answer, Refusal) else "done"

    assert [await mute(name) for name in ("Taras", "Minjun", "Quinn")] == ["done", "done", "too_many_muted"]
    # To listen again makes room.
    assert [await mute("Taras", False), await mute("Quinn")] == ["done", "done"]
    assert await hall.store.mutes(table) == {"olena": {"minjun", "quinn"}}
