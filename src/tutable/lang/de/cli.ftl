### Was das Terminal sagt (Deutsch), für jedes Spiel. Eigene Worte eines Spiels: cli-<spiel>.ftl.


## Unverständliche Argumente

error-usage-command = Einen Befehl „{ $given }“ gibt es nicht. Befehle: { $known }. Mehr dazu mit „tutable --help“.
error-usage-low = { $option } kann nicht { $given } sein: möglich ist alles ab { $low }.
error-usage-number = { $option } braucht eine ganze Zahl, nicht „{ $given }“.
error-usage-pair = { $option } braucht NAME=WERT, nicht „{ $given }“.
error-usage-twice = { $option } ist für „{ $given }“ doppelt angegeben.
error-usage-value = So lässt sich { $option } nicht verwenden; „--help“ hinter dem Befehl zeigt, wie es geht.
error-usage-unknown = „{ $given }“ ist hier nicht zu verstehen; „--help“ hinter dem Befehl zeigt, was möglich ist.
error-usage-missing = { $place } fehlt; „tutable { $command } --help“ zeigt, wie der Befehl aufgerufen wird.
error-usage-program = Platz { $seat } dieser Partie hat ein Programm gespielt; ungefragt wird es nicht gestartet: --seat "{ $seat }={ $given }" nennt es noch einmal.
error-usage-no-guide = Von { $game } gibt es noch keine geführte Partie.
error-usage-not-with = { $option } hat zusammen mit { $other } keinen Sinn.
error-usage-bots = --bots braucht mindestens zwei verschiedene Bots, durch Kommas getrennt, nicht „{ $given }“.
error-usage-claim = --claim braucht einen Anteil zwischen 1 und 99 Prozent, nicht { $given }.
error-usage-seat = Einen Platz „{ $given }“ gibt es nicht: An diesem Tisch sind die Plätze 1 bis { $players }.
error-usage-exists = { $path } gibt es schon und bleibt, wie es ist. Nimm einen anderen Namen.
error-usage-too-large = { $path } ist zu groß für eine solche Datei (höchstens { $limit } Bytes).
error-usage-not-text = { $path } ist keine Textdatei.
error-usage-unreadable = { $path } lässt sich nicht lesen: { $detail }.
error-usage-only-new = { $option } gehört zu einer neuen Partie und geht nicht zusammen mit --resume.
error-usage-other-game = Das ist eine Partie { $game }, nicht „{ $given }“.
error-usage-no-match = In { $path } liegt keine angefangene Partie.
error-usage-all-running = Die Partie läuft noch: „all“ zeigt alle Handkarten und geht erst nach dem Ende.
error-usage-deed = „{ $given }“ gibt es hier nicht. Möglich ist: { $known }.
error-usage-deed-value = „{ $given }“ kann hier nicht gemeint sein; „tutable admin --help“ zeigt, was geht.
error-usage-switch = „{ $given }“ ist weder on noch off.
error-usage-at = Eine Stellung { $given } gibt es nicht; diese Partie hat die Stellungen 0 bis { $last }.

## Spielen

play-which = Was spielen wir?
play-which-line = { $title } ({ $low }–{ $high } Personen)
play-players = Zu wievielt, dich eingeschlossen?
play-players-line = zu { $count }
play-guided-line = deine erste Partie: zu zweit, alles wird erklärt, wenn es vorkommt
play-level = Wie stark sollen die anderen sein?
play-level-line = { $level }: { $about }
play-bot-line = · { $name }: { $character }
play-choose = Eine Zahl, oder die Eingabetaste für { $usual }:
play-by-the-clock = Diese Engine ist nicht kompiliert: Bots überlegen nach der Uhr und spielen schwächer, als ihre Stufe gemeint ist.
play-saved-as = Nach jedem Schritt gespeichert in { $path }
play-commitment = Festlegung des Glücks dieser Partie: { $commitment }
play-safe = Die Partie liegt sicher in { $path }. Weiter geht es mit: tutable play --resume { $path }
play-cover = Gib den Bildschirm an { $player } weiter.
play-cover-prompt = Drück die Eingabetaste, wenn sonst niemand hinsieht:
play-final = { $mark } lässt sich nicht zurücknehmen: { $barrier ->
    [chance] Hier entscheidet sofort der Zufall
   *[secret] Hier siehst du etwas Geheimes
  }.
