"""Every word that a picture shows, in one table a language.

Sentences leave gaps in braces for what changes, and avoid plurals, so that a translator can move things about.
"""

from collections.abc import Mapping

from hexmoot.editions.boards import COLOURS
from hexmoot.notation.position import Position
from hexmoot.notation.watch_words import STAGES as OWN_STAGES

TERRAINS = ("forest", "pasture", "fields", "hills", "mountains", "desert")
# What the desert looks like on the land of the second game.
ICE = "ice"
KINDS = ("lumber", "wool", "grain", "brick", "ore")
CARDS = ("knight", "road_building", "year_of_plenty", "monopoly", "victory_point", "new_recruits")
# In the order of the stages.
STAGES = (
    *("settling", "paving", "before_roll", "rolling", "discarding", "robbing", "stealing"),
    *("main", "drawing", "laying", "extra", "paired", "over"),
)


def stage_name(stage: int) -> str:
    """The key of a stage, common or of the second game."""
    return STAGES[stage] if stage < len(STAGES) else OWN_STAGES[stage]


class Words:
    """The words of one language."""

    def __init__(self, table: Mapping[str, str]) -> None:
        self._table = dict(table)

    def __call__(self, key: str, **parts: object) -> str:
        """The word or sentence of this key, with its gaps filled."""
        return self._table[key].format(**parts)

    def keys(self) -> list[str]:
        return list(self._table)

    def changed(self, table: Mapping[str, str]) -> "Words":
        """The same language with some words in the place of others."""
        if unknown := table.keys() - self._table.keys():
            raise ValueError(f"there are no such words: {', '.join(sorted(unknown))}")
        return Words({**self._table, **table})


