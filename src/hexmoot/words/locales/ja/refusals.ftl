### できない理由と、どうすればよいか。

## メッセージ

refusal-malformed = サーバーがこの要求を読み取れませんでした。ページを再読み込みして、もう一度お試しください。
refusal-too_long = メッセージが長すぎます。{ $most }バイトまで送れます。
refusal-too_fast = 操作が少し速すぎます。しばらく待ってからもう一度お試しください。
refusal-no_table = そのテーブルはもうありません。一覧から選ぶか、新しく作ってください。
refusal-no_person = まだ入室していません。先に名前を決めてから、もう一度お試しください。
refusal-no_person-unknown = その名前の人はこのテーブルにいません。名前を確かめてください。
refusal-no_person-seat = その席にはプレイヤーがいません。空席かボットの席です。プレイヤーのいる席を選んでください。
refusal-nothing_to_do = すでにそうなっています。することはありません。
refusal-nothing_to_do-host = ホストを退席させることはできません。テーブルを閉じるか、席を立ってください。
refusal-other_protocol = このプログラムの通信プロトコルはバージョン { $client }、サーバーは { $server } です。古いほうを更新してから、もう一度接続してください。

## 席とプレイヤー

refusal-not_host = これができるのはホストだけです。ホストに頼んでください。
refusal-not_your_seat = あなたの席ではありません。自分の席からだけ行動できます。
refusal-no_seat = その席はありません。表示されている席から選んでください。
refusal-seat_taken = すでに誰かが座っています。空いている席を選んでください。
refusal-seat_taken-asked = すでに別の人がこの席を願い出ています。返事をお待ちください。
refusal-not_admitted = プレイヤーの同意が得られず、このゲームには入れません。観戦はできます。
refusal-one_seat = すでに席に着いています。別の席に移るには、先に席を立ってください。
refusal-locked = ホストがテーブルに鍵をかけています。開けてもらうか、観戦してください。
refusal-locked-talk = テーブルには鍵がかかっています。話せるのは席に着いている人だけです。ホストに開けてもらってください。
refusal-removed = ホストの判断により、このテーブルから退席となりました。別のテーブルを選んでください。
refusal-bad_name = その名前は使えません。目に見える文字か数字で、短い名前を決めてください。
refusal-bad_name-length = 名前が長すぎます。{ $most }文字以内で決めてください。
refusal-name_taken = 同じ名前か、よく似た名前の人がいます。別の名前にしてください。
refusal-no_colour = その色はありません。表示されている色から選んでください。
refusal-no_colour-fixed = 決められた初期配置では、席ごとに色が決まっています。使いたい色の席を選んでください。
refusal-colour_taken = その色は使われています。空いている色を選んでください。
refusal-unknown_bot = 「{ $bot }」というボットはありません。一覧から選んでください。
refusal-bad_settings = この設定ではテーブルを作れません。設定を変えて、もう一度お試しください。
refusal-bad_settings-no_edition = 「{ $edition }」というルールブックはありません。一覧から選んでください。
refusal-bad_settings-no_option = 「{ $option }」という選択ルールはありません。
refusal-bad_settings-value = 「{ $option }」を{ $value }にはできません。表示された値から選んでください。
refusal-bad_settings-seats = このルールは{ $allowed }人用で、{ $seats }人では遊べません。人数の設定を変えてください。
refusal-bad_settings-board_seats = 決まった島には{ $most }人まで座れます。席を減らすか、ランダムな島を選んでください。
refusal-bad_settings-land_seats = このルールは{ $low }人か{ $high }人用で、{ $seats }人では遊べません。
refusal-bad_settings-together = 「{ $option }」は今の「{ $other }」と両立しません。どちらかを変えてください。
refusal-bad_settings-idle = ほかの設定のもとでは「{ $option }」は効果がありません。ルールブックのままにしてください。
refusal-bad_settings-fixed = このルールブックでは「{ $option }」をそのようには設定できません。ルールブックのままにするか、別のルールブックを選んでください。
refusal-bad_settings-first_is_rolled = このルールでは、サイコロでスタートプレイヤーを決めます。席を指定するには、「スタートプレイヤー」の項目をホストの指定に変えてください。
refusal-bad_settings-first_seat = スタートプレイヤーの席がこのテーブルにありません。ある席から選んでください。
refusal-bad_settings-too_many_bots = ボットが席より多くなっています。ボットを減らすか、席を増やしてください。
refusal-seats_free = まだ空席があります。プレイヤーを待つか、ボットで埋めてください。

## 公正なサイコロ

refusal-bad_reveal = 公開した数が封印した数と違うため、サイコロに使えません。
refusal-bad_reveal-copied = まったく同じ数を封印した人がいます。プレイヤーごとに別の数が必要です。

## テーブルの状態

