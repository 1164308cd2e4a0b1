### 게임 둘레에서 페이지가 하는 말. 게임 용어는 terms.ftl에 있습니다.

## 페이지 머리

page-home = 첫 화면으로
page-skip = 본문으로 건너뛰기
page-nav = 메뉴
page-nav-rules = 규칙
page-nav-learn = 배우기
page-nav-me = 이름과 계정
page-language = 언어
page-language-lost = 그 언어의 문구를 불러오지 못했습니다. 페이지를 새로 고친 뒤 다시 선택하세요.
page-theme =
    { $dark ->
        [yes] 밝은 화면으로 바꾸기
       *[no] 어두운 화면으로 바꾸기
    }
page-sound =
    { $on ->
        [yes] 소리 켜짐
       *[no] 소리 꺼짐
    }
page-help = 도움말과 규칙
page-close = 닫기
# $on: whether the sheet over the island is drawn up.
page-sheet-more =
    { $on ->
        [yes] 작게
       *[no] 크게
    }
page-cancel = 취소
page-loading = 잠시만 기다려 주세요…
page-lost = 페이지의 일부를 불러오지 못했습니다. 네트워크에서 유실되었거나 게임이 업데이트되었습니다.
page-nowhere = 이 주소에는 아무것도 없습니다.
page-rules = 규칙

## 첫 화면

page-front-title = 섬을 개척하세요
page-front-lead = 봇이나 친구와 함께 거래하고 건설하며 먼저 10점에 도달하세요. 가입도, 비용도, 설치도 필요 없습니다.
page-front-free = 바로 시작하고 이름은 나중에 정해도 됩니다.
page-play-now = 지금 봇과 시작하기
page-make-table = 친구와 할 테이블 만들기
page-guest-names = 수달 | 왜가리 | 오소리 | 두루미 | 담비 | 물떼새 | 다람쥐 | 까치 | 물범 | 굴뚝새

## 테이블 목록

page-list-mine = 내 테이블
page-list-open = 열린 테이블
page-list-open-none = 지금은 기다리는 공개 테이블이 없습니다. 새로 만들거나 봇과 시작해 보세요.
page-list-running = 관전할 수 있는 게임
page-list-return = 이어 하기
page-list-join = 참가
page-list-watch = 관전
page-list-seats = 자리 { $seats }개 중 { $taken }개 참
page-list-locked = 잠김
page-list-nobody = 아직 아무도 앉지 않았습니다

## 테이블 만들기

page-make-edition = 규칙서
page-edition-source = 출처: { $source }
page-editions-compare = 규칙서 비교하기
page-make-seats = 자리 수
page-make-seats-odd = 규칙서에 없는 인원이지만, 이 테이블에서는 그대로 진행합니다.
page-make-bots = 봇
page-make-bots-all = 나머지 자리 모두 채우기
page-bots-add = 봇 추가
page-bots-add-one = 추가: { $name }, { $most }단계 중 { $level }단계
page-bots-level = { $most }단계 중 { $level }단계
page-bots-take-away = 빼기: { $name }
page-make-clock = 시간 제한
page-clock-kind =
    { $kind ->
        [turn] 턴마다 시간 제한
        [bank] 게임 전체 시간 제한
       *[none] 시간 제한 없음
    }
page-make-turn-seconds = 한 턴의 시간(초)
page-make-bank-minutes = 게임 시간(분)
page-make-away = 연결이 끊기면 대리 진행
page-away-minutes =
    { $minutes ->
        [0] 하지 않음
       *[other] { $minutes }분 뒤
    }
page-make-first = 선 플레이어
page-make-first-any = 지정 안 함: 1번 자리
page-make-public = 공개: 테이블 목록에 표시합니다
page-make-fair = 공정한 주사위: 모두가 함께 만들고 누구나 확인할 수 있습니다
page-make-hot-seat = 기기 공유: 한 사람이 여러 자리에 앉을 수 있습니다
page-make-coach = 조언: 플레이어가 조언을 구할 수 있습니다
page-make-tracker = 카드 추적: 공개된 정보로 알 수 있는 손패를 모두에게 보여 줍니다
page-make-options =
    { $count ->
        [0] 세부 규칙 바꾸기
       *[other] 세부 규칙 바꾸기 ({ $count }개 바꿈)
    }
