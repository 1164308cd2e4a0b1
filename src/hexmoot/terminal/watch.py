"""The second game in words: its cards, places and moves."""

import re
from collections.abc import Mapping

from hexmoot.notation.letters import DESERT, KINDS
from hexmoot.server.reading import Message
from hexmoot.words import Words
from hexmoot.words.telling import WATCH_CARDS

GIFT = "gift"
WILDLINGS = ("regular", "climber", "giant")
ICE = "I"
_CAMP = re.compile(r"(river|cave|hornfoot)([1-5])")


def is_watch(view: Message) -> bool:
    """Whether a table plays on the land of the second game, with the Wall or without it."""
    return (view.get("board") or {}).get("shape") == GIFT


def card_letter(view: Message, card: str) -> str:
    """The letter by which words know a development card at this table."""
    return WATCH_CARDS.get(card, card) if is_watch(view) else card


def card_effect(words: Words, view: Message, card: str) -> str:
    """What a development card does at this table: without the Wall a patrol has no wildlings to meet."""
    if card == "K" and is_watch(view) and not view.get("watch"):
        return words.say("card-effect", "plain")
    return words.say("card-effect", card=card_letter(view, card))


def terrain_letter(view: Message, letter: str) -> str:
    """The letter by which words and colours know a terrain at this table: the desert of that land is ice."""
    return ICE if letter == DESERT and is_watch(view) else letter


def hero_name(words: Words, hero: str) -> str:
    """The title of a hero."""
    return words.say(f"hero.{hero}")


def wildling_sign(words: Words, wildling: str) -> str:
    """The letter that stands for a kind of wildling: in every language another one for each kind."""
    return words.say("terminal.wildling_sign", wildling=wildling)


def watch_move_text(words: Words, code: str, names: Mapping[int, str]) -> str:
    """A move of the second game in words; nothing if it is none."""
    kind, _, rest = code.partition("@")
    if kind in ("g", "nr") and rest:
        thing = words.say("terminal.do_guard") if kind == "g" else words.say("card", card="N")
        return words.say("labelled", item=thing, text=words.say("place-section", section=int(rest)))
    if kind == "kn" and rest:
        return words.say("labelled", item=words.say("card", card="P"), text=rest)
    if not code.startswith("h:"):
        return ""
    return hero_text(words, code.removeprefix("h:"), names)


def hero_text(words: Words, how: str, names: Mapping[int, str]) -> str:
    """What stands behind `h:`, in words."""
    bare = {"flip": "page.hero-turn", "pass": "page.hero-skip"}
    if how in bare:
        return words.say(bare[how])
    hero, sign, rest = _parted(how)
    if hero == "take":
        return words.say("page.hero-take", name=hero_name(words, rest))
    if hero == "pick":
        return picked_text(words, rest)
    name = hero_name(words, hero)
    return words.say("labelled", item=name, text=_detail(words, hero, sign + rest, names)) if rest else name


def _parted(how: str) -> tuple[str, str, str]:
    found = re.fullmatch(r"([a-z]+)([=@:>]?)(.*)", how)
    assert found is not None  # noqa: S101 - the server lists nothing else
    return found[1], found[2], found[3]


def picked_text(words: Words, letter: str) -> str:
    """A card that a hero lets one choose: a resource, or a development card of this box."""
    if letter in KINDS:
        return words.say("kind", kind=letter)
    return words.say("card", card=WATCH_CARDS.get(letter, letter))


def _detail(words: Words, hero: str, rest: str, names: Mapping[int, str]) -> str:
    def called(seat: str) -> str:
        return names.get(int(seat)) or words.say("seat", seat=int(seat))

    def goods(letters: str) -> str:
        return words.bundle({kind: letters.count(kind) for kind in KINDS})

    if hero == "commander":
        kind, _, asked = rest[1:].partition("/")
        return f"{words.say('kind', kind=kind)} · {words.listed(called(seat) for seat in asked.split(','))}"
    if hero == "steward":
        gives, _, takes = rest[1:].partition(">")
        return words.say("terminal.swap", gives=goods(gives), takes=goods(takes))
    if hero == "scholar":
        return words.say("kind", kind=rest[1:])
    if hero == "builder":
        return rest[1:].replace(">", " → ")
    if hero == "arms":
        section, _, cards = rest[1:].partition(":")
        return f"{words.say('place-section', section=int(section))} · {goods(cards)}"
    if hero == "seer":
        return goods(rest[1:])
    if hero == "rebel":
        return called(rest[1:])
    if hero == "pathfinder":
        return north_text(words, rest[1:])
    return words.say("place-section", section=int(rest[1:])) if hero == "recruiter" else rest[1:]


def north_text(words: Words, place: str) -> str:
    """`cave2` and `3.1` in words."""
    camp = _CAMP.fullmatch(place)
    if camp:
        return words.say("place-camp", clan=camp[1], space=int(camp[2]))
    return words.say("place-clearing", section=int(place[0]))


def section_text(words: Words, view: Message, section: int) -> str:
    """A section of the Wall: its guards, and who stands before it."""
    watch = view["watch"]
    guards = sum(1 for seat in watch["wall"][section - 1] if seat)
    return words.say("terminal.section", section=section, count=guards, regulars=len(watch["clearings"][section - 1]))
