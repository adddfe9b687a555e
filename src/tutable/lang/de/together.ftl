### Zusammenkommen: Warteraum, noch einmal, Eingangshalle.

error-not-waiting = Die Partie hat begonnen: Plätze werden nicht mehr vergeben.
error-still-playing = Du sitzt an diesem Tisch: Spiel zu Ende oder gib deinen Platz auf, bevor du ihn weglegst.

## Der Warteraum

ui-ready = Bereit
ui-ready-wish = Ich bin bereit: wir können so anfangen
ui-ready-all = Alle, die da sind, sind bereit.
ui-seat-kept = freigehalten für { $name }
ui-send-away = Wegschicken
ui-start-now = { $count ->
    [one] Mit { $count } Platz anfangen
   *[other] Mit { $count } Plätzen anfangen
  }
ui-start-too-few = { $count ->
    [one] { $game } braucht mindestens { $count } Person.
   *[other] { $game } braucht mindestens { $count } Personen.
  }
ui-fill-level = Wie sie spielen
ui-scan = Scannen führt an diesen Tisch
ui-scan-local = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0, damit andere ihn erreichen.
ui-code = Code zum Scannen zeigen

## Noch einmal

ui-rematch = Noch einmal spielen
ui-rematch-text = Dieselben Leute, dieselben Optionen.
ui-rematch-wanted = Jemand möchte noch einmal spielen.
ui-rematch-sit = Hinsetzen

## Die Eingangshalle

ui-lobby-opened = eröffnet { $when }
ui-lobby-ended = beendet { $when }
ui-lobby-wanted = Ein Platz ist für dich freigehalten
ui-lobby-archive = Ins Archiv
ui-lobby-unarchive = Aus dem Archiv
ui-lobby-hide = Ausblenden
ui-lobby-archived = Archiv ({ $count })
ui-lobby-running = Partien zum Zuschauen
ui-lobby-game = Spiel
ui-lobby-any = egal
ui-lobby-level = Wer spielt
ui-lobby-people = nur Menschen
ui-lobby-clock = Uhr
ui-lobby-clock-none = keine
ui-lobby-clock-live = jetzt gleich
ui-lobby-clock-days = über Tage
ui-lobby-friends = mit Leuten, die ich kenne
ui-lobby-none-such = So einen Tisch gibt es gerade nicht.
ui-lobby-open-one = Einen eröffnen

## Ein Bildschirm für alle

error-bad-screen = Dieser Link führt nicht zum gemeinsamen Bildschirm dieses Tisches. Lass dir einen neuen geben.
ui-scan-seat = Scannen und hinsetzen
ui-screen-share = Tischmodus: ein Bildschirm für alle
ui-screen-text = Fernseher oder Tablet zeigt allen den Tisch, jedes Telefon das, was der eigenen Person gehört. Öffne diesen Link dort. Wer ihn hat, kann zuschauen.
ui-screen-link = Link für den gemeinsamen Bildschirm
ui-screen-open = Hier öffnen
ui-screen-waiting = Scanne einen Platz, um dich hinzusetzen
ui-hand-whole = Den ganzen Tisch zeigen
ui-hand-only = Nur was mir gehört

## Vorausplanen

ui-plan = Vorausplanen
ui-plan-text = Während andere ziehen, kannst du sagen, was du tun wirst. Nur du siehst es; was nicht mehr passt, wird verworfen.
ui-plan-later = Sobald du einmal etwas gefragt worden bist, kannst du für das nächste Mal planen.
ui-plan-if = Wenn ich gefragt werde
ui-plan-then = dann
ui-plan-add = In meinen Plan
ui-plan-end = Meinen Zug beenden
ui-plan-remove = Aus meinem Plan nehmen
ui-plan-failed = Dein Plan wurde verworfen, denn das passte nicht mehr: { $what }
ui-plan-pass = Für mich passen, wenn ich nichts anderes tun kann und alle das sehen

## Zwei Tische, dasselbe Blatt

error-other-table = Du sitzt schon an einem anderen Tisch mit demselben Blatt oder hast dort zugesehen.
error-series-open = An einem anderen Tisch mit demselben Blatt wird noch gespielt. Dieser lässt sich ansehen, wenn alle fertig sind.
error-unknown-series = Solche Tische gibt es nicht.
ui-series = Zwei Tische, dasselbe Blatt
ui-series-new = Zwei Tische mit demselben Blatt eröffnen
ui-series-text = An beiden Tischen das gleiche Glück und ein gemeinsames Ergebnis. Niemand sitzt an beiden; Startwert, Wiedergabe und Zuschauen öffnen sich, wenn der letzte fertig ist.
ui-series-turned = Am zweiten Tisch rücken alle um einen Platz weiter.
ui-series-same = Wer am gleichen Platz sitzt, spielt dasselbe Blatt.
ui-series-table = Tisch { $n }
ui-series-there = Zum Tisch
ui-series-over = zu Ende
ui-series-result = Gemeinsames Ergebnis
ui-series-none = Ein Tisch wurde vor seinem Ende geschlossen, darum gibt es kein gemeinsames Ergebnis.
ui-series-total = Zusammen
ui-series-link = Link für alle, die mitspielen

## Ein kleines Turnier

error-too-few = Eine Runde braucht mindestens { $count } Leute.
error-round-runs = Die Tische dieser Runde sind noch nicht fertig.
error-unknown-tournament = Dieses Turnier gibt es nicht.
error-tournament-over = Dieses Turnier ist zu Ende.
ui-event = Turnier
ui-event-new = Ein kleines Turnier
ui-event-new-text = Du lädst Leute mit einem Link ein; jede Runde werden sie neu gesetzt, damit alle möglichst viele andere treffen und überall einmal sitzen. Wo jemand fehlt, spielt ein Bot.
ui-event-title = Wie es heißt
ui-event-title-default = Unser Turnier
ui-event-at-table = Leute an einem Tisch
ui-event-rounds = Runden
ui-event-bot = Bots, wo jemand fehlt
ui-event-take-part = Ich spiele selbst mit
ui-event-open = Turnier eröffnen
ui-event-link = Link für alle, die eingeladen sind
ui-event-by = Betreut von { $host }
ui-event-round = Runde { $round } von { $rounds }
ui-event-waiting = Es kommen noch Leute.
ui-event-over = Das Turnier ist zu Ende.
ui-event-join = Mitspielen
ui-event-leave = Nicht mehr mitspielen
ui-event-start = Mit { $count } Leuten anfangen
ui-event-next = Zur nächsten Runde
ui-event-too-few = Die nächste Runde fängt von selbst an, sobald { $count } Leute mitspielen.
ui-event-end = Turnier beenden
ui-event-standings = Tabelle
ui-event-points = Punkte
ui-event-wins = Siege
ui-event-games = Partien
ui-event-missing = fehlt
ui-event-nobody = Noch ist niemand da. Gib den Link weiter.
ui-event-scored = An jedem Tisch: ein Punkt für jeden, der geschlagen ist, ein halber bei Gleichstand. Wer nicht zu Ende spielt, ist dort Letzter.
