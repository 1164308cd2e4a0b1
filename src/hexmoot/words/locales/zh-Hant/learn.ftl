### 規則說明、輔助與第一局教學。規則本文在 rules.ftl。

## 規則說明

learn-search = 搜尋規則與用語
learn-found =
    { $count ->
        [0] 沒有包含這些字詞的項目。
       *[other] 找到 { $count } 個項目
    }
learn-book = 依據
learn-told-book = 各規則書不同之處，以這裡選的規則書為準。
learn-told-table = 以下是你這一桌的玩法，已包含桌主更改的規則。
learn-print = 列印
learn-short = 遊戲簡介
learn-aim = 目標
learn-aim-text =
    { $game ->
        [watch] 開拓長城以南的土地：用道路連到能建村莊的地點，再把村莊升級成城市。同時要守住長城，因為建得越多，野人也來得越多。遊戲有三種結束方式：在自己的回合結束時達到 { $victory_points } 分的人獲勝；第三次破牆，或南境一有 { $gift_limit } 個野人，遊戲就立刻結束，由長城上守衛最多的人獲勝。
       *[base] 開拓這座島：用道路連到能建村莊的地點，再把村莊升級成城市。在自己的回合達到 { $victory_points } 分的人獲勝。
    }
learn-points-text =
    { $game ->
        [watch] 村莊 1 分，城市 2 分，分數卡 1 分，最長的商路和最強的遊騎兵各 1 分。長城上有三名自己的守衛值 1 分，五名以上值 2 分。
       *[base] { rule-WIN-01 }
    }
learn-turn-text =
    { $game ->
        [watch] 先擲三顆骰子。兩顆生產骰先結算：凡是總和所指的區域，交叉點上有建築的人都能收成資源卡，被強盜或野人佔住的區域除外。擲出 7 時沒有收成，並且移動強盜。再結算野人骰，它可能讓一個野人向長城前進。
       *[base] 先擲骰：凡是擲出數字的區域，交叉點上有建築的人都能收成資源卡。擲出 7 時沒有收成，並且移動強盜。
    }接著{ $phases ->
        [separate] 先和其他玩家或銀行交易，交易完再建築，
       *[combined] 和其他玩家或銀行交易，也可以建築，順序不限，
    }最後把骰子交給下一位。
learn-costs-text =
    { $game ->
        [watch] { rule-BUILD-01 }守衛要磚頭、羊毛和木頭。
       *[base] { rule-BUILD-01 }
    }
learn-chapters = 章節
learn-words = 遊戲用語
learn-whole = 在新視窗看全部規則
learn-sources = 出處
learn-sources-none = 不言自明
learn-replaced = 在這個遊戲裡取而代之的是：
learn-not-here = 在這個遊戲裡不適用。
learn-source =
    { $book ->
        [K] 韓文說明書
        [Z] 繁體中文索引
        [J] 日文回合表
        [U] 烏克蘭文簡要規則
       *[F] 已公開的資料與裁定
    }
learn-chapter =
    { $chapter ->
        [PLAY] 每一桌都適用
        [BOARD] 島嶼
        [SETUP] 第一回合之前
        [TURN] 回合
        [PROD] 收成
        [TRADE] 交易
        [BUILD] 建築
        [ROAD] 最長的道路
        [ROBBER] 擲出 7 與強盜
        [DEV] 發展卡
        [WIN] 分數與結束
       *[AID] 輔助
    }

## 遊戲用語；.forms 是文中出現的寫法

term-hex = 區域
    .forms = 區域
    .text =
        { $game ->
            [watch] 組成這片土地的六角形。每個區域都有地形和數字。
           *[base] 組成島嶼的六角形。每個區域有地形，除了沙漠之外還有數字。
        }
term-corner = 交叉點
    .forms = 交叉點
    .text = 最多三個區域相接的點。村莊和城市蓋在這裡。
term-side = 邊
    .forms = 條邊 | 的邊 | 空邊
    .text = 兩個區域之間，或區域與海之間的線。道路蓋在這裡。
