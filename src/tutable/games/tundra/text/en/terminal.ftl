### What the terminal says about a Tundra table (English).

## The drawn table

tundra-round = Round { $round } of { $rounds }, { $player } is first player
tundra-setup = Before the first round
tundra-letter-f = F
tundra-letter-s = S
tundra-letter-p = P
tundra-letter-a = A
tundra-letter-b = B
tundra-letter-v = V
tundra-letter-m = M
tundra-letter-w = W
tundra-legend-f = firewood
tundra-legend-s = stone
tundra-legend-p = peat
tundra-legend-a = any resource
tundra-legend-b = berry
tundra-legend-v = point
tundra-legend-m = step
tundra-legend-w = worker
tundra-legend-edge = edge of the map
tundra-legend-tower = tower
tundra-closed = { $count ->
    [0] All glades are open
    [one] One glade is closed
   *[other] { $count } glades are closed
  }
tundra-home = settl.
tundra-home-letter = S
tundra-market = Market ({ $deck } cards in the deck, { $discards } discarded)
tundra-goals = Goals for everybody (2, 4 or 6 points)
tundra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tundra-first = first player
tundra-dice = dice
tundra-supply = supply
tundra-aside = laid aside
tundra-advisor = advisor
tundra-have = you { $count }
tundra-workers = workers
tundra-towers = towers
tundra-advisors = advisors
tundra-hand = Starter cards in hand
tundra-returned = Starter cards returned
tundra-personal = personal goal
tundra-nothing = nothing
tundra-upgrades = Upgrades cost

# What stands on boards and advisors, in a few columns.
tundra-short-build = build { $count }
tundra-short-place = place { $count }
tundra-short-sell = sell for { $count }
tundra-short-move = { $count }M
tundra-short-gather = gather { $count }
tundra-short-any = any { $count }
tundra-short-card = card + { $count }B
tundra-short-renew = renew, card + { $count }B
tundra-short-upgrade = upgrade + { $count }B
tundra-short-change = turn a die by one
tundra-short-reroll = reroll any dice
tundra-short-towers = { $first } + { $each } per tower, at most { $most }
tundra-short-buy = { $count } times { $pay } for { $gain }
tundra-short-pay = { $pay } for { $gain }

## Headings of the picks

tundra-group-board = Board
tundra-group-goal = Goal
tundra-group-free = Free
tundra-group-advisor = Advisor
tundra-group-act = Action
tundra-group-move = Move
tundra-group-take = Take
tundra-group-place = Place
tundra-group-build = Build
tundra-group-bonus = Bonus
tundra-group-sell = Sell
tundra-group-upgrade = Upgrade
tundra-group-exchange = Exchange
tundra-group-card = Card
tundra-group-market = Market
tundra-group-end = Go on

## The table in sentences

tundra-some-f = { $count } firewood
tundra-some-s = { $count } stone
tundra-some-p = { $count } peat
tundra-some-a = { $count ->
    [one] any resource
   *[other] any { $count } resources
  }
tundra-some-b = { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }
tundra-some-v = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
tundra-some-m = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
tundra-some-w = { $count ->
    [one] a worker
   *[other] { $count } workers
  }
tundra-row = on { $span ->
    [one] { $from }
    [two] { $from } or { $to }
   *[many] { $from } to { $to }
  }: { $what }
tundra-verb-build = build { $count ->
    [one] a tower
   *[other] up to { $count } towers
  }
tundra-verb-place = place { $count ->
    [one] a worker
   *[other] up to { $count } workers
  }
tundra-verb-sell = sell pairs of resources, { $count ->
    [one] { $count } point
   *[other] { $count } points
  } each
tundra-verb-move = { $count ->
    [one] one step
   *[other] { $count } steps
  }
tundra-verb-gather = gather { $count ->
    [one] a resource
   *[other] up to { $count } resources
  }
tundra-verb-any = { $count ->
    [one] any resource
   *[other] any { $count } resources
  }
tundra-verb-card = a market card and { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }
tundra-verb-renew = perhaps a new market, a market card and { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }
tundra-verb-upgrade = upgrade boards and { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }
tundra-advisor-change = turn an unused die by one
tundra-advisor-reroll = roll any number of unused dice again
tundra-advisor-towers = { $first }, and { $each } for each of your towers, at most { $most }
tundra-advisor-buy = up to { $count } times { $pay } for { $gain }
tundra-advisor-pay = { $pay } for { $gain }
tundra-say-glade = Glade { $n }{ $edge ->
    [yes] {" "}(edge)
   *[no] {""}
  }: { $state ->
    [closed] closed
    [bare] no resource, a tower brings { $bonus }
   *[open] { $good }, a tower brings { $bonus }
  }. Next to { $next }.{ $pieces }
