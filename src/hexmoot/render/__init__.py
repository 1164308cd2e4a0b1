"""Pictures of a position, as its viewer may see it: in characters, and as SVG."""

from hexmoot.render.svg import draw_svg
from hexmoot.render.text import draw

__all__ = ["draw", "draw_svg"]
