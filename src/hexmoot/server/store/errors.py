"""What can go wrong with a store. Every message is one sentence, and none holds a password or a token."""

from hexmoot.rules.errors import HexmootError


class StoreError(HexmootError):
    """Something is wrong with the store or with what was asked of it."""


class CannotOpen(StoreError):
    """The database cannot be opened: a wrong address, no right to write, nobody answers, a wrong password."""


class TooNew(CannotOpen):
    """The database was written by a newer hexmoot."""


class StoreClosed(StoreError):
    """Asked after `close`."""


class StoreFailed(StoreError):
    """The database failed. Of a write nobody knows whether it was done: read before writing it again."""


class LostTable(StoreError):
    """The table belongs to another owner by now, or the number is not the next one: nothing was written."""

    def __init__(self, table: str, epoch: int, number: int) -> None:
        self.table, self.epoch, self.number = table, epoch, number
        super().__init__(f"event {number} of table {table} is not for epoch {epoch} to write")


class NoTable(StoreError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"there is no table {table}")


class TableTaken(StoreError):
    """A table with this name is there already."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"there is a table {table} already")


class MadeBefore(StoreError):
    """The table that was wished for is there already."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"this wish has become table {table} already")


class NoPerson(StoreError):
    """There is no such person, or no longer."""

    def __init__(self, person: str) -> None:
        self.person = person
        super().__init__(f"there is no person {person}")


class PersonTaken(StoreError):
    """A person with this id, or a session with this token, is there already."""

    def __init__(self, person: str) -> None:
        self.person = person
        super().__init__(f"person {person} or their token is there already")


class LoginTaken(StoreError):
    """Somebody else has this login, in whatever capitals."""

    def __init__(self, login: str) -> None:
        self.login = login
        super().__init__(f"the login {login} is taken")
