"""What helps at the table, on one page: what can be done now (AID-02), the cards (AID-03) and the dice (AID-04)."""

from collections.abc import Iterable, Mapping
from contextlib import suppress

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hexmoot.batch.start import box_of, deck_of
from hexmoot.editions.edition import resolve_for
from hexmoot.notation.letters import CARDS as LETTERS
from hexmoot.notation.watch_words import HEROES
from hexmoot.render.canvas import cells
from hexmoot.render.island import pips
from hexmoot.rules.errors import HexmootError
from hexmoot.server.reading import Message
from hexmoot.terminal.moves import CARDS, KINDS, MOMENTS, WATCH_KINDS, act_text, lack_text, need_text
from hexmoot.terminal.session import Session
from hexmoot.terminal.watch import WILDLINGS, card_effect, card_letter, hero_name, is_watch
from hexmoot.terminal.widgets.actions import ACTIONS, key_name
from hexmoot.terminal.widgets.north import CLANS
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, WARNING
from hexmoot.words import Words

# What the question for this page is known by.
ASKED = "aid"
CAN, CANNOT = "✓", "✗"
TOTALS = range(2, 13)
ROLLS = sum(map(pips, TOTALS))
# A sign for each of so many rolls; the numbers have two digits.
BAR = "█"
CARD_HEADS = ("learn-cards-box", "learn-cards-played", "learn-cards-own", "learn-cards-unseen")
FIGURE = 10


def kinds_asked(view: Message) -> list[str]:
    """The kinds of moves that the table is asked about."""
    return list(WATCH_KINDS if view.get("watch") else KINDS)


def aid_page(session: Session, words: Words, answers: Mapping[str, Message | None] | None) -> Group:
    """All of it; `answers` are the table's, by kind of move, and None for whoever has no seat in a game."""
    parts: list[RenderableType] = []
    if answers is not None:
        parts += [_title(words.say("learn-can")), *_can_do(session, words, answers)]
    parts += [_title(words.say("page.hand-cards")), *_cards(session, words)]
    parts += [_title(words.say("learn-rolls")), _rolls(words)]
    if session.view.get("watch"):
        parts += _north(session, words)
    return Group(*parts)


def _title(text: str) -> Text:
    return Text(text, ACCENT)


