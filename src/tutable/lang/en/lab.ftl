### What the lab says: `tutable lab`, its reports.

lab-estimate = { $value } ({ $low } to { $high })
lab-points-by = points by { $source }
lab-taken-of = games with { $part }
lab-wins-of = wins with { $part }


## Sentences a designer would say

lab-with = { $variant ->
    [none] With { $players } players
   *[other] With { $players } players, { $variant }
    }
lab-say-dominant = { $who }: { $part } ({ $sort }) is too strong. Those who have it win { $ahead } points more often than is fair, and { $winners } of the winners had it where it was on offer.
lab-say-leaders = { $who }: { $part } ({ $sort }) is taken by those who are ahead. Its owners win { $ahead } points more often than is fair, but only { $beyond } more often than others who had as many without it.
lab-say-dead = { $who }: { $part } ({ $sort }) is dead. It is taken in { $taken } of the games in which it is open.
lab-say-unused = { $who }: { $part } ({ $sort }) was not used once in { $games } games.
lab-say-forced-dominant = { $who }: whoever is dealt { $part } wins { $ahead } points more often than is fair. That is too much.
lab-say-forced-fine = { $who }: whoever is dealt { $part } wins { $ahead } points over a fair share. That is within the limits.
lab-say-forced-weak = { $who }: whoever is dealt { $part } wins { $ahead } points over a fair share. It is a burden.
lab-say-strong = { $who }: { $part } ({ $sort }) is strong, within the limits. Those who have it win { $ahead } points more often than is fair, and { $winners } of the winners had it where it was on offer.
lab-say-weak = { $who }: { $part } ({ $sort }) is weak. Those who have it win { $ahead } points over a fair share.
lab-say-together = { $who }: { $one } and { $other } go together. Those who have both win { $more } points more often than each of them explains.
lab-say-nothing = Nothing stands out: no part is dead or too strong, and it makes no sure difference who begins.
lab-say-first-even = { $who }: no advantage of beginning shows. The first player wins { $wins }; fair would be { $fair }.
lab-say-first-good = { $who }: beginning is an advantage. The first player wins { $wins }; fair would be { $fair }.
lab-say-first-bad = { $who }: beginning is a drawback. The first player wins { $wins }; fair would be { $fair }.
lab-say-length = { $who }: a game has { $turns } turns. At a table that is about { $minutes } minutes (an estimate).
lab-say-points = { $who }: a player scores { $score } points, and the winner is { $margin } ahead of the next. Most points come from { $one }: { $one_share }, and from { $other }: { $other_share }.
lab-say-course = { $who }: the lead changes { $changes } times, and half of the games are decided when { $decided } of the turns are played.
lab-say-choices = { $who }: a turn has { $choices } choices, each among { $branching } picks. In { $clear } of them one pick is clearly the best.
lab-say-differs = With { $players } players { $other } makes a sure difference: { $changes }.
lab-say-change = { $what } from { $before } to { $after }, by { $difference }
lab-say-alike = With { $players } players no figure shows a sure difference between { $one } and { $other }.
lab-say-parts-differ = With { $players } players parts stand out with { $other }: { $changes }.
lab-say-paired = With { $players } players { $one } and { $other } were played on the same deals. Their scores correlate by { $correlation }, which spared { $saved } of the games that separate deals would have needed.
lab-say-stopped = Games ended as soon as the question was answered. The interval beside a yes-or-no answer allows for that; all others, that of a precision too, are those of a number of games fixed before, and tend to be a little too narrow.
lab-answer-dominant-more = With { $players } players it is sure after { $deals } deals: { $part } wins more often than { $claim }, namely { $share }.
lab-answer-dominant-less = With { $players } players it is sure after { $deals } deals: { $part } wins less often than { $claim }, namely { $share }.
lab-answer-dominant-open = With { $players } players { $deals } deals do not say whether { $part } wins more often than { $claim }: { $share }.
lab-answer-compared-more = With { $players } players it is sure after { $deals } deals: { $what } is more with { $other }, in { $share } of the deals.
lab-answer-compared-less = With { $players } players it is sure after { $deals } deals: { $what } is less with { $other }; it is more in { $share } of the deals.
lab-answer-compared-open = With { $players } players { $deals } deals do not say whether { $what } is more or less with { $other }: more in { $share }.
lab-answer-first-more = With { $players } players it is sure after { $deals } deals: whoever begins wins more often than { $claim }, namely { $share }.
lab-answer-first-less = With { $players } players it is sure after { $deals } deals: whoever begins wins less often than { $claim }, namely { $share }.
lab-answer-first-open = With { $players } players { $deals } deals do not say whether beginning helps: whoever begins wins { $share }; fair would be { $claim }.
lab-answer-within-reached = With { $players } players { $deals } deals are enough to know to within { $within }: { $what }, { $value }.
lab-answer-within-open = With { $players } players { $deals } deals are not enough to know to within { $within }: { $what }, { $value }.
lab-difference-in = difference in { $what }


