### 第二個遊戲在網頁與終端機上的文字，以及規則索引。

## 首頁

page-second = 第二款遊戲：守望長城
page-second-play = 和電腦玩家玩「守望長城」
page-second-rules = 閱讀規則
page-preview-printed = 版圖固定如此
page-preview-land = 這種規則的土地
page-preview-land-another = 換一片土地

## 長城與北方

page-wall = 長城
page-wall-section = { place-section }：{ guards }，對面 { $regulars } 個
page-wall-space =
    { $held ->
        [yes] { place-space }：{ $who } 的守衛
       *[no] { place-space }：空位
    }
page-wall-choose = 選擇長城的一段。
page-wall-place = 在這裡放置守衛：第 { $section } 段
page-wall-confirm = 在第 { $section } 段放置守衛？
page-north = 長城以北
# $what: a section of the Wall, or a clan.
page-look = { $what }：查看小徑與南下的路
page-look-together = 野人骰：{ learn-odds-of }
page-look-way = { $trail } 號小徑南下的路：{ $hexes }
page-clearing = 第 { $section } 段前的空地：{ regulars }
page-clan = { clan }：營地裡有 { wildlings }
page-camp =
    { $held ->
        [yes] { place-camp }：{ wildling }
       *[no] { place-camp }：空的
    }
page-peaks = 冰峰：{ $list }
page-peaks-kind = { wildling } { $count } 個
page-raider-home = 強盜在自己的營地裡。
page-say-wildling = { $text }，被野人占住（{ wildling }）
page-say-route = { place-side }：{ trade-route }
page-tokens = 標記堆 { $count } 個，用過 { $used } 個
page-wildling-die = 野人骰：{ $count }

## 危險

page-danger = 危險
page-danger-level =
    { $danger ->
        [calm] 平靜
        [open] 無人守衛
        [near] 吃緊
        [climb] 再來一個就翻牆
        [next] 再來一個就破牆
        [rush] 一衝鋒就破牆
        [rush_end] 一衝鋒遊戲就結束
       *[end] 再來一個遊戲就結束
    }
page-danger-section = 第 { $section } 段：{ regulars }對 { $guards } 名守衛
page-danger-rush =
    { $count ->
        [1] { clan }：再來一個野人就衝鋒。
       *[other] { clan }：再來 { $count } 個野人就衝鋒。
    }
page-danger-breaches = 破牆：{ $done } / { $all } 次
page-danger-south = 南境：{ $done } / { $all } 個
page-danger-leader = 就大家看得到的而言，如果現在結束，{ $who } 會以 { guards }獲勝。
page-danger-nobody = 長城上沒有任何人的守衛。就大家看得到的而言，如果現在結束，{ $who } 會獲勝。

## 守衛、巡邏隊與英雄

page-guard = 招募守衛：{ $cost }；剩 { $left } 名
page-guard-short = 守衛
page-seat-guards =
    { $points ->
        [0] 長城上 { guards }
       *[other] 長城上 { guards }，值 { $points } 分
    }
page-seat-ranger =
    { $award ->
        [yes] { patrols }，最強的遊騎兵
       *[no] { patrols }
    }
page-seat-route =
    { $award ->
        [yes] 商路長度 { $count }，最長的商路
       *[no] 商路長度 { $count }
    }
page-seat-hero = 英雄：{ $name }，{ hero-face }
page-patrol =
    { $patrol_use ->
        [both] 巡邏隊：移動強盜，或選一個要送回的野人。
        [robber] 巡邏隊：移動強盜並打劫 1 張卡嗎？
       *[wildling] 巡邏隊：選一個要送回的野人。
    }
page-patrol-robber = 移動強盜
page-spot-wildling = 送回野人：{ $place }
page-spot-lift = 拿起這條道路：{ $place }
page-heroes = 英雄
page-heroes-display = 可以選的英雄
page-hero-yours = 你的英雄
page-hero-use = 使用：{ $name }
page-hero-skip = 先不用
page-hero-rests =
    { $hero ->
        [scholar] 這張學者是本回合才拿的，從下一位玩家的回合起才能使用。
       *[other] 這張英雄是本回合才拿的，從你的下個回合起才能使用。
    }
page-hero-used =
    { $hero ->
        [scholar] 一個回合只能使用一次；學者從下一位玩家的回合起可以再次使用。
       *[other] 一個回合只能使用一次；這張英雄從你的下個回合起可以再次使用。
    }
page-hero-after = 要更換英雄，還是留著再用一次？
page-hero-exchange = 更換
page-hero-turn = 翻面
page-hero-must = 已經用過兩次：請選另一位英雄。
page-hero-take = 拿取：{ $name }
page-hero-ask =
    { $hero ->
        [commander] 指定一種要索取的資源。
        [steward] 選一張要給的卡。
        [scholar] 這次沒有收成：選一張資源。
        [builder] 選自己要拿起的一條道路。
        [arms] 選三張費用中要代替的一張，以及用什麼代替。
        [seer] 選三張費用中要代替的一張，以及用什麼代替。
        [rebel] 選一位分數領先你的玩家。
        [pathfinder] 選空地或營地裡的一個野人。
        [archer] 選南境的一個野人。
        [recruiter] 選要放守衛的一段。
       *[tracker] 強盜回到營地，你拿一張卡。
    }
