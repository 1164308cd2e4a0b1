"""The island as painted cells, from the fields of a view."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hexmoot.geometry.shape import shape_named
from hexmoot.render.canvas import cells
from hexmoot.render.island import pips, token_text
from hexmoot.terminal import colours
from hexmoot.terminal.island.grid import LARGE, Cell, Grid, Scale, badge
from hexmoot.terminal.watch import WILDLINGS, terrain_letter, wildling_sign
from hexmoot.words import Words

# Roads run in heavy lines where a bare side runs in light ones.
HEAVY = {"─": "━", "│": "┃", "╭": "┏", "╮": "┓", "╰": "┗", "╯": "┛"}
# A corner by the ways that lead from it: left, right, up, down.
CROSSING = {
    (True, True, True, False): "┴",
    (True, True, False, True): "┬",
    (True, True, False, False): "─",
    (True, False, False, True): "╮",
    (False, True, False, True): "╭",
    (True, False, True, False): "╯",
    (False, True, True, False): "╰",
}
RED_PIPS = 5
ROBBER_SIGN = "♜"
WILDLING_SIGN = "♟"
# Columns in which a text that is cut still says something beside the sign for the rest.
ENOUGH = 4


@dataclass(frozen=True, slots=True)
class Paint:
    """How a cell looks; `strong` is bold, and stands out without colours too."""

    ink: str = colours.SEA_INK
    ground: str = colours.SEA
    strong: bool = False
    inverse: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be chosen on the island now: places of one kind (`corner`, `side` or `hex`) with their labels.

    piece: what would stand there, as in a move's code, in the colour of the seat.
    """

    kind: str = ""
    piece: str = ""
    colour: str = "red"
    labels: Mapping[str, str] = field(default_factory=dict)
    cursor: str = ""


NOTHING = Choice()


@dataclass(frozen=True, slots=True)
class Seen:
    """What stands out on the island: a choice, the number that was rolled, a place that was named, a hex looked at."""

    choice: Choice = NOTHING
    rolled: int = 0
    marked: str = ""
    looked: str = ""


MARKED = Paint(colours.ACCENT_INK, colours.ACCENT, strong=True, inverse=True)
Picture = dict[Cell, tuple[str, Paint]]


def sign(words: Words, kind: str) -> str:
    """The first letter of a kind of goods: in every language another one for each kind."""
    return words.say("kind", kind=kind)[0].upper()


