### Was `tutable sim` sagt.

sim-progress = { $done } von { $games }, noch etwa { $seconds } s
sim-title = { $game }: { $games } Partien zu { $players } Spielern, Startwert { $seed }; die Bots rücken von Partie zu Partie einen Platz weiter.
sim-bot = Bot
sim-seat = Platz
sim-wins = Siege
sim-interval = 95-%-Intervall
sim-score = Punkte
sim-spread = Streuung
sim-range = min. / Median / max.
sim-end = Geteilte Siege: { $shared }. Züge je Partie: { $turns }. { $rate } Partien/s in { $seconds } s.
failed-game-sim = Es war Partie { $number } dieser Reihe. Derselbe Aufruf mit „--first { $number } --games 1 --jobs 1“ spielt sie noch einmal.
