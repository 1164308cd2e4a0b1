### The second game on the page and in the terminal, and its part of the reference.

## The front page

page-second = A second game: The Watch
page-second-play = Play The Watch against bots
page-second-rules = Read its rules
page-preview-printed = The board is always this one
page-preview-land = A land of this kind
page-preview-land-another = Another one

## The Wall and the north

page-wall = The Wall
page-wall-section = { place-section }: { guards }, { $regulars } against them
page-wall-space =
    { $held ->
        [yes] { place-space }: guard of { $who }
       *[no] { place-space }: empty
    }
page-wall-choose = Choose a section of the Wall.
page-wall-place = Place a guard here: section { $section }
page-wall-confirm = Place a guard at section { $section }?
page-north = North of the Wall
# $what: a section of the Wall, or a clan.
page-look = { $what }: trails and ways south
page-look-together = wildling die: { learn-odds-of }
page-look-way = Way south by trail { $trail }: { $hexes }
page-clearing = Clearing at section { $section }: { regulars }
page-clan = { clan }: { wildlings } in the camps
page-camp =
    { $held ->
        [yes] { place-camp }: { wildling }
       *[no] { place-camp }: empty
    }
page-peaks = In the peaks: { $list }
page-peaks-kind = { $count } × { wildling }
page-raider-home = The robber is in its camp.
page-say-wildling = { $text }, blocked by a wildling ({ wildling })
page-say-route = { place-side }: { trade-route }
page-tokens =
    { $count ->
        [one] { $count } token in the supply, { $used } used
       *[other] { $count } tokens in the supply, { $used } used
    }
page-wildling-die = Wildling die: { $count }

## Danger

page-danger = Danger
page-danger-level =
    { $danger ->
        [calm] calm
        [open] nobody on guard
        [near] on the edge
        [climb] the next one climbs over
        [next] the next one breaches
        [rush] a rush breaches it
        [rush_end] a rush ends the game
       *[end] the next one ends the game
    }
page-danger-section = Section { $section }: { regulars } against { $guards }
page-danger-rush =
    { $count ->
        [1] { clan }: the next wildling starts a rush.
       *[other] { clan }: { $count } more wildlings start a rush.
    }
page-danger-breaches = Breaches: { $done } of { $all }
page-danger-south = In the South: { $done } of { $all }
page-danger-leader = By what all see, { $who } would win with { guards } if the game ended now.
page-danger-nobody = Nobody has a guard on the Wall. By what all see, { $who } would win if the game ended now.

## Guards, patrols and heroes

page-guard = Recruit a guard for { $cost }; { $left } left
page-guard-short = guard
page-seat-guards =
    { $points ->
        [0] { guards } on the Wall
        [one] { guards } on the Wall, worth { $points } point
       *[other] { guards } on the Wall, worth { $points } points
    }
page-seat-ranger =
    { $award ->
        [yes] { patrols }, the strongest ranger
       *[no] { patrols }
    }
page-seat-route =
    { $award ->
        [yes] a trade route of { $count }, the longest one
       *[no] a trade route of { $count }
    }
page-seat-hero = Hero: { $name }, { hero-face }
page-patrol =
    { $patrol_use ->
        [both] Ranger patrol: move the robber, or choose a wildling to send home.
        [robber] Ranger patrol: move the robber and steal a card?
       *[wildling] Ranger patrol: choose a wildling to send home.
    }
page-patrol-robber = Move the robber
page-spot-wildling = Send the wildling home: { $place }
page-spot-lift = Take this road up: { $place }
page-heroes = Heroes
page-heroes-display = Heroes to choose from
page-hero-yours = Your hero
page-hero-use = Use: { $name }
page-hero-skip = Not now
page-hero-rests =
    { $hero ->
        [scholar] The scholar was taken in this turn: it can be used from the next player’s turn on.
       *[other] You took this hero in this turn: it can be used from your next turn on.
    }
page-hero-used =
    { $hero ->
        [scholar] One use a turn: the scholar was used, and can be used again from the next player’s turn on.
       *[other] One use a turn: this hero was used, and can be used again from your next turn on.
    }
page-hero-after = Exchange the hero, or keep it for one more use?
page-hero-exchange = Exchange it
page-hero-turn = Turn it over
page-hero-must = Used twice: choose another hero.
page-hero-take = Take: { $name }
page-hero-ask =
    { $hero ->
        [commander] Name the kind of card that you ask for.
        [steward] Choose a card to give.
        [scholar] The roll brought you nothing: choose a card.
        [builder] Choose a road of yours to take up.
        [arms] Choose which of the three cards you replace, and by what.
        [seer] Choose which of the three cards you replace, and by what.
        [rebel] Choose a player who is ahead of you.
        [pathfinder] Choose a wildling in a clearing or a camp.
        [archer] Choose a wildling in the South.
        [recruiter] Choose a section for the guard.
       *[tracker] The robber goes back to its camp, and you take a card.
    }
