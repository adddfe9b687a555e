### What the terminal says about a Tuareg table (English).

## The drawn table

tuareg-stage = Stage { $stage } of 2{ $last ->
    [0] {""}
    [one] {" "}· last round, the last turn
   *[other] {" "}· last round, { $last } turns left
  }
tuareg-letter-water = W
tuareg-letter-gold = G
tuareg-letter-salt = S
tuareg-letter-millet = M
tuareg-market = Market
tuareg-pile = Pile
tuareg-discards = Discards
tuareg-stock = Stock
tuareg-hand = Hand
tuareg-cave-n = Cave { $n }
tuareg-thief-n = Thief { $n }
tuareg-thief-ready = ready
tuareg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## Headings of the picks

tuareg-group-draw = Draw
tuareg-group-load = Load
tuareg-group-market = Market
tuareg-group-buy = Buy
tuareg-group-hide = Hide
tuareg-group-steal = Steal
tuareg-group-pass = Go on

## The table in sentences

tuareg-some = { $count } × { $good }
tuareg-say-market = Market: { $goods }.
tuareg-say-pile = { $count ->
    [0] The pile is empty.
    [one] One card in the pile.
   *[other] { $count } cards in the pile.
  }
tuareg-say-discards = Discards: { $goods }.
tuareg-say-stock = Stock: { $specials }.
tuareg-say-seat = { $player }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tuareg-say-hand = {"  "}Hand{ $count ->
    [0] : empty.
    [one] , { $count } card: { $cards }.
   *[other] , { $count } cards: { $cards }.
  }
tuareg-unknown-cards = { $known ->
    [0] { $count } unknown
   *[other] { $count } more unknown
  }
tuareg-say-animal = {"  "}{ $animal }{ $count ->
    [0] : empty.
    [one] : { $cargo }.
   *[other] , from bottom to top: { $cargo }.
  }
tuareg-say-cave = {"  "}Cave { $n }: { $goods }.
tuareg-say-thief = {"  "}Thief { $n }: { $loot }.
tuareg-say-maps = {"  "}Maps: { $count }.
tuareg-face-down = an unknown card face down
tuareg-hidden-known = { $good } face down, known to all
tuareg-hidden-secret = { $good } face down, a secret

## Several events in one sentence

tuareg-told-drew = { $player } draws { $goods }.
tuareg-told-drew-hidden = { $player } draws { $count } cards.
tuareg-told-laid = { $player } lays { $goods } into the market.
tuareg-told-loaded = { $player } loads { $goods } onto { $animal }.
tuareg-told-paid = { $player } pays with { $goods } ({ $source }).
tuareg-told-uncovered = { $player } uncovers { $goods }.
tuareg-told-market-opens = The market opens with { $goods }.

## Points

tuareg-score-good = Stage { $stage }, { $good }
tuareg-score-unused = Unused special cards
tuareg-score-maps = Maps

## Things, for ?

tuareg-words-water = water, w
tuareg-words-gold = gold, g
tuareg-words-salt = rock salt, salt, s
tuareg-words-millet = millet, m
tuareg-words-camel = camel, camels, animal, animals
tuareg-words-donkey = donkey, donkeys
tuareg-words-cave = cave, caves
tuareg-words-thief = thief, thieves
tuareg-words-map = map, maps
tuareg-words-market = market
tuareg-words-pile = pile, draw pile
tuareg-words-discards = discards, discard pile
tuareg-words-stock = stock
tuareg-words-hand = hand, hands, card, cards, ?, ??
tuareg-words-dinar = dinar, dinars
tuareg-words-points = points, majority, majorities
tuareg-words-stage = stage, stages, last round
tuareg-thing-good =
    { $good } ({ $letter }): { $count } cards. As payment one card is worth { $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }; the majority brings { $points } points at the end of a stage{ $verified ->
        [yes] .
       *[no] {" "}(dinars and points unverified).
    } [TUA-1, TUA-9, TUA-13]
tuareg-thing-camel = Camel: carries up to four cards of at most two kinds, each kind in one block. Water travels alone, and there are at most two gold. Cards lie from left (bottom) to right (top). [TUA-2, TUA-9]
tuareg-thing-donkey = Donkey: costs { $price } dinars and carries any four cards in any order. Empty at the end of the game it is worth 1 point. [TUA-8, TUA-9, TUA-16]
tuareg-thing-cave = Cave: costs { $price } dinars and hides up to two cards, one per turn, as a free action. (S) is a card that all have seen, (S°) one that only some have, (??) one that you have not. [TUA-8, TUA-10]
tuareg-thing-thief = Thief: costs { $price } dinars and steals one card, once, as a free action: from a hand at random, or the top card of an animal. [TUA-8, TUA-11]
tuareg-thing-map = Map: costs { $price } dinars and is worth 2 points at the end of the game. [TUA-8, TUA-16]
tuareg-thing-market = Market: goods in the open. One option is to load up to four cards of one kind from here; whoever draws must lay at least one card here. [TUA-5, TUA-7]
tuareg-thing-pile = Pile: the face-down cards to draw from. When it is empty, everybody has one last turn in the stage. [TUA-5, TUA-12]
tuareg-thing-discards = Discards: goods paid for special cards. They stay out of the game unless the table plays with discards_return. [TUA-8, TUA-A1]
tuareg-thing-stock = Stock: the special cards that can still be bought. [TUA-3, TUA-8]
tuareg-thing-hand = Hand: only its owner sees it. Of other hands the table shows how many cards they hold (??), and those that counting makes certain. At most four cards at the end of a turn. [TUA-5]
tuareg-thing-dinar = Dinars: what goods are worth when you pay for a special card. At the end the hand with the most dinars breaks a tie. [TUA-8, TUA-16]
tuareg-thing-points = Points: for the most cards of a kind on animals, in caves and under thieves at the end of each stage; one point less each in a tie; and for unused special cards and maps at the very end. [TUA-13, TUA-16]
tuareg-thing-stage = Stage: the game has two. Each ends one round after the pile has run out; then majorities are scored. [TUA-12, TUA-13, TUA-15]

## The component table

part-good = Goods
part-price = Price
part-stock = Special cards in stock
part-special = any special card
part-2-players = 2 players
part-3-players = 3 players
part-4-players = 4 players
part-5-players = 5 players
part-count = cards
part-dinars = dinars
part-points = points
part-donkey = donkeys
part-cave = caves
part-thief = thieves
part-map = maps
