"""What is stored about a person: handed out, taken out, and not kept for ever."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from hexmoot.server.store import links, people
from hexmoot.server.store.errors import NoPerson
from hexmoot.server.store.tables import Row, State, load
from hexmoot.server.store.work import Work, ask
from hexmoot.server.table.names import badge_of

# Owners that have been away for a day do not come back.
_OWNER_KEPT = 24 * 60 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Visit:
    """A table in whose events a person is named, and the process that has it, if one does."""

    table: str
    state: State
    owner: str | None


# What becomes of the events and the summary of a table: those events that change, and the new summary.
Rewrite: TypeAlias = Callable[[list[Row], bytes], tuple[list[Row], bytes]]


def end_person(who: str, now: int) -> Work[list[str]]:
    """Begins to forget somebody: no session of theirs or of their bots holds from now on. The bots are given."""
    bots = yield from ask("SELECT id FROM people WHERE keeper = ? ORDER BY id", who)
    for (one,) in (*bots, (who,)):
        yield from ask("UPDATE people SET expires = ? WHERE id = ? AND (expires IS NULL OR expires > ?)", now, one, now)
        yield from people.revoke_all(one)
    return [bot for (bot,) in bots]


def visits(who: str) -> Work[list[Visit]]:
    """Where somebody is still named."""
    rows = yield from ask(
        "SELECT tables.id, state, owner FROM visits JOIN tables ON tables.id = visits.table_id "
        "WHERE visits.person = ? ORDER BY tables.id",
        who,
    )
    return [Visit(table, State(state), owner) for table, state, owner in rows]


def rewrite(table: str, who: str, change: Rewrite) -> Work[None]:
    """Takes somebody's names out of a table's events, and out of its summary if nobody writes that any more."""
    found = yield from ask("SELECT state, summary FROM tables WHERE id = ? FOR UPDATE", table)
    rows = yield from load(table, 0)
    for state, summary in found:
        changed, after = change(rows, bytes(summary))
        for row in changed:
            yield from ask("UPDATE events SET body = ? WHERE table_id = ? AND number = ?", row.body, table, row.number)
        if state == State.ENDED:
            yield from ask("UPDATE tables SET summary = ? WHERE id = ?", after, table)
    yield from ask("DELETE FROM visits WHERE table_id = ? AND person = ?", table, who)


def delete_person(who: str) -> Work[bool]:
    """Takes somebody out with all bots, sessions, lines and names; games stay, without the name. False: not there.

    Events of tables are not touched here: `rewrite` takes the name out of them first, table by table.
    """
    # Locked first: a line or a session that comes in meanwhile waits, and finds nobody.
    if not (yield from ask("SELECT id FROM people WHERE id = ? FOR UPDATE", who)):
        return False
    bots = yield from ask("SELECT id FROM people WHERE keeper = ? ORDER BY id", who)
    for (bot,) in bots:
        yield from delete_person(bot)
    yield from ask("UPDATE lines SET person = NULL, text = '', is_removed = TRUE WHERE person = ?", who)
    yield from ask("UPDATE record_seats SET person = NULL, name = '' WHERE person = ?", who)
    yield from ask("DELETE FROM sitters WHERE person = ?", who)
    yield from ask("DELETE FROM visits WHERE person = ?", who)
    yield from ask("DELETE FROM people WHERE id = ?", who)
    return True


def clear(now: int) -> Work[None]:
    """Takes out sessions whose time is over, and owners that do not come back."""
    yield from ask("DELETE FROM sessions WHERE expires <= ?", now)
    yield from ask(
        "DELETE FROM owners WHERE lease_until <= ? AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = owners.id)",
        now - _OWNER_KEPT,
    )


def expired(now: int, limit: int) -> Work[list[str]]:
    """People whose time is over and who are still to be forgotten, bots that were revoked among them."""
    rows = yield from ask("SELECT id FROM people WHERE expires <= ? ORDER BY expires, id LIMIT ?", now, limit)
    return [who for (who,) in rows]


def export(who: str) -> Work[dict[str, Any]]:
    """Everything stored about somebody, as plain data. Hashes are left out: they are of use only to a thief."""
    somebody = yield from people.person(who)
    if somebody is None:
        raise NoPerson(who)
    account = yield from people.account_of(who)
    bots = yield from people.bots_of(who)
    sessions = yield from ask("SELECT created, expires FROM sessions WHERE person = ? ORDER BY created", who)
    link = yield from links.link_of(who)
    tables = yield from ask("SELECT table_id FROM visits WHERE person = ? ORDER BY table_id", who)
    lines = yield from ask(
        "SELECT table_id, number, at, seat, is_phrase, text, is_removed FROM lines WHERE person = ? "
        "ORDER BY table_id, number",
        who,
    )
    mutes = yield from ask("SELECT table_id, muted FROM mutes WHERE person = ? ORDER BY table_id, muted", who)
    records = yield from ask(
        "SELECT id, table_id, edition, started, records.ended, seat, name, points, has_won, hgn FROM records "
        "JOIN record_seats ON record_seats.record = records.id WHERE person = ? ORDER BY records.ended, id, seat",
        who,
    )
    return {
        "person": {
            "id": somebody.id,
            "kind": somebody.kind.value,
            "name": somebody.name,
            "keeper": somebody.keeper,
            "created": somebody.created,
            "last_seen": somebody.last_seen,
            "expires": somebody.expires,
        },
        "account": None if account is None else {"login": account.login, "created": account.created},
        "bots": [{"id": bot.id, "name": bot.name, "created": bot.created} for bot in bots],
        "sessions": [{"created": created, "expires": expires} for created, expires in sessions],
        "link": None if link is None else {"created": link},
        "tables": [table for (table,) in tables],
        "lines": [
            {
                "table": table,
                "number": number,
                "at": at,
                "seat": seat,
                "is_phrase": bool(is_phrase),
                "text": text,
                "is_removed": bool(is_removed),
            }
            for table, number, at, seat, is_phrase, text, is_removed in lines
        ],
        # The id itself would tell whoever has it who this is at every other table.
        "mutes": [{"table": table, "badge": badge_of(table, other)} for table, other in mutes],
        "records": [
            {
                "id": record,
                "table": table,
                "edition": edition,
                "started": started,
                "ended": ended,
                "seat": seat,
                "name": name,
                "points": points,
                "has_won": bool(has_won),
                "hgn": hgn,
            }
            for record, table, edition, started, ended, seat, name, points, has_won, hgn in records
        ],
    }
