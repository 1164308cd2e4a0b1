"""Talk: who is not heard is a person, whatever its name; lines can be taken out; nobody passes for somebody else."""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.hall.hall import Hall
from hexmoot.server.hall.letters import Stance
from hexmoot.server.store import token_hash
from hexmoot.server.table.names import badge_of
from hexmoot.server.table.who import Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted, Refusal
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import NOON, House, Kept, house

PLAIN = TableSettings(seats=3, fair_dice=False)


def lines(reader: Kept) -> list[str]:
    return [one["text"] for one in reader.messages if one["t"] == "chat"]


def code(answer: Any) -> str:
    return answer.code if isinstance(answer, Refusal) else type(answer).__name__


async def chat(here: House, person: str, text: str) -> None:
    here.at += 10_000
    await here.do(person, said.Chat, text)


async def test_who_is_muted_is_not_heard_under_another_name_nor_after_a_restart(url: str) -> None:
    async with house(url) as here:
        await here.open(PLAIN)
        await here.do("bora", said.TakeSeat, 2)
        anna = await here.look("anna")
        await chat(here, "bora", "one")
        await here.do("anna", said.Mute, badge=anna.last("chat")["badge"])
        assert code(await here.ask("anna", said.Mute, badge=anna.last("chat")["badge"])) == "nothing_to_do"
        await here.do("bora", said.StandUp, 2)
        await here.do("bora", said.TakeSeat, 2, "Somebody else")
        await chat(here, "bora", "two")
        assert lines(anna) == ["one"]
        table = here.table
    async with house(url) as here:
        here.table = table
        anna = await here.look("anna")
        await chat(here, "bora", "three")
        assert lines(anna) == []
        # It can be heard again though it was not at the table, and had nothing to be seen by.
        await here.do("anna", said.Mute, badge=badge_of(table, "bora"), on=False)
        await chat(here, "bora", "four")
        assert lines(anna) == ["four"]
        assert lines(await here.look("anna")) == ["one", "two", "three", "four"]


