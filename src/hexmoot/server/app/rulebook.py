"""The rules as data: where each comes from, and on which options it depends. What they say is in the words."""

from litestar import Controller, get
from msgspec import Struct

from hexmoot.rules.catalogue import Rule, rules, watch_rules
from hexmoot.server.app.described import refusals


class RuleLine(Struct, frozen=True):
    """A rule of the catalogue: the letters of its rule books, and the options that change it."""

    id: str
    chapter: str
    sources: list[str]
    options: list[str]


def _line(rule: Rule) -> RuleLine:
    return RuleLine(rule.id, rule.id.partition("-")[0], list(rule.sources), list(rule.options))


class Rulebook(Controller):
    """The catalogue of rules."""

    path = "/api"
    tags = ("house",)

    @get("/rules", summary="All rules by ID: chapter, sources, options", responses=refusals())
    async def rules(self) -> list[RuleLine]:
        """In the order of the chapters, the second game's (W) last; the same for everybody.

        Their titles and texts are words, in every language.
        """
        return [_line(rule) for rule in (*rules().values(), *watch_rules().values())]
