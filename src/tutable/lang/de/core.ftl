### Worte, die alle Spiele gemeinsam haben: Namen und Ablehnungen.

player-n = Spieler { $n }
list-and = { $first } und { $last }
told-sentence = { $player } { $doings }.
event-hinted = { $player } hat sich einen Tipp geholt.

# Hints: how a pick compares with another one.
hint-compared = Was der Zug bringt, verglichen mit: { $other }
hint-later = Es zahlt sich später aus. Ein paar Züge weiter, verglichen mit: { $other }
hint-unseen = Es zahlt sich später aus: In den nächsten Zügen ist noch nichts davon zu sehen, aber es endet besser als: { $other }
hint-close = Es macht kaum einen Unterschied zu: { $other }
hint-amount = { $sign ->
    [more] { $points ->
        [0] etwas mehr
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
      }
   *[less] { $points ->
        [0] etwas weniger
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
      }
  }
hint-part = · { $amount } für { $part }
hint-part-told = · { $amount } für { $part }: { $details }
hint-rival = · { $amount } für { $player }
hint-two = { $one }; { $two }
hint-detail = { $now }, sonst { $other }
hint-detail-kept = { $now } (wie jetzt), sonst { $other }

option-first = Wer beginnt
    .about = Der Startspieler, ausgelost oder nach Platz.
option-first-random = wird gelost
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5

reason-not-now = Das steht jetzt nicht zur Wahl.

error-error = Etwas ist schiefgegangen.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-bad-players = Das Spiel { $game } ist für { $low } bis { $high } Personen, nicht für { $players }.
error-unknown-option = Das Spiel { $game } hat keine Spieloption „{ $option }“. Bekannte Optionen: { $known }.
error-bad-option = Die Spieloption { $option } kann nicht „{ $value }“ sein. Möglich: { $known }.
error-bad-names-count = Gib für jeden der { $players } Plätze einen Namen an oder für keinen.
error-bad-names-name = „{ $name }“ geht nicht als Name: Erlaubt sind 1 bis 40 druckbare Zeichen.
error-bad-seed = „{ $seed }“ ist kein Startwert: Nimm eine ganze Zahl oder 64 hexadezimale Ziffern.
error-unknown-seat = Diesen Platz gibt es an einem Tisch mit { $players } Plätzen nicht.
error-unknown-pick = Eine Auswahl { $pick } gibt es nicht; gültig sind ganze Zahlen ab 0 und kleiner als { $picks }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
error-bad-bot-import = Der Bot { $bot } lässt sich nicht laden: { $detail }
error-bad-bot-made = Der Bot { $bot } lässt sich nicht aus Spiel und Startwert erzeugen: { $detail }
error-bad-bot-command = Der Bot { $bot } lässt sich nicht starten: Ein solches Programm gibt es nicht.
error-bad-bot-choose = Der Bot { $bot } hat keine Methode choose(knowledge, options).
error-bad-bot-ended = Der Bot { $bot } hat den Prozess beendet, in dem er spielte.
error-bad-bot-crashed = Der Bot { $bot } hat aufgehört: { $detail }
error-bad-bot-closed = Der Bot { $bot } hat seine Ausgabe geschlossen und antwortet nicht mehr.
error-bad-bot-slow = Der Bot { $bot } hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-bad-bot-flood = Der Bot { $bot } sagt zu viel: Eine Zeile von höchstens 64 kB beantwortet eine Frage.
error-bad-bot-answer = Der Bot { $bot } hat { $detail } geantwortet; eine Antwort sieht so aus: {"{"}"pick": 17{"}"}
error-bad-bot-pick = Der Bot { $bot } hat { $detail } gewählt; das ist keine erlaubte Wahl.
error-bad-games = „{ $games }“ ist keine Anzahl von Partien: möglich sind 1 bis { $limit }.
error-bad-guide-form = Die Anleitung von { $game } lässt sich nicht lesen: { $detail }
error-bad-guide-twice = Die Anleitung von { $game } hat zwei Schritte „{ $place }“.
error-bad-guide-unknown = Die Anleitung von { $game }, Schritt „{ $place }“: „{ $name }“ gibt es nicht.
error-bad-example-form = Die Beispiele von { $game } lassen sich nicht lesen: { $detail }
error-bad-example-twice = Von { $game } gibt es zwei Beispiele „{ $place }“.
error-bad-example-unknown = Beispiel „{ $place }“ von { $game }: „{ $name }“ gibt es nicht.
error-bad-example-not-offered = Beispiel „{ $place }“ von { $game }: „{ $name }“ steht nicht zur Wahl.
error-bad-example-not-told = Beispiel „{ $place }“ von { $game }: „{ $name }“ wird nicht erzählt.
error-bad-example-not-refused = Beispiel „{ $place }“ von { $game }: „{ $name }“ wird nicht aus diesem Grund abgelehnt.
error-unknown-language = Texte in der Sprache „{ $language }“ gibt es nicht. Bekannte Sprachen: { $known }.
error-not-your-decision = Jetzt muss jemand anderes entscheiden.
error-match-over = Die Partie ist zu Ende.
error-match-running = Die Partie läuft noch; das wird erst gezeigt, wenn sie zu Ende ist.
error-turn-not-ended = Der Zug ist vollständig: Beende ihn oder nimm etwas zurück.
error-nothing-to-end = Es gibt keinen fertigen Zug, der sich beenden ließe.
error-nothing-to-undo = Zurücknehmen geht nicht: { $barrier ->
    [start] Die Partie hat gerade erst begonnen
    [turn] Der letzte Zug ist schon beendet
    [chance] Inzwischen hat der Zufall etwas aufgedeckt
    [secret] Inzwischen wurde etwas Geheimes gesehen
   *[sealed] Inzwischen ist aufgedeckt, was alle gewählt haben
  }.
