"""The page's own description of a view has the fields that views really have."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields

from hexmoot.game.records import open_record
from hexmoot.game.records import replay as play_again
from hexmoot.game.score import Score
from hexmoot.notation.record import Record as GameRecord
from hexmoot.notation.record import read_record
from hexmoot.server.app import records
from hexmoot.server.app.about import About, BotLine, EditionLine, OptionLine
from hexmoot.server.app.places import MOST
from hexmoot.server.app.record_parts import Frame, Statistics
from hexmoot.server.hall.statistics import statistics_of
from hexmoot.server.store import Record, RecordSeat
from hexmoot.server.table.replaying import replay_frames
from hexmoot.server.words.settings import Clock, TableSettings
from hexmoot.server.words.view import Moves, Part, View
from hexmoot.server.words.watch_view import SeatHero, Watch
from tests.server.table.driver import Driver

ROOT = Path(__file__).parents[3]
TYPES = ROOT / "web" / "src" / "client" / "types"
_BLOCK = re.compile(r"export interface (\w+)[^{]*\{\n(.*?)\n\}", re.DOTALL)
_FIELD = re.compile(r'^  "?([\w@>-]+)"?(\?)?:', re.MULTILINE)
MOVES = 700


def interfaces() -> dict[str, dict[str, bool]]:
    """By name, the fields of each interface and whether one may be left out."""
    blocks = [block for file in TYPES.glob("*.ts") for block in _BLOCK.findall(file.read_text(encoding="utf-8"))]
    found = {name: {field: bool(mark) for field, mark in _FIELD.findall(body)} for name, body in blocks}
    assert len(found) == len(blocks)
    return found


def views() -> Iterator[dict[str, Any]]:
    """What every reader sees, in every state of some games."""
    turns, bank = Clock("turn", away_seconds=60), Clock("bank", away_seconds=60)
    for edition, clock, moves in (("z-base", turns, MOVES), ("z-base", bank, MOVES), ("w-base", turns, 150)):
        settings = TableSettings(edition, {"victory_points": "3"}, 3, clock=clock, tracker=True)
        driver, chance = Driver(settings, check=False).start(), random.Random(4)
        for _ in range(moves):
            driver.views.clear()
            yield from map(driver.view, driver.readers())
            driver.play(chance, 1)


@pytest.mark.slow
def test_views_are_as_they_are_described() -> None:
    moves = set()
    for view in views():
        msgspec.convert(json.loads(msgspec.json.encode(view)), View)
        moves |= set((view["ask"] or {}).get("moves", ()))
    # Every move that can be listed was listed, but for those of rarer rules.
    assert set(encoded(Moves)) - moves <= {"win", "vp", "mo", "yp", "rb", "kn@", "nr"}


def encoded(part: type[msgspec.Struct]) -> dict[str, bool]:
    """The fields of a part as they are written, and whether one may be left out."""
    return {field.encode_name: field.default is msgspec.UNSET for field in fields(part)}


@pytest.mark.parametrize(
    "part",
    [
        *Part.__subclasses__(),
        SeatHero,
        Watch,
        TableSettings,
        Clock,
    ],
    ids=lambda part: part.__name__,
)
def test_the_page_knows_every_part_of_a_view(part: type[msgspec.Struct]) -> None:
    assert interfaces()[part.__name__] == encoded(part)


def test_the_page_knows_what_the_house_has() -> None:
    known = interfaces()
    assert set(known["House"]) == set(About.__struct_fields__)
    assert set(known["Edition"]) == set(EditionLine.__struct_fields__)
    assert set(known["OptionChoice"]) == set(OptionLine.__struct_fields__)
    assert set(known["BotLine"]) == set(BotLine.__struct_fields__)


def test_the_page_knows_what_a_record_has() -> None:
    known = interfaces()
    own = records.RecordLine.__struct_fields__
    assert set(known["RecordLine"]) == set(own)
    assert set(known["FullRecord"]) == set(records.FullRecord.__struct_fields__) - set(own)
    assert set(known["Replay"]) == set(records.Replay.__struct_fields__)
    more = set(records.OwnReplay.__struct_fields__) - set(records.Replay.__struct_fields__)
    assert set(known["OwnReplay"]) == more
    assert set(known["Verified"]) == set(records.Verified.__struct_fields__)
    seats = (RecordSeat(1, None, "Careful", "careful", 10, has_won=True),)
    line = records._line(Record("r", "r", "z-base", 1, 2, True, seats, "", b""))
    assert set(known["RecordSeat"]) == set(line.seats[0].__struct_fields__)


@pytest.mark.parametrize("name", ["ending-declared", "ending-watch-gift"])
def test_figures_and_replays_are_as_they_are_described(name: str) -> None:
    text = (ROOT / "suites" / "records" / f"{name}.hgn").read_text(encoding="utf-8")
    record = read_record(text)
    figures = statistics_of(play_again(record), open_record(record))
    assert msgspec.to_builtins(msgspec.convert(figures, Statistics)) == figures
    _, frames = replay_frames(record, None, everything=True)
    described = msgspec.json.encode(msgspec.convert(frames, list[Frame]))
    assert json.loads(described) == json.loads(msgspec.json.encode(frames))


def required(interface: dict[str, bool]) -> set[str]:
    """The fields that are always there."""
    return {field for field, is_optional in interface.items() if not is_optional}


def figures_of(name: str) -> tuple[GameRecord, dict[str, Any]]:
    record = read_record((ROOT / "suites" / "records" / f"{name}.hgn").read_text(encoding="utf-8"))
    return record, statistics_of(play_again(record), open_record(record))


def test_the_page_knows_what_figures_of_the_watch_have() -> None:
    known = interfaces()
    _, figures = figures_of("edition-w-base-3")
    assert set(known["Statistics"]) == set(figures)
    assert set(known["SeatFigures"]) == set(figures["seats"][0])


def test_the_page_knows_what_figures_and_frames_have() -> None:
    known = interfaces()
    record, figures = figures_of("ending-declared")
    assert required(known["Statistics"]) == set(figures)
    assert required(known["SeatFigures"]) == set(figures["seats"][0])
    assert required(known["Score"]) == set(figures["seats"][0]["score"]) == set(Score._fields) - {"guards"}
    assert set(known["Score"]) == set(Score._fields)
    first, frames = replay_frames(record, None, everything=True)
    assert set(known["Frame"]) == set(frames[0])
    assert set(first) <= set(known["View"])
    assert set(first["shown"]) == {"hands", "cards", "score", "points"}


@pytest.mark.parametrize("file", ["after/RecordList.svelte", "lobby/TableLists.svelte"])
def test_the_page_asks_for_more_after_a_whole_page(file: str) -> None:
    text = (ROOT / "web" / "src" / file).read_text(encoding="utf-8")
    assert re.findall(r"const PAGE = (\d+);", text) == [str(MOST)]


def test_the_form_for_a_table_begins_with_what_the_server_would_choose() -> None:
    form = (ROOT / "web" / "src" / "lobby" / "MakeTable.svelte").read_text(encoding="utf-8")
    began = {name: int(value) for name, value in re.findall(r"(?:let|const) (\w+) = (?:\$state\()?(\d+)\)?;", form)}
    plain = Clock()
    assert began["awayMinutes"] * 60 == plain.away_seconds > 0
    assert (began["TURN_SECONDS"], began["BANK_MINUTES"] * 60) == (plain.turn_seconds, plain.bank_seconds)
    for name in ("increment", "duty"):
        assert f"{name}_seconds: {getattr(plain, f'{name}_seconds')}," in form
