### Rules, aids and the first lesson, around the game. The rules themselves are in rules.ftl.

## The reference

learn-search = Search rules and words
learn-found =
    { $count ->
        [0] Nothing has all these words.
        [one] { $count } entry found
       *[other] { $count } entries found
    }
learn-book = Told as in
learn-told-book = Where rule books differ, the rules are told as in the one chosen here.
learn-told-table = The rules are told as they are played at your table, with the changes its host made.
learn-print = Print
learn-short = The game in short
learn-aim = The aim
learn-aim-text =
    { $game ->
        [watch] Settle the land south of the Wall: roads lead to places for settlements, and settlements grow into cities. Guard the Wall as well, for what you build brings wildlings. The game ends in one of three ways. Whoever has { $victory_points } points at the end of their own turn wins. At the third breach of the Wall, or as soon as { $gift_limit } wildlings are in the South, it is over at once, and whoever has the most guards on the Wall wins.
       *[base] Settle the island: roads lead to places for settlements, and settlements grow into cities. Whoever has { $victory_points } points in their own turn wins.
    }
learn-points-text =
    { $game ->
        [watch] A settlement is worth 1 point, a city 2, a victory-point card 1, the longest trade route and the strongest ranger 1 each. Three guards on the Wall are worth 1 point, five or more 2.
       *[base] { rule-WIN-01 }
    }
learn-turn-text =
    { $game ->
        [watch] Roll the three dice. The two production dice come first: every hex with their sum brings cards to all who have built on its corners, unless the robber or a wildling blocks it. On a seven no hex does, and the robber moves. After them the wildling die may send a wildling to the Wall.
       *[base] Roll the dice: every hex with that number brings cards to all who have built on its corners. On a seven no hex does, and the robber moves.
    } Then { $phases ->
        [separate] trade first, with the other players and with the bank, build afterwards,
       *[combined] trade with the other players and with the bank and build, in any order,
    } and pass the dice on.
learn-costs-text =
    { $game ->
        [watch] { rule-BUILD-01 } A guard costs brick, wool and lumber.
       *[base] { rule-BUILD-01 }
    }
learn-chapters = Chapters
learn-words = Words of the game
learn-whole = The whole reference, in a new window
learn-sources = From
learn-sources-none = goes without saying
learn-replaced = In this game, in its place:
learn-not-here = This game has nothing that it applies to.
learn-source =
    { $book ->
        [K] the Korean manual
        [Z] the Traditional Chinese index
        [J] the Japanese turn sheet
        [U] the Ukrainian short rules
       *[F] published data and rulings
    }
learn-chapter =
    { $chapter ->
        [PLAY] At every table
        [BOARD] The island
        [SETUP] Before the first turn
        [TURN] A turn
        [PROD] Production
        [TRADE] Trading
        [BUILD] Building
        [ROAD] The longest road
        [ROBBER] Seven and the robber
        [DEV] Development cards
        [WIN] Points and the end
       *[AID] What helps you
    }

## Words of the game; .forms are the forms in which texts have them, a star standing for any ending

term-hex = hex
    .forms = hex | hexes
    .text =
        { $game ->
            [watch] One of the six-sided tiles that the land is made of. It has a terrain and a number.
           *[base] One of the six-sided tiles that the island is made of. It has a terrain and, unless it is a desert, a number.
        }
term-corner = corner
    .forms = corner | corners
    .text = Where up to three hexes meet. Settlements and cities stand here.
term-side = side
    .forms = sides of hexes | a side on the coast | a side that touches | a free side | one side away
    .text = The line between two hexes, or between a hex and the sea. Roads lie here.
term-coast = coast
    .forms = coast
    .text =
        { $game ->
            [watch] The rim of the land. Its corners and sides can be built on, and the trade routes lie at its southern edge.
           *[base] The rim of the island. Its corners and sides can be built on, and the harbours lie along it.
        }
term-desert = desert
    .forms = desert | deserts
    .text = The hex that yields nothing. The robber starts here.
term-token = number token
    .forms = number token | number tokens | token | tokens
    .text = The disc on a hex with the number that makes it produce. The more dots, the more often it is rolled.
term-harbour = harbour
    .forms = harbour | harbours
    .text =
        { $game ->
            [plain] A place at the edge of the land where your building lets you trade one kind with the bank at 2:1.
           *[base] A place on the coast where your building lets you trade with the bank at 3:1, or at 2:1 for one kind.
        }
term-setup = set-up
    .forms = set-up | starting places | starting settlements
    .text =
        { $game ->
            [watch] What happens before the first turn, in three rounds: everybody gets two settlements and two roads, and a guard on the Wall.
           *[base] What happens before the first turn: everybody gets two settlements and two roads.
        }
