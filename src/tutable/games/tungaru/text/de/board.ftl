# Die eigenen Worte der Oberfläche an einem Tisch mit Tungaru.

## Kleine Wörter

ui-tungaru-letter-fish = F
ui-tungaru-letter-shell = M
ui-tungaru-letter-coconut = K
ui-tungaru-letter-pearl = P
ui-tungaru-some = { $count } × { $good }
ui-tungaru-and = { $list } und { $last }
ui-tungaru-or = { $list } oder { $last }
ui-tungaru-any-die = ein beliebiger Würfel
ui-tungaru-dice-of = { $count ->
    [one] ein Würfel mit { $faces }
   *[other] ein Würfel mit { $faces }
  }
ui-tungaru-empty = leer
ui-tungaru-none = keine

## Der Stand der Runde

ui-tungaru-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
ui-tungaru-phase = { $phase ->
    [0] {""}
    [1] {" "}· Würfel und Waren
    [2] {" "}· Charaktere
    [3] {" "}· Aktionen
   *[other] {" "}· Aufräumen
  }
ui-tungaru-over = Das Spiel ist zu Ende
ui-tungaru-last-round = { $rounds ->
    [one] nach unserer Begrenzung die letzte Runde
   *[other] nach unserer Begrenzung noch { $rounds } Runden
  }
ui-tungaru-starts = beginnt
ui-tungaru-passed = hat gepasst
ui-tungaru-culture = Kulturplan von { $owner }
ui-tungaru-map = Die Inselwelt
ui-tungaru-supply-title = Vorrat
ui-tungaru-supply = Vorrat: { $good }, beliebig viel
ui-tungaru-pile = { $count ->
    [0] Ausbreitungsstapel: leer
    [one] Ausbreitungsstapel: ein Nomade
   *[other] Ausbreitungsstapel: { $count } Nomaden
  }

## Inseln

ui-tungaru-island = { $island }{ $tile-there ->
    [no] {""}
   *[yes] {" "}(Plättchen { $tile })
  }, Ausbreitungsfelder { $spaces }
ui-tungaru-harvest = Ernte auf { $island }: { $dice } bringt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }
ui-tungaru-trade = Handel auf { $island }: { $give-id ->
    [fish] einen { $give }
   *[other] eine { $give }
  } hinlegen, dafür { $get }
ui-tungaru-market = Markt von { $island }, Feld { $n }: { $good }
ui-tungaru-dice = Würfelfelder von { $island }: { $dice }, { $free } frei{ $closed ->
    [0] {""}
   *[other] , { $closed } geschlossen
  }
ui-tungaru-die-there = { $value } von { $player }
ui-tungaru-settlers = Siedlungsfelder von { $island }: { $free ->
    [0] keines frei
   *[other] { $free } von { $spaces } frei
  }
ui-tungaru-settler = Siedler von { $owner } auf { $island }, { $state ->
    [upright] aufrecht
   *[exhausted] verbraucht
  }
ui-tungaru-monuments = Monumente auf { $island }: { $owners }, { $free } von { $spaces } Feldern frei
ui-tungaru-walkway = Stege von { $island } nach { $islands }
ui-tungaru-no-nomad = Kein Nomade auf { $island }
ui-tungaru-island-nomad = Auf { $island }: { $nomad }{ $by ->
    [nobody] {""}
   *[somebody] , reserviert für { $owner }
  }
ui-tungaru-ground = Ankerplatz zwischen { $one } und { $two }: { $boats }, Platz für { $capacity }
ui-tungaru-boats = { $count ->
    [0] kein Boot
   *[other] { $owners }
  }
ui-tungaru-boat = Boot von { $owner } zwischen { $one } und { $two }
ui-tungaru-boat-waits = Boot von { $owner }, noch nicht gesetzt
ui-tungaru-tamana = Tamana, für dritte Siedler: { $owners }
ui-tungaru-migration = Ausbreitungsfeld { $n }: { $nomad }. Es führt nach { $islands }.
ui-tungaru-migration-empty = Ausbreitungsfeld { $n }: leer. Es führt nach { $islands }.

## Nomaden

ui-tungaru-nomad = { $nomad }: kostet { $cost }; { $benefit }; { $scoring }
ui-tungaru-cost = Kostet { $goods }.
ui-tungaru-benefit-income = bringt jede Runde { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }
ui-tungaru-benefit-storage = zwei weitere Lagerplätze
ui-tungaru-benefit-dice = eigene Würfel zählen bis zu eins mehr oder weniger
ui-tungaru-benefit-sail = segelt einmal ohne Würfel
ui-tungaru-benefit-settle = siedelt einmal für einen Fisch ohne Würfel
ui-tungaru-benefit-sell = { $count ->
    [one] verkauft { $good-id ->
        [fish] einen { $good }
       *[other] eine { $good }
      } für { $worth }
   *[other] verkauft bis zu { $count } × { $good } für je { $worth }
  }; dazu { $dice }
