"""For those who run the server: is it well, and what does it do."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmoot.server.app.house import House, now
from hexmoot.server.app.metrics import REGISTRY, TABLES
from hexmoot.server.store import StoreError

FRONT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>hexmoot</title>
<h1>hexmoot</h1>
<p>Tables are served here. A page to play on is still to come; until then programs play:
<code>hexmoot bot --connect ADDRESS --table ID</code>.</p>
<ul><li><a href="/api/tables">Public tables</a></li><li><a href="/api/records">Records</a></li>
<li><a href="/api/schema">The HTTP interface</a></li></ul>
</html>
"""


@get("/", include_in_schema=False, media_type="text/html")
async def front() -> str:
    """What a browser finds that comes without a path."""
    return FRONT


@get("/healthz", include_in_schema=False)
async def healthz(house: House) -> Response[dict[str, str]]:
    """200 as long as the store answers and tables can be made; 503 while stopping."""
    if house.hall.is_draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await house.store.orphans(now(), 1)
    except StoreError:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(house: House) -> Response[bytes]:
    """Figures for Prometheus."""
    TABLES.set(house.hall.tables)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
