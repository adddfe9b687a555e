### Tungaru: die Worte des Tisches, für Terminal und Browser (Deutsch).

## Der Tisch

tungaru-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
tungaru-phase = { $phase ->
    [0] {""}
    [1] {" "}· Würfel und Waren
    [2] {" "}· Charaktere
    [3] {" "}· Aktionen
   *[other] {" "}· Aufräumen
  }
tungaru-over = Das Spiel ist zu Ende
tungaru-last-round = { $rounds ->
    [one] nach unserer Begrenzung die letzte Runde
   *[other] nach unserer Begrenzung noch { $rounds } Runden
  }
tungaru-starts = beginnt
tungaru-passed = hat gepasst
tungaru-map = Die Inselwelt
tungaru-culture = Kulturplan von { $owner }
tungaru-supply-title = Vorrat
tungaru-leader-title = Charakter
tungaru-hand = Charakterkarten
tungaru-hide-cards = Spielplan ansehen
tungaru-show-cards = Charakterkarten zeigen
tungaru-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
tungaru-letter-fish = F
tungaru-letter-shell = M
tungaru-letter-coconut = K
tungaru-letter-pearl = P
tungaru-some = { $count } { $count ->
    [one] { $good }
   *[other] { $good-id ->
        [fish] Fische
        [shell] Muscheln
        [coconut] Kokosnüsse
       *[pearl] Perlen
      }
  }
tungaru-player = { $player }
tungaru-nomad-name = { $nomad }
tungaru-or = { $first } oder { $last }
tungaru-any-die = ein beliebiger Würfel
tungaru-die-of = ein Würfel mit { $faces }
tungaru-empty = leer
tungaru-none = keine

## Der Tisch in wenigen Spalten

tungaru-head-island = Insel
tungaru-head-harvest = Ernte
tungaru-head-trade = Handel
tungaru-head-market = Markt
tungaru-head-dice = Würfel
tungaru-head-settlers = Siedler
tungaru-head-monuments = Monumente
tungaru-head-walkways = Stege
tungaru-head-refill = Von
tungaru-cell-no-nomad = kein Nomade
tungaru-cell-reserved = für
tungaru-cell-grounds = Anker
tungaru-cell-migration = Ausbreitungsfelder ({ $count ->
    [0] der Stapel ist leer
    [one] 1 Nomade im Stapel
   *[other] { $count } Nomaden im Stapel
  })
tungaru-cell-storage = Lager
tungaru-cell-dice = Würfel
tungaru-cell-sailed = gesegelt mit
tungaru-cell-boat = Boot
tungaru-cell-settlers = Siedler übrig
tungaru-cell-track = Leiste
tungaru-cell-any = bel.
tungaru-cell-nomads = Nomaden
tungaru-cell-travellers = Reisende
tungaru-cell-card = Karte
tungaru-cell-benefit-used = Vorteil genutzt
tungaru-cell-benefit-free = Vorteil frei
tungaru-cell-hand = Hand
tungaru-short-income = Einkommen { $good }
tungaru-short-storage = 2 Lagerplätze
tungaru-short-dice = dreht Würfel um 1
tungaru-short-sail = verdecken: segeln
tungaru-short-settle = verdecken: siedeln für 1 Fisch
tungaru-short-die = Würfel { $faces }
tungaru-short-any-die = jeder Würfel
tungaru-short-sell = verkauft { $count ->
    [one] 1
   *[other] bis { $count }
  } { $good }, je { $worth }, { $die }
tungaru-short-scoring-storage = { $points } je Lager-Nomade
tungaru-short-scoring-monuments = { $points } je Monument
tungaru-short-scoring-settlers = { $points } je Siedler
tungaru-short-scoring-nomads = { $points } je Nomade
tungaru-short-scoring-goods = Waren { $each }
tungaru-short-scoring-flower = Blüte { $flower }: { $points }

## Nomaden und Charaktere

tungaru-nomad = { $nomad }: kostet { $cost }; { $benefit }; am Ende { $scoring }
tungaru-benefit-income = bringt jede Runde { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }
tungaru-benefit-storage = zwei weitere Lagerplätze
tungaru-benefit-dice = eigene Würfel zählen bis zu eins mehr oder weniger
tungaru-benefit-sail = segelt ohne Würfel und wird dafür verdeckt
tungaru-benefit-settle = siedelt ohne Würfel für 1 Fisch und wird dafür verdeckt
tungaru-benefit-sell = { $count ->
    [one] verkauft { $good-id ->
        [fish] einen { $good }
       *[other] eine { $good }
      } für{" "}
   *[other] verkauft bis zu { $goods } für je{" "}
  }{ $worth }, dazu { $die }