# The second question to a hero, with what was chosen first.
page-hero-then =
    { $hero_then ->
        [commander] You ask for a card: { kind }. Choose up to two players.
        [steward] You give { $gives }. Choose a card to take.
        [builder] You take up the road at { $place }. Choose its new place.
       *[arms] You pay { $gives }. Choose a section for the guard.
    }
# Everything that was chosen for a hero. $count: how many players are asked.
page-hero-sure =
    { $hero ->
        [commander]
            { $count ->
                [1] Ask { $who } for a card: { kind }?
               *[other] Ask { $who } for a card each: { kind }?
            }
        [steward] Give { $gives } and take { $takes }?
        [scholar] Take { $takes } from the bank?
        [builder] Move the road from { $place } to { $to }?
        [arms] Pay { $gives } and place a guard at section { $section }?
        [seer] Pay { $gives } and choose one of the top cards of the pile?
        [rebel] Look at the hand of { $who } and take a card?
        [pathfinder] Send this wildling home and reveal a token: { $place }?
        [archer] Send the wildling home from { $place }?
        [recruiter] Give up a ranger patrol and place a guard at section { $section }?
       *[tracker] Chase the robber back to its camp and take a card?
    }
page-hero-pick-card = Choose one card of this hand.
page-hero-pick-one = Choose one of these cards; the others go back into the pile.
page-hero-give-back = { $who } gave you a card: choose one in return.
page-ask-watch =
    { $watch_stage ->
        [guarding] Place a guard: choose a section of the Wall.
        [consoling] The roll brought you nothing. Use the scholar?
        [foreseeing] Choose one of these cards.
        [taking] Choose one card of this hand.
        [repaying] Choose a card to give in return.
       *[hero] Exchange your hero, or turn it over for one more use.
    }
page-watch-keys =
    { $watch_key ->
        [guard] recruit a guard
        [hero] use the hero
       *[wall] look at the Wall
    }

## The end

page-over-watch =
    { $watch_ending ->
        [breaches] The Wall has fallen
        [gift] The South is overrun
       *[points] Won by points
    }
page-over-most = the most guards on the Wall
page-over-tie =
    { $tie ->
        [points] equally many guards, but more points
        [space] equally many guards and points, but the lowest space
        [west] equally many guards and points, but the first guard from the west
       *[order] no guards, but first in turn order
    }
page-over-guards = Guards
page-over-guard-points = Guard points

## The terminal

terminal-do_guard = guard
terminal-do_hero = hero
terminal-pick_wildling = Wildling at { $place }: { $enter } sends it home.
terminal-danger =
    { $danger ->
        [calm] calm
        [open] open
        [near] edge
        [climb] climb
        [next] breach
        [rush] rush
        [rush_end] rush!
       *[end] end
    }
terminal-leader = if the Wall falls: { $who } ({ guards })
terminal-help_wall = regulars before section 1 of the Wall : guards on it
terminal-section = { $section }: { guards }, { $regulars } outside
terminal-clan =
    { $clan ->
        [river] River
        [cave] Cave
       *[hornfoot] Barefoot
    }
terminal-rush = Rush:
terminal-breaches = breaches { $done }/{ $all }
terminal-south = South { $done }/{ $all }
terminal-wildling_sign =
    { $wildling ->
        [regular] R
        [climber] C
       *[giant] G
    }
terminal-figures =
    { $wildling ->
        [regular] regular { $count }
        [climber] climber { $count }
       *[giant] giant { $count }
    }
terminal-peaks = In the peaks
terminal-hero =
    hero: { $name } ({ $face ->
        [front] front
       *[back] back
    })
terminal-hero_after = Exchange the hero, or turn it over?
terminal-guards = guards { $count }
terminal-patrol_wildling = Send a wildling home

## The reference

learn-watch-source =
    { $watch_book ->
        [W] the Korean rules of the second game
       *[D] our own reading, where no source could be read
    }
learn-watch-chapter =
    { $part ->
        [SETUP] Before the first turn
        [TURN] A turn
        [PROD] Production
        [ADV] Wildlings advance
        [BREACH] The Wall is breached
        [RUSH] A rush
        [TRADE] Trading
        [BUILD] Building and tokens
        [GUARD] Guards
        [DEV] Development cards
        [HERO] Heroes
        [ROBBER] Seven and the robber
        [END] Three ways to end
       *[OPT] What a table can choose
    }
