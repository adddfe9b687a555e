### Tundra: die Worte am Tisch, für Terminal und Browser (Deutsch).

## Der Tisch

tundra-before = Vor der ersten Runde
tundra-round = Runde { $round } von { $rounds }
tundra-round-first = Runde { $round } von { $rounds }, { $player } hat den Startspielerstein
tundra-over = Das Spiel ist zu Ende
tundra-nothing = nichts
tundra-empty = Leer
tundra-value = { $value }
tundra-map = Die Landkarte
tundra-closed = { $count ->
    [0] Alle Lichtungen sind offen
    [one] Eine Lichtung ist verdeckt
   *[other] { $count } Lichtungen sind verdeckt
  }
tundra-home = Siedl.
tundra-home-letter = S
tundra-goals = Gemeinsame Ziele
tundra-goals-points = Gemeinsame Ziele ({ $points } Punkte)
tundra-have = du { $count }
tundra-market = Markt
tundra-market-counts = Markt ({ $deck } Karten im Stapel, { $discards } abgeworfen)
tundra-deck = Stapel
tundra-discards = Abwurf
tundra-advisor = Berater
tundra-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
tundra-first = beginnt
tundra-dice = Würfel
tundra-no-dice = keine Würfel mehr
tundra-tray = Würfel und freie Aktionen
tundra-supply = Vorrat
tundra-aside = beiseite
tundra-workers = Arbeiter
tundra-towers = Türme
tundra-advisors = Berater
tundra-hand = Startkarten auf der Hand
tundra-returned = Zurückgegebene Startkarten
tundra-personal = persönliches Ziel
tundra-secret = geheimes Ziel
tundra-upgrades = Ausbau kostet
tundra-room-starter = Startkarte
tundra-room-market = Marktkarte
tundra-room-advisor = Berater

# Zweite Hälften langer Wörter: Auf einer schmalen Karte dürfen sie eine Zeile beginnen.
tundra-seams = besitzer fäller finderin gebaute gräber händlerin karten lenker lichtungen macherin metz sammlerin wächter walterin

## Was man erhalten kann

tundra-letter-firewood = H
tundra-letter-stone = S
tundra-letter-peat = T
tundra-letter-any = R
tundra-letter-berries = B
tundra-letter-points = P
tundra-letter-moves = G
tundra-letter-workers = A
tundra-legend-firewood = Brennholz
tundra-legend-stone = Stein
tundra-legend-peat = Torf
tundra-legend-any = Rohstoff nach Wahl
tundra-legend-berries = Beere
tundra-legend-points = Punkt
tundra-legend-moves = Gehen (Bewegungspunkt)
tundra-legend-workers = Arbeiter
tundra-legend-edge = Rand der Landkarte
tundra-legend-tower = Turm

## Was Tafeln und Karten sagen

tundra-row = { $what } bei { $span ->
    [one] { $high }
    [two] { $high } oder { $low }
   *[many] { $high } bis { $low }
  }
tundra-rows = { $first }; { $next }
tundra-verb-build = { $count ->
    [one] einen Turm bauen (2 gleiche Rohstoffe)
   *[other] bis zu { $count } Türme bauen (je 2 gleiche Rohstoffe)
  }
tundra-verb-place = { $count ->
    [one] einen Arbeiter einsetzen (2 gleiche Rohstoffe und eine Beere)
   *[other] bis zu { $count } Arbeiter einsetzen (je 2 gleiche Rohstoffe und eine Beere)
  }
tundra-verb-sell = Paare von Rohstoffen für je { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  } verkaufen
tundra-verb-move = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
  }
tundra-verb-gather = { $count ->
    [one] einen Rohstoff sammeln
   *[other] bis zu { $count } Rohstoffe sammeln
  }
tundra-verb-any = { $count ->
    [one] { $count } Rohstoff nach Wahl nehmen
   *[other] { $count } Rohstoffe nach Wahl nehmen
  }
tundra-verb-card = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  } und eine Marktkarte nehmen
tundra-verb-renew = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  } nehmen, auf Wunsch den Markt erneuern und eine Karte nehmen
tundra-verb-upgrade = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
  } nehmen und Tafeln ausbauen
tundra-help-gain = { $gains }
tundra-help-pay = { $pay } gegen { $gains }
tundra-help-towers = { $first } und { $each } mehr für jeden eigenen Turm, höchstens { $most }
tundra-help-buy = bis zu { $count }-mal { $pay } gegen { $gains }
tundra-help-change = einen freien Würfel um eins drehen
tundra-help-reroll = beliebig viele freie Würfel neu werfen

