"""A crew compiles every part once, in the order of need, and whoever leads it does what the crew cannot."""

import sys
from pathlib import Path

import pytest

from hexmoot.warm.crew import Crew
from hexmoot.warm.parts import Part

# Answers with every name after noting it; a part of this name is the end of it.
WORKER = """
import pathlib, sys
for line in sys.stdin:
    name = line.strip()
    if name == "hard":
        sys.exit(3)
    with pathlib.Path(sys.argv[1]).open("a") as notes:
        notes.write(name + "\\n")
    print(name, flush=True)
"""


class Pretended:
    def __init__(self, name: str, notes: Path) -> None:
        self.name = name
        self.made = 0
        self._notes = notes

    def load(self) -> bool:
        return self.name in noted(self._notes)

    def make(self) -> None:
        self.made += 1


def noted(notes: Path) -> list[str]:
    return notes.read_text(encoding="utf-8").split() if notes.exists() else []


def crew_of(names: list[str], notes: Path, worker: str = WORKER, size: int = 2) -> tuple[Crew, list[Pretended]]:
    entries = [Pretended(name, notes) for name in names]
    parts = [Part("watch" if entry.name.startswith("w") else "base", entry) for entry in entries]
    return Crew(parts, [sys.executable, "-c", worker, str(notes)], size), entries


def test_every_part_is_compiled_once_by_somebody(tmp_path: Path) -> None:
    names = [f"part{number}" for number in range(20)]
    crew, entries = crew_of(names, tmp_path / "notes")
    assert (crew.done, crew.total) == (0, 20)
    crew.start()
    crew.get(lambda _: True)
    assert sorted(noted(tmp_path / "notes")) == sorted(names)
    assert [entry.made for entry in entries] == [0] * 20
    assert crew.done == 20
    assert crew.is_kept


def test_a_worker_that_dies_leaves_its_part_to_whoever_leads(tmp_path: Path) -> None:
    crew, entries = crew_of(["easy", "hard", "last"], tmp_path / "notes", size=1)
    crew.start()
    crew.get(lambda _: True)
    assert noted(tmp_path / "notes") == ["easy"]
    assert [entry.made for entry in entries] == [0, 1, 1]
    assert crew.done == 3


def test_there_may_be_no_worker_at_all(tmp_path: Path) -> None:
    crew = Crew(crew_of(["one"], tmp_path / "notes")[0]._parts, ["/nowhere/python"])
    crew.start()
    crew.get(lambda _: True)
    assert crew.done == 1


def test_nobody_waits_for_what_is_not_wanted(tmp_path: Path) -> None:
    waits = WORKER.replace('if name == "hard":\n        sys.exit(3)', 'if name == "w":\n        sys.stdin.read()')
    assert waits != WORKER
    crew, _ = crew_of(["one", "w"], tmp_path / "notes", waits)
    crew.start()
    crew.get(lambda part: part.game == "base")
    assert noted(tmp_path / "notes") == ["one"]
    crew.stop()
    crew.get(lambda _: True)
    assert crew.done == 1, "whoever stopped it waits for nothing more"


def test_a_part_that_cannot_be_made_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Pretended) -> None:
        raise MemoryError

    monkeypatch.setattr(Pretended, "make", broken)
    crew, _ = crew_of(["hard"], tmp_path / "notes")
    crew.start()
    with pytest.raises(MemoryError):
        crew.get(lambda _: True)
    assert crew.has_failed


def test_tables_come_before_loops_and_the_first_game_before_the_second(tmp_path: Path) -> None:
    names = ["e.play_games", "e.blind", "w.blind", "e.make_move", "w.perft"]
    crew, _ = crew_of(names, tmp_path / "notes")
    in_turn = sorted(crew._parts, key=lambda part: part.turn)
    assert [part.name for part in in_turn] == ["e.make_move", "e.blind", "w.blind", "e.play_games", "w.perft"]
