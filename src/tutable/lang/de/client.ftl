### Was der Browser sagt (Deutsch). Die Sätze der Regeln, Züge und Ereignisse kommen von den Spielen.

## Der Rahmen

ui-title = Tutable
ui-title-turn = Du bist dran · Tutable
ui-brand-label = Tutable, zur Startseite
ui-skip = Zum Inhalt
ui-nav = Hauptmenü
ui-learn = Spielend lernen
ui-guide = Anleitung
ui-guide-step = Anleitung · { $number } von { $of }
ui-guide-goal = das Ziel
ui-guide-got-it = Verstanden
ui-guide-back = Zurück
ui-guide-on = Weiter
ui-guide-end = Anleitung beenden
ui-guide-begin = Los geht's
ui-guide-about = Das ist eine geführte Partie gegen einen ruhigen Bot. Die Karten fallen immer gleich, und alles wird erklärt, wenn es drankommt. Gewertet wird nichts, und du kannst die Anleitung jederzeit beenden.
ui-rules = Regeln
ui-about = Über
ui-me = Mein Konto
ui-settings = Einstellungen
ui-language = Sprache
ui-lang-en = English
ui-lang-de = Deutsch
ui-theme = Helligkeit
ui-theme-auto = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-less-motion = Weniger Bewegung
ui-shortcuts-on = Kürzel aus einem Buchstaben
ui-close = Schließen
ui-connecting = Verbindung wird aufgebaut …
ui-lost-title = Unter dieser Adresse gibt es nichts
ui-to-lobby = Zur Startseite
ui-to-table = Zum Tisch
ui-failure-title = Dieser Tisch lässt sich nicht öffnen
ui-error-offline = Der Server ist nicht erreichbar. Ist das Netz da?
ui-error-server = Der Server meldet Fehler { $status }. Versuch es bitte noch einmal.
ui-error-unknown = Das wurde abgelehnt ({ $code }).
ui-stale = Am Tisch ging es inzwischen weiter: Sieh bitte noch einmal hin.

## Die Startseite

ui-hero = Drei Spiele, ein Tisch
ui-hero-text = Karawanen in der Wüste, Boote zwischen den Atollen, Arbeiter im hohen Norden. Wähl ein Spiel und spiel sofort gegen Bots, ganz ohne Anmeldung.
ui-play-now-game = Jetzt { $game } spielen
ui-players-range = { $least }–{ $most } Personen
ui-opponents = Wie viele Bots
ui-my-tables = Meine Tische
ui-my-tables-none = Noch läuft nichts. Hier warten deine Tische auf dich, auch morgen noch.
ui-open-tables = Offene Tische
ui-open-tables-none = Gerade sucht niemand Mitspieler.
ui-new-table = Neuer Tisch
ui-your-name = Der Name, den andere sehen
ui-save = Speichern
ui-saved = Gespeichert
ui-forget-me = Mich vergessen
ui-sure = { $what }: wirklich?
ui-your-turn = Du bist dran
ui-status-waiting = wartet auf Mitspieler
ui-status-running = läuft
ui-status-frozen = seit einer Aktualisierung eingefroren
ui-status-closed = geschlossen
ui-status-over = beendet

## Ein neuer Tisch

