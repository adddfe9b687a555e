# The client's own words at a table of Tundra.

ui-tundra-letter-firewood = H
ui-tundra-letter-stone = S
ui-tundra-letter-peat = T
ui-tundra-letter-berries = B
ui-tundra-nothing = nichts
ui-tundra-empty = Leer
ui-tundra-plain = { $what }
ui-tundra-and = { $some } und { $last }

# Zweite Hälften langer Wörter: Auf einer schmalen Karte dürfen sie eine Zeile beginnen.
ui-tundra-seams = besitzer fäller finderin gräber händlerin karten lenker lichtungen macherin metz sammlerin wächter walterin

## Was man erhalten kann

ui-tundra-item-firewood = { $count } Brennholz
ui-tundra-item-stone = { $count } Stein
ui-tundra-item-peat = { $count } Torf
ui-tundra-item-berries = { $count ->
    [one] 1 Beere
   *[other] { $count } Beeren
  }
ui-tundra-item-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
ui-tundra-item-moves = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
  }
ui-tundra-item-any = { $count ->
    [one] 1 Rohstoff nach Wahl
   *[other] { $count } Rohstoffe nach Wahl
  }
ui-tundra-item-workers = { $count } Arbeiter

## Was Tafeln und Karten sagen

ui-tundra-row = { $single ->
    [1] Zeile { $from }: { $what }
   *[other] Zeilen { $from } bis { $to }: { $what }
  }
ui-tundra-verb-build = bis zu { $count } Türme bauen, jeden für 2 gleiche Rohstoffe
ui-tundra-verb-place = bis zu { $count } Arbeiter einsetzen, jeden für 2 gleiche Rohstoffe und 1 Beere
ui-tundra-verb-sell = 2 gleiche Rohstoffe für { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  } verkaufen, einmal für jeden eigenen Turm
ui-tundra-verb-gather = bis zu { $count } Rohstoffe unter eigenen Figuren ernten
ui-tundra-verb-any = beliebige { $count } Rohstoffe nehmen
ui-tundra-verb-move = { $count ->
    [one] 1 Bewegungspunkt
   *[other] { $count } Bewegungspunkte
  }
ui-tundra-verb-card = eine Marktkarte nehmen und { $count ->
    [one] 1 Beere
   *[other] { $count } Beeren
  }
ui-tundra-verb-renew = auf Wunsch den Markt erneuern; eine Karte nehmen und { $count ->
    [one] 1 Beere
   *[other] { $count } Beeren
  }
ui-tundra-verb-upgrade = { $count ->
    [one] 1 Beere
   *[other] { $count } Beeren
  }, und Tafeln ausbauen
ui-tundra-advice-gain = { $gains }
ui-tundra-advice-trade = { $pay ->
    [one] 1 Beere
   *[other] { $pay } Beeren
  } zahlen für { $gains }
ui-tundra-advice-towers = { $gains } und { $times } mehr für jeden eigenen Turm, höchstens { $most }
ui-tundra-advice-buy = bis zu { $times }-mal: { $pay ->
    [one] 1 Beere
   *[other] { $pay } Beeren
  } für { $gains }
ui-tundra-advice-sell = 1 Rohstoff nach Wahl für { $gains }
ui-tundra-advice-change = einen freien Würfel um eins drehen
ui-tundra-advice-reroll = beliebig viele freie Würfel neu werfen

## Teile des Tisches

ui-tundra-map = Die Landkarte
ui-tundra-goals = Gemeinsame Ziele
ui-tundra-market = Markt
ui-tundra-deck = Stapel
ui-tundra-deck-label = { $count ->
    [one] Marktstapel: 1 Karte
   *[other] Marktstapel: { $count } Karten
  }
ui-tundra-discards = Abwurf
ui-tundra-discards-label = { $count ->
    [one] Abgeworfen: 1 Marktkarte
   *[other] Abgeworfen: { $count } Marktkarten
  }
