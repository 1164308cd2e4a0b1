"""Reading HEN. Syntax comes first, then whether the parts fit together; each refusal has its place and its reason."""

import re
from collections.abc import Iterator
from typing import Any

from hexmoot.batch.letters import harbour_code, terrain_code
from hexmoot.batch.start import Start, deck_of, start_of
from hexmoot.editions.edition import Edition, EditionError, resolve
from hexmoot.geometry import Shape
from hexmoot.notation.errors import InvalidText
from hexmoot.notation.hen import NO_HEX, STAGE_NUMBERS, STAGES
from hexmoot.notation.hen_check import check_position
from hexmoot.notation.letters import CARDS, KINDS, counts_of
from hexmoot.notation.parts import Part
from hexmoot.notation.position import EVERYTHING, ONLOOKER, Position
from hexmoot.notation.watch_reader import read_component
from hexmoot.rules import terms
from hexmoot.rules.records import Log, State

FIELDS = ("edition", "board", "harbours", "robber", "pieces", "hands", "cards", "awards", "turn", "offers")
LONGEST_LINE = 5000
WATCH = "watch"
GIFT = "gift"

_EDITION = re.compile(r"([a-z][a-z0-9-]*):([0-9]{1,4})((?:,[a-z_]+=[A-Za-z0-9_-]+)*)(?:@([0-6]))?")
_HEX = re.compile(r"([LWGBOD])([0-9]{0,2})")
_HARBOUR = re.compile(r"([A-Z][0-9]{1,2}[a-z]{1,2}):([3LWGBO])")
_HAND = re.compile(r"(-|[LWGBO]+|\?[0-9]{1,3})(?:\(([LWGBO]+|\?[0-9]{1,3})\))?")
_CARDS = re.compile(r"(-|[KRYMVN]+|\?[0-9]{1,2})/(-|[KRYMVN]+|\?[0-9]{1,2})/(-|[KRYMVN]+)")
_TURN = re.compile(r"([1-6]):([a-z]+)(?::([A-Za-z0-9=,.]+))?")
_OFFER = re.compile(r"([1-6]):([LWGBO]*)>([LWGBO]*)/([1-6]+)(?:\+([1-6]+))?(?:-([1-6]+))?")


def read_hen(line: str) -> Position:
    """The position of a line: whole, or a view if the line says whose."""
    if len(line) > LONGEST_LINE:
        raise InvalidText(f"a position has at most {LONGEST_LINE} characters", line, LONGEST_LINE)
    main, semicolon, component = line.partition(";")
    parts = list(Part(main, line, 0).split(" "))
    if len(parts) != len(FIELDS):
        wanted = " ".join(FIELDS)
        raise InvalidText(f"a position has {len(FIELDS)} fields ({wanted}), this one {len(parts)}", line, len(line))
    fields = dict(zip(FIELDS, parts, strict=True))
    seats = fields["pieces"].text.count("|") + 1
    start, viewer = _read_edition(fields["edition"], fields["pieces"], seats)
    beside = Part(component, line, len(main) + len(semicolon))
    if bool(semicolon) != (start.edition.game == WATCH):
        found = f"no component {component.partition('=')[0]!r}" if semicolon else "a component ;watch="
        beside.refuse(f"this edition has {found}")
    states = start.state.copy()
    _read_island(states, start, fields)
    _read_pieces(states, start, fields["pieces"])
    state = State.read(states)
    _read_turn(state, start.shape, fields["turn"])
    _read_hands(state, start, fields["hands"], viewer)
    _read_cards(state, start, fields["cards"], viewer)
    _read_awards(state, fields["awards"])
    _read_offers(state, fields["offers"])
    _settle_rates(state, start.shape)
    extra = read_component(state, start, beside, viewer) if semicolon else None
    position = Position(start.edition, start.shape, state, viewer, extra)
    reason = check_position(position)
    if reason and reason[0] == WATCH:
        beside.refuse(reason[1])
    if reason:
        field, sentence = reason
        fields[field].refuse(sentence)
    return position


