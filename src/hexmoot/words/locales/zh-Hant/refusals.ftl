### 為什麼不行，以及怎樣才行。

## 訊息本身

refusal-malformed = 伺服器看不懂這個要求。請重新整理頁面再試一次。
refusal-too_long = 訊息太長了，最多 { $most } 位元組。
refusal-too_fast = 太快了。請稍等一下再試。
refusal-no_table = 這張遊戲桌已經不在了。請從列表挑一張，或開一張新的。
refusal-no_person = 你還沒有進入遊戲。請先取個名字，再試一次。
refusal-no_person-unknown = 這張遊戲桌沒有叫這個名字的人。請檢查名字。
refusal-no_person-seat = 那個座位沒有玩家：是空位或電腦玩家。請選有玩家的座位。
refusal-nothing_to_do = 已經是這樣了，不需要再做什麼。
refusal-nothing_to_do-host = 不能請桌主離開。可以改為關閉遊戲桌，或離開座位。
refusal-other_protocol = 這個程式使用第 { $client } 版通訊協定，伺服器使用的是 { $server }。請更新較舊的一方，再重新連線。

## 座位與玩家

refusal-not_host = 只有桌主可以這樣做。請找桌主幫忙。
refusal-not_your_seat = 這不是你的座位。你只能用自己的座位行動。
refusal-no_seat = 沒有這個座位。請從畫面上的座位中選擇。
refusal-seat_taken = 這裡已經有人坐了。請選空位。
refusal-seat_taken-asked = 已經有人在請求這個座位。請等候答覆。
refusal-not_admitted = 玩家們沒有同意你加入這一局。你可以觀戰。
refusal-one_seat = 你已經有座位了。想換座位請先離座。
refusal-locked = 桌主鎖上了遊戲桌。請桌主解鎖，或在旁觀戰。
refusal-locked-talk = 遊戲桌已鎖定，只有入座的人可以說話。桌主可以解鎖。
refusal-removed = 桌主已請你離開這張遊戲桌。請選別張。
refusal-bad_name = 這個名字不能用。請用看得見的文字或數字取個短一點的名字。
refusal-bad_name-length = 名字太長了。請取最多 { $most } 個字元的名字。
refusal-name_taken = 這裡已經有相同或看起來很像的名字。請換一個。
refusal-no_colour = 沒有這個顏色。請從畫面上的顏色中選擇。
refusal-no_colour-fixed = 使用固定起始位置時，每個座位的顏色是固定的。請選你想要的顏色的座位。
refusal-colour_taken = 這個顏色有人用了。請選還沒有人用的顏色。
refusal-unknown_bot = 沒有叫「{ $bot }」的電腦玩家。請從列表中選擇。
refusal-bad_settings = 無法用這些設定開桌。請更改設定再試一次。
refusal-bad_settings-no_edition = 沒有「{ $edition }」這本規則書。請從清單中選擇。
refusal-bad_settings-no_option = 沒有「{ $option }」這個選項。
refusal-bad_settings-value = 「{ $option }」不能是 { $value }。請從列出的值中選擇。
refusal-bad_settings-seats = 這些規則適合 { $allowed } 人，不適合 { $seats } 人。請更改人數選項。
refusal-bad_settings-board_seats = 固定的島最多容納 { $most } 人。請減少座位，或選擇隨機的島。
refusal-bad_settings-land_seats = 這些規則適合 { $low } 或 { $high } 人，不適合 { $seats } 人。
refusal-bad_settings-together = 「{ $option }」與目前的「{ $other }」不相容。請更改其中之一。
refusal-bad_settings-idle = 在其他選項下「{ $option }」沒有作用。請保持規則書的設定。
refusal-bad_settings-fixed = 這本規則書不能這樣設定「{ $option }」。請保持規則書的設定，或選擇另一本規則書。
refusal-bad_settings-first_is_rolled = 依照這套規則，由擲骰決定誰先。想指定座位，請把「起始玩家」選項改為由桌主指定。
refusal-bad_settings-first_seat = 這張遊戲桌沒有起始玩家的那個座位。請選現有的座位。
refusal-bad_settings-too_many_bots = 電腦玩家比座位多。請減少電腦玩家，或增加座位。
refusal-seats_free = 還有空位。請等其他玩家，或用電腦玩家補滿。

## 公平的骰子

refusal-bad_reveal = 公開的數和封存的數不同，不能用於骰子。
refusal-bad_reveal-copied = 有人封存了一模一樣的數。每位玩家需要自己的數。

## 遊戲桌的狀態