class Drawing:
    """A picture of the island at one moment."""

    def __init__(self, view: dict[str, Any], scale: Scale, words: Words, seen: Seen) -> None:
        self._view = view
        self._words = words
        self._choice = seen.choice
        self._rolled = seen.rolled
        self._seen = seen
        self.grid = Grid(shape_named(view["board"]["shape"]), scale)
        self.picture: Picture = {}
        self._seats = [seat["colour"] for seat in view["seats"]]
        self._draw()

    def _draw(self) -> None:
        shape = self.grid.shape
        for name, place in zip(shape.hex_names, shape.hexes, strict=True):
            self._hex(name, self.grid.inside(place))
        self._peaks()
        for ends in shape.sides:
            for cell, line in self.grid.side(ends):
                self.picture[cell] = (line, Paint(colours.SAND_INK, colours.SAND))
        for corner in range(len(shape.corners)):
            self._corner(corner)
        for side, kind in self._view["board"]["harbours"].items():
            self._harbour(side, kind)
        self._pieces("r")
        if self._choice.kind == "side":
            # Under the buildings, as roads are.
            self._choices()
        self._pieces("sc")
        if self._choice.kind != "side":
            self._choices()
        if not self._choice.kind:
            self._mark(self._seen.marked)
            self._name(self._seen.looked)

    def _mark(self, name: str) -> None:
        """What happened last shows where it happened: the log names places that a small picture cannot."""
        shape = self.grid.shape
        if name in shape.hex_by_name:
            # Its name where there is room for it, else what stands at its foot: the robber, mostly.
            line, within = self.grid.inside(shape.hexes[shape.hex_by_name[name]])[0 if self.grid.scale is LARGE else -1]
            found = [(line, column) for column in within if self.picture[line, column][0] != " "]
        elif name in shape.side_by_name:
            found = [cell for cell, _ in self.grid.side(shape.sides[shape.side_by_name[name]])]
        elif name in shape.corner_by_name:
            line, middle = self.grid.corners[shape.corner_names[shape.corner_by_name[name]]]
            found = [(line, column) for column in range(middle - 1, middle + 2)]
        else:
            return
        for cell in found:
            if cell in self.picture:
                self.picture[cell] = (self.picture[cell][0], MARKED)

    def _name(self, name: str) -> None:
        """The hex that is looked at says what it is called."""
        if name:
            shape = self.grid.shape
            line, within = self.grid.inside(shape.hexes[shape.hex_by_name[name]])[1]
            terrain = self._words.say("terrain", kind=self._view["board"]["hexes"][name][0])
            for column in within:
                self.picture[line, column] = (" ", MARKED)
            self._centre(line, within, f"{name} {terrain}", MARKED)

    def _write(self, line: int, column: int, text: str, paint: Paint) -> None:
        """Writes from a cell on; a wide character takes two, the second of which holds nothing."""
        for character in text:
            width = cells(character)
            self.picture[line, column] = (character, paint)
            if width > 1:
                self.picture[line, column + 1] = ("", paint)
            column += width

    def _centre(self, line: int, within: range, text: str, paint: Paint) -> None:
        text = cut(text, len(within))
        self._write(line, within.start + (len(within) - cells(text)) // 2, text, paint)

    def _hex(self, name: str, inside: list[tuple[int, range]]) -> None:
        content = self._view["board"]["hexes"][name]
        terrain, token = terrain_letter(self._view, content[0]), int(content[1:] or 0)
        ground = colours.GLOW if token and token == self._rolled else colours.TERRAINS[terrain]
        for line, within in inside:
            for column in within:
                self.picture[line, column] = (" ", Paint(colours.INK, ground))
        wildling = ((self._view.get("watch") or {}).get("gift") or {}).get(name)
        figure = f"{WILDLING_SIGN}{wildling_sign(self._words, wildling)}" if wildling else ""
        is_red = pips(token) == RED_PIPS
        number = Paint(colours.RED_NUMBER if is_red else colours.INK, ground, strong=True)
        quiet = Paint(colours.QUIET_INK, ground)
        has_robber = self._view["robber"] == name
        robber = Paint(colours.ROBBER_INK, colours.ROBBER, strong=True, inverse=False)
        word = self._words.say("terrain", kind=terrain)
        if self.grid.scale is LARGE:
            self._centre(*inside[0], name, quiet)
            self._centre(*inside[1], word, quiet)
            if token:
                self._centre(*inside[2], f"{token_text(token)} {'•' * pips(token)}", number)
            if has_robber:
                self._centre(*inside[3], f" {ROBBER_SIGN} {self._words.say('robber')} ", robber)
            if figure:
                self._centre(*inside[-1], f" {figure} ", robber)
            return
        if token:
            self._centre(*inside[0], token_text(token), number)
        self._centre(*inside[1], word, quiet)
        signs = [*([ROBBER_SIGN] if has_robber else ()), *([figure] if figure else ())]
        if signs:
            text = " ".join(signs)
            # Two figures in a narrow hex leave no room around them.
            self._centre(*inside[-1], f" {text} " if len(signs) == 1 else text, robber)
        elif token:
            self._centre(*inside[-1], "•" * pips(token), number)

    def _peaks(self) -> None:
        """In the corner above the land: what the signs of the wildlings mean, and how many are still in the peaks."""
        frost = (self._view.get("watch") or {}).get("frost")
        if frost:
            paint = Paint(colours.SEA_INK)
            self._write(0, 1, self._words.say("terminal.peaks"), paint)
            for line, kind in enumerate(WILDLINGS, start=1):
                told = self._words.say("terminal.figures", wildling=kind, count=frost[kind])
                self._write(line, 1, f"{wildling_sign(self._words, kind)} {told}", paint)

    def _corner(self, corner: int) -> None:
        shape = self.grid.shape
        line, column = self.grid.corner(shape.corners[corner])
        ways = [False] * 4
        for other in shape.corner_corners[corner]:
            if other >= 0:
                far_line, far_column = self.grid.corner(shape.corners[other])
                way = (0 if far_column < column else 1) if far_column != column else 2 if far_line < line else 3
                ways[way] = True
        left, right, up, down = ways
        mark = CROSSING.get((left, right, up, down), "┼")
        self.picture[line, column] = (mark, Paint(colours.SAND_INK, colours.SAND))

    def _harbour(self, side: str, kind: str) -> None:
        """The ratio and the kind's letter out at sea, and a mark on both corners."""
        shape = self.grid.shape
        ends = [shape.corners[one] for one in shape.side_corners[shape.side_by_name[side]]]
        is_open = kind not in colours.TERRAINS
        paint = Paint(colours.INK, colours.SEA_INK if is_open else colours.TERRAINS[kind], strong=True)
        ratio, letter = ("3:1", "") if is_open else ("2:1", sign(self._words, kind))
        first, second = sorted(map(self.grid.corner, ends))
        for cell in (first, second):
            self.picture[cell] = ("◘", Paint(colours.INK, paint.ground, strong=True))
        (hex_,) = shape.side_hexes[shape.side_by_name[side]]
        middle = self.grid.hex(shape.hexes[hex_])
        if first[1] == second[1]:
            line, column = (first[0] + second[0]) // 2, first[1]
            at = column + 1 if column > middle[1] else column - 3
            self._write(line, at, ratio, paint)
            if letter:
                inner = at if column > middle[1] else column - cells(letter)
                self._write(line + 1, inner, letter, paint)
            return
        # A slope: beside its bend, on the line that is nearer to the sea.
        line = first[0] if first[0] < middle[0] else second[0]
        bend = (first[1] + second[1]) // 2
        text = ratio + letter
        east = bend > middle[1]
        self._write(line, bend + 1 if east else bend - cells(text), text, paint)

    def _pieces(self, kinds: str) -> None:
        for colour, pieces in zip(self._seats, self._view["pieces"], strict=True):
            for kind in kinds:
                for name in pieces[kind]:
                    self._piece(kind, name, colour, inverse=False)

    def _piece(self, kind: str, name: str, colour: str, *, inverse: bool) -> None:
        ground, ink = colours.SEATS[colour]
        emblem = colours.EMBLEMS[colour]
        if inverse:
            ground, ink = colours.ACCENT, colours.ACCENT_INK
        if kind == "r":
            side = self.grid.shape.sides[self.grid.shape.side_by_name[name]]
            run = self.grid.side(side)
            for number, (cell, way) in enumerate(run):
                mark = emblem if number == badge(run) else HEAVY[way]
                self.picture[cell] = (mark, Paint(ink, ground, strong=True, inverse=inverse))
            return
        line, column = self.grid.corners[self.grid.shape.corner_names[self.grid.shape.corner_by_name[name]]]
        text = f"[{emblem}]" if kind == "c" else f"({emblem})"
        self._write(line, column - 1, text, Paint(ink, ground, strong=True, inverse=inverse))

    def _choices(self) -> None:
        """The labels of what can be chosen, and at the cursor the piece as it would stand."""
        choice = self._choice
        paint = Paint(colours.ACCENT, colours.INK, strong=True)
        for name, label in choice.labels.items():
            line, column = self.places(choice.kind)[name]
            if choice.kind == "hex":
                line, _ = self._foot(name)
                self._write(line, column - 1, f" {label} ", paint)
            elif choice.piece == "c":
                # The settlement that would be a city stays to be seen around the label.
                self._write(line, column - 1, f"({label})", paint)
            else:
                self._write(line, column, label, paint)
        if choice.cursor:
            self._cursor(choice)

    def _foot(self, name: str) -> tuple[int, range]:
        """The lowest line of a hex, cleared of what stood there: a label needs it for itself."""
        shape = self.grid.shape
        line, within = self.grid.inside(shape.hexes[shape.hex_by_name[name]])[-1]
        for column in within:
            self.picture[line, column] = (" ", self.picture[line, column][1])
        return line, within

    def _cursor(self, choice: Choice) -> None:
        if choice.kind != "hex":
            self._piece(choice.piece, choice.cursor, choice.colour, inverse=True)
            return
        shape = self.grid.shape
        for line, within in self.grid.inside(shape.hexes[shape.hex_by_name[choice.cursor]]):
            for column in within:
                mark, _ = self.picture[line, column]
                self.picture[line, column] = (mark, Paint(colours.ACCENT_INK, colours.ACCENT, inverse=True))
        line, within = self._foot(choice.cursor)
        paint = Paint(colours.ACCENT_INK, colours.ACCENT, strong=True, inverse=True)
        self._centre(line, within, f" {WILDLING_SIGN if choice.piece != 'rob' else ROBBER_SIGN} ", paint)

    def places(self, kind: str) -> dict[str, Cell]:
        """The cells of all places of a kind, by name."""
        return {"corner": self.grid.corners, "side": self.grid.sides, "hex": self.grid.hexes}[kind]


def cut(text: str, width: int) -> str:
    """As much of a text as fits into so many columns; nothing, if there is no room at all.

    That something is missing is shown where there is room for that, too.
    """
    if cells(text) <= width:
        return text
    more = "…" if width >= ENOUGH else ""
    while text and cells(text + more) > width:
        text = text[:-1]
    return text + more
