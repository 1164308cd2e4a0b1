### 定型文：それぞれのプレイヤーの言語で表示されます。

phrase-hello = こんにちは！
phrase-good_luck = よろしくお願いします！
phrase-thanks = ありがとうございます！
phrase-sorry = すみません！
phrase-well_played = お見事です！
phrase-lucky_roll = すごい出目ですね！
phrase-your_turn = あなたの手番です。
phrase-hurry = 少し急いでください。
phrase-one_moment = 少しお待ちください。
phrase-need_lumber = 木がほしいです。
phrase-need_wool = 羊がほしいです。
phrase-need_grain = 麦がほしいです。
phrase-need_brick = 土がほしいです。
phrase-need_ore = 石がほしいです。
phrase-make_offer = 貿易の提案をお願いします。
phrase-no_trade = 今回は貿易しません。
phrase-good_game = いいゲームでした！
phrase-goodbye = お疲れさまでした！
