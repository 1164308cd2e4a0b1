"""Works: what is to be done in one transaction, written once for both databases.

A work is a generator. It yields a query, is sent the rows, and returns its result; who runs it decides on which
connection, in which thread, and when to commit. A work that raises has done nothing.
"""

from collections.abc import Callable, Generator
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

Rows: TypeAlias = list[tuple[Any, ...]]
T = TypeVar("T")


class Query(NamedTuple):
    """One statement with ? for its values, as SQLite writes them."""

    text: str
    values: tuple[Any, ...]


Work: TypeAlias = Generator[Query, Rows, T]


def ask(text: str, *values: Any) -> Work[Rows]:
    """The rows of one statement."""
    return (yield Query(text, values))


class Database(Protocol):
    """Who runs works. `make` starts the work, and may be called again where a first try came to nothing."""

    async def write(self, make: Callable[[], Work[T]]) -> T:
        """The result of a work, durable. Once begun it is done, even if the caller is cancelled meanwhile."""

    async def append(self, table: str, epoch: int, number: int, at: int, body: bytes) -> None:
        """The work `tables.append` without a summary, in the way that is quickest here: it is most of what is done."""

    async def read(self, make: Callable[[], Work[T]]) -> T:
        """The result of a work that changes nothing."""

    async def live(self, owner: str) -> None:
        """Shows to others at this database that an owner lives, as long as this process does."""

    async def is_dead(self, owner: str) -> bool:
        """Whether an owner surely lives no more; False where that cannot be known."""

    async def forget(self, owner: str) -> None:
        """An owner holds nothing any more: whether it lives is nobody's business."""

    async def close(self) -> None:
        """Refuses new works, waits for those under way, and lets go of the database."""
