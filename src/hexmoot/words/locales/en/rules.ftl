### The rules: the message states a rule, .title names it.
### Where a rule depends on an option of the edition, the option is a variable of the option's own name.

## PLAY: what every table takes for granted

rule-PLAY-01 = This game has ended, so no further move is accepted.
    .title = The game is over
rule-PLAY-02 = The decision now lies with another seat, not with this one.
    .title = Not your decision
rule-PLAY-03 = The turn is at a stage that has no room for this move: something else has to happen first, or its moment has passed.
    .title = Not at this stage
rule-PLAY-04 = The board has no hex, corner or side by this name.
    .title = No such place
rule-PLAY-05 = No such offer is open: it was never made, was withdrawn or replaced, or can no longer be met.
    .title = No such offer
rule-PLAY-06 = This seat has given its answer already, and one answer is all it has.
    .title = Answered already
rule-PLAY-07 = This result is impossible here: chance can only bring up dice, cards or tokens that are really there to come up.
    .title = An impossible result
rule-PLAY-08 =
    { $offers_per_turn ->
        [0] A seat may make as many offers in a turn as it likes.
        [one] A seat may make { $offers_per_turn } offer in a turn, and no more.
       *[other] A seat may make { $offers_per_turn } offers in a turn, and no more.
    }
    .title = Offers in a turn

## BOARD: the island

rule-BOARD-01 = With up to four players the island has 19 hexes: four forests, four pastures, four fields, three hills, three mountains and one desert. Eighteen of them yield cards; the desert does not.
    .title = The island
rule-BOARD-02 = Each terrain has its card: forests yield lumber, pastures wool, fields grain, hills brick and mountains ore. A desert yields nothing.
    .title = What terrain yields
rule-BOARD-03 = With up to four players, eighteen hexes carry a number token. The numbers 3 to 6 and 8 to 11 are there twice, 2 and 12 once, and 7 never.
    .title = Number tokens
rule-BOARD-04 = The dots on a token tell how many of the 36 rolls bring up its number, from one dot for 2 and 12 to five for 6 and 8; likelier numbers are drawn larger.
    .title = Dots on the tokens
rule-BOARD-05 = Settlements and cities stand on the corners of hexes and nowhere else. A corner has room for a single building.
    .title = Corners
rule-BOARD-06 = Roads lie on the sides of hexes and nowhere else, one to a side. A side on the coast will do, the open sea will not.
    .title = Sides
rule-BOARD-07 = A harbour has two corners on the coast, and a building on one of them opens it to the owner of that building and to nobody else. The distance rule leaves room for only one building there.
    .title = Harbours
rule-BOARD-08 =
    On a random board the terrain is shuffled. { $harbours ->
        [shuffled] The harbours are dealt over fixed places round the coast.
       *[frame] The pieces of the sea frame are joined in any order, and the harbours lie as they are printed on them.
    } { $tokens ->
        [random] The numbers are dealt anywhere, but never two red ones side by side.
       *[spiral] The numbers go down in the order of their letters, against the clock from a corner hex round the coast, then round the inner ring and so to the middle; a desert is passed over and uses up no letter.
    }
    .title = The random board
rule-BOARD-09 = When tokens are laid in a spiral, their path may begin at any of the six corner hexes of the island.
    .title = Where the spiral begins
rule-BOARD-10 = When tokens are laid at random, two red ones (6 and 8) never lie on neighbouring hexes.
    .title = Red numbers apart
rule-BOARD-11 = When the harbours are shuffled, every second sea tile round the island is a harbour, and the kinds of harbour are dealt over those places freely.
    .title = Shuffled harbours
rule-BOARD-12 = Five or six players use the large board: 30 hexes in rows of 3, 4, 5, 6, 5, 4 and 3 (six forests, six pastures, six fields, five hills, five mountains, two deserts), 28 tokens and 11 harbours. The bank then has 24 cards of each kind, and the pile 34 development cards: 20 knights, 3 each of road building, year of plenty and monopoly, and 5 victory points.
    .title = The large board
rule-BOARD-13 = The large board has two deserts; the deal of the island says on which one the robber starts.
    .title = Two deserts

## SETUP: before the first turn

rule-SETUP-01 = Every player has a stock of { $roads } roads, 5 settlements and 4 cities.
    .title = Pieces