page-make-as-book = 규칙서대로: { $value }
page-make-open = 테이블 열기
page-preview = 이런 섬에서 합니다
page-preview-another = 다른 섬 보기

## 게임 전

page-come-in = 어떤 이름을 쓸까요?
page-come-in-go = 들어가기
page-invitation =
    { $state ->
        [hosted] { $host }님이 플레이어를 기다리고 있습니다.
        [running] 게임이 이미 시작되었습니다. 관전할 수 있습니다.
        [ended] 게임이 끝났습니다.
        [closed] 방장이 이 테이블을 닫았습니다. 게임은 시작되지 않았습니다.
        [abandoned] 아무도 돌아오지 않아 이 테이블은 닫혔습니다.
       *[open] 이 테이블은 플레이어를 기다리고 있습니다.
    }
page-room-waiting =
    { $count ->
        [0] 모든 자리가 찼습니다
       *[other] 플레이어 { $count }명을 기다리는 중
    }
page-room-dice = 주사위를 준비하는 중
page-room-sealed =
    { $done ->
        [yes] 주사위용 수를 보냄
       *[no] 주사위용 수를 보내는 중
    }
page-room-fair = 공정한 주사위
page-room-hot-seat = 기기 공유
page-room-name = { $seat }번 자리의 이름
page-room-guest = { $name } { $seat }
page-room-bot = 빈자리에 앉힐 봇
page-room-bot-level = { $name }, { $level }단계
page-room-fill = 봇으로 채우기
page-room-lock =
    { $locked ->
        [yes] 잠금 풀기
       *[no] 테이블 잠그기
    }
page-room-tracker =
    { $on ->
        [yes] 카드 추적 끄기
       *[no] 카드 추적 켜기
    }
page-room-about = 이 테이블의 규칙
page-room-start = 게임 시작
page-room-host-starts = 방장이 게임을 시작합니다.
page-room-close = 테이블 닫기
page-close-sure = 모두에게 테이블이 닫히고, 이제 아무도 앉을 수 없습니다.
page-seat-free = 빈자리
page-seat-machine = 외부 봇
page-seat-colour = 색
page-seat-take = 앉기
page-seat-leave = 자리에서 일어나기
page-seat-empty = 자리 비우기
page-seat-remove = 내보내기
page-seat-host = 방장 넘기기
page-share = 이 테이블의 링크
page-share-copy = 복사
page-share-copied = 복사됨
page-onlookers = 관전 중: { $names }

## 섬

page-island = 섬
page-island-hexes = 땅
page-island-harbours = 항구
page-island-roads = 도로
page-zoom-in = 확대
page-zoom-out = 축소
page-zoom-reset = 섬 전체 보기
page-say-hex =
    { $token ->
        [0] { place-hex }: { terrain }{ page-say-robber }
       *[other] { place-hex }: { terrain }, 숫자 { $token }, { page-say-pips }{ page-say-robber }
    }
page-say-robber =
    { $robber ->
        [yes] , 도둑 있음
       *[no] { "" }
    }
page-say-pips = 점 { $pips }개
page-say-yield =
    { $token ->
        [0] { terrain }
       *[other] { terrain } { $token }
    }
page-say-piece = { $place }: { $who }님의 { piece }
page-say-harbour = { place-side }: { harbour }
page-spot-build = 여기에 건설: { piece }, { $place }
page-spot-robber = 도둑을 여기로 옮기기: { $place }
page-spot-around = { $spot } ({ $hexes })

## 자리

page-seats = 자리
page-seat-about = { $name } 자세히 보기
page-seat-you = 나
page-seat-points =
    { $open ->
        [0] { points }
       *[other] { points }, 그중 공개 { $open }점
    }
page-seat-army =
    { $award ->
        [yes] { knights }, 가장 큰 군대
       *[no] { knights }
    }
page-seat-road =
    { $award ->
        [yes] 도로 길이 { $count }, 가장 긴 도로
       *[no] 도로 길이 { $count }
    }
page-seat-known = 공개된 정보로 알 수 있는 손패
page-seat-state =
    { $state ->
        [free] 빈자리
        [steward] 대리 진행
        [away] 자리 비움
       *[not_trading] 거래 안 함
    }

