"""Newcomers are told the story so far, and whoever missed much is told it event by event."""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.hall.letters import Stance
from hexmoot.server.hall.stories import AT_ONCE
from hexmoot.server.store import Row
from hexmoot.server.table.table import RECENT
from hexmoot.server.words import client as said
from hexmoot.server.words.server import History, Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import House, Kept, house, who

GAP = 3 * RECENT


async def a_table(lobby: House) -> Kept:
    """Anna's table with a past: her own look at it, from the beginning."""
    await lobby.open(TableSettings(seats=3))
    anna = await lobby.look("anna")
    for number in range(GAP):
        await lobby.do("anna", said.Lock, locked=number % 2 == 0)
    return anna


def events(outlet: Kept) -> list[dict[str, Any]]:
    return [one for one in outlet.messages if one["t"] in ("event", "bare", "snapshot")]


async def test_a_long_gap_is_told_event_by_event(tmp_path: Path) -> None:
    async with house(tmp_path) as lobby:
        anna = await a_table(lobby)
        bora = Kept("bora")
        assert await lobby.hall.look(lobby.table, bora, Stance(who("bora")), 1) is None
        assert events(bora) == events(anna)[1:]
        # Also after the table was forgotten by all and taken up anew.
        await lobby.hall.leave(lobby.table, bora)
        await lobby.hall.leave(lobby.table, anna)
        lobby.hall.own.drop(lobby.table)
        chen = Kept("chen")
        assert await lobby.hall.look(lobby.table, chen, Stance(who("chen")), 1) is None
        assert events(chen) == events(anna)[1:]


async def test_what_happens_while_a_story_is_told_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as lobby:
        anna = await a_table(lobby)
        load, is_first = lobby.hall.store.load, True

        async def loaded(table: str, after: int = 0) -> list[Row]:
            """The table goes on as soon as its log was read, by more than it keeps in mind."""
            nonlocal is_first
            rows = await load(table, after)
            if is_first:
                is_first = False
                for number in range(GAP):
                    await lobby.do("anna", said.Lock, locked=number % 2 == 0)
            return rows

        monkeypatch.setattr(lobby.hall.store, "load", loaded)
        bora = Kept("bora")
        assert await lobby.hall.look(lobby.table, bora, Stance(who("bora")), 1) is None
        assert not is_first
        assert events(bora) == events(anna)[1:]


async def test_too_long_a_gap_is_a_snapshot(tmp_path: Path) -> None:
    async with house(tmp_path, queue=2 * GAP - 2) as lobby:
        await a_table(lobby)
        for after, kinds in ((1, {"snapshot"}), (2, {"event"})):
            bora = Kept("bora")
            assert await lobby.hall.look(lobby.table, bora, Stance(who("bora")), after) is None
            assert {one["t"] for one in events(bora)} == kinds


async def test_history_is_told_in_pages(tmp_path: Path) -> None:
    async with house(tmp_path, history=10) as lobby:
        anna = await a_table(lobby)
        live = [{**one, "t": "event"} for one in events(anna)[1:]]
        latest = await lobby.hall.history(said.History(table=lobby.table), who("bora"))
        assert isinstance(latest, History)
        assert (latest.after, latest.n) == (len(live) + 1 - 10, len(live) + 1)
        before = await lobby.hall.history(said.History(table=lobby.table, before=latest.after + 1), who("bora"))
        assert isinstance(before, History)
        assert before.n == latest.after
        told = [(one.n, one.kind, one.patch) for story in (before, latest) for one in story.events]
        assert told == [(one["n"], one["kind"], one["patch"]) for one in live[-20:]]


async def test_history_is_not_for_everybody_and_not_without_end(tmp_path: Path) -> None:
    async with house(tmp_path) as lobby:
        await a_table(lobby)
        await lobby.look("bora")
        await lobby.do("anna", said.Remove, name="Bora")
        asked = said.History(table=lobby.table, nonce="n")
        assert await lobby.hall.history(asked, who("bora")) == Refusal(
            "removed", lobby.table, "n", key="refusal.removed"
        )
        nowhere = said.History(table="nowhere", nonce="n")
        assert await lobby.hall.history(nowhere, who("chen")) == Refusal(
            "no_table", "nowhere", "n", key="refusal.no_table"
        )
        answers = [await lobby.hall.history(asked, who("anna")) for _ in range(AT_ONCE + 1)]
        assert [type(one) for one in answers] == [History] * AT_ONCE + [Refusal]
