### The rules of the second game. What is not said here is as in rules.ftl.

## W-SETUP: before the first turn

rule-W-SETUP-01 =
    Three or four play on 21 hexes south of the Wall, in rows of four, five, six and six: five mountains, four of each other terrain, no desert. Of the numbers, 2 and 12 are there once, 5, 6, 8, 9 and 11 twice, and 3, 4 and 10 three times. { $gift_map ->
        [shuffled] The terrain is shuffled, and so are the kinds of the trade routes; the numbers stay in their places.
       *[standard] Terrain, numbers and trade routes lie as on the standard map.
    }
    .title = The land south of the Wall
rule-W-SETUP-02 =
    { $first_player ->
        [oldest] The oldest player begins; the host says which seat that is.
        [named] The host says which seat begins.
       *[highest_roll] Everybody rolls the two production dice; the highest sum begins, and those who share it roll again.
    }
    .title = Who takes the first turn
rule-W-SETUP-03 = The Wall has four sections, one north of each hex of the first row, and each section has five spaces for guards. The breach marker starts on 0, and the longest trade route and the strongest ranger are worth 1 point each.
    .title = The Wall
rule-W-SETUP-04 = All wildling figures start in the peaks: 24 regulars, 8 climbers and 8 giants. The 57 wildling tokens are shuffled face down; for each of the three clans they show 12 regulars, 4 climbers and 3 giants.
    .title = Figures and tokens
rule-W-SETUP-05 = Face-down tokens lie under the pieces that are not built yet: one under each settlement, two under each city. Those of the two starting settlements go back unseen, so that every player begins with 11. The rest is the supply: 13 tokens with four players, 24 with three.
    .title = Tokens under the pieces
rule-W-SETUP-06 = Each player begins with a hero, front side up. With four players these are, in the order of their turns, the builder, the scholar, the steward and the commander; with three, the scholar, the steward and the commander.
    .title = The first heroes
rule-W-SETUP-07 = Every player has seven guards. After the two rounds of settlements and roads comes a third one: clockwise from the first player, each places one guard on the Wall without paying. Then the first player takes the first turn.
    .title = The first guards
rule-W-SETUP-08 = The printed starting places of this game are not known. Everybody chooses them, as on a random island.
    .title = Starting places

## W-TURN: the order of a turn

rule-W-TURN-01 = Three dice are rolled together. First the two production dice are resolved for everybody, then the wildling die, which has twelve faces. Trading and building follow as always; before the roll only a development card can be played, or a hero whose card allows it.
    .title = Three dice

## W-PROD: production

rule-W-PROD-01 = A hex with a wildling or the robber on it produces nothing.
    .title = Blocked hexes

## W-ADV: wildlings advance

rule-W-ADV-01 = From 1 to 8 the wildling die names a trail. If the clan at that trail has wildlings in its camps, the one nearest the trails advances to the clearing at the end of the trail, and those behind close up. On 9 to 12 nobody advances.
    .title = Advancing
rule-W-ADV-02 = A climber that comes to a clearing climbs over the Wall at once, past all guards, and blocks the first hex on its way south that has no wildling. This is no breach.
    .title = Climbers
rule-W-ADV-03 =
    A giant that comes to a clearing drives off the guard on the lowest space of the section, who returns to the owner; the giant returns to the peaks. { $giant_closes_ranks ->
        [no] The guards left there stay on their spaces.
       *[yes] The guards left there move down.
    } Where there is no guard, the giant breaches the Wall.
    .title = Giants
rule-W-ADV-04 = Regular wildlings stay in a clearing as long as they do not outnumber the guards of its section; once they do, they breach the Wall. It is checked again whenever a guard leaves.
    .title = Regulars
rule-W-ADV-05 = The wildlings in a clearing keep the order in which they came. When they cross, the one that came first goes first, and each follows the way south of the trail it came by. If all hexes of that way have a wildling, it takes the other way that begins at the section, then the first free hex row by row from the west.
    .title = Order in a clearing

## W-BREACH: the Wall is breached

rule-W-BREACH-01 = At a breach the guard on space 1, if one stands there, returns to the owner, and the others of the section move down. Then the wildlings of the clearing cross one after another, each to the first hex on its way south without a wildling, and after each the wildlings in the South are counted. At last the breach marker moves on by one.
    .title = A breach
rule-W-BREACH-02 = The third breach ends the game at once.
    .title = The third breach

## W-RUSH: too many in the camps

rule-W-RUSH-01 = When a fifth wildling joins a clan, the two nearest the trails rush ahead at once: the one in the lower camp takes the lower trail, then the other takes the higher one. The three that are left move up to camps 1, 2 and 3.
    .title = A rush

## W-TRADE: the bank and the trade routes

rule-W-TRADE-01 = The bank changes three cards of a kind into one of another, for everybody. Whoever has a building at the trade route of a kind gives only two cards of that kind.
    .title = The bank at 3:1

## W-BUILD: tokens are revealed

