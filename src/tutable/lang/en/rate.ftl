### What `tutable rate` says.

rate-title = { $game } with { $players } players, seed { $seed }
rate-fair = The upper bot sits alone among players of the lower one; every deal is played with it on each seat. A fair share of the wins would be { $share }.
rate-upper = upper
rate-lower = lower
rate-games = games
rate-share = wins
rate-interval = 95 % interval
rate-claim = against { $share }
rate-verdict-more = more
rate-verdict-less = less
rate-verdict-open = open
rate-bot = bot
rate-budget = iterations
rate-rating = rating
rate-seconds = s a game
rate-overruns = too slow
rate-scale = rating (Plackett-Luce), 95 % interval
rate-stands = { $bot }: { $mean } ({ $low } to { $high }).

rate-page-title = The ladder of the bots
rate-page-heading = { $game }, { $players } players: { $bots }
rate-page-deals =
    Written by “tutable rate”. At a table sits one player of the upper bot, all others are the lower one. A deal
    is the luck of a whole game: what is drawn or rolled follows from the deal and the event alone. Every deal is
    played once with the upper bot on each seat, so that a lucky seat helps nobody.
rate-page-rating =
    Ratings follow the Plackett-Luce model of openskill: 25 is where everybody begins, and about 4 points are what
    makes one player clearly better than another. “s a game” is how long a bot thought in a game; “too slow” counts
    the picks that took longer than allowed and were replaced by the first legal one.
rate-page-test =
    Where a share stands in the last column, a pairing ended as soon as a test was sure that the upper bot wins more
    or less than that; it errs in at most 5 % of the cases. It bets on the deals one by one, against the share in
    question and at odds that are fair if the share is right; if the money ever grows fortyfold, the share is given
    up. Its intervals hold whenever one stops, and are wider for that.
rate-page-terms = tutable { $version } ({ $build }), rules { $rules_version }, components { $components }, seed { $seed }; raw results: { $file }
error-bad-ladder-there = { $path } is there already: “--resume” goes on with it, “--out” names another file.
error-bad-ladder-write = { $path } cannot be written: { $detail }
error-bad-ladder-read = { $path } cannot be read: { $detail }
error-bad-ladder-form = { $path } is no file of raw results of this version.
error-bad-ladder-other = { $path } was played under other terms: its { $field } is { $found }, here it is { $ours }.
failed-game-rate = It was deal { $deal } of { $upper } against { $lower }, with { $upper } on seat { $seat }. All games that ended are kept; the same call with “--resume --jobs 1” plays what is missing again.
