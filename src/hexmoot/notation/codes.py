"""Move codes: text to move. The other way is the move's own `code`.

[seat.]code    3.x:LLG   s@D7n  c@D7n  r@D7w  roll  =35  buy  =K  kn  rb  yp:GO  mo:W  vp  vp:2  rob@D7>3  =W
x:LLG  t:WWWW>O  o:WW>O  o:W>O/2,3  y2  n2  o-  d2  d>3  end  win
"""

import re
from collections.abc import Callable

from hexmoot.notation import watch_codes
from hexmoot.notation.errors import InvalidText
from hexmoot.notation.moves import (
    Buy,
    Card,
    City,
    Close,
    Dice,
    Discard,
    End,
    Knight,
    Monopoly,
    Move,
    No,
    Offer,
    Plenty,
    Reveal,
    Road,
    RoadBuilding,
    Rob,
    Roll,
    Settle,
    Stolen,
    Swap,
    Take,
    Win,
    Withdraw,
    Yes,
)

LONGEST_CODE = 300

_SEAT = re.compile(r"([1-6])\.")
_Maker = Callable[[re.Match[str], int | None], Move]

_PATTERNS: tuple[tuple[re.Pattern[str], _Maker], ...] = (
    (re.compile(r"s@(\w*)", re.ASCII), lambda m, seat: Settle(m[1], seat=seat)),
    (re.compile(r"c@(\w*)", re.ASCII), lambda m, seat: City(m[1], seat=seat)),
    (re.compile(r"r@(\w*)", re.ASCII), lambda m, seat: Road(m[1], seat=seat)),
    (re.compile(r"roll"), lambda m, seat: Roll(seat=seat)),
    (re.compile(r"buy"), lambda m, seat: Buy(seat=seat)),
    (re.compile(r"kn"), lambda m, seat: Knight(seat=seat)),
    (re.compile(r"rb"), lambda m, seat: RoadBuilding(seat=seat)),
    (re.compile(r"yp:([A-Z]*)"), lambda m, seat: Plenty(m[1], seat=seat)),
    (re.compile(r"mo:([A-Z]*)"), lambda m, seat: Monopoly(m[1], seat=seat)),
    (re.compile(r"vp(?::([1-9]))?"), lambda m, seat: Reveal(int(m[1] or 1), seat=seat)),
    (
        re.compile(r"rob@(\w*)(?:>([1-6]))?", re.ASCII),
        lambda m, seat: Rob(m[1], int(m[2]) if m[2] else None, seat=seat),
    ),
    (re.compile(r"x:([A-Z]*)"), lambda m, seat: Discard(m[1], seat=seat)),
    (re.compile(r"t:([A-Z]*)>([A-Z]*)"), lambda m, seat: Swap(m[1], m[2], seat=seat)),
    (
        re.compile(r"o:([A-Z]*)>([A-Z]*)(?:/([1-6](?:,[1-6])*))?"),
        lambda m, seat: Offer(m[1], m[2], _seats(m[3]), seat=seat),
    ),
    (re.compile(r"y([1-6])"), lambda m, seat: Yes(int(m[1]), seat=seat)),
    (re.compile(r"n([1-6])"), lambda m, seat: No(int(m[1]), seat=seat)),
    (re.compile(r"o-"), lambda m, seat: Withdraw(seat=seat)),
    (re.compile(r"d([1-6])"), lambda m, seat: Take(int(m[1]), seat=seat)),
    (re.compile(r"d>([1-6])"), lambda m, seat: Close(int(m[1]), seat=seat)),
    (re.compile(r"end"), lambda m, seat: End(seat=seat)),
    (re.compile(r"win"), lambda m, seat: Win(seat=seat)),
    (re.compile(r"=([1-6])([1-6])"), lambda m, seat: Dice(int(m[1]), int(m[2]), seat=seat)),
    (re.compile(r"=([KRYMVN])"), lambda m, seat: Card(m[1], seat=seat)),
    (re.compile(r"=([LWGBO])"), lambda m, seat: Stolen(m[1], seat=seat)),
    *watch_codes.PATTERNS,
)
_KNOWN = "s@ c@ r@ roll buy kn rb yp: mo: vp rob@ x: t: o: y n o- d d> end win g@ nr@ h: ="


def _seats(text: str | None) -> tuple[int, ...] | None:
    return tuple(int(seat) for seat in text.split(",")) if text else None


def parse_move(text: str) -> Move:
    """The move that a code stands for; refuses anything else with the place and the reason."""
    if len(text) > LONGEST_CODE:
        raise InvalidText(f"a move has at most {LONGEST_CODE} characters", text, LONGEST_CODE)
    prefix = _SEAT.match(text)
    seat = int(prefix[1]) if prefix else None
    start = prefix.end() if prefix else 0
    code = text[start:]
    for pattern, make in _PATTERNS:
        match = pattern.fullmatch(code)
        if match:
            try:
                return make(match, seat)
            except InvalidText as error:
                offset = code.find(error.text) if error.text else len(code)
                raise InvalidText(error.reason, text, start + max(0, offset) + error.position) from None
    form = watch_codes.form_of(code)
    raise InvalidText(form or f"no move is written like this; moves begin with one of {_KNOWN}", text, start)
