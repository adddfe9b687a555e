### Tundra: Regeln, Auslegungen und Ablehnungen (Deutsch). Die Kennungen folgen rules.toml.

## Kapitel

chapter-setup = Vorbereitung
chapter-modules = Titel und persönliche Ziele
chapter-round = Die Runde
chapter-turn = Dein Zug
    .text =
        In deinem Zug nutzt du genau einen deiner Würfel: Du legst ihn auf ein Feld einer deiner
        Tafeln und führst aus, was dort steht, oder auf ein gemeinsames Ziel und erhältst Punkte.
        Davor und danach sind freie Aktionen erlaubt: Beeren für Würfel ausgeben oder Berater
        befragen.

        Alles liegt offen aus, bis auf verdeckte Lichtungen, die Reihenfolge des Kartenstapels,
        zurückgegebene Startkarten und persönliche Ziele.
chapter-turn-order = Zugfolge
chapter-dice = Einen Würfel nutzen
chapter-free-actions = Freie Aktionen
chapter-movement = Bewegung
chapter-architecture = Baukunst
chapter-travel = Reise
chapter-gathering = Sammeln
chapter-trade = Handel
chapter-city-cards = Marktkarten
chapter-game-end = Spielende

## Regeln

rule-TUN-1 = Rohstoffe und Beeren
    .text =
        Es gibt drei Rohstoffe: Brennholz, Stein und Torf. Von jedem kannst du 0 bis 10 besitzen.
        Beeren, 0 bis 20, sind kein Rohstoff.

        Was du über eine Grenze hinaus erhältst, verfällt, und nichts sinkt unter null.
rule-TUN-2 = Was dir gehört
    .text =
        Jede der 2 bis 4 Personen hat 4 Auftragstafeln mit zwei Seiten, 7 Würfel, 6 Arbeiter und 4
        Türme. Arbeiter und Türme sind deine Figuren. Gespielt werden 4 Runden.

        Alle spielen eine von vier Gestalten: Herzogin Elisabeth, Statthalter Polkan, Äbtissin Sophia
        oder Kaufmann Hammy. Nur Bilder und Worte hängen davon ab. Sie gehören zu den Plätzen, oder
        alle wählen der Reihe nach eine.
rule-TUN-3 = Die Landkarte
    .text =
        Zu zweit, dritt oder viert kommen 12, 18 oder 24 Lichtungen ins Spiel. Sie werden gemischt und
        verdeckt ausgelegt.

        Du hast eine Siedlung und zwei Startlichtungen. Diese werden aufgedeckt, und auf jeder beginnt
        ein Arbeiter von dir; dafür erhältst du nichts. Deine übrigen 4 Arbeiter und deine 4 Türme
        warten im Vorrat. Für 3 Personen gibt es drei andere Pläne, für 4 zwei; in manchen beginnen die
        Arbeiter abseits der Siedlungen.
rule-TUN-4 = Womit du beginnst
    .text =
        Deine Tafeln liegen auf der Grundseite. Du beginnst mit 3 Beeren, 1 Brennholz, 1 Stein und 1
        Torf sowie mit 0 Punkten. Diese Zahlen stammen von uns: Die gedruckten sind verloren.
rule-TUN-5 = Startkarten
    .text =
        Zu zweit, dritt oder viert kommen 8, 12 oder 16 Startkarten ins Spiel, vier für jede Person.
        Zwei behältst du und legst sie unter zwei verschiedene Tafeln. Die anderen beiden verlassen
        das Spiel.

        Alle wählen geheim; dann werden die Entscheidungen gemeinsam gezeigt.
rule-TUN-6 = Markt und gemeinsame Ziele
    .text =
        Die Marktkarten werden gemischt; zu zweit, dritt oder viert liegen 4, 5 oder 6 davon offen im
        Markt.

        Vier gemeinsame Ziele gelten für das ganze Spiel: Zu zweit werden sie aus 6, zu dritt und
        viert aus 9 Karten gezogen.
