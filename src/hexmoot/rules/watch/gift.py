"""Wildlings in the Gift: the hexes that they block, their way there, and their way home."""

from hexmoot.rules.bits import popcount
from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.hands import receive
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import DESERT, NONE, PUBLIC
from hexmoot.rules.watch.endings import overrun
from hexmoot.rules.watch.events import CLIMBED, CROSSED, SENT_HOME
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import CLIMBER, GIANT, REGULAR, WAY


@fast
def wild_hexes(x: Extra) -> int:
    """The hexes with a wildling, as a mask."""
    return x.wild[REGULAR] | x.wild[CLIMBER] | x.wild[GIANT]


@fast
def block_hexes(s: State, x: Extra) -> None:
    """W-PROD-01: a hex with a wildling or the robber does not produce."""
    s.blocked = wild_hexes(x)
    if s.robber != NONE:
        s.blocked |= 1 << s.robber


@fast
def way_south(x: Extra, trail: int, wild: int) -> int:
    """W-ADV-02, W-BREACH-01: the first hex of the way south without a wildling, where these have one."""
    step = 0
    while step < WAY - 1 and (wild >> x.route[trail][step]) & 1:
        step += 1
    return x.route[trail][step]


@fast
def cross(s: State, x: Extra, wildling: int, trail: int, log: Log) -> None:
    """W-ADV-02, W-BREACH-01: a wildling comes to the Gift; then its limit is looked at."""
    place = way_south(x, trail, wild_hexes(x))
    x.wild[wildling] |= 1 << place
    s.blocked |= 1 << place
    tell(log, CLIMBED if wildling == CLIMBER else CROSSED, NONE, wildling, 0, place, PUBLIC)
    count = popcount(wild_hexes(x))
    if count >= x.gift_limit:
        overrun(s, x, count, log)


@fast
def send_home(s: State, x: Extra, seat: int, place: int, log: Log) -> None:
    """The wildling on a hex goes back to the peaks."""
    bit = 1 << place
    wildling = REGULAR
    while (x.wild[wildling] & bit) == 0:
        wildling += 1
    x.wild[wildling] &= ~bit
    x.peaks[wildling] += 1
    block_hexes(s, x)
    tell(log, SENT_HOME, seat, wildling, 0, place, PUBLIC)


@fast
def take_from_hex(s: State, seat: int, place: int, log: Log) -> None:
    """A card of the hex's kind, if the bank has one."""
    kind = s.terrain[place]
    if kind != DESERT and s.bank[kind] > 0:
        receive(s, seat, kind, 1, log)
