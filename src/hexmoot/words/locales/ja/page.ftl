### ゲームのまわりでページが使う言葉。ゲームそのものの用語は terms.ftl にあります。

## ページの上部

page-home = トップページへ
page-skip = 本文へ移動
page-nav = メニュー
page-nav-rules = ルール
page-nav-learn = 遊び方
page-nav-me = 名前とアカウント
page-language = 言語
page-language-lost = その言語の文を読み込めませんでした。ページを再読み込みしてから、もう一度選んでください。
page-theme =
    { $dark ->
        [yes] 明るい配色にする
       *[no] 暗い配色にする
    }
page-sound =
    { $on ->
        [yes] 音あり
       *[no] 音なし
    }
page-help = ヘルプとルール
page-close = 閉じる
# $on: whether the sheet over the island is drawn up.
page-sheet-more =
    { $on ->
        [yes] 小さくする
       *[no] 大きくする
    }
page-cancel = やめる
page-loading = 少しお待ちください…
page-lost = ページの一部を読み込めませんでした。通信で失われたか、ゲームが更新されました。
page-nowhere = このアドレスには何もありません。
page-rules = ルール

## トップページ

page-front-title = 島を開拓しよう
page-front-lead = ボットや友だちを相手に、貿易と建設で10点を目指しましょう。登録も料金もインストールもいりません。
page-front-free = すぐに始められます。名前は後から決められます。
page-play-now = すぐにボットと遊ぶ
page-make-table = 友だちと遊ぶテーブルを作る
page-guest-names = カワウソ | アオサギ | アナグマ | タヌキ | テン | チドリ | ウサギ | ハヤブサ | アザラシ | ツバメ

## テーブルの一覧

page-list-mine = 自分のテーブル
page-list-open = 参加者募集中のテーブル
page-list-open-none = 今は公開テーブルで待っている人がいません。テーブルを作るか、ボットと遊んでください。
page-list-running = 観戦できるゲーム
page-list-return = 続ける
page-list-join = 参加
page-list-watch = 観戦
page-list-seats = { $seats }席中{ $taken }席が埋まっています
page-list-locked = 鍵あり
page-list-nobody = まだ誰も座っていません

## テーブルを作る

page-make-edition = ルールブック
page-edition-source = 出典：{ $source }
page-editions-compare = ルールブックを比べる
page-make-seats = 席の数
page-make-seats-odd = ルールブックにない人数ですが、このまま遊べます。
page-make-bots = ボット
page-make-bots-all = 残りの席をすべて埋める
page-bots-add = ボットを加える
page-bots-add-one = 加える：{ $name }、強さ{ $level }（最高{ $most }）
page-bots-level = 強さ{ $level }（最高{ $most }）
page-bots-take-away = 外す：{ $name }
page-make-clock = 持ち時間
page-clock-kind =
    { $kind ->
        [turn] 手番ごとの持ち時間
        [bank] ゲーム全体の持ち時間
       *[none] 時間制限なし
    }
page-make-turn-seconds = 1手番の秒数
page-make-bank-minutes = ゲーム全体の分数
page-make-away = 接続が切れたら代理が進行
page-away-minutes =
    { $minutes ->
        [0] しない
       *[other] { $minutes }分後
    }
page-make-first = スタートプレイヤー
page-make-first-any = 指定なし：1番の席
page-make-public = 公開：テーブルの一覧に載せる
page-make-fair = 公正なサイコロ：全員で作り、誰でも確かめられる
page-make-hot-seat = 端末の共有：1人で複数の席に着ける
page-make-coach = コーチ：プレイヤーが助言を求められる
page-make-tracker = カードの記録：公開情報からわかる手札を全員に見せる
page-make-options =
    { $count ->
        [0] 個別のルールを変える
       *[other] 個別のルールを変える（{ $count }件変更）
    }
page-make-as-book = 規定どおり：{ $value }
page-make-open = テーブルを開く
page-preview = このルールの島の例
page-preview-another = 別の島を見る

## ゲームの前

page-come-in = お名前は？
page-come-in-go = 入室
page-invitation =
    { $state ->
        [hosted] { $host }さんがプレイヤーを待っています。
        [running] ゲームはもう始まっています。観戦できます。
        [ended] ゲームは終わりました。
        [closed] ホストがこのテーブルを閉じました。ゲームは行われていません。
        [abandoned] 誰も戻ってこなかったため、このテーブルは閉じられました。
       *[open] このテーブルはプレイヤーを待っています。
    }
