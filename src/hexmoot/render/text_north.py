"""The Wall and the north in characters, above the land: each section over the hex that it guards."""

from hexmoot.notation.position import Position
from hexmoot.render import styles
from hexmoot.render.canvas import Canvas
from hexmoot.render.north import Clan, North, Section, north
from hexmoot.render.standing import seat_colours
from hexmoot.render.text_island import Grid
from hexmoot.render.words import Words

LETTERS = {"regular": "r", "climber": "c", "giant": "g"}
CAMPS = 5
# Lines from the top: the clans with their camps, the clearings, the Wall.
CLAN_LINE, CAMP_LINE, TRAIL_LINE, CLEARING_LINE, WALL_LINE, NUMBER_LINE = range(6)


def draw_north(position: Position, words: Words, *, colour: bool) -> list[str]:
    """The lines above the land; none for a game without a Wall."""
    found = north(position)
    if found is None:
        return []
    canvas, grid = Canvas(), Grid(position)
    columns = {section.number: grid.hex(section.hex)[1] for section in found.sections}
    paints = [styles.SEATS[name] for name in seat_colours(position)]
    for clan in found.clans:
        _clan(canvas, clan, columns, words)
    for section in found.sections:
        _section(canvas, section, columns[section.number], paints, words)
    return [*canvas.lines(colour=colour), ""]


def _clan(canvas: Canvas, clan: Clan, columns: dict[int, int], words: Words) -> None:
    middle = sum(columns[section] for _, section in clan.trails) // len(clan.trails)
    camps = [LETTERS[wildling] for wildling in clan.camps] + ["."] * (CAMPS - len(clan.camps))
    canvas.centre(CLAN_LINE, middle, words(clan.name), styles.HEAD)
    # The camp nearest the trails is the last one read before the way south.
    canvas.centre(CAMP_LINE, middle, " ".join(reversed(camps)))
    trails = words("trails", numbers=" ".join(str(trail) for trail, _ in clan.trails))
    canvas.centre(TRAIL_LINE, middle, trails, styles.NAME)


def _section(canvas: Canvas, section: Section, column: int, paints: list[str], words: Words) -> None:
    waiting = " ".join(f"r{trail}" for trail in section.waiting)
    canvas.centre(CLEARING_LINE, column, f"({waiting})" if waiting else "( )")
    canvas.centre(WALL_LINE, column, "[" + "=" * (2 * CAMPS + 1) + "]", styles.SIDE)
    left = column - CAMPS + 1
    for space, guard in enumerate(section.guards):
        style = "" if guard is None else paints[guard]
        canvas.write(WALL_LINE, left + 2 * space, "." if guard is None else str(guard + 1), style)
    canvas.centre(NUMBER_LINE, column, words("section", number=section.number), styles.NAME)


def notes(found: North, words: Words) -> list[tuple[str, list[str]]]:
    """What stands below the table: the danger, the peaks, the tokens and the heroes."""
    peaks = ", ".join(words("figures", count=count, thing=words(kind)) for kind, count in found.peaks.items())
    heroes = [
        words(
            "hero_line",
            seat=hero.seat + 1,
            hero=words(hero.name),
            side=words("hero_back" if hero.on_back else "hero_front") + (words("hero_rests") if hero.rests else ""),
        )
        for hero in found.heroes
    ]
    danger = words(
        "danger_line", breaches=found.breaches, last=found.last_breach, south=found.south, limit=found.south_limit
    )
    return [
        ("danger", [danger]),
        ("peaks", [words("peaks_line", figures=peaks, supply=found.supply, used=found.used)]),
        ("heroes", heroes),
    ]
