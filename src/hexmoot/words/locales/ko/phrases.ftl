### 빠른 대화: 모두가 자기 언어로 읽습니다.

phrase-hello = 안녕하세요!
phrase-good_luck = 행운을 빕니다!
phrase-thanks = 고맙습니다!
phrase-sorry = 죄송합니다!
phrase-well_played = 잘하셨습니다!
phrase-lucky_roll = 대단한 주사위네요!
phrase-your_turn = 차례가 되었습니다.
phrase-hurry = 조금만 서둘러 주세요.
phrase-one_moment = 잠시만 기다려 주세요.
phrase-need_lumber = 나무가 필요합니다.
phrase-need_wool = 양털이 필요합니다.
phrase-need_grain = 곡식이 필요합니다.
phrase-need_brick = 벽돌이 필요합니다.
phrase-need_ore = 철이 필요합니다.
phrase-make_offer = 거래를 제안해 주세요.
phrase-no_trade = 거래하지 않겠습니다.
phrase-good_game = 즐거운 게임이었습니다!
phrase-goodbye = 안녕히 계세요!
