"""The listening socket."""

import socket

from hexmoot.rules.errors import HexmootError
from hexmoot.server.settings import Settings


def listen(settings: Settings) -> socket.socket:
    """The listening socket; what is wrong with the host or the port is said in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        # By itself, to any port: if this is wrong, no other port helps.
        socket.getaddrinfo(settings.host, None, family, socket.SOCK_STREAM)
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.bind((settings.host, 0))
    except OSError as error:
        found.close()
        raise HexmootError(f"{settings.host} cannot be listened at ({error.strerror}): give another --host") from None
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise HexmootError(
            f"{settings.host} port {settings.port} cannot be listened at ({error.strerror}): give another --port"
        ) from None
    found.listen(2048)
    return found
