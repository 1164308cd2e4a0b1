"""The text of the pages: help and log."""

from rich.text import Text

from hexmoot.render.canvas import padded
from hexmoot.server.reading import Message
from hexmoot.terminal import colours
from hexmoot.terminal.island.drawing import ROBBER_SIGN, WILDLING_SIGN, sign
from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import goods_text, options_of
from hexmoot.terminal.watch import WILDLINGS, wildling_sign
from hexmoot.terminal.widgets.actions import ACTIONS, OF_THE_WATCH, key_name
from hexmoot.terminal.widgets.log import log_lines
from hexmoot.terminal.widgets.painted import ACCENT, QUIET, STRONG, emblem, goods
from hexmoot.terminal.widgets.seats import facts_of
from hexmoot.words import Words

# Keys that work everywhere, with what they do.
ALWAYS = (
    ("F1 ?", "help"),
    ("F2", "language"),
    ("F3 l", "log"),
    ("F4 m", "menu"),
    ("F5 c", "talk"),
    ("F9 i", "aid"),
    ("Ctrl+Q", "quit"),
)
CHOOSING = (("← ↑ ↓ →", "help_arrows"), ("a…z", "help_letters"), ("Enter", "help_enter"), ("Esc", "help_escape"))
LOOKING = (("← ↑ ↓ →", "help_look"),)
WIDTH = 10
MOST_LINES = 10_000


def help_text(words: Words, view: Message) -> Text:
    """What the game of a table is about, as its page of rules has it in short; the keys; how things are drawn."""
    options, watch = options_of(view), bool(view.get("watch"))
    text = Text()
    for told in ("learn-aim-text", "learn-points-text", "learn-turn-text", "learn-costs-text", "terminal-help_bright"):
        text.append(words.say(told, **options) + "\n\n")
    for action in ACTIONS:
        if action.name in OF_THE_WATCH and not watch:
            continue
        key = key_name(words, action)
        _row(text, f"{key} {action.other}", words.say(f"terminal.do_{action.name}"))
    text.append("\n" + words.say("terminal.help_choosing") + "\n", STRONG)
    for key, name in CHOOSING:
        _row(text, key, words.say(f"terminal.{name}"))
    text.append("\n" + words.say("terminal.help_always") + "\n", STRONG)
    for key, name in ALWAYS:
        _row(text, key, words.say(f"terminal.{name}"))
    text.append("\n" + words.say("terminal.help_island") + "\n", STRONG)
    for key, name in LOOKING:
        _row(text, key, words.say(f"terminal.{name}"))
    _row(text, "(▲) [▲]", f"{words.say('piece', piece='s')}, {words.say('piece', piece='c')}")
    _row(text, "━▲━", words.say("piece", piece="r"))
    _row(text, ROBBER_SIGN, words.say("robber"))
    if watch:
        _row(text, "[▲▲···]1:2", words.say("terminal.help_wall"))
        for kind in WILDLINGS:
            _row(
                text,
                f"{WILDLING_SIGN}{wildling_sign(words, kind)}",
                words.say("labelled", item=words.say("wildling", wildling=kind), text=_does(words, kind)),
            )
    _row(text, "•••••", words.say("terminal.help_pips"))
    for kind in "LWGBO":
        text.append("  ").append(goods(kind, f"2:1{sign(words, kind)}")).append(
            f"  {words.say('harbour', kind=kind)}\n"
        )
    for colour in colours.EMBLEMS:
        text.append("  ").append(emblem(colour)).append(f" {words.say('colour', colour=colour)}")
    return text


def _does(words: Words, kind: str) -> str:
    return words.say("wildling-does", wildling=kind)


def _row(text: Text, key: str, meaning: str) -> None:
    text.append(f"  {padded(key, WIDTH)}", ACCENT).append(f" {meaning}\n")


def log_text(session: Session, words: Words) -> Text:
    """The whole log."""
    return Text("\n".join(log_lines(session, words, MOST_LINES)))


def facts_text(session: Session, words: Words, invitation: str) -> Text:
    """What all may know of each seat; AID-01: prices; and the bank. Above all the link that brings others, if any."""
    view, text = session.view, Text()
    if invitation:
        text.append(f"{words.say('page.share')}\n", STRONG).append(f"    {invitation}\n\n", QUIET)
    for seat in view["seats"]:
        text.append(emblem(seat["colour"])).append(f" {session.name(seat['seat'], words)}\n", STRONG)
        if view.get("points"):
            text.append(f"    {' · '.join(facts_of(session, seat['seat'], words))}\n", QUIET)
    if view.get("bank"):
        _bank(text, session, words)
    return text


def _bank(text: Text, session: Session, words: Words) -> None:
    """Prices; then what the bank has, and what a card of each kind costs there."""
    view = session.view
    text.append(f"\n{words.say('page.aid-costs')}\n", STRONG)
    for piece in "rsc":
        _row(text, words.say("piece", piece=piece), goods_text(words, view["costs"][piece]))
    _row(text, words.say("page.buy-short"), goods_text(words, view["costs"]["buy"]))
    if "g" in view["costs"]:
        _row(text, words.say("terminal.do_guard"), goods_text(words, view["costs"]["g"]))
    text.append(f"\n{words.say('page.aid-bank')}\n", STRONG)
    for kind, count in view["bank"].items():
        rate = f" · {words.say('page.aid-rates')} {view['rates'][session.seat - 1][kind]}:1" if session.seat else ""
        _row(text, words.say("kind", kind=kind), f"{count} {words.say('page.aid-stock')}{rate}")
    _row(text, words.say("deck"), str(view["deck"]))
