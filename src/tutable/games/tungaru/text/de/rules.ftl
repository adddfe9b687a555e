### Tungaru: Regeln, Auslegungen und Ablehnungen (Deutsch). Die Kennungen folgen rules.toml.

## Kapitel

chapter-setup = Aufbau
chapter-turn = Eine Runde
    .text =
        Gespielt wird in Runden zu vier Phasen: Würfel und Waren, Charaktere, Aktionen, Aufräumen. In
        der dritten Phase führt ihr reihum im Uhrzeigersinn je eine Aktion aus, bis alle gepasst haben.

        Für alle sichtbar sind die Inseln, alle Waren, Würfel, Siedler und Monumente, die Nomaden auf
        dem Spielplan und auf den Kulturplänen und jede ausgespielte Charakterkarte. Geheim ist nur der
        Charakter, den du gewählt und noch nicht aufgedeckt hast, und niemand kennt die Reihenfolge im
        Ausbreitungsstapel.
chapter-phases = Die vier Phasen
chapter-leaders = Die Charaktere
chapter-actions = Die Aktionen
chapter-benefits = Die Charaktervorteile
chapter-nomads = Die Nomaden
chapter-scoring = Endwertung

## Regeln: Aufbau

rule-TUG-SETUP-1 = Der Spielplan
    .text =
        Zu zweit oder zu dritt spielt ihr auf der Seite mit sechs Inseln, zu viert oder fünft auf der
        mit acht. Jede Insel bietet eine Ernte und einen Handel.

        Mit Inselplättchen deckt je ein zufälliges Plättchen des gewählten Satzes eine Insel ab. Ist
        zu zweit oder zu dritt danach eine Ware nirgends zu ernten, wird das sechste Plättchen durch
        eines der beiden übrigen ersetzt.
rule-TUG-SETUP-2 = Kulturpläne
    .text = Alle haben einen Kulturplan mit Lager, Nomadenfeldern, Kulturleiste und Reisestapel.
rule-TUG-SETUP-3 = Dein Material
    .text = Du hast 1 Boot, 4 Würfel, 5 Charakterkarten (von jeder Sorte eine), 8 Monumente und 3 Siedler.
rule-TUG-SETUP-4 = Siegpunkte
    .text = Alle beginnen mit 0 Siegpunkten.
rule-TUG-SETUP-5 = Monumente auf dem Kulturplan
    .text =
        Deine 8 Monumente stehen anfangs auf deinem Kulturplan: fünf auf der Kulturleiste, je eines auf
        den beiden rechten Nomadenfeldern, eines auf dem sechsten Lagerplatz. Worauf ein Monument
        steht, das kannst du noch nicht nutzen.
rule-TUG-SETUP-6 = Waren und Lager
    .text =
        Du beginnst mit einem Fisch, einer Muschel, einer Kokosnuss und einer Perle. Jeder Lagerplatz
        fasst eine Ware; du hast fünf, und den sechsten, sobald sein Monument weg ist.

        Bekommst du mehr Waren, als du lagern kannst, entscheidest du, welche – alte oder neue – in
        den Vorrat zurückgehen.
rule-TUG-SETUP-7 = Der Vorrat
    .text = Alle übrigen Waren bilden den allgemeinen Vorrat. Er geht nie aus.
rule-TUG-SETUP-8 = Der Ausbreitungsstapel
    .text =
        Nomaden mit einer Ziffer über eurer Spielerzahl bleiben in der Schachtel. Die anderen werden
        verdeckt gemischt und bilden den Ausbreitungsstapel. Deluxe-Nomaden kommen auf Wunsch dazu.
rule-TUG-SETUP-9 = Nomaden auf den Inseln
    .text = Auf jede Insel kommt offen ein Nomade vom Stapel.
rule-TUG-SETUP-10 = Nomaden auf den Ausbreitungsfeldern
    .text = Vier weitere kommen offen auf die vier Ausbreitungsfelder.
rule-TUG-SETUP-11 = Der Startspieler
    .text = Wer beginnt, wird ausgelost oder beim Einrichten des Tisches festgelegt.
rule-TUG-SETUP-12 = Boote und Reservierungen
    .text =
        Gegen den Uhrzeigersinn, rechts vom Startspieler angefangen, setzen alle ihr Boot auf einen
        leeren Ankerplatz und reservieren einen Nomaden auf einer der beiden Inseln daneben. Ein
        Monument vom Kulturplan zeigt die Reservierung an; was sein Wegnehmen bringt, darfst du sofort
        nehmen.

        Einen reservierten Nomaden darf nur anwerben, wer ihn reserviert hat, und er darf nicht
        vertauscht werden.