ui-game = Spiel
ui-players = Plätze
ui-seat-n = Platz { $n }
ui-kind-me = ich
ui-kind-hotseat = jemand an diesem Bildschirm
ui-kind-open = offen für alle
ui-kind-invite = per Link eingeladen
ui-kind-bot = ein Bot
ui-name = Name
ui-bot-kind = Spielweise
ui-level = Wie gut sie spielen
ui-options = Spieloptionen
ui-more = Mehr
ui-own-components = Eigenes Spielmaterial (TOML-Datei)
ui-import = Eine gespeicherte Partie fortsetzen
ui-public = Diesen Tisch auf der Startseite zeigen; sonst findet ihn nur, wer den Link hat
ui-rated = Gewertet: Das Ergebnis ändert die Wertung aller am Tisch
ui-table-rated = Gewertet
ui-hints = Tipps sind erlaubt: In deinem Zug kannst du fragen, was jemand täte, der gut spielt
ui-hints-told = Tipps sind erlaubt: Alle können in ihrem Zug fragen, was jemand täte, der gut spielt, und alle sehen es
ui-open-table = Tisch eröffnen
ui-seat-open = freier Platz
ui-seat-invite = eingeladen
ui-waiting-title = Warten auf Mitspieler
ui-waiting-text = Die Partie beginnt, sobald alle Plätze besetzt sind. Du kannst diese Seite schließen und später wiederkommen.
ui-waiting-share = Die Adresse dieses Tisches
ui-fill-bots = Mit Bots auffüllen und beginnen
ui-invited = Du bist eingeladen. Setz dich oder schau nur zu.
ui-closed-title = Dieser Tisch wurde geschlossen
ui-ended-left = Alle sind gegangen, bevor die Partie begann.
ui-ended-expired = An diesem Tisch ist lange nichts mehr geschehen, deshalb wurde er geschlossen. Er lässt sich lesen, aber nicht fortsetzen.
ui-ended-host = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Er lässt sich lesen, aber nicht fortsetzen.
ui-leave = Meinen Platz aufgeben
ui-take-seat = Hier Platz nehmen
ui-return = An diesen Platz zurückkehren
ui-call-bot = Einen Bot hinsetzen
ui-seat-left = niemand: Der Platz wurde verlassen
ui-entrance = Jemand hat diese Partie verlassen, und ein Platz ist frei. Du kannst ihn haben, solange du noch nichts von der Partie gesehen hast: Wer zugesehen hat, kann nicht mehr mitspielen.
ui-only-watch = Nur zusehen
ui-invite-link = Link für diesen Platz
ui-copy = Kopieren
ui-copied = Kopiert
ui-copy-failed = Dieser Browser lässt das nicht zu: Die Adresse ist markiert, kopiere sie von Hand.

## Der Tisch

ui-table-title = Tisch von { $players }
ui-board = Der Tisch
ui-act = Was du tun kannst
ui-you = du
ui-bot = Bot
ui-to-move = am Zug
ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
ui-times = ×{ $count }
ui-yes = ja
ui-no = nein
ui-sending = Wird gesendet …
ui-awaits-end = Dein Zug ist vollständig. Beende ihn oder nimm etwas zurück.
ui-ending = Die Partie ist zu Ende: Sieh zu, wie es ausging.
ui-others-turn = { $count ->
    [one] { $player } ist am Zug.
   *[other] { $player } sind am Zug.
  }
ui-queue = { $before ->
    [one] Vorher denkt vielleicht noch ein Bot an einem anderen Tisch nach.
   *[other] Vorher denken vielleicht noch bis zu { $before } Bots an anderen Tischen nach.
  }
ui-spectator = Du schaust zu: Du siehst, was alle sehen dürfen.
ui-link-lost = Die Verbindung ist weg. Neuer Versuch läuft; was du getan hast, geht nicht verloren.
ui-link-stuck = Der Server antwortet nicht: Ist das Netz noch da? Nichts von dem, was du getan hast, geht verloren.
ui-over = { $count ->
    [0] Die Partie ist zu Ende.
    [one] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
  }
ui-undo = { $steps ->
    [0] Zurücknehmen
   *[other] Zurücknehmen ({ $steps })
  }
