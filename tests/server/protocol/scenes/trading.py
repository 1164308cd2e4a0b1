"""Trade between players, in the first turn of seat 1, which has a lumber, a brick and an ore."""

from tests.server.protocol.scene import scene
from tests.server.protocol.stage import Stage

ALL = ("seat 1", "seat 2", "seat 3", "onlooker")


async def trading(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch(*ALL)


@scene(
    "act: offer, yes, no and close",
    "An offer goes by the number of its event; who agrees or declines names it, and so does its maker to close it.",
)
async def offer(stage: Stage) -> None:
    await trading(stage)
    await stage.act(1, "o:O>G")
    await stage.act(3, "n1")
    await stage.act(2, "y1")
    await stage.act(1, "d>2")


@scene("act: counter-offer and take", "Who is asked may offer something else; the seat at turn takes it as it stands.")
async def counter_offer(stage: Stage) -> None:
    await trading(stage)
    await stage.act(1, "o:O>G/2")
    await stage.act(2, "o:L>O")
    await stage.act(1, "d2")


@scene("act: unasked proposal", "A seat that is not at turn may propose something to the one that is.")
async def proposal(stage: Stage) -> None:
    await trading(stage)
    await stage.act(3, "o:G>L")
    await stage.act(1, "n3")


@scene("act: withdraw", "An offer is taken back; an answer that comes too late names an offer that is gone.")
async def withdraw(stage: Stage) -> None:
    await trading(stage)
    await stage.act(1, "o:O>G")
    number = stage.table.offers[1]
    await stage.act(1, "o-")
    await stage.act(2, "y1", offer=number)


@scene("not_trading", "A seat says that it does not trade in this turn; it binds nobody and ends with the turn.")
async def not_trading(stage: Stage) -> None:
    await trading(stage)
    await stage.say("seat 2", "not_trading", seat=2)
