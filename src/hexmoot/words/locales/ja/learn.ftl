### ルールの説明、ヘルプ、はじめての1局。ルールの本文は rules.ftl にあります。

## ルールの説明

learn-search = ルールと用語をさがす
learn-found =
    { $count ->
        [0] これらの言葉をすべて含む項目はありません。
       *[other] { $count }件見つかりました
    }
learn-book = ルールブック
learn-told-book = ルールブックによって違うところは、ここで選んだものに従って説明します。
learn-told-table = ホストが変えたルールも含めて、このテーブルでの遊び方どおりに説明します。
learn-print = 印刷
learn-short = ゲームのあらまし
learn-aim = 目的
learn-aim-text = 島を開拓します。街道を延ばして開拓地を建て、開拓地を都市に育てましょう。自分の手番に{ $victory_points }点に達した人の勝ちです。
learn-turn-text =
    まずサイコロを振ります。出た数字の土地からは、その交差点に建物を持つ全員が資源カードをもらいます。7の目なら資源は出ず、盗賊を動かします。{ $phases ->
        [separate] 次にほかの人やストックと貿易し、貿易が済んだら建設して、
       *[combined] 次にほかの人やストックとの貿易と建設を好きな順に行い、
    }最後にサイコロを次の人に渡します。
learn-chapters = 章
learn-words = ゲームの用語
learn-whole = すべてのルールを新しいウィンドウで見る
learn-sources = 出典
learn-sources-none = 言うまでもないこと
learn-replaced = このゲームで代わりになるもの：
learn-not-here = このゲームには当てはまりません。
learn-source =
    { $book ->
        [K] 韓国語の説明書
        [Z] 繁体字中国語の索引
        [J] 日本語の手番表
        [U] ウクライナ語の簡易ルール
       *[F] 公開されたデータと裁定
    }
learn-chapter =
    { $chapter ->
        [PLAY] どのテーブルでも
        [BOARD] 島
        [SETUP] 最初の手番の前
        [TURN] 手番
        [PROD] 資源の獲得
        [TRADE] 貿易
        [BUILD] 建設
        [ROAD] 最長交易路
        [ROBBER] 7の目と盗賊
        [DEV] 発展カード
        [WIN] 点数と終わり
       *[AID] ヘルプ
    }

## ゲームの用語。.forms は文中での書き方

term-hex = 土地
    .forms = 土地
    .text = 島をつくる六角形のマス。地形があり、砂漠でなければ数字もあります。
term-corner = 交差点
    .forms = 交差点
    .text = 最大3つの土地が接する点。開拓地と都市をここに置きます。
term-side = 辺
    .forms = 辺
    .text = 2つの土地の間、または土地と海の間の線。街道をここに置きます。
term-coast = 海岸
    .forms = 海岸
    .text = 島のふち。ここの交差点と辺にも建設でき、港が並んでいます。
term-desert = 砂漠
    .forms = 砂漠
    .text = 何も出ない土地。盗賊はここから始めます。
term-token = 数字チップ
    .forms = 数字チップ | チップ
    .text = 土地に置かれた円いチップ。その数字が出ると資源が出ます。点が多いほどよく出ます。
term-harbour = 港
    .forms = 専門港 | 3:1港 | 港
    .text = 海岸の場所。ここに建物があれば、ストックと3:1、または1種類を2:1で貿易できます。
term-setup = 初期配置
    .forms = 初期配置
    .text = 最初の手番の前にすること。全員が開拓地2個と街道2本を置きます。
term-first_player = スタートプレイヤー
    .forms = スタートプレイヤー
    .text = 初期配置で最初に置き、最初の手番を行うプレイヤー。
term-stock = 手元のコマ
    .forms = コマ
    .text = まだ建設していない自分のコマ。
term-bank = ストック
    .forms = ストック
    .text = だれのものでもないカード。獲得した資源を払い出し、費用を受け取り、貿易もします。
term-resource_card = 資源カード
    .forms = 資源カード
    .text = 木、羊、麦、土、石。費用はすべてこれで払います。
term-lumber = 木
    .forms = 木 | 森林
    .text = 森林から出る資源。街道と開拓地に使います。
term-wool = 羊
    .forms = 羊 | 牧草地
    .text = 牧草地から出る資源。開拓地と発展カードに使います。
term-grain = 麦
    .forms = 麦 | 畑
    .text = 畑から出る資源。開拓地、都市、発展カードに使います。
