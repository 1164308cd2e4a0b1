"""Records: HGN and its twin in JSON lines, read, replayed, and refused at the very place where they go wrong."""

import json
import time
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hexmoot as hx
from tests.notation.lines import look_at, spoilt
from tests.properties.profile import examples
from tests.properties.tables import TABLES, choose


def played(edition: str, seats: int, seed: int, plies: int, **options: str | int) -> hx.Game:
    """A game of so many plies, trades among them."""
    game = hx.Game(edition, seats=seats, seed=seed, options=options)
    number = seed
    while len(game.plies) < plies:
        number = (number * 5 + 7368787) % 2**24
        move = choose(game, number)
        if move is None:
            break
        game.push(move)
    return game


@cache
def hgn(edition: str = "z-base", seats: int = 4, seed: int = 3, plies: int = 70, points: int = 10) -> str:
    return played(edition, seats, seed, plies, victory_points=points).record().hgn()


def twin(text: str) -> str:
    return hx.read_record(text).json_lines()


# A game whose every ply is known by heart: four seats on a printed island, and two turns of it.
def little_game() -> hx.Game:
    game = hx.Game("z-first", seats=4, seed=1)
    game.push_text("roll =33 end roll =25 rob@D5>3 =G end")
    return game


def little() -> str:
    return little_game().record().hgn()


def test_a_record_is_written_as_the_docs_have_it() -> None:
    rows = little().splitlines()
    assert [row.partition(" ")[0] for row in rows[:7]] == [
        "[Edition",
        "[Ruleset",
        "[Seats",
        "[Island",
        "[Opening",
        "[Result",
        "",
    ]
    assert [row.rpartition(" #")[0] for row in rows[7:]] == ["1: roll =33 end", "2: roll =25 rob@D5>3 =G end"]


def test_a_discard_in_anothers_turn_names_its_seat_even_if_it_is_the_only_one() -> None:
    fields = hx.Game("z-first", seats=4, seed=1).hen().split()
    fields[5] = "LLLLWWWW|LLLLGGGG|-|-"
    game = hx.Game.from_hen(" ".join(fields))
    game.push_text("roll =34")
    assert [game.text_of(move) for move in (hx.Discard("LLLL", seat=1), hx.Discard("LLLL", seat=2))] == [
        "1.x:LLLL",
        "2.x:LLLL",
    ]
    game.push_text("1.x:LLLL")
    assert game.text_of(hx.Discard("LLLL", seat=2)) == "2.x:LLLL"
    assert game.why_not("x:LLLL") is None
    game.pop()
    game.push_text("2.x:LLLL")
    assert game.text_of(hx.Discard("LLLL", seat=1)) == "x:LLLL"


def test_both_forms_are_the_same_record() -> None:
    for text in (little(), hgn(), hgn(points=3, plies=3000), hgn("k-base", 6, 5)):
        record = hx.read_record(text)
        assert record.hgn() == text
        assert hx.read_record(record.json_lines()) == record
        assert hx.replay(record).record() == record


def test_the_steward_is_marked_and_stays_marked() -> None:
    game = hx.Game("z-first", seats=4, seed=1)
    game.push(hx.Roll(), steward=True)
    game.push(hx.Dice(1, 2))
    game.push(hx.End(), steward=True)
    text = game.record().hgn()
    assert "1: ~roll =12 ~end #" in text
    assert hx.replay(hx.read_record(text)).record().hgn() == text


def refused(text: str) -> hx.RecordError:
    """How the record is refused on replay, in either form."""
    errors = []
    for form in (text, twin(text)):
        with pytest.raises(hx.RecordError) as caught:
            hx.replay(hx.read_record(form))
        errors.append(caught.value)
    assert str(errors[0]) == str(errors[1])
    return errors[0]


# The change, the line and the move where it shows, and the rule broken.
ILLEGAL = [
    ("1: roll =33 end", "1: end roll =33", 1, 1, "TURN-01"),
    ("1: roll =33 end", "1: roll end =33", 1, 2, "PLAY-03"),
    ("1: roll =33 end", "1: roll =K end", 1, 2, "PLAY-07"),
    ("1: roll =33 end", "1: roll =33 buy =K end", 1, 3, "BUILD-01"),
    ("1: roll =33 end", "1: roll =33 s@D7n end", 1, 3, "BUILD-06"),
    ("1: roll =33 end", "1: roll =33 s@Z99n end", 1, 3, "PLAY-04"),
    ("1: roll =33 end", "1: roll =33 2.end end", 1, 3, "PLAY-02"),
    ("1: roll =33 end", "1: roll =33 kn end", 1, 3, "DEV-02"),
    ("1: roll =33 end", "1: roll =33 o:W>O end", 1, 3, "TRADE-14"),
    ("1: roll =33 end", "1: roll =33 win end", 1, 3, "WIN-02"),
    ("1: roll =33 end", "1: roll =33 end end", 1, 4, "TURN-01"),
    ("rob@D5>3 =G", "rob@D7 =G", 2, 3, "ROBBER-04"),
    ("rob@D5>3 =G", "rob@D5 =G", 2, 3, "ROBBER-05"),
    ("rob@D5>3 =G", "rob@D5>3 =O", 2, 4, "PLAY-07"),
    ("2: roll", "3: roll", 2, 0, "PLAY-02"),
]


