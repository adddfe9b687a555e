### Tundra: Namen, Fragen, Möglichkeiten und Ereignisse (Deutsch).

## Namen

name-firewood = Brennholz
name-stone = Stein
name-peat = Torf
name-berries = Beeren
name-points = Punkte
name-some-firewood = { $n } Brennholz
name-some-stone = { $n } Stein
name-some-peat = { $n } Torf
name-some-any = { $n ->
    [one] { $n } Rohstoff nach Wahl
   *[other] { $n } Rohstoffe nach Wahl
  }
name-some-berries = { $n ->
    [one] { $n } Beere
   *[other] { $n } Beeren
  }
name-some-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
  }
name-some-moves = { $n ->
    [one] { $n } Bewegungspunkt
   *[other] { $n } Bewegungspunkte
  }
name-some-workers = { $n } Arbeiter
name-architecture = Baukunst
name-travel = Reise
name-gathering = Sammeln
name-trade = Handel
name-glade-n = Lichtung { $n }
name-settlement-n = Siedlung { $n }
name-tile-firewood = eine Lichtung mit Brennholz
name-tile-stone = eine Lichtung mit Stein
name-tile-peat = eine Lichtung mit Torf
name-tile-bare = eine Lichtung ohne Rohstoff
name-action-board = die Aktion der Tafel
name-action-starter = die Aktion der Startkarte
name-action-market = die Aktion der Marktkarte
name-action-second = die Aktion der zweiten Marktkarte
name-title-humble = Bescheiden
name-title-provident = Vorausschauend
name-title-wise = Weise
name-title-inspiring = Mitreißend
name-title-determined = Entschlossen
name-title-hard-working = Fleißig
name-title-generous = Großzügig
name-title-humble-she = Die Bescheidene
name-title-humble-he = Der Bescheidene
name-title-provident-she = Die Vorausschauende
name-title-provident-he = Der Vorausschauende
name-title-wise-she = Die Weise
name-title-wise-he = Der Weise
name-title-inspiring-she = Die Mitreißende
name-title-inspiring-he = Der Mitreißende
name-title-determined-she = Die Entschlossene
name-title-determined-he = Der Entschlossene
name-title-hard-working-she = Die Fleißige
name-title-hard-working-he = Der Fleißige
name-title-generous-she = Die Großzügige
name-title-generous-he = Der Großzügige
name-character-duchess = Herzogin Elisabeth
name-character-governor = Statthalter Polkan
name-character-abbess = Äbtissin Sophia
name-character-merchant = Kaufmann Hammy
name-goal-cards = Marktkarten
name-goal-upgrades = Ausgebaute Tafeln
name-goal-berries = Beeren
name-goal-towers = Türme
name-goal-workers = Arbeiter
name-goal-resources = Rohstoffe
name-goal-glades-firewood = Holzlichtungen
name-goal-glades-stone = Steinlichtungen
name-goal-glades-peat = Torflichtungen
name-personal-chain = Turmkette
name-personal-variety = Viele Landschaften
name-personal-idle-workers = Ausgeruhte Arbeiter
name-personal-garrison = Besatzung
name-personal-edge = Am Rand der Tundra
name-personal-estate = Großer Besitz
name-personal-idle-towers = Offenes Land
name-personal-lead-firewood = Herrschaft über die Wälder
name-personal-lead-stone = Herrschaft über die Steinbrüche
name-personal-lead-peat = Herrschaft über die Moore
name-personal-lead-bare = Herrschaft über die Ödnis

## Startkarten

name-s01 = „Reisig“
name-s02 = „Kiesel“
name-s03 = „Torfspaten“
name-s04 = „Alte Stiefel“
name-s05 = „Beerenkorb“
name-s06 = „Lange Liste“
name-s07 = „Kurze Liste“
name-s08 = „Wanderstab“
name-s09 = „Beil“
name-s10 = „Hammer“
name-s11 = „Torfstecher“
name-s12 = „Schneeschuhe“
name-s13 = „Schlittenspur“
name-s14 = „Steinweg“
name-s15 = „Knüppeldamm“
name-s16 = „Kleine Ehre“

