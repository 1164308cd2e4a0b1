"""Writes what the docs hold of the library's own making: catalogue, options, toy game, picture, protocol sequences.

`make docs` runs it; a test fails as long as a page is not what it would write.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hexmoot.editions import OPTIONS, Option
from hexmoot.game.game import Game
from hexmoot.render.svg import draw_svg
from hexmoot.rules.catalogue import Rule, rules

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
CATALOGUE = ROOT / "src" / "hexmoot" / "rules" / "catalogue.toml"

# The position of the picture: four bots, some fifty turns into a game.
MIDDLE = (
    "z-base:1 island:G5W10G8/W2B9B3L4/W6B4O11W6O11/L3G5DL12/O8L10G9 "
    "B5nw:3,B7ne:B,B9ne:3,C12w:W,D13w:3,F11nw:G,G8nw:O,F3ne:L,C4w:3 F5 "
    "D3n,D5n,E4n,E8s/E6s/D3ne,D5nw,D5w,F5ne,F7nw,F7ne|C8s,D9s/B9s/B9w,C8ne,C10w,D9nw,D9w,E8ne|"
    "B5n/C6n,E4s/B5ne,B7w,C6ne,C8nw,F3ne|B11s,C10s,C12s/E6n/C12w,D9ne,D11nw,D11ne,E6nw "
    "LLGBBO|LLWWWGO|GGGBOO|LLWWGGGBOO M/-/-|K/-/K|KRY/-/KKKR|V/-/KK 2,3 4:main:rolled -"
)

SOURCES = {
    "K": "a Korean manual and its reference",
    "Z": "a Traditional Chinese index of the rules",
    "J": "a Japanese turn sheet",
    "U": "Ukrainian short rules",
    "F": "published data and rulings",
}

CATALOGUE_HEAD = """\
# 11 The rule catalogue

<!-- Written by docs/generate.py: run `make docs` after a change of the catalogue or of a rule's test. -->

Every rule has an ID. The judge answers with it when a move is refused, `hexmoot why` prints it, and the tests of the
rule are named by it. This page is made from
[`catalogue.toml`](../src/hexmoot/rules/catalogue.toml) and from the tests in [`tests/rules`](../tests/rules):
what a rule says in our words, the [options](04-editions.md) that change it, the rule books that have it, and the
tests that show it. A rule without a source goes without saying, or is the program's own. *Ruling* numbers count the
answers to players' questions that a rule settles; there are 77.

| source | |
|---|---|
{sources}

{contents}
"""

SEQUENCES = ROOT / "suites" / "protocol"
SEQUENCES_HEAD = """\
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
    "coming": ("Coming and going", "welcome create snapshot resume away closing"),
    "sitting": (
        "Before the game",
        "take-seat stand-up colour lock free-seat remove remove-an-onlooker fill-with-bots start fair-dice called-off",
    ),
    "moves": (
        "Moves",
        (
            "setting-up roll road settlement city buy knight road-building year-of-plenty monopoly victory-point "
            "bank-trade end seven-seat-2-first seven-seat-3-first winning-city win"
        ),
    ),
    "trading": ("Trade", "offer counter-offer proposal withdraw not-trading"),
    "around": ("Around the game", "chat chat-again phrase mute steward steward-for-the-absent abort void rematch"),
    "refusals": (
        "Refusals",
        "illegal stale-ask repeated-nonce not-your-seat not-host unknown-move no-table malformed",
    ),
}
# What a table tells, of itself; the other messages are answers.
TELLING = ("event", "bare", "snapshot", "chat")
# A longer value of a view is left out; a longer line goes on in the next.
LONGEST_VALUE = 40
LONGEST_LINE = 118


@dataclass(frozen=True)
class Claim:
    """A test that names a rule."""

    file: str
    test: str


def pages() -> dict[Path, str]:
    """All that this program writes, by file."""
    editions, mechanic = DOCS / "04-editions.md", DOCS / "05-a-new-mechanic.md"
    toy = (ROOT / "tests" / "driver" / "tide.py").read_text(encoding="utf-8")
    return {
        DOCS / "11-rule-catalogue.md": catalogue_page(rules(), claims()),
        DOCS / "15-protocol-sequences.md": sequences_page(),
        DOCS / "pictures" / "island.svg": draw_svg(Game.from_hen(MIDDLE).position) + "\n",
        editions: with_table(editions.read_text(encoding="utf-8"), "options", option_table()),
        mechanic: with_file(mechanic.read_text(encoding="utf-8"), "py tide.py", toy),
    }


def claims() -> Mapping[str, list[Claim]]:
    """The tests of each rule, by its ID, in the order of their files."""
    found: dict[str, list[Claim]] = defaultdict(list)
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for rule_id in _named(test):
                    found[rule_id].append(Claim(path.name, test.name))
    return found


