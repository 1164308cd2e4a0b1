"""The socket's door: who comes in, and what those are told who do not."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

import msgspec
import structlog
from litestar import websocket
from litestar.exceptions import WebSocketException
from litestar.params import QueryParameter
from litestar.types import Message

from hexmoot.server.app.hosts import host_allowed
from hexmoot.server.app.house import AnySocket, House, TheHouse, now
from hexmoot.server.app.identity import Visitor, origin_allowed, token_of, visitor_by, visitor_of
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.refusing import problem_of
from hexmoot.server.app.socket import POLICY, Connection
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.versions import UNSAID, dialect_of, spoken

log = structlog.get_logger()

LONGEST_VERSION, NO_VERSION = 20, -1
YES_OR_NO = {"": False, "false": False, "0": False, "true": True, "1": True}


@websocket("/ws")
async def socket(
    socket: AnySocket,
    house: TheHouse,
    ticket: Annotated[str, QueryParameter(name="ticket", required=False)] = "",
    machine: Annotated[str, QueryParameter(name="machine", required=False)] = "",
    protocol: Annotated[str, QueryParameter(name="protocol", required=False)] = "",
) -> None:
    """A connection, for as long as both sides want it; a program without a token says that it is a machine."""
    try:
        visitor = await _visitor(socket, house, ticket)
        with _place(house, house.address(socket), visitor.person.id):
            is_machine = _yes_or_no(machine)
            await socket.accept()
            dialect = dialect_of(_version(protocol))
            if dialect is None:
                await _not_understood(socket, protocol[:LONGEST_VERSION] or str(UNSAID))
            else:
                await Connection(socket, house, visitor, machine=is_machine, dialect=dialect).run()
    except Refused as refusal:
        await _turn_away(socket, refusal)


# What a framework would read here it would refuse without a word.
def _version(said: str) -> int:
    """The version of the protocol that somebody asks for; one that is no number is none of ours."""
    if not said:
        return UNSAID
    return int(said) if said.isascii() and said.isdigit() and len(said) <= LONGEST_VERSION else NO_VERSION


def _yes_or_no(said: str) -> bool:
    if said.lower() not in YES_OR_NO:
        raise Refused(400, "refusal.malformed")
    return YES_OR_NO[said.lower()]


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
    if found is None and socket.headers.get("authorization"):
        raise Refused(401, "refusal.no_such_token", way="POST /api/bots")
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


async def _not_understood(socket: AnySocket, protocol: str) -> None:
    """The only words to a version that is not spoken: on the connection, since a page cannot read a refused one."""
    why = Refused(400, "refusal.other_protocol", client=protocol, server=spoken())
    problem, _ = problem_of(why, socket.headers.get("accept-language", ""))
    refusal = Refusal("other_protocol", key=why.key, arguments=why.arguments, detail=problem.detail)
    log.info("connection refused", key=refusal.key, protocol=protocol)
    # Somebody who has gone again has missed nothing.
    with suppress(WebSocketException, OSError):
        await socket.send_data(encode(refusal), mode="text")
        await socket.close(POLICY, refusal.code)


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
