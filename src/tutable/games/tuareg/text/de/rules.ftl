### Tuareg: Regeln, Auslegungen und Ablehnungen (Deutsch). Die Kennungen folgen rules.toml.

## Kapitel

chapter-setup = Vorbereitung
chapter-turn = Dein Zug
    .text =
        Gespielt wird reihum im Uhrzeigersinn. In deinem Zug wählst du genau eine von vier
        Hauptaktionen: Karten ziehen, aus der Hand beladen, aus dem Markt beladen oder eine
        Sonderkarte kaufen.

        Zusätzlich darfst du deine Höhlen und Diebe einsetzen. Das sind freie Aktionen, sie kosten
        dich die Hauptaktion nicht. Danach ist links von dir die nächste Person an der Reihe.

        Für alle sichtbar sind der Markt, die Ladung sämtlicher Tiere, alle Sonderkarten, der
        Ablagestapel, der Punktestand, die Höhe des Nachziehstapels und die Anzahl der Handkarten.
        Welche Karten du auf der Hand hast, bleibt dein Geheimnis.
chapter-drawing = Karten ziehen
chapter-loading = Beladen
chapter-market = Der Markt
chapter-buying = Sonderkarten kaufen
chapter-specials = Höhlen und Diebe
chapter-stage-end = Ende einer Etappe
chapter-game-end = Ende des Spiels

## Regeln: Vorbereitung

rule-TUA-1 = Die Waren
    .text =
        Das Spiel geht über zwei Etappen. In jeder sammelt ihr Waren; wer von einer Ware am Ende am
        meisten hat, bekommt dafür Punkte.

        Es gibt vier Waren, zusammen 44 Karten: 8 Wasser, 10 Gold, 12 Steinsalz und 14 Hirse.

        Jede Warenkarte verrät dir dreierlei: wie viele Karten ihrer Art es gibt, wie viele Dinar
        sie beim Bezahlen wert ist und wie viele Punkte die Mehrheit in dieser Ware am Ende einer
        Etappe bringt. Die Werte stehen auf den Karten und in der Materialübersicht.

        Belegt ist das Gold: 2 Dinar, 5 Punkte. Dinar und Punkte von Wasser, Steinsalz und Hirse
        (nicht belegt) haben wir geschätzt, denn für die gedruckten Werte ist uns keine Quelle
        bekannt.
rule-TUA-2 = Deine Kamele
    .text =
        Du beginnst mit 2 Kamelen, im Spiel zu zweit mit 3. Sie gehören dir das ganze Spiel über.
        Niemand kann dir ein Kamel wegnehmen – wohl aber seine Ladung.
rule-TUA-3 = Der Vorrat an Sonderkarten
    .text =
        Esel, Höhlen, Diebe und Landkarten liegen offen in vier Stapeln bereit: der Vorrat. Wie viele
        es sind, hängt davon ab, zu wievielt ihr spielt:

        Zu zweit – 2 Esel, 2 Höhlen, 3 Diebe, 3 Landkarten.

        Zu dritt – 3 Esel, 3 Höhlen, 3 Diebe, 2 Landkarten.

        Zu viert – 4 Esel, 4 Höhlen, 3 Diebe, 3 Landkarten.

        Zu fünft – 5 Esel, 5 Höhlen, 3 Diebe, 4 Landkarten.

        Alle übrigen Sonderkarten sind aus dem Spiel.
rule-TUA-4 = Markt, Nachziehstapel und Startplatz
    .text =
        Alle 44 Warenkarten werden gemischt. Zwei davon werden aufgedeckt und eröffnen den Markt, die
        anderen 42 bilden verdeckt den Nachziehstapel. Im Markt liegen Karten derselben Ware
        beisammen.

        Ausgeteilt wird nichts: Alle beginnen mit leerer Hand.

        Am echten Tisch fängt an, wer am jüngsten ist. Hier wird der Startplatz ausgelost oder beim
        Anlegen der Partie festgelegt.

## Regeln: die Hauptaktionen

