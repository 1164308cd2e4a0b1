### 遊戲用語。

## 資源與地形

kind =
    { $kind ->
        [L] 木頭
        [W] 羊毛
        [G] 麥子
        [B] 磚頭
       *[O] 鐵礦
    }
terrain =
    { $kind ->
        [L] 樹林
        [W] 牧場
        [G] 麥田
        [B] 丘陵
        [O] 山脈
        [I] 冰原
       *[D] 沙漠
    }
goods = { $count } 張{ kind }
goods-object = { goods }
resource-cards = { $count } 張資源卡
development-cards = { $count } 張發展卡
any-kind = 任何資源
nothing = 無

## 發展卡

card =
    { $card ->
        [K] 騎士
        [R] 道路建設
        [Y] 創新發明
        [M] 資源壟斷
        [P] 巡邏隊
        [S] 過冬存糧
        [N] 新兵
       *[V] 分數
    }
card-counted = { $count } 張{ card }
card-effect =
    { $card ->
        [K] 移動強盜並打劫 1 張卡。計入最多的騎士。
        [R] 免費蓋 2 條道路。
        [Y] 從銀行任選 2 張資源卡。
        [M] 指定一種資源，其他玩家把手上的這種卡全部交給你。
        [P] 移動強盜並打劫 1 張卡，或者送回南境的一個野人，並拿 1 張那個區域的資源。計入最強的遊騎兵。
        [S] 從銀行任選 2 張資源卡。
        [N] 免費在長城上放一名守衛。
       *[V] 值 1 分，不公開。
    }
    .plain = 移動強盜並打劫 1 張卡。計入最強的遊騎兵。

## 配件、特殊得分卡與遊戲桌

piece =
    { $piece ->
        [r] 道路
        [s] 村莊
       *[c] 城市
    }
pieces =
    { $piece ->
        [r] { $count } 條道路
        [s] { $count } 座村莊
       *[c] { $count } 座城市
    }
award =
    { $award ->
        [road] 最長的道路
        [route] 最長的商路
        [ranger] 最強的遊騎兵
       *[army] 最多的騎士
    }
points = { $count } 分
knights = { $count } 張騎士卡
harbour =
    { $kind ->
        [L] 木頭 2:1 港
        [W] 羊毛 2:1 港
        [G] 麥子 2:1 港
        [B] 磚頭 2:1 港
        [O] 鐵礦 2:1 港
       *[other] 3:1 港
    }
bank = 銀行
deck = 發展卡牌堆
robber = 強盜
dice = 骰子
turn = 回合
clock = 計時

## 版圖上的位置

place-hex = 區域 { $place }
place-corner = 交叉點 { $place }
place-side = 邊 { $place }

## 座位

colour =
    { $colour ->
        [red] 紅色
        [blue] 藍色
        [white] 白色
        [orange] 橘色
        [green] 綠色
       *[brown] 棕色
    }
seat = { $seat } 號座位
seat-coloured = { $seat } 號座位（{ colour }）
host = 桌主
onlooker = 觀戰者
bot =
    { $bot ->
        [random] 隨機電腦玩家
        [greedy] 貪心電腦玩家
       *[other] 電腦玩家 { $bot }
    }
    .about =
        { $bot ->
            [random] 隨機行動，適合第一次試玩。
            [greedy] 只想一步，選看起來最好的；也會交易。
           *[other] 這個伺服器的電腦玩家。
        }
bot-name =
    { $name ->
        [Mira] 米菈
        [Tomo] 托莫
        [Nela] 妮菈
        [Bruno] 布魯諾
        [Suna] 蘇娜
        [Kiko] 琪可
        [Lumi] 露米
        [Dano] 達諾
        [Yuma] 悠馬
        [Pavo] 帕沃
        [Rena] 蕾娜
        [Milo] 米洛
        [Hanu] 哈努
        [Oki] 奧奇
        [Tari] 塔莉
        [Sami] 薩米
        [Nika] 妮卡
        [Juno] 茱諾
        [Lada] 菈妲
        [Momo] 莫莫
       *[other] { $name }
    }

## 遊戲階段

stage-settling = 起始設置：村莊
    .ask = 輪到 { $who } 放置村莊。
stage-paving = 起始設置：道路
    .ask = 輪到 { $who } 在村莊旁放置道路。
stage-before = 擲骰之前
    .ask = 輪到 { $who } 擲骰，也可以先打出卡片。
stage-rolling = 擲骰
    .ask = 骰子正在滾動。
stage-discarding = 擲出 7，棄掉手牌
    .ask = { $who } 要棄掉 { resource-cards }。
stage-robbing = 移動強盜
    .ask = 輪到 { $who } 移動強盜。
stage-stealing = 打劫
    .ask = { $who } 正從對方手牌抽 1 張。
stage-main = 交易與建築
    .ask = { $who } 可以交易、建築，或結束回合。
stage-drawing = 購買發展卡
    .ask = { $who } 正在抽發展卡。
stage-laying = 道路建設
    .ask = 輪到 { $who } 放置免費的道路。
stage-extra = 回合之間的建築
    .ask = { $who } 可以建築或買卡。
stage-paired = 配對回合
    .ask = { $who } 可以和銀行交易、建築，或結束回合。
stage-over = 遊戲結束
    .ask = { $who } 獲勝了。

## 賽後統計

statistic-dice = 擲骰結果
statistic-dice_expected = 擲骰期望值
statistic-points_by_turn = 各回合分數
statistic-produced = 收成的卡
statistic-expected = 預期收成
statistic-luck = 骰運
statistic-stolen = 打劫到的卡
statistic-lost_to_robber = 被打劫的卡
statistic-discarded = 棄掉的卡
statistic-traded = 交易給玩家的卡
statistic-bank_traded = 和銀行交易付出的卡
statistic-bank = 付給銀行的卡
statistic-score = 得分來源

## 文法

number = { $value }
yes = 是
no = 否
list-more = { $list }、{ $item }
list-last = { $list }、{ $item }
labelled = { $item }：{ $text }