tundra-say-settlement = Settlement { $n } of { $player }. Next to { $next }.{ $pieces }
tundra-say-tower = a tower of { $player }
tundra-say-workers = { $player }'s { $count ->
    [one] worker { $n }
   *[other] workers { $n }
  }
tundra-say-space = Space { $n }: { $what }.
tundra-say-space-advisor = Space { $n }, an advisor: { $what }.
tundra-say-goal = Goal: { $goal }, { $needs } for 2/4/6 points, with a { $one } or a { $two }{ $taken ->
    [yes] ; taken by { $player } with a { $die }
   *[no] {""}
  }. Now: { $counts }.
tundra-say-count = { $player } has { $count }
tundra-say-seat = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
  }, { $title }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tundra-say-dice = { $count ->
    [0] No dice to use
   *[other] Dice: { $dice }
  }{ $unrolled ->
    [0] {""}
   *[other] , { $unrolled } still to be rolled
  }; { $supply } in the supply{ $aside ->
    [0] {""}
   *[other] , { $aside } laid aside
  }.
tundra-say-supply = In the supply: { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }.
tundra-say-board = { $board }{ $upgraded ->
    [yes] {" "}(upgraded): { $rows }.
   *[no] : { $rows }. Upgrade for { $cost }.
  }{ $count ->
    [0] {""}
   *[other] {" "}Taken: { $dice }.
  }
tundra-say-under = Under it { $card }.
tundra-say-advisor = Advisor { $card }{ $turned ->
    [yes] {" "}(already asked)
   *[no] {""}
  }.
tundra-say-hand = { $returned ->
    [yes] Returned: { $card }.
   *[no] In hand: { $card }.
  }
tundra-say-unseen = a starter card you do not know
tundra-say-personal = { $goal } Now: { $count }.
tundra-say-personal-unseen = A personal goal you do not know.

## Several events in one sentence

# What somebody does, without who does it.
tundra-does-put = puts a { $value } onto { $board }
tundra-does-acted = uses { $action }
tundra-does-advised = asks { $card }
tundra-does-rerolled = rolls a { $value } again for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }
tundra-does-bought-die = buys a die for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }
tundra-does-rolled-own = gets { $values }
tundra-does-moved = moves worker { $worker } to { $place }{ $found ->
    [yes] {" "}(new: { $tile-id ->
        [tile-firewood] firewood
        [tile-stone] stone
        [tile-peat] peat
       *[tile-bare] no resource
      })
   *[no] {""}
  }
tundra-does-moved-home = moves worker { $worker } to { $place }
tundra-does-gained = gains { $goods }
tundra-does-gathered = gathers { $goods }
tundra-does-joined = places a worker on { $place }
tundra-does-built = builds a tower on { $place } for 2 { $good }
tundra-does-sent = places a worker on { $place } for 2 { $good } and a berry
tundra-does-sold = sells { $goods } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tundra-does-renewed = renews the market
tundra-does-tucked = puts { $card } from the market under { $board }
tundra-does-tucked-instead = puts { $card } from the market under { $board } in place of { $old }
tundra-does-hired = hires { $card }
tundra-does-hired-instead = hires { $card } in place of { $old }
tundra-does-discarded = discards { $card }
tundra-does-upgraded = upgrades { $board }
tundra-does-upkeep = scores for { $count ->
    [one] one upgraded board
   *[other] { $count } upgraded boards
  }
tundra-does-spent = pays { $goods }
tundra-does-stopped = leaves it at that
tundra-does-changed = turns a { $value } into a { $now }
tundra-does-shaken = takes up { $values }
tundra-one-die = a { $value }

# Entries in a row.
tundra-does-opened = Open from the beginning: { $entries }.
tundra-row-opened = { $place } ({ $tile-id ->
    [tile-firewood] firewood
    [tile-stone] stone
    [tile-peat] peat
   *[tile-bare] no resource
  })