rule-TUN-7 = Titel und persönliche Ziele
    .text =
        Zwei Module, jedes einzeln wählbar. Mit Titeln erhalten alle zufällig einen von sechs anstelle
        des Grundtitels. Mit persönlichen Zielen erhalten alle verdeckt eines.

        Vorausschauend – zu jedem Rundenbeginn eine Marktkarte umsonst; bis zu 4 Berater. Weise – ein
        weißer Würfel, bis zu 8 Würfel; ein Würfel kostet 5 Beeren. Mitreißend – zwei weitere Arbeiter
        beginnen in deiner Siedlung. Entschlossen – 5 Würfel in den Runden 1 und 2, 6 in den Runden 3
        und 4; den zusätzlichen wirfst du für dich allein; ein Würfel kostet 9 Beeren. Fleißig – zwei
        Marktkarten unter jeder Tafel, aber nur 2 Berater. Großzügig – 3 Beeren zu jedem Rundenbeginn;
        einen Würfel zu drehen kostet 1 Beere.

        Ein Titel hat zwei Seiten, eine für sie und eine für ihn: Es gilt die deiner Gestalt.
rule-TUN-8 = Rundenbeginn
    .text =
        Alle nehmen 4 Würfel aus dem Vorrat, in den Runden 3 und 4 je 5. Dann tut der Reihe nach jede
        Person dreierlei: den Titel nutzen, ganz oder teilweise; 1 Punkt für jede ausgebaute Tafel
        nehmen; die Boni aller eigenen Türme nehmen.

        Der Grundtitel „Bescheiden“ gibt einen Schritt und einen Rohstoff deiner Wahl.
rule-TUN-9 = Der Wurf
    .text =
        Wer den Startspielerstein hat, wirft die Würfel; alle anderen drehen ihre auf dieselben Werte.
rule-TUN-10 = Züge
    .text =
        Reihum, beginnend mit dem Startspielerstein, nutzen alle, die noch Würfel haben, genau einen
        davon. Wer keine mehr hat, wird übersprungen. Hat niemand mehr einen, endet die Runde.
rule-TUN-11 = Ende der Runde
    .text =
        Nach den Runden 1 bis 3 kommen alle Würfel, auch gekaufte, in die Vorräte zurück, der Markt
        wird abgeworfen und neu ausgelegt, die Berater stehen wieder bereit, und der
        Startspielerstein wandert nach links. Nach Runde 4 wird gewertet.
rule-TUN-12 = Wohin ein Würfel darf
    .text =
        Du legst einen Würfel auf ein leeres Feld seines Wertes auf einer deiner Tafeln oder auf ein
        offenes gemeinsames Ziel, das seinen Wert zeigt. Auf ein Feld passt ein Würfel.

        Hat keiner deiner Würfel mehr Platz und änderst du keinen, so legst du stattdessen einen
        beiseite.
rule-TUN-13 = Was ein Würfel auf einer Tafel auslöst
    .text =
        Du führst die Aktion der Tafel in dieser Zeile aus und die jeder Ergänzungskarte darunter in
        dieser Zeile. Die Reihenfolge bestimmst du; du darfst jede auslassen oder nur zum Teil
        ausführen, aber keine unterbricht eine andere.
rule-TUN-14 = Gemeinsame Ziele
    .text =
        Ein Würfel auf einem Ziel bringt 2, 4 oder 6 Punkte für die höchste Bedingung, die du
        erfüllst. Du gibst nichts aus. Das Ziel ist dann bis zum Ende der Runde für alle geschlossen.
        Du darfst mehrere Ziele nutzen.

        Marktkarten 3/5/7 (Berater und Ergänzungen, keine Startkarten) · ausgebaute Tafeln 2/3/4 ·
        Beeren 10/15/20 · Türme 2/3/4 · Arbeiter auf der Landkarte 2/4/6 · Rohstoffe insgesamt 6/12/18
        · Lichtungen mit Brennholz, mit Stein, mit Torf, auf denen eine Figur von dir steht, je 2/3/4.
rule-TUN-15 = Beeren für Würfel
    .text =
        In deinem Zug, vor oder nach deinem Würfel und beliebig oft: einen freien Würfel für 1 Beere
        neu werfen; einen freien Würfel für 2 Beeren um eins drehen, nie zwischen 6 und 1; für 6
        Beeren einen Würfel aus deinem Vorrat nehmen, werfen und für diese Runde behalten.

        Einen Würfel, den du vor dem Legen änderst oder kaufst, darfst du sofort nutzen. Auch nach
        deinem letzten Würfel darfst du noch einen kaufen, bevor du den Zug beendest; das bringt dir
        in dieser Runde einen weiteren Zug.
