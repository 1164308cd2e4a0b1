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
    """A person's part of the fair dice."""

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        # The seed, once it was shown to the table.
        self.given = ""

    def answer(self, view: Message, seat: int) -> Message | None:
        """What the dice want from the person of a seat now: a commitment, the seed when all have committed, nothing."""
        if view.get("status") != "dice":
            return None
        dice = view["dice"]
        if str(seat) not in dice["commitments"]:
            return {"t": "commit_dice", "commitment": hashlib.sha256(bytes.fromhex(self._secret)).hexdigest()}
        if len(dice["commitments"]) == _people(view) and seat not in dice["revealed"]:
            self.given = self._secret
            return {"t": "reveal_dice", "seed": self._secret}
        return None


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
