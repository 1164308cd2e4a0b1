"""Looking at a configuration without serving: nothing is made or changed, and the rules are not loaded."""

from collections.abc import Mapping
from typing import Any

from hexmoot.rules.errors import HexmootError
from hexmoot.server.hall.bus import BusError, open_bus
from hexmoot.server.listening import listen
from hexmoot.server.settings import BadSettings, Settings, read_settings, unknown_settings
from hexmoot.server.store import StoreError, check_store

OPEN_AIR = (
    "the network is listened at without https: cookies and hands can be read on the way "
    "unless --public-url https://… says that a proxy with a certificate stands in front."
)


async def look_over(given: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """What is wrong with a configuration, and what is only worth knowing; a sentence each."""
    unknown = unknown_settings(environment)
    try:
        settings = read_settings(given, environment)
    except BadSettings as bad:
        return unknown + bad.problems, []
    return unknown + await problems(settings), warnings(settings)


async def problems(settings: Settings) -> list[str]:
    """What of the things around would keep a server with these settings from serving."""
    found: list[str] = []
    try:
        listen(settings).close()
    except HexmootError as error:
        found.append(str(error))
    try:
        await check_store(settings.database)
    except StoreError as error:
        found.append(str(error))
    try:
        bus = await open_bus(settings.bus)
        await bus.close()
    except BusError as error:
        found.append(str(error))
    if settings.bus and settings.database.startswith("sqlite"):
        found.append("several processes need PostgreSQL: give --db postgresql://… beside --bus.")
    return found


def warnings(settings: Settings) -> list[str]:
    """What works, and may not be meant."""
    if settings.host in ("127.0.0.1", "::1", "localhost") or settings.secure:
        return []
    return [OPEN_AIR]
