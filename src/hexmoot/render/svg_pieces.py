"""Pieces: silhouettes with the seat's colour, a dark edge, a light rim, and the seat's number."""

import math

from hexmoot.render.markup import Point, element, group, label, moved, path
from hexmoot.render.palette import INK, PAGE, ROBBER, SEATS

HOUSE = "M-13 12V-3L0 -15L13 -3V12Z"
# A road lying level, for a table's head.
BOARD = "M-18 -4H18V6H-18Z"
# A guard.
SHIELD = "M-9 -11H9V2Q9 10 0 14Q-9 10 -9 2Z"
CITY = "M-18 14V-15L-10 -23L-2 -15V-6H18V14Z"
PLANK, PLANK_WIDTH = 38.0, 13.0


def house(colour: str, number: int, at: Point, size: float = 1.0) -> str:
    """A settlement."""
    return _built(HOUSE, colour, number, at, (0.0, 8.0), size)


def city(colour: str, number: int, at: Point, size: float = 1.0) -> str:
    """A city: a house with a tower."""
    return _built(CITY, colour, number, at, (1.0, 10.0), size)


def _built(outline: str, colour: str, number: int, at: Point, written: Point, size: float) -> str:
    fill, ink = SEATS[colour]
    return group(
        path(outline, fill="none", stroke=PAGE, stroke_width=5.5, stroke_linejoin="round"),
        path(outline, fill=fill, stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        label(str(number), written, 17, fill=ink, font_weight="bold", text_anchor="middle"),
        transform=f"translate({at[0]:.1f} {at[1]:.1f}) scale({size:.2f})",
    )


def plank(colour: str, number: int, ends: tuple[Point, Point]) -> str:
    """A road between two corners, with its number upright."""
    (ax, ay), (bx, by) = ends
    fill, ink = SEATS[colour]
    box = {"x": -PLANK / 2, "y": -PLANK_WIDTH / 2, "width": PLANK, "height": PLANK_WIDTH, "rx": 3}
    angle = math.degrees(math.atan2(by - ay, bx - ax))
    return moved(
        ((ax + bx) / 2, (ay + by) / 2),
        group(
            element("rect", fill="none", stroke=PAGE, stroke_width=5, **box),
            element("rect", fill=fill, stroke=INK, stroke_width=1.8, **box),
            transform=f"rotate({angle:.0f})",
        ),
        label(str(number), (0, 4.5), 12.5, fill=ink, font_weight="bold", text_anchor="middle"),
    )


def robber(at: Point) -> str:
    """The robber: a hooded figure."""
    cloak = "M-11 16Q-10 -2 -5 -6A8.5 8.5 0 1 1 5 -6Q10 -2 11 16Z"
    return moved(
        at,
        path(cloak, fill="none", stroke=PAGE, stroke_width=4.5, stroke_linejoin="round"),
        path(cloak, fill=ROBBER, stroke=ROBBER, stroke_width=1),
        path("M-4.2 -12.5Q0 -16.5 4.2 -12.5Q4 -7.5 0 -6.5Q-4 -7.5 -4.2 -12.5Z", fill="#e9e3d6"),
    )
