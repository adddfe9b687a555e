### Tungaru: the words of the table, for terminal and browser (English).

## The table

tungaru-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
  }
tungaru-phase = { $phase ->
    [0] {""}
    [1] {" "}· dice and goods
    [2] {" "}· leaders
    [3] {" "}· actions
   *[other] {" "}· clean-up
  }
tungaru-over = The game is over
tungaru-last-round = { $rounds ->
    [one] the last round, by our limit
   *[other] { $rounds } rounds left, by our limit
  }
tungaru-starts = starts
tungaru-passed = has passed
tungaru-map = The archipelago
tungaru-culture = Culture board of { $owner }
tungaru-supply-title = Supply
tungaru-leader-title = Leader
tungaru-hand = Leader cards
tungaru-hide-cards = Look at the map
tungaru-show-cards = Show the leader cards
tungaru-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tungaru-letter-fish = F
tungaru-letter-shell = S
tungaru-letter-coconut = C
tungaru-letter-pearl = P
tungaru-some = { $count } { $count ->
    [one] { $good }
   *[other] { $good-id ->
        [fish] fish
        [shell] shells
        [coconut] coconuts
       *[pearl] pearls
      }
  }
tungaru-player = { $player }
tungaru-nomad-name = { $nomad }
tungaru-or = { $first } or { $last }
tungaru-any-die = any die
tungaru-die-of = a die showing { $faces }
tungaru-empty = empty
tungaru-none = none

## The table in a few columns

tungaru-head-island = Island
tungaru-head-harvest = Harvest
tungaru-head-trade = Trade
tungaru-head-market = Market
tungaru-head-dice = Dice
tungaru-head-settlers = Settlers
tungaru-head-monuments = Monuments
tungaru-head-walkways = Walk to
tungaru-head-refill = Next
tungaru-cell-no-nomad = no nomad
tungaru-cell-reserved = for
tungaru-cell-grounds = Grounds
tungaru-cell-migration = Migration spaces ({ $count ->
    [0] the pile is empty
    [one] 1 nomad in the pile
   *[other] { $count } nomads in the pile
  })
tungaru-cell-storage = storage
tungaru-cell-dice = dice
tungaru-cell-sailed = sailed with
tungaru-cell-boat = boat
tungaru-cell-settlers = settlers left
tungaru-cell-track = track
tungaru-cell-any = any
tungaru-cell-nomads = nomads
tungaru-cell-travellers = Travellers
tungaru-cell-card = card
tungaru-cell-benefit-used = benefit used
tungaru-cell-benefit-free = benefit free
tungaru-cell-hand = hand
tungaru-short-income = income { $good }
tungaru-short-storage = 2 storage spaces
tungaru-short-dice = turns dice by 1
tungaru-short-sail = flip: sail
tungaru-short-settle = flip: settle for 1 fish
tungaru-short-die = die { $faces }
tungaru-short-any-die = any die
tungaru-short-sell = sells { $count ->
    [one] 1
   *[other] up to { $count }
  } { $good }, { $worth } each, { $die }
tungaru-short-scoring-storage = { $points } per storage nomad
tungaru-short-scoring-monuments = { $points } per monument
tungaru-short-scoring-settlers = { $points } per settler
tungaru-short-scoring-nomads = { $points } per nomad
tungaru-short-scoring-goods = goods { $each }
tungaru-short-scoring-flower = flower { $flower }: { $points }

## Nomads and leaders

tungaru-nomad = { $nomad }: costs { $cost }; { $benefit }; at the end { $scoring }
tungaru-benefit-income = brings a { $good } each round
tungaru-benefit-storage = two more storage spaces
tungaru-benefit-dice = own dice count up to one more or less
tungaru-benefit-sail = can be flipped to sail without a die
tungaru-benefit-settle = can be flipped to settle without a die, for 1 fish
tungaru-benefit-sell = { $count ->
    [one] sells a { $good }
   *[other] sells up to { $goods }
  } for { $worth }{ $count ->
    [one] {""}
   *[other] {" "}each
  }, with { $die }