term-coast = 海岸線
    .forms = 海岸線
    .text =
        { $game ->
            [watch] 這片土地的外緣。上面的交叉點和邊都能建築，商路在南邊。
           *[base] 島嶼的外緣。上面的交叉點和邊都能建築，港口也在這裡。
        }
term-desert = 沙漠
    .forms = 沙漠
    .text = 沒有收成的區域。強盜從這裡開始。
term-token = 數字圓片
    .forms = 數字圓片 | 圓片
    .text = 區域上的圓片。擲出這個數字，該區域就有收成；點越多越常出現。
term-harbour = 港口
    .forms = 港口 | 3:1 港 | 2:1 港
    .text =
        { $game ->
            [plain] 土地邊緣的地點。在這裡有建築，就能以 2:1 用某一種資源和銀行交易。
           *[base] 海岸線上的地點。在這裡有建築，就能以 3:1，或以 2:1 用某一種資源和銀行交易。
        }
term-setup = 起始設置
    .forms = 起始設置 | 起始位置
    .text =
        { $game ->
            [watch] 第一回合之前分三輪做的事：每人放置兩座村莊和兩條道路，再在長城上放一名守衛。
           *[base] 第一回合之前要做的事：每人放置兩座村莊和兩條道路。
        }
term-first_player = 起始玩家
    .forms = 起始玩家
    .text = 起始設置時最先放置，並進行第一個回合的玩家。
term-stock = 庫存
    .forms = 剩下的配件 | 存量
    .text = 你還沒蓋的配件，或銀行還有的卡。
term-bank = 銀行
    .forms = 銀行
    .text = 不屬於任何人的卡。收成由它支付，費用付給它，也能和它交易。
term-resource_card = 資源卡
    .forms = 資源卡
    .text = 木頭、羊毛、麥子、磚頭或鐵礦。所有費用都用它支付。
term-lumber = 木頭
    .forms = 木頭 | 樹林
    .text =
        { $game ->
            [watch] 樹林出產的資源。蓋道路和村莊、放守衛要用。
           *[base] 樹林出產的資源。蓋道路和村莊要用。
        }
term-wool = 羊毛
    .forms = 羊毛 | 牧場
    .text =
        { $game ->
            [watch] 牧場出產的資源。蓋村莊、放守衛、買發展卡要用。
           *[base] 牧場出產的資源。蓋村莊、買發展卡要用。
        }
term-grain = 麥子
    .forms = 麥子 | 麥田
    .text = 麥田出產的資源。蓋村莊、城市和買發展卡要用。
term-brick = 磚頭
    .forms = 磚頭 | 丘陵
    .text =
        { $game ->
            [watch] 丘陵出產的資源。蓋道路和村莊、放守衛要用。
           *[base] 丘陵出產的資源。蓋道路和村莊要用。
        }
term-ore = 鐵礦
    .forms = 鐵礦 | 山脈
    .text = 山脈出產的資源。蓋城市、買發展卡要用。
term-hand = 手牌
    .forms = 手牌
    .text = 你手上的資源卡。別人只知道有幾張，不知道是什麼。
term-turn = 回合
    .forms = 回合
    .text =
        { $game ->
            [watch] 擲三顆骰子、交易、建築並放置守衛，然後輪到下一位玩家。
           *[base] 擲骰、交易、建築，然後輪到下一位玩家。
        }
term-dice = 骰子
    .forms = 骰子 | 擲骰
    .text =
        { $game ->
            [watch] 每個回合開始時擲三顆。兩顆生產骰的總和決定哪些區域有收成，野人骰決定走哪條小徑。
           *[base] 每個回合開始時擲兩顆。總和決定哪些區域有收成。
        }
term-production = 收成
    .forms = 收成
    .text = 擲出的數字所在的區域，會把卡發給在旁邊有建築的所有人。
term-trade = 交易
    .forms = 交易
    .text = 用資源卡換別的資源卡：和玩家可自由商量，和銀行則依你的比例。
term-offer = 提議
    .forms = 提議
    .text = 說出你願意給什麼、想要什麼。別人可以接受、拒絕或還價。
term-counter_offer = 還價
    .forms = 還價
    .text = 還沒輪到的玩家對別人的提議提出自己的條件。
