### 終端機裡的遊戲。$enter、$escape、$key 是按鍵的名稱。

## 可以做的事（寫在按鍵旁，要短）

terminal-do_roll = 擲骰
terminal-do_discard = 棄牌
terminal-do_road = 道路
terminal-do_settlement = 村莊
terminal-do_city = 城市
terminal-do_buy = 買發展卡
terminal-do_card = 出發展卡
terminal-do_offer = 提議
terminal-do_bank = 銀行
terminal-do_answer = 回應提議
terminal-do_advice = 建議
terminal-do_end = 結束回合
terminal-do_win = 宣告勝利
terminal-do_sit = 坐下
terminal-do_fill = 補上電腦玩家
terminal-do_start = 開始
terminal-do_rematch = 再來一局
terminal-do_new_game = 新遊戲
terminal-do_results = 結果
terminal-do_take_back = 收回座位
terminal-space = 空白鍵

## 桌邊

terminal-table = 桌號 { $table }
terminal-link_down = 重新連線中…
terminal-too_small = 視窗太小，需要 { $first } × { $second }
terminal-help = 說明
terminal-log = 紀錄
terminal-menu = 桌面
terminal-talk = 聊天
terminal-language = 語言
terminal-quit = 離開，遊戲會保留
terminal-free_seat = （空位）
terminal-seat_away = 離席
terminal-seat_steward = 代管中
terminal-seat_not_trading = 不交易
terminal-in_hand = 手牌{ $count }張，發展卡{ $cards }張
terminal-road_of = 道路長{ $count }
terminal-new_card = { $card }（新）
terminal-player = 玩家{ $seat }
terminal-waiting = 這桌正在等人：等待玩家入座，或補上電腦玩家後開始。
terminal-ready = 人都到齊了：按空白鍵開始遊戲。
terminal-win_waits = 你的分數夠了：按 { $key } 宣告勝利。
terminal-aid = 現在能做的事、發展卡、骰子
terminal-aid_short = 能做什麼
terminal-facts = 座位、銀行與費用
terminal-trading =
    { $on ->
        [yes] 這回合恢復交易
       *[no] 這回合不交易
    }
terminal-talk_hint = { $enter } 送出 · ↓ 常用語 · { $escape } 取消
terminal-results_hint = { $key } 驗證骰子 · 1 再來一局 · 2 新遊戲 · { $escape } 關閉

## 選擇

terminal-pick = { piece }，{ $place }，費用：{ $price }。{ $enter } 建築，{ $escape } 取消
terminal-pick_free = { piece }，{ $place }。{ $enter } 放置
terminal-pick_hex = 強盜移到{ $place }。{ $enter } 確定
terminal-choose_hint = { $enter } 選擇 · { $escape } 取消
terminal-close_hint = { $escape } 關閉
terminal-rob_whom = 要打劫誰？
terminal-no_advice = 現在沒有什麼建議。

## 資源與交易

terminal-swap = 用{ $gives }換{ $takes }
terminal-goods_keys = 方向鍵與 + − 調整 · { $enter } 完成 · { $escape } 取消
terminal-discard_title = 擲出七點：要棄掉{ resource-cards }
terminal-discard_head = 棄掉
terminal-discard_left =
    { $count ->
        [0] 已經選夠了。
       *[other] 還要選{ $count }張。
    }
terminal-offer_title = 提議交易
terminal-give = 給出
terminal-get = 換得
terminal-ask_whom = 要問誰？按座位的數字來更改。
terminal-offer_waits = 有人向你提議，按 { $key } 回應。
terminal-offer_agreed = 有人接受了你的提議，按 { $key } 成交。
terminal-offer_time = 還剩 { $seconds } 秒。
terminal-no_offers = 桌上沒有你能回應的提議。
terminal-say_yes = 同意
terminal-say_no = 拒絕
terminal-take = 接受
terminal-counter = 還價
terminal-close_with = 成交對象：
terminal-withdraw = 收回提議

## 多人共用鍵盤

terminal-cover = 現在輪到{ $who }。按任意字母或空白鍵就會顯示手牌。
terminal-cover_offer = 有提議等你回應。

## 新遊戲

terminal-preparing = 正在準備規則
terminal-begin = 開始遊戲
terminal-form_edition = 規則書
terminal-form_seats = 座位
terminal-form_people = 共用鍵盤的人數
terminal-form_bot = 其他座位
terminal-form_first = 起始玩家
terminal-form_first_rules = 依規則決定
terminal-form_coach = 教練建議
terminal-form_tracker = 手牌追蹤
terminal-form_hint = ↑ ↓ 移動 · ← → 更改 · 空白鍵開始 · { $escape } 離開
terminal-saved_title = 要繼續哪一局？
terminal-saved_turn =
    { $turn ->
        [0] 起始設置
       *[other] 第 { $turn } 回合
    }
terminal-saved_lost = 有 { $count } 局存檔已無法讀取，檔案保留原樣。

## 說明

