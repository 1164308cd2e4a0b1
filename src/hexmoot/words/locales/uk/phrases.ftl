### Швидкі фрази: кожен читає їх своєю мовою.

phrase-hello = Вітаю!
phrase-good_luck = Щасти вам!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-well_played = Чудово зіграно!
phrase-lucky_roll = Оце так кидок!
phrase-your_turn = Ваш хід.
phrase-hurry = Трохи швидше, будь ласка.
phrase-one_moment = Хвилинку, будь ласка.
phrase-need_lumber = Мені потрібна деревина.
phrase-need_wool = Мені потрібна вовна.
phrase-need_grain = Мені потрібне зерно.
phrase-need_brick = Мені потрібна цегла.
phrase-need_ore = Мені потрібна руда.
phrase-make_offer = Запропонуйте мені обмін.
phrase-no_trade = Не міняюся.
phrase-good_game = Гарна була гра!
phrase-goodbye = До побачення!
