### Why something is not done, and what would be.

## The message itself

refusal-malformed = The server could not read this request. Reload the page and try again.
refusal-too_long =
    { $most ->
        [one] This message is too long: the most is { $most } byte.
       *[other] This message is too long: the most is { $most } bytes.
    }
refusal-too_fast = That was a little too fast. Wait a moment and try again.
refusal-no_table = There is no such table any more. Choose one from the list or open a new one.
refusal-no_person = You are not signed in here. Give a name first, then try again.
refusal-no_person-unknown = Nobody of this name is at the table. Check the name.
refusal-no_person-seat = No player sits there: the seat is empty or has a bot. Choose a seat with a player.
refusal-nothing_to_do = This is so already: there is nothing left to do.
refusal-nothing_to_do-host = The host cannot be shown out. Close the table or leave the seat instead.
refusal-other_protocol = This program speaks version { $client } of the protocol, the server { $server }. Update the older of the two, then connect again.

## Seats and people

refusal-not_host = Only the host may do this. Ask the host of the table.
refusal-not_your_seat = This is not your seat. You can act only from a seat of your own.
refusal-no_seat = The table has no such seat. Choose one of those shown.
refusal-seat_taken = Somebody sits there already. Choose an empty seat.
refusal-seat_taken-asked = Somebody else asks for this seat already. Wait for the answer.
refusal-not_admitted = The players did not agree that you take a seat in this game. You can look on.
refusal-one_seat = You have a seat already. Leave it first if you want another one.
refusal-locked = The host has locked the table. Ask to have it unlocked, or look on.
refusal-locked-talk = The table is locked: only those who sit there talk. The host can unlock it.
refusal-removed = The host has shown you out of this table. Choose another one.
refusal-bad_name = This name will not do. Choose a short one with letters or digits that can be seen.
refusal-bad_name-length = This name is too long. Choose one of at most { $most } characters.
refusal-name_taken = Somebody here has this name, or one that looks like it. Choose another.
refusal-no_colour = There is no such colour. Choose one of those shown.
refusal-no_colour-fixed = With given starting places each seat has its colour. Choose the seat of the colour you want.
refusal-colour_taken = This colour is taken. Choose one that is free.
refusal-unknown_bot = There is no bot called “{ $bot }”. Choose one from the list.
refusal-bad_settings = A table cannot have these settings. Change them and try again.
refusal-bad_settings-no_edition = There is no rule book “{ $edition }”. Choose one from the list.
refusal-bad_settings-no_option = There is no option “{ $option }”.
refusal-bad_settings-value = “{ $option }” cannot be { $value }. Choose one of the values shown.
refusal-bad_settings-seats = These rules are for { $allowed } players, not for { $seats }. Change the option “Players” to allow it.
refusal-bad_settings-board_seats = The printed island has room for { $most } players. Take away a seat, or choose a random island.
refusal-bad_settings-land_seats = These rules are for { $low } or { $high } players, not for { $seats }.
refusal-bad_settings-together = “{ $option }” does not go with “{ $other }” as it is set. Change one of the two.
refusal-bad_settings-idle = “{ $option }” has no effect with the other options. Leave it as in the book.
refusal-bad_settings-fixed = “{ $option }” cannot be set so by this rule book. Leave it as in the book, or choose another book.
refusal-bad_settings-first_is_rolled = By these rules the dice decide who begins. To name the seat, set the option “First player” to a named seat.
refusal-bad_settings-first_seat = The first player’s seat is not at this table. Choose one of its seats.
refusal-bad_settings-too_many_bots = There are more bots than seats. Take away a bot or add a seat.
refusal-seats_free = Some seats are still empty. Wait for players, or fill the seats with bots.

## Fair dice

refusal-bad_reveal = What was opened is not what was sealed before, so it cannot be used for the dice.
refusal-bad_reveal-copied = Somebody sealed the very same number. Each player needs a number of their own.

## What the table is doing

