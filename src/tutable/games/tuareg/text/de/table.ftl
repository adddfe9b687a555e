### Tuareg: Namen, Fragen, Auswahl und Ereignisse (Deutsch).

## Namen

name-water = Wasser
name-gold = Gold
name-salt = Steinsalz
name-millet = Hirse
name-camel = Kamel
name-donkey = Esel
name-cave = Höhle
name-thief = Dieb
name-map = Landkarte
name-camel-n = Kamel { $n }
name-donkey-n = Esel { $n }
name-hand = Hand
name-nothing = nichts

## Was gefragt ist

ask-turn = Du bist am Zug: Wähle eine Hauptaktion. Höhlen und Diebe darfst du schon vorher einsetzen.
ask-loading = Lade noch eine Karte auf { $animal } oder hör auf.
ask-taking = Wie viele Karten { $good } lädst du auf { $animal }?
ask-paying = Bezahle { $special-id ->
    [cave] die
    [map] die
   *[other] den
  } { $special }: bisher { $paid } von { $price } Dinar.
ask-after = Deine Hauptaktion ist erledigt. Du darfst noch Höhlen und Diebe einsetzen oder weitermachen.
ask-laying = { $owed ->
    [0] Wenn du magst, leg Karten in den Markt – sonst bist du fertig.
    [one] Lege eine Karte in den Markt.
   *[other] Lege { $owed } Karten in den Markt.
  }

## Auswahl

pick-draw = { $count ->
    [0] Karten
    [one] { $count } Karte
   *[other] { $count } Karten
  } vom Nachziehstapel ziehen
pick-pass = Passen
pick-load = { $good } auf { $animal } laden
pick-stop-loading = Nichts mehr aufladen
pick-take = { $good } aus dem Markt auf { $animal } laden
pick-count = { $count ->
    [one] { $count } Karte { $good }
   *[other] { $count } Karten { $good }
  }
pick-buy = { $special-id ->
    [cave] Eine
    [map] Eine
   *[other] Einen
  } { $special } kaufen
pick-pay-hand = Mit { $good } aus der Hand bezahlen ({ $dinars } Dinar)
pick-pay-cargo = Mit { $good } von { $animal } bezahlen ({ $dinars } Dinar)
pick-hide-hand = { $good } aus der Hand in Höhle { $cave } verstecken
pick-hide-cargo = { $good-id ->
    [nothing] Die oberste Karte
   *[other] { $good }
  } von { $animal } in Höhle { $cave } verstecken
pick-steal-hand = { $victim } mit einem Dieb bestehlen: eine zufällige Handkarte
pick-steal-cargo = { $victim } mit einem Dieb bestehlen: { $good-id ->
    [nothing] die oberste Karte
   *[other] { $good }
  } von { $animal }
pick-to-lay-back = Weiter: Karten in den Markt legen
pick-end-turn = Nichts weiter
pick-lay = { $good } in den Markt legen
pick-keep = { $count ->
    [0] Fertig
    [one] Fertig: { $count } Karte behalten
   *[other] Fertig: { $count } Karten behalten
  }

## Was geschah

event-first = { $player } beginnt.
event-market-opens = Zur Eröffnung kommt { $good } in den Markt.
event-drew = { $player } zieht { $good }.
event-drew-hidden = { $player } zieht eine Karte.
event-laid = { $player } legt { $good } in den Markt.
event-loaded = { $player } lädt { $good } auf { $animal }.
event-took = { $player } lädt { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
  } aus dem Markt auf { $animal }.
event-paid = { $player } bezahlt mit { $good } { $source-id ->
    [hand] aus der { $source }
   *[other] von { $source }
  }.
event-bought = { $player } kauft { $special-id ->
    [cave] eine
    [map] eine
   *[other] einen
  } { $special }.
event-hid = { $player } versteckt { $good } aus der Hand in Höhle { $cave }.
event-hid-hidden = { $player } versteckt eine Handkarte in Höhle { $cave }.
event-hid-cargo = { $player } versteckt { $good } von { $animal } in Höhle { $cave }.
event-stole-cargo = { $player } bestiehlt { $victim }: Der Dieb nimmt { $good } von { $animal }.
event-stole = { $player } bestiehlt { $victim }: Der Dieb nimmt { $good } aus der Hand.
event-stole-hidden = { $player } bestiehlt { $victim }: Der Dieb nimmt eine Handkarte.
event-passed = { $player } passt.
event-last-round = Der Nachziehstapel ist leer: In Etappe { $stage } haben alle noch genau einen Zug, { $player } fängt an.
event-stage-ends = Etappe { $stage } ist zu Ende. Alle Karten in Höhlen und unter Dieben werden aufgedeckt.
event-uncovered = { $player } deckt { $good } auf.
event-majority = { $player } hat die Mehrheit bei { $good } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }) und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-shared = { $player } liegt bei { $good } gleichauf an der Spitze ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }) und bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
event-unclaimed = Niemand hat { $good }: Dafür gibt es keine Punkte.
event-returned = { $player } gibt { $count ->
    [one] { $special-id ->
        [cave] eine
        [map] eine
       *[other] einen
      } { $special }
   *[other] { $count ->
        [2] zwei
        [3] drei
       *[other] { $count }
      } { $special-id ->
        [cave] Höhlen
        [thief] Diebe
        [map] Landkarten
       *[donkey] Esel
      }
  } in den Vorrat zurück.
event-new-pile = Es wird neu gemischt: { $count ->
    [one] { $count } Karte bildet
   *[other] { $count } Karten bilden
  } den Nachziehstapel für Etappe 2.
event-unused = { $player } bekommt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } für { $count ->
    [one] eine ungenutzte Sonderkarte
    [2] zwei ungenutzte Sonderkarten
    [3] drei ungenutzte Sonderkarten
   *[other] { $count } ungenutzte Sonderkarten
  }.
event-maps = { $player } bekommt { $points } Punkte für { $count ->
    [one] eine Landkarte
    [2] zwei Landkarten
    [3] drei Landkarten
   *[other] { $count } Landkarten
  }.
event-hand-worth = Gleichstand: Die Hand von { $player } ist { $dinars } Dinar wert.
event-won = { $player } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }.
event-shared-win = Geteilter Sieg: { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.

# Parts of the drawn table: the words that ask for them, the first is shown.
tuareg-part-market = markt
