### 2つ目のゲームの画面と端末、ルール索引。

## 最初の画面

page-second = もう一つのゲーム：壁の守り
page-second-play = 「壁の守り」をボットと遊ぶ
page-second-rules = ルールを読む
page-preview-printed = 盤面はいつもこの配置です
page-preview-land = このルールの土地の例
page-preview-land-another = 別の土地を見る

## 壁と北

page-wall = 壁
page-wall-section = { place-section }：{ guards }、向かいに{ $regulars }人
page-wall-space =
    { $held ->
        [yes] { place-space }：{ $who }さんの衛兵
       *[no] { place-space }：空き
    }
page-wall-choose = 壁の区間を選んでください。
page-wall-place = ここに衛兵を置く：第{ $section }区間
page-wall-confirm = 第{ $section }区間に衛兵を置きますか？
page-north = 壁の北
# $what: a section of the Wall, or a clan.
page-look = { $what }：小道と南への道を見る
page-look-together = 野人サイコロの目：{ learn-odds-of }
page-look-way = 小道{ $trail }から南への道：{ $hexes }
page-clearing = 第{ $section }区間の前の空き地：{ regulars }
page-clan = { clan }：キャンプに{ wildlings }
page-camp =
    { $held ->
        [yes] { place-camp }：{ wildling }
       *[no] { place-camp }：空き
    }
page-peaks = 氷の峰：{ $list }
page-peaks-kind = { wildling }{ $count }人
page-raider-home = 盗賊はキャンプにいます。
page-say-wildling = { $text }、野人がふさいでいます（{ wildling }）
page-say-route = { place-side }：{ trade-route }
page-tokens = 山にトークン{ $count }枚、使用済み{ $used }枚
page-wildling-die = 野人サイコロ：{ $count }

## 危険

page-danger = 危険
page-danger-level =
    { $danger ->
        [calm] 静か
        [open] 衛兵なし
        [near] ぎりぎり
        [climb] 次の1人が乗り越える
        [next] 次の1人で突破
        [rush] 突撃が来れば突破
        [rush_end] 突撃が来ればゲーム終了
       *[end] 次の1人でゲーム終了
    }
page-danger-section = 第{ $section }区間：{ regulars }対 衛兵{ $guards }人
page-danger-rush =
    { $count ->
        [1] { clan }：あと1人で突撃です。
       *[other] { clan }：あと{ $count }人で突撃です。
    }
page-danger-breaches = 突破：{ $all }回中{ $done }回
page-danger-south = 南の地：{ $all }人中{ $done }人
page-danger-leader = 全員に見えている範囲では、今終われば{ $who }さんが{ guards }で勝ちます。
page-danger-nobody = 壁に衛兵のいる人がいません。全員に見えている範囲では、今終われば{ $who }さんが勝ちます。

## 衛兵、巡察、英雄

page-guard = 衛兵を雇う：{ $cost }。残り{ $left }人
page-guard-short = 衛兵
page-seat-guards =
    { $points ->
        [0] 壁に{ guards }
       *[other] 壁に{ guards }、{ $points }点
    }
page-seat-ranger =
    { $award ->
        [yes] { patrols }、最強の巡察隊
       *[no] { patrols }
    }
page-seat-route =
    { $award ->
        [yes] 交易ルートの長さ{ $count }、最長の交易ルート
       *[no] 交易ルートの長さ{ $count }
    }
page-seat-hero = 英雄：{ $name }、{ hero-face }
page-patrol =
    { $patrol_use ->
        [both] 巡察：盗賊を動かすか、送り返す野人を選んでください。
        [robber] 巡察：盗賊を動かしてカードを1枚奪いますか？
       *[wildling] 巡察：送り返す野人を選んでください。
    }