# Dasselbe in wenigen Spalten.
tundra-short-build = { $count } bauen
tundra-short-place = { $count } einsetzen
tundra-short-sell = verkaufen für { $count }
tundra-short-move = { $count }G
tundra-short-gather = { $count } sammeln
tundra-short-any = { $count } nach Wahl
tundra-short-card = Karte + { $count }B
tundra-short-renew = erneuern, Karte + { $count }B
tundra-short-upgrade = ausbauen + { $count }B
tundra-short-change = Würfel um eins drehen
tundra-short-reroll = beliebige Würfel neu
tundra-short-towers = { $first } + { $each } je Turm, höchstens { $most }
tundra-short-buy = { $count }-mal { $pay } gegen { $gain }
tundra-short-pay = { $pay } gegen { $gain }

## Dinge und was in ihnen liegt

tundra-place = { $place }
tundra-glade-closed = { $place }, verdeckt
tundra-glade-open = { $place }, { $resource ->
    [firewood] Brennholz
    [stone] Stein
    [peat] Torf
   *[none] kein Rohstoff
  }, Turmbonus { $bonus }
tundra-tower-of = Turm von { $owner }
tundra-workers-of = { $count } Arbeiter von { $owner }
tundra-settlement-label = { $place } von { $owner }
tundra-worker-label = Arbeiter { $n } von { $owner }: { $place }
tundra-in-supply = im Vorrat
tundra-tile = Lichtungsplättchen { $tile }
tundra-deck-label = { $count ->
    [one] Marktstapel: { $count } Karte
   *[other] Marktstapel: { $count } Karten
  }
tundra-discards-label = { $count ->
    [one] Abgeworfen: { $count } Marktkarte
   *[other] Abgeworfen: { $count } Marktkarten
  }
tundra-stall = Marktfeld { $n }: { $card }
tundra-card-starter = { $card }, Startkarte
tundra-card-enhancement = { $card }, Ergänzungskarte
tundra-card-advisor = { $card }, Berater
tundra-card-label = { $card } ({ $what })
tundra-card-line = { $card }: { $what }.
tundra-good-label = { $owner }: { $count } von höchstens { $most } { $good }
tundra-board-base = { $board } von { $owner }, Ausbau kostet { $cost }
tundra-board-upgraded = { $board } von { $owner }, ausgebaut
tundra-slot = { $board } von { $owner }, Feld { $value }: { $what }
tundra-slot-taken = { $board } von { $owner }, Feld { $value }, belegt: { $what }
tundra-spot-starter = { $board } von { $owner }: Platz für eine Startkarte
tundra-spot-market = { $board } von { $owner }: Platz für eine Marktkarte
tundra-spot-card = { $card } unter { $board } von { $owner }: { $what }
tundra-advisor-room = Platz für einen Berater von { $owner }
tundra-advisor-ready = { $card }, Berater von { $owner }, bereit: { $what }
tundra-advisor-turned = { $card }, Berater von { $owner }, gedreht bis zur nächsten Runde: { $what }
tundra-dice-label = { $owner }: { $count ->
    [0] kein Würfel mit { $value }
    [one] ein Würfel mit { $value }
   *[other] { $count } Würfel mit { $value }
  }
tundra-way-reroll = Einen Würfel neu werfen: { $cost ->
    [one] { $cost } Beere
   *[other] { $cost } Beeren
  }
tundra-way-up = Einen Würfel um eins höher drehen: { $cost ->
    [one] { $cost } Beere
   *[other] { $cost } Beeren
  }
tundra-way-down = Einen Würfel um eins niedriger drehen: { $cost ->
    [one] { $cost } Beere
   *[other] { $cost } Beeren
  }
tundra-way-buy = Einen Würfel kaufen: { $cost ->
    [one] { $cost } Beere
   *[other] { $cost } Beeren
  }, { $count } im Vorrat
tundra-way-aside = Einen Würfel beiseitelegen, bisher { $count }
tundra-idle-label = { $owner }: { $count } Arbeiter im Vorrat
tundra-towers-label = { $owner }: { $count ->
    [one] { $count } Turm im Vorrat
   *[other] { $count } Türme im Vorrat
  }
tundra-title-name = { $title }, Titel
tundra-character-label = { $owner } spielt { $character }
tundra-title-label = Titel von { $owner }: { $title }; zu Beginn einer Runde { $gain }
tundra-personal-title = { $goal }, persönliches Ziel
tundra-personal-hidden = Persönliches Ziel von { $owner }, geheim
tundra-personal-label = Persönliches Ziel von { $owner }: { $goal }. { $asks } Jetzt { $count }
tundra-returned-label = { $count ->
    [one] Die zurückgegebene Startkarte
   *[other] Die { $count } zurückgegebenen Startkarten
  }