rule-TUN-16 = Berater befragen
    .text =
        Jeder Berater gibt dir einmal je Runde eine freie Aktion, vor oder nach deinem Würfel. Danach
        ist die Karte bis zur nächsten Runde gedreht.
rule-TUN-17 = Arbeiter bewegen
    .text =
        Ein Bewegungspunkt ist ein Schritt: Er bringt einen deiner Arbeiter auf eine benachbarte
        Lichtung oder Siedlung. Eine verdeckte Lichtung wird aufgedeckt. Hat die Lichtung einen
        Rohstoff, so erhältst du einen davon, auf jeder Lichtung, die du betrittst.

        Mehrere Punkte darfst du auf Arbeiter verteilen. Innerhalb einer Aktion betritt ein Arbeiter
        keinen Ort zweimal und kehrt nicht zum Ausgangspunkt zurück. Auf einem Ort dürfen beliebig
        viele Figuren stehen.
rule-TUN-18 = Türme bauen
    .text =
        Zweimal, ausgebaut viermal: Zahle 2 gleiche Rohstoffe, nimm einen Arbeiter von einer Lichtung
        in deinen Vorrat zurück und stelle einen Turm aus deinem Vorrat dorthin. Auf einer Lichtung
        steht nur ein Turm, gleich wem er gehört.

        Nach der ganzen Aktion erhältst du die Boni aller soeben gebauten Türme und später zu jedem
        Rundenbeginn wieder. Ein Arbeiter aus einem Bonus kommt auf die Lichtung des Turms.
rule-TUN-19 = Arbeiter einsetzen
    .text =
        Zweimal, ausgebaut dreimal: Zahle 2 gleiche Rohstoffe und 1 Beere und setze einen Arbeiter aus
        deinem Vorrat in deine Siedlung oder auf eine Lichtung mit einem Turm von dir. Jede Lichtung
        nimmt je Aktion einen Arbeiter auf, die Siedlung beliebig viele.
rule-TUN-20 = Rohstoffe verkaufen
    .text =
        Nur auf der ausgebauten Tafel: Zahle 2 gleiche Rohstoffe für 1 Punkt, so oft, wie du Türme auf
        der Landkarte hast.
rule-TUN-21 = Reisen
    .text =
        Du erhältst die Bewegungspunkte der Zeile. Sie werden sofort genutzt; was übrig bleibt,
        verfällt.
rule-TUN-22 = Rohstoffe sammeln
    .text =
        Du erhältst insgesamt bis zu 4, 3 oder 2 Rohstoffe, je nach Zeile. Jede deiner Figuren gibt
        höchstens einen, und zwar von der Lichtung, auf der sie steht. Auf der ausgebauten Tafel geben
        die Zeilen 6 und 5 beliebige 4 Rohstoffe, gleich wo deine Figuren stehen; die anderen Zeilen
        geben mehr.
rule-TUN-23 = Eine Karte vom Markt
    .text =
        Du nimmst eine Marktkarte umsonst und erhältst 1 Beere. Ihr Platz bleibt leer. Auf der
        ausgebauten Tafel erhältst du mehr Beeren und darfst vorher den ganzen Markt erneuern.
rule-TUN-24 = Tafeln ausbauen
    .text =
        Du erhältst 2 Beeren, ausgebaut 6, und darfst bis zu vier Tafeln ausbauen, jede für ihre
        Rohstoffe: Dreh die Tafel um, nimm jetzt 1 Punkt und zu jedem Rundenbeginn 1 weiteren. Würfel
        bleiben auf ihren Feldern, ohne etwas auszulösen, und Karten bleiben liegen.
rule-TUN-25 = Berater
    .text =
        Du darfst 3 Berater haben. Nimmst du einen zu viel, wirfst du einen ab, den du schon hattest,
        gedreht oder nicht.
