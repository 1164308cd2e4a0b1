"""The page of protocol sequences, made from the golden files of `suites/protocol`; `generate.py` writes it."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SEQUENCES = Path(__file__).resolve().parents[1] / "suites" / "protocol"
HEAD = """\
# 15 Sequences of the protocol

<!-- Written by docs/generate.py from suites/protocol: run `make docs` after a sequence has changed. -->

For every message of a client and every kind of move, who gets what. Seat 1 is the host; an onlooker has no seat. `→` is
said to the server, `←` is heard from it, each client's in its order; between clients there is none. The files in
[`suites/protocol`](../suites/protocol) have every frame whole, and a test plays them anew and compares. Here `…` stands
for a longer value, `table` and `at` are left out of what a table tells, and `event 7 as seat 1` is what seat 1 was told
but for `seat` and `hen`, which are each reader's own. [The protocol](14-the-protocol.md) explains the fields,
[move codes](06-notation.md) the moves.

{contents}
"""
# The chapters by folder: their titles, and the sequences in the order in which they are read.
CHAPTERS = {
    "coming": ("Coming and going", "welcome create snapshot resume look-away history away closing"),
    "sitting": (
        "Before the game",
        (
            "take-seat stand-up colour lock track free-seat remove remove-an-onlooker hand-over close fill-with-bots "
            "start fair-dice called-off"
        ),
    ),
    "moves": (
        "Moves",
        (
            "setting-up roll road settlement city buy knight road-building year-of-plenty monopoly victory-point "
            "bank-trade end seven-seat-2-first seven-seat-3-first winning-city win"
        ),
    ),
    "watch": (
        "The second game",
        (
            "guard wildlings token patrol recruits commander steward scholar passing builder arms seer rebel "
            "pathfinder archer recruiter tracker"
        ),
    ),
    "trading": ("Trade", "offer counter-offer proposal withdraw not-trading"),
    "around": (
        "Around the game",
        (
            "chat chat-again phrase mute remove-line why advise steward steward-for-the-absent admit not-admitted "
            "abort void rematch"
        ),
    ),
    "refusals": (
        "Refusals",
        "illegal stale-ask repeated-nonce not-your-seat not-host unknown-move no-table malformed",
    ),
}
# What a table tells, of itself; the other messages are answers.
TELLING = ("event", "bare", "snapshot", "chat", "presence")
# A longer value of a view is left out; a longer line goes on in the next.
LONGEST_VALUE = 40
LONGEST_LINE = 118


def sequences_page() -> str:
    """The page of all golden sequences, chapter by chapter."""
    listed = {f"{folder}/{name}" for folder, (_, names) in CHAPTERS.items() for name in names.split()}
    stored = {path.relative_to(SEQUENCES).with_suffix("").as_posix() for path in SEQUENCES.rglob("*.txt")}
    if listed != stored:
        raise ValueError(f"the page and suites/protocol do not have the same sequences: {sorted(listed ^ stored)}")
    contents = " · ".join(f"[{title}](#{title.lower().replace(' ', '-')})" for title, _ in CHAPTERS.values())
    parts = [HEAD.format(contents=contents)]
    for folder, (title, names) in CHAPTERS.items():
        parts.append(f"## {title}\n")
        parts += [sequence(f"{folder}/{name}.txt") for name in names.split()]
    return "\n".join(parts)


def sequence(name: str) -> str:
    """One golden sequence: its title, what it is about, and its frames, shortened."""
    head, *steps = (SEQUENCES / name).read_text(encoding="utf-8").rstrip("\n").split("\n\n")
    title, about = (line.removeprefix("# ") for line in head.split("\n"))
    block = "\n\n".join(map(_step, steps))
    return f"### {title}\n\n{about}\n[Whole frames](../suites/protocol/{name})\n\n```text\n{block}\n```\n"


def _step(step: str) -> str:
    """What happened, and what each then heard."""
    lines, heard = [], dict[str, str]()
    for line in step.split("\n"):
        party, arrow, frame = re.fullmatch(r"(.+?)(?: ([→←]) (.+))?", line).groups()  # type: ignore[union-attr]
        if arrow is None:
            lines.append(f"({party})")
        elif arrow == "→":
            lines.append(_wrapped(f"{party} → ", _pieces(json.loads(frame))))
        else:
            lines.append(_heard(party, json.loads(frame), heard))
    return "\n".join(lines)


def _heard(party: str, frame: dict[str, Any], heard: dict[str, str]) -> str:
    """A frame of the server; one that another has heard already, in this step, is only named."""
    if frame["t"] in TELLING:
        frame = {key: value for key, value in frame.items() if key not in ("table", "at")}
    bare = {key: value for key, value in frame.items() if key != "seat"}
    if "hen" in frame.get("patch", {}):
        bare["patch"] = frame["patch"] | {"hen": ""}
    first = heard.setdefault(_compact(bare), party)
    if first == party or frame["t"] == "bare":
        return _wrapped(f"{party} ← ", _pieces(frame))
    return f"{party} ← {frame['t']} {frame['n']} as {first}" if "n" in frame else f"{party} ← {frame['t']} as {first}"


def _pieces(fields: Mapping[str, Any]) -> list[str]:
    """A frame in pieces that a line can be broken between; what changes in a view is shortened."""
    pieces = []
    for key, value in fields.items():
        if key in ("patch", "view") and value:
            pieces += _inside(f'"{key}":{{', [f'"{name}":{_short(field)}' for name, field in value.items()], "}")
        elif key == "events":
            pieces += _inside('"events":[', [_happened(one) for one in value], "]")
        else:
            pieces.append(f'"{key}":{_compact(value)}')
    return _inside("{", pieces, "}")


def _happened(one: Any) -> str:
    """What happened; of an event of the past, without the fields that it changed."""
    if not one or "patch" not in one:
        return _compact(one)
    return _compact({key: value for key, value in one.items() if key != "patch"})[:-1] + ',"patch":…}'


def _inside(start: str, pieces: list[str], end: str) -> list[str]:
    return [start + pieces[0], *pieces[1:-1], pieces[-1] + end] if len(pieces) > 1 else [start + pieces[0] + end]


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _short(value: Any) -> str:
    text = _compact(value)
    return text if len(text) <= LONGEST_VALUE else "…"


def _wrapped(prefix: str, pieces: list[str]) -> str:
    """The pieces behind a prefix, in as many lines as they need."""
    lines = [prefix]
    for number, piece in enumerate(pieces):
        text = piece + ("," if number < len(pieces) - 1 else "")
        if len(lines[-1]) > len(prefix) and len(lines[-1]) + len(text) > LONGEST_LINE:
            lines.append(" " * len(prefix))
        lines[-1] += text
    return "\n".join(lines)
