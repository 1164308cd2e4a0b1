"""What is wrong around a server: in English for logs, and in the language of whoever sits at the terminal."""

from hexmoot.words import Words

# Of something longer so much is repeated: Fluent says nothing at all with more.
LONGEST_SAID = 1000


class Problem(str):
    """A sentence of the Fluent files. As a string it is English; its key and its arguments say it in any language."""

    __slots__ = ("arguments", "key")
    key: str
    arguments: dict[str, str]

    def __new__(cls, key: str, **arguments: str) -> "Problem":
        """Arguments are text: a language would write the digits of numbers in groups."""
        said_of = {name: value[:LONGEST_SAID] for name, value in arguments.items()}
        made = super().__new__(cls, Words().say(key, **said_of))
        made.key, made.arguments = key, said_of
        return made


def said(sentence: str, words: Words) -> str:
    """A sentence in a language, if it is one of the Fluent files; what a driver or the system says stays as it is."""
    return words.say(sentence.key, **sentence.arguments) if isinstance(sentence, Problem) else sentence


def told(error: Exception, words: Words) -> str:
    """All that an error says, in a language."""
    return "; ".join(said(one, words) for one in getattr(error, "problems", error.args[:1]) if isinstance(one, str))