async def test_a_name_mutes_who_bears_it_and_no_other(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        anna, _ = await here.look("anna"), await here.look("chen")
        assert code(await here.ask("anna", said.Mute, "Bora")) == "no_person"
        assert code(await here.ask("anna", said.Mute)) == "no_person"
        assert code(await here.ask("anna", said.Mute, "Anna")) == "no_person"
        await here.do("anna", said.Mute, "Chen")
        await here.do("bora", said.TakeSeat, 1, "Chen")
        await chat(here, "bora", "from the seat")
        await chat(here, "chen", "from the side")
        assert lines(anna) == ["from the seat"]


async def test_the_host_takes_any_line_out_and_everybody_their_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        anna, bora = await here.look("anna"), await here.look("bora")
        await chat(here, "bora", "rude")
        await chat(here, "chen", "mistaken")
        assert code(await here.ask("bora", said.RemoveLine, 2)) == "not_host"
        assert code(await here.ask("anna", said.RemoveLine, 7)) == "no_line"
        await here.do("anna", said.RemoveLine, 1)
        await here.do("chen", said.RemoveLine, 2)
        assert code(await here.ask("anna", said.RemoveLine, 1)) == "no_line"
        for reader in (anna, bora):
            assert [one["n"] for one in reader.messages if one["t"] == "chat_removed"] == [1, 2]
        late = await here.look("anna")
        assert lines(late) == []
        assert [one["n"] for one in late.messages if one["t"] == "chat_removed"] == [1, 2]
        assert "rude" not in str(await here.hall.store.chat(here.table))


async def comes(hall: Hall, table: str, person: str, name: str) -> Kept:
    """Somebody looks on under a name."""
    if await hall.store.person(person) is None:
        await hall.store.add_guest(person, name, token_hash(person), NOON, NOON + 10**12)
    outlet = Kept(person)
    assert await hall.look(table, outlet, Stance(Who(person, name)), None) is None
    return outlet


@pytest.mark.parametrize(
    "name", ["Olena", "0lena", "\N{CYRILLIC CAPITAL LETTER O}lena", "olen\N{COMBINING ACUTE ACCENT}a"]
)
async def test_an_onlooker_does_not_pass_for_somebody_who_sits_there(tmp_path: Path, name: str) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("bora", said.TakeSeat, 2, "Olena")
        mallory = await comes(here.hall, here.table, "mallory", name)
        await comes(here.hall, here.table, "trudy", name)
        shown = [one["name"] for one in mallory.last("presence")["onlookers"]]
        assert shown == [f"{name} (2)", f"{name} (3)"]
        assert isinstance(
            await here.hall.command(here.table, said.Chat(here.table, "I am Olena"), Who("mallory", name)), Accepted
        )
        assert mallory.last("chat")["name"] == f"{name} (2)"
        await here.hall.leave(here.table, mallory)
        again = [one["name"] for one in (await here.look("anna")).messages if one["t"] == "chat"]
        assert again[0] not in ("Olena", name)


async def test_the_host_shows_out_the_onlooker_that_is_meant(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        one = await comes(here.hall, here.table, "one", "Twin")
        other = await comes(here.hall, here.table, "other", "Twin")
        badges = {shown["name"]: shown["badge"] for shown in one.last("presence")["onlookers"]}
        await here.do("anna", said.Remove, badge=badges["Twin (2)"])
        assert other.messages[-1]["code"] == "removed"
        assert one.messages[-1]["t"] == "presence"
        await here.do("anna", said.Remove, "Twin")
        assert one.messages[-1]["code"] == "removed"


async def test_three_lines_at_once_and_then_one_in_so_many_seconds(tmp_path: Path) -> None:
    async with house(tmp_path, chat_seconds=5) as here:
        await here.open(PLAIN)
        bora = await here.look("bora")
        said_at_once = [code(await here.ask("anna", said.Chat, f"line {number}")) for number in range(4)]
        assert said_at_once == ["Accepted", "Accepted", "Accepted", "too_fast"]
        # A phrase counts as a line, and somebody else is somebody else.
        assert code(await here.ask("anna", said.Phrase, "good_luck")) == "too_fast"
        await here.do("bora", said.Chat, "me")
        here.at += 4_900
        assert code(await here.ask("anna", said.Chat, "early")) == "too_fast"
        here.at += 100
        await here.do("anna", said.Chat, "in time")
        assert lines(bora) == ["line 0", "line 1", "line 2", "me", "in time"]


async def test_who_was_shown_out_is_told_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.look("bora")
        await here.do("anna", said.Remove, "Bora")
        assert code(await here.ask("bora", said.Chat, "hello")) == "removed"


async def test_talk_is_told_as_it_was_written(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        bora = await here.look("bora")
        family = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \uff01"
        await chat(here, "anna", family)
        assert lines(bora) == [family]


async def test_at_a_locked_table_only_those_talk_who_sit_there(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(PLAIN)
        await here.do("bora", said.TakeSeat, 2)
        anna = await here.look("anna")
        await here.look("chen")
        await here.do("anna", said.Lock, True)
        refused = await here.ask("chen", said.Chat, "me again")
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.key) == ("locked", "refusal.locked.talk")
        assert code(await here.ask("chen", said.Phrase, "good_luck")) == "locked"
        await chat(here, "bora", "from a seat")
        await chat(here, "anna", "from the host")
        await here.do("anna", said.Lock, False)
        await chat(here, "chen", "thank you")
        assert lines(anna) == ["from a seat", "from the host", "thank you"]


async def test_a_line_with_a_nonce_stands_once_after_a_restart_too(url: str) -> None:
    async with house(url) as here:
        await here.open(PLAIN)
        anna = await here.look("anna")
        for _ in range(5):
            # Said again it is answered as before, and not held against anybody.
            for nonce in "abc":
                await here.do("bora", said.Chat, f"line {nonce}", nonce=nonce)
        await here.do("bora", said.RemoveLine, 2)
        assert code(await here.ask("bora", said.Chat, "one too many", nonce="d")) == "too_fast"
        assert lines(anna) == ["line a", "line b", "line c"]
        table = here.table
    async with house(url, at=NOON + 60_000) as here:
        here.table = table
        for kind, text in ((said.Chat, "line a"), (said.Chat, "line b"), (said.Phrase, "well_played")):
            for _ in range(2):
                await here.do("bora", kind, text, nonce="b" if text == "line b" else "a")
        told = [one["t"] for one in (await here.look("anna")).messages if one["t"].startswith("chat")]
        assert told == ["chat", "chat_removed", "chat", "chat"]