page-room-waiting =
    { $count ->
        [0] 席がすべて埋まりました
       *[other] あと{ $count }人を待っています
    }
page-room-dice = サイコロを準備しています
page-room-sealed =
    { $done ->
        [yes] サイコロの数を出しました
       *[no] サイコロの数を出しています
    }
page-room-fair = 公正なサイコロ
page-room-hot-seat = 端末の共有
page-room-name = 席{ $seat }の名前
page-room-guest = { $name } { $seat }
page-room-bot = 空席に着くボット
page-room-bot-level = { $name }、強さ{ $level }
page-room-fill = ボットで埋める
page-room-lock =
    { $locked ->
        [yes] 鍵を開ける
       *[no] 鍵をかける
    }
page-room-tracker =
    { $on ->
        [yes] カードの記録をオフにする
       *[no] カードの記録をオンにする
    }
page-room-about = このテーブルのルール
page-room-start = ゲームを始める
page-room-host-starts = ホストがゲームを始めます。
page-room-close = テーブルを閉じる
page-close-sure = テーブルは全員に対して閉じられ、もう誰も座れません。
page-seat-free = 空席
page-seat-machine = 外部のボット
page-seat-colour = 色
page-seat-take = 席に着く
page-seat-leave = 席を立つ
page-seat-empty = 席を空ける
page-seat-remove = 退席させる
page-seat-host = ホストにする
page-share = このテーブルのリンク
page-share-copy = コピー
page-share-copied = コピーしました
page-onlookers = 観戦中：{ $names }

## 島

page-island = 島
page-island-hexes = 土地
page-island-harbours = 港
page-island-roads = 街道
page-zoom-in = 拡大
page-zoom-out = 縮小
page-zoom-reset = 島全体を表示
page-say-hex =
    { $token ->
        [0] { place-hex }：{ terrain }{ page-say-robber }
       *[other] { place-hex }：{ terrain }、数字{ $token }、{ page-say-pips }{ page-say-robber }
    }
page-say-robber =
    { $robber ->
        [yes] 、盗賊あり
       *[no] { "" }
    }
page-say-pips = 点{ $pips }個
page-say-yield =
    { $token ->
        [0] { terrain }
       *[other] { terrain } { $token }
    }
page-say-piece = { $place }：{ $who }さんの{ piece }
page-say-harbour = { place-side }：{ harbour }
page-spot-build = ここに建設：{ piece }、{ $place }
page-spot-robber = 盗賊をここに動かす：{ $place }
page-spot-around = { $spot }（{ $hexes }）

## 席

page-seats = 席
page-seat-about = { $name }について
page-seat-you = 自分
page-seat-points =
    { $open ->
        [0] { points }
       *[other] { points }（うち公開{ $open }点）
    }
page-seat-army =
    { $award ->
        [yes] { knights }、最大騎士力
       *[no] { knights }
    }
page-seat-road =
    { $award ->
        [yes] 街道の長さ{ $count }、最長交易路
       *[no] 街道の長さ{ $count }
    }
page-seat-known = 公開情報からわかる手札
page-seat-state =
    { $state ->
        [free] 空席
        [steward] 代理が進行中
        [away] 離席中
       *[not_trading] 貿易しない
    }

## 手札

page-hand = あなたの手札：{ $count }枚
page-hand-used = { goods }、うち{ $used }枚を選択中
page-hand-aside = { resource-cards }を脇に置いています
page-hand-cards = 発展カード
page-hand-card =
    { $fresh ->
        [yes] { card-counted }、新しいカード：次の手番から使えます。
       *[no] { card-counted }。
    }

## できること

page-actions = できること
page-key = { $what }（{ $key }）
page-roll = 振る
page-build = { piece }を建設、費用：{ $cost }、残り{ $left }
page-buy = 発展カードを買う、費用：{ $cost }、山札の残り{ $left }枚
page-buy-short = カード
page-trade = 貿易
page-win = 勝利宣言
page-end =
    { $stage ->
        [extra] パス
       *[other] 手番終了
    }
