"""Nobody in over the socket: whatever several people say at two tables, in whatever order, the tables stay as they
should be, and everybody sees them so."""

import hashlib
import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from hexmoot.server.client import Guest, any_move, codes_of
from tests.properties.profile import SOAK, examples
from tests.server.app import frames
from tests.server.app.crowd import Crowd, Message, Shown, Somebody
from tests.server.live import Server, a_table, path_of

pytestmark = pytest.mark.slow

EXAMPLES, STEPS = 8, 25
# To come back takes longer than all else, and twice is as good as ten times: the steps are for what is said.
MOST_RETURNS = 3
NAMES = ("Olena", "Taras", "Minjun", "Mallory")
SPOKEN = ("chat", "phrase", "mute")
# What becomes no event of a table, and so has no number of its own.
NO_EVENTS = (*SPOKEN, "remove_line", "create")
LOOKS = ("snapshot", "resume")
# What answers a question; nothing is done for it.
TOLD = ("history", "why", "advice")
HOSTS = ("lock", "track", "free_seat", "remove", "start", "fill_with_bots")
OWNERS = ("act", "stand_up", "colour", "not_trading")
ODD_MOVES = [
    "roll",
    "end",
    "win",
    "s@A1n",
    "rob@Z9",
    "x:",
    "o:L>W",
    "y1",
    "d>2",
    "t:LLLL>W",
    "2.roll",
    "roll=7",
    "²",
    "x:" + "L" * 290,
]


def seed_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


def commitment_of(name: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed_of(name))).hexdigest()