tungaru-scoring-storage = { $points } per storage nomad
tungaru-scoring-monuments = { $points } per monument on islands
tungaru-scoring-settlers = { $points } per settler in play
tungaru-scoring-nomads = { $points } per nomad
tungaru-scoring-goods = { $points } for fish, { $shell } for shells, { $coconut } for coconuts and { $pearl } for pearls in storage
tungaru-scoring-flower = { $points } per colour of own flowers ({ $flower })
tungaru-flower-A = red flower
tungaru-flower-B = blue flower
tungaru-flower-C = yellow flower
tungaru-flower-D = white flower
tungaru-flower-E = purple flower
tungaru-ability-worker = Rolls a fourth die for this round.
tungaru-ability-beggar = Each neighbour gives a good and scores 3 points for it; the Beggar gives nothing.
tungaru-ability-fisher = A fish lies on the card, beyond the storage.
tungaru-ability-trader = May trade on any island at once.
tungaru-ability-chief = Starts the next round, and gives nothing to Beggars.
tungaru-card-now = at once
tungaru-card-once = once this round
tungaru-card-ability-worker = a fourth die
tungaru-card-ability-beggar = each neighbour gives a good, for 3 points
tungaru-card-ability-fisher = a fish on the card
tungaru-card-ability-trader = trade on any island
tungaru-card-ability-chief = starts the next round, gives nothing
tungaru-benefit-of-worker = harvest twice
tungaru-benefit-of-beggar = recruit for one good less
tungaru-benefit-of-fisher = sail without a die
tungaru-benefit-of-trader = all goods equal in one action
tungaru-benefit-of-chief = swap two nomads
tungaru-printed-space = Space { $n }: { $die } brings { $goods }{ $open ->
    [yes] {""}
   *[no] {" "}(closed with so few players)
  }.

## Things and what lies in them

tungaru-island = { $island }{ $tile-there ->
    [no] {""}
   *[yes] {" "}(tile { $tile })
  }, migration spaces { $spaces }
tungaru-harvest = Harvest on { $island }: { $die } brings a { $good }
tungaru-trade = Trade on { $island }: put down a { $give }, take { $get }
tungaru-market = Market of { $island }, space { $n }: { $good }
tungaru-dice = Dice spaces of { $island }: { $dice }, { $free } free{ $closed ->
    [0] {""}
   *[other] , { $closed } closed
  }
tungaru-die-there = { $value } of { $player }
tungaru-settlers = Settler spaces of { $island }: { $free ->
    [0] none free
   *[other] { $free } of { $spaces } free
  }
tungaru-settler = Settler of { $owner } on { $island }, { $state ->
    [upright] upright
   *[exhausted] exhausted
  }
tungaru-monuments = Monuments on { $island }: { $owners }, { $free } of { $spaces } spaces free
tungaru-walkway = Walkways from { $island } to { $islands }
tungaru-no-nomad = No nomad on { $island }
tungaru-island-nomad = On { $island }: { $nomad }{ $by ->
    [nobody] {""}
   *[somebody] , reserved by { $owner }
  }
tungaru-ground = Anchoring ground between { $one } and { $two }: { $boats }, room for { $capacity }
tungaru-shores = { $one }–{ $two }
tungaru-boats = { $count ->
    [0] no boat
   *[other] { $owners }
  }
tungaru-boat = Boat of { $owner } between { $one } and { $two }
tungaru-boat-waits = Boat of { $owner }, not placed yet
tungaru-tamana = Tamana, for third settlers: { $owners }
tungaru-migration = Migration space { $n }: { $nomad }. It leads to { $islands }.
tungaru-migration-empty = Migration space { $n }: empty. It leads to { $islands }.
tungaru-pile = { $count ->
    [0] Migration pile: empty
    [one] Migration pile: one nomad
   *[other] Migration pile: { $count } nomads
  }
tungaru-supply = Supply: { $good }, without limit
tungaru-die = Die of { $owner }: { $value }
tungaru-die-worker = Worker's die of { $owner }: { $value }
tungaru-die-spent = Die { $n } of { $owner }: not to be used now
tungaru-sailing = Sailing space of { $owner }: { $die ->
    [0] free
   *[other] a { $die } lies on it
  }
