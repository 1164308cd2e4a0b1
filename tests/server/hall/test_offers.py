"""Bots that trade with people: they wait for an answer to an offer, and propose one after the other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.server.hall.keeper import Keeper
from hexmoot.server.hall.summary import summary_of
from hexmoot.server.store import open_store
from hexmoot.server.table.events import encode_body
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import Who
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Accepted
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import NOON, House, house
from tests.server.table.driver import TABLE, Driver, person_of

# Long enough for a bot that looks for one ms to move, many times over.
A_WHILE = 0.15
# The island of this seed brings two bots that want something from seat 1 in one of its turns.
SEED = f"{15:064x}"


async def leave(driver: Driver, folder: Path) -> None:
    """Leaves a table in a database, as a server that was killed does."""
    store = await open_store(f"sqlite:///{folder}/tables.sqlite")
    first, *others = driver.events
    epoch = await store.create(TABLE, "gone", first.at, encode_body(first.body), summary_of(driver.table), first.at)
    for event in others:
        await store.append(TABLE, epoch, event.number, event.at, encode_body(event.body), summary_of(driver.table))
    await store.release("gone")
    await store.close()


@asynccontextmanager
async def taken_up(driver: Driver, folder: Path) -> AsyncIterator[tuple[House, Table]]:
    """The table as another server has it, with bots that think quickly."""
    await leave(driver, folder)
    async with house(folder, bot_ms=1, lease_seconds=3600) as here:
        found = await here.hall.own.find(TABLE)
        assert isinstance(found, Keeper)
        yield here, found.running.table


def printed(first: int, bots: list[str], seed: str = SEED) -> Driver:
    settings = TableSettings("z-first", {"first_player": "named"}, 4, bots, first=first, fair_dice=False)
    return Driver(settings, server_seed=seed, check=False, at=NOON, offer_seconds=12).start()


def offered() -> Driver:
    """A bot has just offered brick for lumber, which both people have."""
    driver = printed(3, ["greedy", "greedy"], "5e" * 32)
    for code in ("roll", "o:B>L"):
        driver.do(driver.act(3, code), house=True)
    return driver


async def say(here: House, seat: int, move: str, table: Table) -> None:
    ask, offer = table.asks[seat].number, table.offers[int(move[1])]
    act = said.Act(table=TABLE, seat=seat, ask=ask, nonce=move, move=move, offer=offer)
    answer = await here.hall.command(TABLE, act, Who(person_of(seat)))
    assert isinstance(answer, Accepted), answer


async def comes_true(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - the table has no bell for tests
            await asyncio.sleep(0.005)


def is_waiting(table: Table) -> bool:
    """Whether the bot has not moved since its offer."""
    return table.asks[3].number == table.offers.get(3)


async def test_the_bot_waits_for_the_last_answer(tmp_path: Path) -> None:
    async with taken_up(offered(), tmp_path) as (here, table):
        await say(here, 1, "n3", table)
        await asyncio.sleep(A_WHILE)
        assert is_waiting(table)
        await say(here, 2, "y3", table)
        await comes_true(lambda: not is_waiting(table))


async def test_the_bot_moves_on_when_the_time_is_over(tmp_path: Path) -> None:
    async with taken_up(offered(), tmp_path) as (here, table):
        here.at = table.patient_until - 50
        # Whatever happens at the table sets the timer anew, by its own clock.
        await here.hall.command(TABLE, said.Lock(TABLE, True), Who(person_of(1)))
        here.at += 49
        await asyncio.sleep(A_WHILE)
        assert is_waiting(table)
        here.at += 1
        await comes_true(lambda: not is_waiting(table))


async def test_bots_propose_one_after_the_other_and_never_the_same(tmp_path: Path) -> None:
    driver = printed(1, ["greedy"] * 3)
    bot, game = make_bot("greedy"), driver.table.game
    assert game is not None
    while not (game.turn == 1 and driver.table.trading_since and driver.table.number > 12):
        seat = game.actors[0]
        move = bot.choose(game.view(seat), Limit(offers=0))
        assert move is not None
        driver.do(driver.act(seat, move.code.rpartition(".")[2]), person_of(1) if seat == 1 else None, house=seat > 1)
    wanted = [one for one in (bot.choose(game.view(seat), Limit()) for seat in (2, 3, 4)) if one is not None]
    assert len(wanted) == 2
    async with taken_up(driver, tmp_path) as (here, table):
        await comes_true(lambda: table.offers)
        await asyncio.sleep(A_WHILE)
        [maker] = table.offers
        await say(here, 1, f"n{maker}", table)
        await comes_true(lambda: len(table.offered) == 2)
        made = [code for codes in table.offered.values() for code in codes]
        assert len(made) == len(set(made)) == 2