rule-TUG-SETUP-13 = Die Reserve
    .text = Dein vierter Würfel und deine drei Siedler warten neben deinem Kulturplan.

## Regeln: Phasen

rule-TUG-PHASE-1 = Würfel und Waren
    .text =
        Der Startspieler würfelt mit drei Würfeln und wiederholt den Wurf, solange alle drei gleich
        sind. Alle stellen drei eigene Würfel auf dieselben Werte. Danach bringt jeder deiner offenen
        Nomaden mit Einkommen seine Ware.
rule-TUG-PHASE-2 = Charakter wählen
    .text =
        Alle wählen geheim eine Charakterkarte und decken sie gleichzeitig auf. Dann wirken Arbeiter,
        Bettler, Fischerin und Händlerin in dieser Reihenfolge, jeweils vom Startspieler aus im
        Uhrzeigersinn. Der Häuptling wartet bis zum Aufräumen.

        Beispiel: Startspieler und dritter Spieler haben die Fischerin gewählt, der zweite den
        Häuptling, der vierte den Arbeiter. Zuerst wirkt der Arbeiter des vierten, dann die Fischerin
        des ersten und die des dritten.
rule-TUG-PHASE-3 = Aktionen ausführen
    .text =
        Vom Startspieler an führen alle reihum je eine Aktion aus, immer wieder, bis alle gepasst
        haben.

        Für die meisten Aktionen setzt du einen Würfel auf ein freies Würfelfeld: auf einer Insel neben
        deinem Boot, auf deiner Charakterkarte, auf einem Nomaden oder auf dem Segelfeld deines
        Kulturplans. Handeln, Wandern und Anwerben geht auch, indem du deinen Siedler auf der Insel
        verbrauchst: Du legst ihn hin. Ein verbrauchter Siedler kann in dieser Runde nicht noch einmal
        verbraucht werden.
rule-TUG-PHASE-4 = Aufräumen
    .text =
        Wenn alle gepasst haben, ist die Runde zu Ende. Sind alle vier Ausbreitungsfelder leer, endet
        das Spiel jetzt und wird gewertet.

        Sonst nehmt ihr eure Würfel zurück, die Siedler auf den Inseln stehen wieder auf, Häuptlinge
        bestimmen den Startspieler, und alle geben die gespielte Charakterkarte nach links weiter. So
        habt ihr immer fünf Karten auf der Hand, aber nicht immer fünf verschiedene.

## Regeln: Charaktere

rule-TUG-LEADER-1 = 1 Arbeiter
    .text = Du würfelst deinen vierten Würfel und nutzt ihn in dieser Runde wie die anderen.
rule-TUG-LEADER-2 = 2 Bettler
    .text =
        Deine beiden Nachbarn (zu zweit: dein Gegenüber) müssen dir je eine Ware ihrer Wahl geben,
        sofern sie eine im Lager haben, und bekommen dafür 3 Siegpunkte.

        Wer Bettler oder Häuptling gewählt hat, gibt in dieser Runde nichts. Wer zwischen zwei Bettlern
        sitzt, gibt nur einem von ihnen, und zwar vor allen anderen.
rule-TUG-LEADER-3 = 3 Fischerin
    .text =
        Ein Fisch aus dem Vorrat liegt auf deiner Karte, zusätzlich zum Lager. Ist er am Ende der Runde
        noch da, verschiebst du ihn ins Lager oder wirfst ihn ab.
rule-TUG-LEADER-4 = 4 Händlerin
    .text = Du darfst einmal auf einer beliebigen Insel handeln, ohne Würfel, Siedler und Boot.
rule-TUG-LEADER-5 = 5 Häuptling
    .text =
        Beim Aufräumen wirst du Startspieler. Haben mehrere den Häuptling gewählt, wird es der letzte
        von ihnen in der Reihenfolge dieser Runde. In der letzten Runde geschieht das nicht mehr.

## Regeln: Aktionen