tungaru-storage = Storage of { $owner }: { $count } of { $spaces } spaces taken
tungaru-stored = { $owner }: { $count } × { $good }
tungaru-lock = Monument of { $owner } on { $spot }
tungaru-track = Culture track of { $owner }: { $count ->
    [0] no monument left
    [one] one monument left, it brings { $reward }
   *[other] { $count } monuments left, the next brings { $reward }
  }
tungaru-slot = Nomad space { $n } of { $owner }: { $nomad }{ $die ->
    [0] {""}
   *[other] , a { $die } lies on it
  }
tungaru-slot-empty = Nomad space { $n } of { $owner }: empty
tungaru-slot-locked = Nomad space { $n } of { $owner }: closed by a monument
tungaru-travellers = Traveller pile of { $owner }: { $count ->
    [0] empty
   *[other] { $nomads }
  }
tungaru-leader = Leader of { $owner }: { $leader }. Benefit: { $benefit }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }{ $fish ->
    [yes] . A fish lies on the card
   *[no] {""}
  }
tungaru-no-leader = Leader of { $owner }: none yet
tungaru-leader-space = { $leader } of { $owner }, space { $n }: { $die } brings { $goods }{ $state ->
    [closed] , closed with so few players
    [taken] , a { $value } lies on it
   *[free] {""}
  }
tungaru-card = Leader card in hand: { $leader }{ $count ->
    [one] {""}
   *[other] , { $count } times
  }. { $ability } Benefit: { $benefit }
tungaru-hand-of = Leader cards of { $owner }: { $leaders }
tungaru-reserve = { $owner } has { $settlers ->
    [0] no settler
    [one] one settler
   *[other] { $settlers } settlers
  } left

## The table in sentences

tungaru-say-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
  }, { $player } is the starting player
tungaru-say-recruited = { $nomad }: { $benefit }; at the end { $scoring }.
tungaru-say-island = { $island }: harvest a { $good } with { $die }; trade a { $give } for { $get }.
tungaru-say-no-nomad = No nomad.
tungaru-say-nomad = { $nomad }.
tungaru-say-reserved = Reserved by { $player }.
tungaru-say-market = On the market: { $goods }.
tungaru-say-dice = { $count ->
    [0] No dice
   *[other] Dice: { $dice }
  }; { $free ->
    [0] all spaces are taken
    [one] one space is free
   *[other] { $free } spaces are free
  }.
tungaru-say-settler = { $player }{ $state ->
    [exhausted] {" "}(exhausted)
   *[upright] {""}
  }
tungaru-say-settlers = Settlers: { $settlers }.
tungaru-say-monuments = Monuments: { $players }.
tungaru-say-links = Walkways to { $walkways }; the next nomad comes from migration space { $spaces }.
tungaru-say-ground = Ground { $n }, between { $one } and { $two }: { $boats }. One border away: { $borders }.
tungaru-say-migration = Migration space { $space }: { $what }.
tungaru-say-pile = { $count ->
    [0] The migration pile is empty.
    [one] One nomad in the migration pile.
   *[other] { $count } nomads in the migration pile.
  }
tungaru-say-leader = { $leader } card.
tungaru-say-seat = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
  }: { $points }.
tungaru-say-own-leader = { $played ->
    [yes] Leader: { $leader }{ $count ->
        [0] {""}
       *[other] , dice on the card: { $dice }
      }, benefit { $used ->
        [yes] used
       *[no] free
      }. In hand: { $hand }.
   *[no] In hand: { $hand }.
  }
tungaru-say-cards = { $count ->
    [one] { $leader }
   *[other] { $count } × { $leader }
  }
tungaru-say-passed = Has passed.
tungaru-say-goods = Storage: { $goods } in { $spaces } spaces.
tungaru-say-card-fish = The Fisher's fish lies on the card.
tungaru-say-own-dice = { $count ->
    [0] No dice left
   *[other] Dice: { $dice }
  }{ $sailed ->
    [0] {""}
   *[other] ; a { $sailed } on the sailing space
  }.
tungaru-say-boat = Boat on ground { $n }, between { $one } and { $two }.
tungaru-say-own-nomad = Nomad space { $space }: { $nomad }{ $die ->
    [0] {""}
   *[other] {" "}A { $die } lies on it.
  }
