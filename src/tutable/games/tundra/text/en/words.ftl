### Tundra: the words of the table, for terminal and browser (English).

## The table

tundra-before = Before the first round
tundra-round = Round { $round } of { $rounds }
tundra-round-first = Round { $round } of { $rounds }, { $player } is first player
tundra-over = The game is over
tundra-nothing = nothing
tundra-empty = Empty
tundra-value = { $value }
tundra-map = The map
tundra-closed = { $count ->
    [0] All glades are open
    [one] One glade is closed
   *[other] { $count } glades are closed
  }
tundra-home = settl.
tundra-home-letter = S
tundra-goals = Common goals
tundra-goals-points = Common goals ({ $points } points)
tundra-have = you { $count }
tundra-market = Market
tundra-market-counts = Market ({ $deck } cards in the deck, { $discards } discarded)
tundra-deck = deck
tundra-discards = discarded
tundra-advisor = advisor
tundra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tundra-first = first player
tundra-dice = dice
tundra-no-dice = no dice left
tundra-tray = Dice and free actions
tundra-supply = supply
tundra-aside = laid aside
tundra-workers = workers
tundra-towers = towers
tundra-advisors = advisors
tundra-hand = Starter cards in hand
tundra-returned = Starter cards returned
tundra-personal = personal goal
tundra-secret = secret goal
tundra-upgrades = Upgrades cost
tundra-room-starter = starter card
tundra-room-market = market card
tundra-room-advisor = advisor

# Second halves of long words: on a narrow card these may begin a line.
tundra-seams = cutter finder keeper maker mason

## What can be gained

tundra-letter-firewood = F
tundra-letter-stone = S
tundra-letter-peat = P
tundra-letter-any = A
tundra-letter-berries = B
tundra-letter-points = V
tundra-letter-moves = M
tundra-letter-workers = W
tundra-legend-firewood = firewood
tundra-legend-stone = stone
tundra-legend-peat = peat
tundra-legend-any = any resource
tundra-legend-berries = berry
tundra-legend-points = point
tundra-legend-moves = movement point
tundra-legend-workers = worker
tundra-legend-edge = edge of the map
tundra-legend-tower = tower

## What boards and cards say

tundra-row = { $what } on { $span ->
    [one] { $high }
    [two] { $high } or { $low }
   *[many] { $high } to { $low }
  }
tundra-rows = { $first }; { $next }
tundra-verb-build = build { $count ->
    [one] a tower (2 equal resources)
   *[other] up to { $count } towers (2 equal resources each)
  }
tundra-verb-place = place { $count ->
    [one] a worker (2 equal resources and a berry)
   *[other] up to { $count } workers (2 equal resources and a berry each)
  }
tundra-verb-sell = sell pairs of resources, { $count ->
    [one] { $count } point
   *[other] { $count } points
  } each
tundra-verb-move = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
  }
tundra-verb-gather = gather { $count ->
    [one] a resource
   *[other] up to { $count } resources
  }
tundra-verb-any = take any { $count ->
    [one] resource
   *[other] { $count } resources
  }
tundra-verb-card = take { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  } and a market card
tundra-verb-renew = take { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  }, renew the market or not, and take a card
tundra-verb-upgrade = take { $count ->
    [one] { $count } berry
   *[other] { $count } berries
  } and upgrade boards
tundra-help-gain = { $gains }
tundra-help-pay = { $pay } for { $gains }
tundra-help-towers = { $first }, and { $each } more for each own tower, at most { $most }
tundra-help-buy = up to { $count } times { $pay } for { $gains }
tundra-help-change = turn an unused die by one
tundra-help-reroll = roll any number of unused dice again

# The same in a few columns.
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

## Things and what lies in them

tundra-place = { $place }
tundra-glade-closed = { $place }, closed
tundra-glade-open = { $place }, { $resource ->
    [firewood] firewood
    [stone] stone
    [peat] peat
   *[none] no resource
  }, tower bonus { $bonus }