refusal-not_open = 遊戲目前的階段不能這樣做。請看看遊戲桌現在的狀態。
refusal-no_dice = 現在沒有在收集骰子用的數。請等桌主開始遊戲。
refusal-no_dice-commit_first = 要等大家都封存之後才能公開。請等其他人。
refusal-not_playing = 這張遊戲桌沒有進行中的遊戲。遊戲開始後才能行動。
refusal-paused = 遊戲暫停中。繼續之後就可以行動。
refusal-draining = 伺服器即將重新啟動，暫時不能開新桌。請一分鐘後再試。
refusal-too_many_tables = 開著的遊戲桌太多了。請關掉一張，或晚點再試。
refusal-too_many_tables-address = 從你的網路開的遊戲桌已達上限（{ $most } 張）。請結束或關掉一張，或晚點再試。

## 行動

refusal-stale_ask = 遊戲已經有了進展。請看看版圖再選一次。
refusal-stale_offer = 這個提議已經和你看到的不同。請看看現在的提議再回答。
refusal-unknown_move = 遊戲裡沒有這種行動。請從畫面上的選項中選擇。
refusal-illegal = 依照規則，現在不能這樣做。請看下面這條規則。
refusal-nobody_left = 只有在有人離開且不再回來時，才能把這一局作廢。否則請投票結束遊戲。
refusal-no_line = 這句話已經不在了。
refusal-too_many_muted = 在這裡最多只能靜音 { $most } 人。請先解除一位。
refusal-no_coach = 這張遊戲桌沒有教練。請自己決定，或選一張有教練的遊戲桌。

## 伺服器

refusal-unavailable = 伺服器暫時無法處理。資料都還在，請稍後再試。
refusal-unavailable-taking_up = 另一台伺服器正在接手這張遊戲桌。資料都還在，請稍後再試。
refusal-unavailable-preparing = 伺服器還在準備這款遊戲的規則。資料都還在，請稍後再試。

## 自己的紀錄檔

refusal-record_redacted = 這份紀錄隱藏了部分卡片。只有完整的紀錄才能重播。
refusal-record_broken =
    { $line ->
        [0] 紀錄開頭的資料互相不符。
       *[other] 紀錄有誤：第 { $line } 行，第 { $move } 個行動。
    }
refusal-record_unreadable = 這個檔案不是遊戲紀錄。請從第 { $position } 個字元檢查起。
refusal-no_seeds = 這份紀錄沒有寫明骰子的種子，因此無法核對。
refusal-unfair_commitment = 伺服器的種子不是它在遊戲前封印的那一個。
refusal-unfair_outcome =
    { $line ->
        [0] 種子得出的開局與紀錄不同：應為 { $dealt }，紀錄為 { $said }。
       *[other] 第 { $line } 行第 { $move } 個行動：種子得出 { $dealt }，紀錄為 { $said }。
    }

## 連線關閉的原因

closing-restart = 伺服器正在重新啟動。頁面會自動重新連線。
closing-too_slow = 連線太慢，跟不上遊戲。頁面會自動重新連線。
closing-too_fast = 這個頁面送出太多訊息。稍後會自動重新連線。
closing-signed_out = 你已經登出。請重新進來再繼續玩。

## HTTP 請求

refusal-not_there = 這個網址沒有內容。請檢查連結。
refusal-too_large = 內容太大，伺服器無法接收。請減少後再送。
refusal-strange_origin = 伺服器不接受來自那個頁面的請求。請開啟伺服器自己的頁面。
refusal-strange_host = 伺服器不認得這個名稱。管理者可以把它加入 { $setting }。
refusal-no_ticket = 請先進場：{ $way } 會給一張半分鐘內可用一次的票。
refusal-no_such_token = 這裡不認得這個機器人權杖，或它已被撤銷：{ $way } 會給一個新的。
refusal-too_many_connections = 這裡已經有 { $most } 個連線。請關掉一個再試。
refusal-wrong_login = 沒有這個帳號，或一起輸入的內容不正確。
refusal-wrong_password = 這不是你帳號的密碼。
refusal-bad_login = 帳號須為 { $least } 到 { $most } 個字元，且不可含控制字元。請換一個。
refusal-bad_password = 密碼須為 { $least } 到 { $most } 個字元。請換一個。
refusal-login_taken = 這個帳號已有人使用。請換一個。
refusal-has_account = 你已經有帳號了。
refusal-account_changed = 帳號同時被更改了。請再試一次。
refusal-too_many_bots_kept = 機器人最多 { $most } 個。請先移除一個。
refusal-not_for_bots = 機器人不能這樣做。請用你自己的身分。
refusal-no_bot = 你沒有這個機器人了。
refusal-no_record = 沒有這份紀錄，或你無權查看。
refusal-bad_view = 紀錄可以公開檢視，或從 1 到 { $seats } 號座位檢視。
refusal-bad_place = 清單無法從那裡繼續。請從頭開始。
refusal-wrong_link = 這個連結已經失效。請在原來的裝置上重新產生。
