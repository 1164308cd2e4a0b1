"""The languages there are, and which of them somebody would like best."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

LOCALES = files("hexmoot.words").joinpath("locales")

# `ko_KR.UTF-8@variant`: only what comes before the dot is the language.
_TAG = re.compile(r"([A-Za-z]{2,8})(?:[-_][A-Za-z0-9]{1,8})*(?:[.@].*)?")
_WEIGHT = re.compile(r"q\s*=\s*([01](?:\.[0-9]{0,3})?)", re.IGNORECASE)
# A header longer than this was not written by a browser.
_MOST = 50


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its tag, what its speakers call it, and the direction it is written in."""

    tag: str
    name: str
    direction: str


LANGUAGES: Mapping[str, Language] = {
    row["tag"]: Language(**row) for row in json.loads(LOCALES.joinpath("languages.json").read_text(encoding="utf-8"))
}
ENGLISH = "en"
# One Chinese serves all who read Chinese, whatever script or country they name; so it is with every language.
_BY_SUBTAG = {tag.partition("-")[0]: tag for tag in LANGUAGES}


def choose(wanted: str) -> str:
    """The tag of the language that fits best: for an Accept-Language header, or for a locale such as ko_KR.UTF-8."""
    found = [
        (weight, _BY_SUBTAG[subtag]) for subtag, weight in map(_read, wanted.split(",")[:_MOST]) if subtag in _BY_SUBTAG
    ]
    # Of equals max keeps the first, as the header means it.
    weight, tag = max(found, key=lambda one: one[0], default=(0.0, ENGLISH))
    return tag if weight > 0 else ENGLISH


def from_environment(environment: Mapping[str, str]) -> str:
    """The tag of the language that a terminal is set to."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return choose(next(filter(None, names), ""))


def _read(part: str) -> tuple[str, float]:
    """The first subtag of a language range, and its weight; no subtag for what is none."""
    tag, _, parameter = part.partition(";")
    match = _TAG.fullmatch(tag.strip())
    weight = _WEIGHT.fullmatch(parameter.strip())
    if match is None or (parameter.strip() and weight is None):
        return "", 0.0
    return match[1].lower(), float(weight[1]) if weight else 1.0
