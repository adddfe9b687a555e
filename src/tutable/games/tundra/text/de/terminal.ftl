### Was das Terminal über einen Tisch Tundra sagt (Deutsch).

## Der gezeichnete Tisch

tundra-round = Runde { $round } von { $rounds }, { $player } hat den Startspielerstein
tundra-setup = Vor der ersten Runde
tundra-letter-f = H
tundra-letter-s = S
tundra-letter-p = T
tundra-letter-a = R
tundra-letter-b = B
tundra-letter-v = P
tundra-letter-m = G
tundra-letter-w = A
tundra-legend-f = Brennholz
tundra-legend-s = Stein
tundra-legend-p = Torf
tundra-legend-a = Rohstoff nach Wahl
tundra-legend-b = Beere
tundra-legend-v = Punkt
tundra-legend-m = Schritt (Gehen)
tundra-legend-w = Arbeiter
tundra-legend-edge = Rand der Landkarte
tundra-legend-tower = Turm
tundra-closed = { $count ->
    [0] Alle Lichtungen sind offen
    [one] Eine Lichtung ist verdeckt
   *[other] { $count } Lichtungen sind verdeckt
  }
tundra-home = Siedl.
tundra-home-letter = S
tundra-market = Markt ({ $deck } Karten im Stapel, { $discards } abgeworfen)
tundra-goals = Ziele für alle (2, 4 oder 6 Punkte)
tundra-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
tundra-first = beginnt
tundra-dice = Würfel
tundra-supply = Vorrat
tundra-aside = beiseite
tundra-advisor = Berater
tundra-have = du { $count }
tundra-workers = Arbeiter
tundra-towers = Türme
tundra-advisors = Berater
tundra-hand = Startkarten auf der Hand
tundra-returned = Zurückgegebene Startkarten
tundra-personal = persönliches Ziel
tundra-nothing = nichts
tundra-upgrades = Ausbau kostet

# Was auf Tafeln und Beratern steht, in wenigen Spalten.
tundra-short-build = { $count } bauen
tundra-short-place = { $count } einsetzen
tundra-short-sell = verkaufen für { $count }
tundra-short-move = { $count }G
tundra-short-gather = { $count } ernten
tundra-short-any = { $count } nach Wahl
tundra-short-card = Karte + { $count }B
tundra-short-renew = erneuern, Karte + { $count }B
tundra-short-upgrade = ausbauen + { $count }B
tundra-short-change = Würfel um eins drehen
tundra-short-reroll = beliebige Würfel neu
tundra-short-towers = { $first } + { $each } je Turm, höchstens { $most }
tundra-short-buy = { $count }-mal { $pay } gegen { $gain }
tundra-short-pay = { $pay } gegen { $gain }

## Überschriften der Auswahl

tundra-group-board = Tafel
tundra-group-goal = Ziel
tundra-group-free = Frei
tundra-group-advisor = Berater
tundra-group-act = Aktion
tundra-group-move = Bewegen
tundra-group-take = Nehmen
tundra-group-place = Einsetzen
tundra-group-build = Bauen
tundra-group-bonus = Bonus
tundra-group-sell = Verkaufen
tundra-group-upgrade = Ausbauen
tundra-group-exchange = Tauschen
tundra-group-card = Karte
tundra-group-market = Markt
tundra-group-end = Weiter

## Der Tisch in Sätzen

tundra-some-f = { $count } Brennholz
tundra-some-s = { $count } Stein
tundra-some-p = { $count } Torf
tundra-some-a = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
  }
tundra-some-b = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  }
tundra-some-v = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
tundra-some-m = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
  }
tundra-some-w = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
  }
tundra-row = auf { $span ->
    [one] { $from }
    [two] { $from } oder { $to }
   *[many] { $from } bis { $to }
  }: { $what }
tundra-verb-build = { $count ->
    [one] einen Turm bauen
   *[other] bis zu { $count } Türme bauen
  }
tundra-verb-place = { $count ->
    [one] einen Arbeiter einsetzen
   *[other] bis zu { $count } Arbeiter einsetzen
  }
tundra-verb-sell = Paare von Rohstoffen verkaufen, je { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
tundra-verb-move = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
  }
