### 터미널에서 하는 게임. $enter, $escape, $key는 키의 이름.

## 할 수 있는 일 (키 옆에 짧게)

terminal-do_roll = 주사위
terminal-do_discard = 버리기
terminal-do_road = 도로
terminal-do_settlement = 마을
terminal-do_city = 도시
terminal-do_buy = 카드 구입
terminal-do_card = 카드 사용
terminal-do_offer = 제안
terminal-do_bank = 은행
terminal-do_answer = 받은 제안
terminal-do_advice = 조언
terminal-do_end = 턴 종료
terminal-do_win = 승리 선언
terminal-do_sit = 앉기
terminal-do_fill = 봇으로 채우기
terminal-do_start = 시작
terminal-do_rematch = 다시 대결
terminal-do_new_game = 새 게임
terminal-do_results = 결과
terminal-do_take_back = 자리 되찾기
terminal-space = 스페이스

## 테이블 주변

terminal-table = 테이블 { $table }
terminal-link_down = 다시 연결하는 중…
terminal-too_small = 창이 너무 작습니다 ({ $first } × { $second } 필요)
terminal-help = 도움말
terminal-log = 기록
terminal-menu = 테이블
terminal-talk = 대화
terminal-language = 언어
terminal-quit = 나가기 (게임은 저장됩니다)
terminal-free_seat = (빈자리)
terminal-seat_away = 자리 비움
terminal-seat_steward = 대리 진행
terminal-seat_not_trading = 거래 안 함
terminal-in_hand = 손패 { $count }장, 개발 { $cards }장
terminal-road_of = 도로 { $count }
terminal-new_card = { $card } (새 카드)
terminal-player = 플레이어 { $seat }
terminal-waiting = 테이블이 열려 있습니다. 플레이어를 기다리거나 봇으로 자리를 채우고 시작하세요.
terminal-ready = 모두 모였습니다. 스페이스 키를 누르면 게임이 시작됩니다.
terminal-win_waits = 점수를 채웠습니다. { $key } 키로 승리를 선언하세요.
terminal-aid = 지금 할 수 있는 일, 개발카드, 주사위
terminal-aid_short = 할 수 있는 일
terminal-facts = 자리, 은행, 비용
terminal-trading =
    { $on ->
        [yes] 이번 턴에 다시 거래하기
       *[no] 이번 턴에 거래하지 않기
    }
terminal-talk_hint = { $enter }: 보내기 · ↓: 빠른 말 · { $escape }: 취소
terminal-results_hint = { $key }: 주사위 검증 · 1: 다시 대결 · 2: 새 게임 · { $escape }: 닫기

## 고르기

terminal-pick = { piece }, { $place } (비용: { $price }) — { $enter }: 건설, { $escape }: 취소
terminal-pick_free = { piece }, { $place } — { $enter }: 놓기
terminal-pick_hex = 도둑을 옮길 땅: { $place } — { $enter }: 옮기기
terminal-choose_hint = { $enter }: 선택 · { $escape }: 취소
terminal-close_hint = { $escape }: 닫기
terminal-rob_whom = 누구의 카드를 뺏을까요?
terminal-no_advice = 지금은 조언할 것이 없습니다.

## 자원과 거래

terminal-swap = { $gives } → { $takes } 받기
terminal-goods_keys = 화살표와 + − 키로 변경 · { $enter }: 완료 · { $escape }: 취소
terminal-discard_title = 7이 나왔습니다: { resource-cards } 버리기
terminal-discard_head = 버릴 카드
terminal-discard_left =
    { $count ->
        [0] 다 골랐습니다.
       *[other] { $count }장 더 고르세요.
    }
terminal-offer_title = 거래 제안
terminal-give = 주는 것
terminal-get = 받는 것
terminal-ask_whom = 누구에게 제안할까요? 자리 번호를 누르면 바뀝니다.
terminal-offer_waits = 제안을 받았습니다. 대답하려면 { $key } 키를 누르세요.
terminal-offer_agreed = 제안이 받아들여졌습니다. 거래를 마치려면 { $key } 키를 누르세요.
terminal-offer_time = { $seconds }초 남았습니다.
terminal-no_offers = 대답할 수 있는 제안이 없습니다.
terminal-say_yes = 수락
terminal-say_no = 거절
terminal-take = 받아들이기
terminal-counter = 역제안
terminal-close_with = 거래 상대:
terminal-withdraw = 제안 철회

## 한 키보드에서 여럿이

terminal-cover = { $who }님의 차례입니다. 글자 키나 스페이스 키를 누르면 손패가 보입니다.
terminal-cover_offer = 대답할 제안이 있습니다.

