"""Writes what the docs hold of the library's own making: catalogue, options, toy game, site, picture, sequences.

`make docs` runs it; a test fails as long as a page is not what it would write.
"""

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from runpy import run_path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from hexmoot.editions import OPTIONS, Option
from hexmoot.editions.gift import Fact, facts, gift
from hexmoot.game.game import Game
from hexmoot.notation.watch_words import CLANS, WILDLINGS
from hexmoot.render.svg import draw_svg
from hexmoot.rules.catalogue import Rule, replaced_by, rules, watch_rules
from hexmoot.rules.watch import terms
from hexmoot.server.settings import PREFIX, Settings
from hexmoot.server.words import view
from hexmoot.server.words.watch_view import North, Watch
from hexmoot.words import Words

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
CATALOGUES = [ROOT / "src" / "hexmoot" / "rules" / name for name in ("catalogue.toml", "catalogue_watch.toml")]

# The position of the picture: four bots, some fifty turns into a game.
MIDDLE = (
    "z-base:1 island:G5W10G8/W2B9B3L4/W6B4O11W6O11/L3G5DL12/O8L10G9 "
    "B5nw:3,B7ne:B,B9ne:3,C12w:W,D13w:3,F11nw:G,G8nw:O,F3ne:L,C4w:3 F5 "
    "D3n,D5n,E4n,E8s/E6s/D3ne,D5nw,D5w,F5ne,F7nw,F7ne|C8s,D9s/B9s/B9w,C8ne,C10w,D9nw,D9w,E8ne|"
    "B5n/C6n,E4s/B5ne,B7w,C6ne,C8nw,F3ne|B11s,C10s,C12s/E6n/C12w,D9ne,D11nw,D11ne,E6nw "
    "LLGBBO|LLWWWGO|GGGBOO|LLWWGGGBOO M/-/-|K/-/K|KRY/-/KKKR|V/-/KK 2,3 4:main:rolled -"
)

# The same for the second game.
WATCH = (
    "w-base:1 gift:O5W6B5G8/O6B4G9W10L11/W3L9W11O3L8O4/G10L12B3G10B4O2 F12nw:O,F10nw:W,F8nw:L,F6nw:B,F4nw:G C7 "
    "C7n/E5n/B8w,C7nw,E5nw,E5w|E9n/C9n/C9nw,D10w,E9nw|A13s,C11n,E13n//C11nw,E13nw|D6n,D12n//D6nw,D12nw "
    "LWB|GGOO|LLW|BBO -/-/-|K/-/K|-/-/-|V/-/- -,- 2:main:rolled -;watch=312--,41---,2----,3----|1|rcg,r,cr|12,-,5,-|"
    "B6r,C9g,D10c|03/0:7.3.2.10.4.3.10.3.2/0000,0000,00,000|builder,rebel+,steward,archer|-"
)

SOURCES = {
    "K": "a Korean manual and its reference",
    "Z": "a Traditional Chinese index of the rules",
    "J": "a Japanese turn sheet",
    "U": "Ukrainian short rules",
    "F": "published data and rulings",
    "W": "Korean rules of the second game",
    "D": "a reading of our own, where a source could not be read ([chapter 18](18-the-watch.md))",
}

CATALOGUE_HEAD = """\
# 11 The rule catalogue

<!-- Written by docs/generate.py: run `make docs` after a change of the catalogue or of a rule's test. -->

Every rule has an ID. The judge answers with it when a move is refused, `hexmoot why` prints it, and the tests of the
rule are named by it. This page is made from
[`catalogue.toml`](../src/hexmoot/rules/catalogue.toml) and, for the second game,
[`catalogue_watch.toml`](../src/hexmoot/rules/catalogue_watch.toml), and from the tests in
[`tests/rules`](../tests/rules) and [`tests/watch`](../tests/watch):
what a rule says in our words, the [options](04-editions.md) that change it, the rule books that have it, and the
tests that show it. A rule without a source goes without saying, or is the program's own. *Ruling* numbers count the
answers to players' questions that a rule settles; there are 77.

| source | |
|---|---|
{sources}

{contents}
"""


