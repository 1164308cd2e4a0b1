### 게임이 끝난 뒤 화면에 나오는 말: 결과, 통계, 기록, 다시 보기.

## 결과

after-how =
    { $ending ->
        [declared] { points }으로 승리를 선언했습니다.
       *[points] { points }으로 승리했습니다.
    }
after-no-winner = 승자 없이 끝난 게임
after-winner = 승자
after-score = 승점
after-source =
    { $source ->
        [settlements] 마을
        [cities] 도시
        [longest_road] 가장 긴 도로
        [largest_army] 가장 큰 군대
        [guards] 감시병
       *[victory_point_cards] 승점카드
    }
after-cards = 모든 카드

## 통계

after-to-figures = 통계와 내려받기
after-as-table = 표로 보기
after-dice-title = 주사위
after-dice-chart = 주사위를 { $count }번 굴려 나온 합의 횟수와 기댓값
after-dice-bar = 합 { $total }: { $count }번 나옴, 기댓값 { $expected }번
after-dice-total = 합
after-dice-rolled = 나온 횟수
after-dice-expected = 기댓값
after-points-title = 턴별 승점
after-points-chart = { $count }턴 동안 자리별 승점의 변화
after-points-end = 끝
after-production = 자원 생산
after-luck-note = 주사위 운은 실제 생산량에서 같은 건물과 같은 도둑 위치로 기대되는 생산량을 뺀 값입니다.
after-dealings = 거래, 뺏기, 버리기

## 다시 보기

after-replay = 다시 보기
after-slider = 게임 안의 위치
after-controls = 게임 안에서 이동하기
after-go =
    { $way ->
        [first] 처음으로
        [turn-back] 한 턴 뒤로
        [back] 한 행동 뒤로
        [play]
            { $playing ->
                [yes] 멈추기
               *[no] 재생
            }
        [next] 한 행동 앞으로
        [turn-next] 한 턴 앞으로
       *[last] 끝으로
    }
after-place =
    { $turn ->
        [0] 행동 { $moves }개 중 { $move }번째, 초기배치
       *[other] 행동 { $moves }개 중 { $move }번째, { $turn }턴: { $who }
    }
after-pace = 속도
after-pace-of =
    { $pace ->
        [slow] 느리게
        [fast] 빠르게
       *[normal] 보통
    }
after-dice = 주사위: { $first }, { $second }, 합 { $total }
after-eyes = 보는 사람
after-eyes-of =
    { $eyes ->
        [all] 모두 공개
        [public] 관전자
       *[seat] { $who }
    }
after-hen = 지금 상태 ({ $form })
after-link-move = 이 행동의 링크
after-code = 마지막 행동

## 보관, 공유, 검증

after-about = { $edition } · { $day } · { after-turns } · { after-minutes }
after-turns = { $turns }턴
after-minutes = { $minutes }분
after-verify-title = 주사위는 공정했나요?
after-verify-why = 주사위는 게임 전에 봉인되었습니다. 이제 모든 시드가 공개되어 주사위, 카드, 뺏기 결과를 전부 다시 계산할 수 있습니다.
after-verify = 주사위 검증
after-verified = 결과 { $count }개를 확인했습니다. 모두 시드와 일치합니다.
after-cancelled = 이 게임 전에 시작이 { $count }번 취소되었습니다. 시작할 때마다 시드가 달라집니다.
after-verify-bad = 기록을 확인하지 못했습니다:
after-seal =
    { $seal ->
        [same] 이 브라우저가 게임 전에 기록한 봉인과 같습니다.
        [other] 이 브라우저가 게임 전에 기록한 봉인과 다릅니다. 서버가 시드를 바꾸었습니다.
       *[unseen] 이 브라우저는 게임 전의 테이블을 보지 못했습니다. 적어 둔 봉인과 직접 비교하세요.
    }
after-seal-here = 서버에 묻지 않고 이 브라우저에서 확인했습니다.
after-seal-part =
    { $seal ->
        [same] { $who }: 아무것도 열리기 전에 봉인한 값과 같습니다.
        [other] { $who }: 봉인한 값과 다릅니다. 나중에 바뀌었습니다.
       *[unseen] { $who }: 이 브라우저는 이 값의 봉인을 보지 못했습니다.
    }
after-verify-self = 서버를 믿지 않아도 됩니다. 기록을 내려받아 직접 검증하세요
after-keep = 보관과 공유
after-link = 이 기록의 링크
after-download-view = 누가 본 기록인가
after-download = { $form } 내려받기
after-download-redacted = 그 사람이 볼 수 없던 카드는 빠집니다. 읽을 수는 있지만 다시 보기와 검증은 할 수 없습니다.

## 기록

after-records = 끝난 게임
after-front = 끝난 게임: 다시 보기와 통계
after-missing = 그런 기록이 없거나 볼 수 없는 기록입니다.
after-mine = 내 게임
after-mine-none = 아직 끝낸 게임이 없습니다.
after-public = 공개 게임
after-public-none = 아직 끝난 공개 게임이 없습니다.
after-more = 더 보기
after-file = 내가 가진 기록
after-file-how = 파일을 여기에 놓거나 선택하세요. 다시 보기만 하고 저장하지 않습니다.
after-file-choose = 파일 선택
after-file-large = 게임 기록이라기에는 파일이 너무 큽니다.
after-file-kept-nowhere = 서버에 저장되지 않음
after-file-close = 파일 닫기
