"""Refusing a request: for programs a key with arguments, for people a sentence in the language that they asked for."""

from functools import cache
from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException

from hexmoot.server.app.described import Problem
from hexmoot.server.app.house import AnyRequest, House
from hexmoot.server.app.page import not_a_place
from hexmoot.server.app.refused import Refused
from hexmoot.words import Words, choose, explain

log = structlog.get_logger()

NOT_FOUND = 404
# What a request carries that was looked at before its handler; one without a route never is.
GUARDED = "guarded"
# What a request meets before any handler of ours: no such page, a body that is no JSON, too much of it.
BY_STATUS = {
    401: "refusal.no_person",
    403: "refusal.strange_origin",
    404: "refusal.not_there",
    413: "refusal.too_large",
    429: "refusal.too_fast",
    503: "refusal.unavailable",
}


def refused(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """The answer to a request that was refused; somebody who looks for a page gets the page, which says so itself."""
    error = _limited(request, error)
    problem, language = problem_of(error, request.headers.get("accept-language", ""))
    log.info("request refused", method=request.method, status=error.status_code, key=problem.extra["key"])
    if error.status_code == NOT_FOUND and _wants_page(request):
        return not_a_place(request)
    headers = {**(error.headers or {}), "content-language": language, "vary": "accept-language"}
    return Response(problem, status_code=error.status_code, headers=headers)


def _limited(request: AnyRequest, error: HTTPException) -> HTTPException:
    """The refusal itself, or that of too many: an address that asks for what is not there has no more than others."""
    if request.state.get(GUARDED):
        return error
    house: House = request.app.state.house
    try:
        house.slow_down(house.requests, house.address(request))
    except Refused as too_fast:
        return too_fast
    return error


def problem_of(error: HTTPException, languages: str) -> tuple[Problem, str]:
    """A refusal with its sentence, in the language that fits best, and that language."""
    extra = _extra(error)
    arguments = {name: value for name, value in extra.items() if isinstance(value, str | int) and name != "key"}
    words = _words(choose(languages))
    return Problem(error.status_code, explain(words, str(extra["key"]), arguments), extra), words.tag


def _wants_page(request: AnyRequest) -> bool:
    accepts = request.headers.get("accept", "")
    return request.method == "GET" and "text/html" in accepts and not request.url.path.startswith("/api/")


def _extra(error: HTTPException) -> dict[str, Any]:
    if isinstance(error, Refused):
        return {"key": error.key, **error.arguments}
    found: dict[str, Any] = {"key": BY_STATUS.get(error.status_code, "refusal.malformed")}
    # What is wrong with which field, in the words of whoever reads it: for those who write clients.
    return found | ({"problems": error.extra} if isinstance(error.extra, list) else {})


@cache
def _words(tag: str) -> Words:
    return Words(tag)
