### What the page says around the game. Words of the game itself are in terms.ftl.

## The head of the page

page-home = To the front page
page-skip = Skip to the content
page-nav = Pages
page-nav-rules = Rules
page-nav-learn = Learn
page-nav-me = Your name and account
page-language = Language
page-language-lost = The words of that language did not arrive. Reload the page, then choose it again.
page-theme =
    { $dark ->
        [yes] Change to light colours
       *[no] Change to dark colours
    }
page-sound =
    { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }
page-help = Help and rules
page-close = Close
# $on: whether the sheet over the island is drawn up.
page-sheet-more =
    { $on ->
        [yes] Smaller
       *[no] Larger
    }
page-cancel = Cancel
page-loading = One moment …
page-lost = A part of this page did not arrive: the network lost it, or the game was updated.
page-nowhere = There is nothing at this address.
page-rules = The rules

## The front page

page-front-title = Settle the island
page-front-lead = Trade, build and race to ten points, against bots or with friends. No account, no cost, nothing to install.
page-front-free = You can start at once and choose a name later.
page-play-now = Play now against bots
page-make-table = Make a table for friends
# Names for those who gave none, separated by |. Friendly animals of the region.
page-guest-names = Otter | Heron | Badger | Puffin | Marten | Plover | Hare | Kestrel | Seal | Wren

## Lists of tables

page-list-mine = Your tables
page-list-open = Open tables
page-list-open-none = Nobody waits at a public table now. Make one, or play against bots.
page-list-running = Games to watch
page-list-return = Go on
page-list-join = Join
page-list-watch = Watch
page-list-seats = { $taken } of { $seats } seats taken
page-list-locked = locked
page-list-nobody = Nobody sits there yet

## Making a table

page-make-edition = Rule book
page-edition-source = Source: { $source }
page-editions-compare = How the rule books differ
page-make-seats = Seats
page-make-seats-odd = The rule book does not know this number of players; the table will play it all the same.
page-make-bots = Bots
page-make-bots-all = Fill all other seats
page-bots-add = Add a bot
page-bots-add-one = Add: { $name }, level { $level } of { $most }
page-bots-level = level { $level } of { $most }
page-bots-take-away = Take away: { $name }
page-make-clock = Clock
page-clock-kind =
    { $kind ->
        [turn] time for each turn
        [bank] time for the game
       *[none] no clock
    }
page-make-turn-seconds = Seconds for a turn
page-make-bank-minutes = Minutes for the game
page-make-away = Lost connection: the steward plays
page-away-minutes =
    { $minutes ->
        [0] never
        [one] after { $minutes } minute
       *[other] after { $minutes } minutes
    }
page-make-first = First player
page-make-first-any = seat 1, as nobody is named
page-make-public = Public: shown in the list of tables
page-make-fair = Fair dice: every player adds to them, and all can check them
page-make-hot-seat = Shared device: one person may take several seats
page-make-coach = Coach: players may ask for advice
page-make-tracker = Tracker: all are shown what is openly known of each hand
page-make-options =
    { $count ->
        [0] Change single rules
        [one] Change single rules ({ $count } changed)
       *[other] Change single rules ({ $count } changed)
    }
page-make-as-book = as in the book: { $value }
page-make-open = Open the table
page-preview = An island of this kind
page-preview-another = Another one

## Before the game

page-come-in = What shall we call you?
page-come-in-go = Come in
page-invitation =
    { $state ->
        [hosted] { $host } is waiting for players.
        [running] The game has begun. You can look on.
        [ended] The game is over.
        [closed] The host closed this table. No game was played.
        [abandoned] This table was closed, as nobody came back.
       *[open] This table is waiting for players.
    }
page-room-waiting =
    { $count ->
        [0] All seats are taken
        [one] Waiting for one more player
       *[other] Waiting for { $count } players
    }
page-room-dice = The dice are being prepared
page-room-sealed =
    { $done ->
        [yes] has added to the dice
       *[no] is adding to the dice
    }
page-room-fair = fair dice
page-room-hot-seat = shared device
# The name of a second person on the same device.
page-room-name = Name at seat { $seat }
page-room-guest = { $name } { $seat }
page-room-bot = Bot for the empty seats
page-room-bot-level = { $name }, level { $level }
page-room-fill = Fill with bots
page-room-lock =
    { $locked ->
        [yes] Unlock the table
       *[no] Lock the table
    }
page-room-tracker =
    { $on ->
        [yes] Switch the tracker off
       *[no] Switch the tracker on
    }
