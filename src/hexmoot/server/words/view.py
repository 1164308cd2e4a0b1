"""The view of a reader, field by field: how it is described in the schema, and what tests hold every real view to.

Views are made as plain fields, and patches from their differences; nothing is read or written by these types. Letters
are those of the notation: L W G B O for resources, K R Y M V N for development cards.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct
from msgspec.structs import fields

from hexmoot.server.words.settings import TableSettings
from hexmoot.server.words.sizes import Millis, Number, Seat
from hexmoot.server.words.watch_view import North, Watch

Letters = Annotated[str, Meta(pattern="^[A-Z]*$")]
Amount = Annotated[int, Meta(ge=0)]
Place = Annotated[str, Meta(pattern="^[A-Z][0-9]+[a-z]*$")]
Good = Literal["L", "W", "G", "B", "O"]
Only = Literal[True]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a view."""


class Chair(Part, frozen=True):
    """A seat of the table, and who is on it."""

    seat: Seat
    colour: str
    name: Annotated[str, Meta(description="of the person or the bot; empty while the seat is free")]
    bot: Annotated[str | None, Meta(description="the kind of bot that the server plays here")]
    machine: Annotated[bool, Meta(description="a program came in by a bot's token")]
    free: bool
    away: Annotated[bool, Meta(description="its person is not connected")]
    steward: Annotated[str, Meta(description="why the steward plays here; empty if it does not")]
    not_trading: Annotated[bool, Meta(description="wants no offers in this turn")]


class Newcomer(Part, frozen=True):
    """Somebody who asks for a free seat of a game under way."""

    seat: Seat
    name: str
    machine: bool
    agreed: list[Seat]
    asked: Annotated[list[Seat], Meta(description="who has not said yet")]


class Dice(Part, frozen=True):
    """Fair dice as far as they are open; seeds only when the game is over."""

    server_hash: str
    commitments: Annotated[dict[str, str], Meta(description="by the first seat of each person")]
    sealed: Annotated[bool, Meta(description="all have committed: now, and not before, the seeds are shown")]
    revealed: Annotated[list[Seat], Meta(description="who has shown a seed")]
    server_seed: str | None
    seeds: Annotated[dict[str, str] | None, Meta(description="by seat")]


class Votes(Part, frozen=True):
    """Seats that want the game to end without a winner."""

    abort: list[Seat]
    void: list[Seat]


class ShownClock(Part, frozen=True):
    """Times in ms. A pot that is running is null: its end is in `due`."""

    due: Annotated[dict[str, Millis | None], Meta(description="by seat that is waited for: when its time ends")]
    bank: list[int | None] | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    away: list[int | None] | UnsetType = UNSET


class Ending(Part, frozen=True):
    """How it ended. Without a winner: aborted, voided, or whatever closed the table."""

    kind: str
    winner: Seat | UnsetType | None = UNSET
    points: list[Amount] | UnsetType = UNSET


class You(Part, frozen=True):
    """What the reader's person is at the table."""

    seats: list[Seat]
    host: bool


class Board(Part, frozen=True):
    """The land: by hex terrain and number, by side of the coast the harbour."""

    shape: str
    hexes: dict[Place, str]
    harbours: dict[Place, str]


class Costs(Part, frozen=True):
    """What is paid, as letters: a road, a settlement, a city, a development card; in the second game a guard."""

    r: Letters
    s: Letters
    c: Letters
    buy: Letters
    g: Letters | UnsetType = UNSET


class Pieces(Part, frozen=True):
    """Where a seat's settlements, cities and roads are."""

    s: list[Place]
    c: list[Place]
    r: list[Place]


class Stock(Part, frozen=True):
    """How many pieces a seat has left."""

    s: Amount
    c: Amount
    r: Amount


class HeldCards(Part, frozen=True):
    """A seat's development cards as all see them."""

    held: Amount
    new: Annotated[Amount, Meta(description="of those, bought in this turn")]
    played: Letters


class Awards(Part, frozen=True):
    """Who has the special cards."""

    longest_road: Seat | None
    largest_army: Seat | None


