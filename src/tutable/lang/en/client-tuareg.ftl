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
ui-tuareg-hand = Your hand
ui-tuareg-hand-empty = Your hand is empty.
ui-tuareg-hand-cards = Your hand: { $count } × { $good }
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
