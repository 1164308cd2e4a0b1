### The second game: its words, heroes, rule books, events and reasons. Its rules are in watch-rules.ftl.
### $wildling is regular, climber or giant; $clan river, cave or hornfoot; $hero the key of a hero.
### $section counts from 1 in the west to 4, $space from 1 to 5, $trail from 1 to 8.
### Plain words stand for names that others invented; docs/18-the-watch.md says which.

## Words

watch = The Watch
wildling =
    { $wildling ->
        [regular] regular
        [climber] climber
       *[giant] giant
    }
wildling-does =
    { $wildling ->
        [regular] Waits in the clearing. When the regulars outnumber the guards, they breach the Wall.
        [climber] Climbs over the Wall at once, past all guards, and blocks a hex. No breach.
       *[giant] Drives off the guard on the lowest space. Where there is none, it breaches the Wall.
    }
wildlings =
    { $count ->
        [one] { $count } wildling
       *[other] { $count } wildlings
    }
regulars =
    { $count ->
        [one] { $count } regular
       *[other] { $count } regulars
    }
guard = guard
guards =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
patrols =
    { $count ->
        [one] { $count } ranger patrol
       *[other] { $count } ranger patrols
    }
clan =
    { $clan ->
        [river] River clan
        [cave] Cave clan
       *[hornfoot] Barefoot clan
    }
place-section = Wall section { $section }
place-space = space { $space }
place-clearing = clearing at section { $section }
place-camp = camp { $space } of the { clan }
trade-route =
    { $kind ->
        [L] 2:1 trade route for lumber
        [W] 2:1 trade route for wool
        [G] 2:1 trade route for grain
        [B] 2:1 trade route for brick
       *[O] 2:1 trade route for ore
    }

## Heroes

hero = hero
hero-face =
    { $face ->
        [front] front side: first use
       *[back] back: second and last use
    }
hero-commander = the commander
hero-commander-does = When trading: name a kind and ask up to two players for one card of it each. For each card you get, give that player one card of your choice.
hero-commander-ruling = Whoever has no such card gives nothing and gets nothing. It belongs to the trading: not after something was built or bought.
hero-steward = the steward
hero-steward-does = When trading: change one card at the bank for one of another kind.
hero-steward-ruling = The bank must have the kind. It belongs to the trading: not after something was built or bought.
hero-scholar = the scholar
hero-scholar-does = After anybody’s roll other than a 7: if it brought you no card, take one of your choice from the bank.
hero-scholar-ruling = You are asked before the wildling die is resolved, in your own turn and in others’; not if the bank has no card at all.
hero-builder = the builder
hero-builder-does = When building: take up one of your roads that touches your other pieces at one end only, and lay it elsewhere for nothing.
hero-builder-ruling = Only your own pieces count. The road may go wherever a road is allowed once it has been lifted, and only then is the longest trade route settled. It does not close the trading.
hero-arms = the master of arms
hero-arms-does = When recruiting a guard: pay any one card in place of one of the three.
hero-arms-ruling = Exactly one of the three cards is another one. It is a purchase and closes the trading.
hero-seer = the seer
hero-seer-does = When buying a development card: pay any one card in place of one of the three, look at the top three of the pile and keep one. The pile is shuffled again.
hero-seer-ruling = You may pay the plain price as well. With fewer than three cards in the pile you look at those. It is a purchase and closes the trading.
hero-rebel = the rebel king
hero-rebel-does = After your roll: look at the hand of a player with more points than you, and take one card of your choice.
hero-rebel-ruling = The points that everybody can see are compared; hidden ones do not count. The other player must have a card, and only the two of you learn which one you took.
hero-pathfinder = the pathfinder
hero-pathfinder-does = Before or after your roll: send home one wildling in a clearing or a camp. Then reveal a token from the supply.
hero-pathfinder-ruling = There must be a wildling in a camp or a clearing; those behind it move up. The token may bring another one, and even a rush.
hero-archer = the archer
hero-archer-does = Before or after your roll: send home one wildling in the South.
hero-archer-ruling = You get no card for it.
hero-recruiter = the recruiter
hero-recruiter-does = Before or after your roll: give up one of your played ranger patrols, and place a guard without paying.
hero-recruiter-ruling = The patrol leaves the game and no longer counts for the strongest ranger. If the holder thereby no longer has the most, whoever alone has the most, three at least, takes it and reveals a token; if nobody does, it lies aside until somebody alone has the most. It does not close the trading.
hero-tracker = the tracker
hero-tracker-does = Before or after your roll: chase the robber back to its camp, and take one card of the kind of the hex it leaves.
hero-tracker-ruling = The robber must stand on a hex. If the bank has no card of that kind, you get none.

