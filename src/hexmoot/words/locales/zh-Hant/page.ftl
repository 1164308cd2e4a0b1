### 遊戲以外，頁面上的用語。遊戲本身的用語在 terms.ftl。

## 頁首

page-home = 回首頁
page-skip = 跳到內容
page-nav = 選單
page-nav-rules = 規則
page-nav-learn = 教學
page-nav-me = 你的名字與帳號
page-language = 語言
page-language-lost = 該語言的文字沒有載入成功。請重新整理頁面，再選一次。
page-theme =
    { $dark ->
        [yes] 換成淺色
       *[no] 換成深色
    }
page-sound =
    { $on ->
        [yes] 音效已開啟
       *[no] 音效已關閉
    }
page-help = 說明與規則
page-close = 關閉
# $on: whether the sheet over the island is drawn up.
page-sheet-more =
    { $on ->
        [yes] 縮小
       *[no] 放大
    }
page-cancel = 取消
page-loading = 請稍候……
page-lost = 頁面的一部分沒有載入成功：可能是網路問題，也可能是遊戲更新了。
page-nowhere = 這個網址沒有任何東西。
page-rules = 規則

## 首頁

page-front-title = 開拓這座島
page-front-lead = 交易、建築，搶先拿到 10 分；可以和電腦玩家對戰，也可以找朋友一起玩。免註冊、免費、免安裝。
page-front-free = 可以馬上開始，之後再取名字。
page-play-now = 馬上和電腦玩家對戰
page-make-table = 開一桌和朋友玩
page-guest-names = 水獺 | 白鷺 | 石虎 | 黑熊 | 山羌 | 藍鵲 | 梅花鹿 | 穿山甲 | 飛鼠 | 海豹

## 遊戲桌列表

page-list-mine = 你的遊戲桌
page-list-open = 等人的遊戲桌
page-list-open-none = 現在沒有人在公開的遊戲桌等待。開一桌，或和電腦玩家對戰吧。
page-list-running = 可以觀戰的遊戲
page-list-return = 繼續
page-list-join = 加入
page-list-watch = 觀戰
page-list-seats = { $seats } 個座位，已坐 { $taken } 位
page-list-locked = 已鎖
page-list-nobody = 還沒有人入座

## 開桌

page-make-edition = 規則書
page-edition-source = 出處：{ $source }
page-editions-compare = 比較各規則書
page-make-seats = 座位數
page-make-seats-odd = 規則書沒有這個人數的玩法，但仍然可以這樣玩。
page-make-bots = 電腦玩家
page-make-bots-all = 補滿其他座位
page-bots-add = 加入電腦玩家
page-bots-add-one = 加入：{ $name }，等級 { $level }（最高 { $most }）
page-bots-level = 等級 { $level }（最高 { $most }）
page-bots-take-away = 移除：{ $name }
page-make-clock = 計時
page-clock-kind =
    { $kind ->
        [turn] 每回合計時
        [bank] 整局計時
       *[none] 不計時
    }
page-make-turn-seconds = 每回合秒數
page-make-bank-minutes = 整局分鐘數
page-make-away = 斷線時由代理人接手
page-away-minutes =
    { $minutes ->
        [0] 不接手
       *[other] { $minutes } 分鐘後
    }
page-make-first = 起始玩家
page-make-first-any = 不指定：1 號座位
page-make-public = 公開：顯示在遊戲桌列表
page-make-fair = 公平的骰子：由所有玩家共同決定，人人都能驗證
page-make-hot-seat = 共用裝置：一個人可以坐好幾個座位
page-make-coach = 教練：玩家可以請教建議
page-make-tracker = 記牌：向所有人顯示從公開資訊得知的手牌
page-make-options =
    { $count ->
        [0] 更改個別規則
       *[other] 更改個別規則（已改 { $count } 項）
    }
page-make-as-book = 依規則書：{ $value }
page-make-open = 開桌
page-preview = 這種規則的島
page-preview-another = 換一座島

## 遊戲開始前

page-come-in = 怎麼稱呼你？
page-come-in-go = 進入
page-invitation =
    { $state ->
        [hosted] { $host } 正在等待玩家。
        [running] 遊戲已經開始，你可以觀戰。
        [ended] 遊戲已經結束。
        [closed] 桌主關閉了這張遊戲桌，遊戲沒有開始。
        [abandoned] 沒有人回來，這張遊戲桌已經關閉。
       *[open] 這張遊戲桌正在等待玩家。
    }
