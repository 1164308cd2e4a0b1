"""The island on the screen: it shows a view and reports which place was chosen; it knows no rules."""

import string
from functools import cache
from typing import Any, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from hexmoot.geometry.shape import shape_named
from hexmoot.terminal import colours
from hexmoot.terminal.island.drawing import MARKED, NOTHING, Choice, Drawing, Paint, Seen
from hexmoot.terminal.island.grid import LARGE, SMALL, TIGHT, Cell, Grid, Scale, nearest, onwards
from hexmoot.terminal.watch import GIFT
from hexmoot.words import Words

LABELS = string.ascii_lowercase + string.ascii_uppercase
# What has no letter left is reached by the arrows.
UNLABELLED = "○"
REACH = 6
SEA = Paint()
# What says that the picture goes on, and can be scrolled.
ABOVE, BELOW = " ▲ ", " ▼ "
# Lines and columns that stay in sight around the cursor.
AROUND = 3


class IslandView(ScrollView, can_focus=True):
    """The island. While something is to be chosen, arrows and letters move a cursor; enter or a second click takes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", show=False),
        Binding("down", "go(1, 0)", show=False),
        Binding("left", "go(0, -1)", show=False),
        Binding("right", "go(0, 1)", show=False),
        Binding("tab", "next(1)", show=False),
        Binding("shift+tab", "next(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("escape", "leave", show=False),
    ]

    class Chosen(Message):
        """A place was chosen and confirmed."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    class Pointed(Message):
        """The cursor has moved."""

    class Left(Message):
        """Nothing is to be chosen after all."""

    def __init__(self, words: Words, **more: Any) -> None:
        super().__init__(**more)
        self.words = words
        self._view: dict[str, Any] | None = None
        self._choice = NOTHING
        self._rolled = 0
        # The place that the log named last, and the hex that is looked at while nothing is to be chosen.
        self._marked = ""
        self._looked = ""
        self._drawing: Drawing | None = None

    @property
    def choice(self) -> Choice:
        """What can be chosen now."""
        return self._choice

    def show(self, view: dict[str, Any], rolled: int, words: Words, marked: str = "") -> None:
        """Shows the island of a view; hexes with the number that was rolled glow, and one place stands out."""
        self.words, self._rolled, self._marked = words, rolled, marked
        self._view = view if view.get("board") else None
        self._redraw()

    def offer(self, kind: str, piece: str, colour: str, places: list[str]) -> None:
        """Lets one of these places be chosen."""
        labels = {name: LABELS[i] if i < len(LABELS) else UNLABELLED for i, name in enumerate(places)}
        # If the same is asked once more, the cursor stays where it was.
        cursor = self._choice.cursor if self._choice.cursor in labels else places[0]
        self._choice = Choice(kind, piece, colour, labels, cursor)
        self._looked = ""
        self._redraw()
        self._point_at(cursor)

    def withdraw(self) -> None:
        """Nothing can be chosen any more."""
        self._choice = NOTHING
        self._redraw()

    def on_resize(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        if self._view is None:
            self._drawing, self.virtual_size = None, Size(0, 0)
        else:
            seen = Seen(self._choice, self._rolled, self._marked, self._looked)
            self._drawing = Drawing(self._view, self._scale(self._view["board"]["shape"]), self.words, seen)
            grid = self._drawing.grid
            self.virtual_size = Size(grid.width, grid.height)
        self.refresh()

    def _scale(self, name: str) -> Scale:
        """As large as there is room for; a land with trade routes in the south alone does without the sea beside it."""
        shape = shape_named(name)
        large, small = Grid(shape, LARGE), Grid(shape, SMALL)
        if large.width <= self.size.width and large.height <= self.size.height:
            return LARGE
        return TIGHT if name == GIFT and small.width > self.size.width else SMALL

    def _hidden(self, y: int) -> str:
        """The sign at the edge of the first or the last line, if the picture goes on above or below it."""
        if self._drawing is None:
            return ""
        below = self._drawing.grid.height - self.size.height - self.scroll_offset.y
        if y == self.size.height - 1 and below > 0:
            return BELOW
        return ABOVE if y == 0 and self.scroll_offset.y > 0 else ""

    def _origin(self) -> Cell:
        """Where the picture begins: in the middle, if there is room, else as far as it is scrolled."""
        if self._drawing is None:
            return 0, 0
        grid, size = self._drawing.grid, self.size
        line = (size.height - grid.height) // 2 if grid.height <= size.height else -self.scroll_offset.y
        column = (size.width - grid.width) // 2 if grid.width <= size.width else -self.scroll_offset.x
        return line, column

    def render_line(self, y: int) -> Strip:
        """One line of the picture, with water all around."""
        picture = self._drawing.picture if self._drawing else {}
        line, column = self._origin()
        # Marks of one paint in a row are one segment: a line has few, and the terminal is drawn often.
        runs: list[tuple[Paint, list[str]]] = []
        for x in range(self.size.width):
            mark, paint = picture.get((y - line, x - column), (" ", SEA))
            if not mark:
                # The second half of a wide character, unless the first is out of sight.
                if x > 0:
                    continue
                mark = " "
            if not runs or (runs[-1][0] is not paint and runs[-1][0] != paint):
                runs.append((paint, []))
            runs[-1][1].append(mark)
        segments = [Segment("".join(marks), _style(paint, is_grey=self.app.no_color)) for paint, marks in runs]
        hidden = self._hidden(y)
        if hidden:
            edge = Strip(segments).crop(0, self.size.width - len(hidden))
            return Strip([*edge, Segment(hidden, _style(MARKED, is_grey=self.app.no_color))])
        return Strip(segments).crop(0, self.size.width)

    # Choosing

    def _places(self) -> dict[str, Cell]:
        if self._drawing is None or not self._choice.kind:
            return {}
        places = self._drawing.places(self._choice.kind)
        return {name: places[name] for name in self._choice.labels}

    def _point_at(self, name: str) -> None:
        choice = self._choice
        self._choice = Choice(choice.kind, choice.piece, choice.colour, choice.labels, name)
        self._redraw()
        self._bring_into_sight(choice.kind, name)
        self.post_message(self.Pointed())

    def _bring_into_sight(self, kind: str, name: str) -> None:
        if self._drawing is not None:
            line, column = self._drawing.places(kind)[name]
            around = Region(column - 2 * AROUND, line - AROUND, 4 * AROUND + 1, 2 * AROUND + 1)
            self.scroll_to_region(around, animate=False, force=True)

    def action_go(self, down: int, across: int) -> None:
        """The cursor goes to the nearest place in a direction; with nothing to choose one looks from hex to hex."""
        places = self._places()
        if places:
            self._point_at(onwards(places, self._choice.cursor, (down, across)))
        elif self._drawing is not None and self._view is not None:
            hexes = self._drawing.places("hex")
            self._looked = onwards(hexes, self._looked, (down, across)) if self._looked else self._view["robber"]
            self._redraw()
            self._bring_into_sight("hex", self._looked)

    def action_next(self, step: int) -> None:
        """The cursor goes through all places in turn."""
        names = list(self._choice.labels)
        if names:
            self._point_at(names[(names.index(self._choice.cursor) + step) % len(names)])

    def action_choose(self) -> None:
        """Chooses what the cursor is at."""
        if self._choice.cursor:
            self.post_message(self.Chosen(self._choice.cursor))

    def action_leave(self) -> None:
        """Gives up choosing, or looking."""
        self._looked = ""
        self._redraw()
        self.post_message(self.Left())

    def on_key(self, event: events.Key) -> None:
        """A label's letter moves the cursor there."""
        if not self._choice.labels or event.character is None:
            return
        for name, label in self._choice.labels.items():
            if label == event.character and label != UNLABELLED:
                event.stop()
                event.prevent_default()
                self._point_at(name)
                return

    def on_click(self, event: events.Click) -> None:
        """The first click moves the cursor, the second one at the same place chooses."""
        places = self._places()
        line, column = self._origin()
        found = nearest(places, (event.y - line, event.x - column), REACH)
        if found is None:
            return
        event.stop()
        if found == self._choice.cursor:
            self.action_choose()
        else:
            self._point_at(found)


def _style(paint: Paint, *, is_grey: bool) -> Style:
    """What is inverse stands out by its colour; where there is none, by its ground."""
    ink, ground = colours.shown(paint.ink), colours.shown(paint.ground)
    return _made(ink, ground, paint.strong, paint.inverse, paint.inverse and is_grey)


@cache
def _made(ink: str, ground: str, bold: bool, underline: bool, reverse: bool) -> Style:
    return Style(color=ink, bgcolor=ground, bold=bold, underline=underline, reverse=reverse)
