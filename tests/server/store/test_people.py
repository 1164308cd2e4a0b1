"""People, their sessions and accounts."""

import asyncio
from dataclasses import replace

import pytest

from hexmoot.server.store import (
    Kind,
    LoginTaken,
    NewSession,
    NoPerson,
    Person,
    PersonTaken,
    Store,
    StoreFailed,
    fold_login,
    token_hash,
)
from tests.server.store.conftest import Open
from tests.server.store.lives import guest, token


async def test_a_guest_is_known_by_the_token_until_it_expires(store: Store) -> None:
    await store.add_guest("g", "Ann", token(1), 5, 100)
    ann = Person("g", Kind.GUEST, "Ann", None, 5, 5, 100)
    assert await store.person("g") == ann
    assert await store.person_of(token(1), 99) == ann
    assert await store.person_of(token(1), 100) is None
    assert await store.person_of(token(2), 5) is None
    assert await store.person("nobody") is None


async def test_a_token_is_stored_as_a_hash_of_32_bytes(store: Store) -> None:
    assert len(token_hash("secret")) == 32
    with pytest.raises(StoreFailed):
        await store.add_guest("g", "Ann", b"the token itself", 0, 100)
    assert await store.person("g") is None


async def test_an_id_or_a_token_is_given_once(store: Store) -> None:
    await store.add_guest("g", "Ann", token(1), 0, 100)
    with pytest.raises(PersonTaken):
        await store.add_guest("g", "Bob", token(2), 0, 100)
    with pytest.raises(PersonTaken):
        await store.add_guest("h", "Bob", token(1), 0, 100)
    assert await store.person("h") is None
    assert await store.names(["g", "h", "g"]) == {"g": "Ann"}


async def test_being_seen_makes_session_and_guest_last_longer(store: Store) -> None:
    await store.add_guest("g", "Ann", token(1), 0, 100)
    assert await store.seen(token(1), 50, 150)
    assert await store.seen(token(1), 40, 120)
    assert await store.person_of(token(1), 149) == Person("g", Kind.GUEST, "Ann", None, 0, 50, 150)
    assert not await store.seen(token(1), 150, 300)
    assert not await store.seen(token(9), 50, 300)
    assert await store.person_of(token(1), 150) is None


async def test_sessions_are_revoked_one_by_one_or_all(store: Store) -> None:
    await store.add_guest("g", "Ann", token(1), 0, 100)
    await guest(store, "h", "Bob")
    for number in (2, 3):
        await store.add_session(token(number), "g", 0, 100)
    assert await store.revoke(token(2))
    assert not await store.revoke(token(2))
    assert await store.person_of(token(2), 1) is None
    assert await store.person_of(token(3), 1) is not None
    assert await store.revoke_all("g") == 2
    assert await store.person_of(token(1), 1) is None
    assert len((await store.export("h"))["sessions"]) == 1
    with pytest.raises(NoPerson):
        await store.add_session(token(4), "nobody", 0, 100)


async def test_a_bot_has_a_token_that_stays_and_a_keeper(store: Store) -> None:
    await guest(store, "g", "Ann")
    await store.add_bot("b", "g", "Anny", token(7), 3)
    bot = Person("b", Kind.BOT, "Anny", "g", 3, 3, None)
    assert await store.person_of(token(7), 10**15) == bot
    assert await store.bots_of("g") == [bot]
    assert await store.seen(token(7), 9, 10)
    assert await store.person_of(token(7), 10**15) == Person("b", Kind.BOT, "Anny", "g", 3, 9, None)
    with pytest.raises(NoPerson):
        await store.add_bot("c", "nobody", "Nob", token(8), 3)


async def test_somebody_takes_another_name(store: Store) -> None:
    await guest(store, "g", "Ann")
    await store.rename("g", "Änne 안나")
    assert await store.names(["g"]) == {"g": "Änne 안나"}
    with pytest.raises(NoPerson):
        await store.rename("nobody", "Nob")


async def test_a_guest_becomes_somebody_with_an_account(store: Store) -> None:
    known_by = await guest(store, "g", "Ann", expires=100)
    await store.add_account("g", "Ann", "argon", "code", 7)
    somebody = await store.person("g")
    assert somebody is not None
    assert (somebody.kind, somebody.expires) == (Kind.ACCOUNT, None)
    # The token of before is worth nothing now.
    assert await store.person_of(known_by, 8) is None
    account = await store.account("ANN")
    assert account is not None
    assert (account.person, account.login, account.password, account.recovery) == ("g", "Ann", "argon", "code")
    assert await store.account_of("g") == account
    assert await store.account("bob") is None
    with pytest.raises(PersonTaken):
        await store.add_account("g", "Ann2", "argon", "code", 7)
    with pytest.raises(NoPerson):
        await store.add_account("nobody", "Nob", "argon", "code", 7)


