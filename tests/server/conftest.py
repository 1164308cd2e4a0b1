from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres
from tests.server.redis_server import RedisServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server
