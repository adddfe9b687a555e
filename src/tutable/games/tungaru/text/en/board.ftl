# The client's own words at a table of Tungaru.

## Small words

ui-tungaru-letter-fish = F
ui-tungaru-letter-shell = S
ui-tungaru-letter-coconut = C
ui-tungaru-letter-pearl = P
ui-tungaru-some = { $count } × { $good }
ui-tungaru-and = { $list } and { $last }
ui-tungaru-or = { $list } or { $last }
ui-tungaru-any-die = any die
ui-tungaru-dice-of = { $count ->
    [one] a die showing { $faces }
   *[other] a die showing { $faces }
  }
ui-tungaru-empty = empty
ui-tungaru-none = none

## The state of the round

ui-tungaru-round = { $round ->
    [0] Setting up
   *[other] Round { $round }
  }
ui-tungaru-phase = { $phase ->
    [0] {""}
    [1] {" "}· dice and goods
    [2] {" "}· leaders
    [3] {" "}· actions
   *[other] {" "}· clean-up
  }
ui-tungaru-over = The game is over
ui-tungaru-last-round = { $rounds ->
    [one] the last round, by our limit
   *[other] { $rounds } rounds left, by our limit
  }
ui-tungaru-starts = begins
ui-tungaru-passed = passed
ui-tungaru-culture = Culture board of { $owner }
ui-tungaru-map = The archipelago
ui-tungaru-supply-title = Supply
ui-tungaru-supply = Supply: { $good }, without limit
ui-tungaru-pile = { $count ->
    [0] Migration pile: empty
    [one] Migration pile: one nomad
   *[other] Migration pile: { $count } nomads
  }

## Islands

ui-tungaru-island = { $island }{ $tile-there ->
    [no] {""}
   *[yes] {" "}(tile { $tile })
  }, migration spaces { $spaces }
ui-tungaru-harvest = Harvest on { $island }: { $dice } brings a { $good }
ui-tungaru-trade = Trade on { $island }: put down a { $give }, take { $get }
ui-tungaru-market = Market of { $island }, space { $n }: { $good }
ui-tungaru-dice = Dice spaces of { $island }: { $dice }, { $free } free{ $closed ->
    [0] {""}
   *[other] , { $closed } closed
  }
ui-tungaru-die-there = { $value } of { $player }
ui-tungaru-settlers = Settler spaces of { $island }: { $free ->
    [0] none free
   *[other] { $free } of { $spaces } free
  }
ui-tungaru-settler = Settler of { $owner } on { $island }, { $state ->
    [upright] upright
   *[exhausted] exhausted
  }
ui-tungaru-monuments = Monuments on { $island }: { $owners }, { $free } of { $spaces } spaces free
ui-tungaru-walkway = Walkways from { $island } to { $islands }
ui-tungaru-no-nomad = No nomad on { $island }
ui-tungaru-island-nomad = On { $island }: { $nomad }{ $by ->
    [nobody] {""}
   *[somebody] , reserved by { $owner }
  }
ui-tungaru-ground = Anchoring ground between { $one } and { $two }: { $boats }, room for { $capacity }
ui-tungaru-boats = { $count ->
    [0] no boat
   *[other] { $owners }
  }
ui-tungaru-boat = Boat of { $owner } between { $one } and { $two }
ui-tungaru-boat-waits = Boat of { $owner }, not placed yet
ui-tungaru-tamana = Tamana, for third settlers: { $owners }
ui-tungaru-migration = Migration space { $n }: { $nomad }. It leads to { $islands }.
ui-tungaru-migration-empty = Migration space { $n }: empty. It leads to { $islands }.

## Nomads

ui-tungaru-nomad = { $nomad }: costs { $cost }; { $benefit }; { $scoring }
ui-tungaru-cost = Costs { $goods }.
ui-tungaru-benefit-income = brings a { $good } each round
ui-tungaru-benefit-storage = two more storage spaces
ui-tungaru-benefit-dice = own dice count up to one more or less
ui-tungaru-benefit-sail = once, sails without a die
ui-tungaru-benefit-settle = once, settles for a fish without a die
ui-tungaru-benefit-sell = { $count ->
    [one] sells a { $good } for { $worth }
   *[other] sells up to { $count } × { $good } for { $worth } each
  }, with { $dice }
ui-tungaru-scoring-storage = scores { $points } for each storage nomad
ui-tungaru-scoring-monuments = scores { $points } for each monument on islands
ui-tungaru-scoring-settlers = scores { $points } for each settler in play
ui-tungaru-scoring-nomads = scores { $points } for each nomad
ui-tungaru-scoring-goods = scores { $fish } for fish, { $shell } for shells, { $coconut } for coconuts, { $pearl } for pearls in storage
ui-tungaru-scoring-flower = scores { $points } for each colour of own flowers ({ $flower })
ui-tungaru-flower-A = red flower
ui-tungaru-flower-B = blue flower
ui-tungaru-flower-C = yellow flower
ui-tungaru-flower-D = white flower
ui-tungaru-flower-E = purple flower

