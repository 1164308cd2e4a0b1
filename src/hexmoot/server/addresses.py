"""Addresses in settings: what each kind of them may look like."""

import re
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

_NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.?", re.IGNORECASE)

# As an address of proxies: whoever comes.
EVERYBODY = "*"


def listed(text: str) -> list[str]:
    """The entries of a list that is separated by commas."""
    return [each.strip() for each in text.split(",") if each.strip()]


def is_origin(text: str) -> bool:
    """Whether this is a page's origin, as browsers say it: https://name or https://name:port; one slash may follow."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or "@" in parts.netloc:
        return False
    return is_host(host) and parts.path in ("", "/") and not parts.query and not parts.fragment


def is_host(text: str) -> bool:
    """Whether this is the name or the number of a machine, without a port."""
    return bool(_NAME.fullmatch(text)) or _reads(ip_address, text)


def is_proxy(text: str) -> bool:
    """Whether this is the number of a machine or of a network, or `*` for everybody."""
    return text == EVERYBODY or _reads(ip_network, text)


def _reads(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True
