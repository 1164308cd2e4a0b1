### The words of the game.
### $kind is a letter: L lumber, W wool, G grain, B brick, O ore; as terrain also D, as harbour also 3 (any kind).
### $card is a letter: K knight, R road building, Y year of plenty, M monopoly, V victory point;
### in the second game P ranger patrol stands for K, S winter stores for Y, and N is new recruits.

## Goods and terrain

kind =
    { $kind ->
        [L] lumber
        [W] wool
        [G] grain
        [B] brick
       *[O] ore
    }
# I is the desert of the second game's land.
terrain =
    { $kind ->
        [L] forest
        [W] pasture
        [G] fields
        [B] hills
        [O] mountains
        [I] ice field
       *[D] desert
    }
# So much of one kind, standing alone, as in a table.
goods = { $count } { kind }
# The same as what is given, taken, paid or lost in a sentence.
goods-object = { goods }
resource-cards =
    { $count ->
        [one] { $count } resource card
       *[other] { $count } resource cards
    }
development-cards =
    { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
any-kind = any kind
nothing = nothing

## Development cards

card =
    { $card ->
        [K] knight
        [R] road building
        [Y] year of plenty
        [M] monopoly
        [P] ranger patrol
        [S] winter stores
        [N] new recruits
       *[V] victory point
    }
card-counted = { $count } × { card }
# `.plain` is for a ranger patrol in the plain game of its box, where no wildlings are.
card-effect =
    { $card ->
        [K] Move the robber and steal a card. Counts for the largest army.
        [R] Build two roads without paying.
        [Y] Take two resource cards of your choice from the bank.
        [M] Name a kind: all the others give you every card of it.
        [P] Move the robber and steal a card, or send a wildling in the South home and take a card of its hex’s kind. Counts for the strongest ranger.
        [S] Take two resource cards of your choice from the bank.
        [N] Place a guard on the Wall without paying.
       *[V] Worth 1 point, kept secret.
    }
    .plain = Move the robber and steal a card. Counts for the strongest ranger.

## Pieces, awards and the table

piece =
    { $piece ->
        [r] road
        [s] settlement
       *[c] city
    }
pieces =
    { $piece ->
        [r]
            { $count ->
                [one] { $count } road
               *[other] { $count } roads
            }
        [s]
            { $count ->
                [one] { $count } settlement
               *[other] { $count } settlements
            }
       *[c]
            { $count ->
                [one] { $count } city
               *[other] { $count } cities
            }
    }
award =
    { $award ->
        [road] longest road
        [route] longest trade route
        [ranger] strongest ranger
       *[army] largest army
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
harbour =
    { $kind ->
        [L] 2:1 lumber harbour
        [W] 2:1 wool harbour
        [G] 2:1 grain harbour
        [B] 2:1 brick harbour
        [O] 2:1 ore harbour
       *[other] 3:1 harbour
    }
bank = bank
deck = development cards in the pile
robber = robber
dice = dice
turn = turn
clock = clock

## Places, by their names on the board

place-hex = hex { $place }
place-corner = corner { $place }
place-side = side { $place }

## Seats

colour =
    { $colour ->
        [red] red
        [blue] blue
        [white] white
        [orange] orange
        [green] green
       *[brown] brown
    }
seat = seat { $seat }
seat-coloured = seat { $seat } ({ colour })
host = host
onlooker = onlooker
bot =
    { $bot ->
        [random] random bot
        [greedy] greedy bot
       *[other] bot { $bot }
    }
    .about =
        { $bot ->
            [random] Moves at random: good for a first look.
            [greedy] Looks one move ahead and takes what seems best; it trades, too.
           *[other] A bot of this server.
        }
bot-name = { $name }

## Stages of a game; .ask says what is waited for

stage-settling = set-up: settlements
    .ask = { $who } places a settlement.
stage-paving = set-up: roads
    .ask = { $who } places a road next to the settlement.
stage-before = before the roll
    .ask = { $who } rolls the dice, or plays a card first.
stage-rolling = the roll
    .ask = The dice are rolling.
stage-discarding = discarding after a seven
    .ask = { $who } discards { resource-cards }.
stage-robbing = moving the robber
    .ask = { $who } moves the robber.
stage-stealing = the theft
    .ask = { $who } draws a card from the victim’s hand.
stage-main = trading and building
    .ask = { $who } trades, builds or ends the turn.
stage-drawing = buying a development card
    .ask = { $who } draws a development card.
stage-laying = road building
    .ask = { $who } lays a free road.
stage-extra = building between turns
    .ask = { $who } may build or buy.
stage-paired = the paired turn
    .ask = { $who } trades with the bank, builds or ends the turn.
stage-over = the game is over
    .ask = { $who } has won.

## Figures of a finished game

statistic-dice = rolls
statistic-dice_expected = rolls to be expected
statistic-points_by_turn = points by turn
statistic-produced = cards produced
statistic-expected = cards to be expected
statistic-luck = luck with the dice
statistic-stolen = cards stolen
statistic-lost_to_robber = cards lost to the robber
statistic-discarded = cards discarded
statistic-traded = cards traded to players
statistic-bank_traded = cards traded to the bank
statistic-bank = cards paid to the bank
statistic-score = points by source

## Grammar

number = { $value }
yes = yes
no = no
# A list is joined from the left: list-more for all but the last item, list-last for the last one.
list-more = { $list }, { $item }
list-last = { $list } and { $item }
labelled = { $item }: { $text }