rule-TUA-5 = Karten ziehen
    .text =
        Nimm die obersten drei Karten des Nachziehstapels auf die Hand. Dafür legst du mindestens
        eine Handkarte in den Markt – eine neue oder eine alte, ganz wie du willst.

        Am Ende deines Zuges darfst du höchstens 4 Karten auf der Hand haben. Sind es mehr, kommt
        auch der Überschuss in den Markt; welche Karten das sind, entscheidest du.

        Liegen nur noch eine oder zwei Karten im Stapel, nimmst du diese und schuldest dem Markt
        nichts – außer dem, was über 4 Handkarten hinausgeht.

        Beispiel: Du hast zwei Wasser und eine Hirse auf der Hand und ziehst zwei Wasser und ein
        Steinsalz. Hirse und Steinsalz legst du in den Markt, vier Wasser behältst du.
rule-TUA-6 = Aus der Hand beladen
    .text =
        Wähle eines deiner Tiere, Kamel oder Esel, und belade es mit 1 bis 4 Handkarten. Die
        Reihenfolge bestimmst du, im Rahmen der Laderegeln (TUA-9).

        Die Ladung liegt offen und versetzt, sodass jede Karte zu erkennen ist. Neue Karten kommen
        stets obenauf, nie darunter. In späteren Zügen kannst du weiter aufladen.
rule-TUA-7 = Aus dem Markt beladen
    .text =
        Nimm 1 bis 4 Karten einer einzigen Ware aus dem Markt und lade sie alle sofort auf eines
        deiner Tiere. Es gelten die Laderegeln (TUA-9).

        Auf die Hand kommen Karten aus dem Markt nie.
rule-TUA-8 = Eine Sonderkarte kaufen
    .text =
        Jede Sonderkarte kostet 3 Dinar. Bezahlt wird mit Waren: mit Handkarten, mit der Ladung
        deiner Tiere oder mit beidem. Von einem Tier kannst du nur nehmen, was nicht verdeckt ist –
        also erst die oberste Karte, dann die darunter und so fort.

        Wechselgeld gibt es nicht: Zwei Gold sind 4 Dinar, der vierte verfällt. Eine Karte, die du
        zum Bezahlen gar nicht brauchst, darfst du aber nicht dazulegen.

        Die bezahlten Karten zeigst du allen und legst sie auf den Ablagestapel, der jederzeit
        durchgesehen werden darf. Dann nimmst du dir eine Sonderkarte, die noch im Vorrat ist, und
        legst sie offen vor dir aus. Von nun an steht sie dir zur Verfügung. Du darfst mehrere
        gleiche besitzen und einsetzen.

        Ein Esel ist ein weiteres Tier zum Beladen (TUA-9), eine Höhle versteckt Waren (TUA-10), ein
        Dieb stiehlt Waren (TUA-11), und eine Landkarte bringt am Ende 2 Punkte (TUA-16).

## Regeln: Beladen

rule-TUA-9 = Die Laderegeln
    .text =
        Pro Zug wird nur ein einziges Tier beladen, Kamel oder Esel. Beide tragen höchstens 4 Karten,
        und eine neue Karte kommt immer obenauf.

        Ein Kamel ist wählerisch. Es trägt höchstens zwei verschiedene Waren, und jede Ware muss am
        Stück liegen: Sobald eine zweite Ware obenauf liegt, darf die erste nicht noch einmal folgen.
        Zwei Hirse und darauf zwei Gold sind erlaubt, Hirse, Gold, Hirse dagegen nicht.

        Wasser duldet nichts neben sich: Ein Kamel mit Wasser trägt ausschließlich Wasser. Von Gold
        trägt ein Kamel höchstens zwei Karten.

        Ein Esel nimmt alles: bis zu 4 Karten beliebiger Waren in beliebiger Folge, zum Beispiel
        Gold, Gold, Wasser, Gold.

        Beispiel: Ein Kamel trägt ein Gold, auf der Hand hast du ein Gold und drei Steinsalz. Du
        kannst es mit dem Gold und danach zwei Steinsalz voll beladen oder mit drei Steinsalz. Erst
        Steinsalz und darauf Gold geht nicht.

