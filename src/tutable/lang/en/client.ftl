### What the browser says (English). Sentences of rules, picks and events come from the games.

## The frame

ui-title = Tutable
ui-title-turn = Your turn · Tutable
ui-brand-label = Tutable, to the lobby
ui-skip = To the content
ui-nav = Main
ui-learn = Learn by playing
ui-guide = Guide
ui-guide-step = Guide · { $number } of { $of }
ui-guide-goal = the goal
ui-guide-got-it = Got it
ui-guide-back = Back
ui-guide-on = Next
ui-guide-end = End the guide
ui-guide-begin = Let's play
ui-guide-about = This is a guided game against a calm bot. The deal is always the same, and everything is explained when it comes up. Nothing is rated, and you can end the guide at any time.
ui-rules = Rules
ui-about = About
ui-me = My account
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
ui-players-range = { $least }–{ $most } players
ui-opponents = How many bots
ui-my-tables = My tables
ui-my-tables-none = Nothing is running yet. Your tables wait here for you, also tomorrow.
ui-open-tables = Open tables
ui-open-tables-none = Nobody is looking for players right now.
ui-new-table = New table
ui-your-name = The name others see
ui-save = Save
ui-saved = Saved
ui-forget-me = Forget me
ui-sure = { $what }: sure?
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
ui-level = How well they play
ui-options = Table options
ui-more = More
ui-own-components = Own components (TOML file)
ui-import = Continue a saved match
ui-public = Show this table in the lobby; otherwise only who has its link finds it
ui-rated = Rated: the result changes the players' ratings
ui-table-rated = Rated
ui-hints = Hints may be taken: in your turn you can ask what a good player would do
ui-hints-told = Hints may be taken: in their turn everybody can ask what a good player would do, and all see who did
ui-open-table = Open the table
ui-seat-open = open seat
ui-seat-invite = invited
ui-waiting-title = Waiting for players
ui-waiting-text = The match begins when every seat is taken. You may close this page and come back.
ui-waiting-share = The address of this table
ui-fill-bots = Fill with bots and start
ui-invited = You are invited. Sit down, or only look on.
ui-closed-title = This table was closed
ui-ended-left = Everybody left before the match began.
ui-ended-expired = Nothing had happened at this table for a long time, so it was closed. It can be read, but not continued.
ui-ended-host = The host of this server has closed this table. It can be read, but not continued.
ui-leave = Give up my seat
ui-take-seat = Sit down here
ui-return = Come back to this seat
ui-call-bot = Let a bot have it
ui-seat-left = nobody: the seat was given up
ui-entrance = Somebody has left this match, and a seat is free. You can have it as long as you have seen nothing of the match: whoever has looked on cannot play any more.
ui-only-watch = Only look on
ui-invite-link = Link for this seat
ui-copy = Copy
ui-copied = Copied
ui-copy-failed = This browser does not allow it: the address is selected, copy it by hand.

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
ui-yes = yes
ui-no = no
ui-sending = Sending …
ui-awaits-end = Your turn is complete. End it, or take something back.
ui-ending = The match is over: watch how it ended.
ui-others-turn = { $count ->
    [one] { $player } is to move.
   *[other] { $player } are to move.
  }
ui-queue = { $before ->
    [one] A bot at another table may think before this one.
   *[other] Up to { $before } bots at other tables may think before this one.
  }
ui-spectator = You are watching: you see what everybody may see.
ui-link-lost = The connection is lost. Trying again; nothing you did is lost.
ui-link-stuck = The server does not answer: is the network still there? Nothing you did is lost.
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
ui-draft-own = You have chosen. Look at it once more, then confirm.
ui-confirm = Confirm
ui-chosen = Chosen: { $things }.
ui-missing = Now point at { $things }.
ui-missing-any = Now point at one of the lit things, or take one of { $count } picks from the list.
ui-ask = What is this? Press it, then a thing
ui-asking = Press a thing to learn what it is. Press “?” again to play on.
ui-zoom = Size of the drawing
ui-zoom-in = nearer
ui-zoom-out = farther
ui-zoom-fit = whole drawing
ui-fold-live = something to pick
ui-auto-end = End my turns by themselves
ui-horizon = Nothing to undo: { $barrier ->
    [start] the match has just begun
    [turn] the turn was ended
    [chance] chance has spoken
    [secret] a secret was seen
   *[sealed] all is revealed
  }.
