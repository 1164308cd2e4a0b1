"""W-HERO: the eleven heroes, each by its ability; what comes after a use; and when they rest."""

import pytest

import hexmoot as hx
from hexmoot.notation.watch_words import HEROES
from tests.rules.table import keys, play, refused, road_at, rule
from tests.watch.table import START, camps, clearings, component, position, roll, told, wall, wildlings


def with_hero(hero: str, **more: object) -> hx.Game:
    """Seat 1 at turn with a hero; the others have heroes that do nothing here."""
    others = [name for name in ("archer", "tracker", "recruiter", "rebel") if name != hero.strip("+!")]
    return position(heroes=",".join([hero, *others[:3]]), **more)  # type: ignore[arg-type]


@rule("W-HERO-01")
def test_the_commander_asks_up_to_two_and_gives_each_a_card_back() -> None:
    game = with_hero("commander", hands={1: "WW", 2: "LO", 3: "G", 4: "L"})
    assert refused(game, "h:commander=L/2,3,4") == "W-HERO-01"
    assert refused(game, "h:commander=L/1") == "W-HERO-01"
    events = play(game, "h:commander=L/2,3")
    assert [(event.other, event.count) for event in told(events, "demanded")] == [(2, 1), (3, 0)]
    assert (game.stage, game.hand(1), game.hand(2), game.hand(3)) == ("repaying", "LWW", "O", "G")
    assert refused(game, "h:pick=O") == "TRADE-14"
    assert refused(game, "h:pick=K") == "W-HERO-01"
    play(game, "h:pick=W")
    assert (game.hand(1), game.hand(2), game.stage) == ("LW", "WO", "hero")


@rule("W-HERO-01", effect=True)
def test_the_commander_who_gets_two_cards_gives_two() -> None:
    game = with_hero("commander", hands={1: "W", 2: "L", 4: "L"})
    play(game, "h:commander=L/2,4 h:pick=W h:pick=L")
    assert [game.hand(seat) for seat in (1, 2, 4)] == ["L", "W", "L"]
    assert game.stage == "hero"


@rule("W-HERO-01")
def test_the_steward_changes_one_card_at_the_bank() -> None:
    game = with_hero("steward", hands={1: "W", 2: "O" * 19})
    assert refused(game, "h:steward=W>W") == "TRADE-05"
    assert refused(game, "h:steward=L>G") == "TRADE-14"
    assert refused(game, "h:steward=W>O") == "TRADE-12"
    assert refused(game, "h:builder=C7nw>B6e") == "W-HERO-01"
    play(game, "h:steward=W>G")
    assert (game.hand(1), game.stage) == ("G", "hero")


@rule("W-HERO-01", effect=True)
def test_trading_heroes_end_with_the_trading() -> None:
    game = with_hero("steward", hands={1: "LWBW"})
    play(game, "g@1")
    assert refused(game, "h:steward=W>G") == "TURN-02"
    assert refused(with_hero("steward", stage="before", hands={1: "W"}), "h:steward=W>G") == "W-TURN-01"


@rule("W-HERO-01")
def test_the_scholar_is_asked_after_a_roll_that_brought_nothing() -> None:
    game = position(stage="before", turn=1, camps="r,-,-", wall="1----,-----,-----,-----")
    roll(game, "66.1")
    # Seat 2 has the scholar, and no building at the 12.
    assert (game.stage, game.actors) == ("consoling", (2,))
    assert refused(game, "1.end") == "PLAY-03"
    assert refused(game, "1.h:scholar=L") == "PLAY-02"
    assert refused(game, "2.h:pick=L") == "W-HERO-01"
    assert camps(game) == "r,-,-"
    play(game, "2.h:scholar=O")
    assert (game.hand(2), game.stage, game.actors) == ("O", "hero", (2,))
    play(game, "2.h:flip")
    # Only then the wildling die is resolved.
    assert (game.stage, camps(game), clearings(game)) == ("main", "-,-,-", "1,-,-,-")


@rule("W-HERO-01", effect=True)
def test_the_scholar_may_let_the_chance_go_by() -> None:
    game = position(stage="before")
    roll(game, "66.12")
    events = play(game, "2.h:pass")
    assert (game.stage, game.hand(2)) == ("main", "")
    assert "spared_hero" in keys(events)
    assert component(game)["heroes"] == "builder,scholar,steward,commander"


