### 규칙 설명, 도움말, 첫 게임 배우기. 규칙 문장은 rules.ftl에 있습니다.

## 규칙 설명

learn-search = 규칙과 용어 찾기
learn-found =
    { $count ->
        [0] 이 낱말이 모두 들어 있는 항목이 없습니다.
       *[other] 항목 { $count }개를 찾았습니다.
    }
learn-book = 기준 규칙서
learn-told-book = 규칙서마다 다른 부분은 여기서 고른 규칙서를 따라 설명합니다.
learn-told-table = 방장이 바꾼 규칙까지 넣어, 지금 테이블에서 쓰는 대로 설명합니다.
learn-print = 인쇄
learn-short = 한눈에 보는 게임
learn-aim = 목표
learn-aim-text =
    { $game ->
        [watch] 장벽 남쪽의 땅을 개척하세요. 도로를 이어 마을을 짓고, 마을은 도시로 키웁니다. 건설할수록 와이들링이 모여드니 장벽도 지켜야 합니다. 게임이 끝나는 길은 세 가지입니다. 자기 턴이 끝날 때 { $victory_points }점 이상이면 이깁니다. 장벽이 세 번째로 파괴되거나 기프트 지역에 와이들링이 { $gift_limit }명이 되면 게임이 바로 끝나고, 장벽에 감시병이 가장 많은 사람이 이깁니다.
       *[base] 섬을 개척하세요. 도로를 이어 마을을 짓고, 마을은 도시로 키웁니다. 자기 턴에 { $victory_points }점이 된 사람이 이깁니다.
    }
learn-points-text =
    { $game ->
        [watch] 마을은 1점, 도시는 2점, 승점카드는 1점, 최장 교역로와 최강 정찰대원은 1점씩입니다. 장벽의 감시병은 3명이면 1점, 5명 이상이면 2점입니다.
       *[base] { rule-WIN-01 }
    }
learn-turn-text =
    { $game ->
        [watch] 주사위 3개를 굴립니다. 먼저 생산 주사위 2개의 합이 적힌 땅마다 연결점에 건물을 지은 모두가 자원 카드를 받습니다. 도둑이나 와이들링이 막은 땅에서는 나오지 않습니다. 7이 나오면 자원이 나오지 않고 도둑을 옮깁니다. 이어서 와이들링 주사위에 따라 와이들링이 장벽 쪽으로 전진할 수 있습니다.
       *[base] 주사위를 굴리면 그 숫자의 땅마다 연결점에 건물을 지은 모두가 자원 카드를 받습니다. 7이 나오면 자원이 나오지 않고 도둑을 옮깁니다.
    } 그다음 { $phases ->
        [separate] 먼저 다른 플레이어나 은행과 거래하고, 거래를 마친 뒤 건설하고,
       *[combined] 다른 플레이어나 은행과 거래하고 건설하는 일을 원하는 순서로 하고,
    } 주사위를 다음 사람에게 넘깁니다.
learn-costs-text =
    { $game ->
        [watch] { rule-BUILD-01 } 감시병은 벽돌·양털·나무가 듭니다.
       *[base] { rule-BUILD-01 }
    }
learn-chapters = 차례
learn-words = 게임 용어
learn-whole = 전체 규칙을 새 창에서 보기
learn-sources = 출처
learn-sources-none = 당연한 것
learn-replaced = 이 게임에서 대신하는 규칙:
learn-not-here = 이 게임에는 해당하지 않습니다.
learn-source =
    { $book ->
        [K] 한국어 설명서
        [Z] 중국어(번체) 색인
        [J] 일본어 차례표
        [U] 우크라이나어 요약 규칙
       *[F] 공개된 자료와 판정
    }
learn-chapter =
    { $chapter ->
        [PLAY] 어느 테이블에서나
        [BOARD] 섬
        [SETUP] 첫 턴 전에
        [TURN] 턴
        [PROD] 자원 생산
        [TRADE] 거래
        [BUILD] 건설
        [ROAD] 가장 긴 도로
        [ROBBER] 7과 도둑
        [DEV] 개발카드
        [WIN] 승점과 끝
       *[AID] 도움말
    }

## 게임 용어. .forms는 문장에 나오는 꼴

