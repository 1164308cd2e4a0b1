"""A position on the command line: a line, `start`, or what is neither."""

import copy
from pathlib import Path
from typing import Any

import pytest

import hexmoot as hx


@pytest.fixture(scope="module")
def game() -> hx.Game:
    game = hx.Game("z-first", seats=4, seed=1, first=2)
    game.push_text("roll =34")
    return game


def test_perft_takes_a_line_by_the_rules_of_the_edition_named(hexmoot: Any, game: hx.Game) -> None:
    own = hexmoot("perft", "--hen", game.hen(), "--depth", "1")
    assert own.code == 0
    assert hexmoot("perft", "z-first", "--hen", game.hen(), "--depth", "1") == own
    # By k-first the robber may not go home to the desert.
    later = copy.deepcopy(game)
    later.push_text("rob@D3>1 =L end roll =34")
    there = hexmoot("perft", "--hen", later.hen(), "--depth", "1").out
    assert hexmoot("perft", "k-first", "--hen", later.hen(), "--depth", "1").out != there
    assert hexmoot("perft", "--hen", later.hen(), "--depth", "1", "--set", "robber_desert=no").out != there


def test_perft_refuses_other_seats_than_the_lines(hexmoot: Any, game: hx.Game) -> None:
    done = hexmoot("perft", "--hen", game.hen(), "--seats", "3")
    assert (done.code, done.err) == (2, "hexmoot: the line has 4 seats, not 3: leave --seats out.\n")
    assert hexmoot("perft", "--hen", game.hen(), "--seats", "4", "--depth", "1").code == 0


def test_start_is_the_same_deal_everywhere(hexmoot: Any) -> None:
    dealt = hx.Game("z-base", seats=4, seed=1)
    assert hexmoot("show", "start").out.rstrip() == str(dealt).rstrip()
    assert hexmoot("perft", "--hen", "start", "--depth", "2").out == "1: 54\n2: 144\n"
    assert hexmoot("why", "z-base", "start", "s@D7n").code == 0


@pytest.mark.parametrize("command", [("why", "z-base", "LINE", "roll"), ("perft", "k-base", "--hen", "LINE")])
def test_what_is_wrong_is_told_of_what_was_typed(hexmoot: Any, game: hx.Game, command: tuple[str, ...]) -> None:
    def tried(line: str) -> str:
        done = hexmoot(*(line if word == "LINE" else word for word in command))
        assert done.code == 2
        return str(done.err)

    assert "at character 13 of 'garbage line'" in tried("garbage line")
    assert "the position's line is empty" in tried("")
    assert "a view, not a whole position" in tried(game.view(2).hen())
    bad = game.hen().replace(" D7 ", " Z9 ")
    assert f"at character {bad.index('Z9') + 1} of" in tried(bad)


def test_a_position_that_another_edition_has_no_room_for_is_refused_in_words(hexmoot: Any) -> None:
    line = hx.Game("k-base", seats=5, seed=1).hen()
    done = hexmoot("why", "z-base", line, "s@D7n")
    assert done.code == 2
    assert done.err.startswith("hexmoot: by z-base:1 there is no such position: z-base is for 3-4 seats, not for 5")


@pytest.mark.parametrize("words", [("show", ""), ("show", "  ")])
def test_nothing_is_not_a_position(hexmoot: Any, words: tuple[str, ...]) -> None:
    done = hexmoot(*words)
    assert done.code == 2
    assert done.err.startswith("hexmoot: there is nothing to show: give")


def test_a_moment_is_asked_of_records_only(hexmoot: Any, game: hx.Game, tmp_path: Path) -> None:
    assert "for records" in hexmoot("show", game.hen(), "--turn", "1").err
    file = tmp_path / "game.hgn"
    file.write_text(game.record().hgn(), encoding="utf-8")
    assert "give one of them" in hexmoot("show", str(file), "--turn", "1", "--line", "1").err
    assert "the record has 1 turn, not 2" in hexmoot("show", str(file), "--turn", "2").err