page-patrol-robber = 盗賊を動かす
page-spot-wildling = 野人を送り返す：{ $place }
page-spot-lift = この街道を取り上げる：{ $place }
page-heroes = 英雄
page-heroes-display = 選べる英雄
page-hero-yours = あなたの英雄
page-hero-use = 使う：{ $name }
page-hero-skip = 今は使わない
page-hero-rests =
    { $hero ->
        [scholar] この手番に取った学者です。次のプレイヤーの手番から使えます。
       *[other] この手番に取った英雄です。次の自分の手番から使えます。
    }
page-hero-used =
    { $hero ->
        [scholar] 1手番に使えるのは1回です。学者は次のプレイヤーの手番からまた使えます。
       *[other] 1手番に使えるのは1回です。この英雄は次の自分の手番からまた使えます。
    }
page-hero-after = 英雄を交換しますか、もう一度使いますか？
page-hero-exchange = 交換する
page-hero-turn = 裏返す
page-hero-must = 2回使いました。ほかの英雄を選んでください。
page-hero-take = 取る：{ $name }
page-hero-ask =
    { $hero ->
        [commander] 求める資源を1種類選んでください。
        [steward] 渡すカードを選んでください。
        [scholar] 何も獲得できませんでした。カードを1枚選んでください。
        [builder] 取り上げる自分の街道を選んでください。
        [arms] 費用3枚のうち代える1枚と、代わりのカードを選んでください。
        [seer] 費用3枚のうち代える1枚と、代わりのカードを選んでください。
        [rebel] 自分より先行するプレイヤーを選んでください。
        [pathfinder] 空き地かキャンプの野人を選んでください。
        [archer] 南の地の野人を選んでください。
        [recruiter] 衛兵を置く区間を選んでください。
       *[tracker] 盗賊がキャンプに戻り、カードを1枚取ります。
    }
page-hero-then =
    { $hero_then ->
        [commander] 求めるカード：{ kind }。プレイヤーを2人まで選んでください。
        [steward] 渡すカード：{ $gives }。取るカードを選んでください。
        [builder] 取り上げる街道：{ $place }。新しい場所を選んでください。
       *[arms] 払う費用：{ $gives }。衛兵を置く区間を選んでください。
    }
page-hero-sure =
    { $hero ->
        [commander]
            { $count ->
                [1] { $who }さんに{ kind }を1枚求めますか？
               *[other] { $who }さんに{ kind }を1枚ずつ求めますか？
            }
        [steward] { $gives }を渡して{ $takes }を取りますか？
        [scholar] ストックから{ $takes }を取りますか？
        [builder] 街道を{ $place }から{ $to }へ移しますか？
        [arms] { $gives }を払って、第{ $section }区間に衛兵を置きますか？
        [seer] { $gives }を払って、山札の上のカードから1枚を選びますか？
        [rebel] { $who }さんの手札を見て、カードを1枚取りますか？
        [pathfinder] { $place }の野人を送り返して、トークンを1枚公開しますか？
        [archer] { $place }の野人を送り返しますか？
        [recruiter] 使った巡察を1枚捨てて、第{ $section }区間に衛兵を置きますか？
       *[tracker] 盗賊をキャンプに追い返して、カードを1枚取りますか？
    }
page-hero-pick-card = この手札からカードを1枚選んでください。
page-hero-pick-one = この中から1枚を選んでください。残りは山札に戻ります。
page-hero-give-back = { $who }さんからカードを受け取りました。お返しのカードを選んでください。
page-ask-watch =
    { $watch_stage ->
        [guarding] 衛兵を置きます：壁の区間を選んでください。
        [consoling] 何も獲得できませんでした。学者を使えます。
        [foreseeing] 見ているカードから1枚を選んでください。
        [taking] この手札からカードを1枚選んでください。
        [repaying] お返しのカードを選んでください。
       *[hero] 英雄を交換するか、もう一度使うために裏返してください。
    }
page-watch-keys =
    { $watch_key ->
        [guard] 衛兵を雇う
        [hero] 英雄を使う
       *[wall] 壁を見る
    }

