"""JSON Schema files of the protocol, written from the message types.

`python -m hexmoot.server.words.schema docs/protocol` writes them; a test compares the committed ones.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from hexmoot.server.words.client import ClientMessage
from hexmoot.server.words.server import ServerMessage
from hexmoot.server.words.sizes import PROTOCOL
from hexmoot.server.words.view import Happening, Patch, Story, View

INSIDE = (View, Patch, Story, Happening)
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(messages: Any, title: str, inside: tuple[type, ...] = ()) -> dict[str, Any]:
    """The schema of one direction, with the types that its messages name but do not hold."""
    head = {"$schema": DIALECT, "title": f"{title}, protocol {PROTOCOL}"}
    schema = head | msgspec.json.schema(messages)
    _, more = msgspec.json.schema_components(inside, ref_template="#/$defs/{name}")
    schema["$defs"] |= more
    return schema


def schema_files() -> dict[str, str]:
    """The text of each schema file by its name."""
    made = {
        "client.schema.json": schema_of(ClientMessage, "What a client says to the server"),
        "server.schema.json": schema_of(
            ServerMessage, "What the server says to a client", (View, Patch, Story, Happening)
        ),
    }
    return {name: _text(schema) for name, schema in made.items()}


def _text(schema: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def main(folder: str) -> None:
    """Writes the files into a folder."""
    for name, text in schema_files().items():
        Path(folder, name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
