"""Chat: numbers of its own, bounded, and lines that a host removed."""

import asyncio

import pytest

from hexmoot.server.store import Line, NoPerson, NoTable, Store
from tests.server.store.conftest import Open
from tests.server.store.lives import guest, make_table


async def test_lines_are_numbered_by_table_and_come_back_in_order(store: Store) -> None:
    await guest(store, "g", "Ann")
    for table in "ab":
        await make_table(store, table)
    assert await store.say("a", "g", "안녕 \N{SLIGHTLY SMILING FACE}", 5, seat=2) == 1
    assert await store.say("b", "g", "elsewhere", 6) == 1
    assert await store.say("a", "g", "well-played", 7, is_phrase=True) == 2
    first = Line(1, 5, "g", "Ann", 2, is_phrase=False, text="안녕 \N{SLIGHTLY SMILING FACE}", is_removed=False)
    second = Line(2, 7, "g", "Ann", None, is_phrase=True, text="well-played", is_removed=False)
    assert await store.chat("a") == [first, second]
    assert await store.chat("a", after=1) == [second]
    assert await store.chat("a", limit=1) == [second]
    assert await store.load("a", after=1) == []


async def test_only_the_last_lines_stay(store: Store) -> None:
    await guest(store, "g", "Ann")
    await make_table(store, "a")
    for number in range(1, 10):
        assert await store.say("a", "g", str(number), 0, keep=4) == number
    assert [line.text for line in await store.chat("a")] == ["6", "7", "8", "9"]


async def test_a_removed_line_keeps_its_number_and_loses_its_text(store: Store) -> None:
    await guest(store, "g", "Ann")
    await make_table(store, "a")
    for text in ("fine", "rude"):
        await store.say("a", "g", text, 0)
    assert await store.remove_line("a", 2)
    assert not await store.remove_line("a", 2)
    assert not await store.remove_line("a", 3)
    assert [(line.number, line.text, line.is_removed) for line in await store.chat("a")] == [
        (1, "fine", False),
        (2, "", True),
    ]
    assert await store.say("a", "g", "on", 0) == 3


async def test_a_line_needs_a_table_and_a_person(store: Store) -> None:
    await guest(store, "g", "Ann")
    await make_table(store, "a")
    with pytest.raises(NoTable):
        await store.say("nowhere", "g", "hello", 0)
    with pytest.raises(NoPerson):
        await store.say("a", "nobody", "hello", 0)
    assert await store.chat("a") == []


async def test_lines_said_at_once_all_have_a_number(store: Store, another: Open) -> None:
    other = await another()
    for person in "gh":
        await guest(store, person, person)
    await make_table(store, "a")
    said = await asyncio.gather(
        *(one.say("a", person, "hello", 0) for one in (store, other) for person in "gh" for _ in range(10))
    )
    assert sorted(one for one in said if one is not None) == list(range(1, 41))


async def test_the_same_wish_stands_once_even_said_at_once_in_two_processes(store: Store, another: Open) -> None:
    other = await another()
    await guest(store, "g", "g")
    for table in "ab":
        await make_table(store, table)
    said = await asyncio.gather(*(one.say("a", "g", "hello", 0, wish=b"w") for one in (store, other) for _ in range(5)))
    assert sorted(map(str, said)) == ["1", *["None"] * 9]
    assert await store.remove_line("a", 1)
    # Taken out, it does not come back; another wish, another table and no wish at all are others.
    assert await store.say("a", "g", "hello", 0, wish=b"w") is None
    assert (await store.was_said("a", b"w"), await store.was_said("b", b"w")) == (True, False)
    assert await store.say("a", "g", "hello", 0, wish=b"v") == 2
    assert await store.say("b", "g", "hello", 0, wish=b"w") == 1
    assert [await store.say("a", "g", "hello", 0) for _ in range(2)] == [3, 4]
