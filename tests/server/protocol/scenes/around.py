"""Around the game: talk, time, and ending it."""

from hexmoot.server.table.clock import STEWARD_PAUSE
from hexmoot.server.table.voting import LEFT_AFTER
from hexmoot.server.words import client as said
from hexmoot.server.words.settings import Clock
from tests.server.protocol.scene import scene
from tests.server.protocol.stage import SECOND, Stage

ALL = ("seat 1", "seat 2", "onlooker")
MINUTE = Clock(kind="turn", turn_seconds=60)


@scene("chat", "A line goes to all who look, the speaker too, with a number in a sequence of its own.")
async def chat(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("seat 1", "chat", text="Wool for anything?")
    await stage.say("onlooker", "chat", text="I only look.")


@scene(
    "chat, told again",
    "Whoever looks again gets the last fifty lines again, under the names that are used at the table.",
)
async def chat_again(stage: Stage) -> None:
    await stage.make_table(edition="z-base", seats=3)
    await stage.do("newcomer", said.TakeSeat(stage.table_id, 1, "Dana of the hills"))
    await stage.watch("newcomer", "onlooker")
    await stage.say("newcomer", "chat", text="Hello!")
    await stage.say("onlooker", "resume", after=stage.table.number)


@scene("phrase", "A phrase is a key that everybody reads in their own language.")
async def phrase(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("seat 2", "phrase", phrase="good_luck")


@scene("mute", "Seat 2 hears no more of seat 1, and nobody is told; what was said meanwhile comes with the next look.")
async def mute(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("seat 2", "mute", badge=stage.badge("seat 1"))
    await stage.say("seat 1", "chat", text="Wool for anything?")
    await stage.say("seat 2", "resume", after=stage.table.number, seats=[2])
    await stage.say("seat 2", "mute", badge=stage.badge("seat 1"), on=False)
    await stage.say("seat 1", "chat", text="Anybody?")
    await stage.say("seat 2", "resume", after=stage.table.number, seats=[2])


@scene(
    "remove_line",
    "The host takes a line out, and everybody drops it; who looks again is told so. The speaker may do it, too.",
)
async def remove_line(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("onlooker", "chat", text="Seat 2 has no wool.")
    await stage.say("seat 2", "remove_line", n=1)
    await stage.say("seat 1", "remove_line", n=1)
    await stage.say("seat 2", "resume", after=stage.table.number, seats=[2])


@scene("why", "Which rule stands in the way of each move; a kind alone is any move of it. Nobody else hears of it.")
async def why(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("seat 1", "why", seat=1, moves=["roll", "r", "buy", "s@D7n", "end"])


@scene("advise", "What the bot would do in a seat's place, and the terms of its value that change most.")
async def advise(stage: Stage) -> None:
    await stage.begin()
    await stage.watch(*ALL)
    await stage.say("seat 1", "advise", seat=1)


@scene("the steward", "A seat's time runs out: the steward does its duty and no more, until the turn is over.")
async def steward(stage: Stage) -> None:
    await stage.begin(clock=MINUTE)
    await stage.watch(*ALL)
    await stage.wait(60)
    await stage.wait(STEWARD_PAUSE // SECOND)


@scene("the steward for somebody away", "It plays when the time for being away has run out, until the person is back.")
async def steward_for_the_absent(stage: Stage) -> None:
    await stage.begin(clock=Clock(away_seconds=30))
    await stage.watch(*ALL)
    await stage.leave("seat 1")
    await stage.wait(30)
    await stage.connect("seat 1")
    await stage.say("seat 1", "resume", after=stage.table.number - 2, seats=[1])


@scene(
    "admit",
    "A seat that is freed in the middle of a game has a hand: all people there have to agree to who sees it next, and "
    "for three minutes also whoever was put out.",
)
async def admit(stage: Stage) -> None:
    await stage.begin()
    await stage.watch("seat 1", "seat 2", "seat 3", "newcomer")
    await stage.say("seat 1", "free_seat", seat=3)
    await stage.say("newcomer", "take_seat", seat=3)
    await stage.say("seat 1", "admit", seat=3, yes=True)
    await stage.say("seat 2", "admit", seat=3, yes=True)
    await stage.say("seat 3", "admit", seat=3, yes=True)


@scene("admit, and a no", "One who does not agree is enough; who is turned down cannot ask again.")
async def not_admitted(stage: Stage) -> None:
    await stage.begin()
    await stage.watch("seat 1", "seat 2", "newcomer")
    await stage.say("seat 1", "free_seat", seat=3)
    await stage.say("newcomer", "take_seat", seat=3)
    await stage.say("seat 2", "admit", seat=3, yes=False)
    await stage.say("newcomer", "take_seat", seat=3)


@scene("abort", "All persons have to agree to end without a winner; the last yes ends the game, one no takes all back.")
async def abort(stage: Stage) -> None:
    await stage.begin()
    await stage.do("seat 3", said.AbortVote(stage.table_id, yes=True))
    await stage.watch(*ALL)
    await stage.say("seat 1", "abort", yes=True)
    await stage.say("seat 2", "abort", yes=True)


@scene("void", "When somebody has been away for three minutes, more than half of the others can end the game.")
async def void(stage: Stage) -> None:
    await stage.begin()
    await stage.watch("seat 1", "seat 2", "seat 3", "onlooker")
    await stage.leave("seat 3")
    await stage.say("seat 1", "void", yes=True)
    await stage.wait(LEFT_AFTER // SECOND, happens=False)
    await stage.say("seat 1", "void", yes=True)
    await stage.say("seat 2", "void", yes=True)


@scene("rematch", "The same people meet at a new table, everybody one seat further on; it is looked at by its id.")
async def rematch(stage: Stage) -> None:
    await stage.begin()
    for seat in (1, 2, 3):
        await stage.do(f"seat {seat}", said.AbortVote(stage.table_id, yes=True))
    await stage.watch(*ALL)
    await stage.say("seat 2", "rematch")
    await stage.say("seat 2", "snapshot", table="table-2", seats=[3])
