"""The island in SVG: sea, hexes with their tokens, harbours and pieces."""

import math

from hexmoot.notation.position import Position
from hexmoot.render.island import Haven, Tile, buildings, havens, roads, tiles
from hexmoot.render.markup import Point, circle, element, group, label, moved, path, polygon, title
from hexmoot.render.north import north
from hexmoot.render.palette import (
    INK,
    PAGE,
    QUIET,
    SAND,
    SEA,
    SHADE,
    SHALLOW,
    TOKEN,
    TOKEN_EDGE,
    TOKEN_RED,
    WAVE,
    WOOD,
    WOOD_EDGE,
)
from hexmoot.render.situation import who
from hexmoot.render.speech import say_hex
from hexmoot.render.standing import seat_colours
from hexmoot.render.svg_layout import INNER, OUTLINE, Layout, Wobble, between
from hexmoot.render.svg_north import wildling_on_hex
from hexmoot.render.svg_pieces import city, house, plank, robber
from hexmoot.render.svg_signs import sign
from hexmoot.render.svg_terrain import ground
from hexmoot.render.words import Words

SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
# From the middle of a coastal side to the middle of its harbour.
OFFSHORE = 45.0


def draw_island(position: Position, layout: Layout, words: Words) -> str:
    """Everything on the water, from the bottom up."""
    return group(
        _sea(layout, [layout.hex(place) for place in position.shape.hexes], _isthmus(position, layout)),
        *(_jetties(layout, haven) for haven in havens(position)),
        *(_hex(layout, tile, words) for tile in tiles(position)),
        *(_haven(layout, haven, words) for haven in havens(position)),
        *_roads(position, layout, words),
        *_buildings(position, layout, words),
    )


def _isthmus(position: Position, layout: Layout) -> list[Point]:
    """The land between the first row and the Wall, where there is one: nobody comes south by boat."""
    found = north(position)
    if found is None:
        return []
    row = [layout.hex(section.hex) for section in found.sections]
    (west, y), (east, _) = min(row), max(row)
    return [(west - INNER, 0.0), (east + INNER, 0.0), (east + INNER, y), (west - INNER, y)]


def _sea(layout: Layout, middles: list[Point], isthmus: list[Point]) -> str:
    """Water, shallower towards the shore, and a beach."""
    water = element("rect", width=layout.width, height=layout.height, rx=18, fill=SEA)
    land = [moved(at, polygon(OUTLINE)) for at in middles]
    if isthmus:
        land.append(polygon(isthmus, class_="isthmus"))
    shores = [group(*land, fill=tone, stroke=tone, stroke_width=width) for tone, width in ((SHALLOW, 54), (SAND, 15))]
    return group(water, _waves(layout, middles), group(*shores, stroke_linejoin="round"))


def _waves(layout: Layout, middles: list[Point]) -> str:
    """A few strokes on the open water."""
    wobble = Wobble("waves")
    waves: list[Point] = []
    for _ in range(60):
        at = wobble(18, layout.width - 40), wobble(20, layout.height - 16)
        if all(math.dist(at, land) > INNER + 52 for land in middles) and all(math.dist(at, w) > 36 for w in waves):
            waves.append(at)
    strokes = (f"M{x:.0f} {y:.0f}q5 -5 10 0q5 5 10 0" for x, y in waves)
    return path("".join(strokes), fill="none", stroke=WAVE, stroke_width=2, stroke_linecap="round")


def _hex(layout: Layout, tile: Tile, words: Words) -> str:
    parts = [title(say_hex(tile, words)), ground(tile.terrain, tile.name)]
    if tile.has_robber or tile.wildling:
        parts.append(polygon(OUTLINE, fill=SHADE, fill_opacity="0.45"))
    parts.append(_name(tile))
    if tile.token:
        parts.append(_token(tile))
    if tile.has_robber:
        parts.append(robber((-31, 7) if tile.token else (0, 4)))
    if tile.wildling:
        parts.append(wildling_on_hex(tile.wildling, (32, 8), words))
    return moved(layout.hex(tile.place), *parts, class_="hex", data_hex=tile.name)


def _name(tile: Tile) -> str:
    """The name of the hex, below its northern corner."""
    return label(tile.name, (0, -30), 13, fill=PAGE if tile.has_robber or tile.wildling else INK, text_anchor="middle")


