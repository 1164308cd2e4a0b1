"""The files of editions: what they inherit, and how a slip in one is reported."""

import pytest

from hexmoot.editions import EditionError
from hexmoot.editions.edition import Edition, edition, inherit
from hexmoot.editions.options import OPTIONS, text
from hexmoot.editions.sheet import read


def sheet(key: str, inherits: str = "", options: str = "") -> str:
    parent = f'inherits = "{inherits}"\n' if inherits else ""
    return f'key = "{key}"\ntitle = "Test"\nsources = ["Z"]\nruleset = 1\n{parent}[options]\n{options}\n'


ROOT = sheet("root", options="\n".join(f'{name} = "{text(name, edition().options[name])}"' for name in OPTIONS))


def editions(**written: str) -> dict[str, Edition]:
    return inherit({key: read(key, content) for key, content in {"root": ROOT, **written}.items()})


def test_a_grandchild_has_what_neither_it_nor_its_parent_changes() -> None:
    found = editions(
        child=sheet("child", "root", "hand_limit = 9\ngifts = true"),
        grandchild=sheet("grandchild", "child", 'hand_limit = 6\nroad_tie = "aside"'),
    )
    options = found["grandchild"].options
    assert (options["hand_limit"], options["gifts"], options["road_tie"]) == (6, True, "aside")
    assert options["victory_points"] == 10
    assert found["child"].options["hand_limit"] == 9
    assert found["root"].options == edition().options


def test_the_order_of_the_files_does_not_matter() -> None:
    found = editions(a=sheet("a", "b"), b=sheet("b", "root", "hand_limit = 9"))
    assert found["a"].options["hand_limit"] == 9


def test_separate_phases_bring_the_later_harbour_along() -> None:
    found = editions(child=sheet("child", "root", 'phases = "separate"'))
    assert found["child"].options["new_harbour"] == "next_turn"


FIXED_PLACES = (
    "setup=fixed needs a board with given places, beginner_5th or beginner_old: with board=random it is setup=draft."
)
LATER_HARBOUR = (
    "new_harbour=at_once needs phases=combined: with phases=separate no trade follows building, "
    "so it is new_harbour=next_turn."
)
BROKEN = {
    "a circle": (
        {"a": sheet("a", "b"), "b": sheet("b", "a")},
        "Inheritance runs in a circle, a from b from a: one of these has to give all its options itself.",
    ),
    "a circle of one": (
        {"a": sheet("a", "a")},
        "Inheritance runs in a circle, a from a: one of these has to give all its options itself.",
    ),
    "an unknown parent": (
        {"a": sheet("a", "roots")},
        "a.toml inherits from 'roots', which does not exist: did you mean root?",
    ),
    "an incomplete root": (
        {"a": ROOT.replace('"root"', '"a"').replace('hand_limit = "7"\n', "")},
        "a.toml inherits from nothing, so it has to give every option: add hand_limit.",
    ),
    "an unknown key": (
        {"a": "ruelset = 1\n" + sheet("a", "root")},
        "a.toml has an unknown key 'ruelset': did you mean ruleset?",
    ),
    "a missing key": (
        {"a": sheet("a", "root").replace("ruleset = 1\n", "")},
        "a.toml lacks ruleset: every edition gives its own.",
    ),
    "a key of the wrong type": (
        {"a": sheet("a", "root").replace("ruleset = 1", "ruleset = true")},
        "a.toml: ruleset has to be of type int.",
    ),
    "the key of another file": (
        {"a": sheet("b", "root")},
        "a.toml has the key 'b': it has to be that of its file, 'a'.",
    ),
    "an unknown option": (
        {"a": sheet("a", "root", "hand_limitt = 7")},
        "a.toml: There is no option 'hand_limitt': did you mean hand_limit?",
    ),
    "a value that is not allowed": (
        {"a": sheet("a", "root", "hand_limit = 99")},
        "a.toml: hand_limit cannot be 99: choose a whole number from 5 to 20.",
    ),
    "fixed places on a random board": (
        {"a": sheet("a", "root", 'setup = "fixed"')},
        f"a.toml: {FIXED_PLACES}",
    ),
    "separate phases and a harbour at once": (
        {"a": sheet("a", "root", 'phases = "separate"\nnew_harbour = "at_once"')},
        f"a.toml: {LATER_HARBOUR}",
    ),
}


@pytest.mark.parametrize("slip", BROKEN)
def test_a_slip_in_a_file_is_reported_in_one_sentence(slip: str) -> None:
    files, sentence = BROKEN[slip]
    with pytest.raises(EditionError) as refusal:
        editions(**files)
    assert str(refusal.value) == sentence


def test_a_file_that_is_not_toml_says_so() -> None:
    with pytest.raises(EditionError, match=r"^a\.toml is not TOML: "):
        read("a", "key = ")
