"""The colours of the terminal: a printed board on dark water. Whatever a colour says, a character says too."""

from hexmoot.render import palette
from hexmoot.render.words import ICE
from hexmoot.render.words import TERRAINS as TERRAIN_NAMES

SEA, SEA_INK = "#17394d", "#9cc3d3"
SAND, SAND_INK = "#dccfa9", "#7d6c48"
INK, QUIET_INK = "#1e1c1a", "#4c473f"
RED_NUMBER = "#a11d18"
ROBBER, ROBBER_INK = "#2b2a2d", "#ffffff"
ACCENT, ACCENT_INK = "#ffd75f", "#1e1c1a"
GLOW, WARNING = "#fff6d6", "#ffb4a8"
SEATS = palette.SEATS
EMBLEMS = {"red": "▲", "blue": "●", "white": "■", "orange": "◆", "green": "✚", "brown": "★"}
# By the letters of terrain and goods.
TERRAINS = {letter: palette.TERRAINS[name][0] for letter, name in zip("LWGBODI", (*TERRAIN_NAMES, ICE), strict=True)}

# What is taken instead on a terminal with sixteen colours. The nearest ones would make nearly all land grey, and two
# seats the same; these are the terminal's own, written as the values that stand for them.
BLACK, WHITE, GREY, DARK = "#000000", "#ffffff", "#aaaaaa", "#555555"
SIXTEEN = {
    SEA: "#0000aa",
    SEA_INK: "#55ffff",
    SAND: BLACK,
    SAND_INK: GREY,
    INK: BLACK,
    QUIET_INK: BLACK,
    RED_NUMBER: BLACK,
    GLOW: WHITE,
    ROBBER: DARK,
    ROBBER_INK: WHITE,
    ACCENT: "#ffff55",
    **dict(zip(TERRAINS.values(), ("#00aa00", "#55ff55", "#ffff55", "#aa5500", GREY, WHITE, "#55ffff"), strict=True)),
    SEATS["red"][0]: "#aa0000",
    SEATS["blue"][0]: "#5555ff",
    SEATS["white"][0]: WHITE,
    SEATS["orange"][0]: "#ff5555",
    SEATS["green"][0]: "#00aaaa",
    SEATS["brown"][0]: "#aa00aa",
}
_instead: dict[str, str] = {}


def use(system: str | None) -> None:
    """Fits the colours to what the terminal can show, by Rich's name for it."""
    _instead.clear()
    if system == "standard":
        _instead.update(SIXTEEN)


def shown(colour: str) -> str:
    """A colour as this terminal shows it."""
    return _instead.get(colour, colour)