ui-end = Zug beenden
ui-clear = Von vorn
ui-all-picks = Alle Möglichkeiten ({ $count })
ui-refused-n = Geht jetzt nicht ({ $count }): warum?
ui-sealed = Du hast gewählt. Die anderen wählen noch.
ui-sealed-change = Verdeckt, bis alle gewählt haben. Du kannst es noch ändern.
ui-draft = Du hast gewählt. Sieh noch einmal hin, dann gib den Bildschirm weiter.
ui-draft-change = Du kannst noch etwas anderes wählen.
ui-hand-on = Weitergeben
ui-draft-own = Du hast gewählt. Sieh noch einmal hin, dann bestätige es.
ui-confirm = Bestätigen
ui-chosen = Gewählt: { $things }.
ui-missing = Zeig jetzt auf { $things }.
ui-missing-any = Zeig jetzt auf etwas Leuchtendes oder nimm eine von { $count } Möglichkeiten aus der Liste.
ui-ask = Was ist das? Drück hier, dann auf ein Ding
ui-asking = Drück auf ein Ding, um zu erfahren, was es ist. Noch einmal „?“, um weiterzuspielen.
ui-zoom = Größe der Zeichnung
ui-zoom-in = näher
ui-zoom-out = weiter weg
ui-zoom-fit = ganze Zeichnung
ui-fold-live = hier ist etwas möglich
ui-auto-end = Meine Züge von selbst beenden
ui-horizon = Nichts zurückzunehmen: { $barrier ->
    [start] eben begonnen
    [turn] Zug beendet
    [chance] der Zufall war dran
    [secret] Geheimes gesehen
   *[sealed] alles aufgedeckt
  }.
ui-final-chance = nicht zurückzunehmen: der Zufall entscheidet
ui-final-secret = nicht zurückzunehmen: es zeigt ein Geheimnis
ui-thing-final = nicht zurückzunehmen
ui-thing-kept = deine Wahl, verdeckt
ui-thing-advised = im Tipp genannt
ui-thing-still = Damit ist gerade nichts zu tun.
ui-brief-more = Rechte Taste, langes Drücken oder I: mehr
ui-thing-refused = geht nicht; drücken, um zu erfahren, warum
ui-thing-just = gerade verändert
ui-thing-recent = verändert seit deinem letzten Zug
ui-why = warum?
ui-rule = Regel { $rule }
ui-all-rules = Alle Regeln
ui-digest = { $from ->
    [0] Seit dem Beginn ({ $count })
   *[other] Seit deinem letzten Zug ({ $count })
  }
ui-side = Neben dem Spielplan
ui-tab-log = Verlauf
ui-tab-scores = Punkte
ui-tab-people = Plätze
ui-tab-chat = Chat
ui-log-empty = Noch ist nichts geschehen.
ui-here = da
ui-away = weg
ui-seat-bot = Einen Bot weiterspielen lassen
ui-bot-plays = Für { $name } spielt jetzt ein Bot.
ui-mover-away = { $count ->
    [one] { $player } ist am Zug, aber nicht da.
   *[other] { $player } sind am Zug, aber nicht da.
  }
ui-stood-in = { $count ->
    [one] Willkommen zurück. Inzwischen hat ein Bot für dich gespielt; jetzt bist du wieder dran.
   *[other] Willkommen zurück. Inzwischen haben Bots für dich gespielt; jetzt bist du wieder dran.
  }
ui-commitment = Prüfsumme des Mischens, zu Beginn veröffentlicht
ui-seed = Startwert des Mischens, zum Nachprüfen
ui-mute = { $count ->
    [0] Jemanden stummschalten
   *[other] Jemanden stummschalten ({ $count } stumm)
  }
ui-looks-on = sieht zu
ui-no-chat = An diesem Tisch kannst du nicht chatten.
ui-report = Melden
ui-report-title = { $name } melden
ui-report-text = Was sollte sich anschauen, wer diesen Server betreibt?
ui-report-send = Meldung abschicken
ui-report-sent = Danke. Wer den Server betreibt, weiß jetzt Bescheid; sonst niemand.
ui-chat-label = Etwas sagen
ui-send = Senden
ui-cover-title = Gib den Bildschirm an { $name }
ui-cover-text = Die Karten bleiben verdeckt, bis du so weit bist.
ui-cover-lift = Ich bin { $name }: meine Karten zeigen

## Tipps

ui-hint = Tipp
ui-hint-thinking = Mal überlegen …
ui-hint-nudge = Eines davon ist das Beste:
ui-hint-which = Welches?
ui-hint-pick = Das sieht am besten aus:
ui-hint-why = Warum?
ui-hint-reasons = Im Vergleich:
ui-hint-forced = Etwas anderes gibt es nicht:
ui-hint-by-rule = Eine Faustregel rät:
ui-hint-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } in Sicht, gewinnt { $share } %
ui-hint-told = Mit deinem Zug sehen alle, dass du dir einen Tipp geholt hast.