tungaru-scoring-storage = { $points } je Lager-Nomade
tungaru-scoring-monuments = { $points } je Monument auf Inseln
tungaru-scoring-settlers = { $points } je Siedler im Spiel
tungaru-scoring-nomads = { $points } je Nomade
tungaru-scoring-goods = { $points } für Fisch, { $shell } für Muscheln, { $coconut } für Kokosnüsse und { $pearl } für Perlen im Lager
tungaru-scoring-flower = { $points } je Farbe eigener Blüten ({ $flower })
tungaru-flower-A = rote Blüte
tungaru-flower-B = blaue Blüte
tungaru-flower-C = gelbe Blüte
tungaru-flower-D = weiße Blüte
tungaru-flower-E = violette Blüte
tungaru-ability-worker = Würfelt für diese Runde einen vierten Würfel.
tungaru-ability-beggar = Beide Nachbarn geben je eine Ware und erhalten dafür 3 Siegpunkte; der Bettler selbst gibt nichts.
tungaru-ability-fisher = Auf der Karte liegt ein Fisch, zusätzlich zum Lager.
tungaru-ability-trader = Darf sofort auf einer beliebigen Insel handeln.
tungaru-ability-chief = Beginnt die nächste Runde und gibt Bettlern nichts.
tungaru-card-now = sofort
tungaru-card-once = einmal in der Runde
tungaru-card-ability-worker = ein vierter Würfel
tungaru-card-ability-beggar = Nachbarn geben je 1 Ware, für 3 Siegpunkte
tungaru-card-ability-fisher = ein Fisch auf der Karte
tungaru-card-ability-trader = auf jeder Insel handeln
tungaru-card-ability-chief = beginnt die nächste Runde, gibt nichts ab
tungaru-benefit-of-worker = doppelt ernten
tungaru-benefit-of-beggar = beim Anwerben 1 Ware weniger abgeben
tungaru-benefit-of-fisher = ohne Würfel segeln
tungaru-benefit-of-trader = in einer Aktion alle Waren gleich
tungaru-benefit-of-chief = zwei Nomaden vertauschen
tungaru-printed-space = Feld { $n }: { $die } bringt { $goods }{ $open ->
    [yes] {""}
   *[no] {" "}(bei so wenigen Personen geschlossen)
  }.

## Dinge und was darin liegt

tungaru-island = { $island }{ $tile-there ->
    [no] {""}
   *[yes] {" "}(Plättchen { $tile })
  }, Ausbreitungsfelder { $spaces }
tungaru-harvest = Ernte auf { $island }: { $die } bringt { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }
tungaru-trade = Handel auf { $island }: { $give-id ->
    [fish] einen { $give }
   *[other] eine { $give }
  } hinlegen, dafür { $get }
tungaru-market = Markt von { $island }, Feld { $n }: { $good }
tungaru-dice = Würfelfelder von { $island }: { $dice }, { $free } frei{ $closed ->
    [0] {""}
   *[other] , { $closed } geschlossen
  }
tungaru-die-there = { $value } von { $player }
tungaru-settlers = Siedlungsfelder von { $island }: { $free ->
    [0] keines frei
   *[other] { $free } von { $spaces } frei
  }
tungaru-settler = Siedler von { $owner } auf { $island }, { $state ->
    [upright] aufrecht
   *[exhausted] verbraucht
  }
tungaru-monuments = Monumente auf { $island }: { $owners }, { $free } von { $spaces } Feldern frei
tungaru-walkway = Stege von { $island } nach { $islands }
tungaru-no-nomad = Kein Nomade auf { $island }
tungaru-island-nomad = Auf { $island }: { $nomad }{ $by ->
    [nobody] {""}
   *[somebody] , reserviert für { $owner }
  }
tungaru-ground = Ankerplatz zwischen { $one } und { $two }: { $boats }, Platz für { $capacity }
tungaru-shores = { $one }–{ $two }
tungaru-boats = { $count ->
    [0] kein Boot
   *[other] { $owners }
  }
tungaru-boat = Boot von { $owner } zwischen { $one } und { $two }
tungaru-boat-waits = Boot von { $owner }, noch nicht gesetzt
tungaru-tamana = Tamana, für dritte Siedler: { $owners }
tungaru-migration = Ausbreitungsfeld { $n }: { $nomad }. Es führt nach { $islands }.
tungaru-migration-empty = Ausbreitungsfeld { $n }: leer. Es führt nach { $islands }.
tungaru-pile = { $count ->
    [0] Ausbreitungsstapel: leer
    [one] Ausbreitungsstapel: ein Nomade
   *[other] Ausbreitungsstapel: { $count } Nomaden
  }
tungaru-supply = Vorrat: { $good }, beliebig viel
tungaru-die = Würfel von { $owner }: { $value }
tungaru-die-worker = Arbeiterwürfel von { $owner }: { $value }
tungaru-die-spent = Würfel { $n } von { $owner }: gerade nicht zu nutzen
tungaru-sailing = Segelfeld von { $owner }: { $die ->
    [0] frei
   *[other] darauf liegt eine { $die }
  }
tungaru-storage = Lager von { $owner }: { $count } von { $spaces } Plätzen belegt
tungaru-stored = { $owner }: { $count } × { $good }
tungaru-lock = Monument von { $owner }: { $spot }
tungaru-track = Kulturleiste von { $owner }: { $count ->
    [0] kein Monument mehr
    [one] noch ein Monument, es bringt { $reward }
   *[other] noch { $count } Monumente, das nächste bringt { $reward }
  }
tungaru-slot = Nomadenfeld { $n } von { $owner }: { $nomad }{ $die ->
    [0] {""}
   *[other] , darauf liegt eine { $die }
  }
tungaru-slot-empty = Nomadenfeld { $n } von { $owner }: leer
tungaru-slot-locked = Nomadenfeld { $n } von { $owner }: unter einem Monument
tungaru-travellers = Reisestapel von { $owner }: { $count ->
    [0] leer
   *[other] { $nomads }
  }
