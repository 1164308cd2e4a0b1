"""The bots that a command is told to seat."""

from hexmoot.cli.common import counted


def bot_names(given: str | None, seats: int) -> list[str] | None:
    """The bots of a list behind commas, one for each seat; None if there is no list."""
    if given is None:
        return None
    from hexmoot.bots.registry import bots

    names = given.split(",")
    for name in names:
        if name not in bots():
            raise ValueError(f"there is no bot {name!r}; there are {', '.join(bots())}.")
    if len(names) != seats:
        raise ValueError(f"--bots names {counted(len(names), 'bot')} for {seats} seats: name one for each.")
    return names
