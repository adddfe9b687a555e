### Wie eine beendete Partie verlief: ihre Augenblicke, in Terminal und Browser gleich erzählt (Deutsch).

course-best = { $player } macht den besten Zug der Partie: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } ({ $where }).
course-best-swing = { $player } macht den besten Zug der Partie, der auch der größte Umschwung ist: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } ({ $where }).
course-swing = Der größte Umschwung: { $player } gewinnt in einem Zug { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } gegenüber { $other } ({ $where }).
course-ahead = { $player } geht endgültig in Führung ({ $where }).
course-luck = Das größte Glück: { $player } kommt um { $whole },{ $tenth } Punkte besser davon als zu erwarten war ({ $where }).
course-somewhere = im Laufe der Partie

## Das Schlussblatt

course-ranking = Ergebnis
course-sources = Woher die Punkte kommen
course-chapters = Im Lauf der Partie
course-picture = Der Verlauf der Punkte
course-picture-is = Was alle gehabt hätten, wäre die Partie nach dem jeweiligen Zug zu Ende gewesen. { $said }
course-ends-with = { $player } endet mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }
course-moments = Augenblicke
course-no-moments = Nichts ragte in dieser Partie heraus.
course-watch = Ansehen
course-watch-again = Noch einmal ansehen
course-share = Ein Link auf diese Seite
course-sheet = Schlussblatt

## Noch einmal ansehen

course-more = Mehr
course-step = Ein Schritt ist
course-step-seen = was als Nächstes geschieht
course-step-turns = ein Zug
course-step-chapters = eine Runde oder Etappe
