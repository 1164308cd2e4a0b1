### 快速用語：每個人都會看到自己的語言。

phrase-hello = 你好！
phrase-good_luck = 祝你好運！
phrase-thanks = 謝謝！
phrase-sorry = 不好意思！
phrase-well_played = 打得漂亮！
phrase-lucky_roll = 擲得真好！
phrase-your_turn = 輪到你了。
phrase-hurry = 麻煩快一點。
phrase-one_moment = 請等一下。
phrase-need_lumber = 我需要木頭。
phrase-need_wool = 我需要羊毛。
phrase-need_grain = 我需要麥子。
phrase-need_brick = 我需要磚頭。
phrase-need_ore = 我需要鐵礦。
phrase-make_offer = 歡迎向我提議交易。
phrase-no_trade = 這次不換。
phrase-good_game = 這局很精彩！
phrase-goodbye = 再見！