def _token(tile: Tile) -> str:
    """A disc with the number: larger, and with more pips, the likelier it is; 6 and 8 red, bold and underlined."""
    ink = TOKEN_RED if tile.is_red else INK
    size = 15 + 2.4 * tile.pips
    radius = 15.5 + 1.5 * tile.pips
    parts = [
        circle((0, 1.5), radius, fill=INK, fill_opacity="0.28"),
        circle((0, 0), radius, fill=TOKEN, stroke=TOKEN_EDGE, stroke_width=1.4),
        label(
            tile.number,
            (0, size * 0.22),
            size,
            fill=ink,
            text_anchor="middle",
            font_family=SERIF,
            font_weight="bold" if tile.is_red else "normal",
        ),
    ]
    if tile.is_red:
        parts.append(path(f"M-8 {size * 0.33:.1f}H8", stroke=ink, stroke_width=1.8))
    first = -2.3 * (tile.pips - 1)
    below = size * 0.22 + (7.6 if tile.is_red else 5.6)
    parts += [circle((first + 4.6 * i, below), 1.7, fill=ink) for i in range(tile.pips)]
    return moved((0, 6), *parts, class_="token")


def _anchorage(layout: Layout, haven: Haven) -> Point:
    """The middle of a harbour's sign."""
    one, other = map(layout.corner, haven.corners)
    middle = between(one, other)
    across, down = haven.seaward
    # One step of the lattice is INNER wide and one and a half radii high; two steps of INNER lead across a side.
    x, y = INNER * across, INNER * math.sqrt(3) * down
    return middle[0] + OFFSHORE * x / (2 * INNER), middle[1] + OFFSHORE * y / (2 * INNER)


def _jetties(layout: Layout, haven: Haven) -> str:
    """A pier from the sign to each of the two corners."""
    out = _anchorage(layout, haven)
    piers = []
    for corner in haven.corners:
        (ax, ay), (bx, by) = layout.corner(corner), out
        line = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        piers += [
            path(line, stroke=WOOD_EDGE, stroke_width=9),
            path(line, stroke=WOOD, stroke_width=6),
            path(line, stroke=WOOD_EDGE, stroke_width=6, stroke_dasharray="1 5"),
        ]
        piers.append(circle((ax, ay), 6.5, fill=WOOD, stroke=WOOD_EDGE, stroke_width=1.6))
    return group(*piers, class_="jetty")


def _haven(layout: Layout, haven: Haven, words: Words) -> str:
    """The sign of a harbour: its ratio, and what it trades as a drawing and as a word."""
    ratio = {"fill": INK, "text_anchor": "middle", "font_weight": "bold"}
    parts = [
        title(words("say_harbour", harbour=haven.name(words), corners="-".join(haven.corner_names))),
        circle((0, 0), 28, fill=TOKEN, stroke=WOOD_EDGE, stroke_width=2),
    ]
    if haven.kind:
        parts += [
            sign(haven.kind, (0, -14), 15),
            label(haven.ratio, (0, 6), 16, **ratio),
            label(words(haven.kind), (0, 17), 11, fill=INK, text_anchor="middle"),
        ]
    else:
        parts += [
            label(haven.ratio, (0, 3), 19, **ratio),
            label(words("any_kind"), (0, 15), 11, fill=QUIET, text_anchor="middle"),
        ]
    return moved(_anchorage(layout, haven), *parts, class_="harbour", data_kind=haven.kind or "any")


def _roads(position: Position, layout: Layout, words: Words) -> list[str]:
    colours = seat_colours(position)
    return [
        group(
            title(words("say_piece", piece=words("road"), who=who(position, road.seat, words), place=road.name)),
            plank(colours[road.seat], road.seat + 1, (layout.corner(road.ends[0]), layout.corner(road.ends[1]))),
            class_="road",
            data_side=road.name,
            data_seat=road.seat + 1,
        )
        for road in roads(position)
    ]


def _buildings(position: Position, layout: Layout, words: Words) -> list[str]:
    colours = seat_colours(position)
    drawn = []
    for building in buildings(position):
        kind = "city" if building.is_city else "settlement"
        shape = city if building.is_city else house
        named = words("say_piece", piece=words(kind), who=who(position, building.seat, words), place=building.name)
        piece = shape(colours[building.seat], building.seat + 1, layout.corner(building.corner), 0.95)
        drawn.append(group(title(named), piece, class_=kind, data_corner=building.name, data_seat=building.seat + 1))
    return drawn
