"""What a client keeps of a table: a view, brought up to date by the patches, and its part of the fair dice."""

import hashlib
import secrets
from typing import Any

Message = dict[str, Any]


class Reader:
    """One view of a table, kept by the patches; `number` is that of the last event in it."""

    def __init__(self) -> None:
        self.view: Message = {}
        self.number = 0

    def take(self, message: Message) -> bool:
        """Takes a message in; False if something before it was missed, and has to be asked for."""
        kind = message["t"]
        if kind == "snapshot":
            self.view, self.number = message["view"], message["n"]
        elif kind in ("event", "bare") and message["n"] > self.number:
            if self.number and message["n"] != self.number + 1:
                return False
            self.number = message["n"]
            self.view |= message.get("patch", {})
        return True


class DiceSeed:
    """A person's part of the fair dice: a seed of its own for every throw, and each part of it said once."""

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        # The last thing that was said of this throw.
        self._said = ""
        # What this throw is known by, so that a part of it that is said again on another connection is done once.
        self._nonce = ""
        # The seed, once it was shown to the table.
        self.given = ""

    def answer(self, view: Message, seat: int) -> Message | None:
        """What the dice want from the person of a seat now: a commitment, the seed when all have committed, nothing."""
        if view.get("status") != "dice":
            self._begin_anew(view)
            return None
        dice = view["dice"]
        if str(seat) not in dice["commitments"]:
            commitment = hashlib.sha256(bytes.fromhex(self._secret)).hexdigest()
            return self._once({"t": "commit_dice", "commitment": commitment})
        # Only the server knows: on a device that is shared one person has several seats, and throws once.
        if dice.get("sealed") and seat not in dice["revealed"]:
            self.given = self._secret
            return self._once({"t": "reveal_dice", "seed": self._secret})
        return None

    def again(self) -> None:
        """The connection is another one: what was said on the last one may not have come."""
        self._said = ""

    def _once(self, message: Message) -> Message | None:
        if self._said == message["t"]:
            return None
        self._said = message["t"]
        self._nonce = self._nonce or secrets.token_hex(8)
        return message | {"nonce": self._nonce}

    def _begin_anew(self, view: Message) -> None:
        """A start that was called off: the next one wants a seed that nobody has seen."""
        self._said = self._nonce = ""
        if self.given and view.get("status") == "open":
            self._secret, self.given = secrets.token_hex(32), ""


class Bargain:
    """What a client remembers of its own turn: the offers that it made, and how long it waits for answers to the last.

    Times are seconds, passed in.
    """

    # People have to see an offer, and to think; on a clock there is less time to give away.
    PATIENCE, PATIENCE_ON_A_CLOCK = 15.0, 5.0

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The codes of the offers of this turn.
        self.offered: list[str] = []
        self._until = 0.0

    def look(self, view: Message) -> None:
        """A turn of somebody else's, or one that has just begun, knows nothing of offers before it."""
        turn = view.get("turn") or {}
        if turn.get("seat") != self.seat or not turn.get("rolled"):
            self.offered.clear()

    def offer(self, code: str, view: Message, now: float) -> None:
        """An offer is made now."""
        self.offered.append(code)
        is_timed = view["settings"]["clock"]["kind"] != "none"
        self._until = now + (self.PATIENCE_ON_A_CLOCK if is_timed else self.PATIENCE)

    def waits(self, view: Message, now: float) -> float | None:
        """How long a person who was asked is still waited for; None if nobody is, or not any more."""
        own = next((one for one in view.get("offers") or () if one["seat"] == self.seat), None)
        if own is None or not self.offered or now >= self._until:
            return None
        answered = {*own["yes"], *own["no"]}
        silent = [view["seats"][seat - 1] for seat in own["asked"] if seat not in answered]
        return self._until - now if any(_may_answer(chair) for chair in silent) else None


def _may_answer(chair: Message) -> bool:
    """Whether a person sits there who may want to; machines need no time."""
    needs_none = chair["free"] or chair["bot"] or chair["machine"]
    return not (needs_none or chair["away"] or chair["steward"] or chair["not_trading"])


def offer_of(view: Message, seat: int, code: str) -> int | None:
    """The number of the offer that a move is about: another's answered or taken, or the own one closed."""
    if code.startswith("d>"):
        maker = str(seat)
    elif code[0] in "ynd" and code[1:].isdigit():
        maker = code[1:]
    else:
        return None
    return next((one["n"] for one in view.get("offers") or () if str(one["seat"]) == maker), None)
