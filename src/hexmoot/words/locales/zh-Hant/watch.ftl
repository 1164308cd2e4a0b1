### 第二個遊戲的用語、英雄、規則書、事件與理由。規則在 watch-rules.ftl。

## 用語

watch = 守望長城
wildling =
    { $wildling ->
        [regular] 一般野人
        [climber] 攀爬者
       *[giant] 巨人
    }
wildling-does =
    { $wildling ->
        [regular] 在空地等待。人數超過守衛時就會破牆。
        [climber] 守衛擋不住，立刻越過長城並占住一個區域。不算破牆。
       *[giant] 趕走最低位置的守衛。沒有守衛時就會破牆。
    }
wildlings = { $count } 個野人
regulars = { $count } 個一般野人
guard = 守衛
guards = { $count } 名守衛
patrols = { $count } 張巡邏隊
clan =
    { $clan ->
        [river] 河流部族
        [cave] 洞穴部族
       *[hornfoot] 赤腳部族
    }
place-section = 長城第 { $section } 段
place-space = { $space } 號位
place-clearing = 第 { $section } 段前的空地
place-camp = { clan } { $space } 號營地
trade-route =
    { $kind ->
        [L] 木頭 2:1 商路
        [W] 羊毛 2:1 商路
        [G] 麥子 2:1 商路
        [B] 磚頭 2:1 商路
       *[O] 鐵礦 2:1 商路
    }

## 英雄

hero = 英雄
hero-face =
    { $face ->
        [front] 正面：第一次使用
       *[back] 背面：第二次，也是最後一次使用
    }
hero-commander = 司令
hero-commander-does = 交易時：指定一種資源，向最多兩位玩家各要一張。每拿到一張，就給對方一張自選的卡。
hero-commander-ruling = 沒有這種資源的人不給也不拿。這屬於交易：蓋過或買過東西之後不能使用。
hero-steward = 總管
hero-steward-does = 交易時：用一張卡向銀行換一張別種資源。
hero-steward-ruling = 銀行必須有該種資源。這屬於交易：蓋過或買過東西之後不能使用。
hero-scholar = 學者
hero-scholar-does = 任何人擲骰（7 除外）之後：如果你沒有收成，就從銀行任選一張資源。
hero-scholar-ruling = 不論自己或別人的回合，都在結算野人骰之前詢問；銀行一張卡也沒有時不詢問。
hero-builder = 建築師
hero-builder-does = 建築時：拿起自己一條只有一端連著自己配件的道路，免費放到別處。
hero-builder-ruling = 只看自己的配件。道路拿起之後，可以放到任何允許放道路的地方，那時才判定最長的商路。不會結束交易。
hero-arms = 教頭
hero-arms-does = 招募守衛時：三張費用中的一張可以用任何一張卡代替。
hero-arms-ruling = 三張之中恰好有一張是別的卡。這是購買，會結束交易。
hero-seer = 先知
hero-seer-does = 買發展卡時：三張費用中的一張可以用任何一張卡代替，並從牌堆最上面三張中選一張。牌堆重新洗牌。
hero-seer-ruling = 也可以照原價付費。牌堆不足三張時，只看剩下的卡。這是購買，會結束交易。
hero-rebel = 叛王
hero-rebel-does = 你擲骰之後：看一位分數比你高的玩家的手牌，任選一張拿走。
hero-rebel-ruling = 只比大家看得到的分數，隱藏的分數不算。對方必須有手牌，拿走哪一張只有兩人知道。
hero-pathfinder = 探路者
hero-pathfinder-does = 你擲骰之前或之後：送回空地或營地裡的一個野人，然後從標記堆翻開一個標記。
hero-pathfinder-ruling = 營地或空地上必須有野人，後面的野人往前遞補。翻開的標記可能帶來新的野人，甚至引發衝鋒。
hero-archer = 弓箭手
hero-archer-does = 你擲骰之前或之後：送回南境的一個野人。
hero-archer-ruling = 不會得到卡。
hero-recruiter = 募兵官
hero-recruiter-does = 你擲骰之前或之後：棄掉自己一張用過的巡邏隊，免費放置一名守衛。
hero-recruiter-ruling = 該巡邏隊移出遊戲，不再計入最強的遊騎兵。持有者若因此不再最多，就由單獨最多（至少三張）的人取得並翻開一個標記；沒有這樣的人時放在一旁，直到有人單獨最多為止。不會結束交易。
hero-tracker = 追蹤者
hero-tracker-does = 你擲骰之前或之後：把強盜趕回營地，並拿一張它離開的區域的資源。
hero-tracker-ruling = 強盜必須在某個區域上。銀行沒有該種資源時就拿不到。

