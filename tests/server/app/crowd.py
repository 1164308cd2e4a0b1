"""People at two tables of a live server, each with what they were told, for the fuzz of the socket."""

import json
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import jsonschema_rs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hexmoot.server.client import Guest, socket_address
from hexmoot.server.words.coding import encode, read_server

Message = dict[str, Any]
WAIT = 20
SCHEMA = Path(__file__).resolve().parents[3] / "docs" / "protocol" / "server.schema.json"
CHECK = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text(encoding="utf-8")))


class Eyes:
    """How somebody sees a table: the last snapshot with all patches since."""

    def __init__(self) -> None:
        self.view: Message = {}
        self.number = 0
        self.seats: list[int] = []
        # Whether the view is kept: not after a look from elsewhere, or from several seats at once.
        self.is_kept = False
        self.is_looking = False

    def take(self, message: Message) -> None:
        if message["t"] == "snapshot":
            shown = (message["n"], message["view"])
            assert not self.is_kept or (self.number, self.view) == shown, "the patches lead to another view"
            self.number, self.view = shown
            self.is_kept = self.is_looking
        elif message["n"] > self.number and self.is_kept:
            assert message["n"] == self.number + 1, f"{self.number} is followed by {message['n']}"
            self.view, self.number = self.view | message.get("patch", {}), message["n"]


class Somebody:
    """A person with one connection."""

    def __init__(self, guest: Guest, name: str) -> None:
        self.guest = guest
        self.name = name
        self.eyes: dict[str, Eyes] = {}
        self._count = 0
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def connect(self, tables: list[str]) -> None:
        """Comes, or comes back."""
        self.hang_up()
        address = socket_address(self.guest.base, self.guest.ticket())
        self._socket = self._open.enter_context(connect(address, compression=None, max_size=None))
        assert self._hear()["t"] == "welcome"
        self.eyes = {table: Eyes() for table in tables}

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def hang_up(self) -> None:
        self._open.close()

    def _hear(self) -> Message:
        """The next message: one that the schema knows, with nothing beside."""
        data = self.socket.recv(WAIT)
        message: Message = json.loads(data)
        CHECK.validate(message)
        assert json.loads(encode(read_server(data))) == message
        return message

    def say(self, frame: str | bytes) -> list[Message]:
        """Sends a frame; all that is heard until it was surely answered, taken in."""
        self._send(frame)
        heard = self._hear_out()
        for table, eyes in self.eyes.items():
            # Whoever has looked away is told nothing more, not even that others take it for away.
            eyes.is_kept = eyes.is_kept and not looks_away(frame, table)
        return heard

    def _send(self, *frames: str | bytes) -> None:
        self._count += 1
        for frame in frames:
            self.socket.send(frame)
        # Answered in order, and without an event.
        barrier = {"t": "mute", "table": next(iter(self.eyes)), "name": "", "nonce": self._barrier}
        self.socket.send(json.dumps(barrier))

    @property
    def _barrier(self) -> str:
        return f"barrier-{self._count}"

    def _hear_out(self) -> list[Message]:
        heard: list[Message] = []
        while True:
            message = self._hear()
            if message.get("nonce") == self._barrier:
                return heard
            heard.append(message)
            self._take(message)

    def _take(self, message: Message) -> None:
        if message["t"] in ("snapshot", "event", "bare") and message["table"] in self.eyes:
            self.eyes[message["table"]].take(message)

    def begin_to_look(self, tables: list[str]) -> None:
        """Asks for tables afresh; several people do so at once."""
        for table in tables:
            self.eyes[table].is_looking = True
        looks = [{"t": "snapshot", "table": table, "seats": self.eyes[table].seats} for table in tables]
        self._send(*map(json.dumps, looks))

    def look(self) -> list[str]:
        """Takes in what was asked for, the same as what was kept of it; the tables that it has to look at again."""
        refusals = {one["table"]: one["code"] for one in self._hear_out() if one["t"] == "refusal"}
        moved = []
        for table, eyes in self.eyes.items():
            if eyes.is_looking and table in refusals:
                # Shown out by the host: nothing is shown any more.
                assert refusals[table] == "removed"
                eyes.number, eyes.view, eyes.is_kept = 0, {}, False
            if eyes.is_looking and eyes.seats != seats_of(eyes.view):
                # It sat down or stood up, and from now on looks from there.
                eyes.seats, eyes.is_kept = seats_of(eyes.view), False
                moved.append(table)
            eyes.is_looking = False
        return moved

    def is_ended_by(self, frame: str | bytes, *, is_text: bool) -> int | None:
        """Sends a frame that ends the connection; with which code."""
        self.socket.send(frame, text=is_text)
        until = time.monotonic() + WAIT
        try:
            while time.monotonic() < until:
                self._hear()
        except ConnectionClosed:
            return self.socket.protocol.close_code
        return None