tundra-verb-gather = { $count ->
    [one] einen Rohstoff ernten
   *[other] bis zu { $count } Rohstoffe ernten
  }
tundra-verb-any = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
  }
tundra-verb-card = eine Marktkarte und { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  }
tundra-verb-renew = vielleicht ein neuer Markt, eine Marktkarte und { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  }
tundra-verb-upgrade = Tafeln ausbauen und { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  }
tundra-advisor-change = einen freien Würfel um eins drehen
tundra-advisor-reroll = beliebig viele freie Würfel neu werfen
tundra-advisor-towers = { $first } und { $each } für jeden deiner Türme, höchstens { $most }
tundra-advisor-buy = bis zu { $count }-mal { $pay } gegen { $gain }
tundra-advisor-pay = { $pay } gegen { $gain }
tundra-say-glade = Lichtung { $n }{ $edge ->
    [yes] {" "}(Rand)
   *[no] {""}
  }: { $state ->
    [closed] verdeckt
    [bare] ohne Rohstoff, ein Turm bringt { $bonus }
   *[open] { $good }, ein Turm bringt { $bonus }
  }. Neben { $next }.{ $pieces }
tundra-say-settlement = Siedlung { $n } von { $player }. Neben { $next }.{ $pieces }
tundra-say-tower = ein Turm von { $player }
tundra-say-workers = { $count ->
    [one] Arbeiter { $n }
   *[other] die Arbeiter { $n }
  } von { $player }
tundra-say-space = Platz { $n }: { $what }.
tundra-say-space-advisor = Platz { $n }, Berater: { $what }.
tundra-say-goal = Ziel: { $goal }, { $needs } für 2/4/6 Punkte, mit einer { $one } oder { $two }{ $taken ->
    [yes] ; belegt von { $player } mit einer { $die }
   *[no] {""}
  }. Jetzt: { $counts }.
tundra-say-count = { $player } hat { $count }
tundra-say-seat = { $player }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
  }, { $title }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
tundra-say-dice = { $count ->
    [0] Keine Würfel mehr
   *[other] Würfel: { $dice }
  }{ $unrolled ->
    [0] {""}
   *[other] , { $unrolled } noch zu werfen
  }; { $supply } im Vorrat{ $aside ->
    [0] {""}
   *[other] , { $aside } beiseitegelegt
  }.
tundra-say-supply = Im Vorrat: { $workers } Arbeiter, { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
  }.
tundra-say-board = { $board }{ $upgraded ->
    [yes] {" "}(ausgebaut): { $rows }.
   *[no] : { $rows }. Ausbau für { $cost }.
  }{ $count ->
    [0] {""}
   *[other] {" "}Belegt: { $dice }.
  }
tundra-say-under = Darunter { $card }.
tundra-say-advisor = Berater { $card }{ $turned ->
    [yes] {" "}(schon befragt)
   *[no] {""}
  }.
tundra-say-hand = { $returned ->
    [yes] Zurückgegeben: { $card }.
   *[no] Auf der Hand: { $card }.
  }
tundra-say-unseen = eine Startkarte, die du nicht kennst
tundra-say-personal = { $goal } Jetzt: { $count }.
tundra-say-personal-unseen = Ein persönliches Ziel, das du nicht kennst.

## Mehrere Ereignisse in einem Satz

# Was jemand tut, ohne wer es tut.
tundra-does-put = legt eine { $value } auf { $board }
tundra-does-acted = nutzt { $action }
tundra-does-advised = befragt { $card }
tundra-does-rerolled = wirft eine { $value } für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } neu
tundra-does-bought-die = kauft für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } einen Würfel
tundra-does-rolled-own = bekommt { $values }
tundra-does-moved = bewegt Arbeiter { $worker } auf { $place }{ $found ->
    [yes] {" "}(neu: { $tile-id ->
        [tile-firewood] Brennholz
        [tile-stone] Stein
        [tile-peat] Torf
       *[tile-bare] ohne Rohstoff
      })
   *[no] {""}
  }
tundra-does-moved-home = bewegt Arbeiter { $worker } in { $place }
tundra-does-gained = erhält { $goods }
tundra-does-gathered = erntet { $goods }
tundra-does-joined = setzt einen Arbeiter auf { $place }
tundra-does-built = baut auf { $place } einen Turm für 2 { $good }
tundra-does-sent = setzt { $place-id ->
    [settlement-n] in
   *[other] auf
  } { $place } einen Arbeiter für 2 { $good } und eine Beere ein