class Turn(Part, frozen=True):
    """Whose turn it is, what it is about now, and who is waited for."""

    seat: Seat
    stage: str
    builder: Annotated[Seat | None, Meta(description="who builds between two turns, with five or six")]
    waits_for: list[Seat]
    rolled: bool
    card_played: bool
    built: Annotated[bool, Meta(description="where trade and building are apart: trading is over")]
    free_roads: Amount
    corner: Annotated[Place | None, Meta(description="the settlement just founded, which the road must touch")]
    dice: Annotated[
        tuple[int, int] | None, Meta(description="what the two dice showed last, in this turn or an earlier one")
    ]


class Offer(Part, frozen=True):
    """An open offer, as its maker gives and takes; what is said about it names `n`."""

    n: Number
    seat: Seat
    gives: Letters
    takes: Letters
    asked: list[Seat]
    yes: list[Seat]
    no: list[Seat]
    until: Annotated[Millis | None, Meta(description="a bot's: how long it waits for answers")]


class Score(Part, frozen=True):
    """Points by where they come from."""

    settlements: Amount
    cities: Amount
    longest_road: Amount
    largest_army: Amount
    victory_point_cards: Amount
    guards: Amount | UnsetType = UNSET


class Shown(Part, frozen=True):
    """All cards by seat, when they lie open (WIN-04)."""

    hands: list[Letters]
    cards: list[Letters]
    score: list[Score]
    points: Annotated[list[Amount], Meta(description="in a replay with open cards")] | UnsetType = UNSET


class OwnCards(Part, frozen=True):
    """The reader's development cards: those that may be played, and those bought in this turn."""

    old: Letters
    new: Letters


class Moves(Part, frozen=True, rename={"cancel": "o-", "close": "d>", "patrol": "kn@"}):
    """Everything that a seat may do now, by the kinds of its moves (chapter 6); what it may not is left out.

    Of a discard only how many cards, and of offers only whether one may be made: the judge looks at each.
    """

    s: list[Place] | UnsetType = UNSET
    c: list[Place] | UnsetType = UNSET
    r: list[Place] | UnsetType = UNSET
    rob: Annotated[dict[Place, list[Seat]], Meta(description="by hex, whom one can rob there")] | UnsetType = UNSET
    t: Annotated[list[str], Meta(description="trades with the bank, as LLLL>O")] | UnsetType = UNSET
    yp: list[Letters] | UnsetType = UNSET
    mo: list[Good] | UnsetType = UNSET
    vp: list[Amount] | UnsetType = UNSET
    x: Annotated[int, Meta(description="how many cards to discard")] | UnsetType = UNSET
    o: Only | UnsetType = UNSET
    cancel: Only | UnsetType = UNSET
    y: Annotated[list[Seat], Meta(description="whose offers can be accepted")] | UnsetType = UNSET
    n: list[Seat] | UnsetType = UNSET
    d: Annotated[list[Seat], Meta(description="with whom the deal can be done")] | UnsetType = UNSET
    close: list[Seat] | UnsetType = UNSET
    roll: Only | UnsetType = UNSET
    buy: Only | UnsetType = UNSET
    kn: Only | UnsetType = UNSET
    rb: Only | UnsetType = UNSET
    end: Only | UnsetType = UNSET
    win: Only | UnsetType = UNSET
    g: Annotated[list[int], Meta(description="sections for a guard")] | UnsetType = UNSET
    nr: Annotated[list[int], Meta(description="sections for new recruits")] | UnsetType = UNSET
    patrol: Annotated[list[Place], Meta(description="hexes with a wildling")] | UnsetType = UNSET
    h: Annotated[list[str], Meta(description="what may stand behind h:")] | UnsetType = UNSET


class Ask(Part, frozen=True):
    """The question that is open to the reader's seat; `must`: the game waits for the answer."""

    n: Number
    must: bool
    moves: Moves