ui-tundra-stall = Marktplatz { $n }: { $card }
ui-tundra-enhancement-card = { $card } ({ $text })
ui-tundra-advisor-card = { $card }, Berater ({ $text })
ui-tundra-round = Runde { $round } von 4
ui-tundra-round-label = Runde { $round } von 4, Startspieler { $first }
ui-tundra-over = Das Spiel ist zu Ende
ui-tundra-before = Vor der ersten Runde
ui-tundra-hand = Startkarten
ui-tundra-dice = Würfel und freie Aktionen
ui-tundra-no-dice = keine Würfel mehr
ui-tundra-rival = { $dice } Würfel, { $upgraded ->
    [one] 1 ausgebaute Tafel
   *[other] { $upgraded } ausgebaute Tafeln
  }, { $cards ->
    [one] 1 Marktkarte
   *[other] { $cards } Marktkarten
  }, { $towers ->
    [one] 1 Turm
   *[other] { $towers } Türme
  }

## Die Landkarte

ui-tundra-glade-closed = { $place }, verdeckt
ui-tundra-glade-open = { $place }, { $resource ->
    [firewood] Brennholz
    [stone] Stein
    [peat] Torf
   *[none] kein Rohstoff
  }, Turmbonus { $bonus }
ui-tundra-tower-of = Turm von { $owner }
ui-tundra-workers-of = { $count } Arbeiter von { $owner }
ui-tundra-settlement-label = { $place } von { $owner }
ui-tundra-worker-label = Arbeiter { $n } von { $owner }: { $place }
ui-tundra-in-supply = im Vorrat

## Was einer Person gehört

ui-tundra-good-label = { $owner }: { $count } von höchstens { $most } { $good }
ui-tundra-board-base = { $board } von { $owner }, Ausbau kostet { $cost }
ui-tundra-board-upgraded = { $board } von { $owner }, ausgebaut
ui-tundra-slot = { $board } von { $owner }, Feld { $value }: { $what }
ui-tundra-slot-taken = { $board } von { $owner }, Feld { $value }, belegt: { $what }
ui-tundra-spot-starter = { $board } von { $owner }: Platz für eine Startkarte
ui-tundra-spot-market = { $board } von { $owner }: Platz für eine Marktkarte
ui-tundra-spot-card = { $card } unter { $board } von { $owner }: { $text }
ui-tundra-room-starter = Startkarte
ui-tundra-room-market = Marktkarte
ui-tundra-room-advisor = Berater
ui-tundra-advisor-room = Platz für einen Berater von { $owner }
ui-tundra-advisor-ready = { $card }, Berater von { $owner }, bereit: { $text }
ui-tundra-advisor-turned = { $card }, Berater von { $owner }, gedreht bis zur nächsten Runde: { $text }
ui-tundra-dice-label = { $owner }: { $count ->
    [one] ein Würfel mit { $value }
   *[other] { $count } Würfel mit { $value }
  }
ui-tundra-way-reroll = Einen Würfel neu werfen: { $cost ->
    [one] 1 Beere
   *[other] { $cost } Beeren
  }
ui-tundra-way-up = Einen Würfel um eins höher drehen: { $cost ->
    [one] 1 Beere
   *[other] { $cost } Beeren
  }
ui-tundra-way-down = Einen Würfel um eins niedriger drehen: { $cost ->
    [one] 1 Beere
   *[other] { $cost } Beeren
  }
ui-tundra-way-buy = Einen Würfel kaufen: { $cost ->
    [one] 1 Beere
   *[other] { $cost } Beeren
  }, { $count } im Vorrat
ui-tundra-way-aside = Einen Würfel beiseitelegen, bisher { $count }
ui-tundra-idle-label = { $owner }: { $count } Arbeiter im Vorrat
ui-tundra-towers-label = { $owner }: { $count ->
    [one] 1 Turm im Vorrat
   *[other] { $count } Türme im Vorrat
  }
ui-tundra-title-label = Titel von { $owner }: { $title }; zu Beginn einer Runde { $gain }
ui-tundra-secret = geheimes Ziel
ui-tundra-personal-hidden = Persönliches Ziel von { $owner }, geheim
ui-tundra-personal-label = Persönliches Ziel von { $owner }: { $goal }. { $what } { $needs } für { $points } Punkte; jetzt { $count }
ui-tundra-returned-label = { $count ->
    [one] Die zurückgegebene Startkarte
   *[other] Die { $count } zurückgegebenen Startkarten
  }
