"""The messages: decoded strictly, bounded, and described by the committed schema files."""

from pathlib import Path

import pytest

from hexmoot.server.settings import LONGEST_MESSAGE
from hexmoot.server.words.client import Act, ClientMessage, TakeSeat
from hexmoot.server.words.coding import encode, read_client, read_server
from hexmoot.server.words.schema import schema_files
from hexmoot.server.words.server import Bare, Event, Refusal, Welcome
from hexmoot.server.words.sizes import PROTOCOL

ROOT = Path(__file__).parents[3]


def test_the_committed_schema_files_are_those_of_the_types() -> None:
    # If this fails: python -m hexmoot.server.words.schema docs/protocol
    for name, text in schema_files().items():
        assert (ROOT / "docs" / "protocol" / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "message", [Act(table="t", seat=1, ask=7, nonce="n", move="roll"), TakeSeat("t", 2, "Anna", "red")]
)
def test_messages_round_trip(message: ClientMessage) -> None:
    assert read_client(encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"t":"dance"}',
        '{"t":"act","table":"t","seat":1,"ask":1,"nonce":"n","move":"roll","seed":1}',
        '{"t":"act","table":"t","seat":7,"ask":1,"nonce":"n","move":"roll"}',
        '{"t":"act","table":"t","seat":1,"ask":-1,"nonce":"n","move":"roll"}',
        '{"t":"act","table":"t","seat":1,"ask":1,"nonce":"","move":"roll"}',
        '{"t":"act","table":"t","seat":"1","ask":1,"nonce":"n","move":"roll"}',
        '{"t":"act","table":"../t","seat":1,"ask":1,"nonce":"n","move":"roll"}',
        '{"t":"reveal_dice","table":"t","seed":"ABC"}',
        '{"t":"create","settings":{"seats":99}}',
        '{"t":"act","table":"t","seat":1,"ask":1,"nonce":"n","move":"' + "x" * 301 + '"}',
        "[" * 5000,
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    answer = read_client(text.encode())
    assert isinstance(answer, Refusal)
    assert answer.code == "malformed"


@pytest.mark.parametrize(
    ("text", "nonce", "table"),
    [
        ('{"t":"act","table":"t","seat":1,"nonce":"a","ask":99999999999999,"move":"roll"}', "a", "t"),
        ('{"t":"no such","nonce":"a"}', "a", ""),
        ('{"t":"lock","table":7,"nonce":"a"}', "a", ""),
        ('{"t":"lock","table":"t","nonce":["a"]}', "", "t"),
        (f'{{"t":"lock","table":"t","nonce":"{"x" * 41}"}}', "", "t"),
        ('{"t":"lock","table":"t","nonce":"a"', "", ""),
        ('["lock"]', "", ""),
    ],
)
def test_a_refusal_says_which_message_is_meant_where_that_can_be_read(text: str, nonce: str, table: str) -> None:
    answer = read_client(text)
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.nonce, answer.table) == ("malformed", nonce, table)


def test_a_long_message_is_not_even_read() -> None:
    answer = read_client(b"x" * (LONGEST_MESSAGE + 1))
    assert isinstance(answer, Refusal)
    assert answer.code == "too_long"


def test_bytes_that_are_no_text_are_refused() -> None:
    assert isinstance(read_client(b'{"t":"\xff"}'), Refusal)


def test_the_server_names_the_protocol() -> None:
    said = encode(Welcome("hexmoot 0", "Anna", 5))
    assert f'"protocol":{PROTOCOL}'.encode() in said
    assert read_server(said) == Welcome("hexmoot 0", "Anna", 5)


def test_what_is_not_there_is_not_sent() -> None:
    assert encode(Bare("t", 3)) == b'{"t":"bare","table":"t","n":3}'
    assert encode(Event("t", 3, 5, "locked")) == b'{"t":"event","table":"t","n":3,"at":5,"kind":"locked"}'
