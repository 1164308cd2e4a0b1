"""Three whole games of the Watch, one for each of its endings: the seed of the dice, and every move of all seats.

They were found by trying seeds, with players who want to see the end, and are short. Written down, they stay what they
are when bots learn something new.
"""

from typing import Any

from hexmoot.bots.bot import Limit
from hexmoot.bots.greedy import GreedyBot
from hexmoot.rules.watch.terms import SPACES
from tests.page.story import MOST_SEEDS, Story

NAME = "watch-whole"
Moves = list[tuple[int, str]]
WATCH: dict[str, Any] = {"edition": "w-base", "seats": 3, "fair_dice": False}
# By ending: how many seats, the seed, and the moves.
GAMES: dict[str, tuple[int, int, str]] = {
    "breaches": (
        4,
        43,
        (
            "1.s@B6s 1.r@C5ne 2.s@C11n 2.r@B12w 3.s@C9n 3.r@B10w 4.s@D10n 4.r@C11w 4.s@C5s 4.r@D4ne 3.s@D10s "
            "3.r@E9ne 2.s@A7s 2.r@B6ne 1.s@C13n 1.r@B14w 1.g@1 2.g@1 3.g@1 4.g@1 1.roll 1.h:builder=B14w>B6w "
            "1.h:take=arms 1.end 2.roll 2.end 3.roll 3.end 4.roll 4.end 1.roll 1.c@C13n 1.end 2.roll 2.c@A7s "
            "2.end 3.roll 2.h:scholar=G 2.h:take=builder 3.end 4.roll 4.end 1.roll 1.end 2.roll "
        ),
    ),
    "gift": (
        3,
        2,
        (
            "2.s@B6s 2.r@C7nw 3.s@C5s 3.r@D6nw 1.s@C11n 1.r@C11nw 1.s@D10n 1.r@C11w 3.s@C9n 3.r@B10w 2.s@A7s "
            "2.r@B8nw 2.g@1 3.g@1 1.g@1 2.roll 2.end 3.roll 2.h:scholar=G 2.h:take=builder 3.g@4 3.end 1.roll 1.end "
            "2.roll 2.end 3.roll 3.end 1.roll 1.end 2.roll 2.h:builder=C7nw>C5ne 2.h:take=pathfinder 2.end 3.roll "
            "3.r@D6w 3.end 1.roll 1.t:WWW>O 1.t:GGG>O 1.c@C11n 1.end 2.roll 2.t:OOO>G 2.c@B6s 2.h:pathfinder=cave1 "
            "2.h:take=tracker 2.end 3.roll 3.g@2 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.h:steward=G>O "
            "3.h:take=recruiter 3.c@C9n 3.end 1.roll 1.t:WWW>O 1.t:WWW>O 1.c@D10n 1.end 2.roll 2.rob@C5>3 2.end "
            "3.roll 3.rob@B10>1 3.end 1.roll 1.rob@D10 1.end 2.roll 2.end 3.roll 3.end 1.roll "
        ),
    ),
    "points": (
        3,
        95,
        (
            "3.s@C7n 3.r@B8w 1.s@D6n 1.r@C7w 2.s@C11n 2.r@C11ne 2.s@C9n 2.r@C9ne 1.s@D10n 1.r@D10ne 3.s@E11n "
            "3.r@D12w 3.g@2 1.g@2 2.g@2 3.roll 3.h:scholar=G 3.h:take=tracker 3.end 1.roll 1.g@2 1.end 2.roll 2.end "
            "3.roll 3.end 1.roll 1.h:steward=L>W 1.h:take=arms 1.buy 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.end "
            "2.roll 2.end 3.roll 3.end 1.roll 1.g@2 1.end 2.roll 2.end 3.roll 3.g@4 3.end 1.roll 2.x:WWWBBB "
            "3.x:LGBOO 1.rob@C5 1.end 2.roll 2.rob@D8 2.end 3.roll 3.end 1.roll 1.rob@D10>3 1.c@D10n 1.end 2.roll "
            "2.end 3.roll 3.end 1.roll 1.buy 1.buy 1.end 2.roll 2.end 3.roll 3.end 1.kn@B8 1.roll 1.buy 1.end "
            "2.roll 2.end 3.roll 2.x:GGBBBB 3.x:LWOO 3.rob@D14 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.g@3 3.end "
            "1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 2.x:WWWWGB 1.rob@B12>2 1.g@4 1.end 2.roll 2.end 3.roll "
            "3.g@1 3.end 1.roll 1.end 2.roll 2.end 3.roll 2.x:GGGG 3.rob@E9 3.end 1.roll 1.end 2.roll 2.end 3.roll "
            "3.end 1.roll 1.t:WWW>G 1.t:OOO>G 1.c@D6n 1.end 2.roll 2.end 3.roll 2.x:WWGB 3.x:BOOOO 3.rob@D14 3.end "
            "1.roll 1.end 2.roll 2.end 3.roll 3.g@4 3.end 1.roll 1.x:LWGG 1.rob@D8 1.g@1 1.end 2.roll 2.end 3.roll "
            "3.g@3 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.g@1 3.end 1.roll 1.end 2.roll 2.x:WGGGG 2.rob@B8>3 "
            "2.end 3.roll 3.rob@C9>2 3.end 1.roll 1.rob@E5 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.end 2.roll "
            "2.rob@D8 2.end 3.roll 3.rob@E7 3.g@3 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.x:BBOOO "
            "1.rob@E5 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.t:BBB>O 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.buy "
            "1.buy 1.buy 1.end "
        ),
    ),
}


def moves_of(told: str) -> Moves:
    """Moves as they are written down, each with its seat."""
    return [(int(seat), code) for seat, _, code in (move.partition(".") for move in told.split())]


def begin(ending: str) -> tuple[Story, Moves]:
    """A table whose dice bring this ending, before anything is placed, and all moves."""
    seats, seed, told = GAMES[ending]
    return Story(NAME, seed, edition="w-base", seats=seats, fair_dice=False).start(), moves_of(told)


def in_the_middle(name: str, **settings: Any) -> Story:
    """A game of the Watch, played by bots until five guards stand at one section and seat 1 is about to roll."""
    bot = GreedyBot(trades=False)
    for seed in range(MOST_SEEDS):
        story = Story(name, seed, **WATCH | settings).start()
        while story.table.status == "playing" and (game := story.table.game):
            if game.turn == 1 and game.stage == "before" and max(game.extra.guards) == SPACES:
                return story
            move = bot.choose(game.view(story.waits_for), Limit(seed=story.table.number, offers=0))
            assert move is not None
            story.act(story.waits_for, move.code)
    raise AssertionError("no game came to five guards at one section")
