"""A table of the second game to try rules on: positions in a few words.

The land is always the standard map, with two settlements a seat (START) unless a test says otherwise.
"""

from collections.abc import Mapping
from typing import Any

import hexmoot as hx
from hexmoot.editions.edition import resolve
from hexmoot.editions.gift import gift
from hexmoot.notation.hen import edition_text
from hexmoot.notation.letters import CARDS, KINDS
from hexmoot.notation.places import parse_corner, parse_side

LAND = "gift:O5W6B5G8/O6B4G9W10L11/W3L9W11O3L8O4/G10L12B3G10B4O2"
ROUTES = "F12nw:O,F10nw:W,F8nw:L,F6nw:B,F4nw:G"
START = {
    1: "s@C7n r@C7nw s@E5n r@E5nw",
    2: "s@C9n r@C9nw s@E9n r@E9nw",
    3: "s@C11n r@C11nw s@E13n r@E13nw",
    4: "s@D6n r@D6nw s@D12n r@D12nw",
}
HEROES = {3: ("scholar", "steward", "commander"), 4: ("builder", "scholar", "steward", "commander")}
EMPTY_WALL = "-----,-----,-----,-----"
_AFTER_THE_ROLL = ("main", "discarding", "consoling", "taking", "repaying", "foreseeing")


def position(
    *,
    seats: int = 4,
    options: Mapping[str, str | int | bool] | None = None,
    robber: str = "-",
    pieces: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    cards: Mapping[int, str] | None = None,
    longest: int | None = None,
    army: int | None = None,
    turn: int = 1,
    stage: str = "main",
    wall: str = EMPTY_WALL,
    breaches: int = 0,
    camps: str = "-,-,-",
    clearings: str = "-,-,-,-",
    wildlings: str = "-",
    used: str = "",
    under: str | None = None,
    heroes: str | None = None,
    offers: str = "-",
    seed: int = 0,
    still_open: str = "-",
    **details: str | int | bool,
) -> hx.Game:
    """A game of the Watch from a position that is told in a few words; what is not told is empty.

    wall        five spaces a section, from the west: "12---,-----,3----,-----"
    camps       river, cave, hornfoot, the one nearest the trails first: "rc,g,-"
    clearings   the trails that the regulars came by, oldest first: "12,-,5,-"
    wildlings   in the Gift: "B6r,C5g"
    used        tokens that lie open, as nine numbers with dots; of the rest as many are in the supply as must be
    heroes      "builder,scholar+,steward!,commander"; still_open: as HEN writes it
    """
    everybody = range(1, seats + 1)
    given = pieces or {seat: START[seat] for seat in everybody}
    if stage in _AFTER_THE_ROLL:
        details.setdefault("rolled", True)
    told = [name if value is True else f"{name}={value}" for name, value in details.items() if value is not False]
    fields = (
        edition_text(resolve("w-base", options or {})),
        LAND,
        ROUTES,
        robber,
        "|".join(_pieces(given.get(seat, "")) for seat in everybody),
        "|".join(_sorted((hands or {}).get(seat, ""), KINDS) for seat in everybody),
        "|".join(_cards((cards or {}).get(seat, "")) for seat in everybody),
        f"{longest or '-'},{army or '-'}",
        ":".join(filter(None, (str(turn), stage, ",".join(told)))),
        offers,
    )
    names = heroes or ",".join(HEROES[seats])
    tokens = _tokens(given, seats, used, under, still_open)
    parts = (wall, str(breaches), camps, clearings, wildlings, tokens, names, still_open)
    return hx.Game.from_hen(f"{' '.join(fields)};watch={'|'.join(parts)}", seed=seed)


def _tokens(given: Mapping[int, str], seats: int, used: str, under: str | None, still_open: str) -> str:
    """All tokens in the first batch; the supply has those that lie nowhere else."""
    gone = [int(number) for number in used.split(".")] if used else [0] * 9
    unseen = [count - out for count, out in zip([*gift().tokens_each_clan] * 3, gone, strict=True)]
    spaces = [5 - given.get(seat, "").count("s@") for seat in range(1, seats + 1)]
    lying = sum(spaces) + sum(2 * (4 - given.get(seat, "").count("c@")) for seat in range(1, seats + 1))
    for detail in still_open.split(","):
        if detail.startswith("reveal="):
            lying += sum(entry[1] == "0" for entry in detail.removeprefix("reveal=").split("."))
    under = under or ",".join("0" * count or "-" for count in spaces)
    return f"0{sum(unseen) - lying}/0:{'.'.join(map(str, unseen))}/{under}"


def _pieces(codes: str) -> str:
    found: dict[str, list[str]] = {"s": [], "c": [], "r": []}
    for code in codes.split():
        letter, _, place = code.partition("@")
        found[letter].append(parse_side(place) if letter == "r" else parse_corner(place))
    return "/".join(",".join(places) for places in found.values())


def _sorted(letters: str, alphabet: str) -> str:
    return "".join(sorted(letters, key=alphabet.index)) or "-"


def _cards(written: str) -> str:
    old, _, rest = written.partition("/")
    new, _, played = rest.partition("/")
    return "/".join(_sorted(part.strip("-"), CARDS) for part in (old, new, played))


def component(game: hx.Game | hx.View) -> dict[str, str]:
    """The fields of the Watch's component of HEN, by their names."""
    names = ("wall", "breaches", "camps", "clearings", "wildlings", "tokens", "heroes", "open")
    return dict(zip(names, game.hen().partition(";watch=")[2].split("|"), strict=True))


def wall(game: hx.Game) -> str:
    return component(game)["wall"]


def clearings(game: hx.Game) -> str:
    return component(game)["clearings"]


def camps(game: hx.Game) -> str:
    return component(game)["camps"]


def wildlings(game: hx.Game) -> str:
    """The wildlings in the Gift, as HEN writes them."""
    return component(game)["wildlings"]


def breaches(game: hx.Game) -> int:
    return int(game.extra.breaches)


def roll(game: hx.Game, dice: str) -> list[hx.Event]:
    """Rolls, from before the roll: "35.9"."""
    plies = len(game.plies)
    game.push_text(f"roll ={dice}")
    return [event for ply in game.plies[plies:] for event in ply.events]


def told(events: list[hx.Event], key: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if event.key == key]