tundra-goal-title = { $goal }, gemeinsames Ziel
tundra-goal-none = Ein gemeinsames Ziel, noch nicht aufgedeckt
tundra-goal-open = { $goal }, Würfel { $one } und { $two }, { $needs } für { $points } Punkte. { $counts }
tundra-goal-taken = { $goal }, diese Runde belegt von { $owner }, { $needs } für { $points } Punkte. { $counts }
tundra-has = { $owner } { $count }
tundra-rival = { $dice } Würfel, { $upgraded ->
    [one] { $upgraded } ausgebaute Tafel
   *[other] { $upgraded } ausgebaute Tafeln
  }, { $cards ->
    [one] { $cards } Marktkarte
   *[other] { $cards } Marktkarten
  }, { $towers ->
    [one] { $towers } Turm
   *[other] { $towers } Türme
  }

## Der Tisch in Sätzen

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
tundra-say-card = { $card }: { $what }
tundra-say-space = Marktfeld { $n }: { $what }.
tundra-say-space-advisor = Marktfeld { $n }, Berater: { $what }.
tundra-say-goal = Ziel: { $goal }, { $needs } für { $points } Punkte, mit einer { $one } oder { $two }{ $taken ->
    [yes] ; belegt von { $player } mit einer { $die }
   *[no] {""}
  }. Jetzt: { $counts }.
tundra-say-seat = { $player }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
  }, { $title }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
tundra-say-goods = Waren: { $goods }.
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
    [one] { $towers } Turm
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
tundra-say-personal = { $goal }: { $asks } Jetzt: { $count }.
tundra-say-personal-unseen = Ein persönliches Ziel, das du nicht kennst.

## Überschriften der Auswahl, und worauf man zeigt

tundra-group-character = Gestalt
tundra-group-keep = Behalten
tundra-group-put = Einen Würfel legen
tundra-group-goal = Ein Ziel werten
tundra-group-free = Freie Aktionen
tundra-group-act = Aktionen
tundra-group-move = Bewegen
tundra-group-take = Nehmen
tundra-group-place = Arbeiter einsetzen
tundra-group-build = Bauen
tundra-group-bonus = Boni
tundra-group-sell = Verkaufen
tundra-group-market = Markt
tundra-group-upgrade = Ausbauen
tundra-group-exchange = Tauschen
tundra-group-end = Abschließen
tundra-kind-die = einen Würfel
tundra-kind-slot = ein Feld
tundra-kind-spot = einen Platz unter einer Tafel
tundra-kind-board = eine Tafel
tundra-kind-worker = einen Arbeiter
tundra-kind-idle = einen Arbeiter in deinem Vorrat
tundra-kind-towers = einen Turm in deinem Vorrat
tundra-kind-advisor = einen Platz für Berater
tundra-kind-resource = einen Rohstoff
tundra-kind-place = einen Ort auf der Landkarte
tundra-kind-card = eine Karte
tundra-kind-goal = ein Ziel
tundra-kind-way = eine freie Aktion

## Mehrere Ereignisse in einem Satz

# Was jemand tut, ohne wer es tut.
tundra-does-put = legt eine { $value } auf { $board }
tundra-does-acted = nutzt { $action }
tundra-does-advised = befragt { $card }
tundra-does-rerolled = wirft für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } neu: { $dice }
tundra-does-bought-die = kauft für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } einen Würfel
tundra-does-rolled-own = bekommt { $values }
tundra-does-changed = dreht{ $berries ->
    [0] {""}
    [one] {" "}für { $berries } Beere
   *[other] {" "}für { $berries } Beeren
  } eine { $value } auf { $now }
tundra-does-turned = dreht für { $berries ->
    [one] { $berries } Beere
   *[other] { $berries } Beeren
  } Würfel: { $dice }
tundra-does-shaken = nimmt { $values } auf
tundra-does-walk = bewegt Arbeiter { $worker } nach { $stops }
tundra-stop = { $place }{ $sort ->
    [found] {" "}(+ { $goods })
    [new-found] {" "}(neu, + { $goods })
    [new] {" "}(neu: { $tile-id ->
        [tile-firewood] Brennholz
        [tile-stone] Stein
        [tile-peat] Torf
       *[tile-bare] ohne Rohstoff
      })
   *[plain] {""}
  }
tundra-does-gained = erhält { $goods }
tundra-does-gained-from = erhält { $goods } von { $action-id ->
    [action-starter] der Startkarte
    [action-market] der Marktkarte
   *[action-second] der zweiten Marktkarte
  }