tungaru-leader = Charakter von { $owner }: { $leader }. Vorteil: { $benefit }{ $used ->
    [yes] {" "}(genutzt)
   *[no] {""}
  }{ $fish ->
    [yes] . Ein Fisch liegt auf der Karte
   *[no] {""}
  }
tungaru-no-leader = Charakter von { $owner }: noch keiner
tungaru-leader-space = { $leader } von { $owner }, Feld { $n }: { $die } bringt { $goods }{ $state ->
    [closed] , bei so wenigen Personen geschlossen
    [taken] , darauf liegt eine { $value }
   *[free] {""}
  }
tungaru-card = Charakterkarte auf der Hand: { $leader }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
  }. { $ability } Vorteil: { $benefit }
tungaru-hand-of = Charakterkarten von { $owner }: { $leaders }
tungaru-reserve = { $owner } hat { $settlers ->
    [0] keinen Siedler mehr
    [one] noch einen Siedler
   *[other] noch { $settlers } Siedler
  }

## Der Tisch in Sätzen

tungaru-say-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }, { $player } hat den Startspielermarker
tungaru-say-recruited = { $nomad }: { $benefit }; am Ende { $scoring }.
tungaru-say-island = { $island }: Ernte: { $die } bringt { $good }; Handel: { $give } gegen { $get }.
tungaru-say-no-nomad = Kein Nomade.
tungaru-say-nomad = { $nomad }.
tungaru-say-reserved = Reserviert für { $player }.
tungaru-say-market = Auf dem Markt: { $goods }.
tungaru-say-dice = { $count ->
    [0] Keine Würfel
   *[other] Würfel: { $dice }
  }; { $free ->
    [0] alle Felder sind belegt
    [one] ein Feld ist frei
   *[other] { $free } Felder sind frei
  }.
tungaru-say-settler = { $player }{ $state ->
    [exhausted] {" "}(verbraucht)
   *[upright] {""}
  }
tungaru-say-settlers = Siedler: { $settlers }.
tungaru-say-monuments = Monumente: { $players }.
tungaru-say-links = Stege nach { $walkways }; der nächste Nomade kommt von Ausbreitungsfeld { $spaces }.
tungaru-say-ground = Ankerplatz { $n }, zwischen { $one } und { $two }: { $boats }. Eine Grenze weiter: { $borders }.
tungaru-say-migration = Ausbreitungsfeld { $space }: { $what }.
tungaru-say-pile = { $count ->
    [0] Der Ausbreitungsstapel ist leer.
    [one] Ein Nomade im Ausbreitungsstapel.
   *[other] { $count } Nomaden im Ausbreitungsstapel.
  }
tungaru-say-leader = Karte { $leader }.
tungaru-say-seat = { $player }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
  }: { $points }.
tungaru-say-own-leader = { $played ->
    [yes] Charakter: { $leader }{ $count ->
        [0] {""}
       *[other] , Würfel auf der Karte: { $dice }
      }, Vorteil { $used ->
        [yes] genutzt
       *[no] noch frei
      }. Auf der Hand: { $hand }.
   *[no] Auf der Hand: { $hand }.
  }
tungaru-say-cards = { $count ->
    [one] { $leader }
   *[other] { $count } × { $leader }
  }
tungaru-say-passed = Hat gepasst.
tungaru-say-goods = Lager: { $goods } auf { $spaces } Plätzen.
tungaru-say-card-fish = Auf der Karte liegt der Fisch der Fischerin.
tungaru-say-own-dice = { $count ->
    [0] Keine Würfel mehr
   *[other] Würfel: { $dice }
  }{ $sailed ->
    [0] {""}
   *[other] ; eine { $sailed } auf dem Segelfeld
  }.
tungaru-say-boat = Boot auf Ankerplatz { $n }, zwischen { $one } und { $two }.
tungaru-say-own-nomad = Nomadenfeld { $space }: { $nomad }{ $die ->
    [0] {""}
   *[other] {" "}Darauf liegt eine { $die }.
  }
tungaru-say-own-spaces = { $free ->
    [0] Kein freies Nomadenfeld
    [one] Ein freies Nomadenfeld
   *[other] { $free } freie Nomadenfelder
  }{ $closed ->
    [0] {""}
    [one] , eines ist durch ein Monument gesperrt
   *[other] , { $closed } sind durch Monumente gesperrt
  }.
tungaru-say-traveller = Reisestapel: { $nomad }
tungaru-say-track = { $count ->
    [0] Keine Monumente mehr auf der Kulturleiste.
    [one] Ein Monument auf der Kulturleiste, darunter: { $rewards }.
   *[other] { $count } Monumente auf der Kulturleiste, darunter von oben: { $rewards }.
  }
tungaru-say-storage-locked = Ein Monument sperrt den sechsten Lagerplatz.
tungaru-say-reserve = { $count ->
    [0] Keine Siedler übrig
    [one] Ein Siedler übrig
   *[other] { $count } Siedler übrig
  }{ $tamana ->
    [0] {""}
   *[other] , einer ist auf Tamana
  }.
tungaru-say-aside = Monumente aus dem Spiel: { $count }.

