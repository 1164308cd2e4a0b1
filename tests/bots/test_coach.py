"""The coach: it advises what the bot would do, only what is legal, and from nothing but the view."""

import re

import pytest

import hexmoot as hx
from hexmoot.bots.bot import Limit
from hexmoot.bots.coach import PLAIN_REASONS, TELLERS, Verdict, advise, judge_offers
from hexmoot.bots.registry import bots, level, make_bot
from hexmoot.bots.value.position import TERM_NAMES
from hexmoot.notation.letters import KINDS
from hexmoot.notation.moves import Offer
from hexmoot.rules import terms
from hexmoot.rules.records import Board

LAND = (
    "z-base:1 "
    "island:G5W10G8/W2B9B3L4/W6B4O11W6O11/L3G5DL12/O8L10G9 "
    "B5nw:3,B7ne:B,B9ne:3,C12w:W,D13w:3,F11nw:G,G8nw:O,F3ne:L,C4w:3 "
    "F5 "
    "D3n,D5n,E4n,E8s/E6s/D3ne,D5nw,D5w,F5ne,F7nw,F7ne|"
    "C8s,D9s/B9s/B9w,C8ne,C10w,D9nw,D9w,E8ne|"
    "B5n/C6n,E4s/B5ne,B7w,C6ne,C8nw,F3ne|"
    "B11s,C10s,C12s/E6n/C12w,D9ne,D11nw,D11ne,E6nw"
)


WALL_MOVES = {"g", "h:take", "h:flip", "h:pick", "h:scholar", "h:recruiter"}


def positions(count: int, edition: str = "z-base", seats: int = 4) -> list[tuple[hx.Game, int]]:
    """Decisions of a game that greedy bots play, each with the seat that is asked."""
    game = hx.Game(edition, seats=seats, seed=5)
    found: list[tuple[hx.Game, int]] = []
    limit = Limit(offers=0)
    while len(found) < count:
        while game.awaits_chance:
            game.deal()
        if game.result() is not None:
            game = hx.Game(edition, seats=seats, seed=len(found))
            continue
        seat = game.actors[0]
        found.append((game.copy(), seat))
        move = make_bot("greedy").choose(game.view(seat), limit)
        assert move is not None
        game.push(move)
    return found


def test_the_first_advice_is_what_the_bot_would_do_and_all_are_legal() -> None:
    for game, seat in positions(80):
        view = game.view(seat)
        advice = advise(view)
        chosen = make_bot("greedy").choose(view, Limit())
        assert chosen is not None
        assert advice[0].move.code == chosen.code
        assert 1 <= len(advice) <= 3
        assert len({one.move.code for one in advice}) == len(advice)
        for one in advice:
            assert one.move in view.legal_moves
            assert {term for term, _ in one.reasons} <= {*TERM_NAMES, *PLAIN_REASONS}


def test_the_set_up_is_advised_with_reasons() -> None:
    advice = advise(hx.Game("z-base", seats=4, seed=5).view(hx.Game("z-base", seats=4, seed=5).turn))
    assert len(advice) == 3
    assert all(one.reasons and one.gain > 0 for one in advice)
    assert advice[0].gain >= advice[1].gain >= advice[2].gain


def test_a_settlement_is_advised_with_the_hexes_that_it_touches() -> None:
    game = hx.Game("z-base", seats=4, seed=5)
    view = game.view(game.turn)
    land = view.position.shape
    for one in advise(view):
        corner = land.corner_names.index(one.move.code.removeprefix("s@"))
        touched = [place for place in Board.read(view.start.board).corner_hex[corner] if place != terms.NONE]
        rolls = sorted(6 - abs(7 - view.state.token[place]) for place in touched if view.state.token[place])
        facts = one.facts["production"]
        assert facts["pips"] == sum(rolls)
        told = [(word[0], int(word[1:])) for word in str(facts["hexes"]).split()]
        here = [(KINDS[view.state.terrain[place]], view.state.token[place]) for place in touched]
        assert sorted(told) == sorted(pair for pair in here if pair[1])


