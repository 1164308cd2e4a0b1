"""The three things that can be wrong with what somebody wrote: no such text, not legal now, not clear who."""

from hexmoot.rules.errors import HexmootError

__all__ = ["AmbiguousMove", "HexmootError", "IllegalMove", "InvalidText"]


class InvalidText(HexmootError):
    """Text that means nothing here. `position` is the offset of the first character that cannot be right."""

    def __init__(self, reason: str, text: str, position: int) -> None:
        self.reason = reason
        self.text = text
        self.position = position
        shown = text if len(text) <= 60 else text[max(0, position - 30) : position + 30]
        super().__init__(f"{reason} (at character {position + 1} of {shown!r})")


class IllegalMove(HexmootError):
    """A move that may not be made now. `rule` is the ID of the rule that forbids it, `sentence` what it says."""

    def __init__(self, rule: str, sentence: str, move: str) -> None:
        self.rule = rule
        self.sentence = sentence
        self.move = move
        super().__init__(f"{move} is not legal now: {rule}. {sentence}")


class AmbiguousMove(HexmootError):
    """A move that several seats could make, written without the seat."""