## Was die anderen tun, vorgespielt

ui-playback = Was die anderen tun
ui-speed = Tempo der anderen Züge
ui-speed-calm = ruhig
ui-speed-normal = normal
ui-speed-brisk = flott
ui-speed-instant = alles auf einmal
ui-play-skip = { $count ->
    [0] Überspringen
   *[other] Überspringen ({ $count })
  }
ui-show-again = Noch einmal zeigen
ui-sound = Geräusche
ui-since = { $from ->
    [0] Seit dem Beginn
   *[other] Seit deinem letzten Zug
  }
ui-concerns-you = Betrifft dich
ui-standing = Wie alle stehen
ui-standing-of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; wenn es jetzt endete: { $now }{ $open ->
    [yes] {" "}und was noch verborgen ist
   *[no] {""}
  }
ui-moment-first = Wer beginnt
ui-moment-roll = Die Würfel sind gefallen
ui-moment-reveal = Aufgedeckt
ui-moment-round = Eine neue Runde
ui-moment-round-end = Die Runde ist vorbei
ui-moment-round-last = Die letzte Runde
ui-moment-stage = Eine Etappe endet
ui-moment-stage-next = Eine neue Etappe
ui-moment-stage-game = Das Spiel endet
ui-moment-migration = Ausbreitung
ui-moment-scoring = Punkte
ui-moment-final = Die Schlusswertung
ui-moment-victory = Sieg!
ui-moment-skip = Weiter: irgendwohin tippen

## Tasten

ui-keys = Tasten
ui-key-help = diese Liste
ui-key-board = zum Spielplan
ui-key-next = zum nächsten Ding, mit dem etwas geht
ui-key-picks = zur Liste der Möglichkeiten
ui-key-number = diese Möglichkeit der Liste nehmen
ui-key-arrows = über den Spielplan gehen
ui-key-enter = auf ein Ding zeigen; auf ein blasses: warum nicht?
ui-key-asking = nach Dingen fragen oder weiterspielen
ui-key-ask = Was ist das?
ui-key-zoom = näher, weiter weg, ganze Zeichnung
ui-key-escape = neu wählen
ui-key-undo = zurücknehmen
ui-key-hint = ein Tipp: wo du hinsehen, dann was du wählen sollst, dann warum
ui-key-end = den Zug beenden, passen oder fertig sein; auch Enter, wenn das als Nächstes kommt
ui-keys-ask = Mit Maus oder Finger: Die rechte Taste oder langes Drücken auf ein Ding sagt, was es ist.

## Punkte

ui-score-title = Punkte
ui-score-total = Summe

## Nachspielen

ui-replay = Nachspielen
ui-first = zum Anfang
ui-back = einen Schritt zurück
ui-forth = einen Schritt weiter
ui-last = zum Ende
ui-run = Abspielen
ui-pause = Anhalten
ui-position = Stellung { $at } von { $length }
ui-perspective = Gesehen von
ui-spectator-view = Zuschauern
ui-everybody-view = alle zugleich
ui-fork = Von hier aus weiterspielen
ui-export = Exportieren

## Regeln und Über

ui-rules-title = Regeln von { $game }
ui-search = Suchen
ui-found = { $count ->
    [0] nichts gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
  }
ui-legend = Zeichen und Material
ui-figures = { $count ->
    [one] Ein Stück, gezeichnet und erklärt
   *[other] Alle { $count } Stücke, gezeichnet und erklärt
  }
ui-example = Beispiel
ui-example-picture = Die Stellung zum Beispiel „{ $title }“
ui-example-play = Von hier aus weiterspielen
ui-example-open = In den Regeln öffnen, um von dort weiterzuspielen
ui-you-name = Du
ui-hit = Treffer { $at } von { $of }
ui-hit-next = Nächster Treffer
ui-hit-before = Voriger Treffer
ui-chapters = Kapitel
ui-refusals = { $count ->
    [one] Was du hörst, wenn es nicht erlaubt ist
   *[other] Was du hörst, wenn es nicht erlaubt ist ({ $count })
  }
