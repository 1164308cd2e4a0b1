"""Under which names this server answers.

A page elsewhere can have its own name point at this machine ("DNS rebinding"): its requests then come from the browser
of somebody here, with an `Origin` that equals the `Host`. It cannot choose what stands in `Host`, which is that name.
So only names are answered to that are known to be ours. A number is no name that anybody could point elsewhere.
"""

from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from hexmoot.server.settings import Settings

LOOPBACK = "localhost"
STRANGE_HOST = "this server is not known by that name: whoever runs it can list the name in HEXMOOT_HOSTS"


def host_allowed(host: str, settings: Settings) -> bool:
    """Whether a request to this `Host` is meant for us."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return _is_number(name) or name.rstrip(".") in known_hosts(settings)


def known_hosts(settings: Settings) -> set[str]:
    """The names that are ours: this machine to itself, where we listen, where players come, and those listed."""
    pages = [settings.public_url, *settings.origins.split(",")]
    names = [urlsplit(page.strip()).hostname for page in pages]
    listed = [name.strip() for name in settings.hosts.split(",")]
    return {name.lower() for name in (LOOPBACK, settings.host, *names, *listed) if name}


def _is_number(name: str) -> bool:
    with suppress(ValueError):
        ip_address(name)
        return True
    return False
