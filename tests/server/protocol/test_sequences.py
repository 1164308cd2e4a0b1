"""Golden sequences of the protocol: for every message and every move, the frames that everybody concerned gets.

`HEXMOOT_WRITE_GOLDEN=1 pytest tests/server/protocol` writes them anew; look at the difference, then run `make docs`.
"""

import json
import os
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

import hexmoot as hx
from hexmoot.server.words.client import ClientMessage
from hexmoot.server.words.server import ServerMessage
from tests.server.protocol.scene import FOLDER, Scene
from tests.server.protocol.scenes import around, coming, moves, refusals, sitting, trading, watch

ROOT = Path(__file__).resolve().parents[3]
CHAPTERS = (coming, sitting, moves, trading, watch, around, refusals)
SCENES = {one.name: one for chapter in CHAPTERS for one in vars(chapter).values() if isinstance(one, Scene)}
IS_WRITING = bool(os.environ.get("HEXMOOT_WRITE_GOLDEN"))
SAID, HEARD = "→", "←"


@pytest.mark.parametrize("name", SCENES)
async def test_the_sequence_is_the_golden_one(name: str, tmp_path: Path) -> None:
    scene = SCENES[name]
    text = await scene.perform(tmp_path)
    if IS_WRITING:
        scene.path.parent.mkdir(parents=True, exist_ok=True)
        scene.path.write_text(text, encoding="utf-8")
        pytest.fail("written anew: read the difference, and run once more without HEXMOOT_WRITE_GOLDEN", pytrace=False)
    assert text == scene.path.read_text(encoding="utf-8")


def frames(name: str, way: str) -> list[dict[str, Any]]:
    """The frames of a golden file that were said, or heard."""
    text = SCENES[name].path.read_text(encoding="utf-8")
    return [json.loads(frame) for frame in re.findall(rf"^[a-z0-9 ]+ {way} (.+)$", text, re.MULTILINE)]


def validator(file: str) -> Any:
    """What a schema file of the docs says."""
    text = (ROOT / "docs" / "protocol" / f"{file}.schema.json").read_text(encoding="utf-8")
    return jsonschema_rs.validator_for(json.loads(text))


def test_every_frame_is_as_the_schema_files_say() -> None:
    client, server = validator("client"), validator("server")
    wrong = [name for name in SCENES for frame in frames(name, SAID) if not client.is_valid(frame)]
    assert wrong == ["refusals/malformed"]
    for name in SCENES:
        for frame in frames(name, HEARD):
            server.validate(frame)


def test_there_is_no_file_without_a_scene() -> None:
    assert {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.rglob("*.txt")} == set(SCENES)


def tags(messages: Any) -> set[str]:
    return {one.__struct_config__.tag for one in get_args(messages)}


def test_every_message_of_a_client_has_a_sequence() -> None:
    assert {frame["t"] for name in SCENES for frame in frames(name, SAID)} == tags(ClientMessage)


def test_every_message_of_the_server_is_in_some_sequence() -> None:
    heard = {frame["t"] for name in SCENES for frame in frames(name, HEARD)}
    assert heard == tags(ServerMessage)


def test_every_kind_of_move_is_done_in_some_sequence() -> None:
    done = {type(hx.parse_move(move)) for name in SCENES for move in moves_done(name)}
    assert done == {kind for kind in move_kinds() if not kind.is_outcome}


def moves_done(name: str) -> set[str]:
    """The moves of a scene that were accepted."""
    accepted = {frame["nonce"] for frame in frames(name, HEARD) if frame["t"] == "accepted"}
    return {frame["move"] for frame in frames(name, SAID) if "move" in frame and frame.get("nonce") in accepted}


def move_kinds() -> set[type[hx.Move]]:
    found = [getattr(hx, name) for name in hx.__all__]
    return {kind for kind in found if isinstance(kind, type) and issubclass(kind, hx.Move)} - {hx.Move}
