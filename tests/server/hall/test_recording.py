"""The record of a game that has ended."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.store import Store
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import house

WHILE = 0.05


async def test_a_game_is_recorded_even_if_somebody_goes_while_its_end_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, bot_ms=3_600_000) as here:
        await here.open(TableSettings(seats=3, bots=["random"] * 2, fair_dice=False))
        await here.do("anna", said.TakeSeat, 1)
        await here.do("anna", said.Start)
        append = Store.append

        async def slowly(*event: Any) -> None:
            here.hall.own.keepers[here.table].wake()
            await asyncio.sleep(WHILE)
            await append(*event)

        monkeypatch.setattr(Store, "append", slowly)
        await here.do("anna", said.AbortVote, yes=True)
        async with asyncio.timeout(10):
            while await here.hall.store.record(here.table) is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(WHILE)
