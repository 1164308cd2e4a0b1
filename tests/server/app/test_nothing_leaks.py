"""Nothing leaked, over real sockets: a hidden fact that differs is seen by those who know it, and by nobody else.

Two servers play the same game but for something that is dealt and not shown. Whoever was not told of it gets the same
frames from both, byte for byte, as many and as long and of the same time, until it is open.
"""

from pathlib import Path
from typing import Any

import pytest

from hexmoot.server.hall import housebots, keeper, thinking
from hexmoot.server.table import folding
from tests.properties.profile import FACTOR
from tests.server.app.hours import TestedTime
from tests.server.app.two_games import CLOCK, Game
from tests.server.app.worlds import TwistedDealer, two_worlds

pytestmark = pytest.mark.slow

# The first game of six; a soak plays further ones.
SIX = 3
# Nobody is hurried, not even to a duty.
AT_LEISURE = {"duty_seconds": CLOCK["duty_seconds"]}


@pytest.fixture(autouse=True)
def _twisted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "FairDealer", TwistedDealer)
    for module in (housebots, keeper, thinking):
        monkeypatch.setattr(module, "asyncio", TestedTime())


def settings(edition: str, **more: Any) -> dict[str, Any]:
    return {"edition": edition, "seats": 3, "clock": AT_LEISURE} | more


async def test_a_whole_game_with_a_bot_and_the_steward_for_whoever_knows(tmp_path: Path) -> None:
    chosen = settings("z-base", bots=["greedy"], options={"victory_points": "6"}, clock=CLOCK)
    async with two_worlds(tmp_path, [("cards", 1, 14)], 7, chosen) as worlds:
        game = Game(worlds, 7)
        await game.play()
        # A person drew the card; the bot and the other one play on without knowing of it.
        assert game.knowing == {1}
        assert game.stewarded > 10
        assert game.compared > 200
        assert {"mo", "buy", "yp"} <= {code.partition(":")[0] for code in game.done}
        await game.compare_streams()


async def test_a_bot_that_knows_shows_it_by_what_it_does_and_never_by_when(tmp_path: Path) -> None:
    chosen = settings("z-base", bots=["greedy", "greedy"], clock=CLOCK)
    async with two_worlds(tmp_path, [("cards", 0, 14)], 4, chosen) as worlds:
        game = Game(worlds, 4)
        await game.play_until_a_bot_parts()
        assert game.knowing == {3}
        assert game.compared > 30


async def test_a_whole_game_with_a_card_that_was_stolen(tmp_path: Path) -> None:
    chosen = settings("k-base", options={"victory_points": "4"})
    async with two_worlds(tmp_path, [("robbery", 0, 2)], 5, chosen) as worlds:
        game = Game(worlds, 5)
        await game.play()
        # The thief and the victim.
        assert game.knowing == {1, 2}
        assert game.compared > 200
        assert {"mo", "vp", "buy"} <= {code.partition(":")[0] for code in game.done}
        await game.compare_streams()


@pytest.mark.parametrize("seed", range(SIX, SIX + FACTOR))
async def test_six_seats_and_a_card_that_was_stolen(tmp_path: Path, seed: int) -> None:
    async with two_worlds(tmp_path, [("robbery", 0, 1)], seed, settings("k-base", seats=6)) as worlds:
        game = Game(worlds, seed)
        await game.play_on(40 if seed == SIX else 200)
        # The thief and the victim; four others and the onlooker know of nothing. In a soak's further games the card
        # may be one of the same kind, and is then no difference.
        assert seed > SIX or (game.knowing, len(game.ignorant())) == ({1, 5}, 5)


async def test_the_watch_with_a_card_two_looks_and_a_token(tmp_path: Path) -> None:
    twists = [("cards", 0, 14), ("tokens", 4, 20)]
    async with two_worlds(tmp_path, twists, 2, settings("w-base")) as worlds:
        game = Game(worlds, 2)
        await game.play_until("tokens")
        # Who drew the card, and who as the rebel looked at that hand.
        assert game.knowing == {1, 2}
        assert game.compared > 200
        for hero in ("h:seer", "h:rebel"):
            assert any(code.startswith(hero) for code in game.done)
