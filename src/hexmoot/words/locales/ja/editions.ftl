### ルールブックと、ルールブックごとに違う項目。

edition-z-base = 標準ゲーム
    .description = ここでの標準です。島はランダムで、貿易と建設を自由に混ぜられます。
    .source = 中国語ルール索引・通常版
edition-z-first = はじめてのゲーム
    .description = 決められた島と初期配置で始め、貿易の後に建設します。
    .source = 中国語ルール索引・初回版
edition-k-base = 韓国語版ルール
    .description = 3～6人用です。貿易の後に建設し、盗賊は砂漠に戻りません。
    .source = 韓国語の説明書・通常版
edition-k-first = 韓国語版 はじめて
    .description = 旧版の決められた島と初期配置で遊ぶ、初心者用のゲームです。
    .source = 韓国語の説明書・初回版
edition-j-base = 日本語版ルール
    .description = 日本語で手番をまとめた表です。標準と同じように遊びます。
    .source = 日本語の手番表
edition-u-base = ウクライナ語版ルール
    .description = 標準とほぼ同じですが、ホストがスタートプレイヤーを決め、街道が切れて同点になった最長交易路は脇に置きます。
    .source = ウクライナ語の簡易ルール

option-players = 人数
    .description = テーブルに置ける席の数です。
    .value = { $value }人
    .range = { $low }～{ $high }人
option-board = ボード
    .description = 混ぜて作る島か、数字チップと港まで決まった二つの島のどちらかです。
    .random = ランダムな島
    .beginner_5th = 決められた初回の島
    .beginner_old = 旧版の決められた初回の島
    .gift = 壁の南の土地
option-harbours = 港
    .description = ランダムな島のまわりの港の置き方です。
    .frame = 海の枠を好きな順につなぐ
    .shuffled = 決まった場所に港を混ぜて置く
option-tokens = 数字チップ
    .description = ランダムな島での数字の置き方です。
    .spiral = 文字の順にらせん状に置く
    .random = 自由に置くが、赤い数字は隣り合わない
option-first_player = スタートプレイヤー
    .description = 最初の手番を行う人の決め方です。
    .highest_roll = 出目の合計が最も大きい人
    .oldest = 最年長の人（ホストが指定）
    .named = ホストが指定する席
option-setup = 初期配置
    .description = 最初の場所の決め方です。
    .draft = 順番に選ぶ
    .fixed = ボードで決められた場所
option-phases = 貿易と建設
    .description = 建設の前に貿易をすべて済ませるかどうかです。
    .separate = 貿易の後に建設
    .combined = 自由に混ぜる
option-new_harbour = 新しい港
    .description = 手に入れた港をいつから使えるかです。
    .next_turn = 次の手番から
    .at_once = すぐに
option-robber_desert = 砂漠の盗賊
    .description = 盗賊を砂漠に戻せるかどうかです。
    .yes = 戻せる
    .no = 戻せない
option-hand_limit = 安全な手札
    .description = 7が出ても戻さなくてよい資源カードの上限です。
    .value = { $value }枚
option-gifts = 贈り物
    .description = 貿易で片方が何も渡さなくてもよいかどうかです。
    .yes = 認める
    .no = 認めない
option-bank_short = ストック不足
    .description = ある資源を全員に渡せないときの扱いです。
    .none = 誰もその資源を受け取らない
    .sole_claimant = 受け取る人が1人なら残りを受け取る
option-plenty_alike = 発見
    .description = 同じ種類を2枚取れるかどうかです。
    .yes = 同じ種類でもよい
    .no = 違う2種類
option-reveal_vp = ポイントカード
    .description = いつ公開できるかです。
    .any_time = いつでも
    .at_end = 終わるときだけ
option-win_claim = 勝利
    .description = 勝利をゲームが自動で判定するかどうかです。
    .automatic = 自動で終わる
    .declared = 勝利宣言が必要
option-road_tie = 最長交易路の同点
    .description = 街道が切れて、持ち主がほかの人と並んだときの扱いです。
    .keeps = 持ち主がそのまま持つ
    .aside = 脇に置く
option-turn_seconds = 手番の時間
    .description = 1回の手番に使える時間です。
    .value =
        { $value ->
            [0] 制限なし
           *[other] { $value }秒
        }
option-victory_points = 勝利点
    .description = 勝つために必要な点数です。
    .value = { $value }点
option-friendly_robber = やさしい盗賊
    .description = 見えている得点が2点以下のプレイヤーを盗賊が避けるかどうかです。
    .yes = 避ける
    .no = 避けない
option-offers_per_turn = 手番ごとの提案数
    .description = 1つの席が1回の手番にできる提案の数です。
    .value =
        { $value ->
            [0] 制限なし
           *[other] { $value }回
        }
option-extra_build = 手番の間の建設
    .description = 5～6人のとき、ほかの人が手番の間にできることです。
    .none = 何もできない
    .phase = 建設と購入
    .paired = ペアの手番
