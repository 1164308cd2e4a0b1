"""A position as an SVG picture that stands alone: no scripts, no fonts, no files from elsewhere."""

from hexmoot.notation.position import Position
from hexmoot.render.markup import description, element, group, label, number, title
from hexmoot.render.palette import INK, PAGE
from hexmoot.render.situation import head
from hexmoot.render.speech import describe
from hexmoot.render.svg_flow import wrapped
from hexmoot.render.svg_island import draw_island
from hexmoot.render.svg_layout import Layout
from hexmoot.render.svg_north import draw_north
from hexmoot.render.svg_panel import WIDTH as PANEL_WIDTH
from hexmoot.render.svg_panel import draw_panel
from hexmoot.render.words import Words, words_for

SANS = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif"
HEAD_SIZE, EDGE = 20.0, 10.0
# So far the Wall's strip lies over the water north of the land.
OVERLAP = 44.0


def draw_svg(position: Position, *, words: Words | None = None) -> str:
    """The position as its viewer sees it: the island, and a panel below it."""
    words = words or words_for(position)
    layout = Layout(position.shape)
    scale = layout.width / PANEL_WIDTH
    caption, caption_height = _caption(head(position, words))
    panel, panel_height = draw_panel(position, words)
    beyond, beyond_height = draw_north(position, layout, words)
    top = EDGE + caption_height * scale
    island = top + (beyond_height - OVERLAP if beyond else 0.0)
    below = island + layout.height
    width, height = layout.width + 2 * EDGE, below + panel_height * scale + EDGE
    return element(
        "svg",
        title(head(position, words)),
        description(describe(position, words)),
        element("rect", width=width, height=height, fill=PAGE),
        group(caption, transform=f"translate({number(EDGE)} {number(EDGE)}) scale({scale:.3f})"),
        group(draw_island(position, layout, words), transform=f"translate({number(EDGE)} {number(island)})"),
        *([group(beyond, transform=f"translate({number(EDGE)} {number(top)})")] if beyond else []),
        group(panel, transform=f"translate({number(EDGE)} {number(below)}) scale({scale:.3f})"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        font_family=SANS,
    )


def _caption(text: str) -> tuple[str, float]:
    """The head of the picture, and how high it is."""
    lines = wrapped(text, PANEL_WIDTH - 20, HEAD_SIZE)
    drawn = [
        label(line, (10, 24 + 1.4 * HEAD_SIZE * i), HEAD_SIZE, fill=INK, font_weight="bold")
        for i, line in enumerate(lines)
    ]
    return group(*drawn), 12 + 1.4 * HEAD_SIZE * len(lines)
