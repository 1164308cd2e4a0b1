"""Whole games by keys only: against bots, by several editions, on a large board."""

from pathlib import Path

import pytest

from tests.terminal.keyboard import Keyboard, at, local, wish

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
    elif "roll" in moves:
        await keyboard.press("space")
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("z-base", 4, {"victory_points": "5"}),
        ("k-first", 3, {"victory_points": "4"}),
        ("k-base", 6, {"victory_points": "4"}),
    ],
)
async def test_a_whole_game_by_keys(tmp_path: Path, edition: str, seats: int, options: dict[str, str]) -> None:
    wanted = wish(seats=seats, edition=edition, options=options, bots=["random"])
    async with at(local(tmp_path), wanted) as keyboard:
        await play_to_the_end(keyboard)
        winner = keyboard.view["ending"]["winner"]
        assert keyboard.view["points"][winner - 1] >= int(options["victory_points"])
        assert keyboard.table.session.names[winner] in keyboard.part("prompt")