## Ergänzungskarten des Marktes

name-e01 = „Floß“
name-e02 = „Sägemühle“
name-e03 = „Steinkarren“
name-e04 = „Steinbruch“
name-e05 = „Torfkahn“
name-e06 = „Torfmoor“
name-e07 = „Rentierschlitten“
name-e08 = „Anlegestelle“
name-e09 = „Poststation“
name-e10 = „Beerenhang“
name-e11 = „Marmeladenküche“
name-e12 = „Glockenturm“
name-e13 = „Dorffest“
name-e14 = „Gästetafel“
name-e15 = „Festsaal“
name-e16 = „Volkslied“
name-e17 = „Marktplatz“
name-e18 = „Hausiererkiste“
name-e19 = „Packrentier“
name-e20 = „Lagerhaus“
name-e21 = „Große Scheune“
name-e22 = „Vorratskeller“
name-e23 = „Werkstatt“
name-e24 = „Stadttor“

## Berater

name-a01 = „Holzfäller“
name-a02 = „Steinmetz“
name-a03 = „Torfgräber“
name-a04 = „Holzhändlerin“
name-a05 = „Steinbruchbesitzer“
name-a06 = „Moorvogt“
name-a07 = „Beerensammlerin“
name-a08 = „Turmwächter“
name-a09 = „Pfadfinderin“
name-a10 = „Schlittenlenker“
name-a11 = „Verwalterin“
name-a12 = „Heroldin“
name-a13 = „Kauffrau“
name-a14 = „Wirt“
name-a15 = „Uhrmacherin“
name-a16 = „Spielerin“

## Fragen

ask-character = Wen spielst du? Nur Bilder und Worte hängen davon ab.
ask-keeping = Behalte zwei deiner vier Startkarten, jede unter einer anderen Tafel.
ask-turn = Du bist am Zug: Lege einen Würfel auf eine Tafel oder ein Ziel. Vorher sind freie Aktionen möglich.
ask-after = { $aside ->
    [0] Dein Würfel liegt.
   *[other] Dein Würfel ist beiseitegelegt.
  } Du kannst noch freie Aktionen nutzen oder den Zug beenden.
ask-activating = { $board }, Zeile { $value }: Welche Aktion kommt als Nächstes?
ask-reward = { $from ->
    [tower] Der Turm auf { $place }:{" "}
    [title] Dein Titel:{" "}
   *[action] {""}
  }{ $moves ->
    [0] { $goods ->
        [one] Wähle einen Rohstoff.
       *[other] Wähle { $goods } Rohstoffe.
      }
    [one] Bewege einen Arbeiter um einen Schritt{ $goods ->
        [0] .
        [one] {" "}und wähle einen Rohstoff.
       *[other] {" "}und wähle { $goods } Rohstoffe.
      }
   *[other] Bewege Arbeiter um insgesamt { $moves } Schritte{ $goods ->
        [0] .
        [one] {" "}und wähle einen Rohstoff.
       *[other] {" "}und wähle { $goods } Rohstoffe.
      }
  }{ $workers ->
    [0] {""}
   *[other] {" "}Auch ein Arbeiter aus deinem Vorrat kommt zum Turm.
  }
ask-building = Baue { $count ->
    [one] einen Turm
   *[other] bis zu { $count } Türme, jeden
  } anstelle eines Arbeiters.
ask-bonuses = Der Bonus welches Turms kommt als Nächstes?
ask-sending = Setze { $count ->
    [one] einen Arbeiter
   *[other] bis zu { $count } Arbeiter
  } aus deinem Vorrat ein.
ask-selling = Verkaufe { $count ->
    [one] ein Paar gleicher Rohstoffe
   *[other] bis zu { $count } Paare gleicher Rohstoffe
  }.
ask-gathering = Sammle { $count ->
    [one] einen Rohstoff
   *[other] bis zu { $count } Rohstoffe
  } von den Lichtungen unter deinen Figuren.