tundra-does-gathered = sammelt { $goods }
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
tundra-does-upkeep = erhält { $goods } für { $count ->
    [one] eine ausgebaute Tafel
   *[other] { $count } ausgebaute Tafeln
  }
tundra-does-spent = zahlt { $goods }
tundra-does-stopped = belässt es dabei
tundra-balance = { $doing } ({ $sort ->
    [paid] − { $paid }
    [gained] + { $gained }
   *[both] − { $paid }, + { $gained }
  })
tundra-chain = { $first } → { $next }
tundra-one-die = eine { $value }

# Einträge in einer Reihe.
tundra-told-opened = Von Anfang an offen: { $entries }.
tundra-one-opened = { $place } ({ $tile-id ->
    [tile-firewood] Brennholz
    [tile-stone] Stein
    [tile-peat] Torf
   *[tile-bare] ohne Rohstoff
  })
tundra-told-market = Neu im Markt: { $entries }.
tundra-told-goal = Die gemeinsamen Ziele: { $entries }.
tundra-told-rolled = Alle haben { $entries }.
tundra-rolled-extra = Der Zusatzwürfel von { $player } zeigt eine { $value }.
tundra-told-dealt = { $player } bekommt { $entries }.
tundra-told-dealt-hidden = { $player } bekommt { $count } Startkarten.
tundra-told-kept = { $player } legt { $entries }.
tundra-one-kept = { $card } unter { $board }
tundra-starting = Rundenbeginn: { $sentence }

## Punkte

tundra-score-boards = Ausgebaute Tafeln
tundra-score-towers = Türme
tundra-score-goals = Gemeinsame Ziele
tundra-score-cards = Ergänzungs­karten
tundra-score-advisors = Berater
tundra-score-sales = Verkäufe
tundra-score-personal = Persönliches Ziel
tundra-score-start = Start und Titel
tundra-score-personal-goals = Persönliche Ziele
tundra-score-resources = Gleichstand: Rohstoffe
tundra-score-berries = Gleichstand: Beeren

## Was die Dinge sind; .drawn sagt, wie das Terminal sie zeichnet

tundra-sort-firewood = Brennholz
tundra-sort-stone = Stein
tundra-sort-peat = Torf
tundra-sort-berries = Beeren
tundra-sort-glade = Lichtung
tundra-sort-settlement = Siedlung
tundra-sort-worker = Arbeiter
tundra-sort-tower = Turm
tundra-sort-die = Würfel
tundra-sort-market = Markt
tundra-sort-starter = Startkarte
tundra-sort-enhancement = Ergänzungskarte
tundra-sort-advisor = Berater
tundra-sort-goal = Gemeinsames Ziel
tundra-sort-personal = Persönliches Ziel
tundra-sort-title = Titel
tundra-sort-free = Freie Aktionen
tundra-sort-upgrade = Ausbau
tundra-sort-points = Punkte
tundra-is-resource = Einer der drei Rohstoffe, von jedem höchstens { $most }. Du erhältst sie beim Betreten einer Lichtung und beim Sammeln; sie bezahlen Türme, Arbeiter und Ausbauten.
    .drawn = Gezeichnet als { $letter }.
tundra-is-berries = Kein Rohstoff, höchstens { $most }. Mit Beeren wirfst, drehst und kaufst du Würfel, setzt Arbeiter ein und bezahlst manche Berater.
    .drawn = Gezeichnet als { $letter }.
tundra-is-glade = Ein Feld der Landkarte, mit dem Rohstoff für alle, die es betreten, und dem Bonus eines Turms dort. Felder, die sich berühren, sind benachbart.
    .drawn = ?? ist noch verdeckt; ein Ring (°, in einfachen Zeichen *) zeigt den Rand der Landkarte.
tundra-is-closed = Verdeckt. Wer einen Arbeiter hierher bewegt, deckt die Lichtung auf und erhält ihren Rohstoff, falls sie einen hat.
tundra-is-left = Noch verdeckt auf der Landkarte: { $tiles }.
tundra-tiles-firewood = { $count } mit Brennholz
tundra-tiles-stone = { $count } mit Stein
tundra-tiles-peat = { $count } mit Torf
tundra-tiles-none = { $count } ohne Rohstoff
tundra-is-land = { $resource ->
    [none] Kein Rohstoff.
    [firewood] Jeder Arbeiter, der hierher geht, bringt 1 Brennholz.
    [stone] Jeder Arbeiter, der hierher geht, bringt 1 Stein.
   *[peat] Jeder Arbeiter, der hierher geht, bringt 1 Torf.
  }