## Regeln: Sonderkarten

rule-TUA-10 = Die Höhle
    .text =
        Einmal pro Zug kannst du in jeder deiner Höhlen eine Karte verstecken: eine Handkarte oder
        die oberste Karte eines deiner Tiere. Verstecken ist eine freie Aktion.

        Eine Höhle fasst 2 Karten beliebiger Waren. Dort liegen sie verdeckt und sicher bis zum Ende
        der Etappe und zählen dann für deine Mehrheiten mit.

        Eine Karte, die du aus der Hand versteckt hast, kennst nur du. Eine Karte, die von einem Tier
        stammt, haben alle gesehen.

        Auch beim Ziehen helfen dir Höhlen: Du versteckst in jeder eine Karte und behältst trotzdem
        noch 4 auf der Hand. Die Karte für den Markt schuldest du allerdings weiterhin.
rule-TUA-11 = Der Dieb
    .text =
        Ein Dieb schlägt ein einziges Mal zu, in deinem Zug und als freie Aktion. Hast du mehrere
        Diebe, darfst du im selben Zug auch mehrere losschicken.

        Er nimmt jemand anderem 1 Karte weg: entweder eine zufällige Handkarte oder die oberste
        Karte eines Kamels oder Esels.

        Die Beute liegt bis zum Ende der Etappe verdeckt unter dem Dieb und zählt dann für dich.
        Stammt sie aus einer Hand, wisst nur ihr beide, was es ist – du und das Opfer.

## Regeln: Ende einer Etappe

rule-TUA-12 = Die letzte Runde
    .text =
        Wer die letzte Karte des Nachziehstapels nimmt, spielt den Zug noch zu Ende. Danach haben alle
        noch genau einen Zug; den allerletzten hat, wer die letzte Karte genommen hat.

        Ohne Stapel kann in dieser Runde niemand mehr ziehen, die drei anderen Hauptaktionen bleiben.
        Nur jetzt darfst du auch passen. Selbst wenn du passt, darfst du deine Höhlen und Diebe noch
        einsetzen.
rule-TUA-13 = Die Mehrheiten werten
    .text =
        Für jede Ware zählen alle ihre Karten auf Tieren, in Höhlen und unter Dieben; verdeckte
        Karten werden dazu aufgedeckt. Handkarten, Markt und Ablagestapel zählen nicht.

        Wer von einer Ware am meisten hat, bekommt ihre Punkte – einmal, ganz gleich, wie viele
        Karten es sind. Liegen mehrere gleichauf an der Spitze, bekommen sie alle die Punkte, aber
        jeweils 1 weniger. Der zweite Platz geht leer aus.

        Beispiel: Die Mehrheit bei Gold bringt 5 Punkte; liegen zwei gleichauf, bekommen sie je 4.
rule-TUA-14 = Sonderkarten zurückgeben
    .text =
        Nach der ersten Etappe kommen alle Höhlen mit Karten, alle Diebe mit Beute und alle beladenen
        Esel zurück in den Vorrat. Dort können sie in der zweiten Etappe wieder gekauft werden.

        Leere Höhlen, Diebe ohne Beute und leere Esel gelten als ungenutzt und bleiben, wo sie sind.
        Das gilt auch für einen Esel, der einmal beladen war, jetzt aber leer ist. Landkarten behältst
        du ebenfalls.
rule-TUA-15 = Die zweite Etappe
    .text =
        Alle gezählten Karten werden gemischt und bilden den neuen Nachziehstapel; jedes Tier ist
        also wieder leer. Der Markt bleibt, wie er ist, und deine Handkarten behältst du.

        Es beginnt, wer links von der Person sitzt, die den letzten Zug hatte: Die Reihenfolge läuft
        einfach weiter.

## Regeln: Ende des Spiels

rule-TUA-16 = Die Schlusswertung
    .text =
        Die zweite Etappe wird gewertet wie die erste. Dazu bekommst du 1 Punkt für jeden ungenutzten
        Esel, jede ungenutzte Höhle und jeden ungenutzten Dieb sowie 2 Punkte für jede Landkarte.

        Wer aus beiden Etappen zusammen die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt die
        wertvollste Hand: Zählt dafür die Dinar zusammen.

