### 규칙서와, 규칙서마다 다른 옵션.

edition-z-base = 표준 게임
    .description = 기본 규칙: 무작위 섬에서 거래와 건설을 자유롭게 섞어 합니다.
    .source = 중국어(번체) 규칙집, 정식 게임
edition-z-first = 첫 게임
    .description = 정해진 섬과 시작 위치로 시작하고, 거래를 마친 뒤 건설합니다.
    .source = 중국어(번체) 규칙집, 첫 게임
edition-k-base = 한국어 규칙
    .description = 3~6인용. 거래를 마친 뒤 건설하며, 도둑은 사막으로 돌아가지 않습니다.
    .source = 한국어 설명서, 정식 게임
edition-k-first = 한국어 첫 게임
    .description = 정해진 옛 섬과 시작 위치로 하는 초보자용 게임입니다.
    .source = 한국어 설명서, 첫 게임
edition-j-base = 일본어 규칙
    .description = 일본어로 된 턴 요약표. 기본 규칙과 같이 진행합니다.
    .source = 일본어 턴 요약표
edition-u-base = 우크라이나어 규칙
    .description = 기본 규칙과 같지만 방장이 선을 정하고, 도로가 끊겨 동률이 되면 가장 긴 도로를 옆에 내려놓습니다.
    .source = 우크라이나어 요약 규칙

option-players = 플레이어 수
    .description = 테이블에 둘 수 있는 자리의 수입니다.
    .value = { $value }명
    .range = { $low }~{ $high }명
option-board = 보드
    .description = 섞어서 만든 섬, 또는 숫자와 항구까지 정해진 두 섬 중 하나입니다.
    .random = 무작위 섬
    .beginner_5th = 정해진 첫 게임 섬
    .beginner_old = 정해진 옛 첫 게임 섬
    .gift = 장벽 남쪽의 땅
option-harbours = 항구
    .description = 무작위 섬 둘레에 항구를 놓는 방법입니다.
    .frame = 바다 테두리 조각을 아무 순서로 잇기
    .shuffled = 정해진 자리에 항구를 섞어 놓기
option-tokens = 숫자 마커
    .description = 무작위 섬에 숫자를 놓는 방법입니다.
    .spiral = 글자 순서대로 나선형으로
    .random = 아무 곳에나, 빨간 숫자끼리는 떨어지게
option-first_player = 선 플레이어
    .description = 첫 턴을 누가 하는지 정합니다.
    .highest_roll = 주사위 합이 가장 큰 사람
    .oldest = 방장이 알려 주는 가장 나이 많은 사람
    .named = 방장이 지정한 자리
option-setup = 초기배치
    .description = 시작 위치를 정하는 방법입니다.
    .draft = 차례로 돌아가며 고르기
    .fixed = 보드에 정해진 위치
option-phases = 거래와 건설
    .description = 모든 거래를 건설보다 먼저 해야 하는지 정합니다.
    .separate = 거래를 마친 뒤 건설
    .combined = 자유롭게 섞어서
option-new_harbour = 새 항구
    .description = 새로 얻은 항구를 언제부터 쓸 수 있는지 정합니다.
    .next_turn = 다음 턴부터
    .at_once = 바로
option-robber_desert = 사막의 도둑
    .description = 도둑을 사막으로 되돌려 보낼 수 있는지 정합니다.
    .yes = 보낼 수 있음
    .no = 보낼 수 없음
option-hand_limit = 안전한 손패 수
    .description = 7이 나와도 버리지 않는 자원카드의 최대 수입니다.
    .value = { $value }장
option-gifts = 선물
    .description = 거래에서 한쪽이 아무것도 주지 않아도 되는지 정합니다.
    .yes = 허용
    .no = 허용하지 않음
option-bank_short = 은행 카드 부족
    .description = 은행이 어떤 자원을 모두에게 줄 수 없을 때의 처리입니다.
    .none = 아무도 그 자원을 받지 못함
    .sole_claimant = 받을 사람이 한 명뿐이면 남은 것을 받음
option-plenty_alike = 풍년
    .description = 같은 종류로 2장을 가져와도 되는지 정합니다.
    .yes = 같은 종류 가능
    .no = 서로 다른 두 종류
option-reveal_vp = 승점카드
    .description = 언제 공개할 수 있는지 정합니다.
    .any_time = 언제든지
    .at_end = 끝날 때만
option-win_claim = 승리
    .description = 승리를 게임이 스스로 알아차리는지 정합니다.
    .automatic = 게임이 자동으로 끝남
    .declared = 플레이어가 승리를 선언해야 함
option-road_tie = 가장 긴 도로의 동률
    .description = 도로가 끊겨 가진 사람이 다른 사람과 같아졌을 때의 처리입니다.
    .keeps = 가진 사람이 유지
    .aside = 옆에 내려놓음
option-turn_seconds = 턴 시간
    .description = 한 턴에 쓸 수 있는 시간입니다.
    .value =
        { $value ->
            [0] 제한 없음
           *[other] { $value }초
        }
option-victory_points = 승리 점수
    .description = 이기는 데 필요한 승점입니다.
    .value = { $value }점
option-friendly_robber = 착한 도둑
    .description = 보이는 승점이 2점 이하인 플레이어를 도둑이 피해야 하는지 정합니다.
    .yes = 피함
    .no = 피하지 않음
option-offers_per_turn = 턴당 제안 수
    .description = 한 자리가 한 턴에 할 수 있는 제안의 수입니다.
    .value =
        { $value ->
            [0] 제한 없음
           *[other] { $value }번
        }
option-extra_build = 턴 사이의 건설
    .description = 5~6명일 때 다른 플레이어가 턴 사이에 할 수 있는 일입니다.
    .none = 없음
    .phase = 건설과 구입
    .paired = 짝 턴
