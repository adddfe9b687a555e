### Tungaru: Namen, Fragen, Auswahl und Ereignisse (Deutsch).

## Namen

name-fish = Fisch
name-shell = Muschel
name-coconut = Kokosnuss
name-pearl = Perle
name-any-good = beliebige Ware
name-nothing = nichts
name-nobody = niemand
name-worker = Arbeiter
name-beggar = Bettler
name-fisher = Fischerin
name-trader = Händlerin
name-chief = Häuptling
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
   *[other] Nomade { $n }
  }
name-deluxe-n = { $n ->
    [1] Tetabo
    [2] Nantei
    [3] Karawa
    [4] Marawa
   *[other] Deluxe-Nomade { $n }
  }
name-space-3 = drittes Nomadenfeld
name-space-4 = viertes Nomadenfeld
name-storage-6 = sechster Lagerplatz
name-track = Kulturleiste
name-scoring-storage = Lager-Nomaden
name-scoring-monuments = Monumente
name-scoring-settlers = Siedler
name-scoring-nomads = Nomaden
name-scoring-goods = Waren
name-scoring-flower = Blüten

## Was gefragt ist

ask-boat = Setze dein Boot auf einen leeren Ankerplatz.
ask-reserving = Reserviere einen der Nomaden neben deinem Boot.
ask-pledging = Mit welchem Monument reservierst du den Nomaden auf { $island }?
ask-choosing = Wähle deinen Charakter für diese Runde. Niemand sieht ihn, bevor alle gewählt haben.
ask-giving = Ein Bettler bittet dich um eine Ware. Dafür bekommst du Siegpunkte.
ask-free-trade = Deine Händlerin darf einmal handeln, auf einer beliebigen Insel.
ask-turn = Du bist am Zug: Führe eine Aktion aus oder passe.
ask-turn-pass = Du bist am Zug: Es bleibt nur noch, zu passen.
ask-turn-equal = Für diese Aktion gelten alle Waren als gleich: Wähle eine, für die du Waren brauchst oder abgibst.
ask-trading = Handel auf { $island }: Leg eine Ware hin oder nimm eine vom Markt.
ask-travelling = Wohin wandert dein Siedler von { $island }?
ask-sparing = Dein Bettler kann dir eine Ware der Kosten von { $nomad } ersparen.
ask-paying = Gib { $count ->
    [one] eine beliebige Ware
   *[other] { $count } beliebige Waren
  } ab.
ask-building = Errichtest du auf { $island } ein Monument?
ask-placing = Wohin legst du { $nomad }?
ask-refilling = Welcher Nomade rückt auf { $island } nach?
ask-selling = Wie viele Waren verkaufst du mit { $nomad } ({ $good })?
ask-wishing = Such dir eine Ware als Belohnung aus.
ask-overflow = Dein Lager ist voll: Gib { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } zurück.
ask-after = Deine Aktion ist erledigt. Dein Häuptling darf noch zwei Nomaden vertauschen.
ask-leftover = Der Fisch deiner Fischerin ist noch da: behalten oder abwerfen?

## Auswahl

pick-boat = Boot zwischen { $one } und { $two } setzen
pick-reserve = { $nomad } auf { $island } reservieren
pick-monument = Monument für { $island } vom Kulturplan nehmen: { $spot }
pick-monument-track = Monument für { $island } vom Kulturplan nehmen: { $spot } (bringt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  })
pick-monument-unrewarded = Monument für { $island } vom Kulturplan nehmen: { $spot }, ohne Belohnung
pick-no-monument = Kein Monument
pick-want = { $good } nehmen
pick-lead = { $leader } wählen
pick-give = { $beggar } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } geben
pick-no-trade = Nicht handeln
pick-free-trade = Auf { $island } handeln
pick-pass = Für diese Runde passen
pick-equal = Händlerin: In einer Aktion gelten alle Waren als gleich
pick-sail = Mit einer { $die } zum Ankerplatz zwischen { $one } und { $two } segeln ({ $borders ->
    [3] { $borders } Grenzen und ein Fisch
    [one] { $borders } Grenze
   *[other] { $borders } Grenzen
  })
