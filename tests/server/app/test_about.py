"""What the house has: as the library has it, and nothing that the library would refuse."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from hexmoot.bots import registry
from hexmoot.bots.registry import bots
from hexmoot.editions.boards import colours
from hexmoot.editions.edition import edition, keys, shown
from hexmoot.editions.options import OPTIONS, parse
from hexmoot.game.game import Game
from hexmoot.game.redaction import redact
from hexmoot.notation.letters import CARDS
from hexmoot.notation.record import read_record
from hexmoot.rules.catalogue import rules, watch_rules
from hexmoot.server.app.application import make_app
from hexmoot.server.settings import Settings
from hexmoot.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[3] / "suites" / "records"


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(
        make_app(Settings(db=f"sqlite:///{tmp_path}/tables.sqlite", hosts="testserver.local"))
    ) as client:
        yield client


async def test_the_house_has_what_the_library_has(client: AsyncTestClient[Litestar]) -> None:
    about = (await client.get("/api/house")).json()
    assert {line["key"]: line["options"] for line in about["editions"]} == {key: shown(edition(key)) for key in keys()}
    assert {line["key"]: line["seats"] for line in about["editions"]}["k-base"] == [3, 6]
    # The standard book first; and each says whose it is.
    assert [line["key"] for line in about["editions"]][:3] == ["z-base", "z-first", "j-base"]
    books = {line["key"]: line["book"] for line in about["editions"] if line["book"] != "base"}
    assert books == {"w-base": "watch", "w-plain": "plain"}
    can = {line["key"]: line["changeable"] for line in about["editions"]}
    assert can["w-base"][:4] == ["gift_limit", "giant_closes_ranks", "roads", "gift_map"]
    assert not {"robber_desert", "harbours", "tokens", "setup", "board", "extra_build", "win_claim"} & {*can["w-base"]}
    assert "gift_limit" not in can["z-base"]
    assert {line["key"][0]: line["language"] for line in about["editions"]} == {
        "z": "zh-Hant",
        "k": "ko",
        "j": "ja",
        "u": "uk",
        "w": "",
    }
    assert [line["name"] for line in about["options"]] == list(OPTIONS)
    for line in about["options"]:
        for value in line["values"]:
            parse(line["name"], value)
    assert [line["name"] for line in about["bots"]] == list(bots())
    assert about["partner"] in bots()
    assert len(about["colours"]) == 6


async def test_every_bot_is_named_and_described_in_every_language(
    client: AsyncTestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = {"en": "Owl", "ko": "올빼미"}
    monkeypatch.setitem(registry._BOTS, "owl", registry.Entry("owl:Owl", 4, "owl", own, {"en": "Thinks at night."}))
    about = (await client.get("/api/house")).json()
    for line in about["bots"]:
        assert set(line["names"]) == set(line["about"]) == set(LANGUAGES)
        assert all([*line["names"].values(), *line["about"].values()])
        assert 1 <= line["level"] <= about["levels"]
    lines = {line["name"]: line for line in about["bots"]}
    assert lines["greedy"]["names"]["uk"] == Words("uk").say("bot", bot="greedy")
    assert (lines["owl"]["names"]["ko"], lines["owl"]["names"]["ja"]) == ("올빼미", "Owl")
    assert (lines["owl"]["level"], lines["owl"]["face"], lines["owl"]["about"]["uk"]) == (4, "owl", "Thinks at night.")


async def test_a_box_holds_what_a_game_of_its_seats_starts_with(client: AsyncTestClient[Litestar]) -> None:
    *boxes, gift = (await client.get("/api/house")).json()["boxes"]
    state = Game("w-base", seats=4, seed=1).state
    assert gift["board"] == "gift"
    assert [gift["deck"].get(card, 0) for card in CARDS] == list(state.deck)
    assert {gift["cards_each"]} == set(state.bank)
    seen = []
    for box in boxes:
        for seats in range(box["seats"][0], box["seats"][1] + 1):
            options = {"players": str(seats)} if seats == 2 else {}
            state = Game("k-base", options=options, seats=seats, seed=1).state
            assert list(box["deck"]) == list("KRYMV")
            assert [box["deck"].get(card, 0) for card in CARDS] == list(state.deck)
            assert {box["cards_each"]} == set(state.bank)
            seen.append(seats)
    assert seen == [2, 3, 4, 5, 6]


async def test_the_rolls_are_those_of_two_dice(client: AsyncTestClient[Litestar]) -> None:
    rolls = (await client.get("/api/house")).json()["rolls"]
    # PROD-06
    assert rolls == {
        str(total): ways for total, ways in zip(range(2, 13), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True)
    }


async def test_the_rules_are_those_of_the_catalogue(client: AsyncTestClient[Litestar]) -> None:
    found = (await client.get("/api/rules")).json()
    every = {**rules(), **watch_rules()}
    assert [line["id"] for line in found] == list(every)
    for line in found:
        rule = every[line["id"]]
        assert line["id"].startswith(line["chapter"] + "-")
        assert (line["sources"], line["options"]) == (list(rule.sources), list(rule.options))
        assert set(line["options"]) <= set(OPTIONS)
    assert [line["options"] for line in found if line["id"] == "TURN-02"] == [["phases"]]


async def test_a_rule_says_in_which_editions_it_is_in_force(client: AsyncTestClient[Litestar]) -> None:
    found = {line["id"]: line for line in (await client.get("/api/rules")).json()}
    first = [key for key in keys() if not key.startswith("w-")]
    assert found["PLAY-01"]["editions"] == list(keys())
    # What contradicted the second game: 19 hexes, the bank at 4:1, 2 points, the monopoly, a win at any moment.
    for rule, by in {
        "BOARD-01": ["W-SETUP-01", "W-OPT-02"],
        "TRADE-06": ["W-TRADE-01"],
        "DEV-03": ["W-BUILD-03"],
        "DEV-06": [],
        "WIN-02": ["W-END-03"],
    }.items():
        assert "w-base" not in found[rule]["editions"], rule
        assert found[rule]["replaced_by"] == by
        assert set(first) <= set(found[rule]["editions"])
    # The plain game of that box has the common bank and awards, but its own island, and no Wall.
    assert [rule for rule, line in found.items() if rule.startswith("W-") and "w-plain" in line["editions"]] == [
        "W-OPT-01",
        "W-OPT-02",
    ]
    assert "w-plain" in found["TRADE-06"]["editions"]
    assert "w-plain" not in found["BOARD-01"]["editions"]


async def test_the_rules_are_described(client: AsyncTestClient[Litestar]) -> None:
    described = (await client.get("/api/schema/openapi.json")).json()
    answers = described["paths"]["/api/rules"]["get"]["responses"]
    assert {"200", "429", "503"} <= set(answers)
    fields = described["components"]["schemas"]["RuleLine"]["properties"]
    assert set(fields) == {"id", "chapter", "sources", "options", "editions", "replaced_by"}
    # A table's outline too, and how one is known.
    assert described["components"]["schemas"]["LobbyLine"]["properties"]["about"]["$ref"].endswith("/Outline")
    known = described["components"]["securitySchemes"]
    assert (known["session"]["in"], known["session"]["name"]) == ("cookie", "hexmoot")
    assert known["token"]["scheme"] == "bearer"


async def test_every_parameter_is_described(client: AsyncTestClient[Litestar]) -> None:
    described = (await client.get("/api/schema/openapi.json")).json()
    found = {
        (path, method, one["name"]): one
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        for one in operation.get("parameters", [])
    }
    assert {name for _, _, name in found} >= {"view", "after", "idempotency-key", "table", "name", "bot"}
    assert [place for place, one in found.items() if not one.get("description")] == []
    seats = ["1", "2", "3", "4", "5", "6"]
    views = {path: one["schema"]["enum"] for (path, _, name), one in found.items() if name == "view"}
    assert views == {
        "/api/records/{name}": ["", "public", *seats],
        "/api/records/{name}/replay": ["all", "public", *seats],
    }


@pytest.mark.parametrize(
    ("key", "seats", "hexes"), [("z-base", 4, 19), ("k-base", 6, 30), ("z-first", 3, 19), ("w-base", 3, 21)]
)
async def test_an_island_to_look_at(client: AsyncTestClient[Litestar], key: str, seats: int, hexes: int) -> None:
    boards, is_printed = [], key in ("z-first", "w-base")
    for _ in range(2):
        answer = await client.post("/api/island", json={"edition": key, "seats": seats})
        assert answer.status_code == 200
        boards.append(answer.json()["board"])
        assert len(boards[-1]["hexes"]) == hexes
        assert boards[-1]["harbours"]
        assert answer.json()["printed"] == is_printed
        # The trails of the second game are drawn from what is printed there.
        assert len((answer.json()["north"] or {"trails": []})["trails"]) == (8 if key == "w-base" else 0)
    # A printed island is always the same.
    assert (boards[0] == boards[1]) == is_printed


@pytest.mark.parametrize(
    ("body", "word"),
    [({"edition": "x-base"}, "x-base"), ({"seats": 6}, "3-4"), ({"options": {"hand_limit": "99"}}, "99")],
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
    assert replay["colours"] == list(colours(3, fixed=True))
    assert sum(replay["statistics"]["dice"].values()) == text.count(" roll ")
    seen = (await client.post("/api/replays", json={"record": text, "view": "2"})).json()
    assert (seen["view"]["my_hand"], replay["view"]["my_hand"]) == ("LGB", None)


def redacted(text: str) -> str:
    return redact(read_record(text), 1).hgn()


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        (lambda _: "", "refusal.record_unreadable"),
        (lambda _: "nonsense", "refusal.record_unreadable"),
        (lambda text: text.replace(" roll", " end", 1), "refusal.record_broken"),
        (lambda text: text[: len(text) // 2], "refusal.record_unreadable"),
        (redacted, "refusal.record_redacted"),
    ],
    ids=["nothing", "no-record", "another-move", "half-of-it", "with-cards-left-out"],
)
async def test_a_file_that_cannot_be_replayed_is_refused_by_a_key(
    client: AsyncTestClient[Litestar], broken: Callable[[str], str], key: str
) -> None:
    text = (RECORDS / "edition-z-first-3.hgn").read_text(encoding="utf-8")
    refused = await client.post("/api/replays", json={"record": broken(text)})
    assert refused.status_code == 400
    assert "\n" not in refused.json()["detail"]
    assert refused.json()["extra"]["key"] == key


async def test_a_view_that_no_seat_has_is_refused(client: AsyncTestClient[Litestar]) -> None:
    text = (RECORDS / "edition-z-first-3.hgn").read_text(encoding="utf-8")
    refused = await client.post("/api/replays", json={"record": text, "view": "4"})
    assert (refused.status_code, refused.json()["extra"]) == (400, {"key": "refusal.bad_view", "seats": 3})