## Figures

lab-value-first = wins of whoever begins
lab-value-score = points of a player
lab-value-turns = turns
lab-value-minutes = minutes at a table (estimated)
lab-value-decided = decided after this part of the turns
lab-value-lead-changes = changes of the lead
lab-value-picks = picks
lab-value-choices = choices
lab-value-margin = winner's lead
lab-value-deviation = spread of the points (standard deviation)
lab-value-branching = picks to choose from at a choice
lab-value-picks-per-turn = picks in a turn
lab-value-choices-per-turn = choices in a turn
lab-value-clear = choices with one clearly best pick
lab-value-shared = shared wins


## The report

lab-report-title = { $game } in the lab
lab-report-first = What stands out
lab-report-run = The run
lab-report-players = With { $players } players
lab-report-terms = { $games } games of each player count, bots { $bots }, seed { $seed }; tutable { $version }, rules { $rules }. Run { $run }.
lab-report-edition = { $name } (components { $hash })
lab-report-titled = { $name }: { $title } (components { $hash })
lab-report-command = Repeat it with
lab-report-open = Every number comes from games that can be opened: “tutable lab open RUN GAME” writes one of them as a save, to be replayed. Games are named by edition, players and deal.
lab-report-open-here = Every number comes from games that can be opened: those named in the tables lead to their replay. Games are named by edition, players and deal.
lab-report-method = Shares have Wilson's 95 % interval, means Student's, medians one by resampling. Parts stand out if they still do after Benjamini and Hochberg's correction for all parts of a player count; figures of two editions, and who begins, after Holm's over all editions and player counts of the run. Editions are compared deal by deal; their parts stand out after Benjamini and Hochberg's correction over the whole run. Dead is a part that is taken in under 2 % of the games in which it is open, with the whole interval below 5; dominant one whose owners win over 10 points more than their fair share, with the whole interval above 5, and who stands out among all parts. Winners take more of everything, and of what is dear most, so a little over zero is usual for what is taken by choice. That is why owners are also compared with others at such tables who had as many of the sort, but not this part: whoever does not surely win more often than they do owns a part for leaders, not a dominant one. A part that is dealt (--force) says more.
lab-report-judge = Whether a pick is clearly the best says a small search that looks at one choice in { $judged }: it promises 5 points of a win more than the next. Minutes are estimated: 3 seconds for a turn, 2 for a pick, and 2 for every doubling of what there is to choose from.
lab-report-table = Table
lab-report-games = Games
lab-report-order = By order of play
lab-report-place = place
lab-report-wins = wins
lab-report-figures = Length, points, choices
lab-report-figure = figure
lab-report-value = value
lab-report-range = eight of ten
lab-report-telling = game with the most
lab-report-one-of-them = one of them
lab-report-clearest = clearest win
lab-report-apart = games furthest apart
lab-report-sources = Where points come from
lab-report-source = source
lab-report-points = points of a player
lab-report-share = share
lab-report-measures = What the game counts itself
lab-report-parts = Parts
lab-report-sort = sort
lab-report-part = part
lab-report-offered = offered
lab-report-taken = taken
lab-report-when = when
lab-report-owners = owners
lab-report-owners-wins = wins of their owners
lab-report-ahead = wins over fair
lab-report-beyond = over others with as many
lab-report-winners = of the winners
lab-report-brought = points it brought
lab-report-q = q
lab-report-verdict = verdict
lab-report-shown = games
lab-report-uses = What is done
lab-report-a-game = a game
lab-report-by-winners = winners' part over fair
lab-report-pairs = Pairs that go together
lab-report-one = part
lab-report-other = and
lab-report-both = owners of both
lab-report-more = more than both explain
lab-report-compared = { $other } against { $one }
lab-report-before = before
lab-report-after = now
lab-report-difference = difference
lab-report-correlation = correlation
lab-report-saved = games saved
lab-report-scale-order = share of the wins; dashed: fair
lab-report-scale-ahead = wins over a fair share, in points; dashed: fair
lab-report-scale-points = points of a player
lab-report-picture-parts = The parts that stand out most, { $players } players
lab-report-picture-order = Wins by order of play, { $players } players
lab-report-picture-sources = Where points come from, { $players } players
lab-report-row = { $name }: { $value }.
lab-report-response = What turning the values does
lab-report-wishes = What was wished, on fresh deals
lab-report-wish = wish
lab-wish-holds = holds
lab-wish-fails = does not hold
lab-wish-open = open: the interval reaches over the bound
lab-report-tries = What the search has tried
lab-report-try = try
lab-report-missed = { $wish }: missed by
lab-report-impossible = no table could be like that
lab-report-cost = missed in all, and how far values are moved
lab-report-first-wins = first player's wins
lab-report-sorting = A press on a heading sorts the table.
lab-verdict-fine = fine
lab-verdict-dead = dead
lab-verdict-dominant = dominant
lab-verdict-leaders = for leaders
lab-verdict-strong = stands out, strong
lab-verdict-weak = stands out, weak


