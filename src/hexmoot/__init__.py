"""hexmoot: the island-settling game, by every rule book, as a library.

    import hexmoot as hx
    game = hx.Game("z-base", seats=4, seed=7)
    print(game.board)

Names are loaded when they are first used, so that parts of the library run where others could not.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexmoot.bots.bot import Limit
    from hexmoot.bots.registry import make_bot
    from hexmoot.editions.edition import Edition, EditionError, keys, resolve
    from hexmoot.game.dealers import FairDealer, SeedDealer
    from hexmoot.game.events import Event
    from hexmoot.game.game import Game
    from hexmoot.game.legal_moves import LegalMoves, Refusal
    from hexmoot.game.memory import Memory
    from hexmoot.game.records import RecordError, replay
    from hexmoot.game.redaction import check_redacted, redact
    from hexmoot.game.result import Result
    from hexmoot.game.view import View
    from hexmoot.notation.codes import parse_move
    from hexmoot.notation.errors import AmbiguousMove, HexmootError, IllegalMove, InvalidText
    from hexmoot.notation.moves import (
        Buy,
        Card,
        City,
        Close,
        Dice,
        Discard,
        End,
        Knight,
        Monopoly,
        Move,
        No,
        Offer,
        Plenty,
        Reveal,
        Road,
        RoadBuilding,
        Rob,
        Roll,
        Settle,
        Stolen,
        Swap,
        Take,
        Win,
        Withdraw,
        Yes,
    )
    from hexmoot.notation.record import Record, read_record
    from hexmoot.notation.watch_moves import (
        Archer,
        Arms,
        Builder,
        Commander,
        Flip,
        Guard,
        Pass,
        Pathfinder,
        Patrol,
        Pick,
        Rebel,
        Recruiter,
        Recruits,
        Scholar,
        Seer,
        Steward,
        TakeHero,
        Token,
        Tracker,
    )

__version__ = "0.1.0"

_WHERE = {
    "hexmoot.bots.bot": ("Limit",),
    "hexmoot.bots.registry": ("make_bot",),
    "hexmoot.editions.edition": ("Edition", "EditionError", "keys", "resolve"),
    "hexmoot.game.dealers": ("FairDealer", "SeedDealer"),
    "hexmoot.game.events": ("Event",),
    "hexmoot.game.game": ("Game",),
    "hexmoot.game.legal_moves": ("LegalMoves", "Refusal"),
    "hexmoot.game.memory": ("Memory",),
    "hexmoot.game.records": ("RecordError", "replay"),
    "hexmoot.game.redaction": ("check_redacted", "redact"),
    "hexmoot.game.result": ("Result",),
    "hexmoot.game.view": ("View",),
    "hexmoot.notation.codes": ("parse_move",),
    "hexmoot.notation.errors": ("AmbiguousMove", "HexmootError", "IllegalMove", "InvalidText"),
    "hexmoot.notation.moves": (
        "Buy",
        "Card",
        "City",
        "Close",
        "Dice",
        "Discard",
        "End",
        "Knight",
        "Monopoly",
        "Move",
        "No",
        "Offer",
        "Plenty",
        "Reveal",
        "Road",
        "RoadBuilding",
        "Rob",
        "Roll",
        "Settle",
        "Stolen",
        "Swap",
        "Take",
        "Win",
        "Withdraw",
        "Yes",
    ),
    "hexmoot.notation.record": ("Record", "read_record"),
    "hexmoot.notation.watch_moves": (
        "Archer",
        "Arms",
        "Builder",
        "Commander",
        "Flip",
        "Guard",
        "Pass",
        "Pathfinder",
        "Patrol",
        "Pick",
        "Rebel",
        "Recruiter",
        "Recruits",
        "Scholar",
        "Seer",
        "Steward",
        "TakeHero",
        "Token",
        "Tracker",
    ),
}
_MODULE_OF = {name: module for module, names in _WHERE.items() for name in names}

__all__ = [
    "AmbiguousMove",
    "Archer",
    "Arms",
    "Builder",
    "Buy",
    "Card",
    "City",
    "Close",
    "Commander",
    "Dice",
    "Discard",
    "Edition",
    "EditionError",
    "End",
    "Event",
    "FairDealer",
    "Flip",
    "Game",
    "Guard",
    "HexmootError",
    "IllegalMove",
    "InvalidText",
    "Knight",
    "LegalMoves",
    "Limit",
    "Memory",
    "Monopoly",
    "Move",
    "No",
    "Offer",
    "Pass",
    "Pathfinder",
    "Patrol",
    "Pick",
    "Plenty",
    "Rebel",
    "Record",
    "RecordError",
    "Recruiter",
    "Recruits",
    "Refusal",
    "Result",
    "Reveal",
    "Road",
    "RoadBuilding",
    "Rob",
    "Roll",
    "Scholar",
    "SeedDealer",
    "Seer",
    "Settle",
    "Steward",
    "Stolen",
    "Swap",
    "Take",
    "TakeHero",
    "Token",
    "Tracker",
    "View",
    "Win",
    "Withdraw",
    "Yes",
    "check_redacted",
    "keys",
    "make_bot",
    "parse_move",
    "read_record",
    "redact",
    "replay",
    "resolve",
]


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"hexmoot has no {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
