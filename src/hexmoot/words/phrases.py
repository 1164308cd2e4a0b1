"""What can be said in every language at once."""

PHRASES = (
    "hello",
    "good_luck",
    "thanks",
    "sorry",
    "well_played",
    "lucky_roll",
    "your_turn",
    "hurry",
    "one_moment",
    "need_lumber",
    "need_wool",
    "need_grain",
    "need_brick",
    "need_ore",
    "make_offer",
    "no_trade",
    "good_game",
    "goodbye",
)
