"""W-HERO-01: what the heroes' cards leave open: hidden points, an empty bank, open offers, the end of the trading."""

import pytest

import hexmoot as hx
from tests.rules.table import play, refused, rule
from tests.watch.table import position, roll
from tests.watch.test_heroes import with_hero

ALL_BUT_ONE_KIND = {2: "W" * 19, 3: "G" * 19, 4: "B" * 19}


def offers(game: hx.Game) -> str:
    """The open offers, as HEN writes them."""
    return game.hen().split()[9].partition(";")[0]


@rule("W-HERO-01")
def test_the_rebel_compares_the_points_that_all_can_see() -> None:
    """A hidden point would otherwise show itself by the rebel being allowed."""
    game = with_hero("rebel", hands={2: "LO"}, cards={2: "VV"})
    assert (game.points(1), game.points(2)) == (2, 4)
    assert refused(game, "h:rebel>2") == "W-HERO-01"
    # One's own hidden points do not stand in the way either.
    game = with_hero("rebel", hands={2: "LO"}, cards={1: "VV"}, wall="222--,-----,-----,-----")
    assert refused(game, "h:rebel>2") is None


@rule("W-HERO-01", effect=True)
def test_the_commander_belongs_to_the_trading() -> None:
    game = with_hero("commander", hands={1: "LWB", 2: "L"})
    play(game, "g@1")
    assert refused(game, "h:commander=L/2") == "TURN-02"


@rule("W-HERO-01", effect=True)
def test_an_offer_lapses_when_a_demand_takes_the_card_that_it_gives() -> None:
    game = with_hero("commander", hands={1: "WO", 2: "L", 3: "L"}, offers="2:L>O/1|3:L>O/1")
    play(game, "h:commander=L/2 h:pick=W")
    assert offers(game) == "3:L>O/1"


@rule("W-HERO-01", effect=True)
def test_an_offer_lapses_when_the_rebel_takes_a_card_of_its_maker() -> None:
    ahead = "222--,-----,-----,-----"
    game = with_hero("rebel", hands={1: "O", 2: "L", 3: "L"}, offers="2:L>O/1|3:L>O/1", wall=ahead)
    play(game, "h:rebel>2 h:pick=L")
    assert offers(game) == "3:L>O/1"


@rule("W-HERO-01", effect=True)
def test_the_scholar_is_not_asked_if_the_bank_has_nothing() -> None:
    everything = ALL_BUT_ONE_KIND | {1: "L" * 19 + "O" * 19}
    game = position(stage="before", hands=everything)
    roll(game, "66.12")
    assert game.stage == "main"
    # One card is enough for the question.
    game = position(stage="before", hands=everything | {1: "L" * 19 + "O" * 18})
    roll(game, "66.12")
    assert game.stage == "consoling"
    assert [refused(game, f"2.h:scholar={kind}") for kind in "LO"] == ["TRADE-12", None]


@rule("W-HERO-01", effect=True)
def test_the_tracker_gets_no_card_that_the_bank_has_not() -> None:
    game = with_hero("tracker", robber="C7", hands=ALL_BUT_ONE_KIND)
    play(game, "h:tracker")
    assert (game.hand(1), game.state.robber, game.state.bank[3]) == ("", -1, 0)


@rule("W-HERO-01")
def test_the_seer_replaces_one_card_of_the_price_at_the_most() -> None:
    game = with_hero("seer", hands={1: "LLLWWGO"})
    for code in ("h:seer:LLG", "h:seer:LLL"):
        assert refused(game, code) == "W-HERO-01", code
    assert refused(game, "h:seer:WWG") is None


@rule("W-HERO-01", effect=True)
@pytest.mark.parametrize(
    ("hero", "uses", "ends"),
    [
        ("arms", "h:arms@1:LBO", True),
        ("seer", "h:seer:LGO =K =K =K h:pick=K", True),
        ("builder", "h:builder=C7nw>E5ne", False),
        ("recruiter", "h:recruiter@1", False),
        ("steward", "h:steward=W>G", False),
        ("commander", "h:commander=L/2 h:pick=B", False),
        ("rebel", "h:rebel>4 h:pick=O", False),
        ("pathfinder", "h:pathfinder=river1 =cave.regular", False),
        ("archer", "h:archer@B6", False),
        ("tracker", "h:tracker", False),
    ],
)
def test_only_a_hero_who_buys_ends_the_trading(hero: str, uses: str, ends: bool) -> None:
    game = with_hero(
        hero,
        hands={1: "LGBOOWWWW", 2: "L", 4: "O"},
        cards={1: "-/-/K"},
        wall="444--,-----,-----,-----",
        camps="r,-,-",
        wildlings="B6r",
        robber="C7",
        offers="2:L>O/1",
    )
    play(game, f"{uses} h:flip")
    assert refused(game, "t:WWW>G") == ("TURN-02" if ends else None)
    # The commander took the very card that was offered.
    assert offers(game) == ("-" if ends or hero == "commander" else "2:L>O/1")


@rule("W-HERO-01", effect=True)
def test_where_trading_and_building_are_mixed_no_hero_ends_the_trading() -> None:
    game = with_hero("arms", hands={1: "LBOWWW"}, options={"phases": "combined"})
    play(game, "h:arms@1:LBO h:flip")
    assert refused(game, "t:WWW>G") is None


@rule("W-DEV-02", effect=True)
def test_a_patrol_against_a_wildling_counts_for_the_strongest_ranger() -> None:
    game = position(cards={1: "K/-/KK"}, wildlings="B6r")
    play(game, "kn@B6")
    assert (game.state.army, game.stage) == (0, "revealing")
