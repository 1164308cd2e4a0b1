"""Move codes: what they mean, what is refused and where, and that nothing but our own errors ever comes out."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.notation.watch_codes import FORMS
from hexmoot.notation.watch_words import HEROES
from tests.notation.lines import look_at
from tests.properties.profile import examples

GOOD = {
    "s@D7n": hx.Settle("D7n"),
    "s@C6se": hx.Settle("D7n"),
    "s@C8sw": hx.Settle("D7n"),
    "c@E4s": hx.City("E4s"),
    "r@D7w": hx.Road("D7w"),
    "r@D5e": hx.Road("D7w"),
    "r@C6sw": hx.Road("D5ne"),
    "roll": hx.Roll(),
    "buy": hx.Buy(),
    "kn": hx.Knight(),
    "rb": hx.RoadBuilding(),
    "yp:OG": hx.Plenty("GO"),
    "yp:W": hx.Plenty("W"),
    "mo:B": hx.Monopoly("B"),
    "vp": hx.Reveal(),
    "vp:1": hx.Reveal(1),
    "vp:5": hx.Reveal(5),
    "rob@D7": hx.Rob("D7"),
    "rob@E13>6": hx.Rob("E13", 6),
    "x:GLL": hx.Discard("LLG"),
    "t:WWWW>O": hx.Swap("WWWW", "O"),
    "o:WW>O": hx.Offer("WW", "O"),
    "o:W>O/3,2,3": hx.Offer("W", "O", (2, 3)),
    "o:>O": hx.Offer("", "O"),
    "o:W>": hx.Offer("W", ""),
    "y2": hx.Yes(2),
    "n6": hx.No(6),
    "o-": hx.Withdraw(),
    "d3": hx.Take(3),
    "d>3": hx.Close(3),
    "end": hx.End(),
    "win": hx.Win(),
    "=35": hx.Dice(3, 5),
    "=53": hx.Dice(3, 5),
    "=K": hx.Card("K"),
    "=V": hx.Card("V"),
    "=W": hx.Stolen("W"),
    "3.x:LLG": hx.Discard("LLG", seat=3),
    "6.o-": hx.Withdraw(seat=6),
    "1.s@D7n": hx.Settle("D7n", seat=1),
}


@pytest.mark.parametrize("code", GOOD)
def test_a_code_means_its_move(code: str) -> None:
    move = hx.parse_move(code)
    assert move == GOOD[code]
    assert hx.parse_move(str(move)) == move
    assert str(hx.parse_move(str(move))) == str(move)


# Text, where the first wrong character is, and a word of the reason.
BAD = [
    ("", 0, "no move is written like this"),
    ("=35.13", 4, "the wildling die shows 1 to 12"),
    ("=35.0", 4, "the wildling die shows 1 to 12"),
    ("=35.100", 0, "no move"),
    ("=35.09", 0, "no move"),
    ("h:rebel>9", 0, "like h:rebel>3"),
    ("h:tracker=1", 0, "like h:tracker"),
    ("h:commander=L/", 0, "like h:commander=L/2,3"),
    ("2.h:builder=C7nw", 2, "like h:builder=B6w>C5ne"),
    ("h:king", 0, "behind h: stands one of commander steward"),
    ("h", 0, "no move is written like this"),
    (" roll", 0, "no move"),
    ("roll ", 0, "no move"),
    ("roll\n", 0, "no move"),
    ("ROLL", 0, "no move"),
    ("7.roll", 0, "no move"),
    ("0.roll", 0, "no move"),
    ("3.", 2, "no move"),
    ("1.2.roll", 2, "no move"),
    ("s@", 2, "a corner is a hex"),
    ("s@D7", 2, "a corner is a hex"),
    ("s@D7w", 2, "a corner is a hex"),
    ("s@d7n", 2, "a corner is a hex"),
    ("s@D07n", 2, "a corner is a hex"),
    ("s@D100n", 2, "a corner is a hex"),
    ("2.s@D7x", 4, "a corner is a hex"),
    ("r@D7n", 2, "a side is a hex"),
    ("r@D7s", 2, "a side is a hex"),
    ("c@7D", 2, "a corner is a hex"),
    ("rob@D7n", 4, "a hex is a row letter"),
    ("rob@D7>7", 0, "no move"),
    ("rob@D7>", 0, "no move"),
    ("rob@", 4, "a hex is a row letter"),
    ("yp:", 3, "one or two cards"),
    ("yp:GGG", 3, "one or two cards"),
    ("yp:GX", 4, "no resource"),
    ("mo:", 3, "a resource is one of"),
    ("mo:GG", 3, "a resource is one of"),
    ("mo:K", 3, "a resource is one of"),
    ("vp:0", 0, "no move"),
    ("vp:10", 0, "no move"),
    ("x:", 2, "names its cards"),
    ("x:LLK", 4, "no resource"),
    ("x:llg", 0, "no move"),
    ("t:WWWW", 0, "no move"),
    ("t:>O", 2, "gives and takes"),
    ("t:WWWW>", 2, "gives and takes"),
    ("t:WWWZ>O", 5, "no resource"),
    ("t:W>Z", 4, "no resource"),
    ("o:W>O/", 0, "no move"),
    ("o:W>O/7", 0, "no move"),
    ("o:W>O/2,", 0, "no move"),
    ("o:Q>O", 2, "no resource"),
    ("o:WW>WQ", 6, "no resource"),
    ("y", 0, "no move"),
    ("y0", 0, "no move"),
    ("d>>2", 0, "no move"),
    ("=", 0, "no move"),
    ("=7", 0, "no move"),
    ("=07", 0, "no move"),
    ("=17", 0, "no move"),
    ("=Q", 0, "no move"),
    ("=KK", 0, "no move"),
    ("=?", 0, "no move"),
    ("s@D\u0667n", 0, "no move"),
    ("\uff11.roll", 0, "no move"),
    ("=\u0663\u0665", 0, "no move"),
]


@pytest.mark.parametrize(("code", "position", "reason"), BAD)
def test_what_is_no_move_is_refused_with_place_and_reason(code: str, position: int, reason: str) -> None:
    with pytest.raises(hx.InvalidText) as caught:
        hx.parse_move(code)
    assert reason in caught.value.reason
    assert caught.value.text == code
    assert 0 <= caught.value.position <= len(code)
    assert caught.value.position == position
    assert f"character {position + 1} " in str(caught.value)


@pytest.mark.parametrize("code", ["x:" + "L" * 10**6, "s@" + "D" * 10**6, "o:W>O/" + "1," * 10**6, "1." * 10**6])
def test_a_huge_code_is_refused(code: str) -> None:
    with pytest.raises(hx.InvalidText, match="at most 300 characters"):
        hx.parse_move(code)


def test_a_place_beyond_the_board_is_no_bad_text_but_an_illegal_move() -> None:
    game = hx.Game("u-base", seed=1)
    for code in ("s@Z99n", "s@A1s", "s@H6n"):
        refusal = game.why_not(code)
        assert refusal is not None
        assert refusal.rule == "PLAY-04"


MADE_WRONG: dict[str, Callable[[], hx.Move]] = {
    "a corner without a tip": lambda: hx.Settle("D7"),
    "seat 0": lambda: hx.Rob("D7", 0),
    "seat 7": lambda: hx.Yes(7),
    "a die of 0": lambda: hx.Dice(0, 3),
    "no cards": lambda: hx.Discard(""),
    "whose move it is": lambda: hx.Roll(seat=7),
}


@pytest.mark.parametrize("name", MADE_WRONG)
def test_a_move_made_in_python_is_checked_as_text_is(name: str) -> None:
    with pytest.raises(hx.InvalidText):
        MADE_WRONG[name]()


PIECES = st.sampled_from(
    [*"srcotxynd@:>/,.-=?~ 0123456789LWGBOKRYMVDEnw", "rob@", "vp:", "yp:", "roll", "end", "D7n", "\n", "\u0663"]
)


@given(text=st.one_of(st.text(max_size=30), st.lists(PIECES, max_size=9).map("".join)))
@example(text="x:" + "L" * 121)
@example(text="s@A1n")
@example(text="r@A1w")
@example(text="s@A1nw")
@examples(300)
def test_any_text_is_a_move_or_refused_and_what_is_accepted_round_trips(text: str) -> None:
    try:
        move = hx.parse_move(text)
    except hx.InvalidText as error:
        look_at(error, text)
        return
    assert hx.parse_move(str(move)) == move
    assert move.seat is None or text.startswith(f"{move.seat}.")


@given(code=st.sampled_from(sorted(GOOD)), place=st.integers(0, 12), piece=PIECES, cut=st.integers(0, 2))
@examples(300)
def test_a_mutated_code_is_a_move_or_refused(code: str, place: int, piece: str, cut: int) -> None:
    text = code[:place] + piece + code[place + cut :]
    game = hx.Game("u-base", seed=1)
    try:
        game.push_text(text)
    except (hx.InvalidText, hx.IllegalMove):
        assert not game.plies


@pytest.mark.parametrize("name", FORMS)
def test_the_form_that_a_refusal_shows_is_a_move(name: str) -> None:
    for form in FORMS[name].split(" or "):
        assert str(hx.parse_move(form)) == form
    with pytest.raises(hx.InvalidText, match="this is written like"):
        hx.parse_move(f"h:{name}?")


def test_every_hero_has_a_form() -> None:
    assert set(HEROES) < set(FORMS)
