### Tuareg: die Wörter des Tisches, für Terminal und Browser (Deutsch).

## Der Tisch

tuareg-stage = Etappe { $stage } von 2{ $last ->
    [0] {""}
    [one] {" "}· letzte Runde, der letzte Zug
   *[other] {" "}· letzte Runde, noch { $last } Züge
  }
tuareg-letter-water = W
tuareg-letter-gold = G
tuareg-letter-salt = S
tuareg-letter-millet = H
tuareg-some = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
  }
tuareg-market = Markt
tuareg-pile = Stapel
tuareg-discards = Ablage
tuareg-stock = Vorrat
tuareg-hand = Hand
tuareg-cave-n = Höhle { $n }
tuareg-thief-n = Dieb { $n }
tuareg-thieves-n = { $count ->
    [one] Dieb
   *[other] { $count } Diebe
  }
tuareg-map-n = { $count ->
    [one] Land­karte
   *[other] { $count } Land­karten
  }
tuareg-hand-n = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
tuareg-thief-ready = noch frei
tuareg-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
tuareg-face-down = eine unbekannte Karte
tuareg-hidden-known = { $good }, allen bekannt
tuareg-hidden-secret = { $good }, geheim
tuareg-unknown = verdeckt
tuareg-hand-empty = Keine Karten auf der Hand.
tuareg-majorities = Wenn die Etappe jetzt endete
tuareg-prizes = Punkte für Mehrheiten
tuareg-effect-donkey = trägt alle Waren
tuareg-effect-cave = verbirgt zwei Karten
tuareg-effect-thief = stiehlt eine Karte
tuareg-effect-map = zwei Punkte am Ende

## Dinge und was in ihnen liegt

tuareg-market-stack = Markt: { $count } × { $good }
tuareg-pile-label = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
  }
tuareg-discards-label = Ablage: { $goods }
tuareg-stock-label = Vorrat: { $count } × { $special }, { $price } Dinar: { $effect }
tuareg-hand-cards = Auf der Hand: { $count } × { $good }
tuareg-other-hand = Hand von { $owner }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, sicher: { $certain }
tuareg-animal = { $animal } von { $owner }{ $count ->
    [0] , leer
    [one] : { $cargo }
   *[other] , von unten nach oben: { $cargo }
  }
tuareg-cave = Höhle { $n } von { $owner }: { $cards }
tuareg-thieves = Diebe von { $owner }: { $ready } bereit, Beute: { $loot }
tuareg-maps-label = Landkarten von { $owner }: { $count }

## Der Tisch in Sätzen

tuareg-say-market = Markt: { $goods }.
tuareg-say-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel liegt noch eine Karte.
   *[other] Im Nachziehstapel liegen { $count } Karten.
  }
tuareg-say-discards = Ablage: { $goods }.
tuareg-say-stock = Vorrat: { $specials }.
tuareg-say-seat = { $player }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
tuareg-say-hand = {"  "}Hand{ $count ->
    [0] : leer.
    [one] , { $count } Karte: { $cards }.
   *[other] , { $count } Karten: { $cards }.
  }
tuareg-unknown-cards = { $known ->
    [0] { $count } unbekannt
   *[other] { $count } weitere unbekannt
  }
tuareg-say-animal = {"  "}{ $animal }{ $count ->
    [0] : leer.
    [one] : { $cargo }.
   *[other] , von unten nach oben: { $cargo }.
  }
tuareg-say-cave = {"  "}Höhle { $n }: { $goods }.
tuareg-say-thief = {"  "}Dieb { $n }: { $loot }.
tuareg-say-maps = {"  "}Landkarten: { $count }.

## Überschriften der Auswahl, und worauf zu zeigen ist

tuareg-group-draw = Ziehen
tuareg-group-load = Aus der Hand laden
tuareg-group-market = Aus dem Markt laden
tuareg-group-buy = Kaufen
tuareg-group-pay = Bezahlen
tuareg-group-hide = In einer Höhle verstecken
tuareg-group-steal = Stehlen
tuareg-group-lay = In den Markt legen
tuareg-group-end = Passen oder fertig
tuareg-kind-hand = eine Handkarte
tuareg-kind-market = eine Ware im Markt
tuareg-kind-special = eine Sonderkarte
tuareg-kind-animal = ein Tier
tuareg-kind-cave = eine Höhle
tuareg-kind-other-hand = die Hand einer anderen Person

## Mehrere Ereignisse in einem Satz

tuareg-told-drew = { $player } zieht { $goods }.
tuareg-told-drew-hidden = { $player } zieht { $count } Karten.
tuareg-told-laid = { $player } legt { $goods } in den Markt.
tuareg-told-loaded = { $player } lädt { $goods } auf { $animal }.
tuareg-told-paid = { $player } bezahlt mit { $goods } { $source-id ->
    [hand] aus der { $source }
   *[other] von { $source }
  }.
