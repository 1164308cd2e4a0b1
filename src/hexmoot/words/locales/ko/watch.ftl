### 두 번째 게임의 용어, 영웅, 규칙서, 일어나는 일, 봇의 이유. 규칙은 watch-rules.ftl에 있습니다.

## 용어

watch = 감시탑
wildling =
    { $wildling ->
        [regular] 일반
        [climber] 등반가
       *[giant] 거인
    }
wildling-does =
    { $wildling ->
        [regular] 공터에서 기다립니다. 일반 와이들링이 감시병보다 많아지면 장벽을 파괴합니다.
        [climber] 감시병이 있어도 바로 장벽을 넘어 땅을 막습니다. 장벽 파괴는 아닙니다.
       *[giant] 가장 낮은 칸의 감시병을 돌려보냅니다. 감시병이 없으면 장벽을 파괴합니다.
    }
wildlings = 와이들링 { $count }명
regulars = 일반 { $count }명
guard = 감시병
guards = 감시병 { $count }명
patrols = 정찰대 { $count }장
clan =
    { $clan ->
        [river] 강 부족
        [cave] 동굴 부족
       *[hornfoot] 맨발 부족
    }
place-section = 장벽 { $section }번 영역
place-space = { $space }번 칸
place-clearing = { $section }번 영역 앞 공터
place-camp = { clan }의 캠프 { $space }
trade-route =
    { $kind ->
        [L] 2:1 나무 교역로
        [W] 2:1 양털 교역로
        [G] 2:1 곡식 교역로
        [B] 2:1 벽돌 교역로
       *[O] 2:1 철 교역로
    }

## 영웅

hero = 영웅
hero-face =
    { $face ->
        [front] 앞면: 첫 번째 사용
       *[back] 뒷면: 마지막 사용
    }
hero-commander = 사령관
hero-commander-does = 거래할 때: 자원 한 종류를 정해 두 명까지 그 카드를 1장씩 달라고 합니다. 카드를 준 사람에게는 원하는 카드 1장을 줍니다.
hero-commander-ruling = 그 자원이 없는 사람은 주지도 받지도 않습니다. 거래에 속하므로 무엇을 짓거나 산 뒤에는 쓸 수 없습니다.
hero-steward = 집사
hero-steward-does = 거래할 때: 공동창고에서 카드 1장을 다른 자원 1장으로 바꿉니다.
hero-steward-ruling = 공동창고에 그 자원이 있어야 합니다. 거래에 속하므로 무엇을 짓거나 산 뒤에는 쓸 수 없습니다.
hero-scholar = 학자
hero-scholar-does = 누구의 굴림이든 7이 아니고 내가 카드를 받지 못했을 때: 공동창고에서 원하는 자원 1장을 가져옵니다.
hero-scholar-ruling = 내 턴이든 남의 턴이든 와이들링 주사위를 적용하기 전에 묻습니다. 공동창고에 카드가 한 장도 없으면 묻지 않습니다.
hero-builder = 건축가
hero-builder-does = 건설할 때: 한쪽 끝만 내 말과 이어진 내 도로 하나를 들어 다른 곳에 비용 없이 놓습니다.
hero-builder-ruling = 내 말만 따집니다. 도로는 들어낸 뒤에 도로를 놓을 수 있는 곳이면 어디든 놓을 수 있고, 최장 교역로는 그때 가립니다. 거래를 끝내지 않습니다.
hero-arms = 무술 교관
hero-arms-does = 감시병을 모집할 때: 비용 3장 중 1장을 다른 아무 카드로 냅니다.
hero-arms-ruling = 3장 가운데 정확히 1장이 다른 카드입니다. 구매이므로 거래가 끝납니다.
hero-seer = 예언자
hero-seer-does = 발전카드를 살 때: 비용 3장 중 1장을 다른 아무 카드로 내고, 더미 위 3장을 보고 1장을 가집니다. 더미는 다시 섞습니다.
hero-seer-ruling = 원래 비용을 내도 됩니다. 더미가 3장보다 적으면 남은 카드만 봅니다. 구매이므로 거래가 끝납니다.
hero-rebel = 반란의 왕
hero-rebel-does = 내 굴림 뒤에: 나보다 승점이 많은 사람의 손패를 보고 원하는 카드 1장을 가져옵니다.
hero-rebel-ruling = 모두가 볼 수 있는 승점만 견주고 숨긴 승점은 세지 않습니다. 상대에게 카드가 있어야 하며, 어떤 카드를 가져왔는지는 두 사람만 압니다.
hero-pathfinder = 길잡이
hero-pathfinder-does = 내 굴림 앞이나 뒤에: 공터나 캠프의 와이들링 하나를 돌려보냅니다. 그런 다음 더미의 토큰 1개를 공개합니다.
hero-pathfinder-ruling = 캠프나 공터에 와이들링이 있어야 하고, 뒤에 있던 와이들링은 앞으로 당겨집니다. 토큰 때문에 새 와이들링이 오거나 러시가 일어날 수도 있습니다.
hero-archer = 궁수
hero-archer-does = 내 굴림 앞이나 뒤에: 기프트 지역의 와이들링 하나를 돌려보냅니다.
hero-archer-ruling = 카드는 받지 않습니다.
hero-recruiter = 모병관
hero-recruiter-does = 내 굴림 앞이나 뒤에: 이미 쓴 정찰대 1장을 버리고 감시병 하나를 비용 없이 놓습니다.
hero-recruiter-ruling = 그 정찰대는 게임에서 빠지고 최강 정찰대원을 가릴 때 더는 세지 않습니다. 그래서 가진 사람이 더는 가장 많지 않으면, 3장 이상으로 혼자 가장 많은 사람이 가져가고 토큰을 공개합니다. 그런 사람이 없으면 누군가 혼자 가장 많아질 때까지 옆에 둡니다. 거래를 끝내지 않습니다.
hero-tracker = 추적자
hero-tracker-does = 내 굴림 앞이나 뒤에: 도둑을 캠프로 쫓아 보내고, 도둑이 떠난 땅의 자원 1장을 가져옵니다.
hero-tracker-ruling = 도둑이 땅 위에 있어야 합니다. 공동창고에 그 자원이 없으면 받지 못합니다.

