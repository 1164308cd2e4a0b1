"""The figures of a finished game agree with the game, and with each other."""

from collections import Counter
from pathlib import Path

import pytest

from hexmoot.game.records import open_record, replay
from hexmoot.game.score import Score, points_by_source
from hexmoot.notation.moves import Swap
from hexmoot.notation.record import STEWARD, Record, read_record
from hexmoot.server.hall.statistics import statistics_of

RECORDS = Path(__file__).parents[3] / "suites" / "records"
SOME = ["edition-z-base-4", "edition-k-base-6-paired", "edition-z-first-3", "ending-declared"]
ALL = sorted(path.stem for path in RECORDS.glob("*.hgn"))


def a_record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.hgn").read_text(encoding="utf-8"))


def test_points_by_source_are_all_points_after_every_move() -> None:
    most: Counter[str] = Counter()
    for record in map(a_record, ALL):
        game = open_record(record)
        for code in (code for line in record.lines for code in line.moves):
            game.push_text(code.removeprefix(STEWARD))
            for seat in range(1, game.seats + 1):
                score = points_by_source(game.state, seat, game.extra)
                assert sum(score.values()) == game.points(seat)
                most |= Counter(score)
    assert set(+most) == {*Score._fields, "guards"}, "every source was seen"


@pytest.mark.parametrize("name", SOME)
def test_the_figures_have_the_last_score(name: str) -> None:
    record = a_record(name)
    game = replay(record)
    figures = statistics_of(game, open_record(record))
    for seat, own in enumerate(figures["seats"], start=1):
        assert sum(own["score"].values()) == game.points(seat) == figures["points_by_turn"][-1][seat - 1]


def test_as_many_rolls_are_expected_as_there_were() -> None:
    record = a_record("edition-z-base-4")
    figures = statistics_of(replay(record), open_record(record))
    rolls = sum(figures["dice"].values())
    expected = figures["dice_expected"]
    assert rolls == record.turns
    assert sum(expected.values()) == pytest.approx(rolls, abs=0.06)
    assert [expected[str(total)] for total in (2, 7, 12)] == pytest.approx(
        [rolls / 36, rolls / 6, rolls / 36], abs=0.006
    )


def test_trades_with_the_bank_are_told_apart_from_what_is_paid_for_building() -> None:
    record = a_record("edition-z-base-4")
    game = replay(record)
    figures = statistics_of(game, open_record(record))
    given = [0] * game.seats
    for ply in game.plies:
        if isinstance(ply.move, Swap):
            given[(ply.events[0].seat or 0) - 1] += sum(event.count for event in ply.events if event.key == "paid")
    assert any(given)
    assert [own["bank_traded"] for own in figures["seats"]] == given
    assert any(own["bank"] > own["bank_traded"] for own in figures["seats"])


@pytest.mark.parametrize("name", ["edition-z-base-4", "edition-z-first-3"])
def test_there_are_points_for_the_beginning_of_every_turn_and_for_the_end(name: str) -> None:
    record = a_record(name)
    figures = statistics_of(replay(record), open_record(record))
    assert len(figures["points_by_turn"]) == record.turns + 1
