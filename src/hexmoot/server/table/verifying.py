"""Checking fair dice: every outcome of a record worked out again from the seeds that were shown at its end."""

import re
from collections.abc import Mapping

from hexmoot.game.dealers import FairDealer
from hexmoot.game.game import Game
from hexmoot.game.records import RecordError, open_record
from hexmoot.game.steward import steward_move
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import HexmootError
from hexmoot.notation.record import STEWARD, Record
from hexmoot.server.table.fair import table_key


def seeds_text(server_seed: str, seeds: Mapping[int, str]) -> str:
    """The seeds of a table as the tag `Seeds` of its record."""
    return ",".join([f"server={server_seed}", *(f"{seat}={seed}" for seat, seed in sorted(seeds.items()))])


def seeds_of(record: Record) -> tuple[str, str, dict[int, str]]:
    """The table, the server's seed and the seats' seeds that a record names."""
    if not {"Table", "Seeds"} <= record.tags.keys():
        raise HexmootError("the record has no seeds: only those of finished games at a table have them")
    found = re.fullmatch(r"server=([0-9a-f]{64})((?:,[1-6]=[0-9a-f]{64})*)", record.tags["Seeds"])
    if not found:
        raise HexmootError("the tag Seeds is server=… and a seat=… for each seat that gave one, 64 hex digits each")
    seats = [one.split("=") for one in found[2].split(",") if one]
    return record.tags["Table"], found[1], {int(seat): seed for seat, seed in seats}


def verify(record: Record, table: str, server_seed: str, seeds: Mapping[int, str]) -> int:
    """How many outcomes of chance were checked; RecordError at the first that the seeds do not give.

    Island and opening rolls, dice, cards, thefts and the steward's choices are all compared.
    """
    game = _dealt(record, FairDealer(table_key(server_seed, table, seeds)))
    dealt = game.record().tags
    for tag in ("Island", "Opening"):
        if dealt[tag] != record.tags[tag]:
            raise RecordError(f"the seeds deal {tag} {dealt[tag]!r}, the record says {record.tags[tag]!r}", 0, 0)
    checked = 0
    for number, line in enumerate(record.lines, start=1):
        for place, code in enumerate(line.moves, start=1):
            checked += _check(game, code, number, place)
    return checked


def _dealt(record: Record, dealer: FairDealer) -> Game:
    """The game as the key deals it, before its first move."""
    opened = open_record(record)
    edition = opened.start.edition
    named = edition.options["first_player"] != "highest_roll"
    return Game(edition, seats=opened.seats, first=opened.turn if named else None, dealer=dealer)


def _check(game: Game, code: str, number: int, place: int) -> int:
    """Follows one move of a record; 1 if chance had a say in it."""
    move = parse_move(code.removeprefix(STEWARD))
    if game.awaits_chance:
        given = game.deal()
        if given != move:
            raise RecordError(f"the seeds deal {given.code}, the record says {move.code}", number, place)
        return 1
    if not code.startswith(STEWARD):
        game.push(move)
        return 0
    seat = move.seat or game.actors[0]
    chosen = steward_move(game, seat)
    if chosen is None or chosen.code != move.code:
        raise RecordError(f"the steward would have done {chosen}, the record says {move}", number, place)
    game.push(chosen, steward=True)
    return 1