rule-TUG-ACT-A = A Segeln
    .text =
        Setze einen beliebigen Würfel auf dein Segelfeld und bewege dein Boot zu einem anderen
        Ankerplatz. Eine oder zwei Grenzen sind frei, die dritte kostet einen Fisch, und mehr als drei
        auf einmal gehen nicht.

        Ein Ankerplatz fasst zu zweit und zu dritt ein Boot, zu viert und fünft zwei. Boote versperren
        dir nicht den Weg, nur den Platz, an dem du halten willst.
rule-TUG-ACT-B = B Ernten
    .text =
        Setze einen Würfel mit einem der gezeigten Werte auf eine Insel neben deinem Boot und nimm die
        Ware, die sie bietet. Siedler können nicht ernten.

        Beispiel: Dein Boot liegt neben Marakei, das 2 und 5 zeigt. Ein Würfel mit einer 2 bringt eine
        Muschel.
rule-TUG-ACT-C = C Siedeln
    .text =
        Setze einen beliebigen Würfel auf eine Insel neben deinem Boot, gib 2 Fische ab und stelle einen
        Siedler auf ein freies Siedlungsfeld der Insel. Auf jeder Insel darfst du nur einen haben.

        Zu zweit und zu dritt kommt dein dritter Siedler nicht auf diese Insel, sondern liegt flach auf
        Tamana. Dort tut er nichts, aber er zählt in der Wertung.
rule-TUG-ACT-D = D Handeln
    .text =
        Setze einen beliebigen Würfel auf eine Insel neben deinem Boot oder verbrauche deinen Siedler
        auf einer Insel. Dann legst du entweder die Ware links vom Pfeil auf ein leeres Marktfeld und
        nimmst die Waren rechts davon aus dem Vorrat, oder du nimmst eine Ware vom Markt.
rule-TUG-ACT-E = E Wandern
    .text =
        Setze einen beliebigen Würfel auf eine Insel neben deinem Boot oder verbrauche deinen Siedler
        auf einer Insel. Dein Siedler dort geht über einen Steg auf eine Insel mit freiem Siedlungsfeld,
        auf der du noch keinen hast. Er bleibt dabei aufrecht oder verbraucht, wie er war.
rule-TUG-ACT-F = F Anwerben
    .text =
        Setze einen beliebigen Würfel auf eine Insel neben deinem Boot oder verbrauche deinen Siedler
        auf einer Insel und wirb ihren Nomaden in fünf Schritten an.

        Erstens bezahlst du die Kosten. Zweitens darfst du, wenn du dort noch kein Monument hast und ein
        Feld frei ist, eines von deinem Kulturplan errichten: von einem Nomadenfeld, vom sechsten
        Lagerplatz oder das oberste der Kulturleiste. Drittens darfst du nehmen, was sein Wegnehmen
        bringt. Viertens legst du den Nomaden offen auf ein freies Nomadenfeld oder verdeckt auf deinen
        Reisestapel; sind alle Felder voll, darf er einen anderen ersetzen, der dann auf den Reisestapel
        kommt. Fünftens rückt ein Nomade von einem verbundenen Ausbreitungsfeld auf die Insel nach, und
        der Stapel füllt dieses Feld auf.

        Beim allerersten Nomaden nimmst du stattdessen das Monument deiner Reservierung, egal welcher
        Nomade es ist; damit endet die Reservierung. Zu zweit und zu dritt darfst du zweite Monumente
        errichten, sobald du auf jeder Insel eines hast.
rule-TUG-ACT-G = G Einen Nomaden aktivieren
    .text =
        Verdecke einen Nomaden, der segelt oder siedelt, und lege ihn auf deinen Reisestapel, oder setze
        einen Würfel auf einen Nomaden, der verkauft. Jeder Nomade nimmt einen Würfel pro Runde.
rule-TUG-ACT-H = H Die Charakterkarte nutzen
    .text =
        Setze einen Würfel mit passendem Wert auf ein freies Feld deiner Charakterkarte und nimm die
        gezeigten Waren. Jedes Feld geht einmal pro Runde; die gekennzeichneten sind zu zweit
        geschlossen.
rule-TUG-ACT-I = I Passen
    .text =
        Kannst oder willst du nichts mehr tun, passt du und bist für den Rest der Runde draußen, auch
        mit deinem Charaktervorteil.

## Regeln: Charaktervorteile

rule-TUG-BENEFIT-1 = Arbeiter: doppelt ernten
    .text = Einmal pro Runde bringt eine Ernte auf einer Insel ihre Ware zweimal.