tungaru-say-own-spaces = { $free ->
    [0] No free nomad space
    [one] One free nomad space
   *[other] { $free } free nomad spaces
  }{ $closed ->
    [0] {""}
    [one] , one is closed by a monument
   *[other] , { $closed } are closed by monuments
  }.
tungaru-say-traveller = Traveller pile: { $nomad }
tungaru-say-track = { $count ->
    [0] No monuments left on the culture track.
    [one] One monument on the culture track, covering { $rewards }.
   *[other] { $count } monuments on the culture track, from the top covering { $rewards }.
  }
tungaru-say-storage-locked = A monument closes the sixth storage space.
tungaru-say-reserve = { $count ->
    [0] No settlers left
    [one] One settler left
   *[other] { $count } settlers left
  }{ $tamana ->
    [0] {""}
   *[other] , one is on Tamana
  }.
tungaru-say-aside = Monuments out of the game: { $count }.

## Headings of the picks, and what to point at

tungaru-group-boat = Place your boat
tungaru-group-reserve = Reserve
tungaru-group-monument = Monument
tungaru-group-want = Take a good
tungaru-group-lead = Leaders
tungaru-group-give = Give
tungaru-group-sail = Sail
tungaru-group-harvest = Harvest
tungaru-group-settle = Settle
tungaru-group-trade = Trade
tungaru-group-travel = Travel
tungaru-group-recruit = Recruit
tungaru-group-place = Place the nomad
tungaru-group-refill = The next nomad
tungaru-group-pay = Pay
tungaru-group-sell = Sell
tungaru-group-leader = Your leader
tungaru-group-discard = Give back
tungaru-group-fish = The Fisher's fish
tungaru-group-end = Pass or finish
tungaru-kind-island = an island
tungaru-kind-ground = an anchoring ground
tungaru-kind-migration = a migration space
tungaru-kind-tamana = Tamana
tungaru-kind-die = a die
tungaru-kind-settler = your settler
tungaru-kind-settlers = the settler spaces of an island
tungaru-kind-boat = your boat
tungaru-kind-harvest = a harvest
tungaru-kind-trade = a trade
tungaru-kind-walkway = a walkway
tungaru-kind-market = a market space
tungaru-kind-nomad = a nomad
tungaru-kind-leader = your leader
tungaru-kind-leader-space = a space of your leader
tungaru-kind-card = a leader card
tungaru-kind-monument = a monument
tungaru-kind-travellers = the Traveller pile
tungaru-kind-storage = a storage
tungaru-kind-good = a good

## Several events in one sentence

# What somebody does, without who does it. The means are a die, or the settler that was exhausted just before.
tungaru-does-boat-placed = anchors between { $one } and { $two }
tungaru-does-reserves = reserves { $nomad } on { $island }
tungaru-does-monument-taken = takes a monument from { $spot }
tungaru-does-reward-left = declines the reward
tungaru-does-die-placed = places a { $value }
tungaru-does-settler-used = exhausts the settler on { $island }
tungaru-does-nomad-used = flips { $nomad }
tungaru-does-benefit-used = uses the { $leader }'s benefit
tungaru-does-gained = gains { $goods }
tungaru-does-spent = spends { $goods }
tungaru-does-gave-up = gives back { $goods }
tungaru-does-sailed = sails over { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
  } to the ground between { $one } and { $two }{ $means ->
    [0] {""}
   *[other] {" "}with a { $means }
  }
tungaru-does-harvested = harvests { $known ->
    [yes] { $goods }{" "}
   *[no] {""}
  }on { $island } with a { $means }
tungaru-does-settled = settles { $island }{ $means ->
    [0] {""}
   *[other] {" "}with a { $means }
  }
tungaru-does-settled-tamana = sends the third settler to Tamana{ $means ->
    [0] {""}
   *[other] {" "}with a { $means }
  }
tungaru-does-put = trades in a { $good }{ $means ->
    [settler] {""}
    [0] {" "}on { $island }
   *[other] {" "}on { $island } with a { $means }
  }
