### Wer ich bin: die Seiten „Ich“, „Anmelden“ und „Leute“, und Post dazu.

account-title = Ich
account-sign-in = Anmelden
account-intro = Zum Spielen brauchst du nichts davon. Wenn du deinen Namen und deine Spiele behalten willst, auch ohne diesen Browser oder auf einem anderen Gerät, wähle mindestens einen Weg zurück.
account-kept = Du kannst dich auf anderen Geräten anmelden; deine Plätze kommen mit.
account-not-kept = Nur dieser Browser kennt dich.
account-profile = Meine Spiele und Ergebnisse

account-ways = Wege zurück
account-recovery = Wiederherstellungs-Link
account-recovery-about = Ein Link, der so gut ist wie ein Passwort. Bewahre ihn auf, wo ihn sonst niemand liest: Er wird nur einmal gezeigt.
account-recovery-since = Du hast einen seit { $at }. Ein neuer macht den alten wertlos.
account-recovery-make = Wiederherstellungs-Link erzeugen
account-recovery-again = Neuen Wiederherstellungs-Link erzeugen
account-recovery-here = Dein Wiederherstellungs-Link
account-recovery-qr = QR-Code des Wiederherstellungs-Links, für die Kamera eines anderen Geräts
account-recovery-local = Diese Adresse führt nur zu diesem Rechner. Öffne Tutable unter der Adresse, die andere benutzen, und erzeuge den Link dort.
account-remove = Entfernen
account-last-way = Das ist dein einziger Weg zurück: Ohne ihn kennt dich nur noch dieser Browser.
account-password = Passwort
account-password-about = Zu einem Namen deiner Wahl; ihn sieht niemand außer dir.
account-password-as = Du meldest dich als { $handle } an.
account-handle = Anmeldename
account-new-password = Neues Passwort (mindestens 10 Zeichen)
account-save-password = Name und Passwort speichern
account-saved = Gespeichert
account-passkeys = Passkeys
account-passkeys-about = Dein Gerät bürgt für dich, mit Fingerabdruck, Gesicht oder PIN.
account-passkeys-insecure = Passkeys brauchen eine https-Adresse mit Namen. Hier tun ein Wiederherstellungs-Link oder ein Passwort dasselbe.
account-passkey-add = Passkey hinzufügen
account-passkey-failed = Es wurde kein Passkey erzeugt oder gezeigt.
account-passkey-line = { $label }, seit { $at }
account-passkey-used = zuletzt benutzt { $at }
account-email = E-Mail
account-email-about = Auch eine bestätigte Adresse kann dich zurückbringen.
account-email-is = Bestätigt: { $address }
account-email-address = E-Mail-Adresse
account-email-send = Link schicken
account-email-sent = Ein Link ist unterwegs. Öffne ihn, um die Adresse zu bestätigen.

account-devices = Wo du angemeldet bist
account-device-unknown = Ein Browser
account-device-here = dieser hier
account-device-line = seit { $from }, zuletzt gesehen { $at }
account-device-end = Dort abmelden
account-devices-end = Überall sonst abmelden
account-sign-out = Abmelden
account-sign-in-other = Als jemand anderes anmelden
account-data = Deine Daten
account-export = Alles herunterladen, was von mir gespeichert ist
account-delete = Mein Konto löschen
account-delete-about = Dein Name, deine Worte und jeder Weg zurück werden gelöscht. Beendete und laufende Partien bleiben, ohne deinen Namen: Andere haben sie mitgespielt.

account-enter-intro = Komm zurück zu deinem Namen und deinen Spielen.
account-enter-link = Dieser Browser hat einen Link zu einem Konto bekommen. Damit anmelden?
account-enter-confirm = Dieser Link bestätigt eine E-Mail-Adresse.
account-enter-confirm-do = Adresse bestätigen
account-enter-confirmed = Die Adresse ist bestätigt.
account-enter-recovery = Mit einem Wiederherstellungs-Link
account-enter-recovery-field = Der Link, oder was nach seinem # steht
account-enter-password = Mit einem Passwort
account-your-password = Passwort
account-enter-passkey = Mit einem Passkey
account-enter-passkey-do = Mit einem Passkey anmelden
account-enter-email = Per E-Mail
account-enter-email-sent = Wenn diese Adresse hier bekannt ist, ist ein Link dorthin unterwegs.
account-left-title = Deine Spiele als Gast
account-left-about = Sie bleiben beim Gast dieses Browsers. Mit einem Wiederherstellungs-Link kommst du jederzeit zu ihnen zurück.
account-left-link = Zuerst den Wiederherstellungs-Link des Gastes holen
account-go-on = Weiter
account-left-go = Zurücklassen und weitermachen

people-lost = Hier gibt es niemanden mehr mit diesem Namen.
people-since = Hier seit { $at }
people-results = Ergebnisse
people-none = Noch keine beendeten Spiele.
people-bots = Gegen Bots
people-people = Mit Menschen
people-game = Spiel
people-players = Leute
people-played = Partien
people-won = Siege
people-points = Punkte im Schnitt
people-ratings = Wertungen
people-ratings-about = Aus gewerteten Tischen zwischen Menschen. Eine Wertung mit Fragezeichen beruht noch auf zu wenigen Partien.
people-provisional = vorläufig
people-rating-kind = zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $players }
  }, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }
people-scored = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
people-form = Form
people-form-about = Anteil der geschlagenen Gegner, Partie für Partie, vom { $from } bis zum { $to }: { $shares }.
people-head-to-head = Direkter Vergleich
people-opponent = Gegner
people-ahead = Davor
people-behind = Dahinter
people-level = Gleichauf
people-matches = Partien
people-place = Platz { $place }
people-rated = gewertet
people-replay = Nachspielen

account-mail-confirm = Bestätige deine Adresse für Tutable
    .text =
        Jemand, wahrscheinlich du, möchte sich mit dieser Adresse bei Tutable anmelden.

        Um sie zu bestätigen, öffne innerhalb eines Tages diesen Link:
        { $link }

        Wenn du das nicht warst, brauchst du nichts zu tun.
account-mail-enter = Dein Link zum Anmelden bei Tutable
    .text =
        Mit diesem Link meldest du dich bei Tutable an, einmal und innerhalb einer halben Stunde:
        { $link }

        Wenn du nicht darum gebeten hast, tu nichts: Ohne diesen Link kommt niemand hinein.
