"""Games whose chance is known beforehand.

A story is a table in memory with people on all seats, driven as the server drives one. Its seed is chosen so that the
game comes to the position that a test wants; then it is written into the database of a running server, which takes
the table up like any other that was left there.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from msgspec.structs import replace

from hexmoot.server.hall.summary import summary_of
from hexmoot.server.store import open_store, token_hash
from hexmoot.server.table.events import AnyBody, Event, encode_body
from hexmoot.server.table.opening import create
from hexmoot.server.table.table import Table
from hexmoot.server.table.who import HOUSE, Fresh, Repeated, Who
from hexmoot.server.words import client as said
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Refusal
from hexmoot.server.words.settings import TableSettings

View = dict[str, Any]
# What a seat does when it is asked, by what it sees.
Policy = Callable[[int, View], str]
NAMES = ("Anna", "Bohdan", "Chihiro", "Dana", "Eun", "Femi")
DAY = 86_400_000
# A position that a test wants is common enough to be found among so many games, each so many moves long.
MOST_SEEDS = 400
MOST_MOVES = 900
# An island that is always the same, with everybody's first settlements on it; seat 1 begins.
PRINTED: dict[str, Any] = {"edition": "z-first", "seats": 3, "fair_dice": False, "first": 1}


class Story:
    """A table with a person on every seat that has no bot; `offer_seconds` is how long a bot waits for an answer."""

    def __init__(self, name: str, seed: int, *, offer_seconds: int = 0, **settings: Any) -> None:
        # The name is part of what the dice are dealt from: the same seed tells another story under another name.
        self.id = f"{name}-{seed}"
        self.at = time.time_ns() // 1_000_000
        self.table = Table()
        self.events: list[Event] = []
        made = create(said.Create(TableSettings(**settings)), self._who(1), Fresh(self.id, f"{seed:064x}"))
        assert not isinstance(made, Refusal), made
        self._put(replace(made, offer_seconds=offer_seconds))
        for chair in list(self.table.chairs):
            if chair.is_free:
                self._do(said.TakeSeat(self.id, chair.seat, NAMES[chair.seat - 1]), chair.seat)

    def start(self) -> "Story":
        """Begins to play."""
        self._do(said.Start(self.id), 1)
        return self

    def view(self, seat: int) -> View:
        """What a seat sees."""
        shot = self.table.look(seat, self._who(seat).person)
        found: View = json.loads(encode(shot))["view"]
        return found

    @property
    def waits_for(self) -> int:
        """The seat that has to move."""
        assert self.table.game is not None
        return self.table.game.actors[0]

    def act(self, seat: int, code: str) -> None:
        """A seat moves."""
        ask = self.table.asks[seat].number
        self._do(said.Act(table=self.id, seat=seat, ask=ask, nonce=f"{self.table.number}", move=code), seat)

    def _do(self, command: said.TableCommand, seat: int) -> None:
        # The house moves for its bots.
        chairs = self.table.chairs
        who = HOUSE if chairs and chairs[seat - 1].bot else self._who(seat)
        body = self.table.decide(command, who, self.at)
        assert not isinstance(body, Refusal | Repeated), body
        self._put(body)

    def _put(self, body: AnyBody) -> None:
        event = Event(self.table.number + 1, self.at, body)
        self.table.fold(event)
        self.events.append(event)

    def _who(self, seat: int) -> Who:
        return Who(f"{self.id}-person-{seat}", NAMES[seat - 1])

    # Into the database.

    def write(self, database: str) -> list[str]:
        """Leaves the table in a database; the tokens of its people, by seat."""
        # The tests' own thread has the browser's loop already.
        with ThreadPoolExecutor(1) as other:
            return other.submit(lambda: asyncio.run(self._write(database))).result()

    async def _write(self, database: str) -> list[str]:
        store = await open_store(database)
        tokens = [secrets.token_urlsafe(16) for _ in self.table.chairs]
        for seat, token in enumerate(tokens, 1):
            who = self._who(seat)
            await store.add_guest(str(who.person), who.name, token_hash(token), self.at, self.at + DAY)
        first, *others = self.events
        summary = summary_of(self.table)
        epoch = await store.create(self.id, "story", first.at, encode_body(first.body), summary, self.at + DAY)
        for event in others:
            last = summary if event is others[-1] else None
            await store.append(self.id, epoch, event.number, event.at, encode_body(event.body), last)
        await store.release("story")
        await store.close()
        return tokens


def simple_policy(_: int, view: View) -> str:
    """Rolls, discards what it must, robs where it may, and ends the turn."""
    moves = view["ask"]["moves"]
    if "x" in moves:
        return f"x:{view['my_hand'][: moves['x']]}"
    if "rob" in moves:
        hex_, victims = next(iter(moves["rob"].items()))
        return f"rob@{hex_}" + (f">{victims[0]}" if victims else "")
    for kind in ("s", "r"):
        if kind in moves and view["turn"]["stage"] in ("settling", "paving", "laying"):
            return f"{kind}@{moves[kind][0]}"
    return "roll" if moves.get("roll") else "end"


def next_roll(story: Story) -> int:
    """What the dice will show if they are rolled now."""
    assert story.table.game is not None
    game = story.table.game.copy()
    game.push_text("roll")
    game.deal()
    return sum(next(event.dice for event in game.events if event.dice))


def find_story(name: str, wanted: Callable[[Story], bool], *, policy: Policy = simple_policy, **settings: Any) -> Story:
    """The first story of this name that comes to where `wanted` says that it is good."""
    for seed in range(MOST_SEEDS):
        story = Story(name, seed, **(PRINTED | settings)).start()
        for _ in range(MOST_MOVES):
            if story.table.status != "playing":
                break
            if wanted(story):
                return story
            seat = story.waits_for
            story.act(seat, policy(seat, story.view(seat)))
    raise AssertionError("no game came to the wanted position")
