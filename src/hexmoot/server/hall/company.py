"""Who is at a table, sitting or looking on: what each is called there, and the badge by which others can mean one."""

from hexmoot.server.hall.running import Running
from hexmoot.server.table.names import badge_of, told_apart
from hexmoot.server.words.server import Onlooker


def names_at(running: Running) -> dict[str, str]:
    """By person, those who sit and then those who look on, who give way where names could be taken for each other."""
    table = running.table
    names: dict[str, str] = {}
    for chair in table.chairs:
        if chair.person is not None:
            names.setdefault(chair.person, chair.name)
    taken = [chair.name for chair in table.chairs if not chair.is_free]
    for _, stance in running.readers.values():
        person = stance.who.person
        if person is not None and person not in names:
            names[person] = told_apart(stance.who.name, taken)
            taken.append(names[person])
    return names


def onlookers_at(running: Running) -> list[Onlooker]:
    """Those who look on, by name."""
    table = running.table
    found = [
        Onlooker(name, badge_of(table.id, person))
        for person, name in names_at(running).items()
        if not table.seats_of(person)
    ]
    return sorted(found, key=lambda one: (one.name, one.badge))


def person_at(running: Running, badge: str, name: str) -> str | None:
    """The person at a table that a badge, or else a name as it is shown there, means."""
    names = names_at(running)
    if badge:
        return next((person for person in names if badge_of(running.table.id, person) == badge), None)
    return next((person for person, shown in names.items() if name and shown == name), None)