page-your-turn = あなたの手番です
page-pending = テーブルの返事を待っています…
page-not-now = 今はできません。テーブルが何を待っているかを確かめてください。
page-not-your-turn = 今はあなたの手番ではありません。手番になったらできます。
page-not-by-rule = ルール上、今はできません。「{ $rule }」を見てください。
page-ask =
    { $stage ->
        [settling] 開拓地を置く交差点を選んでください。
        [paving] 置いた開拓地の隣に街道を置いてください。
        [before] あなたの手番です。サイコロを振るか、先にカードを使ってください。
        [discarding] 7が出ました！手札から戻すカードを{ $count }枚選んでください。
        [robbing] 盗賊を動かす土地を選んでください。
        [laying] 無料の街道を置いてください。残り{ $count }本です。
        [extra] 次の手番の前に、建設か購入ができます。しない場合はパスしてください。
        [paired] あなたのペアの手番です。ストックとの貿易や建設をするか、手番を終えてください。
        [building] 貿易は終わりました。さらに建設するか、手番を終えてください。
        [ending] 貿易は終わり、もう建設できません。手番を終えてください。
       *[main] あなたの手番です。貿易や建設をするか、手番を終えてください。
    }
page-wait-discard = { $who }さんがカードを戻します。
page-building =
    { $quick ->
        [yes] { piece }の場所を選んでください。選ぶとすぐに建設します。
       *[no] { piece }の場所を選んでください。
    }
page-confirm = 決定
page-confirm-build = { $place }に{ piece }を建設しますか？
page-confirm-buy = { $cost }で発展カードを買いますか？
page-confirm-robber =
    { $robs ->
        [yes] 盗賊を{ $place }に動かして、{ $whom }さんから奪いますか？
       *[no] 盗賊を{ $place }に動かしますか？
    }
page-confirm-victims = 盗賊を{ $place }に動かします。誰から奪いますか？
page-discard = 戻す（{ $done }/{ $count }）
page-card-play =
    { $card ->
        [Y] 発見：ストックから取るカードを選んでください。
        [M] 独占：資源を1種類選んでください。
       *[other] { card-effect }
    }
page-card-go = 使う：{ card }
page-pick-add = { kind }を加える（今{ $count }枚）
page-pick-remove = { kind }を減らす（今{ $count }枚）

## 貿易

page-trade-give = 渡す
page-trade-take = もらう
page-trade-bank = ストック
page-trade-bank-kind = { kind }{ $rate }枚をストックのカード1枚と交換
page-trade-bank-none = 今はストックと貿易できません
page-trade-swap = { $gives }を渡して{ $takes }をもらう
page-trade-rates = ストックの交換比率
page-trade-stock = ストックの残り
page-trade-left = ストックに残り{ $count }枚
page-trade-players = プレイヤー
page-trade-to = 提案は、今が手番の{ $who }さんに届きます。
page-trade-offer = 提案する
page-trade-nobody = 相手を選んでください
page-trade-off =
    { $on ->
        [yes] 貿易を再開する
       *[no] この手番は貿易しない
    }
page-offers = 出ている提案
page-offer-own = あなたの提案：{ $gives }を渡して{ $takes }をもらいます。
page-offer-other = { $who }さんの提案：{ $gives }を渡して{ $takes }をもらいます。
page-offer-answer =
    { $answer ->
        [yes] { $who }さん：応じる
        [no] { $who }さん：断る
       *[open] { $who }さん：考え中
    }
page-offer-close = { $who }さんと貿易
page-offer-withdraw = 取り下げる
page-offer-take = 貿易する
page-offer-yes = 応じる
page-offer-no = 断る
page-offer-counter = 逆提案
page-offer-gives =
    { $own ->
        [yes] あなたが渡す
       *[no] 渡す
    }
page-offer-wants =
    { $own ->
        [yes] ほしい
       *[no] ほしい
    }
page-offer-time = 返事まであと{ $seconds }秒
page-offer-lack = このカードを持っていません。
page-offer-not-now = 今はできません。
page-offers-more = ほかの提案{ $count }件
page-offers-fewer = 最初の提案だけ表示

## 島の横

page-tabs = 記録、チャット、早見表
page-tab =
    { $panel ->
        [log] 記録
        [chat] チャット
        [aid] 早見表
        [menu] テーブル
       *[trade] 貿易
    }