@pytest.mark.parametrize(
    ("edition", "seats", "kinds"),
    [("z-base", 4, {"s", "r", "c", "buy", "rob", "roll", "end", "kn"}), ("w-base", 3, WALL_MOVES | {"roll", "end"})],
    ids=["base", "watch"],
)
def test_every_kind_of_move_is_advised_with_a_place_or_a_number(edition: str, seats: int, kinds: set[str]) -> None:
    told: set[str] = set()
    seen: set[str] = set()
    for game, seat in positions(300, edition, seats):
        for one in advise(game.view(seat)):
            assert one.reasons, one.move.code
            assert all(one.facts[term] for term, _ in one.reasons), one
            told |= {term for term, _ in one.reasons}
            seen |= set(re.findall(r"^h:[a-z]+|^[a-z]+", one.move.code))
    assert seen >= kinds
    assert told >= {"dice", "waiting", "cards", "hand", "production"}
    assert told <= {*TELLERS, *PLAIN_REASONS}
    if edition == "w-base":
        assert told >= {"wall", "guards", "ending", "hero"}


def test_the_end_of_a_turn_is_advised_with_what_it_saves_for() -> None:
    view = hx.Game.from_hen(f"{LAND} -|-|-|GGOO -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:main:rolled -").view(4)
    end = next(one for one in advise(view, most=30) if one.move.code == "end")
    assert end.reasons[0] == ("waiting", 0.0)
    assert end.facts["waiting"] == {"thing": "c", "lacking": "O"}


@pytest.mark.parametrize(("edition", "seats"), [("z-base", 4), ("w-base", 3)], ids=["base", "watch"])
def test_a_guard_is_saved_for_as_long_as_one_can_be_placed(edition: str, seats: int) -> None:
    saved: set[str] = set()
    for game, seat in positions(300, edition, seats):
        view = game.view(seat)
        for one in advise(view):
            wish = one.facts.get("waiting", {})
            saved.add(str(wish.get("thing")))
            if wish.get("thing") == "g":
                assert view.extra.guards_left[seat - 1]
                assert set(str(wish["lacking"])) == set("LWB") - set(game.hand(seat))
    assert ("g" in saved) == (edition == "w-base")


def test_before_the_roll_one_is_told_how_often_it_brings_cards() -> None:
    view = hx.Game.from_hen(f"{LAND} -|-|-|- -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:before -").view(4)
    [roll] = advise(view)
    tokens = set()
    for corner in ("B11s", "C10s", "C12s", "E6n"):
        places = Board.read(view.start.board).corner_hex[view.position.shape.corner_names.index(corner)]
        tokens |= {view.state.token[place] for place in places if place not in (terms.NONE, view.state.robber)} - {0}
    assert roll.facts == {"dice": {"rolls": sum(6 - abs(7 - token) for token in tokens), "all": 36}}


def test_a_guard_is_advised_with_its_section_and_its_number() -> None:
    for game, seat in positions(300, "w-base", 3):
        for one in advise(game.view(seat)):
            match = re.fullmatch(r"g@([1-4])", one.move.code)
            if match and dict(one.reasons).get("wall", 0) > 0 and "guards" in one.facts:
                assert one.facts["wall"]["section"] == int(match[1])
                assert one.facts["guards"]["after"] == int(one.facts["guards"]["before"]) + 1
                return
    raise AssertionError("no guard was advised")


def test_facts_never_speak_against_their_reason() -> None:
    seen: set[str] = set()
    for game, seat in positions(250):
        before = game.view(seat)
        for one in advise(before):
            changes = dict(one.reasons)
            assert one.facts.keys() == changes.keys()
            seen |= one.facts.keys()
            for term in ("points", "risk"):
                if term in one.facts:
                    grew = int(one.facts[term]["after"]) > int(one.facts[term]["before"])
                    assert grew == (changes[term] > 0) if term == "points" else grew == (changes[term] < 0)
            if "rivals" in one.facts:
                assert one.facts["rivals"]["who"] != seat
                assert one.facts["rivals"]["points"] == before.state.score[int(one.facts["rivals"]["who"]) - 1]
    assert seen >= {"points", "production", "variety", "harbours", "room", "hand", "road", "rivals", "cards"}


