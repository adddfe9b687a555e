### Tuareg: the words of the table, for terminal and browser (English).

## The table

tuareg-stage = Stage { $stage } of 2{ $last ->
    [0] {""}
    [one] {" "}· last round, the last turn
   *[other] {" "}· last round, { $last } turns left
  }
tuareg-letter-water = W
tuareg-letter-gold = G
tuareg-letter-salt = S
tuareg-letter-millet = M
tuareg-some = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
  }
tuareg-market = Market
tuareg-pile = Pile
tuareg-discards = Discards
tuareg-stock = Stock
tuareg-hand = Hand
tuareg-cave-n = Cave { $n }
tuareg-thief-n = Thief { $n }
tuareg-thieves-n = { $count ->
    [one] Thief
   *[other] { $count } thieves
  }
tuareg-map-n = { $count ->
    [one] Map
   *[other] { $count } maps
  }
tuareg-hand-n = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tuareg-thief-ready = ready
tuareg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tuareg-face-down = an unknown card
tuareg-hidden-known = { $good }, known to all
tuareg-hidden-secret = { $good }, a secret
tuareg-unknown = face down
tuareg-hand-empty = No cards in hand.
tuareg-majorities = If the stage ended now
tuareg-prizes = points for majorities
tuareg-effect-donkey = carries any goods
tuareg-effect-cave = hides two cards
tuareg-effect-thief = steals one card
tuareg-effect-map = two points at the end

## Things and what lies in them

tuareg-market-stack = Market: { $count } × { $good }
tuareg-pile-label = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
  }
tuareg-discards-label = Discards: { $goods }
tuareg-stock-label = Stock: { $count } × { $special }, { $price } dinars: { $effect }
tuareg-hand-cards = In hand: { $count } × { $good }
tuareg-other-hand = Hand of { $owner }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, certain: { $certain }
tuareg-animal = { $animal } of { $owner }{ $count ->
    [0] , empty
    [one] : { $cargo }
   *[other] , from bottom to top: { $cargo }
  }
tuareg-cave = Cave { $n } of { $owner }: { $cards }
tuareg-thieves = Thieves of { $owner }: { $ready } ready, loot: { $loot }
tuareg-maps-label = Maps of { $owner }: { $count }

## The table in sentences

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

## Headings of the picks, and what to point at

tuareg-group-draw = Draw
tuareg-group-load = Load from your hand
tuareg-group-market = Load from the market
tuareg-group-buy = Buy
tuareg-group-pay = Pay
tuareg-group-hide = Hide in a cave
tuareg-group-steal = Steal
tuareg-group-lay = Lay into the market
tuareg-group-end = Pass or finish
tuareg-kind-hand = a card of your hand
tuareg-kind-market = a good in the market
tuareg-kind-special = a special card
tuareg-kind-animal = an animal
tuareg-kind-cave = a cave
tuareg-kind-other-hand = another player's hand

## Several events in one sentence

tuareg-told-drew = { $player } draws { $goods }.
tuareg-told-drew-hidden = { $player } draws { $count } cards.
tuareg-told-laid = { $player } lays { $goods } into the market.
tuareg-told-loaded = { $player } loads { $goods } onto { $animal }.
tuareg-told-paid = { $player } pays with { $goods } from { $source }.
tuareg-told-uncovered = { $player } uncovers { $goods }.
tuareg-told-market-opens = The market opens with { $goods }.

## Points

tuareg-score-good = Stage { $stage }, { $good }
tuareg-score-stage = Stage { $stage }
tuareg-score-unused = Unused special cards
tuareg-score-maps = Maps
tuareg-score-hand = Tie: dinars in hand

## What things are; .drawn is how the terminal draws them

tuareg-is-good = { $count } cards of this kind exist. As payment each is worth { $dinars ->
    [one] one dinar
   *[other] { $dinars } dinars
  }. Whoever has the most of it on animals, in caves and under thieves at the end of a stage gets { $points } points; in a tie each gets { $less }.
    .drawn = Drawn as { $letter }.
tuareg-is-load = { $good-id ->
    [water] A camel with water carries nothing but water.
    [gold] A camel carries at most two gold, and at most two kinds, each in one block.
   *[other] A camel carries at most two kinds, each in one block.
  } A donkey carries everything.
tuareg-is-market-good = { $count ->
    [0] There is none in the market now.
    [one] There is one in the market. It goes from there straight onto one of your animals.
   *[other] There are { $count } in the market. They go from there straight onto one of your animals.
  }
