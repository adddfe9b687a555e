### Tundra: names, questions, picks and events (English).

## Names

name-firewood = firewood
name-stone = stone
name-peat = peat
name-berries = berries
name-points = points
name-some-firewood = { $n } firewood
name-some-stone = { $n } stone
name-some-peat = { $n } peat
name-some-any = { $n ->
    [one] any resource
   *[other] any { $n } resources
  }
name-some-berries = { $n ->
    [one] { $n } berry
   *[other] { $n } berries
  }
name-some-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
name-some-moves = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
  }
name-some-workers = { $n ->
    [one] a worker
   *[other] { $n } workers
  }
name-architecture = Architecture
name-travel = Travel
name-gathering = Gathering
name-trade = Trade
name-glade-n = glade { $n }
name-settlement-n = settlement { $n }
name-tile-firewood = a glade with firewood
name-tile-stone = a glade with stone
name-tile-peat = a glade with peat
name-tile-bare = a glade without a resource
name-action-board = the board's action
name-action-starter = the starter card's action
name-action-market = the market card's action
name-action-second = the second market card's action
name-title-humble = Humble
name-title-provident = Provident
name-title-wise = Wisdom
name-title-inspiring = Inspiring
name-title-determined = Determined
name-title-hard-working = Hard-working
name-title-generous = Generous
name-title-humble-she = { name-title-humble }
name-title-humble-he = { name-title-humble }
name-title-provident-she = { name-title-provident }
name-title-provident-he = { name-title-provident }
name-title-wise-she = { name-title-wise }
name-title-wise-he = { name-title-wise }
name-title-inspiring-she = { name-title-inspiring }
name-title-inspiring-he = { name-title-inspiring }
name-title-determined-she = { name-title-determined }
name-title-determined-he = { name-title-determined }
name-title-hard-working-she = { name-title-hard-working }
name-title-hard-working-he = { name-title-hard-working }
name-title-generous-she = { name-title-generous }
name-title-generous-he = { name-title-generous }
name-character-duchess = Duchess Elisabeth
name-character-governor = Governor Polkan
name-character-abbess = Abbess Sophia
name-character-merchant = Merchant Hammy
name-goal-cards = City cards
name-goal-upgrades = Upgraded boards
name-goal-berries = Berries
name-goal-towers = Towers
name-goal-workers = Workers
name-goal-resources = Resources
name-goal-glades-firewood = Firewood glades
name-goal-glades-stone = Stone glades
name-goal-glades-peat = Peat glades
name-personal-chain = Chain of towers
name-personal-variety = Many landscapes
name-personal-idle-workers = Rested workers
name-personal-garrison = Garrison
name-personal-edge = Along the border
name-personal-estate = Great estate
name-personal-idle-towers = Open country
name-personal-lead-firewood = Lord of the woods
name-personal-lead-stone = Lord of the quarries
name-personal-lead-peat = Lord of the moors
name-personal-lead-bare = Lord of the barrens

## Starter cards

name-s01 = Kindling
name-s02 = Pebbles
name-s03 = Turf spade
name-s04 = Worn boots
name-s05 = Berry basket
name-s06 = Long list
name-s07 = Short list
name-s08 = Walking stick
name-s09 = Hatchet
name-s10 = Hammer
name-s11 = Peat cutter
name-s12 = Snowshoes
name-s13 = Sledge track
name-s14 = Stone road
name-s15 = Causeway
name-s16 = Small honour

## Enhancement cards of the market

name-e01 = Log raft
name-e02 = Sawmill
name-e03 = Stone cart
name-e04 = Quarry
name-e05 = Peat barge
name-e06 = Peat bog
name-e07 = Reindeer sledge
name-e08 = Ship's landing
name-e09 = Post station
name-e10 = Berry patch
name-e11 = Jam kitchen
name-e12 = Bell tower
name-e13 = Village fair
name-e14 = Guest table
name-e15 = Feast hall
name-e16 = Folk song
name-e17 = Market square
name-e18 = Pedlar's pack
name-e19 = Pack reindeer
name-e20 = Storehouse
name-e21 = Great barn
name-e22 = Root cellar
name-e23 = Workshop
name-e24 = Town gate

## Advisors

name-a01 = the Woodcutter
name-a02 = the Stonemason
name-a03 = the Peat digger
name-a04 = the Timber merchant
name-a05 = the Quarry owner
name-a06 = the Moor warden
name-a07 = the Berry picker
name-a08 = the Watchman
name-a09 = the Pathfinder
name-a10 = the Sledge driver
name-a11 = the Steward
name-a12 = the Herald
name-a13 = the Merchant
name-a14 = the Innkeeper
name-a15 = the Clockmaker
name-a16 = the Gambler

