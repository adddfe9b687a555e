### What the terminal says (English), for any game. A game's own words: cli-<game>.ftl.


## Arguments that cannot be understood

error-usage-command = There is no command “{ $given }”. Commands: { $known }. More with “tutable --help”.
error-usage-low = { $option } cannot be { $given }: it begins at { $low }.
error-usage-number = { $option } wants a whole number, not “{ $given }”.
error-usage-pair = { $option } wants NAME=VALUE, not “{ $given }”.
error-usage-twice = { $option } is given twice for “{ $given }”.
error-usage-value = { $option } is not used that way; “--help” after the command shows how.
error-usage-unknown = “{ $given }” is not understood here; “--help” after the command shows what is.
error-usage-missing = { $place } is missing; “tutable { $command } --help” shows how it is called.
error-usage-program = Seat { $seat } of this match was played by a program, which is not run unasked: --seat "{ $seat }={ $given }" names it again.
error-usage-no-guide = There is no guided game of { $game } yet.
error-usage-not-with = { $option } says nothing together with { $other }.
error-usage-bots = --bots wants at least two different bots, separated by commas, not “{ $given }”.
error-usage-claim = --claim wants a share between 1 and 99 percent, not { $given }.
error-usage-seat = There is no seat “{ $given }”: this table has the seats 1 to { $players }.
error-usage-exists = { $path } exists already and is left alone. Choose another name.
error-usage-too-large = { $path } is too large to be such a file (limit { $limit } bytes).
error-usage-not-text = { $path } is not a text file.
error-usage-unreadable = { $path } cannot be read: { $detail }.
error-usage-only-new = { $option } belongs to a new match and cannot be given with --resume.
error-usage-other-game = This is a match of { $game }, not of “{ $given }”.
error-usage-no-match = There is no unfinished match in { $path }.
error-usage-all-running = The match is still running: “all” shows every hand and is for finished matches.
error-usage-deed = There is no deed “{ $given }”. Deeds: { $known }.
error-usage-deed-value = “{ $given }” cannot be meant here; “tutable admin --help” shows what can.
error-usage-switch = “{ $given }” is neither on nor off.
error-usage-at = There is no position { $given }; this match has the positions 0 to { $last }.

## Playing

play-which = What shall we play?
play-which-line = { $title } ({ $low }–{ $high } players)
play-players = How many players, you among them?
play-players-line = { $count } players
play-guided-line = your first game: two players, everything is explained when it comes up
play-level = How strong shall the others be?
play-level-line = { $level }: { $about }
play-bot-line = · { $name }: { $character }
play-choose = A number, or Enter for { $usual }:
play-by-the-clock = This engine is not compiled: bots ponder by the clock and play weaker than their level is meant.
play-saved-as = Saved after every step in { $path }
play-commitment = Commitment to the luck of this match: { $commitment }
play-safe = The match is safe in { $path }. Go on with: tutable play --resume { $path }
play-cover = Pass the screen to { $player }.
play-cover-prompt = Press Enter when nobody else is looking:
play-final = { $mark } cannot be taken back: { $barrier ->
    [chance] chance decides at once
   *[secret] you see something secret
  }.
play-nothing-forbidden = Nothing you might try is forbidden now.
play-complete = Your turn is complete: e ends it, u takes the last pick back.
play-not-complete = Your turn is not complete yet; there is still something to pick.
play-horizon-none = Nothing can be taken back: { $barrier ->
    [chance] chance has shown something
    [secret] you have seen something secret
   *[sealed] everybody's choice has been revealed
  }.
play-horizon = { $steps ->
    [one] u takes back your last pick
   *[other] u takes back your last pick, up to { $steps } times
  }; { $barrier ->
    [start] before that, the match began
    [turn] before that, your turn began
    [chance] chance has shown something before that
    [secret] a secret was seen before that
   *[sealed] everybody's choice was revealed before that
  }.
play-keys = Number picks · x why not · ? explain{ $hints ->
    [yes] {" "}· hint
   *[no] {""}
  } · l log · s score · h help · q quit
play-second-step = { $first } – how?
play-first-again = u goes back to what you chose from before.
play-folded = t shows the whole table; of it: { $parts }
play-more = … m shows { $count ->
    [one] one more line.
   *[other] { $count } more lines.
  }
