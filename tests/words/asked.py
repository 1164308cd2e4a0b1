"""What the sources ask for, read from the sources: keys that are written out, and keys with a blank in them.

A key with a blank is one such as `stage-{}.ask`, where the code fills in a name; `inventory` says what can stand there.
A single word is a key only where it is said; one in parts, such as `page-steward`, also where it waits in a table.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import hexmoot
from hexmoot.words import message_id
from tests.words.ftl import patterns

PYTHON = Path(hexmoot.__path__[0])
PAGE = Path(__file__).parents[2] / "web" / "src"
BLANK = "{}"
# Functions that take a key, and which of their arguments that is; of those of the page the third is the part of a key.
SPEAKERS = {"say": 0, "has": 0, "say_with_keys": 1, "explain": 1}
# Others say something, too: messages to a server, lines of talk.
WORDS = re.compile(r"(?:.*[._])?words|Words\(.*\)|said", re.DOTALL)
# Texts of these beginnings can hardly be anything but keys, there or missing; but some files have such names.
OWN = ("page-", "after-", "learn-", "terminal-", "verify-", "waiting-", "refusal-")
NOT_KEYS = {"terminal-sqlite", "terminal-tcss", "terminal-log"}
PARTED = re.compile(r"[a-z]+[.-][\w.-]*\w")
STRING = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
# What is compared with is not said.
COMPARED = re.compile(r"[!=]==\s*(?:\"[^\"]*\"|'[^']*')|(?:\"[^\"]*\"|'[^']*')\s*[!=]==")


@cache
def asked() -> frozenset[str]:
    """All keys of the sources, those with blanks among them."""
    return frozenset({*_by_python(), *_by_page()})


def written() -> set[str]:
    """The keys that are written out."""
    return {key for key in asked() if BLANK not in key}


def with_blanks() -> set[str]:
    """The keys that have a blank, as far as there is any message that they could mean."""
    return {key for key in asked() if BLANK in key and any(map(filled(key).fullmatch, patterns("en")))}


def filled(blank: str) -> re.Pattern[str]:
    """Whatever a key with blanks can become."""
    return re.compile(re.escape(blank).replace(r"\{\}", r"[\w-]+"))


# Python


def _by_python() -> Iterator[str]:
    for file in sorted(PYTHON.rglob("*.py")):
        is_words = file.name == "words.py"
        tree = ast.parse(file.read_text(encoding="utf-8"))
        pieces = {id(one) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for one in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _said(node, is_words=is_words)
                yield from _refused(node)
            elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in pieces:
                yield from _parted(_texts(node))


def _said(call: ast.Call, *, is_words: bool) -> Iterator[str]:
    """The keys that a call asks for, with the parts of them that it wants; the words themselves say `self.say`."""
    name = getattr(call.func, "id", "")
    if isinstance(call.func, ast.Attribute):
        speaker = ast.unparse(call.func.value)
        name = call.func.attr if WORDS.fullmatch(speaker) or (is_words and speaker == "self") else ""
    place = SPEAKERS.get(name, len(call.args))
    if place >= len(call.args):
        return
    parts = _parts(call.args[1]) if place == 0 and len(call.args) > 1 else [""]
    yield from _joined(_texts(call.args[place]), parts)


def _refused(call: ast.Call) -> Iterator[str]:
    """The server's refusals: a word for the kind of it, and perhaps one for the case."""
    if isinstance(call.func, ast.Name) and call.func.id == "refuse":
        yield message_id(".".join(["refusal", *(str(ast.literal_eval(argument)) for argument in call.args)]))


def _texts(node: ast.expr) -> Iterator[str]:
    """What an expression can be, where it is text: with blanks for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp():
            yield from _texts(node.body)
            yield from _texts(node.orelse)
        case ast.JoinedStr():
            yield "".join(str(one.value) if isinstance(one, ast.Constant) else BLANK for one in node.values)


def _parts(node: ast.expr) -> list[str]:
    found = list(_texts(node))
    # Of a condition with one answer that is worked out, that one is a blank.
    is_whole = isinstance(node, ast.Constant) or (isinstance(node, ast.IfExp) and len(found) == 2)
    return found if is_whole else [*found, BLANK]


# The page


def _by_page() -> Iterator[str]:
    for file in sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte"))):
        source = _without_comments(file.read_text(encoding="utf-8"))
        yield from _parted(map(_blanked, _strings(source)))
        for call in re.finditer(r"(?<![\w.:])(?:say|has)\(", source):
            key, *more = _arguments(source, call.end())
            parts = list(_strings(more[1])) or [BLANK] if len(more) > 1 else [""]
            yield from _joined(map(_blanked, _strings(COMPARED.sub("", key))), parts)


def _without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`])//[^\n]*", "", source, flags=re.DOTALL)


def _strings(source: str) -> Iterator[str]:
    for found in STRING.finditer(source):
        text = found[1] or found[2] or found[3] or ""
        yield text
        # Texts with blanks have other texts in what is filled in.
        for inner in re.findall(r"\$\{([^{}]*)\}", text):
            yield from _strings(inner)


def _blanked(text: str) -> str:
    """`stage-${stage}` with its blank."""
    return re.sub(r"\$\{[^{}]*\}", BLANK, text)


def _arguments(source: str, start: int) -> list[str]:
    """The arguments of a call that opens before `start`, as they are written."""
    depth, arguments, at = 0, [""], start
    while depth >= 0 and at < len(source):
        text = STRING.match(source, at)
        piece = text[0] if text else source[at]
        at += len(piece)
        depth += (piece in "([{") - (piece in ")]}")
        if piece == "," and depth == 0:
            arguments.append("")
        elif depth >= 0:
            arguments[-1] += piece
    return arguments


# Both


def _joined(keys: Iterable[str], parts: Iterable[str]) -> Iterator[str]:
    """Keys with their parts, as messages are called. A key that is nothing but a blank can be any."""
    wanted = list(parts)
    for key in map(message_id, keys):
        if key.strip(BLANK):
            yield from (f"{key}.{part}" if part else key for part in wanted)


def _parted(texts: Iterable[str]) -> Iterator[str]:
    """Of texts that stand anywhere, those that name a message: they have more than one word."""
    for key in map(message_id, texts):
        if BLANK in key:
            named = PARTED.fullmatch(key.replace(BLANK, "0")) and any(map(filled(key).fullmatch, patterns("en")))
        else:
            named = PARTED.fullmatch(key) and (key in patterns("en") or (key.startswith(OWN) and key not in NOT_KEYS))
        if named:
            yield key
