"""Non-interference: worlds that differ only in hidden facts look the same, byte for byte, to everybody else."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexmoot.game.dealers import FairDealer
from hexmoot.game.game import Game
from hexmoot.server.table import folding
from hexmoot.server.table.events import Moved
from hexmoot.server.words.coding import encode
from hexmoot.server.words.server import Event, Refusal
from hexmoot.server.words.settings import Clock, TableSettings
from tests.properties.profile import SOAK, examples
from tests.server.table.driver import SEED, Driver, Reader, codes, own_seed, person_of, random_offer

TRIED = [
    "o:L>W",
    "o:G>LL",
    "o:>W",
    "roll",
    "end",
    "buy",
    "kn",
    "mo:W",
    "vp",
    "win",
    "y1",
    "d2",
    "d>3",
    "x:LLG",
    "rob@D7>1",
]
TRIED_IN_THE_WATCH = [
    *TRIED,
    "g@1",
    "nr@2",
    "kn@D6",
    "h:seer:WGO",
    "h:steward=L>O",
    "h:rebel>1",
    "h:pick=L",
    "h:pass",
]
BASE = TableSettings("z-base", {"hand_limit": "6"}, 4, clock=Clock("turn", away_seconds=60))
# Six seats, with the building phase after every turn.
LARGE = TableSettings("k-base", {"hand_limit": "6"}, 6, clock=Clock("turn", away_seconds=60))
WATCH = TableSettings("w-base", {"hand_limit": "6"}, 4, clock=Clock("turn", away_seconds=60))


class TwistedDealer(FairDealer):
    """Deals as its key has it, but for one card drawn or stolen."""

    purpose, counter, shift = "", -1, 0

    def below(self, purpose: str, bound: int) -> int:
        counter = self.counters()[{"cards": 2, "robbery": 3}.get(purpose, 0)]
        number = super().below(purpose, bound)
        return (number + self.shift) % bound if (purpose, counter) == (self.purpose, self.counter) else number


def world(twist: tuple[str, int, int], settings: TableSettings = BASE) -> Driver:
    """A table whose dealer is twisted."""
    purpose, counter, shift = twist
    kind = type("Twisted", (TwistedDealer,), {"purpose": purpose, "counter": counter, "shift": shift})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "FairDealer", kind)
        return Driver(settings).start()


class Worlds:
    """Two tables that get the same commands. `knowing` are the seats that were told something different."""

    def __init__(self, purpose: str, counter: int, shift: int, settings: TableSettings = BASE) -> None:
        self.one = world((purpose, counter, 0), settings)
        self.two = world((purpose, counter, shift), settings)
        self.knowing: set[int] = set()
        self.parted = False
        # How often streams were compared after the worlds had parted.
        self.compared = 0
        self.looked = 0
        self.tried = TRIED_IN_THE_WATCH if settings is WATCH else TRIED

    def common(self, chance: random.Random) -> tuple[int, str] | None:
        """A move that can be made in both worlds, and that shows no hidden card to all."""
        game = self.one.table.game
        assert game is not None
        seats = list(range(1, game.seats + 1))
        chance.shuffle(seats)
        if chance.random() < 0.3:
            able = [seat for seat in seats if self.may_offer(seat)]
            offer = random_offer(self.one, able[0], chance) if able else ""
            if offer and self.is_legal(able[0], offer):
                return able[0], offer
        for seat in sorted(seats, key=lambda seat: seat not in game.actors):
            found = sorted(set(codes(self.one, seat)) | set(self.discards(seat)))
            chance.shuffle(found)
            # Buying, robbing and looking make hidden facts: the more of them the better. What shows hands is left out.
            found.sort(key=lambda code: not code.startswith(("buy", "rob", "kn", "h:rebel", "h:seer", "h:take=rebel")))
            for code in found:
                if not code.startswith(("mo:", "vp", "win", "h:commander")) and self.is_legal(seat, code):
                    return seat, code
        return None

    def may_offer(self, seat: int) -> bool:
        return all("o" in world.open_ask(seat)["moves"] for world in (self.one, self.two))

    def discards(self, seat: int) -> list[str]:
        """Discards that both hands could make."""
        count = self.one.open_ask(seat)["moves"].get("x")
        hands = [world.view((seat, person_of(seat)))["my_hand"] for world in (self.one, self.two)]
        common = "".join(kind * min(hand.count(kind) for hand in hands) for kind in "LWGBO")
        return [f"x:{common[:count]}"] if count and len(common) >= count else []

    def is_legal(self, seat: int, code: str) -> bool:
        return all(
            isinstance(world.ask(world.act(seat, code), person_of(seat)), Moved) for world in (self.one, self.two)
        )

    def play(self, chance: random.Random, most: int) -> None:
        """Plays on in both worlds, and compares after every event what was told to those who know of nothing."""
        for _ in range(most):
            self.compare()
            if self.one.table.status != "playing":
                return
            self.try_others(chance)
            found = self.common(chance)
            if found is None:
                return
            seat, code = found
            passed = chance.randrange(9000)
            bodies: list[Moved] = []
            for each in (self.one, self.two):
                each.at += passed
                body = each.move(seat, code).body
                assert isinstance(body, Moved)
                bodies.append(body)
            # The numbers of nonces may differ, since one world may have refused what the other was not asked.
            if bodies[0].outcomes != bodies[1].outcomes:
                self.learn(bodies)
            if code.startswith("h:rebel") and int(code[-1]) in self.knowing:
                # Whoever looks at a hand that differs knows of it, too.
                self.knowing.add(seat)
                self.looked += 1
        self.compare()

    def learn(self, bodies: list[Moved]) -> None:
        """Who was told what differs: the buyer, or thief and victim."""
        self.parted = True
        self.knowing.add(bodies[0].seat)
        if ">" in bodies[0].move:
            self.knowing.add(int(bodies[0].move[-1]))

    def compare(self) -> None:
        """All others have been told the same bytes, in frames of the same number."""
        assert self.one.table.status == self.two.table.status
        assert self.one.table.deadline() == self.two.table.deadline()
        for reader in self.readers():
            one, two = self.one.frames[reader], self.two.frames[reader]
            assert len(one) == len(two)
            assert one[-1] == two[-1], reader
            self.compared += self.parted
            shots = [each.table.look(*reader) for each in (self.one, self.two)]
            assert shots[0] == shots[1]
        for seat in self.knowing:
            # Even who knows of a hidden fact gets as many frames.
            reader = (seat, person_of(seat))
            assert len(self.one.frames[reader]) == len(self.two.frames[reader])

    def answer(self, driver: Driver, seat: int, code: str) -> tuple[str, str | None]:
        """What a seat gets for a move that it tries: done, or the code and the rule of the refusal."""
        answer = driver.ask(driver.act(seat, code), person_of(seat))
        return (answer.code, answer.rule) if isinstance(answer, Refusal) else ("done", None)

    def try_others(self, chance: random.Random) -> None:
        """Whatever a seat that knows nothing tries, it gets the same answer in both worlds."""
        for seat, _ in self.readers():
            if seat is not None:
                for code in chance.sample(self.tried, 3):
                    assert self.answer(self.one, seat, code) == self.answer(self.two, seat, code), (seat, code)

    def readers(self) -> list[Reader]:
        return [reader for reader in self.one.readers() if reader[0] not in self.knowing]


@pytest.mark.parametrize(("purpose", "shift"), [("robbery", 2), ("cards", 14)])
def test_a_hidden_card_changes_nothing_for_others(purpose: str, shift: int) -> None:
    worlds = Worlds(purpose, 0, shift)
    worlds.play(random.Random(1), 120)
    # The worlds do differ, and the one who knows sees that.
    assert worlds.parted
    seat = min(worlds.knowing)
    assert worlds.one.frames[seat, person_of(seat)] != worlds.two.frames[seat, person_of(seat)]
    assert worlds.compared > 200


@pytest.mark.parametrize(("purpose", "shift", "seed"), [("robbery", 2, 1), ("cards", 14, 4)])
def test_a_hidden_card_of_the_second_game_changes_nothing_for_others(purpose: str, shift: int, seed: int) -> None:
    worlds = Worlds(purpose, 0, shift, WATCH)
    worlds.play(random.Random(seed), 120)
    assert worlds.parted
    assert worlds.compared > 100
    # In the second of them somebody looks at a hand in which the worlds differ.
    assert bool(worlds.looked) == (purpose == "cards")
    seat = min(worlds.knowing)
    assert worlds.one.frames[seat, person_of(seat)] != worlds.two.frames[seat, person_of(seat)]


@pytest.mark.parametrize(("purpose", "shift", "seed"), [("robbery", 1, 3), ("cards", 20, 5)])
def test_a_hidden_card_changes_nothing_for_the_five_others(purpose: str, shift: int, seed: int) -> None:
    worlds = Worlds(purpose, 0, shift, LARGE)
    worlds.play(random.Random(seed), 110)
    assert worlds.parted
    assert worlds.compared > 100
    seat = min(worlds.knowing)
    assert worlds.one.frames[seat, person_of(seat)] != worlds.two.frames[seat, person_of(seat)]


HEN = (
    "z-base:1 island:G5W10G8/W2B9B3L4/W6B4O11W6O11/L3G5DL12/O8L10G9 "
    "B5nw:3,B7ne:B,B9ne:3,C12w:W,D13w:3,F11nw:G,G8nw:O,F3ne:L,C4w:3 F5 "
    "D3n,D5n,E4n,E8s/E6s/D3ne,D5nw,D5w,F5ne,F7nw,F7ne|C8s,D9s/B9s/B9w,C8ne,C10w,D9nw,D9w,E8ne|"
    "B5n/C6n,E4s/B5ne,B7w,C6ne,C8nw,F3ne|B11s,C10s,C12s/E6n/C12w,D9ne,D11nw,D11ne,E6nw "
    "{hands} {cards} 2,3 4:main:rolled -"
)
HANDS = ["LLWGBBO", "LLWWWGO", "LGGGBOO", "LLWWGGGBOO"]
CARDS = ["M", "K", "KRY", "V"]
PLAYED = ["-", "K", "KKKR", "KK"]


def positions_of(hands: list[str], cards: list[str]) -> Driver:
    """A table that was led to this position."""
    driver = Driver(BASE).start()
    held = "|".join(f"{own}/-/{played}" for own, played in zip(cards, PLAYED, strict=True))
    sorted_hands = ["".join(sorted(hand, key="LWGBO".index)) for hand in hands]
    driver.table.game = Game.from_hen(HEN.format(hands="|".join(sorted_hands), cards=held))
    driver.table._look = None
    return driver


def seen(driver: Driver, seat: int | None) -> bytes:
    return encode(driver.table.look(seat, person_of(seat) if seat else None))


@pytest.mark.parametrize("one", range(1, 5))
@pytest.mark.parametrize("other", range(1, 5))
def test_cards_that_two_hands_exchange_unseen_show_to_nobody_else(one: int, other: int) -> None:
    hands = list(HANDS)
    if one != other:
        # A lumber for a wool: the bank and the sizes of the hands stay as they are.
        hands[one - 1] = hands[one - 1].replace("L", "W", 1)
        hands[other - 1] = hands[other - 1].replace("W" if "W" in hands[other - 1] else "G", "L", 1)
        if "W" not in HANDS[other - 1]:
            hands[one - 1] = HANDS[one - 1].replace("L", "G", 1)
    before, after = positions_of(HANDS, CARDS), positions_of(hands, CARDS)
    for seat in (None, 1, 2, 3, 4):
        assert (seen(before, seat) == seen(after, seat)) == (seat not in (one, other) or one == other)


@pytest.mark.parametrize("seat", range(1, 5))
@pytest.mark.parametrize("card", ["K", "V", "Y"])
def test_a_card_from_the_deck_shows_to_nobody_else(seat: int, card: str) -> None:
    cards = list(CARDS)
    cards[seat - 1] = "".join(sorted(card + cards[seat - 1][1:], key="KRYMV".index))
    before, after = positions_of(HANDS, CARDS), positions_of(HANDS, cards)
    for reader in (None, 1, 2, 3, 4):
        same = reader != seat or cards == CARDS
        assert (seen(before, reader) == seen(after, reader)) == same


def test_everybody_gets_as_many_events_of_the_rules() -> None:
    driver = Driver(BASE).start()
    chance = random.Random(3)
    hidden = 0
    for _ in range(150):
        driver.play(chance, 1)
        told = [driver.table.tell(driver.table.number, *reader) for reader in driver.readers()]
        lists = [one.events for one in told if isinstance(one, Event) and one.events]
        assert len({len(events) for events in lists}) <= 1
        hidden += sum(event is None for events in lists for event in events)
    assert hidden


@pytest.mark.slow
@given(
    purpose=st.sampled_from(["robbery", "cards"]),
    counter=st.integers(0, 6),
    shift=st.integers(1, 20),
    seed=st.integers(0, 2**16),
    settings=st.sampled_from([BASE, LARGE]),
)
@examples(6)
def test_no_hidden_card_changes_anything_for_others(
    purpose: str, counter: int, shift: int, seed: int, settings: TableSettings
) -> None:
    Worlds(purpose, counter, shift, settings).play(random.Random(seed), 220 if SOAK else 160)


def test_nothing_secret_is_in_any_frame_before_the_end() -> None:
    driver = Driver(BASE).start()
    driver.play(random.Random(5), 200)
    secrets = [SEED, *(own_seed(person_of(seat)) for seat in range(1, 5))]
    secrets += [person_of(seat) for seat in range(1, 5)] + ["nonce-"]
    for reader, frames in driver.frames.items():
        assert len(frames) > 200
        for frame in frames:
            assert not any(secret.encode() in frame for secret in secrets), (reader, frame)


def test_only_its_own_person_sees_a_seat() -> None:
    driver = Driver(BASE).start()
    event = driver.events[-1]
    for person in (None, person_of(2), "somebody"):
        assert driver.table.look(1, person).view["my_hand"] is None
        assert driver.table.look(1, person).seat is None
        told = driver.table.tell(event, 1, person)
        assert told is not None
        assert told.seat is None


def test_a_covered_discard_is_a_number_until_all_have_chosen() -> None:
    driver = Driver(TableSettings("z-base", {"hand_limit": "5"}, 4, fair_dice=False)).start()
    chance = random.Random(11)
    game = driver.table.game
    assert game is not None
    while driver.table.status == "playing" and len(game.actors) < 2:
        driver.play(chance, 1)
    first, second = game.actors[:2]
    code = next(codes(driver, first))
    event = driver.move(first, code)
    told = driver.table.tell(event, second, person_of(second))
    own = driver.table.tell(event, first, person_of(first))
    assert getattr(told, "move", "") == f"x:?{len(code) - 2}"
    assert getattr(own, "move", "") == f"x:{''.join(sorted(code[2:], key='LWGBO'.index))}"