error-bad-fork = Eine Stellung { $at } gibt es nicht; diese Partie hat die Stellungen 0 bis { $length }.

error-bad-save-too-large = Diese Datei ist zu groß für einen Spielstand (höchstens { $limit } Zeichen).
error-bad-save-not-json = Das ist kein Spielstand, oder er ist abgeschnitten: Er lässt sich nicht als JSON lesen.
error-bad-save-foreign = Diese Datei ist kein Spielstand von Tutable.
error-bad-save-newer-format = Diese Partie wurde im Format „{ $format }“ gespeichert, das diese Version nicht kennt.
error-bad-save-field = Der Spielstand ist beschädigt: „{ $field }“ fehlt oder ist fehlerhaft.
error-bad-save-token = Der Spielstand ist beschädigt: Eintrag { $at } seines Protokolls, „{ $token }“, ergibt keinen Sinn.
error-bad-save-order = Der Spielstand ist beschädigt: Eintrag { $at } seines Protokolls kann an dieser Stelle nicht stehen.
error-bad-save-outcome = Der Spielstand ist beschädigt: Was Eintrag { $at } seines Protokolls angibt, kann der Zufall nicht ergeben.
error-bad-save-luck = Der Spielstand wurde verändert: Eintrag { $at } seines Protokolls ist nicht das, was der Startwert ergibt.
error-bad-save-illegal = Der Spielstand ist beschädigt: Eintrag { $at } seines Protokolls verstößt gegen die Regeln. { $detail }
error-other-rules-journal = Diese Partie wurde mit Regelversion { $found } gespielt. Mit Regelversion { $ours } dieser Ausgabe lassen sich nur { $at } ihrer { $length } Einträge nachvollziehen: So weit kann man sie ansehen, aber nicht fortsetzen.
error-other-rules-table = Diese Partie wurde mit Regelversion { $found } gespielt. Mit Regelversion { $ours } dieser Ausgabe führen ihre { $length } Einträge zu einem anderen Tisch: Man kann sie ansehen, aber nicht fortsetzen.
error-bad-save-components = Diese Partie wurde mit anderem Spielmaterial gespielt ({ $found }); hier gilt { $ours }.
error-bad-save-commitment = Der Startwert in diesem Spielstand passt nicht zu der Prüfsumme, die vorab für ihn hinterlegt wurde.
error-bad-save-no-seed = Dieser Spielstand enthält den Startwert nicht.
error-bad-save-truncated = Die gespeicherte Stellung ist abgeschnitten.
error-bad-save-shape = Die gespeicherte Stellung gehört nicht zu diesem Spiel mit dieser Anzahl von Plätzen.
error-bad-save-unreadable = { $path } lässt sich nicht lesen: { $detail }.
error-bad-save-unwritable = { $path } lässt sich nicht schreiben: { $detail }.
error-bad-save-not-text = { $path } ist keine Textdatei, also auch kein Spielstand.
error-hash-mismatch = Die Züge in diesem Spielstand führen zu einer anderen Stellung, als er angibt (Prüfsumme { $found } statt { $expected }): Er wurde verändert oder stammt aus einer Partie mit anderen Regeln.

