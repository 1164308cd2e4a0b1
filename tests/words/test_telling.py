"""Games told in every language: nothing that a sentence needs is missing."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hexmoot as hx
from hexmoot.game.events import KEYS, Event
from hexmoot.words import LANGUAGES, Words, tell, tell_all
from hexmoot.words.telling import GOODS
from tests.words.ftl import variables

RECORDS = sorted((Path(__file__).parents[2] / "suites" / "records").glob("*.hgn"))
NAMES = {1: "Anna", 2: "Ben", 3: "Cem", 4: "Дана", 5: "은우", 6: "花子"}
# Where an event keeps what a variable says.
FIELDS = {
    "who": "seat",
    "whom": "other",
    "goods": "kind",
    "kind": "kind",
    "card": "kind",
    "place": "place",
    "asked": "asked",
    **dict.fromkeys(("first", "second", "total"), "dice"),
    "count": "count",
    # The second game's.
    **dict.fromkeys(("name", "wildling", "tie"), "kind"),
    **{name: name for name in ("section", "space", "trail", "clan")},
}
# No game in the suites comes to these.
RARE = {"ran_short", "rushed", "token_idle", "tokens_shuffled"}


@cache
def games() -> list[hx.Game]:
    """Games that hold every kind of event between them."""
    return [hx.replay(hx.read_record(path.read_text(encoding="utf-8"))) for path in RECORDS]


def plies() -> Iterator[list[Event]]:
    for game in games():
        yield game.opening
        yield from (ply.events for ply in game.plies)


def part_of(event: Event) -> str:
    if event.key in ("longest_road", "largest_army") and event.seat is None:
        return ".nobody"
    return ".answer" if event.key == "offer_lapsed" and event.other is not None else ""


@pytest.mark.slow
def test_every_event_has_what_its_sentence_needs() -> None:
    seen = set()
    for events in plies():
        for event in events:
            seen.add(event.key)
            key = "strongest_ranger" if part_of(event) and event.key == "largest_army" else event.key
            needed = variables("en", f"event-{key}{part_of(event)}")
            missing = {name for name in needed if getattr(event, FIELDS[name]) is None}
            assert not missing, event
    assert set(KEYS.values()) - seen == RARE


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_whole_games_are_told(tag: str) -> None:
    words = Words(tag)
    told = 0
    for events in plies():
        for sentence in tell_all(words, events, NAMES):
            assert sentence.endswith((".", "!", "。", "！")), sentence
            assert "  " not in sentence, sentence
            assert not sentence.startswith((" ", "님", "さん")), sentence
            told += 1
    assert told > 2000


def test_cards_that_come_together_are_told_together() -> None:
    events = [
        Event("rolled", seat=1, dice=(3, 5)),
        Event("produced", seat=1, kind="O", count=1),
        Event("produced", seat=1, kind="L", count=2),
        Event("produced", seat=2, kind="O", count=1),
    ]
    assert tell_all(Words("en"), events, NAMES) == [
        "Anna rolls 8 (3 + 5).",
        "Anna receives 2 lumber and 1 ore.",
        "Ben receives 1 ore.",
    ]


def test_an_offer_is_one_sentence() -> None:
    events = [
        Event("offered", seat=1, asked=(2, 3)),
        Event("offer_gives", seat=1, kind="L", count=2),
        Event("offer_takes", seat=1, kind="O", count=1),
    ]
    assert tell_all(Words("en"), events, NAMES) == ["Anna offers 2 lumber for 1 ore to Ben and Cem."]
    gift = [events[0], events[2]]
    assert tell_all(Words("en"), gift, NAMES) == ["Anna offers nothing for 1 ore to Ben and Cem."]
    assert tell_all(Words("uk"), events, NAMES) == ["Anna пропонує 2 деревини за 1 руду. Кому: Ben та Cem."]


def test_single_events() -> None:
    en = Words("en")
    assert tell(en, Event("longest_road", seat=None), NAMES) == "Nobody has the longest road any more."
    assert tell(en, Event("longest_road", seat=2, count=6), NAMES) == "Ben has the longest road: 6."
    assert tell(en, Event("offer_lapsed", seat=1), NAMES) == "The offer of Anna is off the table."
    lapsed = Event("offer_lapsed", seat=1, other=2)
    assert tell(en, lapsed, NAMES) == "Ben can no longer meet the offer of Anna."
    assert tell(en, Event("played_card", seat=1, kind="Y", count=1), NAMES) == "Anna plays a card: year of plenty."
    assert tell(en, Event("opened_harbour", seat=1, kind="3"), NAMES) == "Anna reaches a harbour: 3:1 harbour."
    assert tell(en, Event("robbed", seat=1, other=2), NAMES) == "Anna picks Ben, who has no card to steal."
    assert tell(en, Event("ran_short", kind="W", count=2), NAMES).endswith("2 wool cannot be paid.")
    assert tell(en, Event("largest_army", seat=None), NAMES) == "Nobody has the strongest ranger any more."
    assert "Cave clan" in tell(en, Event("rushed", clan="cave"), NAMES)
    assert "(giant)" in tell(en, Event("token_idle", kind="giant", clan="cave"), NAMES)
    assert "13 used tokens" in tell(en, Event("tokens_shuffled", count=13), NAMES)
    assert tell(en, Event("used_hero", seat=1, kind="seer"), NAMES) == "Anna uses a hero: the seer."


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    assert tell(Words("ko"), Event("turn_began", seat=3), {}) == "3번 자리님의 턴입니다."


def test_the_events_about_goods_are_those_whose_sentence_has_some() -> None:
    assert {key for key in KEYS.values() if "goods" in variables("en", f"event-{key}")} == GOODS
