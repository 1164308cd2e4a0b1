"""Running the server: a listening socket, uvicorn around the application, and signals that let it end in peace."""

import gc
import socket
import threading
from collections.abc import Callable
from dataclasses import replace

import structlog
import uvicorn

import hexmoot
from hexmoot.server.app.application import make_app, open_house
from hexmoot.server.app.house import House
from hexmoot.server.app.wire import Wire
from hexmoot.server.listening import address
from hexmoot.server.settings import Settings
from hexmoot.words import load_words

log = structlog.get_logger()

# So many new objects, ten times, and twenty times that, before all of them are looked at for garbage.
GARBAGE = (5_000, 10, 20)


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop. `ready` gets the address that players use."""
    port = int(listening.getsockname()[1])
    settings = replace(settings, port=port)
    try:
        # Before uvicorn begins: a database that cannot be opened is a sentence, and no traceback.
        house = await open_house(settings)
    except BaseException:
        listening.close()
        raise

    async def opened(_: Settings) -> House:
        return house

    app = make_app(settings, opened)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=settings.drain_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies.strip(),
    )
    server = _Server(config)

    def begin() -> None:
        ready(address(settings, listening))
        # Beside the first requests: a refusal that had to read them itself would hold up all tables.
        threading.Thread(target=load_words, daemon=True).start()

    app.state.ready = begin
    log.info(
        "started",
        version=hexmoot.__version__,
        port=port,
        database=settings.database.partition(":")[0],
        bus=bool(settings.bus),
        public=bool(settings.public_url),
    )
    seek_garbage_seldom()
    await server.serve(sockets=[listening])


def seek_garbage_seldom() -> None:
    """Full searches for cyclic garbage stop every table at once: half a second with two thousand connections.

    Nearly all objects die by their count of references. What was loaded before the first connection stays anyway, and
    the rest is looked at only after a million more objects were made than freed.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class _Server(uvicorn.Server):
    """Ends in peace: tables stand still and clients are told before their connections are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First the hall, then the connections."""
        log.info("stopping")
        house = getattr(self.config.app, "state", {}).get("house")
        if house is not None:
            await house.hall.drain()
        await super().shutdown(sockets)
        log.info("stopped")