## 새 게임

terminal-preparing = 규칙을 준비하는 중
terminal-begin = 게임 시작
terminal-form_edition = 규칙
terminal-form_seats = 자리 수
terminal-form_people = 이 키보드의 인원
terminal-form_bot = 나머지 자리
terminal-form_first = 첫 턴
terminal-form_first_rules = 규칙대로
terminal-form_coach = 코치의 조언
terminal-form_tracker = 공개된 손패 추적
terminal-form_hint = ↑ ↓ 이동 · ← → 변경 · 스페이스: 시작 · { $escape }: 나가기
terminal-saved_title = 어느 게임을 이어서 할까요?
terminal-saved_turn =
    { $turn ->
        [0] 초기배치
       *[other] { $turn }턴
    }
terminal-saved_lost = 저장된 게임 { $count }개는 더 이상 읽을 수 없어 그대로 두었습니다.

## 도움말

terminal-help_bright = 섬 아래에서 밝게 보이는 것은 지금 할 수 있고, 흐린 것의 키를 누르면 할 수 없는 까닭이 나옵니다.
terminal-help_choosing = 장소 고르기
terminal-help_arrows = 그 방향으로 가장 가까운 곳으로
terminal-help_letters = 그 글자가 있는 곳으로 바로
terminal-help_enter = 선택 (마우스는 한 번 더 클릭)
terminal-help_escape = 취소
terminal-help_always = 언제나
terminal-help_island = 섬의 표시
terminal-help_look = 땅에서 땅으로 옮기며 이름 보기
terminal-help_pips = 점 하나는 36번 중 한 번 나온다는 뜻

## 문제가 생겼을 때