## 손패

page-hand = 내 손패: { $count }장
page-hand-used = { goods }, { $used }장 선택
page-hand-aside = { resource-cards } 따로 놓음
page-hand-cards = 개발카드
page-hand-card =
    { $fresh ->
        [yes] { card-counted }, 새 카드: 다음 턴부터 쓸 수 있습니다.
       *[no] { card-counted }.
    }

## 할 수 있는 일

page-actions = 할 수 있는 일
page-key = { $what } ({ $key })
page-roll = 굴리기
page-build = { piece } 건설, 비용: { $cost }, 남은 말: { $left }개
page-buy = 개발카드 구입, 비용: { $cost }, 남은 카드: { $left }장
page-buy-short = 카드
page-trade = 거래
page-win = 승리 선언
page-end =
    { $stage ->
        [extra] 넘기기
       *[other] 턴 종료
    }
page-your-turn = 내 차례
page-pending = 테이블의 답을 기다리는 중…
page-not-now = 지금은 할 수 없습니다. 테이블에서 무엇을 기다리는지 확인하세요.
page-not-your-turn = 지금은 내 차례가 아닙니다. 차례가 오면 할 수 있습니다.
page-not-by-rule = 지금은 규칙상 할 수 없습니다. ‘{ $rule }’ 규칙을 보세요.
page-ask =
    { $stage ->
        [settling] 마을을 놓을 연결점을 고르세요.
        [paving] 놓은 마을 옆에 도로를 놓으세요.
        [before] 내 턴입니다. 주사위를 굴리거나 먼저 카드를 쓰세요.
        [discarding] 7이 나왔습니다! 손패에서 버릴 카드 { $count }장을 고르세요.
        [robbing] 도둑을 옮길 땅을 고르세요.
        [laying] 무료 도로를 놓으세요. { $count }개 남았습니다.
        [extra] 다음 턴 전에 건설하거나 카드를 살 수 있습니다. 원하지 않으면 넘기세요.
        [paired] 내 짝 턴입니다. 은행과 거래하거나, 건설하거나, 턴을 마치세요.
        [building] 이번 턴의 거래는 끝났습니다. 더 건설하거나 턴을 마치세요.
        [ending] 거래는 끝났고 지금은 더 건설할 수 없습니다. 턴을 마치세요.
       *[main] 내 턴입니다. 거래하거나, 건설하거나, 턴을 마치세요.
    }
page-wait-discard = { $who }님이 카드를 버릴 차례입니다.
page-building =
    { $quick ->
        [yes] 건설할 곳을 고르면 바로 건설합니다: { piece }.
       *[no] 건설할 곳을 고르세요: { piece }.
    }
page-confirm = 확인
page-confirm-build = 여기에 건설할까요? { piece }, { $place }
page-confirm-buy = 개발카드를 살까요? 비용: { $cost }
page-confirm-robber =
    { $robs ->
        [yes] 도둑을 { $place } 땅으로 옮기고 { $whom }님의 카드를 뺏을까요?
       *[no] 도둑을 { $place } 땅으로 옮길까요?
    }
page-confirm-victims = 도둑을 { $place } 땅으로 옮깁니다. 누구의 카드를 뺏을까요?
page-discard = 버리기 { $done }/{ $count }
page-card-play =
    { $card ->
        [Y] 풍년: 은행에서 가져올 카드를 고르세요.
        [M] 독점: 자원 한 종류를 고르세요.
       *[other] { card-effect }
    }
page-card-go = 쓰기: { card }
page-pick-add = { kind } 추가 (지금 { $count }장)
page-pick-remove = { kind } 빼기 (지금 { $count }장)

## 거래

page-trade-give = 줄 카드
page-trade-take = 받을 카드
page-trade-bank = 은행
page-trade-bank-kind = { kind } { $rate }장을 은행의 카드 1장으로
page-trade-bank-none = 지금은 은행과 거래할 수 없음
page-trade-swap = { $gives }을 주고 { $takes }을 받기
page-trade-rates = 은행 교환 비율
page-trade-stock = 은행에 남은 카드
page-trade-left = 은행에 { $count }장 남음
page-trade-players = 플레이어
page-trade-to = 제안은 지금 턴인 { $who }님에게 갑니다.
page-trade-offer = 제안하기
page-trade-nobody = 상대를 선택하세요
page-trade-off =
    { $on ->
        [yes] 다시 거래하기
       *[no] 이번 턴은 거래 안 함
    }
