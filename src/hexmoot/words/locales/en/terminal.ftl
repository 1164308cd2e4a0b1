### The game in a terminal. $enter and $escape are the names of keys, $key is one.

## What can be done; shown beside a key, so short

terminal-do_roll = roll
terminal-do_discard = discard
terminal-do_road = road
terminal-do_settlement = settlement
terminal-do_city = city
terminal-do_buy = buy a card
terminal-do_card = play a card
terminal-do_offer = offer
terminal-do_bank = bank
terminal-do_answer = offers
terminal-do_advice = advice
terminal-do_end = end turn
terminal-do_win = claim the win
terminal-do_sit = sit down
terminal-do_fill = fill with bots
terminal-do_start = start
terminal-do_rematch = rematch
terminal-do_new_game = new game
terminal-do_results = results
terminal-do_take_back = take the seat back
terminal-space = space

## Around the table

terminal-table = table { $table }
terminal-link_down = connecting again…
terminal-too_small = Too small a window: it takes { $first } × { $second }
terminal-help = help
terminal-log = log
terminal-menu = table
terminal-talk = talk
terminal-language = language
terminal-quit = leave; the game is kept
terminal-free_seat = (empty)
terminal-seat_away = away
terminal-seat_steward = steward plays
terminal-seat_not_trading = no trade
terminal-in_hand = hand { $count }, cards { $cards }
terminal-road_of = road { $count }
terminal-new_card = { $card } (new)
terminal-player = Player { $seat }
terminal-waiting = The table is open: wait for players, or fill the seats with bots and start.
terminal-ready = Everybody is here: the space bar starts the game.
terminal-win_waits = You have enough points: { $key } claims the win.
terminal-aid = What can be done now, cards, dice
terminal-aid_short = what now
terminal-facts = Seats, bank and prices
terminal-trading =
    { $on ->
        [yes] Trade again in this turn
       *[no] Do not trade in this turn
    }
terminal-talk_hint = { $enter } sends · ↓ quick phrases · { $escape } leaves it
terminal-results_hint = { $key } checks the dice · 1 rematch · 2 new game · { $escape } closes

## Choosing

terminal-pick = { piece } at { $place } for { $price }: { $enter } builds, { $escape } leaves it.
terminal-pick_free = { piece } at { $place }: { $enter } places it.
terminal-pick_hex = The robber to { $place }: { $enter } moves it.
terminal-choose_hint = { $enter } chooses · { $escape } leaves it
terminal-close_hint = { $escape } closes
terminal-rob_whom = Who loses a card?
terminal-no_advice = The coach has nothing to suggest.

## Goods and trade

terminal-swap = { $gives } for { $takes }
terminal-goods_keys = arrows and + − change · { $enter } done · { $escape } leaves it
terminal-discard_title = A seven: { resource-cards } to discard
terminal-discard_head = discard
terminal-discard_left =
    { $count ->
        [0] That is enough.
        [one] { $count } card more.
       *[other] { $count } cards more.
    }
terminal-offer_title = An offer
terminal-give = you give
terminal-get = you get
terminal-ask_whom = Who is asked? The digit of a seat changes it.
terminal-offer_waits = There is an offer for you: { $key } answers it.
terminal-offer_agreed = Your offer is accepted: { $key } closes the trade.
terminal-offer_time =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
terminal-no_offers = There is no offer on the table that you could answer.
terminal-say_yes = Yes
terminal-say_no = No
terminal-take = Take it
terminal-counter = Another offer
terminal-close_with = Trade with
terminal-withdraw = Withdraw it

## Several people at one keyboard

terminal-cover = It is up to { $who } now. Any letter or the space bar uncovers the hand.
terminal-cover_offer = There is an offer to answer.

## A new game

terminal-preparing = Getting the rules ready
terminal-begin = Begin the game
terminal-form_edition = Rule book
terminal-form_seats = Seats
terminal-form_people = People at this keyboard
terminal-form_bot = The others
terminal-form_first = First turn
terminal-form_first_rules = as the rules say
terminal-form_coach = Advice of a coach
terminal-form_tracker = Tracker of open hands
terminal-form_hint = ↑ ↓ go · ← → change · space begins · { $escape } leaves
terminal-saved_title = Which game goes on?
terminal-saved_turn =
    { $turn ->
        [0] set-up
       *[other] turn { $turn }
    }
