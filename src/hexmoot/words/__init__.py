"""The words of the game in five languages: Fluent files that terminal, server and page read alike."""

from hexmoot.words.languages import LANGUAGES, Language, choose, from_environment
from hexmoot.words.phrases import PHRASES
from hexmoot.words.refusals import explain
from hexmoot.words.telling import Told, tell, tell_all
from hexmoot.words.words import Words, load_words, message_id

__all__ = [
    "LANGUAGES",
    "PHRASES",
    "Language",
    "Told",
    "Words",
    "choose",
    "explain",
    "from_environment",
    "load_words",
    "message_id",
    "tell",
    "tell_all",
]