## Stages of a game; .ask says what is waited for

stage-guarding = placing a guard
    .ask = { $who } places a guard on the Wall.
stage-revealing = revealing a token
    .ask = { $who } reveals a wildling token.
stage-consoling = the scholar’s card
    .ask = { $who } may use the scholar.
stage-foreseeing = the seer’s cards
    .ask = { $who } chooses one of the top cards.
stage-taking = the rebel king’s card
    .ask = { $who } takes a card from an open hand.
stage-repaying = the commander’s return
    .ask = { $who } gives a card in return.
stage-hero = after a hero’s use
    .ask = { $who } exchanges the hero or turns it over.

## Rule books and options

edition-w-base = The Watch
    .description = Guard the Wall while you build: wildlings gather in the north, and if it falls, the best guards win. By the rules of Brotherhood of the Watch, for three or four.
    .source = Brotherhood of the Watch, full game
edition-w-plain = The Watch, plain
    .description = The same land without the Wall: an ice field instead of one mountain, and the bank at 4:1.
    .source = Brotherhood of the Watch, base game
option-gift_limit = Wildlings in the South
    .description = How many of them end the game.
    .value =
        { $value ->
            [one] { $value } wildling
           *[other] { $value } wildlings
        }
option-roads = Roads in stock
    .description = How many roads each player has.
    .value =
        { $value ->
            [one] { $value } road
           *[other] { $value } roads
        }
option-giant_closes_ranks = Behind a giant
    .description = Whether the guards left in a section move down after a giant’s blow.
    .yes = they close ranks
    .no = they stay where they are
option-gift_map = Map
    .description = The standard map, or its terrain and trade routes shuffled; the numbers stay.
    .standard = standard map
    .shuffled = shuffled terrain and trade routes

## What happens

event-wildling_rolled = The wildling die shows { $count }.
event-trail_empty = No wildling comes by trail { $trail }.
event-placed_guard = { $who } places a guard on the Wall: section { $section }, space { $space }.
event-guard_returned = A guard of { $who } comes home from section { $section }.
event-closed_ranks = The guards of section { $section } close ranks.
event-won_guard_point = { $who } gains a point for guards: { guards } on the Wall.
event-lost_guard_point = { $who } loses a point for guards: { guards } left on the Wall.
event-revealed_token = { $who } reveals a token: { wildling }, { clan }.
event-token_idle = The peaks have no such figure left ({ wildling }): the token does nothing.
event-tokens_shuffled =
    { $count ->
        [one] The supply is empty: { $count } used token is the new one.
       *[other] The supply is empty: { $count } used tokens are shuffled into a new one.
    }
event-token_laid = A new token goes under the settlement that came back to { $who }.
event-gathered = A wildling comes to the camps ({ wildling }, { clan }).
event-advanced = A wildling advances by trail { $trail } ({ wildling }).
event-closed_up = The { clan } closes up in its camps.
event-rushed = Five in the camps of the { clan }: two of them rush ahead!
event-climbed = A climber gets over the Wall and blocks { $place }.
event-smashed = A giant strikes at section { $section } and drives off a guard of { $who }.
event-breached = The Wall is breached at section { $section }! Once all have crossed, it is breach { $count } of 3.
event-crossed = A wildling crosses the Wall and blocks { $place } ({ wildling }).
event-sent_home = { $who } sends a wildling home from { $place } ({ wildling }).
event-cleared_clearing = { $who } sends a wildling home from the clearing at section { $section }.
event-cleared_camp = { $who } sends a wildling home from the camps ({ wildling }, { clan }).
event-began_with_hero = { $who } begins with a hero: { $name }.
event-used_hero = { $who } uses a hero: { $name }.
event-turned_hero = { $who } turns a hero over for a second use: { $name }.
event-returned_hero = { $who } returns a hero: { $name }.
event-took_hero = { $who } takes a hero: { $name }.
event-spared_hero = { $who } does not use the hero now.
event-demanded =
    { $count ->
        [0] { $who } asks { $whom } for a card: { kind }. { $whom } has none.
       *[other] { $who } asks { $whom } for a card: { kind }.
    }
