"""What a terminal knows of its table: a view for each seat that it plays, whose turn at the keyboard it is, the log."""

import secrets
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hexmoot.server.reading import DiceSeed, Message, Reader, offer_of
from hexmoot.terminal.watch import is_watch
from hexmoot.words import Words

# More than a long game of six has.
LONGEST_LOG = 5000
# What a request for the story so far is known by; the seat that asks follows.
STORY = "story-"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log before it is said in a language: a message of the server, and who sat there at that moment."""

    message: Message
    chairs: Sequence[Message]
    # Whether the table plays the box of the second game, which has words of its own.
    watch: bool = False

    def names(self, words: Words) -> dict[int, str]:
        """Who sat where, in the letters of a language."""
        return names_of(self.chairs, words)


def _now() -> int:
    return time.time_ns() // 1_000_000


def called(chair: Message, words: Words) -> str:
    """What one who sits at the table is called: bots have a name in the letters of each language."""
    return words.say("bot-name", name=chair["name"]) if chair["bot"] else str(chair["name"])


def names_of(chairs: Sequence[Message], words: Words) -> dict[int, str]:
    """Who sits where; bots by their names in the letters of the language."""
    return {one["seat"]: called(one, words) for one in chairs if one["name"]}


def is_about_story(message: Message) -> bool:
    """Whether this answers a request for the story so far, which the person knows nothing of."""
    return str(message.get("nonce", "")).startswith(STORY)


class Session:
    """One table, looked at from all seats of the person."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.readers: dict[int | None, Reader] = {}
        # By seat: what one seat was told is not for the eyes of the next at the keyboard.
        self._logs: defaultdict[int | None, deque[Entry]] = defaultdict(lambda: deque(maxlen=LONGEST_LOG))
        # Up to which event a log is whole, or the rest was asked for. The first event makes the table: it has no line.
        self._whole: defaultdict[int | None, int] = defaultdict(lambda: 1)
        # The seat whose hand is shown; None for an onlooker.
        self.seat: int | None = None
        self.rolled = 0
        # How far the table's clock is ahead of ours, in ms.
        self._ahead = 0
        self._seed = DiceSeed()
        # The seats for which views were asked.
        self._looks_from: list[int] = []
        # The last offer that each seat was called to the keyboard for.
        self._called: dict[int, int] = {}
        # The number of the last line of talk, and how many were not looked at yet.
        self._heard = 0
        self.unread = 0
        # Whom this person does not want to hear.
        self.muted: set[str] = set()
        # What the table said of its part of the dice before the game.
        self.seal = ""

    # What is known

    @property
    def view(self) -> Message:
        """The table as the seat at the keyboard sees it."""
        reader = self.readers.get(self.seat) or self.readers.get(None) or next(iter(self.readers.values()), None)
        return reader.view if reader else {}

    @property
    def log(self) -> deque[Entry]:
        """What the seat at the keyboard was told."""
        return self._logs[self.seat]

    @property
    def own(self) -> list[int]:
        """The seats that this terminal plays."""
        return list((self.view.get("you") or {}).get("seats", ()))

    @property
    def is_host(self) -> bool:
        return bool((self.view.get("you") or {}).get("host"))

    @property
    def status(self) -> str:
        return str(self.view.get("status", ""))

    @property
    def moves(self) -> dict[str, Any]:
        """What the seat at the keyboard may do, by kind."""
        moves: dict[str, Any] = (self.view.get("ask") or {}).get("moves", {})
        return moves

    @property
    def names(self) -> dict[int, str]:
        """Who sits where; bots by their names in the letters of the language."""
        return names_of(self.view.get("seats", ()), self.words)

    def colour(self, seat: int) -> str:
        return str(self.view["seats"][seat - 1]["colour"])

    def name(self, seat: int, words: Words) -> str:
        """What a seat is called, by its number if nobody sits there."""
        return self.names.get(seat) or words.say("seat", seat=seat)

    @property
    def is_stewarded(self) -> bool:
        """Whether the steward plays for the seat at the keyboard."""
        return self.seat is not None and bool(self.view["seats"][self.seat - 1]["steward"])

    def votes(self, kind: str) -> list[int]:
        """The seats that want to end the game: `abort` it, or have it `void`."""
        found: list[int] = (self.view.get("votes") or {}).get(kind, [])
        return found

    def has_voted(self, kind: str) -> bool:
        """Whether we are among them."""
        return any(seat in self.votes(kind) for seat in self.own)

    def newcomers(self) -> list[Message]:
        """Who asks for a free seat of the game and waits for our answer."""
        asking: list[Message] = self.view.get("newcomers") or []
        return [one for one in asking if any(seat in one["asked"] for seat in self.own)]

    @property
    def given_seed(self) -> str:
        """Our part of the dice, if it was thrown in; nothing otherwise."""
        return self._seed.given

    def seconds_left(self) -> int | None:
        """How long the game still waits for somebody; None without a clock."""
        due = [at for at in ((self.view.get("clock") or {}).get("due") or {}).values() if at is not None]
        return max(0, (min(due) - _now() - self._ahead) // 1000) if due else None

    def seconds_to_answer(self) -> int | None:
        """How long a bot still waits for an answer to its offer; None if it waits for nobody."""
        due = [one["until"] for one in self.view.get("offers") or () if one.get("until") is not None]
        return max(0, -((_now() + self._ahead - min(due)) // 1000)) if due else None

    # What comes

    def take(self, message: Message) -> list[Message]:
        """Takes a message in; what has to be said because of it."""
        kind, seat = message["t"], message.get("seat")
        missing: list[Message] = []
        if kind == "welcome":
            self._ahead = message["at"] - _now()
        if kind == "link" and message["up"]:
            self._seed.again()
            return [self.look()]
        if kind == "snapshot":
            self.readers.setdefault(seat, Reader()).take(message)
            self._leave_lost_seats(message["view"])
            missing = self._recall(message)
        elif kind in ("event", "bare"):
            if seat not in self.readers:
                # A seat from which we looked is not ours any more: now we are told what onlookers are told.
                return [{"t": "snapshot", "seats": []}] if seat is None else []
            if not self.readers[seat].take(message):
                return [self.look()]
            self._write(message)
        elif kind == "chat":
            self._hear(message)
        elif kind == "history":
            self._take_story(message)
        else:
            return []
        self.seal = self.seal or (self.view.get("dice") or {}).get("server_hash", "")
        return [*self._answers(), *missing]

    def _recall(self, snapshot: Message) -> list[Message]:
        """Asks for what happened before we came, or while we were not told of it; for seats, if there are any."""
        seat, number = snapshot.get("seat"), snapshot["n"]
        if number <= self._whole[seat] or (seat is None and self.own):
            return []
        self._whole[seat] = number
        return [{"t": "history", "seat": seat, "nonce": f"{STORY}{seat or 0}"}]

    def _take_story(self, story: Message) -> None:
        """Puts what happened before into the log of the seat that asked, among the talk and what came since."""
        seat = int(story["nonce"].removeprefix(STORY)) or None
        kept = [
            one
            for one in self._logs[seat]
            if one.message["t"] == "chat" or not story["after"] < one.message["n"] <= story["n"]
        ]
        told = sorted([*_entries(story, is_watch(self.view)), *kept], key=lambda one: one.message["at"])
        self._logs[seat] = deque(told, maxlen=LONGEST_LOG)
        self.rolled = 0
        for entry in told:
            self._note_roll(entry.message)

    def _hear(self, message: Message) -> None:
        """The last lines come again with every look: each is written down once."""
        if message["n"] <= self._heard:
            return
        self._heard = message["n"]
        self.unread += message.get("seat") not in self.own
        for seat in self.own or (None,):
            self._logs[seat].append(Entry(message, self.view.get("seats", ()), is_watch(self.view)))

    def _leave_lost_seats(self, view: Message) -> None:
        """Nothing is looked at any more from a seat that somebody emptied, or that was left."""
        own = (view.get("you") or {}).get("seats", ())
        for seat in [seat for seat in self.readers if seat is not None and seat not in own]:
            del self.readers[seat]
            self._logs.pop(seat, None)
            self._whole.pop(seat, None)
        if self.seat not in own:
            self.seat = None

    def look(self) -> Message:
        """Asks for what was missed, or for everything."""
        after = min((reader.number for reader in self.readers.values()), default=0)
        if after:
            return {"t": "resume", "after": after, "seats": self.own}
        return {"t": "snapshot", "seats": self.own}

    def _answers(self) -> list[Message]:
        own = self.own
        if own != self._looks_from:
            # Seats were taken or left: from now on the table is looked at from those that are ours.
            self._looks_from = own
            for seat in own:
                if not self._logs[seat]:
                    # What all were told, before there was a seat, is for its eyes too.
                    self._logs[seat].extend(self._logs[None])
                    self._whole[seat] = self._whole[None]
            return [{"t": "snapshot", "seats": own}]
        if own and all(seat in self.readers for seat in own):
            self.readers.pop(None, None)
            if self.seat not in own:
                self.seat = own[0]
            wanted = self._seed.answer(self.view, min(own))
            return [wanted] if wanted is not None else []
        if not own:
            self.seat = None
        return []

    def _write(self, message: Message) -> None:
        """Keeps an event for the log."""
        seat = message.get("seat")
        self._whole[seat] = max(self._whole[seat], message["n"])
        if message["t"] != "event":
            return
        self._note_roll(message)
        self._logs[seat].append(Entry(message, self.view.get("seats", ()), is_watch(self.view)))

    def _note_roll(self, message: Message) -> None:
        """Keeps the number that was rolled while its turn lasts."""
        for event in message.get("events") or ():
            if event and event["key"] == "rolled":
                self.rolled = sum(event["dice"])
            elif event and event["key"] == "turn_began":
                self.rolled = 0

    def go_to_next(self) -> None:
        """Another table: nothing of this one holds there."""
        self.readers.clear()
        self._logs.clear()
        self._whole.clear()
        self._called.clear()
        self._looks_from = []
        self._heard = self.unread = 0
        self.muted.clear()
        self.seal = ""
        self.seat = None
        self.rolled = 0
        self._seed = DiceSeed()

    def newest_place(self) -> str:
        """The place that the log named last; nothing if it named none."""
        for entry in reversed(self.log):
            places = [event["place"] for event in entry.message.get("events") or () if event and event.get("place")]
            if places:
                return str(places[-1])
        return ""

    def tie_break(self) -> str:
        """What decided among equally many guards, as the log told it at the end; nothing if it did not."""
        for entry in reversed(self.log):
            for event in entry.message.get("events") or ():
                if event and event["key"] == "tie_broken":
                    return str(event["kind"])
        return ""

    # Who has to come to the keyboard

    def due(self) -> int | None:
        """The seat that should have the keyboard now: one that was made an offer, else one that the game waits for."""
        own = self.own
        if len(own) < 2 or self.status != "playing" or any(seat not in self.readers for seat in own):
            return self.seat
        for seat in own:
            if self.has_new_offer(seat):
                return seat
        waiting = [seat for seat in own if (self.readers[seat].view.get("ask") or {}).get("must")]
        if self.seat in waiting or not waiting:
            return self.seat
        return waiting[0]

    def newest_offer_to(self, seat: int) -> int:
        """The number of the newest offer that a seat can still answer; 0 if there is none."""
        if seat not in self.readers:
            return 0
        view = self.readers[seat].view
        answers = (view.get("ask") or {}).get("moves", {})
        makers = {*answers.get("y", ()), *answers.get("n", ())}
        return max((one["n"] for one in view.get("offers") or () if one["seat"] in makers), default=0)

    def has_new_offer(self, seat: int) -> bool:
        """Whether a seat can answer an offer that it was not called for yet."""
        return self.newest_offer_to(seat) > self._called.get(seat, 0)

    def has_been_called(self, seat: int) -> None:
        """The seat has seen its offers: it is not called again for the same ones."""
        newest = self.newest_offer_to(seat)
        if newest:
            self._called[seat] = newest

    # What is said

    def act(self, code: str) -> Message | None:
        """A move of the seat at the keyboard, for the question that is open to it."""
        ask = self.view.get("ask")
        if ask is None or self.seat is None:
            return None
        message = {"t": "act", "seat": self.seat, "ask": ask["n"], "nonce": secrets.token_hex(8), "move": code}
        offer = offer_of(self.view, self.seat, code)
        return message if offer is None else message | {"offer": offer}


def _entries(story: Message, watch: bool) -> Iterator[Entry]:
    """A story as lines of the log, each with who sat there then."""
    chairs = story["view"]["seats"]
    for event in story["events"]:
        chairs = event.get("patch", {}).get("seats", chairs)
        yield Entry(event | {"t": "event"}, chairs, watch)
