### Was das Terminal über einen Tisch Tuareg sagt (Deutsch).

## Der gezeichnete Tisch

tuareg-stage = Etappe { $stage } von 2{ $last ->
    [0] {""}
    [one] {" "}· letzte Runde, der letzte Zug
   *[other] {" "}· letzte Runde, noch { $last } Züge
  }
tuareg-letter-water = W
tuareg-letter-gold = G
tuareg-letter-salt = S
tuareg-letter-millet = H
tuareg-market = Markt
tuareg-pile = Stapel
tuareg-discards = Ablage
tuareg-stock = Vorrat
tuareg-hand = Hand
tuareg-cave-n = Höhle { $n }
tuareg-thief-n = Dieb { $n }
tuareg-thief-ready = noch frei
tuareg-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

## Überschriften der Auswahl

tuareg-group-draw = Ziehen
tuareg-group-load = Laden
tuareg-group-market = Markt
tuareg-group-buy = Kaufen
tuareg-group-hide = Höhle
tuareg-group-steal = Dieb
tuareg-group-pass = Weiter

## Der Tisch in Sätzen

tuareg-some = { $count } × { $good }
tuareg-say-market = Markt: { $goods }.
tuareg-say-pile = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Im Nachziehstapel liegt noch eine Karte.
   *[other] Im Nachziehstapel liegen { $count } Karten.
  }
tuareg-say-discards = Ablagestapel: { $goods }.
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
tuareg-face-down = eine unbekannte verdeckte Karte
tuareg-hidden-known = { $good } verdeckt, allen bekannt
tuareg-hidden-secret = { $good } verdeckt, geheim

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
tuareg-score-unused = Ungenutzte Karten
tuareg-score-maps = Landkarten

## Was auf dem Tisch liegt, für ?

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
tuareg-thing-good =
    { $good } ({ $letter }): { $count } Karten. Beim Bezahlen ist eine Karte { $dinars } Dinar wert; die Mehrheit bringt am Ende einer Etappe { $points } Punkte{ $verified ->
        [yes] .
       *[no] {" "}(Dinar und Punkte sind nicht belegt).
    } [TUA-1, TUA-9, TUA-13]
tuareg-thing-camel = Kamel: trägt bis zu vier Karten von höchstens zwei Waren, jede Ware am Stück. Wasser reist allein, und mehr als zwei Gold gehen nicht. Die Karten liegen von links (unten) nach rechts (oben). [TUA-2, TUA-9]
tuareg-thing-donkey = Esel: kostet { $price } Dinar und trägt vier beliebige Karten in beliebiger Folge. Am Ende des Spiels bringt er leer 1 Punkt. [TUA-8, TUA-9, TUA-16]
tuareg-thing-cave = Höhle: kostet { $price } Dinar und versteckt bis zu zwei Karten, eine pro Zug, als freie Aktion. (S) ist eine Karte, die alle gesehen haben, (S°) eine, die nur manche kennen, (??) eine, die du nicht kennst. [TUA-8, TUA-10]
tuareg-thing-thief = Dieb: kostet { $price } Dinar und stiehlt ein einziges Mal eine Karte, als freie Aktion: zufällig aus einer Hand oder die oberste Karte eines Tieres. [TUA-8, TUA-11]
tuareg-thing-map = Landkarte: kostet { $price } Dinar und bringt am Ende des Spiels 2 Punkte. [TUA-8, TUA-16]
tuareg-thing-market = Markt: offen ausliegende Waren. Von hier kannst du bis zu vier Karten einer Ware aufladen; wer zieht, muss mindestens eine Karte hierher legen. [TUA-5, TUA-7]
tuareg-thing-pile = Nachziehstapel: die verdeckten Karten zum Ziehen. Ist er leer, haben alle in der Etappe noch genau einen Zug. [TUA-5, TUA-12]
tuareg-thing-discards = Ablagestapel: Waren, mit denen bezahlt wurde. Sie bleiben aus dem Spiel, außer am Tisch gilt discards_return. [TUA-8, TUA-A1]
tuareg-thing-stock = Vorrat: die Sonderkarten, die noch zu kaufen sind. [TUA-3, TUA-8]
tuareg-thing-hand = Hand: Nur wer sie hält, sieht sie. Von fremden Händen zeigt der Tisch, wie viele Karten es sind (??), und die, die sich durch Mitzählen sicher ergeben. Am Ende eines Zuges höchstens vier Karten. [TUA-5]
tuareg-thing-dinar = Dinar: was Waren wert sind, wenn du eine Sonderkarte bezahlst. Bei Gleichstand am Ende gewinnt die Hand mit den meisten Dinar. [TUA-8, TUA-16]
tuareg-thing-points = Punkte: gibt es am Ende jeder Etappe für die meisten Karten einer Ware auf Tieren, in Höhlen und unter Dieben, bei Gleichstand je einen weniger; ganz am Ende außerdem für ungenutzte Sonderkarten und Landkarten. [TUA-13, TUA-16]
tuareg-thing-stage = Etappe: Das Spiel hat zwei. Jede endet eine Runde, nachdem der Nachziehstapel leer ist; dann werden die Mehrheiten gewertet. [TUA-12, TUA-13, TUA-15]

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
