"""Where somebody wants to play: the address of a server and a table there, or the link that invites to it."""

import re
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

if TYPE_CHECKING:
    from hexmoot.words import Words

# An invitation, as the page gives it to be sent to friends.
LINK = re.compile(r"/t/([^/]+)/?")


def _parts(address: str) -> SplitResult | None:
    """The parts of an address at which a server may be."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    is_one = parts.scheme in ("http", "https") and parts.hostname and address.isprintable() and " " not in address
    return parts if is_one else None


def find_table(connect: str, table: str, words: "Words") -> tuple[str, str]:
    """The server, and the table there if one is named, by itself or by its link. Raises ValueError."""
    from msgspec import ValidationError, convert

    from hexmoot.server.words.sizes import TableId

    parts = _parts(connect)
    if parts is None:
        raise ValueError(words.say("terminal.bad_address", given=connect))
    link = LINK.fullmatch(parts.path)
    wanted = table or (link[1] if link else "")
    try:
        if wanted:
            convert(wanted, TableId)
    except ValidationError:
        raise ValueError(words.say("refusal.no_table")) from None
    return f"{parts.scheme}://{parts.netloc}", wanted
