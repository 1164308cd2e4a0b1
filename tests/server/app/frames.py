"""Frames for the fuzz of the socket: messages made from the schema of the protocol, and what is no message at all."""

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[3] / "docs" / "protocol" / "client.schema.json").read_text(encoding="utf-8")
)
KINDS: dict[str, str] = SCHEMA["discriminator"]["mapping"]
Message = dict[str, Any]
# By the name of a field: values that mean something at the moment.
Pool = dict[str, list[Any]]

ODD_TEXTS = [
    "\0",
    "\N{RIGHT-TO-LEFT OVERRIDE}x",
    "e\N{COMBINING ACUTE ACCENT}" * 9,
    "\N{SUPERSCRIPT TWO}",
    "\U0001f9d9",
    " ",
]
ODD_VALUES = [None, True, -1, 0, 7, 2**31, 2**63, 10**400, 1.5, "", "1", [], {}, [1], {"t": "act"}]


def fields_of(kind: str) -> list[str]:
    """The names of a message's fields."""
    return list(SCHEMA["$defs"][KINDS[kind].rpartition("/")[2]]["properties"])


def value(schema: Message) -> st.SearchStrategy[Any]:
    """Anything that a part of the schema allows."""
    if "$ref" in schema:
        return value(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of(*map(value, schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return BY_TYPE[schema["type"]](schema)


def text(schema: Message) -> st.SearchStrategy[Any]:
    if "pattern" in schema:
        found = st.from_regex(schema["pattern"], fullmatch=True)
        return found.filter(lambda made: len(made) <= schema["maxLength"])
    sizes = {"min_size": schema.get("minLength", 0), "max_size": schema["maxLength"]}
    return st.sampled_from(ODD_TEXTS) | st.text(st.characters(exclude_categories=["Cs"]), **sizes)


def thing(schema: Message) -> st.SearchStrategy[Any]:
    if "properties" not in schema:
        keys, values = value({"type": "string", **schema["propertyNames"]}), value(schema["additionalProperties"])
        return st.dictionaries(keys, values, max_size=3)
    fields = {name: value(one) for name, one in schema["properties"].items()}
    needed = {name: fields.pop(name) for name in schema["required"]}
    return st.fixed_dictionaries(needed, optional=fields)


BY_TYPE = {
    "null": lambda _: st.none(),
    "boolean": lambda _: st.booleans(),
    "integer": lambda schema: st.integers(schema["minimum"], schema["maximum"]),
    "string": text,
    "array": lambda schema: st.lists(value(schema["items"]), max_size=schema["maxItems"]),
    "object": thing,
}


@st.composite
def message(draw: st.DrawFn, pool: Pool) -> Message:
    """A message that fits the schema; where the pool knows a field, mostly with one of its values."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    made: Message = draw(value({"$ref": KINDS[kind]}))
    for name in fields_of(kind):
        if name in pool and draw(st.integers(0, 4)):
            made[name] = draw(st.sampled_from(pool[name]))
    return made


@st.composite
def broken(draw: st.DrawFn, pool: Pool) -> str | bytes:
    """A frame that is no message: a message with one thing wrong about it."""
    made = draw(message(pool))
    name = draw(st.sampled_from(sorted(made)))
    whole = json.dumps(made)
    odd = draw(st.sampled_from(ODD_VALUES))
    frames: list[str | bytes] = [
        whole[: draw(st.integers(0, len(whole) - 1))],
        whole.encode(),
        whole + whole,
        json.dumps({**made, "t": draw(st.sampled_from(["", "welcome", "Act", "nonsense"]))}),
        json.dumps({**made, "more": 1}),
        json.dumps({key: one for key, one in made.items() if key != "t"}),
        json.dumps([made]),
        json.dumps({**made, name: [odd] * 3}),
        json.dumps({**made, name: float("nan")}),
        json.dumps({**made, name: float("inf")}),
        whole.replace("{", '{"t":"nonsense",', 1),
        whole.replace('"t"', '"\\ud800"', 1),
        json.dumps({**made, "table": "\N{CYRILLIC SMALL LETTER A}" * 5}),
        '{"t":' * 1500,
        "[" * 8000,
        "\N{BOM}" + whole,
    ]
    return draw(st.sampled_from(frames))


def endings() -> st.SearchStrategy[tuple[str | bytes, bool, int]]:
    """Frames that end their connection: what is sent, whether it is marked as text, and the code of the end."""
    return st.sampled_from(
        [
            (b"\xff\xfe", True, 1007),
            ("x" * 8193, True, 1009),
            (b"x" * 9000, False, 1009),
            ("\N{SNOWMAN}" * 3000, True, 1009),
        ]
    )