term-hex = 땅
    .forms = 땅
    .text =
        { $game ->
            [watch] 땅을 이루는 육각형 칸. 지형과 숫자가 있습니다.
           *[base] 섬을 이루는 육각형 칸. 지형이 있고, 사막이 아니면 숫자도 있습니다.
        }
term-corner = 연결점
    .forms = 연결점
    .text = 땅이 세 개까지 만나는 곳. 마을과 도시를 여기에 놓습니다.
term-side = 길
    .forms = 길에 | 길은 | 길이나 | 길 하나 | 길 위 | 길 한
    .text = 두 땅 사이, 또는 땅과 바다 사이의 선. 도로를 여기에 놓습니다.
term-coast = 해안선
    .forms = 해안선
    .text =
        { $game ->
            [watch] 땅의 가장자리. 연결점과 길에 건설할 수 있고, 남쪽 가장자리에 교역로가 있습니다.
           *[base] 섬의 가장자리. 연결점과 길에 건설할 수 있고 항구가 늘어서 있습니다.
        }
term-desert = 사막
    .forms = 사막
    .text = 아무것도 나오지 않는 땅. 도둑이 여기서 시작합니다.
term-token = 숫자 마커
    .forms = 숫자 마커 | 마커
    .text = 땅 위의 둥근 조각. 이 숫자가 나오면 그 땅에서 자원이 나옵니다. 점이 많을수록 자주 나옵니다.
term-harbour = 항구
    .forms = 항구 | 일반항구 | 특수항구
    .text =
        { $game ->
            [plain] 땅 가장자리의 한 곳. 여기에 건물이 있으면 한 자원을 은행과 2:1로 바꿀 수 있습니다.
           *[base] 해안선의 한 곳. 여기에 건물이 있으면 은행과 3:1, 또는 한 자원을 2:1로 바꿀 수 있습니다.
        }
term-setup = 초기배치
    .forms = 초기배치 | 시작 위치
    .text =
        { $game ->
            [watch] 첫 턴 전에 세 라운드로 하는 일. 모두 마을 2개와 도로 2개를 놓고, 장벽에 감시병 1명을 놓습니다.
           *[base] 첫 턴 전에 하는 일. 모두 마을 2개와 도로 2개를 놓습니다.
        }
term-first_player = 선 플레이어
    .forms = 선 플레이어
    .text = 초기배치에서 가장 먼저 놓고 첫 턴을 하는 플레이어.
term-stock = 남은 말
    .forms = 남은 말 | 말이 남아
    .text = 아직 건설하지 않은 말, 또는 은행에 남은 카드.
term-bank = 은행
    .forms = 은행
    .text = 주인이 없는 카드 더미. 생산한 자원을 주고, 낸 자원을 받고, 거래도 합니다.
term-resource_card = 자원카드
    .forms = 자원카드
    .text = 나무, 양털, 곡식, 벽돌, 철. 모든 비용을 이것으로 냅니다.
term-lumber = 나무
    .forms = 나무 | 숲
    .text =
        { $game ->
            [watch] 숲에서 나오는 자원. 도로, 마을, 감시병에 필요합니다.
           *[base] 숲에서 나오는 자원. 도로와 마을에 필요합니다.
        }
term-wool = 양털
    .forms = 양털 | 벌판
    .text =
        { $game ->
            [watch] 벌판에서 나오는 자원. 마을, 감시병, 발전카드에 필요합니다.
           *[base] 벌판에서 나오는 자원. 마을과 개발카드에 필요합니다.
        }
term-grain = 곡식
    .forms = 곡식 | 평야
    .text = 평야에서 나오는 자원. 마을, 도시, 개발카드에 필요합니다.
term-brick = 벽돌
    .forms = 벽돌 | 언덕
    .text =
        { $game ->
            [watch] 언덕에서 나오는 자원. 도로, 마을, 감시병에 필요합니다.
           *[base] 언덕에서 나오는 자원. 도로와 마을에 필요합니다.
        }
term-ore = 철
    .forms = 철 | 산에서 | 산 3개 | 산 5개
    .text = 산에서 나오는 자원. 도시와 개발카드에 필요합니다.
term-hand = 손패
    .forms = 손패 | 손에
    .text = 들고 있는 자원카드. 다른 사람은 몇 장인지만 알고 무엇인지는 모릅니다.
