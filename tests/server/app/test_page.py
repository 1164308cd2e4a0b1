"""The files of the page over HTTP: found, packed, kept by the browser, and nothing else given out."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hexmoot.server.app.application import make_app
from hexmoot.server.app.page_files import read_page
from hexmoot.server.settings import Settings

INDEX = b"<!doctype html><title>an island</title>" + b" " * 1000
SCRIPT = b"export const island = 19;" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "assets" / "main-a1.js").write_bytes(SCRIPT)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("seed")
    return folder


@pytest.fixture
async def client(page: Path, tmp_path: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    app = make_app(Settings(db=f"sqlite:///{tmp_path}/tables.sqlite", hosts="testserver.local"))
    async with AsyncTestClient(app) as client:
        app.state.house.page = read_page(page)
        yield client


async def test_every_place_of_the_page_is_the_page(client: AsyncTestClient[Litestar]) -> None:
    for way in ("/", "/t/abc", "/r/abc", "/rules", "/rules/BUILD-04", "/records", "/learn", "/me"):
        answer = await client.get(way)
        assert (answer.status_code, answer.content) == (200, INDEX), way
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'self'" in answer.headers["content-security-policy"]


async def test_files_are_packed_for_those_who_can_unpack(client: AsyncTestClient[Litestar]) -> None:
    async with client.stream("GET", "/assets/main-a1.js", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) < len(SCRIPT) / 5
    assert gzip.decompress(raw) == SCRIPT
    plain = await client.get("/assets/main-a1.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert plain.headers["content-type"].startswith("text/javascript")


async def test_a_browser_keeps_what_does_not_change_and_asks_for_the_rest(client: AsyncTestClient[Litestar]) -> None:
    lasting = await client.get("/assets/main-a1.js")
    assert "immutable" in lasting.headers["cache-control"]
    first = await client.get("/")
    again = await client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt", "/assets/none.js", "/assets/", "/t"]
)
async def test_nothing_else_is_given_out(client: AsyncTestClient[Litestar], path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 404
    assert b"seed" not in answer.content


@pytest.mark.parametrize("path", ["/nowhere", "/records/abc", "/t/a/b", "/assets/none.js"])
async def test_whoever_looks_for_a_page_gets_it_with_404(client: AsyncTestClient[Litestar], path: str) -> None:
    index = (await client.get("/")).content
    looked = await client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert (looked.status_code, looked.content) == (404, index)
    assert looked.headers["content-type"].startswith("text/html")
    # A browser that has the page already is not told that nothing has changed.
    again = await client.get(path, headers={"accept": "text/html", "if-none-match": looked.headers["etag"]})
    assert (again.status_code, again.content) == (404, index)
    # Programs get what they can read, and so does a browser at an address for programs.
    assert (await client.get(path)).json()["extra"] == {"key": "refusal.not_there"}
    assert (await client.get("/api/nothing", headers={"accept": "text/html"})).json()["status_code"] == 404


async def test_a_page_that_was_not_built_is_said_to_be_so(client: AsyncTestClient[Litestar]) -> None:
    client.app.state.house.page = {}
    answer = await client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
