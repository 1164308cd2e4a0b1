### 記録に残る出来事。

## ゲーム

event-placed_settlement = { $who }さんが{ $place }に開拓地を建設しました。
event-placed_city = { $who }さんが{ $place }に都市を建設しました。
event-placed_road = { $who }さんが{ $place }に街道を建設しました。
event-opened_harbour = { $who }さんが港を手に入れました：{ harbour }。
event-started_with = { $who }さんが最初の資源として{ $goods }を受け取りました。
event-turn_began = { $who }さんの手番です。
event-rolled = { $who }さんの出目は{ $total }（{ $first }＋{ $second }）です。
event-produced = { $who }さんが{ $goods }を獲得しました。
event-ran_short = ストックが足りず、{ $goods }を渡せません。
event-must_discard = { $who }さんは{ resource-cards }を戻さなければなりません。
event-chose_discard = { $who }さんが戻す{ resource-cards }を選びました。
event-set_aside = { $who }さんが{ $goods }を脇に置きました。
event-discarded = { $who }さんが{ $goods }を戻しました。
event-moved_robber = { $who }さんが盗賊を{ $place }に動かしました。
event-robbed =
    { $count ->
        [0] { $who }さんは{ $whom }さんを選びましたが、奪えるカードがありませんでした。
       *[other] { $who }さんが{ $whom }さんからカードを1枚奪いました。
    }
event-stole = { $who }さんが{ $whom }さんから{ $goods }を奪いました。
event-paid = { $who }さんが{ $goods }をストックに払いました。
event-received = { $who }さんが{ $goods }をストックから取りました。
event-bought_card = { $who }さんが発展カードを買いました。
event-drew_card = { $who }さんが引いたカード：{ card }。
event-played_card = { $who }さんが使ったカード：{ card }。
event-monopolised = { $who }さんが独占で{ $whom }さんから{ $goods }を受け取りました。
    .none = { $whom }さんは渡すカードがありません。
event-revealed = { $who }さんがポイントカードを{ $count }枚公開しました。
event-offered = { $who }さんが{ $asked }さんに貿易を提案しました。
    .whole = { $who }さんが{ $asked }さんに提案しました：{ $gives }を渡して{ $takes }をもらいます。
event-offer_gives = { $who }さんが渡すカード：{ $goods }。
event-offer_takes = { $who }さんがほしいカード：{ $goods }。
event-agreed = { $who }さんが{ $whom }さんの提案に応じました。
event-declined = { $who }さんが{ $whom }さんの提案を断りました。
event-offer_lapsed = { $who }さんの提案はなくなりました。
    .answer = { $whom }さんは{ $who }さんの提案にもう応じられません。
event-handed_over = { $who }さんが{ $whom }さんに{ $goods }を渡しました。
event-longest_road = { $who }さんが最長交易路を獲得しました。長さは{ $count }です。
    .nobody = 最長交易路を持つ人がいなくなりました。
event-largest_army = { $who }さんが最大騎士力を獲得しました：{ knights }。
    .nobody = 最大騎士力を持つ人がいなくなりました。
event-asked_to_build = { $who }さんは手番の間に建設できます。
event-won = { $who }さんが{ points }で勝ちました！
event-opening_roll = スタートプレイヤー決めの{ $who }さんの出目は{ $total }（{ $first }＋{ $second }）です。

## テーブル

table-created = テーブルが開きました。
table-seated = { $who }さんが席に着きました。
table-seat_asked = 空席に入りたい人がいます：{ $who }。ほかのプレイヤー全員の同意が必要です。
table-seat_answered = { $who }さんが空席の願いに答えました。
table-stood_up = { $who }さんが席を立ちました。
table-coloured = { $who }さんが色を変えました：{ colour }。
table-locked =
    { $on ->
        [yes] ホストがテーブルに鍵をかけました。
       *[no] ホストがテーブルの鍵を開けました。
    }
table-tracked =
    { $on ->
        [yes] ホストがカードの記録をオンにしました。手札についてわかっていることが全員に見えます。
       *[no] ホストがカードの記録をオフにしました。
    }
table-freed = ホストが{ $who }さんの席を空けました。
table-removed = ホストがプレイヤーを退席させました。
table-forgotten = データを削除したプレイヤーが卓を離れました。
table-host_changed = ホストが替わりました。
table-filled = 空いた席にボットが着きました。
table-dice_called = ホストがゲームを始めます。公正なサイコロのため、各プレイヤーが数を出します。
table-dice_committed = { $who }さんがサイコロの数を封印しました。
table-dice_revealed = { $who }さんが封印した数を公開しました。
table-start_cancelled = 開始を取りやめました。{ $who }さんが時間内に数を出しませんでした。
table-started = ゲームが始まります。
table-moved = { $who }さんが行動しました。
table-stewarded =
    { $cause ->
        [time] { $who }さんは時間切れです。代理が続けます。
        [away] { $who }さんは離席しています。代理が続けます。
       *[nobody] { $who }さんの席には誰もいません。代理が続けます。
    }
table-taken_back = { $who }さんが代理と交代して席に戻りました。
table-not_trading =
    { $on ->
        [yes] { $who }さんはこの手番では貿易しません。
       *[no] { $who }さんはまた貿易できます。
    }
table-abort_vote =
    { $on ->
        [yes] { $who }さんは勝者なしでの終了を希望しています。
       *[no] { $who }さんは続けることを希望しています。
    }
table-void_vote =
    { $on ->
        [yes] { $who }さんはこのゲームを無効にすることを希望しています。
       *[no] { $who }さんはこのゲームを有効にすることを希望しています。
    }
table-went_away = { $who }さんの接続が切れました。
table-came_back = { $who }さんが戻ってきました。
table-paused = サーバーが一時停止します。時計もすべて止まります。
table-resumed = ゲームを再開します。
table-ended =
    { $reason ->
        [abandoned] 誰も戻らなかったため、テーブルを閉じました。
        [aborted] 残っている全員が賛成し、ゲームは勝者なしで終わりました。
        [voided] 残っている人の過半数が賛成し、このゲームは無効になりました。
       *[closed] ホストがテーブルを閉じました。
    }
table-rematched = 同じメンバーが新しいテーブルで再戦します。
