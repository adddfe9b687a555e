### Was das Terminal über einen Tisch Tungaru sagt (Deutsch).

## Der gezeichnete Tisch

tungaru-round = Runde { $round }, { $player } hat den Startspielermarker
tungaru-letter-fish = F
tungaru-letter-shell = M
tungaru-letter-coconut = K
tungaru-letter-pearl = P
tungaru-head-island = Insel
tungaru-head-harvest = Ernte
tungaru-head-trade = Handel
tungaru-head-market = Markt
tungaru-head-dice = Würfel
tungaru-head-settlers = Siedler
tungaru-head-monuments = Monumente
tungaru-head-walkways = Wege
tungaru-head-refill = Von
tungaru-no-nomad = kein Nomade
tungaru-reserved = für
tungaru-grounds = Anker
tungaru-migration = Ausbreitungsfelder ({ $count ->
    [0] der Stapel ist leer
    [one] 1 Nomade im Stapel
   *[other] { $count } Nomaden im Stapel
  })
tungaru-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
tungaru-starts = beginnt
tungaru-passed = hat gepasst
tungaru-storage = Lager
tungaru-dice = Würfel
tungaru-sailed = gesegelt mit
tungaru-boat = Boot
tungaru-settlers-left = Siedler übrig
tungaru-track = Leiste
tungaru-nomads = Nomaden
tungaru-travellers = Reisende
tungaru-card = Karte
tungaru-benefit-used = Vorteil genutzt
tungaru-benefit-free = Vorteil frei
tungaru-hand = Hand
tungaru-any = bel.
tungaru-any-die = beliebigem Wert
tungaru-empty = leer
tungaru-list-or = { $first } oder { $last }
tungaru-some = { $count } { $count ->
    [one] { $good }
   *[other] { $good-id ->
        [fish] Fische
        [shell] Muscheln
        [coconut] Kokosnüsse
       *[pearl] Perlen
      }
  }

# Ein Nomade in wenigen Spalten.
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
  } { $good }, je { $worth }, { $dice }
tungaru-short-scoring-storage = { $points } je Lager-Nomade
tungaru-short-scoring-monuments = { $points } je Monument
tungaru-short-scoring-settlers = { $points } je Siedler
tungaru-short-scoring-nomads = { $points } je Nomade
tungaru-short-scoring-goods = Waren { $each }
tungaru-short-scoring-flower = Blüte { $flower }: { $points }

## Überschriften der Auswahl

tungaru-group-sail = Segeln
tungaru-group-harvest = Ernten
tungaru-group-settle = Siedeln
tungaru-group-trade = Handeln
tungaru-group-travel = Wandern
tungaru-group-recruit = Anwerben
tungaru-group-sell = Verkaufen
tungaru-group-leader = Charakter
tungaru-group-benefit = Vorteil
tungaru-group-pass = Weiter

## Der Tisch in Sätzen

tungaru-benefit-income = bringt in Phase 1 { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  }
tungaru-benefit-storage = zwei Lagerplätze mehr
tungaru-benefit-dice = dreht jeden deiner Würfel um 1
tungaru-benefit-sail = segelt, wenn man ihn verdeckt
tungaru-benefit-settle = siedelt für 1 Fisch, wenn man ihn verdeckt
tungaru-benefit-sell = { $count ->
    [one] verkauft { $goods } für { $worth } Siegpunkte
   *[other] verkauft bis zu { $goods }, je { $worth } Siegpunkte
  }, mit einem Würfel mit { $faces }
tungaru-scoring-storage = { $points } Siegpunkte je Lager-Nomade
tungaru-scoring-monuments = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } je Monument
tungaru-scoring-settlers = { $points } Siegpunkte je Siedler
tungaru-scoring-nomads = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } je Nomade
tungaru-scoring-goods = Siegpunkte für Waren im Lager: { $each }
tungaru-scoring-flower = Blüte { $flower }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  } je Farbe
tungaru-say-nomad = { $nomad } kostet { $cost }; { $benefit }; am Ende { $scoring }.
tungaru-say-recruited = { $nomad }: { $benefit }; am Ende { $scoring }.
tungaru-offer = Ernte: { $good } mit { $faces }; Handel: { $give } gegen { $get }
tungaru-say-island = { $island }: { $offer }.
tungaru-say-reserved = Reserviert von { $player }.
tungaru-say-market = Auf dem Markt: { $goods }.
tungaru-say-die = { $player } mit einer { $value }
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
tungaru-say-links = Wege nach { $walkways }; der nächste Nomade kommt von Ausbreitungsfeld { $spaces }.
tungaru-say-ground = Ankerplatz { $n }, zwischen { $one } und { $two }: { $boats }. Eine Grenze weiter: { $borders }.
tungaru-say-migration = Ausbreitungsfeld { $space }: { $what }
tungaru-say-pile = { $count ->
    [0] Der Ausbreitungsstapel ist leer.
    [one] Ein Nomade im Ausbreitungsstapel.
   *[other] { $count } Nomaden im Ausbreitungsstapel.
  }