ui-confidence = zu { $percent } % sicher
ui-about-text = Tutable ist ein Zuhause für drei Karten- und Brettspiele, von Begeisterten gemacht und frei zum Selberbetreiben. Alle Zeichnungen sind unsere eigenen; die Regeln erzählen wir in eigenen Worten.
ui-about-fair = Jede Partie veröffentlicht zu Beginn die Prüfsumme ihres Mischens und am Ende den Startwert: So lässt sich das Glück nachprüfen. Bots sehen, was ihr Platz sehen darf, und sonst nichts.
ui-about-reconstructed = Nicht alle Zahlen auf den Originalkarten sind veröffentlicht. Bei jedem Wert steht, woher er kommt: aus der Anleitung, daraus erschlossen oder von uns rekonstruiert.
ui-about-parts = Woher die Werte kommen
ui-about-origins = { $printed } aus der Anleitung, { $deduced } erschlossen, { $reconstructed } rekonstruiert.
ui-about-rulings = Offene Fragen
ui-about-rulings-text = Wo die Anleitung eine Frage offenlässt, haben wir entschieden; so sicher sind wir uns, was gemeint war.
ui-origin-printed = aus der Anleitung
ui-origin-deduced = erschlossen
ui-origin-reconstructed = rekonstruiert

## Für den Betrieb

ui-read-only = Auf dem Server lässt sich gerade nur lesen: Du kannst alles ansehen, und die Partien gehen später weiter.
ui-host = Diesen Server betreuen
ui-host-sign-in-text = Mit diesem Link wirst du in diesem Browser zum Gastgeber, einmal.
ui-host-sign-in = Als Gastgeber anmelden
ui-host-sign-out = Als Gastgeber abmelden
ui-host-house = Das Haus
ui-host-today = Nachricht des Tages, für alle zu sehen
ui-host-read-only = Nur lesen: Alles lässt sich ansehen, nichts ändern
ui-host-reports = Meldungen
ui-host-reported = { $by } meldet { $about }.
ui-host-people = Wer da ist
ui-host-tables = Tische
ui-host-bans = Gesperrt
ui-host-deeds = Was getan wurde
ui-host-none = hier ist nichts
ui-host-kick = Wegschicken
ui-host-ban = Sperren
ui-host-unban = Wieder einlassen
ui-host-erase = Für immer löschen
ui-host-erase-text = Wer nicht hier ist, lässt sich mit der Kennung löschen, die in der Adresse der eigenen Seite steht.
ui-host-ratings = Alle Wertungen neu berechnen
ui-host-close = Tisch schließen
ui-host-watching = Andere dürfen zusehen
ui-host-chat = Chat
ui-host-chat-default = wie überall hier
ui-host-chat-all = für alle
ui-host-chat-seated = für alle, die hier sitzen
ui-host-chat-off = aus
ui-host-slow = Sekunden zwischen zwei Zeilen
ui-host-lines = Chat lesen
ui-host-remove = Diese Zeile entfernen
ui-host-removed = (entfernt)
ui-host-done = Erledigt
ui-host-address = Eine Adresse
ui-host-for-good = für immer
ui-host-until = bis { $at }
ui-host-person = Kennung der Person
ui-host-days = Tage (leer: für immer)
ui-host-why = Grund, den die Person liest
ui-host-whole-address = alle von derselben Adresse
ui-host-verb-close = geschlossen
ui-host-verb-kick = weggeschickt
ui-host-verb-ban = gesperrt
ui-host-verb-unban = wieder eingelassen
ui-host-verb-remove-line = Zeile entfernt
ui-host-verb-watching = Zusehen
ui-host-verb-chat = Chat
ui-host-verb-slow = langsamer Chat
ui-host-verb-today = Nachricht des Tages
ui-host-verb-read-only = nur lesen
ui-host-verb-erase = gelöscht
ui-host-verb-done = Meldung erledigt
ui-host-verb-ratings = Wertungen neu berechnet
