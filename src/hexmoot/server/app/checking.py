"""Looking at a configuration without serving: nothing is made or changed, and the rules are not loaded."""

from collections.abc import Iterator, Mapping
from typing import Any

from hexmoot.rules.errors import HexmootError
from hexmoot.server.addresses import EVERYBODY
from hexmoot.server.hall.bus import BusError, open_bus
from hexmoot.server.listening import listen
from hexmoot.server.problem import Problem
from hexmoot.server.settings import MOST_PORT, BadSettings, Settings, read_settings, unknown_settings
from hexmoot.server.store import StoreError, check_store

HOME = ("127.0.0.1", "::1", "localhost")
# Nothing here speaks https itself: where the public address has it, a proxy stands in front.
OPEN_AIR, PLAIN_AIR = Problem("terminal.serve_open_air"), Problem("terminal.serve_plain_air")
ONE_FOR_ALL, NO_ADDRESS = Problem("terminal.serve_one_for_all"), Problem("terminal.serve_no_address")
ANYBODY, NO_FIGURES = Problem("terminal.serve_anybody"), Problem("terminal.serve_no_figures")


async def look_over(given: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """What is wrong with a configuration, and what is only worth knowing; a sentence each."""
    unknown = unknown_settings(environment)
    try:
        settings = read_settings(given, environment)
    except BadSettings as bad:
        return unknown + bad.problems + await problems(bad.settings), []
    return unknown + await problems(settings), warnings(settings)


async def problems(settings: Settings) -> list[str]:
    """What of the things around would keep a server with these settings from serving."""
    found: list[str] = []
    try:
        # A port that is none was found before.
        if 0 <= settings.port <= MOST_PORT:
            listen(settings).close()
    except HexmootError as error:
        found.append(_sentence(error))
    try:
        await check_store(settings.database)
    except StoreError as error:
        found.append(_sentence(error))
    try:
        bus = await open_bus(settings.bus)
        await bus.close()
    except BusError as error:
        found.append(_sentence(error))
    if settings.bus and settings.database.startswith("sqlite"):
        found.append(Problem("terminal.serve_several"))
    return found


def _sentence(error: HexmootError) -> str:
    """What an error says, so that it can be said in other languages, too."""
    first = error.args[0] if error.args else ""
    return first if isinstance(first, str) else str(error)


def warnings(settings: Settings) -> list[str]:
    """What works, and may not be meant."""
    return [*_on_the_way(settings), *_in_front(settings)]


def _on_the_way(settings: Settings) -> Iterator[str]:
    """Who can read what players send."""
    if settings.public_url and not settings.secure:
        yield PLAIN_AIR
    elif settings.host not in HOME and not settings.secure:
        yield OPEN_AIR


def _in_front(settings: Settings) -> Iterator[str]:
    """What does not fit the proxy that stands in front."""
    if settings.secure and not settings.proxies:
        yield ONE_FOR_ALL
    if settings.proxies and not settings.public_url:
        yield NO_ADDRESS
    if settings.proxies.strip() == EVERYBODY:
        yield ANYBODY
    if settings.public_url and not settings.metrics_token:
        yield NO_FIGURES
