"""Whatever is refused in the second game's box is refused by a rule of the book that is played."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.editions.edition import edition
from hexmoot.game.lacking import Lack, lack_of
from hexmoot.game.obstacles import MOVE_KINDS, obstacle
from hexmoot.game.watch_obstacles import WATCH_KINDS
from hexmoot.notation.letters import KINDS
from hexmoot.notation.watch_words import HEROES
from hexmoot.rules.catalogue import in_force, rules, rules_in, watch_rules
from tests.watch.table import position

BARE = ("roll", "buy", "kn", "rb", "vp", "win", "end", "o-", "h:flip", "h:tracker")


def wishes(game: hx.Game, chance: random.Random) -> Iterator[str]:
    """A move of every kind, most of them not possible now."""
    shape, one = game.position.shape, chance.choice
    corner, side, place = one(shape.corner_names), one(shape.side_names), one(shape.hex_names)
    section, seat, give, take = chance.randint(1, 4), chance.randint(1, 3), one(KINDS), one(KINDS)
    yield from BARE
    yield from (f"s@{corner}", f"c@{corner}", f"r@{side}", f"rob@{place}", f"rob@{place}>{seat}")
    yield from (f"t:{give * count}>{take}" for count in (1, 2, 3, 4))
    yield from (f"o:{give}>{take}", f"yp:{give}{take}", f"mo:{give}", f"x:{give * chance.randint(1, 4)}")
    yield from (f"g@{section}", f"nr@{section}", f"kn@{place}", f"h:{one(HEROES)}")
    yield from (f"h:steward={give}>{take}", f"h:commander={give}/{seat}", f"h:scholar={give}", f"h:rebel>{seat}")
    yield from (f"h:arms@{section}:{give}WB", f"h:seer:{give}GO", f"h:archer@{place}", f"h:recruiter@{section}")


def play_on(game: hx.Game, chance: random.Random) -> None:
    """Something happens: chance, or a legal move, seldom the end of the turn."""
    if game.awaits_chance:
        game.deal()
        return
    moves = list(game.legal_moves(game.actors[0]))
    busy = [move for move in moves if not isinstance(move, hx.End)]
    game.push(chance.choice(busy if busy and chance.random() < 0.5 else moves))


@pytest.mark.parametrize(("key", "named"), [("w-base", 18), ("w-plain", 16)])
def test_no_refusal_names_a_rule_that_the_book_has_otherwise(key: str, named: int) -> None:
    book, found, sentences = rules_in(edition(key).book), set(), {}
    for seed in range(6):
        chance, game = random.Random(seed), hx.Game(key, seats=3, seed=seed)
        for _ in range(250):
            if game.result():
                break
            for code in wishes(game, chance):
                for who in ("", f"{chance.randint(1, 3)}."):
                    try:
                        refusal = game.why_not(who + code)
                    except hx.HexmootError:
                        # No move at all, or nobody's in particular.
                        continue
                    if refusal:
                        found.add(refusal.rule)
                        sentences[refusal.rule] = refusal.sentence
            play_on(game, chance)
    assert found - book.keys() == set()
    assert all(sentences[one] == book[one].text for one in found)
    assert len(found) >= named, sorted(found)


@pytest.mark.parametrize(
    ("code", "told", "rule"),
    [
        ("t:LLLL>O", {"hands": {1: "LLLL"}}, "W-TRADE-01"),
        ("t:LL>O", {"hands": {1: "LLLL"}}, "W-TRADE-01"),
        ("rob@D4", {}, "W-ROBBER-01"),
        ("win", {}, "W-END-03"),
        ("kn", {}, "W-DEV-02"),
        ("mo:L", {}, "W-DEV-01"),
        ("g@1", {"hands": {1: "LW"}}, "W-GUARD-01"),
        ("h:arms@1:LLW", {"hands": {1: "LW"}, "heroes": "arms,steward,archer"}, "W-GUARD-01"),
        ("buy", {"hands": {1: "LW"}}, "BUILD-01"),
        ("buy", {"stage": "before"}, "W-TURN-01"),
    ],
)
def test_the_rule_of_the_watch_is_named_by_the_judge_and_by_a_refused_move(
    code: str, told: dict[str, Any], rule: str
) -> None:
    game = position(seats=3, **told)
    refusal = game.why_not(code)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == (rule, rules_in("watch")[rule].text)
    with pytest.raises(hx.IllegalMove) as refused:
        game.push_text(code)
    assert (refused.value.rule, refused.value.sentence) == (rule, refusal.sentence)


def test_every_rule_that_a_book_has_otherwise_leads_to_one_that_it_has() -> None:
    for key in rules():
        assert in_force(key, "base").id == key
        for book in ("watch", "plain"):
            found = in_force(key, book).id
            assert found in rules_in(book), (key, book)
            assert found == key or key in {*watch_rules()[found].replaces, *watch_rules()[found].rules_out}
    assert in_force("DEV-06", "plain").id == "W-OPT-02"
    assert in_force("TRADE-06", "plain").id == "TRADE-06"


FULL = "22223,-----,-----,-----"


@pytest.mark.parametrize(
    ("told", "move", "rule", "lack"),
    [
        ({"hands": {1: "L"}}, "g", "W-GUARD-01", Lack("goods", {"goods": "WB"})),
        ({"hands": {1: "L"}}, "g@2", "W-GUARD-01", Lack("goods", {"goods": "WB"})),
        # It is the Wall that has no room, or the seat that has no guard: more cards would not help.
        ({"hands": {1: "L"}, "wall": FULL}, "g@1", "W-GUARD-01", None),
        ({"hands": {1: "L"}, "wall": "11111,11---,-----,-----"}, "g", "W-GUARD-01", None),
        ({"stage": "before"}, "buy", "W-TURN-01", Lack("roll")),
        ({}, "rob", "W-ROBBER-01", Lack("seven")),
        ({}, "kn", "W-DEV-02", Lack("card")),
        ({}, "win", "W-END-03", Lack("points", {"count": 8, "most": 10})),
    ],
)
def test_what_is_lacking_is_told_under_the_rules_of_the_watch(
    told: dict[str, Any], move: str, rule: str, lack: Lack | None
) -> None:
    view = position(seats=3, **told).view(1)
    refusal = obstacle(view, move) if move in (*MOVE_KINDS, *WATCH_KINDS) else view.legal_moves.why_not(move)
    assert refusal is not None
    assert refusal.rule == rule
    assert lack_of(view, move, rule) == lack
