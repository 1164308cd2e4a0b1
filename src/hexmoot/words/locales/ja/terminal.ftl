### 端末で遊ぶゲーム。$enter、$escape、$key はキーの名前。

## できること（キーの横に短く）

terminal-do_roll = 振る
terminal-do_discard = カードを戻す
terminal-do_road = 街道
terminal-do_settlement = 開拓地
terminal-do_city = 都市
terminal-do_buy = カード
terminal-do_card = カード使用
terminal-do_offer = 提案
terminal-do_bank = ストック
terminal-do_answer = 提案に答える
terminal-do_advice = 助言
terminal-do_end = 手番終了
terminal-do_win = 勝利宣言
terminal-do_sit = 席に着く
terminal-do_fill = ボットで埋める
terminal-do_start = 開始
terminal-do_rematch = もう一度
terminal-do_new_game = 新しいゲーム
terminal-do_results = 結果
terminal-do_take_back = 席を取り戻す
terminal-space = スペース

## テーブルのまわり

terminal-table = テーブル { $table }
terminal-link_down = 再接続しています…
terminal-too_small = 画面が小さすぎます。{ $first } × { $second } 必要です
terminal-help = ヘルプ
terminal-log = 記録
terminal-menu = テーブル
terminal-talk = 会話
terminal-language = 言語
terminal-quit = 終わる（ゲームは保存されます）
terminal-free_seat = （空席）
terminal-seat_away = 離席中
terminal-seat_steward = 代行中
terminal-seat_not_trading = 貿易しない
terminal-in_hand = 手札{ $count }枚、発展{ $cards }枚
terminal-road_of = 街道の長さ{ $count }
terminal-new_card = { $card }（新）
terminal-player = プレイヤー{ $seat }
terminal-waiting = 参加者を待っています。ボットで席を埋めて始めることもできます。
terminal-ready = 全員そろいました。スペースキーでゲームを始めます。
terminal-win_waits = 得点がそろいました。{ $key } で勝利を宣言します。
terminal-aid = いまできること・発展カード・サイコロ
terminal-aid_short = できること
terminal-facts = 席、ストック、費用
terminal-trading =
    { $on ->
        [yes] この手番の貿易を再開する
       *[no] この手番は貿易しない
    }
terminal-talk_hint = { $enter } で送る · ↓ で定型文 · { $escape } でやめる
terminal-results_hint = { $key } でサイコロを検証 · 1 もう一度 · 2 新しいゲーム · { $escape } で閉じる

## 選ぶ

terminal-pick = { $place }に{ piece }（費用：{ $price }）　{ $enter } で建設、{ $escape } でやめる
terminal-pick_free = { $place }に{ piece }　{ $enter } で置く
terminal-pick_hex = 盗賊を{ $place }へ　{ $enter } で動かす
terminal-choose_hint = { $enter } で選ぶ · { $escape } でやめる
terminal-close_hint = { $escape } で閉じる
terminal-rob_whom = だれから奪いますか？
terminal-no_advice = 今は助言がありません。

## 資源と貿易

terminal-swap = { $gives }で{ $takes }をもらう
terminal-goods_keys = 矢印と + − で変える · { $enter } で決定 · { $escape } でやめる
terminal-discard_title = 7が出ました：{ resource-cards }を戻します
terminal-discard_head = 戻す
terminal-discard_left =
    { $count ->
        [0] そろいました。
       *[other] あと{ $count }枚です。
    }
terminal-offer_title = 貿易の提案
terminal-give = 渡す
terminal-get = もらう
terminal-ask_whom = だれに提案しますか？席の数字で切り替えます。
terminal-offer_waits = あなたへの提案があります。{ $key } で答えます。
terminal-offer_agreed = 提案が受け入れられました。{ $key } で交換します。
terminal-offer_time = あと{ $seconds }秒。
terminal-no_offers = 答えられる提案はありません。
terminal-say_yes = 受ける
terminal-say_no = 断る
terminal-take = この提案で交換する
terminal-counter = 逆提案
terminal-close_with = 交換する相手：
terminal-withdraw = 提案を取り下げる