tundra-is-bonus = Ein Turm bringt hier beim Bau und zu Beginn jeder späteren Runde: { $bonus }.
tundra-is-tower-of = Hier steht ein Turm von { $owner }.
tundra-is-edge = Sie liegt am Rand der Landkarte.
tundra-is-crowd = Jetzt hier: { $workers }.
tundra-is-settlement-of = Die Siedlung von { $owner }.
tundra-is-settlement = Hierher kommen eigene Arbeiter aus dem Vorrat. Alle dürfen sie betreten; sie hat keinen Rohstoff, und kein Turm kann hier stehen.
tundra-is-worker = Ein Bewegungspunkt führt auf ein Nachbarfeld; eine verdeckte Lichtung wird aufgedeckt, und ihr Rohstoff gehört dir. In einer Aktion betritt ein Arbeiter kein Feld zweimal. Arbeiter sammeln auch, wo sie stehen, und machen Türmen Platz.
    .drawn = Ein Zeichen auf der Landkarte; Nummern unterscheiden deine.
tundra-is-idle = Diese kommen mit der Baukunst oder mit dem Bonus eines Turms ins Spiel.
tundra-is-tower = Tritt für zwei gleiche Rohstoffe an die Stelle eines deiner Arbeiter auf einer Lichtung; auf jeder steht höchstens einer. Er bringt den Bonus der Lichtung sofort und zu Beginn jeder späteren Runde.
    .drawn = Ein Zeichen in Klammern.
tundra-is-die = Zu Beginn einer Runde haben alle dieselben Werte. In deinem Zug legst du einen auf ein leeres Feld seines Werts auf einer deiner Tafeln oder auf ein Ziel, das ihn zeigt.
    .drawn = Die Zahlen in Klammern hinter einer Tafel sind die belegten Felder.
tundra-is-market = Eine Marktkarte nimmst du mit der Tafel Handel. Ihr Platz bleibt leer, bis die Runde endet; dann wird der Markt neu ausgelegt.
tundra-is-hand = Behalte zwei dieser vier, jede unter einer anderen Tafel. Die anderen beiden sind aus dem Spiel.
tundra-is-deck = Karten, die in den Markt kommen können, in einer Reihenfolge, die niemand kennt:
tundra-is-discards = Ist der Stapel leer, werden diese gemischt:
tundra-is-rows = Zeilen: { $what }.
tundra-is-advice = Einmal je Runde: { $what }.
tundra-is-starter = Sie ergänzt die Zeilen der Tafel über ihr und bleibt dort das ganze Spiel. Alle behalten zwei von vier.
tundra-is-enhancement = Sie kommt unter eine Tafel und ergänzt deren Zeilen. Neben der Startkarte ist Platz für eine Marktkarte, mit dem Titel „Fleißig“ für zwei; sie darf ersetzt werden.
    .drawn = 6-5 B heißt eine Beere für einen Würfel mit 6 oder 5.
tundra-is-advisor = Zu befragen vor oder nach deinem Würfel, als freie Aktion; dann ist die Karte bis zur nächsten Runde gedreht.
    .drawn = Eine gedrehte steht in Klammern.
tundra-is-ready = Bereit.
tundra-is-turned = Gedreht: in der nächsten Runde wieder bereit.
tundra-is-advisor-room = Es ist Platz für { $most } Berater.
tundra-is-returned = Sie sind aus dem Spiel:
tundra-is-goal = Leg einen Würfel mit einem gezeigten Wert darauf und erhalte { $low }, { $middle } oder { $high } Punkte für die höchste Stufe, die du erreicht hast. Dann ist es für alle belegt, bis die Runde endet.
tundra-is-goal-dice = Ein Würfel mit { $one } oder { $two } wertet es einmal; dann ist es für alle belegt, bis die Runde endet.
tundra-is-steps = { $needs } davon bringen { $points } Punkte.
tundra-is-now = Jetzt: { $counts }.
tundra-is-taken = { $owner } hat diese Runde eine { $value } hierher gelegt.
tundra-is-personal = Geheim bis zum Ende des Spiels; dann zählt die höchste erreichte Stufe.
tundra-is-personal-hidden = Am Ende wird es aufgedeckt. Es kann sein: { $goals }.
tundra-is-character = Nur Bilder und Worte hängen davon ab, und welche Seite eines Titels gilt.
tundra-is-title = Was du zu Beginn jeder Runde erhältst, dazu deine Grenzen und Preise. Ohne das Modul sind alle bescheiden.
tundra-is-title-gain = Zu Beginn jeder Runde: { $card ->
    [0] { $gain }
   *[other] eine kostenlose Marktkarte
  }.
