"""The bus over Redis: who runs the server learns that it is lost, and that it is back."""

import asyncio
import socket
from pathlib import Path

from litestar.testing import AsyncTestClient
from structlog.testing import capture_logs

from hexmoot.server import metrics
from hexmoot.server.app.application import make_app
from hexmoot.server.hall.bus import open_bus
from hexmoot.server.settings import Settings
from tests.server.app.talking import eventually
from tests.server.redis_server import RedisServer


def is_lost() -> bool:
    return metrics.REGISTRY.get_sample_value("hexmoot_bus_lost") == 1


async def test_a_bus_that_is_lost_and_comes_back_is_told_once_each() -> None:
    heard: list[bytes] = []

    async def receive(letter: bytes) -> None:
        heard.append(letter)

    gaps: list[None] = []
    # A Redis of its own: that of the other tests must not stop.
    with RedisServer() as server, capture_logs() as logged:
        bus = await open_bus(server.url)
        try:
            await bus.listen("anna", receive, lambda: gaps.append(None))
            assert not is_lost()
            assert not gaps
            server.stop()
            await eventually(is_lost)
            # Time for it to be tried again, in vain.
            await asyncio.sleep(0.5)
            await asyncio.to_thread(server.start)
            await eventually(lambda: not is_lost())
            assert len(gaps) == 1
            bus.post("anna", b"hello")
            await eventually(lambda: heard == [b"hello"])
        finally:
            await bus.close()
    assert [(line["log_level"], line["event"]) for line in logged] == [
        ("warning", "the bus is lost"),
        ("info", "the bus is back"),
    ]


async def test_a_process_whose_bus_is_lost_is_degraded_and_not_dead(tmp_path: Path) -> None:
    with RedisServer() as server:
        settings = Settings(db=f"sqlite:///{tmp_path}/tables.sqlite", bus=server.url, hosts="testserver.local")
        async with AsyncTestClient(make_app(settings)) as client:

            async def health() -> tuple[int, dict[str, str]]:
                answer = await client.get("/healthz")
                return answer.status_code, answer.json()

            assert await health() == (200, {"status": "ok", "bus": "ok"})
            server.stop()
            assert await health() == (200, {"status": "degraded", "bus": "no answer"})
            # One that has the connection open and says nothing is no better.
            with socket.create_server(("127.0.0.1", server.port)):
                assert await health() == (200, {"status": "degraded", "bus": "no answer"})
            assert (await client.post("/api/guest", json={"name": "Olena"})).status_code == 201
            await asyncio.to_thread(server.start)
            assert await health() == (200, {"status": "ok", "bus": "ok"})
