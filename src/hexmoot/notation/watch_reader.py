"""Reading the second game's component of HEN, and what follows from it for the common state."""

import re
from typing import Any

from hexmoot.batch.start import Start
from hexmoot.notation.letters import CARDS, KINDS, counts_of
from hexmoot.notation.parts import Part
from hexmoot.notation.position import EVERYTHING
from hexmoot.notation.watch_hen import COMMON_STAGES, settlements_with_tokens
from hexmoot.notation.watch_words import BATCH_SIGNS, ENDINGS, HEROES, WILDLING_LETTERS
from hexmoot.rules import terms as common
from hexmoot.rules.watch import terms
from hexmoot.rules.watch.wall import GUARDS, ONE_POINT, TWO_POINTS

FIELDS = ("wall", "breaches", "camps", "clearings", "gift", "tokens", "heroes", "open")
_WALL = re.compile(r"[1-4-]{5}")
_WILDLING = re.compile(r"([A-Z][0-9]{1,2})([rcg])")
_TOKENS = re.compile(r"([0-9a-h])([0-9]{1,2})/([0-9a-h:.,]*)/([0-9a-h,-]+)")
_BATCH = re.compile(r"([0-9a-h]):([0-9]{1,2}(?:\.[0-9]{1,2}){8})")
_HERO = re.compile(r"([a-z]+)(\+?)(!?)")


def read_component(state: Any, start: Start, part: Part, viewer: int) -> Any:
    """The plain record beside the state; the state gets what follows from it: points, blocked hexes, the deck."""
    name, _, written = part.text.partition("=")
    fields = list(Part(written, part.line, part.start + len(name) + 1).split("|"))
    if name != "watch" or len(fields) != len(FIELDS):
        part.refuse(f"the component is watch= and {len(FIELDS)} fields: {' '.join(FIELDS)}")
    extra = start.engine.Extra.read(start.extras())
    wall, breaches, camps, clearings, gift, tokens, heroes, still_open = fields
    _read_wall(state, extra, wall)
    extra.breaches = int(breaches.match(re.compile("[0-3]"), "breaches are counted from 0 to 3")[0])
    _read_camps(extra, camps)
    _read_clearings(extra, clearings)
    _read_gift(state, extra, start, gift)
    _read_tokens(state, extra, tokens)
    _read_heroes(state, extra, heroes)
    _read_open(state, extra, still_open, viewer)
    _fill_in(state, extra, start)
    return extra


def _each(part: Part, count: int, reason: str) -> list[Part]:
    items = list(part.split(","))
    if len(items) != count:
        part.refuse(reason)
    return items


def _read_wall(state: Any, extra: Any, part: Part) -> None:
    for section, item in enumerate(_each(part, terms.SECTIONS, "the Wall has four sections")):
        item.match(_WALL, "a section has five spaces, each a seat or -")
        extra.guard[section] = [common.FREE if sign == "-" else int(sign) - 1 for sign in item.text]
        extra.guards[section] = terms.SPACES - item.text.count("-")
        if max(extra.guard[section]) >= state.seats:
            item.refuse("there is no such seat at this table")


def _read_camps(extra: Any, part: Part) -> None:
    for clan, item in enumerate(_each(part, terms.CLANS, "there are camps of three clans")):
        item.match(re.compile(r"-|[rcg]{1,4}"), "the camps of a clan hold one to four of r, c and g, or - for none")
        kinds = [] if item.text == "-" else [WILDLING_LETTERS.index(letter) for letter in item.text]
        extra.camp[clan] = kinds + [0] * (terms.CAMPS - len(kinds))
        extra.camp_size[clan] = len(kinds)


