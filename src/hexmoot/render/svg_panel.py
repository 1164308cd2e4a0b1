"""The panel below the island: the table of seats, the bank, and what is going on.

It is drawn 700 units wide and then scaled to the picture, so that it can be read at the width of a phone.
"""

from hexmoot.notation.position import Position
from hexmoot.render.markup import element, group, label, path
from hexmoot.render.north import north
from hexmoot.render.palette import AWARD, BAND, INK, QUIET
from hexmoot.render.situation import asked, offers, turn
from hexmoot.render.standing import Standing, standings
from hexmoot.render.svg_flow import Item, flow, text_width, wrapped
from hexmoot.render.svg_pieces import BOARD, CITY, HOUSE, SHIELD, house
from hexmoot.render.text_north import notes as north_notes
from hexmoot.render.words import KINDS, Words

WIDTH = 700.0
MARGIN = 22.0
TEXT, SMALL = 19.0, 16.0
# The middles of the columns of numbers.
COLUMNS = {"points": 202.0, "hand": 266.0, "cards": 348.0, "knights": 439.0, "road": 508.0, "left": 614.0}
LEFT = (570.0, 614.0, 660.0)
LEFT_WITH_GUARDS = (561.0, 599.0, 637.0, 675.0)
NAME_X = 66.0
NOTE_X = 112.0


def draw_panel(position: Position, words: Words) -> tuple[str, float]:
    """The panel from (0, 0) down, and how high it is."""
    seats = standings(position)
    parts = [_heads(_places(seats[0]), words)]
    y = 54.0
    for standing in seats:
        row, height = _seat(standing, y, words)
        parts.append(row)
        y += height
    notes, height = _notes(position, y + 22, words)
    return group(*parts, notes), y + 22 + height


def _places(standing: Standing) -> tuple[float, ...]:
    """Where the numbers of the pieces left stand: three of them, or four where there are guards."""
    return LEFT if len(standing.left) == len(LEFT) else LEFT_WITH_GUARDS


def _heads(places: tuple[float, ...], words: Words) -> str:
    """The heads of the columns; the kinds of pieces left have their outlines."""
    style = {"fill": QUIET, "text_anchor": "middle"}
    named = [label(words(f"head_{head}"), (x, 24), SMALL - 1, **style) for head, x in COLUMNS.items()]
    outlines = [
        path(outline, fill="none", stroke=QUIET, stroke_width=2, transform=f"translate({x} 40) scale(0.55)")
        for outline, x in zip((HOUSE, CITY, BOARD, SHIELD), places, strict=False)
    ]
    return group(*named, *outlines)


def _seat(standing: Standing, y: float, words: Words) -> tuple[str, float]:
    """A seat's row, and below its numbers what is known of its cards."""
    known, height = flow(_known(standing, words), NAME_X, y + 56, WIDTH - NAME_X - MARGIN, SMALL + 1)
    tall = 42.0 + (height + 4 if height else 0.0)
    parts = [
        element("rect", x=8, y=y, width=WIDTH - 16, height=tall - 4, rx=8, fill=BAND if standing.at_turn else "none"),
        house(standing.colour, standing.seat + 1, (44, y + 20)),
        label(words(standing.colour), (NAME_X, y + 26), TEXT, fill=INK, font_weight="bold"),
        *_numbers(standing, y + 26),
        known,
    ]
    if standing.at_turn:
        parts.append(path(f"M14 {y + 12:.1f}l10 8l-10 8z", fill=INK))
    return group(*parts, class_="seat", data_seat=standing.seat + 1), tall


def _numbers(standing: Standing, y: float) -> list[str]:
    hidden = f"+{standing.hidden_points}" if standing.hidden_points else ""
    values = {
        "points": f"{standing.points}{hidden}",
        "hand": str(standing.hand_size),
        "cards": str(standing.card_size),
        "knights": str(standing.knights),
        "road": str(standing.road),
    }
    strong = {"points": True, "knights": standing.has_army, "road": standing.has_longest}
    drawn = [
        label(str(count), (x, y), TEXT + 1, fill=INK, text_anchor="middle")
        for count, x in zip(standing.left, _places(standing), strict=True)
    ]
    for name, value in values.items():
        weight = "bold" if strong.get(name) else "normal"
        style = {"fill": INK, "text_anchor": "middle", "font_weight": weight}
        drawn.append(label(value, (COLUMNS[name], y), TEXT + 1, **style))
        if name != "points" and strong.get(name):
            drawn.append(_laurel(COLUMNS[name], y, text_width(value, TEXT + 1)))
    return drawn


def _laurel(x: float, y: float, width: float) -> str:
    """A ring around a number that holds an award."""
    half = width / 2 + 9
    ring = {"x": x - half, "y": y - 21, "width": 2 * half, "height": 28, "rx": 14}
    return element("rect", fill="none", stroke=AWARD, stroke_width=2.4, **ring)


def _known(standing: Standing, words: Words) -> list[Item]:
    """Awards, the cards in the hand and the faces of development cards, as far as they are known."""
    awards = [Item(name, "award") for name in standing.awards(words)]
    hand = [Item(str(count), kind) for kind, count in zip(KINDS, standing.hand or (), strict=False) if count]
    names = standing.card_names(words)
    if not names and standing.fresh_size:
        names = [words("new_cards", count=standing.fresh_size)]
    return [*awards, *hand, *(Item(name) for name in names)]


def _notes(position: Position, y: float, words: Words) -> tuple[str, float]:
    """Bank and deck, then sentences."""
    state = position.state
    stock = [
        Item(words("counted", count=count, thing=words(kind)), kind)
        for kind, count in zip(KINDS, state.bank, strict=True)
    ]
    stock.append(Item(words("say_fact", head=words("deck"), value=state.deck_size)))
    width = WIDTH - NOTE_X - MARGIN
    bank, height = flow(stock, NOTE_X, y + 10, width, TEXT)
    parts = [_note_head(words("bank"), y + 10), bank]
    below = y + 10 + height + 4
    said = {"turn": [turn(position, words)], "asked": asked(position, words), "offers": offers(position, words)}
    found = north(position)
    if found is not None:
        said |= {key: [", ".join(texts)] for key, texts in north_notes(found, words) if key == "heroes" and texts}
    for key, texts in said.items():
        for count, text in enumerate(texts):
            if not count:
                parts.append(_note_head(words(key), below))
            for line in wrapped(text, width, TEXT):
                parts.append(label(line, (NOTE_X, below), TEXT, fill=INK))
                below += TEXT * 1.5
    return group(*parts), below - y


def _note_head(word: str, y: float) -> str:
    return label(word, (NOTE_X - 14, y), SMALL, fill=QUIET, text_anchor="end")