pick-sail-benefit = Fischerin: ohne Würfel zum Ankerplatz zwischen { $one } und { $two } segeln ({ $borders ->
    [3] { $borders } Grenzen und ein Fisch
    [one] { $borders } Grenze
   *[other] { $borders } Grenzen
  })
pick-sail-nomad = { $nomad } verdecken: zum Ankerplatz zwischen { $one } und { $two } segeln ({ $borders ->
    [3] { $borders } Grenzen und ein Fisch
    [one] { $borders } Grenze
   *[other] { $borders } Grenzen
  })
pick-harvest = Auf { $island } mit einer { $die } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } ernten
pick-harvest-twice = Arbeiter: auf { $island } mit einer { $die } { $good-id ->
    [fish] zwei Fische
    [shell] zwei Muscheln
    [coconut] zwei Kokosnüsse
   *[pearl] zwei Perlen
  } ernten
pick-settle = { $target-id ->
    [tamana] Tamana besiedeln, mit einer { $die } auf { $island }
   *[other] { $island } mit einer { $die } besiedeln
  }
pick-settle-nomad = { $nomad } verdecken: { $target-id ->
    [tamana] Tamana besiedeln, neben { $island }
   *[other] { $island } besiedeln
  }
pick-trade = Auf { $island } { $die ->
    [0] mit deinem Siedler
   *[other] mit einer { $die }
  } handeln
pick-put = { $good-id ->
    [fish] Einen { $good }
   *[other] Eine { $good }
  } auf den Markt von { $island } legen
pick-take = { $good-id ->
    [nothing] Die Ware
    [fish] Den { $good }
   *[other] Die { $good }
  } vom Markt von { $island } nehmen
pick-travel = Von { $island } { $die ->
    [0] mit deinem Siedler
   *[other] mit einer { $die }
  } wandern
pick-go = Nach { $island }
pick-recruit = { $nomad } auf { $island } { $die ->
    [0] mit deinem Siedler
   *[other] mit einer { $die }
  } anwerben
pick-recruit-spared = { $nomad } auf { $island } { $die ->
    [0] mit deinem Siedler
   *[other] mit einer { $die }
  } anwerben, mit dem Vorteil des Bettlers statt { $good-id ->
    [fish] des fehlenden Fischs
    [shell] der fehlenden Muschel
    [coconut] der fehlenden Kokosnuss
   *[pearl] der fehlenden Perle
  }
pick-spare = Bettler: { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } weniger abgeben
pick-spare-nothing = Alles abgeben
pick-pay = { $good } abgeben
pick-to-travellers = { $nomad } auf den Reisestapel legen
pick-replace = { $other } durch { $nomad } ersetzen
pick-place = { $nomad } auf Nomadenfeld { $space } legen
pick-refill = { $nomad } rückt auf { $island } nach
pick-sell = Mit { $nomad } und einer { $die } verkaufen ({ $good }, je { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  })
pick-count = { $count } für { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } ({ $good })
pick-use-leader = Feld { $space } der Charakterkarte ({ $leader }) mit einer { $die } nutzen
pick-swap = Häuptling: die Nomaden von { $one } und { $two } vertauschen
pick-end-turn = Nichts vertauschen
pick-discard = { $good } zurückgeben
pick-keep = Den Fisch ins Lager legen
pick-lose = Den Fisch abwerfen

## Was geschah

event-first = { $player } erhält den Startspielermarker.
event-tile-laid = Inselplättchen { $tile } kommt auf { $island }.
event-tile-replaced = Eine Ware wäre nirgends zu ernten: Inselplättchen { $tile } ersetzt das auf { $island }.
event-nomad-comes = { $island }: { $nomad }.
event-nomad-waits = Ausbreitungsfeld { $space }: { $nomad }.
event-boat-placed = { $player } ankert zwischen { $one } und { $two }.
event-reserves = { $player } reserviert { $nomad } auf { $island }.
event-monument-taken = { $player } nimmt ein Monument vom Kulturplan ({ $spot }).
event-reward-left = { $player } verzichtet auf die Belohnung.
event-gained = { $player } bekommt { $count ->
    [one] { $good-id ->
        [fish] einen Fisch
       *[other] eine { $good }
      }
   *[other] { $count } { $good-id ->
        [fish] Fische
        [shell] Muscheln
        [coconut] Kokosnüsse
       *[pearl] Perlen
      }
  }.