terminal-help_bright = 島下方明亮的項目現在可以做；按下灰色項目的按鍵，就會說明為什麼不行。
terminal-help_choosing = 選擇地點
terminal-help_arrows = 移到這個方向上最近的地點
terminal-help_letters = 直接移到標有這個字母的地點
terminal-help_enter = 選定；用滑鼠則再點一次
terminal-help_escape = 取消
terminal-help_always = 隨時可用
terminal-help_island = 島上的記號
terminal-help_look = 逐一查看區域的名稱
terminal-help_pips = 每一點代表三十六次擲骰中會出現一次

## 出錯時

terminal-closed = 這桌已經關閉。
terminal-no_file = 遊戲無法保存在這裡：{ $reason }。
terminal-broken_file = { $file } 已損壞，或不是存檔。請將它移走，或用 --folder 指定其他資料夾。
terminal-elsewhere = 你的遊戲已在另一個視窗開啟。請關閉那個視窗，或另開新遊戲。
terminal-damaged = 這局存檔已無法讀取，檔案保留原樣：請用 { $key } 另開一局。
terminal-nothing_saved = 這裡沒有存檔的遊戲。
terminal-no_saved = 沒有名為「{ $given }」的存檔，或符合的不只一局。可用的有：{ $known }。
terminal-resume_alone = --resume 會繼續存檔的遊戲，請不要同時給出版本、--new 或 --connect。
terminal-no_server = 這個位址沒有伺服器回應：{ $reason }。
terminal-server_preparing = 伺服器還在準備規則，等待中。
terminal-server_says = 伺服器不讓你進入：{ $reason }。
terminal-bot_sits = { $name } 坐上了遊戲桌 { $table } 的 { $seat } 號座位。
terminal-bot_asks = { $name } 請求坐上進行中遊戲的 { $seat } 號座位，正在等玩家們同意。
terminal-bot_refused = 玩家們沒有同意 { $name } 加入這一局。
terminal-bot_no_seat = 這張遊戲桌沒有空位。
terminal-bot_shown_out = 桌主已請機器人離開這張遊戲桌。
terminal-bot_put_out = 桌主清空了 { $seat } 號座位，機器人不再坐在那裡。
terminal-bot_lost = 連線中斷了，正在重新連線。
terminal-bot_back = 已回到遊戲桌。
terminal-bot_over = 遊戲不分勝負結束。
terminal-bot_won = 遊戲結束：{ $seat } 號座位獲勝。
terminal-server_ended = 伺服器中斷了連線：{ $reason }。
terminal-server_gone = 伺服器沒有恢復。等它運作後再重新開始。
terminal-seal_broken = 骰子不公正：伺服器的種子與遊戲前封存的不同。
terminal-seed_missing = 骰子不公正：你提供的種子沒有被採用。
terminal-needs_connect = --table 指的是伺服器上的遊戲桌，請用 --connect 給出伺服器的網址。
terminal-needs_table = 請用 --table 指定遊戲桌，或用 --connect 給出遊戲桌的連結。
terminal-bad_address = --connect 需要伺服器的網址，例如 http://localhost:8310，而不是「{ $given }」。
terminal-no_edition = 沒有「{ $given }」這個版本。可用的有：{ $known }。
terminal-no_bot = 沒有「{ $given }」這個機器人。可用的有：{ $known }。
terminal-no_option = 沒有「{ $given }」這個選項。可用的有：{ $known }。
terminal-bad_value = 「{ $option }」不能是 { $given }。可用的值：{ $known }。
terminal-bad_set = --set 需要「選項=值」，例如 robber_desert=yes，而不是「{ $given }」。
terminal-set_twice = --set 給了兩次 { $option }。
terminal-number_range = { $option } 需要 { $low } 到 { $high } 的整數，而不是「{ $given }」。
terminal-number_from = { $option } 需要 { $low } 以上的整數，而不是「{ $given }」。
terminal-see_help = 說明：{ $key }
terminal-call_option = 這個指令沒有 { $given } 選項。
terminal-call_option_like = 這個指令沒有 { $given } 選項，您是不是要用 { $known }？
terminal-call_value_missing = { $option } 後面需要一個值。
terminal-call_value_idle = { $option } 不接受任何值。
terminal-call_missing = 缺少 { $name }。
terminal-call_command = 沒有「{ $given }」這個指令。可用的有：{ $known }。
terminal-call_extra = 這個指令不需要「{ $given }」。
terminal-call_unclear = 無法理解這個指令的寫法。
terminal-bad_language = --language 需要 { $known } 其中之一，而不是「{ $given }」。
terminal-bad_file = 無法使用 { $file }：{ $reason }。
terminal-needs_terminal = hexmoot play 需要終端機；hexmoot watch 會印出一場遊戲。
verify-bad_hash = 雜湊值有 64 個十六進位數字，請完整複製。
verify-no_text = 無法讀取 { $file }：它不是 UTF-8 文字檔。
verify-unreadable = 無法讀取 { $file }：{ $reason }。
verify-no_seeds = 這份紀錄沒有種子：只有在遊戲桌上完成的遊戲才有。
verify-view = 這個檔案只是從某個視角看到的紀錄，沒有種子。請下載完整的紀錄，不要指定視角。
verify-bad_tag = 無法讀取紀錄中的標籤 { $tag }，因此無法核對骰子。
verify-hashes = 種子的雜湊值是 { $dealt }，但遊戲前顯示的是 { $said }。
verify-noted = 伺服器的種子與你在遊戲前記下的雜湊值相符。
verify-hash = 伺服器種子的雜湊值是 { $hash }。它和遊戲前顯示的一樣嗎？

