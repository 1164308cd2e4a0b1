"""What a hostile player tries: hands below zero, deals with third parties, stale promises, looks into hidden cards."""

import random
from itertools import product
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.notation.letters import KINDS
from tests.rules.lines_and_sums import cards_in_play, fewest_held
from tests.rules.table import hand, play, position, refused, rule, stage

SEATS = (1, 2, 3, 4)


def bundle(chance: random.Random, kinds: str) -> str:
    """One or two cards of these kinds."""
    return "".join(chance.choices(kinds, k=chance.choice([1, 1, 2])))


def words(game: hx.Game, chance: random.Random) -> list[str]:
    """A few things that could be said about trade: an offer, or answers and deals of anybody with anybody."""
    seat, other = chance.sample(SEATS, 2)
    sides = chance.sample(KINDS, 4)
    offer = f"{seat}.o:{bundle(chance, ''.join(sides[:2]))}>{bundle(chance, ''.join(sides[2:]))}"
    offer += chance.choice(["", f"/{other}"])
    if chance.random() < 0.4:
        return [offer]
    turn = game.state.turn + 1
    others = chance.sample(SEATS, 4)
    deals = [f"{chance.choice([turn, turn, seat])}.{word}{one}" for one in others for word in ("d", "d>")]
    answers = [f"{one}.y{turn}" for one in others]
    rare = [f"{seat}.n{other}", f"{seat}.o-"] if chance.random() < 0.1 else []
    return [*chance.choice([deals + answers, answers + deals, rare + deals]), offer]


def haggle(game: hx.Game, chance: random.Random) -> None:
    """A move at random: most often some seat's word about trade, legal or not, else whatever the game waits for."""
    if game.awaits_chance:
        game.deal()
        return
    if stage(game) == "main" and chance.random() < 0.8:
        for code in words(game, chance):
            move = hx.parse_move(code)
            if game.why_not(move) is None:
                game.push(move)
                return
            before = game.hen()
            with pytest.raises(hx.IllegalMove):
                game.push(move)
            assert game.hen() == before
    moves = list(game.legal_moves(game.actors[0]))
    busy = [move for move in moves if not isinstance(move, hx.End)]
    game.push(chance.choice(busy if busy and chance.random() < 0.6 else moves))


def unbacked(game: hx.Game) -> list[str]:
    """Promises on the table that their owners could not keep."""
    state, found = game.state, []
    for maker in range(state.seats):
        if not state.open_offers >> maker & 1:
            found += [f"rest of {maker + 1}"] if state.asked[maker] or state.agreed[maker] else []
            continue
        if any(give > held for give, held in zip(state.gives[maker], state.hand[maker], strict=True)):
            found.append(f"offer of {maker + 1}")
        for other in range(state.seats):
            lacks = any(take > held for take, held in zip(state.takes[maker], state.hand[other], strict=True))
            if state.agreed[maker] >> other & 1 and lacks:
                found.append(f"yes of {other + 1} to {maker + 1}")
    return found


@rule("TRADE-02", "TRADE-14", "TRADE-15", ruling=[45], effect=True)
@pytest.mark.parametrize("seed", range(2))
def test_trade_15_no_haggling_makes_a_card_or_a_deal_that_is_not_there(seed: int) -> None:
    chance = random.Random(seed)
    options = {"phases": "separate", "new_harbour": "next_turn"} if seed % 2 else {}
    game = position(
        options=options, hands=dict.fromkeys(SEATS, "LLWWGGBBOO"), cards={1: "KM", 2: "KY", 3: "MR"}, seed=seed
    )
    exchanges = 0
    for _ in range(160):
        if game.result():
            break
        turn = game.state.turn + 1
        plies = len(game.plies)
        haggle(game, chance)
        assert fewest_held(game) >= 0
        assert cards_in_play(game) == [19] * 5
        assert [sum(held) for held in game.state.hand] == list(game.state.hand_size)
        if stage(game) != "discarding":
            assert unbacked(game) == []
        for ply in game.plies[plies:]:
            deals = [event for event in ply.events if event.key == "handed_over"]
            assert all(turn in (event.seat, event.other) for event in deals)
            # Two parties, each giving something.
            assert len({event.seat for event in deals}) in ((2,) if deals else (0,))
            assert len({frozenset((event.seat, event.other)) for event in deals}) <= 1
            exchanges += bool(deals)
    assert exchanges > 3


