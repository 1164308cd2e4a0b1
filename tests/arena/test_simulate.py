import json
from collections import Counter

import pytest

from hexmoot.arena.jobs import in_order
from hexmoot.arena.random_record import random_record
from hexmoot.arena.results import empty
from hexmoot.arena.simulate import simulate
from hexmoot.batch.random_games import random_games
from hexmoot.batch.start import start_of
from hexmoot.deal.island import Layout
from hexmoot.editions.edition import EditionError, resolve
from hexmoot.notation.watch_words import ENDINGS
from hexmoot.rules.records import State


def test_the_totals_do_not_depend_on_the_number_of_jobs() -> None:
    runs = [simulate("z-base", 2450, seed=9, jobs=jobs) for jobs in (1, 2, 3)]
    assert runs[0] == runs[1] == runs[2]
    assert runs[0].games == 2450


def test_parts_that_run_side_by_side_share_nothing_that_is_written_to() -> None:
    start = start_of(resolve("z-base", {}), 4)
    before = Layout.read(start.layout), State.read(start.state)
    simulate("z-base", 5, seed=3)
    assert (Layout.read(start.layout), State.read(start.state)) == before


def test_the_totals_are_those_of_the_games_one_by_one() -> None:
    run = simulate("k-base", 120, seats=5, seed=9)
    tally = random_games(start_of(resolve("k-base", {}), 5), 9, 0, 120)
    assert (run.wins, run.turns, run.decisions) == (tally.wins, tally.turns, tally.decisions)
    assert run.bots == ("random",) * 5
    assert run.mean_points("random") is None


@pytest.mark.parametrize(("edition", "seats"), [("z-base", 3), ("k-base", 5), ("z-first", 4)])
def test_a_turn_is_counted_by_its_roll(edition: str, seats: int) -> None:
    options = {"victory_points": 3}
    run = simulate(edition, 3, seats=seats, seed=4, options=options)
    assert run.turns == sum(random_record(edition, seats, 4, number, options).turns for number in range(3))


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("z-base", 250, progress=told.append)
    assert told == [100, 200, 250]


def test_the_trace_tells_seeds_and_options_apart() -> None:
    traces = {
        simulate("z-base", 50, seed=1).trace,
        simulate("z-base", 50, seed=2).trace,
        simulate("z-base", 50, seed=1, options={"hand_limit": 9}).trace,
        simulate("z-base", 51, seed=1).trace,
    }
    assert len(traces) == 4


def test_json() -> None:
    told = json.loads(simulate("z-base", 10, seats=3).to_json())
    assert told["edition"] == "z-base"
    assert told["seats"] == 3
    assert sum(told["wins"]) == told["games"] == 10
    assert told["mean_points"] is None
    assert told["mean_turns"] == told["turns"] / 10


def test_other_bots_play_a_match() -> None:
    options = {"victory_points": 4}
    run = simulate("z-base", 2, seats=3, bots=("greedy", "random", "random"), seed=1, options=options)
    assert set(run.bot_wins) == {"greedy", "random"}
    means = json.loads(run.to_json())["mean_points"]
    assert means["greedy"] == run.mean_points("greedy")


def test_bad_input_is_refused() -> None:
    with pytest.raises(ValueError, match="4 seats need"):
        simulate("z-base", 1, bots=("greedy",))
    with pytest.raises(EditionError):
        simulate("x-base", 1)
    with pytest.raises(ValueError, match="jobs"):
        simulate("z-base", 1, jobs=0)
    with pytest.raises(ValueError, match="different runs"):
        empty("z-base", ("random",), 1).merge(empty("z-base", ("random",), 2))


def test_parts_come_back_in_order_and_no_more_are_begun_than_needed() -> None:
    begun: list[int] = []

    def work(task: int) -> int:
        begun.append(task)
        return task * task

    results = in_order(work, range(1000), 2, threads=True)
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()  # type: ignore[attr-defined]
    assert len(begun) < 20


def test_the_second_game_tells_how_its_games_ended() -> None:
    run = simulate("w-base", 12, seed=3)
    assert sum(run.endings.values()) == run.games == 12
    assert set(run.endings) <= {"points", "breaches", "gift"}
    one_by_one = [random_games(start_of(resolve("w-base"), 4), 3, game, 1) for game in range(12)]
    ends = [end for tally in one_by_one for end in tally.ends]
    assert len(ends) == 12
    assert run.guards == sum(sum(end.guards) for end in ends) > 0
    assert run.endings == Counter(ENDINGS[end.ending] for end in ends)
    # The first game ends in one way only, and has no Wall.
    first = simulate("z-base", 2, seed=3)
    assert (first.endings, first.guards) == ({}, 0)
    assert json.loads(run.to_json())["endings"] == run.endings
