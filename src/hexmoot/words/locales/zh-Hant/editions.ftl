### 規則書，以及各書不同之處的選項。

edition-z-base = 標準遊戲
    .description = 這裡的標準規則：隨機的島，交易與建築可以自由穿插。
    .source = 繁體中文規則索引，進階版
edition-z-first = 入門遊戲
    .description = 固定的島與起始位置；先交易，再建築。
    .source = 繁體中文規則索引，入門版
edition-k-base = 韓文規則
    .description = 適合三到六人；先交易，再建築，強盜不會回到沙漠。
    .source = 韓文說明書，進階版
edition-k-first = 韓文入門遊戲
    .description = 舊版固定的島與起始位置，適合第一次玩。
    .source = 韓文說明書，入門版
edition-j-base = 日文規則
    .description = 日文的回合摘要表，玩法和標準規則相同。
    .source = 日文回合摘要
edition-u-base = 烏克蘭文規則
    .description = 和標準規則相同，但由桌主指定誰先；道路被切斷後若平手，最長的道路先放在一旁。
    .source = 烏克蘭文簡明規則

option-players = 玩家人數
    .description = 遊戲桌可以有幾個座位。
    .value = { $value } 位玩家
    .range = { $low } 到 { $high } 位玩家
option-board = 版圖
    .description = 洗牌排成的島，或兩種固定的島之一（數字圓片與港口也固定）。
    .random = 隨機的島
    .beginner_5th = 固定的入門島
    .beginner_old = 舊版固定的入門島
    .gift = 長城以南的土地
option-harbours = 港口
    .description = 隨機的島周圍如何擺放港口。
    .frame = 海框以任意順序拼接
    .shuffled = 港口隨機放在固定位置
option-tokens = 數字圓片
    .description = 隨機的島上如何擺放數字。
    .spiral = 依字母順序螺旋排列
    .random = 隨意擺放，但紅色數字不相鄰
option-first_player = 起始玩家
    .description = 由誰開始第一個回合。
    .highest_roll = 擲骰點數最大的人
    .oldest = 年紀最大的玩家，由桌主指出
    .named = 桌主指定的座位
option-setup = 起始設置
    .description = 如何決定起始位置。
    .draft = 輪流自由選擇
    .fixed = 版圖上的固定位置
option-phases = 交易與建築
    .description = 是否必須先完成所有交易才能建築。
    .separate = 先交易，再建築
    .combined = 自由穿插
option-new_harbour = 新港口
    .description = 剛取得的港口何時可以使用。
    .next_turn = 下一個回合起
    .at_once = 立刻
option-robber_desert = 沙漠裡的強盜
    .description = 強盜能不能移回沙漠。
    .yes = 可以
    .no = 不可以
option-hand_limit = 安全手牌數
    .description = 擲出 7 時不必棄牌的資源卡上限。
    .value = { $value } 張
option-gifts = 贈送
    .description = 交易時是否可以有一方什麼都不給。
    .yes = 可以
    .no = 不可以
option-bank_short = 銀行存量不足
    .description = 銀行的某種資源不夠付給所有人時怎麼辦。
    .none = 誰都拿不到那種資源
    .sole_claimant = 若只有一人該拿，就拿走剩下的
option-plenty_alike = 創新發明
    .description = 拿的兩張卡能不能是同一種。
    .yes = 可以同一種
    .no = 必須兩種不同
option-reveal_vp = 分數卡
    .description = 什麼時候可以亮出來。
    .any_time = 隨時
    .at_end = 只在結束時
option-win_claim = 獲勝
    .description = 遊戲是否自動判定獲勝。
    .automatic = 遊戲自動結束
    .declared = 玩家必須宣告勝利
option-road_tie = 最長的道路平手
    .description = 道路被切斷後，持有者和別人平手時怎麼辦。
    .keeps = 持有者保留
    .aside = 先放在一旁
option-turn_seconds = 回合時間
    .description = 一個回合可以用多久。
    .value =
        { $value ->
            [0] 不計時
           *[other] { $value } 秒
        }
option-victory_points = 獲勝分數
    .description = 獲勝需要多少分。
    .value = { $value } 分
option-friendly_robber = 友善的強盜
    .description = 強盜是否必須放過檯面分數 2 分以下的玩家。
    .yes = 放過他們
    .no = 誰都不放過
option-offers_per_turn = 每回合提議次數
    .description = 一個座位在一個回合內可以提議幾次。
    .value =
        { $value ->
            [0] 不限
           *[other] { $value } 次
        }
option-extra_build = 回合之間的建築
    .description = 五或六人遊戲時，其他玩家在回合之間可以做什麼。
    .none = 什麼都不做
    .phase = 建築與買卡
    .paired = 配對回合