rule-TUN-26 = Ergänzungskarten
    .text =
        Eine Ergänzungskarte kommt unter eine deiner Tafeln. Jede Tafel hat Platz für eine Startkarte
        und eine Marktkarte. Die Marktkarte darf abgeworfen und ersetzt werden.

        Bringt dir dein Handelswürfel selbst die Karte und legst du sie unter die Handelstafel, so
        zählt ihre Zeile sofort, auch wenn an ihrer Stelle schon eine andere Karte gewirkt hat; die
        ersetzte zählt nicht noch einmal.
rule-TUN-27 = Wenn der Stapel leer ist
    .text =
        Ist der Stapel der Marktkarten leer und wird eine Karte gebraucht, so werden die abgeworfenen
        gemischt und bilden den neuen Stapel.
rule-TUN-28 = Wertung
    .text =
        Zu deinen Punkten kommen die deines persönlichen Ziels, nur die höchste Stufe. Die meisten
        Punkte gewinnen; dann die meisten Rohstoffe insgesamt; dann die meisten Beeren; dann ist der
        Sieg geteilt.

        Persönliche Ziele: größte Gruppe benachbarter eigener Türme 2/3/4 (2/5/9 Punkte) · Arten von
        Orten, von fünf (Siedlung, Brennholz, Stein, Torf, ohne Rohstoff), mit mindestens zwei deiner
        Figuren 2/3/4 (4/8/10) · Arbeiter im Vorrat 2/4/6 (4/10/17) · Arbeiter auf Lichtungen mit
        eigenen Türmen 2/4/6 (2/5/9) · Figuren auf Randlichtungen 6/8/10 (4/10/17) · Marktkarten und
        ausgebaute Tafeln zusammen 4/7/11 (2/5/9) · Türme im Vorrat 2/3/4 (4/10/17) · Lichtungen mit
        Brennholz, mit Stein, mit Torf, auf denen du mehr Figuren hast als jede andere Person, 3/4/5
        (4/8/11) · dasselbe für Lichtungen ohne Rohstoff 2/3/4 (4/8/11).

## Auslegungen

ruling-TUN-A1 = Offen oder verdeckt?
    .text =
        Die Anleitung legt die Lichtungen „offen“ aus und deckt sie später auf. Sie liegen verdeckt:
        Aufdecken, Bewegungsregel und Beispiele ergeben sonst keinen Sinn.
ruling-TUN-A2 = Fremde Siedlungen
    .text =
        Du darfst fremde Siedlungen betreten: Der Text sagt nur „Siedlung“. Dort gibt es keinen
        Rohstoff, und kein Turm kann dort stehen.
ruling-TUN-A3 = Nur einmal besuchen
    .text =
        Die Grenze gilt je Arbeiter und je Aktion. Die Bewegung einer Tafel und die einer Karte sind
        verschiedene Aktionen und werden nicht zusammengezählt. Auch Siedlungen sind Orte.
ruling-TUN-A4 = Ungenutzte Schritte
    .text =
        Du musst Bewegungspunkte nicht nutzen; ungenutzte verfallen. Der Rohstoff einer betretenen
        Lichtung kommt von selbst, bis zur Grenze.
ruling-TUN-A5 = Einsetzen ist keine Bewegung
    .text =
        Ein Arbeiter, den du einsetzt, bezahlt oder als Bonus, bringt keinen Rohstoff.
ruling-TUN-A6 = Sammeln wird nicht vervielfacht
    .text =
        Die Zahl der Zeile ist die Summe, wie das Beispiel zeigt; sie gilt nicht je Figur.
ruling-TUN-A7 = Beliebige vier Rohstoffe
    .text =
        Du darfst frei mischen: Wo eine Sorte gemeint ist, druckt das Spiel ein Gleichheitszeichen.
ruling-TUN-A8 = Jedes Mal ein eigenes Paar
    .text =
        Jede Wiederholung einer Aktion darf mit einem anderen Paar bezahlt werden.
ruling-TUN-A9 = Wann Turmboni kommen
    .text =
        Gleich nach der Bauaktion, vor jeder weiteren Kartenaktion, in beliebiger Reihenfolge.
        Bewegung ist freiwillig; ein Arbeiter muss eingesetzt werden, solange dein Vorrat einen hat.
        Ebenso zu Rundenbeginn, wo erst der Arbeiter und dann die Bewegung einen Unterschied machen
        kann.
ruling-TUN-A10 = Kein Arbeiter mehr
    .text =
        Ein Arbeiterbonus bei leerem Vorrat bringt nichts.