CODES = [
    *("t:WWWW>O", "t:LLLL>O", "r@C8w", "s@D7n", "c@C6n", "buy", "kn", "rb", "mo:W", "yp:GO", "end", "roll"),
    *(f"o:{give}>{take}{to}" for give, take, to in product("LW", "OB", ("", "/2", "/3"))),
    *(f"{word}{other}" for word, other in product(("y", "n", "d", "d>"), (2, 3, 4))),
    *(f"rob@{place}{victim}" for place, victim in product(("D3", "D5", "F9", "D7"), ("", ">2", ">3"))),
    *("win", "o-", "vp", "x:LLLL", "x:LLLLW", "x:LLWWG"),
]


@rule("TRADE-14", "ROBBER-06", "DEV-10", ruling=[29], effect=True)
@pytest.mark.parametrize(
    ("at", "details"),
    [
        ("main", {}),
        ("before", {}),
        ("robbing", {"rolled": True}),
        ("discarding", {"owe": "1"}),
    ],
)
def test_trade_14_what_may_be_done_tells_nothing_of_what_others_hold(at: str, details: dict[str, Any]) -> None:
    # The same to seat 1: as many cards in each hand, the same bank; but seats 2 and 3 have swapped theirs.
    offers = "2:O>W/1|3:O>L/1" if at == "main" else "-"
    hands = {1: "LLLLWWWWGG", 2: "OOOBL", 3: "OWWGG", 4: "B"}
    cards = {1: "KM", 2: "KV", 3: "RM"}
    one = position(stage=at, hands=hands, cards=cards, offers=offers, **details)
    two = position(
        stage=at,
        hands=hands | {2: hands[3], 3: hands[2]},
        cards=cards | {2: cards[3], 3: cards[2]},
        offers=offers,
        **details,
    )
    assert one.view(1).hen() == two.view(1).hen()
    answers = [refused(one, f"1.{code}") for code in CODES]
    assert answers == [refused(two, f"1.{code}") for code in CODES]
    view = one.view(1)
    seen = [view.legal_moves.why_not(hx.parse_move(f"1.{code}")) for code in CODES]
    assert [each.rule if each else None for each in seen] == answers
    assert None in answers


@rule("TRADE-14", effect=True)
def test_trade_14_a_lapse_does_not_tell_how_many_cards_are_left() -> None:
    # Seat 3 promised one ore and trades one away; whether a second is left, the promise lapses.
    for rest in ("O", "L"):
        game = position(hands={1: "WWGG", 2: "B", 3: "O" + rest})
        play(game, "3.o:O>W o:G>O/3 3.y1 d>3")
        assert refused(game, "d3") == "PLAY-05"
        assert [event.key for event in game.events][-1] == "offer_lapsed"
        assert "G" in hand(game, 3)


@rule("TRADE-15", effect=True)
def test_trade_15_a_deal_that_was_closed_cannot_be_closed_again_by_asking_twice() -> None:
    game = position(hands={1: "WW", 2: "OO", 3: "O"})
    play(game, "o:W>O 2.y1 3.y1 d>2")
    for code in ("d>2", "d>3", "2.y1", "2.n1", "o-"):
        assert refused(game, code) == "PLAY-05"
    play(game, "o:W>O")
    # The old answers do not stick to the new offer, equal as it is.
    assert refused(game, "d>3") == "TRADE-01"


@rule("TRADE-03", effect=True)
def test_trade_03_a_seat_cannot_hide_an_old_offer_behind_a_new_one() -> None:
    game = position(hands={1: "WG", 3: "OO", 4: "B"})
    play(game, "3.o:O>W/2 3.o:O>G 3.o-")
    assert game.state.open_offers == 0
    play(game, "end roll =11")
    assert refused(game, "2.d3") == "PLAY-05"


@rule("ROBBER-03", "ROBBER-02", effect=True)
def test_robber_03_cards_put_aside_are_out_of_reach_and_not_counted_twice() -> None:
    game = position(hands={1: "LLLLLLLL", 2: "WWWWWWWW"}, stage="rolling", cards={1: "M"})
    play(game, "=34 2.x:WWWW")
    assert game.state.hand_size[1] == 4
    assert refused(game, "1.mo:W") == "TURN-04"
    assert cards_in_play(game) == [19] * 5
    play(game, "1.x:LLLL rob@F9>2")
    assert [str(outcome) for outcome, _ in game.chance] == ["=W"]
    play(game, "=W mo:W")
    assert (hand(game, 1), hand(game, 2)) == ("LLLLWWWW", "")
