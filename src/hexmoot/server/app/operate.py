"""For those who run the server: is it well, and what does it do."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from hexmoot.server.app.house import House, now
from hexmoot.server.app.metrics import REGISTRY, TABLES
from hexmoot.server.store import StoreError

# By language, until there is a page that speaks them all.
WELCOME = {
    "en": "Tables are served here. A page to play on is still to come; until then programs play.",
    "ko": "이곳은 게임 테이블 서버입니다. 플레이할 수 있는 화면은 준비 중이며, 그때까지는 프로그램이 참가합니다.",
    "zh-Hant": "這裡是遊戲桌的伺服器。可以直接遊玩的頁面尚未完成，目前由程式連線參加。",  # noqa: RUF001 - its own comma
    "ja": "ここはゲームのテーブルを開くサーバーです。遊ぶための画面は準備中で、それまではプログラムが参加します。",
    "uk": "Тут працює сервер ігрових столів. Сторінки для гри ще немає; доти грають програми.",
}
FRONT = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>hexmoot</title>
<h1>hexmoot</h1>
{"".join(f'<p lang="{language}">{text}</p>' for language, text in WELCOME.items())}
<p><code>hexmoot bot --connect URL --table ID</code></p>
<ul><li><a href="/api/tables">/api/tables</a></li><li><a href="/api/records">/api/records</a></li>
<li><a href="/api/schema">/api/schema</a></li></ul>
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
