### Tungaru: names, questions, picks and events (English).

## Names

name-fish = fish
name-shell = shell
name-coconut = coconut
name-pearl = pearl
name-any-good = any good
name-nothing = nothing
name-nobody = nobody
name-worker = Worker
name-beggar = Beggar
name-fisher = Fisher
name-trader = Trader
name-chief = Chief
name-butaritari = Butaritari
name-marakei = Marakei
name-abaiang = Abaiang
name-maiana = Maiana
name-tarawa = Tarawa
name-abemama = Abemama
name-nonouti = Nonouti
name-beru = Beru
name-tamana = Tamana
name-nomad-n = { $n ->
    [1] Tioti
    [2] Katea
    [3] Beia
    [4] Ruta
    [5] Tekai
    [6] Moote
    [7] Kaure
    [8] Bwere
    [9] Tabuki
    [10] Aroi
    [11] Teiti
    [12] Rikan
    [13] Kiata
    [14] Toani
    [15] Batiri
    [16] Eritai
    [17] Nabuti
    [18] Roria
    [19] Taake
    [20] Kamoa
    [21] Itaia
    [22] Tebora
    [23] Uriam
    [24] Kokori
    [25] Baikia
    [26] Tonika
    [27] Maere
    [28] Iotua
    [29] Tanoa
    [30] Kaboa
    [31] Rubena
    [32] Teraka
    [33] Burata
    [34] Nikora
    [35] Atara
    [36] Wiriki
    [37] Motiti
    [38] Bureti
    [39] Anata
    [40] Kabuta
   *[other] nomad { $n }
  }
name-deluxe-n = { $n ->
    [1] Tetabo
    [2] Nantei
    [3] Karawa
    [4] Marawa
   *[other] deluxe nomad { $n }
  }
name-space-3 = the third nomad space
name-space-4 = the fourth nomad space
name-storage-6 = the sixth storage space
name-track = the culture track
name-scoring-storage = storage nomads
name-scoring-monuments = monuments
name-scoring-settlers = settlers
name-scoring-nomads = nomads
name-scoring-goods = goods
name-scoring-flower = flowers

## What is asked

ask-boat = Place your boat on an empty anchoring ground.
ask-reserving = Reserve one of the nomads next to your boat.
ask-pledging = Which monument marks the nomad of { $island } as reserved?
ask-choosing = Choose a leader for this round. Nobody sees it before all have chosen.
ask-giving = A Beggar asks you for a good. You score for giving it.
ask-free-trade = Your Trader may trade once, on any island.
ask-turn = Your turn: perform one action, or pass.
ask-turn-pass = Your turn: nothing is possible any more but to pass.
ask-turn-equal = All goods are equal for this action: choose one that uses or spends goods.
ask-trading = Trade on { $island }: put a good down, or take one from the market.
ask-travelling = Where does your settler go from { $island }?
ask-sparing = Your Beggar may spare you one good of the cost of { $nomad }.
ask-paying = Pay { $count ->
    [one] a good
   *[other] { $count } goods
  } of any kind.
ask-building = Will you put a monument on { $island }?
ask-placing = Where does { $nomad } go?
ask-refilling = Which nomad moves on to { $island }?
ask-selling = How many goods do you sell with { $nomad } ({ $good })?
ask-wishing = Choose a good as your reward.
ask-overflow = Your storage is full: give back { $count ->
    [one] a good
   *[other] { $count } goods
  }.
ask-after = Your action is done. Your Chief may still swap two nomads.
ask-leftover = Your Fisher's fish was not spent: keep it, or discard it?

## Picks

pick-boat = Place your boat between { $one } and { $two }
pick-reserve = Reserve { $nomad } on { $island }
pick-monument = Monument from { $spot }, for { $island }
pick-monument-track = Monument from { $spot }, for { $island } (brings { $good-id ->
    [any-good] any good
   *[other] a { $good }
  })
pick-monument-unrewarded = Monument from { $spot }, for { $island }, without its reward
pick-no-monument = No monument
pick-want = Take a { $good }
pick-lead = Choose the { $leader }
pick-give = Give a { $good } to { $beggar }
pick-no-trade = No trade
pick-free-trade = Trade on { $island }
pick-pass = Pass for this round
pick-equal = Trader: all goods are equal in one action
pick-sail = Sail to the ground between { $one } and { $two } with a { $die } ({ $borders ->
    [3] { $borders } borders and a fish
    [one] { $borders } border
   *[other] { $borders } borders
  })
pick-sail-benefit = Fisher: sail to the ground between { $one } and { $two } without a die ({ $borders ->
    [3] { $borders } borders and a fish
    [one] { $borders } border
   *[other] { $borders } borders
  })
pick-sail-nomad = Flip { $nomad }: sail to the ground between { $one } and { $two } ({ $borders ->
    [3] { $borders } borders and a fish
    [one] { $borders } border
   *[other] { $borders } borders
  })
pick-harvest = Harvest a { $good } on { $island } with a { $die }
pick-harvest-twice = Worker: harvest { $good-id ->
    [fish] two fish
    [shell] two shells
    [coconut] two coconuts
   *[pearl] two pearls
  } on { $island } with a { $die }
pick-settle = Settle { $target-id ->
    [tamana] Tamana, with a { $die } on { $island }
   *[other] { $island } with a { $die }
  }
