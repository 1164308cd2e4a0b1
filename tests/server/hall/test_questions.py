"""Questions about one's own moves, the coach, and the tracker of what is openly known."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from hexmoot.server.hall import keeper
from hexmoot.server.words import client as said
from hexmoot.server.words.server import Advice, Reason, Refusal, Why
from hexmoot.server.words.settings import TableSettings
from tests.server.hall.hall_of import House, house

ALONE = TableSettings("z-first", {"first_player": "named"}, 3, fair_dice=False, hot_seat=True, first=1)


async def begin(here: House, settings: TableSettings = ALONE) -> None:
    await here.open(settings)
    for seat in range(1, settings.seats + 1):
        await here.do("anna", said.TakeSeat, seat, f"Anna {seat}")
    await here.do("anna", said.Start)


async def test_why_not_names_the_rule(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await begin(here)
        answer = await here.ask("anna", said.Why, 1, ["roll", "end", "buy", "s@D7n", "nonsense"], nonce="w")
        assert isinstance(answer, Why)
        assert answer.nonce == "w"
        assert answer.answers["roll"] is None
        assert answer.answers["nonsense"] == Reason(key="refusal.unknown_move")
        for move in ("end", "buy", "s@D7n"):
            reason = answer.answers[move]
            assert reason is not None
            assert reason.rule is not None


async def test_questions_are_for_the_seats_own_person_during_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await here.open(ALONE)
        refusal = await here.ask("anna", said.Why, 1, ["roll"], nonce="w")
        assert isinstance(refusal, Refusal)
        assert (refusal.code, refusal.nonce, refusal.table) == ("not_playing", "w", here.table)
        for seat in (1, 2, 3):
            await here.do("anna", said.TakeSeat, seat, f"Anna {seat}")
        await here.do("anna", said.Start)
        for answer in (
            await here.ask("bora", said.Why, 1, ["roll"]),
            await here.ask("bora", said.Advise, 1),
            await here.ask("anna", said.Advise, 6),
        ):
            assert isinstance(answer, Refusal)
            assert answer.code == "not_your_seat"


async def test_the_coach_advises_where_the_host_allows_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await begin(here)
        advice = await here.ask("anna", said.Advise, 1, nonce="a")
        assert isinstance(advice, Advice)
        assert advice.moves[0].move == "roll"
        waiting = await here.ask("anna", said.Advise, 2)
        assert isinstance(waiting, Advice)
        assert waiting.moves == []
        await begin(
            here, TableSettings("z-first", {"first_player": "named"}, 3, fair_dice=False, hot_seat=True, coach=False)
        )
        refusal = await here.ask("anna", said.Advise, 1)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "no_coach"


async def test_questions_in_a_flood_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        await begin(here)
        answers = [await here.ask("anna", said.Why, 1, ["roll"]) for _ in range(20)]
        assert isinstance(answers[0], Why)
        assert isinstance(answers[-1], Refusal)
        assert answers[-1].code == "too_fast"
        here.at += 1000
        assert isinstance(await here.ask("anna", said.Why, 1, ["roll"]), Why)


@pytest.mark.parametrize("shown", [True, False])
async def test_the_tracker_is_shown_if_the_host_wants_it(tmp_path: Path, shown: bool) -> None:
    async with house(tmp_path) as here:
        await begin(here, replace(ALONE, tracker=shown))
        reader = await here.look("bora")
        view = reader.last("snapshot")["view"]
        if not shown:
            assert view["known"] is None
            return
        # The cards of the beginning are open to all.
        for seat, known in enumerate(view["known"]):
            assert all(low == high for low, high in known.values())
            assert sum(low for low, _ in known.values()) == view["hands"][seat]


async def test_a_question_that_fails_is_answered_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise IndexError("a fault of ours")

    monkeypatch.setattr(keeper, "answer", broken)
    async with house(tmp_path) as here:
        await begin(here)
        with capture_logs() as logged:
            refusal = await here.ask("anna", said.Why, 1, ["roll"], nonce="w")
        assert refusal == Refusal("unavailable", here.table, "w", key="refusal.unavailable")
        assert [line["event"] for line in logged] == ["a question failed"]
