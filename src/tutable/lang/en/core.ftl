### Words every game shares: players and refusals.

player-n = Player { $n }
list-and = { $first } and { $last }
told-sentence = { $player } { $doings }.
event-hinted = { $player } took a hint.

# Hints: how a pick compares with another one.
hint-compared = What the turn brings, compared with: { $other }
hint-later = It pays later. A few turns on, compared with: { $other }
hint-unseen = It pays later: nothing of it shows in the next few turns, but it ends better than: { $other }
hint-close = It hardly matters whether you take this or: { $other }
hint-amount = { $sign ->
    [more] { $points ->
        [0] a little more
        [one] +{ $points } point
       *[other] +{ $points } points
      }
   *[less] { $points ->
        [0] a little less
        [one] −{ $points } point
       *[other] −{ $points } points
      }
  }
hint-part = · { $amount } for { $part }
hint-part-told = · { $amount } for { $part }: { $details }
hint-rival = · { $amount } for { $player }
hint-two = { $one }; { $two }
hint-detail = { $now }, otherwise { $other }
hint-detail-kept = { $now } (as now), otherwise { $other }

option-first = Who begins
    .about = The first player, by lot or by seat.
option-first-random = drawn by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5

reason-not-now = That is not part of what is being decided now.

error-error = Something went wrong.
error-unknown-game = There is no game “{ $game }”. Known games: { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $players }.
error-unknown-option = { $game } has no table option “{ $option }”. Known options: { $known }.
error-bad-option = Table option { $option } cannot be “{ $value }”. Possible: { $known }.
error-bad-names-count = Give one name for each of the { $players } players, or none.
error-bad-names-name = “{ $name }” cannot be a player's name: use 1 to 40 printable characters.
error-bad-seed = “{ $seed }” is not a seed: use a whole number or 64 hexadecimal digits.
error-unknown-seat = There is no such seat at a table of { $players }.
error-unknown-pick = There is no pick { $pick }; pick ids are whole numbers from 0 up, below { $picks }.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $known }.
error-bad-bot-import = The bot { $bot } cannot be loaded: { $detail }
error-bad-bot-made = The bot { $bot } cannot be made from a game and a seed: { $detail }
error-bad-bot-command = The bot { $bot } cannot be run: there is no such program.
error-bad-bot-choose = The bot { $bot } has no method choose(knowledge, options).
error-bad-bot-ended = The bot { $bot } has ended the process in which it played.
error-bad-bot-crashed = The bot { $bot } has stopped: { $detail }
error-bad-bot-closed = The bot { $bot } has closed its output and gives no answer any more.
error-bad-bot-slow = The bot { $bot } did not answer within { $seconds } seconds.
error-bad-bot-flood = The bot { $bot } says too much: one line of at most 64 kB answers one question.
error-bad-bot-answer = The bot { $bot } answered { $detail }; an answer looks like {"{"}"pick": 17{"}"}.
error-bad-bot-pick = The bot { $bot } chose { $detail }, which is none of the legal picks.
error-bad-games = “{ $games }” is no number of games: play 1 to { $limit }.
error-bad-guide-form = The guide of { $game } cannot be read: { $detail }
error-bad-guide-twice = The guide of { $game } has two steps “{ $place }”.
error-bad-guide-unknown = The guide of { $game }, step “{ $place }”: there is no “{ $name }”.
error-bad-example-form = The examples of { $game } cannot be read: { $detail }
error-bad-example-twice = There are two examples “{ $place }” of { $game }.
error-bad-example-unknown = The example “{ $place }” of { $game }: there is no “{ $name }”.
error-bad-example-not-offered = The example “{ $place }” of { $game }: “{ $name }” is not offered.
error-bad-example-not-told = The example “{ $place }” of { $game }: “{ $name }” is not told.
error-bad-example-not-refused = The example “{ $place }” of { $game }: “{ $name }” is not refused for that reason.
error-unknown-language = There is no text in “{ $language }”. Known languages: { $known }.
error-not-your-decision = Another player is to decide now.
error-match-over = The match is over.
error-match-running = The match is still running; this is shown when it is over.
error-turn-not-ended = The turn is complete: end it, or take something back.
error-nothing-to-end = There is no finished turn to end.
error-nothing-to-undo = There is nothing to take back: { $barrier ->
    [start] the match has only just begun
    [turn] the last turn has been ended
    [chance] chance has shown something since
    [secret] a secret has been seen since
   *[sealed] everybody's choice has been revealed since
  }.
error-bad-fork = There is no position { $at }; this match has positions 0 to { $length }.

