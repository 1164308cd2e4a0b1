"""The wildlings' rules word by word, slowly, from the rule book alone: what the engine is compared with.

Clans, sections, spaces and trails count from 1 here, as the rule book counts. Nothing of the engine is used.
"""

from dataclasses import dataclass, field

CLAN_OF_TRAIL = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3}
SECTION_OF_TRAIL = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
TRAILS_OF_A_RUSH = {1: (1, 3), 2: (4, 5), 3: (6, 7)}
WAY_SOUTH = {
    1: "B6 C5 D4 E3",
    2: "B6 C7 D8 E9",
    3: "B8 C7 D6 E5",
    4: "B8 C9 D10 E11",
    5: "B10 C9 D8 E7",
    6: "B10 C11 D12 E13",
    7: "B12 C11 D10 E9",
    8: "B12 C13 D14 E13",
}
OTHER_TRAIL = {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5, 7: 8, 8: 7}
ROW_BY_ROW = (
    "B6 B8 B10 B12 C5 C7 C9 C11 C13 D4 D6 D8 D10 D12 D14 E3 E5 E7 E9 E11 E13"  # from the west, the northern row first
)
REGULAR, CLIMBER, GIANT = "regular", "climber", "giant"


@dataclass
class North:
    """The Wall, what is north of it, and the wildlings south of it."""

    gift_limit: int = 7
    giant_closes_ranks: bool = True
    # Five spaces a section; a guard is the seat of its owner, 0 is an empty space.
    wall: dict[int, list[int]] = field(default_factory=lambda: {section: [0] * 5 for section in (1, 2, 3, 4)})
    camps: dict[int, list[str]] = field(default_factory=lambda: {clan: [] for clan in (1, 2, 3)})
    clearings: dict[int, list[int]] = field(default_factory=lambda: {section: [] for section in (1, 2, 3, 4)})
    gift: dict[str, str] = field(default_factory=dict)
    peaks: dict[str, int] = field(default_factory=lambda: {REGULAR: 24, CLIMBER: 8, GIANT: 8})
    breaches: int = 0
    ended: str = ""
    # The seat that won; it is the turn of seat 1.
    winner: int = 0

    def copy(self) -> "North":
        """The same again, to be changed by itself."""
        return North(
            self.gift_limit,
            self.giant_closes_ranks,
            {section: list(spaces) for section, spaces in self.wall.items()},
            {clan: list(camp) for clan, camp in self.camps.items()},
            {section: list(queue) for section, queue in self.clearings.items()},
            dict(self.gift),
            dict(self.peaks),
            self.breaches,
            self.ended,
            self.winner,
        )

    def die(self, number: int) -> None:
        """The d12 names a trail; 9 to 12 match nothing."""
        if number <= 8:
            self.advance(number)

    def advance(self, trail: int) -> None:
        """The one in the camp nearest the trails advances to the trail's clearing and the others close up."""
        camp = self.camps[CLAN_OF_TRAIL[trail]]
        if not camp:
            return
        wildling, camp[:] = camp[0], camp[1:]
        section = SECTION_OF_TRAIL[trail]
        if wildling == CLIMBER:
            # Climbs over at once and blocks the first hex, on its way south, without a wildling; no breach.
            self.block(trail, wildling)
        elif wildling == GIANT:
            self.giant(section, trail)
        else:
            # Stays while the regulars in the clearing do not outnumber the section's guards; once they do, they breach.
            self.clearings[section].append(trail)
            self.look_at(section)

    def giant(self, section: int, trail: int) -> None:
        """Returns home together with the guard on the lowest space; with no guard there it breaches."""
        spaces = self.wall[section]
        taken = [space for space in range(5) if spaces[space]]
        if not taken:
            self.breach(section, giant=trail)
            return
        spaces[taken[0]] = 0
        self.peaks[GIANT] += 1
        if self.giant_closes_ranks:
            self.move_down(section)
        # Checked again whenever a guard leaves.
        self.look_at(section)

    def look_at(self, section: int) -> None:
        if len(self.clearings[section]) > sum(1 for guard in self.wall[section] if guard):
            self.breach(section, giant=0)

    def move_down(self, section: int) -> None:
        guards = [guard for guard in self.wall[section] if guard]
        self.wall[section] = guards + [0] * (5 - len(guards))

    def breach(self, section: int, giant: int) -> None:
        """The guard on space 1 goes home, the others move down; then all cross; then the marker moves."""
        self.wall[section][0] = 0
        self.move_down(section)
        while self.clearings[section] and not self.ended:
            self.block(self.clearings[section].pop(0), REGULAR)
        if giant and not self.ended:
            self.block(giant, GIANT)
        if not self.ended:
            self.breaches += 1
            if self.breaches == 3:
                self.end("breaches")

    def block(self, trail: int, wildling: str) -> None:
        """The first hex on the way south without a wildling; the Gift limit is checked after each crossing."""
        way = [*WAY_SOUTH[trail].split(), *WAY_SOUTH[OTHER_TRAIL[trail]].split(), *ROW_BY_ROW.split()]
        place = next(hex_name for hex_name in way if hex_name not in self.gift)
        self.gift[place] = wildling
        if len(self.gift) >= self.gift_limit:
            self.end("gift")

    def join(self, clan: int, wildling: str) -> None:
        """A new one takes the first free camp; a fifth brings a rush: lower camp, lower trail; higher, higher.

        None left of that kind: no effect.
        """
        if not self.peaks[wildling]:
            return
        self.peaks[wildling] -= 1
        camp = self.camps[clan]
        camp.append(wildling)
        if len(camp) == 5:
            rest = camp[2:]
            for trail in TRAILS_OF_A_RUSH[clan]:
                if not self.ended:
                    self.advance(trail)
            if not self.ended:
                assert camp == rest

    def end(self, how: str) -> None:
        """Most guards on the Wall; then most points, the lowest space, the westernmost section, there the lowest space.

        With no guards at all, the seat next in turn order from the player at turn.
        """
        self.ended = how
        self.winner = min((1, 2, 3, 4), key=self.rank)

    def rank(self, seat: int) -> tuple[int, ...]:
        """The lower, the better."""
        held = [(section, at + 1) for section, spaces in self.wall.items() for at in range(5) if spaces[at] == seat]
        lowest = min((space for _, space in held), default=6)
        return (-len(held), -self.points(seat), lowest, *min(held, default=(5, 6)), seat)

    def points(self, seat: int) -> int:
        """Two settlements each; 3 or 4 guards on the Wall: 1 point; 5 or more: 2."""
        guards = sum(spaces.count(seat) for spaces in self.wall.values())
        return 2 + (guards >= 3) + (guards >= 5)