def test_the_wall_is_a_reason_only_if_something_changes_there() -> None:
    seen: set[str] = set()
    for game, seat in positions(200, "w-base"):
        before = game.view(seat)
        for one in advise(before):
            seen |= one.facts.keys()
            played = game.copy()
            played.push(one.move)
            old, new = before.extra, played.view(seat).extra
            if "wall" in one.facts:
                assert (old.guards, old.waiting_size) != (new.guards, new.waiting_size), one.move.code
            if "ending" in one.facts:
                assert old.guards_left != new.guards_left, one.move.code
            if "camps" in one.facts:
                assert old.camp_size != new.camp_size or new.reveals > old.reveals, one.move.code
    assert seen >= {"wall", "guards", "camps", "ending", "hero"}


def verdict_on(offer: str, hands: str, seat: int = 2) -> Verdict:
    """What the coach tells a seat about the only open offer; seat 4 is at turn."""
    view = hx.Game.from_hen(f"{LAND} {hands} -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:main:rolled {offer}").view(seat)
    [verdict] = judge_offers(view)
    return verdict


def test_an_offer_that_buys_a_city_is_taken_and_one_that_takes_it_away_is_not() -> None:
    good = verdict_on("4:O>W/2", "-|WGGOO|-|OO")
    assert (good.maker, good.take, good.near) == (4, True, False)
    assert good.advice.move.code == "y4"
    assert good.advice.facts["hand"] == {"thing": "c", "lacking": ""}
    bad = verdict_on("4:W>O/2", "-|GGOOO|-|WW")
    assert (bad.take, bad.near) == (False, False)
    assert bad.advice.facts["hand"] == {"thing": "c", "lacking": "O"}
    assert bad.advice.facts["rivals"] == {"who": 4, "points": 5}


def test_a_counter_offer_to_the_seat_at_turn_is_judged_too() -> None:
    verdict = verdict_on("2:O>W/4", "-|OO|-|WGGOO", seat=4)
    assert (verdict.maker, verdict.take) == (2, True)
    assert verdict.advice.move.code == "d2"


def test_nobody_is_told_to_trade_with_one_who_is_about_to_win() -> None:
    land = LAND.replace("z-base:1", "z-base:1,victory_points=7")
    view = hx.Game.from_hen(f"{land} -|WGGOO|-|OO -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:main:rolled 4:O>W/2").view(2)
    [verdict] = judge_offers(view)
    assert (verdict.take, verdict.near) == (False, True)
    assert verdict.advice.gain > 0


def test_only_offers_that_can_be_agreed_to_are_judged() -> None:
    for offer, hands in (("4:O>W/2", "-|GGOO|-|OO"), ("4:O>W/1", "W|WGGOO|-|OO"), ("4:O>W/2-2", "-|WGGOO|-|OO")):
        view = hx.Game.from_hen(f"{LAND} {hands} -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:main:rolled {offer}").view(2)
        assert judge_offers(view) == []


def test_nobody_is_told_to_make_the_same_offer_again() -> None:
    view = hx.Game.from_hen(f"{LAND} -|OOO|OO|WWWWGGOO -/-/-|-/-/-|-/-/-|-/-/- 2,- 4:main:rolled -").view(4)
    first = advise(view)[0].move
    assert isinstance(first, Offer)
    again = advise(view, (first,))[0].move
    assert again.code != first.code


def test_who_is_asked_nothing_is_advised_nothing() -> None:
    game = hx.Game("z-base", seats=4, seed=5)
    assert advise(game.view(game.turn % 4 + 1)) == []


def test_every_bot_has_a_level() -> None:
    assert all(1 <= level(name) <= 5 for name in bots())
    assert level("random") < level("greedy")
