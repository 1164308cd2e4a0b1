"""W-ADV, W-BREACH, W-RUSH: wildlings on their way, with the examples of the source."""

import pytest

from tests.rules.table import keys, play, rule
from tests.watch.table import breaches, camps, clearings, position, roll, told, wall, wildlings

QUIET = "builder,archer,steward,commander"


@rule("W-ADV-01", effect=True)
def test_the_example_of_the_cave_clan() -> None:
    """A 4 sends its wildling to an unguarded clearing: the Wall is breached; a 5 to a guarded one: it is not."""
    before = {"stage": "before", "camps": "-,r,-", "wall": "-----,-----,1----,-----", "heroes": QUIET}
    game = position(**before)  # type: ignore[arg-type]
    roll(game, "12.4")
    assert (breaches(game), wildlings(game), camps(game)) == (1, "B8r", "-,-,-")
    game = position(**before)  # type: ignore[arg-type]
    roll(game, "12.5")
    assert (breaches(game), wildlings(game), clearings(game)) == (0, "-", "-,-,5,-")


@rule("W-ADV-01", effect=True)
def test_the_one_nearest_the_trails_goes_and_the_others_close_up() -> None:
    game = position(stage="before", camps="-,crg,-", heroes=QUIET)
    events = roll(game, "12.4")
    assert camps(game) == "-,rg,-"
    assert told(events, "advanced")[0].kind == "climber"
    assert "closed_up" in keys(events)


@rule("W-ADV-01", effect=True)
@pytest.mark.parametrize("die", [9, 10, 11, 12])
def test_nine_to_twelve_match_no_trail(die: int) -> None:
    game = position(stage="before", camps="r,r,r", heroes=QUIET)
    roll(game, f"12.{die}")
    assert camps(game) == "r,r,r"
    assert clearings(game) == "-,-,-,-"


@rule("W-ADV-01", effect=True)
@pytest.mark.parametrize(
    ("die", "clan", "section"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 1), (4, 1, 1), (5, 1, 2), (6, 2, 2), (7, 2, 3), (8, 2, 3)],
)
def test_every_trail_leads_from_its_clan_to_its_clearing(die: int, clan: int, section: int) -> None:
    game = position(stage="before", camps="r,r,r", wall="1----,1----,2----,2----", heroes=QUIET)
    roll(game, f"12.{die}")
    assert [int(size) for size in game.extra.camp_size] == [int(other != clan) for other in range(3)]
    assert clearings(game).split(",")[section] == str(die)


@rule("W-ADV-01", effect=True)
def test_an_empty_camp_sends_nobody() -> None:
    game = position(stage="before", camps="r,-,r", heroes=QUIET)
    events = roll(game, "12.4")
    assert keys(events)[-1] == "trail_empty"


@rule("W-ADV-02", effect=True)
def test_a_climber_passes_all_guards_and_breaches_nothing() -> None:
    game = position(stage="before", camps="c,-,-", wall="12341,-----,-----,-----", wildlings="B6r,C5r", heroes=QUIET)
    roll(game, "12.1")
    assert (wildlings(game), breaches(game)) == ("B6r,C5r,D4c", 0)
    assert wall(game) == "12341,-----,-----,-----"


@rule("W-ADV-03", effect=True)
def test_a_giant_takes_the_lowest_guard_with_it_and_the_others_close_ranks() -> None:
    game = position(stage="before", camps="g,-,-", wall="312--,-----,-----,-----", heroes=QUIET)
    events = roll(game, "12.2")
    assert wall(game) == "12---,-----,-----,-----"
    assert game.extra.peaks[2] == 8
    assert game.extra.guards_left[2] == 7
    assert (breaches(game), wildlings(game)) == (0, "-")
    assert told(events, "smashed")[0].seat == 3


