"""Sessions that begin: the token in the cookie, and what is stored of it."""

from typing import Any

from litestar import Response

from hexmoot.server.app.house import House, now
from hexmoot.server.app.identity import DAY_MS, Visitor, new_token, session_cookie
from hexmoot.server.store import NewSession, token_hash


def fresh_session(house: House, instead_of: Visitor | None = None) -> tuple[str, NewSession]:
    """The token of a session that is about to begin, and what is stored of it."""
    token, expires = new_token(), now() + house.settings.guest_days * DAY_MS
    return token, NewSession(token_hash(token), expires, instead_of.session if instead_of else None)


def known_by(house: House, token: str, content: Any) -> Response[Any]:
    """An answer with the cookie of a new session."""
    return Response(content, cookies=[session_cookie(house.settings, token, house.settings.guest_days)])


async def new_session(house: House, person: str, content: Any) -> Response[Any]:
    """An answer with the cookie of a further session."""
    token, session = fresh_session(house)
    await house.store.add_session(session.token, person, now(), session.expires)
    return known_by(house, token, content)
