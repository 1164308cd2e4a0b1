"""Versions of the protocol: the server's own and the one before are spoken, others are refused with a sentence."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hexmoot.rules.errors import HexmootError
from hexmoot.server import client
from hexmoot.server.client import Guest, socket_address
from hexmoot.server.reading import Message
from hexmoot.server.staying import Stay
from hexmoot.server.words import versions
from hexmoot.server.words.sizes import PROTOCOL
from hexmoot.server.words.versions import Dialect
from hexmoot.terminal.links.network import NetworkLink
from tests.server.app.test_bot_in_another_language import NODE, source
from tests.server.app.worlds import TABLE, Fate, World, a_server
from tests.terminal.keyboard import at


def _heard(data: bytes | str) -> bytes | str:
    return data.replace("peek", "snapshot") if isinstance(data, str) else data


# A version before that called things otherwise.
BEFORE = Dialect(1, _heard, lambda data: data.replace(b'"code"', b'"why"'))


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    async with a_server(folder / "tables.sqlite", World(1, Fate()), 1) as base:
        yield base


async def first_words(base: str, protocol: str, *said: str) -> tuple[list[Message], int | None]:
    """What comes of a connection that names a version, with the answers to what is said; and how it was closed."""
    guest = await asyncio.to_thread(Guest, base, "Olena")
    ticket = await asyncio.to_thread(guest.ticket)
    address = f"{base.replace('http', 'ws')}/ws?ticket={ticket}{protocol}"
    async with connect(address, additional_headers={"accept-language": "uk"}) as socket:
        heard = [json.loads(await socket.recv())]
        try:
            for one in said:
                await socket.send(one)
                heard.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            pass
    return heard, socket.close_code


async def test_the_version_before_is_spoken_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(versions, "DIALECTS", {1: BEFORE, 2: Dialect(2)})
    peek, look = (f'{{"t": "{kind}", "table": "{TABLE}"}}' for kind in ("peek", "snapshot"))
    async with serving(tmp_path) as base:
        for unsaid_or_said in ("", "&protocol=1"):
            (welcome, answer), _ = await first_words(base, unsaid_or_said, peek)
            assert (welcome["t"], welcome["protocol"]) == ("welcome", 1)
            assert (answer["t"], answer["why"]) == ("refusal", "no_table")
        (welcome, answer, other), _ = await first_words(base, "&protocol=2", look, peek)
        assert (welcome["protocol"], answer["code"], other["code"]) == (2, "no_table", "malformed")


async def test_other_versions_are_refused_in_the_readers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "DIALECTS", {2: BEFORE, 3: Dialect(3)})
    look = f'{{"t": "snapshot", "table": "{TABLE}"}}'
    async with serving(tmp_path) as base:
        for protocol in (0, 1, 4, "abc", "-2", "2.0", "9" * 20):
            heard, code = await first_words(base, f"&protocol={protocol}", look)
            [refusal] = heard
            assert (refusal["code"], code) == ("other_protocol", 1008)
            assert refusal["arguments"] == {"client": str(protocol), "server": "3, 2"}
            assert refusal["detail"].startswith(f"Ця програма розмовляє протоколом версії {protocol}, ")
        # A page that is refused without a word would not know what to do.
        assert (await first_words(base, f"&protocol={'9' * 5000}"))[0][0]["arguments"]["client"] == "9" * 20
        # One that does not say is of the first version, whatever this server is.
        assert (await first_words(base, ""))[0][0]["arguments"]["client"] == "1"


async def test_programs_stop_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PROTOCOL", PROTOCOL + 1)
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    async with serving(tmp_path) as base:
        with pytest.raises(HexmootError, match="протоколом версії 2, "):
            await Stay.begin(base, TABLE, None, name="Robot", token="", tell=print)
        async with at(NetworkLink(base, TABLE, "Anna", tmp_path)) as keyboard:
            await keyboard.until(lambda: not keyboard.app.is_running)
            assert keyboard.app.return_code == 1
            assert str(keyboard.app.return_value).startswith("This program speaks version 2 of the protocol")


async def test_a_bot_that_finds_another_server_on_coming_back_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as base:
        guest = await asyncio.to_thread(Guest, base, "Olena")
        await asyncio.to_thread(guest.make_table, {"seats": 2, "edition": "z-base"})
        stay = await Stay.begin(base, TABLE, None, name="Robot", token="", tell=lambda _: None)
        monkeypatch.setattr(client, "PROTOCOL", PROTOCOL + 1)
        await stay.seat.socket.close()
        with pytest.raises(HexmootError, match="version 2"):
            await asyncio.wait_for(stay.play(lambda _: None), 20)


async def test_the_bot_of_the_docs_stops_with_a_sentence(tmp_path: Path) -> None:
    program = tmp_path / "bot.mjs"
    text = source().replace("protocol=1", "protocol=9")
    assert text != source()
    await asyncio.to_thread(program.write_text, text, encoding="utf-8")
    async with serving(tmp_path) as base:
        robot = await asyncio.to_thread(_robot, base)
        bot = await asyncio.create_subprocess_exec(
            NODE, program, base, TABLE, robot, stderr=asyncio.subprocess.PIPE, env={"LC_ALL": "uk_UA.UTF-8"}
        )
        _, said = await asyncio.wait_for(bot.communicate(), 30)
    assert (bot.returncode, said.decode().count("\n")) == (1, 1)
    assert said.decode().startswith("Ця програма розмовляє протоколом версії 9")


def _robot(base: str) -> str:
    guest = Guest(base, "Olena")
    return str(client._post(f"{base}/api/bots", {"name": "Robot"}, guest.cookie)[0]["token"])


def test_our_own_programs_say_what_they_speak() -> None:
    assert f"protocol={PROTOCOL}" in socket_address("http://localhost:8310")
    assert PROTOCOL in versions.DIALECTS
