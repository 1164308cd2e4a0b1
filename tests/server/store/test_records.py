"""Records of finished games."""

from hexmoot.server.store import Place, RecordSeat, Store
from tests.server.store.lives import a_record, guest


async def test_a_record_comes_back_as_it_was_kept(store: Store) -> None:
    await guest(store, "g", "Ann")
    seats = (
        RecordSeat(1, "g", "Ann", None, 10, has_won=True, colour="green"),
        RecordSeat(2, None, "Careful", "careful", 4, has_won=False),
    )
    record = a_record("r", 500_000, seats, is_public=False)
    assert await store.add_record(record)
    assert await store.record("r") == record
    assert await store.record("nowhere") is None


async def test_a_record_is_kept_once(store: Store) -> None:
    seats = (RecordSeat(1, None, "Careful", "careful", 10, has_won=True),)
    assert await store.add_record(a_record("r", 5, seats))
    assert not await store.add_record(a_record("r", 6))
    assert await store.record("r") == a_record("r", 5, seats)


async def test_public_records_are_listed_page_by_page_latest_first(store: Store) -> None:
    # Several end at the same moment: none may be told twice or left out.
    for number in range(20):
        await store.add_record(a_record(f"r{number:02}", number // 4, is_public=number % 5 != 0))
    latest_first = [f"r{number:02}" for number in reversed(range(20)) if number % 5]
    pages, after = [], None
    while page := await store.records(limit=3, after=after):
        pages.append([record.id for record in page])
        after = Place(page[-1].ended, page[-1].id)
    assert [name for page in pages for name in page] == latest_first
    assert {len(page) for page in pages[:-1]} == {3}
    listed = (await store.records(limit=1))[0]
    assert (listed.hgn, listed.statistics) == ("", b"")


async def test_ones_own_records_are_listed_public_or_not_and_once(store: Store) -> None:
    await guest(store, "g", "Ann")
    twice = tuple(RecordSeat(seat, "g", "Ann", None, 3, has_won=False) for seat in (1, 2))
    for number in range(7):
        await store.add_record(a_record(f"mine{number}", number, twice, is_public=number % 2 == 0))
        await store.add_record(a_record(f"other{number}", number))
    first = await store.records_of("g", limit=4)
    assert [record.id for record in first] == ["mine6", "mine5", "mine4", "mine3"]
    assert first[0].seats == twice
    rest = await store.records_of("g", limit=4, after=Place(first[-1].ended, first[-1].id))
    assert [record.id for record in rest] == ["mine2", "mine1", "mine0"]
    assert await store.records_of("nobody") == []
