"""Where somebody wants to play: the address of a server and a table there, or the link that invites to it."""

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from hexmoot.words import Words

# An invitation, as the page gives it to be sent to friends.
LINK = re.compile(r"/t/([^/]+)/?")


def find_table(connect: str, table: str, words: "Words") -> tuple[str, str]:
    """The server, and the table there if one is named, by itself or by its link. Raises ValueError."""
    from msgspec import ValidationError, convert

    from hexmoot.server.words.sizes import TableId

    parts = urlsplit(connect) if connect.isprintable() and " " not in connect else None
    if parts is None or parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(words.say("terminal.bad_address", given=connect))
    link = LINK.fullmatch(parts.path)
    wanted = table or (link[1] if link else "")
    try:
        if wanted:
            convert(wanted, TableId)
    except ValidationError:
        raise ValueError(words.say("refusal.no_table")) from None
    return f"{parts.scheme}://{parts.netloc}", wanted
