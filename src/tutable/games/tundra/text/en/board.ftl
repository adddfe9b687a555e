# The client's own words at a table of Tundra.

ui-tundra-letter-firewood = F
ui-tundra-letter-stone = S
ui-tundra-letter-peat = P
ui-tundra-letter-berries = B
ui-tundra-nothing = nothing
ui-tundra-empty = Empty
ui-tundra-plain = { $what }
ui-tundra-and = { $some } and { $last }

# Second halves of long words: on a narrow card these may begin a line.
ui-tundra-seams = cutter finder keeper maker mason

## What can be gained

ui-tundra-item-firewood = { $count } firewood
ui-tundra-item-stone = { $count } stone
ui-tundra-item-peat = { $count } peat
ui-tundra-item-berries = { $count ->
    [one] 1 berry
   *[other] { $count } berries
  }
ui-tundra-item-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
ui-tundra-item-moves = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
  }
ui-tundra-item-any = { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kind
  }
ui-tundra-item-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
  }

## What boards and cards say

ui-tundra-row = { $single ->
    [1] row { $from }: { $what }
   *[other] rows { $from } to { $to }: { $what }
  }
ui-tundra-verb-build = build up to { $count } towers, each for 2 equal resources
ui-tundra-verb-place = place up to { $count } workers, each for 2 equal resources and 1 berry
ui-tundra-verb-sell = sell 2 equal resources for { $count ->
    [one] 1 point
   *[other] { $count } points
  }, once for each own tower
ui-tundra-verb-gather = gather up to { $count } resources from under own pieces
ui-tundra-verb-any = take any { $count } resources
ui-tundra-verb-move = { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
  }
ui-tundra-verb-card = take a market card and { $count ->
    [one] 1 berry
   *[other] { $count } berries
  }
ui-tundra-verb-renew = renew the market or not; take a card from it and { $count ->
    [one] 1 berry
   *[other] { $count } berries
  }
ui-tundra-verb-upgrade = { $count ->
    [one] 1 berry
   *[other] { $count } berries
  }, and upgrade boards
ui-tundra-advice-gain = { $gains }
ui-tundra-advice-trade = pay { $pay ->
    [one] 1 berry
   *[other] { $pay } berries
  } for { $gains }
ui-tundra-advice-towers = { $gains } and { $times } more for each own tower, { $most } at most
ui-tundra-advice-buy = up to { $times } times: { $pay ->
    [one] 1 berry
   *[other] { $pay } berries
  } for { $gains }
ui-tundra-advice-sell = 1 resource of any kind for { $gains }
ui-tundra-advice-change = turn an unused die up or down by one
ui-tundra-advice-reroll = roll any number of unused dice again

## Parts of the table

ui-tundra-map = The map
ui-tundra-goals = Common goals
ui-tundra-market = Market
ui-tundra-deck = deck
ui-tundra-deck-label = { $count ->
    [one] City deck: 1 card
   *[other] City deck: { $count } cards
  }
ui-tundra-discards = discarded
ui-tundra-discards-label = { $count ->
    [one] Discards: 1 city card
   *[other] Discards: { $count } city cards
  }
ui-tundra-stall = Market space { $n }: { $card }
ui-tundra-enhancement-card = { $card } ({ $text })
ui-tundra-advisor-card = { $card }, an advisor ({ $text })
ui-tundra-round = Round { $round } of 4
ui-tundra-round-label = Round { $round } of 4, first player { $first }
ui-tundra-over = The game is over
ui-tundra-before = Before the first round
ui-tundra-hand = Starter cards
ui-tundra-dice = Dice and free actions
ui-tundra-no-dice = no dice left
ui-tundra-rival = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $upgraded ->
    [one] 1 upgraded board
   *[other] { $upgraded } upgraded boards
  }, { $cards ->
    [one] 1 city card
   *[other] { $cards } city cards
  }, { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
  }

## The map

ui-tundra-glade-closed = { $place }, closed
ui-tundra-glade-open = { $place }, { $resource ->
    [firewood] firewood
    [stone] stone
    [peat] peat
   *[none] no resource
  }, tower bonus { $bonus }
