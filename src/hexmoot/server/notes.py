"""What may stand in a log. A table's id is the way in for whoever has it, so only its beginning is written down."""

SHOWN = 6


def short(table: str) -> str:
    """Enough of a table's id to find it in the database, and too little to go there."""
    return table[:SHOWN] + "…"


def reason_of(error: Exception) -> str:
    """What an error says, without the id of a table or a person in it."""
    text = str(error)
    for name in ("table", "person", "login"):
        told = getattr(error, name, None)
        if isinstance(told, str) and told:
            text = text.replace(told, short(told))
    return text
