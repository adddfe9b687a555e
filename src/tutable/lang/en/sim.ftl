### What `tutable sim` says.

sim-progress = { $done } of { $games }, about { $seconds } s left
sim-title = { $game }: { $games } games of { $players } players, seed { $seed }; bots move up one seat from game to game.
sim-bot = bot
sim-seat = seat
sim-wins = wins
sim-interval = 95 % interval
sim-score = score
sim-spread = spread
sim-range = min / median / max
sim-end = Shared wins: { $shared }. Turns a game: { $turns }. { $rate } games/s in { $seconds } s.
failed-game-sim = It was game { $number } of this run. The same call with “--first { $number } --games 1 --jobs 1” plays it again.
