"""For those who run the server: is it well, and what does it do."""

import hmac
from ipaddress import ip_address

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmoot.server.app.house import AnyRequest, TheHouse, now
from hexmoot.server.app.refused import Refused
from hexmoot.server.metrics import REGISTRY, TABLES
from hexmoot.server.settings import Settings
from hexmoot.server.store import StoreError

# What proxies add for those who come by the public address.
FORWARDED = ("forwarded", "x-forwarded-for")


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, str]]:
    """200 as long as the store answers and tables can be made; 503 while stopping.

    Without the bus a process serves the tables that it has, and what all processes miss is no reason to stop one: it is
    only said.
    """
    if house.hall.is_draining:
        return Response({"status": "draining"}, status_code=503)
    try:
        await house.store.orphans(now(), 1)
    except StoreError:
        return Response({"status": "the store does not answer"}, status_code=503)
    bus = await house.hall.bus_answers()
    if bus is None:
        return Response({"status": "ok"})
    return Response({"status": "ok", "bus": "ok"} if bus else {"status": "degraded", "bus": "no answer"})


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(house: TheHouse, request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus: with the token of the settings, or for this machine where no proxy stands in front."""
    if not _may_count(request, house.settings):
        raise Refused(404, "refusal.not_there")
    TABLES.set(house.hall.tables)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _may_count(request: AnyRequest, settings: Settings) -> bool:
    if settings.metrics_token:
        shown = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(shown, f"Bearer {settings.metrics_token}".encode())
    # A proxy that adds no header looks like this machine itself: where one stands in front, nobody can be told apart.
    if settings.public_url or any(name in request.headers for name in FORWARDED):
        return False
    return _is_this_machine(request.client.host if request.client else "")


def _is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