## The command

lab-expected = About { $time } with { $workers } workers, judged by one game of each kind.
lab-hours = { $hours } h { $minutes } min
lab-minutes = { $minutes } min
lab-seconds = { $seconds } s
lab-kept = The run is kept in { $folder }. It can be stopped and goes on with “tutable lab resume { $folder }”.
lab-cancelled = Stopped after { $done } of { $games } games. It goes on with “tutable lab resume { $folder }”.
lab-asked-to-stop = { $folder }: whoever plays it stops after what is under way.
lab-written = Report: { $path }
lab-opened = { $game } is written to { $path }.
lab-worker = Waiting for chunks from { $address }. Ctrl+C ends it.

error-missing-lab = This needs { $module }, which comes with the extra “lab”: pip install "tutable[lab]".
error-bad-lab-variants = The lab compares between 1 and { $limit } editions at a time.
error-bad-lab-same-name = Two editions have the same name.
error-bad-lab-players = Name each player count once, as in 2,3,4.
error-bad-lab-force = “{ $thing }” cannot be dealt on purpose with { $players } players. What can be: { $known }.
error-bad-lab-subject = { $game } does not say what the lab should watch: it has no module “lab”.
error-bad-lab-components = The components { $hash } of this run are neither released nor in its folder.
error-bad-lab-form = This is no run of the lab of this version.
error-bad-lab-version = This run was begun with tutable { $begun }, and here is { $ours }. Its report can be read; its games are played and opened only by the version it was begun with.
error-bad-lab-other = In { $path } is another run. Name another folder with --out.
error-bad-lab-there = { $path } is not empty. Name another folder with --out.
error-bad-lab-write = { $path } cannot be written: { $detail }
error-bad-lab-read = { $path } cannot be read: { $detail }
error-bad-lab-chunk = { $path } is damaged. Remove it and resume the run.
error-bad-lab-game = There is no game “{ $given }” in this run.
error-bad-lab-question = The lab does not know the question “{ $given }”. It knows { $known }, and precisions such as score±1.
error-bad-lab-needs-force = Whether a part is dominant is asked with --force, about a part that is dealt to a seat.
error-bad-lab-needs-against = What { $given } does is asked with --against: two editions.
error-bad-lab-call = “tutable lab --help” shows how this is called.
error-bad-lab-empty = No game of this run is complete yet.
error-bad-lab-cluster = The scheduler at { $address } does not answer.
error-bad-lab-knob = --vary wants SHEET.ENTRY.FIELD=LOW..HIGH, or LOW..HIGH:STEP, and FIELD.2 for the second number of several, not “{ $given }”.
error-bad-lab-knob-value = There is no number “{ $given }” among the components.
error-bad-lab-sweep = { $count } combinations are too many: at most { $limit }. Wider steps (LOW..HIGH:STEP) make fewer.
error-bad-lab-sweep-empty = No other value in this range makes a legal set of components.
error-bad-lab-sweep-against = A sweep has editions of its own: nothing else is compared with it.
error-bad-lab-wish = --want wants FIGURE<=NUMBER or FIGURE>=NUMBER, with score, turns, minutes, decided, first, SORT:PART or SORT:PART.taken, not “{ $given }”.
error-bad-lab-printed = { $place } is printed, and tuning never touches what is printed.
error-bad-lab-tune-needs = Tuning needs --vary (what may change) and --want (what is wanted).
error-bad-lab-wish-part = There is no part “{ $given }” in these games, so nothing can be wished of it.
lab-tune-kept = The search is kept in { $folder }. Stopped or killed, the same command goes on with it.
lab-tune-try = Try { $number } of { $tries }: { $settings }; missed { $missed }
lab-tune-impossible = Try { $number } of { $tries }: { $settings }; no table could be like that
lab-tune-best = After { $tries } tries the best is { $settings }.
lab-tune-all = There are only { $tries } sets of values to try.
lab-tune-outside = { $place } is { $now } now, which is not among the values of --vary: it is tried to compare with, and not proposed.
lab-tune-holds = On fresh deals { $wish } holds: { $values }.
lab-tune-fails = On fresh deals { $wish } does not hold: { $values }.
lab-tune-open = Whether { $wish } holds is open: fresh deals say { $values }. More games make it sure.
lab-tune-unseen = nothing
lab-tune-written = The proposal is an edition: { $path }