ui-tundra-goal-none = Ein gemeinsames Ziel, noch nicht aufgedeckt
ui-tundra-goal-open = { $goal }, Würfel { $one } und { $two }, { $needs } für 2/4/6 Punkte. { $counts }
ui-tundra-goal-taken = { $goal }, diese Runde belegt von { $owner }, { $needs } für 2/4/6 Punkte. { $counts }
ui-tundra-has = { $owner } { $count }

## Was Ziele zählen

ui-tundra-goal-cards = Marktkarten: Berater und Ergänzungen, ohne Startkarten.
ui-tundra-goal-upgrades = Ausgebaute Tafeln.
ui-tundra-goal-berries = Beeren. Sie werden nicht ausgegeben.
ui-tundra-goal-towers = Türme auf der Landkarte.
ui-tundra-goal-workers = Arbeiter auf der Landkarte.
ui-tundra-goal-resources = Brennholz, Stein und Torf zusammen. Sie werden nicht ausgegeben.
ui-tundra-goal-glades-firewood = Holzlichtungen mit einem Arbeiter oder Turm.
ui-tundra-goal-glades-stone = Steinlichtungen mit einem Arbeiter oder Turm.
ui-tundra-goal-glades-peat = Torflichtungen mit einem Arbeiter oder Turm.
ui-tundra-personal-chain = Die größte Gruppe eigener Türme auf benachbarten Lichtungen.
ui-tundra-personal-variety = Arten von Plättchen (Siedlung, Brennholz, Stein, Torf, ohne Rohstoff) mit mindestens zwei eigenen Figuren.
ui-tundra-personal-idle-workers = Arbeiter im Vorrat.
ui-tundra-personal-garrison = Arbeiter auf Lichtungen mit eigenen Türmen.
ui-tundra-personal-edge = Eigene Figuren auf Lichtungen am Rand der Landkarte.
ui-tundra-personal-estate = Marktkarten und ausgebaute Tafeln zusammen.
ui-tundra-personal-idle-towers = Türme im Vorrat.
ui-tundra-personal-lead-firewood = Holzlichtungen mit mehr eigenen Figuren als von jedem anderen.
ui-tundra-personal-lead-stone = Steinlichtungen mit mehr eigenen Figuren als von jedem anderen.
ui-tundra-personal-lead-peat = Torflichtungen mit mehr eigenen Figuren als von jedem anderen.
ui-tundra-personal-lead-bare = Lichtungen ohne Rohstoff mit mehr eigenen Figuren als von jedem anderen.

## Was ist das?

ui-tundra-is-closed = Verdeckt. Wer einen Arbeiter hierher bewegt, deckt die Lichtung auf und erhält ihren Rohstoff, falls sie einen hat.
ui-tundra-is-left = Noch verdeckt auf der Landkarte: { $tiles }.
ui-tundra-tiles-firewood = { $count } mit Brennholz
ui-tundra-tiles-stone = { $count } mit Stein
ui-tundra-tiles-peat = { $count } mit Torf
ui-tundra-tiles-none = { $count } ohne Rohstoff
ui-tundra-is-glade = { $resource ->
    [none] Diese Lichtung hat keinen Rohstoff.
    [firewood] Jeder Arbeiter, der hierher geht, bringt 1 Brennholz.
    [stone] Jeder Arbeiter, der hierher geht, bringt 1 Stein.
   *[peat] Jeder Arbeiter, der hierher geht, bringt 1 Torf.
  }
