"""Tickets: one-use passes to a socket, where every process that shares the database finds them."""

from hexmoot.server.store.work import Work, ask


def add_ticket(ticket: bytes, session: bytes, now: int, expires: int, most: int) -> Work[bool]:
    """Keeps a ticket of a session. False: the session is over, or has so many that wait already."""
    yield from ask("DELETE FROM tickets WHERE expires <= ?", now)
    rows = yield from ask(
        "INSERT INTO tickets (ticket, session, expires) SELECT ?, token, ? FROM sessions WHERE token = ? "
        "AND (SELECT COUNT(*) FROM tickets WHERE session = token) < ? RETURNING 1",
        *(ticket, expires, session, most),
    )
    return bool(rows)


def take_ticket(ticket: bytes, now: int) -> Work[bytes | None]:
    """The session that a ticket was given to; nobody gets that answer twice."""
    rows = yield from ask("DELETE FROM tickets WHERE ticket = ? RETURNING session, expires", ticket)
    return next((bytes(session) for session, expires in rows if expires > now), None)
