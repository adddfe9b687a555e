### `tutable train` und Dateien mit gelernten Gewichten.

train-learned = { $game } zu { $players }: gelernt aus { $games } Partien.
train-too-few = { $game } zu { $players }: { $games } Partien lehren noch nichts; nötig sind { $needed }.
train-foresees = Wer gewinnt, wird mit einem mittleren quadratischen Fehler von { $learned } vorhergesehen, von Hand { $hand } (an Partien, aus denen nicht gelernt wurde).
train-trial = In derselben Zeit ({ $learned } Durchläufe gegen { $hand }) gewann es { $share } von { $games } Partien gegen das von Hand Geschriebene, mit 95 % Sicherheit zwischen { $low } und { $high }.
train-better = Das ist besser: Es kann ausgeliefert werden.
train-worse = Das ist schlechter: Das von Hand Geschriebene sollte bleiben.
train-open = Das zeigt nichts: Das von Hand Geschriebene sollte bleiben, oder mehr Partien entscheiden.
train-written = Gewichte: { $weights }. Partien: { $games }.
train-curve = { $game } zu { $players }: wie schlecht vorhergesehen wird, wer gewinnt
train-curve-games = gespielte Partien
train-curve-hand = von Hand
train-curve-learned = gelernt

error-no-numpy = Zum Lernen braucht es das Extra „train“: pip install "tutable[train]".
error-no-features = { $game } hat keine Merkmale, die sich gewichten ließen.
error-bad-training-file = { $path } lässt sich nicht verwenden: { $detail }
error-bad-training-form = { $path } ist keine Datei mit Partien dieser Version.
error-bad-training-other = { $path } wurde unter anderen Bedingungen gespielt: { $field } ist dort { $found }, hier { $ours }. „--out“ nennt eine andere Datei.

weights-unreadable = { $place }: nicht lesbar ({ $detail }).
weights-not-text = { $place }: keine Textdatei in UTF-8.
weights-not-toml = { $place }: kein gültiges TOML: { $detail }.
weights-too-large = { $place }: Die Datei ist zu groß (höchstens { $limit } Bytes).
weights-long-key = { $place }: Zeile { $line } hat einen Schlüssel mit mehr als { $limit } Teilen.
weights-form = { $place }: keine Datei mit gelernten Gewichten der Form { $form }.
weights-not-a-list = { $place }: Schreib die Einträge als [[{ $place }]].
weights-duplicate-entry = { $place }: kommt zweimal vor.
weights-missing-entry = { $place }: hat kein Gewicht.
weights-unknown-field = { $place }: Nichts in Sicht heißt so.
weights-missing-field = { $place }: fehlt.
weights-not-a-number = { $place }: „{ $value }“ gehört dort nicht hin.
weights-out-of-range = { $place }: { $value } liegt nicht zwischen { $low } und { $high }.