components-too-large = { $place }: Die Datei ist zu groß (höchstens { $limit } Bytes).
components-long-key = { $place }: In Zeile { $line } steht ein Schlüssel aus mehr als { $limit } Teilen.
components-unreadable = { $place }: lässt sich nicht lesen ({ $detail }).
components-not-text = { $place }: keine Textdatei in UTF-8.
components-not-toml = { $place }: kein gültiges TOML: { $detail }.
components-unknown-place = { $place }: Einen solchen Wert gibt es nicht; schreib tabelle.eintrag.feld.
components-unknown-sheet = { $place }: Eine solche Tabelle gibt es in diesem Spiel nicht.
components-missing-sheet = { $place }: Diese Tabelle fehlt.
components-not-a-list = { $place }: Schreibe die Einträge als [[{ $place }]].
components-missing-id = { $place }: hat keine id.
components-unknown-entry = { $place }: unbekannter Eintrag; bekannt sind { $known }.
components-duplicate-entry = { $place }: kommt doppelt vor.
components-missing-entry = { $place }: fehlt.
components-unknown-field = { $place }: unbekanntes Feld.
components-missing-field = { $place }: fehlt.
components-not-a-number = { $place }: „{ $value }“ ist keine ganze Zahl.
components-out-of-range = { $place }: { $value } liegt nicht zwischen { $low } und { $high }.
components-bad-provenance = { $place }: Gib die Herkunft (provenance) für genau diese Felder an: { $fields }.
components-unknown-provenance = { $place }: Als Herkunft (provenance) gilt nur eines von { $known }.
components-bad-head = { $place }: Der Kopf der Datei ist eine Tabelle [edition].
components-not-words = { $place }: „{ $value }“ ist kein Text.
components-bad-name = { $place }: „{ $value }“ ist kein Name; nimm bis zu 40 Kleinbuchstaben, Ziffern und Bindestriche.
components-bad-version = { $place }: „{ $value }“ ist keine Version; nimm bis zu 20 Buchstaben, Ziffern, Punkte und Bindestriche.
components-other-game = { $place }: Diese Ausgabe sagt, sie sei für „{ $value }“, nicht für { $game }.
components-too-long = { $place }: zu lang (höchstens { $limit } Zeichen).
components-not-printable = { $place }: enthält Zeichen, die sich nicht anzeigen lassen.
components-hidden-signs = { $place }: enthält unsichtbare Zeichen oder gestapelte Akzente.
components-bad-parent = { $place }: „{ $value }“ benennt keine Vorlage; schreib name oder name@hash.
components-unknown-parent = { $place }: Eine Ausgabe „{ $value }“ gibt es hier nicht; veröffentlicht sind { $known }.
components-parent-changed = { $place }: „{ $value }“ hat sich seither geändert; der Hash ist jetzt { $found }.
components-parent-cycle = { $place }: „{ $value }“ wäre der eigene Vorfahr.
components-too-deep = { $place }: mehr als { $limit } Generationen von Vorlagen.
components-bad-text = { $place }: „{ $value }“ lässt sich nicht lesen; ein Beispiel: „{ $example }“.
components-row-twice = { $place }: Zeile { $row } hat zwei Aktionen.
components-row-missing = { $place }: Zeile { $row } hat keine Aktion.
components-number-of = { $place }: { $count } für { $players } Personen; nötig sind { $needed }.
components-layout-overlap = { $place }: Auf Feld { $at } liegt zweierlei.
components-layout-apart = { $place }: Feld { $at } hängt nicht mit den anderen zusammen.
components-layout-start = { $place }: { $at } ist keine Lichtung dieses Plans.
components-layout-shared = { $place }: Zwei Siedlungen beginnen auf { $at }.
components-layout-starts = { $place }: Siedlung { $settlement } hat { $count } Startlichtungen; nötig sind zwei.
components-leads-nowhere = { $place }: „{ $value }“ gibt es auf dieser Seite des Spielplans nicht; es gibt { $known }.
components-leads-back = { $place }: führt dorthin zurück, wo es beginnt.
components-one-way = { $place }: nennt { $value }, aber nicht umgekehrt; schreib es an beiden Enden hin.
components-cut-off = { $place }: ist von den anderen aus nicht zu erreichen ({ $field }).
components-not-two-islands = { $place }: Ein Ankerplatz liegt zwischen genau zwei Inseln, nicht zwischen { $count }.
components-no-ground = { $place }: Neben dieser Insel liegt kein Ankerplatz.
components-single-grounds = { $place }: { $count } Inseln haben nur einen Ankerplatz; höchstens drei dürfen das.
components-too-few-nomads = { $place }: { $count } Nomaden bei { $players } Spielern; Inseln und Ausbreitungsfelder brauchen { $needed }.
components-twice = { $place }: nennt dasselbe zweimal.
components-set-goods = { $place }: { $count } Plättchen dieses Satzes ernten { $good }; ein Satz von acht braucht zwei, der kleine mindestens eines.
components-does-not-fit = { $place }: passt nicht zu „{ $other }“.

