"""A host's changes to an edition: what may be combined, what implies what, and how changes are written."""

import pickle
from contextlib import suppress

import pytest

from hexmoot.editions import EditionError, changes, codes, keys, resolve, resolve_for, text
from hexmoot.editions.checker import changeable
from hexmoot.editions.edition import Edition, edition, shown
from hexmoot.editions.options import OPTIONS, Option


def written(changed: Edition) -> str:
    """The changes as notation has them."""
    return ",".join(f"{name}={text(name, value)}" for name, value in changes(changed).items())


def test_no_changes_give_the_plain_edition() -> None:
    for key in keys():
        assert resolve(key) == edition(key)
        assert changes(edition(key)) == {}


def test_changes_are_taken_as_text_or_as_values() -> None:
    as_text = resolve("z-base", {"robber_desert": "no", "hand_limit": "8", "players": "2", "tokens": "random"})
    as_values = resolve("z-base", {"robber_desert": False, "hand_limit": 8, "players": 2, "tokens": "random"})
    assert as_text == as_values
    assert hash(as_text) == hash(as_values)
    assert as_text.options["players"] == (2, 2)
    assert as_text.options["robber_desert"] is False


@pytest.mark.parametrize(
    ("key", "wanted", "line"),
    [
        ("z-base", {"robber_desert": "no"}, "robber_desert=no"),
        ("z-base", {"robber_desert": "yes"}, ""),
        ("z-base", {"setup": "fixed", "board": "beginner_5th"}, "board=beginner_5th,setup=fixed"),
        ("z-base", {"board": "beginner_old"}, "board=beginner_old"),
        ("z-base", {"phases": "separate"}, "phases=separate,new_harbour=next_turn"),
        ("z-base", {"extra_build": "paired", "players": "3-6"}, "players=3-6,extra_build=paired"),
        (
            "z-first",
            {"setup": "draft", "board": "random", "tokens": "random"},
            "board=random,tokens=random,setup=draft",
        ),
        ("k-first", {"setup": "draft"}, "setup=draft"),
    ],
)
def test_changes_are_written_in_one_way_and_read_back(key: str, wanted: dict[str, str], line: str) -> None:
    changed = resolve(key, wanted)
    assert written(changed) == line
    again = dict(part.split("=") for part in line.split(",")) if line else {}
    assert resolve(key, again) == changed


@pytest.mark.parametrize("key", ["k-base", "k-first", "z-base", "z-first", "j-base", "u-base"])
def test_two_players_and_any_goal_go_with_every_edition(key: str) -> None:
    for points in range(3, 21):
        changed = resolve(key, {"players": "2", "victory_points": points})
        assert changed.options["players"] == (2, 2)
        assert changed.options["victory_points"] == points


def test_a_printed_board_silences_tokens_and_harbours_but_not_the_setup() -> None:
    table = shown(resolve("z-base", {"board": "beginner_5th"}))
    assert (table["tokens"], table["harbours"], table["setup"]) == ("-", "-", "draft")


def test_a_board_freed_again_has_the_harbours_of_its_rule_book() -> None:
    table = shown(resolve("k-first", {"board": "random", "setup": "draft"}))
    assert (table["harbours"], table["tokens"]) == ("shuffled", "spiral")


FIXED_PLACES = (
    "setup=fixed needs a board with given places, beginner_5th or beginner_old: with board=random it is setup=draft."
)
LATER_HARBOUR = (
    "new_harbour=at_once needs phases=combined: with phases=separate no trade follows building, "
    "so it is new_harbour=next_turn."
)
OWN_TOKENS = (
    "tokens=random has no effect since board=beginner_5th brings its own tokens: leave it out, or choose board=random."
)
OWN_HARBOURS = (
    "harbours=frame has no effect since board=beginner_old brings its own harbours: "
    "leave it out, or choose board=random."
)
TOO_FEW = (
    "extra_build=paired has no effect with fewer than five seats: leave it out, or allow more, as players=3-6 does."
)
NO_DESERT = "robber_desert=no has no effect where there is no desert: leave it out, or choose w-plain."
OWN_ROUTES = (
    "harbours=shuffled has no effect since board=gift brings its own harbours: "
    "leave it out, or choose gift_map=shuffled."
)
OF_THE_GIFT = "has no effect since board=gift brings its own"
RANDOM = {"board": "random", "setup": "draft"}
NO_GIANTS = "giant_closes_ranks=no has no effect in this game: leave it out, or choose w-base."
FOUR_PLACES = "board=beginner_5th has room for 4 seats, and players=5-6 asks for more: choose fewer, or board=random."
EDITIONS = "choose j-base, k-base, k-first, u-base, w-base, w-plain, z-base or z-first."
IMPOSSIBLE = [
    ("z-base", {"setup": "fixed"}, FIXED_PLACES),
    ("z-first", {"board": "random"}, FIXED_PLACES),
    ("k-base", {"new_harbour": "at_once"}, LATER_HARBOUR),
    ("z-base", {"phases": "separate", "new_harbour": "at_once"}, LATER_HARBOUR),
    ("z-base", {"board": "beginner_5th", "tokens": "random"}, OWN_TOKENS),
    ("k-first", {"harbours": "frame"}, OWN_HARBOURS),
    ("z-base", {"extra_build": "paired"}, TOO_FEW),
    # Also where the book, by its ancestors, has that very value: nothing is accepted that does nothing.
    ("w-base", {"extra_build": "phase"}, "extra_build=phase has no effect with fewer than five seats: leave it out."),
    ("w-base", {"robber_desert": "no"}, NO_DESERT),
    ("w-base", {"harbours": "shuffled"}, OWN_ROUTES),
    ("w-plain", {"harbours": "frame"}, OWN_ROUTES.replace("shuffled", "frame", 1)),
    # What was chosen already, or would not help, is not advised.
    ("w-base", {"harbours": "frame", "gift_map": "shuffled"}, f"harbours=frame {OF_THE_GIFT} harbours: leave it out."),
    ("w-base", {"tokens": "random"}, f"tokens=random {OF_THE_GIFT} tokens: leave it out."),
    ("w-plain", {"gift_limit": "8"}, "gift_limit=8 has no effect in this game: leave it out, or choose w-base."),
    ("z-base", {"giant_closes_ranks": "no"}, NO_GIANTS),
    ("z-base", {"roads": "14"}, "roads=14 has no effect in this game: leave it out, or choose w-base or w-plain."),
    ("k-first", {"harbours": "shuffled"}, OWN_HARBOURS.replace("frame", "shuffled")),
    ("z-first", {"players": "5-6"}, FOUR_PLACES),
    ("z-base", {"hand_limits": "8"}, "There is no option 'hand_limits': did you mean hand_limit?"),
    ("z-bases", {}, "There is no edition 'z-bases': did you mean z-base?"),
    ("klingon", {}, f"There is no edition 'klingon': {EDITIONS}"),
]


