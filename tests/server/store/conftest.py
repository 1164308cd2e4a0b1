from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from hexmoot.server.store import Store, open_store

Open = Callable[[], Awaitable[Store]]


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
