### 무엇이 안 되는지, 어떻게 하면 되는지.

## 메시지

refusal-malformed = 서버가 이 요청을 읽지 못했습니다. 페이지를 새로 고치고 다시 해 보세요.
refusal-too_long = 메시지가 너무 깁니다. 최대 { $most }바이트까지 보낼 수 있습니다.
refusal-too_fast = 너무 빠릅니다. 잠시 기다렸다가 다시 해 보세요.
refusal-no_table = 그런 테이블이 이제 없습니다. 목록에서 고르거나 새로 만드세요.
refusal-no_person = 아직 입장하지 않았습니다. 먼저 이름을 정한 뒤 다시 해 보세요.
refusal-no_person-unknown = 이 테이블에 그런 이름의 사람이 없습니다. 이름을 확인하세요.
refusal-no_person-seat = 그 자리에는 플레이어가 없습니다. 비어 있거나 봇의 자리이니, 플레이어가 있는 자리를 고르세요.
refusal-nothing_to_do = 이미 그렇게 되어 있습니다. 더 할 일이 없습니다.
refusal-nothing_to_do-host = 방장은 내보낼 수 없습니다. 테이블을 닫거나 자리에서 일어나세요.
refusal-other_protocol = 이 프로그램과 서버의 프로토콜 버전이 다릅니다(프로그램: { $client }, 서버: { $server }). 둘 중 오래된 쪽을 업데이트한 뒤 다시 연결하세요.

## 자리와 사람

refusal-not_host = 방장만 할 수 있습니다. 방장에게 부탁하세요.
refusal-not_your_seat = 본인의 자리가 아닙니다. 자기 자리에서만 행동할 수 있습니다.
refusal-no_seat = 그런 자리가 없습니다. 보이는 자리 중에서 고르세요.
refusal-seat_taken = 이미 다른 사람이 앉아 있습니다. 빈자리를 고르세요.
refusal-seat_taken-asked = 다른 사람이 이미 이 자리를 요청했습니다. 답을 기다리세요.
refusal-not_admitted = 플레이어들이 이 게임의 참여에 동의하지 않았습니다. 관전은 할 수 있습니다.
refusal-one_seat = 이미 자리에 앉아 있습니다. 다른 자리를 원하면 먼저 일어나세요.
refusal-locked = 방장이 테이블을 잠갔습니다. 풀어 달라고 부탁하거나 관전하세요.
refusal-locked-talk = 테이블이 잠겨 있어서 앉아 있는 사람만 말할 수 있습니다. 방장이 잠금을 풀 수 있습니다.
refusal-removed = 방장의 결정으로 이 테이블에서 나오게 되었습니다. 다른 테이블을 고르세요.
refusal-bad_name = 쓸 수 없는 이름입니다. 눈에 보이는 글자나 숫자로 짧은 이름을 정하세요.
refusal-bad_name-length = 이름이 너무 깁니다. { $most }자 이하로 정하세요.
refusal-name_taken = 같거나 비슷해 보이는 이름이 이미 있습니다. 다른 이름을 정하세요.
refusal-no_colour = 그런 색이 없습니다. 보이는 색 중에서 고르세요.
refusal-no_colour-fixed = 시작 위치가 정해진 게임에서는 자리마다 색이 정해져 있습니다. 원하는 색의 자리를 고르세요.
refusal-colour_taken = 이미 쓰고 있는 색입니다. 남은 색을 고르세요.
refusal-unknown_bot = 그런 이름의 봇이 없습니다: “{ $bot }”. 목록에서 고르세요.
refusal-bad_settings = 이 설정으로는 테이블을 만들 수 없습니다. 설정을 바꾸어 다시 해 보세요.
refusal-bad_settings-no_edition = 그런 규칙서는 없습니다: { $edition }. 목록에서 고르세요.
refusal-bad_settings-no_option = “{ $option }” 선택 규칙은 없습니다.
refusal-bad_settings-value = “{ $option }”에 쓸 수 없는 값입니다: { $value }. 표시된 값 중에서 고르세요.
refusal-bad_settings-seats = 이 규칙은 { $allowed }명용이며 { $seats }명은 할 수 없습니다. 인원 설정을 바꾸세요.
refusal-bad_settings-board_seats = 정해진 섬에는 { $most }명까지만 앉을 수 있습니다. 자리를 줄이거나 무작위 섬을 고르세요.
refusal-bad_settings-land_seats = 이 규칙은 { $low }명이나 { $high }명용이며 { $seats }명은 할 수 없습니다.
refusal-bad_settings-together = “{ $option }” 설정이 “{ $other }” 설정과 맞지 않습니다. 둘 중 하나를 바꾸세요.
refusal-bad_settings-idle = “{ $option }” 설정은 다른 설정 때문에 효과가 없습니다. 규칙서대로 두세요.
refusal-bad_settings-fixed = 이 규칙서에서는 “{ $option }” 설정을 그렇게 바꿀 수 없습니다. 규칙서대로 두거나 다른 규칙서를 고르세요.
refusal-bad_settings-first_is_rolled = 이 규칙에서는 주사위로 선을 정합니다. 자리를 지정하려면 ‘선 플레이어’ 옵션을 방장 지정으로 바꾸세요.
refusal-bad_settings-first_seat = 선 플레이어의 자리가 이 테이블에 없습니다. 있는 자리 중에서 고르세요.
refusal-bad_settings-too_many_bots = 봇이 자리보다 많습니다. 봇을 줄이거나 자리를 늘리세요.
refusal-seats_free = 아직 빈자리가 있습니다. 플레이어를 기다리거나 봇으로 채우세요.