tundra-is-limits = { $early } Würfel in den Runden 1 und 2, { $late } in den Runden 3 und 4, höchstens { $dice }. Neu werfen kostet { $reroll }, drehen { $change }, ein neuer Würfel { $buy } Beeren. Höchstens { $advisors } Berater und { $spots ->
    [one] eine Marktkarte
   *[other] { $spots } Marktkarten
  } unter jeder Tafel.{ $helpers ->
    [0] {""}
   *[other] {" "}{ $helpers } Arbeiter mehr zu Beginn.
  }
tundra-is-free = Vor oder nach deinem Würfel: einen freien Würfel neu werfen, um eins drehen oder einen weiteren kaufen, für Beeren; und Berater befragen.
tundra-is-reroll = Zeige hierauf und auf einen deiner freien Würfel. Vor oder nach deinem Würfel, so oft du zahlen kannst.
tundra-is-change = Zeige hierauf und auf einen deiner freien Würfel. Aus einer 6 wird nie eine 1 und umgekehrt.
tundra-is-buy = Ein gekaufter Würfel wird sofort geworfen und gehört dir in dieser Runde, höchstens { $most } Würfel.
tundra-is-aside = Nur, wenn keiner deiner Würfel mehr einen Platz hat.
tundra-is-upgrade = Die Tafel Handel dreht deine Tafeln für Rohstoffe auf die bessere Seite. Jede bringt sofort einen Punkt und einen zu Beginn jeder späteren Runde.
    .drawn = Eine ausgebaute Tafel hat ein Plus.
tundra-is-upgraded = Zu Beginn jeder Runde bringt sie einen Punkt. Die andere Seite war: { $what }.
tundra-is-better = Ausgebaut, für { $cost }: { $what }.
tundra-is-architecture = Ein Turm kostet zwei gleiche Rohstoffe und tritt an die Stelle eines Arbeiters; einen Arbeiter einzusetzen kostet zwei gleiche Rohstoffe und eine Beere. Für jeden deiner Türme darfst du ein Paar verkaufen.
tundra-is-travel = Bewegungspunkte werden sofort genutzt, von einem Arbeiter oder mehreren.
tundra-is-gathering = Jede deiner Figuren gibt höchstens einen Rohstoff, den der Lichtung, auf der sie steht.
tundra-is-trade = Eine Karte kommt unter eine Tafel oder als Berater daneben; der Ausbau wird mit Rohstoffen bezahlt.
tundra-is-slot = Ein Würfel dieses Werts löst die Zeile der Tafel und jeder Karte darunter aus, in beliebiger Reihenfolge.
tundra-is-row = In dieser Zeile bringt { $card }: { $gains }.
tundra-is-under = Sie liegt unter { $board } von { $owner }.
tundra-is-room = Eine Karte hier ergänzt die Zeilen der Tafel.
tundra-is-points = Für ausgebaute Tafeln, Türme, gemeinsame Ziele, Karten, Berater und Verkäufe und am Ende für das persönliche Ziel.
    .drawn = Gezeichnet als P.
tundra-is-round = { $rounds } Runden werden gespielt, mit je { $early } Würfeln in den ersten beiden und { $late } in den anderen. In jeder nutzen alle ihre Würfel, je Zug einen; dann wird der Markt erneuert, die Berater sind wieder bereit, und der Startspielerstein geht nach links.

# Zeichen auf Tafeln und Karten.
tundra-sign-moves = Bewegungspunkt
tundra-is-sign-moves = Ein Schritt eines Arbeiters auf einen Nachbarort.
tundra-sign-any = Beliebiger Rohstoff
tundra-is-sign-any = Brennholz, Stein oder Torf, wie du magst.
tundra-sign-workers = Arbeiter
tundra-is-sign-workers = Ein Arbeiter aus deinem Vorrat kommt auf die Lichtung des Turms.
tundra-sign-build = Türme bauen
tundra-is-sign-build = So oft, wie die Zahl sagt: je zwei gleiche Rohstoffe, und ein Arbeiter macht Platz.
tundra-sign-place = Arbeiter einsetzen
tundra-is-sign-place = So oft, wie die Zahl sagt: je zwei gleiche Rohstoffe und eine Beere.
tundra-sign-sell = Verkaufen
tundra-is-sign-sell = Zwei gleiche Rohstoffe für einen Punkt, so oft, wie du Türme auf der Landkarte hast.
tundra-sign-gather = Sammeln
tundra-is-sign-gather = Insgesamt so viele Rohstoffe, von jeder deiner Figuren höchstens einen.
tundra-sign-card = Eine Karte vom Markt
tundra-is-sign-card = Du nimmst sie umsonst und die Beeren dazu.
tundra-sign-renew = Markt erneuern
tundra-is-sign-renew = Bevor du eine Karte nimmst, darfst du alle neu auslegen.
tundra-sign-upgrade = Tafeln ausbauen
tundra-is-sign-upgrade = Dreh Tafeln für das, was auf ihnen steht, auf die bessere Seite und nimm die Beeren.
tundra-sign-turn = Würfel drehen
tundra-is-sign-turn = Ein freier Würfel zeigt eins mehr oder weniger.
tundra-sign-roll = Neu werfen
tundra-is-sign-roll = Beliebig viele freie Würfel.