rule-TUG-BENEFIT-2 = Bettler: billiger anwerben
    .text = Einmal pro Runde gibst du beim Anwerben 1 Ware deiner Wahl weniger ab.
rule-TUG-BENEFIT-3 = Fischerin: ohne Würfel segeln
    .text = Einmal pro Runde segelst du ohne Würfel. Die dritte Grenze kostet trotzdem einen Fisch, und es ist deine Aktion.
rule-TUG-BENEFIT-4 = Händlerin: alle Waren sind gleich
    .text =
        Einmal pro Runde darfst du in einer deiner Aktionen, die Waren nutzt oder verbraucht, beliebige
        Waren anstelle der geforderten nehmen. Nur die Anzahl muss stimmen.

        Beispiel: Ein Nomade kostet zwei Perlen, und du bezahlst mit einem Fisch und einer Kokosnuss.
rule-TUG-BENEFIT-5 = Häuptling: zwei Nomaden vertauschen
    .text =
        Einmal pro Runde darfst du in deinem Zug, neben deiner Aktion, zwei Nomaden vertauschen, die auf
        Inseln liegen und nicht reserviert sind.

## Regeln: Nomaden

rule-TUG-NOMAD-1 = Einmal segeln
    .text = Verdecke diesen Nomaden, um ohne Würfel zu segeln.
rule-TUG-NOMAD-2 = Einmal siedeln
    .text = Verdecke diesen Nomaden, um neben deinem Boot für 1 Fisch zu siedeln, ohne Würfel.
rule-TUG-NOMAD-3 = Würfel drehen
    .text =
        Du darfst jeden deiner Würfel vor dem Nutzen um 1 verändern, mit mehreren solchen Nomaden um
        entsprechend mehr. Aus einer 1 wird keine 6 und aus einer 6 keine 1.
rule-TUG-NOMAD-4 = Lager
    .text = Solange er offen liegt, gibt dir dieser Nomade zwei weitere Lagerplätze.
rule-TUG-NOMAD-5 = Eine Ware für einen passenden Würfel verkaufen
    .text = Setze einen Würfel mit gezeigtem Wert auf diesen Nomaden, gib eine seiner Waren ab und nimm die Siegpunkte.
rule-TUG-NOMAD-6 = Mehrere Waren für einen passenden Würfel verkaufen
    .text = Setze einen Würfel mit gezeigtem Wert, gib bis zur gezeigten Anzahl Waren ab und nimm für jede die Siegpunkte.
rule-TUG-NOMAD-7 = Eine Ware für einen beliebigen Würfel verkaufen
    .text = Setze einen beliebigen Würfel auf diesen Nomaden, gib eine seiner Waren ab und nimm die Siegpunkte.
rule-TUG-NOMAD-8 = Mehrere Waren für einen beliebigen Würfel verkaufen
    .text = Setze einen beliebigen Würfel, gib bis zur gezeigten Anzahl Waren ab und nimm für jede die Siegpunkte.
rule-TUG-NOMAD-9 = Einkommen
    .text = Solange er offen liegt, bringt dieser Nomade in Phase 1 seine Ware.

## Regeln: Endwertung

rule-TUG-SCORE-1 = Lager-Nomaden
    .text =
        Alle deine Nomaden zählen, offen oder im Reisestapel. Diese Sorte bringt ihre Siegpunkte für
        jeden Lager-Nomaden, den du angeworben hast.
rule-TUG-SCORE-2 = Monumente
    .text = Siegpunkte für jedes deiner Monumente auf den Inseln.
rule-TUG-SCORE-3 = Siedler
    .text = Siegpunkte für jeden Siedler, den du ins Spiel gebracht hast, auch auf Tamana.
rule-TUG-SCORE-4 = Nomaden
    .text = Siegpunkte für jeden Nomaden, den du angeworben hast, diesen eingeschlossen.
rule-TUG-SCORE-5 = Waren
    .text =
        Siegpunkte dafür, dass du mindestens einen Fisch, eine Muschel, eine Kokosnuss, eine Perle im
        Lager hast. Mehr von einer Sorte zählt nicht noch einmal, aber jeder Nomade dieser Art wertet
        für sich.
rule-TUG-SCORE-6 = Blüten, und wer gewinnt
    .text =
        Jede Blüte bringt ihre Siegpunkte für jede Farbe, die du gesammelt hast. Eine zweite Blüte
        derselben Farbe zählt nicht.

        Die meisten Siegpunkte gewinnen; bei Gleichstand, wer in der Reihenfolge der letzten Runde am
        weitesten hinten saß.