tundra-tower-of = tower of { $owner }
tundra-workers-of = { $count ->
    [one] { $count } worker of { $owner }
   *[other] { $count } workers of { $owner }
  }
tundra-settlement-label = { $place } of { $owner }
tundra-worker-label = Worker { $n } of { $owner }: { $place }
tundra-in-supply = in the supply
tundra-tile = Glade tile { $tile }
tundra-deck-label = { $count ->
    [one] City deck: { $count } card
   *[other] City deck: { $count } cards
  }
tundra-discards-label = { $count ->
    [one] Discards: { $count } city card
   *[other] Discards: { $count } city cards
  }
tundra-stall = Market space { $n }: { $card }
tundra-card-starter = { $card }, starter card
tundra-card-enhancement = { $card }, enhancement card
tundra-card-advisor = { $card }, advisor
tundra-card-label = { $card } ({ $what })
tundra-card-line = { $card }: { $what }.
tundra-good-label = { $owner }: { $count } of at most { $most } { $good }
tundra-board-base = { $board } of { $owner }, upgrading costs { $cost }
tundra-board-upgraded = { $board } of { $owner }, upgraded
tundra-slot = { $board } of { $owner }, slot { $value }: { $what }
tundra-slot-taken = { $board } of { $owner }, slot { $value }, taken: { $what }
tundra-spot-starter = { $board } of { $owner }: room for a starter card
tundra-spot-market = { $board } of { $owner }: room for a market card
tundra-spot-card = { $card } under { $board } of { $owner }: { $what }
tundra-advisor-room = Room for an advisor of { $owner }
tundra-advisor-ready = { $card }, advisor of { $owner }, ready: { $what }
tundra-advisor-turned = { $card }, advisor of { $owner }, turned until the next round: { $what }
tundra-dice-label = { $owner }: { $count ->
    [0] no die showing { $value }
    [one] a die showing { $value }
   *[other] { $count } dice showing { $value }
  }
tundra-way-reroll = Roll a die again: { $cost ->
    [one] { $cost } berry
   *[other] { $cost } berries
  }
tundra-way-up = Turn a die up by one: { $cost ->
    [one] { $cost } berry
   *[other] { $cost } berries
  }
tundra-way-down = Turn a die down by one: { $cost ->
    [one] { $cost } berry
   *[other] { $cost } berries
  }
tundra-way-buy = Buy a die: { $cost ->
    [one] { $cost } berry
   *[other] { $cost } berries
  }, { $count } in the supply
tundra-way-aside = Lay a die aside, { $count } so far
tundra-idle-label = { $owner }: { $count ->
    [one] { $count } worker in the supply
   *[other] { $count } workers in the supply
  }
tundra-towers-label = { $owner }: { $count ->
    [one] { $count } tower in the supply
   *[other] { $count } towers in the supply
  }
tundra-title-name = { $title }, title
tundra-character-label = { $owner } plays { $character }
tundra-title-label = Title of { $owner }: { $title }; at the start of a round { $gain }
tundra-personal-title = { $goal }, personal goal
tundra-personal-hidden = Personal goal of { $owner }, secret
tundra-personal-label = Personal goal of { $owner }: { $goal }. { $asks } Now { $count }
tundra-returned-label = { $count ->
    [one] The starter card that was returned
   *[other] The { $count } starter cards that were returned
  }
tundra-goal-title = { $goal }, common goal
tundra-goal-none = A common goal, not yet revealed
tundra-goal-open = { $goal }, dice { $one } and { $two }, { $needs } for { $points } points. { $counts }
tundra-goal-taken = { $goal }, closed this round by { $owner }, { $needs } for { $points } points. { $counts }
tundra-has = { $owner } { $count }
tundra-rival = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }, { $upgraded ->
    [one] { $upgraded } upgraded board
   *[other] { $upgraded } upgraded boards
  }, { $cards ->
    [one] { $cards } city card
   *[other] { $cards } city cards
  }, { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
  }

