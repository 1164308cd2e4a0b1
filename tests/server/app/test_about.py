"""What the house has: as the library has it, and nothing that the library would refuse."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hexmoot.bots.registry import bots
from hexmoot.editions.edition import edition, keys, shown
from hexmoot.editions.options import OPTIONS, parse
from hexmoot.server.app.application import make_app
from hexmoot.server.settings import Settings

RECORDS = Path(__file__).parents[3] / "suites" / "records"


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(make_app(Settings(db=f"sqlite:///{tmp_path}/tables.sqlite"))) as client:
        yield client


async def test_the_house_has_what_the_library_has(client: AsyncTestClient[Litestar]) -> None:
    about = (await client.get("/api/house")).json()
    assert {line["key"]: line["options"] for line in about["editions"]} == {key: shown(edition(key)) for key in keys()}
    assert {line["key"]: line["seats"] for line in about["editions"]}["k-base"] == [3, 6]
    assert [line["name"] for line in about["options"]] == list(OPTIONS)
    for line in about["options"]:
        for value in line["values"]:
            parse(line["name"], value)
    assert [line["name"] for line in about["bots"]] == list(bots())
    assert len(about["colours"]) == 6


@pytest.mark.parametrize(("key", "seats", "hexes"), [("z-base", 4, 19), ("k-base", 6, 30), ("z-first", 3, 19)])
async def test_an_island_to_look_at(client: AsyncTestClient[Litestar], key: str, seats: int, hexes: int) -> None:
    boards = []
    for _ in range(2):
        answer = await client.post("/api/island", json={"edition": key, "seats": seats})
        assert answer.status_code == 200
        boards.append(answer.json()["board"])
        assert len(boards[-1]["hexes"]) == hexes
        assert boards[-1]["harbours"]
    # A printed island is always the same.
    assert (boards[0] == boards[1]) == (key == "z-first")


@pytest.mark.parametrize(
    ("body", "word"),
    [({"edition": "x-base"}, "x-base"), ({"seats": 6}, "3-4"), ({"options": {"hand_limit": "99"}}, "hand_limit")],
)
async def test_an_island_that_cannot_be_is_refused_in_a_sentence(
    client: AsyncTestClient[Litestar], body: dict[str, object], word: str
) -> None:
    answer = await client.post("/api/island", json=body)
    assert answer.status_code == 400
    assert word in answer.json()["detail"]


async def test_a_record_of_ones_own_is_replayed(client: AsyncTestClient[Litestar]) -> None:
    text = (RECORDS / "edition-z-first-3.hgn").read_text(encoding="utf-8")
    answer = await client.post("/api/replays", json={"record": text})
    assert answer.status_code == 200
    replay = answer.json()
    assert replay["tags"]["Edition"] == "z-first"
    assert replay["frames"][-1]["patch"]["turn"]["stage"] == "over"
    for broken in ("", "nonsense", text.replace(" roll", " end", 1), text[: len(text) // 2]):
        refused = await client.post("/api/replays", json={"record": broken})
        assert refused.status_code == 400
        assert "\n" not in refused.json()["detail"]