## Auslegungen

ruling-TUG-R1 = Dürfen sich Boote beim Aufbau einen Ankerplatz teilen?
    .text = Nein, auch nicht zu viert oder fünft: Die Anleitung verlangt einen leeren Ankerplatz.
ruling-TUG-R2 = Was, wenn beide Nomaden neben einem Ankerplatz reserviert sind?
    .text = Dann kannst du dort nicht beginnen, denn alle müssen einen reservieren.
ruling-TUG-R3 = In welcher Reihenfolge kommen die Boote?
    .text = Rechts vom Startspieler angefangen, gegen den Uhrzeigersinn; der Startspieler ist der letzte.
ruling-TUG-R4 = Bringt das Monument der Reservierung seine Belohnung?
    .text = Ja, sofort: Die Belohnung hängt am Wegnehmen vom Kulturplan.
ruling-TUG-R5 = Wie oft wird ein Dreierpasch wiederholt?
    .text =
        Bis die drei Würfel nicht mehr alle gleich sind. Hier fällt ein Dreierpasch einfach nie, das
        kommt auf dasselbe heraus. Der Würfel des Arbeiters darf den anderen gleichen.
ruling-TUG-R6 = Welche Nomaden bringen Einkommen, und was, wenn das Lager voll ist?
    .text = Nur offene; du entscheidest frei, welche Waren du behältst.
ruling-TUG-R7 = Wer wählt zwischen zwei Bettlern?
    .text = Wer gibt: den Bettler und die Ware zugleich, bevor einer der beiden bedient wurde.
ruling-TUG-R8 = Was, wenn jemand nichts zu geben hat?
    .text = Dann wird nichts gegeben, und es gibt keine Siegpunkte.
ruling-TUG-R9 = Was, wenn das Lager des Bettlers voll ist?
    .text = Der Bettler gibt eine Ware zurück, die neue oder eine andere; die 3 Siegpunkte gibt es trotzdem.
ruling-TUG-R10 = Gehören Waren auf Lager-Nomaden zum Lager?
    .text = Ja: Sie können erbettelt, abgegeben und gewertet werden.
ruling-TUG-R11 = Muss die Händlerin handeln?
    .text = Nein; und sie darf es auf jeder Insel.
ruling-TUG-R12 = Sind die Waren beim freien Handel der Händlerin gleich?
    .text = Nein. Vorteile nutzt du in deinem Zug, in einer Aktion; Phase 2 ist weder das eine noch das andere.
ruling-TUG-R13 = Wofür taugt der Fisch der Fischerin?
    .text =
        Für alles, was einen Fisch nutzt, verbraucht oder verkauft. Fische aus dem Lager gehen vor ihm
        weg, so bleibt dir mehr Platz. Erbettelt werden kann er nicht: Der Bettler kommt vor der
        Fischerin.
ruling-TUG-R14 = Ändern die Zahlen der Charaktere die Zugreihenfolge?
    .text = Nein. Gespielt wird vom Startspieler aus im Uhrzeigersinn; die Zahlen ordnen nur die Fähigkeiten.
ruling-TUG-R15 = Wie oft kann ich in einer Runde segeln?
    .text = Einmal mit Würfel, denn es gibt ein Segelfeld; öfter mit dem Vorteil der Fischerin und mit Nomaden.
ruling-TUG-R16 = Kann ich segeln, ohne eine Grenze zu überqueren?
    .text = Eine solche Fahrt gibt es nicht: Jeder Meeresbereich hat einen Ankerplatz.
ruling-TUG-R17 = Welche Grenzen zählen?
    .text = Die auf dem kürzesten Weg.
ruling-TUG-R18 = Wem gehören die Würfelfelder einer Insel?
    .text = Allen, für jede Aktion; du darfst auch mehrere davon nutzen.
ruling-TUG-R19 = Was braucht der dritte Siedler zu zweit und zu dritt?
    .text =
        Einen Würfel auf einer Insel neben deinem Boot und 2 Fische, oder einen Nomaden und 1 Fisch. Ein
        freies Siedlungsfeld braucht er dort nicht, und ein eigener Siedler stört nicht, denn er steht
        nicht dort.
