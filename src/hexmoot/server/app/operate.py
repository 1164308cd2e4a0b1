"""For those who run the server: is it well, and what does it do."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmoot.server.app.house import TheHouse, now
from hexmoot.server.app.metrics import REGISTRY, TABLES
from hexmoot.server.store import StoreError


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, str]]:
    """200 as long as the store answers and tables can be made; 503 while stopping."""
    if house.hall.is_draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await house.store.orphans(now(), 1)
    except StoreError:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus."""
    TABLES.set(house.hall.tables)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
