# Uhren, Abstimmungen, Benachrichtigungen und Post: was der Server dazu sagt.

error-mail-away = Der Mailserver nimmt gerade nichts an. Bitte versuche es später noch einmal.
error-bad-mail = An diese Adresse kann keine E-Mail geschickt werden.
error-same-place = Du kommst von derselben Adresse wie jemand, der hier spielt oder zuschaut. Damit sich niemand ein zweites Mal hinsetzt und die Karten der Person liest, die gegangen ist, wartet dieser Platz auf sie, auf einen Bot oder auf jemanden von anderswo.
error-not-offered = Diesen Platz hat jemand mitten in der Partie verlassen. Neu besetzt wird er erst, wenn die anderen zugestimmt haben und etwas Zeit vergangen ist.
error-rated-seat = Diesen Platz hat jemand mitten in einer gewerteten Partie verlassen. Er gehört dem, der zurückkommt, oder einem Bot.
error-seat-lost = Du hast diese Partie aufgegeben. Du darfst zusehen; ein Bot spielt sie für dich zu Ende.
error-too-late = Die Zeit ist um: Gleich wird aufgedeckt, was gewählt wurde.

error-no-vacation = { $days ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr noch 1 Urlaubstag, und immer nur einen Urlaub auf einmal.
   *[other] Du hast dieses Jahr noch { $days } Urlaubstage, und immer nur einen Urlaub auf einmal.
}

push-turn = { $game }: Du bist dran
push-moved = { $count ->
    [one] { $names } hat gezogen.
   *[other] { $names } haben gezogen.
}
push-with = Mit { $names }.
mail-subject = { $count ->
    [one] Du bist dran
   *[other] Du bist an { $count } Tischen dran
}
mail-hello = Andere warten auf dich:
mail-turn = { $game }, mit { $names }
mail-end = Du hast um diese E-Mail gebeten. In Tutable kannst du das unter „Benachrichtigungen“ ändern.

happened-late-bot = Die Zeit von { $name } war um: Ein Bot spielt weiter.
happened-late-pass = Die Zeit von { $name } war um: Für diesen Zug wurde gepasst.
happened-late-lose = { $name } hat durch Zeit verloren; ein Bot spielt die Partie zu Ende.
happened-away-bot = { $name } war lange weg: Ein Bot spielt weiter.
happened-back = { $name } ist zurück.
happened-idle-bot = { $name } hat lange nicht gezogen: Ein Bot spielt weiter.
happened-bot-slow = Der Bot auf Platz { $seat } ({ $name }) hat nicht rechtzeitig gewählt: Der Zufall wählte für ihn.
happened-bot-failed = Der Bot auf Platz { $seat } ({ $name }) hat versagt: Der Zufall wählte für ihn.
happened-instead-random = Der Bot auf Platz { $seat } ({ $name }) hat dreimal versagt: Für den Rest der Partie spielt dort einer von unseren, „zufällig“.
happened-instead-novice = Der Bot auf Platz { $seat } ({ $name }) hat dreimal versagt: Für den Rest der Partie spielt dort einer von unseren, „neu“.
happened-instead-casual = Der Bot auf Platz { $seat } ({ $name }) hat dreimal versagt: Für den Rest der Partie spielt dort einer von unseren, „locker“.
happened-instead-sharp = Der Bot auf Platz { $seat } ({ $name }) hat dreimal versagt: Für den Rest der Partie spielt dort einer von unseren, „stark“.
happened-instead-expert = Der Bot auf Platz { $seat } ({ $name }) hat dreimal versagt: Für den Rest der Partie spielt dort einer von unseren, „Profi“.
happened-resigned = { $name } hat aufgegeben; ein Bot spielt die Partie zu Ende.
happened-left = Wer auf Platz { $seat } saß, ist gegangen.
happened-joined = { $name } sitzt jetzt auf Platz { $seat }.

ui-nudge = Die anderen warten auf dich.
ui-ended-agreed = Alle wollten die Partie hier beenden.

ui-fate-resigned = aufgegeben
ui-fate-late = durch Zeit verloren
ui-vacation-mark = im Urlaub
ui-seat-back = Selbst weiterspielen
ui-seat-back-why = Ein Bot spielt gerade für dich.
ui-lost-resigned = Du hast aufgegeben. Ein Bot spielt die Partie zu Ende.
ui-lost-late = Deine Zeit war um und damit die Partie verloren. Ein Bot spielt sie zu Ende.
ui-vote-bot = Einen Bot weiterspielen lassen ({ $by } von { $need } dafür)
ui-vote-bot-first = Dafür stimmen, dass ein Bot weiterspielt
ui-offer = Den Platz jemand Neuem anbieten ({ $by } von { $need } dafür)
ui-offer-first = Den Platz jemand Neuem anbieten
ui-resign = Aufgeben
ui-resign-sure = Ein Bot spielt für dich weiter; die Partie zählt als verloren.
ui-agree-end = Partie einvernehmlich beenden
ui-agree-end-off = Doch weiterspielen
ui-agree-end-by = { $by } von { $need } wollen die Partie beenden, wie sie steht.
ui-agree-end-why = Wenn alle zustimmen, wird der Tisch mit den jetzigen Punkten geschlossen; für die Wertung zählt er nicht.

