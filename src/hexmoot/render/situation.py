"""What is going on: whose turn it is, what is asked of whom, which offers are open."""

from hexmoot.notation.position import EVERYTHING, ONLOOKER, Position
from hexmoot.render.standing import actor, counted, seat_colours
from hexmoot.render.words import KINDS, Words, stage_name
from hexmoot.rules.terms import DISCARDING, NONE, OVER, OWN_STAGES, STEALING


def head(position: Position, words: Words) -> str:
    """What this picture is of, and who looks."""
    title = words("title", edition=position.edition.title, seats=position.seats)
    if position.viewer == EVERYTHING:
        return title
    if position.viewer == ONLOOKER:
        return f"{title}, {words('seen_by_onlooker')}"
    colour = words(seat_colours(position)[position.viewer])
    return f"{title}, {words('seen_by', seat=position.viewer + 1, colour=colour)}"


def who(position: Position, seat: int, words: Words) -> str:
    """`seat 2 (blue)`."""
    return words("seat_colour", seat=seat + 1, colour=words(seat_colours(position)[seat]))


def turn(position: Position, words: Words) -> str:
    """Whose turn it is, and its stage."""
    stage = words(stage_name(position.state.stage))
    return stage if position.state.stage == OVER else f"{who(position, position.state.turn, words)}, {stage}"


def asked(position: Position, words: Words) -> list[str]:
    """What is asked of whom; a line a seat where several owe something, none if the game was given up."""
    state = position.state
    if state.stage == OVER and state.winner == NONE:
        return []
    if state.stage == DISCARDING:
        return [
            words("ask_discarding", who=who(position, seat, words), count=size // 2, size=size)
            for seat, size in enumerate(state.hand_size)
            if (state.owing >> seat) & 1
        ]
    seat = state.winner if state.stage == OVER else actor(position)
    if state.owing and state.stage >= OWN_STAGES:
        seat = state.owing.bit_length() - 1
    victim = who(position, state.victim, words) if state.stage == STEALING else ""
    parts = {"who": who(position, seat, words), "victim": victim, "count": state.free_roads}
    return [words(f"ask_{stage_name(state.stage)}", **parts)]


def offers(position: Position, words: Words) -> list[str]:
    """The open offers, one a line."""
    return [
        _offer(position, maker, words) for maker in range(position.seats) if (position.state.open_offers >> maker) & 1
    ]


def _offer(position: Position, maker: int, words: Words) -> str:
    state = position.state
    parts = [
        words(
            "offer",
            maker=who(position, maker, words),
            gives=_bundle(state.gives[maker], words),
            takes=_bundle(state.takes[maker], words),
            asked=_seats(state.asked[maker]),
        )
    ]
    if state.agreed[maker]:
        parts.append(words("agreed", seats=_seats(state.agreed[maker])))
    if state.declined[maker]:
        parts.append(words("declined", seats=_seats(state.declined[maker])))
    return "; ".join(parts)


def _bundle(counts: list[int], words: Words) -> str:
    return ", ".join(counted(counts, [words(kind) for kind in KINDS], words)) or words("nothing")


def _seats(mask: int) -> str:
    """`1, 3`: the seats of a mask."""
    return ", ".join(str(seat + 1) for seat in range(mask.bit_length()) if (mask >> seat) & 1)