tungaru-say-leader = Karte { $leader }: { $spaces }.
tungaru-say-space = { $goods } für einen Würfel mit { $faces }{ $open ->
    [yes] {""}
   *[no] {" "}(geschlossen)
  }
tungaru-say-seat = { $player }{ $own ->
    [yes] {" "}(du)
   *[no] {""}
  }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }.
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

## Mehrere Ereignisse in einem Satz

# Womit etwas getan wird; steht hinter einem Verb.
tungaru-means-die-placed = {" "}mit einer { $value }
tungaru-means-settler-used = {" "}(Siedler verbraucht)
tungaru-means-nomad-used = {" "}({ $nomad } verdeckt)
tungaru-means-benefit-used = {" "}(Charaktervorteil: { $leader })

# Was jemand tut, ohne wer es tut.
tungaru-does-boat-placed = ankert zwischen { $one } und { $two }
tungaru-does-reserves = reserviert { $nomad } auf { $island }
tungaru-does-monument-taken = nimmt ein Monument vom Kulturplan ({ $spot })
tungaru-does-gained = bekommt { $goods }
tungaru-does-spent = zahlt { $goods }
tungaru-does-gave-up = gibt { $goods } zurück
tungaru-does-sailed = segelt{ $means } über { $borders ->
    [one] eine Grenze
   *[other] { $borders } Grenzen
  } zum Ankerplatz zwischen { $one } und { $two }
tungaru-does-harvested = erntet auf { $island }{ $means }
tungaru-does-settled = besiedelt { $island }{ $means }
tungaru-does-settled-tamana = schickt den dritten Siedler{ $means } nach Tamana
tungaru-does-put = tauscht auf { $island }{ $means } { $good-id ->
    [fish] einen { $good }
   *[other] eine { $good }
  } ein
tungaru-does-took = nimmt { $good-id ->
    [fish] den { $good }
   *[other] die { $good }
  } vom Markt von { $island }{ $means }
tungaru-does-travelled = schickt den Siedler{ $means } von { $one } nach { $two }
tungaru-does-recruits = wirbt{ $means } auf { $island } { $nomad } an
tungaru-does-sold = verkauft { $goods }{ $means } an { $nomad } für { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
  }
tungaru-does-leader-used = nutzt{ $means } Feld { $space } der Charakterkarte ({ $leader })
tungaru-does-benefit-used = nutzt den Charaktervorteil ({ $leader })
tungaru-does-built = errichtet ein Monument auf { $island }
tungaru-does-built-from = stellt ein Monument vom Kulturplan ({ $spot }) auf { $island }
tungaru-does-face-up = legt { $nomad } auf Nomadenfeld { $space }
tungaru-does-to-travellers = legt { $nomad } auf den Reisestapel
tungaru-does-scores = bekommt Siegpunkte: { $entries }

# Einträge in einer Reihe.
tungaru-does-nomad-comes = Die Nomaden auf den Inseln: { $entries }.
tungaru-row-nomad-comes = { $nomad } auf { $island }
tungaru-does-nomad-waits = Auf den Ausbreitungsfeldern: { $entries }.
tungaru-row-nomad-waits = { $nomad }
tungaru-does-tile-laid = Inselplättchen: { $entries }.
tungaru-row-tile-laid = { $tile } auf { $island }
tungaru-does-leads = Die Charaktere: { $entries }.
tungaru-row-leads = { $player } { $leader }
tungaru-does-card-passed = Die Charaktere wandern nach links: { $entries }.
tungaru-row-card-passed = { $leader } an { $to }
tungaru-row-scores = { $points } für { $scoring }
tungaru-does-migrated = { $nomad } rückt auf { $island } nach; auf Ausbreitungsfeld { $space } folgt { $arrival }.

## Punkte

tungaru-score-gifts = Gaben an Bettler
tungaru-score-sales = Verkäufe
tungaru-score-storage = Lager-Nomaden
tungaru-score-monuments = Monumente
tungaru-score-settlers = Siedler
tungaru-score-nomads = Nomaden
tungaru-score-goods = Waren
tungaru-score-flower = Blüten