# Was Ziele zählen.
tundra-counts-cards = Es zählen Marktkarten: Berater und Ergänzungen, keine Startkarten.
tundra-counts-upgrades = Es zählen ausgebaute Tafeln.
tundra-counts-berries = Es zählen Beeren. Sie werden nicht ausgegeben.
tundra-counts-towers = Es zählen Türme auf der Landkarte.
tundra-counts-workers = Es zählen Arbeiter auf der Landkarte.
tundra-counts-resources = Es zählen Brennholz, Stein und Torf zusammen. Sie werden nicht ausgegeben.
tundra-counts-glades-firewood = Es zählen Holzlichtungen mit einem Arbeiter oder Turm von dir.
tundra-counts-glades-stone = Es zählen Steinlichtungen mit einem Arbeiter oder Turm von dir.
tundra-counts-glades-peat = Es zählen Torflichtungen mit einem Arbeiter oder Turm von dir.
tundra-personal-chain = { $needs } eigene Türme nebeneinander bringen { $points } Punkte.
tundra-personal-variety = { $needs } Arten von Feldern (Siedlung, Brennholz, Stein, Torf, ohne Rohstoff) mit je mindestens zwei eigenen Figuren bringen { $points } Punkte.
tundra-personal-idle-workers = { $needs } Arbeiter im Vorrat bringen { $points } Punkte.
tundra-personal-garrison = { $needs } Arbeiter auf Lichtungen mit eigenen Türmen bringen { $points } Punkte.
tundra-personal-edge = { $needs } eigene Figuren auf Lichtungen am Rand der Landkarte bringen { $points } Punkte.
tundra-personal-estate = { $needs } Marktkarten und ausgebaute Tafeln zusammen bringen { $points } Punkte.
tundra-personal-idle-towers = { $needs } Türme im Vorrat bringen { $points } Punkte.
tundra-personal-lead-firewood = { $needs } Holzlichtungen mit mehr eigenen Figuren als von jedem anderen bringen { $points } Punkte.
tundra-personal-lead-stone = { $needs } Steinlichtungen mit mehr eigenen Figuren als von jedem anderen bringen { $points } Punkte.
tundra-personal-lead-peat = { $needs } Torflichtungen mit mehr eigenen Figuren als von jedem anderen bringen { $points } Punkte.
tundra-personal-lead-bare = { $needs } Lichtungen ohne Rohstoff mit mehr eigenen Figuren als von jedem anderen bringen { $points } Punkte.

## Worauf sie hören

tundra-words-firewood = Brennholz, Holz, H
tundra-words-stone = Stein, Steine, S
tundra-words-peat = Torf, T
tundra-words-berries = Beeren, Beere, B
tundra-words-glade = Lichtung, Lichtungen, Landkarte, Plättchen, Rand, Bonus
tundra-words-settlement = Siedlung, Siedlungen, Siedl.
tundra-words-worker = Arbeiter, A, Bewegungspunkt, Bewegungspunkte, Schritt, Schritte, Gehen, G
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
tundra-words-of-card = { $name }, { $id }
tundra-words-of-goal = Ziel { $name }, { $name }
tundra-words-of-tile = { $id }

## Die Materialübersicht

