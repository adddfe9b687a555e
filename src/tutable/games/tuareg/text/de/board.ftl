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
ui-tuareg-hand = Handkarten
ui-tuareg-hand-empty = Keine Karten auf der Hand.
ui-tuareg-hand-cards = Auf der Hand: { $count } × { $good }
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
ui-tuareg-is-good = Davon gibt es { $count } Karten. Beim Bezahlen ist jede { $dinars ->
    [one] einen Dinar
   *[other] { $dinars } Dinar
  } wert. Wer am Ende einer Etappe auf Tieren, in Höhlen und unter Dieben am meisten davon hat, bekommt { $points } Punkte; bei Gleichstand alle Beteiligten { $less }.
ui-tuareg-is-load = { $good ->
    [water] Ein Kamel mit Wasser trägt nichts als Wasser.
    [gold] Ein Kamel trägt höchstens zwei Gold und höchstens zwei Waren, jede am Stück.
   *[other] Ein Kamel trägt höchstens zwei Waren, jede am Stück.
  } Ein Esel trägt alles.
ui-tuareg-is-market-good = { $count ->
    [0] Im Markt liegt davon gerade nichts.
    [one] Im Markt liegt eine Karte davon. Sie kommt von dort direkt auf eines deiner Tiere.
   *[other] Im Markt liegen { $count } Karten davon. Sie kommen von dort direkt auf eines deiner Tiere.
  }
ui-tuareg-is-hand-good = { $count ->
    [one] Eine Karte auf deiner Hand: Lade sie, versteck sie, bezahl mit ihr oder behalte sie (höchstens vier am Ende deines Zuges).
   *[other] { $count } Karten auf deiner Hand: Lade sie, versteck sie, bezahl mit ihnen oder behalte sie (höchstens vier am Ende deines Zuges).
  }
ui-tuareg-is-market = Karten, die beim Ziehen abgelegt wurden. Statt zu ziehen, kannst du von hier ein bis vier Karten einer Ware auf eines deiner Tiere laden.
ui-tuareg-is-pile = Zieh drei Karten und leg dann mindestens eine Handkarte in den Markt. Wer die letzte Karte nimmt, läutet die letzte Runde der Etappe ein.
ui-tuareg-is-discards = Waren, mit denen Sonderkarten bezahlt wurden. Alle dürfen sie durchsehen; für die Mehrheiten zählen sie nicht.
ui-tuareg-is-camel = Trägt bis zu vier Karten, höchstens zwei Waren, jede am Stück; höchstens zwei Gold; Wasser nur allein. Die Ladung zählt für die Mehrheiten; stehlen lässt sich nur die oberste Karte.
ui-tuareg-is-donkey = Ein weiteres Tier: Es trägt bis zu vier Karten beliebiger Waren in beliebiger Folge. Beladen geht es nach der ersten Etappe zurück in den Vorrat; leer bringt es am Ende einen Punkt.
ui-tuareg-is-cave = Versteckt bis zu zwei Karten, eine pro Zug, aus der Hand oder oben von einem Tier. Dort sind sie sicher und zählen am Ende der Etappe mit. Leer bringt die Höhle am Spielende einen Punkt.
ui-tuareg-is-thief = Schlägt einmal zu: Er nimmt einer anderen Person eine zufällige Handkarte oder die oberste Karte eines Tieres. Die Beute zählt für seinen Besitzer. Ungenutzt bringt er am Spielende einen Punkt.
ui-tuareg-is-map = Bringt am Ende des Spiels zwei Punkte.
ui-tuareg-is-hand = Wie viele Karten { $owner } auf der Hand hat und welche davon sicher bekannt sind. Ein Dieb kann eine davon zufällig nehmen.
ui-tuareg-is-price = Kostet { $price } Dinar, bezahlt mit Handkarten oder oben von deinen Tieren. Im Vorrat: { $left }.
ui-tuareg-kind-hand = eine Handkarte
ui-tuareg-kind-market = eine Ware im Markt
ui-tuareg-kind-special = eine Sonderkarte
ui-tuareg-kind-animal = ein Tier
ui-tuareg-kind-cave = eine Höhle
ui-tuareg-kind-other-hand = die Hand einer anderen Person