def read_edition(part: Part) -> tuple[Edition, int]:
    """`z-base:1,option=value@viewer`."""
    match = part.match(_EDITION, "the first field is edition:ruleset, such as z-base:1, and options behind commas")
    overrides: dict[str, str] = {}
    for option in match[3].split(",")[1:]:
        name, _, value = option.partition("=")
        if name in overrides:
            part.refuse(f"the option {name} is given twice")
        overrides[name] = value
    try:
        edition = resolve(match[1], overrides)
    except EditionError as error:
        part.refuse(str(error))
    if int(match[2]) != edition.ruleset:
        part.refuse(f"this program knows ruleset {edition.ruleset} of {edition.key}, not {match[2]}")
    viewer = EVERYTHING if match[4] is None else int(match[4]) - 1
    return edition, viewer


def _read_edition(part: Part, pieces: Part, seats: int) -> tuple[Start, int]:
    edition, viewer = read_edition(part)
    if viewer >= seats:
        part.refuse(f"there is no seat {viewer + 1} at this table")
    try:
        return start_of(edition, seats), viewer
    except EditionError as error:
        pieces.refuse(str(error))


def _read_island(states: Any, start: Start, fields: dict[str, Part]) -> None:
    state = State.read(states)
    read_board(state, start.shape, fields["board"])
    read_harbours(state, start.shape, fields["harbours"])
    read_robber(state, start, fields["robber"])
    # Given positions of the edition are not those of this line.
    _clear_pieces(state, start)
    state.write(states)


def read_robber(state: Any, start: Start, part: Part) -> None:
    """The robber's hex; where a game has a camp for it beside the board, - for that."""
    if part.text == NO_HEX and start.edition.game == WATCH:
        state.robber, state.blocked = terms.NONE, 0
        return
    if part.text not in start.shape.hex_by_name:
        part.refuse(f"the robber stands on no hex of the {start.shape.name}")
    state.robber = start.shape.hex_by_name[part.text]
    state.blocked = 1 << state.robber


# What follows from the pieces on the board, all of it written by placing them.
PLACED = (
    *("own", "settled", "reach", "laid", "touched", "taken", "near", "paved"),
    *("hand", "hand_size", "score", "road_length"),
)


def _clear_pieces(state: Any, start: Start) -> None:
    blank: Any = State()
    for name in PLACED:
        setattr(state, name, getattr(blank, name))
    state.corner = [terms.FREE] * terms.CORNERS
    state.road = [terms.FREE] * terms.SIDES
    state.longest = terms.NONE
    for seat in range(start.seats):
        state.settlements_left[seat] = start.supply.pieces["settlement"]
        state.cities_left[seat] = start.supply.pieces["city"]
        state.roads_left[seat] = start.supply.pieces["road"]


def read_board(state: Any, shape: Shape, part: Part) -> None:
    """`island:L11W12…/…`: terrain letters, each with its token."""
    name, _, rest = part.text.partition(":")
    if name != shape.name:
        part.refuse(f"with so many seats the board is {shape.name!r}, not {name!r}")
    rows = list(Part(rest, part.line, part.start + len(name) + 1).split("/"))
    if len(rows) != len(shape.rows):
        part.refuse(f"the {shape.name} has {len(shape.rows)} rows of hexes")
    place = 0
    for row, (_, count) in zip(rows, shape.rows, strict=True):
        found = list(_HEX.finditer(row.text))
        if "".join(hit[0] for hit in found) != row.text or len(found) != count:
            row.refuse(f"this row has {count} hexes, each a letter of L W G B O D and a number")
        for hit in found:
            token = int(hit[2] or 0)
            double = token == terms.TWO_AND_TWELVE and shape.name == GIFT
            if (token == 0) != (hit[1] == "D") or token in (1, 7) or (token > 12 and not double):
                row.refuse("every hex but the desert has a number from 2 to 12, and none has a 7", hit.start())
            state.terrain[place], state.token[place] = terrain_code(hit[1]), token
            place += 1


