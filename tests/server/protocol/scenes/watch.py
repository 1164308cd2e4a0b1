"""The second game: guards, wildlings, and one scene a hero."""

from typing import Any

import hexmoot as hx
from tests.server.protocol.scene import scene
from tests.server.protocol.stage import Stage
from tests.watch.table import position

ALL = ("seat 1", "seat 2", "onlooker")


def three(hero: str = "archer", **told: Any) -> hx.Game:
    """A position of three players; the heroes of the others do nothing by themselves."""
    return position(seats=3, heroes=f"{hero},steward,commander", **told)


@scene("act: guard", "A guard is paid for, and stands on the lowest empty space of its section.")
async def guard(stage: Stage) -> None:
    await stage.begin_with(three(hands={1: "LWB"}, wall="2----,-----,-----,-----"))
    await stage.watch(*ALL)
    await stage.act(1, "g@1")


@scene("act: wildlings", "The third die is in one outcome with the others; what it sets off is in the same event.")
async def wildlings(stage: Stage) -> None:
    await stage.begin_with(three(stage="before", camps="r,r,r", seed=1))
    await stage.watch(*ALL)
    await stage.act(1, "roll")


@scene("act: token", "A settlement reveals the token under it: an outcome of its own, which all see.")
async def token(stage: Stage) -> None:
    pieces = {1: "s@C7n r@C7nw r@B8w s@E5n r@E5nw", 2: "s@C9n r@C9nw s@E9n r@E9nw", 3: "s@C11n r@C11nw s@E13n r@E13nw"}
    await stage.begin_with(three(hands={1: "LWGB"}, pieces=pieces))
    await stage.watch(*ALL)
    await stage.act(1, "s@B6s")


@scene("act: ranger patrol", "Instead of the robber a patrol can send a wildling home; it brings a card of its hex.")
async def patrol(stage: Stage) -> None:
    await stage.begin_with(three(cards={1: "K"}, wildlings="B6r"))
    await stage.watch(*ALL)
    await stage.act(1, "kn@B6")


@scene("act: new recruits", "A guard for nothing.")
async def recruits(stage: Stage) -> None:
    await stage.begin_with(three(cards={1: "N"}))
    await stage.watch(*ALL)
    await stage.act(1, "nr@4")


@scene("act: commander", "Who was asked and gave is told to all. The demand's code ends with those who gave.")
async def commander(stage: Stage) -> None:
    await stage.begin_with(
        position(seats=3, heroes="commander,steward,archer", hands={1: "WW", 2: "L", 3: "O"}),
    )
    await stage.watch(*ALL)
    await stage.act(1, "h:commander=L/2,3")
    await stage.act(1, "h:pick=W")
    await stage.act(1, "h:take=seer")


@scene("act: steward", "One card for one at the bank; then the hero is turned over for a second use.")
async def steward(stage: Stage) -> None:
    await stage.begin_with(position(seats=3, heroes="steward,archer,commander", hands={1: "L"}))
    await stage.watch(*ALL)
    await stage.act(1, "h:steward=L>O")
    await stage.act(1, "h:flip")


@scene("act: scholar", "Asked of its holder, whosever turn it is, after a roll that brought nothing.")
async def scholar(stage: Stage) -> None:
    await stage.begin_with(
        position(seats=3, heroes="archer,scholar,commander", stage="consoling", still_open="die=12,console=2")
    )
    await stage.watch(*ALL)
    await stage.act(2, "h:scholar=O")


@scene("act: passing", "The scholar's chance goes by.")
async def passing(stage: Stage) -> None:
    await stage.begin_with(
        position(seats=3, heroes="archer,scholar,commander", stage="consoling", still_open="die=12,console=2")
    )
    await stage.watch(*ALL)
    await stage.act(2, "h:pass")


@scene("act: builder", "A road is taken up and laid elsewhere.")
async def builder(stage: Stage) -> None:
    await stage.begin_with(three("builder"))
    await stage.watch(*ALL)
    await stage.act(1, "h:builder=C7nw>C7ne")


@scene("act: master of arms", "A guard, with another card in place of one of the three.")
async def arms(stage: Stage) -> None:
    await stage.begin_with(three("arms", hands={1: "LWO"}))
    await stage.watch(*ALL)
    await stage.act(1, "h:arms@2:LWO")


@scene("act: seer", "The three cards, and the one that is kept, are seen by their buyer alone.")
async def seer(stage: Stage) -> None:
    await stage.begin_with(three("seer", hands={1: "WGO"}, seed=1))
    await stage.watch(*ALL)
    await stage.act(1, "h:seer:WGO")
    await stage.act(1, "h:pick=K")


@scene("act: rebel king", "The hand is seen by one seat alone; what is taken, by the two.")
async def rebel(stage: Stage) -> None:
    await stage.begin_with(three("rebel", hands={3: "LLO"}, wall="3----,3----,3----,-----"))
    await stage.watch("seat 1", "seat 2", "seat 3", "onlooker")
    await stage.act(1, "h:rebel>3")
    await stage.act(1, "h:pick=O")


@scene("act: pathfinder", "A wildling leaves a camp, and a token of the supply is revealed.")
async def pathfinder(stage: Stage) -> None:
    await stage.begin_with(three("pathfinder", camps="-,rg,-"))
    await stage.watch(*ALL)
    await stage.act(1, "h:pathfinder=cave2")


@scene("act: archer", "A wildling leaves the South.")
async def archer(stage: Stage) -> None:
    await stage.begin_with(three(wildlings="C7c"))
    await stage.watch(*ALL)
    await stage.act(1, "h:archer@C7")


@scene("act: recruiter", "A played patrol is given up for a guard.")
async def recruiter(stage: Stage) -> None:
    await stage.begin_with(three("recruiter", cards={1: "//K"}))
    await stage.watch(*ALL)
    await stage.act(1, "h:recruiter@3")


@scene("act: tracker", "The robber goes home; `robber` is null then.")
async def tracker(stage: Stage) -> None:
    await stage.begin_with(three("tracker", robber="D6"))
    await stage.watch(*ALL)
    await stage.act(1, "h:tracker")
