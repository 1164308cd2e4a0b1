"""What things are worth to the greedy bot. One is a victory point; everything else is measured by it."""

from typing import Any

from hexmoot.rules.record import Record, real, record
from hexmoot.rules.terms import CARDS, KINDS
from hexmoot.rules.watch.terms import HEROES, LAST_BREACH

# What can be saved for: the four things with a price, and a road with a settlement at its end.
GOALS = 5
EXPEDITION = 4
STEPS = 12
DISTANCES = 4
RANKS = 3


@record
class Weights(Record):
    """The numbers of `STANDARD`, as compiled code takes them."""

    point: float = real()
    win: float = real()
    pip: list[float] = real(KINDS)
    plenty_of_pips: float = real()
    blocked: float = real()
    overrun: float = real()
    variety: float = real()
    harbour: float = real()
    harbour_site: float = real()
    site: list[float] = real(DISTANCES)
    rank: list[float] = real(RANKS)
    new_kind: float = real()
    contested: float = real()
    no_pieces: float = real()
    goal: list[float] = real(GOALS)
    progress: list[float] = real(STEPS)
    other_goals: float = real()
    card: float = real()
    risk: float = real()
    risk_card: float = real()
    development: list[float] = real(CARDS)
    drawn: float = real()
    stolen: float = real()
    block: float = real()
    army: float = real()
    road: float = real()
    held_knight: float = real()
    rival: float = real()
    rival_pip: float = real()
    rival_card: float = real()
    partner: float = real()
    patience: float = real()
    # The second game's own.
    section: list[float] = real(LAST_BREACH)
    fearless: float = real()
    crossing: float = real()
    lost_guard: float = real()
    safer: float = real()
    guard_point: float = real()
    guard_card: float = real()
    camp: float = real()
    ahead: float = real()
    behind: float = real()
    always: float = real()
    hero: list[float] = real(HEROES)
    idle_hero: float = real()
    foreseen: float = real()
    token: float = real()
    patrol: float = real()


STANDARD: dict[str, float | list[float]] = {
    # A victory point, seen or hidden; and the game.
    "point": 1.0,
    "win": 1000.0,
    # Production: each dot under the token of a hex, by what it gives: L W G B O. So many dots of one kind are worth
    # half as much a piece. The robber leaves a hex this share of its worth, for it will move on; a wildling, which
    # stays until somebody drives it off, this share.
    "pip": [0.080, 0.065, 0.090, 0.080, 0.085],
    "plenty_of_pips": 14.0,
    "blocked": 0.75,
    "overrun": 0.35,
    # Variety: every kind that is produced at all.
    "variety": 0.15,
    # Harbours: for each dot, each card that a trade with the bank costs less than four.
    "harbour": 0.012,
    # Room: what a settlement on a free site would produce, by the number of roads still needed to get there. The
    # best site counts in full, the next ones less. A kind not yet produced is worth more there, a harbour this much,
    # and a site that a rival's road leads to this share. So does all of it without a settlement left to build.
    "site": [0.34, 0.20, 0.10, 0.03],
    "rank": [1.0, 0.5, 0.25],
    "new_kind": 0.15,
    "harbour_site": 0.10,
    "contested": 0.6,
    "no_pieces": 0.3,
    # The hand: having all cards for a road, settlement, city, development card, or road and settlement together;
    # times how far it is, by half cards missing (a card that the bank would swap counts as half). Only the best goal
    # counts in full. Any card at all is worth a little.
    "goal": [0.15, 0.75, 0.80, 0.30, 0.60],
    "progress": [1.0, 0.80, 0.60, 0.46, 0.34, 0.25, 0.18, 0.12, 0.08, 0.05, 0.03, 0.0],
    "other_goals": 0.4,
    "card": 0.014,
    # A hand above the limit, and each card more in it: half of them go at a seven.
    "risk": 0.08,
    "risk_card": 0.03,
    # Development cards held: knight, road building, year of plenty, monopoly, a victory point, which counts as a
    # point, and new recruits.
    # Then a card not yet looked at, a resource card about to be stolen, and a robber about to be moved.
    "development": [0.10, 0.30, 0.35, 0.35, 0.0, 0.30],
    "drawn": 0.42,
    "stolen": 0.10,
    "block": 0.08,
    # Awards: what it is worth to be next to one; further off counts less. A knight in the hand is this much of a
    # knight on the table.
    "army": 0.9,
    "road": 0.7,
    "held_knight": 0.6,
    # Rivals: what one at the goal would cost, its dots and its cards on top; less by the square of how far it is.
    # A trade that suits a rival costs this much a card, in the same proportion.
    "rival": 1.0,
    "rival_pip": 0.08,
    "rival_card": 0.06,
    "partner": 0.10,
    # A card that could as well be played after the roll waits, unless it gains more than this.
    "patience": 0.12,
    # The Wall: what a breach costs, after none, one and two of them; of that, this share for who is first on the Wall,
    # and would win by it. What the own hexes lose to those who cross counts so many times, because others follow them;
    # and an own guard who is sent home. Each regular more that a section would hold back leaves this share of the
    # danger: the first guard to spare is what counts; all at the table profit from more of them, and one pays.
    "section": [0.40, 0.80, 4.80],
    "fearless": 0.3,
    "crossing": 3.0,
    "lost_guard": 0.5,
    "safer": 0.2,
    # Guards towards the next point for them, and the cards for one more.
    "guard_point": 0.60,
    "guard_card": 0.06,
    # A clan that is one wildling short of a rush, by the square of how near it is.
    "camp": 0.25,
    # The game ends by the Wall: to be first there, or behind by so many guards, by the square of how near that end
    # is; and how near it always is, for wildlings never stop coming.
    "ahead": 3.0,
    "behind": 1.2,
    "always": 0.15,
    # Heroes, in the order of the rules: what the next use brings if there is something to use it for, and the share
    # of it that is left if there is nothing yet. Of the pathfinder and the archer: which share of what they would do
    # now, in points. In the next turn others may have done it, and it helps all of them while it takes one seat's hero:
    # a bot that takes all of it loses to one that does not.
    "hero": [0.08, 0.06, 0.22, 0.06, 0.10, 0.12, 0.20, 0.25, 0.25, 0.28, 0.12],
    "idle_hero": 0.1,
    # The best of three cards instead of the first; a token about to be turned up; a patrol that leaves the game.
    "foreseen": 0.18,
    "token": 0.09,
    "patrol": 0.05,
}


def weights(changes: dict[str, float | list[float]] | None = None) -> Any:
    """The standard weights, or others, as an array of one record."""
    row: Any = Weights()
    for name, worth in {**STANDARD, **(changes or {})}.items():
        if name not in Weights.fields:
            raise ValueError(f"there is no weight {name!r}")
        setattr(row, name, worth)
    rows = Weights.array(1)
    row.write(rows)
    return rows