terminal-saved_lost =
    { $count ->
        [one] { $count } saved game cannot be read any more; it stays where it is.
       *[other] { $count } saved games cannot be read any more; they stay where they are.
    }

## Help

terminal-help_bright = What is bright below the island can be done now; the key of anything grey says why not.
terminal-help_choosing = Choosing a place
terminal-help_arrows = to the nearest place in this direction
terminal-help_letters = straight to the place with this letter
terminal-help_enter = choose it; with the mouse, a second click
terminal-help_escape = leave it
terminal-help_always = Always
terminal-help_island = On the island
terminal-help_look = from hex to hex, each with its name
terminal-help_pips = one dot for each of 36 rolls that brings the number

## What goes wrong

terminal-closed = The table is closed.
terminal-no_file = Your games cannot be kept here: { $reason }.
terminal-broken_file = { $file } is damaged, or no file of saved games. Move it away, or name another folder with --folder.
terminal-elsewhere = Your game is open in another window. Close it there, or begin a new one.
terminal-damaged = The saved game cannot be read any more and stays where it is: { $key } begins another.
terminal-nothing_saved = No game is saved here.
terminal-no_saved = There is no saved game “{ $given }”, or more than one. There are: { $known }.
terminal-resume_alone = --resume goes on with a saved game: leave out the rule book, --new and --connect.
terminal-no_server = No server answers at this address: { $reason }.
terminal-server_preparing = The server is still preparing the rules. Waiting for it.
terminal-server_says = The server does not let you in: { $reason }.
terminal-bot_sits = { $name } sits on seat { $seat } of table { $table }.
terminal-bot_asks = { $name } asks for seat { $seat } of the game under way, and waits until the players agree.
terminal-bot_refused = The players did not agree that { $name } takes a seat in this game.
terminal-bot_no_seat = No seat is free at this table.
terminal-bot_shown_out = The host has shown the bot out of this table.
terminal-bot_put_out = The bot has lost seat { $seat }: the host has freed it.
terminal-bot_lost = The connection is lost; coming back.
terminal-bot_back = Back at the table.
terminal-bot_over = The game is over without a winner.
terminal-bot_won = The game is over: seat { $seat } won.
terminal-server_ended = The server ended the connection: { $reason }.
terminal-server_gone = The server does not come back. Start again when it runs.
terminal-seal_broken = The dice were not fair: the server’s seed is not the one that it sealed before the game.
terminal-seed_missing = The dice were not fair: your own part was left out.
terminal-needs_connect = --table names a table of a server: give its address with --connect.
terminal-needs_table = Name the table with --table, or give its link with --connect.
terminal-bad_address = --connect takes the address of a server, such as http://localhost:8310, not “{ $given }”.
terminal-no_edition = There is no edition “{ $given }”. There are: { $known }.
terminal-no_bot = There is no bot “{ $given }”. There are: { $known }.
terminal-no_option = There is no option “{ $given }”. There are: { $known }.
terminal-bad_value = “{ $option }” cannot be { $given }. It can be: { $known }.
terminal-bad_set = --set takes OPTION=VALUE, such as robber_desert=yes, not “{ $given }”.
terminal-set_twice = --set gives { $option } twice.
terminal-number_range = { $option } takes a whole number from { $low } to { $high }, not “{ $given }”.
terminal-number_from = { $option } takes a whole number from { $low }, not “{ $given }”.
terminal-see_help = Try `{ $key }`.
terminal-call_option = { $given } is no option of this command.
terminal-call_option_like = { $given } is no option of this command; did you mean { $known }?
terminal-call_value_missing = { $option } needs a value.
terminal-call_value_idle = { $option } takes no value.
terminal-call_missing = { $name } is missing.
terminal-call_command = There is no command “{ $given }”. There are: { $known }.
terminal-call_extra = “{ $given }” is too much for this command.
terminal-call_unclear = The call cannot be understood.
terminal-bad_language = --language takes { $known }, not “{ $given }”.
terminal-bad_file = { $file } cannot be used: { $reason }.
terminal-needs_terminal = hexmoot play needs a terminal; hexmoot watch prints a game.
verify-bad_hash = The hash has 64 hex digits: copy all of it.
verify-no_text = { $file } cannot be read: it is no text in UTF-8.
verify-unreadable = { $file } cannot be read: { $reason }.
verify-no_seeds = The record has no seeds: only those of finished games at a table have them.
verify-view = This file is what one reader saw of the record, and has no seeds. Download the whole record, without a view.
verify-bad_tag = The tag { $tag } of the record cannot be read, so its dice cannot be checked.
verify-hashes = The seed has the hash { $dealt }, but { $said } was shown before the game.
verify-noted = The server’s seed is the one whose hash you noted before the game.
verify-hash = The server’s seed has the hash { $hash }. Was it the one shown before the game?

