"""The lobby: what of the tables everybody may see."""

from hexmoot.server.store import State, Store, Summary
from tests.server.store.lives import event, make_table


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