## Culture boards

ui-tungaru-die = Die of { $owner }: { $value }
ui-tungaru-die-worker = Worker's die of { $owner }: { $value }
ui-tungaru-die-spent = Die { $n } of { $owner }: used
ui-tungaru-sailing = Sailing space of { $owner }: { $die ->
    [0] free
   *[other] a { $die } lies on it
  }
ui-tungaru-storage = Storage of { $owner }: { $count } of { $spaces } spaces taken
ui-tungaru-stored = { $owner }: { $count } × { $good }
ui-tungaru-lock = Monument of { $owner } on { $spot }
ui-tungaru-track = Culture track of { $owner }: { $count ->
    [0] no monument left
    [one] one monument left, it brings { $reward }
   *[other] { $count } monuments left, the next brings { $reward }
  }
ui-tungaru-slot = Nomad space { $n } of { $owner }: { $nomad }{ $die ->
    [0] {""}
   *[other] , a { $die } lies on it
  }
ui-tungaru-slot-empty = Nomad space { $n } of { $owner }: empty
ui-tungaru-slot-locked = Nomad space { $n } of { $owner }: closed by a monument
ui-tungaru-travellers = Traveller pile of { $owner }: { $count ->
    [0] empty
   *[other] { $nomads }
  }
ui-tungaru-leader = Leader of { $owner }: { $leader }. Benefit: { $benefit }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }{ $fish ->
    [yes] . A fish lies on the card
   *[no] {""}
  }
ui-tungaru-no-leader = Leader of { $owner }: none yet
ui-tungaru-leader-space = { $leader } of { $owner }, space { $n }: { $dice } brings { $goods }{ $state ->
    [closed] , closed with two players
    [taken] , a { $value } lies on it
   *[free] {""}
  }
ui-tungaru-card = Leader card in hand: { $leader }{ $count ->
    [one] {""}
   *[other] , { $count } times
  }. Ability: { $ability } Benefit: { $benefit }
ui-tungaru-hand = Leader cards
ui-tungaru-hand-of = Leader cards of { $owner }: { $leaders }
ui-tungaru-reserve = { $owner } has { $settlers ->
    [one] one settler
   *[other] { $settlers } settlers
  } left
ui-tungaru-ability-worker = A fourth die is rolled.
ui-tungaru-ability-beggar = Neighbours give a good and score 3.
ui-tungaru-ability-fisher = A fish lies on the card.
ui-tungaru-ability-trader = A trade on any island, at once.
ui-tungaru-ability-chief = Begins the next round.
ui-tungaru-benefit-of-worker = harvest twice
ui-tungaru-benefit-of-beggar = recruit for one good less
ui-tungaru-benefit-of-fisher = sail without a die
ui-tungaru-benefit-of-trader = all goods equal in one action
ui-tungaru-benefit-of-chief = swap two nomads
ui-tungaru-leader-title = Leader

## Points

ui-tungaru-score-gifts = Gifts
ui-tungaru-score-sales = Sales
ui-tungaru-score-storage = Storage nomads
ui-tungaru-score-monuments = Monuments
ui-tungaru-score-settlers = Settlers
ui-tungaru-score-nomads = Nomads
ui-tungaru-score-goods = Goods
ui-tungaru-score-flower = Flowers
ui-tungaru-score-now = If the game ended now
ui-tungaru-score-now-note = Gifts and sales are scored at once; the rest counts at the end, with what lies on the table then.

## Headings of the list

ui-tungaru-group-boat = Place your boat
ui-tungaru-group-reserve = Reserve
ui-tungaru-group-monument = Monument
ui-tungaru-group-want = Take a good
ui-tungaru-group-lead = Leaders
ui-tungaru-group-give = Give
ui-tungaru-group-sail = Sail
ui-tungaru-group-harvest = Harvest
ui-tungaru-group-settle = Settle
ui-tungaru-group-trade = Trade
ui-tungaru-group-travel = Travel
ui-tungaru-group-recruit = Recruit
ui-tungaru-group-place = Place the nomad
ui-tungaru-group-refill = The next nomad
ui-tungaru-group-pay = Pay
ui-tungaru-group-sell = Sell
ui-tungaru-group-leader = Your leader
ui-tungaru-group-discard = Give back
ui-tungaru-group-fish = The Fisher's fish

## The log

