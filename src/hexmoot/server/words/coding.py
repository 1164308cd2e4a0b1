"""Messages to bytes and back."""

from msgspec import DecodeError, ValidationError, json

from hexmoot.server.words.client import ClientMessage
from hexmoot.server.words.server import Refusal, ServerMessage

# The longest message that a client has any reason to send.
LONGEST = 8192

_encoder = json.Encoder()
_client: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
_server: json.Decoder[ServerMessage] = json.Decoder(ServerMessage)


def encode(message: ClientMessage | ServerMessage) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)


def read_client(data: bytes | str) -> ClientMessage | Refusal:
    """The message of a client, or why it is none."""
    if len(data) > LONGEST:
        return Refusal("too_long", key="refusal.too_long", arguments={"most": LONGEST})
    try:
        return _client.decode(data)
    except (ValidationError, DecodeError, RecursionError, UnicodeDecodeError) as error:
        return Refusal("malformed", key="refusal.malformed", arguments={"reason": str(error)[:200]})


def read_server(data: bytes | str) -> ServerMessage:
    """The message of a server."""
    return _server.decode(data)