@pytest.mark.parametrize(("old", "new", "line", "move", "rule"), ILLEGAL)
def test_an_illegal_move_is_refused_at_that_move_with_the_rules_id(
    old: str, new: str, line: int, move: int, rule: str
) -> None:
    assert old in little()
    error = refused(little().replace(old, new))
    assert (error.line, error.move, error.rule) == (line, move, rule)
    assert rule in str(error) or move == 0


def test_an_altered_but_possible_outcome_is_refused_at_the_end_of_its_line() -> None:
    for old, new, line in (("=33", "=24", 1), ("=33", "=23", 1), ("=25 rob", "=16 rob", 2), ("=G", "=B", 2)):
        text = little()
        assert old in text
        # Two ways to roll the same number lead to the same position: nothing is altered by them.
        same = (old, new) in (("=33", "=24"), ("=25 rob", "=16 rob"))
        if same:
            assert hx.replay(hx.read_record(text.replace(old, new, 1))).hen() == little_game().hen()
            continue
        error = refused(text.replace(old, new, 1))
        assert (error.line, error.move, error.rule) == (line, 0, "")
        assert "the record says #" in error.reason


def test_every_altered_fingerprint_is_refused_at_its_line() -> None:
    record = hx.read_record(hgn())
    for number, line in enumerate(record.lines, start=1):
        mark = f"{int(line.fingerprint, 16) ^ 1:08x}"
        text = record.hgn().replace(f"#{line.fingerprint}\n", f"#{mark}\n", 1)
        with pytest.raises(hx.RecordError) as caught:
            hx.replay(hx.read_record(text))
        assert (caught.value.line, caught.value.move) == (number, 0)


BAD_TAGS = [
    ('[Edition "z-first"]', '[Edition "q-base"]', "no edition"),
    ('[Ruleset "1"]', '[Ruleset "2"]', "ruleset 1 of z-first, not 2"),
    ('[Ruleset "1"]', '[Ruleset "01"]', "ruleset"),
    ('[Seats "4"]', '[Seats "5"]', "5"),
    ('[Seats "4"]', '[Seats "3"]', ""),
    ('[Seats "4"]', '[Seats "x"]', ""),
    ('[Seats "4"]', '[Seats "-4"]', ""),
    ('[Opening "first=1"]', '[Opening "first=2"]', "turn of seat 2"),
    ('[Opening "first=1"]', '[Opening "first=5"]', "SETUP-06"),
    ('[Opening "first=1"]', '[Opening "1=66 2=66 3=11 4=11"]', "tie"),
    ('[Opening "first=1"]', '[Opening "1=66 2=65 3=11"]', "SETUP-06"),
    ('[Opening "first=1"]', '[Opening ""]', "SETUP-06"),
    ('[Result "*"]', '[Result "winner=1 ending=points points=10,2,2,2"]', "the result is *"),
    ('[Result "*"]', '[Result ""]', "the result is *"),
    (' D7"]', ' Z9"]', "robber"),
    (' D7"]', '"]', "board, harbours and robber"),
    ("island:", "large:", "the board is 'island'"),
    ("B5nw:3", "B5nw:7", "a harbour is"),
    ('D7"]', 'D7 "]', "board, harbours and robber"),
    ('[Seats "4"]', '[Options "victory_points=99"]\n[Seats "4"]', "victory_points"),
    ('[Seats "4"]', '[Options "nonsense=1"]\n[Seats "4"]', "no option"),
    ('[Seats "4"]', '[Options "nonsense"]\n[Seats "4"]', ""),
    ('[Seats "4"]', '[Options "hand_limit=9,hand_limit=7"]\n[Seats "4"]', ""),
    ('[Seats "4"]', '[Options ","]\n[Seats "4"]', ""),
]


