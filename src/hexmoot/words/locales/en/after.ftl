### What the page says after a game: the end, figures, records and replay.
### $who: a name. $form: the name of a text form, such as HGN. $day, $edition, $expected: written out already.

## The end

after-how =
    { $ending ->
        [declared] Victory was declared, with { points }.
       *[points] The table counted { points }.
    }
after-no-winner = The game ended without a winner
after-winner = the winner
after-score = Points
after-source =
    { $source ->
        [settlements] Settlements
        [cities] Cities
        [longest_road] Longest road
        [largest_army] Largest army
        [guards] Guards
       *[victory_point_cards] Point cards
    }
after-cards = All cards

## Figures

after-to-figures = Figures and download
after-as-table = As a table
after-dice-title = Dice
after-dice-chart =
    { $count ->
        [one] How often each total came up, in { $count } roll, and how often it was to be expected
       *[other] How often each total came up, in { $count } rolls, and how often it was to be expected
    }
after-dice-bar =
    { $count ->
        [one] { $total }: rolled { $count } time, { $expected } to be expected
       *[other] { $total }: rolled { $count } times, { $expected } to be expected
    }
after-dice-total = Total
after-dice-rolled = rolled
after-dice-expected = to be expected
after-points-title = Points by turn
after-points-chart =
    { $count ->
        [one] The points of every seat over { $count } turn
       *[other] The points of every seat over { $count } turns
    }
after-points-end = end
after-production = Production
after-luck-note = Luck is what the dice brought, less what they bring on average to the same buildings with the robber where it was.
after-dealings = Trades, thefts and discards

## Replay

after-replay = Replay
after-slider = Place in the game
after-controls = Move through the game
after-go =
    { $way ->
        [first] To the beginning
        [turn-back] A turn back
        [back] A move back
        [play]
            { $playing ->
                [yes] Pause
               *[no] Play
            }
        [next] A move on
        [turn-next] A turn on
       *[last] To the end
    }
after-place =
    { $turn ->
        [0] Move { $move } of { $moves }, set-up
       *[other] Move { $move } of { $moves }, turn { $turn }: { $who }
    }
after-pace = Pace
after-pace-of =
    { $pace ->
        [slow] slow
        [fast] fast
       *[normal] normal
    }
after-dice = Rolled: { $first } and { $second }, together { $total }
after-eyes = Seen by
after-eyes-of =
    { $eyes ->
        [all] everybody: all cards open
        [public] an onlooker
       *[seat] { $who }
    }
after-hen = This position as { $form }
after-link-move = Link to this move
after-code = Last move

## Keeping, sharing and checking

after-about = { $edition } · { $day } · { after-turns } · { after-minutes }
after-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
after-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
after-verify-title = Were the dice fair?
after-verify-why = The dice were sealed before the game. Now that all seeds are open, every roll, card and theft can be worked out again.
after-verify = Check the dice
after-verified =
    { $count ->
        [one] { $count } outcome checked: it follows from the seeds.
       *[other] { $count } outcomes checked: all follow from the seeds.
    }
after-cancelled =
    { $count ->
        [one] Before this game { $count } start was called off. Each start has seeds of its own.
       *[other] Before this game { $count } starts were called off. Each start has seeds of its own.
    }
after-verify-bad = The record could not be confirmed:
after-seal =
    { $seal ->
        [same] The seal is the one that this browser noted before the game.
        [other] The seal is not the one that this browser noted before the game: the server has changed its seed.
       *[unseen] This browser did not see the table before the game. Compare the seal with the one you noted.
    }
after-seal-here = Checked in this browser, without asking the server:
after-seal-part =
    { $seal ->
        [same] { $who }: the part is the one that was sealed before any was opened.
        [other] { $who }: the part is not the one that was sealed: it was changed afterwards.
       *[unseen] { $who }: this browser did not see the seal of this part.
    }
after-verify-self = You need not trust this server: download the record and check it yourself
after-keep = Keep and share
after-link = Link to this record
after-download-view = The record as seen by
after-download = Download as { $form }
after-download-redacted = Cards that this reader could not see are left out. Such a file can be read, but not replayed or checked.

## Records

after-records = Finished games
after-front = Finished games: replays and figures
after-missing = There is no such record, or it is not for you.
after-mine = Your games
after-mine-none = You have not finished a game yet.
after-public = Public games
after-public-none = No public game has been finished yet.
after-more = Show more
after-file = A record of your own
after-file-how = Drop a file here, or choose one. It is replayed and not kept.
after-file-choose = Choose a file
after-file-large = This file is too large for the record of a game.
after-file-kept-nowhere = not kept by the server
after-file-close = Close the file