tungaru-does-took = takes { $known ->
    [yes] { $goods }
   *[no] a { $good }
  } from the market{ $means ->
    [settler] {""}
    [0] {" "}of { $island }
   *[other] {" "}of { $island } with a { $means }
  }
tungaru-does-travelled = { $means ->
    [settler] lets it travel to { $two }
   *[other] sends the settler from { $one } to { $two } with a { $means }
  }
tungaru-does-recruits = recruits { $nomad }{ $means ->
    [settler] {""}
   *[other] {" "}on { $island } with a { $means }
  }
tungaru-does-sold = sells { $known ->
    [yes] { $goods }
   *[no] { $count ->
        [one] a good
       *[other] { $count } goods
      }
  } with { $nomad }{ $means ->
    [0] {""}
   *[other] {" "}and a { $means }
  } for { $points }
tungaru-does-leader-used = uses space { $space } of the { $leader } with a { $means }
tungaru-does-built = puts a monument on { $island }
tungaru-does-built-from = moves a monument from { $spot } to { $island }
tungaru-does-set-aside = loses the monument of the reservation for lack of space on { $island }
tungaru-does-lapsed = gives up the reservation of { $nomad }
tungaru-does-face-up = lays { $whom ->
    [new] the new nomad
   *[another] { $nomad }
  } on nomad space { $space }
tungaru-does-to-travellers = lays { $whom ->
    [new] the new nomad
   *[another] { $nomad }
  } on the Traveller pile

# Whole sentences.
tungaru-told-round-begins = Round { $round } begins with { $player }: the dice show { $one }, { $two } and { $three }.
tungaru-told-income = { $player }'s nomads bring { $goods }.
tungaru-told-migrated = { $nomad } moves on to { $island }; { $arrival } comes to migration space { $space }.
tungaru-told-tile-laid = Island tiles are laid: { $rows }.
tungaru-row-tile-laid = { $tile } on { $island }
tungaru-told-nomad-comes = Nomads come to the islands: { $rows }.
tungaru-row-nomad-comes = { $nomad } to { $island }
tungaru-told-nomad-waits = On the migration spaces wait { $rows }.
tungaru-row-nomad-waits = { $nomad }
tungaru-told-leads = { $rows }.
tungaru-row-leads = { $player } chose the { $leader }
tungaru-told-card-passed = The leader cards go to the left: { $rows }.
tungaru-row-card-passed = { $to } gets the { $leader }
tungaru-told-scores = { $player } scores { $points } points: { $rows }.
tungaru-row-scores = { $points } for { $scoring }

## Points

tungaru-score-gifts = Gifts to Beggars
tungaru-score-sales = Sales
tungaru-score-storage = Storage nomads
tungaru-score-monuments = Monuments
tungaru-score-settlers = Settlers
tungaru-score-nomads = Nomads
tungaru-score-goods = Goods
tungaru-score-flower = Flowers
tungaru-score-now = If the game ended now
tungaru-score-now-note = Gifts and sales are scored at once; the rest counts at the end, with what lies on the table then.

## What things are; .drawn is how the terminal draws them

tungaru-is-good = { $good-id ->
    [fish] One of the four goods. Fish pay for settling and for a third border, too.
   *[other] One of the four goods.
  } Goods pay for nomads, are traded on islands and sold with nomads; what you spend goes back to the supply, which never runs out.
    .drawn = Drawn as { $letter }.
tungaru-is-leader-n = { $ability } Benefit, once a round: { $benefit }.
tungaru-is-leader-space = A die of a value shown brings the goods. One die a round on each space.
tungaru-is-sail = Any die on your sailing space, once a round; Fishers and some nomads sail without it. Two borders are free, the third costs a fish.
tungaru-is-harvest = A die of a value shown, on an island next to your boat, brings its good.
tungaru-is-settle = Any die on an island next to your boat and 2 fish: your settler goes to a free space there. Only one of yours on each island.
tungaru-is-trade = Any die next to your boat, or your settler there. Put the good left of the arrow on an empty market space and take what is right of it, or take a good from the market for nothing.
tungaru-is-travel = Your settler goes over a walkway to an island with a free settler space: with any die next to your boat, or by exhausting it.
tungaru-is-recruit = Recruiting takes any die next to your boat, or your settler there. Pay the nomad's cost, perhaps move a monument there, and lay the nomad on a free space or on your Traveller pile.
tungaru-is-sell = Place a die on a nomad of yours that sells, once a round, and give goods back for points.
tungaru-is-pass = You are out for the rest of the round. When all have passed, it ends.
tungaru-is-island = A die on one of its dice spaces lets you harvest, trade, settle, travel or recruit here, if your boat lies next to it; your upright settler can trade, travel or recruit.
    .drawn = Walk to names the islands a settler can reach, Next the migration spaces from which a new nomad comes.
