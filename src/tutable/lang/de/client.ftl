### Was der Browser sagt (Deutsch). Die Sätze der Regeln, Züge und Ereignisse kommen von den Spielen.

## Der Rahmen

ui-title = Tutable
ui-title-turn = Du bist dran · Tutable
ui-brand-label = Tutable, zur Startseite
ui-skip = Zum Inhalt
ui-nav = Hauptmenü
ui-rules = Regeln
ui-about = Über
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
ui-game-tuareg = Belade deine Kamele und behalte die Nachbarn im Auge: ein Kartenspiel um Karawanen und Mehrheiten.
ui-game-tungaru = Segle zwischen den Inseln, siedle mit Würfeln und gewinne die Nomaden mit dem, was die Lagune hergibt.
ui-game-tundra = Lass Würfel auf deinen Tafeln arbeiten, schick Arbeiter auf die Lichtungen und bau Türme im Norden.
ui-players-range = { $least }–{ $most } Personen
ui-opponents = Bots als Gegner
ui-my-tables = Meine Tische
ui-my-tables-none = Noch läuft nichts. Hier warten deine Tische auf dich, auch morgen noch.
ui-open-tables = Offene Tische
ui-open-tables-none = Gerade sucht niemand Mitspieler.
ui-new-table = Neuer Tisch
ui-your-name = Der Name, den andere sehen
ui-save = Speichern
ui-saved = Gespeichert
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
ui-bot-greedy = überlegt
ui-bot-random = zufällig
ui-options = Spieloptionen
ui-option-first = Wer beginnt
ui-option-first-random = wird gelost
ui-option-first-1 = Platz 1
ui-option-first-2 = Platz 2
ui-option-first-3 = Platz 3
ui-option-first-4 = Platz 4
ui-option-first-5 = Platz 5
ui-option-discards_return = Abgelegtes kommt in Etappe 2 zurück
ui-option-discards_return-no = nein
ui-option-discards_return-yes = ja
ui-option-pass = Passen
ui-option-pass-last_round = in der letzten Runde
ui-option-pass-only_if_stuck = nur wenn nichts anderes geht
ui-option-overpay = Überzahlen
ui-option-overpay-irreducible = keine überflüssige Karte
ui-option-overpay-stop_when_paid = bis der Preis erreicht ist
ui-option-islands = Inseln
ui-option-islands-printed = wie auf dem Spielplan
ui-option-islands-set1 = Plättchen, Satz 1
ui-option-islands-set2 = Plättchen, Satz 2
ui-option-islands-set3 = Plättchen, Satz 3
ui-option-islands-set4 = Plättchen, Satz 4
ui-option-deluxe_nomads = Deluxe-Nomaden
ui-option-deluxe_nomads-no = ohne
ui-option-deluxe_nomads-yes = mit
ui-option-round_limit = Rundengrenze
ui-option-round_limit-yes = ja
ui-option-round_limit-no = nein
ui-option-layout = Anordnung der Lichtungen
ui-option-layout-standard = üblich
ui-option-layout-alternate = andere
ui-option-layout-alternate-2 = zweite andere
ui-option-layout-alternate-3 = dritte andere
ui-option-characters = Gestalten
ui-option-characters-by-seat = nach Plätzen
ui-option-characters-chosen = alle wählen selbst
ui-option-titles = Modul: Titel
ui-option-titles-no = ohne
ui-option-titles-yes = mit
ui-option-personal_goals = Modul: persönliche Ziele
ui-option-personal_goals-no = ohne
ui-option-personal_goals-yes = mit
ui-option-white_die = Der weiße Würfel
ui-option-white_die-buyable = kann gekauft werden
ui-option-white_die-free = ist umsonst
ui-own-components = Eigenes Spielmaterial (TOML-Datei)
ui-import = Eine gespeicherte Partie fortsetzen
ui-public = Diesen Tisch auf der Startseite zeigen
ui-open-table = Tisch eröffnen
ui-seat-open = freier Platz
ui-seat-invite = eingeladen
ui-waiting-title = Warten auf Mitspieler
ui-waiting-text = Die Partie beginnt, sobald alle Plätze besetzt sind. Du kannst diese Seite schließen und später wiederkommen.
ui-waiting-share = die Adresse dieses Tisches:
ui-closed-title = Dieser Tisch wurde geschlossen
ui-leave = Meinen Platz aufgeben
ui-take-seat = Hier Platz nehmen
ui-invite-link = Link für diesen Platz
ui-copy = Kopieren
ui-copied = Kopiert

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
ui-sending = Wird gesendet …
ui-awaits-end = Dein Zug ist vollständig. Beende ihn oder nimm etwas zurück.
ui-others-turn = { $player } ist am Zug.
ui-spectator = Du schaust zu: Du siehst, was alle sehen dürfen.
ui-link-lost = Die Verbindung ist weg. Neuer Versuch läuft; was du getan hast, geht nicht verloren.
ui-over = { $count ->
    [0] Die Partie ist zu Ende.
    [one] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
  }
