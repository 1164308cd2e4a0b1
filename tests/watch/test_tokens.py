"""W-BUILD, W-DEV: tokens under pieces, in the supply and used; the cards of this game."""

from fractions import Fraction

import pytest

import hexmoot as hx
from tests.rules.table import keys, play, refused, rule
from tests.watch.table import START, camps, clearings, component, position, told, wall, wildlings

ROOM = {1: "s@C7n r@C7nw r@B6ne s@E5n", 2: START[2], 3: START[3], 4: START[4]}

# With one city, all of the first batch; and with one token of a second batch of 13 under the youngest settlement.
SPACES = "014/0:12.4.3.12.4.3.12.4.3/0000,000,000,000"
MIXED = "112/0:8.3.3.8.4.3.8.3.2,1:4.1.0.4.0.0.4.0.0/0001,000,000,000"


@rule("W-BUILD-01", effect=True)
def test_a_settlement_reveals_the_token_under_it() -> None:
    game = position(pieces=ROOM, hands={1: "LWGB"})
    play(game, "s@B6n")
    assert game.stage == "revealing"
    assert game.extra.space[0][:2] == [0, 0]
    events = play(game, "=cave.giant")
    assert (camps(game), game.stage) == ("-,g,-", "main")
    assert game.extra.peaks == [24, 8, 7]
    assert game.extra.used == [0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert keys(events) == ["revealed_token", "gathered"]


@rule("W-BUILD-01", effect=True)
def test_a_city_reveals_two_one_after_the_other() -> None:
    game = position(hands={1: "GGOOO"})
    play(game, "c@C7n")
    assert component(game)["open"].startswith("reveal=10.10")
    play(game, "=river.regular")
    assert game.stage == "revealing"
    play(game, "=river.climber")
    assert (camps(game), game.stage) == ("rc,-,-", "main")


@rule("W-BUILD-01", effect=True)
def test_a_settlement_of_the_set_up_reveals_nothing() -> None:
    game = hx.Game("w-base", seats=3, seed=1)
    while game.stage != "before":
        assert not game.awaits_chance
        game.push(next(iter(game.legal_moves)))
    assert sum(game.extra.unseen[0]) == 57


@rule("W-BUILD-01", effect=True)
def test_a_token_does_nothing_when_the_peaks_have_no_such_figure() -> None:
    everywhere = "B6g,B8g,B10g"
    game = position(
        stage="revealing", rolled=True, camps="gg,gg,g", wildlings=everywhere, still_open="reveal=10,then=main"
    )
    events = play(game, "=hornfoot.giant")
    assert keys(events) == ["revealed_token", "token_idle"]
    assert camps(game) == "gg,gg,g"
    assert game.extra.used[8] == 1


@rule("W-BUILD-01", effect=True)
def test_only_a_token_that_nobody_has_seen_can_come() -> None:
    game = position(stage="revealing", rolled=True, used="0.0.3.0.0.0.0.0.0", still_open="reveal=10,then=main")
    assert refused(game, "=river.giant") == "PLAY-07"
    assert refused(game, "end") == "PLAY-03"
    assert refused(game, "=cave.giant") is None


@rule("W-BUILD-02", effect=True)
def test_a_settlement_that_comes_back_gets_a_token_of_the_supply() -> None:
    game = position(hands={1: "GGOOO"})
    before = game.extra.supply
    events = play(game, "c@C7n")
    assert game.extra.supply == before - 1
    assert game.extra.space[0][:4] == [0, 0, 0, 0]
    assert "token_laid" in keys(events)
    assert sum(game.extra.unseen[0]) == 57


@rule("W-BUILD-03", effect=True)
def test_taking_the_longest_route_reveals_a_token_and_is_worth_one_point() -> None:
    laid = "s@C7n r@C7nw r@B6ne r@B6nw r@B6w s@E5n"
    game = position(pieces={**ROOM, 1: laid}, hands={1: "LB"})
    supply = game.extra.supply
    play(game, "r@C5ne")
    assert (game.stage, game.extra.supply) == ("revealing", supply - 1)
    play(game, "=river.regular")
    assert game.points(1) == 3
    assert game.state.longest == 0


@rule("W-BUILD-03", effect=True)
def test_taking_it_from_another_reveals_one_too_and_keeping_it_none() -> None:
    mine = "s@C7n r@C7nw r@B6ne r@B6nw r@B6w r@C5ne s@E5n"
    game = position(pieces={**ROOM, 1: mine}, hands={1: "LB"}, longest=1)
    play(game, "r@C5nw")
    assert game.stage == "main"
    theirs = "s@D12n r@D12ne r@D12e r@D12se r@D12sw r@D12w s@E7n"
    pieces = {1: mine, 2: "s@C9n", 3: "s@E3n", 4: theirs}
    game = position(pieces=pieces, hands={4: "LB"}, longest=1, turn=4, heroes="builder,archer,steward,commander")
    assert game.state.road_length[:4] == [5, 0, 0, 5]
    play(game, "r@D12nw")
    assert (game.stage, game.state.longest, game.extra.reveal_seat[0]) == ("revealing", 3, 3)
    assert game.points(1) == 2


@rule("W-BUILD-03", effect=True)
def test_the_strongest_ranger_reveals_one_before_the_robber_moves() -> None:
    game = position(cards={1: "K/-/KK"})
    play(game, "kn")
    assert (game.stage, game.state.army) == ("revealing", 0)
    play(game, "=cave.regular")
    assert game.stage == "robbing"
    assert game.points(1) == 3


@rule("W-BUILD-04", effect=True)
def test_an_empty_supply_is_refilled_from_the_used_tokens() -> None:
    game = position(cards={1: "K/-/KK"}, used="4.1.0.4.0.0.4.0.0")
    assert game.extra.supply == 0
    events = play(game, "kn")
    assert told(events, "tokens_shuffled")[0].count == 13
    assert (game.extra.supply, game.extra.used) == (12, [0] * 9)
    assert {move.code: p for move, p in game.chance} == {
        "=river.regular": Fraction(4, 13),
        "=river.climber": Fraction(1, 13),
        "=cave.regular": Fraction(4, 13),
        "=hornfoot.regular": Fraction(4, 13),
    }


@rule("W-BUILD-05", effect=True)
def test_a_space_knows_only_its_batch() -> None:
    """A city puts a token of the second batch under the settlement; the city's own are of the first."""
    game = position(hands={1: "GGOOOLWGB"}, used="4.1.0.4.0.0.4.0.0")
    play(game, "c@C7n")
    assert game.extra.space[0][:4] == [0, 0, 0, 1]
    assert {move.code: p for move, p in game.chance}["=river.giant"] == Fraction(3, 44)
    assert sum(game.extra.unseen[1]) == 13
    play(game, "=river.giant =river.giant")
    # What nobody has seen of the second batch is as likely under the settlement as in the supply.
    line = component(game)["tokens"]
    assert line.startswith("112/0:8.3.1.")
    assert line.endswith("/0001,000,000,000")


@rule("W-BUILD-05", effect=True)
def test_the_settlement_that_lay_longest_is_built_first() -> None:
    pieces = {**ROOM, 1: "c@C7n r@C7nw r@B6ne s@E5n"}
    game = hx.Game.from_hen(position(pieces=pieces, hands={1: "LWGB"}).hen().replace(SPACES, MIXED))
    play(game, "s@B6n")
    assert (game.extra.reveal_from[0], game.extra.space[0][:3]) == (0, [0, 0, 1])


@rule("W-DEV-01", effect=True)
def test_the_deck_has_these_cards_and_no_monopoly() -> None:
    game = hx.Game("w-base", seats=4)
    assert dict(zip("KRYMVN", game.state.deck, strict=True)) == {"K": 14, "R": 2, "Y": 2, "M": 0, "V": 5, "N": 2}
    assert game.state.deck_size == 25


@rule("W-DEV-01")
def test_new_recruits_place_a_guard_for_nothing() -> None:
    game = position(cards={1: "N"}, wall="-----,11111,-----,-----")
    assert refused(game, "nr@2") == "W-GUARD-01"
    play(game, "nr@3")
    assert wall(game) == "-----,11111,1----,-----"
    assert refused(game, "nr@3") == "TURN-04"
    assert refused(position(cards={2: "N"}), "nr@3") == "W-DEV-01"
    assert refused(position(cards={1: "-/N"}), "nr@3") == "DEV-01"


@rule("W-DEV-01", effect=True)
def test_winter_stores_take_two_cards() -> None:
    game = position(cards={1: "Y"})
    play(game, "yp:GO")
    assert game.hand(1) == "GO"


@rule("W-DEV-02")
def test_a_patrol_sends_a_wildling_home_and_takes_a_card_of_its_hex() -> None:
    game = position(stage="before", cards={1: "K/-/KK"}, wildlings="B6g,C7r", robber="C7")
    assert refused(game, "kn@B8") == "W-DEV-02"
    assert refused(position(wildlings="B6g"), "kn@B6") == "W-DEV-02"
    play(game, "kn@B6 =river.regular")
    assert (wildlings(game), game.hand(1), game.stage) == ("C7r", "O", "before")
    assert game.extra.peaks[2] == 8
    assert game.state.army == 0
    assert game.state.played[0][0] == 3
    assert refused(game, "kn@C7") == "TURN-04"


@rule("W-DEV-02", effect=True)
def test_a_patrol_may_move_the_robber_instead() -> None:
    game = position(cards={1: "K"}, hands={2: "O"}, wildlings="B6g")
    play(game, "kn rob@C9>2 =O")
    assert (game.hand(1), wildlings(game)) == ("O", "B6g")


@rule("W-DEV-02", effect=True)
def test_a_patrol_that_finds_the_bank_empty_takes_nothing() -> None:
    game = position(cards={1: "K"}, hands={2: "O" * 19}, wildlings="B6g")
    play(game, "kn@B6")
    assert (game.hand(1), wildlings(game)) == ("", "-")


@rule("W-BUILD-01", effect=True)
@pytest.mark.parametrize("clan", ["river", "cave", "hornfoot"])
def test_the_wildling_takes_the_first_free_camp_of_its_clan(clan: str) -> None:
    game = position(stage="revealing", rolled=True, camps="g,g,g", still_open="reveal=10,then=main")
    play(game, f"={clan}.climber")
    expected = ["gc" if name == clan else "g" for name in ("river", "cave", "hornfoot")]
    assert camps(game) == ",".join(expected)
    assert clearings(game) == "-,-,-,-"