learn-watch-act =
    { $watch_act ->
        [g] Recruit a guard
        [h] Use your hero
        [flip] Turn your hero over
       *[take] Take a hero
    }
learn-watch-need =
    { $watch_act ->
        [g] Its price, a guard in stock, and an empty space on the Wall.
        [h] The moment that its card names; once a turn, and not in the turn you took it.
        [flip] A hero that you have just used for the first time.
       *[take] A hero that you have just used.
    }
learn-heroes = The heroes
learn-heroes-of = with { $who }
learn-odds = What the wildling die does
learn-odds-trail = { $trail }: { clan } to section { $section }
learn-odds-none = { $low } to { $high }: nothing
learn-odds-of = { $ways } of { $all }
learn-odds-note = A trail counts only while its clan has a wildling in the camps.
learn-tokens = Wildling tokens
learn-tokens-open = revealed
learn-tokens-unseen = unseen
learn-points-guards = { $first } guards or more on the Wall: 1 point; { $second } or more: 2

## Words of the second game; .forms as in learn.ftl

term-wall = Wall
    .forms = Wall
    .text = What shuts the north off. It has four sections, and each is held by its guards.
term-section = section
    .forms = section | sections
    .text = A quarter of the Wall, with five spaces for guards and a clearing before it.
term-guard = guard
    .forms = guard | guards
    .text = A piece on the Wall. Guards hold off regulars, earn points, and decide who wins if the Wall falls.
term-clearing = clearing
    .forms = clearing | clearings
    .text = The ground before a section, where wildlings arrive and regulars wait.
term-trail = trail
    .forms = trail | trails
    .text = A numbered way from a clan’s camps to a clearing. The wildling die names it.
term-camp = camp
    .forms = camp | camps
    .text = One of five places in a clan’s area. Camp 1 is nearest the trails.
term-clan = clan
    .forms = clan | clans
    .text = The River, the Cave and the Barefoot clan. Each has its camps and its trails.
term-wildling = wildling
    .forms = wildling | wildlings
    .text = A figure from the north: regular, climber or giant. In the South it blocks a hex.
term-regular = regular
    .forms = regular | regulars | regular wildlings
    .text = The wildling that waits in a clearing until its kind outnumbers the guards.
term-climber = climber
    .forms = climber | climbers
    .text = The wildling that climbs over the Wall at once and is stopped by nobody.
term-giant = giant
    .forms = giant | giants
    .text = The wildling that drives a guard off and goes home, or breaches the Wall if there is none.
term-breach = breach
    .forms = breach | breaches
    .text = Wildlings break through a section and cross it. The third breach ends the game.
term-breach_marker = breach marker
    .forms = breach marker
    .text = It counts the breaches, from 0 to 3.
term-rush = rush
    .forms = rush
    .text = What happens when a clan has five wildlings: two of them advance at once.
term-south = the South
    .forms = the South
    .text = The land south of the Wall, where you build; the rule book calls it the Gift. Too many wildlings in it end the game.
term-peaks = the peaks
    .forms = the peaks
    .text = The mountains in the west, where figures wait that are not in play.
term-wildling_token = wildling token
    .forms = wildling token | wildling tokens
    .text = It shows a kind of wildling and a clan. Building and awards reveal it.
term-supply = supply
    .forms = supply
    .text = The wildling tokens that lie face down beside the board.
term-wildling_die = wildling die
    .forms = wildling die
    .text = The third die, with twelve faces. It says by which trail a wildling advances.
term-trade_route = trade route
    .forms = trade route | trade routes
    .text = A place at the southern edge where your building trades one kind with the bank at 2:1.
term-longest_trade_route = longest trade route
    .forms = longest trade route
    .text = The award for the longest road of at least five pieces, here worth 1 point.
term-strongest_ranger = strongest ranger
    .forms = strongest ranger
    .text = The award for the most ranger patrols played, at least three, worth 1 point.
term-ranger_patrol = ranger patrol
    .forms = ranger patrol | ranger patrols
    .text = The development card that moves the robber or sends a wildling home.
term-winter_stores = winter stores
    .forms = winter stores
    .text = The development card that takes two cards of your choice from the bank.
term-new_recruits = new recruits
    .forms = new recruits
    .text = The development card that places a guard without paying.
term-hero = hero
    .forms = hero | heroes
    .text = A card that everybody has one of, with an ability that can be used once or twice.
