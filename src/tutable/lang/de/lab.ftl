### Was das Labor sagt: `tutable lab`, seine Berichte.

lab-estimate = { $value } ({ $low } bis { $high })
lab-points-by = Punkte durch { $source }
lab-taken-of = Partien mit { $part }
lab-wins-of = Siege mit { $part }


## Sätze, die jemand sagen würde, der Spiele entwirft

lab-with = { $variant ->
    [none] Zu { $players }
   *[other] Zu { $players }, { $variant }
    }
lab-say-dominant = { $who }: { $part } ({ $sort }) ist zu stark. Wer es hat, gewinnt { $ahead } Prozentpunkte öfter als gerecht, und wo es zu haben war, hatten es { $winners } der Sieger.
lab-say-leaders = { $who }: { $part } ({ $sort }) nimmt, wer ohnehin vorn liegt. Wer es hat, gewinnt { $ahead } Prozentpunkte öfter als gerecht, aber nur { $beyond } öfter als andere, die ebenso viele hatten, nur dieses nicht.
lab-say-dead = { $who }: { $part } ({ $sort }) ist tot. Es wird in { $taken } der Partien genommen, in denen es offen liegt.
lab-say-unused = { $who }: { $part } ({ $sort }) kam in { $games } Partien nicht vor.
lab-say-forced-dominant = { $who }: Wer { $part } ausgeteilt bekommt, gewinnt { $ahead } Prozentpunkte öfter als gerecht. Das ist zu viel.
lab-say-forced-fine = { $who }: Wer { $part } ausgeteilt bekommt, gewinnt { $ahead } Prozentpunkte über einem gerechten Anteil. Das liegt in den Grenzen.
lab-say-forced-weak = { $who }: Wer { $part } ausgeteilt bekommt, gewinnt { $ahead } Prozentpunkte über einem gerechten Anteil. Es ist eine Last.
lab-say-strong = { $who }: { $part } ({ $sort }) ist stark, in den Grenzen. Wer es hat, gewinnt { $ahead } Prozentpunkte öfter als gerecht, und wo es zu haben war, hatten es { $winners } der Sieger.
lab-say-weak = { $who }: { $part } ({ $sort }) ist schwach. Wer es hat, gewinnt { $ahead } Prozentpunkte über einem gerechten Anteil.
lab-say-together = { $who }: { $one } und { $other } gehören zusammen. Wer beide hat, gewinnt { $more } Prozentpunkte öfter, als jedes für sich erklärt.
lab-say-nothing = Nichts fällt auf: Kein Teil ist tot oder zu stark, und wer anfängt, hat keinen sicheren Vor- oder Nachteil.
lab-say-first-even = { $who }: Ein Vorteil des Anfangens zeigt sich nicht. Wer anfängt, gewinnt { $wins }; gerecht wären { $fair }.
lab-say-first-good = { $who }: Anfangen ist ein Vorteil. Wer anfängt, gewinnt { $wins }; gerecht wären { $fair }.
lab-say-first-bad = { $who }: Anfangen ist ein Nachteil. Wer anfängt, gewinnt { $wins }; gerecht wären { $fair }.
lab-say-length = { $who }: Eine Partie hat { $turns } Züge. Am Tisch sind das etwa { $minutes } Minuten (geschätzt).
lab-say-points = { $who }: Man macht { $score } Punkte, und wer gewinnt, liegt { $margin } vor den Nächsten. Am meisten Punkte bringen { $one }: { $one_share }, dann { $other }: { $other_share }.
lab-say-course = { $who }: Die Führung wechselt { $changes } Mal, und die Hälfte der Partien ist entschieden, wenn { $decided } der Züge gespielt sind.
lab-say-choices = { $who }: Ein Zug hat { $choices } Entscheidungen, jede unter { $branching } Möglichkeiten. In { $clear } von ihnen ist eine klar die beste.
lab-say-differs = Zu { $players } macht { $other } einen sicheren Unterschied: { $changes }.
lab-say-change = { $what } von { $before } auf { $after }, um { $difference }
lab-say-alike = Zu { $players } zeigt keine Zahl einen sicheren Unterschied zwischen { $one } und { $other }.
lab-say-parts-differ = Zu { $players } fallen mit { $other } Teile auf: { $changes }.
lab-say-paired = Zu { $players } wurden { $one } und { $other } mit denselben Blättern gespielt. Ihre Punkte korrelieren mit { $correlation }; das hat { $saved } der Partien gespart, die getrennte Blätter gebraucht hätten.
lab-say-stopped = Partien endeten, sobald die Frage beantwortet war. Das Intervall neben einem Ja oder Nein rechnet das ein; alle anderen, auch das einer Genauigkeit, sind die einer vorher festen Zahl von Partien und eher etwas zu eng.
lab-answer-dominant-more = Zu { $players } steht nach { $deals } Blättern fest: { $part } gewinnt öfter als { $claim }, nämlich { $share }.
lab-answer-dominant-less = Zu { $players } steht nach { $deals } Blättern fest: { $part } gewinnt seltener als { $claim }, nämlich { $share }.
lab-answer-dominant-open = Zu { $players } sagen { $deals } Blätter nicht, ob { $part } öfter als { $claim } gewinnt: { $share }.
lab-answer-compared-more = Zu { $players } steht nach { $deals } Blättern fest: { $what } ist mehr mit { $other }, in { $share } der Blätter.
lab-answer-compared-less = Zu { $players } steht nach { $deals } Blättern fest: { $what } ist weniger mit { $other }; mehr ist es in { $share } der Blätter.
lab-answer-compared-open = Zu { $players } sagen { $deals } Blätter nicht, ob { $what } mehr oder weniger ist mit { $other }: mehr in { $share }.
lab-answer-first-more = Zu { $players } steht nach { $deals } Blättern fest: Wer anfängt, gewinnt öfter als { $claim }, nämlich { $share }.
lab-answer-first-less = Zu { $players } steht nach { $deals } Blättern fest: Wer anfängt, gewinnt seltener als { $claim }, nämlich { $share }.
lab-answer-first-open = Zu { $players } sagen { $deals } Blätter nicht, ob Anfangen hilft: Wer anfängt, gewinnt { $share }; gerecht wären { $claim }.
lab-answer-within-reached = Zu { $players } genügen { $deals } Blätter, um es auf { $within } genau zu wissen: { $what }, { $value }.
lab-answer-within-open = Zu { $players } genügen { $deals } Blätter nicht, um es auf { $within } genau zu wissen: { $what }, { $value }.
lab-difference-in = Unterschied ({ $what })


