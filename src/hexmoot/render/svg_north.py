"""The Wall and the north in SVG: camps and trails, clearings, guards on their spaces, and the breach track."""

from hexmoot.notation.position import Position
from hexmoot.render.markup import Point, circle, element, group, label, moved, path, title
from hexmoot.render.north import Clan, North, Section, north
from hexmoot.render.palette import INK, PAGE, QUIET, SEATS, TOKEN, TOKEN_EDGE
from hexmoot.render.situation import who
from hexmoot.render.standing import seat_colours
from hexmoot.render.svg_layout import INNER, Layout
from hexmoot.render.svg_pieces import SHIELD
from hexmoot.render.words import Words

SNOW, SNOW_EDGE = "#e4eaec", "#b3c0c5"
ICE, ICE_EDGE, ICE_LIGHT = "#9fb9c6", "#4f6b7a", "#c9dbe3"
GLADE, GLADE_EDGE = "#c7d6b2", "#7c9160"
FIGURES = {"regular": "#5b4636", "climber": "#2f5d50", "giant": "#6b3a4a"}
HEIGHT = 262.0
CAMP_ROW, CLEARING_ROW, WALL_ROW = 46.0, 140.0, 206.0
WALL_HEIGHT, SPACE = 46.0, 19.0
CAMPS = 5
SPREAD = 1.55


def draw_north(position: Position, layout: Layout, words: Words) -> tuple[str, float]:
    """The strip above the land, and how high it is; nothing for a game without a Wall."""
    found = north(position)
    if found is None:
        return "", 0.0
    middles = {section.number: layout.hex(section.hex)[0] for section in found.sections}
    ground = element("rect", width=layout.width, height=HEIGHT, rx=18, fill=SNOW, stroke=SNOW_EDGE, stroke_width=2)
    parts = [
        ground,
        *(_trails(clan, middles) for clan in found.clans),
        *(_clan(clan, _middle(clan, middles), words) for clan in found.clans),
        *(_clearing(section, middles[section.number], words) for section in found.sections),
        *(_section(position, section, middles[section.number], words) for section in found.sections),
        _peaks(found, words),
        _track(found, layout.width, words),
    ]
    return group(*parts, class_="north"), HEIGHT


def _middle(clan: Clan, middles: dict[int, float]) -> float:
    """Between the clan's clearings, the outer clans a little further out, so that no camps touch."""
    ends = {middles[section] for _, section in clan.trails}
    centre = sum(middles.values()) / len(middles)
    between = sum(ends) / len(ends)
    return centre + SPREAD * (between - centre)


def _trails(clan: Clan, middles: dict[int, float]) -> str:
    """A path from the camps to each clearing, with the numbers of the die that send somebody along it."""
    drawn = []
    start = _middle(clan, middles)
    for section in dict.fromkeys(section for _, section in clan.trails):
        numbers = "/".join(str(trail) for trail, end in clan.trails if end == section)
        end = middles[section] + (10 if start > middles[section] else -10)
        line = f"M{start:.1f} {CAMP_ROW + 14:.1f}L{end:.1f} {CLEARING_ROW - 20:.1f}"
        at = ((start + end) / 2, (CAMP_ROW + CLEARING_ROW) / 2)
        drawn += [
            path(line, stroke=GLADE_EDGE, stroke_width=7, stroke_linecap="round", stroke_dasharray="2 10"),
            circle(at, 13, fill=TOKEN, stroke=TOKEN_EDGE, stroke_width=1.4),
            label(numbers, (at[0], at[1] + 4.5), 13, fill=INK, text_anchor="middle", font_weight="bold"),
        ]
    return group(*drawn, class_="trail")


def _figure(wildling: str, at: Point, size: float = 1.0) -> str:
    """A regular is a hooded head, a climber a hook, a giant a broad block: told apart by shape, not by colour."""
    shapes = {
        "regular": "M-7 9Q-7 -2 0 -9Q7 -2 7 9Z",
        "climber": "M-6 9L-2 -9L7 -5L2 -3L5 9Z",
        "giant": "M-10 9V-5H-5V-10H5V-5H10V9Z",
    }
    return element(
        "path",
        d=shapes[wildling],
        fill=FIGURES[wildling],
        stroke=PAGE,
        stroke_width=1.6,
        transform=f"translate({at[0]:.1f} {at[1]:.1f}) scale({size:.2f})",
    )


def wildling_on_hex(wildling: str, at: Point, words: Words) -> str:
    """A wildling that blocks a hex."""
    return moved(at, title(words(wildling)), _figure(wildling, (0, 0), 1.5), class_="wildling", data_wildling=wildling)