event-looked_at_hand = { $who } looks at the hand of { $whom }.
event-saw_hand = { $who } sees the hand of { $whom }: { $goods }.
event-foresaw = { $who } looks at the top cards of the pile and keeps one.
event-saw_card = { $who } sees a card: { card }.
event-lifted_road = { $who } takes up a road at { $place }.
event-spent_patrol = { $who } gives up a ranger patrol.
event-chased_robber = { $who } chases the robber from { $place } back to its camp.
event-longest_trade_route = { $who } has the longest trade route: { $count }.
    .nobody = Nobody has the longest trade route any more.
event-strongest_ranger = { $who } has the strongest ranger: { patrols }.
    .nobody = Nobody has the strongest ranger any more.
event-ended_by_breaches = The Wall is breached for the third time: the game is over.
event-ended_by_gift =
    { $count ->
        [one] { $count } wildling is in the South: the game is over.
       *[other] { $count } wildlings are in the South: the game is over.
    }
event-tie_broken =
    { $tie ->
        [points] Equally many guards: { $who } is ahead by points.
        [space] Equally many guards and points: { $who } holds the lowest space.
        [west] Equally many guards and points, equally low spaces: counted from the west, { $who } has the first guard.
       *[order] Nobody has a guard on the Wall: { $who } is first in turn order.
    }
event-won_on_the_wall =
    { $decider ->
        [points] Level on guards, { $who } wins by points!
        [space] Level on guards and points, { $who } wins with the lowest space!
        [west] Level on guards, points and spaces, { $who } wins with the first guard from the west!
        [order] Nobody is on the Wall: { $who } wins as the first in turn order!
        [tied] Level on guards, { $who } wins by the tie-break!
       *[most] { $who } wins with the most guards on the Wall!
    }

## Why a bot likes or dislikes a move

coach-wall = the Wall
    .gain = It makes a section of the Wall safer.
    .loss = It makes a section of the Wall less safe.
    .facts = { place-section }: guards { $guards }, wildlings { $wildlings }.
coach-guards = points for guards
    .gain = You come closer to a point for guards.
    .loss = You fall behind in guards.
    .facts = Guards on the Wall: { $before } → { $after }. A point at { $one }, a second one at { $two }.
    .lacking = For a guard you then lack { $lacking }.
    .whole = You then have everything for a guard.
coach-camps = wildlings in the camps
    .gain = It puts off a rush.
    .loss = It reveals tokens, and fuller camps bring a rush nearer.
    .facts = { clan }, in the camps: { $wildlings }. A rush at { $rush }.
coach-ending = if the Wall falls
    .gain = If the Wall falls, you are closer to having the most guards.
    .loss = If the Wall falls, somebody else has more guards.
    .facts = Guards on the Wall: yours { $own }, of { $who } { $guards }.
coach-hero = hero
    .gain = The hero’s ability is worth it now.
    .loss = The hero would be worth more later.
    .facts = Your hero: { $name }. Uses left: { $uses }.
    .choice = Heroes to choose from: { $count }.

## Figures of a finished game

statistic-breaches = breaches of the Wall
statistic-guards_placed = guards placed
statistic-guards_lost = guards lost
statistic-heroes_used = heroes used
statistic-tokens_revealed = wildling tokens revealed
statistic-wildlings_sent_home = wildlings sent home
