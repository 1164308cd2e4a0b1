"""Values of options as text and as numbers: both ways round, and nothing else accepted."""

import re

import pytest

from hexmoot.editions import OPTIONS, EditionError, Option, Value, code, parse, text, value_of

ORDER = {
    "board": "random beginner_5th beginner_old gift",
    "harbours": "frame shuffled",
    "tokens": "spiral random",
    "first_player": "highest_roll oldest named",
    "setup": "draft fixed",
    "phases": "separate combined",
    "new_harbour": "next_turn at_once",
    "bank_short": "none sole_claimant",
    "reveal_vp": "any_time at_end",
    "win_claim": "automatic declared",
    "road_tie": "keeps aside",
    "extra_build": "none phase paired",
    "gift_map": "standard shuffled",
}
RANGES = {
    "hand_limit": (5, 20),
    "victory_points": (3, 20),
    "turn_seconds": (0, 3600),
    "offers_per_turn": (0, 50),
    "players": (2, 6),
    "gift_limit": (7, 8),
    "roads": (14, 15),
}


def allowed(option: Option) -> list[Value]:
    match option.kind:
        case "choice":
            return list(option.choices)
        case "yes_no":
            return [False, True]
        case "number":
            return list(range(option.low, option.high + 1))
        case "seats":
            return [(low, high) for low in range(2, 7) for high in range(low, 7)]


def test_choices_keep_the_order_that_the_rules_count_by() -> None:
    assert {name: " ".join(each.choices) for name, each in OPTIONS.items() if each.kind == "choice"} == ORDER
    assert [code("board", name) for name in ORDER["board"].split()] == [0, 1, 2, 3]
    assert code("extra_build", "paired") == 2


def test_yes_is_one_and_no_is_zero() -> None:
    yes_no = [name for name, each in OPTIONS.items() if each.kind == "yes_no"]
    assert yes_no == ["robber_desert", "gifts", "plenty_alike", "friendly_robber", "giant_closes_ranks"]
    assert all(code(name, True) == 1 and code(name, False) == 0 for name in yes_no)


def test_numbers_have_their_ranges() -> None:
    assert {name: (OPTIONS[name].low, OPTIONS[name].high) for name in RANGES} == RANGES
    assert {name for name, each in OPTIONS.items() if each.kind in {"number", "seats"}} == set(RANGES)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_comes_back_from_its_text_and_from_its_code(name: str) -> None:
    values = allowed(OPTIONS[name])
    for value in values:
        assert parse(name, text(name, value)) == value
        assert type(parse(name, text(name, value))) is type(value)
        assert value_of(name, code(name, value)) == value
        assert type(value_of(name, code(name, value))) is type(value)
    assert len({text(name, value) for value in values}) == len(values)
    assert len({code(name, value) for value in values}) == len(values)


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_is_explained_in_one_sentence(name: str) -> None:
    assert re.fullmatch(r"[A-Z][^.?!]+[.?]", OPTIONS[name].help)


def test_one_number_of_seats_is_a_range_of_one() -> None:
    assert parse("players", "2") == (2, 2)
    assert text("players", (2, 2)) == "2"
    assert text("players", (3, 6)) == "3-6"


WRONG = {
    ("gifts", "maybe"): "gifts cannot be 'maybe': choose yes or no.",
    ("gifts", "Yes"): "gifts cannot be 'Yes': choose yes or no.",
    ("board", "square"): "board cannot be 'square': choose random, beginner_5th, beginner_old or gift.",
    ("setup", ""): "setup cannot be '': choose draft or fixed.",
    ("hand_limit", "4"): "hand_limit cannot be '4': choose a whole number from 5 to 20.",
    ("hand_limit", "21"): "hand_limit cannot be '21': choose a whole number from 5 to 20.",
    ("hand_limit", "07"): "hand_limit cannot be '07': choose a whole number from 5 to 20.",
    ("hand_limit", "\u0667"): "hand_limit cannot be '\u0667': choose a whole number from 5 to 20.",
    ("turn_seconds", "-1"): "turn_seconds cannot be '-1': choose a whole number from 0 to 3600.",
    ("victory_points", "2"): "victory_points cannot be '2': choose a whole number from 3 to 20.",
    (
        "players",
        "1-4",
    ): "players cannot be '1-4': choose a number or a range of seats from 2 to 6, such as 3-4.",
    (
        "players",
        "5-3",
    ): "players cannot be '5-3': choose a number or a range of seats from 2 to 6, such as 3-4.",
    ("gift", "no"): "There is no option 'gift': did you mean gifts?",
    ("robber_dessert", "no"): "There is no option 'robber_dessert': did you mean robber_desert?",
}


@pytest.mark.parametrize(("name", "written"), WRONG)
def test_a_wrong_text_is_refused_with_what_would_be_right(name: str, written: str) -> None:
    with pytest.raises(EditionError) as refusal:
        parse(name, written)
    assert str(refusal.value) == WRONG[name, written]


def test_an_unknown_name_like_no_other_brings_the_list() -> None:
    with pytest.raises(EditionError, match=r"There is no option 'xyzzy': choose players, .* or gift_map\."):
        parse("xyzzy", "1")


@pytest.mark.parametrize(
    ("name", "value"),
    [("hand_limit", True), ("gifts", 1), ("board", 0), ("board", True), ("players", (4, 3))],
)
def test_a_value_of_another_type_is_refused(name: str, value: Value) -> None:
    with pytest.raises(EditionError, match=f"{name} cannot be "):
        code(name, value)


@pytest.mark.parametrize(
    ("name", "number"), [("board", 4), ("board", -1), ("gifts", 2), ("hand_limit", 4), ("players", 43)]
)
def test_a_code_without_a_value_is_refused(name: str, number: int) -> None:
    with pytest.raises(EditionError):
        value_of(name, number)