ui-undo = { $steps ->
    [0] Zurück
   *[other] Zurück ({ $steps })
  }
ui-end = Zug beenden
ui-clear = Von vorn
ui-all-picks = Alles ({ $count })
ui-refused-n = Geht jetzt nicht ({ $count }): warum?
ui-sealed = Du hast gewählt. Die anderen wählen noch.
ui-sealed-change = Verdeckt, bis alle gewählt haben. Du kannst es noch ändern.
ui-draft = Du hast gewählt. Sieh noch einmal hin, dann gib den Bildschirm weiter.
ui-draft-change = Du kannst noch etwas anderes wählen.
ui-hand-on = Weitergeben
ui-chosen = Gewählt: { $things }.
ui-missing = Zeig jetzt auf { $things }.
ui-missing-any = Zeig jetzt auf etwas Leuchtendes oder nimm eine von { $count } Möglichkeiten aus der Liste.
ui-missing-keys = Esc: von vorn.
ui-ask = Was ist das? Drück hier, dann auf ein Ding
ui-asking = Drück auf ein Ding, um zu erfahren, was es ist. Noch einmal „?“, um weiterzuspielen.
ui-zoom = Größe der Zeichnung
ui-zoom-in = näher
ui-zoom-out = weiter weg
ui-zoom-fit = ganze Zeichnung
ui-fold-live = hier ist etwas möglich
ui-auto-end = Meine Züge von selbst beenden
ui-horizon = Zurücknehmen geht nicht: { $barrier ->
    [start] Die Partie hat gerade erst begonnen
    [turn] Der letzte Zug ist beendet
    [chance] Der Zufall hat etwas aufgedeckt
    [secret] Etwas Geheimes wurde gesehen
   *[sealed] Die Wahl aller ist aufgedeckt
  }.