rule-SETUP-02 = With up to four players the bank starts with 19 cards of each of the five kinds. The pile starts with 25 development cards: 14 knights, 5 victory points, and 2 each of road building, year of plenty and monopoly.
    .title = The bank and the pile
rule-SETUP-03 = At the start the robber stands on the desert.
    .title = Where the robber starts
rule-SETUP-04 = On the printed first island with given starting places, the island, its tokens and harbours, and two settlements with a road each per colour are as printed. The settlement with the star pays each player’s first cards.
    .title = The printed first island
rule-SETUP-05 = When only two or three play from given starting places, the red ones stay in the box; with two, so do the orange ones.
    .title = Colours left out
rule-SETUP-06 =
    { $first_player ->
        [oldest] The oldest player begins; the host says which seat that is.
        [named] The host says which seat begins.
       *[highest_roll] Everybody rolls the two dice, and the highest sum begins; those who share it roll again among themselves.
    }
    .title = Who begins
rule-SETUP-07 = When starting places are chosen: in the first round, going clockwise from the first player, each places a settlement on any open corner, coast and harbours included, and then a road on a side that touches this settlement.
    .title = The first settlement
rule-SETUP-08 = Starting settlements need no road to lead to them, but they keep the distance rule: no building may stand on a corner next to theirs.
    .title = Distance at the start
rule-SETUP-09 = The second round runs backwards, so whoever was last goes first. Each places another settlement, anywhere that is open, and a road that touches this one and not merely the earlier one.
    .title = The second settlement
rule-SETUP-10 = The second settlement pays at once: one card from each terrain hex it touches. Desert and sea pay nothing, so it brings three cards at most.
    .title = The first cards
rule-SETUP-11 = Once the second round is over, the first player, who was the last to place, takes the first turn.
    .title = The first turn
rule-SETUP-12 = Everyone begins the first turn with two settlements on the board, and so with 2 points.
    .title = Two points to begin with
rule-SETUP-13 = On the older printed island the given starting places are a reconstruction, since the printed ones are not known: even in dots and in variety. Blue’s paying settlement lies between the 12 pasture, the 6 mountains and the 5 hills, so that blue starts with wool, ore and brick.
    .title = The older printed island

## TURN: the order of a turn

rule-TURN-01 = Every turn has one roll of the dice, which cannot be skipped or repeated. Trading and building are free to do or leave; then the dice go to the next player clockwise.
    .title = A turn
rule-TURN-02 =
    { $phases ->
        [separate] A turn has its trades first and its building after: the first thing built or bought closes the trading for that turn. Roads that come free with a card do not close it.
       *[combined] At this table building does not close the trading; elsewhere all trades come first.
    }
    .title = Trade, then build
rule-TURN-03 =
    { $phases ->
        [separate] At this table trades come before building; elsewhere the two may be mixed.
       *[combined] The player at turn may mix trading and building after the roll, as often as wanted.
    }
    .title = Trading and building mixed
rule-TURN-04 = One development card may be played in a turn, at any point of one’s own turn, even before the dice; victory-point cards are not counted. It has to wait while a discard, a move of the robber or the effect of an earlier card is still open.
    .title = One card a turn
rule-TURN-05 =
    { $turn_seconds ->
        [0] This table plays without a clock for the turn.
       *[other]
            A turn has { $turn_seconds ->
                [one] { $turn_seconds } second
               *[other] { $turn_seconds } seconds
            }, from taking the dice to handing them on. At zero it closes by itself, and any duty still open (cards to discard, a robber to move) is settled by a fair random choice.
    }
    .title = The clock
rule-TURN-06 = Until the dice are rolled, playing a development card is all that is possible: trading, building and buying come after the roll.
    .title = Before the roll
rule-TURN-07 =
    Building, buying, trading with the bank and playing cards are for the player at turn alone. { $extra_build ->
        [phase] With five or six players the others may build and buy between turns.
        [paired] With five or six players one other player has a paired turn.
       *[none] Nobody else acts between turns.
    }
    .title = Only at one’s turn
rule-TURN-08 = Where there is a building round, with five or six players, it follows each turn: all the others, clockwise, are asked whether they want to build or buy.
    .title = Building between turns
rule-TURN-09 = The building round between turns allows no trade, no card to be played and no victory. A development card bought in it is old enough to be played in the buyer’s next own turn.
    .title = Limits between turns
