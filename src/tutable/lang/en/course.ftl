### How a finished match went: its moments, told the same way in terminal and browser (English).

course-best = { $player } made the best turn of the match: { $points ->
    [one] one point
   *[other] { $points } points
  } ({ $where }).
course-best-swing = { $player } made the best turn of the match, which was the biggest swing, too: { $points ->
    [one] one point
   *[other] { $points } points
  } ({ $where }).
course-swing = The biggest swing: { $player } won { $points ->
    [one] one point
   *[other] { $points } points
  } on { $other } in one turn ({ $where }).
course-ahead = { $player } took the lead for good ({ $where }).
course-luck = The luckiest stroke: { $player } came out { $whole }.{ $tenth } points better than could be expected ({ $where }).
course-somewhere = in the course of the match

## The final sheet

course-ranking = Result
course-sources = Where the points come from
course-chapters = As the match went on
course-picture = The course of points
course-picture-is = What everybody would have had if the match had ended after each turn. { $said }
course-ends-with = { $player } ends with { $points ->
    [one] one point
   *[other] { $points } points
  }
course-moments = Moments
course-no-moments = Nothing stood out in this match.
course-watch = Watch it
course-watch-again = Watch again
course-share = A link to this page
course-sheet = Final sheet

## Replay

course-more = More
course-step = One step is
course-step-seen = what happens next
course-step-turns = a turn
course-step-chapters = a round or stage
