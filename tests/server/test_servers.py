"""The servers that other tests stand on."""

import psycopg
import pytest
import redis

from tests.server.postgres import Postgres, a_database
from tests.server.redis_server import RedisServer


@pytest.mark.slow
def test_postgres_starts_and_comes_back_after_a_crash(postgres: Postgres) -> None:
    with a_database(postgres) as url:
        with psycopg.connect(url) as connection:
            connection.execute("CREATE TABLE kept (number INTEGER)")
        postgres.crash()
        postgres.start()
        with psycopg.connect(url) as connection:
            assert connection.execute("SELECT count(*) FROM kept").fetchone() == (0,)


def test_redis_starts_and_is_empty_after_a_restart(redis_server: RedisServer) -> None:
    for _ in range(2):
        with redis.Redis.from_url(redis_server.url) as client:
            assert client.get("name") is None
            assert client.set("name", "value")
        redis_server.stop()
        redis_server.start()