ENGLISH = Words(
    # These are said as they are written.
    {word: word for word in (*TERRAINS, ICE, *KINDS, *COLOURS)}
    | {
        "knight": "knight",
        "road_building": "road building",
        "year_of_plenty": "year of plenty",
        "monopoly": "monopoly",
        "victory_point": "victory point",
        "new_recruits": "new recruits",
        "settlement": "settlement",
        "city": "city",
        "road": "road",
        "robber": "robber",
        "island": "island of {hexes} hexes",
        "harbours": "harbours",
        "harbour": "{ratio} {kind}",
        "open_harbour": "3:1",
        "any_kind": "any",
        "counted": "{count} {thing}",
        "seat_colour": "seat {seat} ({colour})",
        # The pictures' heads.
        "title": "{edition}, {seats} seats",
        "seen_by": "as seen by seat {seat} ({colour})",
        "seen_by_onlooker": "as seen by an onlooker",
        # The table of seats.
        "head_seat": "seat",
        "head_points": "points",
        "head_hand": "hand",
        "head_cards": "development",
        "head_knights": "knights",
        "head_road": "road",
        "head_left": "left",
        "head_awards": "awards",
        "new_card": "{card} (new)",
        "new_cards": "{count} new",
        "longest": "longest road",
        "army": "largest army",
        "bank": "bank",
        "deck": "deck",
        "legend_pieces": "(1) settlement, #1# city, 111 road of seat 1; o a corner at a harbour",
        "legend_table": "2+1 points: 1 still hidden; left: settlements/cities/roads",
        "legend_over": "left: settlements/cities/roads",
        # What is going on.
        "turn": "turn",
        "asked": "asked",
        "offers": "offers",
        "settling": "set-up, placing settlements",
        "paving": "set-up, placing roads",
        "before_roll": "before the roll",
        "rolling": "the roll",
        "discarding": "discarding after a seven",
        "robbing": "moving the robber",
        "stealing": "the theft",
        "main": "trading and building",
        "drawing": "buying a development card",
        "laying": "road building",
        "extra": "building between turns",
        "paired": "the paired turn",
        "over": "the game is over",
        "ask_settling": "{who} places a settlement",
        "ask_paving": "{who} places a road beside it",
        "ask_before_roll": "{who} rolls, or plays a card first",
        "ask_rolling": "the dice",
        "ask_discarding": "{who} discards {count} of {size}",
        "ask_robbing": "{who} moves the robber",
        "ask_stealing": "chance: the card that {who} takes from {victim}",
        "ask_main": "{who} trades, builds or ends the turn",
        "ask_drawing": "chance: the card that {who} draws",
        "ask_laying": "{who} lays free roads: {count}",
        "ask_extra": "{who} may build or buy",
        "ask_paired": "{who} trades with the bank, builds or ends",
        "ask_over": "{who} has won",
        "offer": "{maker} gives {gives} for {takes}; asked: {asked}",
        "nothing": "nothing",
        "agreed": "agreed: {seats}",
        "declined": "declined: {seats}",
        # Said to those who hear the picture.
        "say_ground": "{name} {terrain}",
        "say_token": "{name} {terrain} {token}",
        "say_bare": "{name}",
        "say_piece": "{piece} of {who} at {place}",
        "say_harbour": "{harbour} at {corners}",
        "say_seat": "{who}: {facts}",
        "say_fact": "{head} {value}",
        "places_settlement": "settlements",
        "places_city": "cities",
        "places_road": "roads",
        # The second game.
        "regular": "regular",
        "climber": "climber",
        "giant": "giant",
        "river": "River clan",
        "cave": "Cave clan",
        "hornfoot": "Barefoot clan",
        "commander": "commander",
        "steward": "steward",
        "scholar": "scholar",
        "builder": "builder",
        "arms": "master of arms",
        "seer": "seer",
        "rebel": "rebel king",
        "pathfinder": "pathfinder",
        "archer": "archer",
        "recruiter": "recruiter",
        "tracker": "tracker",
        "section": "section {number}",
        "trails": "trails {numbers}",
        "peaks": "peaks",
        "peaks_line": "{figures}; tokens: {supply} in the supply, {used} used",
        "breaches": "breaches",
        "south": "the South",
        "danger": "danger",
        "danger_line": "breaches {breaches} of {last}; wildlings in the South {south} of {limit}",
        "heroes": "heroes",
        "hero_line": "{seat} {hero} ({side})",
        "hero_front": "front",
        "hero_back": "back",
        "hero_rests": ", rests",
        "guarding": "set-up, placing guards",
        "consoling": "the scholar",
        "foreseeing": "the seer's cards",
        "taking": "the rebel's choice",
        "repaying": "the commander's return",
        "hero": "after a hero's use",
        "revealing": "a wildling token",
        "ask_guarding": "{who} places a guard",
        "ask_consoling": "{who} may use the scholar",
        "ask_foreseeing": "{who} keeps one of the cards",
        "ask_taking": "{who} takes a card of the hand",
        "ask_repaying": "{who} gives a card in return",
        "ask_hero": "{who} turns the hero over or exchanges it",
        "ask_revealing": "chance: the token",
        "figures": "{thing} {count}",
        "guard_points": "{count} guards +{points}",
        "say_section": "section {section}: guards {guards}, regulars {count}",
        "say_clearing": "clearing at section {section}: regulars {count}",
        "say_clan": "{clan}: {figures}",
        "say_guard": "guard of {who} at section {section}, space {space}",
    }
)

# What the second game's box calls otherwise.
ENGLISH_WATCH = ENGLISH.changed(
    {
        "knight": "ranger patrol",
        "year_of_plenty": "winter stores",
        "island": "land of {hexes} hexes",
        "harbours": "trade routes",
        "head_knights": "patrols",
        "longest": "longest trade route",
        "army": "strongest ranger",
        "legend_pieces": "(1) settlement, #1# city, 111 road of seat 1; o a corner at a trade route",
    }
)
# Where the Wall stands, guards are among the pieces.
ENGLISH_WALL = ENGLISH_WATCH.changed(
    {
        "legend_table": "2+1 points: 1 still hidden; left: settlements/cities/roads/guards",
        "legend_over": "left: settlements/cities/roads/guards",
    }
)


def words_for(position: Position) -> Words:
    """The words of the game that a position is of."""
    if position.extra is not None:
        return ENGLISH_WALL
    return ENGLISH_WATCH if position.edition.options["board"] == "gift" else ENGLISH
