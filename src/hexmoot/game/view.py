"""A view: the table as one seat sees it now, or as an onlooker does."""

from typing import TYPE_CHECKING, Any

from hexmoot.batch.start import Start, start_of
from hexmoot.game.legal_moves import NOBODY, LegalMoves, check_seat
from hexmoot.notation.errors import InvalidText
from hexmoot.notation.hen import STAGE_NAMES, open_to_viewer, write_hen
from hexmoot.notation.hen_reader import read_hen
from hexmoot.notation.letters import letters_of
from hexmoot.notation.position import ONLOOKER, Position
from hexmoot.render.svg import draw_svg
from hexmoot.render.text import draw
from hexmoot.rules import terms
from hexmoot.rules.records import State

if TYPE_CHECKING:
    from hexmoot.game.game import Game
    from hexmoot.game.memory import Memory


class View:
    """What a seat may know. Its legal moves are those of the seat: they depend on nothing hidden."""

    def __init__(self, start: Start, position: Position, extras: Any = None, states: Any = None) -> None:
        self.start = start
        self.position = position
        if extras is None:
            extras = start.extras()
            if position.extra is not None:
                position.extra.write(extras)
        self.extras = extras
        if states is None:
            states = State.array(1)
            position.state.write(states)
        self.states = states

    @classmethod
    def from_hen(cls, line: str) -> "View":
        """The view that a line with an @ stands for."""
        position = read_hen(line)
        if not position.is_view:
            raise InvalidText("this line is a whole position, not a view: use Game.from_hen", line, 0)
        return cls(start_of(position.edition, position.seats), position)

    @property
    def state(self) -> Any:
        """The plain record; what the viewer may not know is zero in it, the counts stay."""
        return self.position.state

    @property
    def extra(self) -> Any:
        """The plain record beside the state, of a game that has one; None otherwise."""
        return self.position.extra

    @property
    def seat(self) -> int | None:
        """Whose view this is, from 1; None for an onlooker."""
        return None if self.position.viewer == ONLOOKER else self.position.viewer + 1

    @property
    def seats(self) -> int:
        return self.position.seats

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat that looks; an onlooker has none."""
        return LegalMoves(self, self.seat or NOBODY)

    @property
    def stage(self) -> str:
        """The stage of the turn by its name, such as `main`."""
        return STAGE_NAMES[self.state.stage]

    @property
    def turn(self) -> int:
        """The seat at turn."""
        return int(self.state.turn) + 1

    def hand(self, seat: int) -> str | None:
        """The resource cards of a seat, such as `LLG`; None if the viewer does not see them."""
        check_seat(seat, self.seats)
        return letters_of(self.state.hand[seat - 1]) if open_to_viewer(self.position, seat - 1) else None

    def hand_size(self, seat: int) -> int:
        """How many resource cards a seat holds, which everybody sees."""
        check_seat(seat, self.seats)
        return int(self.state.hand_size[seat - 1])

    def points(self, seat: int) -> int:
        """The points of a seat as far as the viewer knows."""
        check_seat(seat, self.seats)
        return int(self.state.score[seat - 1] + self.state.cards[seat - 1][terms.POINT])

    def hen(self) -> str:
        return write_hen(self.position)

    def sample(self, seed: int = 0, memory: "Memory | None" = None) -> "Game":
        """A whole game that agrees with this view, and with everything the seat remembers."""
        from hexmoot.game.sample import sample

        return sample(self, seed, memory)

    def __str__(self) -> str:
        return draw(self.position)

    def __repr__(self) -> str:
        return f"<View of {f'seat {self.seat}' if self.seat else 'an onlooker'}: {self.hen()}>"

    def svg(self) -> str:
        """The view as a picture."""
        return draw_svg(self.position)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.hen() == other.hen()

    __hash__ = None  # type: ignore[assignment]