term-first_player = first player
    .forms = first player
    .text = Whoever places first in the set-up and has the first turn.
term-stock = stock
    .forms = stock
    .text = The pieces that you have not built yet, or the cards that the bank still has.
term-bank = bank
    .forms = bank
    .text = The cards that belong to nobody. It pays out what hexes produce, takes what is paid, and trades.
term-resource_card = resource card
    .forms = resource card | resource cards
    .text = Lumber, wool, grain, brick or ore. With these everything is paid.
term-lumber = lumber
    .forms = lumber | forest | forests
    .text =
        { $game ->
            [watch] What forests yield. Roads, settlements and guards need it.
           *[base] What forests yield. Roads and settlements need it.
        }
term-wool = wool
    .forms = wool | pasture | pastures
    .text =
        { $game ->
            [watch] What pastures yield. Settlements, guards and development cards need it.
           *[base] What pastures yield. Settlements and development cards need it.
        }
term-grain = grain
    .forms = grain | fields
    .text = What fields yield. Settlements, cities and development cards need it.
term-brick = brick
    .forms = brick | hills
    .text =
        { $game ->
            [watch] What hills yield. Roads, settlements and guards need it.
           *[base] What hills yield. Roads and settlements need it.
        }
term-ore = ore
    .forms = ore | mountains
    .text = What mountains yield. Cities and development cards need it.
term-hand = hand
    .forms = in the hand | a hand of | every hand | empty hand | hidden hands
    .text = The resource cards that you hold. Others see how many there are, not which.
term-turn = turn
    .forms = turn | turns
    .text =
        { $game ->
            [watch] Roll the three dice, trade, build and place guards; then it is the next player’s turn.
           *[base] Roll the dice, trade, build; then it is the next player’s turn.
        }
term-dice = dice
    .forms = dice | roll | rolls | rolled
    .text =
        { $game ->
            [watch] Three dice are rolled at the start of each turn. The sum of the two production dice says which hexes produce, the wildling die which trail is taken.
           *[base] Two dice are rolled at the start of each turn. Their sum says which hexes produce.
        }
term-production = production
    .forms = production | produce | produces | producing | produced
    .text = The hexes whose number is rolled give cards to everybody who has a building on them.
term-trade = trade
    .forms = trade | trades | trading
    .text = Changing resource cards for others, with players as you agree, or with the bank at your rate.
term-offer = offer
    .forms = offer | offers
    .text = What you would give and what you want for it. Others accept, decline or answer with their own.
term-counter_offer = counter-offer
    .forms = counter-offer | counter-offers
    .text = An offer in reply to another, from somebody who is not at turn.
term-price = price
    .forms = price | prices
    .text =
        { $game ->
            [watch] The resource cards that a road, settlement, city, guard or development card costs.
           *[base] The resource cards that a road, settlement, city or development card costs.
        }
term-road = road
    .forms = road | roads
    .text = A piece on a side. Roads lead to new corners, and the longest one earns points.
term-settlement = settlement
    .forms = settlement | settlements
    .text = A building worth 1 point. It gets one card from each producing hex that it touches.
term-city = city
    .forms = city | cities
    .text = A settlement made larger: worth 2 points, and two cards from each producing hex.
term-building = building
    .forms = a building | buildings | single building
    .text = A settlement or a city.
term-distance_rule = distance rule
    .forms = distance rule
    .text = Between any two buildings lie at least two sides.
term-longest_road = longest road
    .forms = longest road
    .text = The award for the longest unbroken road of at least five pieces, worth 2 points.
term-robber = robber
    .forms = robber
    .text =
        { $game ->
            [watch] The figure that stops a hex from producing. A seven or a ranger patrol moves it, and whoever moves it steals a card.
           *[base] The figure that stops a hex from producing. A seven or a knight moves it, and whoever moves it steals a card.
        }
term-discard = discard
    .forms = discard | discards | discarding
    .text = Giving cards back to the bank: half of a hand that is too large when a seven is rolled.
term-steal = steal
    .forms = steal | steals | stealing | theft
    .text = Drawing one card, unseen, from a player beside the robber’s new hex.
term-development_card = development card
    .forms = development card | development cards
    .text =
        { $game ->
            [watch] A card bought from a pile and kept secret: a ranger patrol, road building, winter stores, new recruits or a victory point.
           *[base] A card bought from a pile and kept secret: a knight, a progress card or a victory point.
        }
term-knight = knight
    .forms = knight | knights
    .text = The development card that moves the robber. Played knights count for the largest army.