page-hero-then =
    { $hero_then ->
        [commander] 索取：{ kind }。選最多兩位玩家。
        [steward] 給出 { $gives }。選一張要拿的卡。
        [builder] 拿起 { $place } 的道路。選它的新位置。
       *[arms] 支付 { $gives }。選要放守衛的一段。
    }
page-hero-sure =
    { $hero ->
        [commander]
            { $count ->
                [1] 向 { $who } 要一張{ kind }嗎？
               *[other] 向 { $who } 各要一張{ kind }嗎？
            }
        [steward] 給出 { $gives }，拿 { $takes } 嗎？
        [scholar] 從銀行拿 { $takes } 嗎？
        [builder] 把道路從 { $place } 移到 { $to } 嗎？
        [arms] 支付 { $gives }，在第 { $section } 段放置守衛嗎？
        [seer] 支付 { $gives }，從牌堆最上面的卡中選一張嗎？
        [rebel] 查看 { $who } 的手牌，拿走一張嗎？
        [pathfinder] 送回這個野人並翻開一個標記嗎？{ $place }
        [archer] 送回 { $place } 的野人嗎？
        [recruiter] 棄掉一張用過的巡邏隊，在第 { $section } 段放置守衛嗎？
       *[tracker] 把強盜趕回營地，並拿一張卡嗎？
    }
page-hero-pick-card = 從這副手牌選一張。
page-hero-pick-one = 選其中一張；其他的放回牌堆。
page-hero-give-back = { $who } 給了你一張卡：選一張卡回給對方。
page-ask-watch =
    { $watch_stage ->
        [guarding] 放置守衛：選擇長城的一段。
        [consoling] 這次沒有收成。要使用學者嗎？
        [foreseeing] 從看到的卡中選一張。
        [taking] 從這副手牌選一張。
        [repaying] 選一張卡回給對方。
       *[hero] 更換英雄，或翻面再用一次。
    }
page-watch-keys =
    { $watch_key ->
        [guard] 招募守衛
        [hero] 使用英雄
       *[wall] 查看長城
    }

## 結束

page-over-watch =
    { $watch_ending ->
        [breaches] 長城失守
        [gift] 南境淪陷
       *[points] 靠分數獲勝
    }
page-over-most = 長城上的守衛最多
page-over-tie =
    { $tie ->
        [points] 守衛一樣多，分數較高
        [space] 守衛和分數都一樣，位置最低
        [west] 守衛和分數都一樣，從西邊數起最先
       *[order] 沒有守衛，回合順序在前
    }
page-over-guards = 守衛
page-over-guard-points = 守衛分數

## 終端機

terminal-do_guard = 守衛
terminal-do_hero = 英雄
terminal-pick_wildling = { $place } 的野人：{ $enter } 送回。
terminal-danger =
    { $danger ->
        [calm] 平靜
        [open] 無人
        [near] 吃緊
        [climb] 翻牆
        [next] 破牆
        [rush] 衝鋒
        [rush_end] 衝鋒！
       *[end] 終局
    }
terminal-leader = 長城若失守：{ $who }（{ guards }）
terminal-help_wall = 長城第 1 段前的一般野人數 : 段上的守衛數
terminal-section = { $section }：{ guards }，外面 { $regulars } 個
terminal-clan =
    { $clan ->
        [river] 河流
        [cave] 洞穴
       *[hornfoot] 赤腳
    }
terminal-rush = 衝鋒：
terminal-breaches = 破牆 { $done }/{ $all }
terminal-south = 南境 { $done }/{ $all }
terminal-wildling_sign =
    { $wildling ->
        [regular] 野
        [climber] 攀
       *[giant] 巨
    }
terminal-figures =
    { $wildling ->
        [regular] 一般野人 { $count }
        [climber] 攀爬者 { $count }
       *[giant] 巨人 { $count }
    }
terminal-peaks = 冰峰上
terminal-hero =
    英雄：{ $name }（{ $face ->
        [front] 正面
       *[back] 背面
    }）
terminal-hero_after = 要更換英雄，還是翻面？
terminal-guards = 守衛 { $count }
terminal-patrol_wildling = 送回野人

## 規則索引

learn-watch-source =
    { $watch_book ->
        [W] 第二個遊戲的韓文規則
       *[D] 沒有資料時，我們自己的解讀
    }
learn-watch-chapter =
    { $part ->
        [SETUP] 第一個回合之前
        [TURN] 回合
        [PROD] 收成
        [ADV] 野人前進
        [BREACH] 破牆
        [RUSH] 衝鋒
        [TRADE] 交易
        [BUILD] 建築與標記
        [GUARD] 守衛
        [DEV] 發展卡
        [HERO] 英雄
        [ROBBER] 擲出 7 與強盜
        [END] 三種結束方式
       *[OPT] 遊戲桌可以選擇的事
    }