def machine(server: Server, guests: list[Guest]) -> type[RuleBasedStateMachine]:
    """The machine of one server, whose people come to new tables in each example."""

    class Tables(RuleBasedStateMachine):
        """A game under way at the first table, an open second one, and somebody who sits nowhere."""

        def __init__(self) -> None:
            super().__init__()
            self.crowd: Crowd | None = None
            self.before: Shown = {}
            self.done: list[tuple[Somebody, Message, int]] = []
            self.returns = 0

        @initialize()
        def come(self) -> None:
            plain = {"bots": [], "seats": 3, "options": {"victory_points": "4"}, "public": False}
            tables = [a_table(guests[0], **plain), a_table(guests[1], **plain, fair_dice=True)]
            people = [Somebody(guest, name) for guest, name in zip(guests, NAMES, strict=True)]
            self.crowd = Crowd(people, tables)
            self.before = self.crowd.shown()
            for seat, somebody in enumerate(people[:3], start=1):
                self.ask(somebody, {"t": "take_seat", "table": tables[0], "seat": seat, "name": somebody.name})
            self.ask(people[0], {"t": "start", "table": tables[0]})
            assert self.before[tables[0]]["Olena"][1]["status"] == "playing"

        @property
        def there(self) -> Crowd:
            assert self.crowd is not None
            return self.crowd

        # What is said

        @rule(who=st.integers(0, 3), data=st.data())
        def say_something(self, who: int, data: st.DataObject) -> None:
            somebody = self.there.people[who]
            self.ask(somebody, data.draw(frames.message(self.pool(somebody))))

        @rule(who=st.integers(0, 3), data=st.data())
        def say_something_broken(self, who: int, data: st.DataObject) -> None:
            somebody = self.there.people[who]
            self.send(somebody, data.draw(frames.broken(self.pool(somebody))))

        @rule(chance=st.randoms(use_true_random=False))
        def play_on(self, chance: random.Random) -> None:
            """Whoever the games wait for does something sensible."""
            for message, somebody in list(self.sensible(chance)):
                if self.ask(somebody, message)["t"] == "accepted" and message["t"] == "act":
                    return

        @rule(who=st.integers(0, 3), delta=st.integers(-3, 3).filter(bool), chance=st.randoms(use_true_random=False))
        def move_too_early_or_too_late(self, who: int, delta: int, chance: random.Random) -> None:
            for message, somebody in self.moves(chance):
                stale = {**message, "ask": max(0, message["ask"] + delta)}
                assert self.ask(somebody, stale)["code"] == "stale_ask"
                other = self.there.people[who]
                if other is not somebody:
                    assert self.ask(other, message)["code"] == "not_your_seat"
                return

        @rule(
            who=st.integers(0, 3), which=st.integers(0, 1), kind=st.sampled_from(HOSTS + OWNERS), seat=st.integers(1, 3)
        )
        def do_what_is_anothers(self, who: int, which: int, kind: str, seat: int) -> None:
            somebody, table = self.there.people[who], self.there.tables[which]
            you = self.view(table, somebody).get("you") or {"seats": [], "host": False}
            if you["host"] if kind in HOSTS else seat in you["seats"]:
                return
            rest = {"locked": True, "seat": seat, "name": "Taras", "bot": "greedy", "colour": "white", "on": True}
            rest |= {"ask": top(self.before[table]), "nonce": "mine", "move": "roll"}
            known = frames.fields_of(kind)
            said = {"t": kind, "table": table, **{name: one for name, one in rest.items() if name in known}}
            assert self.ask(somebody, said)["code"] in ("not_host", "not_your_seat", "not_playing")

        @precondition(lambda self: self.done)
        @rule(data=st.data(), move=st.sampled_from(ODD_MOVES))
        def say_it_again(self, data: st.DataObject, move: str) -> None:
            """The same nonce again, with the same move or another one: the same answer, and nothing is done."""
            somebody, message, number = data.draw(st.sampled_from(self.done))
            others = ({**message, "move": move}, {**message, "ask": 0}) if message["t"] == "act" else ()
            for again in (message, *others):
                before = self.before
                answer = self.ask(somebody, again)
                assert (answer["t"], answer["n"]) == ("accepted", number)
                assert self.before == before

        @precondition(lambda self: self.returns < MOST_RETURNS)
        @rule(who=st.integers(0, 3), ending=frames.endings())
        def say_what_ends_the_connection(self, who: int, ending: tuple[str | bytes, bool, int]) -> None:
            somebody = self.there.people[who]
            frame, is_text, code = ending
            assert somebody.is_ended_by(frame, is_text=is_text) == code
            self.come_back(somebody)

        @precondition(lambda self: self.returns < MOST_RETURNS)
        @rule(who=st.integers(0, 3))
        def hang_up(self, who: int) -> None:
            somebody = self.there.people[who]
            somebody.hang_up()
            self.come_back(somebody)

        def come_back(self, somebody: Somebody) -> None:
            self.returns += 1
            self.there.come_back(somebody)
            self.before = self.there.shown()

        def teardown(self) -> None:
            if self.crowd is not None:
                self.crowd.close()
            assert json.loads(server.request("/healthz")) == {"status": "ok"}
            assert "Traceback" not in server.logged()

        # What is answered

        def ask(self, somebody: Somebody, message: Message) -> Message:
            """Says a message; its answer, or nothing for a look that was not refused."""
            answer = self.send(somebody, json.dumps(message))
            if answer.get("nonce", "") and message["t"] not in NO_EVENTS and answer["t"] == "accepted":
                self.done.append((somebody, message, answer["n"]))
            return answer

        def send(self, somebody: Somebody, frame: str | bytes) -> Message:
            said = read(frame)
            kind, table = said.get("t"), said.get("table")
            if kind in LOOKS and isinstance(table, str) and table in somebody.eyes:
                # From here on it is told something else than it was before.
                somebody.eyes[table].is_kept = False
            heard = somebody.say(frame)
            answers = [one for one in heard if one["t"] in ("accepted", "refusal", *TOLD)]
            assert len(answers) <= 1 if kind in LOOKS else len(answers) == 1, (frame, heard)
            answer: Message = answers[0] if answers else {"t": "nothing"}
            if answer["t"] == "accepted" and table in self.before and answer["n"] > top(self.before[table]):
                assert self.may(somebody, said), f"{somebody.name} was let do {said}"
            self.check(answer, kind)
            return answer

        def may(self, somebody: Somebody, said: Message) -> bool:
            """Whether a message is its sender's to say: the host's, and the seat's own person's."""
            you = self.view(said["table"], somebody).get("you") or {"seats": [], "host": False}
            if said["t"] in HOSTS:
                return bool(you["host"])
            return said["t"] not in OWNERS or said["seat"] in you["seats"]

        def check(self, answer: Message, kind: object) -> None:
            """A refusal changes nothing, and what is accepted is one event of one table."""
            before, self.before = self.before, self.there.shown()
            if answer["t"] == "nothing":
                return
            if answer["t"] in ("refusal", *TOLD) or kind in SPOKEN or kind == "create":
                assert self.before == before, answer
                return
            for table in self.there.tables:
                then, now = top(before[table]), top(self.before[table])
                if table != answer["table"] or answer["n"] <= then:
                    assert self.before[table] == before[table], answer
                else:
                    assert answer["n"] == then + 1 <= now

        # What could be said

        def view(self, table: str, somebody: Somebody) -> Message:
            return self.before[table][somebody.name][1]

        def pool(self, somebody: Somebody) -> frames.Pool:
            """Values that mean something now, to this person or to another."""
            views = [view for table in self.there.tables if (view := self.view(table, somebody))]
            asks = [view["ask"]["n"] for view in views if view["ask"]]
            legal = [code for view in views if view["ask"] for code in codes_of(view, random.Random(0))]
            numbers = [top(self.before[table]) for table in self.there.tables]
            return {
                "table": [*self.there.tables * 3, "nowhere"],
                "seat": [1, 2, 3, 3, 6],
                "seats": [[], [1], [2], [3], [1, 2, 3], [6, 6]],
                "ask": [*asks * 3, *(ask + 1 for ask in asks), 0],
                # Mostly one that nobody has used, or nothing would be done.
                "nonce": [*[".".join(map(str, numbers))] * 4, "a", "\N{SNOWMAN}" * 40],
                "move": [*legal[:: max(1, len(legal) // 12)], *ODD_MOVES],
                "offer": [None, 0, *(one["n"] for view in views for one in view["offers"] or ())],
                "name": [*NAMES, "0lena", "\N{CYRILLIC CAPITAL LETTER O}lena", "\0", "x" * 64],
                "colour": ["red", "blue", "white", "orange", "mauve"],
                "bot": ["greedy", "random", "nobody"],
                "after": [0, 2**31 - 1, *numbers, *(number - 1 for number in numbers)],
                "commitment": [commitment_of(somebody.name), commitment_of("Mallory")],
                "seed": [seed_of(somebody.name), seed_of("Mallory")],
                "phrase": ["hello", "no_trade", "nonsense"],
                "settings": [{}, {"seats": 2}, {"edition": "nowhere"}, {"options": {"players": "\N{SUPERSCRIPT TWO}"}}],
            }

        def sensible(self, chance: random.Random) -> Iterator[tuple[Message, Somebody]]:
            """What brings the second table to its game, and then both on."""
            table = self.there.tables[1]
            for seat, one in enumerate(self.there.people[1:], start=1):
                status = self.view(table, one).get("status")
                if status == "open":
                    yield {"t": "take_seat", "table": table, "seat": seat, "name": one.name}, one
                    yield {"t": "start", "table": table}, self.there.people[1]
                elif status == "dice":
                    yield {"t": "commit_dice", "table": table, "commitment": commitment_of(one.name)}, one
                    yield {"t": "reveal_dice", "table": table, "seed": seed_of(one.name)}, one
            yield from self.moves(chance)

        def moves(self, chance: random.Random) -> Iterator[tuple[Message, Somebody]]:
            """Legal moves of those whom the games wait for."""
            for table in self.there.tables:
                for one in self.there.people:
                    view = self.view(table, one)
                    ask = view.get("ask")
                    code = any_move(view, chance) if ask and ask["must"] else None
                    if ask and code is not None:
                        act = {"t": "act", "table": table, "seat": view["you"]["seats"][0], "ask": ask["n"]}
                        yield {**act, "nonce": f"{table}-{ask['n']}-{one.name}", "move": code}, one

    return Tables


def top(table: dict[str, tuple[int, Message]]) -> int:
    """The number of a table's last event."""
    return max(number for number, _ in table.values())


def read(frame: str | bytes) -> Message:
    """What a frame seems to say."""
    try:
        found = json.loads(frame)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    often = {"HEXMOOT_MESSAGES_PER_SECOND": "100000", "HEXMOOT_MESSAGES_AT_ONCE": "100000"}
    settings = {"HEXMOOT_BOT_MS": "86400000", "HEXMOOT_TABLES_PER_PERSON": "1000000", **often}
    found = Server(path_of(tmp_path_factory.mktemp("server")), settings=settings).start()
    yield found
    found.kill()


def test_whatever_is_said_the_tables_stay_as_they_should_be(server: Server) -> None:
    guests = [Guest(server.address, name) for name in NAMES]
    # To make an example smaller takes minutes at a live server: only a soak does it.
    phases = [Phase.generate, *([Phase.shrink] if SOAK else [])]
    chosen = settings(examples(EXAMPLES), stateful_step_count=STEPS, phases=phases)
    run_state_machine_as_test(machine(server, guests), settings=chosen)