event-gave-up = { $player } gibt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } zurück.
event-round-begins = Runde { $round } beginnt mit { $player }.
event-rolled = Die Würfel zeigen { $one }, { $two } und { $three }.
event-income = { $nomad } bringt { $player } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }.
event-leads = { $player } hat gewählt: { $leader }.
event-worker-rolled = Der Arbeiter von { $player } würfelt eine { $value }.
event-gave = { $player } gibt { $beggar } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } und erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }.
event-fished = Die Fischerin von { $player } fängt einen Fisch.
event-declined = Die Händlerin von { $player } handelt nicht.
event-die-placed = { $player } setzt eine { $value } ein.
event-settler-used = { $player } verbraucht den Siedler auf { $island }.
event-nomad-used = { $player } verdeckt { $nomad }.
event-benefit-used = { $player } nutzt den Charaktervorteil ({ $leader }).
event-sailed = { $player } segelt über { $borders ->
    [one] eine Grenze
   *[other] { $borders } Grenzen
  } und ankert zwischen { $one } und { $two }.
event-harvested = { $player } erntet auf { $island }.
event-settled = { $player } besiedelt { $island }.
event-settled-tamana = { $player } bringt den dritten Siedler nach Tamana.
event-put = { $player } legt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } auf den Markt von { $island }.
event-took = { $player } nimmt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } von Marktfeld { $market } auf { $island }.
event-travelled = Der Siedler von { $player } wandert von { $one } nach { $two }.
event-recruits = { $player } wirbt { $nomad } auf { $island } an.
event-spent = { $player } gibt { $count ->
    [one] { $good-id ->
        [fish] einen Fisch
       *[other] eine { $good }
      }
   *[other] { $count } { $good-id ->
        [fish] Fische
        [shell] Muscheln
        [coconut] Kokosnüsse
       *[pearl] Perlen
      }
  } ab.
event-built = { $player } errichtet ein Monument auf { $island }.
event-set-aside = Auf { $island } ist kein Monumentenfeld frei: Das Reservierungsmonument von { $player } ist aus dem Spiel.
event-lapsed = Die Reservierung von { $player } verfällt ({ $nomad }).
event-face-up = { $player } legt { $nomad } auf Nomadenfeld { $space }.
event-to-travellers = { $player } legt { $nomad } auf den Reisestapel.
event-migrated = { $nomad } rückt von Ausbreitungsfeld { $space } auf { $island } nach.
event-arrived = Neu auf Ausbreitungsfeld { $space }: { $nomad }.
event-sold = { $player } verkauft { $count ->
    [one] eine Ware
   *[other] { $count } Waren
  } mit { $nomad } und erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }.
event-leader-used = { $player } nutzt Feld { $space } der Charakterkarte ({ $leader }).
event-swapped = Der Häuptling von { $player } vertauscht die Nomaden von { $one } und { $two }.
event-passed = { $player } passt.
event-kept-fish = { $player } legt den Fisch der Fischerin ins Lager.
event-lost-fish = { $player } wirft den Fisch der Fischerin ab.
event-round-ends = Alle haben gepasst: Runde { $round } ist zu Ende.
event-new-start = Der Häuptling von { $player } nimmt den Startspielermarker.
event-card-passed = { $player } gibt eine Charakterkarte an { $to } weiter ({ $leader }).
event-game-ends = Die Ausbreitungsfelder sind leer: Mit Runde { $round } endet das Spiel.
event-limit-reached = Runde { $round } war die letzte erlaubte: Das Spiel endet.
event-scores = { $player } erhält { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } ({ $scoring }).
event-won = { $player } gewinnt mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
  }.

# Parts of the drawn table: the words that ask for them, the first is shown.
tungaru-part-islands = inseln, insel
tungaru-part-grounds = ankerplätze, meer
tungaru-part-migration = ausbreitung, nomaden
tungaru-part-leaders = charaktere
