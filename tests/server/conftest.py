from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, a_database
from tests.server.redis_server import RedisServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database: every test that takes it runs on both."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/games.db"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with a_database(server) as address:
        yield address
