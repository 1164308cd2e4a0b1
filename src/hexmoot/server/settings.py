"""Settings of the server: from the command line, else from the environment, else as they stand here."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from hexmoot.rules.errors import HexmootError
from hexmoot.server.addresses import EVERYBODY, is_host, is_origin, is_proxy, listed
from hexmoot.server.problem import Problem

PREFIX = "HEXMOOT_"
MOST_PORT = 65535
LOGS = ("auto", "plain", "json")
# The settings of a table, with all its options, have to fit; and the longest message that anybody has reason to send.
LEAST_FRAME, LONGEST_MESSAGE = 1024, 8192
# Greater numbers are slips of the hand: times that no calendar has, and more than a machine can hold.
MANY, A_DAY, A_CENTURY = 1_000_000, 86_400, 36_500
MOST_THREADS = 256
# Python reads no longer ones.
MOST_DIGITS = 1000
# Variables of other parts of the program, and of its tests.
OTHERS = frozenset(["MODE", "CACHE", "TOKEN", "KILLS", "SOAK", "PICTURES", "WRITE_GOLDEN", "WRITE_SCREENS"])

# Options of `hexmoot serve` that are no settings: what is done once, at its start.
ONLY_OPTIONS = frozenset(["share", "no_open", "check", "language"])
# How much of a name has to be there for it to be a misspelling: less, and it is another word.
NEAR = 0.75


class BadSettings(HexmootError):
    """Settings that cannot be meant: all of them, a sentence each; `settings` are as far as they could be read."""

    def __init__(self, problems: list[str], settings: "Settings") -> None:
        self.problems = problems
        self.settings = settings
        super().__init__("; ".join(problems))


def setting(default: Any, about: str, least: int = 1, most: int = MANY) -> Any:
    """A setting with its default, what it means, and for a number the least and the most that it can be."""
    return field(default=default, metadata={"about": about, "least": least, "most": most})


@dataclass(frozen=True)
class Settings:
    """Where the server listens, what it keeps its tables in, and every limit."""

    host: str = setting("127.0.0.1", "the address to listen at; 0.0.0.0 for the whole network")
    port: int = setting(8310, "the port to listen at; 0 takes a free one", least=0, most=MOST_PORT)
    db: str = setting("", "sqlite:///PATH or postgresql://…; empty: a file in the user's data folder")
    bus: str = setting("", "redis://…, for several processes behind one address; empty: one process")
    public_url: str = setting(
        "", "the address that players use, if a proxy stands in front, such as https://play.example"
    )
    origins: str = setting("", "further origins whose pages may connect, separated by commas")
    hosts: str = setting("", "further names under which players may call this server, separated by commas")
    proxies: str = setting("", "addresses of proxies whose X-Forwarded headers are believed, separated by commas")

    metrics_token: str = setting(
        "", "what /metrics wants as a bearer token; empty: it answers this machine, and nobody behind a proxy"
    )

    log: str = setting("auto", "the form of the log: plain, json, or auto: plain at a terminal, else json")

    frame_bytes: int = setting(
        LONGEST_MESSAGE,
        f"the longest message that a client may send, {LEAST_FRAME} to {LONGEST_MESSAGE}",
        least=LEAST_FRAME,
        most=LONGEST_MESSAGE,
    )
    messages_per_second: int = setting(10, "messages a second of one connection, over time")
    messages_at_once: int = setting(30, "messages of one connection in a burst")
    chat_seconds: int = setting(2, "seconds between two chat lines of one person", most=A_DAY)
    connections_per_person: int = setting(8, "connections of one person at a time")
    connections_per_address: int = setting(64, "connections from one network address at a time")
    queue: int = setting(256, "messages that may wait for a slow reader before it is cut off")
    history: int = setting(200, "events of a table that are told again at a time")
    tables_per_person: int = setting(20, "tables made by one person that may be open or running")
    tables_per_address: int = setting(64, "tables made from one network address that may be open or running")
    public_per_person: int = setting(5, "tables made by one person that may wait for players in the lobby")
    ping_seconds: int = setting(20, "seconds between two signs of life on a quiet connection", most=A_DAY)
    lease_seconds: int = setting(15, "seconds after which the tables of a silent process go to another", most=A_DAY)
    guest_days: int = setting(180, "days after which an unused guest is forgotten", most=A_CENTURY)
    open_hours: int = setting(24, "hours after which an open table that nobody looks at is closed", most=24 * A_CENTURY)
    idle_days: int = setting(
        30, "days after which a game that nobody plays or looks at is closed without a winner", most=A_CENTURY
    )
    session_seconds: int = setting(
        60, "seconds after which a connection of an ended session is closed at the latest", most=A_DAY
    )
    guests_at_once: int = setting(30, "guests that may come from one network address at once; then one a second")
    logins_per_minute: int = setting(
        5, "attempts to log in, a minute, from one network address; twenty times as many at one account"
    )
    readings_per_minute: int = setting(
        30, "records, a minute, that one network address may have replayed, checked or shown as a seat saw them"
    )
    bot_ms: int = setting(
        600, "milliseconds that a bot of the house looks before it moves, thinking included", most=1000 * A_DAY
    )
    bots_at_once: int = setting(
        4, "bots of the house that think at the same time; the others wait for their turn", most=MOST_THREADS
    )
    offer_seconds: int = setting(
        12, "seconds that a bot waits for people to answer its offer; 0: not at all", least=0, most=A_DAY
    )
    drain_seconds: int = setting(10, "seconds that a stopping server waits for its tables", most=A_DAY)

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
    """The settings: what is given counts (None: not given), then the environment's HEXMOOT_NAME. Raises BadSettings."""
    values: dict[str, Any] = {}
    problems: list[str] = []
    for each in fields(Settings):
        name = PREFIX + each.name.upper()
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
        elif environment.get(name) and each.type is int and not _is_whole(environment[name]):
            problems.append(Problem("terminal.setting_whole", name=name, given=environment[name]))
        elif environment.get(name):
            values[each.name] = int(environment[name]) if each.type is int else environment[name]
    settings = Settings(**values)
    problems += _problems(settings)
    if problems:
        raise BadSettings(problems, settings)
    return settings


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """What in the environment looks like a setting and is none, a sentence each."""
    known = {each.name.upper() for each in fields(Settings)} | OTHERS
    given = (name.removeprefix(PREFIX) for name in sorted(environment) if name.startswith(PREFIX))
    return [_unknown(name) for name in given if name not in known]