# The server at the terminal: its own lines, what `serve --check` says, and the first start.
terminal-serve_at = Tables are at { $address }
terminal-serve_stop = Stop with Ctrl-C: games go on where they were when you start again.
terminal-serve_well = All is well.
terminal-serve_mind = Mind: { $warning }
terminal-serve_open_air = the network is listened at without https: cookies and hands can be read on the way unless --public-url https://… says that a proxy with a certificate stands in front.
terminal-serve_plain_air = the public address is http: cookies and hands can be read on the way; have a proxy with a certificate in front, and give --public-url https://…
terminal-serve_one_for_all = the public address is https, so a proxy stands in front, but none is believed: all players count as one for every limit of a network address; give the proxy's own in HEXMOOT_PROXIES.
terminal-serve_no_address = HEXMOOT_PROXIES is set without --public-url: cookies and links are made as if players came to this port directly, and pages of either scheme are let in.
terminal-serve_anybody = HEXMOOT_PROXIES is *: whoever reaches this port, or a proxy that passes X-Forwarded-For on, says which address they have; name the proxy's address instead.
terminal-serve_no_figures = /metrics answers nobody: with a public address it wants HEXMOOT_METRICS_TOKEN.
terminal-serve_several = several processes need PostgreSQL: give --db postgresql://… beside --bus.
terminal-serve_bad_host = { $host } cannot be listened at ({ $reason }): give another --host
terminal-serve_bad_port = { $host } port { $port } cannot be listened at ({ $reason }): give another --port
terminal-serve_no_redis = no Redis answers at the address of the bus ({ $reason }).
terminal-serve_bad_bus = the bus '{ $given }' is not known: give redis://HOST:PORT.
terminal-serve_db_not_made = the database { $path } cannot be made: nothing can be written to { $folder } ({ $reason })
terminal-serve_db_not_written = the database { $path } cannot be written: { $reason }
terminal-serve_db_failed = the database { $path } failed: { $reason }
terminal-serve_db_address = the address of the database has to be sqlite:///file or postgresql://user:password@host:port/database
terminal-serve_db_too_new = the database has schema { $newest }, but this hexmoot knows only schema { $known }: use the newer hexmoot that wrote it
terminal-serve_pg_address = the address of the database is not a PostgreSQL address: write postgresql://user:password@host:port/database
terminal-serve_pg_no_right = PostgreSQL at { $place } lets this user make no tables, and some are missing
terminal-serve_pg_refuses = PostgreSQL at { $place } refuses the user or the password
terminal-serve_pg_unusable = PostgreSQL at { $place } cannot be used: { $reason }
terminal-serve_pg_away = PostgreSQL at { $place } cannot be reached: { $reason }
terminal-setting_whole = { $name } is '{ $given }'; it must be a whole number
terminal-setting_range = { $name } is { $given }; it must be from { $least } to { $most }
terminal-setting_port = the port is { $given }; it must be from { $least } to { $most }
terminal-setting_public_url = the public address is '{ $given }'; it must be like https://play.example, with no path
terminal-setting_one_of = { $name } is '{ $given }'; it must be one of { $known }
terminal-setting_like = { $name } has '{ $given }'; it must be like { $like }
terminal-setting_host = { $name } has '{ $given }'; it must be like play.example, with no port
terminal-setting_alone = { $name } has '*' beside others; it must stand alone
terminal-setting_unknown = { $name } is no setting and does nothing: the nearest one is { $near }.
terminal-setting_option = { $name } is no setting and does nothing: give the command the option { $option } instead.
terminal-setting_none = { $name } is no setting and does nothing. Check its name, or take it out.
terminal-compiling = compiling the rules
terminal-compiling_begun = compiling the rules for this machine, { $parts } parts …
terminal-compiling_done = compiling the rules: { $done } of { $parts } parts
