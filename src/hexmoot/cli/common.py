"""What several commands ask for."""

from typing import Annotated

import typer

Edition = Annotated[str, typer.Argument(help="The rule book, such as z-base; `hexmoot editions` lists them.")]
Seats = Annotated[int, typer.Option(min=2, max=6, help="How many seats.")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Change one option, such as robber_desert=yes. Repeatable."),
]


def overrides(given: list[str] | None, seats: int | None = None) -> dict[str, str]:
    """The options of --set; two seats, which no rule book has, are allowed by asking for them."""
    found: dict[str, str] = {}
    for item in given or ():
        name, equals, value = item.partition("=")
        if not equals or not name or not value:
            raise ValueError(f"--set takes OPTION=VALUE, such as robber_desert=yes, not {item!r}.")
        if name in found:
            raise ValueError(f"--set gives {name} twice.")
        found[name] = value
    if seats == 2 and "players" not in found:
        found["players"] = "2"
    return found