tungaru-is-offer = Harvest a { $good } with { $die }; trade a { $give } for { $get }.
tungaru-is-tile = Island tile { $tile } shows its harvest and its trade.
tungaru-is-links = A recruited nomad is followed by one from migration space { $spaces }.
tungaru-is-ground = Lies between two islands. Whoever has a boat there can use dice on both.
    .drawn = The numbers behind the arrow are the grounds across one border.
tungaru-is-near = One or two borders away from here: { $grounds }.
tungaru-is-die = Everybody has the same three values each round. A die goes on an island next to your boat, on your leader card, on a nomad that sells or on the sailing space.
    .drawn = Whose die lies on an island says the mark before its value.
tungaru-is-dice = The dice spaces are shared by everybody. Each die placed on this island takes one, until the round ends.
tungaru-is-market = What was put down in trade lies here until somebody takes it in a trade.
tungaru-is-settler = You have three. On an island you can exhaust one, lay it flat, to trade, travel or recruit without a die. Exhausted settlers stand up when the round ends.
    .drawn = Exhausted settlers are hollow marks (with _ in plain characters).
tungaru-is-monument = Eight start on your culture board and close what they stand on. When you recruit you may move one to the island, one for each player while there is room, and take what it uncovers.
    .drawn = x is a space that a monument closes.
tungaru-is-nomad = Has a cost, works for you while it lies face up with you, and scores at the end.
    .drawn = ? with its name or number (N07) explains one.
tungaru-is-nomad-n = Nomad { $number }, costs { $cost }; { $benefit }; at the end { $scoring }.
tungaru-is-reserved = Reserved: only { $owner } may recruit it.
tungaru-is-reservation = Only its owner may recruit this nomad, and it cannot be swapped. Your first recruit takes the monument of your reservation.
    .drawn = Drawn as for, and a mark.
tungaru-is-migration = From here a nomad moves on when one was recruited, and the pile fills the space. If all four are empty at the end of a round, the game is over.
tungaru-is-migration-to = This space leads to { $islands }.
tungaru-is-pile = The nomads that are still to come. Which they are can be counted out; their order nobody knows.
tungaru-is-in-pile = Still in it: { $nomads }.
tungaru-is-storage = Five spaces for one good each, a sixth once its monument is gone, two more for each face-up storage nomad. What does not fit has to be given back.
    .drawn = A dot is a free space, x the closed one, + the Fisher's fish.
tungaru-is-track = Five monuments; the topmost brings a good when it leaves.
    .drawn = The table shows what is still covered.
tungaru-is-covered = Still covered, from the top: { $rewards }.
tungaru-is-space = Nomads lie here face up and work for their owner. When all open spaces are full, a nomad may replace another.
tungaru-is-travellers = Nomads lie here face down. They do nothing any more, but they score.
tungaru-is-traveller = { $nomad } cost { $cost }; { $benefit }; at the end { $scoring }.
tungaru-is-leader = Everybody chooses one of five cards secretly each round. It has an ability at once, spaces for dice, and a benefit you can use once in the round. The card then goes to the left neighbour's hand.
tungaru-is-flower = A nomad with one scores its points for every colour you collected; a second one of a colour scores nothing.
    .drawn = A is red, B blue, C yellow, D white and E purple.
