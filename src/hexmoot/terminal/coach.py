"""The coach's answer in words: moves with their reasons, the places and numbers behind them, and a word on offers."""

from rich.text import Text

from hexmoot.notation.letters import KINDS
from hexmoot.server.reading import Message
from hexmoot.terminal.moves import move_text
from hexmoot.terminal.session import Session
from hexmoot.terminal.telling import goods_text
from hexmoot.terminal.widgets.painted import FAINT, STRONG
from hexmoot.words import Words

# Reasons that are told for a move.
MOST_REASONS = 3
# Less than this changes nothing that a player would notice.
WORTH_NAMING = 0.05
LEAVE = "leave"
ANSWERS = ("y", "n", "d")
# A hyphen is no minus.
MINUS = "\N{MINUS SIGN}"


def advice_choices(words: Words, session: Session, advice: Message) -> list[tuple[str, Text]]:
    """What can be done on the coach's advice, by the code of the move; what it says to offers comes first.

    Where an offer had better be left and there is nothing to say to it, the code is none of a move: see `is_move`.
    """
    verdicts = advice.get("offers", ())
    choices = dict(_on_offer(words, session, verdict) for verdict in verdicts)
    # What is said to an offer is said once.
    answers = {f"{answer}{verdict['maker']}" for verdict in verdicts for answer in ANSWERS}
    for advised in advice["moves"]:
        if advised["move"] not in answers:
            text = Text(move_text(words, advised["move"], session.names, session.view), STRONG)
            if abs(advised["gain"]) >= WORTH_NAMING:
                text.append("  ").append(gain_text(words, advised["gain"]), FAINT)
            choices[advised["move"]] = _with_reasons(text, reasons_of(words, session, advised))
    return list(choices.items())


def is_move(code: str) -> bool:
    """Whether a choice is a move, and not a word to the reader alone."""
    return not code.startswith(LEAVE)


def _on_offer(words: Words, session: Session, verdict: Message) -> tuple[str, Text]:
    """What the coach says to an offer, and the move that follows it."""
    maker = verdict["maker"]
    who = session.name(maker, words)
    word = "take" if verdict["take"] else "near" if verdict["near"] else "leave"
    said = words.say("coach-offer", verdict=word, who=who)
    text = Text(words.say("labelled", item=words.say("learn-coach-offer", who=who), text=said), STRONG)
    # However slight: what is refused without a reason is not understood.
    reasons = [] if verdict["near"] else reasons_of(words, session, verdict["advice"], least=0)
    refusal = f"n{maker}" if maker in session.moves.get("n", ()) else f"{LEAVE}{maker}"
    return verdict["advice"]["move"] if verdict["take"] else refusal, _with_reasons(text, reasons)


def _with_reasons(text: Text, reasons: list[str]) -> Text:
    for reason in reasons:
        text.append("\n").append(reason, FAINT)
    return text


def gain_text(words: Words, gain: float) -> str:
    """What a move gains or costs, in victory points with their sign."""
    # The form of the noun is that of the number as it is shown.
    count = round(abs(gain), 1)
    sign = "+" if gain > 0 else MINUS
    return words.say("learn-coach-gain", worth=f"{sign}{words.number(count)}", count=count)


def reasons_of(words: Words, session: Session, advised: Message, least: float = WORTH_NAMING) -> list[str]:
    """Why a move is liked or not, a line for each reason: the first in any case, of the others none that is slight."""
    reasons = [one for at, one in enumerate(advised["reasons"]) if at == 0 or abs(one[1]) >= least]
    return [_reason(words, session, advised, term, change) for term, change in reasons[:MOST_REASONS]]


def _reason(words: Words, session: Session, advised: Message, term: str, change: float) -> str:
    sentence = words.say(f"coach-{term}", "loss" if change < 0 else "gain")
    facts = (advised.get("facts") or {}).get(term)
    # Scripts without blanks between words have none between sentences.
    blank = "" if sentence.endswith("。") else " "
    return f"{sentence}{blank}{_facts(words, session, term, facts)}" if facts else sentence


def _facts(words: Words, session: Session, term: str, facts: Message) -> str:
    """The places and numbers behind a reason."""
    count = next((facts[name] for name in ("points", "cards", "count") if name in facts), 0)
    told: Message = {**facts, "count": count}
    if facts.get("hexes"):
        told["hexes"] = words.listed(
            words.say("coach-hex", kind=one[0], token=one[1:]) for one in facts["hexes"].split()
        )
    if facts.get("kinds"):
        told["kinds"] = _kinds(words, facts["kinds"])
    if facts.get("lacking"):
        told["lacking"] = goods_text(words, facts["lacking"])
    if facts.get("hero"):
        told["name"] = words.say(f"hero-{facts['hero']}")
    if facts.get("who"):
        told["who"] = session.name(facts["who"], words)
    # What is waited for is told as the hand is.
    return words.say(f"coach-{'hand' if term == 'waiting' else term}", _part(term, facts), **told)


def _part(term: str, facts: Message) -> str:
    """Which of a term's sentences these facts are for."""
    if facts.get("lacking") == "":
        return "whole"
    if term == "guards" and facts.get("lacking"):
        return "lacking"
    if term == "cards" and facts.get("who"):
        return "steal"
    if term == "hero" and facts.get("count"):
        return "choice"
    return "hexes" if facts.get("who") and facts.get("hexes") else "facts"


def _kinds(words: Words, letters: str) -> str:
    if len(letters) == len(KINDS):
        return words.say("any-kind")
    return words.listed(words.say("kind", kind=kind) for kind in letters)
