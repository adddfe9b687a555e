# The client's own words at a table of Tuareg.

ui-tuareg-letter-water = W
ui-tuareg-letter-gold = G
ui-tuareg-letter-salt = S
ui-tuareg-letter-millet = H
ui-tuareg-some = { $count } × { $good }
ui-tuareg-stage = Etappe { $stage } von 2{ $last ->
    [0] {""}
    [one] {" "}· letzte Runde, der letzte Zug
   *[other] {" "}· letzte Runde, noch { $last } Züge
  }
ui-tuareg-market = Markt
ui-tuareg-market-stack = Markt: { $count } × { $good }
ui-tuareg-pile = Stapel
ui-tuareg-pile-label = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
  }
ui-tuareg-discards = Abgelegt
ui-tuareg-discards-label = Abgelegt: { $goods }
ui-tuareg-stock = Vorrat
ui-tuareg-stock-label = Vorrat: { $count } × { $special }
ui-tuareg-hand = Deine Hand
ui-tuareg-hand-empty = Deine Hand ist leer.
ui-tuareg-hand-cards = Deine Hand: { $count } × { $good }
ui-tuareg-hand-n = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
ui-tuareg-other-hand = Hand von { $owner }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, sicher: { $certain }
ui-tuareg-animal = { $animal } von { $owner }{ $count ->
    [0] , leer
    [one] : { $cargo }
   *[other] , von unten nach oben: { $cargo }
  }
ui-tuareg-cave = Höhle { $n } von { $owner }: { $cards }
ui-tuareg-cave-n = Höhle { $n }
ui-tuareg-thieves = Diebe von { $owner }: { $ready } bereit, Beute: { $loot }
ui-tuareg-thief-n = { $count ->
    [one] Dieb
   *[other] { $count } Diebe
  }
ui-tuareg-map-n = { $count ->
    [one] Landkarte
   *[other] { $count } Landkarten
  }
ui-tuareg-maps-label = Landkarten von { $owner }: { $count }
ui-tuareg-face-down = eine unbekannte Karte
ui-tuareg-hidden-known = { $good }, allen bekannt
ui-tuareg-hidden-secret = { $good }, geheim
ui-tuareg-counted = Bisher gezählt in Etappe { $stage }
ui-tuareg-unknown = verdeckt
ui-tuareg-score-stage = Etappe { $stage }
ui-tuareg-score-unused = Ungenutzte Sonderkarten
ui-tuareg-score-maps = Landkarten
ui-tuareg-score-hand = Gleichstand: Dinar auf der Hand
ui-tuareg-group-draw = Ziehen
ui-tuareg-group-load = Aus der Hand laden
ui-tuareg-group-market = Aus dem Markt laden
ui-tuareg-group-buy = Kaufen
ui-tuareg-group-pay = Bezahlen
ui-tuareg-group-hide = In einer Höhle verstecken
ui-tuareg-group-steal = Stehlen
ui-tuareg-group-lay = In den Markt legen
ui-tuareg-told-drew = { $player } zieht { $goods }.
ui-tuareg-told-drew-hidden = { $player } zieht { $count } Karten.
ui-tuareg-told-laid = { $player } legt { $goods } in den Markt.
ui-tuareg-told-loaded = { $player } lädt { $goods } auf { $animal }.
ui-tuareg-told-paid = { $player } bezahlt mit { $goods } ({ $source }).
ui-tuareg-told-uncovered = { $player } deckt { $goods } auf.
ui-tuareg-told-market-opens = Der Markt öffnet mit { $goods }.
