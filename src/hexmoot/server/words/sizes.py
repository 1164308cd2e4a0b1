"""How long and how large a word may be. What is longer is refused before anything looks at it."""

from typing import Annotated

from msgspec import Meta

# Raised when a client of the version before would misread a message.
PROTOCOL = 1

MOST_SEATS = 6

Seat = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Millis = Annotated[int, Meta(ge=0, le=2**53 - 1)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(max_length=40)]
GivenNonce = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
OptionValue = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=300)]
Hash = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
Badge = Annotated[str, Meta(max_length=16, pattern="^[0-9a-f]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1)]
