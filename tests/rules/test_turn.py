"""TURN: the order of a turn."""

import pytest

import hexmoot as hx
from hexmoot.game.steward import steward_move
from tests.rules.table import (
    START,
    at_turn,
    bank,
    building_at,
    hand,
    holder,
    keys,
    play,
    played,
    position,
    refused,
    road_at,
    rule,
    stage,
    unplayed,
)

RICH = "LLLLLWWWWGGGGBBBBOOOO"


@rule("TURN-01", ruling=[9])
def test_turn_01_the_roll_is_a_must() -> None:
    game = position(stage="before", hands={1: RICH})
    assert refused(game, "end") == "TURN-01"
    assert [move.code for move in game.legal_moves] == ["roll"]


@rule("TURN-01", ruling=[9])
def test_turn_01_once_a_turn() -> None:
    game = position(stage="before")
    play(game, "roll =11")
    assert refused(game, "roll") == "TURN-01"


@rule("TURN-01", effect=True)
def test_turn_01_trading_and_building_may_be_left_out_and_the_dice_go_clockwise() -> None:
    game = position(stage="before", turn=3, hands={3: RICH})
    order = []
    for _ in range(5):
        order.append(at_turn(game))
        events = play(game, "roll =11 end")
        assert keys(events)[-1] == "turn_began"
        assert stage(game) == "before"
    assert order == [3, 4, 1, 2, 3]


@rule("TURN-01", effect=True)
def test_turn_01_first_the_roll_then_trade_then_building() -> None:
    game = position(stage="before", hands={1: "WWWWB"})
    play(game, "roll =11 t:WWWW>L r@C8w end")
    assert road_at(game, "C8w") == 1
    assert at_turn(game) == 2


@rule("TURN-02")
@pytest.mark.parametrize("building", ["r@C8w", "s@D7n", "c@C6n", "buy =K"])
def test_turn_02_separate_what_is_built_or_bought_ends_the_trading(building: str) -> None:
    game = position(
        options={"phases": "separate"},
        pieces=START | {1: START[1] + " r@C8w r@D7ne"} if building[0] == "s" else START,
        hands={1: RICH, 2: "OO"},
    )
    assert refused(game, "t:LLLL>O") is None
    assert refused(game, "o:L>O") is None
    play(game, "2.o:O>L")
    play(game, building)
    assert refused(game, "t:LLLL>O") == "TURN-02"
    assert refused(game, "o:L>O") == "TURN-02"
    assert refused(game, "2.o:O>L") == "TURN-02"
    # What was open for this turn is gone, too.
    assert refused(game, "d2") == "PLAY-05"
    # Building goes on.
    assert refused(game, "r@C6nw") is None


@rule("TURN-02", effect=True)
def test_turn_02_until_the_next_turn() -> None:
    game = position(options={"phases": "separate"}, hands={1: "LB", 2: "WWWW"}, built=True)
    play(game, "end roll =11")
    assert refused(game, "t:WWWW>O") is None
    assert refused(game, "o:W>O") is None


@rule("TURN-02", effect=True)
def test_turn_02_free_roads_of_a_card_do_not_end_the_trading() -> None:
    game = position(options={"phases": "separate"}, hands={1: "WWWW", 2: "O"}, cards={1: "R"})
    play(game, "rb r@C8w r@D7ne")
    assert (road_at(game, "C8w"), road_at(game, "D7ne")) == (1, 1)
    assert refused(game, "t:WWWW>O") is None
    assert refused(game, "o:W>O") is None


@rule("TURN-02", effect=True)
def test_turn_02_a_proposal_for_the_next_turn_outlasts_the_trading() -> None:
    game = position(options={"phases": "separate"}, hands={1: "LB", 2: "W", 3: "O"}, offers="3:O>W/2")
    play(game, "r@C8w end roll =11")
    assert refused(game, "d3") is None


