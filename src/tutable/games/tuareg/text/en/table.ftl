### Tuareg: names, questions, picks and events (English).

## Names

name-water = water
name-gold = gold
name-salt = rock salt
name-millet = millet
name-camel = camel
name-donkey = donkey
name-cave = cave
name-thief = thief
name-map = map
name-camel-n = camel { $n }
name-donkey-n = donkey { $n }
name-hand = hand
name-nothing = nothing

## What is asked

ask-turn = Your turn: choose one main option. Caves and thieves may be used before it.
ask-loading = Load another card onto { $animal }, or stop.
ask-taking = How many { $good } cards for { $animal }?
ask-paying = Pay for the { $special }: { $paid } of { $price } dinars so far.
ask-after = Your main option is done. You may still use caves and thieves, or go on.
ask-laying = { $owed ->
    [0] Lay cards into the market if you like, or finish.
    [one] Lay { $owed } card into the market.
   *[other] Lay { $owed } cards into the market.
  }

## Picks

pick-draw = Draw { $count ->
    [0] cards
    [one] { $count } card
   *[other] { $count } cards
  } from the pile
pick-pass = Pass
pick-load = Load { $good } onto { $animal }
pick-stop-loading = Stop loading
pick-take = Take { $good } from the market onto { $animal }
pick-count = { $count ->
    [one] { $count } { $good } card
   *[other] { $count } { $good } cards
  }
pick-buy = Buy a { $special }
pick-pay-hand = Pay with { $good } from your hand ({ $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  })
pick-pay-cargo = Pay with { $good } from { $animal } ({ $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  })
pick-hide-hand = Hide { $good } from your hand in cave { $cave }
pick-hide-cargo = Hide { $good-id ->
    [nothing] the top card
   *[other] { $good }
  } from { $animal } in cave { $cave }
pick-steal-hand = Thief: steal a random card from { $victim }'s hand
pick-steal-cargo = Thief: steal { $good-id ->
    [nothing] the top card
   *[other] { $good }
  } from { $victim }'s { $animal }
pick-to-lay-back = Go on to laying cards into the market
pick-end-turn = Nothing more this turn
pick-lay = Lay { $good } into the market
pick-keep = { $count ->
    [0] Finish
    [one] Finish and keep { $count } card
   *[other] Finish and keep { $count } cards
  }

## What happened

event-first = { $player } begins.
event-market-opens = The market opens with { $good }.
event-drew = { $player } draws { $good }.
event-drew-hidden = { $player } draws a card.
event-laid = { $player } lays { $good } into the market.
event-loaded = { $player } loads { $good } onto { $animal }.
event-took = { $player } loads { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
  } from the market onto { $animal }.
event-paid = { $player } pays with { $good } from { $source }.
event-bought = { $player } buys a { $special }.
event-hid = { $player } hides { $good } from hand in cave { $cave }.
event-hid-hidden = { $player } hides a card from hand in cave { $cave }.
event-hid-cargo = { $player } hides { $good } from { $animal } in cave { $cave }.
event-stole-cargo = { $player }'s thief steals { $good } from { $victim }'s { $animal }.
event-stole = { $player }'s thief steals { $good } from { $victim }'s hand.
event-stole-hidden = { $player }'s thief steals a card from { $victim }'s hand.
event-passed = { $player } passes.
event-last-round = The pile is empty: everybody has one last turn in stage { $stage }, beginning with { $player }.
event-stage-ends = Stage { $stage } is over. The cards in caves and under thieves are uncovered.
event-uncovered = { $player } uncovers { $good }.
event-majority = { $player } has the most { $good } ({ $count }) and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shared = { $player } ties for the most { $good } ({ $count }) and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-unclaimed = Nobody has any { $good }: no points for it.
event-returned = { $player } returns { $count ->
    [one] a { $special }
   *[other] { $count } { $special-id ->
        [cave] caves
        [thief] thieves
        [map] maps
       *[donkey] donkeys
      }
  } to the stock.
event-new-pile = A new pile is shuffled for stage 2: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
event-unused = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $count ->
    [one] an unused special card
   *[other] { $count } unused special cards
  }.
event-maps = { $player } scores { $points } points for { $count ->
    [one] a map
   *[other] { $count } maps
  }.
event-hand-worth = Tied: { $player }'s hand is worth { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
  }.
event-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shared-win = A shared win: { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Parts of the drawn table: the words that ask for them, the first is shown.
tuareg-part-market = market
