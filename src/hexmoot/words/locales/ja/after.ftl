### ゲームが終わったあとの画面のことば：結果、統計、記録、再生。

## 結果

after-how =
    { $ending ->
        [declared] { points }で勝利宣言しました。
       *[points] { points }で勝利しました。
    }
after-no-winner = 勝者なしで終わったゲーム
after-winner = 勝者
after-score = 得点
after-source =
    { $source ->
        [settlements] 開拓地
        [cities] 都市
        [longest_road] 最長交易路
        [largest_army] 最大騎士力
        [guards] 衛兵
       *[victory_point_cards] ポイントカード
    }
after-cards = すべてのカード

## 統計

after-to-figures = 統計とダウンロード
after-as-table = 表で見る
after-dice-title = サイコロ
after-dice-chart = サイコロを{ $count }回振って出た目の回数と、その期待値
after-dice-bar = { $total }の目：{ $count }回、期待値は{ $expected }回
after-dice-total = 出目
after-dice-rolled = 出た回数
after-dice-expected = 期待値
after-points-title = 手番ごとの得点
after-points-chart = { $count }手番にわたる各席の得点
after-points-end = 終了
after-production = 資源の獲得
after-luck-note = 運とは、実際に獲得した枚数から、同じ建物と同じ盗賊の位置で期待される枚数を引いたものです。
after-dealings = 貿易、略奪、戻したカード

## 再生

after-replay = 再生
after-slider = ゲームの中の位置
after-controls = ゲームの中を移動する
after-go =
    { $way ->
        [first] 最初へ
        [turn-back] 1手番戻る
        [back] 1手戻る
        [play]
            { $playing ->
                [yes] 一時停止
               *[no] 再生
            }
        [next] 1手進む
        [turn-next] 1手番進む
       *[last] 最後へ
    }
after-place =
    { $turn ->
        [0] { $moves }手中{ $move }手目、初期配置
       *[other] { $moves }手中{ $move }手目、{ $turn }番目の手番：{ $who }
    }
after-pace = 速さ
after-pace-of =
    { $pace ->
        [slow] ゆっくり
        [fast] 速い
       *[normal] ふつう
    }
after-dice = サイコロの目：{ $first }と{ $second }、合計{ $total }
after-eyes = 見る人
after-eyes-of =
    { $eyes ->
        [all] 全員：すべて公開
        [public] 観戦者
       *[seat] { $who }さん
    }
after-hen = この局面（{ $form }）
after-link-move = この手へのリンク
after-code = 直前の手

## 保存、共有、検証

after-about = { $edition } · { $day } · { after-turns } · { after-minutes }
after-turns = { $turns }手番
after-minutes = { $minutes }分
after-verify-title = サイコロは公正でしたか？
after-verify-why = サイコロはゲームの前に封印されています。すべてのシードが公開された今、出目もカードも奪ったカードもすべて計算し直せます。
after-verify = サイコロを検証する
after-verified = { $count }件の結果を確かめました。すべてシードどおりです。
after-cancelled = このゲームの前に、開始が{ $count }回取りやめになりました。シードは開始のたびに変わります。
after-verify-bad = 記録を確認できませんでした：
after-seal =
    { $seal ->
        [same] このブラウザーがゲーム前に控えた封印と同じです。
        [other] このブラウザーがゲーム前に控えた封印と違います。サーバーがシードをすり替えています。
       *[unseen] このブラウザーはゲーム前の卓を見ていません。控えておいた封印と見比べてください。
    }
after-seal-here = サーバーに尋ねず、このブラウザで確かめました。
after-seal-part =
    { $seal ->
        [same] { $who }：公開の前に封印された値と同じです。
        [other] { $who }：封印された値と違います。あとから変えられています。
       *[unseen] { $who }：このブラウザはこの値の封印を見ていません。
    }
after-verify-self = このサーバーを信じる必要はありません。記録をダウンロードして自分で検証できます
after-keep = 保存と共有
after-link = この記録へのリンク
after-download-view = だれから見た記録か
after-download = { $form }をダウンロード
after-download-redacted = その人に見えなかったカードは含まれません。読むことはできますが、再生や検証はできません。

## 記録

after-records = 終わったゲーム
after-front = 終わったゲーム：再生と統計
after-missing = その記録はないか、見ることができません。
after-mine = あなたのゲーム
after-mine-none = まだ終わったゲームがありません。
after-public = 公開されたゲーム
after-public-none = 公開されたゲームはまだ終わっていません。
after-more = もっと見る
after-file = 手元の記録
after-file-how = ファイルをここに置くか、選んでください。再生するだけで、保存はしません。
after-file-choose = ファイルを選ぶ
after-file-large = ゲームの記録としてはファイルが大きすぎます。
after-file-kept-nowhere = サーバーには保存されません
after-file-close = ファイルを閉じる
