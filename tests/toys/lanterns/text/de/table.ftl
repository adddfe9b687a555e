### Laternen: Namen, Fragen, Züge und Ereignisse (Deutsch).

name-red = Rot
name-blue = Blau
name-green = Grün

ask-hang = Wähle eine Laterne; alle werden zusammen gezeigt.
ask-turn = Du bist am Zug.

pick-hang = { $colour } aufhängen
pick-light = { $colour } anzünden
pick-hide = { $colour } verstecken
pick-draw = Eine Laterne ziehen
pick-stop = Zug beenden
pick-peek = Ansehen, was { $victim } versteckt

event-dealt = { $player } bekommt { $colour }.
event-dealt-hidden = { $player } bekommt eine Laterne.
event-hung = { $player } hängt { $colour } auf.
event-alone = { $player } ist damit allein: { $points }.
event-lit = { $player } zündet { $colour } an.
event-hid = { $player } versteckt { $colour }.
event-hid-hidden = { $player } versteckt eine Laterne.
event-peeked = { $player } sieht, dass { $victim } { $colour } versteckt.
event-peeked-hidden = { $player } sieht nach, was { $victim } versteckt.
event-stopped = { $player } ist fertig.
event-uncovered = { $player } hatte { $colour } versteckt.
event-won = { $player } gewinnt.