@pytest.mark.parametrize("login", ["Straße", "STRASSE", " strasse ", "\N{FULLWIDTH LATIN SMALL LETTER S}trasse"])
async def test_a_login_is_taken_in_every_spelling_that_folds_alike(store: Store, login: str) -> None:
    assert fold_login(login) == "strasse"
    await guest(store, "g", "Ann")
    known_by = await guest(store, "h", "Bob")
    await store.add_account("g", "strasse", "argon", "code", 0)
    with pytest.raises(LoginTaken):
        await store.add_account("h", login, "argon", "code", 0)
    bob = await store.person_of(known_by, 1)
    assert bob is not None
    assert bob.kind is Kind.GUEST


async def test_of_two_who_want_one_login_at_once_one_gets_it(store: Store, another: Open) -> None:
    other = await another()
    for turn in range(10):
        for person in (f"a{turn}", f"b{turn}"):
            await guest(store, person, "Ann")
        ends = await asyncio.gather(
            store.add_account(f"a{turn}", f"login{turn}", "x", "y", 0),
            other.add_account(f"b{turn}", f"LOGIN{turn}", "x", "y", 0),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["LoginTaken", "NoneType"]


async def test_an_account_and_its_session_are_made_together_or_not_at_all(store: Store) -> None:
    before, others = await guest(store, "g", "Ann", expires=100), await guest(store, "h", "Bob")
    # The session cannot be made: nothing of it is.
    with pytest.raises(PersonTaken):
        await store.add_account("g", "ann", "x", "y", 7, NewSession(others, 90, before))
    ann = await store.person_of(before, 8)
    assert ann is not None
    assert (ann.kind, await store.account("ann")) == (Kind.GUEST, None)
    await store.add_account("g", "ann", "x", "y", 7, NewSession(token(7), 90, before))
    assert (await store.person_of(before, 8), await store.successor(before, 8)) == (None, token(7))
    assert (await store.person_of(token(7), 8), await store.person_of(token(7), 90)) == (await store.person("g"), None)
    was = await store.account("ann")
    assert was is not None
    with pytest.raises(PersonTaken):
        await store.change_password(was, "new", "code", 9, NewSession(others, 90))
    assert await store.account("ann") == was
    assert await store.person_of(token(7), 10) is not None


async def test_whoever_has_signed_out_gets_no_account(store: Store) -> None:
    before = await guest(store, "g", "Ann")
    await store.revoke(before)
    with pytest.raises(NoPerson):
        await store.add_account("g", "ann", "x", "y", 7, NewSession(token(7), 90, before))
    assert await store.account("ann") is None
    assert await store.person_of(token(7), 8) is None


async def test_a_session_that_has_ended_may_have_a_successor(store: Store) -> None:
    await guest(store, "g", "Ann")
    await store.add_session(token(1), "g", 0, 100)
    await store.add_account("g", "ann", "x", "y", 0)
    assert await store.successor(token(1), 1) is None
    await store.add_session(token(2), "g", 0, 50, instead_of=token(1))
    assert (await store.successor(token(1), 1), await store.successor(token(1), 50)) == (token(2), None)
    assert await store.successor(token(3), 1) is None


async def test_a_changed_password_ends_all_sessions_and_a_code_works_once(store: Store, another: Open) -> None:
    await guest(store, "g", "Ann")
    await store.add_account("g", "ann", "argon", "code", 0)
    await store.add_session(token(1), "g", 0, 100)
    was = await store.account("ann")
    assert was is not None
    stronger = "argon-stronger"
    assert await store.rehash_password(was, stronger)
    assert await store.person_of(token(1), 1) is not None
    assert not await store.change_password(was, "late", "late")
    now = await store.account("ann")
    assert now is not None
    assert now == replace(was, password=stronger)
    other = await another()
    ends = await asyncio.gather(*(one.change_password(now, "new", "code2") for one in (store, other, store, other)))
    assert sorted(ends) == [False, False, False, True]
    assert await store.person_of(token(1), 1) is None
    assert not await store.rehash_password(now, "late")
