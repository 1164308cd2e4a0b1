"""The second game's move codes: text to move.

g@2  kn@D6  nr@2  h:commander=L/2,3  h:steward=L>O  h:scholar=L  h:builder=B6w>C5ne  h:arms@2:LLB  h:seer:WGO  h:rebel>3
h:pathfinder=cave2  h:pathfinder=3.1  h:archer@D6  h:recruiter@2  h:tracker  h:flip  h:take=archer  h:pick=K  h:pass
=35.9  =cave.giant
"""

import re
from collections.abc import Callable

from hexmoot.notation.errors import InvalidText
from hexmoot.notation.moves import Dice, Move
from hexmoot.notation.watch_moves import (
    Archer,
    Arms,
    Builder,
    Commander,
    Flip,
    Guard,
    Pass,
    Pathfinder,
    Patrol,
    Pick,
    Rebel,
    Recruiter,
    Recruits,
    Scholar,
    Seer,
    Steward,
    TakeHero,
    Token,
    Tracker,
)

# How the use of each hero is written, and what else begins with h:.
FORMS = {
    "commander": "h:commander=L/2,3",
    "steward": "h:steward=L>O",
    "scholar": "h:scholar=L",
    "builder": "h:builder=B6w>C5ne",
    "arms": "h:arms@2:LLB",
    "seer": "h:seer:WGO",
    "rebel": "h:rebel>3",
    "pathfinder": "h:pathfinder=cave2 or h:pathfinder=3.1",
    "archer": "h:archer@D6",
    "recruiter": "h:recruiter@2",
    "tracker": "h:tracker",
    "flip": "h:flip",
    "take": "h:take=archer",
    "pick": "h:pick=K",
    "pass": "h:pass",
}

Maker = Callable[[re.Match[str], int | None], Move]

PATTERNS: tuple[tuple[re.Pattern[str], Maker], ...] = (
    (re.compile(r"g@([0-9])"), lambda m, seat: Guard(int(m[1]), seat=seat)),
    (re.compile(r"kn@(\w*)", re.ASCII), lambda m, seat: Patrol(m[1], seat=seat)),
    (re.compile(r"nr@([0-9])"), lambda m, seat: Recruits(int(m[1]), seat=seat)),
    (
        re.compile(r"h:commander=([A-Z]*)/([1-6](?:,[1-6])*)"),
        lambda m, seat: Commander(m[1], tuple(map(int, m[2].split(","))), seat=seat),
    ),
    (re.compile(r"h:steward=([A-Z]*)>([A-Z]*)"), lambda m, seat: Steward(m[1], m[2], seat=seat)),
    (re.compile(r"h:scholar=([A-Z]*)"), lambda m, seat: Scholar(m[1], seat=seat)),
    (re.compile(r"h:builder=(\w*)>(\w*)", re.ASCII), lambda m, seat: Builder(m[1], m[2], seat=seat)),
    (re.compile(r"h:arms@([0-9]):([A-Z]*)"), lambda m, seat: Arms(int(m[1]), m[2], seat=seat)),
    (re.compile(r"h:seer:([A-Z]*)"), lambda m, seat: Seer(m[1], seat=seat)),
    (re.compile(r"h:rebel>([1-6])"), lambda m, seat: Rebel(int(m[1]), seat=seat)),
    (re.compile(r"h:pathfinder=([a-z0-9.]*)"), lambda m, seat: Pathfinder(m[1], seat=seat)),
    (re.compile(r"h:archer@(\w*)", re.ASCII), lambda m, seat: Archer(m[1], seat=seat)),
    (re.compile(r"h:recruiter@([0-9])"), lambda m, seat: Recruiter(int(m[1]), seat=seat)),
    (re.compile(r"h:tracker"), lambda m, seat: Tracker(seat=seat)),
    (re.compile(r"h:flip"), lambda m, seat: Flip(seat=seat)),
    (re.compile(r"h:take=([a-z]*)"), lambda m, seat: TakeHero(m[1], seat=seat)),
    (re.compile(r"h:pick=([A-Z]*)"), lambda m, seat: Pick(m[1], seat=seat)),
    (re.compile(r"h:pass"), lambda m, seat: Pass(seat=seat)),
    (
        re.compile(r"=([1-6])([1-6])\.(0|[1-9][0-9]?)"),
        lambda m, seat: _three_dice(int(m[1]), int(m[2]), int(m[3]), seat),
    ),
    (re.compile(r"=([a-z]+)\.([a-z]+)"), lambda m, seat: Token(m[1], m[2], seat=seat)),
)


def _three_dice(one: int, two: int, wild: int, seat: int | None) -> Dice:
    """A roll with its third die; 0, which stands for none, is no face of it."""
    if not wild:
        raise InvalidText("the wildling die shows 1 to 12, such as =35.9", str(wild), 0)
    return Dice(one, two, wild, seat=seat)


def form_of(code: str) -> str | None:
    """How a code that begins like a hero's is written, if it begins so."""
    name = re.match(r"h:([a-z]*)", code)
    if name is None:
        return None
    if name[1] in FORMS:
        return f"this is written like {FORMS[name[1]]}"
    return f"behind h: stands one of {' '.join(FORMS)}"
