"""Moves of the seat at turn, and what the others see of them."""

from tests.server.protocol.scene import scene
from tests.server.protocol.stage import Stage

ALL = ("seat 1", "seat 2", "onlooker")
# Four turns without a seven, in the second of which seat 1 has what a card costs, and three more.
FOUR_TURNS = "roll end roll end roll end roll"
BOUGHT = f"{FOUR_TURNS} buy end roll end roll end roll"


@scene(
    "act: setting up", "In the set-up a settlement and the road at it are placed; the question then goes to the next."
)
async def setting_up(stage: Stage) -> None:
    await stage.begin(edition="u-base")
    await stage.watch(*ALL)
    await stage.act(1, "s@D7n")
    await stage.act(1, "r@D7nw")


@scene("act: roll", "The dice and what they bring are one event; hands are public by their size only.")
async def roll(stage: Stage) -> None:
    await stage.begin(seed=2)
    await stage.watch(*ALL)
    await stage.act(1, "roll")


@scene("act: road", "A road is paid for, and the length of the longest road is counted anew.")
async def road(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch(*ALL)
    await stage.act(1, "r@E8ne")


@scene("act: settlement", "A settlement at the end of the own roads.")
async def settlement(stage: Stage) -> None:
    await stage.begin(f"{FOUR_TURNS} r@E8ne", seed=28)
    await stage.watch(*ALL)
    await stage.act(1, "s@E8n")


@scene("act: city", "A city takes the place of the own settlement, which goes back into stock.")
async def city(stage: Stage) -> None:
    await stage.begin(FOUR_TURNS, seed=1446)
    await stage.watch(*ALL)
    await stage.act(1, "c@F5n")


@scene("act: buy", "The card is seen by its buyer; to all others it is `=?`, and an entry of `events` is null.")
async def buy(stage: Stage) -> None:
    await stage.begin(FOUR_TURNS, seed=14)
    await stage.watch(*ALL)
    await stage.act(1, "buy")


@scene(
    "act: knight", "A knight, then the robber: the stolen card is seen by thief and victim, to all others it is `=?`."
)
async def knight(stage: Stage) -> None:
    await stage.begin(BOUGHT, seed=14)
    await stage.watch("seat 1", "seat 2", "seat 3", "onlooker")
    await stage.act(1, "kn")
    await stage.act(1, "rob@D9>2")


@scene("act: road building", "The card, and then two free roads, each a move of its own.")
async def road_building(stage: Stage) -> None:
    await stage.begin(BOUGHT, seed=360)
    await stage.watch(*ALL)
    await stage.act(1, "rb")
    await stage.act(1, "r@E8ne")
    await stage.act(1, "r@E6w")


@scene("act: year of plenty", "Two cards from the bank, seen by all.")
async def year_of_plenty(stage: Stage) -> None:
    await stage.begin(BOUGHT, seed=74)
    await stage.watch(*ALL)
    await stage.act(1, "yp:GO")


@scene("act: monopoly", "Everybody hands over all cards of a kind; how many each had is seen by all.")
async def monopoly(stage: Stage) -> None:
    await stage.begin(BOUGHT, seed=334)
    await stage.watch(*ALL)
    await stage.act(1, "mo:G")


@scene("act: victory point", "Where an edition allows it, a victory-point card is shown before the end.")
async def victory_point(stage: Stage) -> None:
    await stage.begin(BOUGHT, seed=45, options={"reveal_vp": "any_time"})
    await stage.watch(*ALL)
    await stage.act(1, "vp")


@scene("act: bank trade", "Four cards alike for one, or fewer at a harbour; what is given and taken is seen by all.")
async def bank_trade(stage: Stage) -> None:
    await stage.begin(FOUR_TURNS, seed=47)
    await stage.watch(*ALL)
    await stage.act(1, "t:LLLL>W")


@scene("act: end", "The turn goes to the next seat; both it and the seat before get a new question.")
async def end(stage: Stage) -> None:
    await stage.begin("roll")
    await stage.watch(*ALL)
    await stage.act(1, "end")


async def seven(stage: Stage, order: tuple[int, int]) -> None:
    """Seat 1 rolls a seven when the other two have six cards each and five are safe."""
    discards = {2: "x:LLL", 3: "x:GOO"}
    await stage.begin("roll end roll end roll end", seed=598, options={"hand_limit": "5"})
    await stage.watch("seat 1", "seat 2", "seat 3", "onlooker")
    await stage.act(1, "roll")
    for seat in order:
        await stage.act(seat, discards[seat])


@scene(
    "act: a seven, discards and the robber",
    "Two seats discard at once; the cards of the first stay covered until the last has discarded, then seat 1 robs.",
)
async def seven_seat_2_first(stage: Stage) -> None:
    await seven(stage, (2, 3))
    await stage.act(1, "rob@F7>3")


@scene("act: the same seven in the other order", "Neither discard closes the other seat's question.")
async def seven_seat_3_first(stage: Stage) -> None:
    await seven(stage, (3, 2))


@scene(
    "act: the winning city", "The last point ends the game: all cards and all seeds are open, nobody is asked any more."
)
async def winning_city(stage: Stage) -> None:
    await stage.begin(FOUR_TURNS, seed=1446, options={"victory_points": "3"})
    await stage.watch(*ALL)
    await stage.act(1, "c@F5n")


@scene("act: win", "Where the win has to be claimed, the game goes on until it is.")
async def win(stage: Stage) -> None:
    await stage.begin(f"{FOUR_TURNS} c@F5n", seed=1446, options={"victory_points": "3", "win_claim": "declared"})
    await stage.watch(*ALL)
    await stage.act(1, "win")