term-largest_army = largest army
    .forms = largest army
    .text = The award for the most knights played, at least three, worth 2 points.
term-special_card = special card
    .forms = special card | special cards | award | awards
    .text =
        { $game ->
            [watch] The card of the longest trade route or of the strongest ranger: it passes to whoever does better, and its point with it.
           *[base] The card of the longest road or of the largest army: it passes to whoever does better, and its points with it.
        }
term-progress_card = progress card
    .forms = progress card | progress cards
    .text =
        { $game ->
            [plain] Road building or year of plenty. It is played once and leaves the game.
           *[base] Road building, year of plenty or monopoly. It is played once and leaves the game.
        }
term-road_building = road building
    .forms = road building
    .text = The progress card that lays two roads for nothing.
term-year_of_plenty = year of plenty
    .forms = year of plenty
    .text = The progress card that takes two cards of your choice from the bank.
term-monopoly = monopoly
    .forms = monopoly
    .text = The progress card that takes every card of one kind from all the others.
term-victory_card = victory-point card
    .forms = victory-point card | victory-point cards
    .text = The development card that is worth 1 point and stays hidden.
term-point = point
    .forms = points | 1 point
    .text =
        { $game ->
            [watch] What you win by: settlements, cities, guards, awards and some cards are worth points.
           *[base] What you win by: settlements, cities, awards and some cards are worth points.
        }
term-declare_victory = declaring victory
    .forms = claim* the win | claim | declar* victory
    .text = Saying that you have the points to win, where the rule book wants it said; elsewhere the game ends by itself.

## Aids at the table

learn-cost =
    { $count ->
        [0] { $goods }: you have all of it.
       *[other] { $goods }: you lack { $lacking }.
    }
learn-can = What can I do now?
learn-can-yes = possible now
learn-can-no = not possible now
learn-act =
    { $act ->
        [roll] Roll the dice
        [r] Build a road
        [s] Build a settlement
        [c] Build a city
        [buy] Buy a development card
        [t] Trade with the bank
        [o] Make an offer
        [kn] Play a knight
        [rb] Play road building
        [yp] Play year of plenty
        [mo] Play monopoly
        [vp] Show victory-point cards
        [rob] Move the robber
        [x] Discard
        [y] Accept the offer
        [n] Decline the offer
        [d] Take the offer
        [close] Close the trade
        [withdraw] Withdraw the offer
        [win] Claim the win
       *[end] End the turn
    }
learn-act-robs = { $place }, and steal from { $whom }
learn-need =
    { $need ->
        [roll] Once, at the start of your turn.
        [r] Its price, and a free side next to a road or building of yours.
        [s] Its price, and a free corner on your road, with no building one side away.
        [c] Its price, and a settlement of yours to replace.
        [buy] Its price, and a card left in the pile.
        [t] As many cards of one kind as your rate says, after the roll.
        [o] A card to give, after the roll.
        [kn] The card, not bought in this turn; one card a turn.
        [rb] The card, not bought in this turn, and room for a road.
        [yp] The card, not bought in this turn; one card a turn.
        [mo] The card, not bought in this turn; one card a turn.
        [rob] Choose a hex, and whom to steal from.
        [x] Choose the cards that go back to the bank.
        [y] An offer to you is open, and you have the cards.
        [n] An offer to you is open.
        [d] An offer to you is open, and you have the cards.
        [close] Somebody has accepted your offer.
        [withdraw] Your own offer is open.
        [win] Enough points, in your own turn.
        [vp] Victory-point cards in your hand.
       *[end] The dice rolled, and nothing left that you must do.
    }
learn-lack =
    { $lack ->
        [side] No free side lies next to your roads and buildings.
        [way] No road of yours leads to a free corner.
        [near] Another building is one side away.
        [settlement] You have no settlement to replace.
        [deck] The pile is empty.
        [fresh] You bought it in this turn.
        [card] You hold no such card.
        [turn] { $who } is at turn.
        [offer] There is no such offer.
        [seven] Only after a seven or a knight.
        [bank] The bank has none left.
        [traded] Trading is over in this turn: you have built or bought.
        [roll] Roll the dice first.
        [goods] You are short of { $goods }.
        [pieces] All { pieces } are in use.
        [rolled] The dice have been rolled in this turn.
        [played] You have played a card in this turn.
        [rate] You are short of { $goods } for your best rate, { $rate }:1.
        [cards] You have no cards for it.
        [points] { points } short of { $most }.
       *[stage] Something else comes first.
    }