def read_harbours(state: Any, shape: Shape, part: Part) -> None:
    """`B5nw:3,B7ne:G`: sides of the coast with their kinds."""
    state.harbour = [terms.NO_HARBOUR] * terms.COAST
    if part.text == "-":
        return
    places = {shape.side_names[side]: place for place, side in enumerate(shape.coast)}
    last = -1
    for item in part.split(","):
        match = item.match(_HARBOUR, "a harbour is a side of the coast and 3 or a letter, such as B5nw:3")
        if match[1] not in places:
            item.refuse(f"{match[1]} is no side of the coast, by the name that is printed")
        if places[match[1]] <= last:
            item.refuse("harbours are written clockwise along the coast, each once")
        last = places[match[1]]
        state.harbour[last] = harbour_code(match[2])


def _read_pieces(states: Any, start: Start, part: Part) -> None:
    logs = Log.array(1)
    supply = start.supply.pieces
    taken: set[str] = set()
    seats = [[list(_names(item)) for item in seat.split("/")] for seat in part.split("|")]
    for seat, lists in zip(part.split("|"), seats, strict=True):
        if len(lists) != 3:
            seat.refuse("the pieces of a seat are settlements/cities/roads, such as D7n/E4n/D7w,D7nw")
        for names, kind in zip(lists, ("settlement", "city", "road"), strict=True):
            if len(names) > supply[kind]:
                seat.refuse(f"a seat has {supply[kind]} pieces of the kind {kind}")
    # Buildings before roads, so that every road is measured among all buildings.
    for thing in (terms.SETTLEMENT, terms.ROAD):
        for owner, (settlements, cities, roads) in enumerate(seats):
            if thing == terms.ROAD:
                _put(states, start, logs, terms.ROAD, owner, roads, taken)
            else:
                # Cities first: each is placed as a settlement and raised, which gives the piece back.
                _put(states, start, logs, terms.CITY, owner, cities, taken)
                _put(states, start, logs, terms.SETTLEMENT, owner, settlements, taken)


def _names(part: Part) -> Iterator[Part]:
    return part.split(",") if part.text else iter(())


def _put(states: Any, start: Start, logs: Any, thing: int, owner: int, names: list[Part], taken: set[str]) -> None:
    known = start.shape.side_by_name if thing == terms.ROAD else start.shape.corner_by_name
    printed = start.shape.side_names if thing == terms.ROAD else start.shape.corner_names
    for name in names:
        place = known.get(name.text)
        if place is None or printed[place] != name.text:
            name.refuse(
                f"{name.text!r} is no {'side' if thing == terms.ROAD else 'corner'} by the name that is printed"
            )
        if name.text in taken:
            name.refuse(f"{name.text} holds a piece already")
        taken.add(name.text)
        if thing == terms.CITY:
            start.engine.put_piece(states, start.board, logs, terms.SETTLEMENT, owner, place)
        start.engine.put_piece(states, start.board, logs, thing, owner, place)


def _count(part: Part, text: str, seen: bool, alphabet: str) -> tuple[list[int], int]:
    """Cards by kind and their number, of letters or of a count."""
    if text == "-":
        return [0] * len(alphabet), 0
    if text.startswith("?"):
        if seen:
            part.refuse("the viewer sees these cards: write their letters")
        if text == "?0":
            part.refuse("no cards are written as -")
        return [0] * len(alphabet), int(text[1:])
    if not seen:
        part.refuse("the viewer does not see these cards: write ? and their number")
    counts = counts_of(text, alphabet)
    if "".join(sorted(text, key=alphabet.index)) != text:
        part.refuse(f"the letters come in the order {alphabet}")
    return counts, len(text)