## The table in sentences

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
tundra-say-card = { $card }: { $what }
tundra-say-space = Space { $n }: { $what }.
tundra-say-space-advisor = Space { $n }, an advisor: { $what }.
tundra-say-goal = Goal: { $goal }, { $needs } for { $points } points, with a { $one } or a { $two }{ $taken ->
    [yes] ; taken by { $player } with a { $die }
   *[no] {""}
  }. Now: { $counts }.
tundra-say-seat = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
  }, { $title }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tundra-say-goods = Goods: { $goods }.
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
    [one] { $workers } worker
   *[other] { $workers } workers
  }, { $towers ->
    [one] { $towers } tower
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
tundra-say-personal = { $goal }: { $asks } Now: { $count }.
tundra-say-personal-unseen = A personal goal you do not know.

## Headings of the picks, and what to point at

tundra-group-character = Character
tundra-group-keep = Keep
tundra-group-put = Put a die
tundra-group-goal = Score a goal
tundra-group-free = Free actions
tundra-group-act = Actions
tundra-group-move = Move
tundra-group-take = Take
tundra-group-place = Place a worker
tundra-group-build = Build
tundra-group-bonus = Bonuses
tundra-group-sell = Sell
tundra-group-market = Market
tundra-group-upgrade = Upgrade
tundra-group-exchange = Exchange
tundra-group-end = Finish
tundra-kind-die = a die
tundra-kind-slot = a slot
tundra-kind-spot = a place under a board
tundra-kind-board = a board
tundra-kind-worker = a worker
tundra-kind-idle = a worker in your supply
tundra-kind-towers = a tower in your supply
tundra-kind-advisor = a place for an advisor
tundra-kind-resource = a resource
tundra-kind-place = a place on the map
tundra-kind-card = a card
tundra-kind-goal = a goal
tundra-kind-way = a free action

## Several events in one sentence

# What somebody does, without who does it.
tundra-does-put = puts a { $value } onto { $board }
tundra-does-acted = uses { $action }
tundra-does-advised = asks { $card }
tundra-does-rerolled = rolls again for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }: { $dice }
tundra-does-bought-die = buys a die for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }
tundra-does-rolled-own = gets { $values }
tundra-does-changed = turns a { $value } into a { $now }{ $berries ->
    [0] {""}
    [one] {" "}for { $berries } berry
   *[other] {" "}for { $berries } berries
  }
tundra-does-turned = turns dice for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }: { $dice }
tundra-does-shaken = takes up { $values }
tundra-does-walk = moves worker { $worker } to { $stops }
tundra-stop = { $place }{ $sort ->
    [found] {" "}(+ { $goods })
    [new-found] {" "}(new, + { $goods })
    [new] {" "}(new: { $tile-id ->
        [tile-firewood] firewood
        [tile-stone] stone
        [tile-peat] peat
       *[tile-bare] no resource
      })
   *[plain] {""}
  }
tundra-does-gained = gains { $goods }
tundra-does-gained-from = gains { $goods } from { $action-id ->
    [action-starter] the starter card
    [action-market] the market card
   *[action-second] the second market card
  }
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
tundra-does-upkeep = gains { $goods } for { $count ->
    [one] one upgraded board
   *[other] { $count } upgraded boards
  }
tundra-does-spent = pays { $goods }
tundra-does-stopped = leaves it at that
tundra-balance = { $doing } ({ $sort ->
    [paid] − { $paid }
    [gained] + { $gained }
   *[both] − { $paid }, + { $gained }
  })
tundra-chain = { $first } → { $next }
tundra-one-die = a { $value }

# Entries in a row.
tundra-told-opened = Open from the beginning: { $entries }.
tundra-one-opened = { $place } ({ $tile-id ->
    [tile-firewood] firewood
    [tile-stone] stone
    [tile-peat] peat
   *[tile-bare] no resource
  })