ui-final-chance = cannot be undone: chance decides
ui-final-secret = cannot be undone: it shows a secret
ui-thing-final = cannot be undone
ui-thing-kept = your choice, face down
ui-thing-advised = named by the hint
ui-thing-still = Nothing can be done with it right now.
ui-brief-more = Right button, long press or I: more
ui-thing-refused = not possible, press to ask why
ui-thing-just = just changed
ui-thing-recent = changed since your last turn
ui-why = why?
ui-rule = Rule { $rule }
ui-all-rules = All rules
ui-digest = { $from ->
    [0] Since the beginning ({ $count })
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
ui-bot-plays = A bot now plays for { $name }.
ui-mover-away = { $count ->
    [one] { $player } is to move, but away.
   *[other] { $player } are to move, but away.
  }
ui-stood-in = { $count ->
    [one] Welcome back. A bot has played for you meanwhile; now it is you again.
   *[other] Welcome back. Bots have played for you meanwhile; now it is you again.
  }
ui-commitment = Fingerprint of the shuffle, published at the start
ui-seed = Seed of the shuffle, to verify it
ui-mute = { $count ->
    [0] Mute somebody
   *[other] Mute somebody ({ $count } muted)
  }
ui-looks-on = looking on
ui-no-chat = You cannot chat at this table.
ui-report = Report
ui-report-title = Report { $name }
ui-report-text = What should the host of this server look at?
ui-report-send = Send to the host
ui-report-sent = Thank you. The host has been told; nobody else has.
ui-chat-label = Say something
ui-send = Send
ui-cover-title = Pass the screen to { $name }
ui-cover-text = The cards stay covered until you are ready.
ui-cover-lift = I am { $name }: show my cards

## Hints

ui-hint = Hint
ui-hint-thinking = Thinking it over …
ui-hint-nudge = One of these is the best:
ui-hint-which = Which one?
ui-hint-pick = This looks best:
ui-hint-why = Why?
ui-hint-reasons = How they compare:
ui-hint-forced = There is nothing else to do:
ui-hint-by-rule = A rule of thumb suggests:
ui-hint-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in sight, wins { $share } %
ui-hint-told = Everybody sees with your turn that you took a hint.

## What others do, played

ui-playback = What the others do
ui-speed = Pace of the others' turns
ui-speed-calm = calm
ui-speed-normal = normal
ui-speed-brisk = brisk
ui-speed-instant = all at once
ui-play-skip = { $count ->
    [0] Skip
   *[other] Skip ({ $count })
  }
ui-show-again = Show again
ui-sound = Sounds
ui-since = { $from ->
    [0] Since the beginning
   *[other] Since your last turn
  }
ui-concerns-you = Concerns you
ui-standing = How everybody stands
ui-standing-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; if it ended now: { $now }{ $open ->
    [yes] {" "}and what is still hidden
   *[no] {""}
  }
ui-moment-first = The first player
ui-moment-roll = The dice are cast
ui-moment-reveal = Revealed
ui-moment-round = A new round
ui-moment-round-end = The round is over
ui-moment-round-last = The last round
ui-moment-stage = The end of a stage
ui-moment-stage-next = A new stage
ui-moment-stage-game = The game ends
ui-moment-migration = Migration
ui-moment-scoring = Points
ui-moment-final = The final scoring
ui-moment-victory = Victory!
ui-moment-skip = Press anywhere to go on

## Keys

ui-keys = Keys
ui-key-help = this list
ui-key-board = to the board
ui-key-next = the next thing you can use
ui-key-picks = to the list of picks
ui-key-number = take that pick of the list
ui-key-arrows = move over the board
ui-key-enter = point at a thing; on a dimmed one: why not?
ui-key-asking = ask about things, or play on
ui-key-ask = what is this?
ui-key-zoom = nearer, farther, the whole drawing
ui-key-escape = choose anew
ui-key-undo = undo
ui-key-hint = a hint: where to look, then what to pick, then why
ui-key-end = end the turn, pass or finish; Enter too, when that comes next
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
ui-legend = Signs and pieces
ui-figures = { $count ->
    [one] One piece, drawn and explained
   *[other] All { $count } pieces, drawn and explained
  }
ui-example = Example
ui-example-picture = The position of the example “{ $title }”
ui-example-play = Play on from here
ui-example-open = Open in the rules, to play on from there
ui-you-name = You
ui-hit = hit { $at } of { $of }
ui-hit-next = Next hit
ui-hit-before = Previous hit
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
ui-about-rulings = Open questions
ui-about-rulings-text = Where the rulebook leaves a question open, we have decided; this is how sure we are of what was meant.
ui-origin-printed = printed
ui-origin-deduced = deduced
ui-origin-reconstructed = reconstructed

## For the host

ui-read-only = The server is read-only for a while: you can look at everything, and matches go on later.
ui-host = Looking after this server
ui-host-sign-in-text = This link makes this browser the host's, once.
ui-host-sign-in = Sign in as the host
ui-host-sign-out = Sign out as the host
ui-host-house = The house
ui-host-today = Message of the day, shown to everybody
ui-host-read-only = Read-only: everything can be looked at, nothing changed
ui-host-reports = Reports
ui-host-reported = { $by } reports { $about }.
ui-host-people = Who is here
ui-host-tables = Tables
ui-host-bans = Kept out
ui-host-deeds = What was done
ui-host-none = nothing here
ui-host-kick = Send away
ui-host-ban = Keep out
ui-host-unban = Let in again
ui-host-erase = Erase for good
ui-host-erase-text = Somebody who is not here can be erased by the id in the address of their page.
ui-host-ratings = Reckon all ratings again
ui-host-close = Close the table
ui-host-watching = Others may watch
ui-host-chat = Chat
ui-host-chat-default = as everywhere here
ui-host-chat-all = for everybody
ui-host-chat-seated = for those who sit here
ui-host-chat-off = off
ui-host-slow = Seconds between two lines
ui-host-lines = Read the chat
ui-host-remove = Remove this line
ui-host-removed = (removed)
ui-host-done = Done
ui-host-address = An address
ui-host-for-good = for good
ui-host-until = until { $at }
ui-host-person = Id of the person
ui-host-days = Days (empty: for good)
ui-host-why = Reason, shown to the person
ui-host-whole-address = everybody from the same address
ui-host-verb-close = closed
ui-host-verb-kick = sent away
ui-host-verb-ban = kept out
ui-host-verb-unban = let in again
ui-host-verb-remove-line = line removed
ui-host-verb-watching = watching
ui-host-verb-chat = chat
ui-host-verb-slow = slow chat
ui-host-verb-today = message of the day
ui-host-verb-read-only = read-only
ui-host-verb-erase = erased
ui-host-verb-done = report done
ui-host-verb-ratings = ratings reckoned again