ui-tundra-is-bonus = Ein Turm bringt hier beim Bau und zu Beginn jeder späteren Runde: { $bonus }.
ui-tundra-is-edge = Sie liegt am Rand der Landkarte.
ui-tundra-is-settlement = Die Siedlung von { $owner }. Alle dürfen sie betreten; sie hat keinen Rohstoff, und kein Turm kann hier stehen. Arbeiter aus dem Vorrat kommen auf die eigene Siedlung.
ui-tundra-is-market = Eine Marktkarte nimmst du mit der Tafel Handel. Ihr Platz bleibt leer, bis die Runde endet.
ui-tundra-is-hand = Behalte zwei dieser vier, jede unter einer anderen Tafel. Die anderen beiden sind aus dem Spiel.
ui-tundra-is-enhancement = Eine Ergänzung: Sie kommt unter eine Tafel und ergänzt deren Zeilen.
ui-tundra-is-starter = Eine Startkarte: Sie ergänzt die Zeilen der Tafel über ihr und bleibt das ganze Spiel.
ui-tundra-is-advisor = Ein Berater: einmal je Runde, vor oder nach deinem Würfel.
ui-tundra-is-ready = Bereit.
ui-tundra-is-turned = Gedreht: in der nächsten Runde wieder bereit.
ui-tundra-is-advisor-room = Es ist Platz für { $most } Berater.
ui-tundra-is-deck = Karten, die in den Markt kommen können, in einer Reihenfolge, die niemand kennt:
ui-tundra-is-discards = Ist der Stapel leer, werden diese gemischt:
ui-tundra-is-round = Es werden vier Runden gespielt. In jeder nutzen alle ihre Würfel, je Zug einen; dann wird der Markt erneuert, und die Berater sind wieder bereit.
ui-tundra-is-first = Startspieler: { $first }. Der Stein geht nach jeder Runde nach links.
ui-tundra-is-goal = Lege einen Würfel mit { $one } oder { $two } hierher, um einmal zu werten; dann ist das Ziel für alle belegt, bis die Runde endet.
ui-tundra-is-step = { $need } für { $points } Punkte
ui-tundra-is-reroll = Zeige hierauf und auf einen deiner freien Würfel. Vor oder nach deinem Würfel, so oft du zahlen kannst.
ui-tundra-is-change = Zeige hierauf und auf einen deiner freien Würfel. Aus einer 6 wird nie eine 1 und umgekehrt.
ui-tundra-is-supply = Ein gekaufter Würfel wird sofort geworfen und gehört dir in dieser Runde, höchstens { $most } Würfel.
ui-tundra-is-aside = Nur, wenn keiner deiner Würfel mehr einen Platz hat.
ui-tundra-is-worker = Arbeiter ziehen über die Landkarte, ernten, wo sie stehen, und machen Türmen Platz.
ui-tundra-is-die = In deinem Zug legst du einen Würfel auf ein leeres Feld seines Werts oder auf ein Ziel, das ihn zeigt. Alle beginnen die Runde mit denselben Werten.
ui-tundra-is-berries = Mit Beeren wirfst, drehst und kaufst du Würfel und setzt Arbeiter ein. Sie sind kein Rohstoff.
ui-tundra-is-resource = Mit Rohstoffen bezahlst du Türme, Arbeiter und Ausbauten. Du erhältst sie beim Betreten einer Lichtung und beim Ernten.
ui-tundra-is-idle = Diese Arbeiter kommen mit der Baukunst oder mit dem Bonus eines Turms ins Spiel.
ui-tundra-is-towers = Ein Turm tritt für 2 gleiche Rohstoffe an die Stelle eines Arbeiters auf einer Lichtung.
ui-tundra-is-returned = Sie sind aus dem Spiel:
ui-tundra-is-base = Der Ausbau kostet { $cost } und bringt sofort und zu Beginn jeder späteren Runde 1 Punkt. Die andere Seite: { $rows }.
ui-tundra-is-upgraded = Zu Beginn jeder Runde bringt sie 1 Punkt. Vorher war sie: { $rows }.
ui-tundra-is-slot = Ein Würfel dieses Werts löst die Zeile der Tafel und jeder Karte darunter aus, in beliebiger Reihenfolge.
ui-tundra-is-row = In dieser Zeile bringt { $card }: { $gains }.
ui-tundra-is-under = Sie liegt unter { $board }.
ui-tundra-is-room = Eine Karte hier ergänzt die Zeilen der Tafel.
ui-tundra-is-title = Zu Beginn einer Runde: { $card ->
    [0] { $gain }
   *[other] eine kostenlose Marktkarte
  }.
ui-tundra-is-limits = { $early } Würfel in den Runden 1 und 2, { $late } in den Runden 3 und 4, höchstens { $dice }; höchstens { $advisors } Berater und { $spots ->
    [one] 1 Marktkarte
   *[other] { $spots } Marktkarten
  } unter jeder Tafel. Neu werfen kostet { $reroll }, drehen { $change }, ein Würfel { $buy } Beeren.
