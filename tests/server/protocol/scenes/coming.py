"""Coming to a table, going, and coming again."""

from tests.server.protocol.scene import scene
from tests.server.protocol.stage import Stage

ALL = ("seat 1", "seat 2", "onlooker")


@scene("welcome", "The first message on every connection says which protocol is spoken and as whom one is known.")
async def welcome(stage: Stage) -> None:
    await stage.connect("newcomer")


@scene("create", "Whoever makes a table is its host; the answer has the table's id, and looking at it comes next.")
async def create(stage: Stage) -> None:
    await stage.connect("seat 1")
    await stage.say("seat 1", "create", settings={"edition": "z-first", "seats": 3, "first": 1})


@scene(
    "snapshot",
    "The whole table as it is now, once from the own seat and once as an onlooker; from then on every event comes.",
)
async def snapshot(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.connect("seat 1")
    await stage.say("seat 1", "snapshot", seats=[1])
    await stage.connect("onlooker")
    await stage.say("onlooker", "snapshot")


@scene(
    "resume",
    "Who missed something names the last event it has; it gets those after it, or a snapshot if they are too long ago.",
)
async def resume(stage: Stage) -> None:
    await stage.make_table(edition="z-first", seats=3)
    await stage.watch("seat 1", "onlooker")
    await stage.leave("onlooker")
    await stage.say("seat 1", "take_seat", seat=1)
    await stage.say("seat 1", "lock", locked=True)
    await stage.connect("onlooker")
    await stage.say("onlooker", "resume", after=1)
    await stage.say("onlooker", "resume", after=0)


@scene(
    "look_away",
    "Whoever leaves a table and keeps the connection says so; the answer has the last event that was told.",
)
async def look_away(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch(*ALL)
    await stage.say("seat 2", "look_away")
    await stage.say("seat 1", "chat", text="Where are you?")
    await stage.say("seat 2", "look_away")
    await stage.say("seat 2", "resume", after=stage.table.number - 1, seats=[2])


@scene(
    "history",
    "What happened before, as it was told then: a seat's own cards to nobody else, and of the fields only the table's.",
)
async def history(stage: Stage) -> None:
    await stage.begin("roll end roll end")
    await stage.connect("seat 1")
    await stage.say("seat 1", "history", seat=1)
    await stage.connect("onlooker")
    await stage.say("onlooker", "history", before=6)


@scene("going away", "When the last connection of a seated person is gone everybody is told, and when it is back, too.")
async def away(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch(*ALL)
    await stage.leave("seat 2")
    await stage.connect("seat 2")
    await stage.say("seat 2", "resume", after=stage.table.number - 1, seats=[2])


@scene("closing", "A server that stops stops all clocks, says so, and asks to come again; nothing is lost.")
async def closing(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch("seat 1", "onlooker")
    await stage.stop_server()
