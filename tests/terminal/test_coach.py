"""The coach at the keyboard: reasons with the places and numbers behind them, and a word on offers."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList

from hexmoot.bots.coach import PLAIN_REASONS, TELLERS
from hexmoot.server.reading import Reader
from hexmoot.terminal.coach import advice_choices, gain_text, reasons_of
from hexmoot.terminal.moves import move_text
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.session import Session
from hexmoot.words import LANGUAGES, Words
from tests.terminal.keyboard import Keyboard, at, local, wish
from tests.terminal.positions import line, put
from tests.terminal.test_aid import GAMES
from tests.terminal.test_screens import FIRST, TURN

pytestmark = pytest.mark.slow

# What can stand behind each term, as the server tells it.
FACTS: dict[str, list[dict[str, str | int]]] = {
    "points": [{"before": 2, "after": 3}],
    "production": [{"pips": 9, "hexes": "O6 G9"}],
    "variety": [{"kinds": "WB"}],
    "harbours": [{"rate": 3, "kinds": "LWGBO"}, {"rate": 2, "kinds": "O"}],
    "room": [{"place": "D7n", "pips": 10, "away": 2}],
    "army": [{"reached": 2, "goal": 3}],
    "road": [{"reached": 4, "goal": 5}],
    "cards": [{"before": 1, "after": 2}, {"who": 2, "cards": 4}],
    "hand": [{"thing": "c", "lacking": "GO"}, {"thing": "s", "lacking": ""}],
    "risk": [{"before": 9, "after": 5, "limit": 7}],
    "rivals": [{"who": 2, "points": 6}, {"who": 2, "points": 6, "pips": 5, "hexes": "L6"}],
    "dice": [{"rolls": 20, "all": 36}],
    "waiting": [{"thing": "r", "lacking": "L"}, {"thing": "buy", "lacking": ""}],
    "even": [{"count": 12}],
    "wall": [{"section": 2, "guards": 3, "wildlings": 2}],
    "guards": [
        {"before": 2, "after": 3, "one": 3, "two": 5},
        {"lacking": "LW"},
        {"lacking": ""},
    ],
    "camps": [{"clan": "cave", "wildlings": 4, "rush": 5}],
    "ending": [{"own": 2, "who": 2, "guards": 3}],
    "hero": [{"hero": "archer", "uses": 1}, {"count": 7}],
}


def seats(words: Words) -> Session:
    session = Session(words)
    chair: dict[str, Any] = {"bot": False, "free": False, "colour": "red"}
    reader = session.readers[None] = Reader()
    reader.view = {"seats": [chair | {"seat": 1, "name": "Anna"}, chair | {"seat": 2, "name": "Bora"}]}
    return session


def test_every_term_is_there_with_what_can_stand_behind_it() -> None:
    assert FACTS.keys() == {*TELLERS, *PLAIN_REASONS}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_reason_is_told_with_its_facts(tag: str) -> None:
    words = Words(tag)
    session = seats(words)
    for term, found in FACTS.items():
        for facts in found:
            bare, told = (
                reasons_of(words, session, {"reasons": [(term, 0.0)], "facts": more}) for more in ({}, {term: facts})
            )
            assert told[0].startswith(bare[0])
            assert len(told[0]) > len(bare[0])
            assert not [sign for sign in ("{", "coach-", "hero-", "None") if sign in told[0]], told
            if "who" in facts:
                assert "Bora" in told[0]
            # Numbers that are told apart are all told; those that choose a form need not be.
            for name in ("after", "reached", "goal", "limit", "pips", "rolls", "guards", "section"):
                assert str(facts.get(name, "")) in told[0], (term, name)


def test_a_slight_reason_is_left_out_unless_it_is_the_first() -> None:
    words = Words("en")
    reasons = [("hand", 0.01), ("points", 0.04), ("risk", -0.3), ("room", 0.2), ("road", 0.1)]
    told = reasons_of(words, seats(words), {"reasons": reasons})
    assert told == [
        "Your hand gets closer to the next thing worth building.",
        "With so many cards a seven would cost you half of them.",
        "It brings good places for new settlements within reach.",
    ]


def test_what_a_move_gains_is_told_with_its_sign() -> None:
    assert gain_text(Words("en"), 1.02) == "+1 point"
    assert gain_text(Words("en"), -0.44) == "\N{MINUS SIGN}0.4 points"
    assert gain_text(Words("uk"), 0.44) == "+0,4 очка"


CODES = {
    "roll": "Roll the dice",
    "r@D7w": "Build a road: D7w",
    "rob@D7>2": "Move the robber: D7, and steal from Bora",
    "rob@D7": "Move the robber: D7",
    "t:WWWW>O": "Trade with the bank: 4 wool for 1 ore",
    "o:W>O/2": "Make an offer: 1 wool for 1 ore",
    "x:LLG": "Discard: 2 lumber and 1 grain",
    "yp:GO": "Play year of plenty: 1 grain and 1 ore",
    "mo:W": "Play monopoly: wool",
    "kn": "Play a knight",
    "y2": "Accept the offer: Bora",
    "n2": "Decline the offer: Bora",
    "d2": "Take the offer: Bora",
    "d>2": "Close the trade: Bora",
    "o-": "Withdraw the offer",
    "end": "End the turn",
}


def test_moves_are_told_in_words() -> None:
    names = {2: "Bora"}
    assert {code: move_text(Words("en"), code, names, {}) for code in CODES} == CODES
    box = {"board": {"shape": "gift"}}
    assert move_text(Words("en"), "kn", names, box) == "Play: ranger patrol"
    assert move_text(Words("en"), "g@2", names, box) == "guard: Wall section 2"


def test_an_offer_is_judged_once_and_what_is_chosen_follows_from_it() -> None:
    words = Words("en")
    session = seats(words)
    session.view["ask"] = {"moves": {"n": [2]}}
    agreed = {
        "move": "y2",
        "gain": -0.1,
        "reasons": [["hand", -0.1]],
        "facts": {"hand": {"thing": "r", "lacking": "L"}},
    }
    other = {"move": "n2", "gain": 0.0, "reasons": [["even", 0.0]]}
    advice = {"moves": [other, agreed], "offers": [{"maker": 2, "take": False, "near": False, "advice": agreed}]}
    [(code, text)] = advice_choices(words, session, advice)
    assert code == "n2"
    assert text.plain.splitlines() == [
        "On the offer of Bora: Better not.",
        "You spend cards that would soon have bought something else. For a road you then lack 1 lumber.",
    ]
    advice["offers"] = [{"maker": 2, "take": True, "near": False, "advice": agreed}]
    [(code, text)] = advice_choices(words, session, advice)
    assert code == "y2"
    assert "Take it." in text.plain
    advice["offers"] = [{"maker": 2, "take": False, "near": True, "advice": agreed}]
    [(_, text)] = advice_choices(words, session, advice)
    assert text.plain == "On the offer of Bora: Refuse: Bora may be about to win."


async def advised(keyboard: Keyboard) -> list[str]:
    await keyboard.press("f6")
    await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
    return keyboard.lines()


@pytest.mark.slow
async def test_advice_names_places_and_numbers(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(**FIRST)) as keyboard:
        await put(keyboard, TURN)
        first, *_ = await advised(keyboard)
        move, *reasons = first.splitlines()
        assert move.startswith("Build a settlement: F3n  +0.")
        assert "It brings points. Points: 3 → 4." in reasons
        assert any("For a city you then lack 1 grain and 1 ore." in reason for reason in reasons)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_advice_is_not_cut_in_any_language(tmp_path: Path, game: str) -> None:
    settings, there = GAMES[game]
    async with at(local(tmp_path), wish(**settings), size=(80, 60)) as keyboard:
        await put(keyboard, there)
        for place, tag in enumerate(LANGUAGES, 1):
            await keyboard.press("f2", str(place))
            await keyboard.until(lambda tag=tag: keyboard.table.words.tag == tag)  # type: ignore[misc]
            told = await advised(keyboard)
            rows = keyboard.app.screen.query_one(OptionList)
            rows.styles.max_height = 50
            await keyboard.pilot.pause()
            shown = Counter("".join(keyboard.whole(rows).split()))
            digits = "".join(str(at) for at in range(1, len(told) + 1))
            assert shown == Counter("".join("".join(told).split()) + digits)
            await keyboard.press("escape")
            await keyboard.until(lambda: keyboard.app.screen is keyboard.table)


@pytest.mark.slow
async def test_the_coach_is_asked_about_an_offer_and_followed(tmp_path: Path) -> None:
    async with at(local(tmp_path), wish(people=2, **FIRST)) as keyboard:
        # An ore, which a city lacks, for a lumber that is of no use to it.
        await put(keyboard, line("OO|LLGGOO|-|-"))
        await keyboard.press("7")
        await keyboard.until(lambda: len(keyboard.app.screen_stack) > 2)
        await keyboard.press("down", "down", "down", "down", "plus", "right", "up", "up", "up", "up", "plus", "enter")
        await keyboard.until(lambda: "Player 2" in keyboard.text() and len(keyboard.app.screen_stack) > 2)
        await keyboard.press("space")
        await keyboard.until(lambda: isinstance(keyboard.app.screen, Chooser))
        assert keyboard.lines()[-1] == "advice"
        await keyboard.press("end", "enter")
        await keyboard.until(lambda: "On the offer of Player 1: Take it." in "".join(keyboard.lines()))
        assert "everything for a city" in keyboard.lines()[0]
        await keyboard.press("1")
        await keyboard.until(lambda: any(offer["yes"] == [2] for offer in keyboard.view["offers"]))