## 同じキーボードで遊ぶ

terminal-cover = { $who }さんの番です。文字キーかスペースキーで手札を表示します。
terminal-cover_offer = 答えを待つ提案があります。

## 新しいゲーム

terminal-preparing = ルールを準備しています
terminal-begin = ゲームを始める
terminal-form_edition = ルール
terminal-form_seats = 席の数
terminal-form_people = この画面で遊ぶ人数
terminal-form_bot = 残りの席
terminal-form_first = 最初の手番
terminal-form_first_rules = ルールどおり
terminal-form_coach = コーチの助言
terminal-form_tracker = 公開情報の手札表示
terminal-form_hint = ↑ ↓ 移動 · ← → 変更 · スペースで開始 · { $escape } でやめる
terminal-saved_title = どのゲームを続けますか？
terminal-saved_turn =
    { $turn ->
        [0] 初期配置
       *[other] { $turn }番目の手番
    }
terminal-saved_lost = 保存したゲームのうち{ $count }件は読み込めません。そのまま残してあります。

## ヘルプ

terminal-help_bright = 島の下で明るいものは今できることです。暗いもののキーを押すと、できない理由が出ます。
terminal-help_choosing = 場所を選ぶ
terminal-help_arrows = その方向で一番近い場所へ
terminal-help_letters = その文字の場所へ直接
terminal-help_enter = 決定（マウスではもう一度クリック）
terminal-help_escape = やめる
terminal-help_always = いつでも
terminal-help_island = 島の記号
terminal-help_look = 土地の名前を順に見る
terminal-help_pips = 点ひとつは36回に1回その目が出ること

## うまくいかないとき