def _grid(*widths: int | None) -> Table:
    """Columns of so many cells; one without a width has the rest, and folds what is longer."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for width in widths:
        grid.add_column(width=width, ratio=None if width else 1, overflow="fold")
    return grid


def _filled(widths: tuple[int | None, ...], rows: Iterable[Iterable[RenderableType]]) -> Table:
    grid = _grid(*widths)
    for row in rows:
        grid.add_row(*row)
    grid.add_row()
    return grid


def _below(text: str) -> Padding:
    """More about what stands above."""
    return Padding(Text(text, QUIET), (0, 0, 0, 2))


# AID-02


def _can_do(session: Session, words: Words, answers: Mapping[str, Message | None]) -> list[RenderableType]:
    """Every kind of move: its key, what it needs, and what stands in the way."""
    view = session.view
    grid = _grid(1, max(cells(key_name(words, action)) for action in ACTIONS), None)
    cards = view.get("my_cards") or {}
    held = cards.get("old", "") + cards.get("new", "")
    moments = [kind for kind in MOMENTS if kind in session.moves]
    # A card that one does not have is of no interest; the table of cards tells of it.
    for kind in [*moments, *(kind for kind in kinds_asked(view) if CARDS.get(kind, "") in held)]:
        reason = None if kind in session.moves else answers.get(kind)
        about = Text(act_text(words, kind, view), STRONG if reason is None else QUIET)
        about.append(f"\n{need_text(words, kind)}", QUIET)
        if reason is not None and reason.get("rule"):
            about.append(f"\n{lack_text(words, session, reason)}", WARNING).append(f" {reason['rule']}", QUIET)
        sign = Text(CAN, ACCENT) if reason is None else Text(CANNOT, QUIET)
        grid.add_row(sign, Text(_key(words, kind), ACCENT), about)
    grid.add_row()
    return [grid]


def _key(words: Words, kind: str) -> str:
    """The key that does it; what is chosen on the island has none."""
    return next((key_name(words, action) for action in ACTIONS if kind in action.kinds), "")


# AID-03


def _cards(session: Session, words: Words) -> list[RenderableType]:
    """What each card does, how many there are, and where they are by what is open."""
    view = session.view
    box, played = _box(view), "".join(one["played"] for one in view.get("cards") or ())
    cards = view.get("my_cards") or {}
    own = cards.get("old", "") + cards.get("new", "")
    heads = [words.say(key) for key in CARD_HEADS]
    table = _grid(None, *[FIGURE] * len(heads))
    table.add_row("", *(Text(head, QUIET, justify="right") for head in heads))
    parts: list[RenderableType] = [table]
    for card in LETTERS:
        if not _is_in_play(card, view, box):
            continue
        unseen = box[card] - played.count(card) - own.count(card) if box else None
        counts = (box.get(card), played.count(card), own.count(card), unseen)
        row = _grid(None, *[FIGURE] * len(counts))
        figures = (Text("" if count is None else str(count), STRONG, justify="right") for count in counts)
        row.add_row(Text(words.say("card", card=card_letter(view, card)), STRONG), *figures)
        parts += [row, _below(card_effect(words, view, card))]
    note = words.say("learn-cards-note", count=view["deck"]) if view.get("deck") is not None else ""
    return [*parts, Text(f"\n{note}\n")]


def _box(view: Message) -> dict[str, int]:
    """What cards there are, by letter; nothing if the table plays by a book that we do not know."""
    settings = view.get("settings") or {}
    with suppress(HexmootError, KeyError):
        edition = resolve_for(settings["edition"], settings["options"], settings["seats"])
        return dict(zip(LETTERS, deck_of(box_of(edition, settings["seats"])), strict=True))
    return {}


def _is_in_play(card: str, view: Message, box: dict[str, int]) -> bool:
    if box:
        return box[card] > 0
    return card != ("M" if is_watch(view) else "N")


# AID-04


def _rolls(words: Words) -> Table:
    """How likely each sum of the dice is."""
    rows = []
    for total in TOTALS:
        ways = pips(total)
        percent = f"{words.number(round(100 * ways / ROLLS))}%"
        odds = words.say("learn-rolls-of", ways=ways, all=ROLLS)
        rows.append((Text(f"{total:>2}", ACCENT), BAR * ways * 2, Text(percent, justify="right"), Text(odds, QUIET)))
    return _filled((2, 12, 4, None), rows)


# The second game


def _north(session: Session, words: Words) -> list[RenderableType]:
    """The wildling die, the tokens and the heroes."""
    watch, north = session.view["watch"], session.view["north"]
    first, second = north["point_guards"]
    points = words.say("learn-points-guards", first=first, second=second)
    return [
        _title(words.say("learn-odds")),
        _die(words, north),
        Text(f"{words.say('learn-odds-note')}\n\n{points}\n", QUIET),
        _title(words.say("learn-tokens")),
        *_tokens(words, watch),
        _title(words.say("learn-heroes")),
        *_heroes(session, words),
    ]


def _die(words: Words, north: Message) -> Table:
    trails, faces = north["trails"], north["faces"]
    rows = [
        (
            words.say("learn-odds-trail", trail=one["trail"], clan=CLANS[one["clan"]], section=one["section"] + 1),
            Text(words.say("learn-odds-of", ways=1, all=faces), QUIET),
        )
        for one in trails
    ]
    idle = words.say("learn-odds-of", ways=faces - len(trails), all=faces)
    rows.append((words.say("learn-odds-none", low=len(trails) + 1, high=faces), Text(idle, QUIET)))
    return _filled((None, 20), rows)


def _tokens(words: Words, watch: Message) -> list[RenderableType]:
    """The tokens by clan and kind: how many are open, how many nobody has seen."""
    used = sum(watch["used"].values())
    heads = (words.say("learn-tokens-open"), words.say("learn-tokens-unseen"))
    rows: list[tuple[RenderableType, ...]] = [("", *(Text(head, QUIET, justify="right") for head in heads))]
    for clan in CLANS:
        for wildling in WILDLINGS:
            counts = (watch[where].get(f"{clan}.{wildling}", 0) for where in ("used", "unseen"))
            named = f"{words.say('clan', clan=clan)} · {words.say('wildling', wildling=wildling)}"
            rows.append((named, *(Text(str(count), justify="right") for count in counts)))
    return [Text(words.say("page.tokens", count=watch["supply"], used=used), QUIET), _filled((None, 12, 12), rows)]


def _heroes(session: Session, words: Words) -> list[RenderableType]:
    """What each hero does, and who has it."""
    held = {one["hero"]: seat for seat, one in enumerate(session.view["watch"]["heroes"], 1) if one}
    parts: list[RenderableType] = []
    for hero in HEROES:
        text = Text(hero_name(words, hero), STRONG)
        if hero in held:
            text.append(f"  {words.say('learn-heroes-of', who=session.name(held[hero], words))}", ACCENT)
        parts += [text, _below(words.say(f"hero.{hero}-does"))]
    return parts
