"""The application: everything put together."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import hexmoot
from hexmoot.batch.engines import NotReady
from hexmoot.server.app.about import Stock
from hexmoot.server.app.described import security_schemes
from hexmoot.server.app.entrance import socket
from hexmoot.server.app.heading import App
from hexmoot.server.app.hosts import host_allowed
from hexmoot.server.app.house import AnyRequest, House, now
from hexmoot.server.app.identity import origin_allowed
from hexmoot.server.app.operate import healthz, metrics
from hexmoot.server.app.page import front, page_file
from hexmoot.server.app.people import People
from hexmoot.server.app.records import Records
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.refusing import GUARDED, refused
from hexmoot.server.app.returning import Links
from hexmoot.server.app.rulebook import Rulebook
from hexmoot.server.app.tables import Tables
from hexmoot.server.hall.bus import open_bus
from hexmoot.server.hall.hall import Hall
from hexmoot.server.metrics import REQUESTS, STORE_FAILED
from hexmoot.server.notes import reason_of
from hexmoot.server.settings import Settings
from hexmoot.server.store import NoPerson, StoreError, open_store

log = structlog.get_logger()

SAFE = ("GET", "HEAD", "OPTIONS")
# Probes of whoever runs the server ask by whatever name it has inside, often, and change nothing.
WITHOUT_NAME = ("/healthz", "/metrics")
BODY_BYTES = 65_536
NUL = "\0"
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


async def open_house(settings: Settings) -> House:
    """Opens the store and the bus, and takes up the tables left from before."""
    store = await open_store(settings.database)
    hall = Hall(store, await open_bus(settings.bus), settings, now)
    await hall.open()
    return House(settings, store, hall)


def make_app(settings: Settings, opening: Callable[[Settings], Awaitable[House]] = open_house) -> Litestar:
    """The ASGI application of one process; `opening` opens its house."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = await opening(settings)
        app.state.house = house
        # The socket listens already: whoever comes now is served as soon as this is done.
        app.state.get("ready", lambda: None)()
        try:
            yield
        finally:
            await house.hall.drain()
            await house.hall.close()
            house.desk.close()
            house.slowness.tell()

    async def the_house(state: State) -> House:
        found: House = state.house
        return found

    async def guard(request: AnyRequest) -> None:
        """Every request: not too fast, and nothing is changed on behalf of a strange page."""
        house: House = request.app.state.house
        request.state[GUARDED] = True
        if request.url.path in WITHOUT_NAME:
            return
        if NUL in request.scope["path"]:
            # No name has one, and PostgreSQL would take it for a fault.
            raise Refused(404, "refusal.not_there")
        if not host_allowed(request.headers.get("host", ""), settings):
            raise Refused(421, "refusal.strange_host", setting="HEXMOOT_HOSTS")
        house.slow_down(house.requests, house.address(request))
        if request.method not in SAFE and not origin_allowed(
            request.headers.get("origin"), request.headers.get("host", ""), settings
        ):
            raise Refused(403, "refusal.strange_origin")

    return App(
        route_handlers=[Stock, Rulebook, People, Links, Tables, Records, socket, front, page_file, healthz, metrics],
        lifespan=[lifespan],
        dependencies={"house": Provide(the_house)},
        before_request=guard,
        middleware=[safe_headers],
        request_max_body_size=BODY_BYTES,
        # As JSON only: a page that shows it would fetch its scripts from elsewhere.
        openapi_config=OpenAPIConfig(
            title="hexmoot",
            version=hexmoot.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            components=[Components(security_schemes=security_schemes(settings))],
            # Either of them, or none where nobody need be known.
            security=[{"session": []}, {"token": []}, {}],
        ),
        exception_handlers={
            HTTPException: refused,
            StoreError: store_failed,
            NotReady: not_ready,
            RecursionError: too_deep,
        },
        after_exception=[log_failure],
        debug=False,
        logging_config=None,
    )


def store_failed(request: AnyRequest, error: StoreError) -> Response[Any]:
    """What the store could not do is to be tried again, unless the asker was forgotten meanwhile."""
    if isinstance(error, NoPerson):
        refusal = Refused(401, "refusal.no_person")
    else:
        STORE_FAILED.inc()
        log.warning("the store failed", reason=reason_of(error))
        refusal = Refused(503, "refusal.unavailable")
    return refused(request, refusal)


def not_ready(request: AnyRequest, _: NotReady) -> Response[Any]:
    """A game whose rules are being compiled is to be asked for again."""
    return refused(request, Refused(503, "refusal.unavailable.preparing"))


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """A body of brackets in brackets cannot be read; any other endless way is a fault of ours."""
    why = Refused(400, "refusal.malformed") if _is_of_a_body(error) else Refused(500, "refusal.unavailable")
    return refused(request, why)


def _is_of_a_body(error: Exception) -> bool:
    return isinstance(error, RecursionError) and "deserializing" in str(error)


async def log_failure(error: Exception, _: Scope) -> None:
    """Whatever is no refusal of ours is a fault of ours."""
    if not isinstance(error, HTTPException | StoreError | NotReady) and not _is_of_a_body(error):
        log.error("a request failed", exc_info=error)


def safe_headers(app: ASGIApp) -> ASGIApp:
    """Puts the headers on every answer that keep a browser from being turned against its user."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(str(message["status"])).inc()
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)

    return wrapped
