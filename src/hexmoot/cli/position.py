"""A position as it is given to a command: a line of HEN, or `start`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexmoot.game.game import Game
    from hexmoot.notation.position import Position

START = "start"
START_SEED, START_SEATS = 1, 4
LINE_HELP = "The position's line; or `start`, the island of seed 1 before the first move."


def game_at(
    line: str, edition: str | None = None, options: Mapping[str, str] | None = None, seats: int | None = None
) -> "Game":
    """The game at a line by the rules of an edition, if one is named, with options changed.

    The line is read as it stands first, so that whatever is wrong with it is told of what was typed.
    """
    from hexmoot.editions.edition import DEFAULT
    from hexmoot.game.game import Game
    from hexmoot.notation.hen_reader import read_hen

    line = line.strip()
    if line == START:
        return Game(edition or DEFAULT, seats=seats or START_SEATS, seed=START_SEED, options=options)
    if not line:
        raise ValueError("the position's line is empty: give a line of HEN, or start for the empty island.")
    told = read_hen(line)
    if told.is_view:
        raise ValueError(
            "this line is a view, not a whole position: part of it is hidden, and a move may hang on that."
        )
    if seats is not None and seats != told.seats:
        raise ValueError(f"the line has {told.seats} seats, not {seats}: leave --seats out.")
    if edition is None and not options:
        return Game.from_hen(line)
    return _by_other_rules(line, told, edition or told.edition.key, options or {})


def _by_other_rules(line: str, told: "Position", key: str, options: Mapping[str, str]) -> "Game":
    """The same pieces and cards under another edition; options that the line changes stay changed."""
    from hexmoot.editions.edition import changes, resolve, text
    from hexmoot.game.game import Game
    from hexmoot.notation.errors import InvalidText

    kept = {name: text(name, value) for name, value in changes(told.edition).items()}
    book = resolve(key, {**kept, **options})
    head = ",".join(
        [f"{key}:{book.ruleset}", *(f"{name}={text(name, value)}" for name, value in changes(book).items())]
    )
    try:
        return Game.from_hen(" ".join([head, *line.split(" ")[1:]]))
    except InvalidText as error:
        raise ValueError(f"by {head} there is no such position: {error.reason}.") from None
