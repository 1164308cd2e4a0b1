### 두 번째 게임의 화면과 터미널, 규칙 찾아보기.

## 첫 화면

page-second = 두 번째 게임: 감시탑
page-second-play = 봇과 감시탑 시작하기
page-second-rules = 규칙 읽기
page-preview-printed = 항상 이 지도에서 합니다
page-preview-land = 이런 땅에서 합니다
page-preview-land-another = 다른 땅 보기

## 장벽과 북쪽

page-wall = 장벽
page-wall-section = { place-section }: { guards }, 맞은편 { $regulars }명
page-wall-space =
    { $held ->
        [yes] { place-space }: { $who }님의 감시병
       *[no] { place-space }: 비어 있음
    }
page-wall-choose = 장벽의 영역을 고르세요.
page-wall-place = 여기에 감시병 놓기: { $section }번 영역
page-wall-confirm = { $section }번 영역에 감시병을 놓을까요?
page-north = 장벽 북쪽
# $what: a section of the Wall, or a clan.
page-look = { $what }: 오솔길과 남쪽으로 가는 길 보기
page-look-together = 와이들링 주사위: { learn-odds-of }
page-look-way = { $trail }번 오솔길에서 남쪽으로 가는 길: { $hexes }
page-clearing = { $section }번 영역 앞 공터: { regulars }
page-clan = { clan }: 캠프에 { wildlings }
page-camp =
    { $held ->
        [yes] { place-camp }: { wildling }
       *[no] { place-camp }: 비어 있음
    }
page-peaks = 얼음 송곳니: { $list }
page-peaks-kind = { wildling } { $count }명
page-raider-home = 도둑은 자기 캠프에 있습니다.
page-say-wildling = { $text }, 와이들링이 막음({ wildling })
page-say-route = { place-side }: { trade-route }
page-tokens = 더미에 토큰 { $count }개, 쓴 토큰 { $used }개
page-wildling-die = 와이들링 주사위: { $count }

## 위험

page-danger = 위험
page-danger-level =
    { $danger ->
        [calm] 잠잠함
        [open] 감시병 없음
        [near] 아슬아슬함
        [climb] 다음에 오면 타고 넘음
        [next] 다음에 오면 장벽 파괴
        [rush] 러시가 오면 장벽 파괴
        [rush_end] 러시가 오면 게임 끝
       *[end] 다음에 오면 게임 끝
    }
page-danger-section = { $section }번 영역: { regulars } 대 감시병 { $guards }명
page-danger-rush =
    { $count ->
        [1] { clan }: 와이들링이 하나만 더 오면 러시입니다.
       *[other] { clan }: 와이들링이 { $count }명 더 오면 러시입니다.
    }
page-danger-breaches = 장벽 파괴: { $all }번 중 { $done }번
page-danger-south = 기프트 지역: { $all }명 중 { $done }명
page-danger-leader = 모두에게 보이는 것만 따지면, 지금 끝날 때 { $who }님이 이깁니다: { guards }.
page-danger-nobody = 장벽에 감시병을 둔 사람이 없습니다. 모두에게 보이는 것만 따지면, 지금 끝날 때 { $who }님이 이깁니다.

## 감시병, 정찰대, 영웅

page-guard = 감시병 모집: { $cost }. 남은 감시병 { $left }명
page-guard-short = 감시병
page-seat-guards =
    { $points ->
        [0] 장벽에 { guards }
       *[other] 장벽에 { guards }, { $points }점
    }
page-seat-ranger =
    { $award ->
        [yes] { patrols }, 최강 정찰대원
       *[no] { patrols }
    }
page-seat-route =
    { $award ->
        [yes] 교역로 길이 { $count }, 최장 교역로
       *[no] 교역로 길이 { $count }
    }
page-seat-hero = 영웅: { $name }, { hero-face }
page-patrol =
    { $patrol_use ->
        [both] 정찰대: 도둑을 옮기거나, 돌려보낼 와이들링을 고르세요.
        [robber] 정찰대: 도둑을 옮기고 카드 1장을 뺏을까요?
       *[wildling] 정찰대: 돌려보낼 와이들링을 고르세요.
    }
page-patrol-robber = 도둑 옮기기
page-spot-wildling = 와이들링 돌려보내기: { $place }
page-spot-lift = 이 도로 들기: { $place }
page-heroes = 영웅
page-heroes-display = 고를 수 있는 영웅
page-hero-yours = 내 영웅
page-hero-use = 쓰기: { $name }
page-hero-skip = 지금은 쓰지 않기
page-hero-rests =
    { $hero ->
        [scholar] 이번 턴에 가져온 학자입니다. 다음 플레이어의 턴부터 쓸 수 있습니다.
       *[other] 이번 턴에 가져온 영웅입니다. 다음 내 턴부터 쓸 수 있습니다.
    }
