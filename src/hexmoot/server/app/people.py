"""Guests, accounts, bots' tokens, and what people may ask about themselves."""

import asyncio
import secrets
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody
from msgspec import Struct

from hexmoot.server.app.credentials import Login, Name, Password, check_login, check_password, is_login, name_of
from hexmoot.server.app.described import CHANGING, WITH_BODY, BotId, refusals
from hexmoot.server.app.house import AnyRequest, House, TheHouse, now
from hexmoot.server.app.identity import DAY_MS, Visitor, cookie_name, new_person, new_token, session_cookie
from hexmoot.server.app.refused import Refused
from hexmoot.server.app.sessions import fresh_session, known_by, new_session
from hexmoot.server.hall.finish import events_of
from hexmoot.server.store import Account, Kind, LoginTaken, PersonTaken, Row, fold_login, token_hash
from hexmoot.server.table.forgetting import names_in

# OWASP's choice for Argon2id: 19 MiB, two passes, one lane.
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# Checked against when there is no such login, so that the time taken tells nothing.
NOBODY = HASHER.hash(secrets.token_hex(16))
MOST_BOTS = 10
# The kind of somebody who has not come in.
NOBODY_YET = "nobody"


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class GuestName(Given, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: Name


class Credentials(Given, frozen=True, forbid_unknown_fields=True):
    """A new login with its password."""

    login: Login
    password: Password


class KnownCredentials(Given, frozen=True, forbid_unknown_fields=True):
    """A login with its password as somebody remembers them: any other than the right ones is as wrong."""

    login: str
    password: str


class Recovery(Given, frozen=True, forbid_unknown_fields=True):
    """A login with its recovery code, and the new password."""

    login: str
    recovery: str
    password: Password


class NewPassword(Given, frozen=True, forbid_unknown_fields=True):
    """The password as it is, and as it is to be."""

    password: str
    new: Password


class Goodbye(Given, frozen=True, forbid_unknown_fields=True):
    """The password of an account that is to be forgotten; a guest has none."""

    password: str = ""


class Me(Struct, frozen=True):
    """Who one is: a guest, an account, a bot, or nobody."""

    name: str
    kind: str


class RecoveryCode(Struct, frozen=True):
    """Shown once; it opens the account when the password is lost."""

    recovery: str


class Bot(Struct, frozen=True):
    """A bot that somebody keeps."""

    id: str
    name: str
    created: int


class BotToken(Struct, frozen=True):
    """Shown once; a bot sends it as `Authorization: Bearer …`."""

    id: str
    name: str
    token: str


async def _verify(stored: str, given: str) -> bool:
    """Whether a password fits a hash, in a thread of its own: it takes a while by design."""
    try:
        return await asyncio.to_thread(HASHER.verify, stored, given)
    except (VerifyMismatchError, InvalidHashError):
        return False


async def _proven(
    house: House, request: AnyRequest, login: str, which: str, secret: str, otherwise: str = "refusal.wrong_login"
) -> Account:
    """The account whose password or recovery code this is. Nothing tells whether the login or the secret was wrong."""
    house.slow_down(house.logins, house.address(request))
    account = None
    if is_login(login):
        # Much wider: otherwise anybody could lock anybody out from anywhere.
        house.slow_down(house.guesses, fold_login(login))
        account = await house.store.account(login)
    if not await _verify(getattr(account, which) if account else NOBODY, secret) or account is None:
        raise Refused(401, otherwise)
    return account


async def _own_account(house: House, request: AnyRequest, visitor: Visitor, password: str) -> Account:
    """The account of somebody who is known already, if the password is theirs as well."""
    own = await house.store.account_of(visitor.person.id)
    return await _proven(house, request, own.login if own else "", "password", password, "refusal.wrong_password")


async def _hash(secret: str) -> str:
    return await asyncio.to_thread(HASHER.hash, secret)


class People(Controller):
    """Everything about oneself."""

    path = "/api"
    tags = ("people",)

    @post("/guest", summary="Come in as a guest, or take another name", responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def come_in(self, house: TheHouse, request: AnyRequest, data: JSONBody[GuestName]) -> Response[Me]:
        """A name is all that is asked for."""
        name = name_of(data.name)
        visitor = await house.visitor(request)
        if visitor is not None:
            await house.store.rename(visitor.person.id, name)
            return Response(Me(name, visitor.person.kind.value))
        house.slow_down(house.arrivals, house.address(request))
        token, at = new_token(), now()
        days = house.settings.guest_days
        await house.store.add_guest(new_person(), name, token_hash(token), at, at + days * DAY_MS)
        return Response(Me(name, Kind.GUEST.value), cookies=[session_cookie(house.settings, token, days)])

    @get("/me", summary="Who one is", responses=refusals(401))
    async def me(self, house: TheHouse, request: AnyRequest) -> Me:
        """Name and kind; a browser that nobody has come in with is nobody's, a token that is not known is refused."""
        # Not a refusal: every first visit asks this, and browsers show refusals as errors.
        visitor = await (house.known if "authorization" in request.headers else house.visitor)(request)
        return Me(visitor.person.name, visitor.person.kind.value) if visitor else Me("", NOBODY_YET)

    @get("/me/export", summary="Everything stored about oneself", responses=refusals(401))
    async def export(self, house: TheHouse, request: AnyRequest) -> dict[str, Any]:
        """As plain data."""
        person = (await house.known(request)).person.id
        data = await house.store.export(person)
        return data | {"tables": [await _table_of(house, table, person) for table in data["tables"]]}

    @delete("/me", summary="Be forgotten", status_code=200, responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def forget(self, house: TheHouse, request: AnyRequest, data: JSONBody[Goodbye | None] = None) -> Response[Me]:
        """Games stay, without the name. An account is asked for its password: it cannot be had back."""
        visitor = await house.known(request)
        if visitor.person.kind is Kind.ACCOUNT:
            await _own_account(house, request, visitor, data.password if data else "")
        # Before anything else: whoever is forgotten says no more, wherever it is connected.
        bots = await house.store.end_person(visitor.person.id, now())
        for one in (visitor.person.id, *bots):
            house.doors.shut_all(one)
        await house.hall.forgetting.forget(visitor.person.id, now())
        gone: Response[Me] = Response(Me("", visitor.person.kind.value))
        gone.delete_cookie(cookie_name(house.settings))
        return gone

    @post(
        "/account",
        summary="Keep one's name with a login and a password",
        responses=refusals(*WITH_BODY, *CHANGING, 401, 409),
    )
    async def register(
        self, house: TheHouse, request: AnyRequest, data: JSONBody[Credentials]
    ) -> Response[RecoveryCode]:
        """Makes an account of a guest; all its sessions end, and a new one begins with this one's connections."""
        visitor = await house.known(request)
        check_login(data.login)
        check_password(data.password)
        house.slow_down(house.logins, house.address(request))
        recovery = _recovery_code()
        password, code = await _hash(data.password), await _hash(recovery)
        try:
            token, session = fresh_session(house, visitor)
            await house.store.add_account(visitor.person.id, data.login, password, code, now(), session)
        except LoginTaken:
            raise Refused(409, "refusal.login_taken") from None
        except PersonTaken:
            raise Refused(409, "refusal.has_account") from None
        # Whoever keeps their name in the middle of a game plays on.
        house.doors.hand_on(visitor, session.token)
        return known_by(house, token, RecoveryCode(recovery))

    @post("/login", summary="Come in with a login", responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def log_in(self, house: TheHouse, request: AnyRequest, data: JSONBody[KnownCredentials]) -> Response[Me]:
        """Refused alike for an unknown login and for a wrong password, after the same time."""
        account = await _proven(house, request, data.login, "password", data.password)
        await self._renew_hash(house, account, data.password)
        return await self._welcome(house, account)

    @post(
        "/recover",
        summary="Set a new password with the recovery code",
        responses=refusals(*WITH_BODY, *CHANGING, 401, 409),
    )
    async def recover(self, house: TheHouse, request: AnyRequest, data: JSONBody[Recovery]) -> Response[RecoveryCode]:
        """The code is used up, and there is a new one; all sessions end, wherever they are."""
        check_password(data.password)
        account = await _proven(house, request, data.login, "recovery", data.recovery)
        recovery = _recovery_code()
        return await _with_password(house, account, data.password, recovery)

    @post(
        "/me/password",
        summary="Set a new password, and leave everywhere else",
        responses=refusals(*WITH_BODY, *CHANGING, 401, 409),
    )
    async def change_password(
        self, house: TheHouse, request: AnyRequest, data: JSONBody[NewPassword]
    ) -> Response[RecoveryCode]:
        """All sessions end, wherever they are, and a new one begins; there is a new recovery code, too."""
        visitor = human(await house.known(request))
        check_password(data.new)
        account = await _own_account(house, request, visitor, data.password)
        recovery = _recovery_code()
        return await _with_password(house, account, data.new, recovery)

    @post("/logout/everywhere", summary="Leave on all devices", status_code=200, responses=refusals(*CHANGING, 401))
    async def log_out_everywhere(self, house: TheHouse, request: AnyRequest) -> Response[Me]:
        """Ends all sessions of an account; a guest, whom nothing else would bring back, leaves on this device only."""
        visitor = human(await house.known(request))
        if visitor.person.kind is not Kind.ACCOUNT:
            return await self._leave(house, visitor)
        await house.store.revoke_all(visitor.person.id)
        house.doors.shut_all(visitor.person.id)
        return self._left(house, visitor)

    @post("/logout", summary="Leave on this device", status_code=200, responses=refusals(*CHANGING, 401))
    async def log_out(self, house: TheHouse, request: AnyRequest) -> Response[Me]:
        """Ends this session only."""
        return await self._leave(house, await house.known(request))

    async def _leave(self, house: House, visitor: Visitor) -> Response[Me]:
        await house.store.revoke(token_hash(visitor.token))
        house.doors.shut(visitor)
        return self._left(house, visitor)

    def _left(self, house: House, visitor: Visitor) -> Response[Me]:
        left: Response[Me] = Response(Me("", visitor.person.kind.value))
        left.delete_cookie(cookie_name(house.settings))
        return left

    @post("/bots", summary="A token for a bot of one's own", responses=refusals(*WITH_BODY, *CHANGING, 401))
    async def add_bot(self, house: TheHouse, request: AnyRequest, data: JSONBody[GuestName]) -> BotToken:
        """It sits at tables like anybody, marked as a machine."""
        visitor = human(await house.known(request))
        if len(await house.store.bots_of(visitor.person.id)) >= MOST_BOTS:
            raise Refused(400, "refusal.too_many_bots_kept", most=MOST_BOTS)
        token, bot, name = new_token(), new_person(), name_of(data.name)
        await house.store.add_bot(bot, visitor.person.id, name, token_hash(token), now())
        return BotToken(bot, name, token)

    @get("/bots", summary="The bots of one's own", responses=refusals(401))
    async def bots(self, house: TheHouse, request: AnyRequest) -> list[Bot]:
        """Without their tokens, which nobody can show again."""
        visitor = human(await house.known(request))
        return [Bot(one.id, one.name, one.created) for one in await house.store.bots_of(visitor.person.id)]

    @delete("/bots/{bot:str}", summary="Revoke a bot's token", status_code=200, responses=refusals(*CHANGING, 401, 404))
    async def remove_bot(self, house: TheHouse, request: AnyRequest, bot: BotId) -> list[Bot]:
        """The bot is forgotten, as a person would be; those that are left."""
        keeper = human(await house.known(request)).person.id
        kept = await house.store.bots_of(keeper)
        if bot not in [one.id for one in kept]:
            raise Refused(404, "refusal.no_bot")
        await house.store.end_person(bot, now())
        house.doors.shut_all(bot)
        await house.hall.forgetting.forget(bot, now())
        return [Bot(one.id, one.name, one.created) for one in kept if one.id != bot]

    async def _renew_hash(self, house: House, account: Account, password: str) -> None:
        if HASHER.check_needs_rehash(account.password):
            await house.store.rehash_password(account, await _hash(password))

    async def _welcome(self, house: House, account: Account) -> Response[Me]:
        person = await house.store.person(account.person)
        return await new_session(house, account.person, Me(person.name if person else "", Kind.ACCOUNT.value))


async def _table_of(house: House, table: str, person: str) -> dict[str, Any]:
    """What a table's events say of a person: the seats, under which name, since when."""
    rows = await house.store.load(table)
    # To read the events of a long game takes as long as many moves.
    return {"table": table, "seats": await asyncio.to_thread(_seats_in, rows, person)}


def _seats_in(rows: list[Row], person: str) -> list[dict[str, Any]]:
    named = ((event.at, *one) for event in events_of(rows) for one in names_in(event.body, person))
    return [{"seat": seat, "name": name, "at": at} for at, seat, name in named]


def human(visitor: Visitor) -> Visitor:
    """Somebody, and not somebody's program."""
    if visitor.person.kind is Kind.BOT:
        raise Refused(401, "refusal.not_for_bots")
    return visitor


def _recovery_code() -> str:
    """Twenty letters and digits in fours, easy to copy by hand; about 100 bits."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(5))


async def _with_password(house: House, account: Account, password: str, recovery: str) -> Response[Any]:
    """An account gets a new password and a new code; all sessions end, and one begins."""
    hashes = await _hash(password), await _hash(recovery)
    token, session = fresh_session(house)
    if not await house.store.change_password(account, *hashes, now(), session):
        raise Refused(409, "refusal.account_changed")
    house.doors.shut_all(account.person)
    return known_by(house, token, RecoveryCode(recovery))
