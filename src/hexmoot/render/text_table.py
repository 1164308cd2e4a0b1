"""The table of seats in characters, and the lines below it."""

from hexmoot.notation.position import Position
from hexmoot.render import styles
from hexmoot.render.canvas import cells, padded, painted
from hexmoot.render.island import havens
from hexmoot.render.north import north
from hexmoot.render.situation import asked, offers, turn
from hexmoot.render.standing import Standing, standings
from hexmoot.render.text_north import notes as north_notes
from hexmoot.render.words import KINDS, Words
from hexmoot.rules.terms import OVER

LETTERS = "LWGBO"
HEADS = ("seat", "points", "hand", "cards", "knights", "road", "left", "awards")
GAP = "  "
WIDTH = 98
CARDS_WIDTH = 22


def draw_table(position: Position, words: Words, *, colour: bool) -> list[str]:
    """A row a seat under a row of heads; the seat at turn has a mark in front."""
    seats = standings(position)
    heads = [[words(f"head_{head}")] for head in HEADS]
    rows = [heads] + [_row(standing, words) for standing in seats]
    widths = [max(cells(line) for row in rows for line in row[i]) for i in range(len(HEADS))]
    lines = _lines(heads, widths, " ", styles.HEAD if colour else "")
    for standing, row in zip(seats, rows[1:], strict=True):
        style = styles.SEATS[standing.colour] if colour else ""
        lines += _lines(row, widths, ">" if standing.at_turn else " ", style)
    return lines


def _lines(row: list[list[str]], widths: list[int], mark: str, style: str) -> list[str]:
    """The lines of a row, as many as its tallest cell has; the first cell in a style."""
    lines = []
    for number in range(max(map(len, row))):
        texts = [padded(cell[number] if number < len(cell) else "", widths[i]) for i, cell in enumerate(row)]
        texts[0] = painted(texts[0], style)
        lines.append(f"{' ' if number else mark} {GAP.join(texts)}".rstrip())
    return lines


def _row(standing: Standing, words: Words) -> list[list[str]]:
    """The cells of a seat, each of one or more lines."""
    hidden = f"+{standing.hidden_points}" if standing.hidden_points else ""
    return [
        [f"{standing.seat + 1} {words(standing.colour)}"],
        [f"{standing.points}{hidden}"],
        [_listed(standing.hand_size, [f"{n}{LETTERS[i]}" for i, n in enumerate(standing.hand or ()) if n])],
        _cards(standing, words),
        [str(standing.knights)],
        [str(standing.road)],
        ["/".join(map(str, standing.left))],
        standing.awards(words) or [""],
    ]


def _listed(size: int, parts: list[str]) -> str:
    """`5: 2L 3O`, or the bare size."""
    return f"{size}: {' '.join(parts)}" if parts else str(size)


def _cards(standing: Standing, words: Words) -> list[str]:
    names = standing.card_names(words)
    if names:
        return folded(names, ", ", CARDS_WIDTH)
    new = f" ({words('new_cards', count=standing.fresh_size)})" if standing.fresh_size else ""
    return [f"{standing.card_size}{new}"]


def draw_notes(position: Position, words: Words) -> list[str]:
    """Harbours, bank and deck, the turn, what is asked of whom, and the open offers."""
    state = position.state
    bank = "  ".join(f"{LETTERS[i]} {count}" for i, count in enumerate(state.bank))
    harbours = [
        words("say_harbour", harbour=haven.name(words), corners="-".join(haven.corner_names))
        for haven in havens(position)
    ]
    notes = [
        ("bank", [f"{bank}  {words('deck')} {state.deck_size}"]),
        ("turn", [turn(position, words)]),
        ("asked", asked(position, words)),
        ("offers", offers(position, words)),
        ("harbours", folded(harbours, ", ", WIDTH - 12)),
    ]
    found = north(position)
    if found is not None:
        notes[1:1] = north_notes(found, words)
    width = max(cells(words(key)) for key, _ in notes)
    lines = []
    for key, texts in notes:
        for number, text in enumerate(texts):
            lines.append(f"  {padded('' if number else words(key), width)}{GAP}{text}")
    return [*lines, "", *(f"  {line}" for line in _legend(words, is_over=state.stage == OVER))]


def _legend(words: Words, *, is_over: bool) -> list[str]:
    """What the signs mean; when the game is over nothing is hidden any more."""
    kinds = [f"{LETTERS[i]} {words(kind)}" for i, kind in enumerate(KINDS)]
    return [words("legend_pieces"), ", ".join(kinds), words("legend_over" if is_over else "legend_table")]


def folded(parts: list[str], gap: str, width: int) -> list[str]:
    """The parts joined into lines of at most so many columns."""
    lines: list[str] = []
    for part in parts:
        if lines and cells(lines[-1] + gap + part) <= width:
            lines[-1] += gap + part
        else:
            lines.append(part)
    return lines
