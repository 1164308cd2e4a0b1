"""The hand of the seat at the keyboard."""

from rich.text import Text

from hexmoot.terminal.session import Session
from hexmoot.terminal.watch import card_letter
from hexmoot.terminal.widgets.painted import QUIET, STRONG, Painted, goods
from hexmoot.words import Words

KINDS, CARDS = "LWGBO", "KRYMVN"


class HandView(Painted):
    """Resource cards by kind, and the development cards; those bought in this turn are marked as new."""

    def show(self, session: Session, words: Words) -> None:
        """The hand as it is now; of an onlooker, what the bank has."""
        view = session.view
        line = Text(" ")
        if view.get("my_hand") is None:
            if view.get("bank"):
                line.append(words.say("bank") + " ", QUIET)
                self._kinds(line, view["bank"], words)
            self.update(line)
            return
        self._kinds(line, {kind: view["my_hand"].count(kind) for kind in KINDS}, words)
        shown: list[str] = []
        for age in ("old", "new"):
            held = view["my_cards"][age]
            for card in CARDS:
                if card in held:
                    text = words.say("card-counted", card=card_letter(view, card), count=held.count(card))
                    shown.append(words.say("terminal.new_card", card=text) if age == "new" else text)
        self.update(line.append(" · ".join(shown), STRONG))

    def _kinds(self, line: Text, counts: dict[str, int], words: Words) -> None:
        for kind in KINDS:
            word = words.say("kind", kind=kind)
            if counts[kind]:
                line.append(goods(kind, f"{word} {counts[kind]}"))
                line.append(" ")
            else:
                line.append(f" {word} 0  ", QUIET)
