### What the terminal says about a Tungaru table (English).

## The drawn table

tungaru-round = Round { $round }, { $player } is the starting player
tungaru-letter-fish = F
tungaru-letter-shell = S
tungaru-letter-coconut = C
tungaru-letter-pearl = P
tungaru-head-island = Island
tungaru-head-harvest = Harvest
tungaru-head-trade = Trade
tungaru-head-market = Market
tungaru-head-dice = Dice
tungaru-head-settlers = Settlers
tungaru-head-monuments = Monuments
tungaru-head-walkways = Walk to
tungaru-head-refill = Next
tungaru-no-nomad = no nomad
tungaru-reserved = for
tungaru-grounds = Grounds
tungaru-migration = Migration spaces ({ $count ->
    [0] the pile is empty
    [one] 1 nomad in the pile
   *[other] { $count } nomads in the pile
  })
tungaru-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tungaru-starts = starts
tungaru-passed = has passed
tungaru-storage = storage
tungaru-dice = dice
tungaru-sailed = sailed with
tungaru-boat = boat
tungaru-settlers-left = settlers left
tungaru-track = track
tungaru-nomads = nomads
tungaru-travellers = Travellers
tungaru-card = card
tungaru-benefit-used = benefit used
tungaru-benefit-free = benefit free
tungaru-hand = hand
tungaru-any = any
tungaru-any-die = any value
tungaru-empty = empty
tungaru-list-or = { $first } or { $last }
tungaru-some = { $count } { $count ->
    [one] { $good }
   *[other] { $good-id ->
        [fish] fish
        [shell] shells
        [coconut] coconuts
       *[pearl] pearls
      }
  }

# A nomad in a few columns.
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
  } { $good }, { $worth } each, { $dice }
tungaru-short-scoring-storage = { $points } per storage nomad
tungaru-short-scoring-monuments = { $points } per monument
tungaru-short-scoring-settlers = { $points } per settler
tungaru-short-scoring-nomads = { $points } per nomad
tungaru-short-scoring-goods = goods { $each }
tungaru-short-scoring-flower = flower { $flower }: { $points }

## Headings of the picks

tungaru-group-sail = Sail
tungaru-group-harvest = Harvest
tungaru-group-settle = Settle
tungaru-group-trade = Trade
tungaru-group-travel = Travel
tungaru-group-recruit = Recruit
tungaru-group-sell = Sell
tungaru-group-leader = Leader
tungaru-group-benefit = Benefit
tungaru-group-pass = Go on

## The table in sentences

tungaru-benefit-income = brings a { $good } in phase 1
tungaru-benefit-storage = two more storage spaces
tungaru-benefit-dice = turns each of your dice by 1
tungaru-benefit-sail = can be flipped to sail
tungaru-benefit-settle = can be flipped to settle for 1 fish
tungaru-benefit-sell = { $count ->
    [one] sells { $goods } for { $worth } points
   *[other] sells up to { $goods }, { $worth } points each
  }, with a die of { $faces }
tungaru-scoring-storage = { $points } points per storage nomad
tungaru-scoring-monuments = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } per monument
tungaru-scoring-settlers = { $points } points per settler
tungaru-scoring-nomads = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } per nomad
tungaru-scoring-goods = points for goods in storage: { $each }
tungaru-scoring-flower = flower { $flower }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } per colour
tungaru-say-nomad = { $nomad } costs { $cost }; { $benefit }; at the end { $scoring }.
tungaru-say-recruited = { $nomad }: { $benefit }; at the end { $scoring }.
tungaru-offer = harvest a { $good } with { $faces }; trade { $give } for { $get }
tungaru-say-island = { $island }: { $offer }.
tungaru-say-reserved = Reserved by { $player }.
tungaru-say-market = On the market: { $goods }.
tungaru-say-die = { $player } with a { $value }
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
tungaru-say-migration = Migration space { $space }: { $what }
tungaru-say-pile = { $count ->
    [0] The migration pile is empty.
    [one] One nomad in the migration pile.
   *[other] { $count } nomads in the migration pile.
  }
tungaru-say-leader = { $leader } card: { $spaces }.
tungaru-say-space = { $goods } for a die of { $faces }{ $open ->
    [yes] {""}
   *[no] {" "}(closed)
  }
tungaru-say-seat = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
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

## Several events in one sentence

