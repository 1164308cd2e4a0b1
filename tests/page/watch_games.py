"""Three games of the Watch, one for each of its endings: the seed of the dice, and every move of the three seats.

They were played once by bots and are short; written down, they stay what they are when bots learn something new.
"""

from tests.page.story import Story

NAME = "watch-end"
GAMES: dict[str, tuple[int, str]] = {
    "breaches": (
        53,
        (
            "3.s@C9n 3.r@C9nw 1.s@D6n 1.r@C7w 2.s@C11n 2.r@C11ne 2.s@E11n 2.r@E11ne 1.s@D10n 1.r@D10ne 3.s@E13n "
            "3.r@D14w 3.g@1 1.g@2 2.g@3 3.roll 3.end 1.roll 1.h:steward=W>G 1.h:take=seer 1.end 2.roll 2.r@C13w 2.end "
            "3.roll 3.h:scholar=G 3.h:take=rebel 3.end 1.roll 1.c@D6n 1.end 2.roll 2.h:commander=L/1,3 2.h:pick=L "
            "2.h:pick=L 2.h:take=steward 2.end 3.roll 3.c@C9n 3.end 1.roll 1.t:BBB>W 1.r@C7nw 1.end 2.roll 2.t:BBB>W "
            "2.s@D12n 2.end 3.roll 3.t:LLL>G 3.buy 3.end 1.roll 1.h:seer:GBO 1.h:pick=K 1.h:take=commander 1.end "
            "2.roll 2.t:LLL>O 2.c@C11n 2.end 3.yp:GG 3.roll 3.c@E13n 3.end 1.roll 1.g@1 1.kn 1.rob@D12>2 1.end 2.roll "
            "2.h:steward=B>W 2.h:take=seer 2.end 3.roll 3.end 1.roll "
        ),
    ),
    "gift": (
        27,
        (
            "2.s@C9n 2.r@C9nw 3.s@D6n 3.r@C7w 1.s@C11n 1.r@C11ne 1.s@E11n 1.r@E11ne 3.s@D10n 3.r@D10ne 2.s@E13n "
            "2.r@D14w 2.g@1 3.g@2 1.g@3 2.roll 2.end 3.roll 3.h:steward=W>G 3.h:take=seer 3.end 1.roll 2.h:scholar=G "
            "2.h:take=rebel 1.h:commander=L/2,3 1.h:pick=L 1.h:take=steward 1.r@C13w 1.end 2.roll 2.t:LLL>G 2.end "
            "3.roll 3.h:seer:GGO 3.h:pick=K 3.h:take=commander 3.end 1.roll 1.h:steward=G>W 1.h:take=seer 1.s@D12n "
            "1.end 2.roll 2.rob@C11>1 2.h:rebel>1 2.h:pick=O 2.h:take=steward 2.c@C9n 2.g@4 2.end 3.roll 3.kn "
            "3.rob@D12>1 3.h:commander=L/1,2 3.h:pick=L 3.h:take=rebel 3.end 1.roll 1.end 2.roll 2.h:steward=B>W "
            "2.h:take=commander 2.end 3.roll 3.h:rebel>1 3.h:pick=G 3.h:take=steward 3.r@C7nw 3.end 1.roll 1.r@C13nw "
            "1.end 2.roll 2.h:commander=L/1,3 2.h:pick=O 2.h:take=rebel 2.g@4 2.end 3.roll 3.rob@B10>2 3.h:steward=B>G "
            "3.h:take=commander 3.c@D6n 3.end 1.roll 1.h:seer:WBO 1.h:pick=V 1.h:take=steward 1.end 2.roll 2.end "
            "3.roll 3.rob@D12>2 3.h:commander=L/1,2 3.h:take=seer 3.end 1.roll 1.h:steward=O>L 1.h:take=commander "
            "1.end 2.roll 2.t:GGG>O 2.end 3.roll 3.h:seer:WGG 3.h:pick=V 3.h:take=steward 3.end 1.roll 3.x:LLLG "
            "1.rob@C9>2 1.h:commander=L/2,3 1.h:pick=L 1.h:take=seer 1.end 2.roll 2.end 3.roll 3.t:LLL>B "
            "3.h:steward=L>O 3.h:take=commander 3.end 1.roll 1.h:seer:WWG 1.h:pick=N 1.h:take=steward 1.end 2.roll "
            "2.end 3.roll 3.t:LLL>W 3.h:commander=L/1,2 3.h:pick=L 3.h:pick=L 3.h:take=seer 3.buy 3.end 1.roll 1.nr@4 "
            "1.g@3 1.r@B14w 1.end 2.roll 2.t:BBB>O 2.c@E13n 2.end 3.kn 3.rob@D12>2 3.roll 3.t:BBB>G 3.end 1.roll "
            "1.h:steward=G>W 1.h:take=commander 1.end 2.roll 2.r@C7ne 2.end 3.roll 3.h:seer:LWG 3.h:pick=K "
            "3.h:take=steward 3.end 1.roll 1.h:commander=L/2,3 1.h:pick=L 1.h:take=seer 1.end 2.roll 2.t:GGG>W 2.end "
            "3.kn 3.rob@B10>2 3.roll 3.s@C7n 3.end 1.roll 1.s@C13n 1.h:seer:WGB 1.h:pick=V 1.h:take=commander 1.end "
            "2.roll 2.h:rebel>1 2.h:pick=G 2.h:take=seer 2.buy 2.end 3.roll 3.g@2 3.g@2 3.r@C5ne 3.end 1.roll "
            "1.h:commander=L/2,3 1.h:pick=B 1.h:take=rebel 1.end 2.kn@C13 2.roll 2.g@3 2.h:seer:WWO 2.h:pick=V "
            "2.h:take=commander 2.end 3.roll 3.x:GBOO 3.rob@D12>1 3.h:steward=L>G 3.h:take=seer 3.end 1.roll "
        ),
    ),
    "points": (
        21,
        (
            "3.s@C9n 3.r@C9nw 1.s@D6n 1.r@C7w 2.s@C11n 2.r@C11ne 2.s@E11n 2.r@E11ne 1.s@D10n 1.r@D10ne 3.s@E13n "
            "3.r@D14w 3.g@1 1.g@2 2.g@3 3.roll 3.h:scholar=G 3.h:take=seer 3.end 1.roll 1.h:steward=L>O 1.h:take=rebel "
            "1.c@D6n 1.end 2.roll 2.h:commander=L/1,3 2.h:pick=L 2.h:take=steward 2.end 3.roll 3.rob@C5>1 3.h:seer:LGO "
            "3.h:pick=N 3.h:take=commander 3.buy 3.end 1.roll 1.end 2.roll 2.h:steward=O>W 2.h:take=seer 2.g@4 2.end "
            "3.nr@2 3.roll 3.h:commander=L/1,2 3.h:take=steward 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.h:steward=W>G "
            "3.h:take=commander 3.c@C9n 3.kn 3.rob@D6>1 3.end 1.roll 1.r@C7nw 1.end 2.roll 2.end 3.roll 3.g@2 3.end "
            "1.roll 1.h:rebel>3 1.h:pick=W 1.h:take=steward 1.s@C7n 1.end 2.roll 2.r@C13w 2.end 3.roll "
            "3.h:commander=L/1,2 3.h:take=rebel 3.end 1.roll 1.h:steward=B>G 1.h:take=commander 1.buy 1.end 2.roll "
            "2.end 3.roll 3.buy 3.buy 3.end 1.kn@B12 1.roll 1.c@D10n 1.end 2.roll 2.end 3.roll 3.h:rebel>1 3.h:pick=O "
            "3.h:take=steward 3.buy 3.kn 3.rob@C5>1 3.buy 3.end 1.roll 1.t:BBB>O 1.t:BBB>W 1.h:commander=L/2,3 "
            "1.h:pick=L 1.h:pick=L 1.h:take=rebel 1.end 2.roll 2.h:seer:LGO 2.h:pick=V 2.h:take=commander 2.end 3.kn "
            "3.rob@C7>1 3.roll 3.h:steward=W>G 3.h:take=seer 3.buy 3.end 1.roll 1.buy 1.end 2.roll 2.g@1 2.end 3.roll "
            "3.t:WWW>B 3.end 1.kn@B6 1.roll 1.buy 1.end 2.roll 2.h:commander=L/1,3 2.h:pick=B 2.h:take=steward 2.end "
            "3.roll 3.end 1.roll 1.t:OOO>G 1.t:OOO>G 1.buy 1.buy 1.yp:GG 1.end 2.roll 2.g@2 2.end 3.nr@1 3.roll 3.end "
            "1.roll 1.buy 1.buy 1.yp:GG 1.end 2.roll 2.h:steward=O>W 2.h:take=commander 2.end 3.roll 3.end 1.kn@B10 "
            "1.roll 1.x:BOOOOO 1.rob@B10>3 1.end 2.roll 2.h:commander=L/1,3 2.h:pick=L 2.h:take=steward 2.end 3.roll "
            "3.end 1.kn@B8 1.roll 1.c@C7n 1.g@2 1.end 2.roll 2.h:steward=L>B 2.h:take=commander 2.g@4 2.end 3.roll "
            "3.rb 3.r@E13nw 3.r@D12ne 3.end 1.roll 1.buy 1.buy 1.end 2.roll 2.h:commander=L/1,3 2.h:pick=L 2.h:pick=L "
            "2.h:take=steward 2.end 3.roll 3.h:seer:WGG 3.h:pick=V 3.h:take=commander 3.g@3 3.end 1.roll 1.buy 1.buy "
            "1.kn 1.rob@D12>3 1.end 2.roll 2.h:steward=W>O 2.h:take=seer 2.c@C11n 2.end 3.roll 3.h:commander=L/1,2 "
            "3.h:pick=W 3.h:take=steward 3.end 1.roll 1.g@1 1.end "
        ),
    ),
}


def moves_left(ending: str, move: str, *, last: bool = False) -> int:
    """How many moves a game still has when this one is about to be made, for the first or the last time."""
    moves = GAMES[ending][1].split()
    return moves[::-1].index(move) + 1 if last else len(moves) - moves.index(move)


def begin(ending: str, left: int | None = None) -> tuple[Story, list[tuple[int, str]]]:
    """The game that comes to this ending, without its last moves (without any, if none is told), and these."""
    seed, told = GAMES[ending]
    moves = [(int(seat), code) for seat, _, code in (move.partition(".") for move in told.split())]
    story = Story(NAME, seed, edition="w-base", seats=3, fair_dice=False).start()
    done = 0 if left is None else len(moves) - left
    for seat, code in moves[:done]:
        story.act(seat, code)
    return story, moves[done:]
