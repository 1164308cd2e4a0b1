### 기록에 남는 일.

## 게임

event-placed_settlement = { $who }님이 { $place }에 마을을 건설했습니다.
event-placed_city = { $who }님이 { $place }에 도시를 건설했습니다.
event-placed_road = { $who }님이 { $place }에 도로를 건설했습니다.
event-opened_harbour = { $who }님이 항구를 얻었습니다: { harbour }.
event-started_with = { $who }님이 처음 자원으로 { $goods }을 받았습니다.
event-turn_began = { $who }님의 턴입니다.
event-rolled = { $who }님의 주사위: { $first } + { $second } = { $total }.
event-produced = { $who }님이 { $goods }을 받았습니다.
event-ran_short = 은행에 카드가 모자랍니다. 줄 수 없는 카드: { $goods }.
event-must_discard = { $who }님은 { resource-cards }을 버려야 합니다.
event-chose_discard = { $who }님이 버릴 { resource-cards }을 골랐습니다.
event-set_aside = { $who }님이 { $goods }을 따로 놓았습니다.
event-discarded = { $who }님이 { $goods }을 버렸습니다.
event-moved_robber = { $who }님이 도둑을 { $place } 땅으로 옮겼습니다.
event-robbed =
    { $count ->
        [0] { $who }님이 { $whom }님을 골랐지만 뺏을 카드가 없었습니다.
       *[other] { $who }님이 { $whom }님에게서 카드 1장을 뺏었습니다.
    }
event-stole = { $who }님이 { $whom }님에게서 { $goods }을 뺏었습니다.
event-paid = { $who }님이 은행에 { $goods }을 냈습니다.
event-received = { $who }님이 은행에서 { $goods }을 가져갔습니다.
event-bought_card = { $who }님이 개발카드를 샀습니다.
event-drew_card = { $who }님이 뽑은 카드: { card }.
event-played_card = { $who }님이 쓴 카드: { card }.
event-monopolised = { $who }님이 { $whom }님에게서 { $goods }을 거두었습니다.
    .none = { $whom }님은 내줄 카드가 없습니다.
event-revealed = { $who }님이 승점카드 { $count }장을 공개했습니다.
event-offered = { $who }님이 거래를 제안했습니다. 상대: { $asked }.
    .whole = { $who }님의 제안: { $gives }을 주고 { $takes }을 받기. 상대: { $asked }.
event-offer_gives = { $who }님이 줄 카드: { $goods }.
event-offer_takes = { $who }님이 원하는 카드: { $goods }.
event-agreed = { $who }님이 { $whom }님의 제안을 받아들였습니다.
event-declined = { $who }님이 { $whom }님의 제안을 거절했습니다.
event-offer_lapsed = { $who }님의 제안은 이제 유효하지 않습니다.
    .answer = { $whom }님은 이제 { $who }님의 제안에 응할 수 없습니다.
event-handed_over = { $who }님이 { $whom }님에게 { $goods }을 주었습니다.
event-longest_road = { $who }님이 가장 긴 도로를 차지했습니다. 길이: { $count }.
    .nobody = 이제 아무도 가장 긴 도로를 갖고 있지 않습니다.
event-largest_army = { $who }님이 가장 큰 군대를 차지했습니다: { knights }.
    .nobody = 이제 아무도 가장 큰 군대를 갖고 있지 않습니다.
event-asked_to_build = { $who }님은 턴 사이에 건설할 수 있습니다.
event-won = { $who }님이 { points }으로 이겼습니다!
event-opening_roll = { $who }님의 선 정하기 주사위: { $first } + { $second } = { $total }.

## 테이블

table-created = 테이블이 열렸습니다.
table-seated = { $who }님이 자리에 앉았습니다.
table-seat_asked = 누군가 빈자리를 요청합니다: { $who }. 다른 플레이어 모두의 동의가 필요합니다.
table-seat_answered = { $who }님이 빈자리 요청에 답했습니다.
table-stood_up = { $who }님이 자리에서 일어났습니다.
table-coloured = { $who }님이 색을 바꾸었습니다: { colour }.
table-locked =
    { $on ->
        [yes] 방장이 테이블을 잠갔습니다.
       *[no] 방장이 테이블 잠금을 풀었습니다.
    }
table-tracked =
    { $on ->
        [yes] 방장이 카드 추적을 켰습니다. 손패에 대해 알려진 것이 모두에게 보입니다.
       *[no] 방장이 카드 추적을 껐습니다.
    }
table-freed = 방장이 { $who }님의 자리를 비웠습니다.
table-removed = 방장이 플레이어 한 명을 내보냈습니다.
table-forgotten = 탈퇴한 플레이어 한 명이 테이블을 떠났습니다.
table-host_changed = 방장이 바뀌었습니다.
table-filled = 봇들이 빈자리에 앉았습니다.
table-dice_called = 방장이 게임을 시작합니다. 공정한 주사위를 위해 각자 수를 보냅니다.
table-dice_committed = { $who }님이 주사위용 수를 봉인했습니다.
table-dice_revealed = { $who }님이 봉인한 수를 공개했습니다.
table-start_cancelled = 시작이 취소되었습니다. 제때 수를 보내지 않은 사람은 { $who }님입니다.
table-started = 게임이 시작됩니다.
table-moved = { $who }님이 행동했습니다.
table-stewarded =
    { $cause ->
        [time] { $who }님의 시간이 다 되어 대리인이 대신 진행합니다.
        [away] { $who }님이 자리를 비워 대리인이 대신 진행합니다.
       *[nobody] { $who }님의 자리가 비어 대리인이 대신 진행합니다.
    }
table-taken_back = { $who }님이 대리인에게서 자리를 돌려받았습니다.
table-not_trading =
    { $on ->
        [yes] { $who }님은 이번 턴에 거래하지 않습니다.
       *[no] { $who }님이 다시 거래합니다.
    }
table-abort_vote =
    { $on ->
        [yes] { $who }님이 승자 없이 게임을 끝내자고 합니다.
       *[no] { $who }님은 계속하기를 원합니다.
    }
table-void_vote =
    { $on ->
        [yes] { $who }님이 이 게임을 무효로 하자고 합니다.
       *[no] { $who }님은 이 게임이 유효하기를 원합니다.
    }
table-went_away = { $who }님의 연결이 끊겼습니다.
table-came_back = { $who }님이 돌아왔습니다.
table-paused = 서버가 잠시 멈춥니다. 모든 시계도 멈춥니다.
table-resumed = 게임을 계속합니다.
table-ended =
    { $reason ->
        [abandoned] 아무도 돌아오지 않아 테이블이 닫혔습니다.
        [aborted] 남아 있는 사람 모두 찬성해, 게임이 승자 없이 끝났습니다.
        [voided] 남아 있는 사람 대부분이 찬성해, 이 게임은 무효가 되었습니다.
       *[closed] 방장이 테이블을 닫았습니다.
    }
table-rematched = 같은 플레이어들이 새 테이블에서 다시 만납니다.