ruling-TUG-R20 = Kann ich auf einem vollen Markt handeln?
    .text = Du kannst dann nur eine Ware nehmen.
ruling-TUG-R21 = Wie weit reicht die Gleichheit der Waren?
    .text =
        Sie bezahlt alles: Anwerben, Siedeln, die dritte Grenze, Verkäufe und Handel. Beim Handeln liegt
        die Ware auf dem Markt, die du wirklich hingelegt hast.
ruling-TUG-R22 = Was wird aus einem Siedler, der wandert?
    .text =
        Mit einem Würfel bewegt, bleibt er, wie er ist, auch verbraucht. Verbrauchst du ihn zum Wandern,
        kommt er verbraucht an.
ruling-TUG-R23 = In welcher Reihenfolge wird angeworben?
    .text =
        Bezahlen, Monument, Belohnung, ablegen, nachrücken. Eine Belohnung kann die Kosten nicht
        bezahlen; ein eben freigewordenes Feld kannst du schon nutzen.
ruling-TUG-R24 = Was ist mit dem Monument der Reservierung?
    .text =
        Mit dem ersten Nomaden muss es auf dessen Insel, und die Reservierung endet. Eine zweite
        Belohnung bringt es nicht.
ruling-TUG-R25 = Was, wenn die Insel dafür keinen Platz hat?
    .text = Die Reservierung endet, und das Monument kommt aus dem Spiel.
ruling-TUG-R26 = Wann kann ich einen neuen Nomaden nutzen?
    .text = Ab deinem nächsten Zug; Einkommen gibt es in der nächsten Phase 1.
ruling-TUG-R27 = Was ist mit dem Würfel auf einem ersetzten Nomaden?
    .text = Er bleibt verbraucht; der neue Nomade kann einen eigenen Würfel nehmen.
ruling-TUG-R28 = Darf ein Nomade gleich auf den Reisestapel, obwohl ein Feld frei ist?
    .text = Ja.
ruling-TUG-R29 = Muss auf eine Insel nachgerückt werden?
    .text = Ja, wenn ein verbundenes Ausbreitungsfeld belegt ist; sonst bleibt sie leer.
ruling-TUG-R30 = Darf ich einen Nomaden verdecken, ohne seine Wirkung zu nutzen?
    .text = Nein, das würde das Plättchen nur verschwenden.
ruling-TUG-R31 = Wie viele Waren kann ein Nomade verkaufen?
    .text = Eine bis zur gezeigten Anzahl, jede für die gezeigten Siegpunkte.
ruling-TUG-R32 = Wie weit lassen sich Würfel drehen?
    .text = Jeder um die Zahl solcher Nomaden, zwischen 1 und 6, auch der Würfel des Arbeiters.
ruling-TUG-R33 = Ist das Segeln mit dem Vorteil der Fischerin eine Aktion?
    .text = Ja, es ist die Aktion deines Zuges.
ruling-TUG-R34 = Wann darf der Häuptling vertauschen?
    .text = In deinem Zug, vor oder nach der Aktion oder vor dem Passen, und keinen Nomaden, den jemand reserviert hat.
ruling-TUG-R35 = Was ist geheim?
    .text =
        Reisestapel liegen verdeckt, aber jeden Nomaden darin haben alle gesehen; die Charakterkarten auf
        der Hand folgen aus dem, was gespielt und weitergegeben wurde. Beides wird daher gezeigt. Geheim
        ist nur der gewählte, noch nicht aufgedeckte Charakter.
ruling-TUG-R36 = Wann kommt das Ende?
    .text = Erst wenn alle gepasst haben, wird nachgesehen. Bis dahin können Inseln noch leerer werden.
ruling-TUG-R37 = Was ist mit dem Fisch der Fischerin in der letzten Runde?
    .text = Er darf ins Lager und zählt dann in der Wertung.
ruling-TUG-R38 = Was, wenn mehrere den Häuptling gewählt haben?
    .text = Der letzte von ihnen in der Reihenfolge dieser Runde beginnt. Ein Startspieler, der allein den Häuptling hat, bleibt es.
ruling-TUG-R39 = Welche von zwei Blüten einer Farbe zählt?
    .text = Die bessere.
ruling-TUG-R40 = Welche Lager-Nomaden werden gezählt?
    .text = Alle, die du angeworben hast, offen oder verdeckt.
