### 2つ目のゲームの用語、英雄、ルールブック、出来事、理由。ルールは watch-rules.ftl にあります。

## 用語

watch = 壁の守り
wildling =
    { $wildling ->
        [regular] 並の野人
        [climber] 登り手
       *[giant] 巨人
    }
wildling-does =
    { $wildling ->
        [regular] 空き地で待ちます。衛兵の数を超えると、壁を突破します。
        [climber] 衛兵がいてもすぐに壁を越え、土地をふさぎます。突破ではありません。
       *[giant] 最も小さい番号の衛兵を追い払います。衛兵がいなければ壁を突破します。
    }
wildlings = 野人{ $count }人
regulars = 並の野人{ $count }人
guard = 衛兵
guards = 衛兵{ $count }人
patrols = 巡察{ $count }枚
clan =
    { $clan ->
        [river] 川の部族
        [cave] 洞窟の部族
       *[hornfoot] はだしの部族
    }
place-section = 壁の第{ $section }区間
place-space = { $space }番のマス
place-clearing = 第{ $section }区間の前の空き地
place-camp = { clan }のキャンプ{ $space }
trade-route =
    { $kind ->
        [L] 木の交易ルート（2:1）
        [W] 羊の交易ルート（2:1）
        [G] 麦の交易ルート（2:1）
        [B] 土の交易ルート（2:1）
       *[O] 石の交易ルート（2:1）
    }

## 英雄

hero = 英雄
hero-face =
    { $face ->
        [front] 表：1回目の使用
       *[back] 裏：2回目で最後の使用
    }
hero-commander = 司令官
hero-commander-does = 貿易のとき：資源を1種類指定し、2人までに1枚ずつ求めます。受け取ったカード1枚ごとに、その人に好きなカードを1枚渡します。
hero-commander-ruling = その資源を持たない人は、渡しも受け取りもしません。貿易の一部なので、何かを建てたり買ったりした後は使えません。
hero-steward = 執事
hero-steward-does = 貿易のとき：カード1枚を、ストックでほかの資源1枚と交換します。
hero-steward-ruling = ストックにその資源が必要です。貿易の一部なので、何かを建てたり買ったりした後は使えません。
hero-scholar = 学者
hero-scholar-does = 誰かが7以外を振った後：何も獲得できなかったら、ストックから好きな資源を1枚取ります。
hero-scholar-ruling = 自分の手番でもほかの人の手番でも、野人サイコロを処理する前に尋ねられます。ストックにカードが1枚もなければ尋ねられません。
hero-builder = 建築家
hero-builder-does = 建設のとき：片方の端だけが自分のコマにつながる自分の街道を1本取り上げ、別の場所に無料で置きます。
hero-builder-ruling = 自分のコマだけを数えます。街道は、取り上げた後で街道を置ける場所ならどこにでも置け、最長の交易ルートはそのときに決まります。貿易は終わりません。
hero-arms = 武術師範
hero-arms-does = 衛兵を雇うとき：費用3枚のうち1枚を、ほかのどのカードでも払えます。
hero-arms-ruling = 3枚のうちちょうど1枚が別のカードです。購入なので、貿易が終わります。
hero-seer = 予言者
hero-seer-does = 発展カードを買うとき：費用3枚のうち1枚をほかのどのカードでも払え、山札の上の3枚から1枚を選びます。山札は混ぜ直します。
hero-seer-ruling = 元の費用で払ってもかまいません。山札が3枚より少なければ、残りだけを見ます。購入なので、貿易が終わります。
hero-rebel = 反乱の王
hero-rebel-does = 自分が振った後：自分より得点の多い人の手札を見て、好きなカードを1枚取ります。
hero-rebel-ruling = 全員に見える得点だけを比べ、伏せた点は数えません。相手に手札が必要で、どのカードを取ったかは2人だけが知ります。
hero-pathfinder = 先導者
hero-pathfinder-does = 自分が振る前か後：空き地かキャンプの野人を1人送り返し、それから山のトークンを1枚公開します。
hero-pathfinder-ruling = キャンプか空き地に野人が必要で、後ろの野人は詰めます。トークンで新しい野人が来たり、突撃が起きたりすることもあります。
hero-archer = 弓の名手
hero-archer-does = 自分が振る前か後：南の地の野人を1人送り返します。
hero-archer-ruling = カードはもらえません。
hero-recruiter = 募兵官
hero-recruiter-does = 自分が振る前か後：使った巡察を1枚捨て、衛兵を1人無料で置きます。
hero-recruiter-ruling = その巡察はゲームから除かれ、最強の巡察隊に数えなくなります。それで持ち主が最多でなくなれば、3枚以上で単独最多の人が受け取り、トークンを公開します。そういう人がいなければ、誰かが単独最多になるまで脇に置きます。貿易は終わりません。
hero-tracker = 追跡者
hero-tracker-does = 自分が振る前か後：盗賊をキャンプに追い返し、盗賊のいた土地の資源を1枚取ります。
hero-tracker-ruling = 盗賊が土地の上にいる必要があります。ストックにその資源がなければ、もらえません。

