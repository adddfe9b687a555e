### Was `tutable --help` sagt. Eine eigene Datei, damit dafür sonst nichts gelesen werden muss.
### help-<Befehl> ist seine Zeile in der Übersicht; .call folgt seinem Namen; .about erklärt ihn;
### jedes andere Attribut ist eine seiner Optionen.

help-title = Tutable { $version }: Tungaru, Tuareg und Tundra an einem Tisch.
help-usage = Aufruf:
help-call = BEFEHL [OPTIONEN]
help-commands = Befehle:
help-options = Optionen:
help-lang = die Sprache (sonst: TUTABLE_LANG, sonst deine Systemsprache)
help-version = die Version, und ob sie kompiliert (compiled) oder interpretiert (interpreted) läuft
help-help = diese Hilfe; nach einem Befehl: alles über diesen Befehl
help-end =
    Fang mit „tutable play tuareg“ an. Deine Partie wird nach jedem Schritt gespeichert;
    mit „tutable play --resume“ spielst du sie weiter.

help-play = gegen Bots spielen oder mit anderen am selben Bildschirm
    .call = [SPIEL] [OPTIONEN]
    .about =
        Spielt eine Partie im Terminal. Du sitzt auf Platz 1, die anderen Plätze übernimmt der Bot
        „casual“, wenn du nichts anderes sagst. Sitzen mehrere Menschen am Bildschirm, wird er bei
        jedem Wechsel verdeckt.

        Nach jedem Schritt wird gespeichert. „tutable play --resume“ setzt die letzte Partie fort.
    .guided = deine erste Partie: immer dieselben Karten, ein ruhiger Bot, und alles wird erklärt, wenn es drankommt
    .players = wie viele mitspielen (Vorgabe: 3)
    .seat = wer einen Platz spielt: human (ein Mensch), novice, casual, sharp, expert (auch expert/10, expert*2), greedy, random, package.module:Class oder ein Programm (exec:./meinbot); mehrfach möglich (--seat 2=human)
    .name = ein Name, in der Reihenfolge der Plätze; mehrfach möglich
    .seed = eine ganze Zahl, um mit demselben Glück zu spielen, oder 64 hexadezimale Ziffern
    .option = eine Spieloption (--option pass=only_if_stuck); mehrfach möglich
    .components = mit einer anderen Ausgabe des Materials spielen: Name oder Datei
    .position = aus einer beschriebenen Stellung heraus beginnen
    .hints = Tipps auch, wo mehrere Menschen am selben Bildschirm spielen; alle erfahren, wenn sich jemand einen holt
    .save = wohin gespeichert wird (Vorgabe: dein Datenordner)
    .resume = eine gespeicherte Partie fortsetzen: diese Datei oder die letzte
    .plain = fortlaufender Text ohne Rahmen und Farben, für Screenreader und Pipes
    .auto-end = deine Züge enden von selbst, sobald sie vollständig sind, ohne Rückfrage