tundra-told-market = New in the market: { $entries }.
tundra-told-goal = The common goals: { $entries }.
tundra-told-rolled = Everybody has { $entries }.
tundra-rolled-extra = { $player }'s extra die shows a { $value }.
tundra-told-dealt = { $player } is dealt { $entries }.
tundra-told-dealt-hidden = { $player } is dealt { $count } starter cards.
tundra-told-kept = { $player } puts { $entries }.
tundra-one-kept = { $card } under { $board }
tundra-starting = Start of the round: { $sentence }

## Points

tundra-score-boards = Upgraded boards
tundra-score-towers = Towers
tundra-score-goals = Common goals
tundra-score-cards = Enhancement cards
tundra-score-advisors = Advisors
tundra-score-sales = Sales
tundra-score-personal = Personal goal
tundra-score-start = Start and title
tundra-score-personal-goals = Personal goals
tundra-score-resources = Tie: resources
tundra-score-berries = Tie: berries

## What things are; .drawn is how the terminal draws them

tundra-sort-firewood = Firewood
tundra-sort-stone = Stone
tundra-sort-peat = Peat
tundra-sort-berries = Berries
tundra-sort-glade = Glade
tundra-sort-settlement = Settlement
tundra-sort-worker = Worker
tundra-sort-tower = Tower
tundra-sort-die = Dice
tundra-sort-market = Market
tundra-sort-starter = Starter card
tundra-sort-enhancement = Enhancement card
tundra-sort-advisor = Advisor
tundra-sort-goal = Common goal
tundra-sort-personal = Personal goal
tundra-sort-title = Title
tundra-sort-free = Free actions
tundra-sort-upgrade = Upgrade
tundra-sort-points = Points
tundra-is-resource = One of the three resources, at most { $most } of each. You gain one on entering a glade and by gathering; resources pay for towers, workers and upgrades.
    .drawn = Drawn as { $letter }.
tundra-is-berries = No resource, at most { $most }. They pay for rolling, turning and buying dice, for placing workers and for some advisors.
    .drawn = Drawn as { $letter }.
tundra-is-glade = A space of the map, with the resource of whoever steps on it and the bonus of a tower there. Spaces that touch are neighbours.
    .drawn = ?? is still closed; a ring (°, or * in plain characters) marks the edge of the map.
tundra-is-closed = Face down. Whoever moves a worker here opens it, and gains one of its resource if it has one.
tundra-is-left = Still face down on the map: { $tiles }.
tundra-tiles-firewood = { $count } with firewood
tundra-tiles-stone = { $count } with stone
tundra-tiles-peat = { $count } with peat
tundra-tiles-none = { $count } without a resource
tundra-is-land = { $resource ->
    [none] No resource.
    [firewood] Every worker that moves here gains 1 firewood.
    [stone] Every worker that moves here gains 1 stone.
   *[peat] Every worker that moves here gains 1 peat.
  }
tundra-is-bonus = A tower here gives { $bonus } when it is built and at the start of every later round.
tundra-is-tower-of = A tower of { $owner } stands here.
tundra-is-edge = It lies at the edge of the map.
tundra-is-crowd = Here now: { $workers }.
tundra-is-settlement-of = The settlement of { $owner }.
tundra-is-settlement = Its owner's workers come here from the supply. Everybody may enter it; it has no resource, and no tower can stand here.
tundra-is-worker = One movement point leads to a neighbouring space; a closed glade is opened, and its resource is yours. Within one action a worker enters no space twice. Workers also gather where they stand, and make way for towers.
    .drawn = A mark on the map; numbers tell yours apart.
tundra-is-idle = These can be placed with Architecture, or come with the bonus of a tower.
tundra-is-tower = Takes the place of a worker of yours on a glade, for two equal resources; one on each glade. It brings the bonus of the glade at once and at the start of each later round.
    .drawn = A mark in brackets.
tundra-is-die = Everybody has the same values at the start of a round. On your turn you put one onto an empty slot of its value on one of your boards, or onto a goal that shows it.
    .drawn = The numbers in brackets behind a board are the slots that are taken.