terminal-closed = 테이블이 닫혔습니다.
terminal-no_file = 게임을 저장할 수 없습니다: { $reason }.
terminal-broken_file = { $file } 파일이 손상되었거나 저장된 게임 파일이 아닙니다. 다른 곳으로 옮기거나 --folder로 다른 폴더를 지정하세요.
terminal-elsewhere = 이 게임은 다른 창에서 열려 있습니다. 그 창을 닫거나 새 게임을 시작하세요.
terminal-damaged = 저장된 게임을 더 이상 읽을 수 없어 그대로 두었습니다. { $key } 옵션으로 새로 시작하세요.
terminal-nothing_saved = 저장된 게임이 없습니다.
terminal-no_saved = “{ $given }”에 맞는 저장된 게임이 없거나 여러 개입니다. 있는 것: { $known }.
terminal-resume_alone = --resume은 저장된 게임을 이어서 합니다. 판 이름, --new, --connect는 빼 주세요.
terminal-no_server = 이 주소의 서버가 응답하지 않습니다: { $reason }.
terminal-server_preparing = 서버가 아직 규칙을 준비하고 있습니다. 기다리는 중입니다.
terminal-server_says = 서버가 접속을 거절했습니다: { $reason }.
terminal-bot_sits = { $name }: { $table } 테이블 { $seat }번 자리에 앉았습니다.
terminal-bot_asks = { $name }: 진행 중인 게임의 { $seat }번 자리를 요청하고, 플레이어들의 동의를 기다립니다.
terminal-bot_refused = 플레이어들이 { $name } 봇의 참여에 동의하지 않았습니다.
terminal-bot_no_seat = 이 테이블에는 빈자리가 없습니다.
terminal-bot_shown_out = 방장이 봇을 이 테이블에서 내보냈습니다.
terminal-bot_put_out = 방장이 { $seat }번 자리를 비워서 봇이 자리를 잃었습니다.
terminal-bot_lost = 연결이 끊겼습니다. 다시 연결하는 중입니다.
terminal-bot_back = 테이블로 돌아왔습니다.
terminal-bot_over = 게임이 승자 없이 끝났습니다.
terminal-bot_won = 게임이 끝났습니다. { $seat }번 자리가 이겼습니다.
terminal-server_ended = 서버가 연결을 끊었습니다: { $reason }.
terminal-server_gone = 서버가 돌아오지 않습니다. 서버가 다시 켜지면 새로 시작하세요.
terminal-seal_broken = 주사위가 공정하지 않았습니다. 서버의 시드가 게임 전에 봉인한 것과 다릅니다.
terminal-seed_missing = 주사위가 공정하지 않았습니다. 내가 낸 시드가 빠졌습니다.
terminal-needs_connect = --table은 서버의 테이블을 가리킵니다. --connect로 서버 주소를 함께 적어 주세요.
terminal-needs_table = --table로 테이블을 지정하거나, --connect에 테이블 링크를 적어 주세요.
terminal-bad_address = --connect에는 http://localhost:8310 같은 서버 주소를 적어야 합니다. 지금 값: “{ $given }”.
terminal-no_edition = “{ $given }”라는 판은 없습니다. 있는 것: { $known }.
terminal-no_bot = “{ $given }”라는 봇은 없습니다. 있는 것: { $known }.
terminal-no_option = “{ $given }”라는 선택 규칙은 없습니다. 있는 것: { $known }.
terminal-bad_value = “{ $option }”에 쓸 수 없는 값입니다: { $given }. 쓸 수 있는 값: { $known }.
terminal-bad_set = --set에는 robber_desert=yes처럼 ‘선택 규칙=값’을 적어야 합니다. 지금 값: “{ $given }”.
terminal-set_twice = --set에 { $option } 값이 두 번 있습니다.
terminal-number_range = { $option }에는 { $low }부터 { $high }까지의 정수를 적어야 합니다. 지금 값: “{ $given }”.
terminal-number_from = { $option }에는 { $low } 이상의 정수를 적어야 합니다. 지금 값: “{ $given }”.
terminal-see_help = 도움말: { $key }
terminal-call_option = 이 명령에는 { $given } 옵션이 없습니다.
terminal-call_option_like = 이 명령에는 { $given } 옵션이 없습니다. { $known } 옵션을 찾으시나요?
terminal-call_value_missing = { $option }에는 값을 적어야 합니다.
terminal-call_value_idle = { $option }에는 값을 적을 수 없습니다.
terminal-call_missing = { $name } 값이 빠졌습니다.
terminal-call_command = “{ $given }”라는 명령은 없습니다. 있는 것: { $known }.
terminal-call_extra = 이 명령에는 “{ $given }” 부분이 필요 없습니다.
terminal-call_unclear = 명령을 이해할 수 없습니다.
terminal-bad_language = --language에는 { $known } 중 하나를 적어야 합니다. 지금 값: “{ $given }”.
terminal-bad_file = { $file } 파일을 쓸 수 없습니다: { $reason }.
terminal-needs_terminal = hexmoot play는 터미널에서만 할 수 있습니다. hexmoot watch는 게임을 출력합니다.
verify-bad_hash = 해시는 16진수 64자입니다. 전부 복사하세요.
verify-no_text = 읽을 수 없는 파일입니다: { $file }. UTF-8 텍스트가 아닙니다.
verify-unreadable = 읽을 수 없는 파일입니다: { $file } ({ $reason }).
verify-no_seeds = 기록에 시드가 없습니다. 테이블에서 끝난 게임의 기록에만 있습니다.
verify-view = 한 사람의 시점으로 내려받은 기록이라 시드가 없습니다. 시점을 지정하지 말고 전체 기록을 내려받으세요.
verify-bad_tag = 기록에서 읽을 수 없는 태그가 있어 주사위를 확인할 수 없습니다: { $tag }
verify-hashes = 시드의 해시는 { $dealt }인데, 게임 전에 표시된 것은 { $said }입니다.
verify-noted = 서버의 시드가 게임 전에 적어 두신 해시와 일치합니다.
verify-hash = 서버 시드의 해시는 { $hash }입니다. 게임 전에 표시된 것과 같나요?