@rule("W-HERO-01", effect=True)
@pytest.mark.parametrize(("dice", "heroes"), [("45.12", "scholar"), ("34.12", "scholar"), ("66.12", "scholar!")])
def test_the_scholar_is_not_asked_after_a_yield_a_seven_or_while_resting(dice: str, heroes: str) -> None:
    game = position(stage="before", heroes=f"builder,{heroes},steward,commander")
    roll(game, dice)
    assert game.stage in ("main", "robbing")


@rule("W-HERO-01")
def test_the_builder_moves_a_road_with_one_loose_end() -> None:
    game = with_hero("builder", pieces={**START, 1: "s@C7n r@B6e r@B6ne s@E5n r@E5nw"})
    assert refused(game, "h:builder=B6e>E5ne") == "W-HERO-01"
    assert refused(game, "h:builder=C9nw>E5ne") == "W-HERO-01"
    assert refused(game, "h:builder=B6ne>B6nw") == "BUILD-04"
    assert refused(game, "h:builder=B6ne>B6ne") == "BUILD-04"
    events = play(game, "h:builder=B6ne>E5ne")
    assert (road_at(game, "B6ne"), road_at(game, "E5ne"), game.stage) == (None, 1, "hero")
    assert told(events, "lifted_road")[0].place == "B6ne"
    assert game.state.roads_left[0] == 12


@rule("W-HERO-01", effect=True)
def test_who_has_the_longest_route_is_settled_when_the_road_lies_again() -> None:
    mine = "s@C7n r@C7nw r@B6e r@B6ne r@B6nw r@B6w s@E5n"
    game = with_hero("builder", pieces={**START, 1: mine}, longest=1)
    play(game, "h:builder=B6w>C7w")
    assert (game.state.longest, game.state.road_length[0], game.stage) == (0, 5, "hero")
    game = with_hero("builder", pieces={**START, 1: mine}, longest=1)
    play(game, "h:builder=B6w>E5ne")
    assert (game.state.longest, game.points(1)) == (-1, 2)


@rule("W-HERO-01")
def test_the_master_of_arms_replaces_one_of_the_three_cards() -> None:
    game = with_hero("arms", hands={1: "LLBOO"})
    assert refused(game, "h:arms@1:LWB") == "W-HERO-01"
    assert refused(game, "h:arms@1:LOO") == "W-HERO-01"
    assert refused(game, "h:arms@1:LBG") == "W-GUARD-01"
    play(game, "h:arms@1:LBO")
    assert (game.hand(1), wall(game), game.stage) == ("LO", "1----,-----,-----,-----", "hero")


@rule("W-HERO-01")
def test_the_seer_chooses_one_of_three_cards_that_nobody_else_sees() -> None:
    game = with_hero("seer", hands={1: "LLGO"})
    assert refused(game, "h:seer:LLO") == "W-HERO-01"
    assert refused(game, "h:seer:WGO") == "BUILD-01"
    play(game, "h:seer:LGO")
    assert (game.stage, game.hand(1), game.state.deck_size) == ("drawing", "L", 25)
    play(game, "=K =V =V")
    assert (game.stage, game.state.deck_size) == ("foreseeing", 22)
    assert "looked=KVV" in component(game.view(1))["open"]
    assert "looked=?3" in component(game.view(2))["open"]
    assert refused(game, "h:pick=N") == "W-HERO-01"
    play(game, "h:pick=V")
    assert (game.cards(1), game.stage, game.state.deck_size) == ("V", "hero", 24)
    assert game.state.deck == [14, 2, 2, 0, 4, 2]


@rule("W-HERO-01", effect=True)
def test_the_seer_may_pay_the_plain_price_and_sees_no_more_than_there_are() -> None:
    taken = {2: "KKKKKKKKKKKKKK", 3: "RRYYVVVVV"}
    game = with_hero("seer", hands={1: "WGO"}, cards=taken)
    play(game, "h:seer:WGO =N =N")
    assert game.stage == "foreseeing"
    play(game, "h:pick=N")
    assert game.state.deck == [0, 0, 0, 0, 0, 1]


@rule("W-HERO-01")
def test_the_rebel_takes_a_card_of_choice_from_one_who_is_ahead() -> None:
    game = with_hero("rebel", hands={2: "LO", 3: "G"}, wall="222--,44444,-----,-----")
    assert refused(game, "h:rebel>3") == "W-HERO-01"
    assert refused(game, "h:rebel>4") == "W-HERO-01"
    events = play(game, "h:rebel>2")
    assert [event.audience for event in told(events, "saw_hand")] == [(1,)] * 5
    assert game.stage == "taking"
    assert "looked=LO" in component(game.view(1))["open"]
    assert "looked=?2" in component(game.view(3))["open"]
    assert refused(game, "h:pick=G") == "W-HERO-01"
    events = play(game, "h:pick=O")
    assert (game.hand(1), game.hand(2), game.stage) == ("O", "L", "hero")
    assert told(events, "stole")[0].audience == (1, 2)