## Auslegungen

ruling-TUA-A1 = Kommen abgelegte Karten in der zweiten Etappe zurück?
    .text =
        Die Anleitung bildet den zweiten Nachziehstapel aus den gezählten Karten und erwähnt den
        Ablagestapel nicht.

        Wir nehmen sie beim Wort: Waren, mit denen Sonderkarten bezahlt wurden, bleiben aus dem
        Spiel. Die zweite Etappe wird dadurch merklich kürzer. Eines spricht dagegen: Die aufgedruckte
        Anzahl der Waren stimmt dann nicht mehr.

        Spieloption: Abgelegte Karten kehren zurück (discards_return), normalerweise aus.
ruling-TUA-A2 = Darf ich passen?
    .text =
        Laut Anleitung musst du eine der Möglichkeiten wählen. Was gilt, wenn du nicht kannst oder
        nicht möchtest, sagt sie nicht.

        Solange der Nachziehstapel Karten hat, kannst du immer ziehen, also wird nicht gepasst. Ist
        er leer, darfst du passen: Der letzte Zug ist ein Angebot, und sonst müsstest du womöglich
        deine eigene Ladung zerpflücken, nur um etwas zu kaufen. Höhlen und Diebe darfst du auch
        dann noch einsetzen, wenn du passt.

        Spieloption: Passen (pass) – in der letzten Runde (last_round, voreingestellt) oder nur, wenn
        gar nichts geht (only_if_stuck). Gar nichts geht, wenn keine Hauptaktion möglich ist, auch
        kein Kauf.
ruling-TUA-A3 = Hat ein Kamel ein Gedächtnis?
    .text =
        Auf einem Kamel darf die Ware nur einmal wechseln. Offen ist, ob damit die ganze Etappe
        gemeint ist oder nur das, was gerade auf dem Kamel liegt.

        Wir betrachten allein die jetzige Ladung. Ist die obere Ware bezahlt, versteckt oder
        gestohlen, darf das Kamel mit der unteren weitermachen oder eine andere aufnehmen; ein leeres
        Kamel fängt von vorne an. Die Anleitung begrenzt, was ein Kamel gleichzeitig trägt, und
        Karten auf dem Tisch merken sich nicht, was einmal dort lag.

        Vorsicht, Falle: Zwei Gold auf einer einzelnen Karte einer anderen Ware sind erlaubt, doch
        dann passt nichts mehr dazu, bis eine Karte das Kamel verlässt.
ruling-TUA-A4 = Wie weit darf ich überzahlen?
    .text =
        Wechselgeld gibt es nicht, und Überzahlen beschreibt die Anleitung als etwas Erzwungenes.
        Musst du also die billigste Bezahlung suchen?

        Nein, aber keine Karte darf überflüssig sein: Könntest du eine zurücknehmen und hättest immer
        noch 3 Dinar beisammen, ist die Bezahlung ungültig. Zurücknehmen ließe sich jede Handkarte und
        von jedem Tier die unterste bezahlte Karte. Zwei Gold sind deshalb in Ordnung, auch wenn Gold
        und eine Karte zu 1 Dinar gereicht hätten. Ohne diese Grenze wäre ein Kauf ein bequemer Weg,
        ein Tier abzuladen.

        Spieloption: Überzahlen (overpay) – keine überflüssige Karte (irreducible, voreingestellt)
        oder aufhören, sobald der Preis erreicht ist (stop_when_paid).
ruling-TUA-A5 = Wann darf ich Höhlen und Diebe einsetzen?
    .text =
        Die Anleitung legt keinen Zeitpunkt für die freien Aktionen fest.

        Du darfst sie jederzeit in deinem Zug ausführen, vor oder nach der Hauptaktion und in
        beliebiger Reihenfolge, nur nicht mittendrin. Wenn du ziehst, beschließt das Ablegen in den
        Markt deinen Zug: Zwischen Ziehen und Ablegen kannst du verstecken und stehlen, danach nicht
        mehr. Das ergibt sich aus dem Hinweis zum Ziehen mit einer Höhle, bei dem eine Karte
        versteckt wird, bevor das Handlimit gilt. Die Grenze von einer Karte pro Höhle gilt für den
        ganzen Zug.
