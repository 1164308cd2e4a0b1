"""The grammars on the pages are those of the parsers."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest

import hexmoot as hx
from hexmoot.game.redaction import redact
from hexmoot.notation.hen_reader import read_hen
from tests.docs.ebnf import Grammar

PAGES = ("06-notation.md", "07-hen.md", "08-records.md")
# Two seats trade, discard, rob, buy and play cards in little time.
TABLES: tuple[tuple[str, int, dict[str, str | int | bool]], ...] = (
    ("z-base", 2, {"players": 2, "hand_limit": 5}),
    ("k-base", 5, {"offers_per_turn": 3}),
    ("w-base", 3, {}),
)


@cache
def grammar() -> Grammar:
    return Grammar(*PAGES)


@cache
def games() -> tuple[hx.Game, ...]:
    return tuple(played(*table) for table in TABLES)


def played(edition: str, seats: int, options: dict[str, str | int | bool], plies: int = 150) -> hx.Game:
    game = hx.Game(edition, seats=seats, seed=3, options=options)
    chooser = random.Random(4)
    while len(game.plies) < plies and game.result() is None:
        if game.awaits_chance:
            game.deal()
            continue
        seat = game.actors[0]
        offer = hx.Offer(chooser.choice("LWGBO"), chooser.choice("LWGBO"), seat=seat)
        moves = list(game.legal_moves(seat))
        game.push(offer if chooser.random() < 0.3 and offer in game.legal_moves else chooser.choice(moves))
    return game


def positions() -> Iterator[str]:
    """Lines along both games, whole and as a seat sees them."""
    for game in games():
        record = game.record()
        again = hx.replay(replace(record, tags={**record.tags, "Result": "*"}, lines=()))
        for move in game.moves:
            again.push(move)
            yield again.hen()
            yield again.view(1).hen()


def broken(text: str, chooser: random.Random) -> str:
    """The text with a character changed, left out or put in."""
    place = chooser.randrange(len(text))
    letter = chooser.choice(text + " 0123456789LWGBODKRYMVnsew@:>=/|,.-+?#~")
    return text[:place] + chooser.choice(("", letter, letter + text[place])) + text[place + 1 :]


def accepts(parse: Callable[[str], object], text: str) -> bool:
    try:
        parse(text)
    except hx.HexmootError:
        return False
    return True


def test_every_rule_of_the_grammars_is_used() -> None:
    for start in ("move", "hen", "record"):
        grammar().pattern(start)
    assert set(grammar().rules) == grammar().used


def test_the_grammar_of_codes_is_exactly_what_is_read() -> None:
    pattern = grammar().pattern("move")
    codes = sorted({str(move) for game in games() for move in game.moves} | {"o:W>O/2,3", "vp:2", "win", "o-", "d>3"})
    chooser = random.Random(1)
    texts = codes + [broken(chooser.choice(codes), chooser) for _ in range(1500)]
    wrong = [text for text in texts if accepts(hx.parse_move, text) != bool(pattern.fullmatch(text))]
    assert wrong == []
    assert all(pattern.fullmatch(code) for code in codes)


@pytest.mark.slow
def test_every_line_that_is_read_follows_the_grammar_of_hen() -> None:
    pattern = grammar().pattern("hen")
    lines = list(positions())
    assert [line for line in lines if not pattern.fullmatch(line)] == []
    chooser = random.Random(2)
    texts = [broken(chooser.choice(lines), chooser) for _ in range(200)]
    assert [text for text in texts if accepts(read_hen, text) and not pattern.fullmatch(text)] == []


@pytest.mark.slow
@pytest.mark.parametrize("seat", [None, 1])
def test_every_record_that_is_read_follows_the_grammar_of_hgn(seat: int | None) -> None:
    pattern = grammar().pattern("record")
    for game in games():
        text = (redact(game.record(), seat) if seat else game.record()).hgn()
        assert pattern.fullmatch(text)
        head, _, turns = text.partition("\n\n")
        short = head + "\n\n" + "\n".join(turns.splitlines()[:12]) + "\n"
        chooser = random.Random(3)
        for _ in range(60):
            changed = broken(short, chooser)
            if accepts(hx.read_record, changed):
                assert pattern.fullmatch(as_printed(changed)), changed


def as_printed(text: str) -> str:
    """Blank lines may stand anywhere; printed is one, between the tags and the turns."""
    rows = [row for row in text.split("\n") if row.strip()]
    tags = [row for row in rows if row.startswith("[")]
    return "\n".join([*tags, "", *rows[len(tags) :]]) + "\n"