## 遊戲階段

stage-guarding = 放置守衛
    .ask = 輪到 { $who } 在長城上放置守衛。
stage-revealing = 翻開標記
    .ask = { $who } 正在翻開野人標記。
stage-consoling = 學者的卡
    .ask = { $who } 可以使用學者。
stage-foreseeing = 先知的卡
    .ask = 輪到 { $who } 從牌堆最上面的卡中選一張。
stage-taking = 叛王的卡
    .ask = 輪到 { $who } 看對方手牌並拿一張。
stage-repaying = 司令的回禮
    .ask = 輪到 { $who } 選一張卡回給對方。
stage-hero = 使用英雄之後
    .ask = 輪到 { $who } 更換英雄或把它翻面。

## 規則書與選項

edition-w-base = 守望長城
    .description = 一邊發展一邊守住長城的三到四人遊戲：野人在北方聚集，長城失守時，守衛最多的人獲勝。採用「守夜人」版本的規則。
    .source = 守夜人版，完整遊戲
edition-w-plain = 守望長城，基本
    .description = 同一片土地，但沒有長城：一座山脈換成冰原，銀行是 4:1。
    .source = 守夜人版，基本遊戲
option-gift_limit = 南境的野人
    .description = 有幾個時遊戲結束。
    .value = { $value } 個
option-roads = 道路數
    .description = 每人有幾條道路。
    .value = { $value } 條
option-giant_closes_ranks = 巨人過後
    .description = 該段留下的守衛是否往低位遞補。
    .yes = 遞補
    .no = 留在原位
option-gift_map = 地圖
    .description = 標準地圖，或數字不變、地形和商路隨機。
    .standard = 標準地圖
    .shuffled = 隨機地形和商路

## 發生的事

event-wildling_rolled = 野人骰擲出 { $count }。
event-trail_empty = { $trail } 號小徑沒有野人過來。
event-placed_guard = { $who } 在長城第 { $section } 段 { $space } 號位放了守衛。
event-guard_returned = { $who } 的一名守衛從第 { $section } 段回來了。
event-closed_ranks = 第 { $section } 段的守衛往低位遞補。
event-won_guard_point = { $who } 因守衛得到 1 分：長城上有 { guards }。
event-lost_guard_point = { $who } 失去守衛的 1 分：長城上剩下 { guards }。
event-revealed_token = { $who } 翻開標記：{ wildling }，{ clan }。
event-token_idle = 冰峰沒有這種模型了（{ wildling }），標記沒有效果。
event-tokens_shuffled = 標記堆用完了，{ $count } 個用過的標記洗勻成為新的標記堆。
event-token_laid = 回到 { $who } 手上的村莊下面放了新的標記。
event-gathered = 營地來了一個野人（{ wildling }，{ clan }）。
event-advanced = 一個野人沿 { $trail } 號小徑前進（{ wildling }）。
event-closed_up = { clan }在營地裡往前遞補。
event-rushed = { clan }的營地有五個野人，其中兩個衝了出來！
event-climbed = 攀爬者越過長城，占住 { $place }。
event-smashed = 巨人攻擊第 { $section } 段，趕走了 { $who } 的一名守衛。
event-breached = 長城第 { $section } 段被攻破！全部越過後，就是 3 次中的第 { $count } 次。
event-crossed = 一個野人越過長城，占住 { $place }（{ wildling }）。
event-sent_home = { $who } 把 { $place } 的野人送了回去（{ wildling }）。
event-cleared_clearing = { $who } 送回了第 { $section } 段前空地的一個野人。
event-cleared_camp = { $who } 送回了營地裡的一個野人（{ wildling }，{ clan }）。
event-began_with_hero = { $who } 的起始英雄：{ $name }。
event-used_hero = { $who } 使用英雄：{ $name }。
event-turned_hero = { $who } 把英雄翻面，準備再用一次：{ $name }。
event-returned_hero = { $who } 歸還英雄：{ $name }。
event-took_hero = { $who } 拿取英雄：{ $name }。
event-spared_hero = { $who } 這次不使用英雄。
event-demanded =
    { $count ->
        [0] { $who } 向 { $whom } 要一張卡：{ kind }。{ $whom } 沒有。
       *[other] { $who } 向 { $whom } 要一張卡：{ kind }。
    }
