### What the browser says (English). Sentences of rules, picks and events come from the games.

## The frame

ui-title = Tutable
ui-title-turn = Your turn · Tutable
ui-brand-label = Tutable, to the lobby
ui-skip = To the content
ui-nav = Main
ui-rules = Rules
ui-about = About
ui-settings = Settings
ui-language = Language
ui-lang-en = English
ui-lang-de = Deutsch
ui-theme = Brightness
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-less-motion = Less motion
ui-shortcuts-on = One-letter shortcuts
ui-close = Close
ui-connecting = Connecting …
ui-lost-title = There is nothing at this address
ui-to-lobby = To the lobby
ui-to-table = To the table
ui-failure-title = This table cannot be opened
ui-error-offline = The server cannot be reached. Is the network there?
ui-error-server = The server answered with error { $status }. Please try again.
ui-error-unknown = That was refused ({ $code }).
ui-stale = The table had moved on in the meantime: please look again.

## The lobby

ui-hero = Three games, one table
ui-hero-text = Caravans in the desert, boats among the atolls, workers in the north. Choose a game and play against bots at once; no account needed.
ui-play-now-game = Play { $game } now
ui-game-tuareg = Load your camels and mind your neighbours: a card game of caravans and majorities.
ui-game-tungaru = Sail among the islands, settle with dice, and win over the nomads with what the lagoon yields.
ui-game-tundra = Put dice to work on your boards, send workers into the glades, and raise towers in the north.
ui-players-range = { $least }–{ $most } players
ui-opponents = Bots as opponents
ui-my-tables = My tables
ui-my-tables-none = Nothing is running yet. Your tables wait here for you, also tomorrow.
ui-open-tables = Open tables
ui-open-tables-none = Nobody is looking for players right now.
ui-new-table = New table
ui-your-name = The name others see
ui-save = Save
ui-saved = Saved
ui-your-turn = Your turn
ui-status-waiting = waiting for players
ui-status-running = running
ui-status-frozen = frozen since an upgrade
ui-status-closed = closed
ui-status-over = over

## A new table

ui-game = Game
ui-players = Players
ui-seat-n = Seat { $n }
ui-kind-me = me
ui-kind-hotseat = a friend at this screen
ui-kind-open = open to anybody
ui-kind-invite = invited by link
ui-kind-bot = a bot
ui-name = Name
ui-bot-kind = Plays
ui-bot-greedy = with care
ui-bot-random = at random
ui-options = Table options
ui-option-first = Who begins
ui-option-first-random = drawn by lot
ui-option-first-1 = seat 1
ui-option-first-2 = seat 2
ui-option-first-3 = seat 3
ui-option-first-4 = seat 4
ui-option-first-5 = seat 5
ui-option-discards_return = Discards return in stage 2
ui-option-discards_return-no = no
ui-option-discards_return-yes = yes
ui-option-pass = Passing
ui-option-pass-last_round = in the last round
ui-option-pass-only_if_stuck = only when stuck
ui-option-overpay = Overpaying
ui-option-overpay-irreducible = no superfluous card
ui-option-overpay-stop_when_paid = stop when paid
ui-option-islands = Islands
ui-option-islands-printed = as printed on the board
ui-option-islands-set1 = tiles, set 1
ui-option-islands-set2 = tiles, set 2
ui-option-islands-set3 = tiles, set 3
ui-option-islands-set4 = tiles, set 4
ui-option-deluxe_nomads = Deluxe nomads
ui-option-deluxe_nomads-no = without
ui-option-deluxe_nomads-yes = with
ui-option-round_limit = Limit of rounds
ui-option-round_limit-yes = yes
ui-option-round_limit-no = no
ui-option-layout = Layout of the glades
ui-option-layout-standard = standard
ui-option-layout-alternate = alternate
ui-option-layout-alternate-2 = second alternate
ui-option-layout-alternate-3 = third alternate
ui-option-characters = Characters
ui-option-characters-by-seat = by seat
ui-option-characters-chosen = each player chooses
ui-option-titles = Module: titles
ui-option-titles-no = without
ui-option-titles-yes = with
ui-option-personal_goals = Module: personal goals
ui-option-personal_goals-no = without
ui-option-personal_goals-yes = with
ui-option-white_die = The white die
ui-option-white_die-buyable = can be bought
ui-option-white_die-free = is free
ui-own-components = Own components (TOML file)
ui-import = Continue a saved match
ui-public = Show this table in the lobby
ui-open-table = Open the table
ui-seat-open = open seat
ui-seat-invite = invited
ui-waiting-title = Waiting for players
ui-waiting-text = The match begins when every seat is taken. You may close this page and come back.
ui-waiting-share = the address of this table:
ui-closed-title = This table was closed
ui-leave = Give up my seat
ui-take-seat = Sit down here
ui-invite-link = Link for this seat
ui-copy = Copy
ui-copied = Copied

## The table