def _named(test: ast.FunctionDef) -> Iterator[str]:
    """The rules that the decorators `@rule("BUILD-07")` of a test name."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            yield from map(ast.literal_eval, mark.args)


def chapters() -> dict[str, str]:
    """The chapters in their order, with what each is about, from the comments of the catalogue."""
    return dict(re.findall(r"^# ([A-Z]+): (.+)$", CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE))


def catalogue_page(catalogue: Mapping[str, Rule], shown: Mapping[str, list[Claim]]) -> str:
    """The page of all rules, chapter by chapter."""
    sources = "\n".join(f"| {letter} | {book} |" for letter, book in SOURCES.items())
    contents = " · ".join(f"[{name}](#{_anchor(name, title)})" for name, title in chapters().items())
    parts = [CATALOGUE_HEAD.format(sources=sources, contents=contents)]
    for chapter, title in chapters().items():
        parts.append(f"## {chapter}: {title}\n")
        parts += [
            rule_entry(rule, shown.get(rule.id, [])) for rule in catalogue.values() if rule.id.startswith(chapter + "-")
        ]
    return "\n".join(parts)


def _anchor(chapter: str, title: str) -> str:
    return re.sub(r"[^a-z0-9 -]", "", f"{chapter}: {title}".lower()).replace(" ", "-")


def rule_entry(rule: Rule, shown: list[Claim]) -> str:
    """One rule: its text, what changes it, where it comes from, and its tests."""
    facts = [f"sources: {', '.join(rule.sources) or 'none'}"]
    if rule.options:
        facts.insert(0, "options: " + ", ".join(f"`{name}`" for name in rule.options))
    if rule.rulings:
        facts.append(f"rulings: {', '.join(map(str, rule.rulings))}")
    if rule.note:
        facts.append("informs only, forbids nothing")
    by_file: dict[str, list[str]] = defaultdict(list)
    for claim in shown:
        if claim.test not in by_file[claim.file]:
            by_file[claim.file].append(claim.test)
    tests = [
        f"- [`{file}`](../tests/rules/{file}): {', '.join(f'`{test}`' for test in names)}"
        for file, names in by_file.items()
    ]
    return "\n".join(
        [f"### {rule.id}\n", rule.text, "", f"*{'; '.join(facts)}*", "", *(tests or ["- no test yet"]), ""]
    )


def option_table() -> str:
    """All options with what they can be and what they are about."""
    rows = [f"| `{option.name}` | {_values(option)} | {option.help} |" for option in OPTIONS.values()]
    return "\n".join(["| option | values | what it decides |", "|---|---|---|", *rows])


def _values(option: Option) -> str:
    if option.kind == "choice":
        return " · ".join(f"`{choice}`" for choice in option.choices)
    if option.kind == "yes_no":
        return "`yes` · `no`"
    example = ", as `3` or `3-4`" if option.kind == "seats" else ""
    return f"{option.low} to {option.high}{example}"


def sequences_page() -> str:
    """The page of all golden sequences, chapter by chapter."""
    listed = {f"{folder}/{name}" for folder, (_, names) in CHAPTERS.items() for name in names.split()}
    stored = {path.relative_to(SEQUENCES).with_suffix("").as_posix() for path in SEQUENCES.rglob("*.txt")}
    if listed != stored:
        raise ValueError(f"the page and suites/protocol do not have the same sequences: {sorted(listed ^ stored)}")
    contents = " · ".join(f"[{title}](#{title.lower().replace(' ', '-')})" for title, _ in CHAPTERS.values())
    parts = [SEQUENCES_HEAD.format(contents=contents)]
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
            pieces += _inside('"events":[', [_compact(one) for one in value], "]")
        else:
            pieces.append(f'"{key}":{_compact(value)}')
    return _inside("{", pieces, "}")


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


def with_table(page: str, name: str, table: str) -> str:
    """The page with this table between the two comments of its name."""
    start, end = f"<!-- {name}: written by docs/generate.py -->", f"<!-- end of {name} -->"
    before, _, rest = page.partition(start)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"the page has no place for the table: write {start} and {end} into it")
    return f"{before}{start}\n{table}\n{end}{after}"


def with_file(page: str, fence: str, text: str) -> str:
    """The page with this text in the block that opens with this fence."""
    before, found, rest = page.partition(f"```{fence}\n")
    _, closed, after = rest.partition("\n```\n")
    if not found or not closed:
        raise ValueError(f"the page has no block that opens with ```{fence}")
    return f"{before}{found}{text.rstrip()}{closed}{after}"


if __name__ == "__main__":
    for path, text in pages().items():
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        if changed:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {'written' if changed else 'as it was'}")
