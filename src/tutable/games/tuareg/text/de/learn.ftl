### Tuareg: das Spiel lernen (Deutsch). Das Ziel, der Ablauf und die geführte erste Partie (guide.toml).

## Ziel und Ablauf

chapter-goal = Das Ziel
    .text =
        Du führst eine Karawane durch zwei Etappen und belädst deine Tiere mit Wasser, Gold, Steinsalz
        und Hirse. Am Ende einer Etappe bekommt für jede Ware Punkte, wer von ihr die meisten Karten
        hat – je seltener die Ware, desto mehr. Nach zwei Etappen gewinnt, wer die meisten Punkte hat.
    .drawn =
        du       G G S S   W W W     das meiste Gold, das meiste Wasser
        Gegner   H H H H   G S S     die meiste Hirse
                                     Steinsalz: Gleichstand, je ein Punkt weniger
chapter-overview = So läuft eine Partie
    .text =
        Eine Etappe: Reihum wählt ihr je eine Hauptaktion – ziehen, aus der Hand beladen, aus dem Markt
        beladen oder eine Sonderkarte kaufen –, bis der Nachziehstapel leer ist. Dann haben alle noch
        einen letzten Zug.

        Die Wertung: Es zählt nur, was auf Tieren, in Höhlen und unter Dieben liegt. Wer von einer Ware
        am meisten hat, bekommt ihre Punkte; haben mehrere gleich viel, bekommt jeder von ihnen einen
        Punkt weniger. Was du noch auf der Hand hast, zählt nicht, aber du behältst es.

        Zweite Etappe: Die gezählten Karten werden zu einem neuen Stapel gemischt, die Tiere sind wieder
        leer, und ihr spielt noch einmal. Zuletzt bringen ungenutzte Sonderkarten und Landkarten ein paar
        Punkte, und die Karawane mit den meisten Punkten hat gewonnen.

## Das Bild zum Ziel

tuareg-goal-you = Deine Karawane
tuareg-goal-other = Eine andere Karawane
tuareg-goal-won = am meisten davon
tuareg-goal-tie = Gleichstand: je ein Punkt weniger

## Die geführte Partie

tuareg-guide-draw = Zieh drei Karten
    .text =
        Noch haben alle leere Hände. Fang also beim Nachziehstapel an: Wähle ihn und nimm drei Karten.
        Sie bleiben dein Geheimnis; { $other } sieht nur, wie viele du hast.

        In jedem Zug tust du genau eins davon: ziehen, aus der Hand beladen, aus dem Markt beladen oder
        eine Sonderkarte kaufen.
tuareg-guide-lay = Gib eine in den Markt
    .text =
        Wer zieht, legt mindestens eine Karte offen in den Markt. Wähle eine deiner Handkarten.

        Gib her, was du am wenigsten brauchst. { $planned ->
            [yes] Du hast zwei Gold, die zweitbeste Ware – also weg mit dem
                Steinsalz. Von dort darf es später jeder aufladen, auch du.
           *[no] Aus dem Markt darf es später jeder aufladen, auch du.
          }
tuareg-guide-finish = Beende deinen Zug
    .text =
        Du darfst mehr ablegen, musst aber nicht: Bis zu vier Karten bleiben auf deiner Hand. Hör auf und
        beende deinen Zug.

        Bis dahin gilt noch nichts: Was du getan hast, kannst du zurücknehmen – nur gezogene Karten
        sind gesehen.
tuareg-guide-other = { $other } war am Zug
    .text =
        Was { $other } ablegt und auflädt, sehen alle, und das Protokoll erzählt es noch einmal. Welche Karten
        { $other } auf der Hand hat, bleibt verborgen.

        Behalte die Tiere von { $other } im Auge: Wer von einer Ware am meisten hat, wenn der Stapel leer ist, bekommt
        ihre Punkte.