ui-tundra-tower-of = tower of { $owner }
ui-tundra-workers-of = { $count ->
    [one] 1 worker of { $owner }
   *[other] { $count } workers of { $owner }
  }
ui-tundra-settlement-label = { $place } of { $owner }
ui-tundra-worker-label = Worker { $n } of { $owner }: { $place }
ui-tundra-in-supply = in the supply

## A player's things

ui-tundra-good-label = { $owner }: { $count } of at most { $most } { $good }
ui-tundra-board-base = { $board } of { $owner }, upgrading costs { $cost }
ui-tundra-board-upgraded = { $board } of { $owner }, upgraded
ui-tundra-slot = { $board } of { $owner }, slot { $value }: { $what }
ui-tundra-slot-taken = { $board } of { $owner }, slot { $value }, taken: { $what }
ui-tundra-spot-starter = { $board } of { $owner }: room for a starter card
ui-tundra-spot-market = { $board } of { $owner }: room for a market card
ui-tundra-spot-card = { $card } under { $board } of { $owner }: { $text }
ui-tundra-room-starter = starter card
ui-tundra-room-market = market card
ui-tundra-room-advisor = advisor
ui-tundra-advisor-room = Room for an advisor of { $owner }
ui-tundra-advisor-ready = { $card }, advisor of { $owner }, ready: { $text }
ui-tundra-advisor-turned = { $card }, advisor of { $owner }, turned until the next round: { $text }
ui-tundra-dice-label = { $owner }: { $count ->
    [one] a die showing { $value }
   *[other] { $count } dice showing { $value }
  }
ui-tundra-way-reroll = Roll a die again: { $cost ->
    [one] 1 berry
   *[other] { $cost } berries
  }
ui-tundra-way-up = Turn a die up by one: { $cost ->
    [one] 1 berry
   *[other] { $cost } berries
  }
ui-tundra-way-down = Turn a die down by one: { $cost ->
    [one] 1 berry
   *[other] { $cost } berries
  }
ui-tundra-way-buy = Buy a die: { $cost ->
    [one] 1 berry
   *[other] { $cost } berries
  }, { $count } in the supply
ui-tundra-way-aside = Lay a die aside, { $count } so far
ui-tundra-idle-label = { $owner }: { $count ->
    [one] 1 worker in the supply
   *[other] { $count } workers in the supply
  }
ui-tundra-towers-label = { $owner }: { $count ->
    [one] 1 tower in the supply
   *[other] { $count } towers in the supply
  }
ui-tundra-title-label = Title of { $owner }: { $title }; at the start of a round { $gain }
ui-tundra-secret = secret goal
ui-tundra-personal-hidden = Personal goal of { $owner }, secret
ui-tundra-personal-label = Personal goal of { $owner }: { $goal }. { $what } { $needs } for { $points } points; now { $count }
ui-tundra-returned-label = { $count ->
    [one] The starter card that was returned
   *[other] The { $count } starter cards that were returned
  }
ui-tundra-goal-none = A common goal, not yet revealed
ui-tundra-goal-open = { $goal }, dice { $one } and { $two }, { $needs } for 2/4/6 points. { $counts }
ui-tundra-goal-taken = { $goal }, closed this round by { $owner }, { $needs } for 2/4/6 points. { $counts }
ui-tundra-has = { $owner } { $count }

## What goals count

ui-tundra-goal-cards = City cards: advisors and market cards, no starters.
ui-tundra-goal-upgrades = Upgraded boards.
ui-tundra-goal-berries = Berries. They are not spent.
ui-tundra-goal-towers = Towers on the map.
ui-tundra-goal-workers = Workers on the map.
ui-tundra-goal-resources = Firewood, stone and peat together. They are not spent.
ui-tundra-goal-glades-firewood = Firewood glades with a worker or tower.
ui-tundra-goal-glades-stone = Stone glades with a worker or tower.
ui-tundra-goal-glades-peat = Peat glades with a worker or tower.
ui-tundra-personal-chain = The largest group of own towers on adjacent glades.
ui-tundra-personal-variety = Kinds of tiles (settlement, firewood, stone, peat, no resource) with at least two own pieces.
ui-tundra-personal-idle-workers = Workers in the supply.
ui-tundra-personal-garrison = Workers on glades with own towers.
ui-tundra-personal-edge = Own pieces on glades at the edge of the map.
ui-tundra-personal-estate = City cards and upgraded boards together.
ui-tundra-personal-idle-towers = Towers in the supply.
ui-tundra-personal-lead-firewood = Firewood glades with more own pieces than any opponent has.
ui-tundra-personal-lead-stone = Stone glades with more own pieces than any opponent has.
ui-tundra-personal-lead-peat = Peat glades with more own pieces than any opponent has.
ui-tundra-personal-lead-bare = Glades without a resource with more own pieces than any opponent has.

