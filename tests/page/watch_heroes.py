"""Eleven games of the Watch, one for each hero: seat 1 has the hero, uses it, turns it over, and uses it once more.

Each is the seed of its dice, the moves that lead to the first use, those from there on to the exchange after the
second one, and what the log tells of each use. They were found by trying seeds, and are short.
"""

from typing import NamedTuple

from tests.page.story import Story
from tests.page.watch_games import Moves, moves_of

NAME = "watch-heroes"


class HeroGame(NamedTuple):
    """A game with a hero in it."""

    seed: int
    before: str
    uses: str
    told: tuple[str, str]


HERO_GAMES: dict[str, HeroGame] = {
    "commander": HeroGame(
        29,
        (
            "2.s@B6s 2.r@C7w 3.s@C5s 3.r@D4ne 1.s@C11n 1.r@C11nw 1.s@C9n 1.r@B10w 3.s@E13n 3.r@D14w 2.s@D10n "
            "2.r@D10ne 2.g@4 3.g@4 1.g@3 2.roll 2.end 3.roll 3.end 1.roll "
        ),
        (
            "1.h:commander=W/3 1.h:pick=W 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:commander=W/2 "
            "1.h:pick=B 1.h:take=rebel "
        ),
        ("Chihiro gives 1 wool to Anna", "Bohdan gives 1 wool to Anna"),
    ),
    "steward": HeroGame(
        123,
        (
            "3.s@D6n 3.r@C7w 1.s@C11n 1.r@C11nw 2.s@C5n 2.r@C5ne 2.s@C7n 2.r@B8w 1.s@C9n 1.r@B10w 3.s@E13n "
            "3.r@E13nw 3.g@3 1.g@1 2.g@1 3.roll 3.end 1.roll "
        ),
        ("1.h:steward=G>L 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:steward=W>L 1.h:take=tracker "),
        ("Anna pays 1 grain to the bank", "Anna pays 1 wool to the bank"),
    ),
    "scholar": HeroGame(
        20,
        (
            "1.s@B6s 1.r@C7nw 2.s@C5s 2.r@D6nw 3.s@B8s 3.r@C9w 3.s@B12s 3.r@C11ne 2.s@C9s 2.r@D10w 1.s@A7s 1.r@B8w "
            "1.g@4 2.g@3 3.g@3 1.roll "
        ),
        ("1.h:scholar=B 1.h:flip 1.end 2.roll 1.h:scholar=O 1.h:take=seer "),
        ("Anna takes 1 brick from the bank", "Anna takes 1 ore from the bank"),
    ),
    "builder": HeroGame(
        16,
        (
            "1.s@B6s 1.r@C5ne 2.s@C5s 2.r@D6w 3.s@B8s 3.r@C9nw 3.s@E13n 3.r@E13nw 2.s@C11n 2.r@B12w 1.s@C9s "
            "1.r@D10w 1.g@1 2.g@3 3.g@3 1.roll 1.end 2.roll 2.end 3.roll 1.h:scholar=B 1.h:take=builder 3.end "
            "1.roll "
        ),
        ("1.h:builder=C5ne>C7w 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:builder=C7w>C5ne 1.h:take=rebel "),
        ("Anna takes up a road at C5ne", "Anna takes up a road at C7w"),
    ),
    "arms": HeroGame(
        139,
        (
            "1.s@B6s 1.r@C7w 2.s@C5s 2.r@D4ne 3.s@B8s 3.r@C9nw 3.s@B12s 3.r@C11ne 2.s@A7s 2.r@B8w 1.s@E13n "
            "1.r@E13nw 1.g@4 2.g@1 3.g@2 1.roll 1.end 2.roll 2.end 3.roll 1.h:scholar=W 1.h:take=arms 3.end 1.roll "
        ),
        ("1.h:arms@4:LBO 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:arms@2:LWO 1.h:take=builder "),
        ("Anna places a guard on the Wall: section 4, space 2", "Anna places a guard on the Wall: section 2, space 2"),
    ),
    "seer": HeroGame(
        11,
        (
            "1.s@B6s 1.r@C7w 2.s@C5s 2.r@D6nw 3.s@D10n 3.r@D10ne 3.s@C11n 3.r@B12w 2.s@B8s 2.r@C7ne 1.s@A7s "
            "1.r@B8nw 1.g@2 2.g@2 3.g@2 1.roll 1.h:scholar=G 1.h:take=seer 1.end 2.roll 2.end 3.roll 3.end 1.roll "
        ),
        (
            "1.h:seer:GBO 1.h:pick=K 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:seer:WWO 1.h:pick=N "
            "1.h:take=scholar "
        ),
        ("Anna sees a card: road building", "Anna draws a card: new recruits"),
    ),
    "rebel": HeroGame(
        17,
        (
            "3.s@B6s 3.r@C7nw 1.s@C5s 1.r@D6w 2.s@C9n 2.r@B10w 2.s@C11n 2.r@C11nw 1.s@C13s 1.r@D14w 3.s@D10n "
            "3.r@C11w 3.g@1 1.g@2 2.g@3 3.roll 3.rob@D14>1 3.end 1.roll 1.h:steward=L>G 1.h:take=rebel 1.end 2.roll "
            "3.h:scholar=O 3.h:take=pathfinder 2.end 3.roll 3.c@B6s 3.end 1.roll "
        ),
        (
            "1.h:rebel>3 1.h:pick=W 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.h:rebel>3 1.h:pick=O "
            "1.h:take=seer "
        ),
        ("Anna sees the hand of Chihiro: 2 wool", "Anna sees the hand of Chihiro: 1 wool and 1 ore"),
    ),
    "pathfinder": HeroGame(
        60,
        (
            "1.s@B6s 1.r@C7w 2.s@C9n 2.r@C9ne 3.s@C5s 3.r@D4ne 3.s@D10n 3.r@D10nw 2.s@C11n 2.r@B12w 1.s@D10s "
            "1.r@E11w 1.g@2 2.g@3 3.g@3 1.roll 1.h:scholar=B 1.h:take=pathfinder 1.end 2.roll 2.end 3.roll 3.end "
            "1.roll 1.t:BBB>G 1.c@D10s "
        ),
        (
            "1.h:pathfinder=hornfoot1 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.h:pathfinder=hornfoot1 "
            "1.h:take=recruiter "
        ),
        ("Anna reveals a token: regular, Barefoot clan", "Anna reveals a token: regular, Cave clan"),
    ),
    "archer": HeroGame(
        10,
        (
            "3.s@B6s 3.r@C7nw 1.s@C9n 1.r@B10w 2.s@C5s 2.r@D4ne 2.s@A7s 2.r@B8w 1.s@C13s 1.r@D14nw 3.s@C11n "
            "3.r@B12w 3.g@4 1.g@4 2.g@3 3.roll 3.h:scholar=G 3.h:take=tracker 3.end 1.roll 1.h:steward=L>W "
            "1.h:take=archer 1.end 2.roll 2.h:commander=G/1,3 2.h:pick=O 2.h:take=scholar 2.end 3.roll "
            "2.h:scholar=O 2.h:take=seer 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.end 2.roll 2.end "
            "3.roll 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.t:LLL>G 1.t:LLL>G 1.t:LLL>O 1.c@C9n 1.end "
            "2.roll 2.end 3.roll 3.t:BBB>O 3.t:GGG>O 3.c@B6s 3.end 1.roll "
        ),
        ("1.h:archer@B8 1.h:flip 1.end 2.roll 2.end 3.roll 3.end 1.h:archer@B8 1.h:take=scholar "),
        ("Anna sends a wildling home from B8", "Anna sends a wildling home from B8"),
    ),
    "recruiter": HeroGame(
        28,
        (
            "3.s@B6s 3.r@C7w 1.s@C5s 1.r@D6nw 2.s@C9n 2.r@B10w 2.s@B12s 2.r@C11ne 1.s@E13n 1.r@E13nw 3.s@A7s "
            "3.r@B8w 3.g@4 1.g@2 2.g@4 3.roll 3.h:pass 3.end 1.roll 3.h:scholar=G 3.h:take=archer 1.h:steward=O>B "
            "1.h:take=recruiter 1.end 2.roll 2.end 3.roll 3.rob@D12>1 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.end "
            "1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 2.x:GGGGG 1.rob@D14 1.end 2.roll 2.h:commander=L/3 "
            "2.h:take=rebel 2.end 3.roll 3.end 1.roll 1.rob@E5 1.end 2.roll 2.g@2 2.end 3.roll 3.end 1.roll 1.end "
            "2.roll 1.x:LLLL 2.rob@C11 2.end 3.roll 3.end 1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.end "
            "2.roll 2.end 3.roll 3.t:BBB>G 3.c@B6s 3.end 1.roll 1.t:LLL>G 1.t:LLL>G 1.buy 1.buy 1.end 2.roll 2.end "
            "3.roll 3.h:archer@B6 3.h:take=seer 3.end 1.kn 1.rob@B8>3 "
        ),
        (
            "1.h:recruiter@3 1.h:flip 1.roll 1.end 2.roll 2.end 3.roll 3.end 1.roll 1.kn 1.rob@E7 1.h:recruiter@1 "
            "1.h:take=tracker "
        ),
        ("Anna places a guard on the Wall: section 3, space 1", "Anna places a guard on the Wall: section 1, space 1"),
    ),
    "tracker": HeroGame(
        52,
        (
            "1.s@B6s 1.r@C7w 2.s@C5s 2.r@D4ne 3.s@C11n 3.r@C11nw 3.s@D10n 3.r@D10ne 2.s@C9n 2.r@B10w 1.s@E11n "
            "1.r@E11ne 1.g@1 2.g@1 3.g@4 1.roll 1.end 2.roll 1.h:scholar=O 1.h:take=tracker 2.end 3.roll 3.rob@D8 "
            "3.end "
        ),
        ("1.h:tracker 1.h:flip 1.roll 1.rob@C9>2 1.end 2.roll 2.end 3.roll 3.end 1.h:tracker 1.h:take=seer "),
        ("Anna chases the robber from D8 back to its camp", "Anna chases the robber from C9 back to its camp"),
    ),
}


def begin_with(hero: str) -> tuple[Story, Moves]:
    """A table at which seat 1 is about to use a hero, and what follows."""
    game = HERO_GAMES[hero]
    story = Story(NAME, game.seed, edition="w-base", seats=3, fair_dice=False).start()
    for seat, code in moves_of(game.before):
        story.act(seat, code)
    return story, moves_of(game.uses)
