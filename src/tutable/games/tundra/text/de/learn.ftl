### Tundra: das Spiel lernen (Deutsch). Das Ziel, der Ablauf und die geführte erste Partie (guide.toml).

## Ziel und Ablauf

chapter-goal = Das Ziel
    .text =
        Die Bären legen sich schlafen, und wer die Tundra am besten erschließt, regiert bis zum Frühjahr. Mit
        deinen Würfeln schickst du Arbeiter aus, sammelst Rohstoffe, baust Türme, baust deine Tafeln aus und
        erreichst gemeinsame Ziele, und vieles davon bringt Punkte. Nach vier Runden gewinnt, wer die meisten
        Punkte hat.
    .drawn =
        ein Turm       sein Bonus sofort und zu Beginn jeder späteren Runde
        eine Tafel     ein Punkt beim Ausbau, einer zu Beginn jeder späteren Runde
        ein Ziel       zwei, vier oder sechs Punkte, wenn du hast, was es verlangt
chapter-overview = So läuft eine Partie
    .text =
        Eine Runde beginnt mit deinem Titel und mit dem, was deine Türme und ausgebauten Tafeln bringen. Dann
        haben nach einem Wurf alle dieselben Würfel: vier in den ersten beiden Runden, fünf in den letzten.

        Ihr seid reihum am Zug. In jedem Zug legst du einen Würfel auf ein freies Feld mit seiner Zahl: auf eine
        deiner vier Tafeln – Baukunst, Reise, Sammeln, Handel – oder auf ein gemeinsames Ziel. Hohe Zahlen können
        oft mehr oder etwas anderes. Karten unter einer Tafel ergänzen, was ihre Zeilen bewirken.

        Mit Beeren lenkst du dein Glück: Sie werfen einen Würfel neu, drehen ihn um eins oder kaufen noch einen.
        Sind alle Würfel gebraucht, ist die Runde vorbei.

        Was du früh baust, zahlt sich am längsten aus: Türme und ausgebaute Tafeln bringen in jeder späteren Runde
        etwas.

tundra-goal-tower = ein Turm: sein Bonus sofort und zu Beginn jeder späteren Runde
tundra-goal-board = eine Tafel: ein Punkt beim Ausbau und einer zu Beginn jeder späteren Runde
tundra-goal-goal = ein gemeinsames Ziel: Punkte für einen Würfel, wenn du hast, was es verlangt

## Die geführte Partie

tundra-guide-starters = Zwei Karten für den Anfang
    .text =
        Du hast vier Tafeln. Eine Karte unter einer Tafel ergänzt ihre Zeilen, jedes Mal, wenn du eine davon nutzt.
        Behalte zwei deiner vier Karten, unter zwei verschiedenen Tafeln.

        Leg „Alte Stiefel“ unter Baukunst und „Beerenkorb“ unter Handel: Beide bringen dir etwas, sooft du dort
        einen Würfel hinlegst. Die anderen zwei kommen aus dem Spiel.
tundra-guide-title = Dein Titel bringt etwas
    .text =
        So beginnt jede Runde, noch vor den Würfeln: ein Schritt für einen Arbeiter und ein Rohstoff deiner Wahl –
        Brennholz, Stein oder Torf.

        Nimm Stein. Mit zwei Steinen kannst du bald einen Turm bauen.
tundra-guide-explore = Erkunde
    .text =
        Nun der Schritt. Wer eine Lichtung betritt, bekommt einen der Rohstoffe, die sie zeigt; eine verdeckte wird
        aufgedeckt.

        { $planned ->
            [yes] Schick den Arbeiter von Lichtung 1 auf Lichtung 2, die noch niemand gesehen hat.
           *[no] Schick einen Arbeiter auf eine Lichtung, die noch niemand gesehen hat.
          }
        Was aufgedeckt ist, lässt sich nicht zurücknehmen.
tundra-guide-dice = Dieselben Würfel für alle
    .text =
        Ein Wurf für alle: 3, 4, 5 und 6. In jedem Zug nutzt du einen Würfel, dann ist { $other } dran.

        Schau auf deine Tafeln: Ein Würfel kommt auf ein freies Feld mit seiner Zahl und tut, was dort steht. Jedes
        Feld nimmt in einer Runde nur einen Würfel.