tuareg-is-hand-good = { $count ->
    [one] One card in hand: load it, hide it, pay with it, or keep it (at most four at the end of your turn).
   *[other] { $count } cards in hand: load them, hide them, pay with them, or keep them (at most four at the end of your turn).
  }
tuareg-is-market = Cards that players lay down when they draw. Instead of drawing you may load one to four cards of one kind from here onto one of your animals.
tuareg-is-pile = Draw three cards, then lay at least one card from your hand into the market. When it is empty, everybody has one last turn in the stage.
tuareg-is-discards = Goods that were paid for special cards. Everybody may look through them; they take no part in the majorities and return only at a table that plays so.
tuareg-is-stock = The special cards that can still be bought.
tuareg-is-camel = Carries up to four cards, at most two kinds, each in one block; at most two gold; water only alone. The cargo counts for the majorities; others can steal only the top card.
    .drawn = Cards lie from left (bottom) to right (top).
tuareg-is-donkey = One more animal: it carries up to four cards of any kinds in any order. With cargo it goes back to the stock after the first stage; empty at the end it is worth one point.
tuareg-is-cave = Hides up to two cards face down, one per turn, from your hand or from the top of an animal. They are safe there and count at the end of the stage. Empty at the end of the game it is worth one point.
    .drawn = (S) is a card that all have seen, (S°) one that only some have, (??) one that you have not.
tuareg-is-thief = Strikes once: takes a random card from a hand, or the top card of an animal, of another player. The loot counts for the thief's owner. Unused at the end of the game it is worth one point.
tuareg-is-map = Worth two points at the end of the game.
tuareg-is-hand = Only its owner sees it. Of another hand everybody knows how many cards it has, and you see those that counting makes certain. A thief may take one of them at random. At most four cards at the end of a turn.
    .drawn = (??) is a card that you do not know.
tuareg-is-price = It costs { $price } dinars, paid with cards from your hand or from the top of your animals. In stock: { $left }.
tuareg-is-dinar = What goods are worth when you pay for a special card. At the end the hand with the most dinars breaks a tie.
tuareg-is-points = For the most cards of a kind on animals, in caves and under thieves at the end of each stage; one point less each in a tie; and for unused special cards and maps at the very end.
tuareg-is-stage = The game has two. Each ends one round after the pile has run out; then majorities are scored.
tuareg-title-hand = Hand
tuareg-title-dinar = Dinars
tuareg-title-points = Points
tuareg-title-stage = Stage

## The words they answer to

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

## The lobby, and the options of a table

game-line = Load your camels and mind your neighbours: a card game of caravans and majorities.
option-discards_return = Discards return in stage 2
    .about = Whether goods paid for special cards are shuffled into the draw pile of the second stage, which makes it longer.
option-discards_return-no = no
option-discards_return-yes = yes
option-pass = Passing
    .about = When you may let your main option go: always in the last round, or only if none is possible.
option-pass-last_round = in the last round
option-pass-only_if_stuck = only when stuck
option-overpay = Overpaying
    .about = Nobody gives change. Either no card of a payment may be more than is needed, or paying simply ends when the price is reached.
option-overpay-irreducible = no superfluous card
option-overpay-stop_when_paid = stop when paid

## What a hint speaks of: “+2 points for …”

tuareg-hint-points = what is scored already
tuareg-hint-water = the majority in water
tuareg-hint-gold = the majority in gold
tuareg-hint-salt = the majority in salt
tuareg-hint-millet = the majority in millet
tuareg-hint-specials = special cards
tuareg-hint-hand = the cards in hand

# A hint in detail: as it will be after a pick, or (otherwise) after another one.
tuareg-detail-lead = { $where ->
    [none] nobody has any
    [level] { $rivals ->
        [1] level with { $player }
       *[other] level at the top
      }
    [ahead] { $by ->
        [one] one card
       *[other] { $by } cards
      } ahead{ $rivals ->
        [0] {""}
        [1] {" "}of { $player }
       *[other] {" "}of all others
      }
   *[behind] { $by ->
        [one] one card
       *[other] { $by } cards
      } behind{ $rivals ->
        [1] {" "}{ $player }
       *[other] {" "}the leaders
      }
  }
tuareg-detail-kept = { $otherwise ->
    [yes] { $count ->
        [0] none
       *[other] { $count }
      }
   *[no] { $count ->
        [0] no { $thing } to use
        [1] one { $thing } to use
       *[other] { $count } × { $thing } to use
      }
  }
tuareg-detail-hand = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $count } cards in hand
      }
  }
