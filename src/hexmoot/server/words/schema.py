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

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(messages: Any, title: str) -> dict[str, Any]:
    """The schema of one direction."""
    head = {"$schema": DIALECT, "title": f"{title}, protocol {PROTOCOL}"}
    return head | msgspec.json.schema(messages)


def schema_files() -> dict[str, str]:
    """The text of each schema file by its name."""
    made = {
        "client.schema.json": schema_of(ClientMessage, "What a client says to the server"),
        "server.schema.json": schema_of(ServerMessage, "What the server says to a client"),
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
