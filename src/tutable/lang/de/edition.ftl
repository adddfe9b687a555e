### Ausgaben des Materials: welche im Spiel ist, und die Seiten und Befehle dazu.

edition-used =
    Ausgabe: { $kind ->
        [file] eine eigene Materialdatei
       *[other] { $title } { $version }
    }{ $kind ->
        [default] {""}
        [earlier] {" "}(eine frühere)
       *[other] ; { $differs ->
            [0] dieselben Werte wie { $base }
            [one] ein Wert weicht von { $base } ab
           *[other] { $differs } Werte weichen von { $base } ab
        }{ $printed ->
            [0] {""}
           *[other] , { $printed } gegen den Druck geändert
        }
    }{ $bots ->
        [untrained] ; die Bots haben nicht mit diesen Werten geübt
       *[other] {""}
    }

## Der Befehl `tutable edition`.

edition-row = { $name }
edition-made = { $path } ist eine neue Ausgabe.
edition-kept = { $path } ist gespeichert.
edition-not-kept = Noch hat sich nichts geändert: Was du geschrieben hast, liegt in { $path } und wird beim nächsten Mal wieder geöffnet.
edition-editor-failed = Der Editor endete mit { $code }; nichts hat sich geändert.
edition-change = { $place }: { $before } → { $after } ({ $now }{ $printed ->
        [1] ; gegen den Druck geändert
       *[other] {""}
    })
error-usage-verb = „edition { $given }“ gibt es nicht. Es gibt: { $known }.
error-usage-edition = Eine Ausgabe „{ $given }“ gibt es hier nicht. Es gibt: { $known }.
error-usage-edition-name = „{ $given }“ taugt nicht als Name einer Ausgabe: höchstens 40 Kleinbuchstaben, Ziffern und Bindestriche.
error-usage-edition-file = „{ $given }“ hat keinen eigenen Namen: Hol die Datei mit „tutable edition import SPIEL DATEI NAME“ herein.
error-usage-edition-waits = Was du zuletzt im Editor geschrieben hast, wartet in { $path }. Mach damit weiter („tutable edition edit { $game } { $name }“) oder entferne diese Datei.
error-usage-no-editor = Welcher Editor? Setze EDITOR, oder ändere Werte mit --set.

## Ablehnungen.

error-no-edition = Diese Ausgabe ist nie veröffentlicht worden.
error-no-draft = Diese Ausgabe gehört nicht zu denen, an denen du arbeitest.
error-draft-changed = Diese Ausgabe wurde inzwischen geändert, in einem anderen Fenster oder auf einem anderen Gerät.
error-too-many-drafts = Mehr lässt sich hier nicht aufheben: höchstens { $count } Ausgaben und { $bytes } Bytes. Wirf erst eine weg.

## Die Seite mit dem Material eines Spiels.

edition-page = Material und Ausgaben
edition-which = Ausgabe
edition-new = Neue Ausgabe
edition-choice = { $title } (Version { $version })
edition-released = Veröffentlicht
edition-mine = Meine
edition-copy = Als neue Ausgabe kopieren
edition-earlier = Das ist eine frühere Ausgabe. Eine neue Ausgabe beginnt mit ihren Werten.
edition-problems =
    { $count ->
        [one] Eines stimmt noch nicht. Gespielt werden kann, wenn es behoben ist:
       *[other] { $count } Dinge stimmen noch nicht. Gespielt werden kann, wenn sie behoben sind:
    }
edition-tab-problems =
    { $count ->
        [one] eines stimmt nicht
       *[other] { $count } stimmen nicht
    }
edition-changed =
    { $count ->
        [0] Alle Werte sind die von { $base }
        [one] Ein Wert ist anders als in { $base }
       *[other] { $count } Werte sind anders als in { $base }
    }
edition-before = vorher:
edition-now = jetzt:
edition-same =
    { $count ->
        [one] Ein weiterer Wert ist derselbe geblieben und bestätigt oder von dir.
       *[other] { $count } weitere Werte sind dieselben geblieben und bestätigt oder von dir.
    }
edition-all = Alle { $count } zeigen
edition-fewer = Weniger zeigen
edition-bring = Datei öffnen
edition-untitled = Meine Ausgabe
edition-released-tutable = Was in der Anleitung steht, was daraus folgt, und wo etwas verloren ist, unsere Rekonstruktion.
edition-title = Titel
edition-version = Version
edition-author = Von
edition-notes = Was geändert ist und warum
edition-play = Jetzt damit spielen
edition-measure = Das messen
edition-save = Als Datei speichern
edition-remove = Wegwerfen
edition-saved-none = { "" }
edition-saved-kept = Gespeichert.
edition-saved-keeping = Wird gespeichert …
edition-saved-here = Nur in diesem Browser gespeichert: Der Server konnte es nicht annehmen.
edition-sheets = Arten von Material
edition-reset = Zurücksetzen
edition-reset-value = { $name } zurücksetzen
edition-add = Hinzufügen: { $name }
edition-hint-range = { $low } bis { $high }
edition-hint-example = zum Beispiel { $example }
edition-hint-count =
    { $low ->
        [0] höchstens { $high }
       *[other] { $low } bis { $high }
    } davon
edition-hint-exactly = genau { $high } davon
edition-nothing = nichts
edition-less = eins weniger: { $name }
edition-more = eins mehr: { $name }
edition-lacks = Hat es nicht: { $names }
edition-origin-own = von dir
edition-from-box = am { $day } aus einer Schachtel abgelesen
edition-from-box-by = von { $name } am { $day } aus einer Schachtel abgelesen
edition-against-print = gegen den Druck geändert
edition-was = vorher { $value }
edition-box = Ich habe die Schachtel
edition-box-about = Die Bilder der Anleitung sind verloren: Diese Werte sind unsere Rekonstruktion. Vergleiche sie mit deiner Schachtel, in der Reihenfolge, in der alles darin liegt. Was nicht stimmt, änderst du vorher; die Eingabetaste bestätigt den ganzen Rest. Du kannst jederzeit aufhören: Was du eingetragen hast, bleibt.
edition-box-who = Dein Name (steht bei dem, was du bestätigst)
edition-box-go = Gehe zu
edition-box-sheet = { $name }: { $done } von { $all }
edition-box-count = { $done } von { $all } Werten bestätigt
edition-box-confirm = Alles davon stimmt
edition-box-unasked = Der Server ist gerade nicht zu erreichen und konnte das nicht prüfen. Es bleibt hier gespeichert; versuche es gleich noch einmal.
edition-box-back = Zurück
edition-box-skip = Überspringen
edition-box-done = Vollständig: alles ist mit deiner Schachtel verglichen
edition-box-done-about = Speichere die Ausgabe als Datei: So kannst du sie weitergeben, und andere spielen mit den echten Werten. Oder spiele gleich damit.
edition-box-wrong = An anderen Werten stimmt etwas noch nicht: Oben steht, was und wo. Danach kannst du die Ausgabe speichern und damit spielen.
edition-box-left =
    { $left ->
        [one] Ein Wert ist noch nicht bestätigt
       *[other] { $left } Werte sind noch nicht bestätigt
    }
edition-box-left-about = Du hast sie übersprungen, oder etwas an ihnen stimmt noch nicht.
edition-box-back-to = Zu dem, was fehlt
edition-box-again = Noch einmal ansehen
