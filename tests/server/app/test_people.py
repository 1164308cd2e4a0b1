"""People over HTTP: bots that can be revoked, a link to come back by, and refusals in one's own language."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hexmoot.server.app import people
from hexmoot.server.app.application import make_app
from hexmoot.server.settings import Settings
from hexmoot.server.store import token_hash
from hexmoot.server.table.names import badge_of
from hexmoot.words import LANGUAGES, Words
from tests.server.store.test_privacy import everything

Client = AsyncTestClient[Litestar]
PASSWORD = "correct horse battery"  # noqa: S105 - a test's own
NOBODY = {"name": "", "kind": "nobody"}
LOGIN = {"login": "olena", "password": PASSWORD}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
async def client(database: str) -> AsyncIterator[Client]:
    app = make_app(Settings(db=database, hosts="testserver.local", logins_per_minute=1000))
    async with AsyncTestClient(app) as found:
        assert (await found.post("/api/guest", json={"name": "Olena"})).status_code == 201
        yield found


async def told(client: Client, method: str, path: str, **more: Any) -> Any:
    answer = await client.request(method, path, **more)
    assert answer.is_success, answer.text
    return answer.json()


async def code(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = await client.request(method, path, **more)
    return answer.status_code, answer.json().get("extra", {}).get("key", "")


async def as_somebody_else(client: Client) -> None:
    """The same program as another guest."""
    client.cookies.clear()
    await told(client, "POST", "/api/guest", json={"name": "Mallory"})


async def test_bots_are_listed_and_revoked_and_nobody_elses_are(client: Client, database: str) -> None:
    first = await told(client, "POST", "/api/bots", json={"name": "Robot one"})
    second = await told(client, "POST", "/api/bots", json={"name": "Robot two"})
    listed = await told(client, "GET", "/api/bots")
    assert [(one["id"], one["name"]) for one in listed] == [(first["id"], "Robot one"), (second["id"], "Robot two")]
    assert first["token"] not in json.dumps(listed)
    bot = {"authorization": f"Bearer {first['token']}"}
    assert (await told(client, "GET", "/api/me", headers=bot))["kind"] == "bot"
    assert await code(client, "GET", "/api/bots", headers=bot) == (401, "refusal.not_for_bots")
    own = dict(client.cookies)
    await as_somebody_else(client)
    assert await code(client, "DELETE", f"/api/bots/{first['id']}") == (404, "refusal.no_bot")
    client.cookies.clear()
    client.cookies.update(own)
    left = await told(client, "DELETE", f"/api/bots/{first['id']}")
    assert [one["name"] for one in left] == ["Robot two"]
    assert await code(client, "GET", "/api/me", headers=bot) == (401, "refusal.no_person")
    assert await code(client, "DELETE", f"/api/bots/{first['id']}") == (404, "refusal.no_bot")
    assert "Robot one" not in everything(database)


async def test_a_link_brings_a_person_to_another_device_until_it_is_revoked(client: Client, database: str) -> None:
    assert await told(client, "GET", "/api/me/link") == {"created": None}
    secret = (await told(client, "POST", "/api/me/link"))["secret"]
    assert len(secret) >= 43, "256 bits"
    assert secret not in everything(database)
    assert (await told(client, "GET", "/api/me/link"))["created"] > 0
    own = dict(client.cookies)
    for _ in range(2):
        await as_somebody_else(client)
        assert await told(client, "POST", "/api/return", json={"secret": secret}) == {"name": "Olena", "kind": "guest"}
        assert (await told(client, "GET", "/api/me"))["name"] == "Olena"
        assert dict(client.cookies) != own, "each device has a session of its own"
    newer = (await told(client, "POST", "/api/me/link"))["secret"]
    assert await code(client, "POST", "/api/return", json={"secret": secret}) == (401, "refusal.wrong_link")
    await told(client, "DELETE", "/api/me/link")
    assert await code(client, "POST", "/api/return", json={"secret": newer}) == (401, "refusal.wrong_link")
    # Those who came by it stay.
    assert (await told(client, "GET", "/api/me"))["name"] == "Olena"


@pytest.mark.parametrize("what", ["account", "recovery", "forgotten"])
async def test_a_link_ends_with_all_sessions(client: Client, what: str) -> None:
    recovery = ""
    if what == "recovery":
        recovery = (await told(client, "POST", "/api/account", json=LOGIN))["recovery"]
    secret = (await told(client, "POST", "/api/me/link"))["secret"]
    if what == "account":
        await told(client, "POST", "/api/account", json=LOGIN)
    elif what == "recovery":
        await told(client, "POST", "/api/recover", json=LOGIN | {"recovery": recovery})
    else:
        await told(client, "DELETE", "/api/me")
    assert await code(client, "POST", "/api/return", json={"secret": secret}) == (401, "refusal.wrong_link")


async def test_an_export_names_the_muted_by_a_badge_and_not_by_their_id(client: Client) -> None:
    me = (await told(client, "GET", "/api/me/export"))["person"]["id"]
    own = dict(client.cookies)
    await as_somebody_else(client)
    other = (await told(client, "GET", "/api/me/export"))["person"]["id"]
    table = (await told(client, "POST", "/api/tables", json={}))["table"]
    await client.app.state.house.store.mute(table, me, other, on=True)
    client.cookies.clear()
    client.cookies.update(own)
    exported = await told(client, "GET", "/api/me/export")
    assert exported["mutes"] == [{"table": table, "badge": badge_of(table, other)}]
    assert other not in json.dumps(exported)


SHORT, LONG = "x" * 9, "x" * 201
BAD_PASSWORD = {"key": "refusal.bad_password", "least": 10, "most": 200}
BAD_LOGIN = {"key": "refusal.bad_login", "least": 3, "most": 64}
BAD_NAME = {"key": "refusal.bad_name.length", "most": 24}
ILL_CHOSEN: list[tuple[str, dict[str, str], dict[str, Any]]] = [
    *(("/api/account", {"login": "olena", "password": one}, BAD_PASSWORD) for one in ("", SHORT, LONG)),
    *(
        ("/api/account", {"login": one, "password": PASSWORD}, BAD_LOGIN)
        for one in ("", "ol", "x" * 65, "ol\0na", "olena\n")
    ),
    ("/api/recover", {"login": "olena", "recovery": "x", "password": SHORT}, BAD_PASSWORD),
    ("/api/me/password", {"password": PASSWORD, "new": SHORT}, BAD_PASSWORD),
    *((path, {"name": ""}, {"key": "refusal.bad_name"}) for path in ("/api/guest", "/api/bots")),
    *((path, {"name": "x" * long}, BAD_NAME) for path in ("/api/guest", "/api/bots") for long in (25, 65)),
    ("/api/guest", {"name": "x" + " " * 64}, BAD_NAME),
]


@pytest.mark.parametrize(("path", "body", "extra"), ILL_CHOSEN)
async def test_what_is_ill_chosen_is_refused_with_what_would_do(
    client: Client, path: str, body: dict[str, str], extra: dict[str, Any]
) -> None:
    for language in LANGUAGES:
        answer = await client.post(path, json=body, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["extra"]) == (400, extra)
        numbers = [str(extra[name]) for name in ("least", "most") if name in extra]
        assert all(number in answer.json()["detail"] for number in numbers)
    # Nothing of it was done.
    assert await told(client, "GET", "/api/me") == {"name": "Olena", "kind": "guest"}


@pytest.mark.parametrize("login", ["", "ol", "olena", "x" * 65, "ol\0na"])
@pytest.mark.parametrize("password", ["", SHORT, LONG])
async def test_a_login_that_cannot_be_right_is_answered_like_a_wrong_one(
    client: Client, login: str, password: str
) -> None:
    recovery = (await told(client, "POST", "/api/account", json=LOGIN))["recovery"]
    given = {"login": login, "password": password}
    assert await code(client, "POST", "/api/login", json=given) == (401, "refusal.wrong_login")
    lost = {"login": login, "recovery": recovery * 10, "password": PASSWORD}
    assert await code(client, "POST", "/api/recover", json=lost) == (401, "refusal.wrong_login")
    changed = {"password": password, "new": PASSWORD}
    assert await code(client, "POST", "/api/me/password", json=changed) == (401, "refusal.wrong_password")
    assert await code(client, "DELETE", "/api/me", json={"password": password}) == (401, "refusal.wrong_password")


async def test_a_bot_makes_no_link(client: Client) -> None:
    token = (await told(client, "POST", "/api/bots", json={"name": "Robot"}))["token"]
    bot = {"authorization": f"Bearer {token}"}
    assert await code(client, "POST", "/api/me/link", headers=bot) == (401, "refusal.not_for_bots")


REFUSED: list[tuple[str, str, Any, str]] = [
    ("POST", "/api/guest", {"name": "\N{RIGHT-TO-LEFT OVERRIDE}"}, "refusal.bad_name"),
    ("POST", "/api/guest", {"nom": "x"}, "refusal.malformed"),
    ("POST", "/api/guest", "x" * 70_000, "refusal.too_large"),
    ("POST", "/api/login", {"login": "nobody", "password": PASSWORD}, "refusal.wrong_login"),
    ("POST", "/api/tables", {"edition": "x-base"}, "refusal.bad_settings.no_edition"),
    ("POST", "/api/tables", {"options": {"hand_limit": "99"}}, "refusal.bad_settings.value"),
    ("POST", "/api/tables", {"options": {"hand_limits": "9"}}, "refusal.bad_settings.no_option"),
    ("POST", "/api/tables", {"seats": 6}, "refusal.bad_settings.seats"),
    ("POST", "/api/tables", {"edition": "w-base", "seats": 5}, "refusal.bad_settings.land_seats"),
    ("POST", "/api/tables", {"options": {"setup": "fixed"}}, "refusal.bad_settings.together"),
    ("POST", "/api/tables", {"edition": "z-first", "options": {"tokens": "random"}}, "refusal.bad_settings.idle"),
    (
        "POST",
        "/api/island",
        {"edition": "k-first", "seats": 5, "options": {"players": "5"}},
        "refusal.bad_settings.board_seats",
    ),
    ("GET", "/api/records/none", None, "refusal.no_record"),
    ("GET", "/api/records?after=x", None, "refusal.bad_place"),
    ("GET", "/api/nothing/here", None, "refusal.not_there"),
]


@pytest.mark.parametrize(("method", "path", "body", "key"), REFUSED, ids=[one[3] for one in REFUSED])
async def test_a_refusal_has_a_key_and_a_sentence_in_ones_language(
    client: Client, method: str, path: str, body: Any, key: str
) -> None:
    sent = {} if body is None else {"json": body}
    found: dict[str, str] = {}
    problem: dict[str, Any] = {}
    for asked in ("ko-KR,ko;q=0.9,en;q=0.5", "uk", "xx", ""):
        answer = await client.request(method, path, headers={"accept-language": asked}, **sent)
        problem = answer.json()
        assert problem["extra"]["key"] == key
        found[asked] = problem["detail"]
    assert found["xx"] == found[""]
    assert len(set(found.values())) == 3
    # The sentence is that of the words, with nothing left open in it.
    arguments = {name: value for name, value in problem["extra"].items() if name not in ("key", "problems")}
    if not {"option", "other"} & arguments.keys():
        assert found["uk"] == Words("uk").say(key, **arguments)
    assert "{" not in "".join(found.values())


async def test_options_are_called_by_their_names(client: Client) -> None:
    answer = await client.post("/api/tables", json={"options": {"hand_limit": "99"}}, headers={"accept-language": "ja"})
    assert Words("ja").say("option.hand_limit") in answer.json()["detail"]
    assert answer.json()["extra"]["option"] == "hand_limit"
    assert answer.headers["content-language"] == "ja"


def known_by(client: Client, cookies: dict[str, str]) -> None:
    """The same program with the cookie of another session."""
    client.cookies.clear()
    client.cookies.update(cookies)


async def test_whoever_signs_out_while_an_account_is_made_has_none(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed = people._hash

    async def slowly(secret: str) -> str:
        monkeypatch.setattr(people, "_hash", hashed)
        # In another window of the same browser.
        assert await client.app.state.house.store.revoke(token_hash(session))
        return await hashed(secret)

    [session] = client.cookies.values()
    monkeypatch.setattr(people, "_hash", slowly)
    assert (await code(client, "POST", "/api/account", json=LOGIN))[0] == 401
    assert (await code(client, "POST", "/api/login", json=LOGIN))[0] == 401
    assert await told(client, "GET", "/api/me") == NOBODY


async def account(client: Client) -> str:
    """Makes an account of the guest; the recovery code."""
    given = await told(client, "POST", "/api/account", json=LOGIN)
    return str(given["recovery"])


async def test_a_password_is_changed_with_the_old_one_and_ends_all_other_sessions(client: Client) -> None:
    recovery, better = await account(client), "a better battery"
    own = dict(client.cookies)
    await told(client, "POST", "/api/login", json=LOGIN)
    assert dict(client.cookies) != own
    wrong = {"password": "not the password", "new": better}
    assert await code(client, "POST", "/api/me/password", json=wrong) == (401, "refusal.wrong_password")
    given = await told(client, "POST", "/api/me/password", json={"password": PASSWORD, "new": better})
    assert (await told(client, "GET", "/api/me"))["kind"] == "account"
    new = dict(client.cookies)
    known_by(client, own)
    assert await told(client, "GET", "/api/me") == NOBODY
    client.cookies.clear()
    assert (await code(client, "POST", "/api/login", json=LOGIN))[0] == 401
    # The old code is worth nothing any more; the new one is.
    used = {"login": "olena", "recovery": recovery, "password": PASSWORD}
    assert (await code(client, "POST", "/api/recover", json=used))[0] == 401
    await told(client, "POST", "/api/recover", json=used | {"recovery": given["recovery"]})
    assert dict(client.cookies) != new


async def test_a_guest_has_no_password_to_change(client: Client) -> None:
    asked = {"password": PASSWORD, "new": "a better battery"}
    assert await code(client, "POST", "/api/me/password", json=asked) == (401, "refusal.wrong_password")


async def test_leaving_everywhere_ends_every_session(client: Client) -> None:
    await account(client)
    first = dict(client.cookies)
    await told(client, "POST", "/api/login", json=LOGIN)
    await told(client, "POST", "/api/logout/everywhere")
    known_by(client, first)
    assert await told(client, "GET", "/api/me") == NOBODY


async def test_a_guest_that_leaves_everywhere_leaves_here_and_stays_elsewhere(client: Client) -> None:
    secret = (await told(client, "POST", "/api/me/link"))["secret"]
    first = dict(client.cookies)
    client.cookies.clear()
    await told(client, "POST", "/api/return", json={"secret": secret})
    await told(client, "POST", "/api/logout/everywhere")
    known_by(client, first)
    assert (await told(client, "GET", "/api/me"))["kind"] == "guest"


async def test_an_account_is_forgotten_with_its_password_only(client: Client) -> None:
    await account(client)
    bodies: list[dict[str, Any]] = [{}, {"json": {}}, {"json": {"password": "not the password"}}]
    for given in bodies:
        assert await code(client, "DELETE", "/api/me", **given) == (401, "refusal.wrong_password")
    assert (await told(client, "GET", "/api/me"))["name"] == "Olena"
    await told(client, "DELETE", "/api/me", json={"password": PASSWORD})
    assert await code(client, "POST", "/api/login", json=LOGIN) == (401, "refusal.wrong_login")


async def test_a_first_visit_is_nobodys_and_no_error(client: Client) -> None:
    client.cookies.clear()
    assert await told(client, "GET", "/api/me") == NOBODY
    assert await code(client, "GET", "/api/me/tables") == (401, "refusal.no_person")
