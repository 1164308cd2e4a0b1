"""What is refused. Nothing changes, and nobody but the sender hears of it."""

from tests.server.protocol.scene import scene
from tests.server.protocol.stage import Stage

ALL = ("seat 1", "seat 2", "onlooker")


async def playing(stage: Stage, moves: str = "roll") -> None:
    await stage.begin(moves)
    await stage.watch(*ALL)


@scene("against the rules", "`illegal` has the ID of the rule, which the catalogue explains.")
async def illegal(stage: Stage) -> None:
    await playing(stage)
    await stage.act(1, "c@F5n")


@scene("a question that is closed", "`stale_ask` names the question that is open.")
async def stale_ask(stage: Stage) -> None:
    await playing(stage)
    await stage.act(1, "end", ask=1)


@scene("the same nonce again", "A move that was done gets the same answer again, and is not done twice.")
async def repeated_nonce(stage: Stage) -> None:
    await playing(stage)
    ask = stage.table.asks[1].number
    await stage.act(1, "r@E8ne", ask=ask, nonce="once")
    await stage.act(1, "r@E8ne", ask=ask, nonce="once")


@scene("somebody else's seat", "Only its own person moves for a seat.")
async def not_your_seat(stage: Stage) -> None:
    await playing(stage)
    await stage.say("onlooker", "act", seat=1, ask=stage.table.asks[1].number, move="end")


@scene("not the host", "Some things only the host may do.")
async def not_host(stage: Stage) -> None:
    await playing(stage)
    await stage.say("seat 2", "lock", locked=True)


@scene("no move at all", "`unknown_move` says where the text stops being a code.")
async def unknown_move(stage: Stage) -> None:
    await playing(stage)
    await stage.act(1, "s@D7e")


@scene("no such table", "A table that was never made, or is long gone.")
async def no_table(stage: Stage) -> None:
    await playing(stage)
    await stage.say("seat 1", "snapshot", table="nowhere")


@scene("no message at all", "Whatever does not fit the schema is refused with the reason.")
async def malformed(stage: Stage) -> None:
    await playing(stage)
    await stage.say_text("seat 1", '{"t":"act","table":"table-1","seat":1,"move":"end"}')
