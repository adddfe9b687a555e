# The client's own words at a table of Tuareg.

ui-tuareg-letter-water = W
ui-tuareg-letter-gold = G
ui-tuareg-letter-salt = S
ui-tuareg-letter-millet = M
ui-tuareg-some = { $count } × { $good }
ui-tuareg-stage = Stage { $stage } of 2{ $last ->
    [0] {""}
    [one] {" "}· last round, the last turn
   *[other] {" "}· last round, { $last } turns left
  }
ui-tuareg-market = Market
ui-tuareg-market-stack = Market: { $count } × { $good }
ui-tuareg-pile = Pile
ui-tuareg-pile-label = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
  }
ui-tuareg-discards = Discards
ui-tuareg-discards-label = Discards: { $goods }
ui-tuareg-stock = Stock
ui-tuareg-stock-label = Stock: { $count } × { $special }
ui-tuareg-hand = Hand
ui-tuareg-hand-empty = No cards in hand.
ui-tuareg-hand-cards = In hand: { $count } × { $good }
ui-tuareg-hand-n = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-tuareg-other-hand = Hand of { $owner }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, certain: { $certain }
ui-tuareg-animal = { $animal } of { $owner }{ $count ->
    [0] , empty
    [one] : { $cargo }
   *[other] , from bottom to top: { $cargo }
  }
ui-tuareg-cave = Cave { $n } of { $owner }: { $cards }
ui-tuareg-cave-n = Cave { $n }
ui-tuareg-thieves = Thieves of { $owner }: { $ready } ready, loot: { $loot }
ui-tuareg-thief-n = { $count ->
    [one] Thief
   *[other] { $count } thieves
  }
ui-tuareg-map-n = { $count ->
    [one] Map
   *[other] { $count } maps
  }
ui-tuareg-maps-label = Maps of { $owner }: { $count }
ui-tuareg-face-down = an unknown card
ui-tuareg-hidden-known = { $good }, known to all
ui-tuareg-hidden-secret = { $good }, a secret
ui-tuareg-counted = Counted in stage { $stage } so far
ui-tuareg-unknown = face down
ui-tuareg-score-stage = Stage { $stage }
ui-tuareg-score-unused = Unused special cards
ui-tuareg-score-maps = Maps
ui-tuareg-score-hand = Tie: dinars in hand
ui-tuareg-group-draw = Draw
ui-tuareg-group-load = Load from your hand
ui-tuareg-group-market = Load from the market
ui-tuareg-group-buy = Buy
ui-tuareg-group-pay = Pay
ui-tuareg-group-hide = Hide in a cave
ui-tuareg-group-steal = Steal
ui-tuareg-group-lay = Lay into the market
ui-tuareg-told-drew = { $player } draws { $goods }.
ui-tuareg-told-drew-hidden = { $player } draws { $count } cards.
ui-tuareg-told-laid = { $player } lays { $goods } into the market.
ui-tuareg-told-loaded = { $player } loads { $goods } onto { $animal }.
ui-tuareg-told-paid = { $player } pays with { $goods } ({ $source }).
ui-tuareg-told-uncovered = { $player } uncovers { $goods }.
ui-tuareg-told-market-opens = The market opens with { $goods }.
ui-tuareg-is-good = { $count } cards of this kind exist. As payment each is worth { $dinars ->
    [one] one dinar
   *[other] { $dinars } dinars
  }. Whoever has the most of it on animals, in caves and under thieves at the end of a stage gets { $points } points; in a tie each gets { $less }.
ui-tuareg-is-load = { $good ->
    [water] A camel with water carries nothing but water.
    [gold] A camel carries at most two gold, and at most two kinds, each in one block.
   *[other] A camel carries at most two kinds, each in one block.
  } A donkey carries everything.
ui-tuareg-is-market-good = { $count ->
    [0] None of it is in the market now.
    [one] One of it is in the market. It goes from there straight onto one of your animals.
   *[other] { $count } of it are in the market. They go from there straight onto one of your animals.
  }
ui-tuareg-is-hand-good = { $count ->
    [one] One card in hand: load it, hide it, pay with it, or keep it (at most four at the end of your turn).
   *[other] { $count } cards in hand: load them, hide them, pay with them, or keep them (at most four at the end of your turn).
  }
ui-tuareg-is-market = Cards that players lay down when they draw. Instead of drawing you may load one to four cards of one kind from here onto one of your animals.
ui-tuareg-is-pile = Draw three cards, then lay at least one card from your hand into the market. Whoever takes the last card starts the last round of the stage.
ui-tuareg-is-discards = Goods that were paid for special cards. Everybody may look through them; they take no part in the majorities.
ui-tuareg-is-camel = Carries up to four cards, at most two kinds, each in one block; at most two gold; water only alone. The cargo counts for the majorities; others can steal only the top card.
ui-tuareg-is-donkey = One more animal: it carries up to four cards of any kinds in any order. With cargo it goes back to the stock after the first stage; empty at the end it is worth one point.
ui-tuareg-is-cave = Hides up to two cards face down, one per turn, from your hand or from the top of an animal. They are safe there and count at the end of the stage. Empty at the end of the game it is worth one point.
ui-tuareg-is-thief = Strikes once: takes a random card from a hand, or the top card of an animal, of another player. The loot counts for its owner. Unused at the end of the game it is worth one point.
ui-tuareg-is-map = Worth two points at the end of the game.
ui-tuareg-is-hand = How many cards { $owner } holds, and which of them can be known for certain. A thief may take one of them at random.
ui-tuareg-is-price = It costs { $price } dinars, paid with cards from your hand or from the top of your animals. In stock: { $left }.
ui-tuareg-kind-hand = a card of your hand
ui-tuareg-kind-market = a good in the market
ui-tuareg-kind-special = a special card
ui-tuareg-kind-animal = an animal
ui-tuareg-kind-cave = a cave
ui-tuareg-kind-other-hand = another player's hand
