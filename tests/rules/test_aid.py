"""AID: what the library gives for the tables and lists that a page shows. The page itself has tests of its own."""

import inspect
from fractions import Fraction
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.editions.boards import supply
from hexmoot.editions.options import OPTIONS
from hexmoot.game.lacking import PLAIN, WORDS, Lack, lack_of
from hexmoot.game.obstacles import MOVE_KINDS, obstacle
from hexmoot.notation import moves
from hexmoot.notation.letters import CARDS, letters_of
from hexmoot.render.words import ENGLISH
from hexmoot.rules import catalogue
from hexmoot.rules.board import PRICES
from hexmoot.rules.ids import IDS
from hexmoot.rules.terms import CARD, CITY, ROAD, SETTLEMENT
from tests.rules.table import START, hand, play, position, refused, rule, unplayed

# Road, settlement, city, development card.
COSTS = {ROAD: "LB", SETTLEMENT: "LWGB", CITY: "GGOOO", CARD: "WGO"}


@rule("AID-01", effect=True)
def test_aid_01_the_price_table() -> None:
    assert {thing: letters_of(PRICES[thing]) for thing in COSTS} == COSTS


@rule("AID-01", effect=True)
@pytest.mark.parametrize(("thing", "code"), [(ROAD, "r@C8w"), (SETTLEMENT, "s@D7n"), (CITY, "c@C6n"), (CARD, "buy")])
def test_aid_01_the_table_is_what_is_paid(thing: int, code: str) -> None:
    pieces = START | {1: START[1] + " r@C8w"} if thing == SETTLEMENT else START
    game = position(hands={1: COSTS[thing]}, pieces=pieces)
    play(game, code)
    assert hand(game, 1) == ""
    for left_out in range(len(COSTS[thing])):
        poor = COSTS[thing][:left_out] + COSTS[thing][left_out + 1 :]
        assert refused(position(hands={1: poor}, pieces=pieces), code) == "BUILD-01"


# What a seat is told that it lacks, by what it has and wants.
LACKING = [
    ({"hands": {1: "LB"}}, "buy", "BUILD-01", Lack("goods", {"goods": "WGO"})),
    ({"hands": {1: "GGO"}}, "c", "BUILD-01", Lack("goods", {"goods": "OO"})),
    ({"hands": {1: "LWGB"}}, "s", "BUILD-06", Lack("way")),
    ({}, "t", "TRADE-14", Lack("rate", {"goods": "LLLL", "rate": 4})),
    ({"hands": {1: "LWWW"}}, "t", "TRADE-14", Lack("rate", {"goods": "W", "rate": 4})),
    ({}, "o", "TRADE-14", Lack("cards")),
    ({}, "roll", "TURN-01", Lack("rolled")),
    ({"stage": "before"}, "end", "TURN-01", Lack("roll")),
    ({"stage": "before"}, "buy", "TURN-06", Lack("roll")),
    ({"turn": 2}, "buy", "TURN-07", Lack("turn", {"seat": 2})),
    ({"cards": {1: "-/K/-"}}, "kn", "DEV-01", Lack("fresh")),
    ({"cards": {1: "K"}, "card": True}, "kn", "TURN-04", Lack("played")),
    ({}, "mo", "DEV-06", Lack("card")),
    ({"options": {"win_claim": "declared"}}, "win", "WIN-02", Lack("points", {"count": 8, "most": 10})),
    ({"hands": {1: "L", 2: "G"}, "turn": 2, "offers": "2:G>LO/1"}, "y2", "TRADE-14", Lack("goods", {"goods": "O"})),
]


@rule("AID-02", effect=True)
@pytest.mark.parametrize(("told", "move", "forbidden_by", "lack"), LACKING)
def test_aid_02_what_is_lacking_is_counted(told: dict[str, Any], move: str, forbidden_by: str, lack: Lack) -> None:
    view = position(**told).view(1)
    refusal = obstacle(view, move) if move in MOVE_KINDS else view.legal_moves.why_not(move)
    assert refusal is not None
    assert refusal.rule == forbidden_by
    assert lack_of(view, move, refusal.rule) == lack


@rule("AID-02", effect=True)
def test_aid_02_none_left_of_five_settlements() -> None:
    houses = " ".join(f"s@{corner}" for corner in ("B5n", "B7n", "B9n", "C4n", "D3n"))
    view = position(pieces={1: f"{houses} r@B5nw"}, hands={1: "LWGB"}).view(1)
    assert lack_of(view, "s", "BUILD-10") == Lack("pieces", {"piece": "s", "count": 5})
    assert lack_of(view, "r", "BUILD-03") == Lack("pieces", {"piece": "r", "count": 15})


def test_every_word_for_what_is_lacking_is_used() -> None:
    told = {lack.word for *_, lack in LACKING} | {"pieces"} | set(PLAIN.values())
    assert told == set(WORDS)


