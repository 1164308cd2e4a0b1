"""Who speaks to a table, and what the server itself says to one."""

from msgspec import Struct


class Who(Struct, frozen=True):
    """The sender of a command, as the server knows it.

    person: its identity, which no other client ever sees; None for nobody in particular.
    name: what it is called where a command gives no other name.
    machine: a bot with a token of its own.
    house: the server itself, which also moves for the bots at the table.
    other: the person that the command speaks of, where the server knows it and the table does not.
    """

    person: str | None = None
    name: str = ""
    machine: bool = False
    house: bool = False
    other: str | None = None


HOUSE = Who(house=True)


class GoneAway(Struct, frozen=True):
    """The house: a person has no connection left."""

    person: str


class ComeBack(Struct, frozen=True):
    """The house: a person is connected again."""

    person: str


class Pause(Struct, frozen=True):
    """The house: the server is about to stop."""


class Unpause(Struct, frozen=True):
    """The house: it runs again, after having stood still since a moment."""

    since: int


class PassOn(Struct, frozen=True):
    """The house: the host does not come any more, and somebody else has to be it."""

    person: str


class Forget(Struct, frozen=True):
    """The house: a person asked to be forgotten, or was not seen for very long."""

    person: str


class Abandon(Struct, frozen=True):
    """The house: nobody comes any more."""


HouseCommand = GoneAway | ComeBack | Pause | Unpause | PassOn | Forget | Abandon


class Fresh(Struct, frozen=True):
    """What a new table is made with: its name in links, and 32 secret random bytes, in hex."""

    table: str
    server_seed: str


class Repeated(Struct, frozen=True):
    """A command that was done before: the number of the event that it became."""

    number: int
