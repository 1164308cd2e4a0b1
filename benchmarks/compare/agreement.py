"""Where catanatron is known to be wrong, that it agrees with us proves nothing: there the referee is asked as well.

Without this, a mistake of ours that happens to be one of its own would pass for right.
"""

from __future__ import annotations

from collections.abc import Iterator

import referee
from words import Action, Position

BUILDS = {"BUILD_ROAD", "BUILD_SETTLEMENT"}


def refuted_move(before: Position, action: Action, after: Position) -> Iterator[str]:
    """What a road or a settlement should have led to, and did not: lengths and holder (deviations 2 and 3)."""
    if action[0] in BUILDS:
        lengths = referee.lengths(after)
        if after["road_lengths"] != lengths:
            yield f"road_lengths should be {lengths}"
        holder = referee.next_holder(before["road_holder"], lengths)
        if after["road_holder"] != holder:
            yield f"road_holder should be {holder}"


def refuted_payment(before: Position, tiles: list[list[object]], dice: list[int], after: Position) -> Iterator[str]:
    """A sole claimant whom a short bank owes its last cards, and who did not get them (deviation 1)."""
    for seat, kind, stock in referee.sole_claims(before, tiles, sum(dice)):
        if after["bank"][kind] or after["hands"][seat][kind] != before["hands"][seat][kind] + stock:
            yield f"seat {seat} should get the last {stock} of kind {kind}"


def refuted_winner(position: Position, enough: int) -> Iterator[str]:
    """WIN-02, WIN-03: the seat at turn wins as soon as it has the points, and nobody else does (deviation 7)."""
    turn = position["turn"]
    winner = turn if position["points"][turn] >= enough and not position["setup"] else None
    if position["winner"] != winner:
        yield f"winner should be {winner}"


def refuted_list(position: Position, legal: list[Action]) -> Iterator[str]:
    """What our own list should hold or leave out where catanatron's is no measure (deviations 6, 20 and 21)."""
    names = {name for name, _ in legal}
    if "MOVE_ROBBER" in names and {repr(value) for _, value in legal} != robberies(position):
        yield "the robber should have other places or victims"
    if "BUILD_ROAD" in names and not position["setup"]:
        barred = {(low, high) for name, value in legal if name == "BUILD_ROAD" for low, high in [value]}
        barred -= referee.road_sites(position, position["seat"])
        if barred:
            yield f"no road should be laid at {sorted(barred)}"
    if "PLAY_YEAR_OF_PLENTY" in names and sum(position["bank"]) > 1:
        singles = [value for name, value in legal if name == "PLAY_YEAR_OF_PLENTY" and len(value) == 1]
        if singles:
            yield f"year of plenty should not take {singles}"


def robberies(position: Position) -> set[str]:
    """ROBBER-04, ROBBER-05: every other hex with every rival there, or with nobody, as values of an action."""
    found = set()
    for tile in map(list, referee.nodes_of_tiles()):
        if tile != position["robber"]:
            rivals = referee.owners_at(position, tile) - {position["seat"]}
            found |= {repr([tile, rival]) for rival in rivals} or {repr([tile, None])}
    return found