@rule("W-HERO-01")
def test_the_pathfinder_clears_a_camp_and_reveals_a_token() -> None:
    game = with_hero("pathfinder", stage="before", camps="-,rcg,-", clearings="1,-,-,-", wall="1----,-----,-----,-----")
    assert refused(game, "h:pathfinder=cave4") == "W-HERO-01"
    assert refused(game, "h:pathfinder=1.2") == "W-HERO-01"
    play(game, "h:pathfinder=cave2")
    assert (camps(game), game.extra.peaks, game.stage) == ("-,rg,-", [22, 8, 7], "revealing")
    play(game, "=river.regular h:flip")
    assert (camps(game), game.stage) == ("r,rg,-", "before")


@rule("W-HERO-01", effect=True)
def test_the_pathfinder_clears_a_place_in_a_clearing() -> None:
    game = with_hero("pathfinder", clearings="-,3434,-,-", wall="-----,1111-,-----,-----")
    play(game, "h:pathfinder=2.2")
    assert clearings(game) == "-,334,-,-"


@rule("W-HERO-01")
def test_the_archer_drives_a_wildling_off_without_a_card() -> None:
    game = with_hero("archer", stage="before", wildlings="B6g")
    assert refused(game, "h:archer@B8") == "W-HERO-01"
    assert refused(game, "h:archer@Z9") == "PLAY-04"
    play(game, "h:archer@B6")
    assert (wildlings(game), game.hand(1), game.state.blocked) == ("-", "", 0)


@rule("W-HERO-01")
def test_the_recruiter_turns_a_patrol_into_a_guard() -> None:
    game = with_hero("recruiter", stage="before", cards={1: "-/-/KKK", 2: "-/-/KK"}, army=1)
    play(game, "h:recruiter@3")
    assert (wall(game), game.extra.spent, game.state.played[0][0]) == ("-----,-----,1----,-----", 1, 2)
    # With two patrols left nobody has the strongest ranger.
    assert (game.state.army, game.points(1), game.stage) == (-1, 2, "hero")
    assert refused(with_hero("recruiter"), "h:recruiter@3") == "W-HERO-01"


def with_patrols(counts: str, army: int | None, **more: object) -> hx.Game:
    """Seat 1 with the recruiter; so many patrols lie before each seat."""
    cards = {seat: f"-/-/{'K' * int(count)}" for seat, count in enumerate(counts, start=1)}
    return with_hero("recruiter", cards=cards, army=army, **more)


@rule("W-HERO-01", effect=True)
@pytest.mark.parametrize(
    ("counts", "army"),
    [
        ("4303", 1),  # still first, if not alone
        ("4304", 4),  # one alone is ahead
        ("4404", None),  # two are, so it lies aside
        ("3020", None),  # nobody has three
        ("5304", 1),  # still first beside another
    ],
)
def test_the_strongest_ranger_goes_to_a_sole_leader_or_aside(counts: str, army: int | None) -> None:
    game = with_patrols(counts, 1)
    before = game.points(1)
    play(game, "h:recruiter@1")
    assert game.state.army == (-1 if army is None else army - 1)
    assert game.points(1) == before - (army != 1)
    # Whoever takes it reveals a token; that it is kept or lies aside reveals none.
    assert game.stage == ("revealing" if army == 4 else "hero")
    if army == 4:
        assert (game.extra.reveal_seat[0], game.points(4)) == (3, 3)


@rule("W-HERO-01", effect=True)
def test_a_strongest_ranger_that_lies_aside_waits_for_one_alone() -> None:
    game = with_patrols("4424", 1, stage="before")
    play(game, "h:recruiter@1 h:take=seer")
    # The position can be written and read, though somebody has three and nobody holds the card.
    game = hx.Game.from_hen(game.hen())
    assert game.state.army == -1
    for cards, army in (("K/-/KK", None), ("K/-/KKKK", 3)):
        again = position(
            turn=3,
            cards={2: "-/-/KKKK", 3: cards, 4: "-/-/KKKK"},
            heroes="scholar,steward,builder,recruiter",
            still_open="spent=1",
            stage="before",
            wildlings="B6r",
        )
        play(again, "kn@B6")
        # A third patrol is enough only if nobody has more.
        assert again.state.army == (-1 if army is None else army - 1)