help-serve = im Browser spielen: allein, an einem Bildschirm oder mit anderen
    .call = [OPTIONEN]
    .about =
        Stellt den Spieltisch für Browser bereit. Ohne Optionen ist er nur für diesen Rechner da
        und behält alles in einer Datei im eigenen Datenordner; mit --host 0.0.0.0 können andere
        dazukommen. Jede Option lässt sich auch in einer Datei setzen oder als TUTABLE_HOST,
        TUTABLE_PORT und so weiter.
    .host = die Adresse, auf der gehört wird (sonst 127.0.0.1: nur dieser Rechner)
    .port = der Port (sonst 8642; 0: irgendein freier)
    .database = eine PostgreSQL-Datenbank (postgresql://...), für mehrere Server zugleich
    .data = der Ordner für die Datenbankdatei (sonst: der eigene Datenordner)
    .workers = Serverprozesse auf diesem Rechner (sonst 1; mehr brauchen --database)
    .config = eine Datei mit Einstellungen (TOML)
    .log = wie protokolliert wird: text oder json
    .open = den Browser öffnen, sobald der Server bereit ist

help-backup = alles, was ein Server aufbewahrt, in eine Datei sichern, auch im laufenden Betrieb
    .call = DATEI [OPTIONEN]
    .about =
        Schreibt alles, was ein Server aufbewahrt, in eine gepackte Datei, so wie es in einem Augenblick
        war; der Server kann dabei weiterlaufen. Nur du kannst die Datei lesen: Sie enthält alle Karten
        und den Schlüssel, mit dem Anmeldungen unterschrieben sind.
    .data = der Ordner der Datenbankdatei (sonst: dein Datenordner)
    .database = eine PostgreSQL-Datenbank (postgresql://...)
    .config = die Einstellungsdatei des Servers (TOML)

help-restore = eine Sicherung in eine leere Datenbank zurückspielen
    .call = DATEI [OPTIONEN]
    .about =
        Prüft eine Sicherung von Anfang bis Ende und spielt sie in eine leere Datenbank zurück, ganz oder
        gar nicht: in eine Datei oder in PostgreSQL, gleich woher sie stammt. Ein Server, der dort
        startet, macht weiter, wo die Sicherung endet; alle behalten ihre Plätze.
    .data = der Ordner für die Datenbankdatei (sonst: dein Datenordner)
    .database = eine PostgreSQL-Datenbank (postgresql://...)
    .config = die Einstellungsdatei des Servers (TOML)

help-admin = einen Server betreuen: wer da ist, schließen, wegschicken, sperren, nur lesen und mehr
    .call = TAT [WÖRTER] [OPTIONEN]
    .about =
        Arbeitet neben dem Server in seiner Datenbank; ein laufender Server folgt binnen zwei Sekunden,
        und alles wird aufgeschrieben.

        Ansehen: who, tables, lines TISCH, reports, bans, deeds.

        Tische: close TISCH; kick TISCH PLATZ; watching TISCH on|off; chat TISCH all|seated|off|default;
        slow TISCH SEKUNDEN; remove-line ZEILE.

        Menschen: ban PERSON; unban WER; erase PERSON; done MELDUNG.

        Das Haus: today [TEXT] (die Nachricht des Tages); read-only on|off; link (meldet einen Browser
        als Gastgeber an, einmal, binnen zehn Minuten); ratings (alle Wertungen aus den gespeicherten
        Partien neu berechnen).
    .address = alle sperren, die von dort kommen, woher diese Person kam
    .days = wie lange eine Sperre gilt (sonst: für immer)
    .why = der Grund, den die gesperrte Person liest
    .data = der Ordner der Datenbankdatei (sonst: dein Datenordner)
    .database = eine PostgreSQL-Datenbank (postgresql://...)
    .config = die Einstellungsdatei des Servers (TOML)
    .port = der Port des Servers, für die Adresse, die „link“ nennt

help-doctor = einen Server prüfen: Einstellungen, Datenbank, Platte, Rechte, jede gespeicherte Partie
    .call = [OPTIONEN]
    .about =
        Prüft alles, worauf ein Server steht, mit je einer Zeile, und faltet jede gespeicherte Partie neu.
        Der Rückgabewert ist 0, wenn alles gut ist, und 1, wenn etwas nicht stimmt.
    .json = das Ergebnis für Maschinen
    .data = der Ordner der Datenbankdatei (sonst: dein Datenordner)
    .database = eine PostgreSQL-Datenbank (postgresql://...)
    .config = die Einstellungsdatei des Servers (TOML)

help-games = die Spiele auflisten
    .call = [OPTIONEN]
    .about = Listet die Spiele auf, die hier gespielt werden können, auch selbst installierte.

help-rules = Regeln lesen und durchsuchen
    .call = SPIEL [Kennung oder Suchwörter] [OPTIONEN]
    .about =
        Zeigt die Regeln in unseren eigenen Worten: alle, eine Regel (TUA-9), eine Auslegung
        (TUA-A4) oder die, in denen deine Wörter vorkommen. Werte, die nirgends veröffentlicht sind,
        stehen dort als nicht belegt.
    .markdown = stattdessen docs/rules/SPIEL.SPRACHE.md in beiden Sprachen schreiben
    .out = der Ordner für --markdown (Vorgabe: docs/rules)
    .plain = Text ohne Farben

help-replay = eine Partie Schritt für Schritt ansehen
    .call = DATEI [OPTIONEN]
    .about =
        Geht vor und zurück durch eine gespeicherte Partie, so wie ein Platz sie kannte. Alles ist
        erst zu sehen, wenn die Partie zu Ende ist.
    .seat = wessen Wissen: ein Platz, „spectator“ oder, nach dem Ende, „all“
    .at = die Stellung, bei der es losgeht (0 ist der Anfang)
    .plain = fortlaufender Text ohne Rahmen und Farben

help-verify = eine gespeicherte Partie prüfen
    .call = DATEI [OPTIONEN]
    .about =
        Prüft ohne Netz, ob jeder Zug erlaubt war, ob der Zufall das ergab, was der Startwert
        vorgibt, ob der Startwert zur Festlegung passt und ob das Ergebnis stimmt. Der Rückgabewert
        ist 0, wenn alles stimmt, 1, wenn nicht, und 2, wenn sich die Datei nicht prüfen lässt.

help-fork = in einer Partie zurückgehen und anders weiterspielen
    .call = DATEI --at N -o ZIEL [OPTIONEN]
    .about =
        Übernimmt die ersten N Einträge einer Partie in eine neue. Mit demselben Startwert bleibt
        das Glück dasselbe, mit einem anderen ändert es sich.
    .at = wie viele Einträge bleiben („tutable replay“ zeigt die Nummern)
    .seed = ein anderer Startwert
    .out = die Datei, die geschrieben wird

help-components = Materialdateien ausgeben, prüfen und vergleichen
    .call = SPIEL [OPTIONEN]
    .about =
        Gibt die Materialdatei eines Spiels aus: die Vorlage für eine eigene. Gespielt wird damit
        über „tutable play SPIEL --components DATEI“.
    .check = deine Datei prüfen
    .diff = auflisten, was deine Datei ändert

help-edition = Ausgaben des Materials anlegen, ändern, prüfen, vergleichen und weitergeben
    .call = new|list|edit|check|diff|export|import SPIEL [NAME] [OPTIONEN]
    .about =
        Eine Ausgabe ist ein benannter Satz von Materialwerten; aufgeschrieben wird nur, was von der Vorlage
        abweicht. „new SPIEL NAME“ legt eine an, „edit SPIEL NAME“ ändert sie (in deinem EDITOR oder mit --set),
        „check“ und „diff SPIEL NAME [ANDERE]“ sehen sie an, „export SPIEL NAME“ schreibt sie so, dass jeder sie
        lesen kann, „import SPIEL DATEI [NAME]“ nimmt eine fremde auf. Gespielt wird sie mit ihrem Namen:
        „tutable play SPIEL --components NAME“.
    .from = new: die Ausgabe, von der sie ausgeht (sonst die des Spiels)
    .title = new: wie sie heißt
    .set = new, edit: einen Wert setzen, etwa good.gold.points=7
    .reset = edit: wieder wie in der Vorlage
    .provenance = woher die Werte von --set stammen: own (sonst), printed oder „box 2026-11-17 by NAME“
    .whole = export: alle Werte, nicht nur die Abweichungen
    .out = export: in diese Datei schreiben

help-report-bug = eine Partie mit einem Fehler in eine Datei packen
    .call = DATEI -o BERICHT [OPTIONEN]
    .about =
        Packt eine laufende oder beendete Partie mit allem zusammen, was nötig ist, um den Fehler
        nachzustellen, und legt einen Test daneben, der sie lädt. Achtung: Die Datei enthält alle
        Handkarten.
    .out = die Datei, die geschrieben wird
    .note = was nicht gestimmt hat, in deinen Worten

help-sim = Bots viele Partien spielen lassen und auszählen
    .call = SPIEL [OPTIONEN]
    .about =
        Lässt Bots auf allen Kernen viele Partien spielen und zeigt Siege, die Streuung der Punkte
        mit Intervallen und das Tempo.
    .games = wie viele Partien
    .first = mit dieser Partie der Reihe beginnen (Vorgabe: 1)
    .seats = die Bots, durch Kommas getrennt (random,greedy)
    .seed = der Startwert der ganzen Reihe
    .option = eine Spieloption; darf mehrfach stehen
    .components = mit einer anderen Ausgabe des Materials spielen: Name oder Datei
    .json = das Ergebnis für Maschinen
    .jobs = wie viele Prozesse

help-rate = herausfinden, welche Bots stärker sind
    .call = SPIEL --bots BOT,BOT [OPTIONEN] | --from DATEI [OPTIONEN]
    .about =
        Lässt Bots aufeinandertreffen, Nachbarn auf einer Leiter vom schwächsten zum stärksten, und zeigt,
        wer wie oft gewinnt, mit Intervallen und Wertungen. Das Glück jeder Partie wird mit dem stärkeren
        Bot auf jedem Platz noch einmal gespielt.

        Jede Partie steht sofort in einer Datei. Was abgebrochen wurde, geht mit --resume weiter und
        spielt nichts doppelt; --from liest solche Dateien wieder ein, --page macht eine Seite daraus.

        Ein Bot ist ein Name, eine Stufe mit einem Teil ihrer Zeit (expert/10) oder mit
        mehreren Prozessen (expert*2), package.module:Class oder exec: und ein Befehl
        (exec:./meinbot). Wer zu lange nachdenkt, bekommt die erste erlaubte Wahl, und das
        wird gezählt.
    .bots = die Bots vom schwächsten zum stärksten, durch Kommas getrennt
    .players = wie viele mitspielen (Vorgabe: 2); ab drei sitzt ein stärkerer Bot unter schwächeren
    .games = wie viele Partien je Paarung höchstens (Vorgabe: 400, ab drei Personen 150)
    .claim = eine Paarung beenden, sobald sicher ist, ob der stärkere Bot mehr oder weniger als diesen Anteil gewinnt (ohne Zahl: den gerechten)
    .all = alle gegen alle, nicht nur Nachbarn
    .seed = der Startwert aller Blätter
    .seconds = wie lange ein Bot über eine Wahl nachdenken darf (Vorgabe: 10)
    .option = eine Spieloption; darf mehrfach stehen
    .components = mit einer anderen Ausgabe des Materials spielen: Name oder Datei
    .out = die Datei für die Rohdaten (Vorgabe: ladder-SPIEL-ANZAHL.jsonl)
    .resume = mit einer vorhandenen Datei weitermachen
    .jobs = wie viele Prozesse
    .from = zeigen, was gespielt wurde, statt zu spielen; darf mehrfach stehen
    .json = das Ergebnis für Maschinen
    .picture = die Wertungen in diese Datei zeichnen (SVG)
    .page = eine Seite (Markdown) mit allen Tabellen und Bildern schreiben

help-lab = ein Spiel messen, und was eine Änderung seiner Bestandteile tut
    .call = SPIEL [OPTIONEN] | sweep SPIEL --vary … | tune SPIEL --vary … --want … | report LAUF | resume LAUF | cancel LAUF | open LAUF PARTIE | worker ADRESSE
    .about =
        Lässt Bots viele Partien spielen und sagt, was man beim Entwerfen wissen will: ob Anfangen nützt, wie
        lang eine Partie ist und woher ihre Punkte kommen, wann sie entschieden ist, wie viele ihrer Entscheidungen echt
        sind, und für jedes Teil, wie oft es genommen wird und was es für den Sieg tut. Mit --against spielen zwei
        Ausgaben dieselben Blätter, mit --force wird ein Teil reihum an einen Platz ausgeteilt. „sweep“ dreht an Werten und
        zeigt, was das tut; „tune“ sucht kleine Änderungen, die Wünsche erfüllen, rührt Gedrucktes nie an und beurteilt,
        was es gefunden hat, mit frischen Blättern.

        Ein Lauf liegt Stück für Stück in einem Ordner: Er lässt sich anhalten oder abbrechen und geht mit „resume“
        weiter. Sein Bericht ist eine HTML-Datei in diesem Ordner. „open“ schreibt eine seiner Partien als Spielstand zum
        Nachspielen. Mit --cluster spielen die Arbeiter eines Dask-Verteilers (Zusatz „lab“); „worker“ ist einer.
    .edition = die Ausgabe, die gemessen wird: default, eine Datei oder der Name einer Ausgabe
    .against = eine andere zum Vergleich, mit denselben Blättern
    .players = die Spielerzahlen, durch Kommas getrennt (sonst: alle)
    .bots = wer spielt, durch Kommas getrennt; sie rücken von Blatt zu Blatt einen Platz weiter (sonst: lab)
    .games = wie viele Partien je Spielerzahl und Ausgabe (sonst 1000)
    .force = teile dieses Teil reihum an einen Platz aus, wie in title:wise
    .until = aufhören, sobald eine Frage beantwortet ist: first (hilft Anfangen?), dominant (mit --force), score, turns, minutes, decided (mit --against), oder etwas so genau bekannt ist: score±1, turns±2, minutes±1, decided±5, first±3
    .vary = eine Zahl, an der gedreht wird, wie nomad.N03.worth=1..4; auch mehrmals
    .want = ein Wunsch, wie turns<=80, first<=3, title:wise<=5 oder city-card:a14.taken>=10; auch mehrmals
    .tries = wie viele Werte die Suche versucht (sonst 20)
    .seed = der Startwert aller Blätter
    .option = eine Option des Tisches; auch mehrmals; ohne sie der übliche Tisch und die Module im Wechsel
    .jobs = wie viele Prozesse
    .cluster = die Adresse eines Dask-Verteilers, wie tcp://host:8786
    .out = der Ordner des Laufs, oder die Datei einer geöffneten Partie
    .json = die Zahlen für Maschinen ausgeben
    .markdown = den Bericht als Seite ausgeben
    .parquet = games.parquet und parts.parquet für Notebooks schreiben (Zusatz „lab“)

help-train = einen Bot im Spiel gegen sich selbst lernen lassen
    .call = SPIEL [OPTIONEN]
    .about =
        Spielt Partien der Suche gegen sich selbst, findet heraus, was das, was in Sicht war, am Ende wert
        war, und lässt diese Gewichte in derselben Zeit gegen das von Hand Geschriebene spielen.

        Jede Partie steht sofort in einer Datei. Was abgebrochen wurde, geht mit demselben Befehl weiter und
        endet, als wäre nichts gewesen. Braucht das Extra „train“; docs/learning.md sagt, wie Gewichte
        ausgeliefert werden.
    .players = wie viele mitspielen (Vorgabe: 2)
    .games = wie viele Partien insgesamt (Vorgabe: 600)
    .generation = nach wie vielen Partien die nächsten mit dem Gelernten gespielt werden (Vorgabe: 300)
    .iterations = wie lange über die erste Wahl eines Zugs nachgedacht wird (Vorgabe: 200)
    .minutes = höchstens so viele Minuten spielen; ein weiterer Aufruf macht weiter
    .trial = wie viele Partien gegen das von Hand Geschriebene (Vorgabe: 200)
    .seed = der Startwert aller Partien
    .jobs = wie viele Prozesse
    .out = die Datei für die Partien (Vorgabe: training-SPIEL-ANZAHL.jsonl)
    .weights = die Datei für die Gewichte; die für andere Anzahlen bleiben darin (Vorgabe: learned-SPIEL.toml)
    .picture = die Lernkurve (SVG; Vorgabe: learning-SPIEL-ANZAHL.svg)