ruling-TUA-A6 = Frisch gekaufte Sonderkarten
    .text =
        Eine Sonderkarte darf schon im Zug des Kaufs eingesetzt werden. Gilt das für jede Art?

        Ein neuer Dieb darf sofort zuschlagen, und eine neue Höhle darf sofort eine Karte aufnehmen,
        denn beides sind freie Aktionen. Ein neuer Esel muss warten: Beladen ist eine eigene
        Hauptaktion, und deine hast du gerade für den Kauf verwendet.
ruling-TUA-A7 = Wann zählen Landkarten?
    .text =
        Nach der Anleitung kannst du eine Landkarte am Ende einer Etappe einlösen. Offen bleibt, ob
        frühes Einlösen etwas bringt.

        Landkarten gehören nicht zu den Karten, die in den Vorrat zurückkehren, und sie können nicht
        gestohlen werden. Eine Landkarte ist also immer 2 Punkte wert, egal, wann du sie einlöst.
        Deshalb ersparen wir dir die Frage: Jede Landkarte zählt am Ende des Spiels 2 Punkte, und zwar
        einmal und anstelle des 1 Punktes für eine ungenutzte Sonderkarte.
ruling-TUA-A8 = Wann zählen ungenutzte Sonderkarten?
    .text =
        Die Einleitung der Anleitung spricht von Punkten für Sonderkarten in jeder Etappe; aufgeführt
        werden sie jedoch erst am Ende des Spiels.

        Wir zählen sie nur am Ende des Spiels. Sonst brächte eine Karte, die du über beide Etappen
        behältst, zweimal Punkte.
ruling-TUA-A9 = Eine Ware, die niemand hat
    .text =
        Wenn von einer Ware niemand auch nur eine gezählte Karte hat, liegen alle mit null gleichauf.
        Eine Mehrheit ist das für uns nicht: Für diese Ware bekommt niemand Punkte.
ruling-TUA-A10 = Gleichstand am Ende
    .text =
        Bei Gleichstand entscheidet die wertvollste Hand. Das kann die Summe meinen oder die beste
        einzelne Karte.

        Wir zählen die Dinar aller Handkarten zusammen. Ist auch das gleich, teilt ihr euch den Sieg.
ruling-TUA-A11 = Bezahlen aus Höhlen, von Dieben und Eseln
    .text =
        Zum Bezahlen nennt die Anleitung Handkarten und Kamele. Was ist mit dem Rest?

        Karten in Höhlen und unter Dieben bleiben bis zum Ende der Etappe liegen, mit ihnen kannst du
        also nicht bezahlen. Ein Esel gilt als zusätzliches Kamel; seine Ladung darfst du verwenden,
        stets von oben.
ruling-TUA-A12 = Was ein Dieb erreicht
    .text =
        Ein Dieb bestiehlt nur andere: aus der Hand, von einem Kamel oder von einem Esel. Karten in
        Höhlen und unter anderen Dieben sind sicher; eine leere Hand oder ein leeres Tier ist kein
        Ziel.

        Er darf schon vor deiner Hauptaktion zuschlagen, und mehrere Diebe dürfen nacheinander
        dasselbe Tier treffen. Die Anleitung nennt genau diese Quellen und setzt keine weitere Grenze.
ruling-TUA-A13 = Aktionen ohne Karte
    .text =
        Darfst du eine Hauptaktion wählen und dabei keine einzige Karte bewegen? Nein: Beim Beladen
        aus Hand oder Markt muss es mindestens eine Karte sein, und beim Ziehen sind es drei oder so
        viele, wie noch da sind. Sonst könntest du unter anderem Namen passen, und das Spiel fände
        vielleicht nie ein Ende.
