"""Text in lines: there is no word wrap in SVG, so widths are estimated and lines broken here."""

from dataclasses import dataclass

from hexmoot.render.canvas import cells
from hexmoot.render.markup import group, label
from hexmoot.render.palette import INK
from hexmoot.render.svg_signs import sign

# The width of a column of text, as a part of its size: a little more than that of the usual fonts.
EM = 0.58
SIGN_WIDTH = 1.55


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of text, perhaps with the sign of a kind of resource or of an award before it."""

    text: str
    sign: str = ""


def text_width(text: str, size: float) -> float:
    """About how wide a text is."""
    return cells(text) * EM * size


def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text in lines, broken between words, or between letters where there are no words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, size) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for letter in word:
            if text_width(lines[-1] + letter, size) > width:
                lines.append("")
            lines[-1] += letter
    return lines


def flow(items: list[Item], x: float, y: float, width: float, size: float) -> tuple[str, float]:
    """Items side by side, in as many lines as it takes; returns them and how high they are."""
    drawn: list[str] = []
    line, at = 0, 0.0
    for item in items:
        indent = SIGN_WIDTH * size if item.sign else 0.0
        needed = indent + text_width(item.text, size)
        if at and at + needed > width:
            line, at = line + 1, 0.0
        base = y + line * size * 1.5
        if item.sign:
            drawn.append(sign(item.sign, (x + at + indent / 2 - 2, base - size * 0.36), size * 1.1))
        drawn.append(label(item.text, (x + at + indent, base), size, fill=INK))
        at += needed + size * 0.8
    return group(*drawn), (line + 1) * size * 1.5 if items else 0.0
