"""The text of the pages: help and log."""

from rich.text import Text

from hexmoot.terminal import colours
from hexmoot.terminal.island.drawing import ROBBER_SIGN, sign
from hexmoot.terminal.session import Session
from hexmoot.terminal.widgets.actions import ACTIONS
from hexmoot.terminal.widgets.log import log_lines
from hexmoot.terminal.widgets.painted import ACCENT, STRONG, emblem, goods
from hexmoot.words import Words

# Keys that work everywhere, with what they do.
ALWAYS = (("F1 ?", "help"), ("F2 l", "language"), ("F3 g", "log"), ("Ctrl+Q", "quit"))
CHOOSING = (("← ↑ ↓ →", "help_arrows"), ("a…z", "help_letters"), ("Enter", "help_enter"), ("Esc", "help_escape"))
WIDTH = 10
MOST_LINES = 500


def help_text(words: Words) -> Text:
    """The keys, and how things are drawn."""
    text = Text()
    for action in ACTIONS:
        key = words.say("terminal.space") if action.key == "space" else action.key
        _row(text, f"{key} {action.other}" if action.key != "space" else key, words.say(f"terminal.do_{action.name}"))
    text.append("\n" + words.say("terminal.help_choosing") + "\n", STRONG)
    for key, name in CHOOSING:
        _row(text, key, words.say(f"terminal.{name}"))
    text.append("\n" + words.say("terminal.help_always") + "\n", STRONG)
    for key, name in ALWAYS:
        _row(text, key, words.say(f"terminal.{name}"))
    text.append("\n" + words.say("terminal.help_island") + "\n", STRONG)
    _row(text, "(▲) [▲]", f"{words.say('piece', piece='s')}, {words.say('piece', piece='c')}")
    _row(text, "━▲━", words.say("piece", piece="r"))
    _row(text, ROBBER_SIGN, words.say("robber"))
    _row(text, "•••••", words.say("terminal.help_pips"))
    for kind in "LWGBO":
        text.append("  ").append(goods(kind, f"2:1{sign(words, kind)}")).append(
            f"  {words.say('harbour', kind=kind)}\n"
        )
    for colour in colours.EMBLEMS:
        text.append("  ").append(emblem(colour)).append(f" {words.say('colour', colour=colour)}")
    return text


def _row(text: Text, key: str, meaning: str) -> None:
    text.append(f"  {key:<{WIDTH}}", ACCENT).append(f" {meaning}\n")


def log_text(session: Session, words: Words) -> Text:
    """The whole log."""
    return Text("\n".join(log_lines(session, words, MOST_LINES)))