rule-TURN-10 = Where turns are paired, with five or six players, the third seat to the left then has a turn of its own without dice: it may trade with the bank, build, buy and play one card, but not trade with players. Nobody wins except in a full turn of their own.
    .title = The paired turn

## PROD: production

rule-PROD-01 = The two dice are added up, and each hex whose token shows the sum produces; if two hexes show it, both do.
    .title = The roll
rule-PROD-02 = A producing hex pays every owner of a building on its corners, whoever rolled: one card for a settlement, two for a city. Each building is paid separately.
    .title = Who is paid
rule-PROD-03 = A hex with the robber on it produces nothing; other hexes with the same number are not affected.
    .title = The robber’s hex
rule-PROD-04 =
    { $bank_short ->
        [sole_claimant] If the bank holds fewer cards of a kind than one roll calls for, a player who is the only one to be paid in that kind receives what is left; if several are, no one gets it. The other kinds are paid as usual, and the loss is not made up later.
       *[none] If the bank holds fewer cards of a kind than one roll calls for, no one is paid in that kind; the other kinds are paid as usual, and the loss is not made up later.
    }
    .title = When the bank is short
rule-PROD-05 = Which cards a player holds is secret. How many they are is open to all, and so is the stock of the bank.
    .title = Hidden hands
rule-PROD-06 = Of the 36 ways two dice can fall, six make 7, five each 6 and 8, four each 5 and 9, three each 4 and 10, two each 3 and 11, and one each 2 and 12.
    .title = How likely a roll is

## TRADE: with players and with the bank

rule-TRADE-01 = Once the dice are rolled, the player at turn may exchange resource cards with any other player, in whatever kinds and numbers the two of them agree on.
    .title = Trading with players
rule-TRADE-02 = The player at turn is one side of every trade; the others cannot deal among themselves.
    .title = Only with the player at turn
rule-TRADE-03 = The other players may reply with a counter-offer, or make an offer to the player at turn without being asked. They may also prepare one for the player whose turn is next, and it can be closed only when that turn has come.
    .title = Counter-offers
rule-TRADE-04 =
    { $gifts ->
        [yes] One side of a trade may give nothing. Loans and promises are no trade all the same.
       *[no] A trade takes a card or more from each of the two sides. Presents, loans and promises are no trade.
    }
    .title = Gifts
rule-TRADE-05 = Like is never traded for like: the bank gives another kind than it takes, and between players no kind may appear on both sides.
    .title = No like for like
rule-TRADE-06 = The bank always changes four cards of a kind into one card of another; no harbour is needed. Whoever has a better rate pays that one: nobody is asked for more cards than the best open harbour demands. Cards handed in are back in its stock at once.
    .title = The bank at 4:1
rule-TRADE-07 = Whoever has a building at a 3:1 harbour may give the bank three cards of any one kind for one card of another.
    .title = 3:1 harbours
rule-TRADE-08 = Whoever has a building at the 2:1 harbour of a kind may give the bank two cards of that kind for one of another. For the other kinds this harbour changes nothing.
    .title = 2:1 harbours
rule-TRADE-09 = There is no limit to the number of trades in a turn.
    .title = Any number of trades
rule-TRADE-10 = Only resource cards change hands in a trade: development cards, the longest road and the largest army stay with their owners.
    .title = What can be traded
rule-TRADE-11 = Trades with the bank are open: all players see which cards are given and which is taken.
    .title = Bank trades are open
rule-TRADE-12 = A kind that the bank is out of cannot be had from it.
    .title = Out of stock
rule-TRADE-13 =
    { $new_harbour ->
        [next_turn] A harbour that a player reached in this turn is of use from that player’s following turn.
       *[at_once] A harbour works from the moment it is reached.
    }
    .title = New harbours
rule-TRADE-14 = Nobody can offer or hand over cards that are not in the hand: this is tested for the one who offers when the offer is made, and for both when the trade is closed. If the other side is short, only that side is told so.
    .title = Only cards in the hand
rule-TRADE-15 = A trade joins exactly two players, of whom one is at turn, and is carried out in full or not at all.
    .title = Two to a trade

## BUILD: roads, settlements, cities and cards

