### 遊戲結束後頁面上的文字：結果、統計、紀錄與重播。

## 結果

after-how =
    { $ending ->
        [declared] 以 { points }宣告勝利。
       *[points] 以 { points }獲勝。
    }
after-no-winner = 遊戲結束，沒有勝者
after-winner = 勝者
after-score = 分數
after-source =
    { $source ->
        [settlements] 村莊
        [cities] 城市
        [longest_road] 最長的道路
        [largest_army] 最多的騎士
        [guards] 守衛
       *[victory_point_cards] 分數卡
    }
after-cards = 所有的卡

## 統計

after-to-figures = 統計與下載
after-as-table = 以表格顯示
after-dice-title = 骰子
after-dice-chart = 擲骰 { $count } 次，各點數出現的次數與期望值
after-dice-bar = { $total } 點：出現 { $count } 次，期望值 { $expected } 次
after-dice-total = 點數
after-dice-rolled = 出現次數
after-dice-expected = 期望值
after-points-title = 各回合分數
after-points-chart = { $count } 個回合中每個座位的分數
after-points-end = 結束
after-production = 收成
after-luck-note = 骰運是實際收成減去同樣的建築與強盜位置下的平均收成。
after-dealings = 交易、打劫與棄牌

## 重播

after-replay = 重播
after-slider = 遊戲中的位置
after-controls = 在遊戲中移動
after-go =
    { $way ->
        [first] 回到開頭
        [turn-back] 上一回合
        [back] 上一步
        [play]
            { $playing ->
                [yes] 暫停
               *[no] 播放
            }
        [next] 下一步
        [turn-next] 下一回合
       *[last] 到結尾
    }
after-place =
    { $turn ->
        [0] 第 { $move } 步，共 { $moves } 步，起始設置
       *[other] 第 { $move } 步，共 { $moves } 步，第 { $turn } 回合：{ $who }
    }
after-pace = 速度
after-pace-of =
    { $pace ->
        [slow] 慢
        [fast] 快
       *[normal] 普通
    }
after-dice = 擲出 { $first } 和 { $second }，合計 { $total }
after-eyes = 觀看視角
after-eyes-of =
    { $eyes ->
        [all] 全部公開
        [public] 旁觀者
       *[seat] { $who }
    }
after-hen = 目前局面（{ $form }）
after-link-move = 這一步的連結
after-code = 上一個行動

## 保存、分享與查驗

after-about = { $edition } · { $day } · { after-turns } · { after-minutes }
after-turns = { $turns } 回合
after-minutes = { $minutes } 分鐘
after-verify-title = 骰子公平嗎？
after-verify-why = 骰子在遊戲前就已封存。現在所有種子都已公開，每次擲骰、抽卡與打劫都能重新算出。
after-verify = 查驗骰子
after-verified = 已查驗 { $count } 個結果，全部符合種子。
after-cancelled = 這場遊戲之前，開始取消了 { $count } 次。每次開始都使用不同的種子。
after-verify-bad = 無法確認這份紀錄：
after-seal =
    { $seal ->
        [same] 封印與這個瀏覽器在遊戲前記下的相同。
        [other] 封印與這個瀏覽器在遊戲前記下的不同：伺服器更換了種子。
       *[unseen] 這個瀏覽器在遊戲前沒有看過這一桌。請與你自己記下的封印比對。
    }
after-seal-here = 由這個瀏覽器自行檢查，沒有詢問伺服器：
after-seal-part =
    { $seal ->
        [same] { $who }：這部分就是公開之前封存的那一份。
        [other] { $who }：這部分不是封存的那一份，事後被改過。
       *[unseen] { $who }：這個瀏覽器沒有看到這部分的封印。
    }
after-verify-self = 不必相信這個伺服器：下載紀錄，自己查驗
after-keep = 保存與分享
after-link = 這份紀錄的連結
after-download-view = 誰看到的紀錄
after-download = 下載 { $form }
after-download-redacted = 這個視角看不到的卡不會列出。這樣的檔案可以閱讀，但不能重播或查驗。

## 紀錄

after-records = 已結束的遊戲
after-front = 已結束的遊戲：重播與統計
after-missing = 沒有這份紀錄，或是你不能觀看。
after-mine = 你的遊戲
after-mine-none = 你還沒有完成任何遊戲。
after-public = 公開的遊戲
after-public-none = 還沒有已結束的公開遊戲。
after-more = 顯示更多
after-file = 自己的紀錄檔
after-file-how = 把檔案拖到這裡，或選擇一個檔案。只會重播，不會保存。
after-file-choose = 選擇檔案
after-file-large = 以遊戲紀錄來說，這個檔案太大了。
after-file-kept-nowhere = 伺服器不會保存
after-file-close = 關閉檔案