# With what an action is done; these follow a verb.
tungaru-means-die-placed = {" "}with a { $value }
tungaru-means-settler-used = {" "}(settler exhausted)
tungaru-means-nomad-used = {" "}(flipping { $nomad })
tungaru-means-benefit-used = {" "}(the { $leader }'s benefit)

# What somebody does, without who does it.
tungaru-does-boat-placed = anchors between { $one } and { $two }
tungaru-does-reserves = reserves { $nomad } on { $island }
tungaru-does-monument-taken = takes a monument from { $spot }
tungaru-does-gained = gains { $goods }
tungaru-does-spent = spends { $goods }
tungaru-does-gave-up = gives back { $goods }
tungaru-does-sailed = sails{ $means } over { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
  } to the ground between { $one } and { $two }
tungaru-does-harvested = harvests on { $island }{ $means }
tungaru-does-settled = settles { $island }{ $means }
tungaru-does-settled-tamana = sends the third settler to Tamana{ $means }
tungaru-does-put = trades in a { $good } on { $island }{ $means }
tungaru-does-took = takes the { $good } from the market of { $island }{ $means }
tungaru-does-travelled = sends the settler from { $one } to { $two }{ $means }
tungaru-does-recruits = recruits { $nomad } on { $island }{ $means }
tungaru-does-sold = sells { $goods } to { $nomad }{ $means } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tungaru-does-leader-used = uses space { $space } of the { $leader }{ $means }
tungaru-does-benefit-used = uses the { $leader }'s benefit
tungaru-does-built = puts a monument on { $island }
tungaru-does-built-from = moves a monument from { $spot } to { $island }
tungaru-does-face-up = lays { $nomad } on nomad space { $space }
tungaru-does-to-travellers = lays { $nomad } on the Traveller pile
tungaru-does-scores = scores { $entries }

# Entries in a row.
tungaru-does-nomad-comes = The nomads on the islands: { $entries }.
tungaru-row-nomad-comes = { $nomad } on { $island }
tungaru-does-nomad-waits = On the migration spaces: { $entries }.
tungaru-row-nomad-waits = { $nomad }
tungaru-does-tile-laid = Island tiles: { $entries }.
tungaru-row-tile-laid = { $tile } on { $island }
tungaru-does-leads = The leaders: { $entries }.
tungaru-row-leads = { $player } { $leader }
tungaru-does-card-passed = The leaders go to the left: { $entries }.
tungaru-row-card-passed = { $to } gets the { $leader }
tungaru-row-scores = { $points } for { $scoring }
tungaru-does-migrated = { $nomad } moves on to { $island }; on migration space { $space } it is followed by { $arrival }.

## Points

tungaru-score-gifts = Gifts to Beggars
tungaru-score-sales = Sales
tungaru-score-storage = Storage nomads
tungaru-score-monuments = Monuments
tungaru-score-settlers = Settlers
tungaru-score-nomads = Nomads
tungaru-score-goods = Goods
tungaru-score-flower = Flowers

## Things, for ?

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
tungaru-words-benefit = benefit, leader, leaders, hand, card
tungaru-words-flower = flower, flowers
tungaru-words-tamana = Tamana
tungaru-words-start = starting player, start, round
tungaru-words-points = points, scoring
tungaru-leader-space = { $goods } for a die of { $faces }{ $players ->
    [2] {""}
   *[other] {" "}(from { $players } players on)
  }
tungaru-thing-good = { $good } ({ $letter }): one of the four goods, in your storage, on the markets and in the supply, which never runs out. Fish also pay for settling and for a third border. [TUG-SETUP-6, TUG-SETUP-7]
tungaru-thing-worker = Worker: you roll a fourth die for this round. Dice spaces: { $spaces }. Benefit: one harvest brings its good twice. [TUG-LEADER-1, TUG-BENEFIT-1]
tungaru-thing-beggar = Beggar: each neighbour gives you a good and scores 3 points for it. You give nothing yourself. Dice spaces: { $spaces }. Benefit: one nomad for one good less. [TUG-LEADER-2, TUG-BENEFIT-2]
tungaru-thing-fisher = Fisher: a fish lies on your card, beyond your storage. Dice spaces: { $spaces }. Benefit: sail once without a die. [TUG-LEADER-3, TUG-BENEFIT-3]
tungaru-thing-trader = Trader: you may trade on any island at once. Dice spaces: { $spaces }. Benefit: in one action all goods are equal. [TUG-LEADER-4, TUG-BENEFIT-4]
tungaru-thing-chief = Chief: you start the next round, and you give nothing to Beggars. Dice spaces: { $spaces }. Benefit: swap two nomads on islands. [TUG-LEADER-5, TUG-BENEFIT-5]
tungaru-thing-sail = Sail: any die on your sailing space, once a round. Two borders are free, the third costs a fish. [TUG-ACT-A]
tungaru-thing-harvest = Harvest: a die of a value shown, on an island next to your boat, brings its good. [TUG-ACT-B]
tungaru-thing-settle = Settle: any die on an island next to your boat and 2 fish; your settler goes to a free space there. Only one of yours on each island. [TUG-ACT-C]
tungaru-thing-trade = Trade: any die next to your boat, or your settler there. Put the good left of the arrow on the market and take what is right of it, or take one good from the market. [TUG-ACT-D]
tungaru-thing-travel = Travel: your settler goes over a walkway to an island with a free settler space. Any die next to your boat, or the settler itself. [TUG-ACT-E]
tungaru-thing-recruit = Recruit: any die next to your boat, or your settler there. Pay the nomad's cost, perhaps move a monument there, and lay the nomad on a free space or on your Traveller pile. [TUG-ACT-F]
tungaru-thing-sell = Sell: place a die on a nomad of yours that sells, and give goods back for points. [TUG-ACT-G, TUG-NOMAD-5..8]
tungaru-thing-pass = Pass: you are out for the rest of the round. When all have passed, it ends. [TUG-ACT-I, TUG-PHASE-4]
tungaru-thing-island = Island: dice values and good of the harvest, the trade, two market spaces, dice spaces, settler and monument spaces, a nomad. Walkways name the islands a settler can reach, Next the migration spaces from which a new nomad comes. [TUG-SETUP-1, TUG-PHASE-3]
tungaru-thing-ground = Anchoring ground: between two islands, where your boat lies. The numbers behind the arrow are the grounds across one border. [TUG-ACT-A, TUG-SETUP-12]
tungaru-thing-die = Dice: everybody has the same three values each round. A die goes on an island next to your boat, on your leader card, on a nomad or on the sailing space. Whose die lies on an island says the mark before its value. [TUG-PHASE-1, TUG-PHASE-3]
tungaru-thing-market = Market: two spaces on each island for goods that were traded in; anybody who trades there may take one instead. [TUG-ACT-D]
tungaru-thing-settler = Settler: you have three. On an island you can exhaust one, lay it flat, to trade, travel or recruit without a die; exhausted settlers are hollow marks (with _ in plain characters). They stand up in the clean-up. [TUG-PHASE-3, TUG-ACT-C]
tungaru-thing-monument = Monument: eight start on your culture board and close what they stand on (x). When you recruit you may move one to the island and take what it uncovers. [TUG-SETUP-5, TUG-ACT-F]
tungaru-thing-nomad = Nomad: number, cost, what it does while it lies face up with you, and what it scores at the end. ? with its number (N07) explains one. [TUG-ACT-F, TUG-NOMAD-1..9]
tungaru-thing-reservation = Reservation (for, and a mark): only its owner may recruit this nomad, and it cannot be swapped. Your first recruit takes the monument of your reservation. [TUG-SETUP-12, TUG-ACT-F]
tungaru-thing-migration = Migration spaces: from here a nomad moves on when one was recruited. If all four are empty at the end of a round, the game is over. [TUG-ACT-F, TUG-PHASE-4]
tungaru-thing-pile = Migration pile: the nomads that are still to come; which they are can be counted out, their order nobody knows. [TUG-SETUP-8]
tungaru-thing-storage = Storage: five spaces, a sixth once its monument is gone (x), two more for each face-up storage nomad. A dot is a free space, + the Fisher's fish. [TUG-SETUP-6, TUG-NOMAD-4]
tungaru-thing-track = Culture track: five monuments, each of which brings a good when it is taken, from the top. The table shows what is still covered. [TUG-SETUP-5]
tungaru-thing-travellers = Traveller pile: nomads face down. They do nothing any more, but they score. [TUG-ACT-F, TUG-SCORE-1]
tungaru-thing-benefit = Leader: everybody chooses one secretly each round. It has an ability at once, dice spaces, and a benefit you can use once in the round. The card then goes to the left neighbour's hand. [TUG-PHASE-2, TUG-PHASE-4]
tungaru-thing-flower = Flower: a nomad with one scores its points for every colour you collected, from A to E; a second one of a colour scores nothing. [TUG-SCORE-6]
tungaru-thing-tamana = Tamana: with two or three players your third settler goes to this small island. It does nothing there, but it scores. [TUG-ACT-C, TUG-SCORE-3]
tungaru-thing-start = Starting player: turns go clockwise from here, and abilities too. Chiefs take the token in the clean-up. [TUG-PHASE-3, TUG-LEADER-5]
tungaru-thing-points = Points: during the game for gifts to Beggars and for sales; at the end each nomad scores, for storage nomads, monuments, settlers, nomads, goods or flowers. [TUG-SCORE-1..6]
tungaru-thing-tile = Island tile { $tile }: { $offer }. [TUG-SETUP-1]
tungaru-thing-of-island = { $island }: { $sides ->
    [both] with two or three players { $small }; with four or five { $large }.
    [same] { $large }.
   *[one] with four or five players { $large }.
  } An island tile may cover it. [TUG-SETUP-1]
