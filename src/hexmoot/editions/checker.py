"""What the options demand of each other."""

from collections.abc import Mapping

from hexmoot.editions.options import OPTIONS, EditionError, Value, either, text

FIXED_BOARDS = OPTIONS["board"].choices[1:]
# The printed islands have 19 hexes and starting places for four colours.
FIXED_BOARD_SEATS = 4
# From here on the large board is used, and `extra_build` has a meaning.
LARGE_SEATS = 5


def settle(base: Mapping[str, Value], named: Mapping[str, Value]) -> dict[str, Value]:
    """The options of `base` with those `named` in their place, and with what these imply.

    Separate phases leave no trade after building, so they bring `new_harbour=next_turn` along; to name the
    contrary is an error, as is every other combination that no table could play.
    """
    options = {**base, **named}
    if options["phases"] == "separate":
        if "new_harbour" not in named:
            options["new_harbour"] = "next_turn"
        if options["new_harbour"] != "next_turn":
            raise EditionError(
                "new_harbour=at_once needs phases=combined: with phases=separate no trade follows building, "
                "so it is new_harbour=next_turn.",
                "together",
                option="new_harbour",
                other="phases",
            )
    if options["setup"] == "fixed" and options["board"] not in FIXED_BOARDS:
        raise EditionError(
            f"setup=fixed needs a board with given places, {either(FIXED_BOARDS)}: "
            f"with board={options['board']} it is setup=draft.",
            "together",
            option="setup",
            other="board",
        )
    if options["board"] in FIXED_BOARDS and fewest_seats(options) > FIXED_BOARD_SEATS:
        raise EditionError(
            f"board={options['board']} has room for {FIXED_BOARD_SEATS} seats, and "
            f"players={text('players', options['players'])} asks for more: choose fewer, or board=random.",
            "board_seats",
            most=FIXED_BOARD_SEATS,
        )
    return options


def refuse_idle(base: Mapping[str, Value], options: Mapping[str, Value]) -> None:
    """Refuse a change that would change nothing, so that equal games are also written alike."""
    for name in idle(options):
        if options[name] == base[name]:
            continue
        if name == "extra_build":
            reason, remedy = "with fewer than five seats", "allow more, as players=3-6 does"
        else:
            reason = f"since board={options['board']} brings its own {name}"
            remedy = "choose board=random"
        asked = f"{name}={text(name, options[name])}"
        raise EditionError(f"{asked} has no effect {reason}: leave it out, or {remedy}.", "idle", option=name)


def idle(options: Mapping[str, Value]) -> tuple[str, ...]:
    """The options without a say, given the others; they are shown as `-`."""
    names: tuple[str, ...] = ()
    if options["board"] in FIXED_BOARDS:
        names += ("harbours", "tokens")
    if most_seats(options) < LARGE_SEATS:
        names += ("extra_build",)
    return names


def fewest_seats(options: Mapping[str, Value]) -> int:
    """The lower end of `players`."""
    return _seats(options)[0]


def most_seats(options: Mapping[str, Value]) -> int:
    """The upper end of `players`."""
    return _seats(options)[1]


def _seats(options: Mapping[str, Value]) -> tuple[int, int]:
    seats = options["players"]
    if not isinstance(seats, tuple):
        raise TypeError("the options have to be typed before they are compared")
    return seats
