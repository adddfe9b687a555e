### Tungaru: das Spiel lernen (Deutsch). Das Ziel, der Ablauf und die geführte erste Partie (guide.toml).

## Ziel und Ablauf

chapter-goal = Das Ziel
    .text =
        Du segelst von Insel zu Insel und wirbst Nomaden für deine Kultur an. Jeder Nomade hilft dir während
        der Partie und sagt, was dir am Ende Punkte bringt: Siedler, Monumente, Waren, Blüten oder einfach
        viele Nomaden. Wer am meisten Punkte hat, wenn keine Nomaden mehr nachkommen, gewinnt.
    .drawn =
        Nomade: 3 Punkte je Siedler      du hast 2 Siedler           6 Punkte
        Nomade: 1 Punkt je Nomade        du hast 5 Nomaden           5 Punkte
        Nomade: 2 Punkte je Monument     du hast 4 Monumente         8 Punkte
chapter-overview = So läuft eine Partie
    .text =
        In jeder Runde haben alle dieselben drei Würfel, und alle wählen verdeckt einen Charakter. Dann führt
        ihr reihum je eine Aktion aus, bis alle gepasst haben: Du legst einen Würfel auf eine Insel, deinen
        Charakter, einen Nomaden oder das Segelfeld oder lässt einen Siedler arbeiten.

        Das Herzstück ist das Anwerben. Es kostet die Waren, die auf dem Nomaden stehen, und du darfst ein
        Monument auf die Insel setzen, das auf deinem Kulturplan etwas freigibt. Von den Ausbreitungsfeldern
        rückt ein anderer Nomade nach.

        Waren bekommst du durch Ernten mit einem passenden Würfel, durch Handel und von deinem Charakter.
        Siedler handeln auf ihrer Insel auch dann, wenn dein Boot woanders liegt.

        Sind alle vier Ausbreitungsfelder leer, wird die Runde zu Ende gespielt und alles gewertet – vor
        allem nach dem, was auf deinen Nomaden steht. Such also Nomaden, die zusammenpassen.

## Die geführte Partie

tungaru-guide-boat = Setz dein Boot ein
    .text =
        Dein Boot bestimmt, wo du etwas tun kannst: auf den beiden Inseln daneben. Leg es zwischen Butaritari
        und Marakei.

        Auf Marakei gibt es einen Nomaden, den du mit dem bezahlen kannst, was du hast: einem Fisch, einer
        Muschel, einer Kokosnuss und einer Perle.
tungaru-guide-reserve = Reservier einen Nomaden
    .text =
        Einer der beiden Nomaden neben dir wird für dich aufgehoben. { $planned ->
            [yes] Nimm den auf Marakei: Am Ende ist dir
                mit ihm jeder eingesetzte Siedler drei Punkte wert, und deine Würfel zählen auf Wunsch eins mehr oder
                weniger.
           *[no] Oben steht, was er kostet, in der Mitte,
                was er für dich tut, unten, was er am Ende wertet: Nimm einen, den du bald bezahlen kannst.
          }

        Niemand sonst kann ihn jetzt noch nehmen.
tungaru-guide-pledge = Nimm ein Monument
    .text =
        Deine acht Monumente verdecken Nützliches: zwei Nomadenfelder, einen sechsten Lagerplatz und Waren auf
        der Kulturleiste. Wo du eins wegnimmst, bekommst du, was darunter lag.

        Das erste kennzeichnet den reservierten Nomaden. Nimm es von der Leiste: Das bringt sofort einen
        Fisch.
tungaru-guide-leader = Wähl einen Charakter
    .text =
        Die Würfel sind gefallen: 1, 4 und 2, für alle gleich. Verschieden ist der Charakter, den ihr
        gleichzeitig und verdeckt wählt.

        Nimm den Arbeiter: Er bringt einen vierten Würfel und einmal in dieser Runde eine doppelte Ernte. Der
        Bettler bekommt von anderen eine Ware, die Fischerin einen Fisch, die Händlerin einen Handel, und der
        Häuptling beginnt die nächste Runde.
