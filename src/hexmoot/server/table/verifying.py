"""Checking fair dice: every outcome of a record worked out again from the seeds that were shown at its end."""

import re
from collections.abc import Mapping

from hexmoot.game.dealers import FairDealer
from hexmoot.game.game import Game
from hexmoot.game.records import RecordError, open_record
from hexmoot.game.steward import steward_move
from hexmoot.notation.codes import parse_move
from hexmoot.notation.errors import HexmootError, IllegalMove, InvalidText
from hexmoot.notation.record import STEWARD, Record
from hexmoot.server.table.fair import commitment, start_seed, table_key
from hexmoot.words import Words, explain


class Unfair(RecordError):
    """A record that its seeds do not give: `key` and `arguments` say so to people, in their language."""

    def __init__(self, key: str, reason: str, line: int = 0, move: int = 0, **arguments: str) -> None:
        super().__init__(reason, line, move)
        self.key = key
        self.arguments: dict[str, str | int] = {"line": line, "move": move, **arguments}


class NoSeeds(HexmootError):
    """A record that does not say what its dice came from; `tag` is one that says nonsense.

    `is_view`: it is what one reader saw of a record, and the seeds are in the whole one.
    """

    def __init__(self, reason: str, tag: str = "", *, is_view: bool = False) -> None:
        super().__init__(reason)
        self.tag = tag
        self.is_view = is_view


def broken(words: Words, error: HexmootError) -> str:
    """What is wrong with a record, in the reader's language: where, and the rule if one is broken."""
    if isinstance(error, Unfair):
        return explain(words, error.key, error.arguments)
    if isinstance(error, NoSeeds):
        return explain(words, "refusal.no_seeds", {})
    if isinstance(error, InvalidText):
        return explain(words, "refusal.record_unreadable", {"position": error.position + 1})
    line, move = (error.line, error.move) if isinstance(error, RecordError) else (0, 0)
    told = explain(words, "refusal.record_broken", {"line": line, "move": move})
    rule = getattr(error, "rule", "")
    return f"{told} ({rule})" if rule else told


def seeds_text(server_seed: str, seeds: Mapping[int, str]) -> str:
    """The seeds of a table as the tag `Seeds` of its record."""
    return ",".join([f"server={server_seed}", *(f"{seat}={seed}" for seat, seed in sorted(seeds.items()))])


def seeds_of(record: Record) -> tuple[str, str, dict[int, str]]:
    """The table, the server's seed and the seats' seeds that a record names."""
    if record.is_redacted:
        raise NoSeeds("a view of a record has no seeds: they are in the whole record", is_view=True)
    if not {"Table", "Seeds"} <= record.tags.keys():
        raise NoSeeds("the record has no seeds: only those of finished games at a table have them")
    found = re.fullmatch(r"server=([0-9a-f]{64})((?:,[1-6]=[0-9a-f]{64})*)", record.tags["Seeds"])
    if not found:
        raise NoSeeds("the tag Seeds is server=… and a seat=… for each seat that gave one, 64 hex digits each", "Seeds")
    if not re.fullmatch("[0-9]{1,6}", record.tags.get("Cancelled", "0")):
        raise NoSeeds("the tag Cancelled is a number: how many starts were called off before this one", "Cancelled")
    seats = [one.split("=") for one in found[2].split(",") if one]
    return record.tags["Table"], found[1], {int(seat): seed for seat, seed in seats}


def cancelled_starts(record: Record) -> int:
    """How many starts of its table were called off before the game; `verify` checks it, since the key depends on it."""
    return int(record.tags.get("Cancelled", "0"))


def verify(record: Record, table: str, server_seed: str, seeds: Mapping[int, str], noted: str = "") -> int:
    """How many outcomes of chance were checked; Unfair at the first that the seeds do not give.

    Island and opening rolls, dice, cards, thefts and the steward's choices are all compared; and before them the
    server's seed with what was shown of it before the game: by the record, and by `noted`, somebody's own note of it.
    """
    _check_commitment(record, server_seed, noted)
    game = _dealt(record, FairDealer(table_key(start_seed(server_seed, cancelled_starts(record)), table, seeds)))
    dealt = game.record().tags
    for tag in ("Island", "Opening"):
        if dealt[tag] != record.tags[tag]:
            reason = f"the seeds deal {tag} {dealt[tag]!r}, the record says {record.tags[tag]!r}"
            raise Unfair("refusal.unfair_outcome", reason, dealt=dealt[tag], said=record.tags[tag])
    checked = 0
    for number, line in enumerate(record.lines, start=1):
        for place, code in enumerate(line.moves, start=1):
            checked += _check(game, code, number, place)
    return checked


def _check_commitment(record: Record, server_seed: str, noted: str) -> None:
    """A seed chosen after the persons' seeds were known could be any; one that was committed to before could not."""
    given = commitment(server_seed)
    named = {"the record": record.tags.get("Commitment", ""), "your note": noted}
    for source, shown in named.items():
        if shown and shown != given:
            reason = f"the server's seed has the hash {given}, but {source} says that {shown} was shown before the game"
            raise Unfair("refusal.unfair_commitment", reason, dealt=given, said=shown)


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
            raise _differs("the seeds deal", given.code, move.code, number, place)
        return 1
    if not code.startswith(STEWARD):
        try:
            game.push(move)
        except IllegalMove as error:
            raise RecordError(str(error), number, place, error.rule) from None
        return 0
    seat = move.seat or game.actors[0]
    chosen = steward_move(game, seat)
    if chosen is None or chosen.code != move.code:
        done = chosen.code if chosen is not None else "-"
        raise _differs("the steward would have done", done, move.code, number, place)
    game.push(chosen, steward=True)
    return 1


def _differs(would: str, dealt: str, said: str, number: int, place: int) -> Unfair:
    reason = f"{would} {dealt}, the record says {said}"
    return Unfair("refusal.unfair_outcome", reason, number, place, dealt=dealt, said=said)
