"""The grammars of the docs, turned into regular expressions: none of them is recursive, so that is all they need."""

import re
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
_QUOTED = r"""(?:"[^"]*"|'[^']*')"""
_RULE = re.compile(rf"(?:{_QUOTED}|[^;\"'])+;")
_TOKEN = re.compile(rf"\s*(?:({_QUOTED})|\? (.) to (.) \?|([a-z][a-z-]*)|([=,;|\[\]{{}}()]))")
# Names that the pages explain in a sentence.
_EXPLAINED = {"newline": r"\n", "text": r'[^"\\\n]*'}
_CLOSING = {"[": "]", "{": "}", "(": ")"}
_AFTER = {"[": "?", "{": "*", "(": ""}


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


class Grammar:
    """The rules of all grammars on some pages, by name; a later page may use the names of an earlier one."""

    def __init__(self, *pages: str) -> None:
        self.rules: dict[str, list[str]] = {}
        for page in pages:
            for block in blocks(page, "ebnf"):
                for rule in _RULE.findall(block):
                    name, equals, *body = list(_tokens(rule))[:-1]
                    assert equals == "=", rule
                    self.rules[name] = body
        self.used: set[str] = set()

    def pattern(self, name: str) -> re.Pattern[str]:
        """What a name stands for."""
        return re.compile(self._expand(name))

    def _expand(self, name: str) -> str:
        if name in _EXPLAINED:
            return _EXPLAINED[name]
        self.used.add(name)
        body = list(self.rules[name])
        return self._choice(body, "")

    def _choice(self, tokens: list[str], end: str) -> str:
        """Alternatives up to a closing bracket, or to the end of the rule."""
        found = ""
        while tokens and tokens[0] != end:
            part = tokens.pop(0)
            if part in _CLOSING:
                found += self._choice(tokens, _CLOSING[part]) + _AFTER[part]
                assert tokens.pop(0) == _CLOSING[part]
            elif part == "|":
                found += "|"
            elif part[0] in "\"'":
                found += re.escape(part[1:-1])
            elif part.startswith("?"):
                found += f"[{part[1]}-{part[2]}]"
            elif part != ",":
                found += self._expand(part)
        return f"(?:{found})"


def _tokens(rule: str) -> Iterator[str]:
    place = 0
    while rule[place:].strip():
        found = _TOKEN.match(rule, place)
        assert found, f"no EBNF at {rule[place:]!r}"
        quoted, low, high, name, sign = found.groups()
        yield quoted or name or sign or f"?{low}{high}"
        place = found.end()
