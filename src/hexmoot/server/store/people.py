"""People: guests, those with an account, and bots; and the sessions by which they are known."""

import hashlib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from hexmoot.server.store.errors import LoginTaken, NoPerson, PersonTaken
from hexmoot.server.store.work import Rows, Work, ask


class Kind(StrEnum):
    """What a person is."""

    GUEST = "guest"
    ACCOUNT = "account"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody. `keeper` is whose bot it is; `expires` is None for those who stay."""

    id: str
    kind: Kind
    name: str
    keeper: str | None
    created: int
    last_seen: int
    expires: int | None


@dataclass(frozen=True, slots=True)
class Account:
    """A login with the hashes that the caller made of the password and of the recovery code."""

    person: str
    login: str
    password: str
    recovery: str
    created: int


@dataclass(frozen=True, slots=True)
class NewSession:
    """A session that begins with what ends all others; `instead_of` is the one whose connections it takes over."""

    token: bytes
    expires: int
    instead_of: bytes | None = None


def token_hash(token: str) -> bytes:
    """What is stored of a token. Tokens have 256 random bits, so a plain hash cannot be guessed from."""
    return hashlib.sha256(token.encode()).digest()


def fold_login(login: str) -> str:
    """Logins that fold alike are the same login."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).strip().casefold())


_PERSON = "SELECT people.id, kind, name, keeper, people.created, last_seen, people.expires FROM people"


def _person(rows: Rows) -> Person | None:
    return Person(rows[0][0], Kind(rows[0][1]), *rows[0][2:]) if rows else None


def add_guest(person: str, name: str, token: bytes, at: int, expires: int) -> Work[None]:
    """A guest with a first session, both until `expires`."""
    yield from _add(person, Kind.GUEST, name, None, at, expires)
    yield from add_session(token, person, at, expires)


def add_bot(person: str, keeper: str, name: str, token: bytes, at: int) -> Work[None]:
    """A bot of somebody's with its token, which holds until it is revoked."""
    yield from lock(keeper)
    yield from _add(person, Kind.BOT, name, keeper, at, None)
    yield from add_session(token, person, at, None)


def _add(person: str, kind: Kind, name: str, keeper: str | None, at: int, expires: int | None) -> Work[None]:
    rows = yield from ask(
        "INSERT INTO people (id, kind, name, keeper, created, last_seen, expires) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO NOTHING RETURNING id",
        *(person, kind.value, name, keeper, at, at, expires),
    )
    if not rows:
        raise PersonTaken(person)


def lock(person: str) -> Work[None]:
    """Keeps somebody from being deleted until this transaction has ended."""
    rows = yield from ask("SELECT id FROM people WHERE id = ? FOR UPDATE", person)
    if not rows:
        raise NoPerson(person)


def person(who: str) -> Work[Person | None]:
    """Somebody by id."""
    return _person((yield from ask(f"{_PERSON} WHERE id = ?", who)))


def names(people: Iterable[str]) -> Work[dict[str, str]]:
    """The names of those who are still there."""
    found: dict[str, str] = {}
    for who in dict.fromkeys(people):
        for (name,) in (yield from ask("SELECT name FROM people WHERE id = ?", who)):
            found[who] = name
    return found


def bots_of(keeper: str) -> Work[list[Person]]:
    """The bots that somebody keeps."""
    rows = yield from ask(f"{_PERSON} WHERE keeper = ? ORDER BY people.created, id", keeper)
    return [Person(row[0], Kind(row[1]), *row[2:]) for row in rows]


def rename(who: str, name: str) -> Work[None]:
    """Gives somebody another name."""
    rows = yield from ask("UPDATE people SET name = ? WHERE id = ? RETURNING id", name, who)
    if not rows:
        raise NoPerson(who)


def add_session(token: bytes, who: str, at: int, expires: int | None, instead_of: bytes | None = None) -> Work[None]:
    """A token by which somebody is known from now on, perhaps in place of another that has ended."""
    yield from lock(who)
    rows = yield from ask(
        "INSERT INTO sessions (token, person, created, expires, instead_of) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (token) DO NOTHING RETURNING person",
        *(token, who, at, expires, instead_of),
    )
    if not rows:
        raise PersonTaken(who)


def person_of(token: bytes, now: int) -> Work[Person | None]:
    """Who is known by a token, if it still holds."""
    rows = yield from ask(
        f"{_PERSON} JOIN sessions ON sessions.person = people.id WHERE sessions.token = ? "
        "AND (sessions.expires IS NULL OR sessions.expires > ?) AND (people.expires IS NULL OR people.expires > ?)",
        *(token, now, now),
    )
    return _person(rows)


