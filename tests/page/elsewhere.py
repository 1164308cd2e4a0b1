"""Seats that are played without a page: other people, whose moves the page is only told of."""

import json
import secrets
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from hexmoot.server.client import Guest, socket_address
from tests.page.story import View, simple_policy
from tests.server.live import Server


class Elsewhere:
    """Somebody with a token, at a table, by the protocol alone."""

    def __init__(self, server: Server, token: str, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        guest = Guest.__new__(Guest)
        guest.base, guest.cookie = server.address, f"hexmoot={token}"
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(socket_address(server.address, guest.ticket()), compression=None)
        )

    def view(self) -> View:
        """What the seat sees now."""
        # A server that takes a table up shows it twice: the last word before the answer to a question is the newest.
        nonce = secrets.token_hex(4)
        self._say("snapshot", seats=[self.seat])
        self._say("why", seat=self.seat, moves=["end"], nonce=nonce)
        found: View = {}
        while (message := self._until("snapshot", "why", "refusal")).get("nonce") != nonce:
            found = message.get("view", found)
        return found

    def act(self, code: str, offer: int | None = None, ask: int | None = None) -> None:
        """Moves, as an answer to the question that is open; a refusal is a fault of the test."""
        ask = ask or self.view()["ask"]["n"]
        nonce = secrets.token_hex(4)
        about = {} if offer is None else {"offer": offer}
        self._say("act", seat=self.seat, ask=ask, nonce=nonce, move=code, **about)
        answer = self._until("accepted", "refusal")
        assert answer["t"] == "accepted", answer

    def say(self, text: str) -> None:
        """Says something to the table."""
        self._say("chat", text=text)

    def is_asked(self) -> bool:
        """Whether the game waits for this seat."""
        return bool((self.view()["ask"] or {}).get("must"))

    def pass_turn(self) -> None:
        """Does what has to be done, as simply as may be, until others have to."""
        while self.is_asked():
            self.act(simple_policy(self.seat, self.view()))

    def close(self) -> None:
        self._open.close()

    def _say(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"t": kind, "table": self.table} | more))

    def _until(self, *kinds: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(20))
            if message["t"] in kinds:
                return message


class Company:
    """All other people at a table."""

    def __init__(self, server: Server, tokens: list[str], table: str, *, besides: int = 1) -> None:
        seats = [seat for seat in range(1, len(tokens) + 1) if seat != besides]
        self.others = [Elsewhere(server, tokens[seat - 1], table, seat) for seat in seats]
        for other in self.others:
            other.view()

    def go_on(self) -> None:
        """They do what they have to, until nobody of them is waited for."""
        while any(other.is_asked() for other in self.others):
            for other in self.others:
                other.pass_turn()

    def close(self) -> None:
        for other in self.others:
            other.close()