ruling-TUA-A14 = Weniger als drei Karten im Stapel
    .text =
        Die Anleitung erwähnt ein knappes letztes Ziehen nur für die zweite Etappe. Das ist keine
        Lücke: Der erste Stapel hat 42 Karten und reicht für genau 14-mal Ziehen.

        Hast du weniger als drei Karten gezogen, schuldest du dem Markt nur, was über das Handlimit
        hinausgeht. Freiwillig ablegen darfst du trotzdem.
ruling-TUA-A15 = Die Karte für den Markt und die Höhlen
    .text =
        Du ziehst drei Karten und könntest so viele verstecken, dass für den Markt keine übrig
        bleibt. Entfällt dann die Karte für den Markt?

        Nein. Die Anleitung besteht auch bei Höhlen darauf. Nachdem du drei Karten gezogen hast,
        darfst du deine letzte Handkarte also nicht verstecken: Sie gehört dem Markt.
ruling-TUA-A16 = Mehr ablegen als nötig
    .text =
        Darfst du beim Ziehen mehr Karten in den Markt legen, als du musst? Ja, denn die Anleitung
        nennt nur eine Mindestzahl. In einem Zug, in dem du nicht ziehst, kommt keine Handkarte in den
        Markt.
ruling-TUA-A17 = Eine zweite Etappe ohne Stapel
    .text =
        Wurde in der ersten Etappe keine einzige Karte gezählt, gibt es keinen neuen Nachziehstapel.
        Daran denkt die Anleitung nicht, und es kommt so gut wie nie vor.

        Die zweite Etappe beginnt dann sofort mit ihrer letzten Runde: Alle haben noch einen Zug.
ruling-TUA-A18 = Markt und Esel, Ladung umräumen
    .text =
        Beim Beladen aus dem Markt spricht die Anleitung von Kamelen. Ein Esel ist ein zusätzliches
        Kamel, also darfst du auch ihn aus dem Markt beladen.

        Umgeräumt wird Ladung nie, weder auf einem Tier noch von einem Tier zum anderen.
ruling-TUA-A19 = Genutzt oder ungenutzt?
    .text =
        Für den Esel klärt das die Anleitung, die anderen lesen wir ebenso. Eine Höhle ist genutzt,
        wenn mindestens eine Karte darin liegt, ein Dieb, wenn er Beute hat, und ein Esel, wenn er in
        diesem Moment beladen ist.
ruling-TUA-A20 = Verstecken ist eine freie Aktion
    .text =
        Nur beim Dieb sagt die Anleitung ausdrücklich, dass er zusätzlich zur gewählten Aktion
        eingesetzt wird.

        Wir halten es mit der Höhle genauso: Verstecken darfst du vor oder nach der Hauptaktion. Der
        Hinweis zum Ziehen legt es nahe, denn dort wird im selben Zug gezogen und versteckt.

## Gründe: Ziehen

reason-TUA-5-pile-empty = Der Nachziehstapel ist leer, in dieser Etappe kannst du nicht mehr ziehen.
reason-TUA-5-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt und kannst nicht auch noch ziehen.
reason-TUA-5-owed =
    { $owed ->
        [one] Bevor dein Zug endet, musst du noch eine Handkarte in den Markt legen.
       *[other] Bevor dein Zug endet, musst du noch { $owed } Handkarten in den Markt legen.
    }
reason-TUA-5-not-in-hand = Diese Ware ({ $good }) hast du nicht auf der Hand, du kannst sie also nicht in den Markt legen.

## Gründe: aus der Hand beladen

reason-TUA-6-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt und kannst nicht auch noch aus der Hand beladen.
reason-TUA-6-not-in-hand = Diese Ware ({ $good }) hast du nicht auf der Hand, du kannst sie also nicht aufladen.

## Gründe: aus dem Markt beladen

reason-TUA-7-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt und kannst nicht auch noch aus dem Markt beladen.
reason-TUA-7-not-in-market = Im Markt liegt nichts von dieser Ware ({ $good }).
reason-TUA-7-too-few =
    { $count ->
        [one] Von dieser Ware ({ $good }) liegt nur eine Karte im Markt.
       *[other] Von dieser Ware ({ $good }) liegen nur { $count } Karten im Markt.
    }