## On its page

lab-page = The lab
lab-page-about = Bots play many games with an edition. What comes out tells what its values do: who wins, how long it takes, which parts are too strong and which nobody wants.
lab-page-new = A new run
lab-page-game = Game
lab-page-edition = Edition
lab-page-against = Compare with
lab-page-alone = nothing
lab-page-players = Players
lab-page-bots = Bots
lab-page-bot-lab = For studies (beats greedy)
lab-page-bot-greedy = Greedy (looks one turn ahead, very quick)
lab-page-bot-random = Random (only to try something out)
lab-page-games = Games for each player count and edition
lab-page-seed = Seed of the deals
lab-page-fresh = fresh deals
lab-page-force = Deal this part to one seat after the other
lab-page-unforced = nothing on purpose
lab-page-forced = { $part } dealt to one seat after the other
lab-page-expecting = Trying how long a game takes …
lab-page-expected = { $games } games, about { $time } if the machine has nothing else to do.
lab-page-until = Stop early
lab-page-until-none = no, play all games
lab-page-until-first = when it is sure whether beginning helps
lab-page-until-dominant = when it is sure whether the part is too strong
lab-page-until-score = when it is sure which edition brings more points
lab-page-until-turns = when it is sure which edition takes more turns
lab-page-until-score-within = when points are known to within
lab-page-until-turns-within = when turns are known to within
lab-page-until-first-within = when the first player's wins (percent) are known to within
lab-page-within = Known to within
lab-page-until-terms = stops { $question }
lab-page-answered = With { $players } players the question is answered; no more games are needed.
lab-page-vary = Turn this value
lab-page-vary-hint = none: such as { $place }
lab-page-now = now { $value }
lab-page-from = From
lab-page-to = To
lab-page-step = Step
lab-page-swept = { $edition } with { $values }
lab-page-expected-most = At most { $games } games, about { $time } if the machine has nothing else to do.
lab-page-begin = Begin
lab-page-runs = My runs
lab-page-none = None yet.
lab-page-run = { $game }: { $editions }
lab-page-terms = { $players } players, { $bots }, { $deals } deals each, seed { $seed }
lab-page-versus = { $one } and { $other }
lab-page-status-waiting = Waits for its turn.
lab-page-status-running = { $played } of { $games } games are played.
lab-page-status-done = Complete: { $played } games.
lab-page-status-cancelled = Stopped after { $played } of { $games } games.
lab-page-status-failed = It could not go on after { $played } of { $games } games.
lab-page-left = About { $time } left. You can leave this page: the run goes on.
lab-page-resting = Your time for today is used up. The run goes on by itself when there is some again.
lab-page-cancel = Stop
lab-page-resume = Go on
lab-page-remove = Throw away
lab-page-back = All runs
lab-page-so-far = So far
lab-page-deals = deals
lab-page-first = first player wins
lab-page-score = points of a player
lab-page-turns = turns
lab-page-difference = With { $players } players { $other } brings { $value } points more to a player than { $one }.
lab-page-report-now = Report on these games
lab-page-report = Report
lab-page-writing = The report is being written …
lab-page-html = Save as a page (HTML)
lab-page-json = Save the figures (JSON)
lab-page-opening = The game is being opened …
error-lab-off = The lab is not open to you on this server: its host decides that. In a terminal, “tutable lab” measures on your own machine.
error-lab-too-large = That would be { $games } games. One run may have { $limit } here.
error-lab-busy = { $limit ->
    [one] One run of yours is
   *[other] { $limit } runs of yours are
    } under way. Another can begin when one has ended.
error-lab-full = { $limit } runs of yours are kept here, and there is no room for more. Throw one away first.
error-lab-spent = Your bots have played for as long as they may in a day. There is time again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
    }.
error-lab-failed = The bots could not play one of the deals, in several tries. The run can go on later.
error-lab-not-now = This run has ended already, or it is complete.
error-no-lab-run = You have no such run. It may have been thrown away.
error-bad-lab-differs = { $given } cannot be shown: its bots thought by the clock, because the engine is not compiled here, and would now play another game.