# 終端機上的伺服器：它自己的話、`serve --check` 的句子，以及第一次啟動。
terminal-serve_at = 遊戲桌的網址：{ $address }
terminal-serve_stop = 按 Ctrl-C 停止；再次啟動時，各局會從停下的地方繼續。
terminal-serve_well = 一切正常。
terminal-serve_mind = 注意：{ $warning }
terminal-serve_open_air = 目前對網路開放而沒有 https：除非前面有附憑證的代理伺服器並以 --public-url https://… 說明，否則 cookie 和手牌會在途中被讀取。
terminal-serve_plain_air = 公開網址是 http：cookie 和手牌會在途中被讀取；請在前面設置附憑證的代理伺服器，並指定 --public-url https://…。
terminal-serve_one_for_all = 公開網址是 https，所以前面有代理伺服器，但沒有設定信任任何一台：按網路位址計算的限制會把所有玩家當成同一人；請在 HEXMOOT_PROXIES 指定代理伺服器的位址。
terminal-serve_no_address = 設定了 HEXMOOT_PROXIES，卻沒有 --public-url：cookie 和連結會當作玩家直接連到這個連接埠來產生，http 和 https 的網頁都會放行。
terminal-serve_anybody = HEXMOOT_PROXIES 是 *：任何連得到這個連接埠的人，或照轉 X-Forwarded-For 的代理伺服器，都能自稱任何位址；請改為指定代理伺服器的位址。
terminal-serve_no_figures = /metrics 不回應任何人：有公開網址時需要 HEXMOOT_METRICS_TOKEN。
terminal-serve_several = 多個程序需要 PostgreSQL：請在 --bus 之外指定 --db postgresql://…。
terminal-serve_bad_host = 無法在 { $host } 接受連線（{ $reason }）：請指定別的 --host。
terminal-serve_bad_port = 無法在 { $host } 的連接埠 { $port } 接受連線（{ $reason }）：請指定別的 --port。
terminal-serve_no_redis = 匯流排的位址沒有 Redis 回應（{ $reason }）。
terminal-serve_bad_bus = 不認得匯流排「{ $given }」：請指定 redis://HOST:PORT。
terminal-serve_db_not_made = 無法建立資料庫 { $path }：無法寫入 { $folder }（{ $reason }）。
terminal-serve_db_not_written = 無法寫入資料庫 { $path }：{ $reason }。
terminal-serve_db_failed = 資料庫 { $path } 發生錯誤：{ $reason }。
terminal-serve_db_address = 資料庫的位址必須是 sqlite:///file 或 postgresql://user:password@host:port/database。
terminal-serve_db_too_new = 資料庫的結構版本是 { $newest }，但這個程式只認得到 { $known }：請使用寫入它的較新版本。
terminal-serve_pg_address = 資料庫的位址不是 PostgreSQL 位址：請寫成 postgresql://user:password@host:port/database。
terminal-serve_pg_no_right = 位於 { $place } 的 PostgreSQL 不允許這個使用者建立資料表，而有些資料表還不存在。
terminal-serve_pg_refuses = 位於 { $place } 的 PostgreSQL 拒絕了使用者或密碼。
terminal-serve_pg_unusable = 無法使用位於 { $place } 的 PostgreSQL：{ $reason }。
terminal-serve_pg_away = 連不上位於 { $place } 的 PostgreSQL：{ $reason }。
terminal-setting_whole = { $name } 是「{ $given }」；必須是整數。
terminal-setting_range = { $name } 是 { $given }；必須在 { $least } 到 { $most } 之間。
terminal-setting_port = 連接埠是 { $given }；必須在 { $least } 到 { $most } 之間。
terminal-setting_public_url = 公開網址是「{ $given }」；必須像 https://play.example 這樣，不含路徑。
terminal-setting_one_of = { $name } 是「{ $given }」；必須是其中之一：{ $known }。
terminal-setting_like = { $name } 含有「{ $given }」；必須像這樣：{ $like }。
terminal-setting_host = { $name } 含有「{ $given }」；必須像 play.example 這樣，不含連接埠。
terminal-setting_alone = { $name } 的「*」旁邊還有別的值；它必須單獨使用。
terminal-setting_unknown = 沒有 { $name } 這個設定，它不起作用：最接近的是 { $near }。
terminal-setting_option = 沒有 { $name } 這個設定，它不起作用：請改用指令的選項 { $option }。
terminal-setting_none = 沒有 { $name } 這個設定，它不起作用。請檢查名稱，或把它移除。
terminal-compiling = 正在編譯規則
terminal-compiling_begun = 正在為這台機器編譯規則，共 { $parts } 個部分…
terminal-compiling_done = 正在編譯規則：{ $parts } 個部分中的 { $done } 個