page-offers = 나와 있는 제안
page-offer-own = 내 제안: { $gives }을 주고 { $takes }을 받기.
page-offer-other = { $who }님의 제안: { $gives }을 주고 { $takes }을 받기.
page-offer-answer =
    { $answer ->
        [yes] { $who }님: 수락
        [no] { $who }님: 거절
       *[open] { $who }님: 생각 중
    }
page-offer-close = { $who }님과 거래
page-offer-withdraw = 제안 거두기
page-offer-take = 바로 거래
page-offer-yes = 수락
page-offer-no = 거절
page-offer-counter = 역제안
page-offer-gives =
    { $own ->
        [yes] 내가 줌
       *[no] 줌
    }
page-offer-wants =
    { $own ->
        [yes] 내가 원함
       *[no] 원함
    }
page-offer-time = 대답할 시간 { $seconds }초 남음
page-offer-lack = 이 카드가 없습니다.
page-offer-not-now = 지금은 할 수 없습니다.
page-offers-more = 제안 { $count }개 더 보기
page-offers-fewer = 첫 제안만 보기

## 섬 옆

page-tabs = 기록, 대화, 도움말
page-tab =
    { $panel ->
        [log] 기록
        [chat] 대화
        [aid] 도움말
        [menu] 테이블
       *[trade] 거래
    }
page-log = 지금까지 있었던 일
page-log-none = 게임에서 일어난 일이 여기에 표시됩니다.
page-talk = 테이블 대화
page-talk-none = 아직 대화가 없습니다.
page-talk-heard = { $name }님의 말: { $line }
page-talk-say = 메시지 입력
page-talk-send = 보내기
page-talk-phrases = 빠른 대화
page-talk-mute = { $name }님의 말 숨기기
page-talk-unmute = { $name }님의 말 다시 보기
page-talk-remove = 이 말 지우기
page-aid-costs = 건설비용
page-aid-left = 남은 수 { $count }
page-aid-bank = 은행
page-aid-stock = 남은 카드
page-aid-rates = 내 교환 비율
page-aid-quick = 다시 묻지 않고 한 번에 건설
page-aid-keys = 단축키: 글자나 숫자 하나만 누르면 바로 실행
page-aid-keys-off = 단축키가 꺼져 있습니다. 모든 것은 { $tab } 키로 옮겨 가 { $enter } 키로 할 수 있습니다.
page-aid-coach = 조언: 가장 좋은 곳 표시
page-keys =
    { $what ->
        [roll] 주사위 굴리기
        [road] 도로 건설
        [settlement] 마을 건설
        [city] 도시 건설
        [card] 카드 구입
        [trade] 거래
        [log] 기록
        [talk] 대화
        [island] 섬으로 이동
        [hand] 내 손패로 이동
        [arrows] 화살표 키: 섬에서 자리 옮기기
        [choose] 선택
        [confirm] 선택, 한 번 더 누르면 확인
       *[end] 턴 종료
    }
page-fair-hash = 서버 주사위의 봉인
page-fair-hash-why = 게임 전에 적어 두면, 끝난 뒤 서버가 바꾸지 않았는지 확인할 수 있습니다. 이 브라우저도 기록해 둡니다.

## 투표, 대리인, 함께 쓰는 기기

page-vote-abort =
    { $on ->
        [yes] 마음을 바꿔 계속하기
       *[no] 승자 없이 끝내자고 투표
    }
page-vote-void =
    { $on ->
        [yes] 마음을 바꿔 유효로 하기
       *[no] 무효로 하자고 투표
    }
page-vote-sure =
    { $vote ->
        [abort] 남아 있는 사람 중 반대하는 사람이 없으면 게임이 승자 없이 바로 끝나며 되돌릴 수 없습니다. 봇에게는 묻지 않습니다.
       *[void] 남아 있는 사람 과반수가 찬성하면 게임이 끝나고 무효가 되며 되돌릴 수 없습니다. 봇에게는 묻지 않습니다.
    }
