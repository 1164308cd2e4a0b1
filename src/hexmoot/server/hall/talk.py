"""Talk at a table: chat lines and phrases, in a sequence of their own, bounded and limited."""

from collections import defaultdict

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


class Talk:
    """What is said at one table, and who does not want to hear whom."""

    def __init__(self, running: Running, store: Store, seconds: float) -> None:
        self._running = running
        self._store = store
        self._buckets = Buckets(1 / seconds, 3)
        self._muted: defaultdict[str, set[str]] = defaultdict(set)

    async def hear(self, message: Spoken, who: Who, at: int) -> Accepted | Refusal:
        """Says something to all who are there, or closes somebody's ears."""
        table = self._running.table
        if who.person is None or who.person in table.removed:
            return Refusal("no_person", table.id, message.nonce, key="refusal.no_person")
        if isinstance(message, Mute):
            (self._muted[who.person].add if message.on else self._muted[who.person].discard)(message.name)
            return Accepted(table.id, message.nonce, table.number)
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
        name = table.chairs[seat - 1].name if seat else who.name
        self._tell(self._line(number, at, name, seat, text, isinstance(message, Phrase)))
        return Accepted(table.id, message.nonce, table.number)

    def _line(self, number: int, at: int, name: str, seat: int | None, text: str, is_phrase: bool) -> ChatLine:
        spoken = {"phrase": text} if is_phrase else {"text": text}
        return ChatLine(self._running.table.id, number, at, name, seat, **spoken)

    def _tell(self, line: ChatLine) -> None:
        data = encode(line)
        for outlet, stance in list(self._running.readers.values()):
            if line.name not in self._muted.get(stance.who.person or "", ()):
                outlet.put(line.table, None, data)

    async def recent(self) -> list[bytes]:
        """The last lines, for a newcomer."""
        lines: list[Line] = await self._store.chat(self._running.table.id, limit=SHOWN)
        return [
            encode(self._line(line.number, line.at, line.name or "", line.seat, line.text, line.is_phrase))
            for line in lines
            if line.text
        ]