ruling-TUN-A11 = Die Beere beim Einsetzen
    .text =
        Sie wird für jeden Arbeiter gezahlt, auch wenn der Text nur die Rohstoffe wiederholt.
ruling-TUN-A12 = Reihenfolge innerhalb einer Aktion
    .text =
        Teile einer Aktion dürfen in beliebiger Folge ausgeführt werden. Es gilt die Seite, die die
        Tafel beim Legen des Würfels zeigte: Wer den Handel durch seine eigene Grundzeile ausbaut,
        erhält 2 Beeren, nicht 6.
ruling-TUN-A13 = Den Markt erneuern
    .text =
        Das Erneuern gehört zur Kartenaktion, ist freiwillig und kommt vor dem Nehmen. Danach würde es
        nur andere behindern.
ruling-TUN-A14 = Keine Karte nehmen
    .text =
        Eine Karte zu nehmen ist freiwillig. Auch ein leerer Markt gibt die Beeren.
ruling-TUN-A15 = Karten, die bleiben
    .text =
        Startkarten werden nie ersetzt, Karten wandern nie von Tafel zu Tafel, und ersetzte Karten
        kommen auf den Abwurf.
ruling-TUN-A16 = Ein neuer Berater
    .text =
        Ein neuer Berater steht bereit und darf noch im selben Zug befragt werden, auch wenn er einen
        gedrehten ersetzt.
ruling-TUN-A17 = Nie mittendrin
    .text =
        Freie Aktionen und Berater kommen vor oder nach allem, was ein Würfel auslöst, nie mittendrin,
        und nur im eigenen Zug.
ruling-TUN-A18 = Kein Passen
    .text =
        Wer Würfel hat, muss einen nutzen, darf ihn aber ohne Wirkung legen.
ruling-TUN-A19 = Ein Würfel ohne Platz
    .text =
        Hat keiner deiner Würfel ein freies Feld oder Ziel, darfst du einen ändern; sonst legst du
        einen als deinen Zug beiseite. Der Text schweigt, und das Spiel darf nicht stecken bleiben.
ruling-TUN-A20 = Nur die eigenen Würfel
    .text =
        Drehen und neu Werfen betreffen nie die Würfel der anderen. Die sieben Würfel sind eine Grenze
        je Runde: Genutzte zählen mit.
ruling-TUN-A21 = Unerfüllte Ziele
    .text =
        Auf ein Ziel, dessen niedrigste Bedingung du nicht erfüllst, darf kein Würfel; so kann niemand
        es bloß blockieren.
ruling-TUN-A22 = Ziele bleiben
    .text =
        Die vier Ziele bleiben das ganze Spiel und öffnen sich jede Runde neu. Dasselbe darfst du in
        einer anderen Runde wieder nutzen.
ruling-TUN-A23 = Vier Ziele für alle
    .text =
        Vier Ziele liegen aus, gleich wie viele mitspielen.
ruling-TUN-A24 = Ein Titel ersetzt „Bescheiden“
    .text =
        Ein Titel deckt den Grundtitel ganz ab: Dessen Schritt und Rohstoff entfallen.
ruling-TUN-A25 = Der weiße Würfel
    .text =
        Der weiße Würfel der Weisen liegt als achter, käuflicher Würfel im Vorrat. Als freier
        Zusatzwürfel jede Runde wäre er klar besser als „Entschlossen“. Eine Tischoption erlaubt diese
        Lesart.
ruling-TUN-A26 = Der Zusatzwürfel der Entschlossenen
    .text =
        Ihn wirft immer nur die Besitzerin oder der Besitzer; die anderen übernehmen nur die
        gewöhnlichen Würfel.
ruling-TUN-A27 = Wann „Vorausschauend“ eine Karte nimmt
    .text =
        Im eigenen Rundenbeginn, der Reihe nach, in den üblichen Grenzen und ohne Beere.
ruling-TUN-A28 = Punkte auf Karten
    .text =
        Zu zweit oder dritt bleibt jede Karte und Lichtung weg, die für mehr gekennzeichnet ist. Titel
        tragen keine Kennzeichen.
ruling-TUN-A29 = Randlichtungen
    .text =
        Lichtungen, die den äußeren Rand der Landkarte berühren. Siedlungen zählen nicht, und ein Loch
        im Inneren ist kein Rand.
