"""Nobody in over HTTP: whatever is sent, the answer is one that the server's description names, and never a 5xx."""

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hexmoot.server.hall.finish import record_of
from hexmoot.server.store import Record, Row, open_store, token_hash
from hexmoot.server.table.events import encode_body
from hexmoot.server.words.settings import TableSettings
from tests.properties.profile import examples
from tests.server.live import Server, path_of
from tests.server.postgres import a_database
from tests.server.table.driver import Driver

pytestmark = pytest.mark.slow

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = 6
# A moment that no test lives to see.
FOR_EVER = 2**53
Operation = Any
JSON = "application/json"
BODIES = {
    "POST /api/guest": ("name",),
    "POST /api/bots": ("name",),
    "POST /api/login": ("login", "password"),
    "POST /api/recover": ("login", "recovery", "password"),
    "POST /api/account": ("login", "password"),
}


class Callers:
    """People put into the server's database, so that none of its limits on arrivals is in the way."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def headers(self, kind: str) -> dict[str, str]:
        """How somebody new of a kind is known."""
        if kind == "anonymous":
            return {}
        token = asyncio.run(self._add(kind))
        return {"cookie": f"hexmoot={token}"} if kind == "guest" else {"authorization": f"Bearer {token}"}

    async def _add(self, kind: str) -> str:
        store = await open_store(self.server.database)
        guest, bot, token = secrets.token_hex(8), secrets.token_hex(8), secrets.token_urlsafe(32)
        try:
            own = token if kind == "guest" else secrets.token_urlsafe(32)
            await store.add_guest(guest, "Olena", token_hash(own), 0, FOR_EVER)
            if kind == "bot":
                await store.add_bot(bot, guest, "Robot", token_hash(token), 0)
        finally:
            await store.close()
        return token


def a_record(*, is_public: bool) -> Record:
    """A game of bots' length, played at random and ended by its points."""
    driver = Driver(TableSettings(options={"victory_points": "4"}, public=is_public, fair_dice=False), check=False)
    driver.start().play(random.Random(3))
    found = record_of([Row(event.number, event.at, encode_body(event.body)) for event in driver.events])
    assert found is not None
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = path_of(tmp_path_factory.mktemp("server"))
    settings = {
        "HEXMOOT_LOGINS_PER_MINUTE": "100000",
        "HEXMOOT_READINGS_PER_MINUTE": "100000",
        "HEXMOOT_BOT_MS": "60000",
    }
    found = Server(url, settings=settings).start()
    yield found
    found.kill()


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")


def operations(described: Any) -> list[Operation]:
    return [found.ok() for found in described.get_all_operations()]


def any_case(operation: Operation) -> st.SearchStrategy[Any]:
    """Requests as they are described, and requests that are not."""
    modes = [schemathesis.GenerationMode.POSITIVE]
    if operation.body or operation.query or operation.path_parameters:
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    return st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in modes))


@pytest.mark.parametrize("kind", ["anonymous", "guest", "bot"])
def test_every_answer_is_a_described_one(server: Server, described: Any, kind: str) -> None:
    callers = Callers(server)
    met: dict[str, Counter[int]] = {}
    for operation in operations(described):
        met[operation.label] = fuzz(server, operation, callers, kind)
    told = {label: set(codes) for label, codes in met.items()}
    if kind == "anonymous":
        closed = {label for label, codes in told.items() if codes <= {400, 401}}
        assert closed >= {"GET /api/bots", "DELETE /api/me", "POST /api/tables", "POST /api/ticket", "POST /api/bots"}
    else:
        # Nothing was tested if all was refused.
        assert {"GET /api/me", "DELETE /api/me", "POST /api/ticket", "GET /api/me/records"} <= {
            label for label, codes in told.items() if codes & {200, 201}
        }
    assert (201 in told["POST /api/account"]) == (201 in told["POST /api/bots"]) == (kind == "guest")
    assert "Traceback" not in server.logged()
    assert server.request("/healthz")


def fuzz(server: Server, operation: Operation, callers: Callers, kind: str) -> Counter[int]:
    """Asks for all kinds of things; how often each status code was the answer."""
    met: Counter[int] = Counter()
    headers = callers.headers(kind)
    # What ends a session leaves nobody to go on with.
    ends_session = operation.label in ("DELETE /api/me", "POST /api/logout", "POST /api/account")

    @examples(EXAMPLES)
    @given(case=any_case(operation))
    def ask(case: Any) -> None:
        own = callers.headers(kind) if ends_session else headers
        answer = case.call_and_validate(base_url=server.address, headers=own, checks=CHECKS)
        met[answer.status_code] += 1

    ask()
    return met


ODD = [
    "\0",
    "a\0b",
    "\N{SUPERSCRIPT TWO}.x",
    "\N{ARABIC-INDIC DIGIT THREE}.x",
    f"{10**40}.x",
    f"{2**63}.x",
    "1.\0",
    "..",
    "%",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    "\N{LATIN SMALL LIGATURE FFI}" * 30,
    "'; DROP TABLE people; --",
    "\U0001f9d9\N{ZERO WIDTH JOINER}\U0001f9d9",
]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_odd_texts_are_answered_as_described(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> None:
    with ExitStack() as stack:
        url = path_of(tmp_path)
        if database == "postgresql":
            url = stack.enter_context(a_database(request.getfixturevalue("postgres")))
        server = Server(url, settings={"HEXMOOT_LOGINS_PER_MINUTE": "100000"}).start()
        stack.callback(server.kill)
        described = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        headers = Callers(server).headers("guest")
        for case in odd_cases(described):
            case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS[:-1])
        assert "Traceback" not in server.logged()
        assert "the store failed" not in server.logged()


def odd_cases(described: Any) -> Iterator[Any]:
    """Every text of every request, once as each of the odd texts."""
    for operation in operations(described):
        fields = {"name": "x", "login": "somebody", "password": "0123456789", "recovery": "x"}
        asked = BODIES.get(operation.label, ())
        for odd in ODD:
            if operation.query:
                path = {"name": odd} if operation.path_parameters else {}
                yield operation.Case(path_parameters=path, query={one.name: odd for one in operation.query})
            for field in asked:
                long = odd if field != "password" else fields[field] + odd
                yield operation.Case(body={**{name: fields[name] for name in asked}, field: long}, media_type=JSON)


@pytest.mark.parametrize("is_public", [True, False])
def test_a_record_in_all_its_forms_is_a_described_answer(server: Server, described: Any, is_public: bool) -> None:
    record = replace(a_record(is_public=is_public), id=f"record-{is_public}")
    asyncio.run(keep(server, record))
    operation = described["/api/records/{name}"]["GET"]
    met: Counter[int] = Counter()
    for ending in ("", ".hgn", ".jsonl", ".pdf"):
        for view in ("", "public", "1", "4", "5", "0", "-1", "\N{SUPERSCRIPT TWO}"):
            case = operation.Case(path_parameters={"name": record.id + ending}, query={"view": view})
            met[case.call_and_validate(base_url=server.address, checks=CHECKS[:-1]).status_code] += 1
    # Of a record that is not public strangers learn nothing, not even that there is one.
    assert met == ({200: 12, 400: 12, 404: 8} if is_public else {404: 32})


async def keep(server: Server, record: Record) -> None:
    store = await open_store(server.database)
    try:
        await store.add_record(record)
    finally:
        await store.close()
