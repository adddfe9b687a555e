# Clocks, votes, notifications and mail: what the server says of them.

error-mail-away = The mail server does not take anything at the moment. Please try again later.
error-bad-mail = No mail can be sent to this address.
error-same-place = You come from the same address as somebody who plays or looks on here. So that nobody sits down a second time to read the cards of whoever left, this seat waits for them, for a bot, or for somebody from elsewhere.
error-not-offered = Somebody left this seat in the middle of the match. It is for somebody new only when the others have agreed and a while has passed.
error-rated-seat = Somebody left this seat in the middle of a rated match. It is for them when they come back, or for a bot.
error-seat-lost = You have given up this match. You may look on; a bot plays it to the end for you.
error-too-late = Time is over: what was chosen is about to be turned over.

error-no-vacation = { $days ->
    [0] You have no days of vacation left this year.
    [one] You have 1 day of vacation left this year, and only one vacation at a time.
   *[other] You have { $days } days of vacation left this year, and only one vacation at a time.
}

push-turn = { $game }: your turn
push-moved = { $count ->
    [one] { $names } has moved.
   *[other] { $names } have moved.
}
push-with = With { $names }.
mail-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
mail-hello = Others are waiting for you:
mail-turn = { $game }, with { $names }
mail-end = You asked for this mail. You can change that in Tutable, under “Notifications”.

happened-late-bot = { $name }’s time was over: a bot plays on.
happened-late-pass = { $name }’s time was over: this turn was passed for them.
happened-late-lose = { $name } lost on time; a bot plays the match to its end.
happened-away-bot = { $name } was away for long: a bot plays on.
happened-back = { $name } is back.
happened-idle-bot = { $name } has not moved for long: a bot plays on.
happened-bot-slow = The bot on seat { $seat } ({ $name }) did not choose in time: chance chose for it.
happened-bot-failed = The bot on seat { $seat } ({ $name }) failed: chance chose for it.
happened-instead-random = The bot on seat { $seat } ({ $name }) has failed three times: for the rest of the match one of ours plays there, “at random”.
happened-instead-novice = The bot on seat { $seat } ({ $name }) has failed three times: for the rest of the match one of ours plays there, “novice”.
happened-instead-casual = The bot on seat { $seat } ({ $name }) has failed three times: for the rest of the match one of ours plays there, “casual”.
happened-instead-sharp = The bot on seat { $seat } ({ $name }) has failed three times: for the rest of the match one of ours plays there, “sharp”.
happened-instead-expert = The bot on seat { $seat } ({ $name }) has failed three times: for the rest of the match one of ours plays there, “expert”.
happened-resigned = { $name } resigned; a bot plays the match to its end.
happened-left = The player of seat { $seat } left.
happened-joined = { $name } took seat { $seat }.

ui-nudge = The others are waiting for you.
ui-ended-agreed = All agreed to end the match here.

ui-fate-resigned = resigned
ui-fate-late = lost on time
ui-vacation-mark = on vacation
ui-seat-back = Play on myself
ui-seat-back-why = A bot is playing for you.
ui-lost-resigned = You have resigned. A bot plays the match to its end.
ui-lost-late = Your time was over, and with it the match. A bot plays it to its end.
ui-vote-bot = Let a bot play on ({ $by } of { $need } agree)
ui-vote-bot-first = Vote to let a bot play on
ui-offer = Offer the seat to somebody new ({ $by } of { $need } agree)
ui-offer-first = Offer the seat to somebody new
ui-resign = Resign
ui-resign-sure = A bot plays on for you; the match counts as lost.
ui-agree-end = Agree to end the match
ui-agree-end-off = Play on after all
ui-agree-end-by = { $by } of { $need } want to end the match as it stands.
ui-agree-end-why = When all agree, the table is closed with the points as they stand; it counts for no rating.

ui-time = Time
ui-clock = Clock
ui-clock-bot = Bot that plays on
ui-clock-none = No clock
    .about = Everybody takes the time they need. Whoever does not move for long can be replaced by a bot.
ui-clock-live = Live
    .about = Seconds for each turn, and a reserve for the whole match that is used when they are over.
ui-clock-days = Days
    .about = For matches over weeks: so many days for each turn. On vacation your clock stands.
ui-clock-move = Time per turn
ui-clock-reserve = Reserve
ui-clock-late = When time is over
ui-clock-late-bot = A bot plays on
    .about = Until the player comes back, a bot plays for them.
ui-clock-late-pass = The turn is passed
    .about = Where the rules know no pass, a bot plays this one turn.
ui-clock-late-lose = The match is lost
    .about = A bot plays the seat to the end for the others.
ui-patience = If somebody does not move
    .about = After this time the others may let a bot play on.
ui-patience-facts = After { $patience } away a bot may be called, until they are back.
ui-patience-usual = As usual here
ui-span-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
ui-span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
ui-span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
ui-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-clock-facts = { $move } for each turn.
ui-clock-facts-reserve = { $reserve } in reserve.
ui-clock-facts-bot = Then a bot plays on until the player is back.
ui-clock-facts-pass = Then the turn is passed.
ui-clock-facts-lose = Then the match is lost.
ui-clock-left = { $time } left
ui-clock-soon = Your time is almost over: { $time }.

ui-offline-title = No connection
ui-offline-why = The server cannot be reached: either this device has no network, or the server is being restarted.
ui-offline-retry = Nothing that was confirmed is lost, and clocks stand while the server does. This page looks again by itself.
ui-offline-again = Try now
ui-offline-works = Without a network you can still play in a terminal, if Tutable is installed there: tutable play

ui-notifications = Notifications
ui-notify-lead = When it is your turn and you are not looking, you can be told.
ui-notify-push = In this browser
ui-notify-push-about = Also while Tutable is closed, as long as the browser runs or your phone receives messages. The text names the game and who has moved, nothing else.
ui-notify-on = Tell me in this browser
ui-notify-off = No longer in this browser
ui-notify-denied = This browser does not let Tutable tell you anything. You can change that in the settings of the browser, for this page.
ui-notify-failed = This browser did not find its push service. Without one you are told while a tab with Tutable is open.
ui-notify-insecure = This page was reached by plain http. Browsers allow notifications while closed, passkeys and installing only by https. The host can set up https; to come back on another device, a recovery link and a password work here too.
ui-notify-unknown = This browser cannot be told anything while it is closed.
ui-notify-quiet = Quiet hours
ui-notify-quiet-about = Whatever falls into them waits until they are over, in the time zone { $zone }.
ui-notify-quiet-on = Not between
ui-notify-from = from
ui-notify-to = until
ui-notify-mail = By mail
ui-notify-mail-about = One mail for all tables at which it is your turn.
ui-notify-mail-off = No mail
ui-notify-mail-hourly = At most once an hour
ui-notify-mail-daily = At most once a day
ui-notify-mail-none = The host of this server sends no mail, or you have no verified address.
ui-notify-mail-refused = No mail could be sent to your address.
ui-notify-vacation = Vacation
ui-notify-vacation-about = Clocks that count days stand for you; live clocks do not. You have { $left } of { $days } days left this year.
ui-notify-vacation-begin = Begin now
ui-notify-vacation-days = Days
ui-notify-vacation-on = You are on vacation for another { $time }.
ui-notify-vacation-end = I am back
ui-notify-install = As an app
ui-notify-install-about = Your browser can put Tutable on the home screen or among your programs: look for “Install” or “Add to home screen” in its menu.
ui-notify-saved = Saved.
ui-silence = Do not notify me of this table
ui-turn-here = It is your turn at { $game }.
