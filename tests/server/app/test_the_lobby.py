"""The lobby: no table that nobody is at, no more than a few of one person, and none from a server that drains."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hexmoot.server.app import tables
from hexmoot.server.app.application import make_app
from hexmoot.server.app.house import now
from hexmoot.server.hall.hall import Hall, fresh_table
from hexmoot.server.hall.letters import Stance
from hexmoot.server.settings import Settings
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import TakeSeat
from tests.server.hall.hall_of import Kept


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    settings = Settings(db=f"sqlite:///{tmp_path}/tables.sqlite", hosts="testserver.local")
    async with AsyncTestClient(make_app(settings)) as found:
        yield found


async def test_a_server_that_drains_is_not_well_and_makes_no_tables(client: AsyncTestClient[Litestar]) -> None:
    assert (await client.get("/healthz")).status_code == 200
    assert (await client.post("/api/guest", json={"name": "Olena"})).status_code == 201
    assert (await client.post("/api/tables", json={})).status_code == 201
    await client.app.state.house.hall.drain()
    health = await client.get("/healthz")
    assert (health.status_code, health.json()) == (503, {"status": "draining"})
    refused = await client.post("/api/tables", json={})
    assert (refused.status_code, refused.json()["extra"]) == (503, {"key": "refusal.draining"})


async def test_the_lobby_shows_no_table_that_nobody_is_at(
    client: AsyncTestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    made = [(await client.post("/api/tables", json={"public": True})).json()["table"] for _ in range(3)]
    assert [one["table"] for one in (await client.get("/api/tables")).json()] == made[::-1]
    hall: Hall = client.app.state.house.hall
    assert await hall.look(made[1], Kept("somebody"), Stance(Who("somebody", "Somebody")), None) is None
    # A minute later only the one where somebody looks on is left, and it is on the first page.
    monkeypatch.setattr(tables, "now", lambda: now() + tables.FRESH_MS)
    assert [one["table"] for one in (await client.get("/api/tables")).json()] == [made[1]]
    monkeypatch.setattr(tables, "MOST", 1)
    assert [one["table"] for one in (await client.get("/api/tables")).json()] == [made[1]]


async def test_whoever_has_a_link_sees_whose_table_it_is_before_coming_in(client: AsyncTestClient[Litestar]) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    made = (await client.post("/api/tables", json={"edition": "k-base", "bots": ["greedy"]})).json()["table"]
    hall: Hall = client.app.state.house.hall
    host = Who(hall.own.keepers[made].running.table.host, "Olena")
    await hall.command(made, TakeSeat(table=made, seat=2, name="Olena"), host)
    client.cookies.clear()
    told = (await client.get(f"/api/tables/{made}")).json()
    assert (told["state"], told["about"]["edition"], told["about"]["host"]) == ("open", "k-base", 2)
    assert [bool(one["name"]) for one in told["about"]["seats"]] == [False, True, False, True]
    assert told["about"]["seats"][1]["name"] == "Olena"
    missing = await client.get("/api/tables/nosuchtable")
    assert (missing.status_code, missing.json()["extra"]) == (404, {"key": "refusal.no_table"})


async def test_one_person_fills_no_lobby(client: AsyncTestClient[Litestar]) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    told = [(await client.post("/api/tables", json={"public": True})).status_code for _ in range(6)]
    assert told == [201] * 5 + [409]
    # Those by link are counted by themselves.
    assert (await client.post("/api/tables", json={})).status_code == 201


async def test_a_host_closes_a_table_and_may_make_another(client: AsyncTestClient[Litestar]) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    made = [(await client.post("/api/tables", json={"public": True})).json()["table"] for _ in range(5)]
    assert (await client.post("/api/tables", json={"public": True})).status_code == 409
    reader = Kept("somebody")
    await client.app.state.house.hall.look(made[0], reader, Stance(Who("somebody", "Somebody")), None)
    mine = (await client.get("/api/me/tables")).json()
    assert [one["yours"] for one in mine] == [True] * 5
    assert (await client.delete(f"/api/tables/{made[0]}")).status_code == 204
    told = reader.last("event")
    assert (told["kind"], told["patch"]["ending"]) == ("ended", {"kind": "closed"})
    again, missing = [await client.delete(f"/api/tables/{one}") for one in (made[0], "nosuchtable")]
    assert (again.status_code, missing.status_code) == (409, 404)
    assert made[0] not in [one["table"] for one in (await client.get("/api/tables")).json()]
    assert (await client.post("/api/tables", json={"public": True})).status_code == 201


async def test_nobody_closes_the_table_of_another(client: AsyncTestClient[Litestar]) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    made = (await client.post("/api/tables", json={"public": True})).json()["table"]
    assert (await client.delete(f"/api/tables/{made}", headers={"origin": "https://evil.example"})).status_code == 403
    client.cookies.clear()
    assert (await client.delete(f"/api/tables/{made}")).status_code == 401
    bohdan = (await client.post("/api/guest", json={"name": "Bohdan"})).json()
    refused = await client.delete(f"/api/tables/{made}")
    assert (refused.status_code, refused.json()["extra"]) == (403, {"key": "refusal.not_host"})
    hall: Hall = client.app.state.house.hall
    person = (await client.get("/api/me/export")).json()["person"]["id"]
    await hall.command(made, TakeSeat(table=made, seat=2, name=bohdan["name"]), Who(person, "Bohdan"))
    assert [one["yours"] for one in (await client.get("/api/me/tables")).json()] == [False]
    shown = (await client.get("/api/tables")).json()
    assert (shown[0]["state"], "owner" in shown[0]["about"]) == ("open", False)


async def test_figures_are_for_whoever_runs_the_server(client: AsyncTestClient[Litestar]) -> None:
    await client.post("/api/guest", json={"name": "Olena"})
    await client.post("/api/tables", json={})
    house = client.app.state.house
    house.settings = replace(house.settings, metrics_token="secret")  # noqa: S106 - a test's own
    for token, status in {"": 404, "Bearer wrong": 404, "Bearer secret": 200}.items():
        assert (await client.get("/metrics", headers={"authorization": token})).status_code == status
    told = (await client.get("/metrics", headers={"authorization": "Bearer secret"})).text
    assert 'hexmoot_requests_total{status="201"}' in told
    assert "process_cpu_seconds_total" in told
    assert "hexmoot_write_seconds_count" in told


async def test_without_a_token_figures_are_for_this_machine(client: AsyncTestClient[Litestar]) -> None:
    house = client.app.state.house
    plain, behind = house.settings, replace(house.settings, public_url="https://play.example")
    forwarded = {"x-forwarded-for": "192.0.2.1"}

    async def asked(address: str, settings: Settings, headers: dict[str, str]) -> int:
        house.settings = settings
        transport = ASGITransport(client.app, client=(address, 40000))
        async with AsyncClient(transport=transport, base_url="http://localhost") as asker:
            return (await asker.get("/metrics", headers=headers)).status_code

    assert await asked("127.0.0.1", plain, {}) == 200
    assert await asked("::1", plain, {}) == 200
    assert await asked("192.0.2.1", plain, {}) == 404
    assert await asked("127.0.0.1", plain, forwarded) == 404
    # A proxy of this machine that adds no header at all.
    assert await asked("127.0.0.1", behind, {}) == 404


def test_an_id_of_a_table_can_stand_in_a_command() -> None:
    assert all(fresh_table().table[0].isalnum() for _ in range(500))
