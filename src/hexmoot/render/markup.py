"""Elements of SVG as text. All text and all attributes are escaped here, and nowhere else."""

from html import escape

Attribute = str | int | float
Point = tuple[float, float]


def number(value: float) -> str:
    """A length with at most one decimal."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """An element around children that are elements already. `stroke_width` becomes `stroke-width`."""
    written = "".join(f' {_hyphened(key)}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def _hyphened(key: str) -> str:
    return key if key == "viewBox" else key.rstrip("_").replace("_", "-")


def _value(value: Attribute) -> str:
    return escape(value if isinstance(value, str) else number(value))


def group(*children: str, **attributes: Attribute) -> str:
    """Several elements as one."""
    return element("g", *children, **attributes)


def moved(at: Point, *children: str, **attributes: Attribute) -> str:
    """Several elements, moved to a place."""
    return group(*children, transform=f"translate({number(at[0])} {number(at[1])})", **attributes)


def title(words: str) -> str:
    """What an element is called, for a pointer that rests on it and for those who hear the picture."""
    return element("title", escape(words))


def description(words: str) -> str:
    """What a picture shows, for those who hear it."""
    return element("desc", escape(words))


def label(words: str, at: Point, size: float, **attributes: Attribute) -> str:
    """A line of text."""
    return element("text", escape(words), x=at[0], y=at[1], font_size=size, **attributes)


def circle(at: Point, radius: float, **attributes: Attribute) -> str:
    """A disc."""
    return element("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def path(line: str, **attributes: Attribute) -> str:
    """A line drawn in the language of paths."""
    return element("path", d=line, **attributes)


def polygon(points: list[Point], **attributes: Attribute) -> str:
    """A closed shape."""
    return element("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)