ui-tungaru-scoring-storage = wertet { $points } für jeden Lager-Nomaden
ui-tungaru-scoring-monuments = wertet { $points } für jedes Monument auf Inseln
ui-tungaru-scoring-settlers = wertet { $points } für jeden Siedler im Spiel
ui-tungaru-scoring-nomads = wertet { $points } für jeden Nomaden
ui-tungaru-scoring-goods = wertet { $fish } für Fisch, { $shell } für Muscheln, { $coconut } für Kokosnüsse, { $pearl } für Perlen im Lager
ui-tungaru-scoring-flower = wertet { $points } für jede Farbe eigener Blüten ({ $flower })
ui-tungaru-flower-A = rote Blüte
ui-tungaru-flower-B = blaue Blüte
ui-tungaru-flower-C = gelbe Blüte
ui-tungaru-flower-D = weiße Blüte
ui-tungaru-flower-E = violette Blüte

## Kulturpläne

ui-tungaru-die = Würfel von { $owner }: { $value }
ui-tungaru-die-worker = Arbeiterwürfel von { $owner }: { $value }
ui-tungaru-die-spent = Würfel { $n } von { $owner }: verbraucht
ui-tungaru-sailing = Segelfeld von { $owner }: { $die ->
    [0] frei
   *[other] darauf liegt eine { $die }
  }
ui-tungaru-storage = Lager von { $owner }: { $count } von { $spaces } Plätzen belegt
ui-tungaru-stored = { $owner }: { $count } × { $good }
ui-tungaru-lock = Monument von { $owner }: { $spot }
ui-tungaru-track = Kulturleiste von { $owner }: { $count ->
    [0] kein Monument mehr
    [one] noch ein Monument, es bringt { $reward }
   *[other] noch { $count } Monumente, das nächste bringt { $reward }
  }
ui-tungaru-slot = Nomadenfeld { $n } von { $owner }: { $nomad }{ $die ->
    [0] {""}
   *[other] , darauf liegt eine { $die }
  }
ui-tungaru-slot-empty = Nomadenfeld { $n } von { $owner }: leer
ui-tungaru-slot-locked = Nomadenfeld { $n } von { $owner }: unter einem Monument
ui-tungaru-travellers = Reisestapel von { $owner }: { $count ->
    [0] leer
   *[other] { $nomads }
  }
ui-tungaru-leader = Charakter von { $owner }: { $leader }. Vorteil: { $benefit }{ $used ->
    [yes] {" "}(genutzt)
   *[no] {""}
  }{ $fish ->
    [yes] . Ein Fisch liegt auf der Karte
   *[no] {""}
  }
ui-tungaru-no-leader = Charakter von { $owner }: noch keiner
ui-tungaru-leader-space = { $leader } von { $owner }, Feld { $n }: { $dice } bringt { $goods }{ $state ->
    [closed] , zu zweit geschlossen
    [taken] , darauf liegt eine { $value }
   *[free] {""}
  }
ui-tungaru-card = Charakterkarte auf der Hand: { $leader }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
  }. Fähigkeit: { $ability } Vorteil: { $benefit }
ui-tungaru-hand = Charakterkarten
ui-tungaru-hand-of = Charakterkarten von { $owner }: { $leaders }
ui-tungaru-reserve = { $owner } hat noch { $settlers ->
    [one] einen Siedler
   *[other] { $settlers } Siedler
  }
ui-tungaru-ability-worker = Ein vierter Würfel wird geworfen.
ui-tungaru-ability-beggar = Nachbarn geben eine Ware und werten 3.
ui-tungaru-ability-fisher = Ein Fisch liegt auf der Karte.
ui-tungaru-ability-trader = Ein Handel auf einer beliebigen Insel, sofort.
ui-tungaru-ability-chief = Beginnt die nächste Runde.
ui-tungaru-benefit-of-worker = doppelt ernten
ui-tungaru-benefit-of-beggar = für eine Ware weniger anwerben
ui-tungaru-benefit-of-fisher = ohne Würfel segeln
ui-tungaru-benefit-of-trader = in einer Aktion alle Waren gleich
ui-tungaru-benefit-of-chief = zwei Nomaden vertauschen
ui-tungaru-leader-title = Charakter