term-price = 建築費用
    .forms = 建築費用 | 費用
    .text =
        { $game ->
            [watch] 道路、村莊、城市、守衛或發展卡所需的資源卡。
           *[base] 道路、村莊、城市或發展卡所需的資源卡。
        }
term-road = 道路
    .forms = 道路
    .text = 蓋在邊上的配件。道路通往新的交叉點，最長的還能得分。
term-settlement = 村莊
    .forms = 村莊
    .text = 值 1 分的建築。相鄰的區域每次收成給你 1 張卡。
term-city = 城市
    .forms = 城市
    .text = 由村莊升級而成：值 2 分，每次收成得 2 張卡。
term-building = 建築
    .forms = 座建築 | 有建築 | 玩家的建築 | 別人的建築
    .text = 村莊或城市。
term-distance_rule = 密度限制
    .forms = 密度限制
    .text = 任兩座建築之間至少隔兩條邊。
term-longest_road = 最長的道路
    .forms = 最長的道路
    .text = 連續至少五條且最長的道路所得的特殊得分卡，值 2 分。
term-robber = 強盜
    .forms = 強盜
    .text =
        { $game ->
            [watch] 讓一個區域沒有收成的棋子。擲出 7 或巡邏隊能移動它，移動的人打劫 1 張卡。
           *[base] 讓一個區域沒有收成的棋子。擲出 7 或騎士能移動它，移動的人打劫 1 張卡。
        }
term-discard = 棄牌
    .forms = 棄掉 | 棄牌 | 棄完牌 | 棄回
    .text = 擲出 7 時手牌太多的人，要把一半還給銀行。
term-steal = 打劫
    .forms = 打劫
    .text = 從強盜新位置旁的一位玩家手上抽 1 張卡，抽之前看不到是什麼。
term-development_card = 發展卡
    .forms = 發展卡
    .text =
        { $game ->
            [watch] 從牌堆買來、不公開的卡：巡邏隊、道路建設、過冬存糧、新兵或分數卡。
           *[base] 從牌堆買來、不公開的卡：騎士、進程卡或分數卡。
        }
term-knight = 騎士
    .forms = 騎士卡 | 騎士
    .text = 移動強盜的發展卡。打出的騎士計入最多的騎士。
term-largest_army = 最多的騎士
    .forms = 最多的騎士
    .text = 打出騎士至少三張且最多的人所得的特殊得分卡，值 2 分。
term-special_card = 特殊得分卡
    .forms = 特殊得分卡
    .text =
        { $game ->
            [watch] 最長的商路與最強的遊騎兵的卡。誰超前就歸誰，分數也跟著走。
           *[base] 最長的道路與最多的騎士的卡。誰超前就歸誰，分數也跟著走。
        }
term-progress_card = 進程卡
    .forms = 進程卡
    .text =
        { $game ->
            [plain] 道路建設或創新發明。打出一次就離開遊戲。
           *[base] 道路建設、創新發明或資源壟斷。打出一次就離開遊戲。
        }
term-road_building = 道路建設
    .forms = 道路建設
    .text = 免費蓋兩條道路的進程卡。
term-year_of_plenty = 創新發明
    .forms = 創新發明
    .text = 從銀行任選兩張資源卡的進程卡。
term-monopoly = 資源壟斷
    .forms = 資源壟斷
    .text = 拿走其他所有人某一種卡的進程卡。
term-victory_card = 分數卡
    .forms = 分數卡
    .text = 值 1 分、不公開的發展卡。
term-point = 分
    .forms = 分數 | 1 分 | 2 分 | 得分
    .text =
        { $game ->
            [watch] 獲勝所需。村莊、城市、守衛、特殊得分卡和某些發展卡都有分。
           *[base] 獲勝所需。村莊、城市、特殊得分卡和某些發展卡都有分。
        }
term-declare_victory = 宣告勝利
    .forms = 宣告勝利 | 宣告
    .text = 說出自己的分數已經足夠獲勝。只有規則書要求時才需要，否則遊戲自動結束。

## 遊戲桌上的輔助