def _read_clearings(extra: Any, part: Part) -> None:
    for section, item in enumerate(_each(part, terms.SECTIONS, "there are four clearings")):
        item.match(re.compile(r"-|[1-8]{1,6}"), "a clearing holds the trails that its wildlings came by, or -")
        trails = [] if item.text == "-" else [int(digit) - 1 for digit in item.text]
        if any(extra.trail_section[trail] != section for trail in trails):
            item.refuse(f"a trail here does not lead to section {section + 1}")
        extra.waiting[section] = trails + [0] * (terms.CROWD - len(trails))
        extra.waiting_size[section] = len(trails)


def _read_gift(state: Any, extra: Any, start: Start, part: Part) -> None:
    blocked = 0
    for item in part.split(",") if part.text != "-" else ():
        match = item.match(_WILDLING, "a wildling is a hex and r, c or g, such as C5g")
        place = start.shape.hex_by_name.get(match[1])
        if place is None:
            item.refuse(f"{match[1]} is no hex here")
        if blocked >> place:
            item.refuse("wildlings are written in the order of the hexes, one on each")
        blocked |= 1 << place
        extra.wild[WILDLING_LETTERS.index(match[2])] |= 1 << place
    state.blocked |= blocked


def _read_tokens(state: Any, extra: Any, part: Part) -> None:
    match = part.match(_TOKENS, "tokens are supply/batches/under the settlements, such as 013/0:12.4.3…/000,000,000")
    every = list(extra.unseen[terms.FIRST_BATCH])
    extra.batch, extra.supply = BATCH_SIGNS.index(match[1]), int(match[2])
    extra.unseen = [[0] * terms.TOKENS for _ in range(terms.BATCHES)]
    last = -1
    for item in match[3].split(",") if match[3] else ():
        found = _BATCH.fullmatch(item)
        if not found or BATCH_SIGNS.index(found[1]) <= last:
            part.refuse(
                "a batch is its sign and nine numbers, such as 0:12.4.3.12.4.3.12.4.3, in the order of the signs"
            )
        last = BATCH_SIGNS.index(found[1])
        extra.unseen[last] = [int(number) for number in found[2].split(".")]
    seen = [total - sum(batch[token] for batch in extra.unseen) for token, total in enumerate(every)]
    if min(seen) < 0:
        part.refuse("there are more tokens of a kind than the game has")
    extra.used = seen
    _read_under(state, extra, part, match[4].split(","))


def _read_under(state: Any, extra: Any, part: Part, under: list[str]) -> None:
    """W-SETUP-05: a token lies under every settlement before a seat."""
    if len(under) != state.seats:
        part.refuse("there is one entry of tokens under settlements for each seat")
    for seat, signs in enumerate(under):
        count = settlements_with_tokens(state, seat)
        if not re.fullmatch(f"[{BATCH_SIGNS}]{{{count}}}" if count else "-", signs):
            told = f"{count} signs" if count else "-"
            part.refuse(f"the tokens of ;watch= under the settlements before seat {seat + 1} are {told} (W-SETUP-05)")
        batches = [BATCH_SIGNS.index(sign) for sign in signs if sign != "-"]
        extra.space[seat] = batches + [0] * (terms.SETTLEMENTS - len(batches))


def _read_heroes(state: Any, extra: Any, part: Part) -> None:
    for seat, item in enumerate(_each(part, state.seats, "there is a hero, or -, for each seat")):
        if item.text == "-":
            continue
        match = item.match(_HERO, "a hero is its name, + if on its back, ! if it rests, such as steward+!")
        if match[1] not in HEROES:
            item.refuse(f"a hero is one of {' '.join(HEROES)}")
        extra.hero[seat] = HEROES.index(match[1])
        extra.side[seat] = terms.BACK if match[2] else terms.FRONT
        extra.rested |= 1 << seat if match[3] else 0


def _read_open(state: Any, extra: Any, part: Part, viewer: int) -> None:
    for item in part.split(",") if part.text != "-" else ():
        name, _, value = item.text.partition("=")
        if not _read_detail(state, extra, name, value, viewer in (EVERYTHING, state.turn)):
            item.refuse(f"{item.text!r} says nothing about a game of the Watch")