@pytest.mark.parametrize(("key", "wanted", "sentence"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_in_one_sentence(key: str, wanted: dict[str, str], sentence: str) -> None:
    with pytest.raises(EditionError) as refusal:
        resolve(key, wanted)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("key", keys())
def test_a_host_can_change_what_is_changeable_and_nothing_else(key: str) -> None:
    plain = edition(key)
    can = changeable(plain.options, plain.game)
    # What an option may need beside it, as far as the land allows it.
    beside: list[dict[str, str]] = [{}, {"phases": "combined"}]
    beside += [{"board": "random", "setup": "draft"}, {"board": "beginner_5th"}, {"players": "5", **RANDOM}]
    for option in OPTIONS.values():
        changed = set()
        for value in _values(option):
            for more in beside:
                with suppress(EditionError):
                    found = resolve(key, {**more, option.name: value})
                    changed |= {text(option.name, found.options[option.name])} - {shown(plain)[option.name]}
        assert bool(changed) == (option.name in can), (option.name, changed)


def test_what_only_a_game_has_comes_first() -> None:
    watch, plain, first = (edition(key) for key in ("w-base", "w-plain", "z-base"))
    own = ("gift_limit", "giant_closes_ranks", "roads", "gift_map")
    assert changeable(watch.options, watch.game)[:5] == (*own, "players")
    assert changeable(plain.options, plain.game)[:3] == (*own[2:], "players")
    assert not set(own) & set(changeable(first.options, first.game))


def _values(option: Option) -> tuple[str, ...]:
    if option.kind == "number":
        return str(option.low), str(option.high)
    return option.choices or {"yes_no": ("yes", "no"), "seats": ("3", "4")}[option.kind]


def test_two_seats_are_allowed_by_asking_for_them() -> None:
    assert resolve_for("z-base", {}, 2) == resolve("z-base", {"players": 2})
    assert resolve_for("z-base", {"players": "2-4"}, 2) == resolve("z-base", {"players": "2-4"})
    assert resolve_for("z-base", {"hand_limit": 9}, 4) == resolve("z-base", {"hand_limit": 9})


def test_an_edition_error_is_a_value_error() -> None:
    assert issubclass(EditionError, ValueError)


def test_options_cannot_be_changed_in_place() -> None:
    with pytest.raises(TypeError):
        edition("z-base").options["hand_limit"] = 9  # type: ignore[index]


def test_an_edition_survives_the_way_to_another_process() -> None:
    changed = resolve("k-base", {"hand_limit": 6})
    assert pickle.loads(pickle.dumps(changed)) == changed  # noqa: S301 - our own bytes, made on this line


def test_the_rules_are_told_codes() -> None:
    told = codes(edition("k-base"), 6)
    assert told["extra_build"] == 1
    assert (told["phases"], told["new_harbour"], told["robber_desert"], told["hand_limit"]) == (0, 0, 0, 7)
    assert set(told) == set(edition("k-base").options) - {"players"}


def test_below_five_seats_nobody_builds_between_turns() -> None:
    assert codes(edition("k-base"), 4)["extra_build"] == 0
    assert codes(edition("k-base"), 5)["extra_build"] == 1


@pytest.mark.parametrize(
    ("key", "wanted", "seats", "sentence"),
    [
        ("z-base", {}, 5, "z-base is for 3-4 seats, not for 5: set players=5 to allow it."),
        ("z-base", {}, 2, "z-base is for 3-4 seats, not for 2: set players=2 to allow it."),
        ("z-base", {"players": 4}, 3, "z-base with players=4 is for 4 seats, not for 3: set players=3 to allow it."),
        ("w-base", {}, 5, "w-base is for 3 or 4 seats, not for 5 (W-SETUP-01)."),
        ("w-base", {"players": 3}, 2, "w-base is for 3 or 4 seats, not for 2 (W-SETUP-01)."),
        ("w-base", {"players": 3}, 4, "w-base with players=3 is for 3 seats, not for 4: set players=4 to allow it."),
        ("z-base", {}, 7, "No edition is for 7 seats: z-base is for 3-4."),
        (
            "k-base",
            {"board": "beginner_old"},
            5,
            "board=beginner_old has room for 4 seats, not for 5: set board=random.",
        ),
    ],
)
def test_a_table_of_the_wrong_size_is_refused(key: str, wanted: dict[str, str], seats: int, sentence: str) -> None:
    with pytest.raises(EditionError) as refusal:
        codes(resolve(key, wanted), seats)
    assert str(refusal.value) == sentence