def _read_hands(state: Any, start: Start, part: Part, viewer: int) -> None:
    items = list(part.split("|"))
    bank = items.pop() if viewer != EVERYTHING and state.stage != terms.OVER and len(items) > start.seats else None
    if len(items) != start.seats or (bank is None) != (viewer == EVERYTHING or state.stage == terms.OVER):
        part.refuse("there is one hand for each seat, and in a view the bank's stock behind a last | and =")
    state.bank = [start.supply.cards_each] * terms.KINDS
    for seat, item in enumerate(items):
        match = item.match(_HAND, "a hand is letters of L W G B O, or - for none, or ? and a number")
        seen = viewer in (EVERYTHING, seat) or state.stage == terms.OVER
        state.hand[seat], state.hand_size[seat] = _count(item, match[1], seen, KINDS)
        if match[2]:
            state.aside[seat], state.aside_size[seat] = _count(item, match[2], seen, KINDS)
        for kind in range(terms.KINDS):
            state.bank[kind] -= state.hand[seat][kind] + state.aside[seat][kind]
    if bank is not None:
        match = bank.match(re.compile(r"=((?:[0-9]{1,2}\.){4}[0-9]{1,2})"), "the bank's stock is =19.19.19.19.19")
        state.bank = [int(number) for number in match[1].split(".")]


def _read_cards(state: Any, start: Start, part: Part, viewer: int) -> None:
    items = list(part.split("|"))
    if len(items) != start.seats:
        part.refuse("there is one entry old/new/played for each seat")
    acting = state.turn if state.builder == terms.NONE else state.builder
    deck = deck_of(start.supply)
    state.deck, state.deck_size = list(deck), sum(deck)
    for seat, item in enumerate(items):
        match = item.match(_CARDS, "development cards are old/new/played, each letters of K R Y M V N, or -, or ?2")
        seen = viewer in (EVERYTHING, seat) or state.stage == terms.OVER
        old, old_size = _count(item, match[1], seen, CARDS)
        new, new_size = _count(item, match[2], seen, CARDS)
        state.played[seat], played_size = _count(item, match[3], True, CARDS)
        state.cards[seat] = [a + b for a, b in zip(old, new, strict=True)]
        state.card_size[seat] = old_size + new_size
        state.deck_size -= old_size + new_size + played_size
        state.deck = [
            left - a - b for left, a, b in zip(state.deck, state.cards[seat], state.played[seat], strict=True)
        ]
        if new_size and seat != acting:
            item.refuse("only the seat at turn has new cards")
        if seat == acting:
            state.fresh, state.fresh_size = new, new_size
    if viewer != EVERYTHING and state.stage != terms.OVER:
        state.deck = [0] * terms.CARDS


def _read_awards(state: Any, part: Part) -> None:
    match = part.match(re.compile(r"(-|[1-6]),(-|[1-6])"), "the awards are road,army: a seat each, or -")
    state.longest, state.army = (terms.NONE if seat == "-" else int(seat) - 1 for seat in match.groups())
    if max(state.longest, state.army) >= state.seats:
        part.refuse("there is no such seat at this table")
    for seat in range(state.seats):
        state.score[seat] = sum(1 + (holder & 1) for holder in state.corner if holder >> 1 == seat)
        state.score[seat] += state.played[seat][terms.POINT]
        state.score[seat] += state.road_points if state.longest == seat else 0
        state.score[seat] += state.army_points if state.army == seat else 0