## Gründe: Kaufen

reason-TUA-8-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt und kannst nicht auch noch eine Sonderkarte kaufen.
reason-TUA-8-sold-out = Von dieser Sonderkarte ({ $special }) ist keine mehr im Vorrat.
reason-TUA-8-too-poor =
    { $dinars ->
        [0] Eine Sonderkarte kostet { $price } Dinar, du hast aber nichts, womit du bezahlen könntest.
       *[other] Eine Sonderkarte kostet { $price } Dinar, mit Handkarten und Ladung kommst du aber nur auf { $dinars } Dinar.
    }
reason-TUA-8-not-in-hand = Diese Ware ({ $good }) hast du nicht auf der Hand, du kannst also nicht damit bezahlen.
reason-TUA-8-no-cargo = { $animal } trägt keine Ladung, mit der du bezahlen könntest.
reason-TUA-8-superfluous = Deine Bezahlung enthielte eine überflüssige Karte ({ $good }), denn auch ohne sie sind die { $price } Dinar beisammen.

## Gründe: Laderegeln

reason-TUA-9-full = { $animal } trägt höchstens vier Karten, dafür ist kein Platz mehr.
reason-TUA-9-two-kinds = { $animal } trägt schon zwei verschiedene Waren und nimmt keine dritte auf.
reason-TUA-9-block = Auf { $animal } ist diese Ware ({ $good }) schon von einer anderen bedeckt und darf nicht noch einmal obenauf.
reason-TUA-9-water-alone = Wasser teilt sich ein Kamel mit keiner anderen Ware, also darf diese Karte nicht auf { $animal }.
reason-TUA-9-gold = { $animal } trägt höchstens zwei Karten Gold.
reason-TUA-9-one-animal = Du kannst pro Zug nur ein einziges Tier beladen.

## Gründe: Höhle

reason-TUA-10-once = In dieser Höhle hast du in diesem Zug schon eine Karte versteckt; ist noch Platz, geht es in einem späteren Zug wieder.
reason-TUA-10-full = In dieser Höhle liegen schon zwei Karten, mehr passen nicht hinein.
reason-TUA-10-not-in-hand = Diese Ware ({ $good }) hast du nicht auf der Hand, du kannst sie also nicht verstecken.
reason-TUA-10-no-cargo = { $animal } trägt keine Ladung, die du verstecken könntest.
reason-TUA-10-owed = Du hast drei Karten gezogen, deshalb schuldest du deine letzte Handkarte dem Markt und kannst sie nicht verstecken.
reason-TUA-10-too-late = Du hast schon begonnen, Karten in den Markt zu legen, und kannst in diesem Zug nichts mehr verstecken.

## Gründe: Dieb

reason-TUA-11-no-thief = Du hast keinen Dieb, der zuschlagen könnte.
reason-TUA-11-used = Du hast keinen Dieb mehr, der zuschlagen könnte, denn jeder Dieb stiehlt nur einmal.
reason-TUA-11-empty-hand = { $victim } hat keine Handkarten, die du stehlen könntest.
reason-TUA-11-empty-animal = { $animal } von { $victim } trägt keine Ladung, die du stehlen könntest.
reason-TUA-11-too-late = Du hast schon begonnen, Karten in den Markt zu legen, und deine Diebe können in diesem Zug nicht mehr zuschlagen.

## Gründe: Passen

reason-TUA-12-pass-early =
    { $pile ->
        [one] Passen darfst du erst, wenn der Nachziehstapel leer ist; dort liegt noch eine Karte.
       *[other] Passen darfst du erst, wenn der Nachziehstapel leer ist; dort liegen noch { $pile } Karten.
    }
reason-TUA-12-not-stuck = An diesem Tisch darfst du nur passen, wenn keine Hauptaktion möglich ist, und du hast noch eine.
reason-TUA-12-main-done = Du hast deine Hauptaktion in diesem Zug schon ausgeführt und kannst nicht mehr passen.