page-room-waiting =
    { $count ->
        [0] 座位都坐滿了
       *[other] 還在等 { $count } 位玩家
    }
page-room-dice = 正在準備骰子
page-room-sealed =
    { $done ->
        [yes] 已提供骰子用的數
       *[no] 正在提供骰子用的數
    }
page-room-fair = 公平的骰子
page-room-hot-seat = 共用裝置
page-room-name = 座位 { $seat } 的名字
page-room-guest = { $name } { $seat }
page-room-bot = 坐空位的電腦玩家
page-room-bot-level = { $name }，等級 { $level }
page-room-fill = 用電腦玩家補滿
page-room-lock =
    { $locked ->
        [yes] 解鎖遊戲桌
       *[no] 鎖上遊戲桌
    }
page-room-tracker =
    { $on ->
        [yes] 關閉記牌
       *[no] 開啟記牌
    }
page-room-about = 這一桌的規則
page-room-start = 開始遊戲
page-room-host-starts = 由桌主開始遊戲。
page-room-close = 關閉遊戲桌
page-close-sure = 遊戲桌會對所有人關閉，之後誰也不能入座。
page-seat-free = 空位
page-seat-machine = 外部電腦玩家
page-seat-colour = 顏色
page-seat-take = 入座
page-seat-leave = 離座
page-seat-empty = 清空座位
page-seat-remove = 請離
page-seat-host = 設為桌主
page-share = 這張遊戲桌的連結
page-share-copy = 複製
page-share-copied = 已複製
page-onlookers = 觀戰中：{ $names }

## 島

page-island = 島
page-island-hexes = 區域
page-island-harbours = 港口
page-island-roads = 道路
page-zoom-in = 放大
page-zoom-out = 縮小
page-zoom-reset = 顯示整座島
page-say-hex =
    { $token ->
        [0] { place-hex }：{ terrain }{ page-say-robber }
       *[other] { place-hex }：{ terrain }，數字 { $token }，{ page-say-pips }{ page-say-robber }
    }
page-say-robber =
    { $robber ->
        [yes] ，有強盜
       *[no] { "" }
    }
page-say-pips = { $pips } 個點
page-say-yield =
    { $token ->
        [0] { terrain }
       *[other] { terrain } { $token }
    }
page-say-piece = { $place }：{ $who } 的{ piece }
page-say-harbour = { place-side }：{ harbour }
page-spot-build = 蓋在這裡：{ piece }，{ $place }
page-spot-robber = 把強盜移到這裡：{ $place }
page-spot-around = { $spot }（{ $hexes }）

## 座位

page-seats = 座位
page-seat-about = 關於 { $name }
page-seat-you = 你
page-seat-points =
    { $open ->
        [0] { points }
       *[other] { points }，其中公開 { $open } 分
    }
page-seat-army =
    { $award ->
        [yes] { knights }，最多的騎士
       *[no] { knights }
    }
page-seat-road =
    { $award ->
        [yes] 道路長度 { $count }，最長的道路
       *[no] 道路長度 { $count }
    }
page-seat-known = 從公開資訊得知的手牌
page-seat-state =
    { $state ->
        [free] 沒有人
        [steward] 代理人進行中
        [away] 離線
       *[not_trading] 不交易
    }

## 手牌

page-hand = 你的手牌：{ $count } 張
page-hand-used = { goods }，已選 { $used } 張
page-hand-aside = 放在一旁：{ resource-cards }
page-hand-cards = 發展卡
page-hand-card =
    { $fresh ->
        [yes] { card-counted }，新買的：下個回合起才能打出。
       *[no] { card-counted }。
    }

## 可以做的事

page-actions = 你可以做的事
page-key = { $what }（{ $key }）
page-roll = 擲骰
page-build = 蓋{ piece }，費用：{ $cost }；剩 { $left } 個
page-buy = 買發展卡，費用：{ $cost }；牌堆剩 { $left } 張
page-buy-short = 發展卡
page-trade = 交易
page-win = 宣告勝利
page-end =
    { $stage ->
        [extra] 跳過
       *[other] 結束回合
    }