ui-final-chance = nicht zurückzunehmen: der Zufall entscheidet
ui-final-secret = nicht zurückzunehmen: es zeigt ein Geheimnis
ui-thing-final = nicht zurückzunehmen
ui-thing-kept = deine Wahl, verdeckt
ui-thing-refused = geht nicht; drücken, um zu erfahren, warum
ui-thing-just = gerade verändert
ui-thing-recent = verändert seit deinem letzten Zug
ui-group-on = Weiter
ui-why = warum?
ui-rule = Regel { $rule }
ui-all-rules = Alle Regeln
ui-digest = { $count ->
    [one] Seit deinem letzten Zug
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
ui-commitment = Prüfsumme des Mischens, zu Beginn veröffentlicht
ui-seed = Startwert des Mischens, zum Nachprüfen
ui-mute = { $count ->
    [0] Jemanden stummschalten
   *[other] Jemanden stummschalten ({ $count } stumm)
  }
ui-chat-label = Etwas sagen
ui-send = Senden
ui-cover-title = Gib den Bildschirm an { $name }
ui-cover-text = Die Karten bleiben verdeckt, bis du so weit bist.
ui-cover-lift = Ich bin { $name }: meine Karten zeigen

## Tasten

ui-keys = Tasten
ui-key-help = diese Liste
ui-key-board = zum Spielplan
ui-key-next = zum nächsten Ding, mit dem etwas geht
ui-key-picks = zur Liste der Möglichkeiten
ui-key-number = diese Möglichkeit der Liste nehmen
ui-key-arrows = über den Spielplan gehen
ui-key-enter = auf ein Ding zeigen; auf ein blasses: warum nicht?
ui-key-ask = Was ist das?
ui-key-zoom = näher, weiter weg, ganze Zeichnung
ui-key-escape = neu wählen
ui-key-undo = zurücknehmen
ui-key-end = den Zug beenden
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
ui-about-signs-tundra = F Brennholz, S Stein, P Torf, A eins davon nach Wahl, B Beere, M Bewegung, V Punkt, W Arbeiter.
ui-about-rulings = Offene Fragen
ui-about-rulings-text = Wo die Anleitung eine Frage offenlässt, haben wir entschieden; so sicher sind wir uns, was gemeint war.
ui-origin-printed = aus der Anleitung
ui-origin-deduced = erschlossen
ui-origin-reconstructed = rekonstruiert
ui-part-good = Waren
ui-part-price = Preis
ui-part-stock = Sonderkarten im Vorrat
ui-part-special = jede Sonderkarte
ui-part-2-players = zu zweit
ui-part-3-players = zu dritt
ui-part-4-players = zu viert
ui-part-5-players = zu fünft
ui-part-count = Karten
ui-part-dinars = Dinar
ui-part-points = Punkte
ui-part-donkey = Esel
ui-part-cave = Höhlen
ui-part-thief = Diebe
ui-part-map = Landkarten
ui-part-tungaru-side = Seiten des Spielplans
ui-part-tungaru-small = für 2 und 3 Personen
ui-part-tungaru-large = für 4 und 5 Personen
ui-part-tungaru-small-island = Inseln, 2 und 3 Personen
ui-part-tungaru-large-island = Inseln, 4 und 5 Personen
ui-part-tungaru-small-ground = Ankerplätze, 2 und 3 Personen
ui-part-tungaru-large-ground = Ankerplätze, 4 und 5 Personen
ui-part-tungaru-tile = Inselplättchen
ui-part-tungaru-leader = Anführer
ui-part-tungaru-reward = Kulturleiste
ui-part-tungaru-track-1 = erstes Monument
ui-part-tungaru-track-2 = zweites Monument
ui-part-tungaru-track-3 = drittes Monument
ui-part-tungaru-track-4 = viertes Monument
ui-part-tungaru-track-5 = fünftes Monument
ui-part-tungaru-nomad = Nomaden
ui-part-tungaru-good = Ware
ui-part-tungaru-settlers = Siedlerplätze
ui-part-tungaru-boats = Boote
ui-part-tungaru-monuments = Monumentplätze
ui-part-tungaru-dice = Würfelplätze
ui-part-tungaru-dice_for_two = Würfelplätze zu zweit
ui-part-tungaru-faces = Würfel
ui-part-tungaru-give = Handel: geben
ui-part-tungaru-get = Handel: nehmen
ui-part-tungaru-walkways = Stege nach
ui-part-tungaru-migration = Wanderfelder
ui-part-tungaru-islands = zwischen
ui-part-tungaru-borders = grenzt an
ui-part-tungaru-faces_1 = Würfel, Platz 1
ui-part-tungaru-faces_2 = Würfel, Platz 2
ui-part-tungaru-goods_1 = Waren, Platz 1
ui-part-tungaru-goods_2 = Waren, Platz 2
ui-part-tungaru-from_players_1 = ab Personen, Platz 1
ui-part-tungaru-from_players_2 = ab Personen, Platz 2
ui-part-tungaru-players = ab Personen
ui-part-tungaru-cost = Kosten
ui-part-tungaru-benefit = Vorteil
ui-part-tungaru-count = wie viele
ui-part-tungaru-worth = Wert
ui-part-tungaru-scoring = wertet
ui-part-tungaru-flower = Blume
ui-part-tundra-layout = Anordnungen der Lichtungen
ui-part-tundra-3-players-alternate = zu dritt, andere
ui-part-tundra-4-players-alternate = zu viert, andere
ui-part-tundra-3-players-alternate-2 = zu dritt, zweite andere
ui-part-tundra-3-players-alternate-3 = zu dritt, dritte andere
ui-part-tundra-4-players-alternate-2 = zu viert, zweite andere
ui-part-tundra-glades = Lichtungen
ui-part-tundra-settlements = Siedlungen
ui-part-tundra-starts = Startlichtungen
ui-part-tundra-tile = Lichtungen
ui-part-tundra-resource = Rohstoff
ui-part-tundra-bonus = Turmbonus
ui-part-tundra-starter = Startkarten
ui-part-tundra-enhancement = Marktkarten
ui-part-tundra-advisor = Berater
ui-part-tundra-effect = Wirkung
ui-part-tundra-board = Tafeln
ui-part-tundra-upgraded = Ausgebaute Tafeln
ui-part-tundra-rows = Zeilen (Würfel: Aktion)
ui-part-tundra-cost = Kosten des Ausbaus
ui-part-tundra-goal = Gemeinsame Ziele
ui-part-tundra-personal = Persönliche Ziele
ui-part-tundra-players = ab Personen
ui-part-tundra-die_1 = erster Würfel
ui-part-tundra-die_2 = zweiter Würfel
ui-part-tundra-need_1 = Stufe 1
ui-part-tundra-need_2 = Stufe 2
ui-part-tundra-need_3 = Stufe 3
ui-part-tundra-points_1 = Punkte 1
ui-part-tundra-points_2 = Punkte 2
ui-part-tundra-points_3 = Punkte 3
ui-part-tundra-start = Zu Beginn
ui-part-tundra-goods = Vorräte
ui-part-tundra-firewood = Brennholz
ui-part-tundra-stone = Stein
ui-part-tundra-peat = Torf
ui-part-tundra-berries = Beeren
ui-part-tundra-title = Titel
ui-part-tundra-advisors = Berater
ui-part-tundra-dice = Würfel
ui-part-tundra-early = Würfel, Runden 1–2
ui-part-tundra-late = Würfel, Runden 3–4
ui-part-tundra-reroll = neu werfen
ui-part-tundra-change = Würfel drehen
ui-part-tundra-buy = Würfel kaufen
ui-part-tundra-helpers = Arbeiter zu Beginn
ui-part-tundra-spots = Marktkarten je Tafel
ui-part-tundra-card = freie Karte je Runde
ui-part-tundra-gain = Gewinn je Runde
