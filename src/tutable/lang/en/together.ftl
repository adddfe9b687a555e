### Getting together: waiting rooms, rematches, the lobby.

error-not-waiting = The match has begun: the seats are not arranged any more.
error-still-playing = You sit at this table: play it to its end or give up your seat before you put it away.

## The waiting room

ui-ready = Ready
ui-ready-wish = I am ready: begin with those who are here
ui-ready-all = Everybody here is ready.
ui-seat-kept = kept for { $name }
ui-send-away = Send away
ui-start-now = { $count ->
    [one] Begin with { $count } seat
   *[other] Begin with { $count } seats
  }
ui-start-too-few = { $count ->
    [one] { $game } needs at least { $count } player.
   *[other] { $game } needs at least { $count } players.
  }
ui-fill-level = How they play
ui-scan = Scan to come to this table
ui-scan-local = This address works on this machine only. Start the server with --host 0.0.0.0 to let others in.
ui-code = Show a code to scan

## Once more

ui-rematch = Play again
ui-rematch-text = Same people, same options.
ui-rematch-wanted = Somebody would like to play again.
ui-rematch-sit = Sit down

## The lobby

ui-lobby-opened = opened { $when }
ui-lobby-ended = ended { $when }
ui-lobby-wanted = A seat is kept for you
ui-lobby-archive = To the archive
ui-lobby-unarchive = Out of the archive
ui-lobby-hide = Hide
ui-lobby-archived = Archive ({ $count })
ui-lobby-running = Matches to watch
ui-lobby-game = Game
ui-lobby-any = any
ui-lobby-level = Who plays
ui-lobby-people = people only
ui-lobby-clock = Clock
ui-lobby-clock-none = none
ui-lobby-clock-live = at once
ui-lobby-clock-days = over days
ui-lobby-friends = with people I know
ui-lobby-none-such = No table is like that now.
ui-lobby-open-one = Open one

## One screen for all

error-bad-screen = This link does not lead to the shared screen of this table. Ask for a new one.
ui-scan-seat = Scan to sit down here
ui-screen-share = Table mode: one screen for all
ui-screen-text = A television or tablet shows the table to everybody; each phone shows what is its player's own. Open this link there. Whoever has it can look on.
ui-screen-link = Link for the shared screen
ui-screen-open = Open it here
ui-screen-waiting = Scan a seat to sit down
ui-hand-whole = Show the whole table
ui-hand-only = Only what is mine

## Planning ahead

ui-plan = Plan ahead
ui-plan-text = While others move you can say what you will do. Only you see it; it is dropped when it no longer fits.
ui-plan-later = When you have been asked something once, you can plan for the next time.
ui-plan-if = If I am asked
ui-plan-then = then
ui-plan-add = Add to my plan
ui-plan-end = End my turn
ui-plan-remove = Remove from my plan
ui-plan-failed = Your plan was dropped: this no longer fitted: { $what }
ui-plan-pass = Pass for me when I can do nothing else and everybody can see that

## Two tables, the same deal

error-other-table = You sit, or have looked on, at another table with the same deal.
error-series-open = Another table with the same deal is still being played. This one can be looked at when all have ended.
error-unknown-series = There are no such tables.
ui-series = Two tables, the same deal
ui-series-new = Open two tables with the same deal
ui-series-text = The same luck at both tables, and a joint result. Nobody sits at two of them; seed, replay and watching open when the last one has ended.
ui-series-turned = At the second table everybody moves up by one seat.
ui-series-same = Who sits in the same place plays the same deal.
ui-series-table = Table { $n }
ui-series-there = To the table
ui-series-over = over
ui-series-result = Joint result
ui-series-none = One of the tables was closed before its end, so there is no joint result.
ui-series-total = Together
ui-series-link = Link for everybody who is to play

## A small tournament

error-too-few = A round needs at least { $count } people.
error-round-runs = The tables of this round are still being played.
error-unknown-tournament = There is no such tournament.
error-tournament-over = This tournament is over.
ui-event = Tournament
ui-event-new = A small tournament
ui-event-new-text = You invite people by a link; every round they are seated anew, so that everybody meets as many others as possible and sits everywhere. A bot plays where somebody is missing.
ui-event-title = What it is called
ui-event-title-default = Our tournament
ui-event-at-table = Players at a table
ui-event-rounds = Rounds
ui-event-bot = Bots where somebody is missing
ui-event-take-part = I take part myself
ui-event-open = Open the tournament
ui-event-link = Link for everybody who is invited
ui-event-by = Looked after by { $host }
ui-event-round = Round { $round } of { $rounds }
ui-event-waiting = People are still coming.
ui-event-over = The tournament is over.
ui-event-join = Take part
ui-event-leave = Take part no longer
ui-event-start = Begin with { $count } people
ui-event-next = To the next round
ui-event-too-few = The next round begins by itself as soon as { $count } people take part.
ui-event-end = End the tournament
ui-event-standings = Standings
ui-event-points = Points
ui-event-wins = Wins
ui-event-games = Games
ui-event-missing = missing
ui-event-nobody = Nobody has come yet. Pass the link on.
ui-event-scored = At every table: one point for each one beaten, half a point for equals. Whoever does not play to the end comes last there.