ruling-TUN-A30 = Die längste Kette
    .text =
        Gemeint ist die größte zusammenhängende Gruppe deiner Türme.
ruling-TUN-A31 = Mehr Figuren haben
    .text =
        Du brauchst mehr als jede einzelne andere Person. Türme und Arbeiter zählen je eins.
ruling-TUN-A32 = Was geheim ist
    .text =
        Startkarten werden verdeckt und gleichzeitig gewählt, und die beiden zurückgegebenen bleiben
        ungesehen. Persönliche Ziele sind bis zur Wertung geheim. Alles andere liegt offen.
ruling-TUN-A33 = Startspieler und zweite Runde der Leiste
    .text =
        Das Los entscheidet, wer beginnt, oder der Tisch. Punkte werden als Zahl gezählt: Eine zweite
        Runde über 100 braucht keinen zweiten Stein.
ruling-TUN-A34 = Beginn des Spiels
    .text =
        Das Beispiel zum Rundenbeginn sagt „Beginn des Spiels“, zeigt aber einen Turm und eine
        ausgebaute Tafel. Gemeint ist die Runde.

## Gründe

reason-TUN-2-taken = { $player } spielt schon { $character }.
reason-TUN-10-must-use = Du musst einen Würfel nutzen, bevor dein Zug enden kann.
reason-TUN-10-one-die = Du hast in diesem Zug schon einen Würfel genutzt.
reason-TUN-12-no-die = Du hast keinen freien Würfel mit einer { $value }.
reason-TUN-12-taken = Auf Feld { $value } der Tafel { $board } liegt schon ein Würfel.
reason-TUN-12-fits = Einer deiner Würfel hat noch Platz; darum kannst du diese { $value } nicht beiseitelegen.
reason-TUN-13-no-action = Diese Karte hat in Zeile { $value } keine Aktion.
reason-TUN-13-done = Diese Aktion der Zeile { $value } hast du schon ausgeführt.
reason-TUN-13-interrupted = Beende erst diese Aktion oder brich sie ab, dann beginnt die nächste.
reason-TUN-14-taken = Auf dem Ziel { $goal } liegt schon ein Würfel; nächste Runde ist es wieder offen.
reason-TUN-14-value = Das Ziel { $goal } nimmt eine { $one } oder eine { $two }, keine { $value }.
reason-TUN-14-unmet = Du erfüllst die niedrigste Bedingung des Ziels { $goal } nicht: Du hast { $count } von { $needed }.
reason-TUN-14-no-die = Du hast keinen freien Würfel mit einer { $value } für das Ziel { $goal }.
reason-TUN-15-no-die = Du hast keinen freien Würfel mit einer { $value }.
reason-TUN-15-berries = Das kostet { $cost ->
    [one] { $cost } Beere
   *[other] { $cost } Beeren
  }, du hast aber { $berries }.
reason-TUN-15-wrap = { $value ->
    [1] Eine 1 lässt sich nicht niedriger drehen: Aus ihr wird nie eine 6.
    [6] Eine 6 lässt sich nicht höher drehen: Aus ihr wird nie eine 1.
   *[other] Eine { $value } lässt sich so nicht drehen: Aus keiner 6 wird eine 1, aus keiner 1 eine 6.
  }
reason-TUN-15-supply = In dieser Runde sind alle deine Würfel im Spiel.
reason-TUN-15-inside = Freie Aktionen gehören in deinen Zug: vor oder nach allem, was dein Würfel auslöst, nicht mittendrin.
reason-TUN-16-none = An diesem Platz hast du keinen Berater.
reason-TUN-16-turned = Du hast { $card } in dieser Runde schon befragt.
reason-TUN-16-poor = Was { $card } verlangt, kannst du nicht bezahlen.
reason-TUN-16-no-dice = Du hast keine freien Würfel für { $card }.
reason-TUN-16-inside = Berater befragst du in deinem Zug, vor oder nach allem, was dein Würfel auslöst, nicht mittendrin.
reason-TUN-16-wrap = { $value ->
    [1] Eine 1 lässt sich nicht niedriger drehen: Aus ihr wird nie eine 6.
    [6] Eine 6 lässt sich nicht höher drehen: Aus ihr wird nie eine 1.
   *[other] Eine { $value } lässt sich so nicht drehen: Aus keiner 6 wird eine 1, aus keiner 1 eine 6.
  }