def _unknown(name: str) -> Problem:
    """What is said of a variable that is no setting; its name is given without the prefix."""
    if name.lower() in ONLY_OPTIONS:
        option = "--" + name.lower().replace("_", "-")
        return Problem("terminal.setting_option", name=PREFIX + name, option=option)
    near = get_close_matches(name, [each.name.upper() for each in fields(Settings)], 1, cutoff=NEAR)
    if not near:
        return Problem("terminal.setting_none", name=PREFIX + name)
    return Problem("terminal.setting_unknown", name=PREFIX + name, near=PREFIX + near[0])


def _is_whole(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _problems(settings: Settings) -> Iterator[str]:
    """What cannot be meant."""
    if settings.public_url and not is_origin(settings.public_url):
        yield Problem("terminal.setting_public_url", given=settings.public_url)
    if settings.log not in LOGS:
        yield Problem("terminal.setting_one_of", name=f"{PREFIX}LOG", given=settings.log, known=", ".join(LOGS))
    for name, is_one, like in _LISTS:
        for entry in listed(getattr(settings, name)):
            if not is_one(entry):
                key = "terminal.setting_like" if like else "terminal.setting_host"
                yield Problem(key, name=PREFIX + name.upper(), given=entry, like=like)
    if EVERYBODY in listed(settings.proxies) and settings.proxies.strip() != EVERYBODY:
        yield Problem("terminal.setting_alone", name=f"{PREFIX}PROXIES")
    for each in fields(Settings):
        found, least, most = getattr(settings, each.name), each.metadata["least"], each.metadata["most"]
        if each.type is int and not least <= found <= most:
            # A port is mostly given by hand.
            key = "terminal.setting_port" if each.name == "port" else "terminal.setting_range"
            name = PREFIX + each.name.upper()
            yield Problem(key, name=name, given=str(found), least=str(least), most=str(most))


_LISTS: tuple[tuple[str, Callable[[str], bool], str], ...] = (
    ("origins", is_origin, "https://play.example"),
    ("hosts", is_host, ""),
    ("proxies", is_proxy, "10.0.0.7, 10.0.0.0/8"),
)