ui-time = Zeit
ui-clock = Uhr
ui-clock-bot = Bot, der weiterspielt
ui-clock-none = Keine Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen. Wer lange nicht zieht, kann durch einen Bot ersetzt werden.
ui-clock-live = Live
    .about = Sekunden für jeden Zug und eine Reserve für die ganze Partie, die danach verbraucht wird.
ui-clock-days = Tage
    .about = Für Partien über Wochen: so viele Tage für jeden Zug. Im Urlaub steht deine Uhr.
ui-clock-move = Zeit pro Zug
ui-clock-reserve = Reserve
ui-clock-late = Wenn die Zeit um ist
ui-clock-late-bot = Ein Bot spielt weiter
    .about = Bis die Person zurückkommt, spielt ein Bot für sie.
ui-clock-late-pass = Es wird gepasst
    .about = Wo die Regeln kein Passen kennen, spielt ein Bot diesen einen Zug.
ui-clock-late-lose = Die Partie ist verloren
    .about = Für die anderen spielt ein Bot den Platz zu Ende.
ui-patience = Wenn jemand nicht zieht
    .about = Nach dieser Zeit dürfen die anderen einen Bot weiterspielen lassen.
ui-patience-facts = Ist jemand { $patience } weg, darf bis zur Rückkehr ein Bot spielen.
ui-patience-usual = Wie hier üblich
ui-span-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
ui-span-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
ui-span-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
ui-span-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
ui-clock-facts = { $move } für jeden Zug.
ui-clock-facts-reserve = { $reserve } Reserve.
ui-clock-facts-bot = Danach spielt ein Bot weiter, bis die Person zurück ist.
ui-clock-facts-pass = Danach wird gepasst.
ui-clock-facts-lose = Danach ist die Partie verloren.
ui-clock-left = noch { $time }
ui-clock-soon = Deine Zeit ist fast um: { $time }.

ui-offline-title = Keine Verbindung
ui-offline-why = Der Server ist nicht zu erreichen: Entweder hat dieses Gerät kein Netz, oder der Server startet gerade neu.
ui-offline-retry = Nichts Bestätigtes ist verloren, und solange der Server steht, stehen auch die Uhren. Diese Seite sieht von selbst wieder nach.
ui-offline-again = Jetzt versuchen
ui-offline-works = Ohne Netz kannst du im Terminal weiterspielen, wenn Tutable dort installiert ist: tutable play

ui-notifications = Benachrichtigungen
ui-notify-lead = Wenn du dran bist und gerade nicht hinsiehst, kannst du es erfahren.
ui-notify-push = In diesem Browser
ui-notify-push-about = Auch wenn Tutable geschlossen ist, solange der Browser läuft oder dein Telefon Nachrichten empfängt. Der Text nennt das Spiel und wer gezogen hat, sonst nichts.
ui-notify-on = In diesem Browser benachrichtigen
ui-notify-off = In diesem Browser nicht mehr
ui-notify-denied = Dieser Browser erlaubt Tutable keine Benachrichtigungen. Das kannst du in den Einstellungen des Browsers für diese Seite ändern.
ui-notify-failed = Dieser Browser hat seinen Push-Dienst nicht gefunden. Ohne ihn erfährst du es, solange ein Tab mit Tutable offen ist.
ui-notify-insecure = Diese Seite wurde über einfaches http aufgerufen. Benachrichtigungen im geschlossenen Zustand, Passkeys und das Installieren erlauben Browser nur über https. Wer den Server betreibt, kann https einrichten; um auf einem anderen Gerät zurückzukommen, gehen Wiederherstellungs-Link und Passwort auch hier.
ui-notify-unknown = Dieser Browser kann im geschlossenen Zustand nicht benachrichtigt werden.
ui-notify-quiet = Ruhezeiten
ui-notify-quiet-about = Was in sie fällt, wartet, bis sie vorbei sind, in der Zeitzone { $zone }.
ui-notify-quiet-on = Nicht zwischen
ui-notify-from = von
ui-notify-to = bis
ui-notify-mail = Per E-Mail
ui-notify-mail-about = Eine E-Mail für alle Tische, an denen du dran bist.
ui-notify-mail-off = Keine E-Mail
ui-notify-mail-hourly = Höchstens einmal in der Stunde
ui-notify-mail-daily = Höchstens einmal am Tag
ui-notify-mail-none = Dieser Server verschickt keine E-Mail, oder du hast keine bestätigte Adresse.
ui-notify-mail-refused = An deine Adresse ließ sich keine E-Mail schicken.
ui-notify-vacation = Urlaub
ui-notify-vacation-about = Uhren, die Tage zählen, stehen dann für dich; Live-Uhren nicht. Du hast dieses Jahr noch { $left } von { $days } Tagen.
ui-notify-vacation-begin = Jetzt beginnen
ui-notify-vacation-days = Tage
ui-notify-vacation-on = Du bist noch { $time } im Urlaub.
ui-notify-vacation-end = Ich bin zurück
ui-notify-install = Als App
ui-notify-install-about = Dein Browser kann Tutable auf den Startbildschirm oder zu deinen Programmen legen: Suche in seinem Menü nach „Installieren“ oder „Zum Startbildschirm“.
ui-notify-saved = Gespeichert.
ui-silence = Für diesen Tisch keine Benachrichtigungen
ui-turn-here = Du bist dran: { $game }.
