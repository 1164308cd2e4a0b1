"""A position in characters: the island, the seats, and what is going on."""

from hexmoot.notation.position import Position
from hexmoot.render import styles
from hexmoot.render.canvas import painted
from hexmoot.render.situation import head
from hexmoot.render.text_island import draw_island
from hexmoot.render.text_north import draw_north
from hexmoot.render.text_table import draw_notes, draw_table
from hexmoot.render.words import Words, words_for


def draw(position: Position, *, colour: bool = False, words: Words | None = None) -> str:
    """The position as its viewer sees it, at most 100 columns wide (130 on the large board).

    `colour` adds terminal colours, which never are the only sign of anything.
    """
    words = words or words_for(position)
    title = head(position, words)
    parts = [
        [painted(title, styles.HEAD) if colour else title],
        [*draw_north(position, words, colour=colour), *draw_island(position, words, colour=colour)],
        draw_table(position, words, colour=colour),
        draw_notes(position, words),
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