page-room-about = What is played here
page-room-start = Start the game
page-room-host-starts = The host starts the game.
page-room-close = Close the table
page-close-sure = The table is closed for everybody, and nobody can sit down here any more.
page-seat-free = free seat
page-seat-machine = a machine
page-seat-colour = Colour
page-seat-take = Sit down
page-seat-leave = Leave the seat
page-seat-empty = Empty the seat
page-seat-remove = Show out
page-seat-host = Make host
page-share = Link to this table
page-share-copy = Copy
page-share-copied = Copied
page-onlookers = Looking on: { $names }

## The island

page-island = The island
page-island-hexes = Hexes
page-island-harbours = Harbours
page-island-roads = Roads
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-reset = Whole island
page-say-hex =
    { $token ->
        [0] { place-hex }: { terrain }{ page-say-robber }
       *[other] { place-hex }: { terrain }, number { $token }, { page-say-pips }{ page-say-robber }
    }
page-say-robber =
    { $robber ->
        [yes] , with the robber
       *[no] { "" }
    }
page-say-pips =
    { $pips ->
        [one] { $pips } dot
       *[other] { $pips } dots
    }
page-say-yield =
    { $token ->
        [0] { terrain }
       *[other] { terrain } { $token }
    }
page-say-piece = { $place }: { piece } of { $who }
page-say-harbour = { place-side }: { harbour }
page-spot-build = Build here: { piece }, { $place }
page-spot-robber = Move the robber here: { $place }
page-spot-around = { $spot } ({ $hexes })

## Seats

page-seats = Seats
page-seat-about = About { $name }
page-seat-you = you
page-seat-points =
    { $open ->
        [0] { points }
       *[other] { points }, of them { $open } open to all
    }
page-seat-army =
    { $award ->
        [yes] { knights }, the largest army
       *[no] { knights }
    }
page-seat-road =
    { $award ->
        [yes] a road of { $count }, the longest one
       *[no] a road of { $count }
    }
page-seat-known = What is openly known of this hand
page-seat-state =
    { $state ->
        [free] nobody here
        [steward] the steward plays
        [away] away
       *[not_trading] does not trade
    }

## The hand

page-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
page-hand-used = { goods }, { $used } chosen
page-hand-aside = { resource-cards } set aside
page-hand-cards = Development cards
page-hand-card =
    { $fresh ->
        [yes] { card-counted }, new: it can be played from your next turn on.
       *[no] { card-counted }.
    }

## What can be done

page-actions = What you can do
# $key: the key on the keyboard that does the same.
page-key = { $what } ({ $key })
page-roll = Roll
page-build = Build a { piece } for { $cost }; { $left } left
page-buy = Buy a development card for { $cost }; { $left } in the pile
page-buy-short = card
page-trade = Trade
page-win = Claim the win
page-end =
    { $stage ->
        [extra] Pass
       *[other] End turn
    }
page-your-turn = Your turn
page-pending = Asking the table …
page-not-now = This is not possible at this moment. Look at what the table asks you for.
page-not-your-turn = It is not your turn. You can do this when it is.
page-not-by-rule = The rules do not allow this now; see “{ $rule }”.
page-ask =
    { $stage ->
        [settling] Place a settlement: choose a corner.
        [paving] Place a road next to your settlement.
        [before] Your turn: roll the dice, or play a card first.
        [discarding]
            { $count ->
                [one] A seven! Choose { $count } card in your hand to discard.
               *[other] A seven! Choose { $count } cards in your hand to discard.
            }
        [robbing] Move the robber: choose a hex.
        [laying]
            { $count ->
                [one] Lay a free road; one is left.
               *[other] Lay a free road; { $count } are left.
            }
        [extra] You may build or buy before the next turn, or pass.
        [paired] Your paired turn: trade with the bank, build, or end it.
        [building] Trading is over: build more, or end your turn.
        [ending] Trading is over, and nothing more can be built now: end your turn.
       *[main] Your turn: trade, build, or end it.
    }
page-wait-discard = { $who } must discard.
page-building =
    { $quick ->
        [yes] Choose where: { piece }. It is built at once.
       *[no] Choose where: { piece }.
    }
page-confirm = Confirm
page-confirm-build = Build here: { piece }, { $place }?
page-confirm-buy = Buy a development card for { $cost }?
page-confirm-robber =
    { $robs ->
        [yes] Move the robber to { $place } and steal from { $whom }?
       *[no] Move the robber to { $place }?
    }
page-confirm-victims = Robber to { $place }: whom do you steal from?
page-discard = Discard { $done } of { $count }
page-card-play =
    { $card ->
        [Y] Year of plenty: choose what you take from the bank.
        [M] Monopoly: choose a kind.
       *[other] { card-effect }
    }
page-card-go = Play: { card }
page-pick-add = Add { kind } (now { $count })
page-pick-remove = Take back { kind } (now { $count })

## Trade