def _read_detail(state: Any, extra: Any, name: str, value: str, seen: bool) -> bool:
    """Takes in one detail; whether it says anything."""
    number = int(value) if re.fullmatch(r"[0-9]{1,2}", value) else -1
    seat = number - 1 if 1 <= number <= state.seats else None
    stages = {stage: code for code, stage in COMMON_STAGES.items()}
    endings = {ending: code for code, ending in ENDINGS.items()}
    if name == "die" and 1 <= number <= terms.DIE:
        extra.die = number
    elif name == "reveal" and re.fullmatch(r"[1-4][0-9a-hs](?:\.[1-4][0-9a-hs]){0,3}", value):
        queue = value.split(".")
        extra.reveals = len(queue)
        for place, entry in enumerate(queue):
            extra.reveal_seat[place] = int(entry[0]) - 1
            extra.reveal_from[place] = terms.FROM_SUPPLY if entry[1] == "s" else BATCH_SIGNS.index(entry[1])
    elif name in ("console", "choose", "at", "winner") and seat is not None:
        if name == "winner":
            state.winner = seat
        else:
            setattr(extra, {"console": "consoled", "choose": "chooser", "at": "looked_at"}[name], seat)
    elif name == "then" and value in stages:
        extra.then = stages[value]
    elif name == "foresee" and 1 <= number <= terms.FORESEEN:
        extra.foresee = number
    elif name == "looked":
        return _read_looked(state, extra, value, seen)
    elif name == "givers" and re.fullmatch(r"[1-4]{1,2}", value):
        extra.givers = sum(1 << int(digit) - 1 for digit in set(value))
    elif name == "spent" and number > 0:
        extra.spent = number
    elif name == "ending" and value in endings:
        extra.ending = endings[value]
    else:
        return False
    return True


def _read_looked(state: Any, extra: Any, value: str, seen: bool) -> bool:
    alphabet = KINDS if state.stage == terms.TAKING else CARDS
    if seen and re.fullmatch(f"[{alphabet}]{{1,99}}", value):
        counts = counts_of(value, alphabet)
        extra.looked = counts + [0] * (common.CARDS - len(counts))
        extra.looked_size = len(value)
        return True
    if not seen and re.fullmatch(r"\?[1-9][0-9]?", value):
        extra.looked_size = int(value[1:])
        return True
    return False


def _fill_in(state: Any, extra: Any, start: Start) -> None:
    """What the component says about the state, and what follows within it."""
    for seat in range(state.seats):
        posted = sum(spaces.count(seat) for spaces in extra.guard)
        extra.guards_left[seat] = GUARDS - posted
        state.score[seat] += (posted >= ONE_POINT) + (posted >= TWO_POINTS)
    figures = start.engine.Extra.read(start.extras()).peaks
    for kind in range(terms.WILDLINGS):
        sitting = sum(camp[:size].count(kind) for camp, size in zip(extra.camp, extra.camp_size, strict=True))
        waiting = sum(extra.waiting_size) if kind == terms.REGULAR else 0
        extra.peaks[kind] = figures[kind] - sitting - waiting - extra.wild[kind].bit_count()
    foreseen = extra.looked if state.stage != terms.TAKING else [0] * common.CARDS
    hidden = extra.looked_size if state.stage != terms.TAKING else 0
    state.deck_size -= extra.spent + hidden
    if any(state.deck):
        state.deck = [left - gone for left, gone in zip(state.deck, foreseen, strict=True)]
        state.deck[common.KNIGHT] -= extra.spent
    if state.stage == terms.GUARDING:
        posted = sum(extra.guards)
        state.placed, state.first = 2 * state.seats + posted, (state.turn - posted) % state.seats
    owed_by = {terms.CONSOLING: extra.consoled, terms.CHOOSING: extra.chooser}
    if state.stage in owed_by and owed_by[state.stage] != common.NONE:
        state.owing = 1 << owed_by[state.stage]
