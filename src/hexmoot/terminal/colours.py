"""The colours of the terminal: a printed board on dark water. Whatever a colour says, a character says too."""

from hexmoot.render import palette

SEA, SEA_INK = "#17394d", "#9cc3d3"
SAND, SAND_INK = "#dccfa9", "#7d6c48"
INK, QUIET_INK = "#1e1c1a", "#4c473f"
RED_NUMBER = "#a11d18"
ROBBER, ROBBER_INK = "#2b2a2d", "#ffffff"
ACCENT, ACCENT_INK = "#ffd75f", "#1e1c1a"
GLOW = "#fff6d6"
SEATS = palette.SEATS
EMBLEMS = {"red": "▲", "blue": "●", "white": "■", "orange": "◆", "green": "✚", "brown": "★"}
# By the letters of terrain and goods.
TERRAINS = {
    letter: palette.TERRAINS[name][0]
    for letter, name in zip("LWGBOD", ("forest", "pasture", "fields", "hills", "mountains", "desert"), strict=True)
}
