"""What a view of the second game has beside the common fields."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexmoot.server.words.sizes import Seat

Amount = Annotated[int, Meta(ge=0)]


class WatchPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the fields `north` and `watch`."""


class Trail(WatchPart, frozen=True):
    """A trail, from 1; its clan and the section it leads to, both from 0."""

    trail: int
    clan: int
    section: int


class North(WatchPart, frozen=True, kw_only=True):
    """What is printed in the second game, or was chosen for it, and never changes at a table."""

    routes: Annotated[dict[str, list[str]], Meta(description="each trail's way south, hex by hex")]
    trails: Annotated[
        list[Trail], Meta(description="each trail's clan and the section it leads to, both counted from 0")
    ]
    breach_limit: Annotated[int, Meta(description="so many breaches end the game")]
    gift_limit: Annotated[int, Meta(description="so many wildlings in the South end it")]
    rush: Annotated[int, Meta(description="so many wildlings of a clan start a rush")]
    faces: Annotated[int, Meta(description="the numbers of the wildling die")]
    point_guards: Annotated[
        list[int], Meta(description="so many guards on the Wall are worth the first point, the second")
    ]


class Under(WatchPart, frozen=True):
    """How many tokens lie under a seat's unbuilt settlements and cities."""

    s: Amount
    c: Amount


class SeatHero(WatchPart, frozen=True):
    """The hero of a seat, the side that lies up, and whether it rests in this turn."""

    hero: str
    side: Literal["a", "b"]
    rested: bool


class Watch(WatchPart, frozen=True, kw_only=True):
    """Sections and spaces from the west and from below, clans in the order River, Cave, Barefoot; lists are by seat."""

    wall: Annotated[
        list[list[Amount]],
        Meta(description="four sections from the west, five spaces each: the seat whose guard stands there, or 0"),
    ]
    clearings: Annotated[
        list[list[int]],
        Meta(description="by section, the trails (from 1) by which the waiting regulars came, oldest first"),
    ]
    camps: Annotated[
        list[list[str]],
        Meta(description="by clan (River, Cave, Barefoot), what sits there, nearest the trails first"),
    ]
    frost: Annotated[dict[str, Amount], Meta(description="figures left in the peaks, by kind")]
    gift: Annotated[dict[str, str], Meta(description="the hexes that a wildling blocks, with its kind")]
    danger: Annotated[
        list[Literal["calm", "open", "climb", "near", "rush", "next", "rush_end", "end"]],
        Meta(
            description="by section, the worst that the wildlings in the camps would do there: the next one ends the "
            "game (end) or breaches the Wall (next); a rush that the next of a clan starts does (rush_end, rush); the "
            "one after the next does (near); the next one climbs over (climb); nobody comes, but nobody is on guard "
            "(open); else calm"
        ),
    ]
    breaches: Annotated[Amount, Meta(description="so far")]
    supply: Annotated[Amount, Meta(description="tokens in the supply")]
    used: Annotated[dict[str, Amount], Meta(description="tokens that lie open, as river.giant")]
    unseen: Annotated[dict[str, Amount], Meta(description="tokens that nobody has seen")]
    under: Annotated[
        list[Under], Meta(description="tokens under the settlements (s) and the cities (c) that are not built")
    ]
    guards_left: Annotated[list[Amount], Meta(description="guards at hand")]
    on_wall: Annotated[list[Amount], Meta(description="guards on the Wall")]
    guard_points: Annotated[list[Amount], Meta(description="what these are worth")]
    heroes: Annotated[
        list[SeatHero | None],
        Meta(description="the hero, its side and whether it rests in this turn; null before the first settlement"),
    ]
    display: Annotated[list[str], Meta(description="the heroes that nobody has")]
    raider: Annotated[str, Meta(description="the robber's hex, or home; robber is null then")]
    leading: Annotated[Seat, Meta(description="who would win if the game ended by the Wall now, as far as all can see")]
    looked_at: Annotated[Seat | None, Meta(description="whose hand the rebel looks at")]
    owed: Annotated[list[Seat], Meta(description="whom the commander still owes a card")]
    die: Annotated[int | None, Meta(description="what the wildling die showed last")]