tungaru-is-tamana = With two or three players your third settler goes to this small island. It does nothing there, but it scores.
tungaru-is-start = Turns go clockwise from here, and abilities too. Chiefs take the token in the clean-up.
tungaru-is-points = During the game for gifts to Beggars and for sales; at the end each nomad scores, for storage nomads, monuments, settlers, nomads, goods or flowers.
tungaru-title-sail = Sail
tungaru-title-harvest = Harvest
tungaru-title-settle = Settle
tungaru-title-trade = Trade
tungaru-title-travel = Travel
tungaru-title-recruit = Recruit
tungaru-title-sell = Sell
tungaru-title-pass = Pass
tungaru-title-island = Island
tungaru-title-ground = Anchoring ground
tungaru-title-die = Dice
tungaru-title-market = Market
tungaru-title-settler = Settler
tungaru-title-monument = Monument
tungaru-title-nomad = Nomad
tungaru-title-reservation = Reservation
tungaru-title-migration = Migration spaces
tungaru-title-storage = Storage
tungaru-title-track = Culture track
tungaru-title-travellers = Traveller pile
tungaru-title-leader = Leader
tungaru-title-flower = Flower
tungaru-title-start = Starting player
tungaru-title-points = Points

## The words they answer to

tungaru-words-fish = fish, f
tungaru-words-shell = shell, shells, s
tungaru-words-coconut = coconut, coconuts, c
tungaru-words-pearl = pearl, pearls, p
tungaru-words-worker = Worker
tungaru-words-beggar = Beggar
tungaru-words-fisher = Fisher
tungaru-words-trader = Trader
tungaru-words-chief = Chief
tungaru-words-sail = sail, sailing, border, borders
tungaru-words-harvest = harvest
tungaru-words-settle = settle, settling
tungaru-words-trade = trade, trading
tungaru-words-travel = travel, walkway, walkways
tungaru-words-recruit = recruit, recruiting, cost
tungaru-words-sell = sell, selling
tungaru-words-pass = pass, passing
tungaru-words-island = island, islands
tungaru-words-ground = ground, grounds, anchoring ground, boat, boats
tungaru-words-die = die, dice, dice space
tungaru-words-market = market
tungaru-words-settler = settler, settlers, exhausted
tungaru-words-monument = monument, monuments
tungaru-words-nomad = nomad, nomads
tungaru-words-reservation = reservation, reserved
tungaru-words-migration = migration, migration space, next
tungaru-words-pile = pile, migration pile
tungaru-words-storage = storage
tungaru-words-track = track, culture track, culture board
tungaru-words-travellers = travellers, traveller pile, t
tungaru-words-leader = leader, leaders, benefit, hand, card
tungaru-words-flower = flower, flowers
tungaru-words-tamana = Tamana
tungaru-words-start = starting player, start, round
tungaru-words-points = points, scoring
tungaru-words-island-n = { $island }, { $tile }
tungaru-words-nomad-n = { $nomad }, { $id }, { $short }, nomad { $number }

## The component table

part-side = Sides of the board
part-small = for 2 and 3 players
part-settlers = settler spaces
part-boats = boats
part-monuments = monument spaces
part-dice = dice spaces
part-dice_for_two = dice spaces for two
part-large = for 4 and 5 players
part-small-island = Islands, 2 and 3 players
part-faces = dice
part-good = good
part-give = trade: give
part-get = trade: get
part-walkways = walkways to
part-migration = migration spaces
part-large-island = Islands, 4 and 5 players
part-small-ground = Anchoring grounds, 2 and 3 players
part-islands = between
part-borders = borders on
part-large-ground = Anchoring grounds, 4 and 5 players
part-tile = Island tiles
part-leader = Leaders
part-faces_1 = dice, space 1
part-goods_1 = goods, space 1
part-from_players_1 = from players, space 1
part-faces_2 = dice, space 2
part-goods_2 = goods, space 2
part-from_players_2 = from players, space 2
part-reward = Culture track
part-track-1 = first monument
part-track-2 = second monument
part-track-3 = third monument
part-track-4 = fourth monument
part-track-5 = fifth monument
part-nomad = Nomads
part-players = from players
part-cost = cost
part-benefit = benefit
part-count = how many
part-worth = worth
part-scoring = scores for
part-points = points
part-flower = flower

## The lobby, and the options of a table