## Überschriften der Auswahl, und worauf man zeigt

tungaru-group-boat = Dein Boot setzen
tungaru-group-reserve = Reservieren
tungaru-group-monument = Monument
tungaru-group-want = Eine Ware nehmen
tungaru-group-lead = Charaktere
tungaru-group-give = Geben
tungaru-group-sail = Segeln
tungaru-group-harvest = Ernten
tungaru-group-settle = Siedeln
tungaru-group-trade = Handeln
tungaru-group-travel = Wandern
tungaru-group-recruit = Anwerben
tungaru-group-place = Wohin mit dem Nomaden
tungaru-group-refill = Wer nachrückt
tungaru-group-pay = Abgeben
tungaru-group-sell = Verkaufen
tungaru-group-leader = Dein Charakter
tungaru-group-discard = Zurückgeben
tungaru-group-fish = Der Fisch der Fischerin
tungaru-group-end = Passen oder aufhören
tungaru-kind-island = eine Insel
tungaru-kind-ground = einen Ankerplatz
tungaru-kind-migration = ein Ausbreitungsfeld
tungaru-kind-tamana = Tamana
tungaru-kind-die = einen Würfel
tungaru-kind-settler = deinen Siedler
tungaru-kind-settlers = die Siedlungsfelder einer Insel
tungaru-kind-boat = dein Boot
tungaru-kind-harvest = eine Ernte
tungaru-kind-trade = einen Handel
tungaru-kind-walkway = einen Steg
tungaru-kind-market = ein Marktfeld
tungaru-kind-nomad = einen Nomaden
tungaru-kind-leader = deinen Charakter
tungaru-kind-leader-space = ein Feld deiner Charakterkarte
tungaru-kind-card = eine Charakterkarte
tungaru-kind-monument = ein Monument
tungaru-kind-travellers = den Reisestapel
tungaru-kind-storage = ein Lager
tungaru-kind-good = eine Ware

## Mehrere Ereignisse in einem Satz

# Was jemand tut, ohne wer es tut. Das Mittel ist ein Würfel oder der Siedler, der gerade verbraucht wurde.
tungaru-does-boat-placed = ankert zwischen { $one } und { $two }
tungaru-does-reserves = reserviert { $nomad } auf { $island }
tungaru-does-monument-taken = nimmt ein Monument vom Kulturplan ({ $spot })
tungaru-does-reward-left = verzichtet auf die Belohnung
tungaru-does-die-placed = setzt eine { $value } ein
tungaru-does-settler-used = verbraucht den Siedler auf { $island }
tungaru-does-nomad-used = verdeckt { $nomad }
tungaru-does-benefit-used = nutzt den Vorteil { $leader-id ->
    [worker] des Arbeiters
    [beggar] des Bettlers
    [fisher] der Fischerin
    [trader] der Händlerin
    [chief] des Häuptlings
   *[other] { $leader }
  }
tungaru-does-gained = bekommt { $goods }
tungaru-does-spent = gibt { $goods } ab
tungaru-does-gave-up = gibt { $goods } zurück
tungaru-does-sailed = segelt{ $means ->
    [0] {""}
   *[other] {" "}mit einer { $means }
  } über { $borders ->
    [one] eine Grenze
   *[other] { $borders } Grenzen
  } zum Ankerplatz zwischen { $one } und { $two }
tungaru-does-harvested = erntet { $known ->
    [yes] { $goods }{" "}
   *[no] {""}
  }auf { $island } mit einer { $means }
tungaru-does-settled = besiedelt { $island }{ $means ->
    [0] {""}
   *[other] {" "}mit einer { $means }
  }
tungaru-does-settled-tamana = schickt den dritten Siedler{ $means ->
    [0] {""}
   *[other] {" "}mit einer { $means }
  } nach Tamana
tungaru-does-put = tauscht{ $means ->
    [settler] {""}
    [0] {" "}auf { $island }
   *[other] {" "}auf { $island } mit einer { $means }
  } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } ein
tungaru-does-took = nimmt { $known ->
    [yes] { $goods }
   *[no] { $good-id ->
        [fish] einen { $good }
       *[other] eine { $good }
      }
  } vom Markt{ $means ->
    [settler] {""}
    [0] {" "}von { $island }
   *[other] {" "}von { $island } mit einer { $means }
  }
tungaru-does-travelled = { $means ->
    [settler] lässt ihn nach { $two } wandern
   *[other] lässt den Siedler mit einer { $means } von { $one } nach { $two } wandern
  }
tungaru-does-recruits = wirbt { $nomad }{ $means ->
    [settler] {""}
   *[other] {" "}auf { $island } mit einer { $means }
  } an
tungaru-does-sold = verkauft { $known ->
    [yes] { $goods }
   *[no] { $count ->
        [one] eine Ware
       *[other] { $count } Waren
      }
  } mit { $nomad }{ $means ->
    [0] {""}
   *[other] {" "}und einer { $means }
  } für { $points }
tungaru-does-leader-used = nutzt mit einer { $means } Feld { $space } der Charakterkarte ({ $leader })
tungaru-does-built = errichtet ein Monument auf { $island }
tungaru-does-built-from = stellt ein Monument vom Kulturplan ({ $spot }) auf { $island }
tungaru-does-set-aside = verliert das Monument der Reservierung aus Platzmangel auf { $island }
tungaru-does-lapsed = gibt die Reservierung von { $nomad } auf
tungaru-does-face-up = legt { $whom ->
    [new] den neuen Nomaden
   *[another] { $nomad }
  } auf Nomadenfeld { $space }