def looks_away(frame: str | bytes, table: str) -> bool:
    """Whether a frame may say so; one that is refused does no harm."""
    with suppress(ValueError, RecursionError):
        said = json.loads(frame)
        return isinstance(said, dict) and said.get("t") == "look_away" and said.get("table") == table
    return False


def seats_of(view: Message) -> list[int]:
    """The seat that a reader looks from: the first of its own, if it has any."""
    return list((view.get("you") or {}).get("seats", [])[:1])


Shown = dict[str, dict[str, tuple[int, Message]]]


class Crowd:
    """Several people, and what all of them are shown of the tables."""

    def __init__(self, people: list[Somebody], tables: list[str]) -> None:
        self.people = people
        self.tables = tables
        for somebody in people:
            somebody.connect(tables)

    def shown(self) -> Shown:
        """By table and person, when nothing happens by itself any more: looking anew can bring somebody back."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            look_at(self.people, self.tables)
            found = {
                table: {one.name: (one.eyes[table].number, one.eyes[table].view) for one in self.people}
                for table in self.tables
            }
            if all(map(is_still, found.values())):
                return found
        raise AssertionError("the tables do not come to rest")

    def come_back(self, somebody: Somebody) -> None:
        """Connects somebody whose connection has ended, once the tables have noticed."""
        others = [one for one in self.people if one is not somebody]
        seats = {table: seats_of(somebody.eyes[table].view) for table in self.tables}
        until = time.monotonic() + WAIT
        while True:
            look_at(others, self.tables)
            if all(is_noticed(one.eyes[table].view, seats[table]) for one in others for table in self.tables):
                break
            assert time.monotonic() < until, "nobody noticed"
        somebody.connect(self.tables)

    def close(self) -> None:
        for one in self.people:
            one.hang_up()


def look_at(people: list[Somebody], tables: list[str]) -> None:
    """All look at once: each would wait for the server most of the time."""
    missing = dict.fromkeys(people, tables)
    while missing:
        for somebody, wanted in missing.items():
            somebody.begin_to_look(wanted)
        missing = {somebody: moved for somebody in missing if (moved := somebody.look())}


def is_noticed(view: Message, seats: list[int]) -> bool:
    """Whether everybody at these seats is taken for away."""
    return view.get("status") != "playing" or all(view["seats"][seat - 1]["away"] for seat in seats)


def is_still(table: dict[str, tuple[int, Message]]) -> bool:
    """Whether all are shown the same number, nobody is taken for away, and no empty seat has anything to do."""
    views = [(number, view) for number, view in table.values() if view]
    if len({number for number, _ in views}) > 1:
        return False
    for _, view in views:
        if view["status"] != "playing":
            continue
        chairs = view["seats"]
        if any(chairs[seat - 1]["away"] for seat in seats_of(view)):
            return False
        has_people = any(not chair["free"] and not chair["bot"] for chair in chairs)
        if has_people and any(chairs[seat - 1]["free"] for seat in view["turn"]["waits_for"]):
            return False
    return True