def _clan(clan: Clan, middle: float, words: Words) -> str:
    """Five fire pits, the one nearest the trails in the middle of the way south, at the right."""
    parts = [
        title(words("say_clan", clan=words(clan.name), figures=", ".join(map(words, clan.camps)) or words("nothing"))),
        label(words(clan.name), (middle, CAMP_ROW - 22), 15, fill=INK, text_anchor="middle", font_weight="bold"),
    ]
    for camp in range(CAMPS):
        at = (middle + 27 * (2 - camp), CAMP_ROW)
        parts.append(circle(at, 12.5, fill=PAGE, stroke=SNOW_EDGE, stroke_width=2))
        if camp < len(clan.camps):
            parts.append(_figure(clan.camps[camp], at))
        else:
            parts.append(label(str(camp + 1), (at[0], at[1] + 4), 12, fill=QUIET, text_anchor="middle"))
    return group(*parts, class_="clan", data_clan=clan.name)


def _clearing(section: Section, middle: float, words: Words) -> str:
    """The regulars that wait before a section, each with the trail it came by; and how they stand to the guards."""
    parts = [
        title(words("say_clearing", section=section.number, count=len(section.waiting))),
        element(
            "ellipse", cx=middle, cy=CLEARING_ROW, rx=INNER - 4, ry=24, fill=GLADE, stroke=GLADE_EDGE, stroke_width=1.6
        ),
    ]
    first = middle - 8.5 * (len(section.waiting) - 1)
    for place, trail in enumerate(section.waiting):
        at = (first + 17 * place, CLEARING_ROW - 4)
        parts += [
            _figure("regular", at, 0.95),
            label(str(trail), (at[0], CLEARING_ROW + 17), 11, fill=INK, text_anchor="middle"),
        ]
    return group(*parts, class_="clearing", data_section=section.number)


def _section(position: Position, section: Section, middle: float, words: Words) -> str:
    """A stretch of ice with five spaces; a guard is a shield in the seat's colour, with its number."""
    colours = seat_colours(position)
    left, top = middle - INNER + 2, WALL_ROW - WALL_HEIGHT / 2
    battlement = "".join(f"h10v-7h{(2 * INNER - 4 - 50) / 4 - 0.01:.2f}v7" for _ in range(4)) + "h10"
    parts = [
        title(words("say_section", section=section.number, guards=section.held_by, count=len(section.waiting))),
        path(
            f"M{left:.1f} {top:.1f}{battlement}v{WALL_HEIGHT:.1f}h{-(2 * INNER - 4):.1f}Z",
            fill=ICE,
            stroke=ICE_EDGE,
            stroke_width=2,
        ),
    ]
    for space, guard in enumerate(section.guards):
        at = (middle + SPACE * (space - 2), WALL_ROW + 2)
        if guard is None:
            parts.append(circle(at, 8, fill=ICE_LIGHT, stroke=ICE_EDGE, stroke_width=1))
            parts.append(label(str(space + 1), (at[0], at[1] + 4), 10.5, fill=INK, text_anchor="middle"))
            continue
        fill, ink = SEATS[colours[guard]]
        parts.append(
            group(
                title(words("say_guard", who=who(position, guard, words), section=section.number, space=space + 1)),
                path(SHIELD, fill=fill, stroke=INK, stroke_width=1.8),
                label(str(guard + 1), (0, 5), 13, fill=ink, text_anchor="middle", font_weight="bold"),
                transform=f"translate({at[0]:.1f} {at[1]:.1f})",
                class_="guard",
                data_seat=guard + 1,
                data_space=space + 1,
            )
        )
    number = label(
        words("section", number=section.number), (middle, top + WALL_HEIGHT + 15), 12, fill=QUIET, text_anchor="middle"
    )
    return group(*parts, number, class_="section", data_section=section.number)


def _peaks(found: North, words: Words) -> str:
    """The mountains in the west where figures wait."""
    parts = [
        path("M10 96L36 40L52 68L70 34L98 96Z", fill="#cdd3d8", stroke=ICE_EDGE, stroke_width=1.6),
        path("M29 55L36 40L43 52ZM62 50L70 34L78 52Z", fill=PAGE),
        label(words("peaks"), (54, 28), 14, fill=INK, text_anchor="middle", font_weight="bold"),
    ]
    for row, (wildling, count) in enumerate(found.peaks.items()):
        parts += [
            _figure(wildling, (34, 112 + 24 * row), 0.95),
            label(f"{count}", (52, 117 + 24 * row), 14, fill=INK),
        ]
    return group(title(words("peaks")), *parts, class_="peaks")


def _track(found: North, width: float, words: Words) -> str:
    """Breaches so far, and how full the South is."""
    parts = [label(words("breaches"), (width - 54, 28), 14, fill=INK, text_anchor="middle", font_weight="bold")]
    for step in range(found.last_breach + 1):
        at = (width - 90 + 24 * step, 48)
        marked = step == found.breaches
        parts += [
            circle(at, 11, fill=INK if marked else PAGE, stroke=ICE_EDGE, stroke_width=1.6),
            label(str(step), (at[0], 52.5), 13, fill=PAGE if marked else INK, text_anchor="middle", font_weight="bold"),
        ]
    parts += [
        label(words("south"), (width - 54, 88), 14, fill=INK, text_anchor="middle", font_weight="bold"),
        label(f"{found.south} / {found.south_limit}", (width - 54, 108), 17, fill=INK, text_anchor="middle"),
    ]
    return group(*parts, class_="track")
