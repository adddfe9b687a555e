### Was der Server sagt, zu Browsern und im Terminal.

guest-name = Gast { $n }
serve-ready = Tutable ist unter { $address } zu erreichen (Strg+C beendet es)
serve-nearby = Andere im selben Netz finden es unter { $address }

origin-continued = Dieser Tisch setzt eine frühere Partie fort. Der Zufall ist von da an neu, aber wer den Tisch angelegt hat, kennt vielleicht, was verdeckt lag.
origin-guided = Das ist eine geführte Partie: Die Karten fallen immer gleich, ihr Ergebnis zählt also nirgends.
origin-described = Dieser Tisch beginnt mit einer beschriebenen Stellung. Wer den Tisch angelegt hat, kennt vielleicht, was verdeckt liegt.

error-internal = Auf dem Server ist etwas schiefgegangen. Nichts Bestätigtes ist verloren; bitte noch einmal versuchen.
error-bad-settings = Diese Einstellung ist nicht brauchbar: { $detail }
error-needs-postgres = { $workers } Serverprozesse brauchen PostgreSQL: eine SQLite-Datei lässt sich nicht teilen. Gib eine Datenbank an oder nur einen Prozess.
error-needs-origins = In E-Mails stehen Links, und ohne `origins` könnte, wer eine anfordert, bestimmen, wohin sie führen. Gib origins an: die Adressen, unter denen man spielt.
error-in-use = { $what } ist von einem anderen Programm belegt, vielleicht von einem anderen Tutable-Server.
error-not-our-address = { $host } ist keine Adresse dieses Rechners. Nimm 127.0.0.1 für diesen Rechner allein oder 0.0.0.0 für alle, die ihn erreichen.
error-not-permitted = Du darfst Port { $port } nicht benutzen: Ports unter 1024 sind auf den meisten Systemen der Verwaltung vorbehalten.
error-database-newer = Diese Datenbank gehört zu einem neueren Tutable: Sie hat die Form { $version }, dieses hier kennt { $known }. Nimm das neuere Programm oder eine Sicherung von vorher.
error-database-damaged = Die Datenbank ist beschädigt: Nicht alles darin ist lesbar. Halte alle Server an, behalte eine Kopie und spiele eine Sicherung ein.
error-bad-database-missing = Unter { $where } gibt es noch keine Datenbank; „tutable serve“ legt eine an.
error-bad-database-older = Die Datenbank hat eine ältere Form als diese Version von Tutable. Starte den Server einmal: Er bringt sie auf den neuesten Stand.
error-bad-backup-foreign = { $path } ist keine Sicherung von Tutable.
error-bad-backup-damaged = { $path } ist beschädigt oder unvollständig. Nichts wurde wiederhergestellt.
error-bad-backup-newer = { $path } wurde mit einer neueren Version von Tutable gemacht. Installiere diese oder eine spätere.
error-bad-backup-not-empty = In dieser Datenbank ist schon etwas. Eine Sicherung wird nur in eine leere zurückgespielt.
error-bad-backup-unreadable = { $path } lässt sich nicht lesen: { $detail }.
error-bad-backup-unwritable = { $path } lässt sich nicht schreiben: { $detail }.
error-bad-request = Der Server hat diese Anfrage nicht verstanden. ({ $detail })
error-too-large = Das ist zu groß (Grenze: { $limit } Bytes).
error-too-slow = Das zu lesen dauert zu lange, deshalb wurde es abgebrochen.
error-unreadable = Das ließ sich nicht lesen; es hat sich nichts geändert.
error-too-many = Das war zu viel auf einmal. Bitte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } warten.
error-no-session = Die Anmeldung gilt nicht mehr. Wer die Seite neu lädt, kommt als neuer Gast herein.
error-bad-csrf = Diese Seite ist veraltet. Bitte neu laden und noch einmal versuchen.
error-foreign-origin = Diese Anfrage kommt von einer fremden Seite oder einer anderen Adresse als der dieses Servers.
error-no-guide = Von { $game } gibt es noch keine geführte Partie.
error-not-allowed = Das ist hier nicht erlaubt.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-hints-used-up = Die Bots haben so lange für dich nachgedacht, wie sie dürfen: den nächsten Tipp gibt es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
error-hint-failed = Gerade konnte sich niemand einen Tipp überlegen. Versuch es noch einmal.
error-not-found = Unter dieser Adresse gibt es nichts.
error-not-there = Unter diesem Namen oder dieser Nummer gibt es hier niemanden und nichts, oder nicht mehr.
error-no-such-method = Das geht mit dieser Adresse nicht.
error-unknown-table = Es gibt keinen Tisch „{ $table }“.
error-bad-invite = Diese Einladung führt zu keinem freien Platz mehr. Bitte um eine neue bitten.
error-seat-taken = Dieser Platz ist schon besetzt.
error-has-seen = Du hast diese Partie schon von anderer Stelle aus gesehen und kannst diesen Platz deshalb nicht haben: Er wartet auf die Person, die ihn verlassen hat, auf einen Bot oder auf jemand Neues.
error-no-open-seat = An diesem Tisch ist kein Platz frei.
error-not-away = Ein Bot darf den Platz erst übernehmen, wenn die Person { $seconds } Sekunden lang weg war.
error-not-running = Die Partie hat noch nicht begonnen oder lässt sich nicht mehr ändern.
error-frozen = Diese Partie wurde nach anderen Regeln gespielt als den heutigen: Sie lässt sich lesen, aber nicht fortsetzen.
frozen-rules = Diese Partie wurde nach anderen Regeln gespielt als den heutigen, die zu { $at } ihrer { $length } Schritte passen: So weit lässt sie sich lesen und ansehen, aber nicht fortsetzen.
error-closed = Dieser Tisch wurde geschlossen: Er lässt sich lesen, aber es lässt sich nichts mehr tun.
error-banned-good = Wer diesen Server betreibt, möchte dich hier nicht mehr sehen. { $why }
error-banned-until = Wer diesen Server betreibt, möchte dich bis { $until } hier nicht sehen. { $why }
error-kicked = Du wurdest von diesem Tisch weggeschickt.
error-read-only = Auf dem Server lässt sich gerade nur lesen: Du kannst alles ansehen, und die Partien gehen später weiter.
error-bad-link = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. „tutable admin link“ macht einen neuen.
error-games-left = { $count ->
    [one] Du hast ein Spiel als Gast
   *[other] Du hast { $count } Spiele als Gast
  }, und nur dieser Browser führt dorthin. Hol dir zuerst einen Wiederherstellungs-Link, oder lass das zurück und mach weiter.