tuareg-guide-market = Lade aus dem Markt
    .text =
        Die offenen Karten gehören dem, der sie nimmt: bis zu vier von einer Ware, geradewegs auf eins
        deiner Tiere. Wähle eine Ware im Markt, dann ein Kamel, dann die Anzahl.

        Was dort schon liegt, musst du nicht erst ziehen. { $other } kann das auch – überleg also, was du
        ablegst.
tuareg-guide-load = Belade dein Kamel
    .text =
        Auf der Hand bringen Karten nichts. Wähle { $planned ->
            [yes] eine Goldkarte
           *[no] eine Karte
          }, dann ein Kamel: Jetzt zählt sie.

        In einem Zug belädst du nur ein Tier, mit bis zu vier Karten.
tuareg-guide-load-more = Was ein Kamel trägt
    .text =
        { $planned ->
            [yes] Lade auch das zweite Gold auf.
           *[no] Lade auf, was noch passt.
          } Ein Kamel trägt höchstens vier Karten aus höchstens zwei Waren,
        jede Ware am Stück, und neue Karten kommen immer obenauf.

        Zwei Waren sind heikel: nie mehr als zwei Gold auf einem Kamel, und Wasser nur für sich allein.
        Passt etwas nicht, versuch es ruhig – der Tisch sagt dir, warum.
tuareg-guide-again = Füll deine Hand auf
    .text =
        Zieh noch einmal drei. Am Ende deines Zuges hast du höchstens vier Karten auf der Hand; was zu
        viel ist, kommt in den Markt.

        Mit jedem Ziehen rückt auch das Ende näher: Ist der Stapel leer, haben alle noch einen letzten
        Zug.
tuareg-guide-dinars = Karten sind auch Geld
    .text =
        Mit Karten bezahlst du auch: Wasser ist drei Dinar wert, Gold zwei, Steinsalz und Hirse je einen. Eine
        Sonderkarte kostet drei Dinar, also ein einziges Wasser.

        Leg also etwas Billiges ab und behalte drei Dinar für deinen nächsten Zug.
tuareg-guide-buy = Kauf eine Sonderkarte
    .text =
        Vier Sorten stehen zum Verkauf, jede für drei Dinar. { $planned ->
            [yes] Kauf einen Dieb: Er stiehlt eine Karte, wenn
                du willst sofort.
           *[no] Kauf eine, die dir hilft.
          }

        { $planned ->
            [yes] Die anderen: Ein Esel
           *[no] Ein Dieb stiehlt eine Karte; ein Esel
          } ist ein weiteres Tier und trägt alles in jeder Reihenfolge; eine Höhle
        verbirgt zwei Karten, die dir niemand nehmen kann; eine Landkarte ist ganz am Ende zwei Punkte
        wert.
tuareg-guide-pay = Bezahle
    .text =
        Wähle Karten, bis drei Dinar beisammen sind. Zahlen kannst du aus der Hand oder mit der
        obersten Karte eines Tiers. Wechselgeld gibt es nicht.

        Womit du bezahlst, ist vorerst aus dem Spiel – nimm also, was dir keine Mehrheit bringt.
tuareg-guide-thief = Schick den Dieb los
    .text =
        Ein Dieb nimmt die oberste Karte eines Tiers oder blind eine Karte aus einer Hand. Die Beute ist
        bei ihm sicher und zählt für dich. Er schlägt einmal zu, zusätzlich zu deiner Hauptaktion.

        Wähle deinen Dieb, dann ein Tier von { $other }. Such eine Ware, in der { $other } dir nahekommt. Dir
        kann das auch passieren: In Gefahr ist nur, was obenauf liegt.
tuareg-guide-alone = Jetzt kannst du alles
    .text =
        Ziehen, laden, Markt, kaufen: Alles hast du einmal getan. Von hier an entscheidest du selbst; was
        du gelesen hast, kannst du hier nachschlagen.

        Zwei Fragen für jeden Zug: In welcher Ware komme ich noch nach vorn? Und für wie viele Züge
        reicht der Stapel? Wenn du nicht weiterweißt, frag nach einem Tipp.
