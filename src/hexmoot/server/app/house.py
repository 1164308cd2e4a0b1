"""The house: what every request needs, made once a process."""

import time
from typing import Any

from litestar import Request, WebSocket
from litestar.di import NamedDependency

from hexmoot.server.app.desk import Desk
from hexmoot.server.app.doors import Doors
from hexmoot.server.app.identity import Visitor, address_key, token_of, visitor_of
from hexmoot.server.app.page_files import read_page
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.slowness import Slowness
from hexmoot.server.app.tickets import Tickets
from hexmoot.server.hall.hall import Hall
from hexmoot.server.limits import Buckets, Places
from hexmoot.server.settings import Settings
from hexmoot.server.store import Store

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


# Attempts at one account from all addresses together, for each that one address has.
GUESSES = 20


def now() -> int:
    """The time, in ms since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Settings, store, hall and limits."""

    def __init__(self, settings: Settings, store: Store, hall: Hall) -> None:
        self.settings = settings
        self.store = store
        self.hall = hall
        self.page = read_page()
        self.tickets = Tickets(store)
        self.doors = Doors()
        self.slowness = Slowness()
        self.desk = Desk(settings.readings_per_minute)
        self.by_person = Places(settings.connections_per_person)
        self.by_address = Places(settings.connections_per_address)
        minute = settings.logins_per_minute
        self.logins = Buckets(minute / 60, minute)
        self.guesses = Buckets(GUESSES * minute / 60, GUESSES * minute)
        self.arrivals = Buckets(1, settings.guests_at_once)
        self.requests = Buckets(settings.messages_per_second, 4 * settings.messages_at_once)

    async def visitor(self, request: AnyRequest) -> Visitor | None:
        """Who asks, if known."""
        return await visitor_of(self.store, token_of(request, self.settings), now(), self.settings)

    async def known(self, request: AnyRequest) -> Visitor:
        """Who asks; somebody unknown is told to come in first."""
        visitor = await self.visitor(request)
        if visitor is None:
            raise Refused(401, "refusal.no_person")
        return visitor

    def address(self, request: AnyRequest | AnySocket) -> str:
        """The other end's network address, as a key."""
        return address_key(request.client.host if request.client else "")

    def slow_down(self, buckets: Buckets, *keys: str) -> None:
        """Refuses what comes too fast."""
        # Every key is counted, also after one that was refused.
        allowed = [buckets.take(key, time.monotonic()) for key in keys]
        if not all(allowed):
            raise Refused(429, "refusal.too_fast")


# The house as a handler is given it.
TheHouse = NamedDependency[House]
