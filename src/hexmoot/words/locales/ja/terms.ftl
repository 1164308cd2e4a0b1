### ゲームの用語。

## 資源と地形

kind =
    { $kind ->
        [L] 木
        [W] 羊
        [G] 麦
        [B] 土
       *[O] 石
    }
terrain =
    { $kind ->
        [L] 森林
        [W] 牧草地
        [G] 畑
        [B] 丘陵
        [O] 山地
        [I] 氷原
       *[D] 砂漠
    }
goods = { kind }{ $count }枚
goods-object = { goods }
resource-cards = 資源カード{ $count }枚
development-cards = 発展カード{ $count }枚
any-kind = すべての資源
nothing = なし

## 発展カード

card =
    { $card ->
        [K] 騎士
        [R] 街道建設
        [Y] 発見
        [M] 独占
        [P] 巡察
        [S] 冬の蓄え
        [N] 新兵
       *[V] ポイント
    }
card-counted = { card }{ $count }枚
card-effect =
    { $card ->
        [K] 盗賊を動かし、カードを1枚奪います。最大騎士力に数えます。
        [R] 街道を2本、無料で建設します。
        [Y] ストックから好きな資源カードを2枚取ります。
        [M] 資源を1種類指定し、ほかの全員からそのカードをすべてもらいます。
        [P] 盗賊を動かしてカードを1枚奪うか、南の地の野人を1人送り返してその土地の資源を1枚取ります。最強の巡察隊に数えます。
        [S] ストックから好きな資源カードを2枚取ります。
        [N] 壁に衛兵を1人、無料で置きます。
       *[V] 1点になります。伏せたまま持ちます。
    }
    .plain = 盗賊を動かし、カードを1枚奪います。最強の巡察隊に数えます。

## コマ、タイル、テーブル

piece =
    { $piece ->
        [r] 街道
        [s] 開拓地
       *[c] 都市
    }
pieces =
    { $piece ->
        [r] 街道{ $count }本
        [s] 開拓地{ $count }個
       *[c] 都市{ $count }個
    }
award =
    { $award ->
        [road] 最長交易路
        [route] 最長の交易ルート
        [ranger] 最強の巡察隊
       *[army] 最大騎士力
    }
points = { $count }点
knights = 騎士{ $count }枚
harbour =
    { $kind ->
        [L] 木の専門港（2:1）
        [W] 羊の専門港（2:1）
        [G] 麦の専門港（2:1）
        [B] 土の専門港（2:1）
        [O] 石の専門港（2:1）
       *[other] 3:1港
    }
bank = ストック
deck = 発展カードの山札
robber = 盗賊
dice = サイコロ
turn = 手番
clock = 持ち時間

## ボード上の場所

place-hex = 土地{ $place }
place-corner = 交差点{ $place }
place-side = 辺{ $place }

## 席

colour =
    { $colour ->
        [red] 赤
        [blue] 青
        [white] 白
        [orange] オレンジ
        [green] 緑
       *[brown] 茶
    }
seat = { $seat }番の席
seat-coloured = { $seat }番の席（{ colour }）
host = ホスト
onlooker = 観戦者
bot =
    { $bot ->
        [random] ランダムボット
        [greedy] 欲張りボット
       *[other] ボット { $bot }
    }
    .about =
        { $bot ->
            [random] でたらめに動きます。はじめて試すのに向いています。
            [greedy] 1手先を見て、いちばんよさそうな手を選びます。交渉もします。
           *[other] このサーバーのボットです。
        }
bot-name =
    { $name ->
        [Mira] ミラ
        [Tomo] トモ
        [Nela] ネラ
        [Bruno] ブルーノ
        [Suna] スナ
        [Kiko] キコ
        [Lumi] ルミ
        [Dano] ダノ
        [Yuma] ユマ
        [Pavo] パヴォ
        [Rena] レナ
        [Milo] ミロ
        [Hanu] ハヌ
        [Oki] オキ
        [Tari] タリ
        [Sami] サミ
        [Nika] ニカ
        [Juno] ジュノ
        [Lada] ラダ
        [Momo] モモ
       *[other] { $name }
    }

## ゲームの段階

stage-settling = 初期配置：開拓地
    .ask = { $who }さんが開拓地を置きます。
stage-paving = 初期配置：街道
    .ask = { $who }さんがその開拓地の隣に街道を置きます。
stage-before = サイコロを振る前
    .ask = { $who }さんがサイコロを振るか、先にカードを使います。
stage-rolling = サイコロを振る
    .ask = サイコロが転がっています。
stage-discarding = 7の目で手札を戻す
    .ask = { $who }さんが{ resource-cards }を戻します。
stage-robbing = 盗賊の移動
    .ask = { $who }さんが盗賊を動かします。
stage-stealing = カードを奪う
    .ask = { $who }さんが相手の手札からカードを引きます。
stage-main = 貿易と建設
    .ask = { $who }さんが貿易や建設をするか、手番を終えます。
stage-drawing = 発展カードの購入
    .ask = { $who }さんが発展カードを引きます。
stage-laying = 街道建設
    .ask = { $who }さんが無料の街道を置きます。
stage-extra = 手番の間の建設
    .ask = { $who }さんは建設か購入ができます。
stage-paired = ペアの手番
    .ask = { $who }さんがストックとの貿易や建設をするか、手番を終えます。
stage-over = ゲーム終了
    .ask = { $who }さんの勝ちです。

## ゲームの統計

statistic-dice = サイコロの出目
statistic-dice_expected = 出目の期待値
statistic-points_by_turn = 手番ごとの得点
statistic-produced = 獲得した資源
statistic-expected = 獲得の期待値
statistic-luck = サイコロの運
statistic-stolen = 奪ったカード
statistic-lost_to_robber = 盗賊に奪われたカード
statistic-discarded = 戻したカード
statistic-traded = 対人貿易で渡したカード
statistic-bank_traded = ストックとの貿易で払ったカード
statistic-bank = ストックに払ったカード
statistic-score = 得点の内訳

## 文法

number = { $value }
yes = はい
no = いいえ
list-more = { $list }、{ $item }
list-last = { $list }、{ $item }
labelled = { $item }：{ $text }