## What is this?

ui-tundra-is-closed = Face down. Whoever moves a worker here opens it, and gains one of its resource if it has one.
ui-tundra-is-left = Still face down on the map: { $tiles }.
ui-tundra-tiles-firewood = { $count } with firewood
ui-tundra-tiles-stone = { $count } with stone
ui-tundra-tiles-peat = { $count } with peat
ui-tundra-tiles-none = { $count } without a resource
ui-tundra-is-glade = { $resource ->
    [none] This glade has no resource.
    [firewood] Every worker that moves here gains 1 firewood.
    [stone] Every worker that moves here gains 1 stone.
   *[peat] Every worker that moves here gains 1 peat.
  }
ui-tundra-is-bonus = A tower here gives { $bonus } when it is built and at the start of every later round.
ui-tundra-is-edge = It lies at the edge of the map.
ui-tundra-is-settlement = The settlement of { $owner }. Everybody may enter it; it has no resource, and no tower can stand here. Workers from the supply are placed on the own settlement.
ui-tundra-is-market = A market card is taken with the trade board. Its space stays empty until the round ends.
ui-tundra-is-hand = Keep two of these four, each under a board of its own. The other two leave the game.
ui-tundra-is-enhancement = An enhancement: it goes under a board and adds to the rows of that board.
ui-tundra-is-starter = A starter card: it adds to the rows of the board above it and stays for the whole game.
ui-tundra-is-advisor = An advisor: once a round, before or after your die.
ui-tundra-is-ready = Ready.
ui-tundra-is-turned = Turned: ready again in the next round.
ui-tundra-is-advisor-room = There is room for { $most } advisors.
ui-tundra-is-deck = Cards that may come into the market, in an order nobody knows:
ui-tundra-is-discards = When the deck is empty these are shuffled:
ui-tundra-is-round = Four rounds are played. In each everybody uses all dice, one a turn; then the market is renewed and advisors are ready again.
ui-tundra-is-first = First player: { $first }. The token goes to the left after every round.
ui-tundra-is-goal = Put a die showing { $one } or { $two } here to score once; then the goal is closed to everybody until the round ends.
ui-tundra-is-step = { $need } for { $points } points
ui-tundra-is-reroll = Point at this and at one of your unused dice. Before or after your die, as often as you can pay.
ui-tundra-is-change = Point at this and at one of your unused dice. A 6 never becomes a 1, nor a 1 a 6.
ui-tundra-is-supply = A bought die is rolled at once and is yours for this round, { $most } dice at most.
ui-tundra-is-aside = Only if none of your dice has a place left.
ui-tundra-is-worker = Workers move over the map, gather from the glade they stand on, and make way for towers.
ui-tundra-is-die = On your turn put one die onto an empty slot of its value, or onto a goal that shows it. Everybody begins a round with the same values.
ui-tundra-is-berries = Berries pay for rolling, turning and buying dice and for placing workers. They are no resource.
ui-tundra-is-resource = Resources pay for towers, workers and upgrades. You gain one on entering a glade and by gathering.
ui-tundra-is-idle = These workers can be placed with Architecture or come with the bonus of a tower.
ui-tundra-is-towers = A tower takes the place of a worker on a glade, for 2 equal resources.
ui-tundra-is-returned = These are out of the game:
ui-tundra-is-base = Upgrading costs { $cost } and gives 1 point at once and 1 at the start of every later round. The other side: { $rows }.
ui-tundra-is-upgraded = It scores 1 point at the start of every round. It was before: { $rows }.
ui-tundra-is-slot = A die of this value sets off the row of the board and of every card under it, in any order.
ui-tundra-is-row = In this row { $card } gives { $gains }.
ui-tundra-is-under = It lies under { $board }.
ui-tundra-is-room = A card here adds to the rows of the board.
ui-tundra-is-title = At the start of a round: { $card ->
    [0] { $gain }
   *[other] a free market card
  }.