tuareg-told-uncovered = { $player } deckt { $goods } auf.
tuareg-told-market-opens = Zur Eröffnung kommen { $goods } in den Markt.

## Punkte

tuareg-score-good = Etappe { $stage }, { $good }
tuareg-score-stage = Etappe { $stage }
tuareg-score-unused = Ungenutzte Karten
tuareg-score-maps = Landkarten
tuareg-score-hand = Gleichstand: Dinar auf der Hand

## Was die Dinge sind; .drawn: wie das Terminal sie zeichnet

tuareg-is-good = Davon gibt es { $count } Karten. Beim Bezahlen ist jede { $dinars ->
    [one] einen Dinar
   *[other] { $dinars } Dinar
  } wert. Wer am Ende einer Etappe auf Tieren, in Höhlen und unter Dieben am meisten davon hat, bekommt { $points } Punkte; bei Gleichstand alle Beteiligten { $less }.
    .drawn = Gezeichnet als { $letter }.
tuareg-is-load = { $good-id ->
    [water] Ein Kamel mit Wasser trägt nichts als Wasser.
    [gold] Ein Kamel trägt höchstens zwei Gold und höchstens zwei Waren, jede am Stück.
   *[other] Ein Kamel trägt höchstens zwei Waren, jede am Stück.
  } Ein Esel trägt alles.
tuareg-is-market-good = { $count ->
    [0] Im Markt liegt davon gerade nichts.
    [one] Im Markt liegt eine Karte davon. Sie kommt von dort direkt auf eines deiner Tiere.
   *[other] Im Markt liegen { $count } Karten davon. Sie kommen von dort direkt auf eines deiner Tiere.
  }
tuareg-is-hand-good = { $count ->
    [one] Eine Karte auf deiner Hand: Lade sie, versteck sie, bezahl mit ihr oder behalte sie (höchstens vier am Ende deines Zuges).
   *[other] { $count } Karten auf deiner Hand: Lade sie, versteck sie, bezahl mit ihnen oder behalte sie (höchstens vier am Ende deines Zuges).
  }
tuareg-is-market = Karten, die beim Ziehen abgelegt wurden. Statt zu ziehen, kannst du von hier ein bis vier Karten einer Ware auf eines deiner Tiere laden.
tuareg-is-pile = Zieh drei Karten und leg dann mindestens eine Handkarte in den Markt. Ist der Stapel leer, haben alle in der Etappe noch genau einen Zug.
tuareg-is-discards = Waren, mit denen Sonderkarten bezahlt wurden. Alle dürfen sie durchsehen; für die Mehrheiten zählen sie nicht, und zurück kommen sie nur an einem Tisch, der so spielt.
tuareg-is-stock = Die Sonderkarten, die noch zu kaufen sind.
tuareg-is-camel = Trägt bis zu vier Karten, höchstens zwei Waren, jede am Stück; höchstens zwei Gold; Wasser nur allein. Die Ladung zählt für die Mehrheiten; stehlen lässt sich nur die oberste Karte.
    .drawn = Die Karten liegen von links (unten) nach rechts (oben).
tuareg-is-donkey = Ein weiteres Tier: Es trägt bis zu vier Karten beliebiger Waren in beliebiger Folge. Beladen geht es nach der ersten Etappe zurück in den Vorrat; leer bringt es am Ende einen Punkt.
tuareg-is-cave = Versteckt bis zu zwei Karten, eine pro Zug, aus der Hand oder oben von einem Tier. Dort sind sie sicher und zählen am Ende der Etappe mit. Leer bringt die Höhle am Spielende einen Punkt.
    .drawn = (S) ist eine Karte, die alle gesehen haben, (S°) eine, die nur manche kennen, (??) eine, die du nicht kennst.
tuareg-is-thief = Schlägt einmal zu: Er nimmt einer anderen Person eine zufällige Handkarte oder die oberste Karte eines Tieres weg. Die Beute zählt für den Besitzer des Diebs. Ungenutzt bringt er am Spielende einen Punkt.
tuareg-is-map = Bringt am Ende des Spiels zwei Punkte.
tuareg-is-hand = Nur wer sie hält, sieht sie. Von einer fremden Hand wissen alle, wie viele Karten es sind, und du siehst die, die sich durch Mitzählen sicher ergeben. Ein Dieb kann eine davon zufällig nehmen. Am Ende eines Zuges höchstens vier Karten.
    .drawn = (??) ist eine Karte, die du nicht kennst.
