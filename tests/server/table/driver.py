"""A table driven from outside, as the server does it, with every reader's stream followed and checked."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from hexmoot.rules.records import State
from hexmoot.server.client import codes_of
from hexmoot.server.table.events import AnyBody, Event, decode_body, encode_body
from hexmoot.server.table.fair import commitment
from hexmoot.server.table.opening import create
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import HOUSE, Fresh, HouseCommand, Repeated, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Bare, Refusal
from hexmoot.server.words.settings import TableSettings

TABLE = "table-1"
SEED = "5e" * 32
HOST = "person-of-seat-1"
Reader = tuple[int | None, str | None]


def person_of(seat: int) -> str:
    return f"person-of-seat-{seat}"


def own_seed(person: str) -> str:
    return commitment("00" * 31 + f"{int(person[-1]):02x}")


class Driver:
    """A table with a person on every seat that has no bot."""

    def __init__(
        self,
        settings: TableSettings,
        *,
        server_seed: str = SEED,
        check: bool = True,
        at: int = 1_000_000,
        offer_seconds: int = 0,
    ) -> None:
        self.table = Table()
        self.events: list[Event] = []
        self.at = at
        self.check = check
        self.views: dict[Reader, dict[str, Any]] = {}
        self.frames: dict[Reader, list[bytes]] = {}
        self.nonce = 0
        made = create(said.Create(settings), Who(HOST, "Host"), Fresh(TABLE, server_seed))
        assert not isinstance(made, Refusal), made
        self.put(replace(made, offer_seconds=offer_seconds))
        self.table.wake()

    def put(self, body: AnyBody) -> Event:
        """Stores, folds and tells an event."""
        event = Event(self.table.number + 1, self.at, decode_body(encode_body(body)))
        live = Event(event.number, event.at, body)
        before = {reader: self.view(reader) for reader in self.readers()} if self.check and self.events else {}
        self.table.fold(live)
        self.events.append(event)
        if before:
            self._tell(live)
        else:
            self.views.clear()
        return event

    def view(self, reader: Reader) -> dict[str, Any]:
        if reader not in self.views:
            shot = self.table.look(*reader)
            assert shot.seat == reader[0]
            self.views[reader] = as_sent(shot.view)
        return self.views[reader]

    def readers(self) -> list[Reader]:
        seats: list[Reader] = [(chair.seat, chair.person) for chair in self.table.chairs if chair.person]
        return [(None, None), *seats]

    def _tell(self, event: Event) -> None:
        """What each reader was told, folded, is what it would see if it came now."""
        for reader in self.readers():
            told = self.table.tell(event, *reader)
            assert told is not None
            assert told.n == event.number
            frame = encode(told)
            self.frames.setdefault(reader, []).append(frame)
            known = self.views.get(reader) or dict(self.views.get((None, None), {}))
            if not isinstance(told, Bare):
                assert told.seat == reader[0]
                known |= json.loads(frame).get("patch", {})
            self.views[reader] = known
            assert known == as_sent(self.table.look(*reader).view), f"{reader} after {event}"
        for reader in self.views.keys() - set(self.readers()):
            del self.views[reader]

    def ask(
        self, command: said.TableCommand | HouseCommand, person: str | None = None, *, house: bool = False
    ) -> AnyBody | Refusal | Repeated:
        """What the table decides."""
        return self.table.decide(command, HOUSE if house else Who(person, f"Name {person}"), self.at)

    def do(self, command: said.TableCommand | HouseCommand, person: str | None = None, *, house: bool = False) -> Event:
        """Does a command that must not be refused."""
        body = self.ask(command, person, house=house)
        assert not isinstance(body, Refusal | Repeated), body
        return self.put(body)

    def refused(self, command: said.TableCommand | HouseCommand, person: str | None = None, **more: Any) -> str:
        """The code of a refusal, which must leave everything as it was."""
        before = whole(self.table)
        answer = self.ask(command, person, **more)
        assert isinstance(answer, Refusal), answer
        assert answer.table == TABLE
        assert answer.key.startswith(f"refusal.{answer.code}")
        assert whole(self.table) == before
        return answer.code if answer.rule is None else f"{answer.code} {answer.rule}"

    # Beginning.

    def seat_all(self) -> "Driver":
        for chair in self.table.chairs:
            if chair.is_free:
                self.do(said.TakeSeat(TABLE, chair.seat, f"{'ABCDEF'[chair.seat - 1]}da"), person_of(chair.seat))
        return self

    def start(self) -> "Driver":
        self.seat_all()
        self.do(said.Start(TABLE), HOST)
        if self.table.status == "dice":
            for person in self.table.persons():
                self.do(said.CommitDice(TABLE, commitment(own_seed(person))), person)
            for person in self.table.persons():
                self.do(said.RevealDice(TABLE, own_seed(person)), person)
        assert self.table.status == "playing"
        return self

    # Playing.

    def open_ask(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view((seat, self.table.chairs[seat - 1].person))["ask"]
        return found

    def act(self, seat: int, code: str, **more: Any) -> said.Act:
        """The message of a move, as a client would send it."""
        self.nonce += 1
        offers = {one["seat"]: one["n"] for one in self.view((None, None))["offers"]}
        about = offers.get(seat if code.startswith("d>") else int(code[1])) if is_about_offer(code) else None
        values: dict[str, Any] = {
            "ask": self.table.asks[seat].number,
            "nonce": f"nonce-{self.nonce}",
            "offer": about,
        } | more
        return said.Act(table=TABLE, seat=seat, move=code, **values)

    def move(self, seat: int, code: str) -> Event:
        return self.do(self.act(seat, code), self.table.chairs[seat - 1].person)

    def moves(self, text: str) -> None:
        """Moves such as `1.roll 2.y1`, or without a seat by the one that the game waits for."""
        for word in text.split():
            seat, _, code = word.rpartition(".")
            assert self.table.game is not None
            self.move(int(seat) if seat else self.table.game.actors[0], code)

    def random_move(self, chance: random.Random) -> tuple[int, str]:
        """A seat and a move of it: mostly of one that the game waits for, sometimes talk of another."""
        game = self.table.game
        assert game is not None
        seats = range(1, game.seats + 1)
        talk = [(seat, code) for seat in seats for code in sorted(codes(self, seat)) if is_talk(code)]
        if talk and chance.random() < 0.5:
            return chance.choice(talk)
        if chance.random() < 0.25:
            able = [seat for seat in seats if "o" in self.open_ask(seat)["moves"]]
            if able:
                seat = chance.choice(able)
                return seat, random_offer(self, seat, chance)
        seat = chance.choice(game.actors)
        return seat, chance.choice(sorted(codes(self, seat, chance)))

    def play(self, chance: random.Random, most: int = 100_000) -> "Driver":
        """Random moves to the end, or so many."""
        while self.table.status == "playing" and most:
            seat, code = self.random_move(chance)
            self.at += chance.randrange(5000)
            body = self.ask(self.act(seat, code), self.table.chairs[seat - 1].person)
            if isinstance(body, Refusal):
                # Only offers are not listed, and only they can be refused.
                assert code.startswith("o:"), (code, body)
                assert body.rule, body
                continue
            assert not isinstance(body, Repeated)
            self.put(body)
            most -= 1
        return self


def as_sent(value: Any) -> Any:
    """As it comes out at the other end."""
    return json.loads(msgspec.json.encode(value))


def is_talk(code: str) -> bool:
    return is_about_offer(code) or code == "o-"


def is_about_offer(code: str) -> bool:
    return re.fullmatch("[ynd][1-6]|d>[1-6]", code) is not None


def codes(driver: Driver, seat: int, chance: random.Random | None = None) -> Iterator[str]:
    """The codes of an open question's moves."""
    return codes_of(driver.view((seat, driver.table.chairs[seat - 1].person)), chance or random.Random(0))


def random_offer(driver: Driver, seat: int, chance: random.Random) -> str:
    view = driver.view((seat, driver.table.chairs[seat - 1].person))
    give = "".join(chance.sample(view["my_hand"], min(len(view["my_hand"]), chance.choice((1, 1, 2)))))
    take = "".join(chance.choices([kind for kind in "LWGBO" if kind not in give] or ["L"], k=chance.choice((1, 1, 2))))
    return f"o:{give}>{take}"


def whole(table: Table) -> str:
    """Everything that a table holds, as text; what it remembers only to be quicker is left out."""
    parts = {
        name: repr(value) if not isinstance(value, set) else repr(sorted(value))
        for name, value in vars(table).items()
        if name not in ("trial", "_look", "_recent", "_people", "game", "sight", "tracker")
    }
    game = table.game
    if game is not None:
        fields = {name: getattr(game.state, name) for name in State.fields}
        parts["game"] = repr((game.hen(), fields, game.dealer.counters(), len(game.plies)))
    return json.dumps(parts, sort_keys=True)


def again(events: list[Event]) -> Table:
    """The table of stored events, as another process would read them."""
    return Table.replay(Event(one.number, one.at, decode_body(encode_body(one.body))) for one in events)
