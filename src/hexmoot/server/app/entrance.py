"""The socket's door: who comes in, and what those are told who do not."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import structlog
from litestar import websocket
from litestar.params import QueryParameter
from litestar.types import Message

from hexmoot.server.app.hosts import host_allowed
from hexmoot.server.app.house import AnySocket, House, TheHouse, now
from hexmoot.server.app.identity import Visitor, origin_allowed, token_of, visitor_by, visitor_of
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.refusing import problem_of
from hexmoot.server.app.socket import Connection

log = structlog.get_logger()


@websocket("/ws")
async def socket(
    socket: AnySocket,
    house: TheHouse,
    ticket: Annotated[str, QueryParameter(name="ticket", required=False)] = "",
    machine: Annotated[bool, QueryParameter(name="machine", required=False)] = False,
) -> None:
    """A connection, for as long as both sides want it; a program without a token says that it is a machine."""
    try:
        visitor = await _visitor(socket, house, ticket)
        with _place(house, house.address(socket), visitor.person.id):
            await socket.accept()
            await Connection(socket, house, visitor, machine=machine).run()
    except Refused as refusal:
        await _turn_away(socket, refusal)


async def _visitor(socket: AnySocket, house: House, ticket: str) -> Visitor:
    """Who knocks: by a ticket, which is worth no more than the session that it was given to, or by a bot's token."""
    host, settings = socket.headers.get("host", ""), house.settings
    if not host_allowed(host, settings):
        raise Refused(421, "refusal.strange_host", setting="HEXMOOT_HOSTS")
    if not origin_allowed(socket.headers.get("origin"), host, settings):
        raise Refused(403, "refusal.strange_origin")
    session = await house.tickets.take(ticket, now()) if ticket else None
    if session is not None:
        found = await visitor_by(house.store, session, now(), settings)
    else:
        token = token_of(socket, settings) if socket.headers.get("authorization") else None
        found = await visitor_of(house.store, token, now(), settings)
    if found is None:
        raise Refused(401, "refusal.no_ticket", way="POST /api/ticket")
    return found


@contextmanager
def _place(house: House, address: str, person: str) -> Iterator[None]:
    """Counts a connection, by its address and by its person, as long as it lasts."""
    if not house.by_address.enter(address):
        raise Refused(429, "refusal.too_many_connections", most=house.settings.connections_per_address)
    try:
        if not house.by_person.enter(person):
            raise Refused(429, "refusal.too_many_connections", most=house.settings.connections_per_person)
        try:
            yield
        finally:
            house.by_person.leave(person)
    finally:
        house.by_address.leave(address)


async def _turn_away(socket: AnySocket, refusal: Refused) -> None:
    """Answers as any request would be: no socket is opened, and a program reads why."""
    problem, language = problem_of(refusal, socket.headers.get("accept-language", ""))
    log.info("connection refused", status=refusal.status_code, key=refusal.key)
    body = msgspec.json.encode(problem)
    headers = {"content-type": "application/json", "content-length": str(len(body)), "content-language": language}
    start: dict[str, object] = {
        "type": "websocket.http.response.start",
        "status": refusal.status_code,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }
    end: dict[str, object] = {"type": "websocket.http.response.body", "body": body}
    for message in (start, end):
        # An extension of ASGI that the framework has no type for.
        await socket.send(_as_message(message))


def _as_message(message: dict[str, object]) -> Message:
    return message  # type: ignore[return-value]
