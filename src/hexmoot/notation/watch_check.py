"""Whether the second game's component fits together, and fits the state beside it."""

from collections.abc import Iterator
from typing import Any

from hexmoot.notation.position import Position
from hexmoot.notation.watch_hen import settlements_with_tokens
from hexmoot.rules import terms as common
from hexmoot.rules.watch import terms
from hexmoot.rules.watch.wall import GUARDS

Fault = tuple[str, str]
WATCH = "watch"
# W-TURN-01: what comes between a roll and the wildling die.
DIE_WAITS = (common.DISCARDING, common.ROBBING, common.STEALING, terms.CONSOLING, terms.CHOOSING)


def check_component(position: Position) -> Iterator[Fault]:
    """Everything that cannot be, with the reason."""
    state, extra = position.state, position.extra
    for reason in (
        *_figures(extra),
        *_guards(state, extra),
        *_heroes(state, extra),
        *_tokens(state, extra),
        *_guarding(state, extra),
        *_pending(state, extra),
        *_ending(state, extra),
    ):
        yield WATCH, reason


def _figures(extra: Any) -> Iterator[str]:
    if min(extra.peaks) < 0:
        yield "there are more wildlings of a kind than the game has (W-SETUP-04)"
    if sum(mask.bit_count() for mask in extra.wild) >= extra.gift_limit and extra.ending != terms.BY_GIFT:
        yield "so many wildlings in the Gift have ended the game (W-END-02)"


def _guards(state: Any, extra: Any) -> Iterator[str]:
    if min(extra.guards_left[: state.seats]) < 0:
        yield "a seat has seven guards (W-SETUP-07)"
    for section, spaces in enumerate(extra.guard):
        gap = common.FREE in spaces[: extra.guards[section]]
        if gap and extra.giant_closes_ranks:
            yield f"the guards of section {section + 1} leave a space empty (W-GUARD-01)"
        if extra.waiting_size[section] > extra.guards[section] and not extra.ending:
            yield f"the regulars outnumber the guards of section {section + 1} (W-ADV-04)"


def _heroes(state: Any, extra: Any) -> Iterator[str]:
    held = [hero for hero in extra.hero[: state.seats] if hero != common.NONE]
    if len(held) != len(set(held)):
        yield "a hero is held twice"
    if len(held) != state.seats:
        yield "every seat begins with a hero (W-SETUP-06)"


def _tokens(state: Any, extra: Any) -> Iterator[str]:
    """W-BUILD-05: the unseen tokens of a batch are those in the supply, under pieces, and about to be revealed."""
    for batch, unseen in enumerate(extra.unseen):
        lying = extra.supply if batch == extra.batch else 0
        for seat in range(state.seats):
            lying += extra.space[seat][: settlements_with_tokens(state, seat)].count(batch)
            lying += 2 * state.cities_left[seat] if batch == terms.FIRST_BATCH else 0
        lying += extra.reveal_from[: extra.reveals].count(batch)
        if lying != sum(unseen):
            yield f"of batch {batch}, {sum(unseen)} tokens are unseen, but {lying} lie somewhere (W-BUILD-05)"


def _guarding(state: Any, extra: Any) -> Iterator[str]:
    """W-SETUP-07: the third round of the set-up follows the two of settlements and roads, before anything else."""
    if state.stage != terms.GUARDING:
        return
    posted = sum(extra.guards)
    if posted >= state.seats:
        yield "in the third round of the set-up each seat places one guard (W-SETUP-07)"
    for seat in range(state.seats):
        buildings = [holder for holder in state.corner if holder != common.FREE and holder >> 1 == seat]
        if buildings != [2 * seat] * 2 or state.road.count(seat) != 2:
            yield "guarding is the third round of the set-up: everybody has two settlements and two roads (W-SETUP-07)"
        due = int((seat - state.first) % state.seats < posted)
        if GUARDS - extra.guards_left[seat] != due:
            yield f"seat {seat + 1} should have {due} guards at this point of the set-up (W-SETUP-07)"
    if extra.breaches or sum(extra.camp_size) or sum(extra.waiting_size) or any(extra.wild):
        yield "no wildling comes before the first turn"
    played = any(map(any, (*state.cards[: state.seats], *state.played[: state.seats])))
    if played or state.rolled or state.built or state.card_played:
        yield "nothing is rolled, bought or played before the first turn"


def _pending(state: Any, extra: Any) -> Iterator[str]:
    stage = state.stage
    if extra.die and not (state.rolled and stage in DIE_WAITS):
        yield "die= is said after the roll, while discards, the robber or the scholar come before the wildling die"
    if (stage == terms.REVEALING) != bool(extra.reveals):
        yield "revealing goes with reveal= and the tokens to come"
    if stage == terms.REVEALING and extra.reveal_from[0] == terms.FROM_SUPPLY:
        yield "the token to be revealed next has been drawn from its batch"
    if (stage == terms.CONSOLING) != (extra.consoled != common.NONE):
        yield "consoling goes with console= and a seat"
    if stage == terms.CHOOSING and extra.chooser == common.NONE:
        yield "this stage goes with choose= and a seat"
    if (stage in (terms.REVEALING, terms.CHOOSING, terms.TAKING, terms.REPAYING)) != bool(extra.then):
        yield "an interruption says with then= where the turn goes on"
    if (stage == terms.TAKING) != (extra.looked_at != common.NONE):
        yield "taking goes with at= and a seat"
    if stage in (terms.TAKING, terms.FORESEEING) and not extra.looked_size:
        yield "this stage goes with looked= and the cards"
    if (stage == terms.REPAYING) != bool(extra.givers):
        yield "repaying goes with givers= and the seats that gave"
    if extra.foresee and stage != common.DRAWING:
        yield "foresee= is said while cards are drawn"
    if stage == terms.TAKING and extra.looked_size != state.hand_size[extra.looked_at]:
        yield "the hand that is looked at has another number of cards"


def _ending(state: Any, extra: Any) -> Iterator[str]:
    over = state.stage == common.OVER
    if over != bool(extra.ending):
        yield "a game that is over says with ending= how it ended"
    if state.winner != common.NONE and not over:
        yield "winner= is said of a game that is over, behind ending="
    if (extra.breaches == terms.LAST_BREACH) != (extra.ending == terms.BY_BREACHES):
        yield "the third breach ends the game (W-BREACH-02)"
    wild = sum(mask.bit_count() for mask in extra.wild)
    if extra.ending == terms.BY_GIFT and wild < extra.gift_limit:
        yield "there are too few wildlings in the Gift to end the game (W-END-02)"
    if extra.ending == terms.BY_POINTS:
        points = state.score[state.turn] + state.cards[state.turn][common.POINT]
        if points < state.victory_points or state.winner != state.turn:
            yield f"seat {state.turn + 1} has too few points to have won at the end of its turn (W-END-03)"