ui-tungaru-told-tiles = Island tiles are laid: { $list }.
ui-tungaru-told-tile = { $island } { $tile }
ui-tungaru-told-nomads = Nomads come to the islands: { $list }.
ui-tungaru-told-nomad = { $island }: { $nomad }
ui-tungaru-told-waits = Nomads wait to come: { $list }.
ui-tungaru-told-waiting = { $nomad }
ui-tungaru-told-round = Round { $round } begins with { $player }: the dice show { $one }, { $two } and { $three }.
ui-tungaru-told-gains = { $player } gains { $goods }.
ui-tungaru-told-income = The nomads of { $player } bring { $goods }.
ui-tungaru-told-spends = { $player } spends { $goods }.
ui-tungaru-told-gives-up = { $player } gives back { $goods }.
ui-tungaru-told-leads = Leaders: { $list }.
ui-tungaru-told-lead = { $player } { $leader }
ui-tungaru-told-passed-on = The leader cards go to the left.
ui-tungaru-told-scores = { $player } scores { $points }: { $list }.
ui-tungaru-told-score = { $scoring } { $points }
ui-tungaru-told-with-die = { $told } ({ $die })
ui-tungaru-told-die = die { $value }
ui-tungaru-told-settler = settler on { $island }
ui-tungaru-told-flipped = { $nomad } flipped
ui-tungaru-told-benefit = { $leader }'s benefit

## What is this?

ui-tungaru-what-island = An island. A die on one of its { $dice ->
    [one] dice space
   *[other] { $dice } dice spaces
  } lets you harvest, trade, settle, travel or recruit here, if your boat lies next to it; your upright settler can trade, travel or recruit.
ui-tungaru-what-tile = Island tile { $tile } shows its harvest and its trade.
ui-tungaru-what-links = A recruited nomad is followed by one from migration space { $spaces }.
ui-tungaru-what-harvest = { $dice } brings a { $good } here. Point at a die, then at this sign.
ui-tungaru-what-trade = Put a { $give } on an empty market space and take { $get }; or take a good from the market for nothing. With any die, or by exhausting your settler.
ui-tungaru-what-market = A market space. What was put down in trade lies here until somebody takes it in a trade.
ui-tungaru-what-dice = The dice spaces are shared by everybody. Each die placed on this island takes one, until the round ends.
ui-tungaru-what-settlers = Settling takes any die and 2 fish. One settler of each player may stand here; they trade, travel and recruit without a die.
ui-tungaru-what-settler = A settler of { $owner }. { $state ->
    [upright] Upright: it can be exhausted to trade, travel or recruit here.
   *[exhausted] Exhausted: it stands up again when the round ends.
  }
ui-tungaru-what-monuments = Whoever recruits here may put up a monument, one each, while there is room. Some nomads score for monuments on islands.
ui-tungaru-what-walkway = Over walkways a settler travels from here to { $islands }, with any die or by exhausting it.
ui-tungaru-what-recruit = Recruit it with any die next to your boat, or by exhausting your settler here.
ui-tungaru-what-reserved = Reserved: only { $owner } may recruit it.
ui-tungaru-what-ground = A boat here lies next to { $one } and { $two }. One or two borders away from here: { $near }.
ui-tungaru-what-boat = The boat of { $owner }. Dice work on the two islands next to it. To sail, point at a die and then at an anchoring ground.
ui-tungaru-what-tamana = With two or three players third settlers go to Tamana, whatever the island the die lies on. They do nothing here, but they score.
ui-tungaru-what-migration = The next nomads. When an island's nomad is recruited, one from a linked migration space moves there, and the pile fills the space. When all four are empty, the game ends with the round.
ui-tungaru-what-migration-to = This space leads to { $islands }.
ui-tungaru-what-pile = { $count ->
    [0] The migration pile is empty.
   *[other] Nobody knows the order of the pile. Still in it: { $nomads }.
  }
ui-tungaru-what-supply = The general supply never runs out. What you spend goes back here.
ui-tungaru-what-die = A die of { $owner }, showing { $value }. Placed on an island, the sailing space, a leader's space or a nomad that sells, it performs an action.
ui-tungaru-what-die-spent = This die is used, or was not rolled, this round.
ui-tungaru-what-sailing = One die a round can lie here: to sail. Fishers and some nomads sail without it.
ui-tungaru-what-storage = Each storage space holds one good. What does not fit has to be given back.
ui-tungaru-what-fish = Fish settle new islands and carry boats over a third border.
ui-tungaru-what-good = Goods pay for nomads, are traded on islands and sold to nomads.
ui-tungaru-what-lock = The space under a monument can be used once it is gone. Monuments leave the culture board when you reserve or recruit.
ui-tungaru-what-track = The topmost monument of the track brings its good when it leaves. From the top: { $rewards }.
ui-tungaru-what-slot = Nomads lie here face up and work for their owner. A nomad may replace another when all open spaces are full.
ui-tungaru-what-travellers = Face down, but everybody has seen them. They no longer work, but they score at the end.
ui-tungaru-what-leader = Ability: { $ability } Benefit, once a round: { $benefit }.
ui-tungaru-what-space = { $dice } on this space brings { $goods }, once a round.
ui-tungaru-what-space-closed = Closed with two players.
ui-tungaru-what-hand = Everybody chooses one of five cards, in secret; after the round it goes to the left neighbour.
ui-tungaru-what-reserve = Settlers that are not in play yet.
