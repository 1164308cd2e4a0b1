"""Quick phrases at a table: those that have words in every language, and no others."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hexmoot.server.hall.running import Running
from hexmoot.server.hall.talk import Talk
from hexmoot.server.store import Store, open_store
from hexmoot.server.table.who import Who
from hexmoot.server.words.client import Phrase
from hexmoot.server.words.server import Accepted, Refusal
from hexmoot.server.words.settings import TableSettings
from hexmoot.words import PHRASES, Words
from tests.server.store.lives import guest, make_table
from tests.server.table.driver import TABLE, Driver

ANN = Who("g", "Ann")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await open_store(f"sqlite:///{tmp_path}/games.db")
    await guest(store, "g", "Ann")
    yield store
    await store.close()


@pytest.fixture
async def talk(store: Store) -> Talk:
    epoch = await make_table(store, TABLE)
    return Talk(Running(Driver(TableSettings()).table, epoch, store, lambda: 0), store, seconds=1)


@pytest.mark.parametrize("phrase", PHRASES)
async def test_a_phrase_is_heard_and_kept(talk: Talk, store: Store, phrase: str) -> None:
    assert isinstance(await talk.hear(Phrase(table=TABLE, phrase=phrase), ANN, 0), Accepted)
    assert [(line.text, line.is_phrase) for line in await store.chat(TABLE)] == [(phrase, True)]
    assert Words("ko").say(f"phrase.{phrase}") != Words("en").say(f"phrase.{phrase}")


@pytest.mark.parametrize("phrase", ["dance", "phrase-hello", "HELLO"])
async def test_other_phrases_are_refused(talk: Talk, store: Store, phrase: str) -> None:
    answer = await talk.hear(Phrase(table=TABLE, phrase=phrase), ANN, 0)
    assert isinstance(answer, Refusal)
    assert answer.code == "malformed"
    assert await store.chat(TABLE) == []