term-turn = 턴
    .forms = 턴 | 자기 턴 | 차례
    .text =
        { $game ->
            [watch] 주사위 3개를 굴리고, 거래하고, 건설하고 감시병을 놓습니다. 그러면 다음 플레이어의 턴입니다.
           *[base] 주사위를 굴리고, 거래하고, 건설합니다. 그러면 다음 플레이어의 턴입니다.
        }
term-dice = 주사위
    .forms = 주사위
    .text =
        { $game ->
            [watch] 턴이 시작될 때 세 개를 굴립니다. 생산 주사위 두 개의 합으로 자원이 나올 땅이, 와이들링 주사위로 오솔길이 정해집니다.
           *[base] 턴이 시작될 때 두 개를 굴립니다. 합에 따라 자원이 나올 땅이 정해집니다.
        }
term-production = 자원 생산
    .forms = 자원 생산 | 생산
    .text = 나온 숫자의 땅에 건물이 있는 모두가 카드를 받습니다.
term-trade = 거래
    .forms = 거래 | 내부 거래 | 외부 거래
    .text = 자원카드를 다른 것으로 바꾸는 일. 플레이어끼리는 서로 정한 대로, 은행과는 자기 비율로 바꿉니다.
term-offer = 제안
    .forms = 제안
    .text = 줄 것과 받고 싶은 것을 말하는 일. 상대는 받아들이거나, 거절하거나, 역제안을 합니다.
term-counter_offer = 역제안
    .forms = 역제안
    .text = 턴이 아닌 사람이 다른 제안에 답해서 내는 제안.
term-price = 건설비용
    .forms = 건설비용 | 비용
    .text =
        { $game ->
            [watch] 도로, 마을, 도시, 감시병, 발전카드에 드는 자원카드.
           *[base] 도로, 마을, 도시, 개발카드에 드는 자원카드.
        }
term-road = 도로
    .forms = 도로
    .text = 길에 놓는 말. 새 연결점으로 이어지고, 가장 길면 승점이 됩니다.
term-settlement = 마을
    .forms = 마을
    .text = 1점인 건물. 닿아 있는 땅에서 자원이 나올 때마다 카드를 1장 받습니다.
term-city = 도시
    .forms = 도시
    .text = 마을을 업그레이드한 것. 2점이고 카드를 2장 받습니다.
term-building = 건물
    .forms = 건물
    .text = 마을이나 도시.
term-distance_rule = 거리 규칙
    .forms = 거리 규칙
    .text = 두 건물 사이에는 길이 적어도 둘 있어야 합니다.
term-longest_road = 가장 긴 도로
    .forms = 가장 긴 도로
    .text = 끊기지 않고 5개 이상 이어진 도로 가운데 가장 긴 것에 주는 특수카드. 2점입니다.
term-robber = 도둑
    .forms = 도둑
    .text =
        { $game ->
            [watch] 땅의 생산을 막는 말. 7이나 정찰대로 움직이고, 움직인 사람이 카드를 뺏습니다.
           *[base] 땅의 생산을 막는 말. 7이나 군인으로 움직이고, 움직인 사람이 카드를 뺏습니다.
        }
term-discard = 버리기
    .forms = 버리* | 버릴 | 버립*
    .text = 7이 나왔을 때 카드가 너무 많으면 절반을 은행에 돌려줍니다.
term-steal = 뺏기
    .forms = 뺏* | 뺏을
    .text = 도둑이 새로 간 땅 옆의 플레이어에게서 카드 1장을 보지 않고 뽑는 일.
term-development_card = 개발카드
    .forms = 개발카드
    .text =
        { $game ->
            [watch] 더미에서 사서 비밀로 들고 있는 카드. 정찰대, 도로건설, 겨울 식량, 신병 모집, 승점카드가 있습니다.
           *[base] 더미에서 사서 비밀로 들고 있는 카드. 군인, 진보카드, 승점카드가 있습니다.
        }
term-knight = 군인
    .forms = 군인
    .text = 도둑을 옮기는 개발카드. 쓴 군인은 가장 큰 군대에 셉니다.
