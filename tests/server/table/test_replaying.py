"""Replays: the frames put together are the views of the game, and a seat's replay shows no more than the seat saw."""

from pathlib import Path

import pytest

from hexmoot.game.records import RecordError, open_record
from hexmoot.notation.record import STEWARD, read_record
from hexmoot.server.table.replaying import replay_frames

RECORDS = Path(__file__).parents[3] / "suites" / "records"
SOME = [
    "edition-z-first-3",
    *(pytest.param(name, marks=pytest.mark.slow) for name in ("edition-z-base-4", "edition-k-base-6-paired")),
]


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("seat", [None, 1, 3])
def test_frames_put_together_are_the_positions(name: str, seat: int | None) -> None:
    record = read_record((RECORDS / f"{name}.hgn").read_text(encoding="utf-8"))
    view, frames = replay_frames(record, seat)
    game = open_record(record)
    codes = [code for line in record.lines for code in line.moves]
    assert len(frames) == len(codes)
    thrown = None
    for code, frame in zip(codes, frames, strict=True):
        game.push_text(code.removeprefix(STEWARD))
        view = view | frame["patch"]
        thrown = next((tuple(event["dice"]) for event in frame["events"] if event["key"] == "rolled"), thrown)
        assert view["turn"]["dice"] == thrown
        assert view["hen"] == game.view(seat).hen()
        assert view["points"] == [game.view(None).points(one) for one in range(1, game.seats + 1)]
    assert thrown is not None
    assert view["turn"]["stage"] == "over"
    assert view["shown"] is not None


@pytest.mark.slow
def test_with_open_cards_every_hand_is_shown_all_along() -> None:
    record = read_record((RECORDS / "edition-z-base-4.hgn").read_text(encoding="utf-8"))
    view, frames = replay_frames(record, None, everything=True)
    game = open_record(record)
    for code, frame in zip((code for line in record.lines for code in line.moves), frames, strict=True):
        game.push_text(code.removeprefix(STEWARD))
        view = view | frame["patch"]
        assert view["hen"] == game.hen()
        assert [len(hand) for hand in view["shown"]["hands"]] == view["hands"]
        assert view["shown"]["points"] == [game.points(seat) for seat in range(1, 5)]
        assert [sum(score.values()) for score in view["shown"]["score"]] == view["shown"]["points"]


@pytest.mark.slow
def test_a_seat_is_not_told_what_others_stole() -> None:
    record = read_record((RECORDS / "edition-z-base-4.hgn").read_text(encoding="utf-8"))
    _, public = replay_frames(record, None)
    _, everything = replay_frames(record, None, everything=True)
    stolen = [place for place, frame in enumerate(everything) if any(one["key"] == "stole" for one in frame["events"])]
    assert stolen
    for place in stolen:
        assert all(one["key"] != "stole" for one in public[place]["events"])
        assert public[place]["move"] != everything[place]["move"]


def test_a_record_that_does_not_hold_is_refused() -> None:
    text = (RECORDS / "edition-z-base-4.hgn").read_text(encoding="utf-8")
    record = read_record(text.replace(" roll", " end", 1))
    with pytest.raises(RecordError):
        replay_frames(record, None)
