"""Nothing leaked, over real sockets: a card that differs is seen by those who know it, and by nobody else in any frame.

Two servers play the same game, whole, but for one card that is drawn or stolen. Whoever was not told of that card gets
the same frames from both, byte for byte, as many and as long, until the cards are open at the end.
"""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from hexmoot.bots.bot import Limit
from hexmoot.bots.registry import make_bot
from hexmoot.game.view import View
from hexmoot.server.table import folding
from tests.server.app.worlds import ONLOOKER, TwistedDealer, World, two_worlds

MOST_MOVES = 400
# What is done first where there is a choice: it makes hidden facts, or shows that they stay hidden.
WISHES = ("win", "vp", "mo:", "buy", "kn")


class Game:
    """The same moves in both worlds, and who has come to know of the difference."""

    def __init__(self, worlds: tuple[World, World], seed: int) -> None:
        self.worlds = worlds
        self.knowing: set[int] = set()
        self.done: list[str] = []
        self.compared = 0
        self._chance = random.Random(seed)
        # It sees one of the worlds; what it would do and what cannot be done in the other is left.
        self._bot = make_bot("greedy")

    async def play(self) -> None:
        """To the end."""
        one, two = self.worlds
        while one.status == two.status == "playing" and len(self.done) < MOST_MOVES:
            seat, code = self._choose()
            before = [len(one.clients[reader].frames) for reader in one.clients]
            await asyncio.gather(*(world.move(seat, code) for world in self.worlds))
            self.done.append(code)
            if one.status == "playing":
                self._learn(seat, code, before)
                self._compare()
        assert one.status == two.status == "over", self.done[-5:]

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
        if "o" in moves and shared and self._chance.random() < 0.2:
            codes.add(f"o:{shared[0]}>{'W' if shared[0] == 'L' else 'L'}")
        return codes

    def _is_covered(self, seat: int, code: str) -> bool:
        """A monopoly shows how many cards of a kind all others hold: it is played where they hold as many."""
        if not code.startswith("mo:"):
            return True
        others = [one for one in self.worlds[0].clients if one not in (seat, ONLOOKER)]
        return all(self.worlds[0].hand(one).count(code[3]) == self.worlds[1].hand(one).count(code[3]) for one in others)

    def _learn(self, seat: int, code: str, before: list[int]) -> None:
        """Only who draws a card, and thief and victim of a theft, may be told something that differs."""
        may = {seat} if code == "buy" else {seat, int(code[-1])} if code.startswith("rob@") and ">" in code else set()
        one, two = self.worlds
        for reader, was in zip(one.clients, before, strict=True):
            if reader in may and one.clients[reader].frames[was:] != two.clients[reader].frames[was:]:
                self.knowing.add(reader)

    def _compare(self) -> None:
        one, two = self.worlds
        for reader, client in one.clients.items():
            other = two.clients[reader]
            assert len(client.frames) == len(other.frames), reader
            if reader not in self.knowing:
                assert client.frames[-1] == other.frames[-1], (reader, self.done[-1])
                self.compared += bool(self.knowing)

    def ignorant(self) -> list[int]:
        return [reader for reader in self.worlds[0].clients if reader not in self.knowing]

    async def compare_streams(self) -> None:
        """All that came since the first word: the same up to the last event, which opens the cards."""
        one = self.worlds[0]
        for reader in one.clients:
            streams = [list(map(without_badges, world.clients[reader].frames)) for world in self.worlds]
            assert len(streams[0]) == len(streams[1])
            last = {at for at, frame in enumerate(streams[0]) if json.loads(frame).get("n") == one.number}
            assert last
            # The seed from which all was dealt is in the last event, and in nothing before it.
            seed = one.clients[reader].view["dice"]["server_seed"]
            assert min(at for at, frame in enumerate(streams[0]) if seed in frame) == min(last)
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


# Edition, what is twisted, and the seed of a game in which cards are drawn, stolen, taken by monopoly and laid open.
GAMES = [("u-base", "cards", 0, 14, 1), ("k-base", "robbery", 0, 1, 1)]


@pytest.mark.slow
async def test_whole_games_that_differ_in_one_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "FairDealer", TwistedDealer)
    done: list[str] = []
    for edition, purpose, deal, shift, seed in GAMES:
        folder = tmp_path / edition
        folder.mkdir()
        settings = {"edition": edition, "seats": 3, "fair_dice": False, "options": {"victory_points": "6"}}
        async with two_worlds(folder, purpose, deal, shift, seed, settings) as worlds:
            game = Game(worlds, seed)
            await game.play()
            assert game.knowing
            assert ONLOOKER in game.ignorant()
            assert game.compared > 40
            await game.compare_streams()
            done += game.done
            for world in worlds:
                assert world.clients[ONLOOKER].view["ending"]["kind"] == "points"
    assert {"mo", "vp", "buy", "rob"} <= {code.partition("@")[0].partition(":")[0] for code in done}
