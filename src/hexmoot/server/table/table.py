"""A table: the fold of its events. It decides about commands, and says what each reader gets of an event."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec.structs import replace

from hexmoot.batch.engines import NotReady
from hexmoot.editions.edition import Edition
from hexmoot.game.game import Game, Unmade
from hexmoot.server.table.asks import Ask
from hexmoot.server.table.bots import BotAsk, bots_asked
from hexmoot.server.table.clock import Clocks
from hexmoot.server.table.deciding import decide
from hexmoot.server.table.events import AnyBody, Created, Damaged, Event, Forgotten
from hexmoot.server.table.folding import fold_body
from hexmoot.server.table.newcomers import Newcomer
from hexmoot.server.table.playing import deadline, stand_in, steward
from hexmoot.server.table.seats import Chair, has_fixed_colours
from hexmoot.server.table.sight import Sight
from hexmoot.server.table.telling import Glance, Look, People, glance, look_of, message, you
from hexmoot.server.table.tracker import Tracker
from hexmoot.server.table.who import Fresh, HouseCommand, Repeated, Who
from hexmoot.server.words import server as words
from hexmoot.server.words.client import TableCommand
from hexmoot.server.words.settings import TableSettings

Status = Literal["open", "dice", "playing", "over"]
# How many of the last events a reader can be told again; who missed more gets a snapshot.
RECENT = 8


@dataclass(frozen=True, slots=True)
class Trial:
    """A move that was tried to decide about it: when its event is folded, it need not be judged and dealt again."""

    body: AnyBody
    unmade: Unmade


class Table:
    """One table. Only `fold` changes it; a new one knows nothing until it has folded `Created`."""

    id: str
    settings: TableSettings
    edition: Edition
    host: str
    server_seed: str
    clocks: Clocks

    def __init__(self, *, keep: bool = False) -> None:
        # Whether the game's moves are kept, for a record; a table that only goes on forgets them.
        self.keep = keep
        self.number = 0
        self.at = 0
        self.status: Status = "open"
        self.chairs: list[Chair] = []
        self.locked = False
        self.removed: set[str] = set()
        # During a game: who asks for a free seat, by seat; and those who were turned down.
        self.newcomers: dict[int, Newcomer] = {}
        self.turned_down: set[str] = set()
        # Fair dice: since when they are called for; commitments and seeds by person.
        self.dice_since = 0
        self.commitments: dict[str, str] = {}
        self.seeds: dict[str, str] = {}
        self.dice_seeds: dict[int, str] = {}
        # Starts that were called off so far; and those before the one that is, or was, thrown for.
        self.cancelled = 0
        self.cancelled_before = 0
        self.game: Game | None = None
        self.asks: dict[int, Ask] = {}
        # The numbers of the events that made the open offers, by their makers; offers made in this turn, as codes.
        self.offers: dict[int, int] = {}
        self.offered: dict[int, list[str]] = {}
        # The event with which trading began in this turn; 0 before.
        self.trading_since = 0
        # How long bots wait for answers to their offers; and until when the one at turn does, 0 if it made none.
        self.offer_seconds = 0
        self.patient_until = 0
        self.nonces: dict[int, int] = {}
        self.abort_votes: set[str] = set()
        self.void_votes: set[str] = set()
        # Who left a seat in the middle of the game, or was put out, and when.
        self.seatless: dict[str, int] = {}
        # Of those, whom the host put out though they were there.
        self.put_out: dict[str, int] = {}
        self.is_paused = False
        self.ending: dict[str, Any] | None = None
        self.before: str | None = None
        self.next: str | None = None
        self.sight: Sight | None = None
        self.tracker: Tracker | None = None
        self.trial: Trial | None = None
        self._look: Look | None = None
        self._people: People = {}
        self._recent: deque[Glance] = deque(maxlen=RECENT)

    @classmethod
    def replay(cls, events: Iterable[Event], *, keep: bool = False) -> "Table":
        """The table that these events lead to; Damaged if they lead to none, whatever it is that they say."""
        table = cls(keep=keep)
        table.follow(events)
        return table

    # Changing.

    def follow(self, events: Iterable[Event]) -> None:
        """Takes the next events of a log in; Damaged if they lead nowhere, whatever it is that they say."""
        for event in events:
            try:
                self.fold(event)
            except (Damaged, NotReady):
                raise
            except Exception as error:
                raise Damaged(f"event {event.number} ({type(event.body).__name__}): {error!r}") from error

    def fold(self, event: Event) -> None:
        """Takes an event in. Damage if its number is not the next one, or if it could not have happened."""
        if event.number != self.number + 1 or isinstance(event.body, Created) != (event.number == 1):
            raise Damaged(f"event {event.number} ({type(event.body).__name__}) cannot follow event {self.number}")
        before = self._look
        was = self._people if self.number else None
        self.number, self.at = event.number, max(self.at, event.at)
        told = fold_body(self, event.body)
        self.trial = self._look = None
        if before is not None:
            self._look = look_of(self)
            one = glance(self, event, told, before, self._look, was)
            self._people = one.people
            if isinstance(event.body, Forgotten):
                # What was told before names somebody who is not to be named any more.
                self._recent.clear()
            self._recent.append(one)

    def decide(
        self, command: TableCommand | HouseCommand, who: Who, at: int, fresh: Fresh | None = None
    ) -> AnyBody | words.Refusal | Repeated:
        """The event that a command becomes, or why it does not. Nothing changes."""
        answer = decide(self, command, who, max(at, self.at), fresh)
        if isinstance(answer, words.Refusal):
            return replace(answer, table=self.id, nonce=getattr(command, "nonce", ""))
        return answer

    def deadline(self) -> int | None:
        """When `steward` has something to do, in ms; None if nothing runs."""
        return deadline(self)

    def steward(self, at: int) -> AnyBody | None:
        """What is done now for somebody whose time has run out; None if nothing is due. Nothing changes."""
        return steward(self, at)

    def stand_in(self, seat: int, ask: int) -> AnyBody | None:
        """What the steward does for a seat that cannot answer a question; None if it is not open. Nothing changes."""
        return stand_in(self, seat, ask)

    def bots_asked(self) -> list[BotAsk]:
        """The bots of the house that are asked something; each is to be asked once for what it is about."""
        return bots_asked(self)

    def keep_trial(self, body: AnyBody, unmade: Unmade) -> None:
        """Remembers what was tried to decide about a move, for when its event is folded next."""
        self.trial = Trial(body, unmade)

    # Looking.

    @property
    def has_fixed_colours(self) -> bool:
        return has_fixed_colours(self.edition)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [chair.seat for chair in self.chairs if person is not None and chair.person == person]

    def persons(self) -> list[str]:
        """The persons who have a seat, in the order of their first ones."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    @property
    def is_sealed(self) -> bool:
        """Whether all who throw the fair dice have committed, so that the seeds can be shown."""
        return self.status == "dice" and all(person in self.commitments for person in self.persons())

    def waits_for(self, person: str) -> bool:
        """Whether the game waits for a seat of this person."""
        asked = [self.asks[seat] for seat in self.seats_of(person) if seat in self.asks]
        return self.status == "playing" and any(ask.must for ask in asked)

    def wake(self) -> None:
        """Readers are about to come: from now on it is kept what each event changes for them."""
        if self._look is None:
            self._look = look_of(self)
            self._people = you(self)

    def sleep(self) -> None:
        """Nobody looks any more: what was kept for readers is let go."""
        self._look = self.trial = None
        self._people = {}
        self._recent.clear()

    def look(self, seat: int | None, person: str | None) -> words.Snapshot:
        """The table as a seat sees it, or an onlooker: all that it was told put together.

        Only its own person sees a seat's view; to anybody else this is an onlooker's.
        """
        self.wake()
        assert self._look is not None  # noqa: S101 - awake
        seat = seat if seat in self.seats_of(person) else None
        fields = self._look.of(self, seat) | {"you": you(self).get(person)}
        return words.Snapshot(self.id, self.number, self.at, fields, seat)

    def tell(self, event: Event | int, seat: int | None, person: str | None) -> words.Event | words.Bare | None:
        """What a reader gets of an event; None if it is too long ago, or happened before anybody looked."""
        number = event if isinstance(event, int) else event.number
        for one in reversed(self._recent):
            if one.number == number:
                return message(one, self.id, seat, person)
        return None
