"""For those who run the server: is it well, and what does it do."""

import hmac

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmoot.server.app.house import AnyRequest, TheHouse, now
from hexmoot.server.app.refused import Refused
from hexmoot.server.metrics import REGISTRY, TABLES
from hexmoot.server.store import StoreError

# What proxies add for those who come by the public address.
FORWARDED = ("forwarded", "x-forwarded-for")


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
async def metrics(house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus: with the token of the settings, or asked for directly and not through a proxy."""
    if not _may_count(request, house.settings.metrics_token):
        raise Refused(404, "refusal.not_there")
    TABLES.set(house.hall.tables)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _may_count(request: AnyRequest, token: str) -> bool:
    if token:
        shown = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(shown, f"Bearer {token}".encode())
    return not any(name in request.headers for name in FORWARDED)
