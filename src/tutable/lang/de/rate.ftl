### Was `tutable rate` sagt.

rate-title = { $game } zu { $players }, Startwert { $seed }
rate-fair = Der obere Bot sitzt allein unter lauter unteren; jedes Blatt wird mit ihm auf jedem Platz gespielt. Ein gerechter Anteil an den Siegen wäre { $share }.
rate-upper = oberer
rate-lower = unterer
rate-games = Partien
rate-share = Siege
rate-interval = 95-%-Intervall
rate-claim = gegen { $share }
rate-verdict-more = mehr
rate-verdict-less = weniger
rate-verdict-open = offen
rate-bot = Bot
rate-budget = Iterationen
rate-rating = Wertung
rate-seconds = s je Partie
rate-overruns = zu langsam
rate-scale = Wertung (Plackett-Luce), 95-%-Intervall
rate-stands = { $bot }: { $mean } ({ $low } bis { $high }).

rate-page-title = Die Rangleiter der Bots
rate-page-heading = { $game } zu { $players }: { $bots }
rate-page-deals =
    Geschrieben von „tutable rate“. Am Tisch sitzt einmal der obere Bot, auf allen anderen Plätzen der untere. Ein
    Blatt ist das Glück einer ganzen Partie: Was gezogen oder gewürfelt wird, folgt allein aus dem Blatt und dem
    Ereignis. Jedes Blatt wird mit dem oberen Bot auf jedem Platz gespielt; ein glücklicher Platz hilft also niemandem.
rate-page-rating =
    Die Wertung folgt dem Plackett-Luce-Modell von openskill: Alle beginnen bei 25, und etwa 4 Punkte machen jemanden
    deutlich besser als jemand anderen. „s je Partie“ ist die Bedenkzeit eines Bots in einer Partie; „zu langsam“ zählt,
    wie oft er länger brauchte als erlaubt und die erste erlaubte Wahl an die Stelle seiner eigenen trat.
rate-page-test =
    Wo in der letzten Spalte ein Anteil steht, endete eine Paarung, sobald ein Test sicher war, dass der obere Bot mehr
    oder weniger gewinnt; er irrt in höchstens 5 % der Fälle. Er wettet auf ein Blatt nach dem anderen gegen den
    fraglichen Anteil, zu Quoten, die gerecht sind, wenn der Anteil stimmt; wird das Geld je vierzigmal so viel, gilt der
    Anteil als widerlegt. Seine Intervalle gelten, wann immer man aufhört, und sind dafür breiter.
rate-page-terms = tutable { $version } ({ $build }), Regeln { $rules_version }, Bestandteile { $components }, Startwert { $seed }; Rohdaten: { $file }
error-bad-ladder-there = { $path } gibt es schon: „--resume“ setzt sie fort, „--out“ nennt eine andere Datei.
error-bad-ladder-write = { $path } lässt sich nicht schreiben: { $detail }
error-bad-ladder-read = { $path } lässt sich nicht lesen: { $detail }
error-bad-ladder-form = { $path } ist keine Datei mit Rohdaten dieser Version.
error-bad-ladder-other = { $path } wurde unter anderen Bedingungen gespielt: { $field } ist dort { $found }, hier { $ours }.
failed-game-rate = Es war Blatt { $deal } von { $upper } gegen { $lower }, mit { $upper } auf Platz { $seat }. Alle beendeten Partien sind aufgehoben; derselbe Aufruf mit „--resume --jobs 1“ spielt noch einmal, was fehlt.
