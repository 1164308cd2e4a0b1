"""Whether the dice were fair, worked out here: nobody has to trust the table."""

from hexmoot.notation.record import read_record
from hexmoot.rules.errors import HexmootError
from hexmoot.server.table.fair import is_reveal
from hexmoot.server.table.verifying import broken, cancelled_starts, seeds_of, verify
from hexmoot.words import Words


def verdict(words: Words, hgn: str, seal: str, seed: str) -> tuple[bool, str]:
    """Whether everything in a record follows from its seeds, and one sentence on it.

    seal: what the table showed of its own seed before the game. seed: what we threw in, if anything.
    """
    try:
        record = read_record(hgn)
        table, server_seed, seeds = seeds_of(record)
        if seal and not is_reveal(server_seed, seal):
            return False, words.say("terminal.seal_broken")
        if seed and seed not in seeds.values():
            return False, words.say("terminal.seed_missing")
        told = words.say("after.verified", count=verify(record, table, server_seed, seeds))
        cancelled = cancelled_starts(record)
        return True, f"{told} {words.say('after.cancelled', count=cancelled)}" if cancelled else told
    except HexmootError as error:
        return False, f"{words.say('after.verify-bad')} {broken(words, error)}"