page-vote-asked =
    { $vote ->
        [abort] 승자 없이 게임을 끝낼까요? 찬성: { $names }
       *[void] 이 게임을 무효로 할까요? 찬성: { $names }
    }
page-vote-agree = 찬성
page-vote-decline = 계속하기
page-newcomer = { $who }님이 { $seat }번 자리와 그 손패를 요청합니다. 다른 플레이어 모두의 동의가 필요합니다.
page-newcomer-yes = 동의
page-newcomer-no = 거절
page-seat-ask = { $seat }번 자리 요청
page-people = 함께 있는 사람
page-people-do = { $name }님에 대해 할 수 있는 일
page-deed-free = 대리인에게 맡기기
page-deed-sure =
    { $deed ->
        [free] 대리인이 { $name }님을 대신해 진행합니다. { $name }님은 언제든지 자리로 돌아올 수 있습니다.
        [bot] 다른 사람이 들어오거나 다시 봇을 앉힐 때까지 대리인이 이 자리를 진행합니다.
        [host] { $name }님이 이 테이블의 방장이 됩니다. 나는 더 이상 방장이 아닙니다.
        [fill] 이제부터 봇이 빈자리를 맡습니다. 앉아 있던 사람은 바로 돌아올 수 없습니다.
       *[remove] { $name }님은 이 테이블을 떠나야 하며 다시 들어올 수 없습니다.
    }
page-lock-why =
    { $locked ->
        [yes] 테이블이 잠겨 있습니다. 새로 앉을 수 없고, 앉아 있는 사람만 대화할 수 있습니다.
       *[no] 잠그면 새로 앉을 수 없고, 앉아 있는 사람만 대화할 수 있습니다.
    }
page-tracker-why =
    { $on ->
        [yes] 카드 추적이 켜져 있습니다. 공개된 정보로 알 수 있는 손패가 모두에게 보입니다.
       *[no] 카드 추적을 켜면 공개된 정보로 알 수 있는 손패가 모두에게 보입니다.
    }
page-seat-kept = 내 자리가 비어 있습니다. 돌아올 때까지 대리인이 진행합니다.
page-seat-kept-bot = 돌아올 때까지 봇이 내 자리에서 게임합니다.
page-leave-sure = 대리인이 이 자리를 이어서 진행합니다. 다른 사람이 들어오기 전에는 돌아올 수 있습니다.
page-steward = 대리인이 대신 진행하고 있습니다.
page-steward-back = 자리 돌려받기
page-looking-on = 관전하고 있습니다.
page-cover = { $who }님에게 기기를 넘기세요
page-cover-off = { $who } 본인입니다: 카드 보기

## 게임이 끝난 뒤

page-over-won =
    { $you ->
        [yes] 이겼습니다!
       *[no] { $who }님이 이겼습니다
    }
page-over =
    { $kind ->
        [aborted] 승자 없이 게임이 끝났습니다
        [voided] 이 게임은 무효입니다
        [abandoned] 모두 테이블을 떠났습니다
       *[closed] 테이블이 닫혔습니다
    }
page-over-done = 게임이 끝났습니다.
page-over-points = 승점
page-over-hand = 손패
page-over-fair = 이제 모든 주사위의 시드가 공개되어 기록을 확인할 수 있습니다.
page-over-rematch = 다시 하기
page-over-next = 다음 게임으로
page-over-record = 다시 보기와 통계
page-over-look = 섬 보기
page-over-again = 결과

## 연결

page-link-lost = 연결이 끊겼습니다. 페이지가 자동으로 다시 연결합니다.
page-link-now = 지금 연결
page-link-reload = 새로 고침
page-link-outdated = 게임이 업데이트되었지만 이 페이지는 아직 예전 것입니다. 이 탭을 닫고 테이블 링크를 다시 여세요. 그래도 안 되면 브라우저에 저장된 이 사이트의 데이터를 지우세요.
page-link-back =
    { $count ->
        [0] 다시 연결되었습니다. 그동안 아무 일도 없었습니다.
       *[other] 다시 연결되었습니다. 그동안 있었던 일 { $count }가지를 기록에서 볼 수 있습니다.
    }
page-link-back-whole =
    { $count ->
       *[other] 다시 연결되었습니다. 그동안 있었던 일 { $count }가지는 기록에 없습니다.
    }
