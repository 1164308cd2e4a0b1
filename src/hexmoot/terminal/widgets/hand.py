"""The hand of the seat at the keyboard."""

from rich.text import Text

from hexmoot.server.reading import Message
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
        if view.get("my_hand") is None:
            line = Text(" ")
            if view.get("bank"):
                line.append(words.say("bank") + " ", QUIET)
                self._kinds(line, view["bank"], words, " ")
            self.update(line)
            return
        counts, cards = {kind: view["my_hand"].count(kind) for kind in KINDS}, self._cards(view, words)
        wide, narrow = (self._line(counts, cards, words, gap) for gap in (" ", ""))
        self.update(wide if wide.cell_len <= (self.size.width or self.app.size.width) else narrow)

    def _line(self, counts: dict[str, int], cards: str, words: Words, gap: str) -> Text:
        line = Text(" ")
        self._kinds(line, counts, words, gap)
        return line.append(cards, STRONG)

    def _cards(self, view: Message, words: Words) -> str:
        shown: list[str] = []
        for age in ("old", "new"):
            held = view["my_cards"][age]
            for card in CARDS:
                if card in held:
                    text = words.say("card-counted", card=card_letter(view, card), count=held.count(card))
                    shown.append(words.say("terminal.new_card", card=text) if age == "new" else text)
        return " · ".join(shown)

    def _kinds(self, line: Text, counts: dict[str, int], words: Words, gap: str) -> None:
        for kind in KINDS:
            word = words.say("kind", kind=kind)
            if counts[kind]:
                line.append(goods(kind, f"{word} {counts[kind]}")).append(gap)
            else:
                line.append(f" {word} 0 {gap}", QUIET)