page-your-turn = 輪到你了
page-pending = 等待遊戲桌回應……
page-not-now = 現在不能這樣做。請看看遊戲桌正在等你做什麼。
page-not-your-turn = 現在不是你的回合。輪到你時才能這樣做。
page-not-by-rule = 依照規則，現在不能這樣做。請看「{ $rule }」。
page-ask =
    { $stage ->
        [settling] 放置村莊：請選一個交叉點。
        [paving] 在你的村莊旁放置道路。
        [before] 輪到你了：請擲骰，也可以先打出卡片。
        [discarding] 擲出 7！請從手牌選 { $count } 張卡棄掉。
        [robbing] 移動強盜：請選一個區域。
        [laying] 放置免費的道路，還有 { $count } 條。
        [extra] 下個回合開始前，你可以建築或買卡，也可以跳過。
        [paired] 你的配對回合：可以和銀行交易、建築，或結束回合。
        [building] 交易已結束：可以繼續建築，或結束回合。
        [ending] 交易已結束，現在也不能再建築：請結束回合。
       *[main] 輪到你了：可以交易、建築，或結束回合。
    }
page-wait-discard = { $who } 必須棄牌。
page-building =
    { $quick ->
        [yes] 請選{ piece }的位置，選了就會蓋好。
       *[no] 請選{ piece }的位置。
    }
page-confirm = 確定
page-confirm-build = 在 { $place } 蓋{ piece }嗎？
page-confirm-buy = 用 { $cost } 買一張發展卡嗎？
page-confirm-robber =
    { $robs ->
        [yes] 把強盜移到 { $place }，打劫 { $whom } 嗎？
       *[no] 把強盜移到 { $place } 嗎？
    }
page-confirm-victims = 強盜移到 { $place }：要打劫誰？
page-discard = 棄掉（{ $done }/{ $count }）
page-card-play =
    { $card ->
        [Y] 創新發明：請選要從銀行拿的卡。
        [M] 資源壟斷：請選一種資源。
       *[other] { card-effect }
    }
page-card-go = 打出：{ card }
page-pick-add = 加 1 張{ kind }（現在 { $count } 張）
page-pick-remove = 收回 1 張{ kind }（現在 { $count } 張）

## 交易

page-trade-give = 你給出
page-trade-take = 你得到
page-trade-bank = 銀行
page-trade-bank-kind = { $rate } 張{ kind }換銀行 1 張卡
page-trade-bank-none = 現在不能和銀行交易
page-trade-swap = 給出 { $gives }，拿 { $takes }
page-trade-rates = 銀行兌換比例
page-trade-stock = 銀行剩餘張數
page-trade-left = 銀行還有 { $count } 張
page-trade-players = 玩家
page-trade-to = 現在是 { $who } 的回合，你的提議只會給 { $who }。
page-trade-offer = 提出提議
page-trade-nobody = 請選擇對象
page-trade-off =
    { $on ->
        [yes] 恢復交易
       *[no] 這回合不交易
    }
page-offers = 檯面上的提議
page-offer-own = 你提議用 { $gives }換 { $takes }。
page-offer-other = { $who } 提議用 { $gives }換 { $takes }。
page-offer-answer =
    { $answer ->
        [yes] { $who } 接受
        [no] { $who } 拒絕
       *[open] { $who } 考慮中
    }
page-offer-close = 和 { $who } 交易
page-offer-withdraw = 收回
page-offer-take = 成交
page-offer-yes = 接受
page-offer-no = 拒絕
page-offer-counter = 還價
page-offer-gives =
    { $own ->
        [yes] 你給
       *[no] 給
    }
page-offer-wants =
    { $own ->
        [yes] 你要
       *[no] 要
    }
page-offer-time = 回應時間還剩 { $seconds } 秒
page-offer-lack = 你沒有這些卡。
page-offer-not-now = 現在不行。
page-offers-more = 還有 { $count } 個提議
page-offers-fewer = 只顯示第一個提議

## 島的旁邊

page-tabs = 紀錄、聊天與說明
page-tab =
    { $panel ->
        [log] 紀錄
        [chat] 聊天
        [aid] 說明
        [menu] 遊戲桌
       *[trade] 交易
    }