page-hero-used =
    { $hero ->
        [scholar] 한 턴에 한 번만 쓸 수 있습니다. 학자는 다음 플레이어의 턴부터 다시 쓸 수 있습니다.
       *[other] 한 턴에 한 번만 쓸 수 있습니다. 이 영웅은 다음 내 턴부터 다시 쓸 수 있습니다.
    }
page-hero-after = 영웅을 바꿀까요, 아니면 뒤집어 한 번 더 쓸까요?
page-hero-exchange = 바꾸기
page-hero-turn = 뒤집기
page-hero-must = 두 번 썼습니다. 다른 영웅을 고르세요.
page-hero-take = 가져오기: { $name }
page-hero-ask =
    { $hero ->
        [commander] 달라고 할 자원 한 종류를 고르세요.
        [steward] 줄 카드를 고르세요.
        [scholar] 받은 자원이 없습니다. 카드 1장을 고르세요.
        [builder] 들어 올릴 내 도로를 고르세요.
        [arms] 비용 3장 중 어느 것을 무엇으로 바꿔 낼지 고르세요.
        [seer] 비용 3장 중 어느 것을 무엇으로 바꿔 낼지 고르세요.
        [rebel] 나보다 앞선 플레이어를 고르세요.
        [pathfinder] 공터나 캠프의 와이들링을 고르세요.
        [archer] 기프트 지역의 와이들링을 고르세요.
        [recruiter] 감시병을 놓을 영역을 고르세요.
       *[tracker] 도둑이 캠프로 돌아가고, 카드 1장을 받습니다.
    }
page-hero-then =
    { $hero_then ->
        [commander] 달라고 할 카드: { kind }. 플레이어를 두 명까지 고르세요.
        [steward] 줄 카드: { $gives }. 받을 카드를 고르세요.
        [builder] 들어 올릴 도로: { $place }. 새로 놓을 곳을 고르세요.
       *[arms] 낼 비용: { $gives }. 감시병을 놓을 영역을 고르세요.
    }
page-hero-sure =
    { $hero ->
        [commander]
            { $count ->
                [1] { $who }님에게 카드를 달라고 할까요? { kind } 1장
               *[other] { $who }님에게 카드를 달라고 할까요? { kind } 1장씩
            }
        [steward] { $gives }을 주고 { $takes }을 받을까요?
        [scholar] { $takes }을 가져올까요?
        [builder] 도로를 옮길까요? { $place } → { $to }
        [arms] { $gives }을 내고 { $section }번 영역에 감시병을 놓을까요?
        [seer] { $gives }을 내고 더미 위의 카드 중 1장을 고를까요?
        [rebel] { $who }님의 손패를 보고 카드 1장을 가져올까요?
        [pathfinder] 이 와이들링을 돌려보내고 토큰 1개를 공개할까요? { $place }
        [archer] { $place } 땅의 와이들링을 돌려보낼까요?
        [recruiter] 정찰대 1장을 버리고 { $section }번 영역에 감시병을 놓을까요?
       *[tracker] 도둑을 캠프로 쫓아 보내고 카드 1장을 가져올까요?
    }
page-hero-pick-card = 이 손패에서 카드 1장을 고르세요.
page-hero-pick-one = 이 중에서 1장을 고르세요. 나머지는 더미로 돌아갑니다.
page-hero-give-back = { $who }님이 카드를 주었습니다. 대신 줄 카드를 고르세요.
page-ask-watch =
    { $watch_stage ->
        [guarding] 감시병을 놓으세요. 장벽의 영역을 고르세요.
        [consoling] 받은 자원이 없습니다. 학자를 쓰려면 고르세요.
        [foreseeing] 보고 있는 카드 중 1장을 고르세요.
        [taking] 이 손패에서 카드 1장을 고르세요.
        [repaying] 대신 줄 카드를 고르세요.
       *[hero] 영웅을 바꾸거나, 한 번 더 쓰도록 뒤집으세요.
    }
page-watch-keys =
    { $watch_key ->
        [guard] 감시병 모집
        [hero] 영웅 쓰기
       *[wall] 장벽 보기
    }

## 끝

page-over-watch =
    { $watch_ending ->
        [breaches] 장벽이 무너졌습니다
        [gift] 기프트 지역이 휩쓸렸습니다
       *[points] 승점으로 이겼습니다
    }