## What is asked

ask-character = Whom do you play? Only pictures and words depend on it.
ask-keeping = Keep two of your four starter cards, each under a board of its own.
ask-turn = Your turn: put a die onto a board or a goal. Free actions are possible before it.
ask-after = { $aside ->
    [0] Your die is used.
   *[other] Your die is laid aside.
  } You may still take free actions, or end your turn.
ask-activating = { $board }, row { $value }: which action is next?
ask-reward = { $from ->
    [tower] The tower on { $place }:{" "}
    [title] Your title:{" "}
   *[action] {""}
  }{ $moves ->
    [0] { $goods ->
        [one] Choose a resource.
       *[other] Choose { $goods } resources.
      }
    [one] Move a worker by one step{ $goods ->
        [0] .
        [one] , and choose a resource.
       *[other] , and choose { $goods } resources.
      }
   *[other] Move workers by { $moves } steps in all{ $goods ->
        [0] .
        [one] , and choose a resource.
       *[other] , and choose { $goods } resources.
      }
  }{ $workers ->
    [0] {""}
   *[other] {" "}A worker from your supply joins the tower, too.
  }
ask-building = Build { $count ->
    [one] a tower
   *[other] up to { $count } towers, each
  } in place of a worker.
ask-bonuses = Which tower's bonus is next?
ask-sending = Place { $count ->
    [one] a worker
   *[other] up to { $count } workers
  } from your supply.
ask-selling = Sell { $count ->
    [one] a pair of equal resources
   *[other] up to { $count } pairs of equal resources
  }.
ask-gathering = Gather { $count ->
    [one] a resource
   *[other] up to { $count } resources
  } from the glades under your pieces.
ask-trading = Take a card from the market, or none.{ $renewal ->
    [0] {""}
   *[other] {" "}You may renew the market first.
  }
ask-upgrading = Upgrade boards, or stop.
ask-swapping = Exchange { $count ->
    [one] once
   *[other] up to { $count } times
  } with { $card }.
ask-turning = Turn one unused die by one, with the help of { $card }.
ask-shaking = Take up dice to roll again, with the help of { $card } ({ $count } so far).

## Picks

pick-character = { $character }
pick-keep-cards = Keep { $card } and { $other }
pick-keep = { $card } under { $board }, { $other } under { $second }
pick-put = Put a { $value } onto { $board }
pick-goal = Put a { $value } onto the goal { $goal }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
  }
pick-lay-aside = Lay a { $value } aside, unused
pick-reroll = Roll a { $value } again ({ $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  })
pick-take-up = Take up a { $value }
pick-raise = { $now ->
    [7] Turn a 6 up by one
   *[other] Turn a { $value } into a { $now }
  } ({ $berries ->
    [0] free
    [one] { $berries } berry
   *[other] { $berries } berries
  })
pick-lower = { $now ->
    [0] Turn a 1 down by one
   *[other] Turn a { $value } into a { $now }
  } ({ $berries ->
    [0] free
    [one] { $berries } berry
   *[other] { $berries } berries
  })
pick-buy-die = Buy a die ({ $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  })
pick-advisor = Ask { $card }: { $effect ->
    [pay] { tundra-help-pay }
    [towers] { tundra-help-towers }
    [buy] { tundra-help-buy }
    [change] { tundra-help-change }
    [reroll] { tundra-help-reroll }
   *[gain] { tundra-help-gain }
  }
pick-end-turn = End the turn
pick-leave-rest = Leave the rest
pick-act-board = Use { $board }: { $verb ->
    [build] { tundra-verb-build }
    [place] { tundra-verb-place }
    [sell] { tundra-verb-sell }
    [move] { tundra-verb-move }
    [gather] { tundra-verb-gather }
    [any] { tundra-verb-any }
    [card] { tundra-verb-card }
    [renew] { tundra-verb-renew }
   *[upgrade] { tundra-verb-upgrade }
  }