play-nothing-forbidden = Nichts von dem, was du versuchen könntest, ist gerade verboten.
play-complete = Dein Zug ist vollständig: e beendet ihn, u nimmt die letzte Auswahl zurück.
play-not-complete = Dein Zug ist noch nicht vollständig; du musst noch etwas wählen.
play-horizon-none = Zurücknehmen lässt sich nichts: { $barrier ->
    [chance] Der Zufall hat etwas aufgedeckt
    [secret] Du hast etwas Geheimes gesehen
   *[sealed] Es ist aufgedeckt, was alle gewählt haben
  }.
play-horizon = { $steps ->
    [one] u nimmt deine letzte Auswahl zurück
   *[other] u nimmt deine letzte Auswahl zurück, bis zu { $steps }-mal
  }; { $barrier ->
    [start] davor begann die Partie
    [turn] davor begann dein Zug
    [chance] davor hat der Zufall etwas aufgedeckt
    [secret] davor wurde ein Geheimnis gelüftet
   *[sealed] davor wurde aufgedeckt, was alle gewählt haben
  }.
play-keys = Zahl wählt · x warum · ? was{ $hints ->
    [yes] {" "}· tipp
   *[no] {""}
  } · l Verlauf · s Punkte · h Hilfe · q Ende
play-second-step = { $first } – wie genau?
play-first-again = u geht zurück zur Auswahl davor.
play-folded = t zeigt den ganzen Tisch; davon: { $parts }
play-more = … m zeigt { $count ->
    [one] noch eine Zeile.
   *[other] noch { $count } Zeilen.
  }
play-standing = Wenn jetzt Schluss wäre: { $standing }{ $ahead ->
    [0] {""}
   *[other] {" "}· { $leader } liegt { $ahead } vorn
  }
# What belongs to a seat is asked for by its name, or by these words.
play-part-own = ich, mein
play-part-rivals = andere, gegner
play-part-table = tisch
play-prompt = { $player }>
play-not-understood = „{ $answer }“ ist nicht zu verstehen. Eine Zahl wählt aus; h zeigt alles andere.
play-no-such-number = Eine Nummer { $given } steht nicht auf der Liste; wähle 1 bis { $last }.
play-taken-back = Zurückgenommen.
play-winner = { $count ->
    [one] { $players } hat gewonnen.
   *[other] { $players } teilen sich den Sieg.
  }
score-total = Summe
play-seed = Startwert dieser Partie: { $seed }
play-check = Nachprüfen kannst du sie mit: tutable verify { $path }

# Die Wörter, die verstanden werden, durch Kommas getrennt; das erste steht in der Hilfe.
keys-forbidden = x, warum, warum nicht
keys-hint = tipp, hinweis, hint
keys-guide = anleitung, a, guide
keys-enough = genug
keys-undo = u, undo, zurück, zurueck
keys-end = e, ende, end
keys-log = l, verlauf, log
keys-scores = s, punkte, stand
keys-table = t, tisch
keys-more = m, mehr
keys-save = save, speichern
keys-quit = q, quit, schluss, exit
keys-help = h, hilfe, help
play-help =
    1, 2, 3 …   wählt aus der Liste; mit ! geht es nicht zurück
    x           was du versuchen könntest, aber nicht darfst, und warum
    ? Markt     erklärt ein Ding oder, mit Nummer, eine Regel; ? allein: was es gibt
    tipp        wo du hinschauen solltest; noch einmal: was; und noch einmal: warum
    anleitung   in einer geführten Partie: alles bisher Erklärte noch einmal; genug: ohne weiterspielen
    u           nimmt deine letzte Auswahl zurück
    e           beendet deinen Zug, sobald du nichts mehr wählen musst
    t           zeigt den ganzen Tisch, so lang er ist; Eingabe: diesen Bildschirm noch einmal
    karte, Ben  zeigt, was eingeklappt ist, mit seinem Namen
    m           mehr von der Liste
    l           der ganze Verlauf
    s           woher die Punkte kommen
    save        sagt, wo die Partie gespeichert ist (sie ist es nach jedem Schritt)
    q           Schluss für heute; die Partie lässt sich fortsetzen
    h           diese Hilfe

guide-begins = Das ist eine geführte Partie: Die Karten fallen immer gleich, und alles wird erklärt, wenn es drankommt. „anleitung“ erzählt es noch einmal, „genug“ beendet sie.
guide-start = Weiter mit der Eingabetaste:
guide-step = { $number } von { $of } · { $title }
guide-suggests = Vorschlag: Nummer { $number } – { $pick }
guide-none = Das ist keine geführte Partie. „tutable play SPIEL --guided“ beginnt eine.
guide-enough = Ab hier spielst du ohne Anleitung. „anleitung“ erzählt weiterhin, was sie dir gesagt hat.