class View(Part, frozen=True, kw_only=True):
    """The table as one reader sees it. Everything about the game is null until it begins; lists are by seat."""

    status: Literal["open", "dice", "playing", "over"]
    settings: TableSettings
    seats: list[Chair]
    host: Annotated[Seat | None, Meta(description="the first seat of the host")]
    locked: Annotated[bool, Meta(description="nobody new may sit down")]
    dice: Annotated[Dice, Meta(description="fair dice: commitments, and seeds at the end")]
    newcomers: Annotated[list[Newcomer], Meta(description="who asks for a free seat of a game under way")]
    votes: Votes
    clock: Annotated[ShownClock | None, Meta(description="what is left, and when whose time ends")]
    paused: Annotated[bool, Meta(description="clocks stand still while the server restarts")]
    ending: Ending | None
    before: Annotated[str | None, Meta(description="the table that this is a rematch of")]
    next: Annotated[str | None, Meta(description="the table of the rematch")]
    you: Annotated[You | None, Meta(description="your seats, and whether you are the host; null for an onlooker")]

    board: Annotated[Board | None, Meta(description="the land: terrain and number by hex, harbours by side")]
    costs: Annotated[Costs | None, Meta(description="what things cost, as letters")]
    north: Annotated[North | None, Meta(description="what is printed in the second game, below")]
    robber: Annotated[Place | None, Meta(description="the robber's hex")]
    pieces: Annotated[list[Pieces] | None, Meta(description="settlements, cities and roads on the board")]
    stock: Annotated[list[Stock] | None, Meta(description="pieces not yet built")]
    bank: Annotated[dict[Good, Amount] | None, Meta(description="resource cards in the bank")]
    deck: Annotated[Amount | None, Meta(description="development cards left")]
    hands: Annotated[list[Amount] | None, Meta(description="resource cards in hand")]
    aside: Annotated[list[Amount] | None, Meta(description="cards set aside for a discard")]
    cards: Annotated[list[HeldCards] | None, Meta(description="development cards held, new and played")]
    points: Annotated[list[Amount] | None, Meta(description="points that all can see")]
    roads: Annotated[list[Amount] | None, Meta(description="length of the longest road")]
    awards: Annotated[Awards | None, Meta(description="who has the longest road and the largest army")]
    rates: Annotated[list[dict[Good, Amount]] | None, Meta(description="cards of a kind that the bank takes for one")]
    turn: Annotated[Turn | None, Meta(description="whose turn, its stage, and who is waited for")]
    offers: Annotated[list[Offer] | None, Meta(description="the open offers")]
    shown: Annotated[Shown | None, Meta(description="all cards, when the game is over")]
    known: Annotated[
        list[dict[Good, tuple[Amount, Amount]]] | None,
        Meta(description="the fewest and the most cards of a kind, where the host wants it shown"),
    ]
    watch: Annotated[Watch | None, Meta(description="the second game's own fields, below")]

    my_hand: Annotated[Letters | None, Meta(description="your resource cards; from here on null for onlookers")]
    my_aside: Annotated[Letters | None, Meta(description="what you set aside for a discard")]
    my_cards: Annotated[OwnCards | None, Meta(description="your development cards, old and new")]
    my_points: Annotated[Amount | None, Meta(description="your points, hidden ones too")]
    my_look: Annotated[Letters | None, Meta(description="cards that a hero lets you alone look at")]
    ask: Annotated[Ask | None, Meta(description="the question open to you, and everything that you may do")]
    hen: Annotated[str | None, Meta(description="the position in notation, as you see it")]


Patch = defstruct(
    "Patch",
    [(field.name, field.type | UnsetType, UNSET) for field in fields(View)],
    frozen=True,
    forbid_unknown_fields=True,
    namespace={"__doc__": "The fields of a view that an event changed, whole."},
)
# What the words about an event need beside it: who sat there or asked to, and what was decided together.
TOLD_AGAIN = ("status", "settings", "seats", "host", "locked", "newcomers", "votes", "ending")
Story = defstruct(
    "Story",
    [(field.name, field.type) for field in fields(View) if field.name in TOLD_AGAIN],
    frozen=True,
    forbid_unknown_fields=True,
    namespace={"__doc__": "The fields of a view that the words about an event need."},
)


class Happening(Part, frozen=True):
    """What the rules say happened. Fields that an event does not have are left out."""

    key: Annotated[str, Meta(description="what happened; the words of every language are found by it")]
    seat: Seat | UnsetType = UNSET
    kind: Annotated[str, Meta(description="a resource, a card, a hero, a wildling, a tie")] | UnsetType = UNSET
    count: int | UnsetType = UNSET
    place: str | UnsetType = UNSET
    other: Seat | UnsetType = UNSET
    asked: list[Seat] | UnsetType = UNSET
    dice: tuple[int, int] | UnsetType = UNSET
    section: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    trail: int | UnsetType = UNSET
    clan: str | UnsetType = UNSET