game-line = Sail among the islands, settle with dice, and win over the nomads with what the lagoon yields.
option-islands = Islands
    .about = Which islands lie in the archipelago: those printed on the board, or one of four sets of tiles for a change.
option-islands-printed = as printed on the board
option-islands-set1 = tiles, set 1
option-islands-set2 = tiles, set 2
option-islands-set3 = tiles, set 3
option-islands-set4 = tiles, set 4
option-deluxe_nomads = Deluxe nomads
    .about = More nomads with abilities of their own, mixed in with the others.
option-deluxe_nomads-no = without
option-deluxe_nomads-yes = with
option-round_limit = Limit of rounds
    .about = Ends a match that nobody brings to its end.
option-round_limit-yes = yes
option-round_limit-no = no

## What a hint speaks of: “+2 points for …”

tungaru-hint-points = what is scored already
tungaru-hint-nomads = recruited nomads
tungaru-hint-goods = goods in stock
tungaru-hint-targets = the next nomads
tungaru-hint-means = dice, settlers and free spaces
tungaru-hint-leader = your leader

# A hint in detail: as it will be after a pick, or (otherwise) after another one.
tungaru-detail-nomad = { $otherwise ->
    [absent] not recruited
    [lost] { $thing } not recruited
    [yes] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
   *[no] { $thing } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
      } so far
  }
tungaru-detail-monuments = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } monument
       *[other] { $count } monuments
      }
  }
tungaru-detail-goods = { $otherwise ->
    [yes] { $count }
   *[no] { $count } × { $thing }
  }
tungaru-detail-wanted = { $otherwise ->
    [yes] { $missing ->
        [0] can be paid
       *[other] wants { $missing } more
      }
   *[no] { $thing } { $missing ->
        [0] can be paid
        [one] wants { $missing } more good
       *[other] wants { $missing } more goods
      }
  }
tungaru-detail-settlers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no settler
        [one] { $count } settler
       *[other] { $count } settlers
      } on islands
  }
tungaru-detail-ready = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no settler
        [one] { $count } settler
       *[other] { $count } settlers
      } ready to act
  }
tungaru-detail-dice = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no die left
        [one] { $count } die left
       *[other] { $count } dice left
      }
  }

## What is printed on nomads

tungaru-sign-income = A good each round
tungaru-is-sign-income = While it lies face up, this nomad brings its good at the beginning of every round.
tungaru-sign-storage = More room
tungaru-is-sign-storage = While it lies face up, you may store so many goods more.
tungaru-sign-dice = Turning dice
tungaru-is-sign-dice = While it lies face up, each of your dice may count so much more or less.
tungaru-sign-sail = A voyage without a die
tungaru-is-sign-sail = Flip it once to sail without a die.
tungaru-sign-settle = A settler without a die
tungaru-is-sign-settle = Flip it once to settle beside your boat without a die, for the good shown.
tungaru-sign-sell = Goods for points
tungaru-is-sign-sell = Once a round, a die with a value shown sells the good for points; ≤ says how many at once.
tungaru-sign-by-storage = For storage nomads
tungaru-is-sign-by-storage = At the end so many points for each storage nomad you have recruited.
tungaru-sign-by-monuments = For monuments
tungaru-is-sign-by-monuments = At the end so many points for each of your monuments on the islands.
tungaru-sign-by-settlers = For settlers
tungaru-is-sign-by-settlers = At the end so many points for each settler you have brought into play.
tungaru-sign-by-nomads = For nomads
tungaru-is-sign-by-nomads = At the end so many points for each nomad you have recruited, this one included.
tungaru-sign-by-goods = For goods
tungaru-is-sign-by-goods = At the end points for the kinds of goods in your storage, each kind once.
edition-changes-tungaru = Version 2: nine nomads whose owners won too often cost a good more. Ruta, Tekai, Kokori and Nantei a fish, Roria and Kaboa a coconut, Kamoa and Tanoa a pearl, Bureti a shell. Version 3: Kamoa, Kaboa and Bureti cost what they did before; Kaboa gives less for goods, Moote 3 instead of 4 for each storage nomad, and Itaia costs a shell more.