rule-W-BUILD-01 = A settlement built during the game reveals the token under it; a city reveals two, one after the other. The wildling shown goes from the peaks to the first free camp of its clan; if the peaks have none of its kind, nothing happens.
    .title = Building reveals tokens
rule-W-BUILD-02 = A settlement that comes back to its owner because of a city gets a new face-down token from the supply. Nothing else that is built comes back or moves, except for guards who leave the Wall and the road that the builder lays elsewhere.
    .title = A new token
rule-W-BUILD-03 = The first road of at least five pieces, measured along its longest single path that uses no piece twice, gets the longest trade route; the first three ranger patrols get the strongest ranger. Each of the two is worth 1 point and passes on only to strictly more. Whoever takes one, from nobody or from another player, reveals one token from the supply.
    .title = Awards reveal tokens
rule-W-BUILD-04 = Revealed tokens lie open beside the board. When the supply is empty, they are shuffled and become the new supply.
    .title = The supply runs out
rule-W-BUILD-05 = Tokens that were shuffled together and not yet seen are all equally likely. Of a token under a piece nobody knows more than the shuffle it came from.
    .title = What is known of tokens

## W-GUARD: guards

rule-W-GUARD-01 = A guard costs brick, wool and lumber and goes to the lowest empty space of any section. Without a guard in stock, or with the section full, it cannot be placed.
    .title = Where guards go
rule-W-GUARD-02 = Three or four guards on the Wall are worth 1 point to their owner, five or more are worth 2. When their number falls, so do the points.
    .title = Points for guards

## W-DEV: development cards

rule-W-DEV-01 = The bank has 19 cards of each kind, the pile 25 development cards: 14 ranger patrols, 5 victory points, and 2 each of road building, winter stores and new recruits, but no monopoly. Winter stores take two cards of one’s choice from the bank; new recruits place a guard without paying. All but patrols and points leave the game when they have been played.
    .title = The cards of the Watch
rule-W-DEV-02 = A ranger patrol either moves the robber and steals a card, or sends one wildling in the South back to the peaks and takes one card of its hex’s kind from the bank. It stays on the table and counts for the strongest ranger.
    .title = Ranger patrol

## W-HERO: heroes

rule-W-HERO-01 =
    Each of the eleven heroes has one ability, which can be used only at the moment and for the purpose that its card names. { $phases ->
        [separate] The master of arms and the seer buy something, which closes the trading as every purchase does; no other hero closes it.
       *[combined] No hero closes the trading, since at this table no purchase does.
    }
    .title = Abilities
rule-W-HERO-02 = After using a hero, the player exchanges it for another from the display, front side up, or turns it over to use it once more in a later turn. After the second use it must be exchanged. The hero just returned cannot be taken again in the same turn.
    .title = Exchange or turn over
rule-W-HERO-03 = A hero rests in the turn in which it was taken, and only one use a turn is allowed. Heroes are never traded, discarded or stolen.
    .title = When heroes rest

## W-ROBBER: the robber

rule-W-ROBBER-01 = The robber starts in a camp beside the board and blocks nothing there. After a 7, discards, robber and theft come as always, and then the wildling die is resolved. A 7 or a ranger patrol moves the robber and the tracker sends it back to its camp, and nothing else does; it hinders neither building nor trade routes.
    .title = Seven and the robber

## W-END: three ways to end

rule-W-END-01 = When the game ends by the third breach, whoever has the most guards on the Wall wins.
    .title = The Wall has fallen
rule-W-END-02 = As soon as { $gift_limit } wildlings are in the South, the game is over, and whoever has the most guards on the Wall wins.
    .title = The South is overrun
rule-W-END-03 = A settlement is worth 1 point, a city 2, a victory-point card 1, the longest trade route and the strongest ranger 1 each; guards bring points as well. Having at least { $victory_points } points at the end of one’s own turn wins. It does not win sooner, for the Wall may fall in that very turn.
    .title = Winning by points
rule-W-END-04 = Among players with equally many guards the one with more points wins, hidden ones included; then the one whose guard has the lowest-numbered space; then the one with a guard in the westernmost section, and there on the lower space. If there are no guards at all, it is the first in turn order, counted from the player at turn.
    .title = Equally many guards

## W-OPT: what a table can choose

rule-W-OPT-01 = A table can choose how many wildlings in the South end the game (7 or 8), how many roads each player has (15 or 14), whether guards close ranks behind a giant, and whether terrain and trade routes are shuffled.
    .title = Options
rule-W-OPT-02 = By the book, all trading of the full game comes before all building, more than 7 cards are too many on a 7, both sides of a trade must give, a single claimant takes what the bank has left, and hidden points stay hidden to the end; a table may choose otherwise. The plain game of the same box is played on the same 21 hexes without the Wall: an ice field is its desert, one token stands for 2 and 12, the bank changes 4:1, each award is worth 2 points, patrols only move the robber, and its pile of 23 cards has neither new recruits nor a monopoly.
    .title = The full and the plain game
