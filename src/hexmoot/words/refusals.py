"""Refusals as sentences: options in their arguments are called by their names in the language."""

from collections.abc import Mapping

from hexmoot.words.words import Words

# Arguments that are keys of options.
OPTIONS = ("option", "other")


def explain(words: Words, key: str, arguments: Mapping[str, str | int]) -> str:
    """Why something is not done."""
    named = {name: words.say(f"option.{arguments[name]}") for name in OPTIONS if name in arguments}
    known = {name: said for name, said in named.items() if not said.startswith("option.")}
    return words.say(key, **{**arguments, **known})
