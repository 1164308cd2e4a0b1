from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from hexmoot.server.store import Store, open_store
from tests.server.postgres import Postgres, a_database

Open = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: every test that takes it runs on both."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/games.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with a_database(server) as address:
        yield address


@pytest.fixture
async def another(url: str) -> AsyncIterator[Open]:
    """Opens the database once more, as a second process would."""
    async with AsyncExitStack() as stack:

        async def opened() -> Store:
            store = await open_store(url)
            stack.push_async_callback(store.close)
            return store

        yield opened


@pytest.fixture
async def store(another: Open) -> Store:
    return await another()