event-looked_at_hand = { $who } 查看 { $whom } 的手牌。
event-saw_hand = { $who } 看到 { $whom } 的手牌：{ $goods }。
event-foresaw = { $who } 看了牌堆最上面的卡，留下一張。
event-saw_card = { $who } 看到一張卡：{ card }。
event-lifted_road = { $who } 拿起 { $place } 的道路。
event-spent_patrol = { $who } 棄掉一張用過的巡邏隊。
event-chased_robber = { $who } 把強盜從 { $place } 趕回營地。
event-longest_trade_route = { $who } 取得最長的商路，長度 { $count }。
    .nobody = 現在沒有人擁有最長的商路。
event-strongest_ranger = { $who } 取得最強的遊騎兵：{ patrols }。
    .nobody = 現在沒有人擁有最強的遊騎兵。
event-ended_by_breaches = 長城第三次被攻破，遊戲結束。
event-ended_by_gift = 南境有 { $count } 個野人，遊戲結束。
event-tie_broken =
    { $tie ->
        [points] 守衛一樣多，{ $who } 的分數較高。
        [space] 守衛和分數都一樣，{ $who } 占有最低的位置。
        [west] 守衛、分數和最低位置都一樣，從西邊數起，最先數到 { $who } 的守衛。
       *[order] 長城上沒有任何守衛，{ $who } 的回合順序在前。
    }
event-won_on_the_wall =
    { $decider ->
        [points] 守衛一樣多，{ $who } 的分數較高，獲勝！
        [space] 守衛和分數都一樣，{ $who } 占有最低的位置，獲勝！
        [west] 守衛、分數和最低位置都一樣，從西邊數起最先數到 { $who } 的守衛，{ $who } 獲勝！
        [order] 長城上沒有任何守衛，{ $who } 的回合順序在前，獲勝！
        [tied] 守衛一樣多，{ $who } 依平手規則獲勝！
       *[most] { $who } 在長城上的守衛最多，獲勝！
    }

## 電腦玩家喜歡或不喜歡某個行動的原因

coach-wall = 長城
    .gain = 能讓長城的一段更安全。
    .loss = 會讓長城的一段更危險。
    .facts = { place-section }：守衛 { $guards }，野人 { $wildlings }。
coach-guards = 守衛的分數
    .gain = 離守衛的分數更近一步。
    .loss = 守衛人數落後。
    .facts = 長城上的守衛：{ $before } → { $after } 名。滿 { $one } 名得 1 分，滿 { $two } 名再得 1 分。
    .lacking = 之後離守衛還缺 { $lacking }。
    .whole = 之後就湊齊守衛所需的資源。
coach-camps = 營地裡的野人
    .gain = 能延後衝鋒。
    .loss = 會翻開標記，營地越滿，衝鋒越近。
    .facts = { clan }營地裡有 { $wildlings } 個，滿 { $rush } 個就會衝鋒。
coach-ending = 長城失守時
    .gain = 萬一長城失守，你更有機會守衛最多。
    .loss = 萬一長城失守，別人的守衛比較多。
    .facts = 長城上的守衛：你 { $own } 名，{ $who } { $guards } 名。
coach-hero = 英雄的能力
    .gain = 現在使用英雄很划算。
    .loss = 英雄留到以後用更好。
    .facts = 你的英雄：{ $name }。還能使用 { $uses } 次。
    .choice = 可選的英雄：{ $count } 位。

## 遊戲結束後的統計

statistic-breaches = 長城被攻破
statistic-guards_placed = 放置的守衛
statistic-guards_lost = 失去的守衛
statistic-heroes_used = 使用的英雄
statistic-tokens_revealed = 翻開的野人標記
statistic-wildlings_sent_home = 送回的野人