@rule("TURN-03", effect=True)
@pytest.mark.parametrize("edition", ["z-base", "j-base", "u-base"])
def test_turn_03_combined_trade_and_build_in_any_order_and_number(edition: str) -> None:
    game = position(edition=edition, hands={1: "LBWWWWWGGGGGO", 2: "O"}, stage="before")
    play(game, "roll =11 r@C8w t:WWWW>L buy =K t:GGGG>B r@D7ne")
    assert (road_at(game, "C8w"), road_at(game, "D7ne")) == (1, 1)
    assert unplayed(game, 1) == "K"
    game = position(edition=edition, hands={1: "LBW", 2: "O"})
    play(game, "r@C8w o:W>O 2.y1 d>2")
    assert hand(game, 1) == "O"


@rule("TURN-04", ruling=[54])
def test_turn_04_one_development_card_a_turn() -> None:
    game = position(cards={1: "KRYM"}, hands={1: RICH})
    play(game, "mo:W")
    for code in ("kn", "rb", "yp:GO", "mo:L"):
        assert refused(game, code) == "TURN-04", code
    play(game, "end roll =11 end roll =11 end roll =11 end")
    assert at_turn(game) == 1
    assert refused(game, "kn") is None


@rule("TURN-04", ruling=[54])
def test_turn_04_a_card_before_the_roll_uses_it_up() -> None:
    game = position(stage="before", cards={1: "KYM"})
    assert refused(game, "kn") is None
    play(game, "yp:GO")
    assert stage(game) == "before"
    assert refused(game, "kn") == "TURN-04"
    play(game, "roll =11")
    assert refused(game, "mo:W") == "TURN-04"


@rule("TURN-04", effect=True)
def test_turn_04_at_any_moment_after_the_roll_too() -> None:
    game = position(cards={1: "KRYM"}, hands={1: "LBLB"})
    play(game, "r@C8w")
    for code in ("kn", "rb", "yp:GO", "mo:L"):
        assert refused(game, code) is None


@rule("TURN-04")
def test_turn_04_not_while_something_is_unfinished() -> None:
    cards = {1: "KRYM"}
    unfinished = (
        position(cards=cards, stage="robbing", rolled=True),
        position(cards=cards, stage="laying", rolled=True, free=1),
        position(cards=cards, stage="discarding", hands={1: "L" * 8}, owe="1"),
    )
    for game in unfinished:
        for code in ("1.kn", "1.rb", "1.yp:GO", "1.mo:L"):
            assert refused(game, code) == "TURN-04"


@rule("TURN-04", ruling=[56], effect=True)
def test_turn_04_victory_point_cards_are_not_counted() -> None:
    game = position(edition="k-base", cards={1: "KVV"}, card=True)
    play(game, "vp vp")
    assert played(game, 1) == "VV"
    other = position(edition="k-base", cards={1: "KV"})
    play(other, "vp")
    assert refused(other, "kn") is None


@rule("TURN-05", effect=True)
def test_turn_05_when_time_is_out_the_steward_rolls_and_ends_the_turn() -> None:
    game = position(options={"turn_seconds": 180}, stage="before", hands={1: RICH})
    assert game.start.edition.options["turn_seconds"] == 180
    assert steward_move(game, 1) == hx.Roll(seat=1)
    assert steward_move(game, 2) is None
    play(game, "roll =11")
    assert steward_move(game, 1) == hx.End(seat=1)


