"""Messages of the server as sentences."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from hexmoot.editions.checker import idle
from hexmoot.editions.edition import resolve_for
from hexmoot.rules.errors import HexmootError
from hexmoot.server.reading import Message
from hexmoot.terminal.session import Entry
from hexmoot.words import Words, explain, tell_all

# What happens around a game and is worth a line; the rest shows on the screen.
KINDS = {
    *("seated", "stood_up", "freed", "filled", "started", "start_cancelled", "stewarded", "taken_back"),
    *("not_trading", "abort_vote", "void_vote", "went_away", "came_back", "ended", "rematched"),
    *("host_changed", "removed", "locked", "tracked", "paused", "seat_asked"),
}


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the rules, as the server tells it."""

    key: str
    seat: int | None = None
    kind: str | None = None
    count: int = 0
    place: str | None = None
    other: int | None = None
    asked: tuple[int, ...] | None = None
    dice: tuple[int, int] | None = None
    section: int | None = None
    space: int | None = None
    trail: int | None = None
    clan: str | None = None


def lines_of(entry: Entry, words: Words, before: Entry | None = None) -> list[str]:
    """The lines of the log that a message is worth, after the one before."""
    message = entry.message
    if message["t"] == "chat":
        said = words.say(f"phrase.{message['phrase']}") if message.get("phrase") else message.get("text", "")
        return [words.say("labelled", item=message["name"], text=said)]
    happenings = [Happening(**event) for event in message.get("events") or () if event]
    lines = tell_all(words, happenings, entry.names(words), watch=entry.watch)
    if message["kind"] in KINDS and not _is_steward_again(message, before):
        lines.insert(0, _table_line(entry, words))
    return lines


def _is_steward_again(message: Message, before: Entry | None) -> bool:
    """Whether the steward goes on for the same seat: that is said once for what it does in a row."""
    is_same = before is not None and all(before.message.get(key) == message.get(key) for key in ("kind", "by"))
    return message["kind"] == "stewarded" and is_same


def _table_line(entry: Entry, words: Words) -> str:
    message = entry.message
    by, patch, names = message.get("by"), message.get("patch", {}), entry.names(words)
    chair: Message = next((one for one in patch.get("seats") or () if one["seat"] == by), {})
    votes = patch.get("votes") or {}
    kind = message["kind"]
    is_on = {
        "not_trading": chair.get("not_trading"),
        "locked": patch.get("locked"),
        "tracked": (patch.get("settings") or {}).get("tracker"),
    }.get(kind, by in votes.get(kind.removesuffix("_vote"), ()))
    # Who asks for a seat does not sit there yet.
    asking: list[str] = [one["name"] for one in patch.get("newcomers") or () if one["seat"] == by]
    missing = [names.get(seat) or words.say("seat", seat=seat) for seat in message.get("missing", ())]
    return words.say(
        f"table.{kind}",
        who=missing or asking or names.get(by or 0) or (words.say("seat", seat=by) if by else words.say("host")),
        on=bool(is_on),
        cause=chair.get("steward") or "nobody",
        reason=(patch.get("ending") or {}).get("kind", "closed"),
        colour=chair.get("colour", ""),
    )


def rule_text(words: Words, rule: str, view: Message) -> str:
    """A rule as the table plays it, in one sentence, with its ID."""
    return words.say("labelled", item=rule, text=words.say(f"rule.{rule}", **options_of(view)))


def options_of(view: Message) -> dict[str, Any]:
    """The options that have a say at a table, and the `game` whose rules are in force, as words take them."""
    settings = view.get("settings") or {}
    # A server that is newer than we are may play what we do not know: then it is said without its options.
    with suppress(HexmootError, KeyError):
        played = resolve_for(settings["edition"], settings["options"], settings["seats"])
        silent = idle(played.options, played.game)
        return {name: value for name, value in played.options.items() if name not in silent} | {"game": played.book}
    return {}


def refusal_text(words: Words, refusal: Message, view: Message) -> str:
    """Why something was not done, in one sentence."""
    if refusal.get("rule"):
        return rule_text(words, refusal["rule"], view)
    return explain(words, refusal.get("key") or f"refusal.{refusal['code']}", refusal.get("arguments", {}))


def say_with_keys(words: Words, key: str, /, **more: object) -> str:
    """A sentence that names the keys for yes and no."""
    return words.say(key, enter="Enter", escape="Esc", **more)


def goods_text(words: Words, letters: str) -> str:
    """`LLG` as 2 lumber and 1 grain."""
    return words.bundle({kind: letters.count(kind) for kind in "LWGBO"})