@pytest.mark.parametrize(("old", "new", "reason"), BAD_TAGS)
def test_a_record_with_a_wrong_tag_is_refused(old: str, new: str, reason: str) -> None:
    assert old in little()
    error = refused(little().replace(old, new))
    assert reason in str(error)


BAD_TEXT = [
    ("", "no tag Edition"),
    ("\n\n", "no tag Edition"),
    ("1: roll =33 end #12345678\n", "no tag Edition"),
    (little().replace('[Seats "4"]\n', ""), "no tag Seats"),
    (little().replace('[Seats "4"]\n', '[Seats "4"]\n[Seats "4"]\n'), "stands twice"),
    (little().replace('[Seats "4"]\n', '[Seats "4"]\n[Seats "3"]\n'), "stands twice"),
    (little().replace("[Seats", "[Chairs"), "a tag is one of"),
    (little().replace('[Seats "4"]', "[Seats 4]"), "a line is a tag"),
    (little() + '[Seats "4"]\n', "a line is a tag"),
    (little().replace("1: roll", "7: roll"), "a line is a tag"),
    (little().replace("1: roll", "1:roll"), "a line is a tag"),
    (little().replace("1: roll", "roll"), "a line is a tag"),
    (little().replace("roll =33", "roll  =33"), "no move"),
    (little().replace("roll =33", "rol =33"), "no move"),
    (little().replace("roll =33", "roll =?"), "no move"),
    (little().replace("roll =33", "~~roll =33"), "no move"),
    (little().replace("rob@D5>3", "rob@D5n>3"), "a hex is"),
    (little()[:-4], "a line is a tag"),
    (little()[:-12], "a line is a tag"),
    (little().replace("\n", "\r\n"), "a line is a tag"),
    ("{", "no JSON"),
    ("{}", "no tag Edition"),
    ("[1]\n", "a line is a tag"),
    ('{"Edition": 3}', "with text"),
    ('{"Edition": "z-base"}', "no tag Ruleset"),
    (twin(little()).replace('"seat": 1', '"seat": 7'), "a turn is"),
    (twin(little()).replace('"seat": 1', '"seat": "1"'), "a turn is"),
    (twin(little()).replace('"seat": 1', '"seat": 1.0'), "a turn is"),
    (twin(little()).replace('"seat": 1', '"seat": true'), "a turn is"),
    (twin(little()).replace('"seat": 1', '"chair": 1'), "a turn is"),
    (twin(little()).replace('"seat": 1', '"seat": 1, "x": 1'), "a turn is"),
    (twin(little()).replace('"roll"', "7"), "a turn is"),
    (twin(little()).replace('"roll"', '"roll\\n"'), "no move"),
    (twin(little()).replace('{"Edition": "z-first"', '{"Edition": "k-base", "Edition": "z-first"'), "twice"),
    (twin(little()).replace('{"seat": 1', '{"seat": 2, "seat": 1'), ""),
    (twin(little()).replace('"Result": "*"', '"Result": "a\\"b"'), ""),
    (twin(little()).replace('"Result": "*"', '"Result": "a\\nb"'), ""),
    ("{}\n" + twin(little()), ""),
    (twin(little())[:-9], "no JSON"),
]


@pytest.mark.parametrize(("text", "reason"), BAD_TEXT, ids=[str(number) for number in range(len(BAD_TEXT))])
def test_a_text_that_is_no_record_is_refused_with_place_and_reason(text: str, reason: str) -> None:
    with pytest.raises(hx.InvalidText) as caught:
        hx.read_record(text)
    assert reason in caught.value.reason
    assert 0 <= caught.value.position <= len(text)


def test_a_bad_line_is_pointed_at() -> None:
    text = little()
    for spoil, wanted in (("1: roll", "7: roll"), ("2: roll", "2; roll")):
        bad = text.replace(spoil, wanted)
        with pytest.raises(hx.InvalidText) as caught:
            hx.read_record(bad)
        assert caught.value.position == bad.index(wanted)