tungaru-does-to-travellers = legt { $whom ->
    [new] den neuen Nomaden
   *[another] { $nomad }
  } auf den Reisestapel

# Ganze Sätze.
tungaru-told-round-begins = Runde { $round } beginnt mit { $player }: Die Würfel zeigen { $one }, { $two } und { $three }.
tungaru-told-income = Die Nomaden von { $player } bringen { $goods }.
tungaru-told-migrated = { $nomad } rückt auf { $island } nach; { $arrival } kommt auf Ausbreitungsfeld { $space }.
tungaru-told-tile-laid = Inselplättchen werden gelegt: { $rows }.
tungaru-row-tile-laid = { $tile } auf { $island }
tungaru-told-nomad-comes = Nomaden kommen auf die Inseln: { $rows }.
tungaru-row-nomad-comes = { $nomad } auf { $island }
tungaru-told-nomad-waits = Auf den Ausbreitungsfeldern warten { $rows }.
tungaru-row-nomad-waits = { $nomad }
tungaru-told-leads = Gewählt haben { $rows }.
tungaru-row-leads = { $player } { $leader-id ->
    [worker] den Arbeiter
    [beggar] den Bettler
    [fisher] die Fischerin
    [trader] die Händlerin
    [chief] den Häuptling
   *[other] { $leader }
  }
tungaru-told-card-passed = Die Charakterkarten gehen nach links: { $rows }.
tungaru-row-card-passed = { $leader } an { $to }
tungaru-told-scores = { $player } erhält { $points } Siegpunkte: { $rows }.
tungaru-row-scores = { $points } für { $scoring }

## Punkte

tungaru-score-gifts = Gaben an Bettler
tungaru-score-sales = Verkäufe
tungaru-score-storage = Lager-Nomaden
tungaru-score-monuments = Monumente
tungaru-score-settlers = Siedler
tungaru-score-nomads = Nomaden
tungaru-score-goods = Waren
tungaru-score-flower = Blüten
tungaru-score-now = Wenn das Spiel jetzt endete
tungaru-score-now-note = Gaben und Verkäufe zählen sofort, alles andere am Ende, mit dem, was dann auf dem Tisch liegt.

## Was die Dinge sind; .drawn sagt, wie das Terminal sie zeichnet

tungaru-is-good = { $good-id ->
    [fish] Eine der vier Waren. Fische gibst du auch fürs Siedeln und für eine dritte Grenze ab.
   *[other] Eine der vier Waren.
  } Waren gibst du für Nomaden ab, handelst damit auf Inseln und verkaufst sie mit Nomaden; was du abgibst, kommt zurück in den Vorrat, der nie ausgeht.
    .drawn = Gezeichnet als { $letter }.
tungaru-is-leader-n = { $ability } Vorteil, einmal pro Runde: { $benefit }.
tungaru-is-leader-space = Ein Würfel mit einem gezeigten Wert bringt die Waren. Auf jedes Feld kommt ein Würfel pro Runde.
tungaru-is-sail = Ein beliebiger Würfel auf dein Segelfeld, einmal pro Runde; Fischerinnen und manche Nomaden segeln ohne ihn. Zwei Grenzen sind frei, die dritte kostet einen Fisch.
tungaru-is-harvest = Ein Würfel mit einem gezeigten Wert auf einer Insel neben deinem Boot bringt ihre Ware.
tungaru-is-settle = Ein beliebiger Würfel auf einer Insel neben deinem Boot und 2 Fische: Dein Siedler kommt auf ein freies Feld dort. Auf jeder Insel höchstens einer von dir.
tungaru-is-trade = Ein beliebiger Würfel neben deinem Boot oder dein Siedler dort. Leg die Ware links vom Pfeil auf ein leeres Marktfeld und nimm, was rechts davon steht, oder nimm eine Ware vom Markt, ohne etwas zu geben.
tungaru-is-travel = Dein Siedler geht über einen Steg auf eine Insel mit freiem Siedlungsfeld: mit einem beliebigen Würfel neben deinem Boot, oder du verbrauchst ihn.
tungaru-is-recruit = Zum Anwerben brauchst du einen beliebigen Würfel neben deinem Boot oder deinen Siedler dort. Gib die Kosten ab, versetze vielleicht ein Monument dorthin und leg den Nomaden auf ein freies Feld oder deinen Reisestapel.
tungaru-is-sell = Leg einmal pro Runde einen Würfel auf einen Nomaden von dir, der verkauft, und gib Waren für Siegpunkte zurück.
tungaru-is-pass = Du bist für den Rest der Runde draußen. Haben alle gepasst, endet sie.
tungaru-is-island = Mit einem Würfel auf einem ihrer Würfelfelder kannst du hier ernten, handeln, siedeln, wandern oder anwerben, wenn dein Boot daneben liegt; dein aufrechter Siedler kann handeln, wandern oder anwerben.
    .drawn = Unter Stege stehen die Inseln, die ein Siedler erreicht, unter Von die Ausbreitungsfelder, von denen ein neuer Nomade kommt.