## 게임의 단계

stage-guarding = 감시병 놓기
    .ask = { $who }님이 장벽에 감시병을 놓을 차례입니다.
stage-revealing = 토큰 공개
    .ask = { $who }님이 와이들링 토큰을 공개하고 있습니다.
stage-consoling = 학자의 카드
    .ask = { $who }님은 학자를 쓸 수 있습니다.
stage-foreseeing = 예언자의 카드
    .ask = { $who }님이 더미 위의 카드 중 1장을 고를 차례입니다.
stage-taking = 반란의 왕의 카드
    .ask = { $who }님이 상대의 손패를 보고 카드 1장을 가져올 차례입니다.
stage-repaying = 사령관의 답례
    .ask = { $who }님이 대신 줄 카드를 고를 차례입니다.
stage-hero = 영웅을 쓴 뒤
    .ask = { $who }님이 영웅을 바꾸거나 뒤집을 차례입니다.

## 규칙서와 옵션

edition-w-base = 감시탑
    .description = 건설하면서 장벽도 지키는 3~4인용 게임. 북쪽에 와이들링이 모이고, 장벽이 무너지면 감시병이 가장 많은 사람이 이깁니다. ‘감시탑의 형제애’ 규칙을 따릅니다.
    .source = 감시탑의 형제애, 정식 게임
edition-w-plain = 감시탑, 기본
    .description = 같은 땅에서 장벽 없이 하는 게임. 산 하나가 얼음 벌판이고 은행은 4:1입니다.
    .source = 감시탑의 형제애, 기본 게임
option-gift_limit = 기프트 지역의 와이들링
    .description = 몇이 되면 게임이 끝나는지 정합니다.
    .value = { $value }명
option-roads = 도로 수
    .description = 각자 도로를 몇 개 갖는지 정합니다.
    .value = { $value }개
option-giant_closes_ranks = 거인이 지나간 뒤
    .description = 그 영역에 남은 감시병이 아래 칸으로 당겨지는지 정합니다.
    .yes = 당겨짐
    .no = 그대로 있음
