"""Single decisions of the greedy bot that any player would call sensible."""

from collections.abc import Callable

import pytest

import hexmoot as hx
from hexmoot.bots.bot import Limit
from hexmoot.bots.explain import explain
from hexmoot.bots.registry import make_bot
from hexmoot.bots.value.weights import STANDARD, Weights, weights
from hexmoot.notation.moves import Move
from hexmoot.rules import terms

Scene = Callable[..., hx.Game]


def choice(game: hx.Game, seat: int = 1, **limit: int) -> Move | None:
    return make_bot("greedy").choose(game.view(seat), Limit(**limit))  # type: ignore[arg-type]


def test_a_city_is_built_as_soon_as_it_can_be_paid(scene: Scene) -> None:
    assert isinstance(choice(scene(hands={1: "GGOOO"})), hx.City)


def test_a_harbour_or_the_bank_completes_a_city(scene: Scene) -> None:
    game = scene(hands={1: "GGOOWWWW"})
    move = choice(game, offers=0)
    assert move == hx.Swap("W" * game.state.rate[0][terms.WOOL], "O", seat=1)


def test_an_empty_hand_ends_the_turn(scene: Scene) -> None:
    assert choice(scene()) == hx.End(seat=1)


def test_the_dice_are_rolled_before_anything_else_can_be_done(scene: Scene) -> None:
    assert choice(scene(terms.BEFORE_ROLL, hands={1: "GGOOO"})) == hx.Roll(seat=1)


def test_a_knight_drives_the_robber_off_before_the_roll(scene: Scene) -> None:
    game = scene(terms.BEFORE_ROLL)
    state = game.state
    own = max((place for place in range(19) if _has(game, 0, place)), key=lambda place: 6 - abs(7 - state.token[place]))
    state.robber, state.blocked = own, 1 << own
    state.cards[0][terms.KNIGHT], state.card_size[0] = 1, 1
    state.deck[terms.KNIGHT] -= 1
    state.deck_size -= 1
    blocked = hx.Game.from_state(game.start, state, hx.SeedDealer(0))
    assert choice(blocked) == hx.Knight(seat=1)


def test_a_discard_keeps_what_a_city_needs(scene: Scene) -> None:
    game = scene(terms.DISCARDING, hands={1: "GGOOOWWWLL"}, owing=1)
    move = choice(game)
    assert isinstance(move, hx.Discard)
    assert not set(move.cards) & set("GO")


def test_the_robber_goes_to_the_leader(scene: Scene) -> None:
    game = scene(terms.ROBBING, hands={2: "LL", 3: "LL", 4: "LL"}, score=[2, 2, 7, 2, 0, 0])
    move = choice(game)
    assert isinstance(move, hx.Rob)
    assert move.victim == 3


def test_the_robber_spares_oneself(scene: Scene) -> None:
    game = scene(terms.ROBBING)
    move = choice(game)
    assert isinstance(move, hx.Rob)
    assert not _has(game, 0, game.start.shape.hex_by_name[move.hex])


def test_an_offer_that_completes_a_city_is_agreed_to(scene: Scene) -> None:
    game = scene(hands={1: "OO", 2: "GGOOW"})
    game.push(hx.Offer("O", "W", seat=1))
    assert choice(game, 2) == hx.Yes(1, seat=2)


def test_an_offer_that_spoils_a_city_is_declined(scene: Scene) -> None:
    game = scene(hands={1: "WW", 2: "GGOOO"})
    game.push(hx.Offer("W", "O", seat=1))
    assert choice(game, 2) == hx.No(1, seat=2)


def test_nobody_trades_with_one_who_is_about_to_win(scene: Scene) -> None:
    game = scene(hands={1: "OO", 2: "GGOOW"}, score=[8, 2, 2, 2, 0, 0])
    game.push(hx.Offer("O", "W", seat=1))
    assert choice(game, 2) == hx.No(1, seat=2)


def test_an_offer_that_was_answered_is_not_answered_again(scene: Scene) -> None:
    game = scene(hands={1: "WW", 2: "GGOOO"})
    game.push(hx.Offer("W", "O", seat=1))
    game.push(hx.No(1, seat=2))
    assert choice(game, 2, offers=0) is None


def test_a_missing_card_is_asked_for_and_no_offer_made_twice(scene: Scene) -> None:
    game = scene(hands={1: "GGOOW", 2: "OOO", 3: "OOO", 4: "OLL"})
    offer = choice(game)
    assert isinstance(offer, hx.Offer)
    assert offer.take == "O"
    again = make_bot("greedy").choose(game.view(1), Limit(offered=(offer,)))
    assert again != offer
    assert not isinstance(choice(game, offers=0), hx.Offer)


def test_an_agreed_trade_that_completes_a_city_is_closed(scene: Scene) -> None:
    game = scene(hands={1: "GGOOW", 2: "OOO"})
    game.push(hx.Offer("W", "O", seat=1))
    game.push(hx.Yes(1, seat=2))
    assert choice(game) == hx.Close(2, seat=1)


def test_the_first_settlement_is_one_of_the_best_corners() -> None:
    game = hx.Game("z-base", seats=4, seed=9)
    state, shape = game.state, game.start.shape
    move = choice(game, game.actors[0])
    assert isinstance(move, hx.Settle)

    def dots(corner: int) -> int:
        places = [place for place in shape.corner_hexes[corner] if place != terms.NONE]
        return sum(6 - abs(7 - state.token[place]) for place in places if state.token[place])

    ranked = sorted((dots(corner) for corner in range(len(shape.corners))), reverse=True)
    assert dots(shape.corner_by_name[move.corner]) >= ranked[12]


def test_a_move_is_explained_by_the_terms_that_it_changes(scene: Scene) -> None:
    game = scene(hands={1: "GGOOO"})
    view = game.view(1)
    move = choice(game)
    assert move is not None
    terms_of_city = dict(explain(view, move))
    assert terms_of_city["points"] == pytest.approx(1.0)
    assert terms_of_city["production"] > 0
    assert terms_of_city["hand"] < 0
    assert "army" not in terms_of_city
    assert explain(view, hx.End(seat=1)) == []


def test_only_legal_moves_of_the_seat_are_explained(scene: Scene) -> None:
    game = scene()
    with pytest.raises(ValueError, match="legal"):
        explain(game.view(1), hx.Roll(seat=1))
    with pytest.raises(ValueError, match="legal"):
        explain(game.view(2), hx.End(seat=1))


def test_every_weight_is_in_the_table_and_in_the_record() -> None:
    assert set(STANDARD) == set(Weights.fields)
    with pytest.raises(ValueError, match="no weight"):
        weights({"luck": 1.0})


def test_an_onlooker_has_no_move() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        make_bot("greedy").choose(hx.Game(seed=1).view(None), Limit())


def _has(game: hx.Game, seat: int, place: int) -> bool:
    corners = game.start.shape.hex_corners[place]
    return any(game.state.corner[corner] >> 1 == seat for corner in corners)