## Erklären

explain-what = Gib ? und ein Wort ein. Auf dem Tisch: { $things }. Oder die Nummer einer Regel, oder Suchwörter.

## Regeln

rules-title = { $game }: die Regeln in unseren eigenen Worten
rules-confidence = So sicher sind wir uns dieser Auslegung: { $percent } %.
rules-option = Spieloption: { $option }
rules-example = Beispiel: { $title }
rules-refusals = Nach dieser Regel abgelehnt:
rules-nothing = In keiner Regel steht „{ $words }“.
rules-found = { $count } Regeln und Auslegungen enthalten „{ $words }“:
rules-parts = Material
rules-unverified = Mit * markierte Werte sind nicht belegt: Sie stehen auf Karten, die nirgends veröffentlicht sind, und sind von uns rekonstruiert. Mit ° markierte Werte sind aus der Anleitung erschlossen.
rules-generated = Erzeugt von „tutable rules { $game } --markdown“ aus denselben Texten, die das Spiel benutzt. Nicht von Hand ändern.
rules-written = { $path } geschrieben.
rules-rulings = Auslegungen

## Spiele

games-line = { $game }: { $title } für { $low } bis { $high } Personen
games-by = von { $authors } ({ $publisher } { $year })

## Nachspielen

replay-at = Stellung { $at } von { $last }, wie { $seat ->
    [spectator] man sie beim Zuschauen kennt
    [all] alle zusammen sie kennen
   *[other] { $player } sie kennt
  }.
replay-over = Die Partie ist zu Ende.
replay-asked = { $player } ist am Zug.
replay-prompt = n vor · p zurück · anfang · ende · Zahl · platz N · l Verlauf · q Schluss>
replay-not-understood = „{ $answer }“ ist nicht zu verstehen: n, p, anfang, ende, eine Zahl, platz N, l oder q.
replay-end = Weiter geht die Partie nicht.
replay-start = Das ist der Anfang.
replay-keys-next = n, vor, weiter, next
replay-keys-previous = p, zurück, zurueck
replay-keys-first = anfang, first
replay-keys-last = ende, last
replay-keys-log = l, verlauf, log
replay-keys-quit = q, quit, schluss, exit
replay-key-seat = platz
replay-key-all = alle
replay-key-spectator = zuschauen

## Prüfen

verify-header = { $game }, Regelversion { $version }, { $players } Personen, { $state ->
    [over] beendet
   *[running] noch nicht zu Ende
  }
verify-moves = { $count ->
    [one] { $count } Spielschritt: Er war erlaubt.
   *[other] { $count } Spielschritte: Alle waren erlaubt.
  }
verify-chance = { $count } Zufallsereignisse: Alle sind so, wie der Startwert sie vorgibt.
verify-no-seed = { $count } Zufallsereignisse: möglich, aber ohne Startwert nicht nachprüfbar.
verify-fork = Die ersten { $count } Einträge stammen aus einer anderen Partie; ihr Zufall gehört zu jener.
verify-commitment = Der Startwert passt zur Festlegung { $commitment }.
verify-hash = Die Züge führen zum gespeicherten Tisch (Prüfsumme { $hash }).
verify-good = Ergebnis: Diese Partie ist echt.
verify-unproven = Ergebnis: durchweg erlaubt, aber das Glück lässt sich nicht nachprüfen.
verify-bad = Ergebnis: Diese Partie stimmt NICHT.

## Abzweigen

fork-done = { $path } enthält die ersten { $at } Einträge. Weiter geht es mit: tutable play --resume { $path }

## Material

compare-valid = { $path } ist eine gültige Materialdatei für { $game } (Material { $hash }).
compare-changed = { $place }: { $ours } → { $theirs }
compare-same = { $path } hat dieselben Werte wie das Material des Spiels.

## Fehlerberichte

report-done = { $path } stellt die Partie nach. Die Datei enthält alle Handkarten und den Startwert.
report-test = Ein Test, der sie lädt: { $path }
report-broken = Der Spielstand selbst lässt sich nicht laden ({ $problem }); er ist so eingepackt, wie er ist.

## Werkzeuge für den Betrieb

backup-progress = { $table }: { $rows } Zeilen
backup-done = { $path } enthält { $tables } Tische und { $entries } Züge ({ $bytes } Bytes). Bewahre die Datei sicher auf: Sie enthält alle Karten und den Schlüssel der Anmeldungen.
restore-done = Wiederhergestellt: { $tables } Tische und { $entries } Züge. „tutable serve“ macht dort weiter.