tuareg-guide-last-turn = Ein letzter Zug
    .text =
        Der Stapel ist leer. Alle haben in dieser Etappe noch einen Zug, und niemand kann mehr ziehen.

        Bring auf deine Tiere, was dir eine Mehrheit einbringt. Handkarten zählen nicht, aber du nimmst
        sie in die nächste Etappe mit.
tuareg-guide-scored = Die erste Etappe ist gewertet
    .text =
        Jede Ware ist an den gegangen, der am meisten davon hatte. Die gezählten Karten bilden den neuen
        Stapel, deine Tiere sind leer, und gebrauchte Höhlen, Diebe und beladene Esel liegen wieder im
        Vorrat.

        Nun das Ganze noch einmal. Am Ende ist jede ungenutzte Sonderkarte einen Punkt wert, jede
        Landkarte zwei.

## Durchgespielte Beispiele (examples.toml). Du hast den ersten Platz.

example-lay-back = Ziehen, dann ablegen
    .text =
        Du hast zwei Wasser und eine Hirse auf der Hand. Du ziehst drei Karten: Jetzt sind es sechs, und vier
        darfst du behalten.

        Mindestens eine kommt auf jeden Fall in den Markt, einfach aufhören kannst du also nicht. Du legst die
        Hirse hinein und noch eine Karte deiner Wahl.
example-blocks = Gold, Steinsalz – und kein Gold mehr
    .text =
        Dein erstes Kamel trägt ein Gold; auf der Hand hast du noch ein Gold und drei Steinsalz.

        Legst du jetzt Steinsalz darauf, ist das Gold bedeckt: Ein zweites Gold kann nicht mehr folgen, nur noch
        Steinsalz. Willst du beide Gold darauf haben, lade zuerst das Gold und dann zwei Steinsalz.
example-water = Wasser will ein eigenes Kamel
    .text =
        Im Markt liegen zwei Wasser. Dein erstes Kamel trägt Steinsalz, dein drittes Gold: Keines von beiden
        nimmt Wasser.

        Dein zweites trägt nichts als Wasser. Du nimmst beide auf einmal: Aus dem Markt lädst du so viele Karten
        einer Ware, wie du magst und wie das Tier trägt, aber nur eine Ware.
example-change = Bezahlen ohne Wechselgeld
    .text =
        Eine Höhle kostet drei Dinar. Du hast zwei Gold zu je zwei Dinar und ein Steinsalz zu einem Dinar auf
        der Hand.

        Steinsalz und Gold ergeben genau drei. Zwei Gold wären vier: Der vierte Dinar wäre verloren, denn
        Wechselgeld gibt es nicht.
example-thief = Der Dieb nimmt, was oben liegt
    .text =
        { $other } hat auf dem ersten Kamel zwei Steinsalz und zwei Gold. Dein Dieb bekommt das Gold, das oben
        liegt; an das darunter kommt er nicht, und beim leeren Kamel ist nichts zu holen.

        Die Beute zählt am Ende der Etappe für dich, und dein Dieb ist verbraucht. Es lohnt sich also, Teures
        zuzudecken.
example-majorities = Wer hat am meisten?
    .text =
        Der Nachziehstapel ist leer, und dies ist der letzte Zug der Etappe. Du passt, und alles wird gezählt:
        Karten auf Tieren, in Höhlen und unter Dieben.

        Wasser hast nur du, in deiner Höhle: sechs Punkte. Gold habt ihr beide zweimal, denn bei { $other }
        zählt das, das der Dieb geholt hat: für beide einen Punkt weniger als gedruckt, also vier. Auch beim
        Steinsalz steht es gleich: je drei. Die Hirse geht mit vier zu drei Karten an { $other }: drei Punkte.