terminal-closed = テーブルは閉じられました。
terminal-no_file = ここにはゲームを保存できません：{ $reason }。
terminal-broken_file = { $file } は壊れているか、保存されたゲームのファイルではありません。別の場所へ移すか、--folder でほかのフォルダーを指定してください。
terminal-elsewhere = このゲームは別の画面で開かれています。そちらを閉じるか、新しいゲームを始めてください。
terminal-damaged = 保存したゲームを読み込めません。そのまま残してあります。{ $key } で新しく始めてください。
terminal-nothing_saved = 保存したゲームはありません。
terminal-no_saved = 「{ $given }」に当たる保存ゲームがないか、複数あります。使えるのは次のとおりです：{ $known }。
terminal-resume_alone = --resume は保存したゲームを続けます。版の名前、--new、--connect と一緒には使えません。
terminal-no_server = このアドレスのサーバーから応答がありません：{ $reason }。
terminal-server_preparing = サーバーはまだルールを準備中です。待っています。
terminal-server_says = サーバーに接続を断られました：{ $reason }。
terminal-bot_sits = { $name }がテーブル{ $table }、{ $seat }番の席に着きました。
terminal-bot_asks = { $name }が進行中のゲームの{ $seat }番の席を願い出て、プレイヤーの同意を待っています。
terminal-bot_refused = プレイヤーの同意が得られず、{ $name }はこのゲームに入れません。
terminal-bot_no_seat = このテーブルに空いている席はありません。
terminal-bot_shown_out = ホストの判断により、ボットはこのテーブルから退席となりました。
terminal-bot_put_out = ホストが{ $seat }番の席を空けたため、ボットは席を失いました。
terminal-bot_lost = 接続が切れました。つなぎ直しています。
terminal-bot_back = テーブルに戻りました。
terminal-bot_over = ゲームは勝者なしで終わりました。
terminal-bot_won = ゲームが終わりました。{ $seat }番の席の勝ちです。
terminal-server_ended = サーバーが接続を切りました：{ $reason }。
terminal-server_gone = サーバーが復帰しません。動き出してから、もう一度始めてください。
terminal-seal_broken = サイコロは公正ではありません。サーバーのシードが、ゲーム前に封印したものと違います。
terminal-seed_missing = サイコロは公正ではありません。あなたのシードが使われていません。
terminal-needs_connect = --table はサーバーのテーブルを指します。--connect でサーバーのアドレスを指定してください。
terminal-needs_table = --table でテーブルを指定するか、--connect にテーブルのリンクを渡してください。
terminal-bad_address = --connect には http://localhost:8310 のようなサーバーのアドレスを指定します。「{ $given }」は使えません。
terminal-no_edition = 「{ $given }」という版はありません。使えるのは次のとおりです：{ $known }。
terminal-no_bot = 「{ $given }」というボットはいません。使えるのは次のとおりです：{ $known }。
terminal-no_option = 「{ $given }」という選択ルールはありません。使えるのは次のとおりです：{ $known }。
terminal-bad_value = 「{ $option }」を{ $given }にはできません。使える値は次のとおりです：{ $known }。
terminal-bad_set = --set には robber_desert=yes のように「選択ルール=値」を指定します。「{ $given }」は使えません。
terminal-set_twice = --set で { $option } が2回指定されています。
terminal-number_range = { $option } には{ $low }から{ $high }までの整数を指定します。「{ $given }」は使えません。
terminal-number_from = { $option } には{ $low }以上の整数を指定します。「{ $given }」は使えません。
terminal-see_help = ヘルプ：{ $key }
terminal-call_option = このコマンドに { $given } というオプションはありません。
terminal-call_option_like = このコマンドに { $given } というオプションはありません。{ $known } ではありませんか？
terminal-call_value_missing = { $option } には値が必要です。
terminal-call_value_idle = { $option } に値は指定できません。
terminal-call_missing = { $name } が足りません。
terminal-call_command = 「{ $given }」というコマンドはありません。使えるのは次のとおりです：{ $known }。
terminal-call_extra = このコマンドに「{ $given }」は余分です。
terminal-call_unclear = コマンドの書き方を理解できません。
terminal-bad_language = --language には { $known } のいずれかを指定します。「{ $given }」は使えません。
terminal-bad_file = { $file } を使えません：{ $reason }。
terminal-needs_terminal = hexmoot play には端末が必要です。hexmoot watch はゲームを出力します。
verify-bad_hash = ハッシュは16進数64桁です。すべてコピーしてください。
verify-no_text = { $file } を読み込めません。UTF-8 のテキストではありません。
verify-unreadable = { $file } を読み込めません：{ $reason }。
verify-no_seeds = 記録にシードがありません。シードがあるのは、テーブルで終わったゲームの記録だけです。
verify-view = これは一つの視点から見た記録なので、シードがありません。視点を指定せずに、完全な記録をダウンロードしてください。
verify-bad_tag = 記録のタグ { $tag } が読めないため、サイコロを確かめられません。
verify-hashes = シードのハッシュは { $dealt } ですが、ゲーム前に表示されたのは { $said } です。
verify-noted = サーバーのシードは、ゲーム前に控えたハッシュのものと一致します。
verify-hash = サーバーのシードのハッシュは { $hash } です。ゲーム前に表示されたものと同じですか？