tundra-does-sold = verkauft { $goods } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
tundra-does-renewed = erneuert den Markt
tundra-does-tucked = legt { $card } vom Markt unter { $board }
tundra-does-tucked-instead = legt { $card } vom Markt anstelle von { $old } unter { $board }
tundra-does-hired = wirbt { $card } an
tundra-does-hired-instead = wirbt { $card } anstelle von { $old } an
tundra-does-discarded = wirft { $card } ab
tundra-does-upgraded = baut die Tafel { $board } aus
tundra-does-upkeep = wertet { $count ->
    [one] eine ausgebaute Tafel
   *[other] { $count } ausgebaute Tafeln
  }
tundra-does-spent = zahlt { $goods }
tundra-does-stopped = belässt es dabei
tundra-does-changed = dreht eine { $value } auf { $now }
tundra-does-shaken = nimmt { $values } auf
tundra-one-die = eine { $value }

# Einträge in einer Reihe.
tundra-does-opened = Von Anfang an offen: { $entries }.
tundra-row-opened = { $place } ({ $tile-id ->
    [tile-firewood] Brennholz
    [tile-stone] Stein
    [tile-peat] Torf
   *[tile-bare] ohne Rohstoff
  })
tundra-does-market = Der Markt: { $entries }.
tundra-row-market = { $card }
tundra-does-goal = Die gemeinsamen Ziele: { $entries }.
tundra-row-goal = { $goal }
tundra-does-rolled = Die Würfel zeigen { $entries }.
tundra-rolled-extra = Der Zusatzwürfel von { $player } zeigt eine { $value }.
tundra-starting = Rundenbeginn: { $sentence }
tundra-row-rolled = { $value }
tundra-does-dealt = { $player } bekommt { $entries }.
tundra-row-dealt = { $card }
tundra-does-dealt-hidden = { $player } bekommt { $count } Startkarten.
tundra-row-dealt-hidden = { $player }
tundra-does-kept = { $player } legt { $entries }.
tundra-row-kept = { $card } unter { $board }

## Punkte

tundra-score-boards = Ausgebaute Tafeln
tundra-score-towers = Türme
tundra-score-goals = Gemeinsame Ziele
tundra-score-cards = Ergänzungskarten
tundra-score-advisors = Berater
tundra-score-sales = Verkäufe
tundra-score-personal = Persönliches Ziel
tundra-score-start = Zu Beginn

## Was auf dem Tisch liegt, für ?