error-bad-handle = Ein Anmeldename hat { $least } bis { $most } Zeichen und keine Leerzeichen.
error-handle-taken = Diesen Anmeldenamen hat schon jemand. Wähle einen anderen.
error-weak-password-length = Ein Passwort hat { $least } bis { $most } Zeichen.
error-weak-password-simple = Dieses Passwort ist zu leicht zu erraten: Nimm mehr verschiedene Zeichen, und nicht deinen Anmeldenamen.
error-bad-sign-in = Dieser Name und dieses Passwort gehören nicht zusammen.
error-address-taken = Diese Adresse gehört hier zu einem anderen Konto. Melde dich dort an, oder nimm eine andere Adresse.
error-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder er wurde entfernt.
error-not-rateable = Gewertet wird nur ein Tisch zwischen Menschen: ohne Bots, je Bildschirm eine Person, ohne Tipps, ohne Mitgebrachtes.
error-over-quota = Deine Tische brauchen schon allen Platz, der dir hier zusteht ({ $limit } Bytes). Laufende Partien gehen weiter; neue müssen warten.
error-disk-full = Auf dem Server ist zu wenig Speicherplatz für neue Tische. Laufende Partien gehen weiter.
error-bad-chat-empty = Diese Nachricht ist leer.
error-bad-chat-long = Diese Nachricht ist zu lang (Grenze: { $limit } Zeichen).
error-chat-closed-off = An diesem Tisch kann niemand chatten.
error-chat-closed-seated = Hier können nur diejenigen chatten, die am Tisch sitzen.
error-slow-mode = Eine Zeile nach der anderen: Du kannst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } wieder schreiben.
error-watching-closed = An diesem Tisch kann niemand zusehen: Nur wer dort spielt, sieht ihn.
error-hello-first = Eine Verbindung beginnt mit „hello“.
error-database-away = Der Server erreicht seine Datenbank gerade nicht. Nichts Bestätigtes ist verloren; bitte noch einmal versuchen.
error-full = Auf dem Server ist gerade kein Platz für mehr.

health-database-away = Die Datenbank antwortet nicht.
health-database-newer = Ein neueres Tutable hat die Datenbank verändert: Sie hat die Form { $version }, dieses hier kennt { $known }.
health-database-damaged = Die Datenbank ist beschädigt.
health-not-writable = Die Datenbank kann nicht geschrieben werden: Ihr Laufwerk ist voll oder nur lesbar.
health-table-missing = Der Datenbank fehlt die Tabelle „{ $table }“.
health-disk-full = Auf dem Laufwerk sind nur noch { $free } MB frei: Es können keine neuen Tische entstehen.
health-read-only = Der Server ist auf Wunsch der Verwaltung nur lesbar: Man darf zusehen, aber nichts ändern.
health-journal-stuck = Züge warten seit { $seconds } Sekunden auf das Laufwerk.