rule-BUILD-01 = A road costs lumber and brick; a settlement lumber, brick, wool and grain; a city two grain and three ore; a development card wool, grain and ore. The payment goes into the bank and is in stock again at once.
    .title = Prices
rule-BUILD-02 = A turn has no limit on what is built and bought, other than the cards in the hand and the pieces in stock.
    .title = As much as you can pay
rule-BUILD-03 = A piece can be built only while the stock of its owner has one left: { $roads } roads, 5 settlements, 4 cities.
    .title = Pieces in stock
rule-BUILD-04 = A new road needs a free side with an own road, settlement or city at one of its ends.
    .title = Where roads go
rule-BUILD-05 = A building of another player blocks its corner: roads may lead up to it, but an own road ending there is no starting point for the next one, even if it came first. From its other corners one may build on.
    .title = Not past a strange building
rule-BUILD-06 = A settlement needs a free corner at which an own road ends or passes. That corner may well lie in the middle of another player’s road.
    .title = Where settlements go
rule-BUILD-07 = A settlement may be placed only if every corner one side away is without a building, no matter whose.
    .title = Distance rule
rule-BUILD-08 = A city is built only in place of an own settlement, which goes back to its owner’s stock; an empty corner cannot take a city.
    .title = Where cities go
rule-BUILD-09 = A settlement may be turned into a city in the very turn in which it was built, at the full price of both.
    .title = Settlement and city in one turn
rule-BUILD-10 = With all five settlements in use, another can be built only after one of them has become a city. Paying both prices together does not put a city straight onto an empty corner.
    .title = Five settlements
rule-BUILD-11 = What has been built stays where it is. Nothing is taken back or moved, except that a settlement makes way for its city.
    .title = Built is built
rule-BUILD-12 = Development cards come from a pile, and once it is empty no more are sold. A card is kept secret until it is played, and it never goes back to the pile.
    .title = Buying development cards
rule-BUILD-13 = What is paid for is placed there and then, on a place where it is allowed; without a piece, or without such a place, it cannot be bought.
    .title = Placed at once

## ROAD: the longest road

rule-ROAD-01 = The first player whose road is at least five pieces long receives the longest road, worth 2 points. The length is that of the longest single path that uses no piece twice; it may pass a corner again, and side branches add nothing.
    .title = The longest road
rule-ROAD-02 = A road runs on through its owner’s settlements and cities, and turning one into the other changes nothing. A building of another player within it cuts it in two.
    .title = What cuts a road
rule-ROAD-03 = The longest road passes at once to a player whose road is strictly longer than the holder’s; with an equal one it stays.
    .title = A longer road
rule-ROAD-04 =
    When the holder’s road has been cut, all roads are measured again: whoever alone has the longest, of at least five pieces, gets the card, and if nobody does it lies aside until somebody alone is longest. { $road_tie ->
        [aside] If the holder shares first place, the card lies aside as well.
       *[keeps] A holder who shares first place with five or more keeps it.
    }
    .title = After a cut
rule-ROAD-05 = Another player’s building at the end of a road shortens nothing: the piece that leads to it still counts.
    .title = A building at the end
rule-ROAD-06 = A road cut by one player may give the special card to another who is not at turn. Should its points be enough, that player wins no sooner than in a turn of their own.
    .title = The card for a third player

## ROBBER: a seven, and what follows

rule-ROBBER-01 = When the dice show 7, no hex produces.
    .title = A seven
rule-ROBBER-02 = On a 7, a hand of more than { $hand_limit } resource cards is halved, the roller’s too: its owner picks half of the cards, rounded down, and gives them to the bank. Development cards are neither counted nor given.
    .title = Discarding
rule-ROBBER-03 = The robber waits until every discard is made. The players concerned choose independently and in any order, without seeing what the others give.
    .title = Discards come first
rule-ROBBER-04 =
    { $robber_desert ->
        [no] The robber has to leave its hex for another one on land that carries a token.
        [yes] The robber has to leave its hex for another one on land; a desert will do.
       *[other] The robber has to leave its place for another hex on land.
    } { $friendly_robber ->
        [yes] It may not touch a player who shows 2 points or fewer, unless no other hex is left.
       *[no] No player is spared.
    }
    .title = Moving the robber
rule-ROBBER-05 = Whoever moved the robber then draws one resource card, each equally likely, from another player with a building at its new hex. Among several the mover chooses, and may even choose an empty hand and get nothing; where somebody can be chosen, somebody must be.
    .title = Stealing