## Zahlen

lab-value-first = Siege von Platz 1
lab-value-score = Punkte je Person
lab-value-turns = Züge
lab-value-minutes = Minuten am Tisch (geschätzt)
lab-value-decided = entschieden nach diesem Teil der Züge
lab-value-lead-changes = Wechsel der Führung
lab-value-picks = Handgriffe
lab-value-choices = Entscheidungen
lab-value-margin = Vorsprung beim Sieg
lab-value-deviation = Streuung der Punkte (Standardabweichung)
lab-value-branching = Möglichkeiten bei einer Entscheidung
lab-value-picks-per-turn = Handgriffe je Zug
lab-value-choices-per-turn = Entscheidungen je Zug
lab-value-clear = Entscheidungen mit einer klar besten Möglichkeit
lab-value-shared = geteilte Siege


## Der Bericht

lab-report-title = { $game } im Labor
lab-report-first = Was auffällt
lab-report-run = Der Lauf
lab-report-players = Zu { $players }
lab-report-terms = { $games } Partien je Spielerzahl, Bots { $bots }, Startwert { $seed }; tutable { $version }, Regeln { $rules }. Lauf { $run }.
lab-report-edition = { $name } (Bestandteile { $hash })
lab-report-titled = { $name }: { $title } (Bestandteile { $hash })
lab-report-command = Wiederholen mit
lab-report-open = Jede Zahl kommt aus Partien, die sich öffnen lassen: „tutable lab open LAUF PARTIE“ schreibt eine davon als Spielstand zum Nachspielen. Partien heißen nach Ausgabe, Spielerzahl und Blatt.
lab-report-open-here = Jede Zahl kommt aus Partien, die sich öffnen lassen: Die in den Tabellen genannten führen dorthin, wo sie sich nachspielen lassen. Partien heißen nach Ausgabe, Spielerzahl und Blatt.
lab-report-method = Anteile haben das 95-%-Intervall nach Wilson, Mittelwerte das nach Student, Mediane eines durch Ziehen aus den Werten. Teile fallen auf, wenn sie es nach der Korrektur von Benjamini und Hochberg über alle Teile einer Spielerzahl noch tun; Zahlen zweier Ausgaben, und wer anfängt, nach der von Holm über alle Ausgaben und Spielerzahlen des Laufs. Ausgaben werden Blatt für Blatt verglichen; ihre Teile fallen auf, wenn sie es nach der Korrektur von Benjamini und Hochberg über den ganzen Lauf noch tun. Tot ist, was in unter 2 % der Partien genommen wird, in denen es offen liegt, mit dem ganzen Intervall unter 5; beherrschend, was denen, die es haben, über 10 Prozentpunkte mehr als den gerechten Anteil bringt, mit dem ganzen Intervall über 5, und was unter allen Teilen auffällt. Wer gewinnt, nimmt von allem mehr, am meisten von dem, was teuer ist; ein wenig über null ist bei Gewähltem also üblich. Darum wird auch mit anderen an solchen Tischen verglichen, die ebenso viele der Sorte hatten, nur dieses Teil nicht: Gewinnt man damit nicht sicher öfter als sie, so ist es eines für Führende und kein beherrschendes. Ausgeteiltes (--force) sagt mehr.
lab-report-judge = Ob eine Möglichkeit klar die beste ist, sagt eine kleine Suche, die sich eine von { $judged } Entscheidungen ansieht: Sie verspricht 5 Prozentpunkte eines Siegs mehr als die nächste. Minuten sind geschätzt: 3 Sekunden für einen Zug, 2 für einen Handgriff und 2 für jede Verdopplung dessen, was zur Wahl steht.
lab-report-table = Tisch
lab-report-games = Partien
lab-report-order = Nach der Reihenfolge
lab-report-place = Platz
lab-report-wins = Siege
lab-report-figures = Länge, Punkte, Entscheidungen
lab-report-figure = Zahl
lab-report-value = Wert
lab-report-range = acht von zehn
lab-report-telling = Partie mit dem meisten
lab-report-one-of-them = eine davon
lab-report-clearest = klarster Sieg
lab-report-apart = am weitesten auseinander
lab-report-sources = Woher die Punkte kommen
lab-report-source = Quelle
lab-report-points = Punkte je Person
lab-report-share = Anteil
lab-report-measures = Was das Spiel selbst zählt
lab-report-parts = Teile
lab-report-sort = Sorte
lab-report-part = Teil
lab-report-offered = offen
lab-report-taken = genommen
lab-report-when = wann
lab-report-owners = Besitzer
lab-report-owners-wins = Siege derer, die sie haben
lab-report-ahead = Siege über gerecht
lab-report-beyond = über andere mit ebenso vielen
lab-report-winners = der Sieger
lab-report-brought = brachte Punkte
lab-report-q = q
lab-report-verdict = Urteil
lab-report-shown = Partien
lab-report-uses = Was getan wird
lab-report-a-game = je Partie
lab-report-by-winners = Anteil der Sieger über gerecht
lab-report-pairs = Paare, die zusammengehören
lab-report-one = Teil
lab-report-other = und
lab-report-both = mit beiden
lab-report-more = mehr, als beide erklären
lab-report-compared = { $other } gegen { $one }
lab-report-before = vorher
lab-report-after = jetzt
lab-report-difference = Unterschied
lab-report-correlation = Korrelation
lab-report-saved = gesparte Partien
lab-report-scale-order = Anteil der Siege; gestrichelt: gerecht
lab-report-scale-ahead = Siege über dem gerechten Anteil in Prozentpunkten; gestrichelt: gerecht
lab-report-scale-points = Punkte je Person
lab-report-picture-parts = Die auffälligsten Teile zu { $players }
lab-report-picture-order = Siege nach der Reihenfolge zu { $players }
lab-report-picture-sources = Woher die Punkte kommen, zu { $players }
lab-report-row = { $name }: { $value }.
lab-report-response = Was das Drehen an den Werten tut
lab-report-wishes = Was gewünscht war, mit frischen Blättern
lab-report-wish = Wunsch
lab-wish-holds = gilt
lab-wish-fails = gilt nicht
lab-wish-open = offen: Das Intervall reicht über die Grenze
lab-report-tries = Was die Suche versucht hat
lab-report-try = Versuch
lab-report-missed = { $wish }: verfehlt um
lab-report-impossible = kein Tisch könnte so sein
lab-report-cost = im Ganzen verfehlt, und wie weit Werte verschoben sind
lab-report-first-wins = Siege von Platz 1
lab-report-sorting = Ein Druck auf eine Überschrift sortiert die Tabelle.
lab-verdict-fine = in Ordnung
lab-verdict-dead = tot
lab-verdict-dominant = beherrschend
lab-verdict-leaders = für Führende
lab-verdict-strong = fällt auf, stark
lab-verdict-weak = fällt auf, schwach