ui-table-title = Table of { $players }
ui-board = The table
ui-act = What you can do
ui-you = you
ui-bot = bot
ui-to-move = to move
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ui-times = ×{ $count }
ui-sending = Sending …
ui-awaits-end = Your turn is complete. End it, or take something back.
ui-others-turn = { $player } is to move.
ui-spectator = You are watching: you see what everybody may see.
ui-link-lost = The connection is lost. Trying again; nothing you did is lost.
ui-over = { $count ->
    [0] The match is over.
    [one] { $winners } wins.
   *[other] A shared win: { $winners }.
  }
ui-undo = { $steps ->
    [0] Undo
   *[other] Undo ({ $steps })
  }
ui-end = End turn
ui-clear = Start over
ui-all-picks = All picks ({ $count })
ui-refused-n = Not possible now ({ $count }): why?
ui-sealed = You have chosen. Waiting for the others.
ui-sealed-change = Face down until all have chosen. You may still change it.
ui-draft = You have chosen. Look at it once more, then hand the screen on.
ui-draft-change = You can still choose something else.
ui-hand-on = Hand the screen on
ui-chosen = Chosen: { $things }.
ui-missing = Now point at { $things }.
ui-missing-any = Now point at one of the lit things, or take one of { $count } picks from the list.
ui-missing-keys = Esc: start over.
ui-ask = What is this? Press it, then a thing
ui-asking = Press a thing to learn what it is. Press “?” again to play on.
ui-zoom = Size of the drawing
ui-zoom-in = nearer
ui-zoom-out = farther
ui-zoom-fit = whole drawing
ui-fold-live = something to pick
ui-auto-end = End my turns by themselves
ui-horizon = Nothing to take back: { $barrier ->
    [start] the match has only just begun
    [turn] the last turn was ended
    [chance] chance has shown something
    [secret] a secret was seen
   *[sealed] the choices were revealed
  }.
ui-final-chance = cannot be undone: chance decides
ui-final-secret = cannot be undone: it shows a secret
ui-thing-final = cannot be undone
ui-thing-kept = your choice, face down
ui-thing-refused = not possible, press to ask why
ui-thing-just = just changed
ui-thing-recent = changed since your last turn
ui-group-on = Go on
ui-why = why?
ui-rule = Rule { $rule }
ui-all-rules = All rules
ui-digest = { $count ->
    [one] Since your last turn
   *[other] Since your last turn ({ $count })
  }
ui-side = Beside the board
ui-tab-log = Log
ui-tab-scores = Points
ui-tab-people = Players
ui-tab-chat = Chat
ui-log-empty = Nothing has happened yet.
ui-here = here
ui-away = away
ui-seat-bot = Let a bot play on
ui-commitment = Fingerprint of the shuffle, published at the start
ui-seed = Seed of the shuffle, to verify it
ui-mute = { $count ->
    [0] Mute somebody
   *[other] Mute somebody ({ $count } muted)
  }
ui-chat-label = Say something
ui-send = Send
ui-cover-title = Pass the screen to { $name }
ui-cover-text = The cards stay covered until you are ready.
ui-cover-lift = I am { $name }: show my cards

## Keys

ui-keys = Keys
ui-key-help = this list
ui-key-board = to the board
ui-key-next = the next thing you can use
ui-key-picks = to the list of picks
ui-key-number = take that pick of the list
ui-key-arrows = move over the board
ui-key-enter = point at a thing; on a dimmed one: why not?
ui-key-ask = what is this?
ui-key-zoom = nearer, farther, the whole drawing
ui-key-escape = choose anew
ui-key-undo = undo
ui-key-end = end the turn
ui-keys-ask = By mouse or finger: the right button or a long press on a thing says what it is.

## Scores

ui-score-title = Points
ui-score-total = Total

## Replay

ui-replay = Replay
ui-first = to the beginning
ui-back = one step back
ui-forth = one step on
ui-last = to the end
ui-run = Play
ui-pause = Pause
ui-position = Position { $at } of { $length }
ui-perspective = As seen by
ui-spectator-view = a spectator
ui-everybody-view = everybody at once
ui-fork = Play on from here
ui-export = Export

## Rules and about

ui-rules-title = Rules of { $game }
ui-search = Search
ui-found = { $count ->
    [0] nothing found
    [one] { $count } rule
   *[other] { $count } rules
  }
ui-chapters = Chapters
ui-refusals = { $count ->
    [one] What you are told when it is not allowed
   *[other] What you are told when it is not allowed ({ $count })
  }
