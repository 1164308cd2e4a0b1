"""The file of an edition: what it says by itself, before what it inherits is added."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from hexmoot.editions.options import EditionError, Value, suggestion, typed

_KEYS: Mapping[str, type] = {
    "key": str,
    "title": str,
    "sources": list,
    "language": str,
    "ruleset": int,
    "inherits": str,
    "game": str,
    "options": dict,
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """One file. `inherits` is empty for the root, which has to give every option itself.

    `game` names the driver that makes a game of the common rules; `language` is that of the readers of the book.
    """

    key: str
    title: str
    sources: tuple[str, ...]
    ruleset: int
    inherits: str
    game: str
    options: Mapping[str, Value]
    language: str = ""


def read(key: str, written: str) -> Sheet:
    """The sheet in the text of the file `key`.toml."""
    try:
        data = tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{key}.toml is not TOML: {error}.") from error
    for name, value in data.items():
        if name not in _KEYS:
            raise EditionError(f"{key}.toml has an unknown key {name!r}: {suggestion(name, _KEYS)}")
        if type(value) is not _KEYS[name]:
            raise EditionError(f"{key}.toml: {name} has to be of type {_KEYS[name].__name__}.")
    for name in ("key", "title", "sources", "ruleset"):
        if name not in data:
            raise EditionError(f"{key}.toml lacks {name}: every edition gives its own.")
    if data["key"] != key:
        raise EditionError(f"{key}.toml has the key {data['key']!r}: it has to be that of its file, {key!r}.")
    try:
        options = {name: typed(name, value) for name, value in data.get("options", {}).items()}
    except EditionError as error:
        raise EditionError(f"{key}.toml: {error}") from error
    return Sheet(
        key=key,
        title=data["title"],
        sources=tuple(data["sources"]),
        ruleset=data["ruleset"],
        inherits=data.get("inherits", ""),
        game=data.get("game", "base"),
        options=options,
        language=data.get("language", ""),
    )


def packaged() -> dict[str, Sheet]:
    """The sheets that come with the package, by key."""
    folder = files("hexmoot.editions")
    found = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
    return {key: read(key, folder.joinpath(f"{key}.toml").read_text(encoding="utf-8")) for key in found}
