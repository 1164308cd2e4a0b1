"""`hexmoot bot`: a bot of ours at a table anywhere."""

import asyncio
import os
from typing import Annotated, Any

import typer


def bot(
    connect: Annotated[str, typer.Option(metavar="URL", help="The server, such as http://localhost:8310.")],
    table: Annotated[str, typer.Option(metavar="ID", help="The table.")],
    seat: Annotated[
        int | None, typer.Option(min=1, max=6, help="The seat to take.", show_default="the first free one")
    ] = None,
    plays: Annotated[str, typer.Option("--bot", metavar="NAME", help="Who plays: random or greedy.")] = "greedy",
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "",
    token: Annotated[
        str, typer.Option(envvar="HEXMOOT_TOKEN", help="A bot's token, from POST /api/bots; without one it is a guest.")
    ] = "",
) -> None:
    """Let a bot play at a table: the worked example of the protocol (docs, chapter 14).

    It takes a seat, keeps its view by the patches that the server sends, and answers whatever it is asked. When the
    connection is lost it comes back, and goes on by number.
    """
    from hexmoot.bots.bot import Limit
    from hexmoot.bots.registry import make_bot
    from hexmoot.game.view import View
    from hexmoot.server.knocking import wait_until_ready
    from hexmoot.server.staying import Stay
    from hexmoot.words import Words, from_environment

    player = make_bot(plays)
    called = name or f"{plays} bot"

    def choose(view: dict[str, Any]) -> str | None:
        # It is shown what its seat sees, and nothing else; offers of its own would take a memory of the turn.
        move = player.choose(View.from_hen(view["hen"]), Limit(seed=len(view["hen"]), offers=0))
        return None if move is None else move.code

    async def run() -> dict[str, Any]:
        words = Words(from_environment(os.environ))
        await asyncio.to_thread(wait_until_ready, connect, words, typer.echo)
        stay = await Stay.begin(connect, table, seat, name=called, token=token, tell=typer.echo)
        typer.echo(f"{called} sits on seat {stay.seat.seat} of table {table}.")
        return await stay.play(choose)

    ending = asyncio.run(run())["ending"]
    typer.echo(
        f"The game is over: {ending['kind']}" + (f", seat {ending['winner']} won." if "winner" in ending else ".")
    )
