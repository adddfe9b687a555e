### Who I am: the pages "me", "sign in" and "people", and mail about them.

account-title = Me
account-sign-in = Sign in
account-intro = You can play without any of this. If you want to keep your name and your games when this browser is gone, or play on another device, choose at least one way back.
account-kept = You can sign in on other devices; your seats come with you.
account-not-kept = Only this browser knows you.
account-profile = My games and results

account-ways = Ways back
account-recovery = Recovery link
account-recovery-about = A link that is as good as a password. Keep it where nobody else reads: it is shown only once.
account-recovery-since = You have one since { $at }. A new one makes the old one useless.
account-recovery-make = Make a recovery link
account-recovery-again = Make a new recovery link
account-recovery-here = Your recovery link
account-recovery-qr = QR code of the recovery link, to be read with another device's camera
account-recovery-local = This address leads to this computer only. Open Tutable under the address others use, and make the link there.
account-remove = Remove
account-last-way = This is your only way back: without it only this browser knows you.
account-password = Password
account-password-about = For a name of your own choice; nobody but you sees it.
account-password-as = You sign in as { $handle }.
account-handle = Sign-in name
account-new-password = New password (10 characters or more)
account-save-password = Save name and password
account-saved = Saved
account-passkeys = Passkeys
account-passkeys-about = Your device vouches for you, by fingerprint, face or PIN.
account-passkeys-insecure = Passkeys need an https address with a name. Here a recovery link or a password does the same.
account-passkey-add = Add a passkey
account-passkey-failed = No passkey was made or shown.
account-passkey-line = { $label }, since { $at }
account-passkey-used = last used { $at }
account-email = E-mail
account-email-about = A confirmed address can bring you back, too.
account-email-is = Confirmed: { $address }
account-email-address = E-mail address
account-email-send = Send a link
account-email-sent = A link is on its way. Open it to confirm the address.

account-devices = Where you are signed in
account-device-unknown = A browser
account-device-here = this one
account-device-line = since { $from }, last seen { $at }
account-device-end = Sign out there
account-devices-end = Sign out everywhere else
account-sign-out = Sign out
account-sign-in-other = Sign in as somebody else
account-data = Your data
account-export = Download everything that is kept of me
account-delete = Delete my account
account-delete-about = Your name, your words and every way back are deleted. Finished and running matches stay, under no name: others have played them, too.

account-enter-intro = Come back to your name and your games.
account-enter-link = Somebody gave this browser a link to an account. Sign in with it?
account-enter-confirm = This link confirms an e-mail address.
account-enter-confirm-do = Confirm the address
account-enter-confirmed = The address is confirmed.
account-enter-recovery = With a recovery link
account-enter-recovery-field = The link, or what follows its #
account-enter-password = With a password
account-your-password = Password
account-enter-passkey = With a passkey
account-enter-passkey-do = Sign in with a passkey
account-enter-email = By e-mail
account-enter-email-sent = If this address is known here, a link is on its way to it.
account-left-title = Your games as a guest
account-left-about = They stay with the guest of this browser. With a recovery link you can come back to them at any time.
account-left-link = Get the guest's recovery link first
account-go-on = Go on
account-left-go = Leave them behind and go on

people-lost = There is nobody here of this name any more.
people-since = Here since { $at }
people-results = Results
people-none = No finished games yet.
people-bots = Against bots
people-people = With people
people-game = Game
people-players = Players
people-played = Played
people-won = Won
people-points = Points, on average
people-ratings = Ratings
people-ratings-about = From rated tables between people. A rating with a question mark rests on too few matches yet.
people-provisional = provisional
people-rating-kind = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
people-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
people-form = Form
people-form-about = Share of opponents beaten, match by match, from { $from } to { $to }: { $shares }.
people-head-to-head = Head to head
people-opponent = Opponent
people-ahead = Ahead
people-behind = Behind
people-level = Level
people-matches = Matches
people-place = Place { $place }
people-rated = rated
people-replay = Replay

account-mail-confirm = Confirm your address for Tutable
    .text =
        Somebody, probably you, wants to use this address at Tutable to sign in.

        To confirm it, open this link within a day:
        { $link }

        If it was not you, do nothing.
account-mail-enter = Your link to sign in at Tutable
    .text =
        With this link you sign in at Tutable, once and within half an hour:
        { $link }

        If you did not ask for it, do nothing: nobody gets in without this link.