## Punkte

ui-tungaru-score-gifts = Gaben
ui-tungaru-score-sales = Verkäufe
ui-tungaru-score-storage = Lager-Nomaden
ui-tungaru-score-monuments = Monumente
ui-tungaru-score-settlers = Siedler
ui-tungaru-score-nomads = Nomaden
ui-tungaru-score-goods = Waren
ui-tungaru-score-flower = Blüten
ui-tungaru-score-now = Wenn das Spiel jetzt endete
ui-tungaru-score-now-note = Gaben und Verkäufe zählen sofort, alles andere am Ende, mit dem, was dann auf dem Tisch liegt.

## Überschriften der Liste

ui-tungaru-group-boat = Dein Boot setzen
ui-tungaru-group-reserve = Reservieren
ui-tungaru-group-monument = Monument
ui-tungaru-group-want = Eine Ware nehmen
ui-tungaru-group-lead = Charaktere
ui-tungaru-group-give = Geben
ui-tungaru-group-sail = Segeln
ui-tungaru-group-harvest = Ernten
ui-tungaru-group-settle = Siedeln
ui-tungaru-group-trade = Handeln
ui-tungaru-group-travel = Wandern
ui-tungaru-group-recruit = Anwerben
ui-tungaru-group-place = Wohin mit dem Nomaden
ui-tungaru-group-refill = Wer nachrückt
ui-tungaru-group-pay = Bezahlen
ui-tungaru-group-sell = Verkaufen
ui-tungaru-group-leader = Dein Charakter
ui-tungaru-group-discard = Zurückgeben
ui-tungaru-group-fish = Der Fisch der Fischerin

## Der Verlauf

ui-tungaru-told-tiles = Inselplättchen werden gelegt: { $list }.
ui-tungaru-told-tile = { $island } { $tile }
ui-tungaru-told-nomads = Nomaden kommen auf die Inseln: { $list }.
ui-tungaru-told-nomad = { $island }: { $nomad }
ui-tungaru-told-waits = Nomaden warten auf den Ausbreitungsfeldern: { $list }.
ui-tungaru-told-waiting = { $nomad }
ui-tungaru-told-round = Runde { $round } beginnt mit { $player }: Die Würfel zeigen { $one }, { $two } und { $three }.
ui-tungaru-told-gains = { $player } bekommt { $goods }.
ui-tungaru-told-income = Die Nomaden von { $player } bringen { $goods }.
ui-tungaru-told-spends = { $player } gibt { $goods } aus.
ui-tungaru-told-gives-up = { $player } gibt { $goods } zurück.
ui-tungaru-told-leads = Charaktere: { $list }.
ui-tungaru-told-lead = { $player } { $leader }
ui-tungaru-told-passed-on = Die Charakterkarten wandern nach links.
ui-tungaru-told-scores = { $player } wertet { $points }: { $list }.
ui-tungaru-told-score = { $scoring } { $points }
ui-tungaru-told-with-die = { $told } ({ $die })
ui-tungaru-told-die = Würfel { $value }
ui-tungaru-told-settler = Siedler auf { $island }
ui-tungaru-told-flipped = { $nomad } verdeckt
ui-tungaru-told-benefit = Vorteil: { $leader }

## Was ist das?

ui-tungaru-what-island = Eine Insel. Mit einem Würfel auf { $dice ->
    [one] ihrem Würfelfeld
   *[other] einem ihrer { $dice } Würfelfelder
  } kannst du hier ernten, handeln, siedeln, wandern oder anwerben, wenn dein Boot daneben liegt; dein aufrechter Siedler kann handeln, wandern oder anwerben.
ui-tungaru-what-tile = Inselplättchen { $tile } zeigt, was es hier zu ernten und zu handeln gibt.
ui-tungaru-what-links = Auf einen angeworbenen Nomaden folgt einer von Ausbreitungsfeld { $spaces }.
ui-tungaru-what-harvest = { $dice } bringt hier { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }. Zeig auf einen Würfel, dann auf dieses Schild.
ui-tungaru-what-trade = Leg { $give-id ->
    [fish] einen { $give }
   *[other] eine { $give }
  } auf ein leeres Marktfeld und nimm { $get }; oder nimm eine Ware vom Markt, ohne etwas zu geben. Mit einem beliebigen Würfel, oder du verbrauchst deinen Siedler.