error-bad-save-too-large = This file is too large for a saved match (limit { $limit } characters).
error-bad-save-not-json = This is not a saved match, or it is truncated: it cannot be read as JSON.
error-bad-save-foreign = This file is not a saved match of Tutable.
error-bad-save-newer-format = This match was saved in format “{ $format }”, which this version does not know.
error-bad-save-field = The saved match is damaged: “{ $field }” is missing or malformed.
error-bad-save-token = The saved match is damaged: entry { $at } of its journal, “{ $token }”, makes no sense.
error-bad-save-order = The saved match is damaged: entry { $at } of its journal cannot come at that point.
error-bad-save-outcome = The saved match is damaged: chance cannot give what entry { $at } of its journal says.
error-bad-save-luck = The saved match was altered: entry { $at } of its journal is not what the seed gives.
error-bad-save-illegal = The saved match is damaged: entry { $at } of its journal is against the rules. { $detail }
error-other-rules-journal = This match was played with version { $found } of the rules. With version { $ours }, which this edition has, only { $at } of its { $length } entries can be followed: it can be replayed that far, but not continued.
error-other-rules-table = This match was played with version { $found } of the rules. With version { $ours }, which this edition has, its { $length } entries lead to another table: it can be replayed, but not continued.
error-bad-save-components = This match was played with other components ({ $found }); these are { $ours }.
error-bad-save-commitment = The seed in this save does not belong to its commitment.
error-bad-save-no-seed = This save does not carry the seed.
error-bad-save-truncated = The saved position is truncated.
error-bad-save-shape = The saved position does not belong to this game and number of players.
error-bad-save-unreadable = { $path } cannot be read: { $detail }.
error-bad-save-unwritable = { $path } cannot be written: { $detail }.
error-bad-save-not-text = { $path } is not a text file, so it is not a saved match.
error-hash-mismatch = The moves in this save lead to a different table than it records (hash { $found } instead of { $expected }): it was altered, or made by other rules.

components-too-large = { $place }: the file is too large (limit { $limit } bytes).
components-long-key = { $place }: line { $line } has a key of more than { $limit } parts.
components-unreadable = { $place }: cannot be read ({ $detail }).
components-not-text = { $place }: not a UTF-8 text file.
components-not-toml = { $place }: not valid TOML: { $detail }.
components-unknown-place = { $place }: there is no such value; write table.entry.field.
components-unknown-sheet = { $place }: there is no such table in this game.
components-missing-sheet = { $place }: this table is missing.
components-not-a-list = { $place }: write its entries as [[{ $place }]].
components-missing-id = { $place }: has no id.
components-unknown-entry = { $place }: unknown entry; known are { $known }.
components-duplicate-entry = { $place }: occurs twice.
components-missing-entry = { $place }: is missing.
components-unknown-field = { $place }: unknown field.
components-missing-field = { $place }: is missing.
components-not-a-number = { $place }: “{ $value }” is not a whole number.
components-out-of-range = { $place }: { $value } is not between { $low } and { $high }.
components-bad-provenance = { $place }: give the provenance of exactly these fields: { $fields }.
components-unknown-provenance = { $place }: provenance must be one of { $known }.
components-bad-head = { $place }: the head of the file is a table [edition].
components-not-words = { $place }: “{ $value }” is no text.
components-bad-name = { $place }: “{ $value }” is no name; use up to 40 small letters, digits and hyphens.
components-bad-version = { $place }: “{ $value }” is no version; use up to 20 letters, digits, dots and hyphens.
components-other-game = { $place }: this edition says it is for “{ $value }”, not for { $game }.
components-too-long = { $place }: too long (at most { $limit } characters).
components-not-printable = { $place }: contains characters that cannot be shown.
components-hidden-signs = { $place }: contains invisible characters or piles of accents.
components-bad-parent = { $place }: “{ $value }” is no parent; write name or name@hash.
components-unknown-parent = { $place }: there is no edition “{ $value }” here; released are { $known }.
components-parent-changed = { $place }: “{ $value }” has changed since; its hash is { $found } now.
components-parent-cycle = { $place }: “{ $value }” would be its own ancestor.
components-too-deep = { $place }: more than { $limit } generations of parents.
components-bad-text = { $place }: “{ $value }” cannot be read; an example: “{ $example }”.
components-row-twice = { $place }: row { $row } has two actions.
components-row-missing = { $place }: row { $row } has no action.
components-number-of = { $place }: { $count } for { $players } players, where { $needed } are needed.
components-layout-overlap = { $place }: two things lie on space { $at }.
components-layout-apart = { $place }: space { $at } is not connected with the others.
components-layout-start = { $place }: { $at } is no glade of this layout.
components-layout-shared = { $place }: two settlements start on { $at }.
components-layout-starts = { $place }: settlement { $settlement } has { $count } start glades, where two are needed.
components-leads-nowhere = { $place }: “{ $value }” is not on this side of the board; there are { $known }.
components-leads-back = { $place }: leads back to where it begins.
components-one-way = { $place }: names { $value }, but not the other way round; write it at both ends.
components-cut-off = { $place }: cannot be reached from the others ({ $field }).
components-not-two-islands = { $place }: a ground lies between exactly two islands, not { $count }.
components-no-ground = { $place }: no anchoring ground lies next to this island.
components-single-grounds = { $place }: { $count } islands have only one ground, where three at most may.
components-too-few-nomads = { $place }: { $count } nomads for { $players } players, where islands and migration spaces take { $needed }.
components-twice = { $place }: names the same thing twice.
components-set-goods = { $place }: { $count } tiles of this set harvest { $good }; a set of eight needs two, the small one at least one.
components-does-not-fit = { $place }: does not go with “{ $other }”.