ui-tundra-is-personal = { $owner } hat jetzt { $count }. Nur die höchste Stufe zählt, am Ende des Spiels.
ui-tundra-is-personal-hidden = Am Ende wird es aufgedeckt. Es kann sein: { $goals }.

## Worauf man als Nächstes zeigt

ui-tundra-kind-die = einen Würfel
ui-tundra-kind-slot = ein Feld
ui-tundra-kind-spot = einen Platz unter einer Tafel
ui-tundra-kind-board = eine Tafel
ui-tundra-kind-worker = einen Arbeiter
ui-tundra-kind-idle = einen Arbeiter in deinem Vorrat
ui-tundra-kind-towers = einen Turm in deinem Vorrat
ui-tundra-kind-advisor = einen Platz für Berater
ui-tundra-kind-resource = einen Rohstoff
ui-tundra-kind-place = einen Ort auf der Landkarte
ui-tundra-kind-card = eine Karte
ui-tundra-kind-goal = ein Ziel
ui-tundra-kind-way = eine freie Aktion

## Überschriften der Liste

ui-tundra-group-keep = Behalten
ui-tundra-group-put = Einen Würfel legen
ui-tundra-group-goal = Ein Ziel werten
ui-tundra-group-free = Freie Aktionen
ui-tundra-group-act = Aktionen
ui-tundra-group-move = Bewegen
ui-tundra-group-gain = Nehmen
ui-tundra-group-build = Bauen
ui-tundra-group-bonus = Boni
ui-tundra-group-send = Einen Arbeiter einsetzen
ui-tundra-group-sell = Verkaufen
ui-tundra-group-card = Markt
ui-tundra-group-upgrade = Ausbauen
ui-tundra-group-swap = Tauschen

## Die Geschichte

ui-tundra-told-rolled = Alle haben { $some }.
ui-tundra-told-rolled-own = { $player } wirft { $some }.
ui-tundra-told-gathered = { $player } erntet { $some }.
ui-tundra-told-gained = { $player } erhält { $some }.
ui-tundra-told-dealt = { $player } bekommt { $some }.
ui-tundra-told-market = Neu im Markt: { $some }.
ui-tundra-told-goals = Die gemeinsamen Ziele: { $some }.
ui-tundra-told-sold = { $player } verkauft { $some } für { $points } Punkte.
ui-tundra-told-opened = Neu aufgedeckt: { $some }.
ui-tundra-told-tile = { $place } ({ $tile-id ->
    [tile-firewood] Brennholz
    [tile-stone] Stein
    [tile-peat] Torf
   *[other] ohne Rohstoff
  })
ui-tundra-told-starts = { $player } erhält zu Beginn der Runde { $some }.
ui-tundra-told-advised = { $player } befragt { $card } ({ $some }).
ui-tundra-told-upgraded = { $player } baut { $board } aus ({ $some }).
ui-tundra-told-rerolled = { $player } wirft für { $berries ->
    [one] 1 Beere
   *[other] { $berries } Beeren
  } neu: { $some }.
ui-tundra-told-changed = { $player } dreht{ $berries ->
    [0] { "" }
    [one] {" "}für 1 Beere
   *[other] {" "}für { $berries } Beeren
  } Würfel: { $some }.
ui-tundra-told-tucked = { $player } nimmt { $card } und legt die Karte unter { $board }.
ui-tundra-told-hired = { $player } wirbt { $card } an.
ui-tundra-told-found = (aufgedeckt: { $tile })
ui-tundra-told-plus = (+ { $some })
ui-tundra-told-then = , dann{" "}
ui-tundra-told-walk = Arbeiter { $worker } von { $player } zieht: { $some }.

## Punkte

ui-tundra-score-boards = Ausgebaute Tafeln
ui-tundra-score-towers = Türme
ui-tundra-score-goals = Gemeinsame Ziele
ui-tundra-score-cards = Ergänzungen
ui-tundra-score-advisors = Berater
ui-tundra-score-sales = Verkaufte Rohstoffe
ui-tundra-score-personal = Persönliches Ziel
ui-tundra-score-start = Start und Titel
ui-tundra-score-personal-goals = Persönliche Ziele
ui-tundra-score-resources = Gleichstand: Rohstoffe
ui-tundra-score-berries = Gleichstand: Beeren