# 端末でのサーバーの言葉：サーバー自身の案内、`serve --check`の文、初回の起動。
terminal-serve_at = テーブルのアドレス：{ $address }
terminal-serve_stop = Ctrl-Cで止まります。もう一度起動すると、ゲームは止めたところから続きます。
terminal-serve_well = すべて問題ありません。
terminal-serve_mind = 注意：{ $warning }
terminal-serve_open_air = httpsなしでネットワークに公開されています。証明書のあるプロキシを前に置いて--public-url https://…で示さないかぎり、クッキーと手札は途中で読まれるおそれがあります。
terminal-serve_plain_air = 公開アドレスがhttpです。クッキーと手札は途中で読まれるおそれがあります。証明書のあるプロキシを前に置き、--public-url https://…を指定してください。
terminal-serve_one_for_all = 公開アドレスがhttpsなので前にプロキシがありますが、信頼するプロキシが指定されていません。ネットワークアドレスごとの制限では全プレイヤーが一人として数えられます。プロキシのアドレスをHEXMOOT_PROXIESに指定してください。
terminal-serve_no_address = HEXMOOT_PROXIESが--public-urlなしで指定されています。クッキーとリンクはプレイヤーがこのポートに直接来るものとして作られ、httpとhttpsのどちらのページも通されます。
terminal-serve_anybody = HEXMOOT_PROXIESが*です。このポートに届く人は誰でも、またX-Forwarded-Forをそのまま渡すプロキシも、アドレスを自由に名乗れます。代わりにプロキシのアドレスを指定してください。
terminal-serve_no_figures = /metricsは誰にも答えません。公開アドレスがあるときはHEXMOOT_METRICS_TOKENが必要です。
terminal-serve_several = 複数のプロセスにはPostgreSQLが必要です。--busとあわせて--db postgresql://…を指定してください。
terminal-serve_bad_host = { $host }で接続を受けられません（{ $reason }）。別の--hostを指定してください。
terminal-serve_bad_port = { $host }のポート{ $port }で接続を受けられません（{ $reason }）。別の--portを指定してください。
terminal-serve_no_redis = バスのアドレスでRedisが応答しません（{ $reason }）。
terminal-serve_bad_bus = バス「{ $given }」は分かりません。redis://HOST:PORTを指定してください。
terminal-serve_db_not_made = データベース{ $path }を作れません。{ $folder }に書き込めません（{ $reason }）。
terminal-serve_db_not_written = データベース{ $path }に書き込めません（{ $reason }）。
terminal-serve_db_failed = データベース{ $path }でエラーが起きました（{ $reason }）。
terminal-serve_db_address = データベースのアドレスは、sqlite:///fileまたはpostgresql://user:password@host:port/databaseの形にしてください。
terminal-serve_db_too_new = データベースのスキーマは{ $newest }ですが、このプログラムは{ $known }までしか扱えません。書き込んだ新しい版を使ってください。
terminal-serve_pg_address = データベースのアドレスがPostgreSQLのものではありません。postgresql://user:password@host:port/databaseの形で書いてください。
terminal-serve_pg_no_right = { $place }のPostgreSQLでは、このユーザーは表を作れず、足りない表があります。
terminal-serve_pg_refuses = { $place }のPostgreSQLが、ユーザーまたはパスワードを拒みました。
terminal-serve_pg_unusable = { $place }のPostgreSQLは使えません（{ $reason }）。
terminal-serve_pg_away = { $place }のPostgreSQLにつながりません（{ $reason }）。
terminal-setting_whole = { $name }が「{ $given }」になっています。整数を指定してください。
terminal-setting_range = { $name }が{ $given }になっています。{ $least }から{ $most }までにしてください。
terminal-setting_port = ポートが{ $given }になっています。{ $least }から{ $most }までにしてください。
terminal-setting_public_url = 公開アドレスが「{ $given }」になっています。https://play.exampleのように、パスなしで指定してください。
terminal-setting_one_of = { $name }が「{ $given }」になっています。次のどれかにしてください：{ $known }。
terminal-setting_like = { $name }に「{ $given }」があります。次のような形にしてください：{ $like }。
terminal-setting_host = { $name }に「{ $given }」があります。play.exampleのように、ポートなしで指定してください。
terminal-setting_alone = { $name }の「*」がほかの値と並んでいます。単独で指定してください。
terminal-setting_unknown = { $name }という設定はなく、何も起こりません。いちばん近い設定：{ $near }。
terminal-setting_option = { $name }という設定はなく、何も起こりません。代わりにコマンドのオプション { $option } を使ってください。
terminal-setting_none = { $name }という設定はなく、何も起こりません。名前を確かめるか、取り除いてください。
terminal-compiling = ルールをコンパイルしています
terminal-compiling_begun = このコンピューターに合わせてルールをコンパイルしています。全{ $parts }個…
terminal-compiling_done = ルールをコンパイルしています：{ $parts }個中{ $done }個