term-largest_army = 가장 큰 군대
    .forms = 가장 큰 군대
    .text = 군인을 3장 이상, 가장 많이 쓴 사람에게 주는 특수카드. 2점입니다.
term-special_card = 특수카드
    .forms = 특수카드
    .text =
        { $game ->
            [watch] 최장 교역로와 최강 정찰대원의 카드. 더 앞선 사람에게 승점과 함께 넘어갑니다.
           *[base] 가장 긴 도로와 가장 큰 군대의 카드. 더 앞선 사람에게 승점과 함께 넘어갑니다.
        }
term-progress_card = 진보카드
    .forms = 진보카드
    .text =
        { $game ->
            [plain] 도로건설과 풍년. 한 번 쓰면 게임에서 빠집니다.
           *[base] 도로건설, 풍년, 독점. 한 번 쓰면 게임에서 빠집니다.
        }
term-road_building = 도로건설
    .forms = 도로건설
    .text = 비용 없이 도로를 2개 놓는 진보카드.
term-year_of_plenty = 풍년
    .forms = 풍년
    .text = 은행에서 원하는 자원카드 2장을 가져오는 진보카드.
term-monopoly = 독점
    .forms = 독점
    .text = 다른 모두에게서 한 종류의 카드를 전부 가져오는 진보카드.
term-victory_card = 승점카드
    .forms = 승점카드
    .text = 1점이고 숨겨 두는 개발카드.
term-point = 승점
    .forms = 승점 | 점수 | 1점 | 2점
    .text =
        { $game ->
            [watch] 이기는 데 필요한 점수. 마을, 도시, 감시병, 특수카드, 일부 발전카드가 승점이 됩니다.
           *[base] 이기는 데 필요한 점수. 마을, 도시, 특수카드, 일부 개발카드가 승점이 됩니다.
        }
term-declare_victory = 승리 선언
    .forms = 승리를 선언* | 승리 선언 | 선언
    .text = 이길 만큼 승점이 있다고 말하는 일. 규칙서가 요구할 때만 하며, 아니면 게임이 저절로 끝납니다.

## 테이블의 도움말

learn-cost =
    { $count ->
        [0] { $goods }: 모두 있습니다.
       *[other] { $goods }: { $lacking } 부족합니다.
    }
learn-can = 지금 할 수 있는 일
learn-can-yes = 지금 할 수 있음
learn-can-no = 지금은 할 수 없음
learn-act =
    { $act ->
        [roll] 주사위 굴리기
        [r] 도로 건설
        [s] 마을 건설
        [c] 도시 건설
        [buy] 개발카드 사기
        [t] 은행과 거래
        [o] 제안하기
        [kn] 군인 쓰기
        [rb] 도로건설 쓰기
        [yp] 풍년 쓰기
        [mo] 독점 쓰기
        [vp] 승점카드 공개
        [rob] 도둑 옮기기
        [x] 카드 버리기
        [y] 제안 받아들이기
        [n] 제안 거절하기
        [d] 제안대로 거래하기
        [close] 거래 마치기
        [withdraw] 제안 거두기
        [win] 승리 선언
       *[end] 턴 끝내기
    }
learn-act-robs = { $place }, { $whom }님에게서 뺏기
learn-need =
    { $need ->
        [roll] 자기 턴을 시작할 때 한 번.
        [r] 비용, 그리고 자기 도로나 건물에 이어진 빈 길.
        [s] 비용, 그리고 자기 도로 위의 빈 연결점. 길 하나 거리에 건물이 없어야 합니다.
        [c] 비용, 그리고 업그레이드할 자기 마을.
        [buy] 비용, 그리고 더미에 남은 카드.
        [t] 주사위를 굴린 뒤, 자기 비율만큼 같은 자원카드.
        [o] 주사위를 굴린 뒤, 줄 카드 한 장.
        [kn] 이번 턴에 사지 않은 카드. 한 턴에 한 장.
        [rb] 이번 턴에 사지 않은 카드, 그리고 도로를 놓을 자리.
        [yp] 이번 턴에 사지 않은 카드. 한 턴에 한 장.
        [mo] 이번 턴에 사지 않은 카드. 한 턴에 한 장.
        [rob] 땅 하나와 카드를 훔칠 상대를 고릅니다.
        [x] 은행에 돌려줄 카드를 고릅니다.
        [y] 나에게 온 제안이 있고, 그 카드가 있습니다.
        [n] 나에게 온 제안이 있습니다.
        [d] 나에게 온 제안이 있고, 그 카드가 있습니다.
        [close] 내 제안을 받아들인 사람이 있습니다.
        [withdraw] 내 제안이 아직 열려 있습니다.
        [win] 내 차례에 승점이 충분합니다.
        [vp] 손에 든 승점카드.
       *[end] 주사위를 굴렸고 꼭 할 일이 남지 않았을 것.
    }