page-log = 遊戲紀錄
page-log-none = 發生的事會寫在這裡。
page-talk = 桌邊聊天
page-talk-none = 還沒有人說話。
page-talk-heard = { $name } 說：{ $line }
page-talk-say = 說點什麼
page-talk-send = 送出
page-talk-phrases = 快速用語
page-talk-mute = 不再看 { $name } 的訊息
page-talk-unmute = 恢復 { $name } 的訊息
page-talk-remove = 刪除這句話
page-aid-costs = 建築費用
page-aid-left = 剩 { $count }
page-aid-bank = 銀行
page-aid-stock = 存量
page-aid-rates = 銀行兌換比例
page-aid-quick = 點一下就蓋，不再詢問
page-aid-keys = 快速鍵：按一個字母或數字就立即執行
page-aid-keys-off = 快速鍵已關閉。一切都可以用 { $tab } 鍵移到，再按 { $enter } 鍵執行。
page-aid-coach = 教練：標出最好的位置
page-keys =
    { $what ->
        [roll] 擲骰
        [road] 蓋道路
        [settlement] 蓋村莊
        [city] 蓋城市
        [card] 買發展卡
        [trade] 交易
        [log] 紀錄
        [talk] 聊天
        [island] 移到島上
        [hand] 移到手牌
        [arrows] 方向鍵：在島上移動
        [choose] 選擇
        [confirm] 選擇；再按一次確定
       *[end] 結束回合
    }
page-fair-hash = 伺服器骰子的封印
page-fair-hash-why = 請在遊戲前記下：結束後可以核對伺服器有沒有更換。這個瀏覽器也會替你記下。

## 投票、代理人與共用裝置

page-vote-abort =
    { $on ->
        [yes] 還是繼續玩
       *[no] 投票：不分勝負結束
    }
page-vote-void =
    { $on ->
        [yes] 還是讓這一局算數
       *[no] 投票：這一局不算數
    }
page-vote-sure =
    { $vote ->
        [abort] 只要還在場的人都不反對，遊戲就會立刻結束、不分勝負，而且無法復原。機器人不參與投票。
       *[void] 只要還在場的人過半數同意，遊戲就會結束、不算數，而且無法復原。機器人不參與投票。
    }
page-vote-asked =
    { $vote ->
        [abort] 不分勝負結束遊戲嗎？{ $names } 贊成。
       *[void] 這一局不算數嗎？{ $names } 贊成。
    }
page-vote-agree = 贊成
page-vote-decline = 繼續玩
page-newcomer = { $who } 想接手 { $seat } 號座位和手牌，需要其他玩家全部同意。
page-newcomer-yes = 同意
page-newcomer-no = 不同意
page-seat-ask = 請求 { $seat } 號座位
page-people = 在場的人
page-people-do = 對 { $name } 可做的事
page-deed-free = 交給代理人
page-deed-sure =
    { $deed ->
        [free] 代理人會替 { $name } 玩下去；{ $name } 隨時可以回到座位。
        [bot] 代理人會玩這個座位，直到有人獲准入座，或你再放上電腦玩家。
        [host] { $name } 會成為這張遊戲桌的桌主，你不再是桌主。
        [fill] 從現在起由電腦玩家坐空位。原本坐在那裡的人不能直接回來。
       *[remove] { $name } 必須離開這張遊戲桌，而且不能再回來。
    }
page-lock-why =
    { $locked ->
        [yes] 遊戲桌已鎖上：沒有人能再入座，只有在座的人能說話。
       *[no] 鎖上後沒有人能再入座，只有在座的人能說話。
    }
page-tracker-why =
    { $on ->
        [yes] 記牌已開啟：所有人都看得到從公開資訊得知的手牌。
       *[no] 開啟記牌後，所有人都看得到從公開資訊得知的手牌。
    }
page-seat-kept = 你的座位空著。在你回來之前由代理人玩。
page-seat-kept-bot = 在你回來之前，由電腦玩家玩你的座位。
page-leave-sure = 代理人會替這個座位玩下去。在其他玩家讓別人入座之前，你都可以回來。
page-steward = 代理人正在替你玩。
page-steward-back = 接回座位
page-looking-on = 你正在觀戰。
page-cover = 請把裝置交給 { $who }
page-cover-off = 我是 { $who }：顯示我的卡

## 遊戲結束

page-over-won =
    { $you ->
        [yes] 你贏了！
       *[no] { $who } 獲勝了
    }
page-over =
    { $kind ->
        [aborted] 遊戲不分勝負結束
        [voided] 這一局不算數
        [abandoned] 玩家都離開了遊戲桌
       *[closed] 遊戲桌已關閉
    }
