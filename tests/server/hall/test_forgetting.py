"""Being forgotten: the name is gone from everything that is stored, and games stay whole without it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.hall.bus import Back, Receiver
from hexmoot.server.hall.finish import events_of, record_of
from hexmoot.server.hall.letters import Stance
from hexmoot.server.store import StoreFailed, token_hash
from hexmoot.server.table.table import Table
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import NOON, House, Kept, house, who
from tests.server.store.test_privacy import everything

THREE = TableSettings(seats=3, fair_dice=False, public=True)
# What Anna is called at tables; nothing else looks like it.
NAME = "Quetzalcoatl"


async def sit(here: House) -> None:
    await here.do("anna", said.TakeSeat, 1, NAME)
    await here.do("bora", said.TakeSeat, 2)
    await here.do("chen", said.TakeSeat, 3)
    await here.do("anna", said.Chat, f"{NAME} is here")


async def over(here: House) -> str:
    """A game that has ended."""
    await here.open(THREE)
    await sit(here)
    await here.do("anna", said.Start)
    for person in ("anna", "bora", "chen"):
        await here.do(person, said.AbortVote, True)
    while await here.hall.store.record(here.table) is None:  # noqa: ASYNC110 - written by a task of the hall
        await asyncio.sleep(0.01)
    return here.table


async def left(here: House) -> str:
    """A table at which Anna sat for a moment only; the host is somebody else."""
    await here.open(THREE)
    await here.do("anna", said.TakeSeat, 1, NAME)
    await here.do("bora", said.TakeSeat, 2)
    await here.do("anna", said.HandOver, 2)
    await here.do("anna", said.StandUp, 1)
    return here.table


async def running(here: House) -> str:
    """A game that goes on."""
    await here.open(THREE)
    await sit(here)
    await here.do("anna", said.Start)
    return here.table


def names(view: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in view["seats"]]


async def test_who_is_forgotten_is_nowhere_in_the_database_and_games_go_on(url: str) -> None:
    async with house(url) as here:
        await here.hall.store.add_bot("robot", "anna", f"{NAME}-bot", token_hash("robot"), NOON)
        ended, once, going_on = await over(here), await left(here), await running(here)
        bora = await here.look("bora", 2)
        assert NAME in await asyncio.to_thread(everything, url)
        data = await here.hall.store.export("anna")
        assert set(data["tables"]) == {ended, once, going_on}

        assert await here.hall.forgetting.forget("anna", here.at)

        text = await asyncio.to_thread(everything, url)
        assert NAME.lower() not in text.lower()
        assert "Anna" not in text
        # Those who play on are told at once, and one of them is the host.
        told = bora.last("event")
        assert (told["kind"], names(told["patch"]), told["patch"]["host"]) == ("forgotten", ["", "Bora", "Chen"], 2)
        assert told["patch"]["you"]["host"] is True
        assert [line["name"] for line in (await here.look("chen", 3)).messages if line["t"] == "chat"] == []
        here.table = ended
        assert names((await here.look("bora", 2)).last("snapshot")["view"]) == ["", "Bora", "Chen"]
        await here.do("bora", said.Rematch)
        for table in (ended, once, going_on):
            rows = await here.hall.store.load(table)
            assert Table.replay(events_of(rows)).number == len(rows)
        record = record_of(await here.hall.store.load(ended))
        kept = await here.hall.store.record(ended)
        assert record is not None
        assert kept is not None
        assert record.hgn == kept.hgn
        assert [seat.name for seat in kept.seats] == ["", "Bora", "Chen"]


async def test_what_was_told_before_is_not_told_again_with_the_name(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await running(here)
        await here.look("bora", 2)
        # Who is seated is told again with this, and with it the name.
        await here.do("bora", said.NotTrading, 2)
        await here.hall.forgetting.forget("anna", here.at)
        chen = Kept("chen")
        last = (await here.look("bora", 2)).last("snapshot")["n"]
        for after in range(last):
            assert await here.hall.look(here.table, chen, Stance(who("chen"), (3,)), after) is None
        assert len(chen.messages) >= last
        assert NAME not in str(chen.messages)


async def test_what_was_broken_off_is_done_in_the_next_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as here:
        await running(here)
        store = here.hall.store

        async def fails(*_: Any) -> None:
            raise StoreFailed("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(store, "rewrite", fails)
            with pytest.raises(StoreFailed):
                await here.hall.forgetting.forget("anna", here.at)
        assert await store.person_of(token_hash("anna"), here.at) is None
        assert await store.person("anna") is not None
        await here.hall.forgetting.tend(here.at)
        assert await store.person("anna") is None
        assert NAME not in everything(f"sqlite:///{tmp_path}/tables.sqlite")


async def test_the_house_forgets_guests_who_have_not_come_for_long(tmp_path: Path) -> None:
    async with house(tmp_path, lease_seconds=1) as here:
        await here.hall.store.add_guest("old", "Old", token_hash("old"), NOON, NOON + 5)
        await asyncio.sleep(0)
        here.at = NOON + 10**7
        for _ in range(100):
            if await here.hall.store.person("old") is None:
                break
            await asyncio.sleep(0.05)
        assert await here.hall.store.person("old") is None
        assert await here.hall.store.person("anna") is not None


class Post:
    """Letters between two halls of one process."""

    def __init__(self, boxes: dict[str, Receiver]) -> None:
        self._boxes = boxes
        self._carried: set[asyncio.Task[None]] = set()

    async def listen(self, name: str, receiver: Receiver, back: Back) -> None:
        del back
        self._boxes[name] = receiver

    def post(self, name: str, letter: bytes) -> None:
        carried = asyncio.ensure_future(self._boxes[name](letter))
        self._carried.add(carried)
        carried.add_done_callback(self._carried.discard)

    async def hears(self, name: str) -> bool:
        return name in self._boxes

    async def answers(self) -> bool | None:
        return True

    async def close(self) -> None:
        await asyncio.gather(*self._carried)


async def test_a_table_of_another_process_is_left_by_letter(url: str) -> None:
    boxes: dict[str, Receiver] = {}
    async with house(url, bus=Post(boxes)) as owner, house(url, bus=Post(boxes)) as other:
        await running(owner)
        ended = await over(owner)
        reader = await owner.look("bora", 2)
        assert await other.hall.forgetting.forget("anna", owner.at)
        assert NAME not in await asyncio.to_thread(everything, url)
        await owner.hall.leave(ended, reader)
        for _ in range(100):
            if ended not in owner.hall.own.keepers:
                break
            await asyncio.sleep(0.02)
        assert names((await owner.look("bora", 2)).last("snapshot")["view"]) == ["", "Bora", "Chen"]