learn-lack =
    { $lack ->
        [side] 내 도로와 건물 옆에 빈 길이 없습니다.
        [way] 빈 연결점으로 이어지는 내 도로가 없습니다.
        [near] 길 하나 거리에 다른 건물이 있습니다.
        [settlement] 도시로 바꿀 마을이 없습니다.
        [deck] 카드 더미가 비었습니다.
        [fresh] 이번 차례에 산 카드입니다.
        [card] 그런 카드가 없습니다.
        [turn] { $who }님의 차례입니다.
        [offer] 그런 제안이 없습니다.
        [seven] 7이 나오거나 군인을 쓴 뒤에만 됩니다.
        [bank] 은행에 남은 것이 없습니다.
        [traded] 이번 차례에는 이미 건설하거나 사서 거래가 끝났습니다.
        [roll] 먼저 주사위를 굴리세요.
        [goods] { $goods } 부족합니다.
        [pieces] 남은 것이 없습니다. 모두 { pieces }입니다.
        [rolled] 이번 차례에는 이미 주사위를 굴렸습니다.
        [played] 이번 차례에 이미 카드를 썼습니다.
        [rate] 가장 좋은 비율 { $rate }:1까지 { $goods } 부족합니다.
        [cards] 그럴 카드가 없습니다.
        [points] { $most }점까지 { points } 부족합니다.
       *[stage] 먼저 해야 할 일이 있습니다.
    }
learn-cards-box = 전체
learn-cards-played = 쓴 것
learn-cards-own = 내 것
learn-cards-unseen = 안 보임
learn-cards-note = 안 보이는 카드는 더미({ $count }장)나 다른 사람 손에 있습니다.
learn-rolls = 숫자가 나올 확률
learn-rolls-of = { $all }번 중 { $ways }번
learn-tracker = 손패에 대해 알려진 것
learn-tracker-note =
    { $on ->
        [yes] 모두가 본 것으로 따진, 종류별 카드의 가장 적은 수와 가장 많은 수입니다.
       *[no] 방장이 이 테이블에서 카드 추적을 켜지 않았습니다.
    }
learn-coach-offer = { $who }님의 제안
learn-coach = 코치
learn-coach-state =
    { $coach ->
        [none] 방장이 이 테이블에서 코치를 허용하지 않았습니다.
        [wait] 내가 둘 차례가 되거나 제안을 받으면 코치가 말합니다.
        [thinks] 코치가 생각하고 있습니다 …
       *[says] 여기서는 코치가 해 줄 말이 없습니다.
    }
learn-coach-gain =
    { $count ->
       *[other] { $worth }점
    }
learn-keys = 단축키와 클릭

## 첫 게임 배우기

learn-front = 처음이신가요? 게임하면서 배워 보세요.
learn-lesson = 게임하면서 배우기
learn-lesson-lead = 첫 게임용 섬에서 봇들과 진짜 게임을 합니다. 새로운 것이 나올 때마다 그것이 무엇이고 어디를 눌러야 하는지 알려 드립니다. 미리 읽을 것은 없고, 언제든지 나갔다가 돌아올 수 있습니다.
learn-lesson-begin =
    { $again ->
        [yes] 새로 시작하기
       *[no] 배우기 시작
    }
learn-lesson-resume = 이어서 배우기
learn-lesson-read = 규칙을 읽을래요
learn-lesson-contents = 만나게 될 것들
learn-lesson-progress = { $all }가지 중 { $learnt }가지를 배웠습니다
learn-lesson-fold =
    { $shown ->
        [yes] 작게 접기
       *[no] 다시 펼치기
    }
