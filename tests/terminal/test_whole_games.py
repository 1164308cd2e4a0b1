"""Whole games by keys only: one to the ten points of the box, and short ones by several editions, on a large board."""

from pathlib import Path

import pytest
from textual.widgets import Static

from hexmoot.terminal.screens.results import ResultsScreen
from tests.terminal.keyboard import Keyboard, at, local, wish

REAL_GOAL = 10
BUILDING = {"c": "3", "s": "2", "r": "1", "buy": "4"}


async def play_on(keyboard: Keyboard) -> None:
    """Does something that the game waits for, with keys."""
    before, moves = keyboard.asked, keyboard.moves
    if keyboard.table.picking:
        await keyboard.press("enter")
        if len(keyboard.app.screen_stack) > 2:
            await keyboard.press("1")
    elif "x" in moves:
        await discard(keyboard)
    elif set(moves) <= {"g", "h", "vp"}:
        # A duty of the second game, which opens by itself.
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press("1")
    elif "roll" in moves:
        await keyboard.press("space")
    elif "g" in moves:
        await keyboard.press("5", "1")
    else:
        kind = next((kind for kind in BUILDING if kind in moves), "")
        if kind:
            await keyboard.press(BUILDING[kind])
            if kind != "buy":
                assert keyboard.table.picking == kind
                await keyboard.press("enter")
        else:
            await keyboard.press("0")
    await keyboard.until(lambda: keyboard.asked != before)


async def discard(keyboard: Keyboard) -> None:
    """Takes cards from the top until there are enough."""
    count, hand = keyboard.moves["x"], keyboard.view["my_hand"]
    await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
    for kind in "LWGBO":
        take = min(count, hand.count(kind))
        count -= take
        await keyboard.press(*["plus"] * take, "down")
    await keyboard.press("enter")


async def play_to_the_end(keyboard: Keyboard) -> None:
    for _ in range(1000):
        await keyboard.until_asked()
        if keyboard.view["status"] == "over":
            return
        await play_on(keyboard)
    raise AssertionError("no end")


async def look_at_the_results(keyboard: Keyboard) -> None:
    """They open by themselves, are all there, and the dice are checked on this side."""
    await keyboard.until(lambda: isinstance(keyboard.app.screen, ResultsScreen))
    screen = keyboard.app.screen
    await keyboard.until(lambda: "cards produced" in str(screen.query_one("#figures", Static).content))
    figures = str(screen.query_one("#figures", Static).content)
    rows = {line[:30].strip(): line[30:].split() for line in figures.splitlines()}
    points = [sum(score.values()) for score in keyboard.view["shown"]["score"]]
    assert rows["Points"] == [str(one) for one in points]
    # The box of the second game has its own names for the awards.
    is_box = keyboard.view["board"]["shape"] == "gift"
    assert ("longest trade route" in rows, "strongest ranger" in rows) == (is_box, is_box)
    assert ("Longest road" in rows, "Largest army" in rows) == (not is_box, not is_box)
    assert rows["Settlements"] == [str(one["settlements"] or "·") for one in keyboard.view["shown"]["score"]]
    rolls = sum(told.count(" rolls ") for told in keyboard.log() if "first turn" not in told)
    chart = [line.split() for line in figures.splitlines() if line[2:4].strip().isdigit()]
    assert [int(line[0]) for line in chart] == list(range(2, 13))
    assert sum(int(line[-2]) for line in chart) == rolls
    await keyboard.press("v")
    await keyboard.until(lambda: "all follow from the seeds" in keyboard.text())


async def play_again(keyboard: Keyboard) -> None:
    """The same once more, each a seat further on; nobody is waited for."""
    table, seats = keyboard.app.link.table, len(keyboard.view["seats"])
    await keyboard.press("1")
    await keyboard.until(lambda: keyboard.app.link.table != table and keyboard.view.get("status") == "playing")
    assert keyboard.table.session.own == [1 % seats + 1]
    assert keyboard.view["before"] == table


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        # All the way; the others end early, for a whole one of them takes too long.
        ("z-base", 3, {}),
        ("z-base", 4, {"victory_points": "3"}),
        ("k-first", 3, {"victory_points": "3"}),
        ("k-base", 6, {"victory_points": "3"}),
        ("w-base", 3, {"victory_points": "3"}),
    ],
)
async def test_a_whole_game_by_keys(tmp_path: Path, edition: str, seats: int, options: dict[str, str]) -> None:
    wanted = wish(seats=seats, edition=edition, options=options, bots=["greedy"])
    async with at(local(tmp_path), wanted) as keyboard:
        await play_to_the_end(keyboard)
        winner = keyboard.view["ending"]["winner"]
        if keyboard.view["ending"]["kind"] == "points":
            assert keyboard.view["points"][winner - 1] >= int(options.get("victory_points", REAL_GOAL))
        assert keyboard.table.session.names[winner] in keyboard.part("prompt")
        await look_at_the_results(keyboard)
        await play_again(keyboard)
