"""Who holds a table, and until when."""

import asyncio

from hexmoot.server.store import Claim, Held, State, Store, Summary
from tests.server.store.conftest import Open
from tests.server.store.lives import MINUTE, OPEN, claimed, event, make_table


async def test_a_held_table_says_whose_it_is_until_the_lease_is_over(store: Store) -> None:
    await make_table(store, "a", owner="one", at=0)
    assert await store.claim("a", "two", MINUTE - 1, 9 * MINUTE) == Held("one", MINUTE)
    assert await store.claim("a", "two", MINUTE, 9 * MINUTE) == Claim(epoch=2, last=1)
    assert await store.claim("a", "one", MINUTE, 9 * MINUTE) == Held("two", 9 * MINUTE)


async def test_a_lease_is_renewed_for_all_tables_at_once(store: Store) -> None:
    await make_table(store, "a", owner="one")
    await make_table(store, "b", owner="one")
    assert await store.renew("one", MINUTE - 1, 5 * MINUTE)
    for table in "ab":
        assert await store.claim(table, "two", 2 * MINUTE, 9 * MINUTE) == Held("one", 5 * MINUTE)
    assert not await store.renew("one", 5 * MINUTE, 8 * MINUTE)
    assert await store.claim("a", "two", 6 * MINUTE, 9 * MINUTE) == Held("one", 8 * MINUTE)


async def test_a_claim_does_not_shorten_a_lease(store: Store) -> None:
    await make_table(store, "a", owner="one")
    await store.renew("one", 0, 5 * MINUTE)
    await store.create("b", "one", 0, b"", OPEN, MINUTE)
    assert await store.claim("a", "two", 2 * MINUTE, 9 * MINUTE) == Held("one", 5 * MINUTE)


async def test_released_tables_are_free_at_once_and_others_are_not(store: Store) -> None:
    for table in "abc":
        await make_table(store, table, owner="one")
    await make_table(store, "d", owner="two")
    await store.release("one", ["a", "d"])
    assert await claimed(store, "a", "three", 1) == Claim(epoch=2, last=1)
    assert await store.claim("b", "three", 1, 2) == Held("one", MINUTE)
    assert await store.claim("d", "three", 1, 2) == Held("two", MINUTE)
    await store.release("one")
    assert await claimed(store, "b", "three", 1) == Claim(epoch=2, last=1)
    assert await claimed(store, "c", "three", 1) == Claim(epoch=2, last=1)
    assert await store.claim("d", "three", 1, 2) == Held("two", MINUTE)


async def test_an_owner_that_forgot_claims_its_own_table_anew(store: Store) -> None:
    await make_table(store, "a", owner="one")
    await store.append("a", 1, 2, 0, event("a", 2))
    assert await claimed(store, "a", "one", 1) == Claim(epoch=2, last=2)


async def test_of_two_claims_at_once_one_wins(store: Store, another: Open) -> None:
    stores = [store, await another(), await another(), await another()]
    for table in range(25):
        await make_table(store, str(table), owner="dead")
    for table in range(25):
        ends = await asyncio.gather(
            *(one.claim(str(table), f"o{index}", 2 * MINUTE, 3 * MINUTE) for index, one in enumerate(stores))
        )
        [winner] = [index for index, end in enumerate(ends) if isinstance(end, Claim)]
        assert ends[winner] == Claim(epoch=2, last=1)
        assert all(end == Held(f"o{winner}", 3 * MINUTE) for end in ends if isinstance(end, Held))
        # A winner is a new owner each time, so that no lease is there beforehand.
        await store.release(f"o{winner}")


async def test_orphans_are_the_live_tables_that_nobody_holds(store: Store) -> None:
    await make_table(store, "held", owner="one", at=5 * MINUTE)
    await make_table(store, "lapsed", owner="two")
    await make_table(store, "free", owner="three", at=5 * MINUTE)
    await make_table(store, "over", owner="two", summary=Summary(State.ENDED, is_public=True, body=b""))
    await store.release("three", ["free"])
    assert await store.orphans(5 * MINUTE) == ["free", "lapsed"]
    assert await store.orphans(5 * MINUTE, limit=1) == ["free"]
    assert await store.orphans(0) == ["free"]