def test_a_bad_move_is_pointed_at_even_if_its_text_stands_elsewhere_too() -> None:
    # "W" alone is no move; the first W of the text is in the tag that describes the island.
    text = little().replace("roll =25", "W =25")
    with pytest.raises(hx.InvalidText) as caught:
        hx.read_record(text)
    assert caught.value.position == text.index("W =25")


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_truncated_record_is_refused_or_is_a_shorter_game(cut: int) -> None:
    """Whole lines cut off leave a shorter game, whose result then does not agree unless it was open."""
    text = hgn(points=3, plies=3000)
    rows = text.rstrip("\n").split("\n")
    assert "winner=" in text
    shorter = "\n".join(rows[:-cut]) + "\n"
    with pytest.raises((hx.InvalidText, hx.RecordError)):
        hx.replay(hx.read_record(shorter))
    with pytest.raises((hx.InvalidText, hx.RecordError)):
        hx.replay(hx.read_record(text[: len(text) * cut // 41]))


def test_a_move_after_the_end_is_refused() -> None:
    text = hgn(points=3, plies=3000)
    last = text.rstrip("\n").rpartition("\n")[2]
    mark = last.rpartition(" ")[2]
    error = refused(text.replace(f" {mark}", f" end {mark}"))
    assert error.rule == "PLAY-01"


def test_a_redacted_record_is_not_replayed() -> None:
    text = little().replace("[Result", '[View "0"]\n[Result').replace("=G", "=?")
    record = hx.read_record(text)
    assert record.is_redacted
    with pytest.raises(hx.RecordError, match="not replayed"):
        hx.replay(record)


@pytest.mark.parametrize(
    "text",
    [
        "x" * 10**7,
        '[Edition "' + "z" * 10**7 + '"]',
        "{" * 10**6,
        '{"a":' * 10**5,
        little() + "1: " + "roll " * 10**5 + "#12345678\n",
        little().replace("roll =33", "roll =33 x:" + "L" * 10**6),
        little().replace('[Seats "4"]', '[Seats "' + "9" * 10**6 + '"]'),
        '{"Edition": ' + "9" * 10**6 + "}",
        "\n" * 10**6,
    ],
    ids=["letters", "tag", "braces", "nested", "moves", "bundle", "seats", "digits", "lines"],
)
def test_huge_inputs_are_refused_quickly(text: str) -> None:
    began = time.process_time()
    with pytest.raises(hx.HexmootError):
        hx.replay(hx.read_record(text))
    assert time.process_time() - began < 5


def test_an_error_message_stays_short_whatever_the_input() -> None:
    for text in ('[Edition "' + "z" * 10**5 + '"]\n' + little().split("\n", 1)[1], "x" * 10**5):
        with pytest.raises(hx.HexmootError) as caught:
            hx.replay(hx.read_record(text))
        assert len(str(caught.value)) < 1000


@cache
def some_records() -> list[str]:
    texts = [little()]
    for seed, table in enumerate(TABLES[::3]):
        game = table.game(seed)
        number = seed
        while len(game.plies) < 45:
            number = (number * 5 + 7368787) % 2**24
            move = choose(game, number)
            if move is None:
                break
            game.push(move)
        texts.append(game.record().hgn())
    return [*texts, *(twin(text) for text in texts)]


def check_record(text: str) -> None:
    try:
        record = hx.read_record(text)
    except hx.InvalidText as error:
        look_at(error, text)
        return
    assert hx.read_record(record.hgn()) == record
    assert hx.read_record(record.json_lines()) == record
    try:
        game = hx.replay(record)
    except hx.RecordError:
        return
    assert dict(game.record().tags) == dict(record.tags)
    assert hx.replay(game.record()).hen() == game.hen()


@given(text=st.text(max_size=60))
@examples(100)
def test_any_text_is_a_record_or_refused(text: str) -> None:
    check_record(text)
    check_record("{" + text)


@given(data=st.data())
@examples(40)
def test_a_spoilt_record_is_read_or_refused(data: st.DataObject) -> None:
    check_record(data.draw(spoilt(some_records())))


@pytest.mark.slow
@given(data=st.data())
@examples(500)
def test_many_spoilt_records_are_read_or_refused(data: st.DataObject) -> None:
    check_record(data.draw(spoilt(some_records())))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(rows=st.lists(JSON, max_size=3), place=st.integers(0, 3), name=st.sampled_from(["seat", "moves", "fingerprint"]))
@examples(40)
def test_any_json_is_a_record_or_refused(rows: list[object], place: int, name: str) -> None:
    check_record("\n".join(json.dumps(row) for row in rows))
    good = [json.loads(row) for row in twin(little()).splitlines()]
    if rows:
        good[1][name] = rows[0]
    check_record("".join(json.dumps(row) + "\n" for row in [*good[:place], *rows, *good[place:]]))


def test_a_game_taken_up_in_the_middle_has_no_record_that_would_be_another_game() -> None:
    game = hx.Game.from_hen(little_game().hen())
    game.push_text("roll =12 end")
    try:
        record = game.record()
    except hx.HexmootError:
        return
    assert hx.replay(record).hen() == game.hen()