tungaru-guide-recruit = Wirb deinen Nomaden an
    .text =
        Ein Zug ist eine Aktion. { $planned ->
            [yes] Wähle deinen Nomaden auf Marakei und einen Würfel; jede Zahl ist recht, nimm
                also die 5, die hier sonst wenig nützt. Du gibst ab, was auf dem Plättchen steht: Fisch, Kokosnuss und
                Perle.
           *[no] Wähle einen Nomaden neben deinem Boot und einen Würfel; jede Zahl ist recht,
                nimm also einen, der sonst wenig nützt. Du gibst ab, was auf dem Plättchen steht.
          }

        Danach ist { $other } dran, dann wieder du. Wer zuerst kommt, kann anderen den Platz nehmen: Auf jeder
        Insel ist nur für wenige Würfel Raum.
tungaru-guide-place = Wohin mit dem Nomaden
    .text =
        Offen auf einem Nomadenfeld arbeitet er für dich{ $planned ->
            [yes] : Von jetzt an darfst du jeden Würfel um eins höher oder
                niedriger zählen.
           *[no] , wie es in der Mitte des Plättchens steht.
          }
        Seine Wertung am Ende gilt überall.

        Der Reisestapel ist für Nomaden, deren Hilfe du nicht mehr brauchst. Sie werden gewertet, kommen aber
        nie zurück.
tungaru-guide-refill = Der nächste Nomade
    .text =
        Die Insel ist leer. Du bestimmst, welcher Nomade von einem Ausbreitungsfeld nachrückt; vom Stapel kommt
        ein neuer.

        Wähl einen, den du selbst gern hättest – oder einen, der { $other } nichts nützt. Wenn niemand mehr
        nachrücken kann, endet die Partie.
tungaru-guide-leader-space = Nutz deinen Charakter
    .text =
        Jeder Charakter hat einen Platz für einen Würfel. { $planned ->
            [yes] Der Arbeiter nimmt eine 1 oder eine 4 und gibt dafür
                zwei Fische. Setz die 4 ein.
           *[no] Dort steht, welche Zahlen er nimmt und was er dafür gibt.
          }

        Dort kommt dir niemand in die Quere; es kann also warten, solange die Plätze auf den Inseln knapp sind.
        Jeder Platz geht einmal in der Runde.
tungaru-guide-settle = Schick einen Siedler
    .text =
        Zwei Fische und ein beliebiger Würfel bringen einen Siedler auf eine Insel neben deinem Boot, einen von
        dreien. { $planned ->
            [yes] Mit dem Nomaden, den du angeworben hast, ist er schon drei Punkte wert.
           *[no] Mit Nomaden, die Siedler werten, wird jeder von ihnen Punkte wert.
          }

        Von jetzt an kann er dort etwas für dich tun, wo immer dein Boot gerade liegt.
tungaru-guide-settler = Lass den Siedler arbeiten
    .text =
        Ein Siedler handelt, wandert oder wirbt auf seiner Insel an, ganz ohne Würfel, einmal in der Runde.
        { $planned ->
            [yes] Handle auf Marakei: Leg einen Fisch auf den Markt und nimm dafür eine Perle.
           *[no] Handle dort: Leg hin, was die Insel verlangt, und nimm, was sie gibt.
          }

        Was auf einem Markt liegt, kann jeder nehmen, der dort handelt – statt selbst etwas hinzulegen.
tungaru-guide-sail = Segle
    .text =
        Ein Würfel ist noch übrig, aber um dich herum ist alles besetzt oder nutzlos. Mit jeder Zahl kannst du
        segeln, einmal in der Runde: über eine oder zwei Grenzen umsonst, über drei für einen Fisch.

        Such einen Ankerplatz neben Nomaden, die du bald bezahlen kannst. Zu zweit hat dort nur ein Boot Platz.
tungaru-guide-pass = Passe
    .text =
        Nichts mehr zu tun? Dann passe: Für diese Runde bist du fertig, und { $other } spielt allein weiter.

        Haben alle gepasst, nehmen alle ihre Würfel zurück, die Siedler stehen wieder auf, und die nächste Runde
        beginnt.
tungaru-guide-second-round = Die zweite Runde
    .text =
        Neue Würfel für alle. Deinen Charakter hat jetzt { $other }, und du hast die Karte, die { $other } gespielt
        hat: So wandern die Charaktere, und du weißt, wer was haben kann.

        Schau zuerst auf die Würfel, dann auf das, was dir fehlt. Fische und Waren? Jemand, der sie bringt. Viel
        vor? Ein Würfel mehr ist viel wert.