tundra-is-market = A market card is taken with the board Trade. Its space stays empty until the round ends, when the market is laid out anew.
tundra-is-hand = Keep two of these four, each under a board of its own. The other two leave the game.
tundra-is-deck = Cards that may come into the market, in an order nobody knows:
tundra-is-discards = When the deck is empty these are shuffled:
tundra-is-rows = Rows: { $what }.
tundra-is-advice = Once a round: { $what }.
tundra-is-starter = It adds its rows to those of the board above it and stays there for the whole game. Everybody keeps two of four.
tundra-is-enhancement = It goes under a board and adds its rows to those of the board. Beside the starter there is room for one market card, for two with the title Hard-working; it may be replaced.
    .drawn = 6-5 B means a berry for a die of 6 or 5.
tundra-is-advisor = Asked before or after your die, as a free action; then it is turned until the next round.
    .drawn = A turned one stands in brackets.
tundra-is-ready = Ready.
tundra-is-turned = Turned: ready again in the next round.
tundra-is-advisor-room = There is room for { $most } advisors.
tundra-is-returned = These are out of the game:
tundra-is-goal = Put a die of a value shown onto it to score { $low }, { $middle } or { $high } points for the highest step you have reached. Then it is closed to everybody until the round ends.
tundra-is-goal-dice = A die showing { $one } or { $two } scores it once; then it is closed to everybody until the round ends.
tundra-is-steps = { $needs } of them bring { $points } points.
tundra-is-now = Now: { $counts }.
tundra-is-taken = { $owner } has put a { $value } here this round.
tundra-is-personal = Secret until the end of the game, when the highest step reached scores.
tundra-is-personal-hidden = It is shown at the end. It can be: { $goals }.
tundra-is-character = Only pictures and words depend on it, and which side of a title is used.
tundra-is-title = What you gain at the start of each round, and your limits and prices. Without the module everybody is Humble.
tundra-is-title-gain = At the start of each round: { $card ->
    [0] { $gain }
   *[other] a free market card
  }.
tundra-is-limits = { $early } dice in rounds 1 and 2, { $late } in rounds 3 and 4, at most { $dice }. Rolling again costs { $reroll }, turning { $change }, a new die { $buy } berries. At most { $advisors } advisors, and { $spots ->
    [one] one market card
   *[other] { $spots } market cards
  } under each board.{ $helpers ->
    [0] {""}
   *[other] {" "}{ $helpers } more workers to begin with.
  }
tundra-is-free = Before or after your die: roll an unused die again, turn it by one, or buy another one, for berries; and ask advisors.
tundra-is-reroll = Point at this and at one of your unused dice. Before or after your die, as often as you can pay.
tundra-is-change = Point at this and at one of your unused dice. A 6 never becomes a 1, nor a 1 a 6.
tundra-is-buy = A bought die is rolled at once and is yours for this round, { $most } dice at most.
tundra-is-aside = Only if none of your dice has a place left.
tundra-is-upgrade = The board Trade turns your boards to the better side for resources. Each brings a point at once and one at the start of every later round.
    .drawn = An upgraded board has a plus.
tundra-is-upgraded = It scores a point at the start of every round. The other side was: { $what }.
tundra-is-better = Upgraded, for { $cost }: { $what }.
tundra-is-architecture = A tower costs two equal resources and takes the place of a worker; placing a worker costs two equal resources and a berry. Each of your towers lets you sell one pair.
tundra-is-travel = Movement points are used at once, for one worker or several.
tundra-is-gathering = Each of your pieces gives at most one resource, that of the glade it stands on.
tundra-is-trade = A card goes under a board or beside them as an advisor; upgrading is paid with resources.
tundra-is-slot = A die of this value sets off the row of the board and of every card under it, in any order.
tundra-is-row = In this row { $card } gives { $gains }.
tundra-is-under = It lies under { $board } of { $owner }.
tundra-is-room = A card here adds its rows to those of the board.
tundra-is-points = From upgraded boards, towers, common goals, cards, advisors and sales, and at the end from the personal goal.
    .drawn = Drawn as V.
tundra-is-round = { $rounds } rounds are played, with { $early } dice each in the first two and { $late } in the others. In each everybody uses all dice, one a turn; then the market is renewed, advisors are ready again, and the first-player token goes to the left.

