"""Little room: a window that is too small, names that are too long, hands with many cards."""

from pathlib import Path

import pytest

from hexmoot.render.canvas import cells
from hexmoot.terminal.island.drawing import cut
from hexmoot.terminal.widgets.seats import widths_of
from hexmoot.words import LANGUAGES, Words
from tests.terminal.keyboard import at, local, wish
from tests.terminal.positions import put
from tests.terminal.test_screens import FIRST, TURN


def test_what_does_not_fit_is_cut_down_to_nothing() -> None:
    assert [cut("플레이어", width) for width in (9, 8, 7, 1, 0, -3)] == ["플레이어", "플레이어", "플레이…", "", "", ""]


def test_a_long_name_has_the_room_that_short_ones_leave() -> None:
    assert widths_of([15, 12, 12, 12], 80) == [20, 20, 20, 20]
    widths = widths_of([23, 13, 13, 13], 80)
    assert widths[0] >= 23
    assert sum(widths) <= 80
    assert widths_of([30, 30, 30, 30], 80) == [20, 20, 20, 20], "there is none to have"
    assert widths_of([], 80) == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_that_a_window_is_too_small_is_said_in_so_few_columns(tag: str) -> None:
    assert cells(Words(tag).say("terminal.too_small", first=80, second=24)) < 40


@pytest.mark.slow
async def test_a_window_can_become_too_small_and_large_again(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST), size=(40, 10)) as keyboard:
        await put(keyboard, TURN)
        for size in ((40, 10), (20, 5), (3, 2), (59, 40), (120, 17)):
            await keyboard.pilot.resize_terminal(*size)
            for key in ("f1", "escape", "f4", "escape", "1", "escape", "f9"):
                await keyboard.press(key)
            await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
            await keyboard.press("escape")
            await keyboard.until(lambda: keyboard.app.screen is keyboard.table)
            assert "F1 help" not in keyboard.part("heading")
            assert size[0] < 40 or "it takes 80" in keyboard.part("heading")
        await keyboard.pilot.resize_terminal(80, 24)
        await keyboard.pilot.pause()
        assert "F1 help" in keyboard.part("heading")


@pytest.mark.slow
async def test_names_are_whole_beside_short_ones(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, **FIRST), language="ko") as keyboard:
        await keyboard.until(lambda: keyboard.view.get("points"))
        await keyboard.pilot.pause()
        assert "플레이어 1 " in keyboard.part("strip")
        assert "플레이어 2 " in keyboard.part("strip")


@pytest.mark.slow
async def test_six_seats_with_long_figures_have_room_in_one_line(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(seats=6, edition="k-base", bots=["random"])) as keyboard:
        # Nobody moves until she does.
        await keyboard.until_asked()
        keyboard.view["hands"] = [12] * 6
        keyboard.view["points"] = [11] * 6
        keyboard.view["my_points"] = 13
        keyboard.table.show()
        await keyboard.pilot.pause()
        strip = keyboard.part("strip")
        assert strip.count("12▯") == 6
        assert "11+2★" in strip