page-over-most = 장벽에 감시병이 가장 많음
page-over-tie =
    { $tie ->
        [points] 감시병 수가 같아 승점으로 정함
        [space] 감시병과 승점이 같아 가장 낮은 칸으로 정함
        [west] 감시병과 승점이 같아 서쪽부터 세어 먼저 나오는 감시병으로 정함
       *[order] 감시병이 없어 턴 순서로 정함
    }
page-over-guards = 감시병
page-over-guard-points = 감시병 점수

## 터미널

terminal-do_guard = 감시병
terminal-do_hero = 영웅
terminal-pick_wildling = { $place }의 와이들링: { $enter } 돌려보내기.
terminal-danger =
    { $danger ->
        [calm] 잠잠
        [open] 무방비
        [near] 위태
        [climb] 넘음
        [next] 파괴
        [rush] 러시
        [rush_end] 러시!
       *[end] 종료
    }
terminal-leader = 장벽이 무너지면: { $who } ({ guards })
terminal-help_wall = 1번 영역 앞의 일반 와이들링 수 : 그 위의 감시병 수
terminal-section = { $section }: { guards }, 밖에 { $regulars }명
terminal-clan =
    { $clan ->
        [river] 강
        [cave] 동굴
       *[hornfoot] 맨발
    }
terminal-rush = 러시:
terminal-breaches = 파괴 { $done }/{ $all }
terminal-south = 기프트 { $done }/{ $all }
terminal-wildling_sign =
    { $wildling ->
        [regular] 일
        [climber] 등
       *[giant] 거
    }
terminal-figures =
    { $wildling ->
        [regular] 일반 { $count }
        [climber] 등반가 { $count }
       *[giant] 거인 { $count }
    }
terminal-peaks = 얼음 송곳니에
terminal-hero =
    영웅: { $name } ({ $face ->
        [front] 앞면
       *[back] 뒷면
    })
terminal-hero_after = 영웅을 바꿀까요, 뒤집을까요?
terminal-guards = 감시병 { $count }
terminal-patrol_wildling = 와이들링 돌려보내기

## 규칙 찾아보기

learn-watch-source =
    { $watch_book ->
        [W] 두 번째 게임의 한국어 규칙
       *[D] 자료가 없어 우리가 정한 것
    }
learn-watch-chapter =
    { $part ->
        [SETUP] 첫 턴 전에
        [TURN] 턴
        [PROD] 생산
        [ADV] 와이들링 전진
        [BREACH] 장벽 파괴
        [RUSH] 와이들링 러시
        [TRADE] 거래
        [BUILD] 건설과 토큰
        [GUARD] 감시병
        [DEV] 발전카드
        [HERO] 영웅카드
        [ROBBER] 7과 도둑
        [END] 끝나는 세 가지 길
       *[OPT] 테이블이 고를 수 있는 것
    }
learn-watch-act =
    { $watch_act ->
        [g] 감시병 모집하기
        [h] 영웅 쓰기
        [flip] 영웅 뒤집기
       *[take] 영웅 가져오기
    }
learn-watch-need =
    { $watch_act ->
        [g] 비용, 남은 감시병, 장벽의 빈칸이 필요합니다.
        [h] 카드에 적힌 때에만, 한 턴에 한 번. 가져온 턴에는 쓸 수 없습니다.
        [flip] 방금 처음으로 쓴 영웅이어야 합니다.
       *[take] 방금 쓴 영웅이 있어야 합니다.
    }
learn-heroes = 영웅들
learn-heroes-of = { $who }님이 가짐
learn-odds = 와이들링 주사위의 결과
learn-odds-trail = { $trail }: { clan }에서 { $section }번 영역으로
learn-odds-none = { $low }~{ $high }: 아무 일 없음
learn-odds-of = { $all }가지 중 { $ways }가지
learn-odds-note = 오솔길은 그 부족의 캠프에 와이들링이 있을 때만 뜻이 있습니다.
learn-tokens = 와이들링 토큰
learn-tokens-open = 공개됨
learn-tokens-unseen = 못 본 것
learn-points-guards = 장벽에 감시병 { $first }명 이상: 1점, { $second }명 이상: 2점

## 두 번째 게임의 용어

term-wall = 장벽
    .forms = 장벽
    .text = 북쪽을 막고 있는 벽. 네 영역으로 나뉘고, 영역마다 감시병이 지킵니다.
