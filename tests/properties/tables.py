"""Tables to play at, positions to start from, and plies chosen by plain numbers, so that Hypothesis can shrink them.

A position is reached by the compiled loop of random play, which takes microseconds a ply; what a property looks at
closely is then played through the face, each ply chosen by one number.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

import hexmoot as hx
from hexmoot.batch.start import Start, read_extra, start_of
from hexmoot.deal.dealer import Dealer
from hexmoot.editions.edition import resolve
from hexmoot.notation.letters import KINDS
from hexmoot.rules import records, terms
from hexmoot.rules.record import numbers
from hexmoot.rules.records import LOG_ROWS, Log, State

OptionValues = Mapping[str, str | int | bool]


@dataclass(frozen=True)
class Table:
    """An edition, how many sit down to it, and what they changed."""

    edition: str
    seats: int
    options: OptionValues = field(default_factory=dict)

    @property
    def start(self) -> Start:
        return start_of(resolve(self.edition, self.options), self.seats)

    def game(self, seed: int) -> hx.Game:
        return hx.Game(self.edition, seats=self.seats, seed=seed, options=self.options)

    def __hash__(self) -> int:
        return hash((self.edition, self.seats, tuple(self.options.items())))

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


# Every edition, every number of seats, and every value of every option at least once.
TABLES = (
    Table("z-base", 4),
    Table("z-base", 3),
    Table("z-base", 2, {"players": 2}),
    Table("z-first", 4),
    Table("j-base", 3),
    Table("u-base", 4),
    Table("k-base", 3),
    Table("k-base", 5),
    Table("k-base", 6),
    Table("k-base", 5, {"extra_build": "paired"}),
    Table("k-base", 6, {"extra_build": "paired", "victory_points": 5}),
    Table("k-base", 6, {"extra_build": "none", "reveal_vp": "at_end"}),
    Table("k-first", 4),
    Table("z-base", 3, {"victory_points": 4, "offers_per_turn": 2, "tokens": "random"}),
    Table("u-base", 4, {"victory_points": 4, "win_claim": "declared", "reveal_vp": "any_time", "hand_limit": 5}),
    Table(
        "z-base",
        4,
        {
            "gifts": True,
            "plenty_alike": False,
            "bank_short": "sole_claimant",
            "friendly_robber": True,
            "phases": "separate",
            "new_harbour": "next_turn",
            "harbours": "shuffled",
            "robber_desert": False,
        },
    ),
    Table("z-base", 5, {"players": "3-6", "win_claim": "declared", "victory_points": 5, "gifts": True}),
)
# The second game and its land: other pieces, cards and ends than the properties of the base game speak of.
WATCH_TABLES = (
    Table("w-base", 4),
    Table("w-base", 3, {"gift_map": "shuffled", "giant_closes_ranks": False, "phases": "combined"}),
    Table("w-plain", 4, {"roads": 14}),
)
BY_NAME = {str(table): table for table in (*TABLES, *WATCH_TABLES)}


def log_rows(size: int = LOG_ROWS) -> Any:
    """A log for the engine, with so much room."""
    logs = Log.array(1)
    log: Any = Log()
    log.size = size
    log.write(logs)
    return logs


def fast_forward(start: Start, seed: int, number: int, plies: int) -> tuple[Any, Any, Any]:
    """State, dealer and the record beside the state, in rows, after so many plies of game `number` of random play."""
    states, dealers = start.state.copy(), Dealer.array(1)
    extras = start.extras()
    engine = start.engine
    engine.play_games(
        start.state,
        states,
        start.board,
        extras.copy(),
        extras,
        start.layout.copy(),
        dealers,
        records.Move.array(512),
        log_rows(0),
        seed,
        number,
        1,
        plies,
        numbers(engine.TALLIES),
    )
    return states, dealers, extras


def play_on(table: Table, seed: int, plies: int, wealth: int = 0) -> hx.Game:
    """The game after so many plies of random play; with `wealth` the hands are filled up first, by that number."""
    start = table.start
    states, dealers, extras = fast_forward(start, seed, 0, plies)
    state = State.read(states)
    if wealth and state.stage in (terms.BEFORE_ROLL, terms.MAIN, terms.EXTRA, terms.PAIRED):
        hand_out(state, random.Random(wealth))
    dealer = hx.SeedDealer(seed)
    dealer.restore(tuple(Dealer.read(dealers).dealt))
    return hx.Game.from_state(start, state, dealer, read_extra(start, extras))


def hand_out(state: Any, chance: random.Random) -> None:
    """Cards of the bank and of the deck go to the seats, as a longer game could have dealt them."""
    for seat in range(state.seats):
        for _ in range(chance.randint(0, 9)):
            kind = chance.choice([kind for kind in range(terms.KINDS) if state.bank[kind]] or [-1])
            if kind >= 0:
                state.bank[kind] -= 1
                state.hand[seat][kind] += 1
                state.hand_size[seat] += 1
        for _ in range(chance.randint(0, 3)):
            points = state.score[seat] + state.cards[seat][terms.POINT]
            # Nobody is given the points that would have ended the game.
            last = terms.CARDS if points + 1 < state.victory_points else terms.POINT
            card = chance.choice([card for card in range(last) if state.deck[card]] or [-1])
            if card >= 0:
                state.deck[card] -= 1
                state.deck_size -= 1
                state.cards[seat][card] += 1
                state.card_size[seat] += 1


@st.composite
def positions(draw: st.DrawFn, tables: Sequence[Table] = TABLES, most_plies: int = 900, ended: bool = True) -> hx.Game:
    """A position of a game at one of the tables."""
    table = draw(st.sampled_from(tables))
    seed = draw(st.integers(0, 2**40))
    plies = draw(st.integers(0, most_plies))
    wealth = draw(st.integers(0, 2**16))
    nudge = draw(st.sampled_from(NUDGES))
    game = play_on(table, seed, plies, wealth)
    while not ended and game.state.stage == terms.OVER:
        plies //= 2
        game = play_on(table, seed, plies, wealth)
    nudged = nudge_on(game, nudge)
    return nudged if ended or nudged.state.stage != terms.OVER else game


# Codes that lead from the middle of a turn to the stages that chance would seldom show. Before `roll` turns are ended
# until one may be made; `rob` is any robbery, after all discards.
NUDGES = (
    "",
    "roll =34",
    "roll =16 rob",
    "buy",
    "kn",
    "kn rob",
    "rb",
    "roll",
    "roll =26 buy",
    "roll =35 rb",
    "roll =25 x",
)


def nudge_on(game: hx.Game, codes: str) -> hx.Game:
    """The game after as many of these codes as are legal, with nothing before it."""
    for code in codes.split():
        while code == "roll" and game.state.stage in (terms.MAIN, terms.EXTRA, terms.PAIRED):
            game.push(hx.End())
        while code in ("rob", "x") and game.state.stage == terms.DISCARDING:
            game.push(next(iter(game.legal_moves(game.actors[0]))))
        move: hx.Move | None = None
        if code == "rob":
            robberies = [move for move in game.legal_moves if isinstance(move, hx.Rob) and move.victim]
            move = robberies[0] if robberies else None
        elif code != "x" and game.state.stage != terms.DISCARDING:
            move = hx.parse_move(code)
        if move is not None and move in game.legal_moves:
            game.push(move)
    return hx.Game.from_state(game.start, game.state, game.dealer, game.extra)


CHOICE = st.integers(0, 2**24 - 1)


def choices(most: int, least: int = 0) -> st.SearchStrategy[list[int]]:
    """The numbers by which plies are chosen."""
    return st.lists(CHOICE, min_size=least, max_size=most)


def choose(game: hx.Game, number: int) -> hx.Move | None:
    """The ply that a number stands for: any outcome, any kind of move of any seat, now and then an offer."""
    if game.state.stage == terms.OVER:
        return None
    if game.awaits_chance:
        outcomes = game.chance
        return outcomes[number % len(outcomes)][0]
    if number % 5 == 0 and game.state.stage == terms.MAIN:
        offer = offer_of(game, number // 5)
        if offer in game.legal_moves:
            return offer
    by_kind: dict[str, list[hx.Move]] = {}
    for move in game.legal_moves:
        by_kind.setdefault(type(move).__name__, []).append(move)
    kinds = sorted(by_kind)
    # The first kinds are the simplest, so that a shrunk number ends the turn or rolls.
    kinds.sort(key=lambda name: name not in ("End", "Roll"))
    number, place = divmod(number, len(kinds))
    moves = by_kind[kinds[place]]
    return moves[number % len(moves)]


def offer_of(game: hx.Game, number: int) -> hx.Offer:
    """An offer of something that the seat holds for something else, to all or to one."""
    seats = game.seats
    number, seat = divmod(number, seats)
    number, given = divmod(number, terms.KINDS)
    number, step = divmod(number, terms.KINDS - 1)
    number, many = divmod(number, 3)
    number, whom = divmod(number, seats + 1)
    held = game.state.hand[seat]
    if not held[given] and any(held):
        given = max(range(terms.KINDS), key=lambda kind: held[kind])
    taken = (given + 1 + step) % terms.KINDS
    to = None if whom == 0 else (whom,)
    return hx.Offer(KINDS[given] * (1 + many // 2), KINDS[taken] * (1 + many % 2), to, seat=seat + 1)


def play(game: hx.Game, plies: Sequence[int]) -> None:
    """Plays the plies that these numbers stand for, as far as the game goes."""
    for number in plies:
        move = choose(game, number)
        if move is None:
            return
        game.push(move)


def whole_state(game: hx.Game) -> str:
    """Every field of the state, scratch included."""
    return repr(fields_of(game.state, ()))


def fields_of(state: Any, without: Sequence[str] = records.SCRATCH) -> dict[str, Any]:
    """The fields of a plain state by name, scratch left out."""
    return {name: getattr(state, name) for name in State.fields if name not in without}