ui-tundra-is-limits = { $early } dice in rounds 1 and 2, { $late } in rounds 3 and 4, { $dice } at most; { $advisors } advisors and { $spots ->
    [one] 1 market card
   *[other] { $spots } market cards
  } under a board at most. Rolling again costs { $reroll }, turning { $change }, a die { $buy } berries.
ui-tundra-is-personal = { $owner } has { $count } now. Only the highest step scores, at the end of the game.
ui-tundra-is-personal-hidden = It is shown at the end. It can be: { $goals }.

## What to point at next

ui-tundra-kind-die = a die
ui-tundra-kind-slot = a slot
ui-tundra-kind-spot = a place under a board
ui-tundra-kind-board = a board
ui-tundra-kind-worker = a worker
ui-tundra-kind-idle = a worker in your supply
ui-tundra-kind-towers = a tower in your supply
ui-tundra-kind-advisor = a place for an advisor
ui-tundra-kind-resource = a resource
ui-tundra-kind-place = a place on the map
ui-tundra-kind-card = a card
ui-tundra-kind-goal = a goal
ui-tundra-kind-way = a free action

## Headings of the list

ui-tundra-group-keep = Keep
ui-tundra-group-put = Put a die
ui-tundra-group-goal = Score a goal
ui-tundra-group-free = Free actions
ui-tundra-group-act = Actions
ui-tundra-group-move = Move
ui-tundra-group-gain = Take
ui-tundra-group-build = Build
ui-tundra-group-bonus = Bonuses
ui-tundra-group-send = Place a worker
ui-tundra-group-sell = Sell
ui-tundra-group-card = Market
ui-tundra-group-upgrade = Upgrade
ui-tundra-group-swap = Exchange

## The story

ui-tundra-told-rolled = Everybody has { $some }.
ui-tundra-told-rolled-own = { $player } rolls { $some }.
ui-tundra-told-gathered = { $player } gathers { $some }.
ui-tundra-told-gained = { $player } gains { $some }.
ui-tundra-told-dealt = { $player } is dealt { $some }.
ui-tundra-told-market = New in the market: { $some }.
ui-tundra-told-goals = The common goals: { $some }.
ui-tundra-told-sold = { $player } sells { $some } for { $points } points.
ui-tundra-told-opened = Newly opened: { $some }.
ui-tundra-told-tile = { $place } ({ $tile-id ->
    [tile-firewood] firewood
    [tile-stone] stone
    [tile-peat] peat
   *[other] no resource
  })
ui-tundra-told-starts = { $player } gains { $some } at the start of the round.
ui-tundra-told-advised = { $player } asks { $card } ({ $some }).
ui-tundra-told-upgraded = { $player } upgrades { $board } ({ $some }).
ui-tundra-told-rerolled = { $player } rolls again for { $berries ->
    [one] 1 berry
   *[other] { $berries } berries
  }: { $some }.
ui-tundra-told-changed = { $player } turns dice{ $berries ->
    [0] { "" }
    [one] {" "}for 1 berry
   *[other] {" "}for { $berries } berries
  }: { $some }.
ui-tundra-told-tucked = { $player } takes { $card } and puts it under { $board }.
ui-tundra-told-hired = { $player } hires { $card }.
ui-tundra-told-found = (opened: { $tile })
ui-tundra-told-plus = (+ { $some })
ui-tundra-told-then = , then{" "}
ui-tundra-told-walk = { $player }'s worker { $worker } moves to { $some }.

## Points

ui-tundra-score-boards = Upgraded boards
ui-tundra-score-towers = Towers
ui-tundra-score-goals = Common goals
ui-tundra-score-cards = Enhancement cards
ui-tundra-score-advisors = Advisors
ui-tundra-score-sales = Sold resources
ui-tundra-score-personal = Personal goal
ui-tundra-score-start = Start and title
ui-tundra-score-personal-goals = Personal goals
ui-tundra-score-resources = Tie: resources
ui-tundra-score-berries = Tie: berries