page-trade-give = You give
page-trade-take = You get
page-trade-bank = Bank
page-trade-bank-kind = { $rate } { kind } for one card of the bank
page-trade-bank-none = no trade with the bank now
page-trade-swap = Give { $gives }, take { $takes }
page-trade-rates = the bank’s rates
page-trade-stock = left in the bank
page-trade-left = { $count } left in the bank
page-trade-players = Players
page-trade-to = Your offer goes to { $who }, whose turn it is.
page-trade-offer = Make the offer
page-trade-nobody = Choose somebody
page-trade-off =
    { $on ->
        [yes] I trade again
       *[no] I do not trade this turn
    }
page-offers = Offers on the table
page-offer-own = You offer { $gives } for { $takes }.
page-offer-other = { $who } offers { $gives } for { $takes }.
page-offer-answer =
    { $answer ->
        [yes] { $who } accepts
        [no] { $who } declines
       *[open] { $who } is thinking
    }
page-offer-close = Trade with { $who }
page-offer-withdraw = Withdraw
page-offer-take = Take it
page-offer-yes = Yes
page-offer-no = No
page-offer-counter = Counter
page-offer-gives =
    { $own ->
        [yes] you give
       *[no] gives
    }
page-offer-wants =
    { $own ->
        [yes] you want
       *[no] wants
    }
page-offer-time =
    { $seconds ->
        [one] { $seconds } second left to answer
       *[other] { $seconds } seconds left to answer
    }
page-offer-lack = You do not have these cards.
page-offer-not-now = Not possible now.
page-offers-more =
    { $count ->
        [one] { $count } more offer
       *[other] { $count } more offers
    }
page-offers-fewer = Show only the first offer

## Beside the island

page-tabs = Log, talk and aid
page-tab =
    { $panel ->
        [log] Log
        [chat] Talk
        [aid] Aid
        [menu] Table
       *[trade] Trade
    }
page-log = What happened
page-log-none = What happens will be told here.
page-talk = Talk at the table
page-talk-none = Nobody has said anything yet.
page-talk-heard = { $name } says: { $line }
page-talk-say = Say something
page-talk-send = Send
page-talk-phrases = Quick phrases
page-talk-mute = Hear no more of { $name }
page-talk-unmute = Hear { $name } again
page-talk-remove = Take this line out
page-aid-costs = Costs
page-aid-left = { $count } left
page-aid-bank = Bank
page-aid-stock = in stock
page-aid-rates = your rate
page-aid-quick = Build at the first click, without asking again
page-aid-keys = Shortcuts: a single letter or digit acts at once
page-aid-keys-off = Shortcuts are off. Everything can be reached with { $tab }, and done with { $enter }.
page-aid-coach = Coach: mark the best places
page-keys =
    { $what ->
        [roll] roll the dice
        [road] build a road
        [settlement] build a settlement
        [city] build a city
        [card] buy a card
        [trade] trade
        [log] log
        [talk] talk
        [island] go to the island
        [hand] go to your hand
        [arrows] arrow keys: from place to place on the island
        [choose] choose
        [confirm] choose; once more to confirm
       *[end] end the turn
    }
page-fair-hash = Seal of the server’s dice
page-fair-hash-why = Note it before the game: afterwards you can check that the server kept to it. This browser notes it, too.

## Votes, the steward, a shared device

page-vote-abort =
    { $on ->
        [yes] Play on after all
       *[no] Vote to end without a winner
    }
page-vote-void =
    { $on ->
        [yes] Let the game count after all
       *[no] Vote that the game does not count
    }
page-vote-sure =
    { $vote ->
        [abort] If nobody who is still here is against it, the game ends at once and for good, without a winner. Bots are not asked.
       *[void] Once most of those still here agree, the game ends for good and does not count. Bots are not asked.
    }
page-vote-asked =
    { $vote ->
        [abort] End the game without a winner? { $names } would.
       *[void] Shall the game not count? { $names } would say so.
    }
page-vote-agree = Agree
page-vote-decline = Play on
page-newcomer = { $who } asks for seat { $seat }, with its hand. All other players have to agree.
page-newcomer-yes = Let in
page-newcomer-no = Do not let in
page-seat-ask = Ask for seat { $seat }
page-people = Who is here
page-people-do = What to do about { $name }
page-deed-free = Let the steward play
page-deed-sure =
    { $deed ->
        [free] The steward plays on for { $name }, who can come back to the seat at any time.
        [bot] The steward plays this seat until somebody is let in, or until you put a bot there again.
        [host] { $name } becomes the host of this table. You will not be the host any more.
        [fill] Bots play the free seats from now on. Who sat there before cannot simply come back.
       *[remove] { $name } has to leave this table and cannot come back to it.
    }
page-lock-why =
    { $locked ->
        [yes] The table is locked: nobody new sits down, and only those who sit can talk.
       *[no] When it is locked, nobody new sits down, and only those who sit can talk.
    }
