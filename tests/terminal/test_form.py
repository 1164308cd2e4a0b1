"""The form of a new game: rows, values, what is sent, and what is said when there cannot be such a table."""

from pathlib import Path

from hexmoot.editions.edition import keys
from hexmoot.terminal.app import Wish
from hexmoot.terminal.screens.new_game import ROWS, NewGame, NewGameScreen
from tests.terminal.keyboard import Keyboard, at, local


async def go_to(keyboard: Keyboard, row: str) -> None:
    await keyboard.press("home", *["down"] * (1 + ROWS.index(row)))


async def test_without_a_game_the_form_comes_up_and_begins_one(tmp_path: Path) -> None:
    async with at(local(tmp_path), Wish(name="Anna"), size=(120, 40)) as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, NewGameScreen))
        await go_to(keyboard, "edition")
        while "Korean manual, first game" not in keyboard.text():
            await keyboard.press("right")
        await go_to(keyboard, "seats")
        await keyboard.press("left")
        await go_to(keyboard, "bot")
        await keyboard.press("left")
        await keyboard.press("space")
        await keyboard.until_asked()
        settings = keyboard.view["settings"]
        assert (settings["edition"], settings["seats"], settings["bots"]) == ("k-first", 3, ["random", "random"])


async def test_what_cannot_be_played_is_said_and_asked_again(tmp_path: Path) -> None:
    async with at(local(tmp_path), Wish(name="Anna"), size=(120, 40)) as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, NewGameScreen))
        await go_to(keyboard, "first")
        await keyboard.press("right", "space")
        await keyboard.until(lambda: "the dice decide who begins" in keyboard.text())
        await go_to(keyboard, "first")
        await keyboard.press("left", "space")
        await keyboard.until_asked()


async def test_leaving_the_form_leaves_the_program(tmp_path: Path) -> None:
    async with at(local(tmp_path)) as keyboard:
        await keyboard.until(lambda: isinstance(keyboard.app.screen, NewGameScreen))
        await keyboard.press("escape")
        await keyboard.until(lambda: not keyboard.app.is_running)
        assert keyboard.app.return_code == 0


def test_only_what_differs_from_the_rule_book_is_sent() -> None:
    game = NewGame({"edition": "z-base", "seats": 4}, 2, is_far=False)
    assert game.settings()["options"] == {}
    assert game.settings()["bots"] == ["greedy", "greedy"]
    assert game.settings()["hot_seat"] is True
    game.turn("victory_points", 1)
    game.turn("robber_desert", 1)
    changed = game.settings()["options"]
    assert changed == {"victory_points": "11", "robber_desert": "no"}
    game.turn("victory_points", -1)
    assert game.settings()["options"] == {"robber_desert": "no"}
    game.turn("edition", 1)
    assert game.settings()["options"] == {}


def test_fewer_seats_have_room_for_fewer_people() -> None:
    game = NewGame({"edition": "z-base", "seats": 4, "first": 4}, 4, is_far=False)
    game.turn("seats", -1)
    assert (game.people, game.first) == (3, None)


def test_every_row_with_a_say_comes_back_to_where_it_was() -> None:
    seen = set()
    for edition in ("z-base", "k-base", "w-base"):
        for row in ROWS:
            game = NewGame({"edition": edition}, 1, is_far=True)
            first = game.value(row)
            game.turn(row, 1)
            assert (game.value(row) != first) == game.has_say(row), row
            seen |= {row} if game.value(row) != first else set()
            game.turn(row, -1)
            assert game.value(row) == first, row
    assert seen == set(ROWS)


def test_rows_of_the_second_game_have_a_say_only_there() -> None:
    of_the_watch = {"gift_limit", "roads", "giant_closes_ranks", "gift_map"}
    says = {key: {row for row in ROWS if NewGame({"edition": key}, 1, is_far=True).has_say(row)} for key in keys()}
    assert {key for key in says if of_the_watch <= says[key]} == {"w-base"}
    assert not of_the_watch & says["z-base"]
