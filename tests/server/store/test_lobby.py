"""The lobby: what of the tables everybody may see."""

import asyncio
from functools import partial

from hexmoot.server.store import MadeBefore, Place, State, Store, Summary
from tests.server.store.conftest import Open
from tests.server.store.lives import MINUTE, event, make_table


def summary(state: State, *people: str, is_public: bool = True, body: bytes = b"") -> Summary:
    return Summary(state, is_public, body, people)


async def test_the_lobby_shows_public_tables_that_live_newest_first(store: Store) -> None:
    await make_table(store, "open", at=1, summary=summary(State.OPEN, body=b"one"))
    await make_table(store, "secret", at=2, summary=summary(State.OPEN, is_public=False))
    await make_table(store, "over", at=3, summary=summary(State.ENDED))
    await make_table(store, "running", at=4, summary=summary(State.RUNNING, body=b"two"))
    lines = await store.lobby()
    assert [(line.table, line.created, line.state, line.is_public, line.body) for line in lines] == [
        ("running", 4, State.RUNNING, True, b"two"),
        ("open", 1, State.OPEN, True, b"one"),
    ]
    assert [line.table for line in await store.lobby(limit=1)] == ["running"]


async def test_the_lobby_is_read_page_by_page(store: Store) -> None:
    # Two of each moment, so that a page can end between them.
    tables = [f"{letter}{at}" for at in range(5) for letter in "ab"]
    for table in tables:
        await make_table(store, table, at=int(table[1]), summary=summary(State.OPEN, "ann"))
    expected = sorted(tables, key=lambda table: (table[1], table[0]), reverse=True)
    for read in (store.lobby, partial(store.tables_of, "ann")):
        seen: list[str] = []
        after: Place | None = None
        while page := await read(limit=3, after=after):
            seen += [line.table for line in page]
            after = Place(page[-1].created, page[-1].table)
        assert seen == expected


async def test_one_wish_makes_one_table(store: Store, another: Open) -> None:
    stores = [store, *[await another() for _ in range(3)]]
    for wish in (b"one", b"two"):
        ends = await asyncio.gather(
            *(
                one.create(f"{wish!r}{number}", "o", 0, b"", summary(State.OPEN), MINUTE, wish)
                for number, one in enumerate(stores)
            ),
            return_exceptions=True,
        )
        [made] = [f"{wish!r}{number}" for number, end in enumerate(ends) if end == 1]
        assert {end.table for end in ends if isinstance(end, MadeBefore)} == {made}
        assert await store.made(wish) == made
    assert len(await store.lobby()) == 2
    assert await store.made(b"three") is None


async def test_a_table_leaves_the_lobby_when_it_ends_or_becomes_private(store: Store) -> None:
    for table in "ab":
        await make_table(store, table)
    await store.append("a", 1, 2, 0, event("a", 2), summary(State.ENDED))
    await store.append("b", 1, 2, 0, event("b", 2), summary(State.OPEN, is_public=False))
    assert await store.lobby() == []
    await store.append("b", 1, 3, 0, event("b", 3), summary(State.OPEN))
    assert [line.table for line in await store.lobby()] == ["b"]


async def test_people_find_the_tables_where_they_sit(store: Store) -> None:
    await make_table(store, "a", at=1, summary=summary(State.OPEN, "ann", "bob", "ann"))
    await make_table(store, "b", at=2, summary=summary(State.RUNNING, "ann", is_public=False))
    assert [line.table for line in await store.tables_of("ann")] == ["b", "a"]
    assert [line.table for line in await store.tables_of("bob")] == ["a"]
    await store.append("a", 1, 2, 0, event("a", 2), summary(State.OPEN, "bob", "cat"))
    assert [line.table for line in await store.tables_of("ann")] == ["b"]
    assert [line.table for line in await store.tables_of("ann", limit=0)] == []
    assert [line.table for line in await store.tables_of("cat")] == ["a"]