term-brick = 土
    .forms = 土 | 丘陵
    .text = 丘陵から出る資源。街道と開拓地に使います。
term-ore = 石
    .forms = 石 | 山地
    .text = 山地から出る資源。都市と発展カードに使います。
term-hand = 手札
    .forms = 手札
    .text = 持っている資源カード。ほかの人には枚数だけがわかります。
term-turn = 手番
    .forms = 手番
    .text = サイコロを振り、貿易し、建設します。そして次の人の手番になります。
term-dice = サイコロ
    .forms = サイコロ
    .text = 手番の初めに2個を振ります。合計で、資源の出る土地が決まります。
term-production = 資源の獲得
    .forms = 資源の獲得 | 資源が出
    .text = 出た数字の土地に建物を持つ全員が、カードを受け取ります。
term-trade = 貿易
    .forms = 対人貿易 | 貿易
    .text = 資源カードを別のものと替えること。人とは話し合いで、ストックとは自分の比率で替えます。
term-offer = 提案
    .forms = 提案
    .text = 何を出し、何がほしいかを伝えること。相手は受けるか、断るか、逆提案をします。
term-counter_offer = 逆提案
    .forms = 逆提案
    .text = 手番でない人が、ほかの提案に答えて出す提案。
term-price = 建設費用
    .forms = 建設費用 | 費用
    .text = 街道、開拓地、都市、発展カードにかかる資源カード。
term-road = 街道
    .forms = 街道
    .text = 辺に置くコマ。新しい交差点へつながり、いちばん長ければ点になります。
term-settlement = 開拓地
    .forms = 開拓地
    .text = 1点の建物。接する土地から資源が出るたびにカードを1枚もらいます。
term-city = 都市
    .forms = 都市
    .text = 開拓地を都市化したもの。2点で、カードを2枚もらいます。
term-building = 建物
    .forms = 建物
    .text = 開拓地または都市。
term-distance_rule = 距離ルール
    .forms = 距離ルール
    .text = 建物と建物の間は、辺を2本以上あけます。
term-longest_road = 最長交易路
    .forms = 最長交易路
    .text = 5本以上続く、いちばん長い街道に与えられるタイル。2点です。
term-robber = 盗賊
    .forms = 盗賊
    .text = 土地から資源が出るのを止めるコマ。7の目か騎士で動き、動かした人がカードを奪います。
term-discard = 手札を戻す
    .forms = 手札を戻す | 手札を戻しません | 全員が戻す
    .text = 7の目のとき多すぎる手札の半分を、ストックに返すこと。
term-steal = 奪う
    .forms = 奪う | 奪い | 奪え | 奪わ
    .text = 盗賊の新しい土地に接する人から、見ないでカードを1枚引くこと。
term-development_card = 発展カード
    .forms = 発展カード
    .text = 山札から買い、伏せて持つカード。騎士、進歩カード、ポイントがあります。
term-knight = 騎士
    .forms = 騎士
    .text = 盗賊を動かす発展カード。使った騎士は最大騎士力に数えます。
term-largest_army = 最大騎士力
    .forms = 最大騎士力
    .text = 騎士を3枚以上、いちばん多く使った人に与えられるタイル。2点です。
term-special_card = タイル
    .forms = タイル
    .text = 最長交易路と最大騎士力のタイル。上回った人に、点とともに移ります。
term-progress_card = 進歩カード
    .forms = 進歩カード
    .text = 街道建設、発見、独占。1回使うとゲームから除きます。
term-road_building = 街道建設
    .forms = 街道建設
    .text = 街道を2本、無料で置く進歩カード。
term-year_of_plenty = 発見
    .forms = 発見
    .text = ストックから好きな資源カードを2枚取る進歩カード。
term-monopoly = 独占
    .forms = 独占
    .text = ほかの全員から1種類のカードをすべてもらう進歩カード。
term-victory_card = ポイントカード
    .forms = ポイントカード
    .text = 1点になり、伏せておく発展カード。
term-point = 点
    .forms = 点数 | 1点 | 2点 | ポイント
    .text = 勝つために集めるもの。開拓地、都市、タイル、一部の発展カードが点になります。
term-declare_victory = 勝利宣言
    .forms = 勝利宣言 | 宣言
    .text = 勝つのに必要な点があると告げること。ルールブックが求める場合だけで、ほかではゲームは自動で終わります。