class Told(hx.SeedDealer):
    """A dealer that is told its numbers, so that every choice can be seen."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers
        self.asked: list[tuple[str, int]] = []

    def below(self, purpose: str, bound: int) -> int:
        self.asked.append((purpose, bound))
        return min(self.numbers.pop(0), bound - 1)


def told(game: hx.Game, *numbers: int) -> Told:
    game.dealer = Told([*numbers])
    return game.dealer


@rule("TURN-05", effect=True)
def test_turn_05_an_open_discard_is_chosen_fairly() -> None:
    game = position(stage="discarding", hands={2: "LWWGGBBOO"}, owe="2")
    found = set()
    for number in range(6):
        dealer = told(game, *[number] * 4)
        move = steward_move(game, 2)
        assert isinstance(move, hx.Discard)
        assert game.why_not(move) is None
        # Each card of the hand is as likely as any other.
        assert dealer.asked == [("steward", left) for left in (9, 8, 7, 6)]
        found.add(move.cards)
    assert len(found) == 6


@rule("TURN-05", effect=True)
def test_turn_05_an_open_move_of_the_robber_is_chosen_fairly() -> None:
    game = position(stage="robbing", rolled=True)
    hexes = set()
    for number in range(18):
        dealer = told(game, number, 0)
        move = steward_move(game, 1)
        assert isinstance(move, hx.Rob)
        assert game.why_not(move) is None
        assert dealer.asked[0] == ("steward", 18)
        hexes.add(move.hex)
    assert len(hexes) == 18


@rule("TURN-05", effect=True)
def test_turn_05_the_steward_does_duties_only() -> None:
    """It lays the free roads that are due, but shows nobody's cards and claims no win for anyone."""
    game = position(
        edition="k-base",
        options={"win_claim": "declared", "victory_points": 3},
        cards={1: "VV"},
        stage="laying",
        rolled=True,
        card=True,
        free=1,
    )
    for number in (*range(8), 99):
        told(game, number)
        assert isinstance(steward_move(game, 1), hx.Road)


@rule("TURN-05", effect=True)
def test_turn_05_what_the_steward_does_is_marked_in_the_record() -> None:
    game = hx.Game("z-first", seats=4, seed=3)
    move = steward_move(game, 1)
    assert move is not None
    game.push(move, steward=True)
    game.push(hx.Dice(1, 1))
    assert "~roll" in game.record().lines[0].moves
    assert hx.replay(game.record()).hen() == game.hen()


@rule("TURN-06", ruling=[8])
def test_turn_06_before_the_roll_no_trade_no_building_no_purchase() -> None:
    game = position(stage="before", hands={1: RICH, 2: "O"}, cards={1: "K"})
    for code in ("t:LLLL>O", "o:L>O", "2.o:O>L", "s@D7n", "c@C6n", "r@C8w", "buy"):
        assert refused(game, code) == "TURN-06", code
    assert {move.code for move in game.legal_moves} == {"roll", "kn"}


@rule("TURN-06", ruling=[8], effect=True)
def test_turn_06_a_development_card_may_be_played() -> None:
    game = position(stage="before", cards={1: "KRYM"})
    for code in ("kn", "rb", "yp:GO", "mo:L"):
        assert refused(game, code) is None
    play(game, "rb r@C8w r@D7ne")
    assert stage(game) == "before"
    assert road_at(game, "D7ne") == 1


@rule("TURN-07", ruling=[45])
def test_turn_07_only_the_player_at_turn_builds_buys_swaps_and_plays_cards() -> None:
    game = position(turn=1, hands={2: RICH}, cards={2: "KRYM"})
    for code in ("s@D9s", "c@F9n", "r@E8ne", "buy", "t:LLLL>O", "kn", "rb", "yp:GO", "mo:L"):
        assert refused(game, f"2.{code}") == "TURN-07", code
    assert list(game.legal_moves(2)) == []
    before = position(turn=1, stage="before", hands={2: RICH}, cards={2: "K"})
    for code in ("c@F9n", "buy", "t:LLLL>O", "kn"):
        assert refused(before, f"2.{code}") == "TURN-07", code
    # In its own turn it may.
    own = position(turn=2, hands={2: RICH}, cards={2: "KRYM"})
    for code in ("c@F9n", "r@E8ne", "buy", "t:LLLL>O", "kn", "rb", "yp:GO", "mo:L"):
        assert refused(own, code) is None, code


