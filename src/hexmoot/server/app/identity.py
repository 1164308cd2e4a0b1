"""Who is at the other end: tokens, cookies, and what they are worth."""

import hashlib
import ipaddress
import secrets
from dataclasses import dataclass, replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hexmoot.server.settings import Settings
from hexmoot.server.store import Kind, Person, Store, token_hash

DAY_MS = 86_400_000
# A session is written down as used at most this often.
SEEN_MS = 3_600_000
BEARER = "bearer "
# What of an IPv6 address its owner chooses.
HOST_BITS = 64


@dataclass(frozen=True)
class Visitor:
    """Somebody known, by which session, and the token if it was shown; who comes by a ticket shows none."""

    person: Person
    session: bytes
    token: str = ""


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def new_person() -> str:
    """An id that says nothing and that nobody guesses."""
    return secrets.token_urlsafe(12)


def cookie_name(settings: Settings) -> str:
    """`__Host-` where browsers accept it: over https."""
    return "__Host-hexmoot" if settings.secure else "hexmoot"


def session_cookie(settings: Settings, token: str, days: int) -> Cookie:
    """The cookie of a session."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=days * 86_400,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def token_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str | None:
    """The token that a request shows: a bot's in its header, else the cookie's."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(cookie_name(settings))


async def visitor_of(store: Store, token: str | None, now: int, settings: Settings) -> Visitor | None:
    """Who shows this token, if anybody is known by it."""
    if not token or len(token) > 200:
        return None
    visitor = await visitor_by(store, token_hash(token), now, settings)
    return visitor and replace(visitor, token=token)


async def visitor_by(store: Store, session: bytes, now: int, settings: Settings) -> Visitor | None:
    """Whose session this is, if it still holds."""
    person = await store.person_of(session, now)
    if person is None:
        return None
    if person.kind is not Kind.BOT and now - person.last_seen > SEEN_MS:
        await store.seen(session, now, now + settings.guest_days * DAY_MS)
    return Visitor(person, session)


def origin_allowed(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a page of this origin may speak for its user. Programs send none and hold a token of their own."""
    if origin is None:
        return True
    allowed = {each.strip().rstrip("/") for each in settings.origins.split(",") if each.strip()}
    if settings.public_url:
        allowed.add(settings.public_url.rstrip("/"))
    else:
        allowed |= {f"http://{host}", f"https://{host}"}
    return origin in allowed


def address_key(address: str) -> str:
    """A network address as a short-lived key that does not show it."""
    return hashlib.blake2b(_one_household(address).encode(), digest_size=8, key=_SALT).hexdigest()


def _one_household(address: str) -> str:
    """What one household or machine cannot change at will: over IPv6 it has 2**64 addresses, all in one network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        # No network address: a socket in the file system, a test.
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or f"{int(found) >> HOST_BITS:x}::/64")
    return str(found)


# New with every process: addresses cannot be looked up in logs of another day.
_SALT = secrets.token_bytes(16)