refusal-not_open = This is not possible at this point of the game. Look at what the table is doing now.
refusal-no_dice = The table is not collecting numbers for the dice now. Wait until the host starts the game.
refusal-no_dice-commit_first = First everybody seals a number, then all are opened. Wait for the others.
refusal-not_playing = There is no game under way at this table. Moves can be made once it has begun.
refusal-paused = The game is paused. Your move can be made when it goes on.
refusal-draining = This server is about to restart and opens no new tables. Try again in a minute.
refusal-too_many_tables = Too many tables are open. Close one, or try again later.
refusal-too_many_tables-address = So many tables made from your network are going on already: { $most }. End or close one, or try again later.

## Moves

refusal-stale_ask = The game has moved on since then. Look at the board and choose again.
refusal-stale_offer = This offer is no longer the one you saw. Look at the offers and answer again.
refusal-unknown_move = This is not a move that the game knows. Choose one of those shown.
refusal-illegal = The rules do not allow this move now. The rule below says what they ask for.
refusal-nobody_left = A game can be voided only when somebody has left it for good. Otherwise vote to end it.
refusal-no_line = This line is not there any more.
refusal-too_many_muted = You have muted as many people as possible here: { $most }. Hear somebody again first.
refusal-no_coach = There is no coach at this table. Play without advice, or choose a table with a coach.

## The server

refusal-unavailable = The server cannot do this just now. Nothing is lost: try again in a moment.
refusal-unavailable-taking_up = The table is being taken up by another server. Nothing is lost: try again in a moment.
refusal-unavailable-preparing = The server is still preparing the rules of this game. Nothing is lost: try again in a moment.

## A record of one’s own

refusal-record_redacted = This file is a record for one reader’s eyes, with cards left out. Only the whole record can be replayed.
refusal-record_broken =
    { $line ->
        [0] The record does not fit together in what stands above its moves.
       *[other] The record does not hold: line { $line }, move { $move }.
    }
refusal-record_unreadable = This file is no record of a game. Check it from character { $position } on.
refusal-no_seeds = This record does not say what its dice came from, so they cannot be checked.
refusal-unfair_commitment = The server’s seed is not the one that it sealed before the game.
refusal-unfair_outcome =
    { $line ->
        [0] The seeds give another beginning than the record: { $dealt }, not { $said }.
       *[other] Line { $line }, move { $move }: the seeds give { $dealt }, the record says { $said }.
    }

## Why the server closes a connection

closing-restart = The server restarts. The page reconnects by itself.
closing-too_slow = The connection is too slow to keep up. The page reconnects by itself.
closing-too_fast = Too many messages came from this page. It reconnects by itself in a moment.
closing-signed_out = You are signed out. Come in again to play on.

## Over HTTP

refusal-not_there = There is nothing at this address. Check the link.
refusal-too_large = This is too large for the server. Send less.
refusal-strange_origin = The server does not accept this from that page. Open the server’s own page.
refusal-strange_host = The server is not known by this name. Whoever runs it can list the name in { $setting }.
refusal-no_ticket = Come in first: { $way } gives a ticket that is good once, for half a minute.
refusal-no_such_token = This token of a bot is not known here, or it was revoked: { $way } gives a new one.
refusal-too_many_connections =
    { $most ->
        [one] There is { $most } connection from here already. Close it and try again.
       *[other] There are { $most } connections from here already. Close one and try again.
    }
refusal-wrong_login = This login is not known, or what was given with it is wrong.
refusal-wrong_password = That is not the password of your account.
refusal-bad_login = A login has { $least } to { $most } characters, none of them control characters. Choose another.
refusal-bad_password = A password has { $least } to { $most } characters. Choose another.
refusal-login_taken = Somebody else has this login. Choose another.
refusal-has_account = You have an account already.
refusal-account_changed = The account was changed at the same moment. Try again.
refusal-too_many_bots_kept = You have as many bots as possible: { $most }. Take one away first.
refusal-not_for_bots = A bot cannot do this. Come with your own session.
refusal-no_bot = There is no such bot of yours any more.
refusal-no_record = There is no such record, or it is not for you.
refusal-bad_view = A record is looked at as public, or from a seat from 1 to { $seats }.
refusal-bad_place = The list cannot go on from there. Begin at its top.
refusal-wrong_link = This link opens nothing any more. Make a new one on the device where you are known.