## ゲームの段階

stage-guarding = 衛兵の配置
    .ask = { $who }さんが壁に衛兵を置きます。
stage-revealing = トークンの公開
    .ask = { $who }さんが野人トークンを公開します。
stage-consoling = 学者のカード
    .ask = { $who }さんは学者を使えます。
stage-foreseeing = 予言者のカード
    .ask = { $who }さんが山札の上のカードから1枚を選びます。
stage-taking = 反乱の王のカード
    .ask = { $who }さんが相手の手札を見て1枚取ります。
stage-repaying = 司令官のお返し
    .ask = { $who }さんがお返しのカードを渡します。
stage-hero = 英雄を使った後
    .ask = { $who }さんが英雄を交換するか裏返します。

## ルールブックと項目

edition-w-base = 壁の守り
    .description = 開拓しながら壁を守る3～4人用のゲームです。北に野人が集まり、壁が落ちると衛兵の最も多い人が勝ちます。「ナイツ・ウォッチ」版のルールで遊びます。
    .source = 「ナイツ・ウォッチ」版・通常ゲーム
edition-w-plain = 壁の守り・基本
    .description = 同じ土地で、壁なしで遊びます。山地の1つが氷原になり、ストックは4:1です。
    .source = 「ナイツ・ウォッチ」版・基本ゲーム
option-gift_limit = 南の地の野人
    .description = 何人でゲームが終わるかを決めます。
    .value = { $value }人
option-roads = 街道の数
    .description = 1人が持つ街道の数です。
    .value = { $value }本
option-giant_closes_ranks = 巨人の後
    .description = その区間に残った衛兵が詰めるかどうかです。
    .yes = 詰める
    .no = そのまま
option-gift_map = 地図
    .description = 標準の地図か、数字はそのままで地形と交易ルートを混ぜた地図です。
    .standard = 標準の地図
    .shuffled = 地形と交易ルートを混ぜる

## 出来事

event-wildling_rolled = 野人サイコロの目は{ $count }です。
event-trail_empty = 小道{ $trail }からは誰も来ません。
event-placed_guard = { $who }さんが壁に衛兵を置きました：第{ $section }区間、{ $space }番のマス。
event-guard_returned = { $who }さんの衛兵が第{ $section }区間から戻りました。
event-closed_ranks = 第{ $section }区間の衛兵が詰めました。
event-won_guard_point = { $who }さんが衛兵で1点を得ました：壁に{ guards }。
event-lost_guard_point = { $who }さんが衛兵の1点を失いました：壁に{ guards }。
event-revealed_token = { $who }さんが公開したトークン：{ wildling }、{ clan }。
event-token_idle = 氷の峰に残りのコマがなく（{ wildling }）、トークンの効果はありません。
event-tokens_shuffled = 山がなくなり、使ったトークン{ $count }枚を混ぜて新しい山にしました。
event-token_laid = { $who }さんに戻った開拓地の下に、新しいトークンを置きました。
event-gathered = キャンプに野人が来ました（{ wildling }、{ clan }）。
event-advanced = 野人が小道{ $trail }を前進しました（{ wildling }）。
event-closed_up = { clan }がキャンプで詰めました。
event-rushed = { clan }のキャンプに5人が集まり、2人が突撃します！
event-climbed = 登り手が壁を越え、{ $place }をふさぎました。
event-smashed = 巨人が第{ $section }区間を打ち、{ $who }さんの衛兵を追い払いました。
event-breached = 壁の第{ $section }区間が突破されました！ 全員が越えると、3回中{ $count }回目になります。
event-crossed = 野人が壁を越え、{ $place }をふさぎました（{ wildling }）。
event-sent_home = { $who }さんが{ $place }の野人を送り返しました（{ wildling }）。
event-cleared_clearing = { $who }さんが第{ $section }区間の前の空き地の野人を送り返しました。
event-cleared_camp = { $who }さんがキャンプの野人を送り返しました（{ wildling }、{ clan }）。
event-began_with_hero = { $who }さんの最初の英雄：{ $name }。
event-used_hero = { $who }さんが使った英雄：{ $name }。
event-turned_hero = { $who }さんがもう一度使うために裏返した英雄：{ $name }。
event-returned_hero = { $who }さんが返した英雄：{ $name }。
event-took_hero = { $who }さんが取った英雄：{ $name }。
event-spared_hero = { $who }さんは今は英雄を使いません。
event-demanded =
    { $count ->
        [0] { $who }さんが{ $whom }さんに求めたカード：{ kind }。{ $whom }さんは持っていません。
       *[other] { $who }さんが{ $whom }さんに求めたカード：{ kind }。
    }