## 終わり

page-over-watch =
    { $watch_ending ->
        [breaches] 壁が落ちました
        [gift] 南の地が落ちました
       *[points] 得点による勝利
    }
page-over-most = 壁の衛兵が最も多い
page-over-tie =
    { $tie ->
        [points] 衛兵は同数、得点で決着
        [space] 衛兵も得点も同じ、最も小さい番号で決着
        [west] 衛兵も得点も同じ、西から数えて最初の衛兵で決着
       *[order] 衛兵なし、手番順で決着
    }
page-over-guards = 衛兵
page-over-guard-points = 衛兵の得点

## 端末

terminal-do_guard = 衛兵
terminal-do_hero = 英雄
terminal-pick_wildling = { $place }の野人：{ $enter } で送り返す。
terminal-danger =
    { $danger ->
        [calm] 静か
        [open] 無人
        [near] 際どい
        [climb] 越える
        [next] 突破
        [rush] 突撃
        [rush_end] 突撃！
       *[end] 終局
    }
terminal-leader = 壁が落ちれば：{ $who }（{ guards }）
terminal-help_wall = 壁の第1区間の前にいる並の野人 : そこの衛兵
terminal-section = { $section }：{ guards }、外に{ $regulars }人
terminal-clan =
    { $clan ->
        [river] 川
        [cave] 洞窟
       *[hornfoot] はだし
    }
terminal-rush = 突撃：
terminal-breaches = 突破 { $done }/{ $all }
terminal-south = 南の地 { $done }/{ $all }
terminal-wildling_sign =
    { $wildling ->
        [regular] 並
        [climber] 登
       *[giant] 巨
    }
terminal-figures =
    { $wildling ->
        [regular] 並の野人 { $count }
        [climber] 登り手 { $count }
       *[giant] 巨人 { $count }
    }
terminal-peaks = 氷の峰に
terminal-hero =
    英雄：{ $name }（{ $face ->
        [front] 表
       *[back] 裏
    }）
terminal-hero_after = 英雄を交換しますか、裏返しますか？
terminal-guards = 衛兵{ $count }
terminal-patrol_wildling = 野人を送り返す

## ルール索引

learn-watch-source =
    { $watch_book ->
        [W] 2つ目のゲームの韓国語ルール
       *[D] 資料がなく、こちらで決めたこと
    }
learn-watch-chapter =
    { $part ->
        [SETUP] 最初の手番の前に
        [TURN] 手番
        [PROD] 資源の獲得
        [ADV] 野人の前進
        [BREACH] 壁の突破
        [RUSH] 突撃
        [TRADE] 貿易
        [BUILD] 建設とトークン
        [GUARD] 衛兵
        [DEV] 発展カード
        [HERO] 英雄
        [ROBBER] 7の目と盗賊
        [END] 3つの終わり方
       *[OPT] テーブルで選べること
    }
learn-watch-act =
    { $watch_act ->
        [g] 衛兵を雇う
        [h] 英雄を使う
        [flip] 英雄を裏返す
       *[take] 英雄を取る
    }
learn-watch-need =
    { $watch_act ->
        [g] 費用と、手元の衛兵と、壁の空きマス。
        [h] カードに書かれた時に、1手番に1回。取った手番には使えません。
        [flip] 今1回目を使った英雄。
       *[take] 今使った英雄。
    }
learn-heroes = 英雄の一覧
learn-heroes-of = { $who }さんが所持
learn-odds = 野人サイコロの結果
learn-odds-trail = { $trail }：{ clan }から第{ $section }区間へ
learn-odds-none = { $low }～{ $high }：何も起こらない
learn-odds-of = { $all }通り中{ $ways }通り
learn-odds-note = 小道は、その部族のキャンプに野人がいるときだけ意味があります。
learn-tokens = 野人トークン
learn-tokens-open = 公開済み
learn-tokens-unseen = 未公開
learn-points-guards = 壁に衛兵{ $first }人以上：1点、{ $second }人以上：2点