tundra-guide-build = Bau mit einem hohen Würfel
    .text =
        Bei der Baukunst bauen 6 und 5 Türme, kleinere Zahlen bringen Arbeiter. { $planned ->
            [yes] Leg die 6 dorthin.
           *[no] Leg die 5 dorthin.
          }

        Türme sind früh das Beste, was du haben kannst: Jeder bringt seinen Bonus jetzt und in jeder Runde, die noch
        kommt.
tundra-guide-row = Eine Zeile, zwei Aktionen
    .text =
        Diese Zeile hat die Aktion der Tafel, und deine Karte fügt eine hinzu. Du darfst sie in beliebiger Reihenfolge
        ausführen oder eine auslassen.

        Nimm zuerst, was die Karte bringt.
tundra-guide-tower = Stell einen Turm auf
    .text =
        Ein Turm kostet zwei gleiche Rohstoffe. Er ersetzt einen Arbeiter, der dort steht und in deinen Vorrat
        zurückgeht; bauen kannst du also nur, wo jemand von dir ist.

        Neben dem Turmzeichen zeigt jede Lichtung ihren Bonus. { $planned ->
            [yes] Lichtung 2 gibt Punkte und einen neuen Arbeiter – jetzt
                und zu Beginn jeder Runde.
           *[no] Du bekommst ihn jetzt und zu Beginn jeder Runde.
          }
        Einen zweiten Turm verträgt keine Lichtung: { $other } kann dort nicht mehr bauen.
tundra-guide-berries = Beeren lenken das Glück
    .text =
        Vor oder nach deinem Würfel darfst du Beeren ausgeben: eine, um einen Würfel neu zu werfen, zwei, um einen um 1
        zu drehen, sechs für einen Würfel mehr in dieser Runde.

        Jetzt brauchst du nichts davon: Beende deinen Zug.
tundra-guide-gather = Sammle
    .text =
        Beim Sammeln bekommst du je einen Rohstoff von dort, wo deine Arbeiter und Türme stehen: bis zu vier mit einer 6
        oder 5, bis zu drei mit einer 4 oder 3, sonst bis zu zwei.

        Leg einen hohen Würfel dorthin und nimm, was du kannst.
tundra-guide-market = Geh auf den Markt
    .text =
        Eine 4, 5 oder 6 beim Handel holt dir eine Karte vom Markt und Beeren dazu. Leg die kleinste davon dorthin.

        Lies die Karten vorher – auch { $other } kann sie nehmen, und aufgefüllt wird der Markt erst zur nächsten Runde.
tundra-guide-card = Berater oder Ergänzungskarte
    .text =
        Es gibt zwei Sorten. Berater liegen neben dir und helfen einmal in der Runde, als freie Aktion; drei kannst du
        haben. Ergänzungskarten kommen unter eine Tafel und ergänzen ihre Zeilen, wie deine Startkarten.

        Nimm, was zu deinen übrigen Würfeln passt.
tundra-guide-upgrade = Bau eine Tafel aus
    .text =
        Eine 1, 2 oder 3 beim Handel bringt zwei Beeren und baut Tafeln aus. Hast du, was eine kostet? Dann leg
        einen niedrigen Würfel dorthin.

        Die andere Seite kann in jeder Zeile mehr. Und sie ist jetzt einen Punkt wert und zu Beginn jeder Runde noch
        einen.
tundra-guide-second-round = Die zweite Runde beginnt
    .text =
        Erst dein Titel, dann ein Punkt für jede ausgebaute Tafel, dann die Boni deiner Türme: Deine erste Runde zahlt
        sich aus. Der Markt ist neu, und alle Felder sind wieder frei.

        Überleg schon vor dem Wurf: Welche Würfel hättest du gern, und was können Beeren daran ändern?
tundra-guide-travel = Reise weit
    .text =
        Die Reise gibt Schritte, mehr bei hohen Zahlen. Verteil sie auf deine Arbeiter, wie du magst; keiner betritt eine
        Lichtung zweimal, und auf jeder, die etwas hat, bekommt er etwas.

        Such Lichtungen mit dem, was dir fehlt, und gute Turmboni.
tundra-guide-goal = Erreich ein Ziel
    .text =
        Vier gemeinsame Ziele liegen aus. Hast du, was eins verlangt, bringt ein Würfel mit passender Zahl dort zwei, vier
        oder sechs Punkte, und du gibst nichts dafür ab.

        In jeder Runde kommt nur zum Zug, wer zuerst da ist. Achte also darauf, welchem Ziel { $other } nahe ist.