page-log = これまでの出来事
page-log-none = ゲームの出来事がここに表示されます。
page-talk = テーブルのチャット
page-talk-none = まだ発言はありません。
page-talk-heard = { $name }さんの発言：{ $line }
page-talk-say = メッセージを入力
page-talk-send = 送信
page-talk-phrases = 定型文
page-talk-mute = { $name }さんの発言を隠す
page-talk-unmute = { $name }さんの発言をまた表示
page-talk-remove = この発言を消す
page-aid-costs = 建設費用
page-aid-left = 残り{ $count }
page-aid-bank = ストック
page-aid-stock = 残り枚数
page-aid-rates = 交換レート
page-aid-quick = 確認なしで、1回押すだけで建設する
page-aid-keys = ショートカット：文字や数字を1つ押すだけで実行する
page-aid-keys-off = ショートカットはオフです。すべて { $tab } キーで移り、{ $enter } キーで実行できます。
page-aid-coach = コーチ：よい場所に印をつける
page-keys =
    { $what ->
        [roll] サイコロを振る
        [road] 街道を建設
        [settlement] 開拓地を建設
        [city] 都市を建設
        [card] カードを買う
        [trade] 貿易
        [log] 記録
        [talk] チャット
        [island] 島へ移動
        [hand] 手札へ移動
        [arrows] 矢印キー：島の上を移動
        [choose] 選ぶ
        [confirm] 選ぶ。もう一度押すと決定
       *[end] 手番を終える
    }
page-fair-hash = サーバーのサイコロの封印
page-fair-hash-why = ゲーム前に控えておくと、終了後にサーバーがすり替えていないか確かめられます。このブラウザーも控えておきます。

## 投票、代理、端末の共有

page-vote-abort =
    { $on ->
        [yes] やはり続ける
       *[no] 勝者なしでの終了に投票
    }
page-vote-void =
    { $on ->
        [yes] やはり有効にする
       *[no] ゲームの無効に投票
    }
page-vote-sure =
    { $vote ->
        [abort] 残っている人が誰も反対しなければ、ゲームは勝者なしですぐに終わり、元には戻せません。ボットには尋ねません。
       *[void] 残っている人の過半数が賛成すると、ゲームは無効として終わり、元には戻せません。ボットには尋ねません。
    }
page-vote-asked =
    { $vote ->
        [abort] 勝者なしでゲームを終えますか？賛成：{ $names }
       *[void] このゲームを無効にしますか？賛成：{ $names }
    }
page-vote-agree = 賛成
page-vote-decline = 続ける
page-newcomer = { $who }さんが{ $seat }番の席と手札を引き継ぎたいと言っています。ほかのプレイヤー全員の同意が必要です。
page-newcomer-yes = 同意する
page-newcomer-no = 断る
page-seat-ask = { $seat }番の席を願い出る
page-people = ここにいる人
page-people-do = { $name }さんについてできること
page-deed-free = 代理に任せる
page-deed-sure =
    { $deed ->
        [free] 代理が{ $name }さんの代わりに進めます。{ $name }さんはいつでも席に戻れます。
        [bot] ほかの人が入るか、もう一度ボットを置くまで、代理がこの席を進めます。
        [host] { $name }さんがこのテーブルのホストになり、あなたはホストではなくなります。
        [fill] これからは空席をボットが受け持ちます。前に座っていた人はすぐには戻れません。
       *[remove] { $name }さんはこのテーブルを離れ、戻れなくなります。
    }
page-lock-why =
    { $locked ->
        [yes] テーブルには鍵がかかっています。新しく席に着けず、話せるのは着席している人だけです。
       *[no] 鍵をかけると新しく席に着けず、話せるのは着席している人だけになります。
    }
page-tracker-why =
    { $on ->
        [yes] カードの記録はオンです。公開情報からわかる手札が全員に見えます。
       *[no] カードの記録をオンにすると、公開情報からわかる手札が全員に見えます。
    }
page-seat-kept = あなたの席は空いています。戻るまで代理が進めます。
page-seat-kept-bot = 戻るまでボットがあなたの席で遊びます。
page-leave-sure = 席は代理が引き継ぎます。ほかの人が入るまでは戻れます。
page-steward = 代理があなたの代わりに進めています。
page-steward-back = 席に戻る
page-looking-on = 観戦しています。
page-cover = { $who }さんに端末を渡してください
page-cover-off = { $who }です：カードを見る

## ゲームの終わり

page-over-won =
    { $you ->
        [yes] あなたの勝ちです！
       *[no] { $who }さんの勝ちです
    }
page-over =
    { $kind ->
        [aborted] 勝者なしで終わりました
        [voided] このゲームは無効です
        [abandoned] 全員がテーブルを離れました
       *[closed] テーブルは閉じられました
    }