@rule("W-ADV-03", effect=True)
def test_the_guards_left_may_stay_where_they_are() -> None:
    game = position(
        stage="before",
        options={"giant_closes_ranks": "no"},
        camps="gg,-,-",
        wall="312--,-----,-----,-----",
        heroes=QUIET,
        hands={1: "LWB"},
    )
    roll(game, "12.2")
    assert wall(game) == "-12--,-----,-----,-----"
    # A new guard takes the lowest empty space; the next giant the lowest guard.
    play(game, "g@1 end")
    assert wall(game) == "112--,-----,-----,-----"
    roll(game, "12.1")
    assert wall(game) == "-12--,-----,-----,-----"


@rule("W-ADV-03", effect=True)
def test_a_giant_breaches_where_nobody_stands_and_crosses_itself() -> None:
    game = position(stage="before", camps="-,-,g", heroes=QUIET)
    roll(game, "12.8")
    assert (breaches(game), wildlings(game)) == (1, "B12g")
    assert game.extra.peaks == [24, 8, 7]


@rule("W-ADV-04", effect=True)
def test_regulars_stay_while_they_do_not_outnumber_the_guards() -> None:
    game = position(stage="before", camps="rr,-,-", clearings="1,-,-,-", wall="12---,-----,-----,-----", heroes=QUIET)
    roll(game, "12.2")
    assert (clearings(game), breaches(game)) == ("12,-,-,-", 0)
    play(game, "end")
    roll(game, "12.1")
    assert (clearings(game), breaches(game)) == ("-,-,-,-", 1)


@rule("W-ADV-04", effect=True)
def test_it_is_checked_again_when_a_giant_drives_a_guard_away() -> None:
    game = position(stage="before", camps="-,g,-", clearings="-,-,56,-", wall="-----,-----,12---,-----", heroes=QUIET)
    events = roll(game, "12.5")
    # Two regulars against one guard: they breach, and the guard left goes home as well.
    assert (breaches(game), clearings(game), wall(game)) == (1, "-,-,-,-", "-----,-----,-----,-----")
    assert keys(events).index("smashed") < keys(events).index("breached")
    assert wildlings(game) == "B10r,C11r"


@rule("W-ADV-05", effect=True)
def test_each_follows_the_way_of_its_own_trail_the_oldest_first() -> None:
    game = position(stage="before", camps="-,r,-", clearings="-,3,-,-", wall="-----,1----,-----,-----", heroes=QUIET)
    events = roll(game, "12.4")
    # Trail 3 leads south-west from B8, trail 4 south-east.
    assert [event.place for event in told(events, "crossed")] == ["B8", "C9"]
    game = position(stage="before", camps="r,-,-", clearings="-,4,-,-", wall="-----,1----,-----,-----", heroes=QUIET)
    events = roll(game, "12.3")
    assert [event.place for event in told(events, "crossed")] == ["B8", "C7"]


@rule("W-ADV-05", effect=True)
def test_a_way_that_is_blocked_goes_on_by_the_other_way_and_then_row_by_row() -> None:
    blocked = "B6r,C5r,D4r,E3r,C7r"
    game = position(stage="before", camps="c,-,-", wildlings="B6r,C5r,C7r,D4r,E3r", heroes=QUIET)
    roll(game, "12.1")
    assert set(wildlings(game).split(",")) == {*blocked.split(","), "D8c"}
    both = "B6r,C5r,C7r,D4r,D8r,E3r,E9r"
    game = position(stage="before", options={"gift_limit": 8}, camps="c,-,-", wildlings=both, heroes=QUIET)
    events = roll(game, "12.1")
    assert [event.place for event in told(events, "climbed")] == ["B8"]


@rule("W-BREACH-01", effect=True)
def test_the_example_of_a_breach() -> None:
    """Two regulars against two guards; a 5 brings a third: guard 1 goes home, three cross, guard 2 moves to space 1."""
    game = position(stage="before", camps="-,r,-", clearings="-,-,56,-", wall="-----,-----,12---,-----", heroes=QUIET)
    events = roll(game, "12.5")
    assert wall(game) == "-----,-----,2----,-----"
    assert game.extra.guards_left[:2] == [7, 6]
    assert [event.place for event in told(events, "crossed")] == ["B10", "C11", "C9"]
    assert wildlings(game) == "B10r,C9r,C11r"
    assert breaches(game) == 1
    order = [key for key in keys(events) if key in ("breached", "guard_returned", "closed_ranks", "crossed")]
    assert order == ["breached", "guard_returned", "closed_ranks", "crossed", "crossed", "crossed"]