def successor(token: bytes, now: int) -> Work[bytes | None]:
    """The token in place of one that has ended, if there is one that holds."""
    rows = yield from ask(
        "SELECT token FROM sessions WHERE instead_of = ? AND (expires IS NULL OR expires > ?)", token, now
    )
    return bytes(rows[0][0]) if rows else None


def seen(token: bytes, now: int, expires: int) -> Work[bool]:
    """Somebody came with this token: the session holds longer, and a guest stays longer. False: it holds no more."""
    rows = yield from ask(
        "UPDATE sessions SET expires = CASE WHEN expires < ? THEN ? ELSE expires END "
        "WHERE token = ? AND (expires IS NULL OR expires > ?) RETURNING person",
        *(expires, expires, token, now),
    )
    for (who,) in rows:
        yield from ask(
            "UPDATE people SET last_seen = CASE WHEN last_seen < ? THEN ? ELSE last_seen END, "
            "expires = CASE WHEN expires < ? THEN ? ELSE expires END WHERE id = ?",
            *(now, now, expires, expires, who),
        )
    return bool(rows)


def revoke(token: bytes) -> Work[bool]:
    """Ends one session. False: there was none."""
    return bool((yield from ask("DELETE FROM sessions WHERE token = ? RETURNING person", token)))


def revoke_all(who: str) -> Work[int]:
    """Ends all sessions of somebody and the link to come back by, and says how many sessions those were."""
    yield from ask("DELETE FROM links WHERE person = ?", who)
    return len((yield from ask("DELETE FROM sessions WHERE person = ? RETURNING person", who)))


def add_account(
    who: str, login: str, password: str, recovery: str, at: int, session: NewSession | None = None
) -> Work[None]:
    """Makes a guest somebody with an account, who keeps id, seats and records. All sessions end, and one begins.

    Whoever has signed out meanwhile wants no account any more.
    """
    yield from lock(who)
    rows = yield from ask("SELECT kind FROM people WHERE id = ?", who)
    if rows[0][0] != Kind.GUEST:
        raise PersonTaken(who)
    if session is not None and session.instead_of is not None:
        known = yield from ask("SELECT person FROM sessions WHERE token = ? AND person = ?", session.instead_of, who)
        if not known:
            raise NoPerson(who)
    added = yield from ask(
        "INSERT INTO accounts (person, login, folded, password, recovery, created) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT DO NOTHING RETURNING person",
        *(who, login, fold_login(login), password, recovery, at),
    )
    if not added:
        raise LoginTaken(login)
    yield from ask("UPDATE people SET kind = 'account', expires = NULL WHERE id = ?", who)
    yield from _begin_anew(who, at, session)


def _begin_anew(who: str, at: int, session: NewSession | None) -> Work[None]:
    """Ends all sessions, and begins the one that is given."""
    yield from revoke_all(who)
    if session is not None:
        yield from add_session(session.token, who, at, session.expires, session.instead_of)


def account(login: str) -> Work[Account | None]:
    """The account with a login, in whatever capitals."""
    return _account((yield from ask(f"{_ACCOUNT} WHERE folded = ?", fold_login(login))))


def account_of(who: str) -> Work[Account | None]:
    """Somebody's account."""
    return _account((yield from ask(f"{_ACCOUNT} WHERE person = ?", who)))


_ACCOUNT = "SELECT person, login, password, recovery, created FROM accounts"


def _account(rows: list[tuple[Any, ...]]) -> Account | None:
    return Account(*rows[0]) if rows else None


def change_password(
    was: Account, password: str, recovery: str, at: int = 0, session: NewSession | None = None
) -> Work[bool]:
    """New hashes in place of those in `was`; all sessions end, and one begins. False: they are not the ones stored.

    So a recovery code works once, even if it comes in twice at the same moment.
    """
    rows = yield from ask(
        "UPDATE accounts SET password = ?, recovery = ? "
        "WHERE person = ? AND password = ? AND recovery = ? RETURNING person",
        *(password, recovery, was.person, was.password, was.recovery),
    )
    if rows:
        yield from _begin_anew(was.person, at, session)
    return bool(rows)


def rehash_password(was: Account, password: str) -> Work[bool]:
    """The same password, hashed anew. False: it is no longer the one stored."""
    rows = yield from ask(
        "UPDATE accounts SET password = ? WHERE person = ? AND password = ? RETURNING person",
        *(password, was.person, was.password),
    )
    return bool(rows)
