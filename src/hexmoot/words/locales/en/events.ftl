### What happens, as lines of a log.
### $who, $whom: names. $goods: a bundle made of goods-object. $asked: names as a list. $place: a place's name.
### $card, $kind: letters as in terms.ftl.

## The game

event-placed_settlement = { $who } builds a settlement at { $place }.
event-placed_city = { $who } builds a city at { $place }.
event-placed_road = { $who } builds a road at { $place }.
event-opened_harbour = { $who } reaches a harbour: { harbour }.
event-started_with = { $who } starts with { $goods }.
event-turn_began = It is { $who }’s turn.
event-rolled = { $who } rolls { $total } ({ $first } + { $second }).
event-produced = { $who } receives { $goods }.
event-ran_short = The bank is short of cards: { $goods } cannot be paid.
event-must_discard = { $who } has to discard { resource-cards }.
event-chose_discard = { $who } has chosen { resource-cards } to discard.
event-set_aside = { $who } sets { $goods } aside.
event-discarded = { $who } discards { $goods }.
event-moved_robber = { $who } moves the robber to { $place }.
event-robbed =
    { $count ->
        [0] { $who } picks { $whom }, who has no card to steal.
       *[other] { $who } steals a card from { $whom }.
    }
event-stole = { $who } steals { $goods } from { $whom }.
event-paid = { $who } pays { $goods } to the bank.
event-received = { $who } takes { $goods } from the bank.
event-bought_card = { $who } buys a development card.
event-drew_card = { $who } draws a card: { card }.
event-played_card = { $who } plays a card: { card }.
event-monopolised = { $who } collects { $goods } from { $whom }.
    .none = { $whom } has nothing to hand over.
event-revealed =
    { $count ->
        [one] { $who } shows { $count } victory-point card.
       *[other] { $who } shows { $count } victory-point cards.
    }
event-offered = { $who } makes an offer to { $asked }.
    .whole = { $who } offers { $gives } for { $takes } to { $asked }.
event-offer_gives = { $who } would give { $goods }.
event-offer_takes = { $who } asks for { $goods }.
event-agreed = { $who } accepts the offer of { $whom }.
event-declined = { $who } declines the offer of { $whom }.
event-offer_lapsed = The offer of { $who } is off the table.
    .answer = { $whom } can no longer meet the offer of { $who }.
event-handed_over = { $who } gives { $goods } to { $whom }.
event-longest_road = { $who } has the longest road: { $count }.
    .nobody = Nobody has the longest road any more.
event-largest_army = { $who } has the largest army: { knights }.
    .nobody = Nobody has the largest army any more.
event-asked_to_build = { $who } may build between the turns.
event-won = { $who } wins with { points }!
event-opening_roll = { $who } rolls { $total } ({ $first } + { $second }) for the first turn.

## The table

table-created = The table is open.
table-seated = { $who } takes a seat.
table-seat_asked = Somebody asks for a free seat: { $who }. All other players have to agree.
table-seat_answered = { $who } answers whether somebody may take the free seat.
table-stood_up = { $who } leaves the seat.
table-coloured = { $who } chooses another colour: { colour }.
table-locked =
    { $on ->
        [yes] The host locks the table.
       *[no] The host unlocks the table.
    }
table-tracked =
    { $on ->
        [yes] The host switches the tracker on: all see what is known of each hand.
       *[no] The host switches the tracker off.
    }
table-freed = The host empties the seat of { $who }.
table-removed = The host shows a player out.
table-forgotten = A player is no longer known here and leaves the table.
table-host_changed = The table has a new host.
table-filled = Bots take the empty seats.
table-dice_called = The host starts the game: each player now adds to the fair dice.
table-dice_committed = { $who } has sealed a part of the dice.
table-dice_revealed = { $who } has opened that part of the dice.
table-start_cancelled = The start is called off: { $who } did not add to the dice in time.
table-started = The game begins.
table-moved = { $who } makes a move.
table-stewarded =
    { $cause ->
        [time] { $who } is out of time: the steward plays on.
        [away] { $who } is away: the steward plays on.
       *[nobody] Nobody sits in { $who }’s seat: the steward plays on.
    }
table-taken_back = { $who } takes the seat back from the steward.
table-not_trading =
    { $on ->
        [yes] { $who } does not trade in this turn.
       *[no] { $who } is open to trades again.
    }
table-abort_vote =
    { $on ->
        [yes] { $who } wants to end the game without a winner.
       *[no] { $who } wants to play on.
    }
table-void_vote =
    { $on ->
        [yes] { $who } wants the game not to count.
       *[no] { $who } wants the game to count.
    }
table-went_away = { $who } is away.
table-came_back = { $who } is back.
table-paused = The server pauses: all clocks stand still.
table-resumed = The game goes on.
table-ended =
    { $reason ->
        [abandoned] The table is closed, as nobody came back.
        [aborted] Nobody who is still here is against it: the game ends without a winner.
        [voided] Most of those still here agree: the game does not count.
       *[closed] The host closed the table.
    }
table-rematched = The same players meet again at a new table.