tungaru-is-offer = Hier bringt { $die } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }; im Handel gibt es { $get } für { $give-id ->
    [fish] einen { $give }
   *[other] eine { $give }
  }.
tungaru-is-tile = Inselplättchen { $tile } zeigt, was es hier zu ernten und zu handeln gibt.
tungaru-is-links = Auf einen angeworbenen Nomaden folgt einer von Ausbreitungsfeld { $spaces }.
tungaru-is-ground = Liegt zwischen zwei Inseln. Wer dort sein Boot hat, kann auf beiden Würfel einsetzen.
    .drawn = Die Nummern hinter dem Pfeil sind die Ankerplätze jenseits einer Grenze.
tungaru-is-near = Eine oder zwei Grenzen von hier: { $grounds }.
tungaru-is-die = Alle haben jede Runde dieselben drei Werte. Ein Würfel kommt auf eine Insel neben deinem Boot, auf deine Charakterkarte, auf einen Nomaden, der verkauft, oder aufs Segelfeld.
    .drawn = Wem ein Würfel auf einer Insel gehört, sagt das Zeichen vor dem Wert.
tungaru-is-dice = Die Würfelfelder gehören allen. Jeder Würfel auf dieser Insel belegt eines, bis die Runde endet.
tungaru-is-market = Was beim Handeln hingelegt wurde, liegt hier, bis jemand es beim Handeln nimmt.
tungaru-is-settler = Du hast drei. Auf einer Insel kannst du einen verbrauchen, also hinlegen, um ohne Würfel zu handeln, zu wandern oder anzuwerben. Am Ende der Runde stehen verbrauchte Siedler wieder auf.
    .drawn = Verbrauchte Siedler sind hohle Zeichen (in einfachen Zeichen mit _).
tungaru-is-monument = Acht stehen anfangs auf deinem Kulturplan und sperren, worauf sie stehen. Beim Anwerben darfst du eines auf die Insel stellen, alle eines, solange Platz ist, und bekommst, was darunter war.
    .drawn = x ist ein Platz, den ein Monument sperrt.
tungaru-is-nomad = Kostet etwas, arbeitet für dich, solange er offen bei dir liegt, und bringt am Ende Siegpunkte.
    .drawn = ? mit Namen oder Nummer (N07) erklärt einen.
tungaru-is-nomad-n = Nomade { $number }, kostet { $cost }; { $benefit }; am Ende { $scoring }.
tungaru-is-reserved = Reserviert: Nur { $owner } darf diesen Nomaden anwerben.
tungaru-is-reservation = Nur wer reserviert hat, darf diesen Nomaden anwerben, und vertauscht werden kann er nicht. Beim ersten Anwerben wird das Monument der Reservierung genommen.
    .drawn = Gezeichnet als für und ein Zeichen.
tungaru-is-migration = Von hier rückt ein Nomade nach, wenn einer angeworben wurde, und der Stapel füllt das Feld. Sind am Ende einer Runde alle vier leer, ist das Spiel aus.
tungaru-is-migration-to = Dieses Feld führt nach { $islands }.
tungaru-is-pile = Die Nomaden, die noch kommen. Welche es sind, lässt sich abzählen; ihre Reihenfolge kennt niemand.
tungaru-is-in-pile = Noch darin: { $nomads }.
tungaru-is-storage = Fünf Plätze für je eine Ware, ein sechster, sobald sein Monument weg ist, zwei mehr für jeden offenen Lager-Nomaden. Was nicht hineinpasst, musst du zurückgeben.
    .drawn = Ein Punkt ist ein freier Platz, x der gesperrte, + der Fisch der Fischerin.
tungaru-is-track = Fünf Monumente; das oberste bringt eine Ware, wenn du es wegnimmst.
    .drawn = Der Tisch zeigt, was noch verdeckt ist.
tungaru-is-covered = Noch verdeckt, von oben: { $rewards }.
tungaru-is-space = Hier liegen Nomaden offen und arbeiten für dich. Sind alle freien Felder voll, darf ein neuer einen anderen ersetzen.
tungaru-is-travellers = Hier liegen Nomaden verdeckt. Sie bewirken nichts mehr, zählen aber am Ende.
tungaru-is-traveller = { $nomad } hat { $cost } gekostet; { $benefit }; am Ende { $scoring }.
tungaru-is-leader = Alle wählen jede Runde geheim eine von fünf Karten. Sie hat eine Fähigkeit, die sofort wirkt, Würfelfelder und einen Vorteil, den du einmal in der Runde nutzen kannst. Dann geht sie an die Hand links von dir.
tungaru-is-flower = Ein Nomade mit Blüte bringt seine Siegpunkte für jede Farbe, die du gesammelt hast; eine zweite Blüte derselben Farbe bringt nichts.
    .drawn = A ist rot, B blau, C gelb, D weiß und E violett.