pick-settle-nomad = Flip { $nomad }: settle { $target-id ->
    [tamana] Tamana, next to { $island }
   *[other] { $island }
  }
pick-trade = Trade on { $island } { $die ->
    [0] with your settler
   *[other] with a { $die }
  }
pick-put = Put a { $good } on the market of { $island }
pick-take = Take { $good-id ->
    [nothing] the good
   *[other] the { $good }
  } from the market of { $island }
pick-travel = Travel from { $island } { $die ->
    [0] with your settler
   *[other] with a { $die }
  }
pick-go = To { $island }
pick-recruit = Recruit { $nomad } on { $island } { $die ->
    [0] with your settler
   *[other] with a { $die }
  }
pick-recruit-spared = Recruit { $nomad } on { $island } { $die ->
    [0] with your settler
   *[other] with a { $die }
  }, using the Beggar's benefit for the missing { $good }
pick-spare = Beggar: pay one { $good } fewer
pick-spare-nothing = Pay everything
pick-pay = Pay with a { $good }
pick-to-travellers = Put { $nomad } on the Traveller pile
pick-replace = Put { $nomad } in place of { $other }
pick-place = Put { $nomad } on nomad space { $space }
pick-refill = Move { $nomad } to { $island }
pick-sell = Sell with { $nomad } and a { $die } ({ $good }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each)
pick-count = { $count } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $good })
pick-use-leader = Use space { $space } of the { $leader } with a { $die }
pick-swap = Chief: swap the nomads of { $one } and { $two }
pick-end-turn = No swap
pick-discard = Give back a { $good }
pick-keep = Move the fish to your storage
pick-lose = Discard the fish

## What happened

event-first = { $player } is the starting player.
event-tile-laid = Island tile { $tile } is laid on { $island }.
event-tile-replaced = One good could not be harvested anywhere: island tile { $tile } replaces the one on { $island }.
event-nomad-comes = { $island }: { $nomad }.
event-nomad-waits = Migration space { $space }: { $nomad }.
event-boat-placed = { $player } anchors between { $one } and { $two }.
event-reserves = { $player } reserves { $nomad } on { $island }.
event-monument-taken = { $player } takes a monument from { $spot }.
event-reward-left = { $player } declines the reward.
event-gained = { $player } gains { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-id ->
        [fish] fish
        [shell] shells
        [coconut] coconuts
       *[pearl] pearls
      }
  }.
event-gave-up = { $player } gives back a { $good }.
event-round-begins = Round { $round } begins with { $player }.
event-rolled = The dice show { $one }, { $two } and { $three }.
event-income = { $nomad } brings { $player } a { $good }.
event-leads = { $player } chose the { $leader }.
event-worker-rolled = { $player }'s Worker rolls a { $value }.
event-gave = { $player } gives { $beggar } a { $good } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-fished = { $player }'s Fisher gets a fish.
event-declined = { $player }'s Trader does not trade.
event-die-placed = { $player } places a { $value }.
event-settler-used = { $player } exhausts the settler on { $island }.
event-nomad-used = { $player } flips { $nomad }.
event-benefit-used = { $player } uses the { $leader }'s benefit.
event-sailed = { $player } sails over { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
  } and anchors between { $one } and { $two }.
event-harvested = { $player } harvests on { $island }.
event-settled = { $player } settles { $island }.
event-settled-tamana = { $player }'s third settler goes to Tamana.
event-put = { $player } puts a { $good } on the market of { $island }.
event-took = { $player } takes the { $good } from market space { $market } of { $island }.
event-travelled = { $player }'s settler travels from { $one } to { $two }.
event-recruits = { $player } recruits { $nomad } on { $island }.
event-spent = { $player } spends { $count ->
    [one] { $count } { $good }
   *[other] { $count } { $good-id ->
        [fish] fish
        [shell] shells
        [coconut] coconuts
       *[pearl] pearls
      }
  }.
event-built = { $player } puts a monument on { $island }.
event-set-aside = There is no monument space on { $island }: { $player }'s reserving monument is out of the game.
event-lapsed = { $player }'s reservation of { $nomad } lapses.
event-face-up = { $player } puts { $nomad } on nomad space { $space }.
event-to-travellers = { $player } puts { $nomad } on the Traveller pile.
event-migrated = From migration space { $space }, { $nomad } moves to { $island }.
event-arrived = New on migration space { $space }: { $nomad }.
event-sold = { $player } sells { $count ->
    [one] a good
   *[other] { $count } goods
  } with { $nomad } for { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-leader-used = { $player } uses space { $space } of the { $leader }.
event-swapped = { $player }'s Chief swaps the nomads of { $one } and { $two }.
event-passed = { $player } passes.
event-kept-fish = { $player } moves the Fisher's fish to storage.
event-lost-fish = { $player } discards the Fisher's fish.
event-round-ends = All have passed: round { $round } is over.
event-new-start = { $player }'s Chief takes the starting player token.
event-card-passed = { $player } passes the { $leader } to { $to }.
event-game-ends = The migration spaces are empty: the game ends with round { $round }.
event-limit-reached = Round { $round } was the last one allowed: the game ends.
event-scores = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $scoring }.
event-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Parts of the drawn table: the words that ask for them, the first is shown.
tungaru-part-islands = islands, island
tungaru-part-grounds = grounds, sea
tungaru-part-migration = migration, nomads
tungaru-part-leaders = leaders