rule-ROBBER-06 = Before a victim is chosen, the size of every hand is known, but not what is in it. The card taken is seen by the thief and the victim only.
    .title = What is known of a theft
rule-ROBBER-07 = When the robber is done, the turn of the roller continues as after any other roll; until then there is no trading or building.
    .title = After the robber
rule-ROBBER-08 = A 7 or a knight moves the robber, and nothing else does. It stops production only: harbours stay open and building is not hindered.
    .title = What the robber does not do

## DEV: development cards

rule-DEV-01 = A development card rests in the turn in which it is bought; an older card of the same kind may be played. Victory-point cards are exempt.
    .title = New cards rest
rule-DEV-02 = A knight sends the robber to another hex and steals as after a 7, but makes nobody discard. It stays on the table and counts for the largest army, whether or not it brought a card.
    .title = Knight
rule-DEV-03 = Whoever is first to have played three knights receives the largest army, worth 2 points. From then on it passes, at the moment the card is laid and before the robber moves, only to a player with strictly more knights.
    .title = The largest army
rule-DEV-04 = Road building lays two roads for nothing, one after the other and each where a road is allowed. If there is a piece or a place for only one, it lays one; if there is none at all, the card cannot be played.
    .title = Road building
rule-DEV-05 =
    Year of plenty takes two cards out of the bank, ready for use; { $plenty_alike ->
        [no] they have to be of two different kinds.
       *[yes] they may be of the same kind.
    } A kind that is out of stock cannot be named, and if the bank has fewer than two cards to give, it gives what it has.
    .title = Year of plenty
rule-DEV-06 = Monopoly names one kind, and all the other players give up every card of it that they hold, even if that is none. The cards can be used at once; the bank gives nothing.
    .title = Monopoly
rule-DEV-07 = A progress card (road building, year of plenty or monopoly) leaves the game when it has been played.
    .title = Progress cards
rule-DEV-08 = Each of the five victory-point cards (chapel, governor’s house, library, market, university) is worth 1 point from its purchase on, in secret, and can win in the turn in which it was bought. Any number of them may be shown together.
    .title = Victory-point cards
rule-DEV-09 =
    { $reveal_vp ->
        [any_time] The owner may lay victory-point cards open whenever it suits, one or more, even in another player’s turn.
       *[at_end] Victory-point cards stay hidden until the game is won.
    }
    .title = Showing victory-point cards
rule-DEV-10 = Everybody may know how many unplayed development cards a player has; what they are is the owner’s secret.
    .title = Hidden development cards

## WIN: points and the end

rule-WIN-01 = A settlement is worth 1 point, a city 2, the longest road 2, the largest army 2 and a victory-point card 1. A road or a knight as such is worth nothing.
    .title = Points
rule-WIN-02 =
    Having at least { $victory_points } points wins at any moment of one’s own turn, be it before the roll or halfway through a card. { $win_claim ->
        [declared] The game goes on until the player claims the win, and a claim without the points is refused.
       *[automatic] The game ends at that moment by itself: nobody has to claim the win.
    }
    .title = Winning
rule-WIN-03 = Points reached in somebody else’s turn do not win until one’s own turn comes, and only if they are still there then. If two players have enough, nobody but the one at turn can win.
    .title = Only in one’s own turn
rule-WIN-04 = When the game is over, all hidden cards are laid open and everybody’s points are listed.
    .title = The end

## AID: what helps the players

rule-AID-01 = The prices of everything that can be built or bought are in view at all times.
    .title = Prices in view
rule-AID-02 = One page lists all that a player can do in a turn, what each thing takes, and what prevents it just now.
    .title = What can be done
rule-AID-03 = A table shows the development cards: what each kind does and how many there are.
    .title = Table of cards
rule-AID-04 = A table shows how likely each roll of the dice is.
    .title = Table of rolls
rule-AID-05 = A reference explains the rules, and each term in it links to its own entry.
    .title = Reference
rule-AID-06 = Advice for play: early on, lumber and brick matter most, later grain and ore. Look for harbours that fit what you produce, and for room to grow, since the middle of the island fills up quickly and the coast touches fewer hexes. Trade often, though not with whoever leads.
    .title = Advice