learn-watch-act =
    { $watch_act ->
        [g] 招募守衛
        [h] 使用英雄
        [flip] 把英雄翻面
       *[take] 拿取英雄
    }
learn-watch-need =
    { $watch_act ->
        [g] 費用、手上的守衛，以及長城上的空位。
        [h] 卡上所說的時機；一個回合一次，拿到的那個回合不行。
        [flip] 剛剛第一次使用的英雄。
       *[take] 剛剛使用過的英雄。
    }
learn-heroes = 英雄一覽
learn-heroes-of = 在 { $who } 手上
learn-odds = 野人骰的結果
learn-odds-trail = { $trail }：{ clan }到第 { $section } 段
learn-odds-none = { $low } 到 { $high }：沒有事
learn-odds-of = { $all } 種中的 { $ways } 種
learn-odds-note = 只有部族的營地裡有野人時，它的小徑才算數。
learn-tokens = 野人標記
learn-tokens-open = 已翻開
learn-tokens-unseen = 未見過
learn-points-guards = 長城上有 { $first } 名以上守衛：1 分；{ $second } 名以上：2 分

## 第二個遊戲的用語

term-wall = 長城
    .forms = 長城
    .text = 隔開北方的牆，分成四段，各由守衛防守。
term-section = 段
    .forms = 一段 | 四段 | 該段 | 每段
    .text = 長城的四分之一，有五個守衛位置，前面是一塊空地。
term-guard = 守衛
    .forms = 守衛
    .text = 放在長城上的配件。擋住一般野人、帶來分數，長城失守時決定誰獲勝。
term-clearing = 空地
    .forms = 空地
    .text = 一段長城前的平地。野人到達這裡，一般野人在此等待。
term-trail = 小徑
    .forms = 小徑
    .text = 從部族營地通往空地、有編號的路，由野人骰指定。
term-camp = 營地
    .forms = 營地
    .text = 部族地區裡的五個位置之一。1 號離小徑最近。
term-clan = 部族
    .forms = 部族
    .text = 河流、洞穴、赤腳三個部族，各有自己的營地和小徑。
term-wildling = 野人
    .forms = 野人
    .text = 來自北方的模型：一般野人、攀爬者或巨人。進入南境後會占住一個區域。
term-regular = 一般野人
    .forms = 一般野人
    .text = 在空地等待，直到人數超過守衛的野人。
term-climber = 攀爬者
    .forms = 攀爬者
    .text = 立刻越過長城、誰也擋不住的野人。
term-giant = 巨人
    .forms = 巨人
    .text = 趕走一名守衛後離開的野人；沒有守衛時就會破牆。
term-breach = 破牆
    .forms = 破牆
    .text = 野人攻破一段長城並越過。第三次破牆時遊戲結束。
term-breach_marker = 破牆標記
    .forms = 破牆標記
    .text = 記錄破牆的次數，從 0 到 3。
term-rush = 衝鋒
    .forms = 衝鋒 | 衝出
    .text = 一個部族有五個野人時，其中兩個立刻前進。
term-south = 南境
    .forms = 南境
    .text = 長城以南、玩家建築的土地。野人太多時遊戲結束。
term-peaks = 冰峰
    .forms = 冰峰
    .text = 還沒出場的野人模型等待的西方群山。
term-wildling_token = 野人標記
    .forms = 野人標記 | 標記
    .text = 畫著一種野人和一個部族。建築或取得特殊得分卡時翻開。
term-supply = 標記堆
    .forms = 標記堆
    .text = 面朝下放在版圖旁的野人標記。
term-wildling_die = 野人骰
    .forms = 野人骰
    .text = 第三顆骰子，有十二面，決定野人從哪條小徑前進。
term-trade_route = 商路
    .forms = 商路
    .text = 南邊的位置；在那裡有建築，就能以 2:1 和銀行交換一種資源。
term-longest_trade_route = 最長的商路
    .forms = 最長的商路
    .text = 給五段以上最長道路的特殊得分卡，在這裡值 1 分。
term-strongest_ranger = 最強的遊騎兵
    .forms = 最強的遊騎兵
    .text = 給用過最多巡邏隊（至少三張）的人的特殊得分卡，值 1 分。
term-ranger_patrol = 巡邏隊
    .forms = 巡邏隊
    .text = 移動強盜或送回野人的發展卡。
term-winter_stores = 過冬存糧
    .forms = 過冬存糧
    .text = 從銀行任選兩張資源的發展卡。
term-new_recruits = 新兵
    .forms = 新兵
    .text = 免費放置一名守衛的發展卡。
term-hero = 英雄
    .forms = 英雄卡 | 英雄
    .text = 每人一張的卡，能力可以使用一到兩次。