@dataclass(frozen=True)
class Claim:
    """A test that names a rule."""

    file: str
    test: str


def pages() -> dict[Path, str]:
    """All that this program writes, by file."""
    names = (
        "04-editions.md",
        "05-a-new-mechanic.md",
        "13-the-table-server.md",
        "14-the-protocol.md",
        "18-the-watch.md",
    )
    editions, mechanic, server, protocol, watch = (DOCS / name for name in names)
    toy = (ROOT / "tests" / "driver" / "tide.py").read_text(encoding="utf-8")
    return {
        DOCS / "11-rule-catalogue.md": catalogue_page({**rules(), **watch_rules()}, claims()),
        DOCS / "15-protocol-sequences.md": run_path(str(DOCS / "sequences.py"))["sequences_page"](),
        DOCS / "pictures" / "island.svg": draw_svg(Game.from_hen(MIDDLE).position) + "\n",
        editions: with_table(editions.read_text(encoding="utf-8"), "options", option_table()),
        server: server_page(server.read_text(encoding="utf-8")),
        protocol: protocol_page(protocol.read_text(encoding="utf-8")),
        watch: watch_page(watch.read_text(encoding="utf-8")),
        DOCS / "pictures" / "watch.svg": draw_svg(Game.from_hen(WATCH).position) + "\n",
        mechanic: with_file(mechanic.read_text(encoding="utf-8"), "py tide.py", toy),
    }


def claims() -> Mapping[str, list[Claim]]:
    """The tests of each rule, by its ID, in the order of their files."""
    found: dict[str, list[Claim]] = defaultdict(list)
    paths = [path for folder in ("rules", "watch") for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))]
    for path in paths:
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for rule_id in _named(test):
                    found[rule_id].append(Claim(f"{path.parent.name}/{path.name}", test.name))
    return found


def _named(test: ast.FunctionDef) -> Iterator[str]:
    """The rules that the decorators `@rule("BUILD-07")` of a test name."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            yield from map(ast.literal_eval, mark.args)


def chapters() -> dict[str, str]:
    """The chapters in their order, with what each is about, from the comments of the catalogue."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CATALOGUES)
    return dict(re.findall(r"^# ([A-Z]+(?:-[A-Z]+)?): (.+)$", text, re.MULTILINE))


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
    if rule.replaces:
        facts.append(f"replaces {', '.join(rule.replaces)}")
    if rule.rules_out:
        facts.append(f"rules out {', '.join(rule.rules_out)}")
    if replacing := replaced_by(rule.id):
        facts.append(f"replaced in the Watch by {', '.join(replacing)}")
    if rule.note:
        facts.append("informs only, forbids nothing")
    by_file: dict[str, list[str]] = defaultdict(list)
    for claim in shown:
        if claim.test not in by_file[claim.file]:
            by_file[claim.file].append(claim.test)
    tests = [
        f"- [`{Path(file).name}`](../tests/{file}): {', '.join(f'`{test}`' for test in names)}"
        for file, names in by_file.items()
    ]
    return "\n".join(
        [f"### {rule.id}\n", rule.text, "", f"*{'; '.join(facts)}*", "", *(tests or ["- no test yet"]), ""]
    )


def server_page(page: str) -> str:
    """The chapter with all settings, and with the files that a site of many processes is made of."""
    for fence in ("ini hexmoot.env", "nginx nginx.conf", "ini hexmoot@.service"):
        page = with_file(page, fence, (ROOT / "deploy" / fence.split()[1]).read_text(encoding="utf-8"))
    return with_table(page, "settings", settings_table())


def settings_table() -> str:
    """Every setting of the server with its default and what it means."""
    rows = []
    for each in fields(Settings):
        default = "" if each.default == "" else f"`{each.default}`"
        rows.append(f"| `{PREFIX}{each.name.upper()}` | {default} | {each.metadata['about']} |")
    return "\n".join(["| setting | default | meaning |", "|---|---|---|", *rows])