position-unsupported = { $place }: this game cannot begin from a described position.
position-not-toml = { $place }: not valid TOML: { $detail }.
position-too-large = { $place }: the description is too large (limit { $limit } characters).
position-long-key = { $place }: line { $line } has a key of more than { $limit } parts.
position-players = { $place }: the description is for { $value } players, but the table has { $players }.
position-seats = { $place }: { $count } seats are described for { $players } players.
position-not-a-number = { $place }: “{ $value }” is not a whole number.
position-not-a-text = { $place }: “{ $value }” must be written in quotes.
position-not-a-list-of-texts = { $place }: “{ $value }” must be a list of quoted texts.
position-not-tables = { $place }: write each entry below a line [[{ $place }]].
position-out-of-range = { $place }: { $value } is not between { $low } and { $high }.
position-unknown-key = { $place }: unknown key; known are { $known }.
position-unknown-card = { $place }: no card begins at “{ $card }”; the letters are { $known }.
position-mark = { $place }: “{ $card }” carries a mark that has no meaning here.
position-between-turns = { $place }: only the beginning of a turn can be described.
position-unknown-name = { $place }: “{ $value }” is not known here; known are { $known }.
position-used-twice = { $place }: “{ $name }” is already somewhere else. [{ $rule }]
position-named-twice = { $place }: “{ $name }” is named twice. [{ $rule }]
position-too-many = { $place }: { $count }, where the limit is { $limit }. [{ $rule }]
position-no-dice = { $place }: whoever is to move needs an unused die. [{ $rule }]
position-goal-value = { $place }: a { $value } does not fit the goal “{ $goal }”, which takes { $known }. [{ $rule }]
position-module-off = { $place }: “{ $name }” belongs to a module that this table plays without. [{ $rule }]
position-no-die-here = { $place }: no die can lie here. [{ $rule }]
position-count = { $place }: { $count } × { $thing } in all, where the game has { $limit }. [{ $rule }]
position-limit = { $place }: { $count } cards, where at most { $limit } can lie. [{ $rule }]
position-load = { $place }: card { $n }, “{ $card }”, does not fit on this load ({ $reason }). [{ $rule }]
position-whence = { $place }: say where “{ $card }” was stolen: { $card }* from an animal, { $card }<2 from the hand of player 2. [{ $rule }]
position-own-victim = { $place }: “{ $card }” would be stolen from the thief's own hand. [{ $rule }]
position-stage-1 = { $place }: nothing has been scored yet in stage 1. [{ $rule }]
position-twice = { $place }: “{ $card }” is won only once. [{ $rule }]
position-pile-left = { $place }: the last round comes when the pile is empty, but { $count } cards are left in it. [{ $rule }]
position-last-round = { $place }: the pile is empty, so 1 to { $players } turns are left in this stage. [{ $rule }]
position-threes = { $place }: the pile of stage 1 holds { $start } cards or a multiple of three fewer, never { $count }; discards = "..." makes it come out. [{ $rule }]
position-draws = { $place }: hands and hidden cards take at least { $needed } draws, but with so few cards in the open only { $made } can have been made; discards = "..." makes it come out. [{ $rule }]
position-drawn-by-all = { $place }: say for every seat what it has drawn, or for none. [{ $rule }]
position-drawn-threes = { $place }: { $count } cards cannot be drawn in threes; only the very last draw may be smaller. [{ $rule }]
position-drawn-hand = { $place }: what this player holds, has hidden or was robbed of must have been drawn, two cards of each draw at most. [{ $rule }]
position-drawn-open = { $place }: the cards drawn do not match the cards on the table. [{ $rule }]
position-story = { $place }: the story of the hands cannot be read, or does not lead to these hands. [{ $rule }]
position-unknown-nomad = { $place }: “{ $value }” is no nomad of this table.
position-rest-twice = { $place }: only one player can have all the other nomads. [{ $rule }]
position-migration-open = { $place }: a migration space is empty although { $count } nomads are left in the pile. [{ $rule }]
position-reserves-twice = { $place }: has reserved { $count } nomads. [{ $rule }]
position-tile-twice = { $place }: an island tile lies in two places.
position-cards = { $place }: { $count } cards of { $thing }, where there are { $needed }. [{ $rule }]
position-hand = { $place }: { $count } leader cards in hand, where four are left beside the one played. [{ $rule }]
position-passed = { $place }: this player has passed. [{ $rule }]
position-monuments = { $place }: { $count } monuments are gone from the culture board, but { $needed } are in use. [{ $rule }]
position-locked = { $place }: a monument stands on this nomad space. [{ $rule }]
position-not-the-leader = { $place }: needs the leader { $leader }. [{ $rule }]