pick-act-card = Use { $card }: { $gains }
pick-act-none = Use { $card }: nothing in row { $value }
pick-move = Worker { $worker } from { $from } to { $place }
pick-gain = Take { $good }
pick-join = Place the bonus worker on { $place }
pick-stop = No more
pick-build = Build a tower on { $place }, paying 2 { $good }
pick-bonus = The bonus of the tower on { $place }: { $gains }
pick-send = Place a worker on { $place }, paying 2 { $good } and a berry
pick-sell = Sell 2 { $good } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pick-gather = Gather { $good }
pick-no-card = Take no card
pick-renew = Renew the market
pick-tuck = Take { $card } and put it under { $board }
pick-tuck-instead = Take { $card } and put it under { $board } in place of { $old }
pick-hire = Hire { $card }
pick-hire-instead = Hire { $card } in place of { $old }
pick-upgrade = Upgrade { $board } ({ $firewood ->
    [0] {""}
   *[other] { $firewood } firewood{ $stone ->
        [0] { $peat ->
            [0] {""}
           *[other] {" "}and{" "}
          }
       *[other] { $peat ->
            [0] {" "}and{" "}
           *[other] ,{" "}
          }
      }
  }{ $stone ->
    [0] {""}
   *[other] { $stone } stone{ $peat ->
        [0] {""}
       *[other] {" "}and{" "}
      }
  }{ $peat ->
    [0] {""}
   *[other] { $peat } peat
  })
pick-swap = Exchange { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  } for 1 { $good }
pick-spend = Exchange 1 { $good } for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }
pick-roll = Roll { $count ->
    [0] nothing
    [one] the die taken up
   *[other] the { $count } dice taken up
  }

## What happened

event-character = { $player } plays { $character }.
event-titled = { $player } receives the title { $title }.
event-secret = { $player } receives the personal goal { $goal }.
event-secret-hidden = { $player } receives a personal goal.
event-opened = Newly opened: { $place }, { $tile }.
event-dealt = { $player } is dealt { $card }.
event-dealt-hidden = { $player } is dealt a starter card.
event-kept = { $player } puts { $card } under { $board }.
event-market = Market space { $space }: { $card }.
event-goal = A common goal: { $goal }.
event-first = { $player } begins.
event-round = Round { $round }. { $player } is first player.
event-starts = Start of the round for { $player }.
event-upkeep = { $player } scores for { $count ->
    [one] one upgraded board
   *[other] { $count } upgraded boards
  }.
event-rolled = Everybody has a { $value }.
event-rolled-own = { $player } rolls a { $value }.
event-put = { $player } puts a { $value } onto { $board }.
event-scored-goal = { $player } puts a { $value } onto the goal { $goal } and scores { $points } points.
event-laid-aside = { $player } lays a { $value } aside.
event-rerolled = { $player } rolls a { $value } again for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }.
event-changed = { $player } turns a { $value } into a { $now }{ $berries ->
    [0] { "" }
    [one] {" "}for { $berries } berry
   *[other] {" "}for { $berries } berries
  }.
event-bought-die = { $player } buys a die for { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }.
event-advised = { $player } asks { $card }.
event-moved = { $player }'s worker { $worker } moves to { $place }.
event-moved-home = { $player }'s worker { $worker } moves to { $place }.
event-gained = { $player } gains { $count } { $good-id ->
    [points] { $count ->
        [one] point
       *[other] points
      }
    [berries] { $count ->
        [one] berry
       *[other] berries
      }
   *[other] { $good }
  }.
event-joined = A worker of { $player } joins the tower on { $place }.
event-built = { $player } builds a tower on { $place } for 2 { $good }.
event-sent = { $player } places a worker on { $place } for 2 { $good } and a berry.
event-sold = { $player } sells 2 { $good } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-gathered = { $player } gathers { $good }.
event-renewed = { $player } renews the market.
event-tucked = { $player } takes { $card } and puts it under { $board } (spot { $spot }).
event-hired = { $player } hires { $card } (space { $space }).
event-discarded = { $player } discards { $card }.
event-upgraded = { $player } upgrades { $board }.
event-spent = { $player } pays { $count } { $good-id ->
    [berries] { $count ->
        [one] berry
       *[other] berries
      }
   *[other] { $good }
  }.
event-shaken = { $player } takes up a { $value }.
event-turn-ends = { $player }'s turn is over.
event-round-ends = Round { $round } is over.
event-reshuffled = The { $count } discarded city cards become the new deck.
event-uncovered = { $player } reveals the personal goal { $goal } and scores nothing.
event-personal = { $player } reveals the personal goal { $goal } and scores { $points } points.
event-tied = Tied: { $player } has { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
  } and { $berries ->
    [one] { $berries } berry
   *[other] { $berries } berries
  }.
event-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shared-win = A shared win: { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-acted = { $player } uses { $action }.
event-stopped = { $player } leaves it at that.

# Parts of the drawn table: the words that ask for them, the first is shown.
tundra-part-map = map, land
tundra-part-market = market, cards
tundra-part-goals = goals
