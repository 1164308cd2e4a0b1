"""Talk at a table: chat lines and phrases, in a sequence of their own, bounded and limited."""

from hexmoot.server.hall.running import Running
from hexmoot.server.limits import Buckets
from hexmoot.server.store import Line, NoPerson, Store
from hexmoot.server.table.names import clean_name
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Chat, Mute, Phrase
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Accepted, ChatLine, Refusal
from hexmoot.words import PHRASES

Spoken = Chat | Phrase | Mute
# Lines that a newcomer is shown.
SHOWN = 50
# Names that one person can close its ears to, at one table.
MOST_MUTED = 100


class Talk:
    """What is said at one table, and who does not want to hear whom."""

    def __init__(self, running: Running, store: Store, seconds: float) -> None:
        self._running = running
        self._store = store
        self._buckets = Buckets(1 / seconds, 3)
        self._muted: dict[str, set[str]] = {}

    async def hear(self, message: Spoken, who: Who, at: int) -> Accepted | Refusal:
        """Says something to all who are there, or closes somebody's ears."""
        table = self._running.table
        if who.person is None or who.person in table.removed:
            return Refusal("no_person", table.id, message.nonce, key="refusal.no_person")
        if isinstance(message, Mute):
            return self._mute(message, who.person)
        text = message.phrase if isinstance(message, Phrase) else clean_name(message.text)
        if not text or (isinstance(message, Phrase) and text not in PHRASES):
            return Refusal("malformed", table.id, message.nonce, key="refusal.malformed")
        if not self._buckets.take(who.person, at / 1000):
            return Refusal("too_fast", table.id, message.nonce, key="refusal.too_fast")
        seat = next(iter(table.seats_of(who.person)), None)
        try:
            number = await self._store.say(
                table.id, who.person, text, at, seat=seat, is_phrase=isinstance(message, Phrase)
            )
        except NoPerson:
            return Refusal("no_person", table.id, message.nonce, key="refusal.no_person")
        name = self._name(who.person, seat, who.name)
        self._tell(self._line(number, at, name, seat, text, isinstance(message, Phrase)))
        return Accepted(table.id, message.nonce, table.number)

    def _mute(self, message: Mute, person: str) -> Accepted | Refusal:
        """Only those who are not to be heard are remembered, and not more than could ever be here."""
        table, names = self._running.table, self._muted.get(person, set())
        names = names | {message.name} if message.on else names - {message.name}
        if len(names) > MOST_MUTED:
            return Refusal("too_long", table.id, message.nonce, key="refusal.too_long", arguments={"most": MOST_MUTED})
        if names:
            self._muted[person] = names
        else:
            self._muted.pop(person, None)
        return Accepted(table.id, message.nonce, table.number)

    def _line(self, number: int, at: int, name: str, seat: int | None, text: str, is_phrase: bool) -> ChatLine:
        spoken = {"phrase": text} if is_phrase else {"text": text}
        return ChatLine(self._running.table.id, number, at, name, seat, **spoken)

    def _tell(self, line: ChatLine) -> None:
        data = encode(line)
        for outlet, stance in list(self._running.readers.values()):
            if self._is_heard(line.name, stance.who):
                outlet.put(line.table, None, data)

    def _is_heard(self, name: str, who: Who) -> bool:
        return name not in self._muted.get(who.person or "", ())

    async def recent(self, who: Who) -> list[bytes]:
        """The last lines, for somebody who begins to look."""
        lines: list[Line] = await self._store.chat(self._running.table.id, limit=SHOWN)
        named = [(self._name(line.person, line.seat, line.name or ""), line) for line in lines if line.text]
        return [
            encode(self._line(line.number, line.at, name, line.seat, line.text, line.is_phrase))
            for name, line in named
            if self._is_heard(name, who)
        ]

    def _name(self, person: str | None, seat: int | None, name: str) -> str:
        """What a speaker is called: as at the table while on that seat, else as everywhere."""
        chair = self._running.table.chairs[seat - 1] if seat else None
        return chair.name if chair is not None and person is not None and chair.person == person else name
