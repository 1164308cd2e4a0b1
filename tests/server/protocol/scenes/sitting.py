"""Before the game: seats, colours, bots, fair dice."""

from hexmoot.server.table.fair import commitment
from hexmoot.server.words import client as said
from tests.server.protocol.scene import scene
from tests.server.protocol.stage import PRINTED, Stage

SEEDS = {seat: f"{seat:02x}" * 32 for seat in (1, 2, 3)}


async def seated(stage: Stage) -> None:
    """Two of three seats are taken."""
    await stage.make_table(edition="z-base", seats=3)
    await stage.sit(1, 2)


@scene(
    "take_seat",
    "Somebody sits down; without a name, under that of the session. To look from the seat, ask for its snapshot next.",
)
async def take_seat(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "newcomer", "onlooker")
    await stage.say("newcomer", "take_seat", seat=3, name="Dana of the hills", colour="green")


@scene("stand_up", "A seat is free again; its person goes on looking, as an onlooker.")
async def stand_up(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 2", "stand_up", seat=2)


@scene("colour", "A seat has another colour; an empty seat that had it gets the one that is left over.")
async def colour(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 2", "colour", seat=2, colour="green")


@scene("lock", "The host locks the table: nobody else may sit down.")
async def lock(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "newcomer")
    await stage.say("seat 1", "lock", locked=True)
    await stage.say("newcomer", "take_seat", seat=3)


@scene("track", "The host wants all to be shown what is openly known of each hand; nobody else can.")
async def track(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 2", "track", on=True)
    await stage.say("seat 1", "track", on=True)


@scene("free_seat", "The host empties a seat; its person may sit down again.")
async def free_seat(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 1", "free_seat", seat=2)


@scene(
    "remove",
    "The host shows somebody out, by name or by badge: the seat is free, and the person hears no more and stays out.",
)
async def remove(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 1", "remove", name="Bohdan")
    await stage.say("seat 1", "chat", text="So much for him.")
    await stage.say("seat 2", "take_seat", seat=2)
    await stage.say("seat 2", "snapshot", seats=[2])


@scene(
    "remove, of an onlooker",
    "Who only looked on is shown out as well; the event changes nothing that a view holds, so all get it `bare`.",
)
async def remove_an_onlooker(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 1", "remove", badge=stage.badge("onlooker"))


@scene("hand_over", "The host makes somebody else the host.")
async def hand_over(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 1", "hand_over", seat=2)


@scene("close", "The host closes a table where no game has begun: all are told, and nobody sits down any more.")
async def close(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "seat 2", "newcomer")
    await stage.say("seat 2", "close")
    await stage.say("seat 1", "close")
    await stage.say("newcomer", "take_seat", seat=3)


@scene("fill_with_bots", "The host puts bots of the house on all empty seats.")
async def fill_with_bots(stage: Stage) -> None:
    await seated(stage)
    await stage.watch("seat 1", "onlooker")
    await stage.say("seat 1", "fill_with_bots", bot="greedy")


@scene("start", "The host begins a game without fair dice: the view now has an island, hands and the first question.")
async def start(stage: Stage) -> None:
    await stage.make_table(**PRINTED)
    await stage.sit(1, 2, 3)
    await stage.watch("seat 1", "seat 2", "onlooker")
    await stage.say("seat 1", "start")


@scene(
    "commit_dice and reveal_dice",
    "With fair dice the start calls for everybody's commitment, then for everybody's seed; the last seed begins.",
)
async def fair_dice(stage: Stage) -> None:
    await stage.make_table(**PRINTED | {"fair_dice": True})
    await stage.sit(1, 2, 3)
    await stage.watch("seat 1", "onlooker")
    await stage.say("seat 1", "start")
    for seat in (2, 3):
        await stage.do(f"seat {seat}", said.CommitDice(stage.table_id, commitment(SEEDS[seat])))
    await stage.settle("seats 2 and 3 commit")
    await stage.say("seat 1", "commit_dice", commitment=commitment(SEEDS[1]))
    for seat in (2, 3):
        await stage.do(f"seat {seat}", said.RevealDice(stage.table_id, SEEDS[seat]))
    await stage.settle("seats 2 and 3 show their seeds")
    await stage.say("seat 1", "reveal_dice", seed=SEEDS[1])


@scene("a start that is called off", "When a commitment or a seed is kept back for a minute, the table is open again.")
async def called_off(stage: Stage) -> None:
    await stage.make_table(**PRINTED | {"fair_dice": True})
    await stage.sit(1, 2, 3)
    await stage.do("seat 1", said.Start(stage.table_id))
    await stage.watch("seat 1", "onlooker")
    await stage.say("seat 1", "commit_dice", commitment=commitment(SEEDS[1]))
    await stage.wait(60)