def _read_turn(state: Any, shape: Shape, part: Part) -> None:
    match = part.match(_TURN, "the turn is seat:stage, such as 3:main, and details behind another :")
    own = state.win_claim == terms.AT_TURN_END
    if match[2] not in STAGE_NUMBERS or (match[2] not in STAGES and not own):
        part.refuse(f"the stage is one of {' '.join(STAGE_NUMBERS if own else STAGES)}")
    state.turn, state.stage = int(match[1]) - 1, STAGE_NUMBERS[match[2]]
    if state.turn >= state.seats:
        part.refuse(f"there is no seat {match[1]} at this table")
    state.last_corner = 0
    seen: list[str] = []
    for item in Part(match[3], part.line, part.start + match.start(3)).split(",") if match[3] else ():
        name, _, value = item.text.partition("=")
        if name in seen:
            item.refuse(f"{name} is said twice")
        seen.append(name)
        _read_detail(state, shape, item, name, value)
    state.winner = state.turn if state.stage == terms.OVER else terms.NONE
    if state.stage in (terms.SETTLING, terms.PAVING):
        placed = sum(holder != terms.FREE for holder in state.corner) - (state.stage == terms.PAVING)
        steps = placed if placed < state.seats else 2 * state.seats - 1 - placed
        state.placed, state.first = max(0, placed), (state.turn - steps) % state.seats
    else:
        state.placed = state.first = 0


def _read_detail(state: Any, shape: Shape, item: Part, name: str, value: str) -> None:
    digits = [int(digit) for digit in value if digit.isdigit() and "1" <= digit <= "6"]
    whole = len(digits) == len(value) and digits == sorted(set(digits)) and bool(digits)
    if name in ("rolled", "built", "card") and not value:
        setattr(state, "card_played" if name == "card" else name, 1)
    elif name == "harbours" and value and all(letter in KINDS + "3" for letter in value):
        state.opened = sum({1 << harbour_code(letter) - 1 for letter in value})
    elif name == "corner" and value in shape.corner_by_name:
        state.last_corner = shape.corner_by_name[value]
    elif name == "free" and value in ("1", "2"):
        state.free_roads = int(value)
    elif name == "owe" and whole:
        state.owing = sum(1 << seat - 1 for seat in digits)
    elif name in ("victim", "builder") and whole and len(digits) == 1:
        setattr(state, name, digits[0] - 1)
    elif name == "offered" and re.fullmatch(r"\d{1,2}(\.\d{1,2})*", value) and value.count(".") == state.seats - 1:
        state.offered[: state.seats] = [int(count) for count in value.split(".")]
    else:
        item.refuse(f"{item.text!r} says nothing about a turn")


def _read_offers(state: Any, part: Part) -> None:
    if part.text == "-":
        return
    for item in part.split("|"):
        match = item.match(_OFFER, "an offer is seat:gives>takes/asked, such as 1:WW>O/234+3-4")
        seat = int(match[1]) - 1
        if state.open_offers >> seat & 1:
            item.refuse(f"seat {seat + 1} has two offers: a seat has one at most")
        if state.open_offers >> seat:
            item.refuse("offers come in the order of their seats")
        state.open_offers |= 1 << seat
        state.gives[seat], state.takes[seat] = counts_of(match[2]), counts_of(match[3])
        masks = [sum(1 << int(digit) - 1 for digit in set(digits or "")) for digits in match.group(4, 5, 6)]
        state.asked[seat], state.agreed[seat], state.declined[seat] = masks


def _settle_rates(state: Any, shape: Shape) -> None:
    """TRADE-13: harbours opened in this turn do not serve yet; `opened` names a kind only if all of it is new."""
    acting = state.turn if state.builder == terms.NONE else state.builder
    for seat in range(state.seats):
        state.rate[seat] = [state.bank_rate] * terms.KINDS
        for place, side in enumerate(shape.coast):
            harbour = state.harbour[place]
            new = seat == acting and harbour and state.opened >> harbour - 1 & 1
            if harbour and not new and any(state.corner[c] >> 1 == seat for c in shape.side_corners[side]):
                for kind in range(terms.KINDS):
                    rate = 2 if harbour == kind + 1 else 3 if harbour == terms.ANY_HARBOUR else state.bank_rate
                    state.rate[seat][kind] = min(state.rate[seat][kind], rate)


__all__ = ["ONLOOKER", "Part", "read_board", "read_edition", "read_harbours", "read_hen", "read_robber"]
