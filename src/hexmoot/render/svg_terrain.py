"""The ground of a hex: told by what is drawn on it first, and by its colour second."""

from collections.abc import Callable
from math import cos, sin

from hexmoot.render.markup import Point, group, number, path, polygon
from hexmoot.render.palette import TERRAINS
from hexmoot.render.svg_layout import OUTLINE, Wobble, half_width
from hexmoot.render.svg_signs import cactus, ear, peak, pine, sheep, terrace, tuft

# Places around the token, from the back to the front; the middle and the strip of the name stay free.
SLOTS: tuple[Point, ...] = ((-23, -14), (23, -14), (-37, 5), (37, 5), (-31, 27), (31, 27), (-12, 42), (12, 42))


def ground(terrain: str, name: str) -> str:
    """A hex around (0, 0), drawn a little differently for each name."""
    base, dark, _ = TERRAINS[terrain]
    hexagon = polygon(OUTLINE, fill=base, stroke="#f4ead0", stroke_width=3.5, stroke_linejoin="round")
    if not terrain:
        return group(hexagon, polygon([(0.8 * x, 0.8 * y) for x, y in OUTLINE], fill="none", stroke=dark))
    return group(hexagon, SCENES[terrain](Wobble(name)))


def _set_out(things: list[str], wobble: Wobble, low: float, high: float) -> str:
    """Things at the slots, a little off and of differing size; an empty one leaves its slot free."""
    placed = []
    for (x, y), thing in zip(SLOTS, things, strict=True):
        if thing:
            at = f"{number(x + wobble(-2.5, 2.5))} {number(y + wobble(-2, 2))}"
            placed.append(group(thing, transform=f"translate({at}) scale({wobble(low, high):.2f})"))
    return group(*placed)


def _lines(wobble: Wobble, step: float, bulge: float, **stroke: str | float) -> str:
    """Lines from side to side, curved alike."""
    lines = []
    y = -44.0
    while y <= 46:
        half = half_width(abs(y) + 4) - 5
        lines.append(
            f"M{number(-half)} {number(y)}Q{number(wobble(-9, 9))} {number(y + bulge)} {number(half)} {number(y)}"
        )
        y += step
    return path("".join(lines), fill="none", stroke_linecap="round", **stroke)


def _forest(wobble: Wobble) -> str:
    return _set_out([pine()] * 8, wobble, 0.85, 1.15)


def _pasture(wobble: Wobble) -> str:
    first = int(wobble(0, 2))
    grazing = [sheep() if i % 3 == first else tuft() for i in range(8)]
    return _set_out(grazing, wobble, 0.9, 1.1)


def _fields(wobble: Wobble) -> str:
    _, _, light = TERRAINS["fields"]
    furrows = _lines(wobble, 9, wobble(-9, 9), stroke=light, stroke_width=3.2)
    return group(furrows, _set_out([ear()] * 6 + [""] * 2, wobble, 0.85, 1.05))


def _hills(wobble: Wobble) -> str:
    step = terrace()
    return _set_out([step, step, "", "", step, step, "", ""], wobble, 0.86, 1.02)


def _mountains(wobble: Wobble) -> str:
    top = peak()
    return _set_out([top, top, "", "", top, top, "", ""], wobble, 0.85, 1.1)


def _desert(wobble: Wobble) -> str:
    _, dark, _ = TERRAINS["desert"]
    dunes = []
    for x, y in ((-26, -16), (16, -22), (-8, 4), (26, 8), (-24, 26), (10, 34)):
        left, top = x + wobble(-4, 4), y + wobble(-3, 3)
        dunes.append(f"M{number(left - 15)} {number(top)}q9 -12 17 -5q5 4 13 5")
    sand = path("".join(dunes), fill="none", stroke=dark, stroke_width=2, stroke_linecap="round")
    return group(sand, _set_out(["", "", "", cactus(), "", "", "", ""], wobble, 0.8, 1.0))


def _ice(wobble: Wobble) -> str:
    _, dark, light = TERRAINS["ice"]
    floes = []
    for x, y, size in ((-24, -18, 17), (20, -22, 14), (30, 6, 13), (-30, 12, 15), (2, 32, 18)):
        tips = [(cos(turn) * size * wobble(0.8, 1.1), sin(turn) * size * 0.6) for turn in (0, 1, 2.2, 3.1, 4.2, 5.3)]
        top = [(x + across, y + down) for across, down in tips]
        floes += [polygon([(a, b + 4) for a, b in top], fill=dark), polygon(top, fill=light)]
        half = number(size * 0.5)
        crack = f"M{number(x - size * 0.6)} {number(y)}l{half} {number(wobble(-4, 4))}l{half} 1"
        floes.append(path(crack, fill="none", stroke=dark, stroke_width=1.3, stroke_linecap="round"))
    return group(*floes)


SCENES: dict[str, Callable[[Wobble], str]] = {
    "forest": _forest,
    "pasture": _pasture,
    "fields": _fields,
    "hills": _hills,
    "mountains": _mountains,
    "desert": _desert,
    "ice": _ice,
}
