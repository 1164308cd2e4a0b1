"""What the description of the HTTP side says about refusals and about the parts of an address.

Refusals are every status code that a request can meet, with its body.
"""

from dataclasses import dataclass
from typing import Annotated, Any

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
    SecurityScheme,
)
from litestar.params import PathParameter
from msgspec import Struct

from hexmoot.server.app.identity import cookie_name
from hexmoot.server.settings import Settings

WHY = {
    400: "What was sent is not what is described here, or cannot be done",
    401: "Nobody is known by this request, or not by what was given with it",
    403: "A page of this origin may not speak for its user",
    404: "There is no such thing, or it is not for the asker",
    409: "Somebody else was first",
    413: "The body is too large",
    421: "The server is not known by the name that was called",
    429: "That was too fast",
    503: "The server is stopping, or its store does not answer: try again",
}
# A request with a body, and any request that changes something.
WITH_BODY = (400, 413)
CHANGING = (403,)
# Whatever is asked.
ALWAYS = (421, 429, 503)

TableId = Annotated[str, PathParameter(description="A table's id, as in its link")]
BotId = Annotated[str, PathParameter(description="The id of a bot of one's own, as GET /api/bots lists it")]
RecordId = Annotated[str, PathParameter(description="A record's id: that of the table where the game was played")]
RecordName = Annotated[
    str,
    PathParameter(description="A record's id; with .hgn or .jsonl behind it the record comes as a file of that form"),
]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: for people in `detail`, in the language asked for; for programs in `extra`.

    `extra` has a `key` of the words with its arguments; if a body does not fit its schema, `problems` say where.
    """

    status_code: int
    detail: str
    extra: dict[str, Any]


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler, and those that any request can meet."""
    return {
        code: ResponseSpec(Problem, description=WHY[code], generate_examples=False)
        for code in sorted({*codes, *ALWAYS})
    }


def security_schemes(settings: Settings) -> dict[str, SecurityScheme | Reference]:
    """How people and programs are known."""
    return {
        "session": SecurityScheme(
            type="apiKey",
            name=cookie_name(settings),
            security_scheme_in="cookie",
            description="The cookie that POST /api/guest, /api/login and the like set: a person in a browser.",
        ),
        "token": SecurityScheme(
            type="http", scheme="bearer", description="A bot's token from POST /api/bots, shown once."
        ),
    }


@dataclass
class RecordOperation(Operation):
    """A record comes in several forms, by its name."""

    def __post_init__(self) -> None:
        found = (self.responses or {}).get("200")
        if isinstance(found, OpenAPIResponse) and found.content is not None:
            text = Schema(type=OpenAPIType.STRING)
            found.content |= {form: OpenAPIMediaType(schema=text) for form in ("text/plain", "application/jsonl")}
