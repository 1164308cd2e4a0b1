"""The suites: golden games, positions and broken inputs, as plain text that other programs can use as well."""

import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hexmoot as hx
from hexmoot.editions.edition import keys
from hexmoot.notation.hen import write_hen
from hexmoot.notation.hen_reader import read_hen
from hexmoot.rules import terms

SUITES = Path(__file__).parents[1] / "suites"
RECORDS = sorted((SUITES / "records").glob("*.hgn"))
POSITIONS = sorted((SUITES / "positions").glob("*.hen"))
BROKEN = sorted((SUITES / "broken").iterdir())
MAKER = runpy.run_path(str(SUITES / "make_records.py"))
# Short ones are replayed always, long ones with the slow tests.
SHORT = 2000


def name_of(path: Path) -> str:
    return path.stem


@cache
def replayed(path: Path) -> hx.Game:
    return hx.replay(hx.read_record(path.read_text(encoding="utf-8")))


def records(*, short: bool) -> list[Path]:
    return [path for path in RECORDS if (path.stat().st_size < SHORT) == short]


def check_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = hx.read_record(text)
    assert record.hgn() == text
    assert hx.read_record(record.json_lines()) == record
    game = replayed(path)
    assert game.record().hgn() == text
    result = game.result()
    assert result is not None
    if result.ending not in ("breaches", "gift"):
        assert result.points[result.winner - 1] >= game.state.victory_points
    assert hx.Game.from_hen(game.hen()).hen() == game.hen()


@pytest.mark.parametrize("path", records(short=True), ids=name_of)
def test_a_short_golden_game_replays_to_its_end(path: Path) -> None:
    check_record(path)


@pytest.mark.slow
@pytest.mark.parametrize("path", records(short=False), ids=name_of)
def test_a_long_golden_game_replays_to_its_end(path: Path) -> None:
    check_record(path)


def test_every_edition_has_a_golden_game() -> None:
    found: set[tuple[str, int, str]] = set()
    for path in RECORDS:
        if path.stem.startswith("edition-"):
            tags = hx.read_record(path.read_text(encoding="utf-8")).tags
            found.add((tags["Edition"], int(tags["Seats"]), "paired" if "paired" in tags.get("Options", "") else ""))
    assert {edition for edition, _, _ in found} == set(keys())
    assert {("k-base", 5, ""), ("k-base", 6, ""), ("k-base", 5, "paired"), ("k-base", 6, "paired")} <= found


def test_every_golden_game_has_its_recipe_and_every_recipe_its_game() -> None:
    assert {path.stem for path in RECORDS} == set(MAKER["names"]())


def state_at(game: hx.Game, plies: int) -> Any:
    """The position so many plies before the end."""
    return hx.Game.from_state(game.start, _read(game.plies[len(game.plies) - plies].before[0]), game.dealer).state


def _read(rows: Any) -> Any:
    from hexmoot.rules.records import State

    return State.read(rows)


def last_event(game: hx.Game, key: str) -> hx.Event | None:
    return next((event for event in game.plies[-1].events if event.key == key), None)


def shows(game: hx.Game, ending: str) -> bool:
    """Whether a game really ends in the way that its file is named by, from the last move and its events."""
    if ending.startswith("watch-"):
        return shows_on_the_wall(game, ending.removeprefix("watch-"))
    move, before = game.plies[-1].move, state_at(game, 1)
    winner = game.state.winner + 1
    if ending.startswith("declared"):
        stages = {
            "declared": (terms.MAIN,),
            "declared-before-the-roll": (terms.BEFORE_ROLL,),
            "declared-in-the-middle-of-a-card": (terms.LAYING, terms.ROBBING),
        }
        return isinstance(move, hx.Win) and before.stage in stages[ending]
    if ending.startswith("start-of-turn"):
        return isinstance(move, hx.End) and before.turn != game.state.turn and won_off_turn(game, ending)
    road, army = last_event(game, "longest_road"), last_event(game, "largest_army")
    free = before.free_roads if before.stage == terms.LAYING else 0
    return {
        "settlement": isinstance(move, hx.Settle),
        "city": isinstance(move, hx.City),
        "victory-card-bought": move == hx.Card("V"),
        "longest-road": isinstance(move, hx.Road) and not free and road is not None and road.seat == winner,
        "road-building-first-road": isinstance(move, hx.Road) and free == 2 and road is not None,
        "road-building-last-road": isinstance(move, hx.Road) and free == 1 and road is not None,
        "largest-army-before-the-roll": isinstance(move, hx.Knight) and not before.rolled and army is not None,
        "largest-army-after-the-roll": isinstance(move, hx.Knight) and bool(before.rolled) and army is not None,
    }[ending]


def shows_on_the_wall(game: hx.Game, ending: str) -> bool:
    """W-END: the last move's events tell how the second game ended, and what broke a tie."""
    result, tie = game.result(), last_event(game, "tie_broken")
    assert result is not None
    if ending.startswith("tie-"):
        # The last two are one count of spaces from the west: sections first, then the spaces of one section.
        told = {"tie-lower": "west"}.get(ending, ending.removeprefix("tie-"))
        is_told = tie is not None and tie.kind == told and tie.seat == result.winner
        return is_told and (told != "west" or shares_the_west(game) == (ending == "tie-lower"))
    ended = {"points": "won", "breaches": "ended_by_breaches", "gift": "ended_by_gift"}[ending]
    return tie is None and result.ending == ending and last_event(game, ended) is not None