# 터미널에서 서버가 하는 말: 서버의 안내, `serve --check`의 문장, 첫 시작.
terminal-serve_at = 테이블 주소: { $address }
terminal-serve_stop = Ctrl-C로 멈춥니다. 다시 시작하면 게임은 멈춘 곳에서 이어집니다.
terminal-serve_well = 모두 정상입니다.
terminal-serve_mind = 주의: { $warning }
terminal-serve_open_air = https 없이 네트워크에 열려 있습니다. 인증서가 있는 프록시를 앞에 두고 --public-url https://…로 알리지 않으면, 쿠키와 손패를 중간에서 읽을 수 있습니다.
terminal-serve_plain_air = 공개 주소가 http입니다. 쿠키와 손패를 중간에서 읽을 수 있습니다. 인증서가 있는 프록시를 앞에 두고 --public-url https://…를 지정하세요.
terminal-serve_one_for_all = 공개 주소가 https이니 앞에 프록시가 있는데, 신뢰하는 프록시가 없습니다. 네트워크 주소별 제한에서 모든 플레이어가 한 사람으로 셈해집니다. 프록시의 주소를 HEXMOOT_PROXIES에 지정하세요.
terminal-serve_no_address = HEXMOOT_PROXIES가 --public-url 없이 지정되었습니다. 쿠키와 링크는 플레이어가 이 포트로 직접 오는 것처럼 만들어지고, http와 https 페이지가 모두 허용됩니다.
terminal-serve_anybody = HEXMOOT_PROXIES가 *입니다. 이 포트에 닿는 누구나, 또는 X-Forwarded-For를 그대로 넘기는 프록시가 주소를 마음대로 말할 수 있습니다. 대신 프록시의 주소를 지정하세요.
terminal-serve_no_figures = /metrics는 아무에게도 답하지 않습니다. 공개 주소가 있으면 HEXMOOT_METRICS_TOKEN이 필요합니다.
terminal-serve_several = 여러 프로세스에는 PostgreSQL이 필요합니다. --bus와 함께 --db postgresql://…를 지정하세요.
terminal-serve_bad_host = { $host } 주소에서 연결을 받을 수 없습니다({ $reason }). 다른 --host를 지정하세요.
terminal-serve_bad_port = { $host } 주소의 { $port }번 포트에서 연결을 받을 수 없습니다({ $reason }). 다른 --port를 지정하세요.
terminal-serve_no_redis = 버스의 주소에서 Redis가 답하지 않습니다({ $reason }).
terminal-serve_bad_bus = 버스 ‘{ $given }’: 알 수 없는 종류입니다. redis://HOST:PORT를 지정하세요.
terminal-serve_db_not_made = 데이터베이스 { $path }: 만들 수 없습니다. { $folder } 폴더에 아무것도 쓸 수 없습니다({ $reason }).
terminal-serve_db_not_written = 데이터베이스 { $path }: 쓸 수 없습니다({ $reason }).
terminal-serve_db_failed = 데이터베이스 { $path }: 오류가 났습니다({ $reason }).
terminal-serve_db_address = 데이터베이스의 주소는 sqlite:///file 또는 postgresql://user:password@host:port/database 형식이어야 합니다.
terminal-serve_db_too_new = 데이터베이스의 스키마는 { $newest }인데 이 프로그램은 { $known }까지만 압니다. 데이터베이스를 만든 더 새로운 버전을 쓰세요.
terminal-serve_pg_address = 데이터베이스의 주소가 PostgreSQL 주소가 아닙니다. postgresql://user:password@host:port/database 형식으로 쓰세요.
terminal-serve_pg_no_right = PostgreSQL({ $place }): 이 사용자는 테이블을 만들 수 없는데, 없는 테이블이 있습니다.
terminal-serve_pg_refuses = PostgreSQL({ $place }): 사용자 이름이나 비밀번호를 거부했습니다.
terminal-serve_pg_unusable = PostgreSQL({ $place }): 쓸 수 없습니다({ $reason }).
terminal-serve_pg_away = PostgreSQL({ $place }): 연결할 수 없습니다({ $reason }).
terminal-setting_whole = { $name } 값이 ‘{ $given }’입니다. 정수여야 합니다.
terminal-setting_range = { $name } 값이 { $given }입니다. { $least }에서 { $most } 사이여야 합니다.
terminal-setting_port = 포트가 { $given }입니다. { $least }에서 { $most } 사이여야 합니다.
terminal-setting_public_url = 공개 주소가 ‘{ $given }’입니다. https://play.example처럼 경로가 없어야 합니다.
terminal-setting_one_of = { $name } 값이 ‘{ $given }’입니다. 다음 중 하나여야 합니다: { $known }.
terminal-setting_like = { $name } 값에 ‘{ $given }’ 항목이 있습니다. 다음과 같은 모양이어야 합니다: { $like }.
terminal-setting_host = { $name } 값에 ‘{ $given }’ 항목이 있습니다. play.example처럼 포트가 없어야 합니다.
terminal-setting_alone = { $name } 값에서 ‘*’는 다른 항목과 함께 쓸 수 없습니다. 혼자 있어야 합니다.
terminal-setting_unknown = { $name }: 그런 설정은 없어서 아무 일도 하지 않습니다. 가장 비슷한 설정: { $near }.
terminal-setting_option = { $name }: 그런 설정은 없어서 아무 일도 하지 않습니다. 대신 명령의 옵션으로 지정하세요: { $option }
terminal-setting_none = { $name }: 그런 설정은 없어서 아무 일도 하지 않습니다. 이름을 확인하거나 지우세요.
terminal-compiling = 규칙을 컴파일하는 중
terminal-compiling_begun = 이 컴퓨터에 맞게 규칙을 컴파일하는 중, 부분 { $parts }개…
terminal-compiling_done = 규칙을 컴파일하는 중: 부분 { $parts }개 중 { $done }개
