"""Tickets: a session's token never stands in an address, where logs would keep it; a one-use pass does."""

from litestar.exceptions import TooManyRequestsException

from hexmoot.server.app.identity import Visitor, new_token
from hexmoot.server.store import Store, token_hash

TICKET_MS = 30_000
# Tickets of one session that may wait to be used.
MOST_TICKETS = 32


class Tickets:
    """Passes to the socket, kept in the store: whichever process gave one, any other takes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def issue(self, visitor: Visitor, now: int) -> str:
        """A ticket for the next half minute."""
        ticket = new_token()
        if not await self._store.add_ticket(token_hash(ticket), visitor.session, now, now + TICKET_MS, MOST_TICKETS):
            raise TooManyRequestsException("too many tickets wait to be used; try again in a minute")
        return ticket

    async def take(self, ticket: str, now: int) -> bytes | None:
        """The session of a ticket, which is worth nothing afterwards."""
        return await self._store.take_ticket(token_hash(ticket), now)