## 공정한 주사위

refusal-bad_reveal = 공개한 수가 봉인한 수와 달라 주사위에 쓸 수 없습니다.
refusal-bad_reveal-copied = 다른 사람이 똑같은 수를 봉인했습니다. 플레이어마다 다른 수가 필요합니다.

## 테이블의 상태

refusal-not_open = 게임의 지금 단계에서는 할 수 없습니다. 테이블이 어떤 상태인지 확인하세요.
refusal-no_dice = 지금은 주사위용 수를 모으고 있지 않습니다. 방장이 게임을 시작할 때까지 기다리세요.
refusal-no_dice-commit_first = 모두가 수를 봉인한 뒤에 공개합니다. 다른 사람을 기다리세요.
refusal-not_playing = 이 테이블에는 진행 중인 게임이 없습니다. 게임이 시작되면 행동할 수 있습니다.
refusal-paused = 게임이 멈춰 있습니다. 다시 시작되면 행동할 수 있습니다.
refusal-draining = 서버가 곧 다시 시작되어 새 테이블을 만들 수 없습니다. 1분 뒤에 다시 해 보세요.
refusal-too_many_tables = 열린 테이블이 너무 많습니다. 하나를 닫거나 나중에 다시 해 보세요.
refusal-too_many_tables-address = 지금 쓰는 네트워크에서 만든 테이블이 이미 한도인 { $most }개에 이르렀습니다. 하나를 끝내거나 닫고, 아니면 나중에 다시 해 보세요.

## 행동

refusal-stale_ask = 그사이 게임이 진행되었습니다. 보드를 보고 다시 고르세요.
refusal-stale_offer = 보고 있던 제안이 바뀌었습니다. 제안을 확인하고 다시 답하세요.
refusal-unknown_move = 게임에 없는 행동입니다. 보이는 것 중에서 고르세요.
refusal-illegal = 지금은 규칙상 할 수 없는 행동입니다. 아래 규칙을 확인하세요.
refusal-nobody_left = 누군가 완전히 떠났을 때만 게임을 무효로 할 수 있습니다. 그렇지 않으면 게임을 끝내자는 투표를 하세요.
refusal-no_line = 이 말은 이미 없습니다.
refusal-too_many_muted = 여기서 음소거할 수 있는 사람은 { $most }명까지입니다. 먼저 누군가의 음소거를 푸세요.
refusal-no_coach = 이 테이블에서는 조언을 쓸 수 없습니다. 조언 없이 하거나, 조언이 있는 테이블을 고르세요.

## 서버

refusal-unavailable = 지금은 서버가 처리할 수 없습니다. 사라진 것은 없으니 잠시 뒤 다시 해 보세요.
refusal-unavailable-taking_up = 다른 서버가 테이블을 이어받는 중입니다. 사라진 것은 없으니 잠시 뒤 다시 해 보세요.
refusal-unavailable-preparing = 서버가 아직 이 게임의 규칙을 준비하고 있습니다. 사라진 것은 없으니 잠시 뒤 다시 해 보세요.

