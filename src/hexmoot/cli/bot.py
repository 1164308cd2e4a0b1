"""`hexmoot bot`: a bot of ours at a table anywhere."""

import asyncio
import os
from functools import partial
from typing import Annotated, Any

import typer

from hexmoot.cli.where import find_table


def bot(
    connect: Annotated[
        str, typer.Option(metavar="URL", help="A server, such as http://localhost:8310, or a table's link.")
    ],
    table: Annotated[str, typer.Option(metavar="ID", help="The table, if its link is not given.")] = "",
    seat: Annotated[
        int | None, typer.Option(min=1, max=6, help="The seat to take.", show_default="the first free one")
    ] = None,
    plays: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays: random or greedy.")] = "greedy",
    name: Annotated[
        str, typer.Option(help="What it is called at the table.", show_default="its token's name, or greedy bot")
    ] = "",
    token: Annotated[
        str, typer.Option(envvar="HEXMOOT_TOKEN", help="A bot's token, from POST /api/bots; without one it is a guest.")
    ] = "",
) -> None:
    """Let a bot play at a table: the worked example of the protocol (docs, chapter 14).

    It takes a seat, keeps its view by the patches that the server sends, and answers whatever it is asked. When the
    connection is lost it comes back, and goes on by number.
    """
    import time

    from hexmoot.bots.bot import Limit
    from hexmoot.bots.registry import make_bot
    from hexmoot.game.view import View
    from hexmoot.notation.codes import parse_move
    from hexmoot.notation.moves import Offer
    from hexmoot.server.knocking import wait_until_ready
    from hexmoot.server.reading import Bargain
    from hexmoot.server.staying import Stay
    from hexmoot.words import Words, from_environment

    player = make_bot(plays)
    called = name or ("" if token else f"{plays} bot")
    words = Words(from_environment(os.environ))
    connect, table = find_table(connect, table, words)
    if not table:
        raise ValueError(words.say("terminal.needs_table"))

    def choose(bargain: Bargain, view: dict[str, Any]) -> str | None:
        bargain.look(view)
        if bargain.waits(view, time.monotonic()) is not None:
            return None
        # It is shown what its seat sees, and what a table remembers for a bot: the offers that it made in its turn.
        offered = tuple(one for one in map(parse_move, bargain.offered) if isinstance(one, Offer))
        is_at_turn = view["ask"]["must"] and view["turn"]["seat"] == bargain.seat
        offers = max(0, Limit().offers - len(offered)) if is_at_turn else 0
        move = player.choose(View.from_hen(view["hen"]), Limit(seed=len(view["hen"]), offers=offers, offered=offered))
        if isinstance(move, Offer):
            bargain.offer(move.code, view, time.monotonic())
        return None if move is None else move.code

    async def run() -> dict[str, Any]:
        await asyncio.to_thread(wait_until_ready, connect, words, typer.echo)
        is_called = bool(name or token)
        stay = await Stay.begin(connect, table, seat, name=called, token=token, tell=typer.echo, is_called=is_called)
        own = stay.seat.seat
        typer.echo(words.say("terminal.bot_sits", name=stay.seat.view["seats"][own - 1]["name"], seat=own, table=table))
        bargain = Bargain(own)
        return await stay.play(partial(choose, bargain), lambda view: bargain.waits(view, time.monotonic()))

    winner = asyncio.run(run())["ending"].get("winner")
    typer.echo(words.say("terminal.bot_won", seat=winner) if winner else words.say("terminal.bot_over"))