term-section = 장벽 영역
    .forms = 장벽 영역 | 영역
    .text = 장벽의 4분의 1. 감시병 칸이 다섯 개 있고 앞에 공터가 있습니다.
term-guard = 감시병
    .forms = 감시병
    .text = 장벽 위에 놓는 말. 일반 와이들링을 막고 승점이 되며, 장벽이 무너지면 승자를 가립니다.
term-clearing = 공터
    .forms = 공터
    .text = 장벽 영역 앞의 빈 땅. 와이들링이 도착하고 일반 와이들링이 기다리는 곳입니다.
term-trail = 오솔길
    .forms = 오솔길
    .text = 부족의 캠프에서 공터로 가는 번호 붙은 길. 와이들링 주사위가 정합니다.
term-camp = 캠프
    .forms = 캠프
    .text = 부족 지역에 있는 다섯 자리 중 하나. 1번이 오솔길에 가장 가깝습니다.
term-clan = 부족
    .forms = 부족 지역 | 부족
    .text = 강, 동굴, 맨발의 세 부족. 저마다 캠프와 오솔길이 있습니다.
term-wildling = 와이들링
    .forms = 와이들링
    .text = 북쪽에서 오는 말. 일반, 등반가, 거인이 있고, 기프트 지역에 들어오면 땅을 막습니다.
term-regular = 일반 와이들링
    .forms = 일반 와이들링 | 일반
    .text = 감시병보다 많아질 때까지 공터에서 기다리는 와이들링.
term-climber = 등반가
    .forms = 등반가
    .text = 바로 장벽을 넘는 와이들링. 아무도 막지 못합니다.
term-giant = 거인
    .forms = 거인
    .text = 감시병 하나를 몰아내고 돌아가는 와이들링. 감시병이 없으면 장벽을 파괴합니다.
term-breach = 장벽 파괴
    .forms = 장벽 파괴 | 장벽을 파괴
    .text = 와이들링이 한 영역을 뚫고 넘어오는 일. 세 번째면 게임이 끝납니다.
term-breach_marker = 장벽파괴마커
    .forms = 장벽파괴마커
    .text = 장벽이 몇 번 파괴되었는지 0부터 3까지 셉니다.
term-rush = 와이들링 러시
    .forms = 와이들링 러시 | 러시
    .text = 한 부족에 와이들링이 다섯이 되어 둘이 곧바로 전진하는 일.
term-south = 기프트 지역
    .forms = 기프트 지역
    .text = 건설을 하는 장벽 남쪽의 땅. 와이들링이 너무 많이 들어오면 게임이 끝납니다.
term-peaks = 얼음 송곳니
    .forms = 얼음 송곳니
    .text = 아직 나오지 않은 와이들링 말이 기다리는 서쪽의 산.
term-wildling_token = 와이들링 토큰
    .forms = 와이들링 토큰 | 토큰
    .text = 와이들링의 종류와 부족이 그려진 토큰. 건설하거나 특수카드를 가져올 때 공개합니다.
term-supply = 토큰 더미
    .forms = 토큰 더미 | 더미
    .text = 보드 옆에 뒤집어 둔 와이들링 토큰들.
term-wildling_die = 와이들링 주사위
    .forms = 와이들링 주사위
    .text = 세 번째 주사위인 12면체. 와이들링이 어느 오솔길로 전진하는지 정합니다.
term-trade_route = 교역로
    .forms = 교역로
    .text = 남쪽 가장자리의 장소. 건물이 있으면 한 자원을 공동창고와 2:1로 바꿉니다.
term-longest_trade_route = 최장 교역로
    .forms = 최장 교역로
    .text = 5개 이상 이어진 가장 긴 도로에 주는 특수카드. 이 게임에서는 1점입니다.
term-strongest_ranger = 최강 정찰대원
    .forms = 최강 정찰대원
    .text = 정찰대를 3장 이상, 가장 많이 쓴 사람에게 주는 특수카드. 1점입니다.
term-ranger_patrol = 정찰대
    .forms = 정찰대
    .text = 도둑을 옮기거나 와이들링을 돌려보내는 발전카드.
term-winter_stores = 겨울 식량
    .forms = 겨울 식량
    .text = 공동창고에서 원하는 자원 2장을 가져오는 발전카드.
term-new_recruits = 신병 모집
    .forms = 신병 모집
    .text = 감시병 하나를 비용 없이 놓는 발전카드.
term-hero = 영웅
    .forms = 영웅카드 | 영웅
    .text = 누구나 1장씩 갖는 카드. 능력을 한두 번 쓸 수 있습니다.
