"""How a server says no over HTTP: the key of its sentence, so that it can be told in the reader's own language."""

import json
import os
from urllib.error import HTTPError

from websockets.exceptions import InvalidStatus

from hexmoot.words import Words, explain, from_environment

# A key and what belongs into its sentence.
Said = tuple[str, dict[str, str | int]]


def said_no(error: HTTPError | InvalidStatus) -> Said:
    """The server's own sentence, or one about whoever answers in its place, such as a proxy."""
    if isinstance(error, HTTPError):
        with error:
            body, status = error.read(), f"{error.code} {error.reason}"
    else:
        answer = error.response
        body, status = bytes(answer.body or b""), f"{answer.status_code} {answer.reason_phrase}"
    try:
        told = dict(json.loads(body)["extra"])
        return str(told.pop("key")), {name: one for name, one in told.items() if isinstance(one, str | int)}
    except (ValueError, KeyError, TypeError):
        return "terminal.server_says", {"reason": status.strip()}


def why_not(error: HTTPError | InvalidStatus) -> str:
    """The same in the language of the terminal."""
    return explain(Words(from_environment(os.environ)), *said_no(error))