def protocol_page(page: str) -> str:
    """The chapter with the fields of a view and of its parts."""
    named = [one for one in vars(view).values() if isinstance(one, type) and issubclass(one, view.Part)]
    parts = [one for one in named if one not in (view.Part, view.View)]
    page = with_table(page, "view", field_table(view.View))
    page = with_table(page, "north", field_table(North))
    page = with_table(page, "watch", field_table(Watch))
    return with_table(
        page, "parts", "\n\n".join(f"**{one.__name__}**: {_about(one)}\n\n{field_table(one)}" for one in parts)
    )


def _about(part: type[Struct]) -> str:
    return " ".join((part.__doc__ or "").split())


def field_table(part: type[Struct]) -> str:
    """The fields of a part of the protocol, with their types as the schema has them."""
    _, parts = schema_components([part], ref_template="{name}")
    described = parts[part.__name__]
    needed = described.get("required", ())
    rows = [
        f"| `{name}` | {_type(field)}{'' if name in needed else ', or left out'} | {field.get('description', '')} |"
        for name, field in described["properties"].items()
    ]
    return "\n".join(["| field | type | what it is |", "|---|---|---|", *rows])


def _type(field: Mapping[str, Any]) -> str:
    """A type of a schema in a few words."""
    if "anyOf" in field:
        return " or ".join(map(_type, field["anyOf"]))
    if "enum" in field:
        return " ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    if "$ref" in field:
        return str(field["$ref"])
    if "prefixItems" in field:
        return f"pair of {_type(field['prefixItems'][0])}"
    if field["type"] == "array":
        return f"list of {_type(field['items'])}"
    if field["type"] == "object":
        return f"({_type(field['additionalProperties'])} by name)"
    return {"integer": "number", "boolean": "true or false"}.get(field["type"], str(field["type"]))


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


def watch_page(page: str) -> str:
    """The page of the second game with all that its file says."""
    for name, table in (("unknowns", unknowns_table()), ("heroes", heroes_table()), ("north", north_table())):
        page = with_table(page, name, table)
    return page


def north_table() -> str:
    """The clans with their tokens and trails, the heroes that the seats begin with, and the idle faces of the die."""
    words, land = Words("en"), gift()
    kinds = [words.say("wildling", wildling=kind) for kind in WILDLINGS]
    mix = ", ".join(f"{count} {kind}" for count, kind in zip(land.tokens_each_clan, kinds, strict=True))
    rows = []
    for number, clan in enumerate(CLANS):
        trails = [trail for trail, owner in enumerate(land.trail_clan) if owner == number]
        told = [f"{trail + 1} to section {land.trail_section[trail] + 1}" for trail in trails]
        rows.append(f"| {words.say('clan', clan=clan)} | {terms.CAMPS} | {', '.join(told)} | {mix} |")
    first = [
        f"With {seats} players the seats begin with {', '.join(words.say(f'hero.{hero}') for hero in heroes)}."
        for seats, heroes in sorted(land.first_heroes.items())
    ]
    idle = f"On {len(land.trail_clan) + 1} to {terms.DIE} of the wildling die nobody moves."
    head = ["| clan | camps | trails | tokens |", "|---|---|---|---|"]
    return "\n".join([*head, *rows, "", *first, idle])


def heroes_table() -> str:
    """The eleven heroes: what each card says, and what it leaves open."""
    words = Words("en")
    told = [[words.say(f"hero-{hero}{part}") for part in ("", "-does", "-ruling")] for hero in gift().heroes]
    return "\n".join(["| hero | does | ruling |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in told)])


def unknowns_table() -> str:
    """What only lost pictures showed: what stands in its place, how sure that is, and why."""
    rows = [f"| {fact.name.replace('_', ' ')} | {_shown(fact)} | {fact.confidence} | {fact.note} |" for fact in facts()]
    return "\n".join(["| what | here | confidence | why |", "|---|---|---|---|", *rows])


def _shown(fact: Fact) -> str:
    """The values of a table in the file, in one cell."""
    return "; ".join(f"{key.replace('_', ' ')}: {_listed(value)}" for key, value in fact.values.items())


def _listed(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " / ".join(" ".join(map(str, row)) for row in value)
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


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