tungaru-is-tamana = Zu zweit und zu dritt geht dein dritter Siedler auf diese kleine Insel. Dort tut er nichts, zählt aber am Ende.
tungaru-is-start = Von hier gehen Züge und Fähigkeiten im Uhrzeigersinn. Am Ende der Runde nimmt ihn der Häuptling.
tungaru-is-points = Während des Spiels für Gaben an Bettler und für Verkäufe; am Ende bringt jeder Nomade etwas, für Lager-Nomaden, Monumente, Siedler, Nomaden, Waren oder Blüten.
tungaru-title-sail = Segeln
tungaru-title-harvest = Ernten
tungaru-title-settle = Siedeln
tungaru-title-trade = Handeln
tungaru-title-travel = Wandern
tungaru-title-recruit = Anwerben
tungaru-title-sell = Verkaufen
tungaru-title-pass = Passen
tungaru-title-island = Insel
tungaru-title-ground = Ankerplatz
tungaru-title-die = Würfel
tungaru-title-market = Markt
tungaru-title-settler = Siedler
tungaru-title-monument = Monument
tungaru-title-nomad = Nomade
tungaru-title-reservation = Reservierung
tungaru-title-migration = Ausbreitungsfelder
tungaru-title-storage = Lager
tungaru-title-track = Kulturleiste
tungaru-title-travellers = Reisestapel
tungaru-title-leader = Charakter
tungaru-title-flower = Blüte
tungaru-title-start = Startspielermarker
tungaru-title-points = Siegpunkte

## Die Wörter dafür

tungaru-words-fish = Fisch, Fische, F
tungaru-words-shell = Muschel, Muscheln, M
tungaru-words-coconut = Kokosnuss, Kokosnüsse, K
tungaru-words-pearl = Perle, Perlen, P
tungaru-words-worker = Arbeiter
tungaru-words-beggar = Bettler
tungaru-words-fisher = Fischerin
tungaru-words-trader = Händlerin, haendlerin
tungaru-words-chief = Häuptling, haeuptling
tungaru-words-sail = Segeln, Grenze, Grenzen
tungaru-words-harvest = Ernten, Ernte
tungaru-words-settle = Siedeln, besiedeln
tungaru-words-trade = Handeln, Handel
tungaru-words-travel = Wandern, Steg, Stege
tungaru-words-recruit = Anwerben, Kosten
tungaru-words-sell = Verkaufen, Verkauf
tungaru-words-pass = Passen
tungaru-words-island = Insel, Inseln
tungaru-words-ground = Ankerplatz, Ankerplätze, Anker, Boot, Boote
tungaru-words-die = Würfel, wuerfel, Würfelfeld
tungaru-words-market = Markt
tungaru-words-settler = Siedler, verbraucht
tungaru-words-monument = Monument, Monumente
tungaru-words-nomad = Nomade, Nomaden
tungaru-words-reservation = Reservierung, reserviert
tungaru-words-migration = Ausbreitung, Ausbreitungsfeld, von
tungaru-words-pile = Stapel, Ausbreitungsstapel
tungaru-words-storage = Lager, Lagerplatz
tungaru-words-track = Kulturleiste, Leiste, Kulturplan
tungaru-words-travellers = Reisestapel, Reisende, T
tungaru-words-leader = Charakter, Charaktere, Vorteil, Hand, Karte
tungaru-words-flower = Blüte, Blüten, bluete
tungaru-words-tamana = Tamana
tungaru-words-start = Startspielermarker, Start, Runde
tungaru-words-points = Siegpunkte, Punkte, Wertung
tungaru-words-island-n = { $island }, { $tile }
tungaru-words-nomad-n = { $nomad }, { $id }, { $short }, Nomade { $number }

## Die Tabelle der Bestandteile

part-side = Seiten des Spielplans
part-small = für 2 und 3 Personen
part-settlers = Siedlungsfelder
part-boats = Boote
part-monuments = Monumentenfelder
part-dice = Würfelfelder
part-dice_for_two = Würfelfelder zu zweit
part-large = für 4 und 5 Personen
part-small-island = Inseln, 2 und 3 Personen
part-faces = Würfel
part-good = Ware
part-give = Handel: geben
part-get = Handel: nehmen
part-walkways = Stege nach
part-migration = Ausbreitungsfelder
part-large-island = Inseln, 4 und 5 Personen
part-small-ground = Ankerplätze, 2 und 3 Personen
part-islands = zwischen
part-borders = grenzt an
part-large-ground = Ankerplätze, 4 und 5 Personen
part-tile = Inselplättchen
part-leader = Charaktere
part-faces_1 = Würfel, Feld 1
part-goods_1 = Waren, Feld 1
part-from_players_1 = ab Personen, Feld 1
part-faces_2 = Würfel, Feld 2
part-goods_2 = Waren, Feld 2
part-from_players_2 = ab Personen, Feld 2
part-reward = Kulturleiste
part-track-1 = erstes Monument
part-track-2 = zweites Monument
part-track-3 = drittes Monument
part-track-4 = viertes Monument
part-track-5 = fünftes Monument
part-nomad = Nomaden
part-players = ab Personen
part-cost = Kosten
part-benefit = Vorteil
part-count = wie viele
part-worth = Wert
part-scoring = wertet
part-points = Siegpunkte
part-flower = Blüte

## Die Lobby und die Varianten eines Tisches

game-line = Segle zwischen den Inseln, siedle mit Würfeln und gewinne die Nomaden mit dem, was die Lagune hergibt.
option-islands = Inseln
    .about = Welche Inseln es gibt: die vom Spielplan oder zur Abwechslung einer von vier Sätzen Plättchen.