page-problem-offline = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 해 보세요.
page-problem-unknown = 이 브라우저를 더 이상 알 수 없습니다. 페이지를 새로 고치고 이름을 정하세요.
page-problem-forbidden = 서버가 이 페이지의 요청을 받지 않습니다.
page-problem-missing = 찾는 것이 없습니다.
page-problem-taken = 다른 사람이 이미 쓰고 있습니다. 다른 것을 고르세요.
page-problem-refused = 서버가 처리하지 못했습니다. 입력한 내용을 확인하세요.

## 나

page-me = 내 정보
page-me-name = 이름
page-me-rename = 이름 바꾸기
page-me-renamed = 이름을 바꾸었습니다.
page-me-account = 계정
page-me-account-why = 계정이 있으면 브라우저를 바꾸어도 이름과 게임이 남습니다. 그 밖에는 계정이 필요하지 않습니다.
page-me-login = 아이디
page-me-password = 비밀번호, 10자 이상
page-me-enter = 로그인
page-me-register = 이 아이디로 이름 지키기
page-me-kept = 이제 이 이름은 계정에 남습니다.
page-me-in = 로그인했습니다.
page-me-left = 로그아웃했습니다.
page-me-recovery = 이 코드를 적어 두세요. 비밀번호를 잊었을 때 계정을 여는 코드이며, 지금만 표시됩니다:
page-me-leave = 로그아웃
page-me-leave-everywhere = 모든 기기에서 로그아웃
page-me-left-everywhere = 모든 기기에서 로그아웃했습니다.
page-me-change = 비밀번호 바꾸기
page-me-change-why = 이 기기에서만 로그인이 유지되고, 새 복구 코드를 받습니다.
page-me-password-now = 현재 비밀번호
page-me-export = 저장된 내 정보 모두 받기
page-me-forget = 내 정보 지우기
page-me-forget-sure = 네, 영구히 지웁니다
page-me-forgotten = 정보를 지웠습니다. 게임은 이름 없이 남습니다.
page-me-lost = 비밀번호를 잊으셨나요?
page-me-code = 복구 코드
page-me-password-new = 새 비밀번호, 10자 이상
page-me-recover = 새 비밀번호 설정
page-me-recovered = 새 비밀번호와 새 코드가 생겼습니다. 코드를 적어 두세요.
page-me-data = 내 정보
page-me-forget-why = 삭제하면 모든 테이블과 기록에서 이름이 사라지고 했던 말도 지워집니다. 게임의 진행은 남습니다.
page-return = 다른 기기에서 계속하기
page-return-why = 비공개 링크를 열면 다른 기기에서도 내 이름, 자리, 게임을 이어 쓸 수 있습니다. 링크를 가진 사람은 곧 본인이 되므로 남에게 알리지 마세요.
page-return-once = 내 링크 (지금만 표시됩니다)
page-return-since = { $day }에 만든 링크가 있습니다. 다시 표시할 수는 없습니다.
page-return-make =
    { $again ->
        [yes] 새 링크 만들기 (이전 링크는 끝남)
       *[no] 링크 만들기
    }
page-return-revoke = 링크 취소
page-link-made = 다른 기기에서 링크를 여세요.
page-link-gone = 링크가 더 이상 열리지 않습니다.
page-come-back = 여기서 계속하기
page-come-back-why = 이 링크로 이 기기를 내 기기로 등록합니다.
page-come-back-replaces = 지금 이 기기에서는 { $name }님입니다. 계속하면 링크를 만든 사람으로 바뀝니다.
page-come-back-go = 계속하기
page-returned = 다시 오신 것을 환영합니다.
page-own-bots = 내 봇
page-own-bots-why = 직접 만든 프로그램이 비밀번호 대신 토큰으로 테이블에 앉을 수 있습니다.
page-bot-since = { $day }부터
page-bot-revoke = 취소: { $name }
page-bot-token = { $name }의 토큰 (지금만 표시됩니다)
page-bot-name = 새 봇의 이름
page-bot-add = 토큰 만들기
page-bot-made = 봇의 토큰이 생겼습니다. 지금 복사하세요.
page-bot-gone = 토큰이 더 이상 쓰이지 않습니다.