ask-trading = Nimm eine Karte vom Markt oder keine.{ $renewal ->
    [0] {""}
   *[other] {" "}Vorher darfst du den Markt erneuern.
  }
ask-upgrading = Baue Tafeln aus oder höre auf.
ask-swapping = { $card }: Tausche { $count ->
    [one] einmal
   *[other] bis zu { $count }-mal
  }.
ask-turning = { $card }: Drehe einen freien Würfel um eins.
ask-shaking = { $card }: Nimm Würfel auf, um sie neu zu werfen (bisher { $count }).

## Möglichkeiten

pick-character = { $character }
pick-keep-cards = { $card } und { $other } behalten
pick-keep = { $card } unter { $board }, { $other } unter { $second }
pick-put = Eine { $value } auf { $board } legen
pick-goal = Eine { $value } auf das Ziel { $goal } legen{ $points ->
    [0] {""}
   *[other] {" "}({ $points } Punkte)
  }
pick-lay-aside = Eine { $value } ungenutzt beiseitelegen
pick-reroll = Eine { $value } neu werfen ({ $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  })
pick-take-up = Eine { $value } aufnehmen
pick-raise = { $now ->
    [7] Eine 6 um eins erhöhen
   *[other] Eine { $value } auf { $now } drehen
  } ({ $berries ->
    [0] kostenlos
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  })
pick-lower = { $now ->
    [0] Eine 1 um eins senken
   *[other] Eine { $value } auf { $now } drehen
  } ({ $berries ->
    [0] kostenlos
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  })
pick-buy-die = Einen Würfel kaufen ({ $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  })
pick-advisor = { $card } befragen: { $effect ->
    [pay] { tundra-help-pay }
    [towers] { tundra-help-towers }
    [buy] { tundra-help-buy }
    [change] { tundra-help-change }
    [reroll] { tundra-help-reroll }
   *[gain] { tundra-help-gain }
  }
pick-end-turn = Zug beenden
pick-leave-rest = Auf den Rest verzichten
pick-act-board = { $board } nutzen: { $verb ->
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
pick-act-card = { $card } nutzen: { $gains }
pick-act-none = { $card } nutzen: nichts in Zeile { $value }
pick-move = Arbeiter { $worker } von { $from } nach { $place }
pick-gain = { $good } nehmen
pick-join = Den zusätzlichen Arbeiter auf { $place } setzen
pick-stop = Nichts mehr
pick-build = Auf { $place } einen Turm bauen (2 { $good })
pick-bonus = Der Bonus des Turms auf { $place }: { $gains }
pick-send = { $place-id ->
    [settlement-n] In
   *[other] Auf
  } { $place } einen Arbeiter einsetzen (2 { $good } und eine Beere)
pick-sell = 2 { $good } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } verkaufen
pick-gather = { $good } sammeln
pick-no-card = Keine Karte nehmen
pick-renew = Den Markt erneuern
pick-tuck = { $card } nehmen und unter { $board } legen
pick-tuck-instead = { $card } nehmen und anstelle von { $old } unter { $board } legen
pick-hire = { $card } anwerben
pick-hire-instead = { $card } anstelle von { $old } anwerben
pick-upgrade = { $board } ausbauen ({ $firewood ->
    [0] {""}
   *[other] { $firewood } Brennholz{ $stone ->
        [0] { $peat ->
            [0] {""}
           *[other] {" "}und{" "}
          }
       *[other] { $peat ->
            [0] {" "}und{" "}
           *[other] ,{" "}
          }
      }
  }{ $stone ->
    [0] {""}
   *[other] { $stone } Stein{ $peat ->
        [0] {""}
       *[other] {" "}und{" "}
      }
  }{ $peat ->
    [0] {""}
   *[other] { $peat } Torf
  })
pick-swap = { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } gegen 1 { $good } tauschen
pick-spend = 1 { $good } gegen { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } tauschen
pick-roll = { $count ->
    [0] Nichts werfen
    [one] Den aufgenommenen Würfel werfen
   *[other] Die { $count } aufgenommenen Würfel werfen
  }

## Was geschehen ist