@rule("W-HERO-01", effect=True)
def test_a_strongest_ranger_that_lies_aside_goes_to_whom_another_makes_the_first() -> None:
    cards = {1: "-/-/KKKK", 2: "-/-/KKKK"}
    game = with_hero("recruiter", cards=cards, still_open="spent=1")
    play(game, "h:recruiter@1")
    assert (game.state.army, game.extra.reveal_seat[0], game.stage) == (1, 1, "revealing")


@rule("W-HERO-01")
def test_the_tracker_chases_the_robber_to_its_camp() -> None:
    game = with_hero("tracker", stage="before", robber="C7", wildlings="B8r")
    play(game, "h:tracker")
    assert (game.hand(1), game.state.robber) == ("B", -1)
    assert game.state.blocked == 1 << game.start.shape.hex_by_name["B8"]
    assert refused(with_hero("tracker"), "h:tracker") == "W-HERO-01"


@rule("W-HERO-02")
def test_after_a_use_the_hero_is_turned_over_or_exchanged() -> None:
    game = with_hero("tracker", robber="C7")
    play(game, "h:tracker")
    assert refused(game, "end") == "PLAY-03"
    assert refused(game, "h:take=archer") == "W-HERO-02"
    assert refused(game, "h:take=tracker") == "W-HERO-02"
    assert refused(game, "2.h:flip") == "PLAY-02"
    free = {move.hero for move in game.legal_moves if isinstance(move, hx.TakeHero)}
    assert free == set(HEROES) - {"tracker", "archer", "recruiter", "rebel"}
    events = play(game, "h:take=seer")
    assert component(game)["heroes"].split(",")[0] == "seer!"
    assert keys(events) == ["returned_hero", "took_hero"]


@rule("W-HERO-02")
def test_after_the_second_use_it_must_be_exchanged() -> None:
    game = with_hero("tracker+", robber="C7")
    play(game, "h:tracker")
    assert refused(game, "h:flip") == "W-HERO-02"
    play(game, "h:take=seer")
    assert game.extra.side[0] == 0


@rule("W-HERO-03")
def test_a_hero_rests_in_the_turn_in_which_it_was_used_or_taken() -> None:
    game = with_hero("archer", wildlings="B6r,B8r")
    play(game, "h:archer@B6 h:flip")
    assert component(game)["heroes"].split(",")[0] == "archer+!"
    assert refused(game, "h:archer@B8") == "W-HERO-03"
    play(game, "end")
    assert component(game)["heroes"].split(",")[0] == "archer+"
    game = with_hero("tracker", robber="C7", wildlings="B6r", hands={1: "W"})
    play(game, "h:tracker h:take=steward")
    assert refused(game, "h:steward=W>G") == "W-HERO-03"


@rule("W-HERO-03", effect=True)
def test_a_scholar_taken_now_is_asked_from_the_next_turn_on() -> None:
    game = position(stage="before", heroes="archer,builder,steward,commander", wildlings="C5r")
    play(game, "h:archer@C5 h:take=scholar")
    # Nothing lies on a 2: the roll brings nobody a card.
    roll(game, "11.12")
    assert game.actors == (1,)
    assert "console" not in component(game)["open"]
    play(game, "end")
    roll(game, "11.12")
    assert component(game)["open"] == "die=12,console=1"


@rule("W-HERO-03", effect=True)
def test_heroes_are_no_goods() -> None:
    """A robbery or a discard touches cards only."""
    game = position(stage="robbing", rolled=True, hands={2: "O"})
    before = component(game)["heroes"]
    play(game, "rob@C9>2 =O")
    assert component(game)["heroes"] == before


@rule("W-HERO-01", effect=True)
@pytest.mark.parametrize("hero", HEROES)
def test_every_listed_use_of_a_hero_is_legal_and_leads_to_the_choice(hero: str) -> None:
    game = with_hero(
        hero,
        stage="before" if hero == "scholar" else "main",
        hands={1: "LWWGBO", 2: "LLWWGBO"},
        cards={1: "-/-/K"},
        robber="C7",
        wildlings="B6r",
        camps="r,c,g",
        clearings="1,-,-,-",
        wall="222--,-----,-----,-----",
    )
    if hero == "scholar":
        roll(game, "11.12")
    uses = [move for move in game.legal_moves(1) if move.code.startswith(f"h:{hero}")]
    assert uses
    for use in uses[:40]:
        again = hx.Game.from_hen(game.hen())
        assert hx.parse_move(str(use)) == use
        again.push(use)
        while again.stage != "hero":
            again.push(again.chance[0][0] if again.awaits_chance else next(iter(again.legal_moves(1))))
        assert again.actors == (1,)