## Der Befehl

lab-expected = Etwa { $time } mit { $workers } Arbeitern, geschätzt nach einer Partie jeder Art.
lab-hours = { $hours } h { $minutes } min
lab-minutes = { $minutes } min
lab-seconds = { $seconds } s
lab-kept = Der Lauf liegt in { $folder }. Er lässt sich anhalten und geht mit „tutable lab resume { $folder }“ weiter.
lab-cancelled = Angehalten nach { $done } von { $games } Partien. Mit „tutable lab resume { $folder }“ geht es weiter.
lab-asked-to-stop = { $folder }: Wer ihn spielt, hört nach dem auf, was gerade läuft.
lab-written = Bericht: { $path }
lab-opened = { $game } steht in { $path }.
lab-worker = Wartet auf Arbeit von { $address }. Strg+C beendet das.

error-missing-lab = Das braucht { $module } aus dem Zusatz „lab“: pip install "tutable[lab]".
error-bad-lab-variants = Das Labor vergleicht 1 bis { $limit } Ausgaben auf einmal.
error-bad-lab-same-name = Zwei Ausgaben heißen gleich.
error-bad-lab-players = Nenne jede Spielerzahl einmal, wie in 2,3,4.
error-bad-lab-force = „{ $thing }“ lässt sich zu { $players } nicht mit Absicht austeilen. Das geht mit: { $known }.
error-bad-lab-subject = { $game } sagt nicht, worauf das Labor achten soll: Es hat kein Modul „lab“.
error-bad-lab-components = Die Bestandteile { $hash } dieses Laufs sind weder veröffentlicht noch liegen sie bei ihm.
error-bad-lab-form = Das ist kein Lauf des Labors dieser Version.
error-bad-lab-version = Dieser Lauf wurde mit tutable { $begun } begonnen, und hier ist { $ours }. Sein Bericht lässt sich lesen; seine Partien spielt und öffnet nur die Fassung, mit der er begonnen wurde.
error-bad-lab-other = In { $path } liegt ein anderer Lauf. Nenne mit --out einen anderen Ordner.
error-bad-lab-there = { $path } ist nicht leer. Nenne mit --out einen anderen Ordner.
error-bad-lab-write = { $path } lässt sich nicht schreiben: { $detail }
error-bad-lab-read = { $path } lässt sich nicht lesen: { $detail }
error-bad-lab-chunk = { $path } ist beschädigt. Lösche die Datei und setze den Lauf fort.
error-bad-lab-game = In diesem Lauf gibt es keine Partie „{ $given }“.
error-bad-lab-question = Die Frage „{ $given }“ kennt das Labor nicht. Es kennt { $known } und Genauigkeiten wie score±1.
error-bad-lab-needs-force = Ob ein Teil beherrscht, fragt man mit --force, nach einem Teil, der an einen Platz ausgeteilt wird.
error-bad-lab-needs-against = Was { $given } tut, fragt man mit --against: zwei Ausgaben.
error-bad-lab-call = „tutable lab --help“ zeigt, wie das aufgerufen wird.
error-bad-lab-empty = Von diesem Lauf ist noch keine Partie fertig.
error-bad-lab-cluster = Der Verteiler unter { $address } antwortet nicht.
error-bad-lab-knob = --vary will BLATT.EINTRAG.FELD=VON..BIS oder VON..BIS:SCHRITT, und FELD.2 für die zweite Zahl von mehreren, nicht „{ $given }“.
error-bad-lab-knob-value = Unter den Bestandteilen gibt es keine Zahl „{ $given }“.
error-bad-lab-sweep = { $count } Kombinationen sind zu viele: höchstens { $limit }. Größere Schritte (VON..BIS:SCHRITT) machen weniger.
error-bad-lab-sweep-empty = Kein anderer Wert in diesem Bereich ergibt erlaubte Bestandteile.
error-bad-lab-sweep-against = Ein Durchlauf von Werten hat seine eigenen Ausgaben: Mit ihm wird nichts anderes verglichen.
error-bad-lab-wish = --want will ZAHL<=WERT oder ZAHL>=WERT, mit score, turns, minutes, decided, first, SORTE:TEIL oder SORTE:TEIL.taken, nicht „{ $given }“.
error-bad-lab-printed = { $place } ist gedruckt, und Gedrucktes rührt die Suche nie an.
error-bad-lab-tune-needs = Die Suche braucht --vary (was sich ändern darf) und --want (was gewünscht ist).
error-bad-lab-wish-part = Einen Teil „{ $given }“ gibt es in diesen Partien nicht, also lässt sich nichts von ihm wünschen.
lab-tune-kept = Die Suche wird in { $folder } aufgehoben. Angehalten oder beendet geht sie mit demselben Befehl weiter.
lab-tune-try = Versuch { $number } von { $tries }: { $settings }; verfehlt { $missed }
lab-tune-impossible = Versuch { $number } von { $tries }: { $settings }; so kann kein Tisch aussehen
lab-tune-best = Nach { $tries } Versuchen ist am besten: { $settings }.
lab-tune-all = Es gibt nur { $tries } mögliche Sätze von Werten.
lab-tune-outside = { $place } ist jetzt { $now }, was nicht unter den Werten von --vary ist: Das wird zum Vergleich versucht und nicht vorgeschlagen.
lab-tune-holds = Mit frischen Blättern gilt { $wish }: { $values }.
lab-tune-fails = Mit frischen Blättern gilt { $wish } nicht: { $values }.
lab-tune-open = Ob { $wish } gilt, ist offen: Frische Blätter sagen { $values }. Mit mehr Partien steht es fest.
lab-tune-unseen = nichts
lab-tune-written = Der Vorschlag ist eine Ausgabe: { $path }