tundra-does-market = The market: { $entries }.
tundra-row-market = { $card }
tundra-does-goal = The common goals: { $entries }.
tundra-row-goal = { $goal }
tundra-does-rolled = The dice show { $entries }.
tundra-rolled-extra = { $player }'s extra die shows a { $value }.
tundra-starting = Start of the round: { $sentence }
tundra-row-rolled = { $value }
tundra-does-dealt = { $player } is dealt { $entries }.
tundra-row-dealt = { $card }
tundra-does-dealt-hidden = { $player } is dealt { $count } starter cards.
tundra-row-dealt-hidden = { $player }
tundra-does-kept = { $player } puts { $entries }.
tundra-row-kept = { $card } under { $board }

## Points

tundra-score-boards = Upgraded boards
tundra-score-towers = Towers
tundra-score-goals = Common goals
tundra-score-cards = Enhancement cards
tundra-score-advisors = Advisors
tundra-score-sales = Sales
tundra-score-personal = Personal goal
tundra-score-start = At the start

## Things, for ?

tundra-words-firewood = firewood, f
tundra-words-stone = stone, s
tundra-words-peat = peat, p
tundra-words-berries = berries, berry, b
tundra-words-glade = glade, glades, map, tile, tiles, edge, bonus
tundra-words-settlement = settlement, settlements, settl.
tundra-words-worker = worker, workers, w, step, steps, movement point, m
tundra-words-tower = tower, towers
tundra-words-die = die, dice, slot, slots
tundra-words-market = market, deck, discards
tundra-words-starter = starter, starter card, starter cards, hand
tundra-words-enhancement = enhancement, enhancements, card, cards, row, rows
tundra-words-advisor = advisor, advisors
tundra-words-goal = goal, goals, common goal
tundra-words-personal = personal goal, personal
tundra-words-title = title, titles
tundra-words-free = free actions, free action, free, reroll, buy
tundra-words-upgrade = upgrade, upgraded, board, boards
tundra-words-points = points, point, v
tundra-words-round = round, rounds, first player
tundra-thing-firewood = Firewood (F): one of the three resources. You can have at most 10 of each; two equal ones pay for a tower or a worker. [TUN-1, TUN-18, TUN-19]
tundra-thing-stone = Stone (S): one of the three resources. You can have at most 10 of each; two equal ones pay for a tower or a worker. [TUN-1, TUN-18, TUN-19]
tundra-thing-peat = Peat (P): one of the three resources. You can have at most 10 of each; two equal ones pay for a tower or a worker. [TUN-1, TUN-18, TUN-19]
tundra-thing-berries = Berries (B): no resource, at most 20. They pay for free actions with dice, for placing workers and for some advisors. [TUN-1, TUN-15]
tundra-thing-glade = Glade: a space of the map, with its number, the resource of whoever steps on it, and the bonus of a tower there. ?? is still closed; a ring (°, or * in plain characters) marks the edge of the map. Spaces that touch are neighbours. [TUN-3, TUN-17]
tundra-thing-settlement = Settlement: where a player's workers can be placed. Any worker may walk there, but it gives nothing. [TUN-3, TUN-19]
tundra-thing-worker = Worker (W): a mark on the map; numbers tell yours apart. One step (M) leads to a neighbouring space; a closed glade is opened, and its resource is yours. Within one action a worker enters no space twice. [TUN-17, TUN-19]
tundra-thing-tower = Tower: a mark in brackets. It replaces a worker of yours, one on each glade, and brings the bonus of the glade at once and at the start of each later round. [TUN-18, TUN-8]
tundra-thing-die = Dice: everybody has the same values at the start of a round. On your turn you put one onto a free slot of its value on one of your boards, or onto a goal. The numbers in brackets behind a board are the slots that are taken. [TUN-9, TUN-10, TUN-12]
tundra-thing-market = Market: city cards that the trade board lets you take; it is filled anew each round. [TUN-6, TUN-11, TUN-23]
tundra-thing-starter = Starter cards: everybody keeps two of four, under two different boards. They stay there. [TUN-5]
tundra-thing-enhancement = Enhancement card: lies under a board and adds its row to the board's action: 6-5 B means a berry for a die of 6 or 5. Beside the starter there is room for one market card, which may be replaced. [TUN-13, TUN-26]
tundra-thing-advisor = Advisor: a free action once a round; then it is turned, here in brackets. You can have three. [TUN-16, TUN-25]
tundra-thing-goal = Common goal: put a die of a value shown onto it and score 2, 4 or 6 points for the highest step you have reached. It is closed for the rest of the round. [TUN-14]
tundra-thing-personal = Personal goal: a secret until the end, when it scores for its highest step. [TUN-7, TUN-28]
tundra-thing-title = Title: what you gain at the start of each round, and your limits and prices. Without the module everybody is Humble. [TUN-7, TUN-8]
tundra-thing-free = Free actions, before or after your die: roll an unused die again, turn it by one, or buy another one, for berries; and ask advisors. [TUN-15, TUN-16]
tundra-thing-upgrade = Upgrade: the trade board turns your boards to the better side for resources. An upgraded board has a plus; it brings a point at once and at the start of each later round. [TUN-24, TUN-8]
tundra-thing-points = Points (V): from upgraded boards, towers, common goals, cards, advisors, sales, and at the end from the personal goal. [TUN-28]
tundra-thing-round = Round: four in all, with 4 dice each in the first two and 5 in the others. The first-player token moves to the left. [TUN-8, TUN-11]
tundra-thing-board = { $board }: { $rows }. Upgraded, for { $cost }: { $upgraded }. [TUN-13, TUN-24]
tundra-thing-of-starter = { $card }, starter card: { $what }. [TUN-5, TUN-13]
tundra-thing-of-enhancement = { $card }, enhancement card: { $what }. [TUN-13, TUN-26]
tundra-thing-of-advisor = { $card }, advisor, once a round: { $what }. [TUN-16, TUN-25]
tundra-thing-of-goal = { $goal }, common goal: { $needs } for 2, 4 or 6 points, with a { $one } or a { $two }. [TUN-14]
tundra-thing-of-chain = { $goal }, personal goal: { $needs } of your towers side by side bring { $points } points. [TUN-28]
tundra-thing-of-variety = { $goal }, personal goal: { $needs } sorts of spaces (settlement, firewood, stone, peat, none) with two pieces of yours each bring { $points } points. [TUN-28]
tundra-thing-of-idle-workers = { $goal }, personal goal: { $needs } workers in your supply bring { $points } points. [TUN-28]
tundra-thing-of-garrison = { $goal }, personal goal: { $needs } workers on glades with your towers bring { $points } points. [TUN-28]
tundra-thing-of-edge = { $goal }, personal goal: { $needs } pieces on glades at the edge bring { $points } points. [TUN-28]
tundra-thing-of-estate = { $goal }, personal goal: { $needs } city cards and upgraded boards together bring { $points } points. [TUN-28]
tundra-thing-of-idle-towers = { $goal }, personal goal: { $needs } towers in your supply bring { $points } points. [TUN-28]
tundra-thing-of-lead-firewood = { $goal }, personal goal: { $needs } firewood glades with more pieces of yours than of anybody else bring { $points } points. [TUN-28]
tundra-thing-of-lead-stone = { $goal }, personal goal: { $needs } stone glades with more pieces of yours than of anybody else bring { $points } points. [TUN-28]
tundra-thing-of-lead-peat = { $goal }, personal goal: { $needs } peat glades with more pieces of yours than of anybody else bring { $points } points. [TUN-28]
tundra-thing-of-lead-bare = { $goal }, personal goal: { $needs } glades without a resource with more pieces of yours than of anybody else bring { $points } points. [TUN-28]
tundra-thing-of-title = { $title }, title: { $gains ->
    [yes] { $gain } at the start of each round; { $card ->
        [0] {""}
       *[other] a free market card then, too;{" "}
      }
   *[no] { $card ->
        [0] {""}
       *[other] a free market card at the start of each round;{" "}
      }
  }{ $early } dice in rounds 1 and 2, { $late } in rounds 3 and 4, at most { $dice }; another roll costs { $reroll }, turning a die { $change }, a new die { $buy } berries; { $advisors } advisors; { $spots ->
    [one] one market card
   *[other] { $spots } market cards
  } under each board{ $helpers ->
    [0] {""}
   *[other] ; { $helpers } more workers to begin with
  }. [TUN-7, TUN-8]
tundra-thing-of-tile = Glade tile { $tile }: { $resource ->
    [F] firewood
    [S] stone
    [P] peat
   *[other] no resource
  }; a tower brings { $bonus }. [TUN-3, TUN-18]