play-standing = If it ended now: { $standing }{ $ahead ->
    [0] {""}
   *[other] {" "}· { $leader } leads by { $ahead }
  }
# What belongs to a seat is asked for by its name, or by these words.
play-part-own = me, mine
play-part-rivals = rivals, others
play-part-table = table
play-prompt = { $player }>
play-not-understood = “{ $answer }” is not understood. A number picks; h shows everything else.
play-no-such-number = There is no pick { $given } in the list; choose 1 to { $last }.
play-taken-back = Taken back.
play-winner = { $count ->
    [one] { $players } has won.
   *[other] { $players } share the win.
  }
score-total = Total
play-seed = Seed of this match: { $seed }
play-check = Check it with: tutable verify { $path }

# The words that are understood, separated by commas; the first is the one in the help.
keys-forbidden = x, why, why not
keys-hint = hint, tip
keys-guide = guide, g
keys-enough = enough
keys-undo = u, undo, back
keys-end = e, end
keys-log = l, log
keys-scores = s, scores, score, points
keys-table = t, table
keys-more = m, more
keys-save = save
keys-quit = q, quit, exit
keys-help = h, help
play-help =
    1, 2, 3 …   pick from the list; ! marks what cannot be taken back
    x           what you might try but may not, and why
    ? market    explains a thing, or a rule by its number; ? alone: what there is
    hint        where to look; again: the pick; once more: the reasons
    guide       in a guided game: everything it has told you so far; enough: play on without it
    u           takes back your last pick
    e           ends your turn once nothing more must be picked
    t           the whole table, however long it is; Enter: this screen again
    map, Ben …  a part of the table that was folded away, by its name
    m           more of the list of picks
    l           the whole log
    s           where the points come from
    save        says where the match is saved (it is, after every step)
    q           leaves; the match can be resumed
    h           this help

guide-begins = This is a guided game: the deal is always the same, and everything is explained when it comes up. “guide” tells it again, “enough” ends it.
guide-start = Press Enter to begin:
guide-step = { $number } of { $of } · { $title }
guide-suggests = Suggestion: number { $number } – { $pick }
guide-none = This is no guided game. “tutable play GAME --guided” begins one.
guide-enough = From here on you play without the guide. “guide” still tells what it has told you.

## Explaining

explain-what = Type ? and a word. On the table: { $things }. Or the number of a rule, or words to search for.

## Rules

rules-title = { $game }: the rules in our own words
rules-confidence = Our confidence in this ruling: { $percent }%.
rules-option = Table option: { $option }
rules-example = Example: { $title }
rules-refusals = Refused under this rule:
rules-nothing = No rule contains “{ $words }”.
rules-found = { $count } rules and rulings contain “{ $words }”:
rules-parts = Components
rules-unverified = Values marked * are unverified: they stand on cards nobody has published, and are our reconstruction. Values marked ° are deduced from the rulebook.
rules-generated = Generated by “tutable rules { $game } --markdown” from the same texts the game uses. Do not edit.
rules-written = { $path } written.
rules-rulings = Rulings

## Games

games-line = { $game }: { $title } for { $low } to { $high } players
games-by = by { $authors } ({ $publisher } { $year })

## Replaying

replay-at = Position { $at } of { $last }, as { $seat ->
    [spectator] a spectator knows it
    [all] all hands together know it
   *[other] { $player } knows it
  }.
replay-over = The match is over.
replay-asked = { $player } is to decide.
replay-prompt = n on · p back · first · last · a number · seat N · l log · q quit>
replay-not-understood = “{ $answer }” is not understood: n, p, first, last, a number, seat N, l or q.
replay-end = That is as far as the match goes.
replay-start = This is the beginning.
replay-keys-next = n, next
replay-keys-previous = p, previous, back
replay-keys-first = first
replay-keys-last = last
replay-keys-log = l, log
replay-keys-quit = q, quit, exit
replay-key-seat = seat
replay-key-all = all
replay-key-spectator = spectator

## Verifying

verify-header = { $game }, rules version { $version }, { $players } players, { $state ->
    [over] finished
   *[running] still running
  }