learn-cost =
    { $count ->
        [0] { $goods }：你都有了。
       *[other] { $goods }：還缺 { $lacking }。
    }
learn-can = 我現在能做什麼？
learn-can-yes = 現在可以
learn-can-no = 現在不行
learn-act =
    { $act ->
        [roll] 擲骰
        [r] 蓋道路
        [s] 蓋村莊
        [c] 蓋城市
        [buy] 買發展卡
        [t] 和銀行交易
        [o] 提出提議
        [kn] 打出騎士
        [rb] 打出道路建設
        [yp] 打出創新發明
        [mo] 打出資源壟斷
        [vp] 公開分數卡
        [rob] 移動強盜
        [x] 棄牌
        [y] 接受提議
        [n] 拒絕提議
        [d] 照提議交易
        [close] 完成交易
        [withdraw] 收回提議
        [win] 宣告勝利
       *[end] 結束回合
    }
learn-act-robs = { $place }，打劫 { $whom }
learn-need =
    { $need ->
        [roll] 你的回合開始時，一次。
        [r] 費用，以及與自己的道路或建築相連的空邊。
        [s] 費用，以及自己道路上的空交叉點，相鄰的交叉點不能有建築。
        [c] 費用，以及一座可升級的自己的村莊。
        [buy] 費用，而且牌堆還有卡。
        [t] 擲骰之後，同一種卡達到你的比例。
        [o] 擲骰之後，有一張可以給的卡。
        [kn] 不是這回合買的這張卡；每回合一張。
        [rb] 不是這回合買的這張卡，而且有地方蓋道路。
        [yp] 不是這回合買的這張卡；每回合一張。
        [mo] 不是這回合買的這張卡；每回合一張。
        [rob] 選一個區域，再選要偷誰的卡。
        [x] 選出要還給銀行的卡。
        [y] 有人向你提議，而且你有那些卡。
        [n] 有人向你提議。
        [d] 有人向你提議，而且你有那些卡。
        [close] 有人接受了你的提議。
        [withdraw] 你的提議還在桌上。
        [win] 在自己的回合有足夠的分數。
        [vp] 手上有分數卡。
       *[end] 已經擲骰，而且沒有必須先做的事。
    }
learn-lack =
    { $lack ->
        [side] 你的道路和建築旁邊沒有空的邊。
        [way] 你的道路沒有通到空的交叉點。
        [near] 相隔一條邊的地方有別的建築。
        [settlement] 你沒有可以升級的村莊。
        [deck] 牌堆已經空了。
        [fresh] 這張卡是這回合買的。
        [card] 你沒有這種卡。
        [turn] 現在輪到 { $who }。
        [offer] 沒有這樣的提議。
        [seven] 只有擲出 7 或打出騎士之後才行。
        [bank] 銀行已經沒有了。
        [traded] 這回合已經蓋過或買過，不能再交易。
        [roll] 先擲骰子。
        [goods] 還缺 { $goods }。
        [pieces] { pieces }已經全部用完。
        [rolled] 這回合已經擲過骰子。
        [played] 這回合已經打過一張卡。
        [rate] 離你最好的比例 { $rate }:1 還缺 { $goods }。
        [cards] 你沒有可以用的卡。
        [points] 離 { $most } 分還差 { points }。
       *[stage] 要先完成別的事。
    }
learn-cards-box = 總數
learn-cards-played = 已打出
learn-cards-own = 你的
learn-cards-unseen = 未知
learn-cards-note = 未知的卡在牌堆（{ $count } 張）或其他玩家手上。
learn-rolls = 各數字的機率
learn-rolls-of = { $all } 次中 { $ways } 次
learn-tracker = 各手牌已知的內容
learn-tracker-note =
    { $on ->
        [yes] 依大家都看到的事，每種卡最少和最多的張數。
       *[no] 這一桌的桌主沒有開啟記牌。
    }
learn-coach-offer = 關於 { $who } 的提議
learn-coach = 教練
learn-coach-state =
    { $coach ->
        [none] 這一桌的桌主不允許教練。
        [wait] 輪到你決定，或有人向你提議時，教練會說話。
        [thinks] 教練正在想……
       *[says] 教練在這裡沒有建議。
    }
