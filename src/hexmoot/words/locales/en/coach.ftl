### Why a bot likes or dislikes a move. The message is the name of the term; .gain and .loss say what a move changes.
# .facts tells the places and numbers behind it: $hexes are hexes such as "ore 6", $kinds resources.

coach-points = points
    .gain = It brings points.
    .loss = It costs points.
    .facts = Points: { $before } → { $after }.
coach-production = production
    .gain = Your hexes yield more cards.
    .loss = Your hexes yield fewer cards.
    .facts = { page-say-pips }: { $hexes }.
coach-variety = variety
    .gain = You produce a kind that you lacked.
    .loss = You lose a kind that you produced.
    .facts = Namely { $kinds }.
coach-harbours = harbours
    .gain = Trading with the bank becomes cheaper for what you produce.
    .loss = A harbour does less for you.
    .facts = { $rate }:1 for { $kinds }.
coach-room = room to grow
    .gain = It brings good places for new settlements within reach.
    .loss = Good places for new settlements move out of reach.
    .facts =
        { $away ->
            [0] Corner { $place }: { page-say-pips }, no road missing.
            [1] Corner { $place }: { page-say-pips }, one road away.
           *[other] Corner { $place }: { page-say-pips }, { $away } roads away.
        }
coach-army = largest army
    .gain = You come closer to the largest army.
    .loss = You fall behind for the largest army.
    .facts = { $reached } of { $goal } knights.
coach-road = longest road
    .gain = You come closer to the longest road.
    .loss = You fall behind for the longest road.
    .facts = Length { $reached }; the award takes { $goal }.
coach-cards = development cards
    .gain = You hold or expect a useful card.
    .loss = You use up a card.
    .facts = Development cards in hand: { $before } → { $after }.
    .steal = { $who } holds { resource-cards }.
coach-hand = hand
    .gain = Your hand gets closer to the next thing worth building.
    .loss = You spend cards that would soon have bought something else.
    .facts =
        { $thing ->
            [r] For a road you then lack { $lacking }.
            [s] For a settlement you then lack { $lacking }.
            [c] For a city you then lack { $lacking }.
            [g] For a guard you then lack { $lacking }.
           *[buy] For a development card you then lack { $lacking }.
        }
    .whole =
        { $thing ->
            [r] You then have everything for a road.
            [s] You then have everything for a settlement.
            [c] You then have everything for a city.
            [g] You then have everything for a guard.
           *[buy] You then have everything for a development card.
        }
coach-risk = danger of a seven
    .gain = You have less to lose when a seven is rolled.
    .loss = With so many cards a seven would cost you half of them.
    .facts = Cards in hand: { $before } → { $after }; more than { $limit } are in danger.
coach-rivals = rivals
    .gain = It hurts those who are ahead.
    .loss = It helps a rival.
    .facts = { $who } has { points }.
    .hexes = { $who } has { points }: { page-say-pips } ({ $hexes }).
coach-dice = dice
    .gain = What can be played now can still be played after the roll.
    .facts = Rolls that bring you cards: { $rolls } of { $all }.
coach-waiting = patience
    .gain = You keep your cards for later.
coach-even = no difference
    .gain = It changes little by itself.
    .facts = Moves compared: { $count }.
coach-hex = { kind } { $token }
coach-offer =
    { $verdict ->
        [take] Take it.
        [near] Refuse: { $who } may be about to win.
       *[leave] Better not.
    }