part-layout = Anordnungen der Lichtungen
part-2-players = zu zweit
part-glades = Lichtungen
part-settlements = Siedlungen
part-starts = Startlichtungen
part-3-players = zu dritt
part-4-players = zu viert
part-3-players-alternate = zu dritt, andere
part-4-players-alternate = zu viert, andere
part-3-players-alternate-2 = zu dritt, zweite andere
part-3-players-alternate-3 = zu dritt, dritte andere
part-4-players-alternate-2 = zu viert, zweite andere
part-tile = Lichtungen
part-players = ab Personen
part-resource = Rohstoff
part-bonus = Turmbonus
part-starter = Startkarten
part-rows = Zeilen (Würfel: Aktion)
part-enhancement = Marktkarten
part-advisor = Berater
part-effect = Wirkung
part-board = Tafeln
part-cost = Kosten des Ausbaus
part-upgraded = Ausgebaute Tafeln
part-goal = Gemeinsame Ziele
part-die_1 = erster Würfel
part-die_2 = zweiter Würfel
part-need_1 = Stufe 1
part-need_2 = Stufe 2
part-need_3 = Stufe 3
part-personal = Persönliche Ziele
part-points_1 = Punkte 1
part-points_2 = Punkte 2
part-points_3 = Punkte 3
part-start = Zu Beginn
part-goods = Vorräte
part-firewood = Brennholz
part-stone = Stein
part-peat = Torf
part-berries = Beeren
part-points = Punkte
part-title = Titel
part-advisors = Berater
part-dice = Würfel
part-early = Würfel, Runden 1–2
part-late = Würfel, Runden 3–4
part-reroll = neu werfen
part-change = Würfel drehen
part-buy = Würfel kaufen
part-helpers = Arbeiter zu Beginn
part-spots = Marktkarten je Tafel
part-card = freie Karte je Runde
part-gain = Gewinn je Runde
part-signs = F Brennholz, S Stein, P Torf, A eins davon nach Wahl, B Beere, M Bewegung, V Punkt, W Arbeiter.

## Die Lobby und die Varianten eines Tisches

game-line = Lass Würfel auf deinen Tafeln arbeiten, schick Arbeiter auf die Lichtungen und bau Türme im Norden.
option-layout = Anordnung der Lichtungen
    .about = Wie die Lichtungen auf der Karte liegen; für die erste Partie passt die übliche.
option-layout-standard = üblich
option-layout-alternate = andere
option-layout-alternate-2 = zweite andere
option-layout-alternate-3 = dritte andere
option-characters = Gestalten
    .about = Ob alle die Gestalt ihres Platzes bekommen oder selbst wählen.
option-characters-by-seat = nach Plätzen
option-characters-chosen = alle wählen selbst
option-titles = Modul: Titel
    .about = Für alle ein zufälliger Titel anstelle des einfachen; für Spieler, die das Spiel kennen.
option-titles-no = ohne
option-titles-yes = mit
option-personal_goals = Modul: persönliche Ziele
    .about = Für alle ein geheimes Ziel, das am Ende Punkte bringt.
option-personal_goals-no = ohne
option-personal_goals-yes = mit
option-white_die = Der weiße Würfel
    .about = Ob der weiße Würfel der Weisen gekauft werden muss oder jede Runde umsonst dazukommt.
option-white_die-buyable = kann gekauft werden
option-white_die-free = ist umsonst

## Wovon ein Tipp spricht: „+2 Punkte für …“

tundra-hint-points = das, was schon gewertet ist
tundra-hint-goods = Beeren, Rohstoffe und Arbeiter im Vorrat
tundra-hint-engine = das, was jede Runde wirkt (Tafeln, Karten und Berater)
tundra-hint-land = Türme und Arbeiter auf der Karte
tundra-hint-goals = die gemeinsamen Ziele
tundra-hint-personal = dein persönliches Ziel
tundra-hint-dice = das, was die übrigen Würfel noch können

# Ein Tipp im Einzelnen: wie es nach einem Zug sein wird, oder (otherwise) nach einem anderen.
tundra-detail-goal = { $otherwise ->
    [yes] { $count }
   *[no] „{ $thing }“ bei { $count } von { $need }
  }
tundra-detail-towers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] kein Turm
        [one] { $count } Turm
       *[other] { $count } Türme
      }
  }
tundra-detail-workers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
      } auf der Karte
  }
tundra-detail-idle = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] kein Arbeiter
        [one] { $count } Arbeiter
       *[other] { $count } Arbeiter
      } im Vorrat
  }
tundra-detail-boards = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] keine ausgebaute Tafel
        [one] { $count } ausgebaute Tafel
       *[other] { $count } ausgebaute Tafeln
      }
  }
tundra-detail-cards = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
      } unter deinen Tafeln
  }
tundra-detail-advisors = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] kein Berater
        [one] { $count } Berater
       *[other] { $count } Berater
      }
  }
tundra-detail-goods = { $otherwise ->
    [yes] { $count }
   *[no] { $count } × { $thing }
  }
edition-changes-tundra = Version 2: Die Boni der Türme liegen näher beieinander. Die Lichtungen g01, g04 und g07 geben eine Beere statt eines ihrer Punkte, g02, g05 und g08 einen Schritt weniger, g03, g06, g09 und g12 einen Punkt mehr, g19 bis g21 eine Beere mehr. Der Wanderstab gibt in Zeile 4 eine Beere statt eines Schritts.
