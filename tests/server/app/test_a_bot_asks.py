"""`hexmoot bot` at a game under way: it asks for a free seat, and says how that ended, and when it is put out."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hexmoot.server.client import Guest, Seat, connected
from hexmoot.words import Words
from tests.server.app.talking import eventually
from tests.server.live import Server, a_table, path_of

SECONDS = 60


class Program:
    """The program itself, as somebody would start it, and the lines that it writes."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, server: Server, table: str, name: str, language: str, *more: str) -> "Program":
        arguments = ["-m", "hexmoot", "bot", "--connect", server.address, "--table", table, "--name", name, *more]
        environment = os.environ | {"LC_ALL": language}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, *arguments, stdout=PIPE, stderr=STDOUT, env=environment
            )
        )

    async def line(self) -> str:
        assert self._process.stdout is not None
        return (await asyncio.wait_for(self._process.stdout.readline(), SECONDS)).decode().strip()

    async def end(self) -> tuple[int | None, list[str]]:
        """How it ends, and its last lines."""
        said, _ = await asyncio.wait_for(self._process.communicate(), SECONDS)
        return self._process.returncode, said.decode().splitlines()

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.communicate()


class People:
    """Olena is the host, and Taras may stand up; both only look, so that the game waits for them."""

    def __init__(self, server: Server, table: str, host: Guest, olena: Seat, taras: Seat) -> None:
        self.server, self.table, self.host, self.olena, self.taras = server, table, host, olena, taras
        self.programs: list[Program] = []

    def newcomers(self) -> list[dict[str, Any]]:
        return list(self.olena.view.get("newcomers") or ())

    def chair(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.olena.view["seats"][seat - 1]
        return found

    async def bot(self, name: str, *more: str, language: str = "en_US.UTF-8") -> Program:
        program = await Program.start(self.server, self.table, name, language, *more)
        self.programs.append(program)
        return program

    async def stand_up(self) -> None:
        await self.taras.say("stand_up", seat=2, nonce="up")
        await eventually(lambda: bool(self.chair(2)["free"]))


async def follow(seat: Seat) -> None:
    with suppress(ConnectionClosed):
        async for _ in seat.messages():
            pass


@asynccontextmanager
async def people_at_a_game(folder: Path) -> AsyncIterator[People]:
    server = await asyncio.to_thread(Server(path_of(folder)).start)
    readings = []
    people = None
    try:
        seats, guests = [], []
        table = ""
        for number, name in enumerate(("Olena", "Taras"), 1):
            guest = await asyncio.to_thread(Guest, server.address, name)
            guests.append(guest)
            table = table or a_table(guest, bots=["random"] * 2, options={"first_player": "named"}, first=1)
            seat = await Seat.open(server.address, table, number, ticket=await asyncio.to_thread(guest.ticket))
            readings.append(asyncio.create_task(follow(seat)))
            await seat.sit_down(name)
            seats.append(seat)
        people = People(server, table, guests[0], *seats)
        await eventually(lambda: all(one.view.get("seats", [{}, {}])[1].get("name") for one in seats))
        await seats[0].say("start", nonce="go")
        await eventually(lambda: seats[0].view["status"] == "playing")
        yield people
    finally:
        for program in people.programs if people is not None else ():
            await program.kill()
        for reading in readings:
            reading.cancel()
        await asyncio.gather(*readings, return_exceptions=True)
        await asyncio.to_thread(server.kill)


@pytest.mark.slow
async def test_a_bot_asks_for_a_seat_is_let_in_and_shown_out(tmp_path: Path) -> None:
    async with people_at_a_game(tmp_path) as people:
        late = await people.bot("Late")
        assert await late.end() == (2, ["hexmoot: No seat is free at this table."])
        await people.stand_up()
        bot = await people.bot("Robo")
        assert await bot.line() == ("Robo asks for seat 2 of the game under way, and waits until the players agree.")
        await eventually(lambda: [one["name"] for one in people.newcomers()] == ["Robo"])
        await people.olena.say("admit", seat=2, yes=True, nonce="yes")
        assert await bot.line() == f"Robo sits on seat 2 of table {people.table}."
        assert people.chair(2)["name"] == "Robo"
        # It is asked to found its settlement after the host, and does.
        ask = people.olena.view["ask"]
        await people.olena.act(f"s@{ask['moves']['s'][0]}")
        await eventually(lambda: "r" in (people.olena.view.get("ask") or {"moves": {}})["moves"])
        await people.olena.act(f"r@{people.olena.view['ask']['moves']['r'][0]}")
        await eventually(lambda: bool(people.olena.view["pieces"][1]["s"]))
        await people.olena.say("remove", name="Robo", nonce="out")
        assert await bot.end() == (2, ["hexmoot: The host has shown the bot out of this table."])


@pytest.mark.slow
async def test_a_bot_that_waits_for_the_players_outlives_its_server(tmp_path: Path) -> None:
    async with people_at_a_game(tmp_path) as people:
        await people.stand_up()
        bot = await people.bot("Robo")
        asks = "Robo asks for seat 2 of the game under way, and waits until the players agree."
        assert await bot.line() == asks
        await asyncio.to_thread(people.server.kill)
        await asyncio.to_thread(people.server.start)
        lines = [await bot.line() for _ in range(3)]
        assert lines[1:] == ["Back at the table.", asks], lines
        ticket = await asyncio.to_thread(people.host.ticket)
        await people.olena.come_back(await connected(people.server.address, ticket=ticket))
        await people.olena.say("admit", seat=2, yes=True, nonce="yes")
        assert await bot.line() == f"Robo sits on seat 2 of table {people.table}."


@pytest.mark.slow
async def test_a_bot_that_is_turned_down_or_loses_its_seat_says_so(tmp_path: Path) -> None:
    async with people_at_a_game(tmp_path) as people:
        nameless = await people.bot("\u202e", language="uk_UA.UTF-8")
        assert await nameless.end() == (2, [f"hexmoot: {Words('uk').say('refusal.bad_name')}"])
        await people.stand_up()
        bot = await people.bot("Robo", "--seat", "2", language="uk_UA.UTF-8")
        assert "чекає на згоду гравців" in await bot.line()
        await eventually(lambda: bool(people.newcomers()))
        await people.olena.say("admit", seat=2, yes=False, nonce="no")
        assert await bot.end() == (2, ["hexmoot: Гравці не погодилися пустити Robo у цю гру."])  # noqa: RUF001
        again = await people.bot("Robo again")
        await again.line()
        await eventually(lambda: bool(people.newcomers()))
        await people.olena.say("admit", seat=2, yes=True, nonce="yes")
        assert "sits on seat 2" in await again.line()
        await people.olena.say("free_seat", seat=2, nonce="free")
        assert await again.end() == (2, ["hexmoot: The bot has lost seat 2: the host has freed it."])
        # While it waits, the host gives the seat to a bot of the house.
        third = await people.bot("Third", "--seat", "2")
        await third.line()
        await people.olena.say("fill_with_bots", bot="random", nonce="fill")
        assert await third.end() == (2, ["hexmoot: Somebody sits there already. Choose an empty seat."])
