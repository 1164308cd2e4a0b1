"""The second game's component of HEN: what lies beside the common state, in one word.

    ;watch=wall|breaches|camps|clearings|gift|tokens|heroes|open

What follows from the rest is not written: figures in the peaks, guards at hand, used tokens. The docs have the
grammar. This module writes; `watch_reader` reads.
"""

from typing import Any

from hexmoot.notation.letters import CARDS, letters_of
from hexmoot.notation.position import Position
from hexmoot.notation.watch_words import BATCH_SIGNS, ENDINGS, HEROES, WILDLING_LETTERS
from hexmoot.rules import terms as common
from hexmoot.rules.watch import terms

# The common stages that an interruption can go back to.
COMMON_STAGES = {
    common.BEFORE_ROLL: "before",
    common.ROBBING: "robbing",
    common.MAIN: "main",
    common.LAYING: "laying",
}


def write_component(position: Position) -> str:
    """All that the record beside the state says, as the viewer sees it."""
    extra, seats = position.extra, position.seats
    parts = (
        ",".join("".join(_seat(guard) for guard in spaces) for spaces in extra.guard),
        str(extra.breaches),
        ",".join(_figures(extra.camp[clan][: extra.camp_size[clan]]) for clan in range(terms.CLANS)),
        ",".join(_trails(extra, section) for section in range(terms.SECTIONS)),
        gift_part(position),
        tokens_part(position),
        ",".join(hero_part(extra, seat) for seat in range(seats)),
        ",".join(_open(position)) or "-",
    )
    return ";watch=" + "|".join(parts)


def _seat(seat: int) -> str:
    return "-" if seat == common.NONE else str(seat + 1)


def _figures(kinds: list[int]) -> str:
    return "".join(WILDLING_LETTERS[kind] for kind in kinds) or "-"


def _trails(extra: Any, section: int) -> str:
    return "".join(str(trail + 1) for trail in extra.waiting[section][: extra.waiting_size[section]]) or "-"


def gift_part(position: Position) -> str:
    """Each hex that a wildling blocks, with what it is."""
    found = []
    for place, name in enumerate(position.shape.hex_names):
        for kind, letter in enumerate(WILDLING_LETTERS):
            if position.extra.wild[kind] >> place & 1:
                found.append(f"{name}{letter}")
    return ",".join(found) or "-"


def tokens_part(position: Position) -> str:
    """The supply; the unseen tokens of each batch; and the batch under each settlement, seat by seat."""
    extra = position.extra
    batches = [
        f"{BATCH_SIGNS[batch]}:{'.'.join(map(str, unseen))}" for batch, unseen in enumerate(extra.unseen) if any(unseen)
    ]
    under = [
        "".join(BATCH_SIGNS[batch] for batch in extra.space[seat][: settlements_with_tokens(position.state, seat)])
        or "-"
        for seat in range(position.seats)
    ]
    return f"{BATCH_SIGNS[extra.batch]}{extra.supply}/{','.join(batches)}/{','.join(under)}"


def settlements_with_tokens(state: Any, seat: int) -> int:
    """How many settlements with a token lie before a seat: none of those that the set-up begins with."""
    first = terms.SETTLEMENTS - 2
    left = int(state.settlements_left[seat])
    in_setup = state.stage in (common.SETTLING, common.PAVING)
    return min(left, first) if in_setup else left


def hero_part(extra: Any, seat: int) -> str:
    """The hero of a seat, with + if it lies on its back, and ! if it rests in this turn."""
    if extra.hero[seat] == common.NONE:
        return "-"
    back = "+" if extra.side[seat] == terms.BACK else ""
    return HEROES[extra.hero[seat]] + back + ("!" if extra.rested >> seat & 1 else "")


def _open(position: Position) -> list[str]:
    """What is still to be resolved, and how the game ended."""
    extra, state = position.extra, position.state
    found = []
    if extra.die:
        found.append(f"die={extra.die}")
    if extra.reveals:
        queue = (_reveal(extra, place) for place in range(extra.reveals))
        found.append("reveal=" + ".".join(queue))
    if extra.consoled != common.NONE:
        found.append(f"console={extra.consoled + 1}")
    if extra.chooser != common.NONE:
        found.append(f"choose={extra.chooser + 1}")
    if extra.then:
        found.append(f"then={COMMON_STAGES[extra.then]}")
    if extra.foresee:
        found.append(f"foresee={extra.foresee}")
    if extra.looked_size:
        letters = (
            letters_of(extra.looked[: common.KINDS]) if state.stage == terms.TAKING else letters_of(extra.looked, CARDS)
        )
        found.append(f"looked={letters if position.sees(state.turn) else f'?{extra.looked_size}'}")
    if extra.looked_at != common.NONE:
        found.append(f"at={extra.looked_at + 1}")
    if extra.givers:
        found.append("givers=" + "".join(str(seat + 1) for seat in range(position.seats) if extra.givers >> seat & 1))
    if extra.spent:
        found.append(f"spent={extra.spent}")
    if extra.ending:
        found.append(f"ending={ENDINGS[extra.ending]}")
        found.append(f"winner={state.winner + 1}")
    return found


def _reveal(extra: Any, place: int) -> str:
    batch = extra.reveal_from[place]
    return f"{extra.reveal_seat[place] + 1}{'s' if batch == terms.FROM_SUPPLY else BATCH_SIGNS[batch]}"