@rule("TURN-08", effect=True)
@pytest.mark.parametrize("seats", [5, 6])
def test_turn_08_after_a_turn_all_others_are_asked_clockwise(seats: int) -> None:
    game = position(seats=seats, turn=4, stage="before")
    events = play(game, "roll =11 end")
    assert keys(events)[-1] == "asked_to_build"
    asked = []
    while stage(game) == "extra":
        (seat,) = game.actors
        asked.append(seat)
        play(game, "end")
    assert asked == [(3 + step) % seats + 1 for step in range(1, seats)]
    assert (at_turn(game), stage(game)) == (5, "before")


@rule("TURN-08", effect=True)
def test_turn_08_they_may_build_and_buy() -> None:
    game = position(seats=5, stage="extra", turn=1, builder=3, hands={3: "LBLWGGGGBOOOOOOOW"})
    play(game, "r@D6w c@E5n buy =K")
    assert building_at(game, "E5n") == "3c"
    assert road_at(game, "D6w") == 3
    assert unplayed(game, 3) == "K"
    assert stage(game) == "extra"


@rule("TURN-07")
def test_turn_08_the_others_wait_until_they_are_asked() -> None:
    game = position(seats=5, stage="extra", turn=1, builder=3, hands={1: RICH, 4: RICH})
    for seat in (1, 4):
        for code in ("buy", "c@C7n"):
            assert refused(game, f"{seat}.{code}") == "TURN-07"


@rule("TURN-08", effect=True)
def test_turn_08_four_players_and_extra_build_none_go_straight_on() -> None:
    four = position(edition="k-base", seats=4)
    play(four, "end")
    assert (at_turn(four), stage(four)) == (2, "before")
    five = position(edition="k-base", seats=5, options={"extra_build": "none"})
    play(five, "end")
    assert (at_turn(five), stage(five)) == (2, "before")


@rule("TURN-09")
def test_turn_09_no_trade_and_no_card_in_the_building_phase() -> None:
    game = position(seats=5, stage="extra", turn=1, builder=2, hands={1: "L", 2: RICH}, cards={2: "KRYM"})
    for code in ("t:LLLL>O", "o:L>W", "1.o:L>W", "y1", "n1", "o-", "d1", "kn", "rb", "yp:GO", "mo:L"):
        assert refused(game, code) == "TURN-09", code


@rule("TURN-09", "WIN-03", ruling=[76], effect=True)
def test_turn_09_nobody_wins_there_but_at_once_in_the_own_turn() -> None:
    game = position(
        seats=5,
        options={"victory_points": 3},
        stage="extra",
        turn=1,
        builder=2,
        pieces={1: "s@C7n", 2: "s@C11n s@D8n", 3: "s@E5n"},
        hands={2: "GGOOO"},
    )
    play(game, "c@D8n")
    assert game.points(2) == 3
    assert game.result() is None
    play(game, "end end end")
    assert game.result() is None
    events = play(game, "end")
    assert keys(events)[-2:] == ["turn_began", "won"]
    result = game.result()
    assert result is not None
    assert result.winner == 2


@rule("TURN-09", "WIN-03", ruling=[76])
def test_turn_09_no_win_is_declared_there() -> None:
    game = position(
        seats=5,
        options={"victory_points": 3, "win_claim": "declared"},
        stage="extra",
        turn=1,
        builder=2,
        cards={1: "VVV", 2: "VV"},
    )
    assert game.points(2) == 3
    assert refused(game, "2.win") == "WIN-03"
    assert refused(game, "1.win") == "WIN-03"
    assert refused(game, "2.kn") == "TURN-09"


@rule("TURN-09", effect=True)
def test_turn_09_a_card_bought_there_may_be_played_in_the_own_turn() -> None:
    game = position(seats=5, stage="extra", turn=1, builder=2, hands={2: "WGO"})
    play(game, "buy =K")
    # Old, nothing new, nothing played.
    assert game.hen().split()[6].split("|")[1] == "K/-/-"
    play(game, "end end end end")
    assert at_turn(game) == 2
    assert refused(game, "kn") is None


