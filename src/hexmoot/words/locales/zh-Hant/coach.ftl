### 電腦玩家喜歡或不喜歡某個行動的原因。
# .facts 說明背後的地點與數字。

coach-points = 分數
    .gain = 能得分。
    .loss = 會失分。
    .facts = 分數：{ $before } → { $after }。
coach-production = 收成
    .gain = 你的區域會收成更多卡。
    .loss = 你的區域收成會變少。
    .facts = { page-say-pips }：{ $hexes }。
coach-variety = 資源種類
    .gain = 你能生產原本缺少的資源。
    .loss = 你會失去一種原本生產的資源。
    .facts = 也就是{ $kinds }。
coach-harbours = 港口
    .gain = 用你生產的資源和銀行交易會更划算。
    .loss = 港口對你的用處變小。
    .facts = { $kinds }可以 { $rate }:1 交易。
coach-room = 發展空間
    .gain = 離適合蓋新村莊的好位置更近。
    .loss = 離適合蓋新村莊的好位置更遠。
    .facts =
        { $away ->
            [0] { place-corner }：{ page-say-pips }，道路已經相連。
            [1] { place-corner }：{ page-say-pips }，還差 1 條道路。
           *[other] { place-corner }：{ page-say-pips }，還差 { $away } 條道路。
        }
coach-army = 最多的騎士
    .gain = 離最多的騎士更近一步。
    .loss = 在爭奪最多的騎士上落後。
    .facts = 騎士 { $reached }／{ $goal }。
coach-road = 最長的道路
    .gain = 離最長的道路更近一步。
    .loss = 在爭奪最長的道路上落後。
    .facts = 長度 { $reached }，需要 { $goal }。
coach-cards = 發展卡
    .gain = 你擁有或即將得到有用的卡。
    .loss = 你會用掉一張卡。
    .facts = 手上的發展卡：{ $before } → { $after } 張。
    .steal = { $who } 有 { resource-cards }。
coach-hand = 手牌
    .gain = 你的手牌離下一個值得蓋的建築更近。
    .loss = 你會花掉很快就能用在別處的卡。
    .facts =
        { $thing ->
            [r] 之後離道路還缺 { $lacking }。
            [s] 之後離村莊還缺 { $lacking }。
            [c] 之後離城市還缺 { $lacking }。
            [g] 之後離守衛還缺 { $lacking }。
           *[buy] 之後離發展卡還缺 { $lacking }。
        }
    .whole =
        { $thing ->
            [r] 之後就湊齊道路所需的資源。
            [s] 之後就湊齊村莊所需的資源。
            [c] 之後就湊齊城市所需的資源。
            [g] 之後就湊齊守衛所需的資源。
           *[buy] 之後就湊齊發展卡所需的資源。
        }
coach-risk = 擲出 7 的風險
    .gain = 擲出 7 時損失比較小。
    .loss = 手牌太多，擲出 7 時會失去一半。
    .facts = 手牌：{ $before } → { $after } 張；超過 { $limit } 張就有危險。
coach-rivals = 對手
    .gain = 能打擊領先的玩家。
    .loss = 會幫到對手。
    .facts = { $who } 有 { points }。
    .hexes = { $who } 有 { points }：{ page-say-pips }（{ $hexes }）。
coach-dice = 骰子
    .gain = 現在能打的卡，擲骰後也還能打。
    .facts = 能讓你收成的點數組合：{ $all } 種中有 { $rolls } 種。
coach-waiting = 耐心
    .gain = 把卡留到以後用。
coach-even = 沒有差別
    .gain = 這個行動本身影響不大。
    .facts = 比較過的行動：{ $count } 種。
coach-hex = { kind } { $token }
coach-offer =
    { $verdict ->
        [take] 接受吧。
        [near] 拒絕：{ $who } 可能快贏了。
       *[leave] 最好不要。
    }
