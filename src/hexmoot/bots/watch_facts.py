"""The facts behind the second game's own terms: a section, the guards, a camp, who leads on the Wall, a hero."""

from collections.abc import Callable
from typing import Any

from hexmoot.bots.facts import GUARD_CARDS, Change, Facts
from hexmoot.game.lacking import short_of
from hexmoot.notation.watch_words import CLANS, HEROES
from hexmoot.rules.watch.terms import CAMPS, FORESEEING, FRONT, SECTIONS
from hexmoot.rules.watch.wall import GUARDS, ONE_POINT, TWO_POINTS

Numbers = list[int]


def _most_moved(before: Numbers, after: Numbers, gained: bool) -> int | None:
    """Where a number rose most, or fell; nowhere, if a term only weighs more or less than before."""
    sign = 1 if gained else -1
    moved = [sign * (new - old) for old, new in zip(before, after, strict=True)]
    return moved.index(max(moved)) if max(moved) > 0 else None


def _spare(own: Any) -> Numbers:
    """By section, how many guards more than wildlings stand there."""
    return [own.guards[section] - own.waiting_size[section] for section in range(SECTIONS)]


def _wall(change: Change, gained: bool) -> Facts:
    """The section that gets safer, or less so."""
    before, after = (_spare(own) for own in change.own)
    section = _most_moved(before, after, gained)
    if section is None:
        return {}
    own = change.own[1]
    return {"section": section + 1, "guards": own.guards[section], "wildlings": own.waiting_size[section]}


def _on_wall(own: Any, seat: int) -> int:
    return int(GUARDS - own.guards_left[seat])


def _guards(change: Change, gained: bool) -> Facts:
    """The guards on the Wall; else the cards for the next one."""
    before, after = (_on_wall(own, change.seat) for own in change.own)
    if before != after and gained == (after > before):
        return {"before": before, "after": after, "one": ONE_POINT, "two": TWO_POINTS}
    had, has = (_lacking(state, change.seat) for state in (change.before, change.after))
    return {"lacking": has} if (len(has) < len(had) if gained else len(has) > len(had)) else {}


def _lacking(state: Any, seat: int) -> str:
    return short_of(GUARD_CARDS, state.hand[seat])


def _camps(change: Change, gained: bool) -> Facts:
    """The clan whose camps empty, or fill; where tokens are still to be revealed, the one nearest to a rush."""
    old, new = change.own
    before, after = ([-size for size in own.camp_size] for own in (old, new))
    clan = _most_moved(before, after, gained)
    if clan is None and not gained and new.reveals > old.reveals:
        clan = after.index(min(after))
    return {} if clan is None else {"clan": CLANS[clan], "wildlings": -after[clan], "rush": CAMPS}


def _ending(change: Change, gained: bool) -> Facts:
    """The own guards on the Wall against the most that a rival has there, if that lead changes."""
    (own, rival), (own_before, rival_before) = (_against(change, record) for record in change.own[::-1])
    guards = _on_wall(change.own[1], rival)
    lead, lead_before = own - guards, own_before - _on_wall(change.own[0], rival_before)
    if lead == lead_before or gained != (lead > lead_before):
        return {}
    return {"own": own, "who": rival + 1, "guards": guards}


def _against(change: Change, own: Any) -> tuple[int, int]:
    """How many guards one has on the Wall, and the rival who has the most there."""
    rivals = (seat for seat in range(change.after.seats) if seat != change.seat)
    return _on_wall(own, change.seat), max(rivals, key=lambda seat: _on_wall(own, seat))


def _hero(change: Change, _: bool) -> Facts:
    """Among how many heroes one chooses after a use; else the own hero, and how often it can still be used."""
    own, seat = change.own[1], change.seat
    hero = own.hero[seat]
    if hero < 0:
        return {}
    if own.chooser == seat or own.foresee or change.after.stage == FORESEEING:
        return {"count": len(HEROES) - sum(one >= 0 for one in own.hero[: change.after.seats])}
    return {"hero": HEROES[hero], "uses": 2 if own.side[seat] == FRONT else 1}


WATCH_TOLD: dict[str, Callable[[Change, bool], Facts]] = {
    "wall": _wall,
    "guards": _guards,
    "camps": _camps,
    "ending": _ending,
    "hero": _hero,
}