def shares_the_west(game: hx.Game) -> bool:
    """Whether the winner and the rival next to it both hold the section furthest west of those that they hold."""
    state, guard = game.state, game.extra.guard
    first = {
        seat: next((section, spaces.index(seat)) for section, spaces in enumerate(guard) if seat in spaces)
        for seat in range(state.seats)
        if sum(spaces.count(seat) for spaces in guard) == sum(spaces.count(state.winner) for spaces in guard)
    }
    winner, rival, *_ = sorted(first.values())
    return winner[0] == rival[0]


def won_off_turn(game: hx.Game, ending: str) -> bool:
    """WIN-03, TURN-09, TURN-10: the points were there before the turn was, and the game went on until it came."""
    winner = game.state.winner
    target = game.state.victory_points
    plies = len(game.plies)
    enough = 0
    while enough < plies:
        state = state_at(game, enough + 1)
        if state.score[winner] + state.cards[winner][terms.POINT] < target:
            break
        enough += 1
    ply = game.plies[plies - enough - 1]
    state = _read(ply.before[0])
    if ending.endswith("road-was-cut"):
        moved = [event for event in ply.events if event.key == "longest_road"]
        return enough > 1 and isinstance(ply.move, hx.Settle) and state.turn != winner and moved[0].seat == winner + 1
    wanted = terms.EXTRA_PAIRED if ending.endswith("paired-turn") else terms.EXTRA_PHASE
    return enough >= 1 and state.builder == winner and state.extra_build == wanted


# WIN-02, WIN-03: every way in which a game can end.
ENDINGS = (
    "settlement",
    "city",
    "victory-card-bought",
    "longest-road",
    "road-building-first-road",
    "road-building-last-road",
    "largest-army-before-the-roll",
    "largest-army-after-the-roll",
    "start-of-turn-after-a-road-was-cut",
    "start-of-turn-after-special-building",
    "start-of-turn-after-a-paired-turn",
    "declared",
    "declared-before-the-roll",
    "declared-in-the-middle-of-a-card",
    # W-END: of the second game.
    "watch-points",
    "watch-breaches",
    "watch-gift",
    "watch-tie-points",
    "watch-tie-space",
    "watch-tie-west",
    "watch-tie-lower",
    "watch-tie-order",
)


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_way_to_end_has_a_record_that_shows_it(ending: str) -> None:
    path = SUITES / "records" / f"ending-{ending}.hgn"
    assert path.exists(), f"no record shows the ending {ending}: see suites/make_records.py"
    assert shows(replayed(path), ending)


@pytest.mark.slow
def test_the_recipes_write_the_golden_games_as_they_are() -> None:
    for name in ("ending-city", "ending-declared", "ending-longest-road", "ending-start-of-turn-after-a-paired-turn"):
        path = SUITES / "records" / f"{name}.hgn"
        assert MAKER["golden"](name).record().hgn() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_a_position_reads_back_and_has_its_number_of_plies(path: Path) -> None:
    comment, line = path.read_text(encoding="utf-8").splitlines()
    what, _, plies = comment.rpartition(" Plies: ")
    assert what.startswith("# ")
    position = read_hen(line)
    assert write_hen(position) == line
    if position.is_view:
        assert hx.View.from_hen(line).legal_moves.count() == int(plies)
    else:
        game = hx.Game.from_hen(line)
        assert game.hen() == line
        assert len(game.chance) + game.legal_moves.count() == int(plies)


def test_the_positions_show_every_stage() -> None:
    stages = {path.read_text(encoding="utf-8").splitlines()[1].split(" ")[8].split(":")[1] for path in POSITIONS}
    assert stages == {
        *("settling", "paving", "before", "rolling", "discarding", "robbing", "stealing", "main", "drawing", "laying"),
        *("extra", "paired", "over"),
        # Of the second game.
        *("guarding", "consoling", "foreseeing", "taking", "repaying", "hero", "revealing"),
    }


def try_broken(path: Path, text: str) -> None:
    """Reads the text as what the file's ending says it is."""
    if path.suffix == ".code":
        hx.parse_move(text.removesuffix("\n"))
    elif path.suffix == ".hen":
        read_hen(text.removesuffix("\n"))
    else:
        hx.replay(hx.read_record(text))


@pytest.mark.parametrize("path", BROKEN, ids=name_of)
def test_a_broken_input_is_refused_as_its_first_line_says(path: Path) -> None:
    comment, _, text = path.read_text(encoding="utf-8").partition("\n")
    assert comment.startswith("# expects: ")
    error, *parts = comment.removeprefix("# expects: ").split(" | ")
    with pytest.raises(hx.HexmootError) as caught:
        try_broken(path, text)
    assert type(caught.value).__name__ == error
    for part in parts:
        assert part in str(caught.value)


def test_there_are_broken_inputs_of_every_kind() -> None:
    assert {path.suffix for path in BROKEN} == {".code", ".hen", ".hgn", ".jsonl"}