reason-TUN-16-no-resource = Zum Tauschen hast du nicht genug { $good }.
reason-TUN-17-no-points = Es sind keine Bewegungspunkte übrig.
reason-TUN-17-idle = Arbeiter { $worker } ist in deinem Vorrat.
reason-TUN-17-not-adjacent = Arbeiter { $worker } steht nicht neben { $place }.
reason-TUN-17-visited = Arbeiter { $worker } war in dieser Aktion schon { $place-id ->
    [settlement-n] in
   *[other] auf
  } { $place }.
reason-TUN-18-no-tower = Alle vier deiner Türme sind gebaut.
reason-TUN-18-occupied = Auf { $place } steht schon ein Turm.
reason-TUN-18-no-worker = Du hast auf { $place } keinen Arbeiter, den du zurücknehmen könntest.
reason-TUN-18-poor = Ein Turm kostet zwei gleiche Rohstoffe, du hast aber zu wenig { $good }.
reason-TUN-18-not-due = Auf { $place } steht jetzt kein Bonus aus.
reason-TUN-18-bonus-worker = Ein Arbeiter, den ein Turm bringt, muss eingesetzt werden, solange dein Vorrat einen hat.
reason-TUN-18-no-bonus-worker = Für den Bonus ist kein Arbeiter mehr in deinem Vorrat.
reason-TUN-19-no-worker = In deinem Vorrat ist kein Arbeiter mehr.
reason-TUN-19-where = Arbeiter setzt du in deine Siedlung oder auf Lichtungen mit deinen Türmen ein, nicht { $place-id ->
    [settlement-n] in
   *[other] auf
  } { $place }.
reason-TUN-19-once = Auf { $place } hast du in dieser Aktion schon einen Arbeiter eingesetzt.
reason-TUN-19-poor = Ein Arbeiter kostet zwei gleiche Rohstoffe und eine Beere, du hast aber zu wenig { $good } oder keine Beere.
reason-TUN-20-poor = Zum Verkaufen brauchst du zwei { $good }, du hast aber { $count }.
reason-TUN-22-none = { $count ->
    [0] Keine deiner Figuren steht auf einer Lichtung mit { $good }.
   *[other] Deine Figuren geben insgesamt { $count } { $good }, und das hast du schon gesammelt.
  }
reason-TUN-23-no-renewal = Der Markt lässt sich jetzt nicht erneuern: Dazu braucht es die ausgebaute Tafel, und es kommt vor dem Nehmen.
reason-TUN-23-empty = Marktfeld { $space } ist leer.
reason-TUN-25-enhancement = { $card } ist eine Ergänzungskarte und kommt unter eine Tafel.
reason-TUN-25-room = Für { $card } hast du noch Platz; darum wird kein Berater ersetzt.
reason-TUN-25-limit = Du darfst höchstens { $limit } Berater haben: Wähle, wer ersetzt wird.
reason-TUN-26-advisor = { $card } gehört zu den Beratern und kommt unter keine Tafel.
reason-TUN-26-limit = Unter der Tafel { $board } ist Platz für { $limit ->
    [one] eine Marktkarte
   *[other] { $limit } Marktkarten
  }.
reason-TUN-26-gap = Fülle unter der Tafel { $board } erst den ersten Platz, dann den zweiten.
reason-TUN-24-upgraded = Die Tafel { $board } ist schon ausgebaut.
reason-TUN-24-poor = Die Tafel { $board } auszubauen kostet { $firewood ->
    [0] {""}
   *[other] { $firewood } Brennholz{ $stone ->
        [0] { $peat ->
            [0] {""}
           *[other] {" "}und{" "}
          }
       *[other] { $peat ->
            [0] {" "}und{" "}
           *[other] ,{" "}
          }
      }
  }{ $stone ->
    [0] {""}
   *[other] { $stone } Stein{ $peat ->
        [0] {""}
       *[other] {" "}und{" "}
      }
  }{ $peat ->
    [0] {""}
   *[other] { $peat } Torf
  }; so viel hast du nicht.
