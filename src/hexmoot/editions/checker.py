"""What the options demand of each other."""

from collections.abc import Mapping

from hexmoot.editions.options import OPTIONS, EditionError, Value, either, text

FIXED_BOARDS = OPTIONS["board"].choices[1:3]
GIFT = "gift"
GIFT_SEATS = (3, 4)
BASE, WATCH = "base", "watch"
# The printed islands have 19 hexes and starting places for four colours.
FIXED_BOARD_SEATS = 4
# From here on the large board is used, and `extra_build` has a meaning.
LARGE_SEATS = 5


def settle(base: Mapping[str, Value], named: Mapping[str, Value], game: str = BASE) -> dict[str, Value]:
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
    if options["board"] == GIFT:
        low, high = GIFT_SEATS
        if fewest_seats(options) < low or most_seats(options) > high:
            said = f"board=gift has room for {low} or {high} seats (W-SETUP-01)."
            raise EditionError(said, "together", option="players", other="board")
    if game == WATCH and options["win_claim"] != "automatic":
        said = "in the Watch the table counts at the end of a turn (W-END-03): win_claim=automatic."
        raise EditionError(said, "fixed", option="win_claim")
    return options


def refuse_other_land(base: Mapping[str, Value], options: Mapping[str, Value]) -> None:
    """Refuse a rule book on a land that is not its own."""
    if (base["board"] == GIFT) != (options["board"] == GIFT):
        said = "board=gift is the land of w-base and w-plain, which have no other: choose one of these."
        raise EditionError(said, "fixed", option="board")


def refuse_idle(named: Mapping[str, Value], options: Mapping[str, Value], game: str = BASE) -> None:
    """Refuse a wish that would change nothing: whoever names it, even as the book has it, expects it to matter."""
    for name in idle(options, game):
        if name in named:
            reason, remedy = _why_idle(name, options)
            asked = f"{name}={text(name, options[name])}"
            wanted = f", or {remedy}" if remedy else ""
            raise EditionError(f"{asked} has no effect {reason}: leave it out{wanted}.", "idle", option=name)


def _why_idle(name: str, options: Mapping[str, Value]) -> tuple[str, str]:
    """Why an option has no say, and what would give it one; the second is empty if nothing would."""
    on_gift = options["board"] == GIFT
    if name == "extra_build":
        # No other number of seats is possible behind the Wall.
        return "with fewer than five seats", "" if on_gift else "allow more, as players=3-6 does"
    if name in OF_THE_WATCH:
        return "in this game", "choose w-base"
    if name in OF_THE_GIFT:
        return "in this game", "choose w-base or w-plain"
    if name == "robber_desert":
        return "where there is no desert", "choose w-plain"
    reason = f"since board={options['board']} brings its own {name}"
    if not on_gift:
        return reason, "choose board=random"
    # The numbers of that land never move; its trade routes can be shuffled.
    can_shuffle = name == "harbours" and options["gift_map"] == "standard"
    return reason, "choose gift_map=shuffled" if can_shuffle else ""


OF_THE_GIFT = ("roads", "gift_map")
OF_THE_WATCH = ("gift_limit", "giant_closes_ranks")


def idle(options: Mapping[str, Value], game: str = BASE) -> tuple[str, ...]:
    """The options without a say, given the others; they are shown as `-`."""
    names: tuple[str, ...] = ()
    if options["board"] != "random":
        names += ("harbours", "tokens")
    if options["board"] != GIFT:
        names += OF_THE_GIFT
    # There is no desert where the Wall stands.
    names += ("robber_desert",) if game == WATCH else OF_THE_WATCH
    if most_seats(options) < LARGE_SEATS:
        names += ("extra_build",)
    return names


# On the land of the Watch, which is given with all that lies on it and is for three or four.
_SETTLED_ON_THE_GIFT = ("board", "harbours", "tokens", "setup", "extra_build")
# Where the Wall stands: there is no desert, and the table counts.
_SETTLED_BY_THE_WALL = ("robber_desert", "win_claim")


def changeable(options: Mapping[str, Value], game: str = BASE) -> tuple[str, ...]:
    """The options that a host can change in a game, those that only it has first.

    What has no say only because of another choice, as the harbours of a printed board, is among them.
    """
    on_gift, has_wall = options["board"] == GIFT, game == WATCH
    own = (*(OF_THE_WATCH if has_wall else ()), *(OF_THE_GIFT if on_gift else ()))
    settled = {*OF_THE_WATCH, *OF_THE_GIFT}
    settled |= {*(_SETTLED_ON_THE_GIFT if on_gift else ()), *(_SETTLED_BY_THE_WALL if has_wall else ())}
    return (*own, *(name for name in OPTIONS if name not in settled))


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
