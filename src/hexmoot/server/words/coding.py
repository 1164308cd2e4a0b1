"""Messages to bytes and back."""

from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json
from msgspec.structs import astuple

from hexmoot.server.settings import LONGEST_MESSAGE
from hexmoot.server.words.client import ClientMessage
from hexmoot.server.words.server import Refusal, ServerMessage

# The longest nonce, and the longest id of a table.
LONGEST_WORD = 40

_encoder = json.Encoder()
_client: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_server: json.Decoder[ServerMessage] = json.Decoder(ServerMessage)


def encode(message: ClientMessage | ServerMessage) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


class _Envelope(Struct, frozen=True):
    """What of a message that is none may still be read, so that its sender knows which one is meant."""

    nonce: Any = ""
    table: Any = ""


_envelope: json.Decoder[_Envelope] = json.Decoder(_Envelope)


def read_client(data: bytes | str) -> ClientMessage | Refusal:
    """The message of a client, or why it is none."""
    if len(data) > LONGEST_MESSAGE:
        return Refusal("too_long", key="refusal.too_long", arguments={"most": LONGEST_MESSAGE})
    try:
        return _client.decode(data)
    except (ValidationError, DecodeError, RecursionError, UnicodeDecodeError) as error:
        nonce, table = _sender(data)
        return Refusal("malformed", table, nonce, key="refusal.malformed", arguments={"reason": str(error)[:200]})


def _sender(data: bytes | str) -> tuple[str, str]:
    """The nonce and the table of a message that cannot be read, where these can."""
    try:
        found = _envelope.decode(data)
    except (ValidationError, DecodeError, RecursionError, UnicodeDecodeError):
        return "", ""
    nonce, table = (one if isinstance(one, str) and len(one) <= LONGEST_WORD else "" for one in astuple(found))
    return nonce, table


def read_server(data: bytes | str) -> ServerMessage:
    """The message of a server."""
    return _server.decode(data)
