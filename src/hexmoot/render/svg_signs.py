"""Small drawings, each about twenty units high and standing on (0, 0): what a hex bears, and what it gives."""

from collections.abc import Callable

from hexmoot.render.markup import Point, circle, element, group, path, polygon
from hexmoot.render.palette import AWARD, INK, PAGE, TERRAINS


def pine() -> str:
    """A conifer in two tiers."""
    _, dark, light = TERRAINS["forest"]
    return group(
        path("M0 0V-6", stroke=INK, stroke_width=2.4),
        polygon([(-8, -4), (8, -4), (0, -16)], fill=dark),
        polygon([(-6, -11), (6, -11), (0, -23)], fill=dark),
        path("M-3 -11.5L0 -22V-11.5ZM-5 -4.5L0 -14V-4.5Z", fill=light),
    )


def tuft() -> str:
    """Three blades of grass."""
    _, dark, _ = TERRAINS["pasture"]
    return path("M-5 -6Q-3 -3 -2 0M0 -8V0M5 -6Q3 -3 2 0", fill="none", stroke=dark, stroke_width=1.8)


def sheep() -> str:
    """A sheep, from its side."""
    _, _, light = TERRAINS["pasture"]
    wool = "M-9 -6a4 4 0 0 1 3 -6a4.5 4.5 0 0 1 8 -1a4 4 0 0 1 5 5a3.5 3.5 0 0 1 -3 5h-10a3.6 3.6 0 0 1 -3 -3z"
    return group(
        path("M-5 -4V0M-1.5 -4V0M2 -4V0M4.5 -4V0", stroke=INK, stroke_width=1.6),
        path(wool, fill=light, stroke=INK, stroke_width=1),
        element("ellipse", cx=8.5, cy=-9, rx=3, ry=3.8, fill=INK),
    )


def ear() -> str:
    """An ear of grain on its stalk."""
    _, dark, light = TERRAINS["fields"]
    grains = "".join(
        element(
            "ellipse",
            cx=side * 3,
            cy=-9 - 4 * i,
            rx=2.1,
            ry=3.4,
            transform=f"rotate({side * 32} {side * 3} {-9 - 4 * i})",
        )
        for i in range(3)
        for side in (-1, 1)
    )
    top = element("ellipse", cx=0, cy=-21.5, rx=2, ry=3.4)
    return group(
        path("M0 0V-20", stroke=dark, stroke_width=1.6), group(grains, top, fill=light, stroke=dark, stroke_width=0.9)
    )


def terrace() -> str:
    """Clay cut in steps."""
    _, dark, light = TERRAINS["hills"]
    steps = "M-17 0V-6H-11V-12H-5V-18H5V-12H11V-6H17V0Z"
    return group(
        path(steps, fill=light, stroke=dark, stroke_width=1.4, stroke_linejoin="round"),
        path("M-11 -6H11M-5 -12H5M-6 -6V0M6 -6V0M0 -12V-6", fill="none", stroke=dark, stroke_width=1.1),
    )


def bricks() -> str:
    """Three bricks, one on two."""
    _, dark, light = TERRAINS["hills"]
    return group(
        *(element("rect", x=x, y=y, width=11, height=7, rx=1) for x, y in ((-11.5, -7.5), (0.5, -7.5), (-5.5, -15.5))),
        fill=light,
        stroke=dark,
        stroke_width=1.4,
    )


def peak() -> str:
    """A mountain with snow on it, lit from the west."""
    _, dark, light = TERRAINS["mountains"]
    return group(
        polygon([(-15, 0), (15, 0), (0, -26)], fill="#8d8f94", stroke=dark, stroke_width=1, stroke_linejoin="round"),
        polygon([(0, -26), (15, 0), (3, 0), (5, -9)], fill=dark),
        polygon([(0, -26), (-5.2, -17), (-2, -18.5), (0.5, -15), (3, -18), (5.2, -17)], fill=light),
    )


def ore() -> str:
    """A lump of ore."""
    _, dark, light = TERRAINS["mountains"]
    return group(
        polygon([(-10, -2), (-8, -11), (0, -16), (8, -12), (10, -3), (4, 0), (-6, 0)], fill="#8d8f94"),
        path("M-8 -11L-1 -8L8 -12M-1 -8L-2 0M-1 -8L0 -16", fill="none", stroke=light, stroke_width=1.2),
        polygon([(-10, -2), (-8, -11), (0, -16), (8, -12), (10, -3), (4, 0), (-6, 0)], fill="none", stroke=dark),
        stroke_width=1.4,
        stroke_linejoin="round",
    )


def log() -> str:
    """Two logs, one upon the other."""
    _, dark, _ = TERRAINS["forest"]
    return group(
        *(
            group(
                element("rect", x=-10, y=y, width=20, height=7, rx=3.5, fill="#a9794b"),
                circle((6.5, y + 3.5), 3.4, fill="#e6cfa6"),
                circle((6.5, y + 3.5), 1.2, fill="none"),
            )
            for y in (-7.5, -15)
        ),
        stroke=dark,
        stroke_width=1.2,
    )


def cactus() -> str:
    """Something green in the desert."""
    arms = "M0 0V-17M0 -6H-6V-12M0 -8H6V-14"
    return path(arms, fill="none", stroke="#7f9468", stroke_width=3.6, stroke_linecap="round", stroke_linejoin="round")


def medal() -> str:
    """A medal on its ribbon, for an award."""
    return group(
        path("M-6 -19L0 -9L6 -19", fill="none", stroke=AWARD, stroke_width=3.4),
        circle((0, -6), 5.6, fill=PAGE, stroke=AWARD, stroke_width=2.6),
    )


# The sign of each kind of resource, and of an award, with its height.
SIGNS: dict[str, tuple[Callable[[], str], float]] = {
    "lumber": (log, 16.0),
    "wool": (sheep, 15.5),
    "grain": (ear, 25.0),
    "brick": (bricks, 16.0),
    "ore": (ore, 17.0),
    "award": (medal, 20.0),
}


def sign(name: str, at: Point, size: float) -> str:
    """The sign of a kind of resource or of an award, for a line of that height, centred at a place."""
    drawing, height = SIGNS[name]
    scale = size / max(height, 18)
    lower = at[1] + scale * height / 2
    return group(drawing(), transform=f"translate({at[0]:.1f} {lower:.1f}) scale({scale:.2f})")
