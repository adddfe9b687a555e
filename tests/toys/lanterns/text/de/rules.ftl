### Laternen: Regeln und Ablehnungen (Deutsch). Kennungen wie in rules.toml.

chapter-setup = Vorbereitung
chapter-hanging = Laternen aufhängen
chapter-turn = Dein Zug
chapter-secrets = Geheimnisse
chapter-game-end = Spielende

rule-LAN-1 = Die Laternen
    .text = Jeder bekommt verdeckt drei Laternen.
rule-LAN-2 = Aufhängen
    .text = Alle wählen zugleich und verdeckt eine Laterne. Wer als Einziger eine Farbe aufhängt, erhält ihren Wert.
rule-LAN-3 = Anzünden und Ziehen
    .text = Zünde bis zu zwei Laternen für je einen Punkt an, oder ziehe eine.
rule-LAN-4 = Verstecken
    .text = Eine Laterne darf verdeckt vor dir liegen.
rule-LAN-5 = Spähen
    .text = Einmal im Zug darfst du eine versteckte Laterne eines anderen ansehen.
rule-LAN-6 = Das Ende
    .text = Versteckte Laternen zählen doppelt.

reason-LAN-2-not-in-hand = Du hast keine Laterne in { $colour } zum Aufhängen.
reason-LAN-3-not-in-hand = Du hast keine Laterne in { $colour } zum Anzünden.
reason-LAN-3-deck-empty = Es ist keine Laterne mehr zu ziehen.
reason-LAN-3-lit = Du hast in diesem Zug eine Laterne angezündet und darfst nicht ziehen.
reason-LAN-4-not-in-hand = Du hast keine Laterne in { $colour } zum Verstecken.
reason-LAN-4-hidden = Du versteckst schon eine Laterne.
reason-LAN-5-nothing-hidden = { $victim } versteckt nichts.
reason-LAN-5-seen = Du hast gesehen, was { $victim } versteckt.
reason-LAN-5-once = Du hast in diesem Zug schon eine Laterne angesehen.