option-islands-printed = wie auf dem Spielplan
option-islands-set1 = Plättchen, Satz 1
option-islands-set2 = Plättchen, Satz 2
option-islands-set3 = Plättchen, Satz 3
option-islands-set4 = Plättchen, Satz 4
option-deluxe_nomads = Deluxe-Nomaden
    .about = Weitere Nomaden mit eigenen Fähigkeiten, die unter die übrigen gemischt werden.
option-deluxe_nomads-no = ohne
option-deluxe_nomads-yes = mit
option-round_limit = Rundengrenze
    .about = Beendet eine Partie, die sonst niemand zu Ende bringt.
option-round_limit-yes = ja
option-round_limit-no = nein

## Wovon ein Tipp spricht: „+2 Punkte für …“

tungaru-hint-points = das, was schon gewertet ist
tungaru-hint-nomads = angeworbene Nomaden
tungaru-hint-goods = Waren im Vorrat
tungaru-hint-targets = die nächsten Nomaden
tungaru-hint-means = Würfel, Siedler und freie Plätze
tungaru-hint-leader = deinen Charakter

# Ein Tipp im Einzelnen: wie es nach einem Zug sein wird, oder (otherwise) nach einem anderen.
tungaru-detail-nomad = { $otherwise ->
    [absent] nicht angeworben
    [lost] { $thing } nicht angeworben
    [yes] { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
      }
   *[no] { $thing } bringt bisher { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
      }
  }
tungaru-detail-monuments = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [one] { $count } Monument
       *[other] { $count } Monumente
      }
  }
tungaru-detail-goods = { $otherwise ->
    [yes] { $count }
   *[no] { $count } × { $thing }
  }
tungaru-detail-wanted = { $otherwise ->
    [yes] { $missing ->
        [0] bezahlbar
       *[other] noch { $missing }
      }
   *[no] { $missing ->
        [0] { $thing } ist bezahlbar
        [one] für { $thing } fehlt noch { $missing } Ware
       *[other] für { $thing } fehlen noch { $missing } Waren
      }
  }
tungaru-detail-settlers = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] kein Siedler
        [one] { $count } Siedler
       *[other] { $count } Siedler
      } auf Inseln
  }
tungaru-detail-ready = { $otherwise ->
    [yes] { $count }
   *[no] { $count ->
        [0] kein Siedler kann
        [one] { $count } Siedler kann
       *[other] { $count } Siedler können
      } noch handeln
  }
tungaru-detail-dice = { $otherwise ->
    [yes] { $count }
   *[no] noch { $count ->
        [0] kein Würfel
        [one] { $count } Würfel
       *[other] { $count } Würfel
      }
  }

## Was auf Nomaden steht

tungaru-sign-income = Jede Runde eine Ware
tungaru-is-sign-income = Solange er offen liegt, bringt dieser Nomade zu Beginn jeder Runde seine Ware.
tungaru-sign-storage = Mehr Platz
tungaru-is-sign-storage = Solange er offen liegt, darfst du so viele Waren mehr lagern.
tungaru-sign-dice = Würfel drehen
tungaru-is-sign-dice = Solange er offen liegt, darf jeder deiner Würfel um so viel mehr oder weniger zählen.
tungaru-sign-sail = Segeln ohne Würfel
tungaru-is-sign-sail = Dreh ihn einmal um und segle ohne Würfel.
tungaru-sign-settle = Siedeln ohne Würfel
tungaru-is-sign-settle = Dreh ihn einmal um und siedle neben deinem Boot ohne Würfel, für die gezeigte Ware.
tungaru-sign-sell = Waren gegen Punkte
tungaru-is-sign-sell = Einmal pro Runde verkauft ein Würfel mit einem gezeigten Wert die Ware für Punkte; ≤ sagt, wie viele auf einmal.
tungaru-sign-by-storage = Für Lager-Nomaden
tungaru-is-sign-by-storage = Am Ende so viele Punkte für jeden Lager-Nomaden, den du angeworben hast.
tungaru-sign-by-monuments = Für Monumente
tungaru-is-sign-by-monuments = Am Ende so viele Punkte für jedes deiner Monumente auf den Inseln.
tungaru-sign-by-settlers = Für Siedler
tungaru-is-sign-by-settlers = Am Ende so viele Punkte für jeden Siedler, den du ins Spiel gebracht hast.
tungaru-sign-by-nomads = Für Nomaden
tungaru-is-sign-by-nomads = Am Ende so viele Punkte für jeden Nomaden, den du angeworben hast, diesen eingeschlossen.
tungaru-sign-by-goods = Für Waren
tungaru-is-sign-by-goods = Am Ende Punkte für die Sorten von Waren in deinem Lager, jede Sorte einmal.
edition-changes-tungaru = Version 2: Neun Nomaden, mit denen man zu oft gewann, kosten eine Ware mehr: Ruta, Tekai, Kokori und Nantei einen Fisch, Roria und Kaboa eine Kokosnuss, Kamoa und Tanoa eine Perle, Bureti eine Muschel. Version 3: Kamoa, Kaboa und Bureti kosten wieder so viel wie zuvor; Kaboa bringt weniger für Waren, Moote 3 statt 4 für jeden Lager-Nomaden, und Itaia kostet eine Muschel mehr.