ruling-TUG-R41 = Kann ein Spiel ewig dauern?
    .text =
        Nichts zwingt dazu, Nomaden anzuwerben. Darum endet das Spiel spätestens nach Runde 30; diese
        Regel ist von uns.

        Spieloption: Rundengrenze (round_limit), anfangs eingeschaltet.

## Ablehnungen

reason-TUG-SETUP-6-not-in-storage = Diese Ware hast du nicht im Lager ({ $good }).
reason-TUG-SETUP-12-ground-taken = Zwischen { $one } und { $two } liegt schon ein Boot; beginne auf einem leeren Ankerplatz.
reason-TUG-SETUP-12-both-reserved = Die Nomaden von { $one } und { $two } sind beide reserviert; dort könntest du keinen reservieren.
reason-TUG-SETUP-12-not-next-to-boat = Dein Boot liegt nicht neben { $island }.
reason-TUG-SETUP-12-reserved = Der Nomade von { $island } ist schon reserviert.
reason-TUG-PHASE-2-not-in-hand = Diesen Charakter hast du nicht auf der Hand ({ $leader }).
reason-TUG-PHASE-3-die-used = Diesen Würfel hast du in dieser Runde nicht mehr.
reason-TUG-PHASE-3-dice-spaces-full = Auf { $island } ist in dieser Runde kein Würfelfeld mehr frei.
reason-TUG-PHASE-3-not-next-to-boat = Dein Boot liegt nicht neben { $island }.
reason-TUG-PHASE-3-no-settler = Auf { $island } hast du keinen Siedler.
reason-TUG-PHASE-3-settler-exhausted = Dein Siedler auf { $island } ist bis zum Ende der Runde verbraucht.
reason-TUG-PHASE-3-action-done = Deine Aktion ist erledigt; in diesem Zug bleibt nur noch der Tausch des Häuptlings.
reason-TUG-LEADER-2-not-in-storage = Diese Ware kannst du nicht geben, du hast sie nicht im Lager ({ $good }).
reason-TUG-LEADER-2-no-beggar = Auf dieser Seite sitzt kein Bettler neben dir.
reason-TUG-LEADER-4-nothing-to-trade = Auf { $island } kannst du nichts hinlegen und nichts nehmen.
reason-TUG-ACT-A-space-taken = Auf deinem Segelfeld liegt in dieser Runde schon ein Würfel.
reason-TUG-ACT-A-already-there = Dein Boot liegt schon zwischen { $one } und { $two }.
reason-TUG-ACT-A-too-far = Bis zum Ankerplatz zwischen { $one } und { $two } sind es { $borders } Grenzen, und mehr als drei gehen nicht.
reason-TUG-ACT-A-ground-full = Am Ankerplatz zwischen { $one } und { $two } ist kein Platz für ein weiteres Boot.
reason-TUG-ACT-A-third-border-needs-fish = Die dritte Grenze kostet einen Fisch, und du hast keinen.
reason-TUG-ACT-B-wrong-value = Mit einer { $die } lässt sich auf { $island } nicht ernten ({ $good }).
reason-TUG-ACT-C-none-left = Deine drei Siedler sind alle schon im Spiel.
reason-TUG-ACT-C-own-settler = Auf { $island } hast du schon einen Siedler.
reason-TUG-ACT-C-no-space = Alle Siedlungsfelder von { $island } sind besetzt.
reason-TUG-ACT-C-two-fish = Siedeln kostet 2 { $equal ->
    [1] Waren
   *[0] Fische
  }, und du hast { $fish ->
    [0] { $equal ->
        [1] keine
       *[0] keinen
      }
   *[other] { $fish }
  }.
reason-TUG-ACT-D-nothing-to-trade = Auf { $island } hast du nichts hinzulegen ({ $good }), und auf dem Markt liegt nichts für dich.
reason-TUG-ACT-D-market-full = Der Markt von { $island } ist voll; dort kannst du keine Ware hinlegen.
reason-TUG-ACT-D-market-empty = Dieses Marktfeld von { $island } ist leer.
reason-TUG-ACT-E-no-settler = Auf { $island } hast du keinen Siedler, der wandern könnte.
reason-TUG-ACT-E-nowhere = Von { $island } kann dein Siedler nirgends hin: Die verbundenen Inseln sind voll, oder du hast dort schon einen.
reason-TUG-ACT-E-not-connected = Von { $one } führt kein Steg nach { $island }.
reason-TUG-ACT-E-own-settler = Auf { $island } hast du schon einen Siedler.
reason-TUG-ACT-E-no-space = Alle Siedlungsfelder von { $island } sind besetzt.
reason-TUG-ACT-F-no-nomad = Auf { $island } liegt kein Nomade.
reason-TUG-ACT-F-reserved = Den Nomaden von { $island } hat { $player } reserviert.
reason-TUG-ACT-F-too-poor =
    { $missing ->
        [one] Dir fehlt eine von { $price } Waren der Anwerbekosten ({ $nomad }).
       *[other] Dir fehlen { $missing } von { $price } Waren der Anwerbekosten ({ $nomad }).
    }