## テーブルでのヘルプ

learn-cost =
    { $count ->
        [0] { $goods }：すべてあります。
       *[other] { $goods }：{ $lacking }が足りません。
    }
learn-can = いまできること
learn-can-yes = いまできます
learn-can-no = いまはできません
learn-act =
    { $act ->
        [roll] サイコロを振る
        [r] 街道を建設する
        [s] 開拓地を建設する
        [c] 都市を建設する
        [buy] 発展カードを買う
        [t] ストックと貿易する
        [o] 提案する
        [kn] 騎士を使う
        [rb] 街道建設を使う
        [yp] 発見を使う
        [mo] 独占を使う
        [vp] ポイントカードを見せる
        [rob] 盗賊を動かす
        [x] 手札を戻す
        [y] 提案を受ける
        [n] 提案を断る
        [d] 提案どおりに貿易する
        [close] 貿易をまとめる
        [withdraw] 提案を取り下げる
        [win] 勝利宣言をする
       *[end] 手番を終える
    }
learn-act-robs = { $place }、{ $whom }さんから奪う
learn-need =
    { $need ->
        [roll] 自分の手番の初めに1回。
        [r] 費用と、自分の街道か建物につながる空いた辺。
        [s] 費用と、自分の街道の上の空いた交差点。隣の交差点に建物がないこと。
        [c] 費用と、都市にする自分の開拓地。
        [buy] 費用と、山札に残ったカード。
        [t] サイコロを振ったあと、自分の比率と同じ枚数の同じカード。
        [o] サイコロを振ったあと、出せるカード1枚。
        [kn] この手番に買ったのではないカード。1手番に1枚。
        [rb] この手番に買ったのではないカードと、街道を置く場所。
        [yp] この手番に買ったのではないカード。1手番に1枚。
        [mo] この手番に買ったのではないカード。1手番に1枚。
        [rob] 土地と、カードを盗む相手を選びます。
        [x] ストックに返すカードを選びます。
        [y] あなたへの提案があり、そのカードを持っています。
        [n] あなたへの提案があります。
        [d] あなたへの提案があり、そのカードを持っています。
        [close] あなたの提案を受けた人がいます。
        [withdraw] 自分の提案がまだ出ています。
        [win] 自分の手番で、得点が足りています。
        [vp] 手札のポイントカード。
       *[end] サイコロを振り終え、しなければならないことが残っていないこと。
    }
learn-lack =
    { $lack ->
        [side] 自分の街道や建物のとなりに空いた辺がありません。
        [way] 空いた交差点に続く自分の街道がありません。
        [near] 辺ひとつ先に別の建物があります。
        [settlement] 置きかえる開拓地がありません。
        [deck] 山札がありません。
        [fresh] この手番で買ったカードです。
        [card] そのカードを持っていません。
        [turn] { $who }さんの手番です。
        [offer] そのような提案はありません。
        [seven] 7が出たときか、騎士を使ったときだけです。
        [bank] ストックに残っていません。
        [traded] この手番ではもう建設か購入をしたので、貿易は終わりです。
        [roll] 先にサイコロを振ります。
        [goods] { $goods }足りません。
        [pieces] { pieces }をすべて使っています。
        [rolled] この手番ではもうサイコロを振りました。
        [played] この手番ではもうカードを使いました。
        [rate] いちばんよい{ $rate }:1の交換まで、あと{ $goods }です。
        [cards] そのためのカードがありません。
        [points] { $most }点まで、あと{ points }です。
       *[stage] 先にすることがあります。
    }
learn-cards-box = 全部で
learn-cards-played = 使用済み
learn-cards-own = 自分
learn-cards-unseen = 不明
learn-cards-note = 不明なカードは、山札（{ $count }枚）か、ほかの人の手元にあります。
learn-rolls = 数字の出やすさ
learn-rolls-of = { $all }回に{ $ways }回
learn-tracker = 手札についてわかっていること
learn-tracker-note =
    { $on ->
        [yes] 全員が見たことからわかる、種類ごとの最少と最多の枚数です。
       *[no] このテーブルのホストは、カードの記録をオンにしていません。
    }
learn-coach-offer = { $who }さんの提案について
learn-coach = コーチ
learn-coach-state =
    { $coach ->
        [none] このテーブルのホストは、コーチを認めていません。
        [wait] あなたが決める番になるか、提案が届くと、コーチが話します。
        [thinks] コーチが考えています…
       *[says] ここではコーチの助言はありません。
    }
