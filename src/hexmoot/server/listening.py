"""The listening socket, and the address under which others find it."""

import socket
from contextlib import suppress

from hexmoot.rules.errors import HexmootError
from hexmoot.server.problem import Problem
from hexmoot.server.settings import Settings


def listen(settings: Settings) -> socket.socket:
    """The listening socket; what is wrong with the host or the port is said in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # Named as TCP: asyncio sends small answers at once only on what it knows to be that.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        # By itself, to any port: if this is wrong, no other port helps.
        socket.getaddrinfo(settings.host, None, family, socket.SOCK_STREAM)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((settings.host, 0))
    except OSError as error:
        found.close()
        raise HexmootError(Problem("terminal.serve_bad_host", host=settings.host, reason=str(error.strerror))) from None
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        where = {"host": settings.host, "port": str(settings.port)}
        raise HexmootError(Problem("terminal.serve_bad_port", **where, reason=str(error.strerror))) from None
    found.listen(2048)
    return found


def address(settings: Settings, listening: socket.socket) -> str:
    """The address that players use."""
    host, port = listening.getsockname()[:2]
    return settings.public_url or f"http://{_shown(host)}:{port}"


def _shown(host: str) -> str:
    """The host as others on the network would write it, if the whole network is listened at."""
    if host in ("127.0.0.1", "::1"):
        return "localhost"
    if host in ("0.0.0.0", "::"):  # noqa: S104 - only compared
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Nothing is sent: the system only says which of its addresses it would use. This one is for documentation.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        return "localhost"
    return f"[{host}]" if ":" in host else host