tuareg-is-price = Kostet { $price } Dinar, bezahlt mit Handkarten oder oben von deinen Tieren. Im Vorrat: { $left }.
tuareg-is-dinar = Was Waren wert sind, wenn du eine Sonderkarte bezahlst. Bei Gleichstand am Ende gewinnt die Hand mit den meisten Dinar.
tuareg-is-points = Gibt es am Ende jeder Etappe für die meisten Karten einer Ware auf Tieren, in Höhlen und unter Dieben, bei Gleichstand je einen weniger; ganz am Ende außerdem für ungenutzte Sonderkarten und Landkarten.
tuareg-is-stage = Das Spiel hat zwei. Jede endet eine Runde, nachdem der Nachziehstapel leer ist; dann werden die Mehrheiten gewertet.
tuareg-title-hand = Hand
tuareg-title-dinar = Dinar
tuareg-title-points = Punkte
tuareg-title-stage = Etappe

## Die Wörter, auf die sie hören

tuareg-words-water = Wasser, W
tuareg-words-gold = Gold, G
tuareg-words-salt = Steinsalz, Salz, S
tuareg-words-millet = Hirse, H
tuareg-words-camel = Kamel, Kamele, Tier, Tiere
tuareg-words-donkey = Esel
tuareg-words-cave = Höhle, Höhlen, hoehle
tuareg-words-thief = Dieb, Diebe
tuareg-words-map = Landkarte, Landkarten
tuareg-words-market = Markt
tuareg-words-pile = Stapel, Nachziehstapel
tuareg-words-discards = Ablage, Ablagestapel
tuareg-words-stock = Vorrat
tuareg-words-hand = Hand, Hände, Handkarten, Karte, Karten, ?, ??
tuareg-words-dinar = Dinar
tuareg-words-points = Punkte, Mehrheit, Mehrheiten
tuareg-words-stage = Etappe, Etappen, letzte Runde

## Die Materialübersicht

part-good = Waren
part-price = Preis
part-stock = Sonderkarten im Vorrat
part-special = jede Sonderkarte
part-2-players = zu zweit
part-3-players = zu dritt
part-4-players = zu viert
part-5-players = zu fünft
part-count = Karten
part-dinars = Dinar
part-points = Punkte
part-donkey = Esel
part-cave = Höhlen
part-thief = Diebe
part-map = Landkarten

## Die Lobby und die Varianten eines Tisches

game-line = Belade deine Kamele und behalte die Nachbarn im Auge: ein Kartenspiel um Karawanen und Mehrheiten.
option-discards_return = Abgelegtes kommt in Etappe 2 zurück
    .about = Ob Waren, mit denen Sonderkarten bezahlt wurden, in den Nachziehstapel der zweiten Etappe gemischt werden; sie dauert dann länger.
option-discards_return-no = nein
option-discards_return-yes = ja
option-pass = Passen
    .about = Wann du auf die Hauptaktion verzichten darfst: in der letzten Runde immer oder nur, wenn keine möglich ist.
option-pass-last_round = in der letzten Runde
option-pass-only_if_stuck = nur wenn nichts anderes geht
option-overpay = Überzahlen
    .about = Wechselgeld gibt es nicht. Entweder darf beim Bezahlen keine Karte zu viel sein, oder es endet einfach, sobald der Preis erreicht ist.
option-overpay-irreducible = keine überflüssige Karte
option-overpay-stop_when_paid = bis der Preis erreicht ist

## Wovon ein Tipp spricht: „+2 Punkte für …“

tuareg-hint-points = das, was schon gewertet ist
tuareg-hint-water = die Mehrheit beim Wasser
tuareg-hint-gold = die Mehrheit beim Gold
tuareg-hint-salt = die Mehrheit beim Salz
tuareg-hint-millet = die Mehrheit bei der Hirse
tuareg-hint-specials = Sonderkarten
tuareg-hint-hand = die Handkarten

# Ein Tipp im Einzelnen: wie es nach einem Zug sein wird, oder (otherwise) nach einem anderen.
tuareg-detail-lead = { $where ->
    [none] niemand hat etwas davon
    [level] { $rivals ->
        [1] gleichauf mit { $player }
       *[other] gleichauf an der Spitze
      }
    [ahead] { $by ->
        [one] eine Karte
       *[other] { $by } Karten
      } { $rivals ->
        [0] vorn
        [1] vor { $player }
       *[other] vor allen anderen
      }
   *[behind] { $by ->
        [one] eine Karte
       *[other] { $by } Karten
      } hinter { $rivals ->
        [1] { $player }
       *[other] den Führenden
      }
  }
tuareg-detail-kept = { $otherwise ->
    [yes] { $count ->
        [0] keine
       *[other] { $count }
      }
   *[no] { $thing }: { $count ->
        [0] keine Karte frei
        [1] eine Karte frei
       *[other] { $count } Karten frei
      }
  }
tuareg-detail-hand = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] keine Karte auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
      }
  }