option-gift_map = 지도
    .description = 표준 지도, 또는 숫자는 그대로 두고 지형과 교역로를 섞은 지도입니다.
    .standard = 표준 지도
    .shuffled = 섞은 지형과 교역로

## 일어나는 일

event-wildling_rolled = 와이들링 주사위: { $count }.
event-trail_empty = { $trail }번 오솔길로는 아무도 오지 않습니다.
event-placed_guard = { $who }님이 장벽에 감시병을 놓았습니다: { $section }번 영역, { $space }번 칸.
event-guard_returned = { $who }님의 감시병이 { $section }번 영역에서 돌아왔습니다.
event-closed_ranks = { $section }번 영역의 감시병들이 아래 칸으로 당겨졌습니다.
event-won_guard_point = { $who }님이 감시병으로 1점을 얻었습니다. 장벽 위: { guards }.
event-lost_guard_point = { $who }님이 감시병으로 얻은 1점을 잃었습니다. 장벽 위: { guards }.
event-revealed_token = { $who }님이 공개한 토큰: { wildling }, { clan }.
event-token_idle = 얼음 송곳니에 남은 말이 없어({ wildling }) 토큰은 효과가 없습니다.
event-tokens_shuffled = 토큰 더미가 떨어져, 쓴 토큰 { $count }개를 섞어 새 더미를 만들었습니다.
event-token_laid = { $who }님에게 돌아온 마을 밑에 새 토큰이 놓였습니다.
event-gathered = 캠프에 와이들링이 왔습니다({ wildling }, { clan }).
event-advanced = 와이들링이 { $trail }번 오솔길로 전진했습니다({ wildling }).
event-closed_up = 캠프의 와이들링이 앞으로 당겨졌습니다({ clan }).
event-rushed = 캠프에 다섯이 모여 둘이 달려 나옵니다({ clan }). 와이들링 러시입니다!
event-climbed = 등반가가 장벽을 넘어 { $place } 땅을 막았습니다.
event-smashed = 거인이 { $section }번 영역을 쳐서 { $who }님의 감시병을 몰아냈습니다.
event-breached = { $section }번 영역에서 장벽이 파괴되었습니다! 모두 넘어오면 3번 중 { $count }번째가 됩니다.
event-crossed = 와이들링이 장벽을 넘어 { $place } 땅을 막았습니다({ wildling }).
event-sent_home = { $who }님이 { $place } 땅의 와이들링을 돌려보냈습니다({ wildling }).
event-cleared_clearing = { $who }님이 { $section }번 영역 앞 공터의 와이들링을 돌려보냈습니다.
event-cleared_camp = { $who }님이 캠프의 와이들링을 돌려보냈습니다({ wildling }, { clan }).
event-began_with_hero = { $who }님의 처음 영웅: { $name }.
event-used_hero = { $who }님이 쓴 영웅: { $name }.
event-turned_hero = { $who }님이 한 번 더 쓰려고 뒤집은 영웅: { $name }.
event-returned_hero = { $who }님이 돌려준 영웅: { $name }.
event-took_hero = { $who }님이 가져온 영웅: { $name }.
event-spared_hero = { $who }님은 지금 영웅을 쓰지 않습니다.
event-demanded =
    { $count ->
        [0] { $who }님이 { $whom }님에게 달라고 한 카드: { kind }. { $whom }님에게는 없습니다.
       *[other] { $who }님이 { $whom }님에게 달라고 한 카드: { kind }.
    }
event-looked_at_hand = { $who }님이 { $whom }님의 손패를 봅니다.
event-saw_hand = { $who }님이 본 { $whom }님의 손패: { $goods }.
event-foresaw = { $who }님이 더미 위의 카드를 보고 1장을 가졌습니다.
event-saw_card = { $who }님이 본 카드: { card }.
event-lifted_road = { $who }님이 { $place }의 도로를 들었습니다.
event-spent_patrol = { $who }님이 쓴 정찰대 1장을 버렸습니다.
event-chased_robber = { $who }님이 도둑을 { $place } 땅에서 캠프로 쫓아 보냈습니다.
event-longest_trade_route = { $who }님이 최장 교역로를 차지했습니다. 길이: { $count }.
    .nobody = 이제 아무도 최장 교역로를 갖고 있지 않습니다.