# One move of each kind, and what stands in its way just after the roll of a player without anything.
IN_THE_WAY = {
    "s@D7n": "BUILD-06",
    "c@D7n": "BUILD-08",
    "r@B5nw": "BUILD-04",
    "roll": "TURN-01",
    "buy": "BUILD-01",
    "kn": "DEV-02",
    "rb": "DEV-04",
    "yp:GO": "DEV-05",
    "mo:W": "DEV-06",
    "vp": "DEV-09",
    "rob@B5": "ROBBER-08",
    "x:L": "PLAY-03",
    "t:LLLL>O": "TRADE-14",
    "o:L>O": "TRADE-14",
    "2.y1": "PLAY-05",
    "2.n1": "PLAY-05",
    "o-": "PLAY-05",
    "d2": "PLAY-05",
    "d>2": "PLAY-05",
    "end": None,
    "win": "WIN-02",
    "=35": "PLAY-03",
    "=K": "PLAY-03",
    "=L": "PLAY-03",
}


@rule("AID-02", effect=True)
def test_aid_02_every_kind_of_move_says_what_stands_in_its_way() -> None:
    game = position()
    for code, stands_in_the_way in IN_THE_WAY.items():
        refusal = game.why_not(code)
        assert (refusal.rule if refusal else None) == stands_in_the_way, code
        if refusal:
            assert refusal.sentence == catalogue.rule(refusal.rule).text
            assert str(refusal) == f"{refusal.rule}: {refusal.sentence}"


@rule("AID-02", effect=True)
def test_aid_02_the_list_has_every_kind_of_move_there_is() -> None:
    kinds = {kind for _, kind in inspect.getmembers(moves, inspect.isclass) if issubclass(kind, moves.Move)}
    assert {type(hx.parse_move(code)) for code in IN_THE_WAY} == kinds - {moves.Move}


@rule("AID-02", effect=True)
def test_aid_02_what_nothing_stands_in_the_way_of_is_listed() -> None:
    game = position(hands={1: "LBWWWWGGOOO"}, cards={1: "KY"})
    listed = {move.code for move in game.legal_moves(1)}
    assert {"r@C8w", "c@C6n", "buy", "kn", "yp:GO", "t:WWWW>L", "end"} <= listed
    assert all(refused(game, code) is None for code in listed)


@rule("AID-03", effect=True)
def test_aid_03_the_development_cards_and_how_many_there_are() -> None:
    counts = {"knight": 14, "road_building": 2, "year_of_plenty": 2, "monopoly": 2, "victory_point": 5}
    assert dict(supply("island").deck) == counts
    assert dict(supply("large").deck) == counts | {"knight": 20, "road_building": 3, "year_of_plenty": 3, "monopoly": 3}
    # Each has a name to show, and a rule that says what it does.
    assert [ENGLISH(name) for name in counts] == [name.replace("_", " ") for name in counts]
    for name, rule_id in zip(counts, ("DEV-02", "DEV-04", "DEV-05", "DEV-06", "DEV-08"), strict=True):
        assert name.replace("_", " ").removesuffix(" point") in catalogue.rule(rule_id).text.lower().replace("-", " ")


@rule("AID-03", effect=True)
def test_aid_03_the_pile_is_what_the_table_says() -> None:
    chances = {str(move): chance for move, chance in position(stage="drawing", rolled=True).chance}
    assert chances == {
        "=K": Fraction(14, 25),
        "=R": Fraction(2, 25),
        "=Y": Fraction(2, 25),
        "=M": Fraction(2, 25),
        "=V": Fraction(5, 25),
    }
    drawn = position(hands={1: "WGO"})
    play(drawn, "buy =M")
    assert unplayed(drawn, 1) == "M"
    assert "".join(chances).replace("=", "") == CARDS.removesuffix("N")


@rule("AID-05", effect=True)
def test_aid_05_every_rule_that_is_named_leads_to_its_entry() -> None:
    assert [rule_id for rule_id in IDS if rule_id] == [*catalogue.rules(), *catalogue.watch_rules()]
    assert all(catalogue.rule(rule_id).id == rule_id for rule_id in IDS if rule_id)
    assert all(entry.text for entry in catalogue.rules().values())


@rule("AID-05", effect=True)
def test_aid_05_every_option_of_an_entry_leads_to_its_own() -> None:
    entries = [*catalogue.rules().values(), *catalogue.watch_rules().values()]
    for entry in entries:
        for name in entry.options:
            assert OPTIONS[name].help.endswith((".", "?"))
    assert {name for entry in entries for name in entry.options} == set(OPTIONS)


@rule("AID-06", effect=True)
def test_aid_06_advice_is_a_note_and_forbids_nothing() -> None:
    advice = catalogue.rule("AID-06")
    assert advice.note is True
    for word in ("lumber", "brick", "grain", "ore", "harbours", "coast", "middle", "trade"):
        assert word in advice.text.lower()