## Was auf dem Tisch liegt, für ?

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
tungaru-words-travel = Wandern, Weg, Wege
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
tungaru-words-benefit = Vorteil, Charakter, Charaktere, Hand, Karte
tungaru-words-flower = Blüte, Blüten, bluete
tungaru-words-tamana = Tamana
tungaru-words-start = Startspielermarker, Start, Runde
tungaru-words-points = Siegpunkte, Punkte, Wertung
tungaru-leader-space = { $goods } für einen Würfel mit { $faces }{ $players ->
    [2] {""}
   *[other] {" "}(ab { $players } Personen)
  }
tungaru-thing-good = { $good } ({ $letter }): eine der vier Waren, in deinem Lager, auf den Märkten und im Vorrat, der nie ausgeht. Fische bezahlen auch das Siedeln und eine dritte Grenze. [TUG-SETUP-6, TUG-SETUP-7]
tungaru-thing-worker = Arbeiter: Du würfelst einen vierten Würfel für diese Runde. Würfelfelder: { $spaces }. Vorteil: Eine Ernte bringt ihre Ware zweimal. [TUG-LEADER-1, TUG-BENEFIT-1]
tungaru-thing-beggar = Bettler: Beide Nachbarn geben dir je eine Ware und bekommen dafür 3 Siegpunkte. Du selbst gibst nichts. Würfelfelder: { $spaces }. Vorteil: ein Nomade für eine Ware weniger. [TUG-LEADER-2, TUG-BENEFIT-2]
tungaru-thing-fisher = Fischerin: Auf deiner Karte liegt ein Fisch, zusätzlich zum Lager. Würfelfelder: { $spaces }. Vorteil: einmal ohne Würfel segeln. [TUG-LEADER-3, TUG-BENEFIT-3]
tungaru-thing-trader = Händlerin: Du darfst sofort auf einer beliebigen Insel handeln. Würfelfelder: { $spaces }. Vorteil: In einer Aktion gelten alle Waren als gleich. [TUG-LEADER-4, TUG-BENEFIT-4]
tungaru-thing-chief = Häuptling: Du beginnst die nächste Runde und gibst Bettlern nichts. Würfelfelder: { $spaces }. Vorteil: zwei Nomaden auf Inseln vertauschen. [TUG-LEADER-5, TUG-BENEFIT-5]
tungaru-thing-sail = Segeln: ein beliebiger Würfel auf dein Segelfeld, einmal pro Runde. Zwei Grenzen sind frei, die dritte kostet einen Fisch. [TUG-ACT-A]
tungaru-thing-harvest = Ernten: Ein Würfel mit einem gezeigten Wert auf einer Insel neben deinem Boot bringt ihre Ware. [TUG-ACT-B]
tungaru-thing-settle = Siedeln: ein beliebiger Würfel auf einer Insel neben deinem Boot und 2 Fische; dein Siedler kommt auf ein freies Feld dort. Auf jeder Insel höchstens einer von dir. [TUG-ACT-C]
tungaru-thing-trade = Handeln: ein beliebiger Würfel neben deinem Boot oder dein Siedler dort. Leg die Ware links vom Pfeil auf den Markt und nimm, was rechts davon steht, oder nimm eine Ware vom Markt. [TUG-ACT-D]
tungaru-thing-travel = Wandern: Dein Siedler geht über einen Weg auf eine Insel mit freiem Siedlerfeld. Ein beliebiger Würfel neben deinem Boot oder der Siedler selbst. [TUG-ACT-E]
tungaru-thing-recruit = Anwerben: ein beliebiger Würfel neben deinem Boot oder dein Siedler dort. Bezahle die Kosten, versetze vielleicht ein Monument dorthin und leg den Nomaden auf ein freies Feld oder deinen Reisestapel. [TUG-ACT-F]
tungaru-thing-sell = Verkaufen: Leg einen Würfel auf einen verkaufenden Nomaden von dir und gib Waren für Siegpunkte zurück. [TUG-ACT-G, TUG-NOMAD-5..8]
tungaru-thing-pass = Passen: Du bist für den Rest der Runde draußen. Haben alle gepasst, endet sie. [TUG-ACT-I, TUG-PHASE-4]
tungaru-thing-island = Insel: Würfelwerte und Ware der Ernte, der Handel, zwei Marktfelder, Würfelfelder, Siedler- und Monumentenfelder, ein Nomade. Unter Wege stehen die Inseln, die ein Siedler erreicht, unter Von die Ausbreitungsfelder, von denen ein neuer Nomade kommt. [TUG-SETUP-1, TUG-PHASE-3]
tungaru-thing-ground = Ankerplatz: zwischen zwei Inseln; hier liegt dein Boot. Die Nummern hinter dem Pfeil sind die Ankerplätze jenseits einer Grenze. [TUG-ACT-A, TUG-SETUP-12]
tungaru-thing-die = Würfel: Alle haben jede Runde dieselben drei Werte. Ein Würfel kommt auf eine Insel neben deinem Boot, auf deine Charakterkarte, auf einen Nomaden oder aufs Segelfeld. Wem ein Würfel auf einer Insel gehört, sagt das Zeichen vor dem Wert. [TUG-PHASE-1, TUG-PHASE-3]
tungaru-thing-market = Markt: zwei Felder auf jeder Insel für eingetauschte Waren; wer dort handelt, darf stattdessen eine davon nehmen. [TUG-ACT-D]
tungaru-thing-settler = Siedler: Du hast drei. Auf einer Insel kannst du einen verbrauchen, also hinlegen, um ohne Würfel zu handeln, zu wandern oder anzuwerben; verbrauchte Siedler sind hohle Zeichen (in einfachen Zeichen mit _). Am Rundenende stehen sie wieder auf. [TUG-PHASE-3, TUG-ACT-C]
tungaru-thing-monument = Monument: Acht stehen anfangs auf deinem Kulturplan und sperren, worauf sie stehen (x). Beim Anwerben darfst du eines auf die Insel stellen und bekommst, was darunter war. [TUG-SETUP-5, TUG-ACT-F]
tungaru-thing-nomad = Nomade: Nummer, Kosten, was er offen bei dir bewirkt, und was er am Ende bringt. ? mit seiner Nummer (N07) erklärt einen. [TUG-ACT-F, TUG-NOMAD-1..9]
tungaru-thing-reservation = Reservierung (für und ein Zeichen): Nur wer reserviert hat, darf diesen Nomaden anwerben, und vertauscht werden kann er nicht. Beim ersten Anwerben wird das Reservierungsmonument genommen. [TUG-SETUP-12, TUG-ACT-F]
tungaru-thing-migration = Ausbreitungsfelder: Von hier rückt ein Nomade nach, wenn einer angeworben wurde. Sind am Rundenende alle vier leer, ist das Spiel aus. [TUG-ACT-F, TUG-PHASE-4]
tungaru-thing-pile = Ausbreitungsstapel: die Nomaden, die noch kommen; welche es sind, lässt sich abzählen, ihre Folge kennt niemand. [TUG-SETUP-8]
tungaru-thing-storage = Lager: fünf Plätze, ein sechster, sobald sein Monument weg ist (x), zwei mehr für jeden offenen Lager-Nomaden. Ein Punkt ist ein freier Platz, + der Fisch der Fischerin. [TUG-SETUP-6, TUG-NOMAD-4]
tungaru-thing-track = Kulturleiste: fünf Monumente; wer eines nimmt, von oben, bekommt eine Ware. Der Tisch zeigt, was noch verdeckt ist. [TUG-SETUP-5]
tungaru-thing-travellers = Reisestapel: Nomaden verdeckt. Sie bewirken nichts mehr, zählen aber am Ende. [TUG-ACT-F, TUG-SCORE-1]
tungaru-thing-benefit = Charakter: Alle wählen jede Runde geheim einen. Er hat eine Fähigkeit, die sofort wirkt, Würfelfelder und einen Vorteil, den du einmal in der Runde nutzen kannst. Dann geht die Karte an die Hand links von dir. [TUG-PHASE-2, TUG-PHASE-4]
tungaru-thing-flower = Blüte: Ein Nomade mit Blüte bringt seine Siegpunkte für jede Farbe, die du gesammelt hast, A bis E; eine zweite Blüte derselben Farbe bringt nichts. [TUG-SCORE-6]
tungaru-thing-tamana = Tamana: Zu zweit und zu dritt geht dein dritter Siedler auf diese kleine Insel. Dort tut er nichts, zählt aber am Ende. [TUG-ACT-C, TUG-SCORE-3]
tungaru-thing-start = Startspielermarker: Von hier gehen Züge und Fähigkeiten im Uhrzeigersinn. Am Rundenende nimmt ihn der Häuptling. [TUG-PHASE-3, TUG-LEADER-5]
tungaru-thing-points = Siegpunkte: während des Spiels für Gaben an Bettler und für Verkäufe; am Ende bringt jeder Nomade etwas, für Lager-Nomaden, Monumente, Siedler, Nomaden, Waren oder Blüten. [TUG-SCORE-1..6]
tungaru-thing-tile = Inselplättchen { $tile }: { $offer }. [TUG-SETUP-1]
tungaru-thing-of-island = { $island }: { $sides ->
    [both] zu zweit und zu dritt { $small }; zu viert und zu fünft { $large }.
    [same] { $large }.
   *[one] zu viert und zu fünft { $large }.
  } Ein Inselplättchen kann sie überdecken. [TUG-SETUP-1]