refusal-not_open = ゲームの今の段階ではできません。テーブルの状態を確かめてください。
refusal-no_dice = 今はサイコロの数を集めていません。ホストがゲームを始めるまでお待ちください。
refusal-no_dice-commit_first = 全員が封印してから公開します。ほかの人をお待ちください。
refusal-not_playing = このテーブルでは対戦が行われていません。始まってから行動できます。
refusal-paused = ゲームは一時停止中です。再開してから行動できます。
refusal-draining = サーバーがまもなく再起動するため、新しいテーブルを作れません。1分ほどしてからお試しください。
refusal-too_many_tables = テーブルが多すぎます。どれかを閉じるか、後でもう一度お試しください。
refusal-too_many_tables-address = お使いのネットワークから作られたテーブルは、すでに上限の { $most } 卓です。どれかを終えるか閉じるか、後でもう一度お試しください。

## 行動

refusal-stale_ask = その間にゲームが進みました。ボードを見て、もう一度選んでください。
refusal-stale_offer = 提案があなたの見たものから変わりました。提案を確かめて、もう一度答えてください。
refusal-unknown_move = このゲームにない行動です。表示されているものから選んでください。
refusal-illegal = ルール上、今はその行動ができません。下のルールを確かめてください。
refusal-nobody_left = 無効にできるのは、誰かが完全に抜けたゲームだけです。それ以外は、終了の投票をしてください。
refusal-no_line = この発言はもうありません。
refusal-too_many_muted = ここでミュートできるのは{ $most }人までです。先に誰かのミュートを解いてください。
refusal-no_coach = このテーブルではコーチを使えません。助言なしで遊ぶか、コーチのいるテーブルを選んでください。

## サーバー

refusal-unavailable = 今はサーバーが対応できません。何も失われていません。少ししてからもう一度お試しください。
refusal-unavailable-taking_up = 別のサーバーがこのテーブルを引き継いでいます。何も失われていません。少ししてからもう一度お試しください。
refusal-unavailable-preparing = サーバーがまだこのゲームのルールを準備しています。何も失われていません。少ししてからもう一度お試しください。

## 手元の記録

refusal-record_redacted = 一部のカードが伏せられた記録です。再生には完全な記録が必要です。
refusal-record_broken =
    { $line ->
        [0] 記録の見出しの内容が合っていません。
       *[other] 記録が正しくありません。{ $line }行目、{ $move }番目の行動を確かめてください。
    }
refusal-record_unreadable = このファイルはゲームの記録ではありません。{ $position }文字目から確かめてください。
refusal-no_seeds = この記録にはサイコロのシードがないため、確かめられません。
refusal-unfair_commitment = サーバーのシードが、ゲーム前に封印したものと違います。
refusal-unfair_outcome =
    { $line ->
        [0] シードから出る始まりが記録と違います：{ $dealt }（記録：{ $said }）。
       *[other] { $line }行目の{ $move }手目：シードからは{ $dealt }、記録では{ $said }です。
    }

## 接続が切れる理由

closing-restart = サーバーが再起動します。ページが自動でつなぎ直します。
closing-too_slow = 接続が遅く、追いつけませんでした。ページが自動でつなぎ直します。
closing-too_fast = このページからのメッセージが多すぎました。少ししてから自動でつなぎ直します。
closing-signed_out = サインアウトしました。続けるには、もう一度入室してください。

## HTTPの要求

refusal-not_there = このアドレスには何もありません。リンクを確かめてください。
refusal-too_large = 大きすぎてサーバーが受け取れません。小さくして送ってください。
refusal-strange_origin = サーバーはそのページからの要求を受け付けません。サーバー自身のページを開いてください。
refusal-strange_host = サーバーはこの名前を知りません。運営者が { $setting } に加えれば使えます。
refusal-no_ticket = 先に入場してください。{ $way } で、30秒間に一度だけ使えるチケットを受け取れます。
refusal-no_such_token = このボットのトークンはここでは知られていないか、取り消されています。{ $way } で新しいものを受け取れます。
refusal-too_many_connections = ここからはすでに{ $most }件接続しています。どれかを閉じてからもう一度お試しください。
refusal-wrong_login = このログイン名はないか、一緒に入力した内容が違います。
refusal-wrong_password = このアカウントのパスワードではありません。
refusal-bad_login = ログイン名は{ $least }～{ $most }文字で、制御文字は使えません。別のものを選んでください。
refusal-bad_password = パスワードは{ $least }～{ $most }文字です。決め直してください。
refusal-login_taken = このログイン名はほかの人が使っています。別のものを選んでください。
refusal-has_account = すでにアカウントがあります。
refusal-account_changed = 同時にアカウントが変更されました。もう一度お試しください。
refusal-too_many_bots_kept = ボットは{ $most }個までです。先に一つ消してください。
refusal-not_for_bots = ボットにはできません。ご自身で接続してください。
refusal-no_bot = そのボットはもうありません。
refusal-no_record = その記録はないか、ご覧になれません。
refusal-bad_view = 記録は公開の視点か、1番から{ $seats }番の席の視点で見られます。
refusal-bad_place = 一覧をそこから続けられません。初めから見てください。
refusal-wrong_link = このリンクはもう使えません。元の端末で作り直してください。
