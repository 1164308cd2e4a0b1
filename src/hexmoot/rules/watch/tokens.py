"""W-BUILD: wildling tokens. They lie in batches, and of those not seen in a batch each is as likely as any other."""

from hexmoot.rules.events import tell
from hexmoot.rules.fast import fast
from hexmoot.rules.records import Log, State
from hexmoot.rules.terms import NONE, PUBLIC
from hexmoot.rules.watch.events import REVEALED_TOKEN, TOKEN_LAID, TOKENS_SHUFFLED
from hexmoot.rules.watch.north import gather
from hexmoot.rules.watch.records import Extra
from hexmoot.rules.watch.terms import BATCHES, FIRST_BATCH, SETTLEMENTS, TOKENS, WILDLINGS

TOKENS_OF_A_CITY = 2


@fast
def left_in_batch(x: Extra, batch: int) -> int:
    """How many tokens of a batch nobody has seen."""
    count = 0
    for token in range(TOKENS):
        count += x.unseen[batch][token]
    return count


@fast
def reshuffle(x: Extra, log: Log) -> None:
    """W-BUILD-04, W-BUILD-05: the used tokens become the supply, as a batch of their own."""
    batch = 0
    while batch < BATCHES - 1 and left_in_batch(x, batch) > 0:
        batch += 1
    x.batch = batch
    for token in range(TOKENS):
        x.unseen[batch][token] = x.used[token]
        x.supply += x.used[token]
        x.used[token] = 0
    tell(log, TOKENS_SHUFFLED, NONE, 0, x.supply, 0, PUBLIC)


@fast
def draw_token(x: Extra, log: Log) -> int:
    """One token off the supply, unseen: the batch it is of; NONE if there is no token anywhere."""
    if x.supply == 0:
        reshuffle(x, log)
    if x.supply == 0:
        return NONE
    x.supply -= 1
    return x.batch


@fast
def await_token(x: Extra, seat: int, batch: int) -> None:
    """A token of a batch, or of the supply, is to be revealed."""
    x.reveal_seat[x.reveals] = seat
    x.reveal_from[x.reveals] = batch
    x.reveals += 1


@fast
def drop_first(x: Extra) -> None:
    """The token at the head of the queue is done with."""
    x.reveals -= 1
    for place in range(x.reveals):
        x.reveal_seat[place] = x.reveal_seat[place + 1]
        x.reveal_from[place] = x.reveal_from[place + 1]
    x.reveal_seat[x.reveals] = 0
    x.reveal_from[x.reveals] = 0


@fast
def lift_settlement(x: Extra, seat: int) -> None:
    """W-BUILD-01: of the settlements not built, the one that has lain longest is taken, and its token is revealed."""
    await_token(x, seat, x.space[seat][0])
    for place in range(SETTLEMENTS - 1):
        x.space[seat][place] = x.space[seat][place + 1]
    x.space[seat][SETTLEMENTS - 1] = 0


@fast
def lift_city(s: State, x: Extra, seat: int, log: Log) -> None:
    """W-BUILD-01, W-BUILD-02: the settlement that came back gets a token; the city's two are revealed."""
    x.space[seat][s.settlements_left[seat] - 1] = draw_token(x, log)
    tell(log, TOKEN_LAID, seat, 0, 0, 0, PUBLIC)
    for _ in range(TOKENS_OF_A_CITY):
        await_token(x, seat, FIRST_BATCH)


@fast
def reveal(s: State, x: Extra, token: int, log: Log) -> None:
    """W-BUILD-01: the token is open, and its wildling goes to its clan."""
    seat = x.reveal_seat[0]
    x.unseen[x.reveal_from[0]][token] -= 1
    x.used[token] += 1
    drop_first(x)
    tell(log, REVEALED_TOKEN, seat, token % WILDLINGS, token // WILDLINGS, 0, PUBLIC)
    gather(s, x, token // WILDLINGS, token % WILDLINGS, log)