@rule("W-BREACH-01", effect=True)
def test_a_breach_over_an_empty_first_space_sends_nobody_home() -> None:
    """Where guards do not close ranks behind a giant, nobody may stand on space 1."""
    game = position(
        stage="before",
        options={"giant_closes_ranks": "no"},
        camps="r,-,-",
        clearings="12,-,-,-",
        wall="-12--,-----,-----,-----",
        heroes=QUIET,
    )
    events = roll(game, "12.1")
    assert (wall(game), breaches(game)) == ("12---,-----,-----,-----", 1)
    assert told(events, "guard_returned") == []


@rule("W-BREACH-01", effect=True)
def test_the_limit_is_looked_at_after_each_crossing() -> None:
    """The sixth and the seventh cross, the game is over, the eighth stays, and the marker does not move."""
    game = position(
        stage="before",
        camps="-,r,-",
        clearings="-,-,56,-",
        wildlings="D14r,E3r,E5r,E7r,E9r",
        wall="-----,-----,12---,-----",
        heroes=QUIET,
    )
    roll(game, "12.5")
    result = game.result()
    assert result is not None
    assert (result.ending, breaches(game), clearings(game)) == ("gift", 0, "-,-,5,-")


@rule("W-BREACH-02", effect=True)
def test_the_third_breach_ends_the_game_at_once() -> None:
    game = position(stage="before", camps="-,r,-", breaches=2, wall="1----,-----,-----,-----", heroes=QUIET)
    roll(game, "12.4")
    result = game.result()
    assert result is not None
    assert (result.ending, result.winner, breaches(game)) == ("breaches", 1, 3)
    assert game.legal_moves.count() == 0


@rule("W-RUSH-01", effect=True)
def test_the_example_of_a_rush() -> None:
    """A fifth wildling: the two nearest the trails go, the lower camp by the lower trail; 3 to 1, 4 to 2, 5 to 3."""
    game = position(
        stage="revealing",
        rolled=True,
        camps="-,rcgr,-",
        wall="-----,1----,1----,-----",
        still_open="reveal=10,then=main",
    )
    events = play(game, "=cave.climber")
    assert camps(game) == "-,grc,-"
    # The regular waits before section 2, the climber came over section 3.
    assert (clearings(game), wildlings(game)) == ("-,4,-,-", "B10c")
    assert [(event.kind, event.trail) for event in told(events, "advanced")] == [("regular", 4), ("climber", 5)]
    assert game.stage == "main"


@rule("W-RUSH-01", effect=True)
@pytest.mark.parametrize(("clan", "trails"), [("river", [1, 3]), ("cave", [4, 5]), ("hornfoot", [6, 7])])
def test_a_rush_takes_the_lower_and_the_higher_trail_of_the_clan(clan: str, trails: list[int]) -> None:
    full = ",".join("rrrr" if clan == name else "-" for name in ("river", "cave", "hornfoot"))
    game = position(
        stage="revealing", rolled=True, camps=full, wall="1----,1----,2----,2----", still_open="reveal=10,then=main"
    )
    events = play(game, f"={clan}.regular")
    assert [event.trail for event in told(events, "advanced")] == trails
    assert [len(camp.strip("-")) for camp in camps(game).split(",")] == [
        3 * (name == clan) for name in ("river", "cave", "hornfoot")
    ]


@rule("W-RUSH-01", effect=True)
def test_a_rush_stops_when_the_game_ends_in_the_middle_of_it() -> None:
    game = position(stage="revealing", rolled=True, camps="rrrr,-,-", breaches=2, still_open="reveal=10,then=main")
    play(game, "=river.regular")
    result = game.result()
    assert result is not None
    assert result.ending == "breaches"
    assert camps(game) == "rrrr,-,-"
