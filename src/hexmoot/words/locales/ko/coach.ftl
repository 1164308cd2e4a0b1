### 봇이 어떤 행동을 좋아하거나 싫어하는 이유.
# .facts 는 그 이유가 되는 장소와 숫자.

coach-points = 승점
    .gain = 승점을 얻습니다.
    .loss = 승점을 잃습니다.
    .facts = 승점: { $before } → { $after }.
coach-production = 생산
    .gain = 내 땅에서 카드가 더 많이 나옵니다.
    .loss = 내 땅에서 카드가 덜 나옵니다.
    .facts = { page-say-pips }: { $hexes }.
coach-variety = 다양성
    .gain = 없던 종류의 자원을 생산하게 됩니다.
    .loss = 생산하던 자원 한 종류를 잃습니다.
    .facts = 해당 자원: { $kinds }.
coach-harbours = 항구
    .gain = 내가 생산하는 자원을 은행과 더 싸게 거래할 수 있습니다.
    .loss = 항구의 쓸모가 줄어듭니다.
    .facts = { $rate }:1 교환: { $kinds }.
coach-room = 넓힐 자리
    .gain = 새 마을을 지을 좋은 자리가 가까워집니다.
    .loss = 새 마을을 지을 좋은 자리가 멀어집니다.
    .facts =
        { $away ->
            [0] { place-corner }: { page-say-pips }, 도로가 이미 이어져 있습니다.
            [1] { place-corner }: { page-say-pips }, 도로 1개 거리.
           *[other] { place-corner }: { page-say-pips }, 도로 { $away }개 거리.
        }
coach-army = 가장 큰 군대
    .gain = 가장 큰 군대에 가까워집니다.
    .loss = 가장 큰 군대에서 멀어집니다.
    .facts = 군인 { $goal }장 중 { $reached }장.
coach-road = 가장 긴 도로
    .gain = 가장 긴 도로에 가까워집니다.
    .loss = 가장 긴 도로에서 멀어집니다.
    .facts = 길이 { $reached }, 필요한 길이 { $goal }.
coach-cards = 개발카드
    .gain = 쓸모 있는 카드를 가졌거나 곧 얻습니다.
    .loss = 카드 1장을 써 버립니다.
    .facts = 가진 개발카드: { $before } → { $after }장.
    .steal = { $who }님의 손패: { resource-cards }.
coach-hand = 손패
    .gain = 손패가 다음 건설에 더 가까워집니다.
    .loss = 곧 다른 것을 지을 수 있었던 카드를 씁니다.
    .facts =
        { $thing ->
            [r] 그러면 도로까지 { $lacking } 부족합니다.
            [s] 그러면 마을까지 { $lacking } 부족합니다.
            [c] 그러면 도시까지 { $lacking } 부족합니다.
            [g] 그러면 감시병까지 { $lacking } 부족합니다.
           *[buy] 그러면 개발카드까지 { $lacking } 부족합니다.
        }
    .whole =
        { $thing ->
            [r] 그러면 도로를 지을 자원이 모두 있습니다.
            [s] 그러면 마을을 지을 자원이 모두 있습니다.
            [c] 그러면 도시를 지을 자원이 모두 있습니다.
            [g] 그러면 감시병을 세울 자원이 모두 있습니다.
           *[buy] 그러면 개발카드를 살 자원이 모두 있습니다.
        }
coach-risk = 7의 위험
    .gain = 7이 나와도 잃을 것이 줄어듭니다.
    .loss = 카드가 많아서 7이 나오면 절반을 잃습니다.
    .facts = 손패: { $before } → { $after }장. { $limit }장을 넘으면 위험합니다.
coach-rivals = 경쟁자
    .gain = 앞선 플레이어에게 타격을 줍니다.
    .loss = 경쟁자에게 도움이 됩니다.
    .facts = { $who }님은 { points }입니다.
    .hexes = { $who }님은 { points }입니다: { page-say-pips } ({ $hexes }).
coach-dice = 주사위
    .gain = 지금 쓸 수 있는 것은 주사위를 굴린 뒤에도 쓸 수 있습니다.
    .facts = 자원을 얻는 굴림: { $all }가지 중 { $rolls }가지.
coach-waiting = 기다림
    .gain = 카드를 나중을 위해 아껴 둡니다.
coach-even = 차이 없음
    .gain = 그 자체로는 달라지는 것이 거의 없습니다.
    .facts = 비교한 행동: { $count }가지.
coach-hex = { kind } { $token }
coach-offer =
    { $verdict ->
        [take] 받아들이세요.
        [near] 거절하세요. { $who }님이 곧 이길 수 있습니다.
       *[leave] 받지 않는 편이 낫습니다.
    }
