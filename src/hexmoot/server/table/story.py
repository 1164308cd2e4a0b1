"""The story so far: what readers were told of events, told again from the stored ones."""

from collections.abc import Iterator, Sequence

from hexmoot.server.table.events import Event
from hexmoot.server.table.table import Table
from hexmoot.server.words import server as words
from hexmoot.server.words.view import TOLD_AGAIN

# Where a table is looked at from: a seat or, as an onlooker, none; and by whom.
Viewpoint = tuple[int | None, str | None]


class Retelling:
    """What readers were told of every event after a number, byte for byte; it goes on with what happens meanwhile."""

    def __init__(self, events: Sequence[Event], after: int, viewpoints: Sequence[Viewpoint]) -> None:
        # The first event makes the table: `after` is 1 at least.
        self._table = _awake_after(events, after)
        self._viewpoints = viewpoints

    @property
    def number(self) -> int:
        """The last event that was told again."""
        return self._table.number

    def go_on(self, events: Sequence[Event]) -> Iterator[tuple[Viewpoint, words.Event | words.Bare]]:
        """The next events, for each reader."""
        return _go_on(self._table, events, self._viewpoints)


def history(events: Sequence[Event], most: int, viewpoint: Viewpoint, nonce: str = "") -> words.History:
    """The last of these events, so many at most, as a reader was told of them."""
    # Before the first event there is nothing to be told of.
    after = max(1, len(events) - most)
    table = _awake_after(events, after)
    view = table.look(None, None).view
    told = [one for _, one in _go_on(table, events[after:], [viewpoint])]
    past = [_past(one) for one in told if isinstance(one, words.Event)]
    return words.History(table.id, after, len(events), {name: view[name] for name in TOLD_AGAIN}, past, nonce)


def _awake_after(events: Sequence[Event], number: int) -> Table:
    table = Table.replay(events[:number])
    table.wake()
    return table


def _go_on(
    table: Table, events: Sequence[Event], viewpoints: Sequence[Viewpoint]
) -> Iterator[tuple[Viewpoint, words.Event | words.Bare]]:
    for event in events:
        table.fold(event)
        for viewpoint in viewpoints:
            told = table.tell(event, *viewpoint)
            assert told is not None  # noqa: S101 - just folded
            yield viewpoint, told


def _past(told: words.Event) -> words.Past:
    patch = {name: value for name, value in told.patch.items() if name in TOLD_AGAIN}
    return words.Past(told.n, told.at, told.kind, told.by, told.move, told.outcomes, told.events, told.missing, patch)