# Signs on boards and cards.
tundra-sign-moves = Movement point
tundra-is-sign-moves = One step of a worker to a neighbouring place.
tundra-sign-any = Any resource
tundra-is-sign-any = Firewood, stone or peat, as you like.
tundra-sign-workers = Worker
tundra-is-sign-workers = A worker from your supply comes onto the glade of the tower.
tundra-sign-build = Build towers
tundra-is-sign-build = As often as the number says: two equal resources, and a worker makes way.
tundra-sign-place = Place workers
tundra-is-sign-place = As often as the number says: two equal resources and a berry each.
tundra-sign-sell = Sell
tundra-is-sign-sell = Two equal resources for a point, as often as you have towers on the map.
tundra-sign-gather = Gather
tundra-is-sign-gather = So many resources in all, at most one from each of your pieces.
tundra-sign-card = A card from the market
tundra-is-sign-card = You take one for nothing, and the berries besides.
tundra-sign-renew = Renew the market
tundra-is-sign-renew = You may lay out all of it anew before you take a card.
tundra-sign-upgrade = Upgrade boards
tundra-is-sign-upgrade = Turn boards to the better side for what stands on them, and take the berries.
tundra-sign-turn = Turn a die
tundra-is-sign-turn = One unused die shows one more or one less.
tundra-sign-roll = Roll again
tundra-is-sign-roll = Any number of unused dice.

# What goals count.
tundra-counts-cards = City cards count: advisors and market cards, no starters.
tundra-counts-upgrades = Upgraded boards count.
tundra-counts-berries = Berries count. They are not spent.
tundra-counts-towers = Towers on the map count.
tundra-counts-workers = Workers on the map count.
tundra-counts-resources = Firewood, stone and peat count together. They are not spent.
tundra-counts-glades-firewood = Firewood glades with a worker or tower of yours count.
tundra-counts-glades-stone = Stone glades with a worker or tower of yours count.
tundra-counts-glades-peat = Peat glades with a worker or tower of yours count.
tundra-personal-chain = { $needs } own towers side by side bring { $points } points.
tundra-personal-variety = { $needs } sorts of spaces (settlement, firewood, stone, peat, no resource) with at least two own pieces each bring { $points } points.
tundra-personal-idle-workers = { $needs } workers in the supply bring { $points } points.
tundra-personal-garrison = { $needs } workers on glades with own towers bring { $points } points.
tundra-personal-edge = { $needs } own pieces on glades at the edge of the map bring { $points } points.
tundra-personal-estate = { $needs } city cards and upgraded boards together bring { $points } points.
tundra-personal-idle-towers = { $needs } towers in the supply bring { $points } points.
tundra-personal-lead-firewood = { $needs } firewood glades with more own pieces than any opponent has bring { $points } points.
tundra-personal-lead-stone = { $needs } stone glades with more own pieces than any opponent has bring { $points } points.
tundra-personal-lead-peat = { $needs } peat glades with more own pieces than any opponent has bring { $points } points.
tundra-personal-lead-bare = { $needs } glades without a resource with more own pieces than any opponent has bring { $points } points.

## The words they answer to

tundra-words-firewood = firewood, f
tundra-words-stone = stone, s
tundra-words-peat = peat, p
tundra-words-berries = berries, berry, b
tundra-words-glade = glade, glades, map, tile, tiles, edge, bonus
tundra-words-settlement = settlement, settlements, settl.
tundra-words-worker = worker, workers, w, movement point, movement points, step, steps, m
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
tundra-words-of-card = { $name }, { $id }
tundra-words-of-goal = goal { $name }, { $name }
tundra-words-of-tile = { $id }

## The component table