page-tracker-why =
    { $on ->
        [yes] The tracker is on: all are shown what is openly known of each hand.
       *[no] When the tracker is on, all are shown what is openly known of each hand.
    }
page-seat-kept = Your seat is free. The steward plays it until you come back.
page-seat-kept-bot = A bot plays your seat until you come back.
page-leave-sure = The steward plays on for your seat. You can come back to it unless the others let somebody else in.
page-steward = The steward plays for you.
page-steward-back = Take the seat back
page-looking-on = You are looking on.
page-cover = Pass the device to { $who }
page-cover-off = I am { $who }: show my cards

## The end

page-over-won =
    { $you ->
        [yes] You have won!
       *[no] { $who } has won
    }
page-over =
    { $kind ->
        [aborted] The game ended without a winner
        [voided] The game does not count
        [abandoned] The table was left
       *[closed] The table was closed
    }
page-over-done = The game is over.
page-over-points = Points
page-over-hand = Hand
page-over-fair = The seeds of all dice are open now: the record can be checked.
page-over-rematch = Play again
page-over-next = To the next game
page-over-record = Replay and figures
page-over-look = Look at the island
page-over-again = Results

## The connection

page-link-lost = The connection is lost. The page comes back by itself.
page-link-now = Try now
page-link-reload = Reload
page-link-outdated = The game was updated, and this page is still the old one. Close this tab, then open the table’s link again; if that does not help, clear what the browser has stored of this site.
page-link-back =
    { $count ->
        [0] You are back. Nothing happened meanwhile.
        [one] You are back. One thing happened meanwhile; the log tells it.
       *[other] You are back. { $count } things happened meanwhile; the log tells them.
    }
# The log does not know what happened: only how things are now was told.
page-link-back-whole =
    { $count ->
        [one] You are back. One thing happened meanwhile that the log does not tell.
       *[other] You are back. { $count } things happened meanwhile that the log does not tell.
    }
page-problem-offline = The server cannot be reached. Check the connection and try again.
page-problem-unknown = This browser is not known here any more. Reload the page and give a name.
page-problem-forbidden = The server does not accept this from this page.
page-problem-missing = This is not there.
page-problem-taken = Somebody else has this already. Choose another.
page-problem-refused = The server could not use this. Check what you entered.

## Oneself

page-me = You
page-me-name = Your name
page-me-rename = Change the name
page-me-renamed = You have a new name.
page-me-account = Account
page-me-account-why = A login keeps your name and your games when you change the browser. Nothing else needs one.
page-me-login = Login
page-me-password = Password, at least ten characters
page-me-enter = Log in
page-me-register = Keep my name with this login
page-me-kept = Your name is kept.
page-me-in = You are logged in.
page-me-left = You are logged out.
page-me-recovery = Write this code down. It opens the account if the password is lost, and is shown only now:
page-me-leave = Log out
page-me-leave-everywhere = Log out on all devices
page-me-left-everywhere = You are logged out on all devices.
page-me-change = Change the password
page-me-change-why = You stay logged in here only, and get a new recovery code.
page-me-password-now = Your password
page-me-export = Everything stored about me
page-me-forget = Forget me
page-me-forget-sure = Yes, forget me for good
page-me-forgotten = You are forgotten. Your games stay, without your name.
page-me-lost = Password lost?
page-me-code = Recovery code
page-me-password-new = New password, at least ten characters
page-me-recover = Set the new password
page-me-recovered = You have a new password, and a new code: write it down.
page-me-data = Your data
page-me-forget-why = If you are forgotten, your name goes from all tables and records, and what you said is removed. The moves stay.
page-return = Continue on another device
page-return-why = A private link makes another device yours: your name, your seats, your games. Whoever has it is you, so keep it to yourself.
page-return-once = Your link, shown only now
page-return-since = There is a link, made on { $day }. It cannot be shown again.
page-return-make =
    { $again ->
        [yes] Make a new link; the old one ends
       *[no] Make the link
    }
page-return-revoke = Revoke the link
page-link-made = Open the link on the other device.
page-link-gone = The link opens nothing any more.
page-come-back = Continue here
page-come-back-why = This link makes this device one of yours.
page-come-back-replaces = On this device you are { $name } now. If you continue, you are who made the link instead.
page-come-back-go = Continue
page-returned = Welcome back.
page-own-bots = Your bots
page-own-bots-why = A program of yours can sit at a table, with a token in place of a password.
page-bot-since = since { $day }
page-bot-revoke = Revoke: { $name }
page-bot-token = Token of { $name }, shown only now
page-bot-name = Name of a new bot
page-bot-add = Make a token
page-bot-made = The bot has a token: copy it now.
page-bot-gone = The token opens nothing any more.