learn-coach-gain =
    { $count ->
       *[other] { $worth }点
    }
learn-keys = キーとクリック

## はじめての1局

learn-front = はじめてですか？遊びながら覚えましょう。
learn-lesson = 遊びながら覚える
learn-lesson-lead = はじめてのゲーム用の島で、ボットと本物のゲームをします。新しいことが出てくるたびに、それが何で、どこをクリックするかをお伝えします。前もって読むものはありません。いつでも離れて、また戻れます。
learn-lesson-begin =
    { $again ->
        [yes] 新しく始める
       *[no] レッスンを始める
    }
learn-lesson-resume = レッスンを続ける
learn-lesson-read = ルールを読む
learn-lesson-contents = 出てくること
learn-lesson-progress = { $all }のうち{ $learnt }を覚えました
learn-lesson-fold =
    { $shown ->
        [yes] 小さくする
       *[no] もう一度見る
    }
learn-lesson-end = レッスンを終えてゲームを続ける
learn-lesson-next =
    { $told ->
        [skip] とばす
       *[read] 次へ
    }
learn-step-goal = これがあなたです。1点の開拓地が2個あります。自分の手番に最初に{ $victory_points }点になった人が勝ちです。
    .title = あなたと目標
learn-step-numbers = だれの手番でも、出た数字の土地からカードが出ます。点が多いほどよく出ます。赤い数字がいちばんよく出ます。
    .title = 土地と数字
learn-step-discard = 7の目です。手札が{ $hand_limit }枚より多いので、戻すカードを{ $count }枚選んでください。
    .title = カードが多すぎるとき
learn-step-robber = あなたが盗賊を動かします。ほかの人が困る土地を選びましょう。そこからは資源が出なくなり、カードを1枚奪えます。
    .title = 盗賊を動かす
learn-step-answer = 貿易の提案が来ました。出すものより、もらうもののほうが必要なら受けましょう。断っても損はありません。
    .title = あなたへの提案
learn-step-roll = あなたの手番です。まずサイコロを振りましょう。
    .title = サイコロを振る
learn-step-gain = この目で{ $goods }をもらいました。カードはここにあり、中身はあなただけに見えます。
    .title = 最初のカード
learn-step-nothing = この数字の土地に、あなたの建物はありません。だいじょうぶ、ほかの人が振ったときにもカードがもらえます。
    .title = 今回はカードなし
learn-step-robbed = { $whom }さんが盗賊を動かしました。7の目か騎士でまた動くまで、その土地からは資源が出ません。
    .title = 盗賊
learn-step-city = 都市を建てられます。ここをクリックし、自分の開拓地を選びましょう。2点になり、資源も倍になります。
    .title = 都市を建設する
learn-step-settlement = 開拓地を建てられます。ここをクリックし、光っている交差点を選びましょう。1点増え、カードも増えます。
    .title = 開拓地を建設する
learn-step-card = 使えるカードがあります。1手番に1枚、サイコロの前でもかまいません。クリックすると効果がわかります。
    .title = カードを使う
learn-step-road = 街道を建てられます。ここをクリックし、光っている辺を選びましょう。街道は、新しい開拓地を置く交差点へつながります。
    .title = 街道を建設する
learn-step-buy = 発展カードを買えます。騎士か、進歩カードか、伏せておく点です。
    .title = カードを買う
learn-step-bank = ストックと替えられるだけの同じカードがあります。貿易を開いて、足りないものを取りましょう。
    .title = ストックとの貿易
learn-step-offer = 足りないものがありますか？貿易を開いて、自分のカードとの交換を提案しましょう。
    .title = 対人貿易
learn-step-aid = 費用、確率、いまできることはここにあります。すべてのルールもここから見られます。
    .title = ヘルプの場所
learn-step-end = 終わったら手番を終えましょう。ほかの人の手番でも、あなたの土地からカードが出ます。
    .title = 手番を終える
learn-step-watch = ほかの人の手番です。サイコロを見ていましょう。あなたの土地からもカードが出ます。
    .title = ほかの人の手番
learn-step-ready = 手番ですることを覚えました。これは本物のゲームです。このまま続けて勝ちましょう。新しいことが出てきたら、そのつどお伝えします。
    .title = もう遊べます
learn-step-wait = いまは新しいことはありません。
    .title = レッスン：続けましょう
