"""The second game at a table: what everybody sees, what one seat alone sees, duties, and records."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import hexmoot as hx
from hexmoot.bots.coach import advise
from hexmoot.game.obstacles import obstacle
from hexmoot.game.records import open_record
from hexmoot.game.steward import steward_move
from hexmoot.notation.record import STEWARD, read_record
from hexmoot.notation.watch_moves import Pick
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.table.asks import moves_by_kind
from hexmoot.server.table.playing import waiting
from hexmoot.server.table.replaying import replay_frames
from hexmoot.server.table.sight import Sight
from hexmoot.server.table.table import Table
from hexmoot.server.table.verifying import seeds_text, verify
from hexmoot.server.table.watch_sight import GUARD_COST, leading
from hexmoot.server.words.coding import encode
from hexmoot.server.words.settings import Clock, TableSettings
from tests.server.table.driver import SEED, TABLE, Driver, again, own_seed, person_of, whole
from tests.server.table.test_steward import run_out
from tests.watch.table import position

RECORDS = Path(__file__).parents[3] / "suites" / "records"
WATCH = TableSettings("w-base", {}, 3, clock=Clock("turn"), tracker=True)
DUTIES = ("s@", "r@", "g@", "roll", "rob@", "x:", "end", "h:pass")
ON_THE_WALL = ["breaches", "gift", "tie-order", "tie-points", "tie-space", "tie-west", "tie-lower"]


def table_at(game: hx.Game) -> Driver:
    """A table that was led to this position."""
    driver = Driver(TableSettings("w-base", {}, game.seats, clock=Clock("turn"), fair_dice=False), check=False).start()
    driver.table.game, driver.table.sight = game, Sight(game)
    driver.table._look = None
    driver.views.clear()
    return driver


def seen(driver: Driver, seat: int | None) -> bytes:
    return encode(driver.table.look(seat, person_of(seat) if seat else None))


def test_patches_fold_to_the_snapshot_and_the_stored_events_to_the_table() -> None:
    # The driver compares after every event, for every reader.
    driver = Driver(WATCH).start()
    driver.play(random.Random(3), 160)
    game = driver.table.game
    assert game is not None
    for seat, person in driver.readers():
        assert driver.view((seat, person))["hen"] == game.view(seat).hen()
    view = driver.view((None, None))
    assert view["watch"]["on_wall"] == [sum(row.count(seat) for row in view["watch"]["wall"]) for seat in (1, 2, 3)]
    assert view["known"]
    twin = again(driver.events)
    assert [twin.look(*reader) for reader in driver.readers()] == [
        driver.table.look(*reader) for reader in driver.readers()
    ]


def test_w_turn_01_the_third_die_lies_there_as_soon_as_it_is_rolled() -> None:
    game = position(seats=3, stage="before", heroes="steward,scholar,commander")
    sight, found = Sight(game), []
    # The scholar is asked before the first is resolved; the second waits for the raider.
    for code in ("roll", "=11.9", "h:pass", "end", "roll", "=34.5", "rob@E7", "end"):
        game.push_text(code)
        sight.learn(game.plies[-1].events)
        view = sight.public(game.view(None), game.actors, {})
        found.append((view["turn"]["stage"], view["watch"]["die"]))
    assert found == [
        ("rolling", None),
        ("consoling", 9),
        ("main", 9),
        ("before", 9),
        ("rolling", 9),
        ("robbing", 5),
        ("main", 5),
        ("before", 5),
    ]


def test_a_whole_game_is_recorded_and_its_dice_can_be_checked() -> None:
    driver = Driver(replace(WATCH, options={"victory_points": "4"}), check=False).start()
    driver.play(random.Random(6), 500)
    assert driver.table.status == "over"
    kept = Table.replay(driver.events, keep=True)
    assert kept.game is not None
    record = kept.game.record()
    seeds = {seat: own_seed(person_of(seat)) for seat in (1, 2, 3)}
    checked = verify(record, TABLE, SEED, seeds)
    assert checked == sum(code.startswith("=") for line in record.lines for code in line.moves)
    assert seeds_text(SEED, seeds)
    first, frames = replay_frames(record, None)
    assert first["watch"]["breaches"] == 0
    last = {name: value for frame in frames for name, value in frame["patch"].items()}
    assert last["watch"] == driver.view((None, None))["watch"]
    # What never changes came with the first view, and in no patch after it.
    assert first["north"] == driver.view((None, None))["north"]
    assert first["north"]["routes"].keys() == set("12345678")
    assert not first["north"].keys() & last["watch"].keys()
    assert not {"north", "board", "costs"} & last.keys()
    assert sum(kept.game.points(seat) for seat in (1, 2, 3)) == sum(
        sum(score.values()) for score in frames[-1]["patch"]["shown"]["score"]
    )


def test_the_plain_game_of_the_box_has_no_wall() -> None:
    driver = Driver(TableSettings("w-plain", {}, 3, fair_dice=False)).start()
    driver.play(random.Random(1), 60)
    view = driver.view((1, person_of(1)))
    assert (view["watch"], view["north"], view["my_look"]) == (None, None, None)
    assert view["board"]["shape"] == "gift"
    assert sum(place.startswith("D") for place in view["board"]["hexes"].values()) == 1


@pytest.mark.parametrize("ending", ON_THE_WALL)
def test_w_end_04_whoever_leads_at_the_end_has_won(ending: str) -> None:
    record = read_record((RECORDS / f"ending-watch-{ending}.hgn").read_text(encoding="utf-8"))
    game = open_record(record)
    leaders = set()
    for code in (code for line in record.lines for code in line.moves):
        game.push_text(code.removeprefix(STEWARD))
        leaders.add(leading(game.view(None)))
    result = game.result()
    assert result is not None
    assert leading(game.view(None)) == result.winner
    assert len(leaders) > 1
    # Nobody comes any more, whoever is left in the camps.
    assert danger(game) == ["calm"] * 4


@pytest.mark.parametrize(
    ("wall", "leader"),
    [
        # Two guards each: the lowest space goes before the west, and the west before the order of turns.
        ("42---,32---,1----,1----", 1),
        ("2----,1----,2----,1----", 2),
        ("-----,-----,-----,-----", 3),
    ],
)
def test_w_end_04_ties_are_broken_in_the_order_of_the_rule(wall: str, leader: int) -> None:
    assert leading(position(turn=3, wall=wall).view(None)) == leader


def danger(game: hx.Game) -> list[str]:
    levels: list[str] = Sight(game).public(game.view(None), game.actors, {})["watch"]["danger"]
    return levels


def test_nobody_in_the_camps_is_no_danger() -> None:
    # Nobody stands on the Wall before the third round either.
    assert danger(hx.Game("w-base", seats=3)) == ["open"] * 4
    assert danger(position(seats=3, wall="1----,-----,2----,3----")) == ["calm", "open", "calm", "calm"]


SIX_IN_THE_SOUTH = "C5r,C7r,D4r,D6r,E5r,E7r"


@pytest.mark.parametrize(
    ("told", "levels"),
    [
        # A regular comes by either clan to where the wall is thin, to where there is one to spare, and to nobody.
        (
            {"wall": "1----,12---,-----,123--", "clearings": "1,3,-,-", "camps": "r,-,r"},
            ["next", "calm", "next", "calm"],
        ),
        (
            {"wall": "1----,12---,-----,123--", "clearings": "1,3,-,-", "camps": "rr,-,-"},
            ["next", "near", "open", "calm"],
        ),
        # From the two clans together it takes one each.
        ({"wall": "1----,1----,1----,1----", "camps": "r,r,-"}, ["calm", "near", "calm", "calm"]),
        # A giant takes a guard, then what waits outnumbers the rest; where there is no guard it breaches.
        (
            {"wall": "1----,12---,-----,-----", "clearings": "1,3,-,-", "camps": "g,-,g"},
            ["next", "calm", "next", "next"],
        ),
        # A giant drives off the last guard, and then nobody is left; where there are more, one is missed less.
        ({"wall": "1----,12---,-----,-----", "camps": "g,-,-"}, ["near", "calm", "open", "open"]),
        # No guard stops a climber; whoever is behind it comes later.
        ({"wall": "123--,123--,-----,-----", "camps": "cr,-,-"}, ["climb", "climb", "open", "open"]),
        ({"wall": "123--,123--,-----,-----", "camps": "rc,-,-"}, ["calm", "calm", "open", "open"]),
        # Behind a climber comes the one who ends the game.
        ({"wall": "-----,123--,1----,1----", "camps": "cr,-,-", "breaches": 2}, ["near", "climb", "calm", "calm"]),
        # The third breach, or one too many in the South, is the end.
        ({"wall": "1----,12---,-----,-----", "camps": "r,-,r", "breaches": 2}, ["calm", "calm", "end", "end"]),
        (
            {"wall": "123--,123--,123--,123--", "camps": "-,cc,-", "wildlings": SIX_IN_THE_SOUTH},
            ["calm", "end", "end", "calm"],
        ),
    ],
)
def test_w_adv_01_the_danger_is_what_the_next_from_the_camps_does(told: dict[str, Any], levels: list[str]) -> None:
    # Heroes that nobody is asked for between the dice.
    table: dict[str, Any] = {"seats": 3, "stage": "before", "heroes": "archer,steward,commander", **told}
    assert danger(position(**table)) == levels
    # Every trail is played out: the worst of a section's trails is what was told.
    found = [0] * 4
    marks = {"climbed": 1, "breached": 2, "ended_by_breaches": 3, "ended_by_gift": 3}
    for one in range(1, 9):
        game = position(**table)
        section = game.extra.trail_section[one - 1]
        game.push_text("roll")
        game.push_text(f"=11.{one}")
        found[section] = max([found[section], *(marks.get(event.key, 0) for event in game.events)])
    # Before one who comes after it, the next may climb over.
    for worst, level in zip(found, levels, strict=True):
        assert worst in {"climb": (1,), "near": (0, 1), "next": (2,), "end": (3,)}.get(level, (0,))


@pytest.mark.parametrize(
    ("told", "clan", "levels"),
    [
        # The climber goes by the lower trail, and the regular behind it by the higher one, where nobody stands.
        ({"wall": "1----,-----,1----,1----", "camps": "crrr,-,-"}, "river", ["climb", "rush", "calm", "calm"]),
        ({"wall": "1----,1----,-----,1----", "camps": "-,crrr,-"}, "cave", ["calm", "climb", "rush", "calm"]),
        ({"wall": "1----,1----,1----,-----", "camps": "-,-,crrr"}, "hornfoot", ["calm", "calm", "climb", "rush"]),
        # Where as many wait as there are guards; the next from the camps would do the same to section 1.
        (
            {"wall": "1----,12---,1----,1----", "clearings": "1,33,-,-", "camps": "rrgr,-,-"},
            "river",
            ["next", "next", "calm", "calm"],
        ),
        # With one camp fewer no rush is due, and the regular comes after the climber at the soonest.
        ({"wall": "1----,-----,1----,1----", "camps": "crr,-,-"}, "river", ["climb", "near", "calm", "calm"]),
        # It holds where there are guards enough.
        ({"wall": "1----,1----,1----,1----", "camps": "rrrr,-,-"}, "river", ["near", "near", "calm", "calm"]),
        # It ends the game by the second of the two; once the first has ended it, the second does nothing any more.
        (
            {"wall": "1----,-----,1----,1----", "camps": "crrr,-,-", "breaches": 2},
            "river",
            ["climb", "rush_end", "calm", "calm"],
        ),
        (
            {"wall": "-----,123--,1----,1----", "camps": "rrrr,-,-", "breaches": 2},
            "river",
            ["end", "calm", "calm", "calm"],
        ),
    ],
)
def test_w_rush_01_the_danger_tells_where_a_rush_that_is_due_breaches(
    told: dict[str, Any], clan: str, levels: list[str]
) -> None:
    game = position(stage="revealing", rolled=True, still_open="reveal=10,then=main", **told)
    assert danger(game) == levels
    # The rush is played out: it breaches and ends what was told.
    game.push_text(f"={clan}.regular")
    fallen = [event.section for event in game.events if event.key == "breached"]
    falling = ("rush", "next", "rush_end", "end")
    assert fallen == [place for place, level in enumerate(levels, 1) if level in falling]
    assert (game.result() is not None) == any(level in ("rush_end", "end") for level in levels)


def test_the_price_of_a_guard_is_what_is_paid_for_one() -> None:
    game = position(hands={1: "LWB"})
    game.push_text("g@1")
    assert "".join(event.kind or "" for event in game.events if event.key == "paid") == GUARD_COST


LOOKS = [
    # A hand that the rebel looks at: the other world has another card in it, and the bank one fewer of its kind.
    ("taking", "then=main,looked={},at=3,choose=1", "rebel", ["LLO", "LLB"], {1, 3}),
    # The top of the pile, of which the seer keeps one.
    ("foreseeing", "looked={},choose=1", "seer", ["KKV", "KRV"], {1}),
]


@pytest.mark.parametrize(("stage", "still_open", "hero", "cards", "knowing"), LOOKS, ids=["rebel", "seer"])
def test_what_one_seat_looks_at_shows_to_nobody_else(
    stage: str, still_open: str, hero: str, cards: list[str], knowing: set[int]
) -> None:
    worlds = []
    for look in cards:
        hands = {3: look, 2: "LLLBO".replace(look[2], "", 1)} if stage == "taking" else {2: "L"}
        heroes = f"{hero}!,steward,commander"
        wall = "3----,3----,3----,-----"
        told: dict[str, Any] = {"seats": 3, "hands": hands, "heroes": heroes, "wall": wall}
        worlds.append(table_at(position(stage=stage, still_open=still_open.format(look), **told)))
    one, two = worlds
    # The second seat holds what the first hand lacks, so that the bank is the same in both worlds.
    knows = knowing | ({2} if stage == "taking" else set())
    for reader in (None, 1, 2, 3):
        assert (seen(one, reader) != seen(two, reader)) == (reader in knows), reader
    assert [world.view((1, person_of(1)))["my_look"] for world in worlds] == cards
    assert {world.view((seat, person_of(seat)))["my_look"] for world in worlds for seat in (2, 3)} == {None}


def test_turn_05_the_steward_does_the_duties_of_the_second_game() -> None:
    driver = Driver(TableSettings("w-base", {}, 3, clock=Clock("turn"), fair_dice=False), check=False).start()
    done = []
    for _ in range(60):
        done.append(run_out(driver).move)
        assert done[-1].startswith(("s@", "r@", "g@", "roll", "rob@", "x:", "end", "h:pass"))
    assert [code[:2] for code in done[12:15]] == ["g@"] * 3
    assert {"h:"} <= {code[:2] for code in done}
    assert whole(again(driver.events)) == whole(driver.table)


@pytest.mark.parametrize(
    ("told", "cards"),
    [
        (
            {"stage": "taking", "still_open": "then=main,looked=LLLLLO,at=3,choose=1", "hands": {3: "LLLLLO"}},
            "LO",
        ),
        ({"stage": "repaying", "still_open": "then=main,givers=3,choose=1", "hands": {1: "LLLLLLLLO"}}, "LO"),
        ({"stage": "foreseeing", "still_open": "looked=KKV,choose=1"}, "KV"),
    ],
    ids=["taking", "repaying", "foreseeing"],
)
def test_turn_05_every_card_is_as_likely_to_be_picked(told: dict[str, Any], cards: str) -> None:
    picked = []
    for seed in range(60):
        move = steward_move(position(seats=3, heroes="rebel!,steward,commander", seed=seed, **told), 1)
        assert isinstance(move, Pick)
        picked.append(move.card)
    assert set(picked) == set(cards)
    assert picked.count(cards[0]) > 1.5 * picked.count(cards[1])


def test_turn_05_the_scholar_in_anothers_turn_has_a_limit_of_its_own() -> None:
    still_open = "die=12,console=2"
    asked = position(seats=3, heroes="archer,scholar,commander", stage="consoling", still_open=still_open)
    [one] = waiting(table_at(asked).table)
    assert (one.seat, one.in_turn, one.is_duty) == (2, False, True)
    own = position(seats=3, heroes="scholar,archer,commander", stage="consoling", still_open="die=12,console=1")
    [one] = waiting(table_at(own).table)
    assert (one.seat, one.in_turn, one.is_duty) == (1, True, False)


@pytest.mark.parametrize(
    ("told", "reasons"),
    [
        ({"hands": {1: "LWB"}}, {"g": None, "nr": "W-DEV-01", "kn@": "W-DEV-02", "h": "W-HERO-01"}),
        ({"cards": {1: "NK"}, "wildlings": "B6r"}, {"g": "W-GUARD-01", "nr": None, "kn@": None, "h": None}),
        ({"heroes": "archer!,scholar,steward,commander", "wildlings": "B6r"}, {"h": "W-HERO-03"}),
        ({"stage": "before", "hands": {1: "LWB"}, "heroes": "steward,scholar,archer,commander"}, {"h": "W-TURN-01"}),
    ],
)
def test_what_stands_in_the_way_of_a_kind_of_move(told: dict[str, Any], reasons: dict[str, str | None]) -> None:
    view = position(**({"heroes": "archer,scholar,steward,commander"} | told)).view(1)
    found = {kind: obstacle(view, kind) for kind in reasons}
    assert {kind: refusal and refusal.rule for kind, refusal in found.items()} == reasons


@pytest.mark.parametrize("hero", ["commander", "steward", "builder", "arms", "seer", "recruiter", "tracker"])
def test_reasons_and_the_list_of_moves_agree_about_a_hero(hero: str) -> None:
    told: dict[str, Any] = {"hands": {1: "LWGBO", 2: "L"}, "cards": {1: "//K"}, "robber": "D6"}
    others = [one for one in ("scholar", "archer", "steward", "rebel") if one != hero][:3]
    view = position(heroes=",".join([hero, *others]), **told).view(1)
    assert obstacle(view, "h") is None
    assert {code.partition("=")[0][:3] for code in moves_by_kind(view)["h"]} == {hero[:3]}


def test_the_coach_advises_in_the_second_game() -> None:
    advice = advise(position(hands={1: "LWB"}, clearings="12,-,-,-", wall="12---,-----,-----,-----").view(1))
    assert advice
    assert all(one.reasons for one in advice[:1])


def test_the_figures_of_a_game_with_a_wall() -> None:
    record = read_record((RECORDS / "ending-watch-breaches.hgn").read_text(encoding="utf-8"))
    game = hx.replay(record)
    figures = statistics_of(game, open_record(record))
    assert figures["breaches"] == 3
    codes = [code for line in record.lines for code in line.moves]
    assert sum(figures["dice"].values()) == codes.count("roll")
    assert sum(figures["dice_expected"].values()) == pytest.approx(codes.count("roll"), abs=0.06)
    guards = [own["guards_placed"] - own["guards_lost"] for own in figures["seats"]]
    assert guards == [7 - left for left in game.extra.guards_left[: game.seats]]
    assert sum(own["tokens_revealed"] for own in figures["seats"]) == sum(game.extra.used)
    assert [sum(own["score"].values()) for own in figures["seats"]] == figures["points_by_turn"][-1]


def test_a_breach_that_the_end_cuts_short_is_not_counted() -> None:
    """W-BREACH-01: the marker moves when all have crossed, and the seventh in the South ends the game before that."""
    table: dict[str, Any] = {"stage": "before", "camps": "r,-,-", "wildlings": SIX_IN_THE_SOUTH}
    heroes = "archer,steward,commander"
    game = position(seats=3, heroes=heroes, **table)
    game.push_text("roll")
    game.push_text("=11.1")
    assert [event.key for event in game.events if event.key in ("breached", "ended_by_gift")] == [
        "breached",
        "ended_by_gift",
    ]
    assert statistics_of(game, position(seats=3, heroes=heroes, **table))["breaches"] == 0