event-strongest_ranger = { $who }님이 최강 정찰대원을 차지했습니다: { patrols }.
    .nobody = 이제 아무도 최강 정찰대원을 갖고 있지 않습니다.
event-ended_by_breaches = 장벽이 세 번째로 파괴되어 게임이 끝났습니다.
event-ended_by_gift = 기프트 지역의 와이들링이 { $count }명이 되어 게임이 끝났습니다.
event-tie_broken =
    { $tie ->
        [points] 감시병 수가 같아 승점이 더 많은 { $who }님이 앞섭니다.
        [space] 감시병과 승점이 같아 가장 낮은 칸에 있는 { $who }님이 앞섭니다.
        [west] 감시병과 승점, 가장 낮은 칸까지 같아, 서쪽부터 세어 먼저 나오는 감시병을 둔 { $who }님이 앞섭니다.
       *[order] 장벽에 감시병을 둔 사람이 없어 순서가 빠른 { $who }님이 앞섭니다.
    }
event-won_on_the_wall =
    { $decider ->
        [points] 감시병 수가 같아 승점이 더 많은 { $who }님이 이겼습니다!
        [space] 감시병과 승점이 같아 가장 낮은 칸에 있는 { $who }님이 이겼습니다!
        [west] 감시병과 승점, 가장 낮은 칸까지 같아, 서쪽부터 세어 먼저 나오는 감시병을 둔 { $who }님이 이겼습니다!
        [order] 장벽에 감시병을 둔 사람이 없어 순서가 빠른 { $who }님이 이겼습니다!
        [tied] 감시병 수가 같아 동률 규칙에 따라 { $who }님이 이겼습니다!
       *[most] { $who }님이 장벽에 감시병이 가장 많아 이겼습니다!
    }

## 봇이 어떤 행동을 좋아하거나 싫어하는 이유

coach-wall = 장벽
    .gain = 장벽의 한 영역이 더 안전해집니다.
    .loss = 장벽의 한 영역이 더 위험해집니다.
    .facts = { place-section }: 감시병 { $guards }명, 와이들링 { $wildlings }명.
coach-guards = 감시병의 승점
    .gain = 감시병으로 얻는 승점에 가까워집니다.
    .loss = 감시병 수에서 뒤처집니다.
    .facts = 장벽의 감시병: { $before } → { $after }명. { $one }명이면 1점, { $two }명이면 1점 더.
    .lacking = 그러면 감시병까지 { $lacking } 부족합니다.
    .whole = 그러면 감시병을 세울 자원이 모두 있습니다.
coach-camps = 캠프의 와이들링
    .gain = 와이들링 러시를 늦춥니다.
    .loss = 토큰을 공개하게 되고, 캠프가 차면 러시가 가까워집니다.
    .facts = { clan }의 캠프: { $wildlings }명. { $rush }명이면 러시.
coach-ending = 장벽이 무너지면
    .gain = 장벽이 무너질 때 감시병이 가장 많은 사람에 가까워집니다.
    .loss = 장벽이 무너지면 다른 사람의 감시병이 더 많습니다.
    .facts = 장벽의 감시병: 나 { $own }명, { $who }님 { $guards }명.
coach-hero = 영웅의 능력
    .gain = 지금 영웅을 쓰면 이득입니다.
    .loss = 영웅은 나중에 쓰는 편이 낫습니다.
    .facts = 내 영웅: { $name }. 남은 사용 횟수: { $uses }번.
    .choice = 고를 수 있는 영웅: { $count }명.

## 끝난 게임의 통계

statistic-breaches = 장벽 파괴
statistic-guards_placed = 배치한 감시병
statistic-guards_lost = 잃은 감시병
statistic-heroes_used = 사용한 영웅
statistic-tokens_revealed = 공개한 와이들링 토큰
statistic-wildlings_sent_home = 돌려보낸 와이들링
