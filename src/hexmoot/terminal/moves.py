"""Moves in words, for whoever is to make one: what is done, what it needs, and what is lacking."""

import re
from collections.abc import Mapping

from hexmoot.server.reading import Message
from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import goods_text
from hexmoot.terminal.watch import card_letter, is_watch, watch_move_text
from hexmoot.words import Words

# The development card that a kind of move plays.
CARDS = {"kn": "K", "rb": "R", "yp": "Y", "mo": "M", "vp": "V", "kn@": "K", "nr": "N"}
# Kinds whose codes no message could be called by.
NAMES = {"d>": "close", "o-": "withdraw"}
# Those of the second game alone.
OWN = ("g", "h")
# The kinds of moves that a turn is made of, as the server is asked about them; the second game has other cards.
KINDS = ("roll", "r", "s", "c", "buy", "t", "o", "kn", "rb", "yp", "mo", "end")
WATCH_KINDS = ("roll", "r", "s", "c", "buy", "t", "o", "kn", "rb", "yp", "g", "nr", "h", "end")
# What comes up only now and then: it is told of when it can be done.
MOMENTS = ("x", "rob", "d", "y", "n", "d>", "o-", "vp", "win")
# What is built or bought.
BUILDS = ("r", "s", "c", "g", "buy")
_CODE = re.compile(r"(roll|rob|buy|end|win|kn|rb|yp|mo|vp|o-|d>|[scrtoxynd])[@:]?(.*)")


def asked_stage(turn: Message, moves: Message) -> str:
    """The stage of a turn as the prompt has it: once trading is over, by whether anything can still be built."""
    stage: str = turn["stage"]
    if not turn["built"] or stage not in ("main", "paired"):
        return stage
    return "building" if any(moves.get(kind) for kind in BUILDS) else "ending"


def act_text(words: Words, kind: str, view: Message) -> str:
    """A kind of move in words."""
    if kind in OWN:
        return words.say("learn-watch-act", watch_act=kind)
    if is_watch(view) and kind in CARDS and kind != "vp":
        return words.say("page-card-go", card=card_letter(view, CARDS[kind]))
    return words.say("learn-act", act=NAMES.get(kind, kind))


def need_text(words: Words, kind: str) -> str:
    """What a kind of move needs."""
    if kind in OWN:
        return words.say("learn-watch-need", watch_act=kind)
    # Recruits are a card like a knight.
    return words.say("learn-need", need="kn" if kind == "nr" else NAMES.get(kind, kind))


def lack_text(words: Words, session: Session, reason: Message) -> str:
    """What is lacking for a move, as the server counted it; where the rule alone says it, what the rule is called."""
    if not reason.get("lack"):
        return words.say(f"rule-{reason['rule']}", "title")
    facts = reason.get("facts", {})
    who = session.name(facts["seat"], words) if "seat" in facts else ""
    goods = goods_text(words, facts.get("goods", ""))
    return words.say("learn-lack", **{**facts, "lack": reason["lack"], "goods": goods, "who": who})


def move_text(words: Words, code: str, names: Mapping[int, str], view: Message) -> str:
    """A move in words: what is done, and with what or where."""
    own = watch_move_text(words, code, names)
    found = _CODE.fullmatch(code)
    if own or not found:
        return own or code
    act, detail = act_text(words, found[1], view), _detail(words, found[1], found[2], names)
    return words.say("labelled", item=act, text=detail) if detail else act


def _detail(words: Words, kind: str, rest: str, names: Mapping[int, str]) -> str:
    def called(seat: str) -> str:
        return names.get(int(seat)) or words.say("seat", seat=int(seat))

    if kind == "rob":
        place, _, victim = rest.partition(">")
        return words.say("learn-act-robs", place=place, whom=called(victim)) if victim else place
    if kind in ("t", "o"):
        gives, _, takes = rest.partition("/")[0].partition(">")
        return swap_text(words, gives, takes)
    if kind in ("x", "yp"):
        return goods_text(words, rest)
    if kind == "mo":
        return words.say("kind", kind=rest)
    return called(rest) if kind in ("y", "n", "d", "d>") else rest


def swap_text(words: Words, gives: str, takes: str) -> str:
    """What is given for what."""
    return words.say("terminal.swap", gives=goods_text(words, gives), takes=goods_text(words, takes))