event-looked_at_hand = { $who }さんが{ $whom }さんの手札を見ます。
event-saw_hand = { $who }さんが見た{ $whom }さんの手札：{ $goods }。
event-foresaw = { $who }さんが山札の上のカードを見て、1枚を取りました。
event-saw_card = { $who }さんが見たカード：{ card }。
event-lifted_road = { $who }さんが{ $place }の街道を取り上げました。
event-spent_patrol = { $who }さんが使った巡察を1枚捨てました。
event-chased_robber = { $who }さんが盗賊を{ $place }からキャンプに追い返しました。
event-longest_trade_route = { $who }さんが最長の交易ルートを獲得しました。長さは{ $count }です。
    .nobody = 最長の交易ルートを持つ人がいなくなりました。
event-strongest_ranger = { $who }さんが最強の巡察隊を獲得しました：{ patrols }。
    .nobody = 最強の巡察隊を持つ人がいなくなりました。
event-ended_by_breaches = 壁が3回突破され、ゲームが終わりました。
event-ended_by_gift = 南の地の野人が{ $count }人になり、ゲームが終わりました。
event-tie_broken =
    { $tie ->
        [points] 衛兵は同数で、得点の多い{ $who }さんが上です。
        [space] 衛兵も得点も同じで、最も小さい番号にいる{ $who }さんが上です。
        [west] 衛兵も得点も最小の番号も同じで、西から数えて最初の衛兵がいる{ $who }さんが上です。
       *[order] 壁に衛兵がいる人はなく、手番順が先の{ $who }さんが上です。
    }
event-won_on_the_wall =
    { $decider ->
        [points] 衛兵は同数で、得点の多い{ $who }さんが勝ちました！
        [space] 衛兵も得点も同じで、最も小さい番号にいる{ $who }さんが勝ちました！
        [west] 衛兵も得点も最小の番号も同じで、西から数えて最初の衛兵がいる{ $who }さんが勝ちました！
        [order] 壁に衛兵がいる人はなく、手番順が先の{ $who }さんが勝ちました！
        [tied] 衛兵は同数で、同点の決め方により{ $who }さんが勝ちました！
       *[most] { $who }さんが壁の衛兵の数で勝ちました！
    }

## ボットがその行動を選ぶ理由、避ける理由

coach-wall = 壁
    .gain = 壁の区間の守りが固くなります。
    .loss = 壁の区間の守りが弱くなります。
    .facts = { place-section }：衛兵{ $guards }人、野人{ $wildlings }人。
coach-guards = 衛兵の得点
    .gain = 衛兵の得点に近づきます。
    .loss = 衛兵の数で遅れます。
    .facts = 壁の衛兵：{ $before } → { $after }人。{ $one }人で1点、{ $two }人でもう1点。
    .lacking = 衛兵まであと{ $lacking }です。
    .whole = 衛兵に必要な資源がそろいます。
coach-camps = キャンプの野人
    .gain = 突撃を遅らせます。
    .loss = トークンを公開し、キャンプが埋まると突撃が近づきます。
    .facts = { clan }のキャンプに{ $wildlings }人。{ $rush }人で突撃します。
coach-ending = 壁が落ちたとき
    .gain = 壁が落ちたとき、衛兵が最も多い人に近づきます。
    .loss = 壁が落ちると、ほかの人の衛兵のほうが多くなります。
    .facts = 壁の衛兵：自分{ $own }人、{ $who }さん{ $guards }人。
coach-hero = 英雄の能力
    .gain = 今、英雄を使うと得です。
    .loss = 英雄は後で使うほうが得です。
    .facts = 自分の英雄：{ $name }。残り{ $uses }回使えます。
    .choice = 選べる英雄：{ $count }人。

## 終わったゲームの統計

statistic-breaches = 壁の突破
statistic-guards_placed = 置いた衛兵
statistic-guards_lost = 失った衛兵
statistic-heroes_used = 使った英雄
statistic-tokens_revealed = 公開した野人トークン
statistic-wildlings_sent_home = 送り返した野人