tungaru-guide-harvest = Ernte
    .text =
        Jede Insel zeigt eine Ware und die Zahlen, die sie bringen. Mit einem passenden Würfel nimmst du eine
        davon; der Arbeiter verdoppelt sie einmal.

        { $planned ->
            [yes] Dein Nomade hilft: Aus einer 4 wird auf Wunsch eine 3 oder eine 5.
           *[no] Eine Ware, die dir fehlt, ist jetzt einen Würfel wert.
          }
tungaru-guide-alone = Jetzt kannst du alles
    .text =
        Ernten, handeln, siedeln, segeln, anwerben, passen: Der Rest ist Planung. Such Nomaden, die zu denen
        passen, die du schon hast: Wer Siedler wertet, braucht Siedler, wer Monumente wertet, viele Inseln.

        Behalte die vier Ausbreitungsfelder im Auge. Sind alle leer, ist das die letzte Runde. Wenn du nicht
        weiterweißt, frag nach einem Tipp; was du gelesen hast, bleibt hier stehen.

## Durchgespielte Beispiele (examples.toml). Du hast den ersten Platz.

example-sail = Wie weit kommt das Boot?
    .text =
        Dein Boot liegt zwischen Butaritari und Marakei. Mit jedem Würfel fährst du umsonst über eine oder zwei
        Grenzen; die dritte kostet einen Fisch.

        Der Ankerplatz zwischen Marakei und Abemama ist besetzt: Zu zweit ist dort nur für ein Boot Platz.
        Vorbeifahren darfst du an { $other } trotzdem, nur nicht dort halten.
example-harvest = Ernten mit passendem Würfel
    .text =
        Dein Boot liegt neben Marakei, das eine 2 und eine 5 zeigt. Deine 2 bringt eine Muschel; deine 4 und
        deine 6 bringen hier nichts.

        Dein Siedler auf Abemama kann nicht für dich ernten: Dazu braucht es einen Würfel und dein Boot.
example-third-settler = Der dritte Siedler geht nach Tamana
    .text =
        Zwei deiner Siedler sind auf Inseln. Zu zweit und zu dritt kommt der dritte nicht auf die Insel, auf die
        du den Würfel setzt, sondern nach Tamana.

        Du gibst wie immer zwei Fische und einen Würfel. Dass auf Butaritari schon ein Siedler von dir steht,
        macht nichts, denn der neue steht ja nicht dort. Auf Tamana tut er nichts, zählt aber am Ende.
example-market = Ein voller Markt
    .text =
        Auf Butaritari gibt es für eine Kokosnuss eine Muschel und einen Fisch. Doch beide Marktfelder sind
        belegt: Du kannst keine Kokosnuss hinlegen.

        Aber du kannst eine der Waren nehmen, die dort liegen, ohne etwas zu geben. Du nimmst die Muschel, und
        wer als Nächstes kommt, findet einen freien Platz.
example-recruit = Anwerben in fünf Schritten
    .text =
        Der Nomade auf Marakei kostet einen Fisch, eine Kokosnuss und eine Perle: Das hast du. Jeder Würfel ist
        recht.

        Auf Marakei steht noch kein Monument von dir, also darfst du eines dorthin stellen. Von der Spitze der
        Kulturleiste genommen, bringt es, was darunter lag. Dann legst du den Nomaden auf ein freies Feld, wo er
        für dich arbeitet, und bestimmst, wer nachrückt: hier der von Ausbreitungsfeld 3, das mit Marakei
        verbunden ist.
example-equal-goods = Bei der Händlerin sind alle Waren gleich
    .text =
        Der Nomade auf Butaritari kostet zwei Perlen, und du hast keine. Aber du spielst die Händlerin: Einmal
        in der Runde gelten in einer deiner Aktionen alle Waren als gleich.

        Du gibst also einen Fisch und eine Kokosnuss ab. Nur die Anzahl muss stimmen.
example-scoring = Achtundsechzig Siegpunkte
    .text =
        Die letzte Runde: Du passt zuletzt, und die Nomaden werden gewertet. Neun hast du angeworben; wo sie
        liegen, ist gleich.

        Toani bringt fünf für jeden deiner beiden Lager-Nomaden: 10. Kaure bringt fünf für jeden deiner beiden
        Siedler: 10. Roria, Kamoa und Motiti bringen je einen für jeden von neun Nomaden: 27. Deine Blüten haben
        drei Farben: 3, 2 und 2 sind sieben für jede Farbe, also 21; die zweite Blüte einer Farbe bringt nichts.
        Zusammen 68.
