"""Letters for kinds and cards, and bundles of them: `LLG` is two lumber and a grain."""

from hexmoot.notation.errors import InvalidText

KINDS = "LWGBO"
CARDS = "KRYMVN"
ANY = "3"
DESERT = "D"
KIND_NAMES = ("lumber", "wool", "grain", "brick", "ore")
CARD_NAMES = ("knight", "road building", "year of plenty", "monopoly", "victory point", "new recruits")
# More than all cards of the largest game.
LONGEST = 120


def sort_kinds(letters: str) -> str:
    """The same bundle in the order of the kinds; refuses other letters."""
    for position, letter in enumerate(letters):
        if letter not in KINDS:
            raise InvalidText(f"{letter!r} is no resource: use the letters L W G B O", letters, position)
    if len(letters) > LONGEST:
        raise InvalidText(f"a bundle has at most {LONGEST} cards", letters, LONGEST)
    return "".join(sorted(letters, key=KINDS.index))


def counts_of(letters: str, alphabet: str = KINDS) -> list[int]:
    """How many of each letter of the alphabet."""
    return [letters.count(letter) for letter in alphabet]


def letters_of(counts: list[int], alphabet: str = KINDS) -> str:
    """The bundle with so many of each letter."""
    # A letter times a negative count is no letter.
    return "".join([letter * count for letter, count in zip(alphabet, counts, strict=True)])
