"""Games told in every language: nothing that a sentence needs is missing."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hexmoot as hx
from hexmoot.arena.random_record import random_record
from hexmoot.game.events import KEYS, Event
from hexmoot.rules.events import EVENTS
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
    # In the second game.
    **dict.fromkeys(("wildling", "tie", "name"), "kind"),
    **{name: name for name in ("section", "space", "trail", "clan")},
}
# No game in the suites comes to this.
RARE = {"ran_short"}
FIRST = {key for number, key in KEYS.items() if number < EVENTS}
SECOND = set(KEYS.values()) - FIRST
# Not every random game comes to these.
SELDOM = {
    *("ended_by_breaches", "ended_by_gift", "rushed", "tie_broken", "token_idle"),
    *("closed_up", "lifted_road", "tokens_shuffled"),
}


@cache
def games() -> list[hx.Game]:
    """Games that hold every kind of event between them."""
    return [hx.replay(hx.read_record(path.read_text(encoding="utf-8"))) for path in RECORDS]


def plies(*some: hx.Game) -> Iterator[list[Event]]:
    for game in some or games():
        yield game.opening
        yield from (ply.events for ply in game.plies)


@cache
def second_game() -> hx.Game:
    """A game of the Watch in which the Wall is breached."""
    return hx.replay(random_record("w-base", 3, 2026, 4))


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
            needed = variables("en", f"event-{event.key}{part_of(event)}")
            missing = {name for name in needed if getattr(event, FIELDS[name]) is None}
            assert not missing, event
    assert FIRST - seen == RARE


@pytest.mark.slow
def test_every_event_of_the_second_game_has_what_its_sentence_needs() -> None:
    seen = set()
    for events in plies(second_game()):
        for event in events:
            seen.add(event.key)
            needed = variables("en", f"event-{event.key}{part_of(event)}")
            missing = {name for name in needed if getattr(event, FIELDS[name]) is None}
            assert not missing, event
    assert SECOND - seen <= SELDOM


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_second_game_is_told(tag: str) -> None:
    words = Words(tag)
    told = [line for events in plies(second_game()) for line in tell_all(words, events, NAMES, watch=True)]
    assert len(told) > 1000
    for sentence in told:
        assert sentence.endswith((".", "!", "。", "！")), sentence
        assert "  " not in sentence, sentence
        assert not sentence.startswith((" ", "님", "さん")), sentence
    # The cards and the awards go by their own names.
    assert not any(words.say("card", card="K") in line for line in told)
    assert any(words.say("card", card="P") in line for line in told)


def test_what_a_game_of_the_watch_seldom_comes_to() -> None:
    en = Words("en")
    events = [
        Event("rushed", clan="cave"),
        Event("token_idle", kind="giant", clan="river"),
        Event("breached", section=2, count=3),
        Event("ended_by_breaches", count=3),
        Event("tie_broken", seat=2, kind="west"),
        Event("won", seat=2, count=6),
    ]
    assert tell_all(en, events, NAMES, watch=True) == [
        "Five in the camps of the Cave clan: two of them rush ahead!",
        "The peaks have no such figure left (giant): the token does nothing.",
        "The Wall is breached at section 2! Once all have crossed, it is breach 3 of 3.",
        "The Wall is breached for the third time: the game is over.",
        "Equally many guards and points, equally low spaces: counted from the west, Ben has the first guard.",
        "Level on guards, points and spaces, Ben wins with the first guard from the west!",
    ]
    overrun = [Event("ended_by_gift", count=7), Event("won", seat=1, count=9)]
    assert tell_all(en, overrun, NAMES, watch=True)[1] == "Anna wins with the most guards on the Wall!"


def test_the_second_game_has_its_own_words_for_common_events() -> None:
    en = Words("en")
    drawn = [Event("drew_card", seat=1, kind=letter) for letter in "KYN"]
    assert tell_all(en, drawn, NAMES, watch=True) == [
        "Anna draws a card: ranger patrol.",
        "Anna draws a card: winter stores.",
        "Anna draws a card: new recruits.",
    ]
    assert tell(en, drawn[0], NAMES) == "Anna draws a card: knight."
    road, army = Event("longest_road", seat=2, count=6), Event("largest_army", seat=None)
    assert tell(en, road, NAMES, watch=True) == "Ben has the longest trade route: 6."
    assert tell(en, army, NAMES, watch=True) == "Nobody has the strongest ranger any more."
    assert tell(en, Event("won", seat=1, count=10), NAMES, watch=True) == "Anna wins with 10 points!"
    hand = [Event("saw_hand", seat=1, kind=kind, count=1, other=2) for kind in "LO"]
    assert tell_all(en, hand, NAMES, watch=True) == ["Anna sees the hand of Ben: 1 lumber and 1 ore."]


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


def test_a_discard_of_ones_own_is_one_line() -> None:
    aside = [Event("set_aside", seat=1, kind=kind, count=2) for kind in "GO"]
    chosen = Event("chose_discard", seat=1, count=4)
    done = [Event("discarded", seat=1, kind=kind, count=2) for kind in "GO"]
    en = Words("en")
    assert tell_all(en, [*aside, chosen, *done], NAMES) == ["Anna discards 2 grain and 2 ore."]
    # Where others have yet to choose, it is told when all have; they hear meanwhile that Anna is done.
    assert tell_all(en, [*aside, chosen], NAMES) == []
    assert tell_all(en, [chosen], NAMES) == ["Anna has chosen 4 resource cards to discard."]


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


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    assert tell(Words("ko"), Event("turn_began", seat=3), {}) == "3번 자리님의 턴입니다."


def test_the_events_about_goods_are_those_whose_sentence_has_some() -> None:
    assert {key for key in KEYS.values() if "goods" in variables("en", f"event-{key}")} == GOODS