## 가져온 기록

refusal-record_redacted = 일부 카드가 가려진 기록입니다. 다시 보려면 전체 기록이 필요합니다.
refusal-record_broken =
    { $line ->
        [0] 기록의 머리 부분이 서로 맞지 않습니다.
       *[other] 기록이 맞지 않습니다: { $line }번째 줄, { $move }번째 행동입니다.
    }
refusal-record_unreadable = 게임 기록이 아닌 파일입니다. { $position }번째 글자부터 확인하세요.
refusal-no_seeds = 이 기록에는 주사위의 시드가 없어 확인할 수 없습니다.
refusal-unfair_commitment = 서버의 시드가 게임 전에 봉인한 것과 다릅니다.
refusal-unfair_outcome =
    { $line ->
        [0] 시드에서 나오는 시작과 기록이 다릅니다: { $dealt } (기록: { $said }).
       *[other] { $line }번째 줄, { $move }번째 행동: 시드에서는 { $dealt }, 기록에는 { $said }.
    }

## 연결이 닫히는 이유

closing-restart = 서버가 다시 시작됩니다. 페이지가 자동으로 다시 연결합니다.
closing-too_slow = 연결이 느려 따라가지 못했습니다. 페이지가 자동으로 다시 연결합니다.
closing-too_fast = 이 페이지에서 메시지가 너무 많이 왔습니다. 잠시 뒤 자동으로 다시 연결합니다.
closing-signed_out = 로그아웃되었습니다. 계속하려면 다시 들어오세요.

## HTTP 요청

refusal-not_there = 이 주소에는 아무것도 없습니다. 링크를 확인하세요.
refusal-too_large = 서버가 받기에 너무 큽니다. 줄여서 보내세요.
refusal-strange_origin = 서버가 그 페이지의 요청을 받지 않습니다. 서버의 페이지를 여세요.
refusal-strange_host = 서버가 이 이름을 알지 못합니다. 운영자가 { $setting }에 이름을 추가할 수 있습니다.
refusal-no_ticket = 먼저 들어와야 합니다. { $way } 요청이 30초 동안 한 번만 쓸 수 있는 표를 줍니다.
refusal-no_such_token = 여기서 모르는 봇 토큰이거나 취소된 토큰입니다. { $way } 요청이 새 토큰을 줍니다.
refusal-too_many_connections = 여기에서 이미 { $most }개가 연결되어 있습니다. 하나를 닫고 다시 해 보세요.
refusal-wrong_login = 아이디가 없거나 함께 입력한 내용이 틀렸습니다.
refusal-wrong_password = 이 계정의 비밀번호가 아닙니다.
refusal-bad_login = 아이디는 { $least }자 이상 { $most }자 이하여야 하고 제어 문자는 쓸 수 없습니다. 다른 것을 고르세요.
refusal-bad_password = 비밀번호는 { $least }자 이상 { $most }자 이하여야 합니다. 다시 정하세요.
refusal-login_taken = 다른 사람이 쓰는 아이디입니다. 다른 것을 고르세요.
refusal-has_account = 이미 계정이 있습니다.
refusal-account_changed = 같은 순간에 계정이 바뀌었습니다. 다시 해 보세요.
refusal-too_many_bots_kept = 봇은 { $most }개까지 둘 수 있습니다. 먼저 하나를 지우세요.
refusal-not_for_bots = 봇은 이 일을 할 수 없습니다. 본인으로 접속하세요.
refusal-no_bot = 그런 봇은 이제 없습니다.
refusal-no_record = 그런 기록이 없거나 볼 수 없는 기록입니다.
refusal-bad_view = 기록은 공개 시점이나 1번부터 { $seats }번 자리의 시점으로 볼 수 있습니다.
refusal-bad_place = 목록을 거기서 이어 볼 수 없습니다. 처음부터 보세요.
refusal-wrong_link = 이 링크는 더 이상 쓸 수 없습니다. 접속해 있던 기기에서 새로 만드세요.
