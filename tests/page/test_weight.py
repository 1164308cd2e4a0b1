"""What a first visit loads, as it goes over the network."""

import pytest
from playwright.sync_api import Request, expect

from tests.page.visit import Visits

pytestmark = pytest.mark.slow
LIMIT = 250_000


# Ukrainian has the most words to load.
@pytest.mark.parametrize("tag", ["en", "uk"])
def test_a_first_visit_is_light_and_asks_nobody_else(visits: Visits, tag: str) -> None:
    page = visits.page(visits.context(locale=tag))
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108 - it is marked by who calls
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert {request.url.split("/")[2] for request in loaded} == {visits.server.address.split("/")[2]}
    weights = {
        request.url: sum(request.sizes()[part] for part in ("responseBodySize", "responseHeadersSize"))
        for request in loaded
    }
    assert len(weights) > 5
    assert sum(weights.values()) < LIMIT, weights
