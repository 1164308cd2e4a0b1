"""Places in long lists: each line says where it stands, and the next page begins after the last one seen."""

import re
from typing import Annotated

from litestar.params import QueryParameter

from hexmoot.server.app.refused import Refused
from hexmoot.server.store import Place

# Lines of a page.
MOST = 50
_PLACE = re.compile(r"([0-9]{1,16})\.([A-Za-z0-9_-]{1,40})")

After = Annotated[
    str,
    QueryParameter(
        name="after",
        required=False,
        description="Where to go on: the `place` of the last line seen; without it the list begins at its top",
    ),
]


def place_text(at: int, line: str) -> str:
    """The place of a line, by its time and its id."""
    return f"{at}.{line}"


def place_of(text: str) -> Place | None:
    """The place that somebody names; none is the beginning."""
    if not text:
        return None
    found = _PLACE.fullmatch(text)
    if found is None:
        raise Refused(400, "refusal.bad_place")
    return Place(int(found[1]), found[2])
