### Quick phrases: each player reads them in their own language.

phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well_played = Well played!
phrase-lucky_roll = What a roll!
phrase-your_turn = It’s your turn.
phrase-hurry = Please hurry a little.
phrase-one_moment = One moment, please.
phrase-need_lumber = I need lumber.
phrase-need_wool = I need wool.
phrase-need_grain = I need grain.
phrase-need_brick = I need brick.
phrase-need_ore = I need ore.
phrase-make_offer = Make me an offer.
phrase-no_trade = No deal.
phrase-good_game = Good game!
phrase-goodbye = Goodbye!