learn-coach-gain =
    { $count ->
       *[other] { $worth } 分
    }
learn-keys = 按鍵與點擊

## 第一局教學

learn-front = 第一次來嗎？邊玩邊學吧。
learn-lesson = 邊玩邊學
learn-lesson-lead = 在入門用的島嶼上，和電腦玩家玩一場真正的遊戲。每遇到新的東西，都會告訴你那是什麼、該點哪裡。不必事先讀規則，隨時可以離開再回來。
learn-lesson-begin =
    { $again ->
        [yes] 重新開始一場
       *[no] 開始教學
    }
learn-lesson-resume = 繼續教學
learn-lesson-read = 我想先讀規則
learn-lesson-contents = 你會遇到的事
learn-lesson-progress = 已學 { $learnt } 項，共 { $all } 項
learn-lesson-fold =
    { $shown ->
        [yes] 縮小
       *[no] 再次顯示
    }
learn-lesson-end = 結束教學，繼續遊戲
learn-lesson-next =
    { $told ->
        [skip] 略過
       *[read] 繼續
    }
learn-step-goal = 這是你。你有兩座村莊，各值 1 分。最先在自己的回合有 { $victory_points } 分的人獲勝。
    .title = 你和你的目標
learn-step-numbers = 不論輪到誰，擲出的數字所在的區域就會給卡。點越多越常出現，紅色數字最常出現。
    .title = 區域與數字
learn-step-discard = 擲出 7，而你的卡超過 { $hand_limit } 張。請選 { $count } 張歸還。
    .title = 卡太多了
learn-step-robber = 現在由你移動強盜。選一個對別人不利的區域：那裡不再有收成，你還能在那裡打劫 1 張卡。
    .title = 由你移動強盜
learn-step-answer = 有人向你提議交易。如果得到的比給出的更需要，就接受；拒絕沒有損失。
    .title = 給你的提議
learn-step-roll = 輪到你了。先擲骰子。
    .title = 擲骰
learn-step-gain = 這次擲骰給了你 { $goods }。你的卡在這裡，只有你看得到內容。
    .title = 你的第一批卡
learn-step-nothing = 這個數字旁邊沒有你的建築。沒關係，別人擲骰時你也能拿到卡。
    .title = 這次沒有卡
learn-step-robbed = { $whom } 移動了強盜。在 7 或騎士再次移動它之前，它所在的區域沒有收成。
    .title = 強盜
learn-step-city = 你付得起一座城市。點這裡，再點你的一座村莊：它會值 2 分，收成也加倍。
    .title = 蓋城市
learn-step-settlement = 你可以蓋村莊。點這裡，再點亮起的交叉點：多 1 分，也多一些卡。
    .title = 蓋村莊
learn-step-card = 你有可以打出的卡。每回合一張，擲骰之前也行。點一下看它的效果。
    .title = 打出卡片
learn-step-road = 你付得起一條道路。點這裡，再點亮起的邊。道路通往能蓋新村莊的交叉點。
    .title = 蓋道路
learn-step-buy = 你可以買發展卡：騎士、進程卡，或不公開的分數。
    .title = 買卡
learn-step-bank = 你有足夠的同種卡可以和銀行交換。打開交易，換你缺的東西。
    .title = 和銀行交易
learn-step-offer = 缺什麼嗎？打開交易，提議用你的卡換別人的卡。
    .title = 和玩家交易
learn-step-aid = 費用、機率和你現在能做的事都在這裡，全部規則也在這裡。
    .title = 哪裡有幫助
learn-step-end = 做完了嗎？那就結束回合。別人玩的時候，你的區域照樣給你卡。
    .title = 結束回合
learn-step-watch = 現在輪到別人。注意他們的擲骰：你的區域同樣會給你卡。
    .title = 別人的回合
learn-step-ready = 你已經知道一個回合有些什麼。這是一場真正的遊戲：繼續玩，贏下它。之後遇到新的東西仍會說明。
    .title = 你會玩了
learn-step-wait = 現在沒有新的東西。
    .title = 教學：繼續玩
