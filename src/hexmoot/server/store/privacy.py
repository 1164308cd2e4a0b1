"""What is stored about a person: handed out, taken out, and not kept for ever."""

from typing import Any

from hexmoot.server.store import people
from hexmoot.server.store.errors import NoPerson
from hexmoot.server.store.work import Work, ask

# Owners that have been away for a day do not come back.
_OWNER_KEPT = 24 * 60 * 60 * 1000


def delete_person(who: str) -> Work[bool]:
    """Takes somebody out with all bots, sessions, lines and names; games stay, without the name. False: not there.

    Events of tables are not touched: they hold ids, which name nobody from now on.
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
    yield from ask("DELETE FROM people WHERE id = ?", who)
    return True


def expire(now: int, limit: int) -> Work[int]:
    """Takes out sessions and guests whose time is over, at most `limit` guests, and says how many guests those were."""
    yield from ask("DELETE FROM sessions WHERE expires <= ?", now)
    yield from ask(
        "DELETE FROM owners WHERE lease_until <= ? AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = owners.id)",
        now - _OWNER_KEPT,
    )
    # Somebody seen at this very moment stays: the row is looked at again once it is locked.
    rows = yield from ask("SELECT id FROM people WHERE expires <= ? ORDER BY id LIMIT ? FOR UPDATE", now, limit)
    for (who,) in rows:
        yield from delete_person(who)
    return len(rows)


def export(who: str) -> Work[dict[str, Any]]:
    """Everything stored about somebody, as plain data. Hashes are left out: they are of use only to a thief."""
    somebody = yield from people.person(who)
    if somebody is None:
        raise NoPerson(who)
    account = yield from people.account_of(who)
    bots = yield from people.bots_of(who)
    sessions = yield from ask("SELECT created, expires FROM sessions WHERE person = ? ORDER BY created", who)
    tables = yield from ask("SELECT table_id FROM sitters WHERE person = ? ORDER BY table_id", who)
    lines = yield from ask(
        "SELECT table_id, number, at, seat, is_phrase, text, is_removed FROM lines WHERE person = ? "
        "ORDER BY table_id, number",
        who,
    )
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
