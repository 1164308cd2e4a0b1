"""Settings of the server: from the command line, else from the environment, else as they stand here."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from hexmoot.rules.errors import HexmootError

PREFIX = "HEXMOOT_"
LOGS = ("auto", "plain", "json")
MAY_BE_ZERO = ("port", "offer_seconds")
# Variables of other parts of the program, and of its tests.
OTHERS = frozenset(["MODE", "CACHE", "TOKEN", "KILLS", "SOAK", "PICTURES", "WRITE_GOLDEN", "WRITE_SCREENS"])


def setting(default: Any, about: str) -> Any:
    """A setting with its default and what it means."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Settings:
    """Where the server listens, what it keeps its tables in, and every limit."""

    host: str = setting("127.0.0.1", "the address to listen at; 0.0.0.0 for the whole network")
    port: int = setting(8310, "the port to listen at; 0 takes a free one")
    db: str = setting("", "sqlite:///PATH or postgresql://…; empty: a file in the user's data folder")
    bus: str = setting("", "redis://…, for several processes behind one address; empty: one process")
    public_url: str = setting(
        "", "the address that players use, if a proxy stands in front, such as https://play.example"
    )
    origins: str = setting("", "further origins whose pages may connect, separated by commas")
    hosts: str = setting("", "further names under which players may call this server, separated by commas")
    proxies: str = setting("", "addresses of proxies whose X-Forwarded headers are believed, separated by commas")

    log: str = setting("auto", "the form of the log: plain, json, or auto: plain at a terminal, else json")

    frame_bytes: int = setting(8192, "the longest message that a client may send")
    messages_per_second: int = setting(10, "messages a second of one connection, over time")
    messages_at_once: int = setting(30, "messages of one connection in a burst")
    chat_seconds: int = setting(2, "seconds between two chat lines of one person")
    connections_per_person: int = setting(8, "connections of one person at a time")
    connections_per_address: int = setting(64, "connections from one network address at a time")
    queue: int = setting(256, "messages that may wait for a slow reader before it is cut off")
    history: int = setting(200, "events of a table that are told again at a time")
    tables_per_person: int = setting(20, "tables that one person may have open")
    ping_seconds: int = setting(20, "seconds between two signs of life on a quiet connection")
    lease_seconds: int = setting(15, "seconds after which the tables of a silent process go to another")
    guest_days: int = setting(180, "days after which an unused guest is forgotten")
    open_hours: int = setting(24, "hours after which an open table that nobody looks at is closed")
    idle_days: int = setting(30, "days after which a game that nobody plays or looks at is closed without a winner")
    session_seconds: int = setting(60, "seconds after which a connection of an ended session is closed at the latest")
    guests_at_once: int = setting(30, "guests that may come from one network address at once; then one a second")
    logins_per_minute: int = setting(5, "attempts to log in, a minute, by account and by network address")
    bot_ms: int = setting(600, "milliseconds that a bot of the house looks before it moves")
    offer_seconds: int = setting(12, "seconds that a bot waits for people to answer its offer; 0: not at all")
    drain_seconds: int = setting(10, "seconds that a stopping server waits for its tables")

    @property
    def secure(self) -> bool:
        """Whether players come by https."""
        return self.public_url.startswith("https://")

    @property
    def database(self) -> str:
        """The database's address, with the default filled in."""
        return self.db or f"sqlite:///{data_folder() / 'tables.sqlite'}"


def data_folder() -> Path:
    """Where a user's tables are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "hexmoot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hexmoot"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hexmoot"


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings: what is given counts (None: not given), then the environment's HEXMOOT_NAME."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif environment.get(name):
            values[each.name] = _read(name, environment[name], each.type)
    settings = Settings(**values)
    _check(settings)
    return settings


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """What in the environment looks like a setting and is none, a sentence each."""
    known = [PREFIX + each.name.upper() for each in fields(Settings)]
    found = []
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known and name.removeprefix(PREFIX) not in OTHERS:
            near = get_close_matches(name, known, 1, cutoff=0)[0]
            found.append(f"{name} is no setting and does nothing: the nearest one is {near}.")
    return found


def _read(name: str, text: str, kind: Any) -> Any:
    if kind is int:
        if not text.isascii() or not text.isdigit():
            raise HexmootError(f"{name} is {text!r}; it must be a whole number")
        return int(text)
    return text


def _check(settings: Settings) -> None:
    """Refuses what cannot be meant."""
    if not 0 <= settings.port <= 65535:
        raise HexmootError(f"the port is {settings.port}; it must be from 0 to 65535")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise HexmootError(f"the public address {settings.public_url!r} must begin with https:// or http://")
    if settings.log not in LOGS:
        raise HexmootError(f"{PREFIX}LOG is {settings.log!r}; it must be one of {', '.join(LOGS)}")
    for each in fields(Settings):
        if each.type is int and each.name not in MAY_BE_ZERO and getattr(settings, each.name) < 1:
            raise HexmootError(f"{PREFIX}{each.name.upper()} is {getattr(settings, each.name)}; it must be at least 1")
