"""Whoever has a seat and does not come is away, though no connection of theirs ended before this server's eyes."""

from pathlib import Path

import pytest

from hexmoot.server.hall.missing import MISSING_MS
from hexmoot.server.table.voting import LEFT_AFTER
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.hall.hall_of import House, Kept, house

AWAY = 20
SETTINGS = TableSettings(
    seats=3, fair_dice=False, options={"first_player": "named"}, first=2, clock=Clock(away_seconds=AWAY)
)
SECONDS = MISSING_MS // 1000


async def seated(here: House) -> None:
    await here.open(SETTINGS)
    for seat, person in enumerate(("anna", "bora", "chen"), start=1):
        await here.do(person, said.TakeSeat, seat)


def away(reader: Kept) -> list[str]:
    """What was told of people who went and came."""
    return [f"{one['kind']} {one['by']}" for one in reader.messages if one.get("kind") in ("went_away", "came_back")]


async def found_missing(here: House, anna: Kept) -> None:
    """Bora and Chen are missed after a while; Chen comes back, Bora's time runs out, and the game can be ended."""
    await here.later(0)
    await here.later(SECONDS - 1)
    assert away(anna) == []
    await here.look("chen", 3)
    await here.later(1)
    assert away(anna) == ["went_away 2"]
    await here.later(SECONDS)
    assert away(anna) == ["went_away 2"], "once, and nobody who is there"
    here.at += 1000 * AWAY
    assert await here.hall.own.keepers[here.table].running.steward(), "the steward plays for whoever stays away"
    here.at += LEFT_AFTER
    await here.do("anna", said.VoidVote, True)
    await here.do("chen", said.VoidVote, True)
    assert anna.last("event")["patch"]["ending"] == {"kind": "voided"}


async def test_who_left_before_the_game_began_is_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await seated(here)
        anna, bora = await here.look("anna", 1), await here.look("bora", 2)
        await here.hall.leave(here.table, bora)
        await here.do("anna", said.Start)
        await found_missing(here, anna)


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
async def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path, killed: bool) -> None:
    async with house(tmp_path) as here:
        await seated(here)
        for seat, person in enumerate(("anna", "bora", "chen"), start=1):
            await here.look(person, seat)
        await here.do("anna", said.Start)
        table = here.table
        if killed:
            # Nothing is written on the way out; the lease is over when the next one starts.
            here.hall.is_draining = True
    async with house(tmp_path, at=here.at + 3_600_000) as again:
        again.table = table
        anna = await again.look("anna", 1)
        assert anna.last("snapshot")["view"]["paused"] is False
        await found_missing(again, anna)


async def test_who_came_late_is_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await seated(here)
        anna = await here.look("anna", 1)
        await here.do("anna", said.Start)
        await here.later(0)
        await here.later(SECONDS)
        assert away(anna) == ["went_away 2", "went_away 3"]
        answer = await here.ask("anna", said.VoidVote, True)
        assert isinstance(answer, Refusal)
        assert answer.code == "nobody_left"
        await here.look("bora", 2)
        assert away(anna)[2:] == ["came_back 2"]