page-over-done = ゲームは終わりました。
page-over-points = 得点
page-over-hand = 手札
page-over-fair = すべてのサイコロのシードが公開されました。記録を確かめられます。
page-over-rematch = もう一度遊ぶ
page-over-next = 次のゲームへ
page-over-record = リプレイと統計
page-over-look = 島を見る
page-over-again = 結果

## 接続

page-link-lost = 接続が切れました。ページが自動でつなぎ直します。
page-link-now = 今すぐつなぐ
page-link-reload = 再読み込み
page-link-outdated = ゲームは更新されましたが、このページは古いままです。このタブを閉じて、テーブルのリンクを開き直してください。それでも直らなければ、ブラウザーに保存されたこのサイトのデータを消去してください。
page-link-back =
    { $count ->
        [0] つながりました。その間に動きはありませんでした。
       *[other] つながりました。その間に{ $count }件の動きがありました。記録を見てください。
    }
page-link-back-whole =
    { $count ->
       *[other] つながりました。その間の{ $count }件の動きは記録に残っていません。
    }
page-problem-offline = サーバーにつながりません。接続を確かめて、もう一度お試しください。
page-problem-unknown = このブラウザーの情報がなくなっています。ページを再読み込みして、名前を決めてください。
page-problem-forbidden = このページからの要求はサーバーが受け付けません。
page-problem-missing = 見つかりませんでした。
page-problem-taken = すでに使われています。別のものを選んでください。
page-problem-refused = サーバーが処理できませんでした。入力した内容を確かめてください。

## 自分のこと

page-me = あなたの情報
page-me-name = 名前
page-me-rename = 名前を変える
page-me-renamed = 名前を変えました。
page-me-account = アカウント
page-me-account-why = アカウントがあれば、ブラウザーを変えても名前とゲームが残ります。それ以外では必要ありません。
page-me-login = ログイン名
page-me-password = パスワード（10文字以上）
page-me-enter = ログイン
page-me-register = このログイン名で名前を残す
page-me-kept = 名前を残しました。
page-me-in = ログインしました。
page-me-left = ログアウトしました。
page-me-recovery = このコードを書き留めてください。パスワードを忘れたときにアカウントを開くもので、今しか表示されません：
page-me-leave = ログアウト
page-me-leave-everywhere = すべての端末でログアウト
page-me-left-everywhere = すべての端末でログアウトしました。
page-me-change = パスワードを変える
page-me-change-why = この端末だけログインしたままになり、新しい復旧コードが発行されます。
page-me-password-now = 今のパスワード
page-me-export = 保存されている自分の情報
page-me-forget = 自分の情報を消す
page-me-forget-sure = はい、完全に消します
page-me-forgotten = 情報を消しました。ゲームは名前なしで残ります。
page-me-lost = パスワードを忘れたら
page-me-code = 復旧コード
page-me-password-new = 新しいパスワード（10文字以上）
page-me-recover = 新しいパスワードにする
page-me-recovered = 新しいパスワードと新しいコードができました。コードを控えてください。
page-me-data = あなたのデータ
page-me-forget-why = 削除すると、すべての卓と記録から名前が消え、発言も消されます。手は残ります。
page-return = ほかの端末で続ける
page-return-why = 非公開リンクを開くと、ほかの端末でも自分の名前、席、ゲームを使えます。リンクを持つ人はあなた本人として扱われるので、人に見せないでください。
page-return-once = あなたのリンク（今だけ表示）
page-return-since = { $day }に作ったリンクがあります。もう一度表示することはできません。
page-return-make =
    { $again ->
        [yes] 新しいリンクを作る（前のものは無効）
       *[no] リンクを作る
    }
page-return-revoke = リンクを取り消す
page-link-made = ほかの端末でリンクを開いてください。
page-link-gone = リンクは使えなくなりました。
page-come-back = ここで続ける
page-come-back-why = このリンクで、この端末をあなたの端末にします。
page-come-back-replaces = この端末では今{ $name }さんです。続けると、リンクを作った人に替わります。
page-come-back-go = 続ける
page-returned = おかえりなさい。
page-own-bots = 自分のボット
page-own-bots-why = 自作のプログラムが、パスワードの代わりにトークンで席に着けます。
page-bot-since = { $day }から
page-bot-revoke = 取り消す：{ $name }
page-bot-token = { $name }のトークン（今だけ表示）
page-bot-name = 新しいボットの名前
page-bot-add = トークンを作る
page-bot-made = ボットのトークンができました。今コピーしてください。
page-bot-gone = トークンは使えなくなりました。
