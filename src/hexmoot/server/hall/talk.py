"""Talk at a table: chat lines and phrases, in a sequence of their own, bounded and limited."""

from msgspec.structs import replace

from hexmoot.server.hall.company import names_at, person_at
from hexmoot.server.hall.running import Running
from hexmoot.server.limits import Buckets
from hexmoot.server.store import Line, NoPerson, Store
from hexmoot.server.table.names import badge_of, clean_line, told_apart
from hexmoot.server.table.once import command_key
from hexmoot.server.table.refusals import refuse
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Chat, Mute, Phrase, RemoveLine
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Accepted, ChatLine, ChatRemoved, Refusal, ServerMessage
from hexmoot.words import PHRASES

Spoken = Chat | Phrase | Mute | RemoveLine
# Lines that a newcomer is shown.
SHOWN = 50
# People that one person can close its ears to, at one table.
MOST_MUTED = 100


def _wish(message: Chat | Phrase, person: str) -> bytes | None:
    key = command_key(message, Who(person))
    return None if key is None else key.to_bytes(8, "big")


class Talk:
    """What is said at one table, and who does not want to hear whom."""

    def __init__(self, running: Running, store: Store, seconds: float) -> None:
        self._running = running
        self._store = store
        self._buckets = Buckets(1 / seconds, 3)
        # By person, those whom it does not want to hear; read when it is first needed.
        self._muted: dict[str, set[str]] | None = None

    async def hear(self, message: Spoken, who: Who, at: int) -> Accepted | Refusal:
        """Says something to all who are there, takes a line back, or closes somebody's ears."""
        table = self._running.table
        refusal = await self._do(message, who, at)
        if refusal is not None:
            return replace(refusal, table=table.id, nonce=message.nonce)
        return Accepted(table.id, message.nonce, table.number)

    async def _do(self, message: Spoken, who: Who, at: int) -> Refusal | None:
        if who.person is None:
            return refuse("no_person")
        if who.person in self._running.table.removed:
            return refuse("removed")
        if isinstance(message, Mute):
            return await self._mute(message, who.person)
        if isinstance(message, RemoveLine):
            return await self._remove(message, who.person)
        return await self._speak(message, who.person, at, who.name)

    async def _speak(self, message: Chat | Phrase, person: str, at: int, name: str) -> Refusal | None:
        table, is_phrase = self._running.table, isinstance(message, Phrase)
        text = message.phrase if isinstance(message, Phrase) else clean_line(message.text)
        if not text or (is_phrase and text not in PHRASES):
            return refuse("malformed")
        if table.locked and person != table.host and not table.seats_of(person):
            # Whoever was shown out could come again as somebody new: behind a lock they are not heard.
            return refuse("locked", "talk")
        wish = _wish(message, person)
        if wish is not None and await self._store.was_said(table.id, wish):
            # Before the limit: who says it again has said it once.
            return None
        if not self._buckets.take(person, at / 1000):
            return refuse("too_fast")
        seat = next(iter(table.seats_of(person)), None)
        try:
            number = await self._store.say(table.id, person, text, at, seat=seat, is_phrase=is_phrase, wish=wish)
        except NoPerson:
            return refuse("no_person")
        if number is None:
            return None
        line = Line(number, at, person, name, seat, is_phrase, text, is_removed=False)
        await self._tell(self._told(line), person)
        return None

    async def _mute(self, message: Mute, person: str) -> Refusal | None:
        """It is the person who is not heard any more, under whatever name; kept with the table."""
        ears = await self._ears()
        muted = ears.get(person, set())
        other = await self._meant(message, muted)
        if other is None or other == person:
            return refuse("no_person", "unknown")
        if (other in muted) == message.on:
            return refuse("nothing_to_do")
        if message.on and len(muted) >= MOST_MUTED:
            return refuse("too_many_muted", most=MOST_MUTED)
        try:
            await self._store.mute(self._running.table.id, person, other, message.on)
        except NoPerson:
            return refuse("no_person")
        ears[person] = muted | {other} if message.on else muted - {other}
        return None

    async def _meant(self, message: Mute, muted: set[str]) -> str | None:
        """Whom a badge or a name means: somebody at the table, one who spoke there, or one who is not heard already."""
        table = self._running.table.id
        found = person_at(self._running, message.badge, message.name)
        if found is None and message.badge:
            spoke = [line.person for line in await self._store.chat(table) if line.person is not None]
            found = next((one for one in (*muted, *spoke) if badge_of(table, one) == message.badge), None)
        return found

    async def _remove(self, message: RemoveLine, person: str) -> Refusal | None:
        """The host takes a line out, or its speaker does."""
        table = self._running.table
        line = next((one for one in await self._store.chat(table.id, message.n - 1) if one.number == message.n), None)
        if person != table.host and (line is None or line.person != person):
            return refuse("not_host")
        if line is None or not await self._store.remove_line(table.id, message.n):
            return refuse("no_line")
        await self._tell(ChatRemoved(table.id, message.n), None)
        return None

    async def forget(self, person: str) -> None:
        """Takes out all lines of somebody who is to be forgotten."""
        table = self._running.table.id
        for line in await self._store.chat(table):
            if line.person == person and await self._store.remove_line(table, line.number):
                await self._tell(ChatRemoved(table, line.number), None)

    async def recent(self, who: Who) -> list[bytes]:
        """The last lines, for somebody who begins to look; of those taken out, that they are."""
        deaf_to = (await self._ears()).get(who.person or "", set())
        lines = await self._store.chat(self._running.table.id, limit=SHOWN)
        return [encode(self._told(line)) for line in lines if line.person not in deaf_to]

    def _told(self, line: Line) -> ChatLine | ChatRemoved:
        table = self._running.table.id
        if line.is_removed:
            return ChatRemoved(table, line.number)
        spoken = {"phrase": line.text} if line.is_phrase else {"text": line.text}
        badge = badge_of(table, line.person) if line.person is not None else ""
        return ChatLine(table, line.number, line.at, self._name(line), line.seat, badge=badge, **spoken)

    def _name(self, line: Line) -> str:
        """What a speaker is called: as at the table now, else as everywhere, but not as somebody who sits there."""
        here = names_at(self._running)
        if line.person in here:
            return here[line.person]
        return told_apart(line.name or "", here.values())

    async def _tell(self, message: ServerMessage, speaker: str | None) -> None:
        ears, data = await self._ears(), encode(message)
        for outlet, stance in list(self._running.readers.values()):
            if speaker not in ears.get(stance.who.person or "", ()):
                outlet.put(self._running.table.id, None, data)

    async def _ears(self) -> dict[str, set[str]]:
        if self._muted is None:
            self._muted = await self._store.mutes(self._running.table.id)
        return self._muted
