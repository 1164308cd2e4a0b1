"""Sentences by their keys, in one language. Whatever is missing is said in English; nothing here raises."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from hexmoot.words.languages import ENGLISH, LANGUAGES, LOCALES

LARGEST = 10**15


def message_id(key: str) -> str:
    """The Fluent identifier of a key: Fluent has no dots and colons, so they become hyphens."""
    return key.replace(".", "-").replace(":", "-")


@cache
def bundle(tag: str) -> FluentBundle:
    """All files of a language."""
    # Marks that isolate a placeable help where scripts of two directions mix; here they only break terminals.
    made = FluentBundle([tag], use_isolating=False)
    for file in sorted(LOCALES.joinpath(tag).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def load_words() -> None:
    """Reads the files of all languages, which takes a moment, so that nobody waits for it later."""
    for tag in LANGUAGES:
        bundle(tag)


class Words:
    """The words of one language, by its tag; an unknown tag speaks English."""

    def __init__(self, tag: str = ENGLISH) -> None:
        self.tag = tag if tag in LANGUAGES else ENGLISH
        # In this order a key is looked for.
        self._bundles = [bundle(one) for one in dict.fromkeys((self.tag, ENGLISH))]

    def __repr__(self) -> str:
        return f"<Words {self.tag}>"

    def say(self, key: str, part: str = "", /, **arguments: object) -> str:
        """The sentence of a key, or of a part of it (an attribute), with its arguments filled in.

        A yes or no may be given as a bool, a list as a tuple or a list. A key that no language has is said as it is.
        """
        pattern, found = self._pattern(key, part)
        if pattern is None:
            return f"{key}.{part}" if part else key
        text, _ = found.format_pattern(pattern, {name: self._plain(value) for name, value in arguments.items()})
        return str(text)

    def has(self, key: str, part: str = "", /) -> bool:
        """Whether there is such a key, if only in English."""
        return self._pattern(key, part)[0] is not None

    def number(self, value: float) -> str:
        """A number as this language writes it."""
        return self.say("number", value=value)

    def listed(self, items: Iterable[str]) -> str:
        """`A`, `A and B`, `A, B and C`; of nothing, the word for nothing."""
        all_but_one = list(items)
        if not all_but_one:
            return self.say("nothing")
        last = all_but_one.pop()
        if not all_but_one:
            return last
        text, *more = all_but_one
        for item in more:
            text = self.say("list-more", list=text, item=item)
        return self.say("list-last", list=text, item=last)

    def bundle(self, goods: Mapping[str, int]) -> str:
        """Goods by the letters of their kinds, as what is given or taken in a sentence."""
        counted = ((kind, count) for kind, count in goods.items() if count)
        return self.listed(self.say("goods-object", kind=kind, count=count) for kind, count in counted)

    def _pattern(self, key: str, part: str) -> tuple[Any, FluentBundle]:
        name = message_id(key)
        for one in self._bundles:
            if one.has_message(name):
                message = one.get_message(name)
                pattern = message.attributes.get(part) if part else message.value
                if pattern is not None:
                    return pattern, one
        return None, self._bundles[-1]

    def _plain(self, value: object) -> str | int | float:
        """What Fluent takes: text or a number."""
        match value:
            case bool():
                return "yes" if value else "no"
            case str():
                return value
            case int() | float():
                # Beyond this, and for what is no number at all, no language has a format.
                return value if abs(value) < LARGEST else str(value)
            case list() | tuple():
                return self.listed(map(str, value))
        return "" if value is None else str(value)