admin-done = Erledigt. Ein laufender Server folgt binnen zwei Sekunden.
admin-no-server = Kein Server hat geantwortet: Auf dieser Datenbank läuft keiner.
admin-link = Öffne das binnen zehn Minuten in deinem Browser; es gilt einmal:
    { $link }
admin-who = Person | Name | Tisch | Platz
admin-tables = Tisch | Spiel | Stand | zuletzt berührt | Bytes | Plätze
admin-lines = Zeile | wann | Person | Name | Text
admin-reports = Meldung | wann | Tisch | von | über | Chatzeile | Text der Meldung
admin-bans = wer | Art | Name | bis | warum
admin-deeds = wann | von | Tat | was | näher

doctor-well = gut
doctor-unwell = FEHLER
doctor-verdict = { $bad ->
    [0] Alles ist gut.
    [one] Eines stimmt nicht.
   *[other] { $bad } Dinge stimmen nicht.
  }
doctor-progress = { $done } von { $count } Partien …
doctor-settings = Die Einstellungen sind brauchbar.
doctor-settings-bad = Diese Einstellung ist nicht brauchbar: { $detail }
doctor-permissions = Niemand sonst kann die Datenbank lesen.
doctor-permissions-bad = Andere auf diesem Rechner dürfen die Datenbank lesen und damit alle Karten und den Schlüssel der Anmeldungen: chmod go-rwx { $paths }
doctor-disk = Freier Speicherplatz: { $free } Bytes (mindestens { $least } sollen es sein).
doctor-disk-bad = Nur noch { $free } Bytes Speicherplatz sind frei. Unter { $least } gibt es keine neuen Tische.
doctor-descriptors = Erlaubte offene Dateien: { $limit }, das reicht.
doctor-descriptors-bad = Nur { $limit } offene Dateien sind erlaubt; max_connections braucht { $needed } (LimitNOFILE, ulimit -n).
doctor-database = Die Datenbank ({ $kind }) hat die Form dieser Version ({ $form }).
doctor-database-missing = Unter { $path } gibt es noch keine Datenbank; „tutable serve“ legt eine an.
doctor-database-empty = Die Datenbank ist leer; „tutable serve“ richtet sie ein.
doctor-database-older = Die Datenbank hat eine ältere Form ({ $form }, jetzt { $ours }); ein Server bringt sie beim Start auf den neuesten Stand.
doctor-database-newer = Die Datenbank wurde von einer neueren Version von Tutable geschrieben ({ $form }; diese kennt { $ours }).
doctor-database-away = Die Datenbank ist nicht zu erreichen oder nicht zu lesen.
doctor-presence = Alle { $count } Teile der Datenbank sind da.
doctor-presence-bad = Teile der Datenbank fehlen: { $tables }. Spiele eine Sicherung zurück.
doctor-integrity = Die Datenbank ist unversehrt.
doctor-integrity-bad = Die Datenbank ist beschädigt: { $detail }. Spiele eine Sicherung zurück.
doctor-clock = Die Uhr geht richtig.
doctor-clock-bad = Die Uhr weicht um { $seconds } Sekunden von der Datenbank ab.
doctor-matches = Partien, die sich bis zu ihrem Stand falten lassen: { $folded }; seit einem Update eingefroren: { $frozen }.
doctor-matches-bad = { $count } gespeicherte Partien lassen sich nicht bis zu ihrem Stand falten ({ $tables }); { $folded } schon, { $frozen } sind eingefroren.

## Tipps

hint-thinking = Mal überlegen …
hint-of-several = Eines davon: { $numbers }. (Frag noch einmal, und du erfährst, welches.)
hint-pick = { $number }: { $pick }. (Frag noch einmal, und du erfährst, warum.)
hint-forced = Es geht nur { $number }: { $pick }.
hint-by-rule = Eine Faustregel rät zu { $number }: { $pick }.
hint-worth = { $number }: { $pick } – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } in Sicht, gewinnt { $share } %
hint-told = Mit deinem Zug erfahren alle, dass du dir einen Tipp geholt hast.
hint-elsewhere = Der Tipp betrifft etwas anderes in der Liste: Geh mit u zurück und frag noch einmal.
hint-not-here = Keine Tipps, solange mehrere Menschen an diesem Bildschirm spielen, es sei denn, die Partie beginnt mit --hints.
hint-none = Noch hat den Bots niemand gesagt, was in diesem Spiel gut ist.
