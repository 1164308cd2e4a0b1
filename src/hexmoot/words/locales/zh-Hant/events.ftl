### 遊戲紀錄。

## 遊戲

event-placed_settlement = { $who } 在 { $place } 蓋了村莊。
event-placed_city = { $who } 在 { $place } 蓋了城市。
event-placed_road = { $who } 在 { $place } 蓋了道路。
event-opened_harbour = { $who } 取得港口：{ harbour }。
event-started_with = { $who } 的起始資源是 { $goods }。
event-turn_began = 輪到 { $who } 的回合。
event-rolled = { $who } 擲出 { $total }（{ $first } + { $second }）。
event-produced = { $who } 收成 { $goods }。
event-ran_short = 銀行的卡不夠，付不出 { $goods }。
event-must_discard = { $who } 必須棄掉 { resource-cards }。
event-chose_discard = { $who } 選好了要棄掉的 { resource-cards }。
event-set_aside = { $who } 把 { $goods }放在一旁。
event-discarded = { $who } 棄掉 { $goods }。
event-moved_robber = { $who } 把強盜移到 { $place }。
event-robbed =
    { $count ->
        [0] { $who } 選了 { $whom }，但對方沒有卡可以打劫。
       *[other] { $who } 打劫了 { $whom } 的 1 張卡。
    }
event-stole = { $who } 從 { $whom } 手上打劫到 { $goods }。
event-paid = { $who } 付給銀行 { $goods }。
event-received = { $who } 從銀行拿了 { $goods }。
event-bought_card = { $who } 買了 1 張發展卡。
event-drew_card = { $who } 抽到的卡：{ card }。
event-played_card = { $who } 打出的卡：{ card }。
event-monopolised = { $who } 從 { $whom } 收走 { $goods }。
    .none = { $whom } 沒有可交出的卡。
event-revealed = { $who } 亮出 { $count } 張分數卡。
event-offered = { $who } 向 { $asked } 提議交易。
    .whole = { $who } 向 { $asked } 提議：用 { $gives }換 { $takes }。
event-offer_gives = { $who } 願意給 { $goods }。
event-offer_takes = { $who } 想要 { $goods }。
event-agreed = { $who } 接受 { $whom } 的提議。
event-declined = { $who } 拒絕 { $whom } 的提議。
event-offer_lapsed = { $who } 的提議已經取消。
    .answer = { $whom } 已經無法答應 { $who } 的提議。
event-handed_over = { $who } 把 { $goods }給了 { $whom }。
event-longest_road = { $who } 取得最長的道路，長度 { $count }。
    .nobody = 現在沒有人擁有最長的道路。
event-largest_army = { $who } 取得最多的騎士：{ knights }。
    .nobody = 現在沒有人擁有最多的騎士。
event-asked_to_build = { $who } 可以在回合之間建築。
event-won = { $who } 以 { points }獲勝！
event-opening_roll = { $who } 為決定起始玩家擲出 { $total }（{ $first } + { $second }）。

## 遊戲桌

table-created = 遊戲桌開好了。
table-seated = { $who } 入座了。
table-seat_asked = 有人想坐空位：{ $who }。需要其他玩家全部同意。
table-seat_answered = { $who } 對空位的請求作出了答覆。
table-stood_up = { $who } 離座了。
table-coloured = { $who } 換了顏色：{ colour }。
table-locked =
    { $on ->
        [yes] 桌主鎖上了遊戲桌。
       *[no] 桌主解開了遊戲桌的鎖。
    }
table-tracked =
    { $on ->
        [yes] 桌主開啟了記牌：所有人都看得到各手牌已知的內容。
       *[no] 桌主關閉了記牌。
    }
table-freed = 桌主清空了 { $who } 的座位。
table-removed = 桌主請一位玩家離開了。
table-forgotten = 一位玩家刪除了資料並離桌了。
table-host_changed = 換了新的桌主。
table-filled = 電腦玩家坐滿了空位。
table-dice_called = 桌主開始遊戲：請每位玩家為公平的骰子提供一個數。
table-dice_committed = { $who } 已封存骰子用的數。
table-dice_revealed = { $who } 已公開封存的數。
table-start_cancelled = 開始已取消：{ $who } 沒有及時提供骰子用的數。
table-started = 遊戲開始。
table-moved = { $who } 行動了。
table-stewarded =
    { $cause ->
        [time] { $who } 的時間用完了，由代理人繼續。
        [away] { $who } 離線了，由代理人繼續。
       *[nobody] { $who } 的座位沒有人，由代理人繼續。
    }
table-taken_back = { $who } 從代理人手中接回座位。
table-not_trading =
    { $on ->
        [yes] { $who } 這回合不交易。
       *[no] { $who } 又可以交易了。
    }
table-abort_vote =
    { $on ->
        [yes] { $who } 想不分勝負結束遊戲。
       *[no] { $who } 想繼續玩。
    }
table-void_vote =
    { $on ->
        [yes] { $who } 希望這一局不算數。
       *[no] { $who } 希望這一局算數。
    }
table-went_away = { $who } 離線了。
table-came_back = { $who } 回來了。
table-paused = 伺服器暫停，所有計時也停止。
table-resumed = 遊戲繼續。
table-ended =
    { $reason ->
        [abandoned] 沒有人回來，遊戲桌已關閉。
        [aborted] 還在場的人都同意，遊戲不分勝負結束。
        [voided] 還在場的人多數同意，這一局不算數。
       *[closed] 桌主關閉了遊戲桌。
    }
table-rematched = 同一群玩家在新的遊戲桌再戰。
