"""The saved games in words, to choose the one that goes on."""

from collections.abc import Sequence
from datetime import datetime

from hexmoot.terminal.links.link import Saved
from hexmoot.terminal.links.saved import short_name
from hexmoot.terminal.screens.chooser import Chooser
from hexmoot.terminal.telling import say_with_keys
from hexmoot.words import Words

NEW = "new"


def saved_text(words: Words, game: Saved) -> str:
    """Edition, seats, turn, the day and hour of the last move on this machine's clock, and what the game is called."""
    names = (words.say("bot-name", name=name) if is_bot else name for name, is_bot in game.seats)
    day = datetime.fromtimestamp(game.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    turn = words.say("terminal.saved_turn", turn=game.turn)
    return " · ".join((words.say(f"edition.{game.edition}"), ", ".join(names), turn, day, short_name(game.table)))


def chooser_of(words: Words, games: Sequence[Saved], lost: int) -> Chooser:
    """The list of the games, and a new one at its end; it says how many cannot be read."""
    choices = [(game.table, saved_text(words, game)) for game in games]
    choices.append((NEW, words.say("terminal.do_new_game")))
    hint = say_with_keys(words, "terminal.choose_hint")
    if lost:
        hint = f"{words.say('terminal.saved_lost', count=lost)}\n{hint}"
    return Chooser(words.say("terminal.saved_title"), choices, hint)