page-over-done = 遊戲結束了。
page-over-points = 分數
page-over-hand = 手牌
page-over-fair = 所有骰子的種子都已公開，可以驗證紀錄。
page-over-rematch = 再玩一局
page-over-next = 前往下一局
page-over-record = 重播與統計
page-over-look = 看看島
page-over-again = 結果

## 連線

page-link-lost = 連線中斷了。頁面會自動重新連線。
page-link-now = 立刻重試
page-link-reload = 重新整理
page-link-outdated = 遊戲已更新，但這個頁面還是舊版。請關閉這個分頁，再重新開啟遊戲桌連結；若仍無效，請清除瀏覽器儲存的本站資料。
page-link-back =
    { $count ->
        [0] 已重新連線。這段時間沒有發生任何事。
       *[other] 已重新連線。這段時間發生了 { $count } 件事，請看紀錄。
    }
page-link-back-whole =
    { $count ->
       *[other] 已重新連線。這段時間發生的 { $count } 件事不在紀錄裡。
    }
page-problem-offline = 無法連上伺服器。請檢查連線再試一次。
page-problem-unknown = 伺服器已經不認得這個瀏覽器。請重新整理頁面，再取名字。
page-problem-forbidden = 伺服器不接受這個頁面的要求。
page-problem-missing = 找不到這個東西。
page-problem-taken = 已經有人用了。請換一個。
page-problem-refused = 伺服器無法處理。請檢查你輸入的內容。

## 自己

page-me = 你
page-me-name = 你的名字
page-me-rename = 更改名字
page-me-renamed = 名字已更改。
page-me-account = 帳號
page-me-account-why = 有了帳號，換瀏覽器也能保留名字與遊戲。除此之外都不需要帳號。
page-me-login = 登入名稱
page-me-password = 密碼，至少十個字元
page-me-enter = 登入
page-me-register = 用這個登入名稱保留我的名字
page-me-kept = 你的名字已保留。
page-me-in = 你已登入。
page-me-left = 你已登出。
page-me-recovery = 請抄下這個復原碼。忘記密碼時可以用它打開帳號，而且只會顯示這一次：
page-me-leave = 登出
page-me-leave-everywhere = 在所有裝置上登出
page-me-left-everywhere = 你已在所有裝置上登出。
page-me-change = 更改密碼
page-me-change-why = 更改後只有這個裝置保持登入，並會得到新的復原碼。
page-me-password-now = 目前的密碼
page-me-export = 下載我的所有資料
page-me-forget = 刪除我的資料
page-me-forget-sure = 確定永久刪除
page-me-forgotten = 你的資料已刪除。你玩過的遊戲會保留，但沒有你的名字。
page-me-lost = 忘記密碼？
page-me-code = 復原碼
page-me-password-new = 新密碼，至少十個字元
page-me-recover = 設定新密碼
page-me-recovered = 你有了新密碼和新的復原碼，請抄下來。
page-me-data = 你的資料
page-me-forget-why = 刪除後，你的名字會從所有遊戲桌和紀錄中消失，說過的話也會移除。行動紀錄會保留。
page-return = 在其他裝置上繼續
page-return-why = 私人連結可以讓其他裝置成為你的：名字、座位、遊戲。擁有連結的人就等於你，請勿外傳。
page-return-once = 你的連結，只在此刻顯示
page-return-since = 已有一個連結，建立於 { $day }，無法再次顯示。
page-return-make =
    { $again ->
        [yes] 產生新連結（舊的失效）
       *[no] 產生連結
    }
page-return-revoke = 撤銷連結
page-link-made = 請在另一個裝置上開啟連結。
page-link-gone = 連結已失效。
page-come-back = 在這裡繼續
page-come-back-why = 這個連結會讓這台裝置成為你的。
page-come-back-replaces = 這台裝置上你現在是 { $name }。繼續後，會改為建立連結的人。
page-come-back-go = 繼續
page-returned = 歡迎回來。
page-own-bots = 你的機器人
page-own-bots-why = 你的程式可以用權杖代替密碼入座。
page-bot-since = 自 { $day } 起
page-bot-revoke = 撤銷：{ $name }
page-bot-token = { $name } 的權杖，只在此刻顯示
page-bot-name = 新機器人的名字
page-bot-add = 產生權杖
page-bot-made = 機器人有了權杖，請立即複製。
page-bot-gone = 權杖已失效。
