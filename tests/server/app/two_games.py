"""The same game in two worlds that differ in something hidden: who has come to know of it, and that nobody else has."""

import asyncio
import json
import random
import re
from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from tests.server.app.worlds import ONLOOKER, World, seed_of, server_seed

MOST_MOVES = 400
# What is done first where there is a choice: it makes hidden facts, or shows that they stay hidden.
WISHES = ("win", "vp", "mo:", "h:seer", "h:rebel", "h:take=seer", "h:take=rebel", "buy", "kn")
# Moves that tell somebody alone of a card or of a hand.
PRIVATE = ("buy", "h:seer")
# Longer than a person's clock, shorter than two of them.
CLOCK = {"kind": "turn", "turn_seconds": 180, "duty_seconds": 120}
OUT_OF_TIME = 200_000


class Game:
    """The same moves in both worlds, and who has come to know of the difference."""

    def __init__(self, worlds: tuple[World, World], seed: int) -> None:
        self.worlds = worlds
        self.seed = seed
        self.knowing: set[int] = set()
        self.done: list[str] = []
        # How many frames were compared after the worlds had parted.
        self.compared = 0
        self.stewarded = 0
        self._chance = random.Random(seed)
        # It sees one of the worlds; what it would do and what cannot be done in the other is left.
        self._bot = make_bot("greedy")

    @property
    def is_on(self) -> bool:
        one, two = self.worlds
        assert one.status == two.status
        return one.status == "playing" and len(self.done) < MOST_MOVES

    async def step(self) -> list[dict[str, Any]]:
        """A move in both worlds and what follows from it, compared; what onlookers of the first were told of it."""
        one = self.worlds[0]
        before = self._read()
        actors = one.clients[ONLOOKER].view["turn"]["waits_for"]
        if self.knowing.issuperset(actors) and one.clients[ONLOOKER].view["settings"]["clock"]["kind"] == "turn":
            # Who knows of the difference lets the steward play.
            await asyncio.gather(*(world.let_pass(OUT_OF_TIME) for world in self.worlds))
            self.done.append("")
        else:
            seat, code = self._choose()
            await asyncio.gather(*(world.move(seat, code) for world in self.worlds))
            self.done.append(code)
        told = list(map(json.loads, self._since(before, ONLOOKER, one)))
        self.stewarded += sum(message.get("kind") == "stewarded" for message in told)
        return told

    async def play(self) -> None:
        """To the end."""
        while self.is_on:
            before = self._read()
            told = await self.step()
            if self.is_on:
                self.learn(told, before)
                self.compare(before)
        assert self.worlds[0].status == "over", self.done[-5:]

    async def play_on(self, enough: int) -> None:
        """Until so many frames were compared after the worlds had parted."""
        while self.compared < enough:
            before = self._read()
            told = await self.step()
            assert self.is_on, self.done[-5:]
            self.learn(told, before)
            self.compare(before)
        self.check_seeds(self.worlds[0].number)

    async def play_until(self, purpose: str) -> None:
        """Until something is dealt otherwise that all are shown: only then, and by that event, can all tell."""
        one, two = self.worlds
        while True:
            before = self._read()
            told = await self.step()
            if purpose in two.fate.met:
                break
            assert self.is_on, self.done[-5:]
            self.learn(told, before)
            self.compare(before)
        assert self._since(before, ONLOOKER, one) != self._since(before, ONLOOKER, two)
        self.check_seeds(one.number)

    async def play_until_a_bot_parts(self) -> None:
        """Until a bot that knows of the difference does something else for it: what it does, but never when."""
        one, two = self.worlds
        while True:
            before = self._read()
            told = await self.step()
            assert self.is_on, self.done[-5:]
            self.learn(told, before)
            bots = self.knowing - one.clients.keys()
            if bots and self._since(before, ONLOOKER, one) != self._since(before, ONLOOKER, two):
                break
            self.compare(before)
        for reader in before:
            pairs = zip(self._since(before, reader, one), self._since(before, reader, two), strict=False)
            first, other = next((json.loads(a), json.loads(b)) for a, b in pairs if a != b)
            assert [first[name] for name in ("n", "at", "by")] == [other[name] for name in ("n", "at", "by")]
            assert first["by"] in bots
            assert first["move"] != other["move"]
        self.check_seeds(one.number)

    def _read(self) -> dict[int, int]:
        return {reader: len(client.frames) for reader, client in self.worlds[0].clients.items()}

    def _since(self, before: dict[int, int], reader: int, world: World) -> list[str]:
        """What a reader was told after it had read so much."""
        return world.clients[reader].frames[before[reader] :]

    def _choose(self) -> tuple[int, str]:
        """A move that can be made in both worlds, and shows no difference to all."""
        one = self.worlds[0]
        actors = one.clients[ONLOOKER].view["turn"]["waits_for"]
        found = [
            (seat, code)
            for seat in one.clients
            if seat != ONLOOKER and (seat in actors or self._chance.random() < 0.3)
            for code in sorted(self._common(seat))
            if self._is_covered(seat, code)
        ]
        for wish in WISHES:
            fitting = [pair for pair in found if pair[1].startswith(wish)]
            if fitting:
                return self._chance.choice(fitting)
        talk = [pair for pair in found if pair[0] not in actors or pair[1].startswith("o:")]
        if talk and self._chance.random() < 0.5:
            return self._chance.choice(talk)
        for seat in actors:
            move = self._bot.choose(View.from_hen(one.clients[seat].view["hen"]), Limit(seed=len(self.done), offers=0))
            if move is not None and (seat, move.code) in found:
                return seat, move.code
        return self._chance.choice([pair for pair in found if pair[0] in actors])

    def _common(self, seat: int) -> set[str]:
        one, two = self.worlds
        codes = {code for code in one.codes(seat) & two.codes(seat) if not code.startswith(("x:", "o"))}
        moves = one.clients[seat].view["ask"]["moves"]
        count = moves.get("x")
        hands = [world.hand(seat) for world in self.worlds]
        shared = "".join(kind * min(hand.count(kind) for hand in hands) for kind in "LWGBO")
        if count and len(shared) >= count:
            codes.add(f"x:{shared[:count]}")
        is_trading = "o" in moves and not one.clients[seat].view["turn"]["built"]
        if is_trading and shared and self._chance.random() < 0.2:
            codes.add(f"o:{shared[0]}>{'W' if shared[0] == 'L' else 'L'}")
        return codes

    def _is_covered(self, seat: int, code: str) -> bool:
        """Who asks others for a kind shows how many cards of it they hold: it is done where they hold as many."""
        if not code.startswith(("mo:", "h:commander")):
            return True
        kind = code[3] if code.startswith("mo:") else code.partition("=")[2][0]
        others = [one for one in self.worlds[0].clients if one not in (seat, ONLOOKER)]
        return all(self.worlds[0].hand(one).count(kind) == self.worlds[1].hand(one).count(kind) for one in others)

    def learn(self, told: list[dict[str, Any]], before: dict[int, int]) -> None:
        """Only who draws a card or looks, and thief and victim of a theft, may be told something that differs."""
        may = {seat for message in told if message.get("move") for seat in self._private_to(message)}
        one, two = self.worlds
        for reader in before.keys() & may:
            if self._since(before, reader, one) != self._since(before, reader, two):
                self.knowing.add(reader)
        if two.fate.met and not self.knowing:
            # Nobody who reads frames has it: a bot does.
            self.knowing |= may - one.clients.keys()

    def _private_to(self, message: dict[str, Any]) -> set[int]:
        by, move = message["by"], message["move"]
        if move.startswith("rob@") and ">" in move:
            return {by, int(move[-1])}
        if move.startswith("h:rebel"):
            # A hand that differs is that of somebody who knows of it.
            return {by} if int(move[-1]) in self.knowing else set()
        return {by} if move.startswith(PRIVATE) else set()

    def compare(self, before: dict[int, int]) -> None:
        """Whoever knows nothing was told the same, byte for byte; and everybody as often."""
        one, two = self.worlds
        for reader, client in one.clients.items():
            other = two.clients[reader]
            assert len(client.frames) == len(other.frames), reader
            if reader not in self.knowing:
                told = self._since(before, reader, one)
                assert told == self._since(before, reader, two), (reader, self.done[-1])
                self.compared += len(told) if two.fate.met else 0

    def ignorant(self) -> list[int]:
        return [reader for reader in self.worlds[0].clients if reader not in self.knowing]

    def check_seeds(self, end: int) -> None:
        """Neither the server's seed nor a person's is in any frame that came before event `end`."""
        seeds = [server_seed(self.seed), *(seed_of(reader) for reader in self.worlds[0].clients)]
        for world in self.worlds:
            for client in world.clients.values():
                for frame in client.frames:
                    if json.loads(frame).get("n", 0) < end:
                        assert not any(seed in frame for seed in seeds)

    async def compare_streams(self) -> None:
        """All that came since the first word: the same up to the last event, which opens the cards and the seeds."""
        one = self.worlds[0]
        self.check_seeds(one.number)
        for reader in one.clients:
            streams = [list(map(without_badges, world.clients[reader].frames)) for world in self.worlds]
            assert len(streams[0]) == len(streams[1])
            last = {at for at, frame in enumerate(streams[0]) if json.loads(frame).get("n") == one.number}
            assert last
            dice = one.clients[reader].view["dice"]
            assert dice["server_seed"] == server_seed(self.seed)
            assert set(dice["seeds"].values()) == {seed_of(seat) for seat in one.clients if seat != ONLOOKER}
            if reader in self.knowing:
                assert streams[0] != streams[1]
                continue
            for at, (frame, other) in enumerate(zip(*streams, strict=True)):
                if at in last and '"t":"event"' in frame:
                    assert closed(frame) == closed(other)
                else:
                    assert frame == other
        for reader in self.ignorant():
            seat = {"seat": reader} if reader != ONLOOKER else {}
            stories = [
                await world.clients[reader].hear_answer("history", before=world.number, **seat) for world in self.worlds
            ]
            assert stories[0] == stories[1]
            assert len(stories[0]["events"]) > 50
            for world in self.worlds:
                assert await world.clients[reader].hears_nothing_more()


def without_badges(frame: str) -> str:
    """The two worlds have other people in them, whose badges are drawn by lot."""
    return re.sub(r'"badge":"[0-9a-zA-Z_-]+"', '"badge":""', frame)


def closed(frame: str) -> dict[str, Any]:
    """The frame of the end, without what only then is open: the cards, and what each is worth."""
    message: dict[str, Any] = json.loads(frame)
    patch = {key: value for key, value in message["patch"].items() if key not in ("shown", "hen", "points", "ending")}
    return message | {"patch": patch}