ui-confidence = { $percent } % sure
ui-about-text = Tutable is a home for three card and board games, made by enthusiasts and free to host yourself. All drawings are our own; the rules are told in our own words.
ui-about-fair = Every match publishes the fingerprint of its shuffle at the start and the seed at the end, so anybody can verify the luck. Bots see what their seat may see and nothing else.
ui-about-reconstructed = Not every number on the original cards has been published. Each value below says where it comes from: printed in the rulebook, deduced from it, or reconstructed by us.
ui-about-parts = Where the values come from
ui-about-origins = { $printed } printed, { $deduced } deduced, { $reconstructed } reconstructed.
ui-about-signs-tundra = F firewood, S stone, P peat, A any of the three, B berry, M movement, V point, W worker.
ui-about-rulings = Open questions
ui-about-rulings-text = Where the rulebook leaves a question open, we have decided; this is how sure we are of what was meant.
ui-origin-printed = printed
ui-origin-deduced = deduced
ui-origin-reconstructed = reconstructed
ui-part-good = Goods
ui-part-price = Price
ui-part-stock = Special cards in stock
ui-part-special = any special card
ui-part-2-players = 2 players
ui-part-3-players = 3 players
ui-part-4-players = 4 players
ui-part-5-players = 5 players
ui-part-count = cards
ui-part-dinars = dinars
ui-part-points = points
ui-part-donkey = donkeys
ui-part-cave = caves
ui-part-thief = thieves
ui-part-map = maps
ui-part-tungaru-side = Sides of the board
ui-part-tungaru-small = for 2 and 3 players
ui-part-tungaru-large = for 4 and 5 players
ui-part-tungaru-small-island = Islands, 2 and 3 players
ui-part-tungaru-large-island = Islands, 4 and 5 players
ui-part-tungaru-small-ground = Anchoring grounds, 2 and 3 players
ui-part-tungaru-large-ground = Anchoring grounds, 4 and 5 players
ui-part-tungaru-tile = Island tiles
ui-part-tungaru-leader = Leaders
ui-part-tungaru-reward = Culture track
ui-part-tungaru-track-1 = first monument
ui-part-tungaru-track-2 = second monument
ui-part-tungaru-track-3 = third monument
ui-part-tungaru-track-4 = fourth monument
ui-part-tungaru-track-5 = fifth monument
ui-part-tungaru-nomad = Nomads
ui-part-tungaru-good = good
ui-part-tungaru-settlers = settler spaces
ui-part-tungaru-boats = boats
ui-part-tungaru-monuments = monument spaces
ui-part-tungaru-dice = dice spaces
ui-part-tungaru-dice_for_two = dice spaces for two
ui-part-tungaru-faces = dice
ui-part-tungaru-give = trade: give
ui-part-tungaru-get = trade: get
ui-part-tungaru-walkways = walkways to
ui-part-tungaru-migration = migration spaces
ui-part-tungaru-islands = between
ui-part-tungaru-borders = borders on
ui-part-tungaru-faces_1 = dice, space 1
ui-part-tungaru-faces_2 = dice, space 2
ui-part-tungaru-goods_1 = goods, space 1
ui-part-tungaru-goods_2 = goods, space 2
ui-part-tungaru-from_players_1 = from players, space 1
ui-part-tungaru-from_players_2 = from players, space 2
ui-part-tungaru-players = from players
ui-part-tungaru-cost = cost
ui-part-tungaru-benefit = benefit
ui-part-tungaru-count = how many
ui-part-tungaru-worth = worth
ui-part-tungaru-scoring = scores for
ui-part-tungaru-flower = flower
ui-part-tundra-layout = Layouts of the glades
ui-part-tundra-3-players-alternate = 3 players, alternate
ui-part-tundra-4-players-alternate = 4 players, alternate
ui-part-tundra-3-players-alternate-2 = 3 players, second alternate
ui-part-tundra-3-players-alternate-3 = 3 players, third alternate
ui-part-tundra-4-players-alternate-2 = 4 players, second alternate
ui-part-tundra-glades = glades
ui-part-tundra-settlements = settlements
ui-part-tundra-starts = start glades
ui-part-tundra-tile = Glade tiles
ui-part-tundra-resource = resource
ui-part-tundra-bonus = tower bonus
ui-part-tundra-starter = Starter cards
ui-part-tundra-enhancement = Market cards
ui-part-tundra-advisor = Advisors
ui-part-tundra-effect = effect
ui-part-tundra-board = Boards
ui-part-tundra-upgraded = Upgraded boards
ui-part-tundra-rows = rows (dice: action)
ui-part-tundra-cost = cost of the upgrade
ui-part-tundra-goal = Common goals
ui-part-tundra-personal = Personal goals
ui-part-tundra-players = from players
ui-part-tundra-die_1 = first die
ui-part-tundra-die_2 = second die
ui-part-tundra-need_1 = step 1
ui-part-tundra-need_2 = step 2
ui-part-tundra-need_3 = step 3
ui-part-tundra-points_1 = points 1
ui-part-tundra-points_2 = points 2
ui-part-tundra-points_3 = points 3
ui-part-tundra-start = At the start
ui-part-tundra-goods = supplies
ui-part-tundra-firewood = firewood
ui-part-tundra-stone = stone
ui-part-tundra-peat = peat
ui-part-tundra-berries = berries
ui-part-tundra-title = Titles
ui-part-tundra-advisors = advisors
ui-part-tundra-dice = dice
ui-part-tundra-early = dice, rounds 1–2
ui-part-tundra-late = dice, rounds 3–4
ui-part-tundra-reroll = to roll again
ui-part-tundra-change = to change a die
ui-part-tundra-buy = to buy a die
ui-part-tundra-helpers = workers at the start
ui-part-tundra-spots = market cards per board
ui-part-tundra-card = free card per round
ui-part-tundra-gain = gain per round
