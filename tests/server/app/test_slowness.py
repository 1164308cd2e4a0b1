"""What took long: told together, so that an overloaded server does not fill its log."""

import asyncio
import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from hexmoot.server.app import slowness
from hexmoot.server.app.slowness import Slowness
from hexmoot.server.client import Guest, connected
from tests.server.app.worlds import TABLE, Fate, World, a_server


def lines(logged: list[EventDict]) -> list[EventDict]:
    return [line for line in logged if line["event"] == "slow actions"]


async def test_a_thousand_slow_answers_are_one_line_with_their_number_and_the_worst() -> None:
    slow = Slowness()
    with capture_logs() as logged:
        slow.note(1.0, "Act", "quick…")
        slow.tell()
        assert not lines(logged)
        for number in range(1000):
            slow.note(2 + number % 7, "Act" if number % 7 else "Chat", f"{number % 7}…")
        assert not lines(logged)
        slow.tell()
        # What was told is not told again.
        slow.tell()
    [line] = lines(logged)
    assert {name: line[name] for name in ("count", "worst", "kind", "table", "log_level")} == {
        "count": 1000,
        "worst": 8,
        "kind": "Act",
        "table": "6…",
        "log_level": "warning",
    }


async def test_the_line_comes_by_itself_and_then_the_next_period_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slowness, "PERIOD_SECONDS", 0.02)
    slow = Slowness()
    with capture_logs() as logged:
        for told in (1, 2):
            slow.note(3, "Act", "one…")
            slow.note(4, "Act", "two…")
            async with asyncio.timeout(20):
                while len(lines(logged)) < told:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.005)
    assert [(line["count"], line["worst"]) for line in lines(logged)] == [(2, 4), (2, 4)]


async def test_a_server_notes_every_answer_and_tells_when_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slowness, "SLOW_SECONDS", 0.0)
    world = World(1, Fate())
    with capture_logs() as logged:
        async with a_server(tmp_path / "tables.sqlite", world, 1) as base:
            guest = await asyncio.to_thread(Guest, base, "Olena")
            socket = await connected(base, ticket=await asyncio.to_thread(guest.ticket))
            for _ in range(5):
                await socket.send(f'{{"t": "snapshot", "table": "{TABLE}", "nonce": "look"}}')
                assert json.loads(await socket.recv())["code"] == "no_table"
            await socket.close()
            assert not lines(logged)
    [line] = lines(logged)
    assert (line["count"], line["kind"], line["table"]) == (5, "Snapshot", f"{TABLE[:6]}…")
