### 게임 용어.
### 변수 바로 뒤에는 은/는, 이/가, 을/를, 과/와, 으로/로를 붙이지 않습니다. 이름에는 '님'을 붙이고, 카드 수는 '장'으로 끝냅니다.

## 자원과 지형

kind =
    { $kind ->
        [L] 나무
        [W] 양털
        [G] 곡식
        [B] 벽돌
       *[O] 철
    }
terrain =
    { $kind ->
        [L] 숲
        [W] 벌판
        [G] 평야
        [B] 언덕
        [O] 산
        [I] 얼음 벌판
       *[D] 사막
    }
goods = { kind } { $count }장
goods-object = { goods }
resource-cards = 자원카드 { $count }장
development-cards = 개발카드 { $count }장
any-kind = 아무 자원
nothing = 없음

## 개발카드

card =
    { $card ->
        [K] 군인
        [R] 도로건설
        [Y] 풍년
        [M] 독점
        [P] 정찰대
        [S] 겨울 식량
        [N] 신병 모집
       *[V] 승점
    }
card-counted = { card } { $count }장
card-effect =
    { $card ->
        [K] 도둑을 옮기고 카드 1장을 뺏습니다. 가장 큰 군대를 가릴 때 셉니다.
        [R] 비용 없이 도로를 2개 건설합니다.
        [Y] 은행에서 원하는 자원카드 2장을 가져옵니다.
        [M] 자원 한 종류를 정하면 다른 모든 플레이어가 그 카드를 전부 줍니다.
        [P] 도둑을 옮기고 카드 1장을 뺏거나, 기프트 지역의 와이들링 하나를 돌려보내고 그 땅의 자원 1장을 가져옵니다. 최강 정찰대원을 가릴 때 셉니다.
        [S] 공동창고에서 원하는 자원카드 2장을 가져옵니다.
        [N] 비용 없이 장벽에 감시병 하나를 놓습니다.
       *[V] 1점입니다. 공개하지 않습니다.
    }
    .plain = 도둑을 옮기고 카드 1장을 뺏습니다. 최강 정찰대원을 가릴 때 셉니다.

## 말, 특수카드, 테이블

piece =
    { $piece ->
        [r] 도로
        [s] 마을
       *[c] 도시
    }
pieces =
    { $piece ->
        [r] 도로 { $count }개
        [s] 마을 { $count }개
       *[c] 도시 { $count }개
    }
award =
    { $award ->
        [road] 가장 긴 도로
        [route] 최장 교역로
        [ranger] 최강 정찰대원
       *[army] 가장 큰 군대
    }
points = { $count }점
knights = 군인 { $count }장
harbour =
    { $kind ->
        [L] 2:1 나무 항구
        [W] 2:1 양털 항구
        [G] 2:1 곡식 항구
        [B] 2:1 벽돌 항구
        [O] 2:1 철 항구
       *[other] 3:1 일반항구
    }
bank = 은행
deck = 남은 개발카드 더미
robber = 도둑
dice = 주사위
turn = 턴
clock = 시간 제한

## 보드 위의 장소

place-hex = 땅 { $place }
place-corner = 연결점 { $place }
place-side = 길 { $place }

## 자리

colour =
    { $colour ->
        [red] 빨강
        [blue] 파랑
        [white] 하양
        [orange] 주황
        [green] 초록
       *[brown] 갈색
    }
seat = { $seat }번 자리
seat-coloured = { $seat }번 자리 ({ colour })
host = 방장
onlooker = 관전자
bot =
    { $bot ->
        [random] 무작위 봇
        [greedy] 욕심쟁이 봇
       *[other] 봇 { $bot }
    }
    .about =
        { $bot ->
            [random] 아무렇게나 둡니다. 처음 해 볼 때 좋습니다.
            [greedy] 한 수 앞을 보고 가장 좋아 보이는 것을 고릅니다. 거래도 합니다.
           *[other] 이 서버의 봇입니다.
        }
bot-name =
    { $name ->
        [Mira] 미라
        [Tomo] 토모
        [Nela] 넬라
        [Bruno] 브루노
        [Suna] 수나
        [Kiko] 키코
        [Lumi] 루미
        [Dano] 다노
        [Yuma] 유마
        [Pavo] 파보
        [Rena] 레나
        [Milo] 밀로
        [Hanu] 하누
        [Oki] 오키
        [Tari] 타리
        [Sami] 사미
        [Nika] 니카
        [Juno] 주노
        [Lada] 라다
        [Momo] 모모
       *[other] { $name }
    }

## 게임의 단계

stage-settling = 초기배치: 마을
    .ask = { $who }님이 마을을 놓을 차례입니다.
stage-paving = 초기배치: 도로
    .ask = { $who }님이 그 마을 옆에 도로를 놓을 차례입니다.
stage-before = 주사위 굴리기 전
    .ask = { $who }님이 주사위를 굴리거나 먼저 카드를 쓸 차례입니다.
stage-rolling = 생산굴림
    .ask = 주사위가 구르고 있습니다.
stage-discarding = 7이 나와 카드 버리기
    .ask = { $who }님이 { resource-cards }을 버릴 차례입니다.
stage-robbing = 도둑 옮기기
    .ask = { $who }님이 도둑을 옮길 차례입니다.
stage-stealing = 카드 뺏기
    .ask = { $who }님이 상대의 손패에서 카드를 뽑고 있습니다.
stage-main = 거래와 건설
    .ask = { $who }님이 거래하거나, 건설하거나, 턴을 마칠 차례입니다.
stage-drawing = 개발카드 사기
    .ask = { $who }님이 개발카드를 뽑고 있습니다.
stage-laying = 도로건설
    .ask = { $who }님이 무료 도로를 놓을 차례입니다.
stage-extra = 턴 사이의 건설
    .ask = { $who }님은 건설하거나 카드를 살 수 있습니다.
stage-paired = 짝 턴
    .ask = { $who }님이 은행과 거래하거나, 건설하거나, 턴을 마칠 차례입니다.
stage-over = 게임 종료
    .ask = { $who }님이 이겼습니다.

## 끝난 게임의 통계

statistic-dice = 주사위 결과
statistic-dice_expected = 주사위 기댓값
statistic-points_by_turn = 턴별 승점
statistic-produced = 생산한 카드
statistic-expected = 기대 생산량
statistic-luck = 주사위 운
statistic-stolen = 뺏은 카드
statistic-lost_to_robber = 도둑에게 뺏긴 카드
statistic-discarded = 버린 카드
statistic-traded = 플레이어에게 거래로 준 카드
statistic-bank_traded = 은행과 거래하며 낸 카드
statistic-bank = 은행에 낸 카드
statistic-score = 승점 내역

## 문법

number = { $value }
yes = 예
no = 아니요
list-more = { $list }, { $item }
list-last = { $list }, { $item }
labelled = { $item }: { $text }