event-character = { $player } spielt { $character }.
event-titled = { $player } erhält den Titel „{ $title }“.
event-secret = { $player } erhält das persönliche Ziel { $goal }.
event-secret-hidden = { $player } erhält ein persönliches Ziel.
event-opened = Neu aufgedeckt: { $place }, { $tile }.
event-dealt = { $player } bekommt { $card }.
event-dealt-hidden = { $player } bekommt eine Startkarte.
event-kept = { $player } legt { $card } unter { $board }.
event-market = Marktfeld { $space }: { $card }.
event-goal = Ein gemeinsames Ziel: { $goal }.
event-first = { $player } beginnt.
event-round = Runde { $round }. { $player } hat den Startspielerstein.
event-starts = Rundenbeginn für { $player }.
event-upkeep = { $player } erhält Punkte für { $count ->
    [one] eine ausgebaute Tafel
   *[other] { $count } ausgebaute Tafeln
  }.
event-rolled = Alle haben eine { $value }.
event-rolled-own = { $player } wirft eine { $value }.
event-put = { $player } legt eine { $value } auf { $board }.
event-scored-goal = { $player } legt eine { $value } auf das Ziel { $goal } und erhält { $points } Punkte.
event-laid-aside = { $player } legt eine { $value } beiseite.
event-rerolled = { $player } wirft eine { $value } für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } neu.
event-changed = { $player } dreht eine { $value } auf { $now }{ $berries ->
    [0] { "" }
    [one] {" "}für { $berries } Beere
   *[other] {" "}für { $berries } Beeren
  }.
event-bought-die = { $player } kauft für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } einen Würfel.
event-advised = { $player } befragt { $card }.
event-moved = Arbeiter { $worker } von { $player } geht auf { $place }.
event-moved-home = Arbeiter { $worker } von { $player } geht in { $place }.
event-gained = { $player } erhält { $count } { $good-id ->
    [points] { $count ->
        [one] Punkt
       *[other] Punkte
      }
    [berries] { $count ->
        [one] Beere
       *[other] Beeren
      }
   *[other] { $good }
  }.
event-joined = Ein Arbeiter von { $player } kommt zum Turm auf { $place }.
event-built = { $player } baut auf { $place } einen Turm für 2 { $good }.
event-sent = { $player } setzt { $place-id ->
    [settlement-n] in
   *[other] auf
  } { $place } einen Arbeiter für 2 { $good } und eine Beere ein.
event-sold = { $player } verkauft 2 { $good } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-gathered = { $player } sammelt { $good }.
event-renewed = { $player } erneuert den Markt.
event-tucked = { $player } nimmt { $card } und legt die Karte unter { $board } (Platz { $spot }).
event-hired = { $player } wirbt { $card } an (Platz { $space }).
event-discarded = { $player } wirft { $card } ab.
event-upgraded = { $player } baut die Tafel { $board } aus.
event-spent = { $player } zahlt { $count } { $good-id ->
    [berries] { $count ->
        [one] Beere
       *[other] Beeren
      }
   *[other] { $good }
  }.
event-shaken = { $player } nimmt eine { $value } auf.
event-turn-ends = Der Zug von { $player } ist zu Ende.
event-round-ends = Runde { $round } ist zu Ende.
event-reshuffled = Die { $count } abgeworfenen Marktkarten werden zum neuen Stapel.
event-uncovered = { $player } deckt das persönliche Ziel { $goal } auf und erhält dafür nichts.
event-personal = { $player } deckt das persönliche Ziel { $goal } auf und erhält { $points } Punkte.
event-tied = Gleichstand: { $player } hat { $resources ->
    [one] { $resources } Rohstoff
   *[other] { $resources } Rohstoffe
  } und { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  }.
event-won = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
event-shared-win = Ein geteilter Sieg: { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-acted = { $player } nutzt { $action }.
event-stopped = { $player } belässt es dabei.

# Parts of the drawn table: the words that ask for them, the first is shown.
tundra-part-map = karte, land
tundra-part-market = markt, karten
tundra-part-goals = ziele
