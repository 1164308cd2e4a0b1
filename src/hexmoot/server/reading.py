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

    # What its messages are known by: a refusal of one is no news, and nothing to stop for.
    NONCE = "dice"

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        # The last thing that was said of this throw.
        self._said = ""
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
        if len(dice["commitments"]) == _people(view) and seat not in dice["revealed"]:
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
        return message | {"nonce": self.NONCE}

    def _begin_anew(self, view: Message) -> None:
        """A start that was called off: the next one wants a seed that nobody has seen."""
        self._said = ""
        if self.given and view.get("status") == "open":
            self._secret, self.given = secrets.token_hex(32), ""


def _people(view: Message) -> int:
    """How many persons sit there. On a device that is shared one person has several seats, and throws once."""
    others = [one for one in view["seats"] if not one["free"] and not one["bot"]]
    own = len((view.get("you") or {}).get("seats", ()))
    return len(others) - own + 1 if own > 1 else len(others)


def offer_of(view: Message, seat: int, code: str) -> int | None:
    """The number of the offer that a move is about: another's answered or taken, or the own one closed."""
    if code.startswith("d>"):
        maker = str(seat)
    elif code[0] in "ynd" and code[1:].isdigit():
        maker = code[1:]
    else:
        return None
    return next((one["n"] for one in view.get("offers") or () if str(one["seat"]) == maker), None)
