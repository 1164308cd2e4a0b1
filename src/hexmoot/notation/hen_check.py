"""Whether the parts of a position fit together: what no game can lead to is refused, with the field and the reason."""

from collections.abc import Callable, Iterator
from typing import Any

from hexmoot.editions.boards import supply
from hexmoot.notation.position import Position
from hexmoot.notation.watch_check import check_component
from hexmoot.rules import terms

Fault = tuple[str, str]


def check_position(position: Position) -> Fault | None:
    """The first field that cannot be right, and why; None if all is well."""
    for check in CHECKS:
        for fault in check(position, position.state):
            return fault
    return None


def _distance(position: Position, state: Any) -> Iterator[Fault]:
    shape = position.shape
    for corner in range(len(shape.corners)):
        if state.corner[corner] == terms.FREE:
            continue
        if any(near >= 0 and state.corner[near] != terms.FREE for near in shape.corner_corners[corner]):
            yield "pieces", f"{shape.corner_names[corner]} stands next to another building (BUILD-07)"


def _stock(position: Position, state: Any) -> Iterator[Fault]:
    if min(state.bank) < 0:
        yield "hands", "there are more cards of a kind in hands than the game has"
    if min(state.deck) < 0 or state.deck_size < 0:
        yield "cards", "there are more development cards of a kind than the game has"
    if position.is_view and state.stage != terms.OVER:
        cards = sum(state.bank) + sum(state.hand_size) + sum(state.aside_size)
        if cards != terms.KINDS * supply(position.shape.name).cards_each:
            yield "hands", "bank and hands do not add up to the cards of the game"


def _awards(position: Position, state: Any) -> Iterator[Fault]:
    lengths, knights = state.road_length[: state.seats], [played[terms.KNIGHT] for played in state.played]
    if state.longest != terms.NONE and not lengths[state.longest] == max(lengths) >= 5:
        yield "awards", f"seat {state.longest + 1} has not the longest road of at least 5 (ROAD-04)"
    tied = lengths.count(max(lengths)) > 1
    if state.longest == terms.NONE and max(lengths) >= 5 and not tied:
        yield "awards", "somebody alone has the longest road of at least 5, so the card cannot lie aside (ROAD-04)"
    if state.army != terms.NONE and not knights[state.army] == max(knights) >= 3:
        yield "awards", f"seat {state.army + 1} has not the largest army of at least 3 (DEV-03)"
    # Only where knights can leave the table again do several share the first place before anybody holds the card.
    shared = position.extra is not None and position.extra.spent > 0 and knights.count(max(knights)) > 1
    if state.army == terms.NONE and max(knights) >= 3 and not shared:
        yield "awards", "somebody has played three knights, so the largest army is held (DEV-03)"


def _setup(position: Position, state: Any) -> Iterator[Fault]:
    if state.stage not in (terms.SETTLING, terms.PAVING):
        return
    roads = sum(owner != terms.FREE for owner in state.road)
    if roads != state.placed or state.placed >= 2 * state.seats:
        yield "pieces", "in the set-up each settlement but the last has its road"
    if state.stage == terms.PAVING and state.corner[state.last_corner] != 2 * state.turn:
        yield "turn", "corner= names the settlement just placed by the seat at turn"
    for steps in range(2 * state.seats):
        order = steps if steps < state.seats else 2 * state.seats - 1 - steps
        seat = (state.first + order) % state.seats
        due = sum(
            1
            for earlier in range(state.placed + (state.stage == terms.PAVING))
            if (state.first + (earlier if earlier < state.seats else 2 * state.seats - 1 - earlier)) % state.seats
            == seat
        )
        if sum(holder == 2 * seat for holder in state.corner) != due:
            yield "pieces", f"seat {seat + 1} should have {due} settlements at this point of the set-up (SETUP-07)"


def _stage_below(position: Position) -> int:
    """The stage of the turn; where a game of its own interrupts it, the one that it goes back to."""
    below = 0 if position.extra is None else position.extra.then
    return int(below or position.state.stage)


def _stage(position: Position, state: Any) -> Iterator[Fault]:
    stage, builder = _stage_below(position), state.builder
    if (stage in (terms.MAIN, terms.DISCARDING, terms.EXTRA, terms.PAIRED)) and not state.rolled:
        yield "turn", "at this stage the dice were rolled: say rolled"
    if stage in (terms.SETTLING, terms.PAVING, terms.BEFORE_ROLL, terms.ROLLING) and state.rolled:
        yield "turn", "at this stage the dice were not rolled yet"
    owes = bool(state.owing) and state.stage < terms.OWN_STAGES
    if (stage == terms.DISCARDING) != owes or state.owing >> state.seats:
        yield "turn", "discarding goes with owe= and the seats that owe a discard"
    if (stage == terms.STEALING) != (state.victim != terms.NONE) or state.victim >= state.seats:
        yield "turn", "stealing goes with victim= and a seat"
    if stage == terms.STEALING and state.hand_size[state.victim] == 0:
        yield "turn", "the victim has no cards"
    if (stage == terms.LAYING) != bool(state.free_roads):
        yield "turn", "laying goes with free= and how many roads are left"
    if stage in (terms.EXTRA, terms.PAIRED) and builder == terms.NONE:
        yield "turn", "this stage goes with builder= and a seat"
    if builder != terms.NONE and (builder >= state.seats or builder == state.turn or not state.extra_build):
        yield "turn", "nobody builds after another's turn here"
    if stage == terms.DRAWING and state.deck_size == 0:
        yield "turn", "there is no card left to draw"
    if any(state.aside_size) and stage != terms.DISCARDING:
        yield "hands", "covered discards lie there only while others still choose"
    if state.built and state.phases != terms.SEPARATE:
        yield "turn", "built is said only where trading and building are separate"