position-unsupported = { $place }: Dieses Spiel kann nicht mit einer beschriebenen Stellung beginnen.
position-not-toml = { $place }: kein gültiges TOML: { $detail }.
position-too-large = { $place }: Die Beschreibung ist zu groß (höchstens { $limit } Zeichen).
position-long-key = { $place }: In Zeile { $line } steht ein Schlüssel aus mehr als { $limit } Teilen.
position-players = { $place }: Beschrieben ist ein Tisch für { $value }, gespielt wird aber zu { $players }.
position-seats = { $place }: Beschrieben sind { $count } Plätze, gespielt wird aber zu { $players }.
position-not-a-number = { $place }: „{ $value }“ ist keine ganze Zahl.
position-not-a-text = { $place }: „{ $value }“ muss in Anführungszeichen stehen.
position-not-a-list-of-texts = { $place }: „{ $value }“ muss eine Liste von Texten in Anführungszeichen sein.
position-not-tables = { $place }: Jeder Eintrag steht unter einer eigenen Zeile [[{ $place }]].
position-out-of-range = { $place }: { $value } liegt nicht zwischen { $low } und { $high }.
position-unknown-key = { $place }: unbekannter Schlüssel; bekannt sind { $known }.
position-unknown-card = { $place }: Bei „{ $card }“ beginnt keine Karte; die Buchstaben sind { $known }.
position-mark = { $place }: „{ $card }“ trägt ein Zeichen, das hier nichts bedeutet.
position-between-turns = { $place }: Beschreiben lässt sich nur der Beginn eines Zuges.
position-unknown-name = { $place }: „{ $value }“ ist hier nicht bekannt; bekannt sind { $known }.
position-used-twice = { $place }: „{ $name }“ liegt schon anderswo. [{ $rule }]
position-named-twice = { $place }: „{ $name }“ ist zweimal genannt. [{ $rule }]
position-too-many = { $place }: { $count }, die Grenze ist { $limit }. [{ $rule }]
position-no-dice = { $place }: Wer am Zug ist, braucht einen freien Würfel. [{ $rule }]
position-goal-value = { $place }: Eine { $value } passt nicht zum Ziel „{ $goal }“; dort liegt { $known }. [{ $rule }]
position-module-off = { $place }: „{ $name }“ gehört zu einem Modul, ohne das an diesem Tisch gespielt wird. [{ $rule }]
position-no-die-here = { $place }: Hier kann kein Würfel liegen. [{ $rule }]
position-count = { $place }: insgesamt { $count } × { $thing }, im Spiel sind aber { $limit }. [{ $rule }]
position-limit = { $place }: { $count } Karten, hier liegen aber höchstens { $limit }. [{ $rule }]
position-load = { $place }: Karte { $n }, „{ $card }“, passt nicht auf diese Ladung ({ $reason }). [{ $rule }]
position-whence = { $place }: Es fehlt, woher „{ $card }“ gestohlen ist: { $card }* von einem Tier, { $card }<2 aus der Hand von Platz 2. [{ $rule }]
position-own-victim = { $place }: „{ $card }“ wäre aus der eigenen Hand gestohlen. [{ $rule }]
position-stage-1 = { $place }: In der ersten Etappe ist noch nichts gewertet. [{ $rule }]
position-twice = { $place }: „{ $card }“ lässt sich nur einmal gewinnen. [{ $rule }]
position-pile-left = { $place }: Die letzte Runde beginnt erst, wenn der Nachziehstapel leer ist; darin liegen noch { $count } Karten. [{ $rule }]
position-last-round = { $place }: Der Nachziehstapel ist leer, also bleiben in dieser Etappe noch 1 bis { $players } Züge. [{ $rule }]
position-threes = { $place }: Der Nachziehstapel der ersten Etappe hat { $start } Karten oder ein Vielfaches von drei weniger, nie { $count }; mit discards = "..." geht es auf. [{ $rule }]
position-draws = { $place }: Für Hände und versteckte Karten muss mindestens { $needed }-mal gezogen worden sein; bei so wenigen offenen Karten war es aber nur { $made }-mal möglich. Mit discards = "..." geht es auf. [{ $rule }]
position-drawn-by-all = { $place }: Gib für alle Plätze an, was gezogen wurde, oder für keinen. [{ $rule }]
position-drawn-threes = { $place }: { $count } Karten lassen sich nicht in Dreierschritten ziehen; nur das allerletzte Ziehen darf kleiner sein. [{ $rule }]
position-drawn-hand = { $place }: Was dieser Platz auf der Hand hat, versteckt hat oder gestohlen bekam, muss er gezogen haben, höchstens zwei Karten je Ziehen. [{ $rule }]
position-drawn-open = { $place }: Die gezogenen Karten passen nicht zu denen auf dem Tisch. [{ $rule }]
position-story = { $place }: Die Geschichte der Hände ist nicht zu lesen oder führt nicht zu diesen Händen. [{ $rule }]
position-unknown-nomad = { $place }: „{ $value }“ ist kein Nomade dieses Tisches.
position-rest-twice = { $place }: Nur einer kann alle übrigen Nomaden haben. [{ $rule }]
position-migration-open = { $place }: Ein Ausbreitungsfeld ist leer, obwohl noch { $count } Nomaden im Stapel sind. [{ $rule }]
position-reserves-twice = { $place }: hat { $count } Nomaden reserviert. [{ $rule }]
position-tile-twice = { $place }: Ein Inselplättchen liegt an zwei Stellen.
position-cards = { $place }: { $count } Karten { $thing }; es gibt { $needed }. [{ $rule }]
position-hand = { $place }: { $count } Charakterkarten auf der Hand; neben der gespielten bleiben vier. [{ $rule }]
position-passed = { $place }: hat schon gepasst. [{ $rule }]
position-monuments = { $place }: { $count } Monumente fehlen auf dem Kulturplan, aber { $needed } sind im Einsatz. [{ $rule }]
position-locked = { $place }: Auf diesem Nomadenfeld steht ein Monument. [{ $rule }]
position-not-the-leader = { $place }: braucht den Charakter { $leader }. [{ $rule }]