part-layout = Layouts of the glades
part-2-players = 2 players
part-glades = glades
part-settlements = settlements
part-starts = start glades
part-3-players = 3 players
part-4-players = 4 players
part-3-players-alternate = 3 players, alternate
part-4-players-alternate = 4 players, alternate
part-3-players-alternate-2 = 3 players, second alternate
part-3-players-alternate-3 = 3 players, third alternate
part-4-players-alternate-2 = 4 players, second alternate
part-tile = Glade tiles
part-players = from players
part-resource = resource
part-bonus = tower bonus
part-starter = Starter cards
part-rows = rows (dice: action)
part-enhancement = Market cards
part-advisor = Advisors
part-effect = effect
part-board = Boards
part-cost = cost of the upgrade
part-upgraded = Upgraded boards
part-goal = Common goals
part-die_1 = first die
part-die_2 = second die
part-need_1 = step 1
part-need_2 = step 2
part-need_3 = step 3
part-personal = Personal goals
part-points_1 = points 1
part-points_2 = points 2
part-points_3 = points 3
part-start = At the start
part-goods = supplies
part-firewood = firewood
part-stone = stone
part-peat = peat
part-berries = berries
part-points = points
part-title = Titles
part-advisors = advisors
part-dice = dice
part-early = dice, rounds 1–2
part-late = dice, rounds 3–4
part-reroll = to roll again
part-change = to change a die
part-buy = to buy a die
part-helpers = workers at the start
part-spots = market cards per board
part-card = free card per round
part-gain = gain per round
part-signs = F firewood, S stone, P peat, A any of the three, B berry, M movement point, V point, W worker.

## The lobby, and the options of a table

game-line = Put dice to work on your boards, send workers into the glades, and raise towers in the north.
option-layout = Layout of the glades
    .about = How the glades lie on the map; the standard one suits a first game.
option-layout-standard = standard
option-layout-alternate = alternate
option-layout-alternate-2 = second alternate
option-layout-alternate-3 = third alternate
option-characters = Characters
    .about = Whether everybody gets the character of the seat or chooses one.
option-characters-by-seat = by seat
option-characters-chosen = each player chooses
option-titles = Module: titles
    .about = A title at random for everybody in place of the basic one; for players who know the game.
option-titles-no = without
option-titles-yes = with
option-personal_goals = Module: personal goals
    .about = A secret goal for everybody that is worth points at the end.
option-personal_goals-no = without
option-personal_goals-yes = with
option-white_die = The white die
    .about = Whether the white die of Wisdom has to be bought or comes free each round.
option-white_die-buyable = can be bought
option-white_die-free = is free

## What a hint speaks of: “+2 points for …”

tundra-hint-points = what is scored already
tundra-hint-goods = berries, resources and workers in stock
tundra-hint-engine = what works every round (boards, cards and advisors)
tundra-hint-land = towers and workers on the map
tundra-hint-goals = the common goals
tundra-hint-personal = your personal goal
tundra-hint-dice = what the dice still to be placed can do

# A hint in detail: as it will be after a pick, or (otherwise) after another one.
tundra-detail-goal = { $otherwise ->
    [yes] { $count }
   *[no] “{ $thing }” at { $count } of { $need }
  }
tundra-detail-towers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no tower
        [one] { $count } tower
       *[other] { $count } towers
      }
  }
tundra-detail-workers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
      } on the map
  }
tundra-detail-idle = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no worker
        [one] { $count } worker
       *[other] { $count } workers
      } in stock
  }
tundra-detail-boards = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no upgraded board
        [one] { $count } upgraded board
       *[other] { $count } upgraded boards
      }
  }
tundra-detail-cards = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } card
       *[other] { $count } cards
      } under your boards
  }
tundra-detail-advisors = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no advisor
        [one] { $count } advisor
       *[other] { $count } advisors
      }
  }
tundra-detail-goods = { $otherwise ->
    [yes] { $count }
   *[no] { $count } × { $thing }
  }
edition-changes-tundra = Version 2: the bonuses of towers are nearer to each other. Glades g01, g04 and g07 give a berry for one of their points, g02, g05 and g08 one step less, g03, g06, g09 and g12 a point more, g19 to g21 a berry more. In row 4 the Walking stick gives a berry instead of a step.