tundra-guide-alone = Jetzt kannst du alles
    .text =
        Von hier an haben alle fünf Würfel. Bau, solange es sich noch lohnt, und mach in der letzten Runde alles zu
        Punkten: Ziele, Ausbauten und auf der ausgebauten Baukunst je zwei gleiche Rohstoffe.

        Wenn du nicht weiterweißt, frag nach einem Tipp; was du gelesen hast, bleibt hier stehen.

## Durchgespielte Beispiele (examples.toml). Du hast den ersten Platz.

example-activating = Ein Würfel, drei Aktionen
    .text =
        Du legst eine 3 auf Handel. Zeile 3 der Tafel bringt zwei Beeren und baut aus; die Startkarte darunter
        gibt einen Torf dazu, die Marktkarte einen Schritt.

        Die Reihenfolge bestimmst du: zuerst der Torf, dann die Tafel, denn damit kannst du einen Ausbau
        bezahlen. Was du ausgeführt hast, geht nicht noch einmal, und keine Aktion unterbricht eine andere.
example-goal = Ein Ziel zählt und nimmt nichts
    .text =
        Du hast drei Türme: Das ist beim Ziel für Türme die zweite Stufe, vier Punkte. Das Ziel nimmt eine 1
        oder eine 4; du legst deine 4 dorthin. Du gibst nichts ab, und bis die Runde endet, kann es niemand
        sonst werten.

        Das Ziel für Beeren ist noch nichts für dich: Es verlangt zehn, und du hast sieben.
example-moving = Schritt für Schritt
    .text =
        Eine 6 auf Reise gibt vier Schritte. Dein erster Arbeiter geht von Lichtung 1 auf Lichtung 2, bringt
        sofort einen Stein, und so geht es weiter.

        In dieser Aktion darf er nicht auf Lichtung 1 zurück, auch wenn er dort begonnen hat. Die übrigen
        Schritte kann dein anderer Arbeiter gehen.
example-tower = Zwei Türme mit einem Würfel
    .text =
        Eine 6 auf Baukunst baut bis zu zwei Türme. Jeder kostet zwei gleiche Rohstoffe: Du hast vier Stein,
        aber nur ein Brennholz. Auf Lichtung 7 steht schon ein Turm; der Arbeiter dort hilft dir jetzt also
        nicht.

        Du baust auf den Lichtungen 1 und 2; die Arbeiter gehen in deinen Vorrat zurück. Stehen beide, bringen
        sie ihre Boni: einen Punkt, eine Beere und einen Arbeiter auf Lichtung 1, drei Punkte auf Lichtung 2. Und
        das zu Beginn jeder späteren Runde wieder.
example-selling = Paare zu Punkten
    .text =
        Deine Baukunst ist ausgebaut: Eine 1 oder 2 verkauft zwei gleiche Rohstoffe für einen Punkt, einmal für
        jeden deiner Türme auf der Landkarte, hier also bis zu dreimal.

        Du hast drei Brennholz, zwei Stein und einen Torf: zwei Paare, also zwei Punkte. Das letzte Brennholz
        und der Torf bleiben übrig; sie sind kein Paar.
example-gathering = Drei – aber welche?
    .text =
        Eine 4 auf Sammeln bringt insgesamt bis zu drei Rohstoffe. Dein Turm steht auf Stein, zwei Arbeiter auf
        Torf, einer auf Brennholz; jede Figur gibt höchstens einen.

        Du kannst also einen Stein und zwei Torf haben, ein Brennholz und zwei Torf oder von jedem eins. Einen
        zweiten Stein gibt es nicht: Nur eine Figur steht auf Stein.
example-upgrading = Der Handel baut sich selbst aus
    .text =
        Eine 2 auf Handel bringt zwei Beeren und baut so viele Tafeln aus, wie du bezahlen kannst. Der Handel
        selbst kostet zwei von jedem Rohstoff: genau das, was du hast.

        Du bekommst sofort einen Punkt und einen zu Beginn jeder späteren Runde. Die sechs Beeren der
        ausgebauten Seite gibt es erst mit dem nächsten Würfel: Dieser wurde auf die Grundseite gelegt.
