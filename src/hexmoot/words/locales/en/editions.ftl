### The rule books, and the options on which they differ.
### An option's value is an attribute of the option: its name, yes or no, or .value for numbers.

edition-z-base = Standard game
    .description = The standard here: a random island, trading and building mixed as you like.
    .source = Traditional Chinese index, full game
edition-z-first = First game
    .description = A printed island with given starting places; trade first, then build.
    .source = Traditional Chinese index, first game
edition-k-base = Korean rules
    .description = For three to six; trade first, then build, and the robber never returns to the desert.
    .source = Korean manual, full game
edition-k-first = Korean first game
    .description = An older printed island with given starting places, for a first evening.
    .source = Korean manual, first game
edition-j-base = Japanese rules
    .description = The Japanese summary of a turn; plays like the standard.
    .source = Japanese turn sheet
edition-u-base = Ukrainian rules
    .description = Like the standard, but the host names who begins, and a longest road that is tied after a cut lies aside.
    .source = Ukrainian short rules

option-players = Players
    .description = How many seats a table may have.
    .value =
        { $value ->
            [one] { $value } player
           *[other] { $value } players
        }
    .range = { $low } to { $high } players
option-board = Board
    .description = A shuffled island, or one of two printed ones with their own tokens and harbours.
    .random = random island
    .beginner_5th = printed first island
    .beginner_old = older printed first island
    .gift = land of the Watch
option-harbours = Harbours
    .description = How harbours are laid out round a random island.
    .frame = pieces of the sea frame in any order
    .shuffled = harbours dealt over fixed places
option-tokens = Number tokens
    .description = How numbers are laid on a random island.
    .spiral = by their letters, in a spiral
    .random = anywhere, but no two red ones side by side
option-first_player = First player
    .description = Who takes the first turn.
    .highest_roll = the highest roll
    .oldest = the oldest player, named by the host
    .named = a seat named by the host
option-setup = Set-up
    .description = How starting places are found.
    .draft = chosen by the players in turn
    .fixed = given with the board
option-phases = Trading and building
    .description = Whether all trading comes before all building.
    .separate = trade first, then build
    .combined = mixed as you like
option-new_harbour = New harbours
    .description = When a harbour that was just reached can be used.
    .next_turn = from the next turn on
    .at_once = at once
option-robber_desert = Robber in the desert
    .description = Whether the robber may be sent back to a desert.
    .yes = allowed
    .no = not allowed
option-hand_limit = Safe hand
    .description = The most resource cards that are safe when a seven is rolled.
    .value =
        { $value ->
            [one] { $value } card
           *[other] { $value } cards
        }
option-gifts = Gifts
    .description = Whether one side of a trade may give nothing.
    .yes = allowed
    .no = not allowed
option-bank_short = Short bank
    .description = What happens when the bank cannot pay everybody in a kind.
    .none = nobody gets that kind
    .sole_claimant = a single claimant gets the rest
option-plenty_alike = Year of plenty
    .description = Whether its two cards may be of the same kind.
    .yes = same kind allowed
    .no = two different kinds
option-reveal_vp = Victory-point cards
    .description = When they may be shown.
    .any_time = at any moment
    .at_end = only at the end
option-win_claim = Winning
    .description = Whether the game sees a win by itself.
    .automatic = the game ends by itself
    .declared = the player has to claim the win
option-road_tie = Tied longest road
    .description = What happens when a cut leaves its holder level with others.
    .keeps = the holder keeps it
    .aside = it lies aside
option-turn_seconds = Time for a turn
    .description = How long a turn may take.
    .value =
        { $value ->
            [0] no clock
            [one] { $value } second
           *[other] { $value } seconds
        }
option-victory_points = Points to win
    .description = How many points win the game.
    .value =
        { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
option-friendly_robber = Friendly robber
    .description = Whether the robber must spare players who show 2 points or fewer.
    .yes = spares them
    .no = spares nobody
option-offers_per_turn = Offers in a turn
    .description = How many offers a seat may make in one turn.
    .value =
        { $value ->
            [0] no limit
            [one] { $value } offer
           *[other] { $value } offers
        }
option-extra_build = Building between turns
    .description = What the others may do between turns with five or six players.
    .none = nothing
    .phase = build and buy
    .paired = a paired turn