ui-tungaru-what-market = Ein Marktfeld. Was beim Handeln hingelegt wurde, liegt hier, bis jemand es beim Handeln nimmt.
ui-tungaru-what-dice = Die Würfelfelder gehören allen. Jeder Würfel auf dieser Insel belegt eines, bis die Runde endet.
ui-tungaru-what-settlers = Siedeln braucht einen beliebigen Würfel und 2 Fische. Alle dürfen hier einen Siedler haben; er handelt, wandert und wirbt ohne Würfel an.
ui-tungaru-what-settler = Ein Siedler von { $owner }. { $state ->
    [upright] Aufrecht: Er kann verbraucht werden, um hier zu handeln, zu wandern oder anzuwerben.
   *[exhausted] Verbraucht: Am Ende der Runde steht er wieder auf.
  }
ui-tungaru-what-monuments = Wer hier anwirbt, darf ein Monument errichten, jeder eines, solange Platz ist. Manche Nomaden werten Monumente auf Inseln.
ui-tungaru-what-walkway = Über Stege wandert ein Siedler von hier nach { $islands }, mit einem beliebigen Würfel, oder du verbrauchst ihn.
ui-tungaru-what-recruit = Anwerben kannst du mit einem beliebigen Würfel neben deinem Boot, oder du verbrauchst deinen Siedler hier.
ui-tungaru-what-reserved = Reserviert: Nur { $owner } darf diesen Nomaden anwerben.
ui-tungaru-what-ground = Ein Boot hier liegt neben { $one } und { $two }. Eine oder zwei Grenzen von hier: { $near }.
ui-tungaru-what-boat = Das Boot von { $owner }. Würfel wirken auf den beiden Inseln daneben. Zum Segeln zeig auf einen Würfel und dann auf einen Ankerplatz.
ui-tungaru-what-tamana = Zu zweit und zu dritt gehen dritte Siedler nach Tamana, auf welcher Insel der Würfel auch liegt. Sie tun dort nichts, aber sie zählen.
ui-tungaru-what-migration = Die nächsten Nomaden. Wird der Nomade einer Insel angeworben, rückt einer von einem verbundenen Ausbreitungsfeld nach, und der Stapel füllt das Feld. Sind alle vier leer, endet das Spiel mit der Runde.
ui-tungaru-what-migration-to = Dieses Feld führt nach { $islands }.
ui-tungaru-what-pile = { $count ->
    [0] Der Ausbreitungsstapel ist leer.
   *[other] Die Reihenfolge kennt niemand. Noch darin: { $nomads }.
  }
ui-tungaru-what-supply = Der allgemeine Vorrat geht nie aus. Was du ausgibst, kommt hierher zurück.
ui-tungaru-what-die = Ein Würfel von { $owner } mit einer { $value }. Auf einer Insel, dem Segelfeld, einem Feld der Charakterkarte oder einem Nomaden, der verkauft, führt er eine Aktion aus.
ui-tungaru-what-die-spent = Dieser Würfel ist in dieser Runde verbraucht oder wurde nicht geworfen.
ui-tungaru-what-sailing = Hier kann ein Würfel pro Runde liegen: zum Segeln. Fischerinnen und manche Nomaden segeln ohne ihn.
ui-tungaru-what-storage = Jeder Lagerplatz fasst eine Ware. Was nicht hineinpasst, musst du zurückgeben.
ui-tungaru-what-fish = Mit Fischen besiedelst du Inseln und segelst über eine dritte Grenze.
ui-tungaru-what-good = Mit Waren bezahlst du Nomaden, handelst auf Inseln und verkaufst an Nomaden.
ui-tungaru-what-lock = Was unter einem Monument liegt, kannst du nutzen, sobald es weg ist. Monumente verlassen den Kulturplan, wenn du reservierst oder anwirbst.
ui-tungaru-what-track = Das oberste Monument der Leiste bringt seine Ware, wenn du es wegnimmst. Von oben: { $rewards }.
ui-tungaru-what-slot = Hier liegen Nomaden offen und arbeiten für dich. Sind alle freien Felder voll, darf ein neuer einen anderen ersetzen.
ui-tungaru-what-travellers = Verdeckt, aber alle haben sie gesehen. Sie arbeiten nicht mehr, doch am Ende zählen sie.
ui-tungaru-what-leader = Fähigkeit: { $ability } Vorteil, einmal pro Runde: { $benefit }.
ui-tungaru-what-space = { $dice } auf diesem Feld bringt { $goods }, einmal pro Runde.
ui-tungaru-what-space-closed = Zu zweit geschlossen.
ui-tungaru-what-hand = Alle wählen geheim eine von fünf Karten; nach der Runde geht sie an den linken Nachbarn.
ui-tungaru-what-reserve = Siedler, die noch nicht im Spiel sind.