learn-lesson-end = 배우기를 끝내고 계속 게임하기
learn-lesson-next =
    { $told ->
        [skip] 건너뛰기
       *[read] 계속
    }
learn-step-goal = 여기가 나입니다. 마을이 2개 있고 하나에 1점입니다. 자기 턴에 먼저 { $victory_points }점이 되면 이깁니다.
    .title = 나와 목표
learn-step-numbers = 누구의 턴이든 숫자가 나오면 그 땅에서 카드가 나옵니다. 점이 많을수록 자주 나오고, 빨간 숫자가 가장 자주 나옵니다.
    .title = 땅과 숫자
learn-step-discard = 7이 나왔는데 카드가 { $hand_limit }장보다 많습니다. 돌려줄 카드 { $count }장을 고르세요.
    .title = 카드가 너무 많을 때
learn-step-robber = 이제 도둑을 옮깁니다. 다른 사람에게 아픈 땅을 고르세요. 그 땅에서는 카드가 나오지 않고, 거기서 카드 1장을 뺏습니다.
    .title = 도둑 옮기기
learn-step-answer = 거래 제안이 왔습니다. 줄 것보다 받을 것이 더 필요하면 받아들이세요. 거절해도 잃는 것은 없습니다.
    .title = 나에게 온 제안
learn-step-roll = 내 턴입니다. 주사위를 굴려 시작하세요.
    .title = 주사위 굴리기
learn-step-gain = 이번 굴림으로 { $goods } 받았습니다. 카드는 여기에 있고, 무엇인지는 나만 봅니다.
    .title = 첫 카드
learn-step-nothing = 이 숫자의 땅에는 내 건물이 없습니다. 괜찮습니다. 다른 사람이 굴릴 때도 카드를 받습니다.
    .title = 이번에는 카드 없음
learn-step-robbed = { $whom }님이 도둑을 옮겼습니다. 7이나 군인으로 다시 움직일 때까지 그 땅에서는 카드가 나오지 않습니다.
    .title = 도둑
learn-step-city = 도시를 지을 수 있습니다. 여기를 누르고 내 마을을 고르세요. 2점이 되고 카드도 두 배로 나옵니다.
    .title = 도시 건설
learn-step-settlement = 마을을 지을 수 있습니다. 여기를 누르고 빛나는 연결점을 고르세요. 1점이 늘고 카드도 더 나옵니다.
    .title = 마을 건설
learn-step-card = 쓸 수 있는 카드가 있습니다. 한 턴에 한 장, 주사위를 굴리기 전에도 됩니다. 눌러서 효과를 보세요.
    .title = 카드 쓰기
learn-step-road = 도로를 지을 수 있습니다. 여기를 누르고 빛나는 길을 고르세요. 도로는 새 마을을 지을 연결점으로 이어집니다.
    .title = 도로 건설
learn-step-buy = 개발카드를 살 수 있습니다. 군인, 진보카드, 비밀 승점 가운데 하나입니다.
    .title = 카드 사기
learn-step-bank = 은행과 바꿀 만큼 같은 카드가 모였습니다. 거래를 열고 부족한 것을 가져오세요.
    .title = 은행과 거래
learn-step-offer = 부족한 것이 있나요? 거래를 열고 내 카드를 다른 사람의 카드와 바꾸자고 제안하세요.
    .title = 플레이어와 거래
learn-step-aid = 비용, 확률, 지금 할 수 있는 일이 여기 있습니다. 모든 규칙도 여기서 볼 수 있습니다.
    .title = 도움말이 있는 곳
learn-step-end = 다 했으면 턴을 끝내세요. 다른 사람이 하는 동안에도 내 땅에서 카드가 나옵니다.
    .title = 턴 끝내기
learn-step-watch = 이제 다른 사람의 턴입니다. 주사위를 지켜보세요. 내 땅에서는 그때도 카드가 나옵니다.
    .title = 다른 사람의 턴
learn-step-ready = 턴에서 하는 일을 배웠습니다. 이것은 진짜 게임입니다. 계속해서 이겨 보세요. 새로운 것이 나오면 그때 또 알려 드립니다.
    .title = 이제 할 수 있어요
learn-step-wait = 지금은 새로운 것이 없습니다.
    .title = 배우기: 계속하세요
