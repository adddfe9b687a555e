### `tutable train`, and files of learned weights.

train-learned = { $game } with { $players } players: learned from { $games } games.
train-too-few = { $game } with { $players } players: { $games } games teach nothing yet; { $needed } are needed.
train-foresees = Who wins is foreseen with a mean square error of { $learned }, by hand { $hand } (games left out of learning).
train-trial = In the same time ({ $learned } iterations against { $hand }) it won { $share } of { $games } games against what is written by hand, 95% between { $low } and { $high }.
train-better = That is better: it can be shipped.
train-worse = That is worse: what is written by hand should stay.
train-open = That shows nothing: what is written by hand should stay, or more games decide.
train-written = Weights: { $weights }. Games: { $games }.
train-curve = { $game }, { $players } players: how badly the winner is foreseen
train-curve-games = games played
train-curve-hand = by hand
train-curve-learned = learned

error-no-numpy = Learning needs the extra “train”: pip install "tutable[train]".
error-no-features = { $game } has no features that could be weighed.
error-bad-training-file = { $path } cannot be used: { $detail }
error-bad-training-form = { $path } is no file of games of this version.
error-bad-training-other = { $path } was played under other terms: its { $field } is { $found }, here it is { $ours }. “--out” names another file.

weights-unreadable = { $place }: cannot be read ({ $detail }).
weights-not-text = { $place }: not a UTF-8 text file.
weights-not-toml = { $place }: not valid TOML: { $detail }.
weights-too-large = { $place }: the file is too large (limit { $limit } bytes).
weights-long-key = { $place }: line { $line } has a key of more than { $limit } parts.
weights-form = { $place }: no file of learned weights of form { $form }.
weights-not-a-list = { $place }: write its entries as [[{ $place }]].
weights-duplicate-entry = { $place }: occurs twice.
weights-missing-entry = { $place }: has no weight.
weights-unknown-field = { $place }: nothing of this name is in sight.
weights-missing-field = { $place }: is missing.
weights-not-a-number = { $place }: “{ $value }” is not what belongs there.
weights-out-of-range = { $place }: { $value } is not between { $low } and { $high }.