tundra-words-firewood = Brennholz, Holz, H
tundra-words-stone = Stein, Steine, S
tundra-words-peat = Torf, T
tundra-words-berries = Beeren, Beere, B
tundra-words-glade = Lichtung, Lichtungen, Landkarte, Plättchen, Rand, Bonus
tundra-words-settlement = Siedlung, Siedlungen, Siedl.
tundra-words-worker = Arbeiter, A, Schritt, Schritte, Gehen, Bewegungspunkt, G
tundra-words-tower = Turm, Türme, tuerme
tundra-words-die = Würfel, wuerfel
tundra-words-market = Markt, Stapel, Abwurf
tundra-words-starter = Startkarte, Startkarten, Hand
tundra-words-enhancement = Ergänzungskarte, Ergänzungskarten, Karte, Karten, Zeile, Zeilen
tundra-words-advisor = Berater
tundra-words-goal = Ziel, Ziele, gemeinsames Ziel
tundra-words-personal = persönliches Ziel, persoenliches Ziel
tundra-words-title = Titel
tundra-words-free = freie Aktionen, freie Aktion, frei, kaufen
tundra-words-upgrade = Ausbau, ausgebaut, Tafel, Tafeln
tundra-words-points = Punkte, Punkt, P
tundra-words-round = Runde, Runden, Startspielerstein
tundra-thing-firewood = Brennholz (H): einer der drei Rohstoffe. Von jedem höchstens 10; zwei gleiche bezahlen einen Turm oder einen Arbeiter. [TUN-1, TUN-18, TUN-19]
tundra-thing-stone = Stein (S): einer der drei Rohstoffe. Von jedem höchstens 10; zwei gleiche bezahlen einen Turm oder einen Arbeiter. [TUN-1, TUN-18, TUN-19]
tundra-thing-peat = Torf (T): einer der drei Rohstoffe. Von jedem höchstens 10; zwei gleiche bezahlen einen Turm oder einen Arbeiter. [TUN-1, TUN-18, TUN-19]
tundra-thing-berries = Beeren (B): kein Rohstoff, höchstens 20. Sie bezahlen freie Aktionen mit Würfeln, das Einsetzen von Arbeitern und manche Berater. [TUN-1, TUN-15]
tundra-thing-glade = Lichtung: ein Feld der Landkarte, mit seiner Nummer, dem Rohstoff für alle, die es betreten, und dem Bonus eines Turms dort. ?? ist noch verdeckt; ein Ring (°, in einfachen Zeichen *) zeigt den Rand der Landkarte. Felder, die sich berühren, sind benachbart. [TUN-3, TUN-17]
tundra-thing-settlement = Siedlung: Hier werden Arbeiter eingesetzt. Jeder Arbeiter darf hineingehen, bekommt aber nichts. [TUN-3, TUN-19]
tundra-thing-worker = Arbeiter (A): ein Zeichen auf der Landkarte; Nummern unterscheiden deine. Ein Schritt (G) führt auf ein Nachbarfeld; eine verdeckte Lichtung wird aufgedeckt, und ihr Rohstoff gehört dir. In einer Aktion betritt ein Arbeiter kein Feld zweimal. [TUN-17, TUN-19]
tundra-thing-tower = Turm: ein Zeichen in Klammern. Er ersetzt einen Arbeiter von dir, einer auf jeder Lichtung, und bringt den Bonus der Lichtung sofort und zu Beginn jeder späteren Runde. [TUN-18, TUN-8]
tundra-thing-die = Würfel: Zu Beginn einer Runde haben alle dieselben Werte. In deinem Zug legst du einen auf ein freies Feld seines Werts auf einer deiner Tafeln oder auf ein Ziel. Die Zahlen in Klammern hinter einer Tafel sind die belegten Felder. [TUN-9, TUN-10, TUN-12]
tundra-thing-market = Markt: Karten, die du mit der Handelstafel nehmen darfst; jede Runde wird er neu ausgelegt. [TUN-6, TUN-11, TUN-23]
tundra-thing-starter = Startkarten: Alle behalten zwei von vier, unter zwei verschiedenen Tafeln. Dort bleiben sie. [TUN-5]
tundra-thing-enhancement = Ergänzungskarte: liegt unter einer Tafel und ergänzt deren Aktion um ihre Zeile: 6-5 B heißt eine Beere für einen Würfel mit 6 oder 5. Neben der Startkarte ist Platz für eine Marktkarte, die ersetzt werden darf. [TUN-13, TUN-26]
tundra-thing-advisor = Berater: eine freie Aktion, einmal pro Runde; dann ist die Karte umgedreht, hier in Klammern. Drei darfst du haben. [TUN-16, TUN-25]
tundra-thing-goal = Gemeinsames Ziel: Leg einen Würfel mit einem gezeigten Wert darauf und erhalte 2, 4 oder 6 Punkte für die höchste Stufe, die du erreicht hast. Für den Rest der Runde ist es dann belegt. [TUN-14]
tundra-thing-personal = Persönliches Ziel: geheim bis zum Ende; dann bringt die höchste erreichte Stufe Punkte. [TUN-7, TUN-28]
tundra-thing-title = Titel: was du zu Beginn jeder Runde erhältst, dazu deine Grenzen und Preise. Ohne das Modul sind alle Bescheiden. [TUN-7, TUN-8]
tundra-thing-free = Freie Aktionen, vor oder nach deinem Würfel: einen freien Würfel neu werfen, um eins drehen oder einen weiteren kaufen, für Beeren; und Berater befragen. [TUN-15, TUN-16]
tundra-thing-upgrade = Ausbau: Die Handelstafel dreht deine Tafeln für Rohstoffe auf die bessere Seite. Eine ausgebaute Tafel hat ein Plus; sie bringt einen Punkt sofort und zu Beginn jeder späteren Runde. [TUN-24, TUN-8]
tundra-thing-points = Punkte (P): für ausgebaute Tafeln, Türme, gemeinsame Ziele, Karten, Berater, Verkäufe und am Ende für das persönliche Ziel. [TUN-28]
tundra-thing-round = Runde: vier insgesamt, mit je 4 Würfeln in den ersten beiden und 5 in den anderen. Der Startspielerstein wandert nach links. [TUN-8, TUN-11]
tundra-thing-board = { $board }: { $rows }. Ausgebaut, für { $cost }: { $upgraded }. [TUN-13, TUN-24]
tundra-thing-of-starter = { $card }, Startkarte: { $what }. [TUN-5, TUN-13]
tundra-thing-of-enhancement = { $card }, Ergänzungskarte: { $what }. [TUN-13, TUN-26]
tundra-thing-of-advisor = { $card }, Berater, einmal pro Runde: { $what }. [TUN-16, TUN-25]
tundra-thing-of-goal = { $goal }, gemeinsames Ziel: { $needs } für 2, 4 oder 6 Punkte, mit einer { $one } oder { $two }. [TUN-14]
tundra-thing-of-chain = { $goal }, persönliches Ziel: { $needs } deiner Türme nebeneinander bringen { $points } Punkte. [TUN-28]
tundra-thing-of-variety = { $goal }, persönliches Ziel: { $needs } Arten von Feldern (Siedlung, Brennholz, Stein, Torf, ohne Rohstoff) mit je zwei deiner Figuren bringen { $points } Punkte. [TUN-28]
tundra-thing-of-idle-workers = { $goal }, persönliches Ziel: { $needs } Arbeiter in deinem Vorrat bringen { $points } Punkte. [TUN-28]
tundra-thing-of-garrison = { $goal }, persönliches Ziel: { $needs } Arbeiter auf Lichtungen mit deinen Türmen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-edge = { $goal }, persönliches Ziel: { $needs } Figuren auf Lichtungen am Rand bringen { $points } Punkte. [TUN-28]
tundra-thing-of-estate = { $goal }, persönliches Ziel: { $needs } Marktkarten und ausgebaute Tafeln zusammen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-idle-towers = { $goal }, persönliches Ziel: { $needs } Türme in deinem Vorrat bringen { $points } Punkte. [TUN-28]
tundra-thing-of-lead-firewood = { $goal }, persönliches Ziel: { $needs } Holzlichtungen mit mehr Figuren von dir als von jedem anderen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-lead-stone = { $goal }, persönliches Ziel: { $needs } Steinlichtungen mit mehr Figuren von dir als von jedem anderen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-lead-peat = { $goal }, persönliches Ziel: { $needs } Torflichtungen mit mehr Figuren von dir als von jedem anderen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-lead-bare = { $goal }, persönliches Ziel: { $needs } Lichtungen ohne Rohstoff mit mehr Figuren von dir als von jedem anderen bringen { $points } Punkte. [TUN-28]
tundra-thing-of-title = { $title }, Titel: { $gains ->
    [yes] zu Beginn jeder Runde { $gain }; { $card ->
        [0] {""}
       *[other] dann auch eine Marktkarte umsonst;{" "}
      }
   *[no] { $card ->
        [0] {""}
       *[other] zu Beginn jeder Runde eine Marktkarte umsonst;{" "}
      }
  }{ $early } Würfel in den Runden 1 und 2, { $late } in den Runden 3 und 4, höchstens { $dice }; neu werfen kostet { $reroll }, drehen { $change }, ein neuer Würfel { $buy } Beeren; { $advisors } Berater; { $spots ->
    [one] eine Marktkarte
   *[other] { $spots } Marktkarten
  } unter jeder Tafel{ $helpers ->
    [0] {""}
   *[other] ; { $helpers } Arbeiter mehr zu Beginn
  }. [TUN-7, TUN-8]
tundra-thing-of-tile = Lichtungsplättchen { $tile }: { $resource ->
    [F] Brennholz
    [S] Stein
    [P] Torf
   *[other] kein Rohstoff
  }; ein Turm bringt { $bonus }. [TUN-3, TUN-18]