def _owing(position: Position, state: Any) -> Iterator[Fault]:
    for seat in range(state.seats if state.stage == terms.DISCARDING else 0):
        if state.owing >> seat & 1 and (state.hand_size[seat] <= state.hand_limit or state.aside_size[seat]):
            yield "turn", f"seat {seat + 1} owes no discard"


def _end(position: Position, state: Any) -> Iterator[Fault]:
    if state.stage in (terms.SETTLING, terms.PAVING):
        return
    held = state.cards[state.turn][terms.POINT] if position.sees(state.turn) or state.stage == terms.OVER else 0
    enough = state.score[state.turn] + held >= state.victory_points
    if state.stage == terms.OVER and not enough and position.extra is None:
        yield "turn", f"the game is not over: seat {state.turn + 1} has too few points (WIN-02)"
    if state.stage != terms.OVER and enough and state.win_claim == terms.AUTOMATIC and state.builder == terms.NONE:
        yield "turn", f"seat {state.turn + 1} has enough points in its turn: the game is over (WIN-02)"


def _offers(position: Position, state: Any) -> Iterator[Fault]:
    everybody = (1 << state.seats) - 1
    for seat in range(terms.SEATS):
        if not state.open_offers >> seat & 1:
            continue
        if seat >= state.seats or state.asked[seat] & ~everybody or state.asked[seat] >> seat & 1:
            yield "offers", f"the offer of seat {seat + 1} is to a seat that cannot be asked"
            return
        for reason in (_partners(state, seat), _bundle(state, seat), _backing(position, seat)):
            if reason:
                yield "offers", f"the offer of seat {seat + 1} cannot stand: {reason}"


def _partners(state: Any, seat: int) -> str:
    """Whom an offer may be to, and who may have answered it."""
    asked, agreed, declined = state.asked[seat], state.agreed[seat], state.declined[seat]
    following = (state.turn + 1) % state.seats
    if state.stage in (terms.SETTLING, terms.PAVING):
        return "nobody trades in the set-up"
    if seat != state.turn and asked not in (1 << state.turn, 1 << following):
        return "who is not at turn can ask only the seat at turn, or the next one (TRADE-02)"
    if seat != state.turn and (agreed or declined):
        return "a proposal is taken or gone, nobody agrees to it beforehand (TRADE-03)"
    if (agreed | declined) & ~asked or agreed & declined:
        return "the answers are not those of seats asked, one each"
    if (seat == state.turn or asked == 1 << state.turn) and state.built and state.phases == terms.SEPARATE:
        return "something was built, which ends the trading (TURN-02)"
    return ""


def _bundle(state: Any, seat: int) -> str:
    gives, takes = state.gives[seat], state.takes[seat]
    if any(a and b for a, b in zip(gives, takes, strict=True)):
        return "a kind is on both sides (TRADE-05)"
    if not any(gives) and not any(takes):
        return "it is empty (TRADE-04)"
    return "one side gives nothing (TRADE-04)" if not state.gifts and not (any(gives) and any(takes)) else ""


def _backing(position: Position, seat: int) -> str:
    state = position.state
    if not _holds(position, seat, state.gives[seat]):
        return "it does not hold the cards (TRADE-14)"
    for other in range(state.seats):
        if state.agreed[seat] >> other & 1 and not _holds(position, other, state.takes[seat]):
            return f"seat {other + 1} does not hold what it agreed to give (TRADE-14)"
    return ""


def _holds(position: Position, seat: int, cards: list[int]) -> bool:
    """Covered discards count: an offer stands until they are shown, so that it tells nothing of them."""
    state = position.state
    if not position.sees(seat):
        return bool(sum(cards) <= state.hand_size[seat] + state.aside_size[seat])
    return all(a + b >= wanted for a, b, wanted in zip(state.hand[seat], state.aside[seat], cards, strict=True))


def _beside(position: Position, state: Any) -> Iterator[Fault]:
    if position.extra is not None:
        yield from check_component(position)


CHECKS: tuple[Callable[[Position, Any], Iterator[Fault]], ...] = (
    _distance,
    _setup,
    _stage,
    _stock,
    _owing,
    _awards,
    _offers,
    _end,
    _beside,
)
