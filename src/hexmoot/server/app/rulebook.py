"""The rules as data: where each comes from, and on which options it depends. What they say is in the words."""

from functools import cache

from litestar import Controller, get
from msgspec import Struct

from hexmoot.editions import keys
from hexmoot.editions.edition import edition
from hexmoot.rules.catalogue import Rule, replaced_by, rules, rules_in, watch_rules
from hexmoot.server.app.described import refusals


class RuleLine(Struct, frozen=True):
    """A rule of the catalogue: the letters of its rule books, the options that change it, and where it is in force.

    `replaced_by` are the second game's rules that stand in its place there.
    """

    id: str
    chapter: str
    sources: list[str]
    options: list[str]
    editions: list[str]
    replaced_by: list[str]


@cache
def _lines() -> list[RuleLine]:
    books = {key: rules_in(edition(key).book) for key in keys()}

    def line(rule: Rule) -> RuleLine:
        editions = [key for key, book in books.items() if rule.id in book]
        chapter = rule.id.partition("-")[0]
        replacing = list(replaced_by(rule.id))
        return RuleLine(rule.id, chapter, list(rule.sources), list(rule.options), editions, replacing)

    return [line(rule) for rule in (*rules().values(), *watch_rules().values())]


class Rulebook(Controller):
    """The catalogue of rules."""

    path = "/api"
    tags = ("house",)

    @get("/rules", summary="All rules by ID: chapter, sources, options, editions", responses=refusals())
    async def rules(self) -> list[RuleLine]:
        """In the order of the chapters, the second game's (W) last; the same for everybody.

        Their titles and texts are words, in every language.
        """
        return _lines()
