"""What there is to play with: editions, options, bots, colours, boxes; and an island to look at beforehand."""

import asyncio
from collections import Counter
from itertools import product
from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Struct

import hexmoot
from hexmoot.batch.start import deck_of
from hexmoot.bots.registry import LEVELS, PARTNER, bots, called, described, face, level
from hexmoot.deal.island import FIXED, Layout
from hexmoot.editions.boards import COLOURS, supply
from hexmoot.editions.checker import changeable, fewest_seats, most_seats
from hexmoot.editions.edition import DEFAULT, edition, keys, shown
from hexmoot.editions.options import OPTIONS, Option
from hexmoot.game.game import Game
from hexmoot.notation.letters import CARDS
from hexmoot.rules.chance import FACES
from hexmoot.rules.errors import HexmootError
from hexmoot.server.app.described import CHANGING, WITH_BODY, refusals
from hexmoot.server.app.refused import Refused
from hexmoot.server.table.opening import edition_of, settings_refusal
from hexmoot.server.table.sight import Sight
from hexmoot.server.words.settings import TableSettings
from hexmoot.words import LANGUAGES, PHRASES, Words


class EditionLine(Struct, frozen=True):
    """An edition: the rule books it follows, and every option as it has it; `-` where others leave it no say.

    `language`: that of the readers of the book; empty for one that is nobody's own.
    `book`: which rules are in force, as the catalogue divides them: `base`, `watch`, or `plain`.
    `changeable`: the options that a host can change in it, those that only its game has first.
    """

    key: str
    book: str
    sources: list[str]
    language: str
    seats: tuple[int, int]
    options: dict[str, str]
    changeable: list[str]


class OptionLine(Struct, frozen=True):
    """An option, and what it can be: one of `values`, or a number from `low` to `high`."""

    name: str
    kind: str
    values: list[str]
    low: int
    high: int


class BotLine(Struct, frozen=True):
    """A bot that can be put on a seat: how strong it plays, from 1, and the word that its face is drawn from.

    names, about: what it is called and how it plays, by language.
    """

    name: str
    level: int
    face: str
    names: dict[str, str]
    about: dict[str, str]


class BoxLine(Struct, frozen=True):
    """What a box for so many seats holds: development cards by kind, and so many resource cards of each kind.

    board: the shape of its land; that of the second game is for as many seats as the first.
    """

    board: str
    seats: tuple[int, int]
    deck: dict[str, int]
    cards_each: int


class About(Struct, frozen=True):
    """All that a client needs to know to offer a table.

    What things are called is not in it, for clients have words; but a bot may be newer than they are.
    levels: the best that a bot can have. partner: the bot for whoever has chosen none.
    rolls: by the sum of the two dice, in how many of their ways to fall it comes.
    """

    version: str
    editions: list[EditionLine]
    options: list[OptionLine]
    bots: list[BotLine]
    levels: int
    partner: str
    colours: list[str]
    phrases: list[str]
    boxes: list[BoxLine]
    rolls: dict[int, int]


class Example(Struct, frozen=True):
    """An island as a table of these settings could get it; `watch` and `north`: all that the second game has beside it.

    `printed`: it is always this one.
    """

    board: dict[str, Any]
    printed: bool
    watch: dict[str, Any] | None
    north: dict[str, Any] | None


def _edition(key: str) -> EditionLine:
    found = edition(key)
    seats = (fewest_seats(found.options), most_seats(found.options))
    can = changeable(found.options, found.game)
    return EditionLine(key, found.book, list(found.sources), found.language, seats, shown(found), list(can))


def _place_of(key: str) -> tuple[bool, bool]:
    """The standard game comes first, then the others of its book, then the rest."""
    return key != DEFAULT, edition(key).sources != edition(DEFAULT).sources


def _option(option: Option) -> OptionLine:
    values = {"choice": list(option.choices), "yes_no": ["yes", "no"]}.get(option.kind, [])
    return OptionLine(option.name, option.kind, values, option.low, option.high)


def bot_line(name: str) -> BotLine:
    """A registered bot, with its own words or those of the house."""
    words = {tag: Words(tag) for tag in LANGUAGES}
    names = {tag: called(name, tag) or said.say("bot", bot=name) for tag, said in words.items()}
    about = {tag: described(name, tag) or said.say("bot", "about", bot=name) for tag, said in words.items()}
    return BotLine(name, level(name), face(name), names, about)


def _box(name: str) -> BoxLine:
    box = supply(name)
    deck = {card: count for card, count in zip(CARDS, deck_of(box), strict=True) if count}
    return BoxLine(box.shape, box.seats, deck, box.cards_each)


def _rolls() -> dict[int, int]:
    faces = range(1, FACES + 1)
    return dict(sorted(Counter(one + other for one, other in product(faces, faces)).items()))


class Stock(Controller):
    """What the house has."""

    path = "/api"
    tags = ("house",)

    @get("/house", summary="Editions, options, bots, colours, phrases, boxes and dice", responses=refusals())
    async def about(self) -> About:
        """The same for everybody."""
        return About(
            version=hexmoot.__version__,
            editions=[_edition(key) for key in sorted(keys(), key=_place_of)],
            options=[_option(option) for option in OPTIONS.values()],
            # The first time, words have to be read for it.
            bots=await asyncio.to_thread(lambda: [bot_line(name) for name in bots()]),
            levels=LEVELS,
            partner=PARTNER,
            colours=list(COLOURS),
            phrases=list(PHRASES),
            boxes=[_box(name) for name in ("island", "large", "gift")],
            rolls=_rolls(),
        )

    @post(
        "/island",
        summary="An island to look at before a table is made",
        status_code=200,
        responses=refusals(*WITH_BODY, *CHANGING),
    )
    async def island(self, data: JSONBody[TableSettings]) -> Example:
        """Dealt anew each time; the table will get another, unless its edition has a printed one."""
        try:
            game = Game(edition_of(data), seats=data.seats)
        except HexmootError as error:
            refusal = settings_refusal(error)
            raise Refused(400, refusal.key, **refusal.arguments) from None
        shown = Sight(game).public(game.view(None), game.actors, {})
        printed = Layout.read(game.start.layout).terrain_mode == FIXED
        return Example(shown["board"], printed, shown["watch"], shown["north"])