reason-TUG-ACT-F-monument-gone = Dort steht kein Monument mehr ({ $spot }).
reason-TUG-ACT-F-space-locked = Auf Nomadenfeld { $space } steht noch ein Monument.
reason-TUG-ACT-F-board-not-full = Ein anderes Nomadenfeld ist frei, darum darfst du den Nomaden auf Feld { $space } nicht ersetzen.
reason-TUG-ACT-F-not-linked = Ausbreitungsfeld { $space } ist nicht mit { $island } verbunden.
reason-TUG-ACT-G-no-seller = Auf diesem Nomadenfeld liegt niemand, der verkauft.
reason-TUG-ACT-G-die-on-it = Auf diesem Nomaden liegt in dieser Runde schon ein Würfel ({ $nomad }).
reason-TUG-ACT-G-wrong-value = Eine { $die } passt nicht auf diesen Nomaden ({ $nomad }).
reason-TUG-ACT-G-nothing-to-sell = Du hast nichts, was du hier verkaufen könntest ({ $nomad }: { $good }).
reason-TUG-ACT-G-too-many = Du kannst höchstens { $count } verkaufen ({ $good }).
reason-TUG-ACT-H-closed = Dieses Feld der Charakterkarte ({ $leader }) ist bei so wenigen Spielern geschlossen.
reason-TUG-ACT-H-space-taken = Auf diesem Feld der Charakterkarte ({ $leader }) liegt in dieser Runde schon ein Würfel.
reason-TUG-ACT-H-wrong-value = Eine { $die } passt nicht auf dieses Feld der Charakterkarte ({ $leader }).
reason-TUG-BENEFIT-1-not-yours = Doppelt erntet nur der Arbeiter.
reason-TUG-BENEFIT-1-used = Den Vorteil deines Arbeiters hast du in dieser Runde schon genutzt.
reason-TUG-BENEFIT-2-not-in-cost = Diese Ware steht nicht in den Anwerbekosten ({ $good }).
reason-TUG-BENEFIT-3-not-yours = Ohne Würfel segelt nur die Fischerin.
reason-TUG-BENEFIT-3-used = Den Vorteil deiner Fischerin hast du in dieser Runde schon genutzt.
reason-TUG-BENEFIT-4-not-yours = Alle Waren gleich macht nur die Händlerin.
reason-TUG-BENEFIT-4-used = Den Vorteil deiner Händlerin hast du in dieser Runde schon genutzt.
reason-TUG-BENEFIT-4-nothing-to-spend = Es gibt keine Aktion, die du bezahlen könntest, auch nicht mit gleichen Waren.
reason-TUG-BENEFIT-4-spends-nothing = Für diese Aktion gelten alle Waren als gleich, also muss sie Waren nutzen oder verbrauchen.
reason-TUG-BENEFIT-4-not-in-storage = Diese Ware hast du nicht im Lager ({ $good }).
reason-TUG-BENEFIT-5-not-yours = Nomaden vertauscht nur der Häuptling.
reason-TUG-BENEFIT-5-used = Den Vorteil deines Häuptlings hast du in dieser Runde schon genutzt.
reason-TUG-BENEFIT-5-empty-island = Auf { $one } oder auf { $two } fehlt ein Nomade.
reason-TUG-BENEFIT-5-reserved = Ein Nomade von { $one } oder { $two } ist reserviert; sie dürfen nicht vertauscht werden.
reason-TUG-NOMAD-1-not-there = Auf diesem Nomadenfeld liegt niemand, der segelt.
reason-TUG-NOMAD-2-not-there = Auf diesem Nomadenfeld liegt niemand, der siedelt.
reason-TUG-NOMAD-2-one-fish = Mit einem Nomaden zu siedeln kostet 1 Fisch, und du hast keinen.
