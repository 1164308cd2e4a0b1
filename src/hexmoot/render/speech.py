"""A picture in sentences, for those who hear it."""

from hexmoot.notation.position import Position
from hexmoot.render.island import Tile, buildings, havens, roads, tiles
from hexmoot.render.north import North, north
from hexmoot.render.situation import asked, offers, turn, who
from hexmoot.render.standing import Standing, standings
from hexmoot.render.words import Words


def describe(position: Position, words: Words) -> str:
    """All that the picture shows, in the order in which one would tell it."""
    hexes = ", ".join(say_hex(tile, words) for tile in tiles(position))
    harbours = ", ".join(
        words("say_harbour", harbour=haven.name(words), corners="-".join(haven.corner_names))
        for haven in havens(position)
    )
    sentences = [
        turn(position, words),
        *asked(position, words),
        *offers(position, words),
        *(_say_seat(position, standing, words) for standing in standings(position)),
        words("say_fact", head=words("island", hexes=len(position.shape.hexes)) + ":", value=hexes),
    ]
    found = north(position)
    if found is not None:
        sentences += _say_north(found, words)
    if harbours:
        sentences.append(words("say_fact", head=words("harbours") + ":", value=harbours))
    return ". ".join(sentences) + "."


def say_hex(tile: Tile, words: Words) -> str:
    """A hex in words."""
    key = "say_token" if tile.token else "say_ground" if tile.terrain else "say_bare"
    text = words(key, name=tile.name, terrain=words(tile.terrain) if tile.terrain else "", token=tile.number)
    there = [text, words("robber") if tile.has_robber else "", words(tile.wildling) if tile.wildling else ""]
    return " ".join(filter(None, there))


def _say_north(found: North, words: Words) -> list[str]:
    """The Wall section by section, the camps, and how near the end is."""
    walls = [
        words("say_section", section=section.number, guards=section.held_by, count=len(section.waiting))
        for section in found.sections
    ]
    camps = [
        words("say_clan", clan=words(clan.name), figures=", ".join(map(words, clan.camps)) or words("nothing"))
        for clan in found.clans
    ]
    danger = words(
        "danger_line", breaches=found.breaches, last=found.last_breach, south=found.south, limit=found.south_limit
    )
    return [danger, *walls, *camps]


def _say_seat(position: Position, standing: Standing, words: Words) -> str:
    facts = {
        "points": f"{standing.points}+{standing.hidden_points}" if standing.hidden_points else standing.points,
        "hand": _listed(standing.hand_size, standing.hand_names(words)),
        "cards": _listed(standing.card_size, standing.card_names(words)),
        "knights": standing.knights,
        "road": standing.road,
    }
    said = [words("say_fact", head=words(f"head_{head}"), value=value) for head, value in facts.items()]
    held = [*said, *standing.awards(words), *_pieces(position, standing.seat, words)]
    return words("say_seat", who=who(position, standing.seat, words), facts=", ".join(held))


def _listed(size: int, names: list[str]) -> str:
    return f"{size} ({', '.join(names)})" if names else str(size)


def _pieces(position: Position, seat: int, words: Words) -> list[str]:
    """The places of a seat's pieces, under the name of each kind."""
    own = [building for building in buildings(position) if building.seat == seat]
    places = {
        "settlement": [building.name for building in own if not building.is_city],
        "city": [building.name for building in own if building.is_city],
        "road": [road.name for road in roads(position) if road.seat == seat],
    }
    return [
        words("say_fact", head=words(f"places_{piece}"), value=" ".join(names))
        for piece, names in places.items()
        if names
    ]
