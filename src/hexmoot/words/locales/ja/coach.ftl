### ボットがその行動を選ぶ理由、避ける理由。
# .facts はその理由となる場所と数字。

coach-points = 得点
    .gain = 得点が増えます。
    .loss = 得点が減ります。
    .facts = 得点：{ $before } → { $after }。
coach-production = 資源の獲得
    .gain = 自分の土地から得られるカードが増えます。
    .loss = 自分の土地から得られるカードが減ります。
    .facts = { page-say-pips }：{ $hexes }。
coach-variety = 資源の種類
    .gain = 足りなかった種類の資源が出るようになります。
    .loss = 出ていた資源が1種類なくなります。
    .facts = 資源：{ $kinds }。
coach-harbours = 港
    .gain = 自分の資源をストックと有利に貿易できます。
    .loss = 港の効果が小さくなります。
    .facts = { $kinds }を{ $rate }:1で交換できます。
coach-room = 広がる余地
    .gain = 新しい開拓地によい場所が近くなります。
    .loss = 新しい開拓地によい場所が遠くなります。
    .facts =
        { $away ->
            [0] { place-corner }：{ page-say-pips }、街道はもうつながっています。
            [1] { place-corner }：{ page-say-pips }、街道あと1本。
           *[other] { place-corner }：{ page-say-pips }、街道あと{ $away }本。
        }
coach-army = 最大騎士力
    .gain = 最大騎士力に近づきます。
    .loss = 最大騎士力から遠ざかります。
    .facts = 騎士{ $reached }／{ $goal }枚。
coach-road = 最長交易路
    .gain = 最長交易路に近づきます。
    .loss = 最長交易路から遠ざかります。
    .facts = 長さ{ $reached }、必要な長さは{ $goal }。
coach-cards = 発展カード
    .gain = 役に立つカードを持つか、もうすぐ手に入れます。
    .loss = カードを1枚使います。
    .facts = 手元の発展カード：{ $before } → { $after }枚。
    .steal = { $who }さんの手札：{ resource-cards }。
coach-hand = 手札
    .gain = 次に建てたいものに手札が近づきます。
    .loss = もうすぐほかに使えたカードを払います。
    .facts =
        { $thing ->
            [r] 街道まであと{ $lacking }です。
            [s] 開拓地まであと{ $lacking }です。
            [c] 都市まであと{ $lacking }です。
            [g] 衛兵まであと{ $lacking }です。
           *[buy] 発展カードまであと{ $lacking }です。
        }
    .whole =
        { $thing ->
            [r] 街道に必要な資源がそろいます。
            [s] 開拓地に必要な資源がそろいます。
            [c] 都市に必要な資源がそろいます。
            [g] 衛兵に必要な資源がそろいます。
           *[buy] 発展カードに必要な資源がそろいます。
        }
coach-risk = 7の危険
    .gain = 7が出たときに失うカードが減ります。
    .loss = 手札が多く、7が出ると半分を失います。
    .facts = 手札：{ $before } → { $after }枚。{ $limit }枚を超えると危険です。
coach-rivals = ライバル
    .gain = 先行するプレイヤーの邪魔になります。
    .loss = ライバルの助けになります。
    .facts = { $who }さんは{ points }です。
    .hexes = { $who }さんは{ points }です：{ page-say-pips }（{ $hexes }）。
coach-dice = サイコロ
    .gain = 今使えるものは、サイコロを振った後でも使えます。
    .facts = 資源が手に入る目：{ $all }通り中{ $rolls }通り。
coach-waiting = 待つ
    .gain = カードを後のために取っておきます。
coach-even = 差なし
    .gain = それだけではほとんど何も変わりません。
    .facts = 比べた行動：{ $count }通り。
coach-hex = { kind }{ $token }
coach-offer =
    { $verdict ->
        [take] 受けましょう。
        [near] 断りましょう。{ $who }さんはもうすぐ勝つかもしれません。
       *[leave] 受けないほうがよいでしょう。
    }
