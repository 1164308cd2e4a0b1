import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.chromium import a_browser, check_built
from tests.page.visit import Visits
from tests.server.live import Server, path_of

# A machine with other work on it is slow; what never comes fails all the same.
SECONDS = 20
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# By module: while the browser's loop runs in this thread, no other test can have one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    check_built()
    expect.set_options(timeout=SECONDS * 1000)
    with a_browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    check_built()
    # All the people of these tests log in from one address.
    found = Server(path_of(tmp_path_factory.mktemp("page")), settings={"HEXMOOT_LOGINS_PER_MINUTE": "1000"}).start()
    yield found
    found.stop()


@pytest.fixture
def visits(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """People who come to the server with a browser of their own; what they saw is kept if the test fails."""
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    found = Visits(browser, server, name, SECONDS)
    yield found
    if request.node.stash.get(FAILED, True):
        found.take_pictures(Path("build/pictures"))
    found.close()