## Auf seiner Seite

lab-page = Das Labor
lab-page-about = Bots spielen viele Partien mit einer Ausgabe. Was dabei herauskommt, zeigt, was ihre Werte bewirken: wer gewinnt, wie lange es dauert, welche Teile zu stark sind und welche niemand will.
lab-page-new = Ein neuer Lauf
lab-page-game = Spiel
lab-page-edition = Ausgabe
lab-page-against = Vergleichen mit
lab-page-alone = nichts
lab-page-players = Zu wievielt
lab-page-bots = Bots
lab-page-bot-lab = Für Studien (schlägt den gierigen)
lab-page-bot-greedy = Gierig (denkt einen Zug weit, sehr schnell)
lab-page-bot-random = Zufällig (nur zum Ausprobieren)
lab-page-games = Partien je Spielerzahl und Ausgabe
lab-page-seed = Startwert der Blätter
lab-page-fresh = frische Blätter
lab-page-force = Dieses Teil reihum an eine Person austeilen
lab-page-unforced = nichts mit Absicht
lab-page-forced = { $part } reihum an eine Person ausgeteilt
lab-page-expecting = Wie lange eine Partie dauert, wird ausprobiert …
lab-page-expected = { $games } Partien, etwa { $time }, wenn der Rechner nichts anderes zu tun hat.
lab-page-until = Früher aufhören
lab-page-until-none = nein, alle Partien spielen
lab-page-until-first = wenn feststeht, ob Anfangen hilft
lab-page-until-dominant = wenn feststeht, ob das Teil zu stark ist
lab-page-until-score = wenn feststeht, welche Ausgabe mehr Punkte bringt
lab-page-until-turns = wenn feststeht, welche Ausgabe mehr Züge braucht
lab-page-until-score-within = wenn Punkte genau bekannt sind auf
lab-page-until-turns-within = wenn Züge genau bekannt sind auf
lab-page-until-first-within = wenn Siege von Platz 1 (Prozent) genau bekannt sind auf
lab-page-within = Auf wie viel genau
lab-page-until-terms = hört auf, { $question }
lab-page-answered = Zu { $players } ist die Frage beantwortet; mehr Partien braucht es nicht.
lab-page-vary = Diesen Wert drehen
lab-page-vary-hint = keinen: etwa { $place }
lab-page-now = jetzt { $value }
lab-page-from = Von
lab-page-to = Bis
lab-page-step = Schritt
lab-page-swept = { $edition } mit { $values }
lab-page-expected-most = Höchstens { $games } Partien, etwa { $time }, wenn der Rechner nichts anderes zu tun hat.
lab-page-begin = Anfangen
lab-page-runs = Meine Läufe
lab-page-none = Noch keine.
lab-page-run = { $game }: { $editions }
lab-page-terms = zu { $players }, { $bots }, je { $deals } Blätter, Startwert { $seed }
lab-page-versus = { $one } und { $other }
lab-page-status-waiting = Wartet, bis Platz ist.
lab-page-status-running = { $played } von { $games } Partien sind gespielt.
lab-page-status-done = Fertig: { $played } Partien.
lab-page-status-cancelled = Angehalten nach { $played } von { $games } Partien.
lab-page-status-failed = Nach { $played } von { $games } Partien ging es nicht weiter.
lab-page-left = Noch etwa { $time }. Du kannst die Seite verlassen: Der Lauf geht weiter.
lab-page-resting = Deine Zeit für heute ist aufgebraucht. Der Lauf geht von selbst weiter, sobald es wieder welche gibt.
lab-page-cancel = Anhalten
lab-page-resume = Weitermachen
lab-page-remove = Wegwerfen
lab-page-back = Alle Läufe
lab-page-so-far = Bis jetzt
lab-page-deals = Blätter
lab-page-first = wer anfängt, gewinnt
lab-page-score = Punkte je Person
lab-page-turns = Züge
lab-page-difference = Zu { $players } bringt { $other } { $value } Punkte mehr pro Person als { $one }.
lab-page-report-now = Bericht über diese Partien
lab-page-report = Bericht
lab-page-writing = Der Bericht wird geschrieben …
lab-page-html = Als Seite sichern (HTML)
lab-page-json = Die Zahlen sichern (JSON)
lab-page-opening = Die Partie wird geöffnet …
error-lab-off = Das Labor steht dir auf diesem Server nicht offen: Das entscheidet, wer ihn betreibt. Im Terminal misst „tutable lab“ auf deinem eigenen Rechner.
error-lab-too-large = Das wären { $games } Partien. Ein Lauf darf hier { $limit } haben.
error-lab-busy = { $limit ->
    [one] Ein Lauf von dir ist
   *[other] { $limit } Läufe von dir sind
    } noch nicht zu Ende. Ein weiterer kann anfangen, wenn einer zu Ende ist.
error-lab-full = { $limit } Läufe von dir werden hier aufbewahrt, für mehr ist kein Platz. Wirf erst einen weg.
error-lab-spent = Deine Bots haben so lange gespielt, wie sie an einem Tag dürfen. Zeit gibt es wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
    }.
error-lab-failed = Die Bots konnten eines der Blätter nicht spielen, auch nicht in mehreren Versuchen. Der Lauf kann später weitergehen.
error-lab-not-now = Dieser Lauf ist schon zu Ende oder vollständig.
error-no-lab-run = Einen solchen Lauf hast du nicht. Vielleicht wurde er weggeworfen.
error-bad-lab-differs = { $given } lässt sich nicht zeigen: Die Bots haben nach der Uhr gedacht, weil das Programm hier nicht übersetzt ist, und würden jetzt eine andere Partie spielen.