learn-cards-box = in the box
learn-cards-played = played
learn-cards-own = yours
learn-cards-unseen = unseen
learn-cards-note =
    { $count ->
        [one] Unseen cards are in the pile, which has { $count } card, or in others’ hands.
       *[other] Unseen cards are in the pile, which has { $count } cards, or in others’ hands.
    }
learn-rolls = How often a number is rolled
learn-rolls-of = { $ways } of { $all }
learn-tracker = What is known of each hand
learn-tracker-note =
    { $on ->
        [yes] The fewest and the most cards of each kind, by what everybody at the table has seen.
       *[no] The host of this table has not switched the tracker on.
    }
learn-coach-offer = On the offer of { $who }
learn-coach = Coach
learn-coach-state =
    { $coach ->
        [none] The host of this table allows no coach.
        [wait] The coach speaks when the table waits for you or an offer reaches you.
        [thinks] The coach is thinking …
       *[says] The coach has no advice here.
    }
# $worth: a number with its sign, such as +0.4.
# $worth is the number with its sign, $count the same without one.
learn-coach-gain =
    { $count ->
        [one] { $worth } point
       *[other] { $worth } points
    }
learn-keys = Keys and clicks

## The first lesson

learn-front = First time here? Learn it by playing.
learn-lesson = Learn by playing
learn-lesson-lead = Play a real game against bots on the island made for a first game. At each new thing you are told what it is and where to click. Nothing needs to be read beforehand, and you can leave and come back at any time.
learn-lesson-begin =
    { $again ->
        [yes] Start a new one
       *[no] Start the lesson
    }
learn-lesson-resume = Go on with your lesson
learn-lesson-read = Rather read the rules
learn-lesson-contents = What you will come across
learn-lesson-progress = { $learnt } of { $all } learnt
learn-lesson-fold =
    { $shown ->
        [yes] Make this small
       *[no] Show this again
    }
learn-lesson-end = End the lesson and play on
learn-lesson-next =
    { $told ->
        [skip] Skip this
       *[read] Go on
    }
learn-step-goal = This is you. You have two settlements, each worth 1 point. Whoever is first to have { $victory_points } points in their own turn wins.
    .title = You and your goal
learn-step-numbers = Each hex yields its card when its number is rolled, in anybody’s turn. More dots mean more often; red numbers come most.
    .title = Hexes and numbers
learn-step-discard =
    { $count ->
        [one] A seven, and you hold more than { $hand_limit } cards. Choose { $count } card to give back.
       *[other] A seven, and you hold more than { $hand_limit } cards. Choose { $count } cards to give back.
    }
    .title = Too many cards
learn-step-robber = Now you move the robber. Choose a hex where it hurts others: it will yield nothing, and you steal a card there.
    .title = You move the robber
learn-step-answer = Somebody offers you a trade. Say yes if you need what you get more than what you give; no costs nothing.
    .title = An offer to you
learn-step-roll = It is your turn. Begin it by rolling the dice.
    .title = Roll the dice
learn-step-gain = The roll brought you { $goods }. Your cards are here; only you see which they are.
    .title = Your first cards
learn-step-nothing = Nothing of yours has this number. It happens; you also get cards when others roll.
    .title = No cards this time
learn-step-robbed = { $whom } moved the robber. The hex under it yields nothing until a seven or a knight moves it again.
    .title = The robber
learn-step-city = You can pay for a city. Click here, then one of your settlements: it will be worth 2 points and yield double.
    .title = Build a city
learn-step-settlement = You can build a settlement. Click here, then a corner that lights up: one more point, and more cards.
    .title = Build a settlement
learn-step-card = You hold a card that can be played. One a turn, even before the roll: click it to see what it does.
    .title = Play a card
learn-step-road = You can pay for a road. Click here, then a side that lights up. Roads lead to corners for new settlements.
    .title = Build a road
learn-step-buy = You can buy a development card: a knight, a progress card or a secret point.
    .title = Buy a card
learn-step-bank = You have enough of one kind to change it with the bank. Open the trade and take what you lack.
    .title = Trade with the bank
learn-step-offer = Something is lacking? Open the trade and offer the others a card of yours for one of theirs.
    .title = Trade with players
learn-step-aid = Prices, chances, and what you can do now are here, and so are all the rules.
    .title = Where help is
learn-step-end = Done? Then end your turn. The others play, and your hexes go on yielding cards.
    .title = End your turn
learn-step-watch = Now the others play. Watch their rolls: your hexes yield for you all the same.
    .title = The others’ turns
learn-step-ready = You know what a turn is made of. This is a real game: play on, and win it. Whatever is new will still be explained when it comes.
    .title = You can play
learn-step-wait = Nothing new just now.
    .title = Lesson: play on