## 2つ目のゲームの用語

term-wall = 壁
    .forms = 壁
    .text = 北をさえぎるもの。4つの区間があり、それぞれを衛兵が守ります。
term-section = 区間
    .forms = 区間
    .text = 壁の4分の1。衛兵のマスが5つあり、前に空き地があります。
term-guard = 衛兵
    .forms = 衛兵
    .text = 壁に置くコマ。並の野人を防ぎ、得点になり、壁が落ちたときの勝敗を決めます。
term-clearing = 空き地
    .forms = 空き地
    .text = 区間の前の土地。野人が着き、並の野人が待ちます。
term-trail = 小道
    .forms = 小道
    .text = 部族のキャンプから空き地への、番号のついた道。野人サイコロが決めます。
term-camp = キャンプ
    .forms = キャンプ
    .text = 部族の土地にある5つの場所。1が小道に最も近い場所です。
term-clan = 部族
    .forms = 部族
    .text = 川、洞窟、はだしの3つの部族。それぞれにキャンプと小道があります。
term-wildling = 野人
    .forms = 野人
    .text = 北から来るコマ。並の野人、登り手、巨人がいて、南の地では土地をふさぎます。
term-regular = 並の野人
    .forms = 並の野人
    .text = 衛兵の数を超えるまで空き地で待つ野人。
term-climber = 登り手
    .forms = 登り手
    .text = すぐに壁を越える野人。誰にも止められません。
term-giant = 巨人
    .forms = 巨人
    .text = 衛兵を1人追い払って帰る野人。衛兵がいなければ壁を突破します。
term-breach = 突破
    .forms = 突破
    .text = 野人が区間を破って越えること。3回目でゲームが終わります。
term-breach_marker = 突破マーカー
    .forms = 突破マーカー
    .text = 突破の回数を0から3まで数えます。
term-rush = 突撃
    .forms = 突撃
    .text = 部族に野人が5人になると、2人がすぐに前進すること。
term-south = 南の地
    .forms = 南の地
    .text = 壁の南の、建設する土地。野人が増えすぎるとゲームが終わります。
term-peaks = 氷の峰
    .forms = 氷の峰
    .text = まだ出ていない野人のコマが待つ西の山。
term-wildling_token = 野人トークン
    .forms = 野人トークン | トークン
    .text = 野人の種類と部族が描かれたもの。建設やタイルの獲得で公開します。
term-supply = トークンの山
    .forms = トークンの山
    .text = ボードの脇に裏向きに置いた野人トークン。
term-wildling_die = 野人サイコロ
    .forms = 野人サイコロ
    .text = 3個目の、12面のサイコロ。野人がどの小道を前進するかを決めます。
term-trade_route = 交易ルート
    .forms = 交易ルート
    .text = 南の端の場所。建物があれば、1種類の資源をストックと2:1で交換できます。
term-longest_trade_route = 最長の交易ルート
    .forms = 最長の交易ルート
    .text = 5本以上で最も長い街道に与えるタイル。このゲームでは1点です。
term-strongest_ranger = 最強の巡察隊
    .forms = 最強の巡察隊
    .text = 巡察を3枚以上、最も多く使った人に与えるタイル。1点です。
term-ranger_patrol = 巡察
    .forms = 巡察
    .text = 盗賊を動かすか、野人を送り返す発展カード。
term-winter_stores = 冬の蓄え
    .forms = 冬の蓄え
    .text = ストックから好きな資源を2枚取る発展カード。
term-new_recruits = 新兵
    .forms = 新兵
    .text = 衛兵を1人無料で置く発展カード。
term-hero = 英雄
    .forms = 英雄カード | 英雄
    .text = 全員が1枚ずつ持つカード。能力を1回か2回使えます。