@rule("TURN-10", effect=True)
@pytest.mark.parametrize(("seats", "turn", "partner"), [(5, 1, 4), (5, 3, 1), (6, 1, 4), (6, 5, 2)])
def test_turn_10_the_third_to_the_left_is_paired(seats: int, turn: int, partner: int) -> None:
    game = position(seats=seats, turn=turn, stage="before", options={"players": "2-6", "extra_build": "paired"})
    play(game, "roll =11 end")
    assert (stage(game), game.actors) == ("paired", (partner,))
    play(game, "end")
    assert (stage(game), at_turn(game)) == ("before", turn % seats + 1)


def paired(**told: object) -> hx.Game:
    return position(
        seats=5,
        options={"players": "2-6", "extra_build": "paired", **told.pop("options", {})},  # type: ignore[dict-item]
        stage="paired",
        turn=1,
        builder=4,
        **told,  # type: ignore[arg-type]
    )


@rule("TURN-10", effect=True)
def test_turn_10_bank_trade_building_buying_and_one_card() -> None:
    game = paired(hands={4: "LLLLLBWGOGGOOO", 1: "O"}, cards={4: "KM"})
    for code in ("t:LLLL>O", "c@E11n", "buy", "kn"):
        assert refused(game, code) is None, code
    play(game, "t:LLLL>O buy =K c@E11n mo:O")
    assert building_at(game, "E11n") == "4c"
    # One card, and the new one is new.
    assert refused(game, "kn") == "TURN-04"
    fresh = paired(hands={4: "WGO"})
    play(fresh, "buy =K")
    assert refused(fresh, "kn") == "DEV-01"


@rule("TURN-10", effect=True)
def test_turn_10_a_knight_there_moves_the_robber_and_comes_back_to_the_paired_turn() -> None:
    game = paired(cards={4: "K"}, hands={1: "O"})
    play(game, "kn rob@C7>1 =O")
    assert (stage(game), hand(game, 4)) == ("paired", "O")


@rule("TURN-10", "PLAY-02")
def test_turn_10_no_dice_and_no_trade_with_players() -> None:
    game = paired(hands={4: "LLLL", 1: "OO"})
    for code in ("o:L>O", "1.o:O>L", "1.y4", "d1", "o-"):
        assert refused(game, code) == "TURN-10", code
    assert refused(game, "4.roll") == "PLAY-02"


@rule("TURN-10", effect=True)
def test_turn_10_a_win_counts_only_in_the_own_turn() -> None:
    game = paired(options={"victory_points": 3}, hands={4: "GGOOO"}, pieces={1: "s@C7n", 4: "s@E11n s@H8s"})
    play(game, "c@E11n")
    assert game.points(4) == 3
    assert game.result() is None
    play(game, "end roll =11 end end roll =11 end")
    assert game.result() is None
    assert holder(game.state.builder) == 1
    play(game, "end")
    result = game.result()
    assert result is not None
    assert result.winner == 4


@rule("TURN-10", "WIN-03")
def test_turn_10_no_win_is_declared_there() -> None:
    game = paired(options={"victory_points": 3, "win_claim": "declared"}, cards={1: "VV", 4: "VV"}, hands={4: "L"})
    assert refused(game, "1.win") == "WIN-03"
    assert refused(game, "4.win") == "WIN-03"
    assert refused(game, "4.o:L>O") == "TURN-10"


@rule("TURN-10", effect=True)
def test_turn_10_what_the_paired_turn_used_up_is_fresh_in_the_next() -> None:
    game = paired(cards={4: "KK", 2: "K"}, hands={4: "WGO"})
    play(game, "kn rob@H8 end")
    assert (at_turn(game), stage(game)) == (2, "before")
    assert refused(game, "kn") is None
    assert bank(game)["W"] == 23
