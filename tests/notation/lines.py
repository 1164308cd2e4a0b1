"""Lines to test with, and ways to spoil a text, for every fuzz test of notation."""

from collections.abc import Sequence

from hypothesis import strategies as st

import hexmoot as hx

ISLAND = "island:O10W2L9/G12B6W4B10/G9L11DL3O8/L8O3G4W5/B5G6W11"
HARBOURS = "B5nw:3,B7ne:G,C10ne:O,D13w:3,F11nw:W,G8nw:3,G4ne:3,E4w:B,C4w:L"
PIECES = "C6n,E4n//C6ne,E4ne|F5n,F9n//E10w,F5ne|D5n,E10n//D5nw,D11w|B9s,F7n//C8ne,F7ne"
NO_CARDS = "-/-/-|-/-/-|-/-/-|-/-/-"
FIELDS = ("edition", "board", "harbours", "robber", "pieces", "hands", "cards", "awards", "turn", "offers")
PLAIN = {
    "edition": "z-base:1",
    "board": ISLAND,
    "harbours": HARBOURS,
    "robber": "D7",
    "pieces": PIECES,
    "hands": "LW|GG|-|O",
    "cards": NO_CARDS,
    "awards": "-,-",
    "turn": "1:main:rolled",
    "offers": "-",
}


def line(**changed: str) -> str:
    """The plain position with some fields changed."""
    return " ".join((PLAIN | changed)[name] for name in FIELDS)


def start_of_field(text: str, name: str) -> int:
    """Where a field begins in a line."""
    before = text.split(" ")[: FIELDS.index(name)]
    return sum(len(part) + 1 for part in before)


def look_at(error: hx.InvalidText, text: str) -> None:
    """A refusal has a reason, a place in the text, and is short whatever the text."""
    assert error.reason
    assert 0 <= error.position <= len(text)
    assert len(str(error)) < 1000


@st.composite
def spoilt(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """A good text with a few characters changed, left out, doubled, or with a stretch moved or cut off."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        other = draw(st.integers(0, len(text)))
        low, high = min(place, other), max(place, other)
        kind = draw(st.integers(0, 6))
        if kind == 0:
            text = text[:place] + draw(CHARACTER) + text[place + 1 :]
        elif kind == 1:
            text = text[:place] + draw(CHARACTER) + text[place:]
        elif kind == 2:
            text = text[:place] + text[place + 1 :]
        elif kind == 3:
            text = text[:low] + text[min(high, low + 12) :]
        elif kind == 4:
            text = text[:high] + text[low : min(high, low + 25)] + text[high:]
        elif kind == 5:
            text = text[:place]
        else:
            text = text[:low] + draw(st.sampled_from(texts))[low:]
    return text


CHARACTER = st.one_of(
    st.sampled_from('0123456789LWGBODKRYMVnsew?-=|/,.:;@#>+~"[]{}\\ \n\tABCDEFGH_abc'), st.characters()
)
