"""A series of games, played and compared by one process with one peer."""

from __future__ import annotations

import gc
from functools import cache

import geometry
from match import Match, requests_of
from plan import Plan
from play import Game, Script
from process import Peer, PeerError
from tally import Tally


@cache
def peer_of(python: str) -> Peer:
    """The one peer of this process, made sure that it numbers the island as we think. It ends when its input does."""
    peer = Peer(python)
    (answer,) = peer.ask([{"geometry": True}])
    problems = geometry.check_against(answer)
    if problems:
        raise PeerError(f"This catanatron numbers the island otherwise: {problems[0]}.")
    return peer


def compare(plans: list[Plan], python: str) -> Tally:
    """Play and compare some games. While catanatron plays one, ours is already at the next."""
    # A game is very many small lists in no circle; looking for circles would take a third of the time.
    gc.disable()
    total = Tally()
    peer = peer_of(python)
    waiting: Script | None = None
    for plan in plans:
        script = Game(plan).play()
        if waiting:
            total.add(Match(waiting, peer.receive()).compare())
        peer.send(requests_of(script))
        waiting = script
    if waiting:
        total.add(Match(waiting, peer.receive()).compare())
    return total
