"""The store: everything that outlives the process, over whichever database."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from hexmoot.server.store import chat, links, people, privacy, records, tables, tickets
from hexmoot.server.store.chat import Line
from hexmoot.server.store.people import Account, NewSession, Person
from hexmoot.server.store.places import Place
from hexmoot.server.store.privacy import Rewrite, Visit
from hexmoot.server.store.records import Record
from hexmoot.server.store.tables import Claim, Held, Listing, Row, Summary
from hexmoot.server.store.work import Database


class Store:
    """Tables with their events, people, chat and records.

    What a method has written is durable when it returns. Times are milliseconds since 1970 and come from the caller;
    tokens come as their hashes. A caller that is cancelled does not take a write back.
    """

    def __init__(self, database: Database) -> None:
        self._append = database.append
        self._write = database.write
        self._read = database.read
        self._is_dead, self._forget = database.is_dead, database.forget
        self.live = database.live
        self.close = database.close

    # Tables

    async def create(
        self,
        table: str,
        owner: str,
        at: int,
        body: bytes,
        summary: Summary,
        lease_until: int,
        making: bytes | None = None,
    ) -> int:
        """Makes a table with event 1, held by `owner`, and gives its epoch.

        `making` stands for the wish that it comes from. Raises MadeBefore for one that was fulfilled, TableTaken.
        """
        return await self._write(partial(tables.create, table, owner, at, body, summary, lease_until, making))

    async def made(self, making: bytes) -> str | None:
        """The table that a wish has become, if it has."""
        return await self._read(partial(tables.made, making))

    async def append(
        self, table: str, epoch: int, number: int, at: int, body: bytes, summary: Summary | None = None
    ) -> None:
        """Writes event `number`. Raises LostTable if the epoch is not ours any more or the number is not the next."""
        if summary is None:
            await self._append(table, epoch, number, at, body)
        else:
            await self._write(partial(tables.append, table, epoch, number, at, body, summary))

    async def load(self, table: str, after: int = 0) -> list[Row]:
        """The events of a table after a number, in order."""
        return await self._read(partial(tables.load, table, after))

    async def claim(self, table: str, owner: str, now: int, lease_until: int) -> Claim | Held:
        """Takes a table that is free, whose owner's lease is over or who is dead, or that is ours. Raises NoTable."""
        found = await self._write(partial(tables.claim, table, owner, now, lease_until))
        if isinstance(found, Held) and await self._bury(found.owner):
            return await self._write(partial(tables.claim, table, owner, now, lease_until))
        return found

    async def bury(self) -> None:
        """Ends the leases of owners that are surely dead: their tables are free at once, and nothing of them stays."""
        for owner in await self._read(tables.owners):
            await self._bury(owner)

    async def _bury(self, owner: str) -> bool:
        if not await self._is_dead(owner):
            return False
        await self.release(owner)
        return True

    async def owners(self) -> list[str]:
        """The processes that hold tables, or held them until a moment ago."""
        return await self._read(tables.owners)

    async def renew(self, owner: str, now: int, lease_until: int) -> bool:
        """Keeps all tables of an owner until then. False: the lease was over, and some may be lost."""
        return await self._write(partial(tables.renew, owner, now, lease_until))

    async def release(self, owner: str, which: Sequence[str] | None = None) -> None:
        """Gives these tables back, or all of them with the lease. Those of others stay as they are."""
        await self._write(partial(tables.release, owner, which))
        if which is None:
            await self._forget(owner)

    async def orphans(self, now: int, limit: int = 1000) -> list[str]:
        """Open and running tables that nobody holds: after a crash, those to be claimed."""
        return await self._read(partial(tables.orphans, now, limit))

    async def unrecorded(self, limit: int = 1000) -> list[str]:
        """Tables that have ended and have no record, the newest first."""
        return await self._read(partial(tables.unrecorded, limit))

    async def lobby(self, limit: int = 100, after: Place | None = None, fresh_since: int = 0) -> list[Listing]:
        """Public tables, the newest first: games, and open tables that are fresh or that somebody is at."""
        return await self._read(partial(tables.lobby, limit, after, fresh_since))

    async def listing(self, table: str) -> Listing | None:
        """One table's line, public or not."""
        return await self._read(partial(tables.listing, table))

    async def visited(self, table: str, epoch: int, is_visited: bool) -> None:
        """Notes whether somebody is at a table."""
        await self._write(partial(tables.visited, table, epoch, is_visited))

    async def tables_of(self, person: str, limit: int = 100, after: Place | None = None) -> list[Listing]:
        """The tables at which a person sits, the newest first, from a place on."""
        return await self._read(partial(tables.tables_of, person, limit, after))

    async def going_on(self, person: str) -> list[Listing]:
        """All open and running tables at which a person sits or whose host it is."""
        return await self._read(partial(tables.going_on, person))

    # People

    async def add_guest(self, person: str, name: str, token: bytes, at: int, expires: int) -> None:
        """A guest with a session. Raises PersonTaken."""
        await self._write(partial(people.add_guest, person, name, token, at, expires))

    async def add_bot(self, person: str, keeper: str, name: str, token: bytes, at: int) -> None:
        """A bot of somebody's with its token. Raises NoPerson for the keeper, PersonTaken for the bot."""
        await self._write(partial(people.add_bot, person, keeper, name, token, at))

    async def person(self, person: str) -> Person | None:
        """Somebody by id."""
        return await self._read(partial(people.person, person))

    async def names(self, which: Iterable[str]) -> dict[str, str]:
        """The names of those who are still there, by id."""
        return await self._read(partial(people.names, tuple(which)))

    async def bots_of(self, keeper: str) -> list[Person]:
        """The bots that somebody keeps."""
        return await self._read(partial(people.bots_of, keeper))

    async def rename(self, person: str, name: str) -> None:
        """Gives somebody another name. Raises NoPerson."""
        await self._write(partial(people.rename, person, name))

    async def delete_person(self, person: str) -> bool:
        """Takes somebody out, with bots, sessions, lines and names; games stay without the name. False: not there.

        Names in the events of tables are taken out by `rewrite`, before.
        """
        return await self._write(partial(privacy.delete_person, person))

    async def export(self, person: str) -> dict[str, Any]:
        """Everything stored about somebody, as plain data. Raises NoPerson."""
        return await self._read(partial(privacy.export, person))

    async def end_person(self, person: str, now: int) -> list[str]:
        """Begins to forget somebody: all sessions end, also those of their bots, which are given."""
        return await self._write(partial(privacy.end_person, person, now))

    async def visits(self, person: str) -> list[Visit]:
        """The tables in whose events somebody is still named."""
        return await self._read(partial(privacy.visits, person))

    async def rewrite(self, table: str, person: str, change: Rewrite) -> None:
        """Has `change` take somebody's names out of a table's events, after which it is no visit of theirs any more."""
        await self._write(partial(privacy.rewrite, table, person, change))

    async def expired(self, now: int, limit: int = 500) -> list[str]:
        """People whose time is over, to be forgotten; sessions and owners whose time is over are taken out at once."""
        await self._write(partial(privacy.clear, now))
        return await self._read(partial(privacy.expired, now, limit))

    # Sessions and accounts

    async def add_session(
        self, token: bytes, person: str, at: int, expires: int | None, instead_of: bytes | None = None
    ) -> None:
        """A token by which somebody is known. Raises NoPerson, or PersonTaken for a token that is there."""
        await self._write(partial(people.add_session, token, person, at, expires, instead_of))

    async def successor(self, token: bytes, now: int) -> bytes | None:
        """The token in place of one that has ended, if there is one that holds."""
        return await self._read(partial(people.successor, token, now))

    async def person_of(self, token: bytes, now: int) -> Person | None:
        """Who is known by a token, if it still holds."""
        return await self._read(partial(people.person_of, token, now))

    async def seen(self, token: bytes, now: int, expires: int) -> bool:
        """Makes a session, and a guest, last longer. False: the token holds no more."""
        return await self._write(partial(people.seen, token, now, expires))

    async def revoke(self, token: bytes) -> bool:
        """Ends one session. False: there was none."""
        return await self._write(partial(people.revoke, token))

    async def revoke_all(self, person: str) -> int:
        """Ends all sessions of somebody; says how many."""
        return await self._write(partial(people.revoke_all, person))

    async def set_link(self, person: str, token: bytes, at: int) -> None:
        """A new link to come back by, in place of the one there was. Raises NoPerson."""
        await self._write(partial(links.set_link, person, token, at))

    async def link_of(self, person: str) -> int | None:
        """Since when somebody has a link to come back by."""
        return await self._read(partial(links.link_of, person))

    async def drop_link(self, person: str) -> bool:
        """Ends a link. False: there was none."""
        return await self._write(partial(links.drop_link, person))

    async def person_by_link(self, token: bytes, now: int) -> Person | None:
        """Whose link this is, if it still opens anything."""
        return await self._read(partial(links.person_by_link, token, now))

    async def add_account(
        self, person: str, login: str, password: str, recovery: str, at: int, session: NewSession | None = None
    ) -> None:
        """Makes a guest somebody with an account, ends all sessions, and begins one: all of it, or nothing.

        Raises LoginTaken, PersonTaken for one who is no guest, or NoPerson, also if the session before has ended.
        """
        await self._write(partial(people.add_account, person, login, password, recovery, at, session))

    async def account(self, login: str) -> Account | None:
        """The account with a login, in whatever capitals."""
        return await self._read(partial(people.account, login))

    async def account_of(self, person: str) -> Account | None:
        """Somebody's account."""
        return await self._read(partial(people.account_of, person))

    async def change_password(
        self, was: Account, password: str, recovery: str, at: int = 0, session: NewSession | None = None
    ) -> bool:
        """New hashes in place of those in `was`; all sessions end, and one begins. False: `was` is out of date."""
        return await self._write(partial(people.change_password, was, password, recovery, at, session))

    async def rehash_password(self, was: Account, password: str) -> bool:
        """The same password hashed anew; sessions stay. False: `was` is out of date."""
        return await self._write(partial(people.rehash_password, was, password))

    # Tickets

    async def add_ticket(self, ticket: bytes, session: bytes, now: int, expires: int, most: int) -> bool:
        """Keeps a ticket of a session. False: the session is over, or has so many that wait already."""
        return await self._write(partial(tickets.add_ticket, ticket, session, now, expires, most))

    async def take_ticket(self, ticket: bytes, now: int) -> bytes | None:
        """The session that a ticket was given to, once."""
        return await self._write(partial(tickets.take_ticket, ticket, now))

    # Chat

    async def say(
        self,
        table: str,
        person: str,
        text: str,
        at: int,
        *,
        seat: int | None = None,
        is_phrase: bool = False,
        keep: int = 200,
        wish: bytes | None = None,
    ) -> int | None:
        """Adds a line and gives its number, or None if the same wish is said already; only the last `keep` lines stay.

        Raises NoTable, NoPerson.
        """
        return await self._write(partial(chat.say, table, person, seat, text, is_phrase, at, keep, wish))

    async def was_said(self, table: str, wish: bytes) -> bool:
        """Whether the line of a wish stands at a table."""
        return await self._read(partial(chat.was_said, table, wish))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Line]:
        """The last lines of a table after a number, in order."""
        return await self._read(partial(chat.chat, table, after, limit))

    async def remove_line(self, table: str, number: int) -> bool:
        """Takes the text out of a line; its number stays. False: not there, or removed already."""
        return await self._write(partial(chat.remove_line, table, number))

    async def mute(self, table: str, person: str, other: str, on: bool) -> None:
        """Somebody hears no more of another at a table, or hears it again. Raises NoPerson."""
        await self._write(partial(chat.mute, table, person, other, on))

    async def mutes(self, table: str) -> dict[str, set[str]]:
        """By person, those whom it does not want to hear at a table."""
        return await self._read(partial(chat.mutes, table))

    # Records

    async def add_record(self, record: Record) -> bool:
        """Keeps a record. False: it is there already, and stays as it is."""
        return await self._write(partial(records.add_record, record))

    async def record(self, record: str) -> Record | None:
        """A whole record, public or not."""
        return await self._read(partial(records.record, record))

    async def records(self, limit: int = 50, after: Place | None = None) -> list[Record]:
        """Public records without their texts, the latest first, from a place on."""
        return await self._read(partial(records.records, limit, after))

    async def records_of(self, person: str, limit: int = 50, after: Place | None = None) -> list[Record]:
        """The records in which a person sits, public or not, without their texts, the latest first."""
        return await self._read(partial(records.records_of, person, limit, after))
