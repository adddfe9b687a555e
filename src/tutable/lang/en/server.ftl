### What the server says, to browsers and at the terminal.

guest-name = Guest { $n }
serve-ready = Tutable is at { $address } (Ctrl+C ends it)
serve-nearby = Others in the same network find it at { $address }

origin-continued = This table continues an earlier match. The luck from there on is new, but whoever made the table may know what lay hidden.
origin-guided = This is a guided game: its deal is always the same, so its result counts for nothing but the fun of it.
origin-described = This table begins from a described position. Whoever made the table may know what lies hidden.

error-internal = Something went wrong on the server. Nothing that was confirmed is lost; please try again.
error-bad-settings = This setting cannot be used: { $detail }
error-needs-postgres = { $workers } server processes need PostgreSQL: several cannot share an SQLite file. Set a database, or one worker.
error-needs-origins = Mail has links in it, and without `origins` whoever asks for one could say where they lead. Set origins: the addresses people use.
error-in-use = { $what } is in use by another program, perhaps another Tutable server.
error-not-our-address = { $host } is not an address of this machine. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for everybody who can reach it.
error-not-permitted = You may not listen on port { $port }: on most systems only the administrator may use ports below 1024.
error-database-newer = This database belongs to a newer Tutable: its form is { $version }, this one knows { $known }. Use the newer program, or a backup from before.
error-database-damaged = The database is damaged: not everything in it can be read. Stop every server, keep a copy, and restore a backup.
error-bad-database-missing = There is no database at { $where } yet; “tutable serve” makes one.
error-bad-database-older = The database has an older form than this version of Tutable. Start the server once: it brings it up to date.
error-bad-backup-foreign = { $path } is not a backup of Tutable.
error-bad-backup-damaged = { $path } is damaged or incomplete. Nothing was restored.
error-bad-backup-newer = { $path } was made by a newer version of Tutable. Install that version, or a later one.
error-bad-backup-not-empty = There is something in this database already. A backup is restored only into an empty one.
error-bad-backup-unreadable = { $path } cannot be read: { $detail }.
error-bad-backup-unwritable = { $path } cannot be written: { $detail }.
error-bad-request = The server did not understand this request. ({ $detail })
error-too-large = That is too large (limit { $limit } bytes).
error-too-slow = Reading this takes too long, so it was given up.
error-unreadable = This could not be read; nothing was changed.
error-too-many = That was too much at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-no-session = You are not signed in any more. Reload the page to come in as a new guest.
error-bad-csrf = This page is out of date. Reload it and try again.
error-foreign-origin = This request comes from another page or another address than this server's.
error-no-guide = There is no guided game of { $game } yet.
error-not-allowed = You are not allowed to do that here.
error-not-your-seat = This seat is not yours.
error-hints-off = There are no hints at this table.
error-hints-used-up = The bots have thought for you as long as they may: the next hint in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-hint-failed = Nobody could work out a hint just now. Try again.
error-not-found = There is nothing at this address.
error-not-there = There is nobody and nothing of that name or number here, or not any more.
error-no-such-method = That cannot be done with this address.
error-unknown-table = There is no table “{ $table }”.
error-bad-invite = This invitation does not lead to a free seat any more. Ask for a new one.
error-seat-taken = Somebody has taken this seat already.
error-has-seen = You have seen this match from another place, so you cannot have this seat: it waits for whoever left it, for a bot, or for somebody new.
error-no-open-seat = No seat is free at this table.
error-not-away = A bot may take a player's seat only after { $seconds } seconds without the player.
error-not-running = The match has not begun, or cannot be changed any more.
error-frozen = This match was played with other rules than today's: it can be read but not continued.
frozen-rules = This match was played with other rules than today's, which agree with { $at } of its { $length } steps: it can be read and replayed that far, but not continued.
error-closed = This table was closed: it can be read, but nothing can be done here any more.
error-banned-good = The host of this server does not want you here any more. { $why }
error-banned-until = The host of this server does not want you here until { $until }. { $why }
error-kicked = You were sent away from this table.
error-read-only = The server is read-only for a while: you can look at everything, and matches go on later.
error-bad-link = This link has been used, or is older than ten minutes. Make a new one with “tutable admin link”.
error-games-left = { $count ->
    [one] You have a game as a guest
   *[other] You have { $count } games as a guest
  }, and this browser is the only way to it. Make a recovery link first, or go on and leave that behind.
error-bad-handle = A sign-in name has { $least } to { $most } characters and no spaces.
error-handle-taken = Somebody has this sign-in name already. Choose another one.
error-weak-password-length = A password has { $least } to { $most } characters.
error-weak-password-simple = This password is too easy to guess: use more different characters, and not your sign-in name.
error-bad-sign-in = This name and this password do not belong together.
error-address-taken = This address belongs to another account here. Sign in there, or use another address.
error-bad-passkey = This passkey is not known here, or it was removed.
error-not-rateable = Only a table between people can be rated: no bots, one player per screen, no hints, nothing brought along.
error-over-quota = Your tables take up all the room you may use here ({ $limit } bytes). Running matches go on; new ones have to wait.
error-disk-full = The server has too little disk left for new tables. Running matches go on.
error-bad-chat-empty = There is nothing in this message.
error-bad-chat-long = This message is too long (limit { $limit } characters).
error-chat-closed-off = Nobody can chat at this table.
error-chat-closed-seated = Only those who sit at this table can chat here.
error-slow-mode = One line at a time: you can write again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
error-watching-closed = Nobody can look on at this table: only those who play there see it.
error-hello-first = A connection begins with “hello”.
error-database-away = The server cannot reach its database at the moment. Nothing that was confirmed is lost; please try again.
error-full = The server has no room for more at the moment.

health-database-away = The database does not answer.
health-database-newer = The database was changed by a newer Tutable: its form is { $version }, this one knows { $known }.
health-database-damaged = The database is damaged.
health-not-writable = The database cannot be written: its disk is full or read-only.
health-table-missing = The database has lost its table “{ $table }”.
health-disk-full = Only { $free } MB are left on the disk: no new tables can be made.
health-read-only = The host has made the server read-only: people may look, and nothing can be changed.
health-journal-stuck = Moves have been waiting for the disk for { $seconds } seconds.
