### 伺服器第一次啟動、編譯規則時顯示的頁面。

waiting-title = 正在準備島嶼
waiting-why = 第一次在這台電腦上啟動時需要編譯規則，大約一到兩分鐘；之後啟動只要幾秒。
waiting-done = 共 { $total } 個部分，已完成 { $done } 個。
waiting-itself = 完成後，遊戲會自動在這裡開啟。
waiting-not_kept = 這台電腦無法保存結果，所以每次啟動都要這麼久。原因請見終端機。
waiting-failed = 無法準備島嶼
waiting-failed_why = 伺服器即將結束。原因請見終端機，排除後請重新啟動。