verify-moves = { $count } moves: every one was legal.
verify-chance = { $count } chance outcomes: all are what the seed gives.
verify-no-seed = { $count } chance outcomes: possible, but the save has no seed to check them against.
verify-fork = Its first { $count } entries were taken over from another match; their luck is that match's.
verify-commitment = The seed belongs to the commitment { $commitment }.
verify-hash = The moves lead to the recorded table (hash { $hash }).
verify-good = Verdict: this match is genuine.
verify-unproven = Verdict: legal throughout, but its luck cannot be checked.
verify-bad = Verdict: this match does NOT hold.

## Forking

fork-done = { $path } holds the first { $at } entries. Play on with: tutable play --resume { $path }

## Components

compare-valid = { $path } is a valid component file for { $game } (components { $hash }).
compare-changed = { $place }: { $ours } → { $theirs }
compare-same = { $path } has the same values as the game's own components.

## Reports

report-done = { $path } reproduces the match. It contains all hands and the seed.
report-test = A test that loads it: { $path }
report-broken = The save itself cannot be loaded ({ $problem }); it is packed as it is.

## The host's tools

backup-progress = { $table }: { $rows } rows
backup-done = { $path } holds { $tables } tables and { $entries } moves ({ $bytes } bytes). Keep it safe: it contains all hands, and the key of the sessions.
restore-done = Restored: { $tables } tables and { $entries } moves. “tutable serve” goes on from there.

admin-done = Done. A running server follows within two seconds.
admin-no-server = No server has answered: none is running on this database.
admin-link = Open this within ten minutes in the browser of the host; it works once:
    { $link }
admin-who = person | name | table | seat
admin-tables = table | game | status | last touched | bytes | seats
admin-lines = line | when | person | name | text
admin-reports = report | when | table | by | about | line of chat | report text
admin-bans = subject | kind | name | until | why
admin-deeds = when | host | deed | subject | detail

doctor-well = well
doctor-unwell = BAD
doctor-verdict = { $bad ->
    [0] All is well.
    [one] One thing is not well.
   *[other] { $bad } things are not well.
  }
doctor-progress = { $done } of { $count } matches …
doctor-settings = The settings can be used.
doctor-settings-bad = This setting cannot be used: { $detail }
doctor-permissions = Nobody else can read the database.
doctor-permissions-bad = Others on this machine may read the database, and with it all hands and the key of the sessions: chmod go-rwx { $paths }
doctor-disk = Free disk: { $free } bytes (at least { $least } are wanted).
doctor-disk-bad = Only { $free } bytes of disk are free. Below { $least } there are no new tables.
doctor-descriptors = Open files allowed: { $limit }, which is enough.
doctor-descriptors-bad = Only { $limit } open files are allowed; max_connections needs { $needed } (LimitNOFILE, ulimit -n).
doctor-database = The database ({ $kind }) has the form of this version ({ $form }).
doctor-database-missing = There is no database at { $path } yet; “tutable serve” makes one.
doctor-database-empty = The database is empty; “tutable serve” fills it.
doctor-database-older = The database has an older form ({ $form }, now { $ours }); it is brought up to date when a server starts.
doctor-database-newer = The database was written by a newer version of Tutable ({ $form }; this one knows { $ours }).
doctor-database-away = The database cannot be reached or read.
doctor-presence = All { $count } parts of the database are there.
doctor-presence-bad = Parts of the database are missing: { $tables }. Restore a backup.
doctor-integrity = The database is whole.
doctor-integrity-bad = The database is damaged: { $detail }. Restore a backup.
doctor-clock = The clock is right.
doctor-clock-bad = The clock disagrees with the database by { $seconds } seconds.
doctor-matches = Matches that fold to where they stand: { $folded }; frozen since an upgrade: { $frozen }.
doctor-matches-bad = { $count } stored matches do not fold to where they stand ({ $tables }); { $folded } do, { $frozen } are frozen.

## Hints

hint-thinking = Thinking it over …
hint-of-several = One of these: { $numbers }. (Ask again to be told which.)
hint-pick = { $number }: { $pick }. (Ask again to be told why.)
hint-forced = Only { $number } can be done: { $pick }.
hint-by-rule = A rule of thumb suggests { $number }: { $pick }.
hint-worth = { $number }: { $pick } – { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in sight, wins { $share } %
hint-told = Everybody is told with your turn that you took a hint.
hint-elsewhere = The hint is about something else in the list: go back with u, then ask again.
hint-not-here = No hints while several people play at this screen, unless the match is begun with --hints.
hint-none = Nobody has told the bots yet what is good in this game.
