"""Statistics of a finished game, worked out once from its events. Nothing is computed that the rules do not say."""

from collections import Counter
from fractions import Fraction
from typing import Any

from hexmoot.game.game import Game
from hexmoot.game.score import points_by_source
from hexmoot.notation.moves import WILD_FACES, Dice, Swap

PRODUCED = "produced"
TOTALS = range(2, 13)
# What a game with a Wall counts as well, by seat; and how often it was breached.
WATCH_COUNTED = {
    "placed_guard": "guards_placed",
    "guard_returned": "guards_lost",
    "used_hero": "heroes_used",
    "revealed_token": "tokens_revealed",
    "sent_home": "wildlings_sent_home",
}
BREACHES = "breaches"
COUNTED = ("stolen", "lost_to_robber", "discarded", "traded", "bank_traded", "bank")


def statistics_of(game: Game, start: Game) -> dict[str, Any]:
    """A finished game's figures; `start` is the same game with nothing played, and is played here."""
    seats = range(1, game.seats + 1)
    dice: Counter[int] = Counter()
    likely = {total: Fraction(0) for total in TOTALS}
    production = {seat: Counter[str]() for seat in seats}
    expected = {seat: Fraction(0) for seat in seats}
    counts = {seat: Counter[str]() for seat in seats}
    own = () if game.extra is None else tuple(WATCH_COUNTED.values())
    # An island with printed starting places has no set-up, and nothing tells that its first turn begins.
    points = [[start.points(seat) for seat in seats]] if start.stage == "before" else []
    for move in game.moves:
        if isinstance(move, Dice):
            for seat, cards in _expected(start, likely).items():
                expected[seat] += cards
        start.push(move)
        for event in start.plies[-1].events:
            _count(event, dice, production, counts)
            if isinstance(move, Swap) and event.key == "paid" and event.seat is not None:
                counts[event.seat]["bank_traded"] += event.count
            if event.key == "turn_began":
                points.append([start.points(seat) for seat in seats])
    points.append([game.points(seat) for seat in seats])
    return {
        "dice": {str(total): dice[total] for total in TOTALS},
        "dice_expected": {str(total): round(float(likely[total]), 2) for total in TOTALS},
        "points_by_turn": points,
        # As the marker says: a breach in which the game ends is none, for the marker moves only when all have crossed.
        **({} if game.extra is None else {BREACHES: game.extra.breaches}),
        "seats": [
            {
                "seat": seat,
                "produced": dict(sorted(production[seat].items())),
                "expected": round(float(expected[seat]), 2),
                "luck": round(float(production[seat].total() - expected[seat]), 2),
                **{name: counts[seat][name] for name in (*COUNTED, *own)},
                "score": points_by_source(game.state, seat, game.extra),
            }
            for seat in seats
        ],
    }


def _expected(game: Game, likely: dict[int, Fraction]) -> dict[int, Fraction]:
    """How many cards a roll brings each seat on average, by playing out every roll; `likely` counts the totals."""
    found = {seat: Fraction(0) for seat in range(1, game.seats + 1)}
    for outcome, share in game.chance:
        chance = share
        if isinstance(outcome, Dice) and outcome.wild:
            # The third die has no say in what is produced: one of its faces stands for all.
            if outcome.wild != 1:
                continue
            chance = share * WILD_FACES
        game.push(outcome)
        if isinstance(outcome, Dice):
            likely[outcome.one + outcome.two] += chance
        for event in game.plies[-1].events:
            if event.key == PRODUCED and event.seat is not None:
                found[event.seat] += chance * event.count
        game.pop()
    return found


def _count(
    event: Any, dice: Counter[int], production: dict[int, Counter[str]], counts: dict[int, Counter[str]]
) -> None:
    if event.key == "rolled":
        dice[sum(event.dice)] += 1
    elif event.key == PRODUCED:
        production[event.seat][event.kind] += event.count
    elif event.key == "stole":
        counts[event.seat]["stolen"] += 1
        counts[event.other]["lost_to_robber"] += 1
    elif event.key == "discarded":
        counts[event.seat]["discarded"] += event.count
    elif event.key == "handed_over":
        counts[event.seat]["traded"] += event.count
    elif event.key == "paid" and event.seat is not None:
        counts[event.seat]["bank"] += event.count
    elif event.key in WATCH_COUNTED and event.seat is not None:
        counts[event.seat][WATCH_COUNTED[event.key]] += 1
