"""What the server refuses beyond the rules. Sentences: `lang/<language>/server.ftl`."""

from __future__ import annotations

from tutable.core.errors import TutableError


class ServerError(TutableError):
    """A refusal with the HTTP status it has where it is the answer to a request."""

    code = "internal"
    status = 500


class BadSettings(ServerError):
    """A setting nobody could mean; `setting` names it."""

    code = "bad-settings"


class NeedsPostgres(ServerError):
    """Several processes cannot share an SQLite file: they would not hear of each other's moves."""

    code = "needs-postgres"


class NeedsOrigins(ServerError):
    """Whoever asks for a mail would say by the name of the host where the links in it lead."""

    code = "needs-origins"


class InUse(ServerError):
    """Another server has this database file or this port."""

    code = "in-use"


class NotOurAddress(ServerError):
    """The server is to listen at an address that this machine does not have."""

    code = "not-our-address"


class NotPermitted(ServerError):
    """This user may not listen on this port."""

    code = "not-permitted"


class DatabaseNewer(ServerError):
    """A newer program has changed the form of the database: `version` instead of `known`."""

    code = "database-newer"


class DatabaseDamaged(ServerError):
    code = "database-damaged"


class BadDatabase(ServerError):
    """The database cannot be used as it is; `problem`: missing, older."""

    code = "bad-database"


class BadBackup(ServerError):
    """A backup that cannot be written or restored; `problem` says why."""

    code = "bad-backup"


class BadRequest(ServerError):
    """A body or frame that is not what the contract says; `detail` is for developers."""

    code = "bad-request"
    status = 400


class TooLarge(ServerError):
    code = "too-large"
    status = 413


class TooMany(ServerError):
    """Slow down: `seconds` says for how long."""

    code = "too-many"
    status = 429


class TooSlow(ServerError):
    """What was sent takes too long to read: the process that read it was ended."""

    code = "too-slow"
    status = 422


class Unreadable(ServerError):
    """The process that read what was sent has died of it."""

    code = "unreadable"
    status = 422


class NoSession(ServerError):
    code = "no-session"
    status = 401


class BadCsrf(ServerError):
    code = "bad-csrf"
    status = 403


class ForeignOrigin(ServerError):
    """The request comes from somebody else's page."""

    code = "foreign-origin"
    status = 403


class NoGuide(ServerError):
    """Nobody has written a guided first game for this game."""

    code = "no-guide"
    status = 404


class NotAllowed(ServerError):
    code = "not-allowed"
    status = 403


class NotYourSeat(ServerError):
    code = "not-your-seat"
    status = 403


class HintsOff(ServerError):
    """This table was made without hints, or nobody can give any here."""

    code = "hints-off"
    status = 403


class HintsUsedUp(ServerError):
    """Bots have thought as long for this person as they may; `seconds` until they may again."""

    code = "hints-used-up"
    status = 429


class HintFailed(ServerError):
    """The process that thought about it has died of it, or took too long."""

    code = "hint-failed"
    status = 503


class NotFound(ServerError):
    code = "not-found"
    status = 404


class NotThere(ServerError):
    """A person, a line, a ban or a report that a host names and nobody knows."""

    code = "not-there"
    status = 404


class NoSuchMethod(ServerError):
    code = "no-such-method"
    status = 405


class UnknownTable(ServerError):
    code = "unknown-table"
    status = 404


class BadInvite(ServerError):
    code = "bad-invite"
    status = 403


class BadScreen(ServerError):
    """A link that does not lead to the shared screen of this table."""

    code = "bad-screen"
    status = 403


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409


class HasSeen(ServerError):
    """Whoever has seen a running match from another place may not have a seat that somebody gave up."""

    code = "has-seen"
    status = 403


class SamePlace(ServerError):
    """A seat that somebody gave up is for nobody who may be one of the others, in another browser."""

    code = "same-place"
    status = 403


class NotOffered(ServerError):
    """A seat that somebody left in a running match is for somebody new only when the others have agreed."""

    code = "not-offered"
    status = 409


class RatedSeat(ServerError):
    """A rated match is between those who began it: a seat that was left is for who left, or a bot."""

    code = "rated-seat"
    status = 409


class OtherTable(ServerError):
    """Nobody sits at two tables with the same luck."""

    code = "other-table"
    status = 403


class SeriesOpen(ServerError):
    """Another table with the same luck is still played: nothing of this one is shown to others yet."""

    code = "series-open"
    status = 403


class TooFew(ServerError):
    """A round needs at least `count` people."""

    code = "too-few"
    status = 409


class RoundRuns(ServerError):
    """A tournament is not ended in the middle of a round."""

    code = "round-runs"
    status = 409


class UnknownEvent(ServerError):
    code = "unknown-tournament"
    status = 404


class EventOver(ServerError):
    code = "tournament-over"
    status = 409


class UnknownSeries(ServerError):
    code = "unknown-series"
    status = 404


class NoOpenSeat(ServerError):
    code = "no-open-seat"
    status = 409


class NotAway(ServerError):
    """A bot may take a seat only after its player has been away for `seconds`."""

    code = "not-away"
    status = 409


class NotRunning(ServerError):
    """The match has not begun: seats are still open."""

    code = "not-running"
    status = 409


class NotWaiting(ServerError):
    """The match has begun: seats are not arranged any more."""

    code = "not-waiting"
    status = 409


class StillPlaying(ServerError):
    """A table at which somebody still waits for this person is not put away."""

    code = "still-playing"
    status = 409


class Frozen(ServerError):
    """The rules have changed since: the match can be read, not continued."""

    code = "frozen"
    status = 409


class Closed(ServerError):
    """The table was closed: the match can be read, not continued."""

    code = "closed"
    status = 409


class Banned(ServerError):
    """The host does not want this person, or this address, here; `why`, and `until` if it ends."""

    code = "banned"
    status = 403


class Kicked(ServerError):
    """The host has sent this person away from this table."""

    code = "kicked"
    status = 403


class ReadOnly(ServerError):
    """Everything can be looked at and nothing changed, for a while."""

    code = "read-only"
    status = 503


class BadLink(ServerError):
    """A link that was used already, is too old, or never was one."""

    code = "bad-link"
    status = 403


class GamesLeft(ServerError):
    """This browser is the only way to a guest's `count` games: who goes on without one leaves them behind."""

    code = "games-left"
    status = 409


class BadHandle(ServerError):
    """A sign-in name that is too short, too long, or cannot be typed again."""

    code = "bad-handle"
    status = 422


class HandleTaken(ServerError):
    code = "handle-taken"
    status = 409


class WeakPassword(ServerError):
    """`problem`: length, simple."""

    code = "weak-password"
    status = 422


class BadSignIn(ServerError):
    """The name or the password is wrong; which of them, nobody is told."""

    code = "bad-sign-in"
    status = 403


class AddressTaken(ServerError):
    """Somebody else here has confirmed this address."""

    code = "address-taken"
    status = 409


class BadPasskey(ServerError):
    """A passkey that does not fit, or is not known here any more."""

    code = "bad-passkey"
    status = 403


class NotRateable(ServerError):
    """A table that would say nothing about how well people play against one another."""

    code = "not-rateable"
    status = 422


class OverQuota(ServerError):
    """A person's tables, or those of an address, take as much as they may; `limit` says how much."""

    code = "over-quota"
    status = 403


class DiskFull(ServerError):
    """Too little disk is left for new tables; running matches go on."""

    code = "disk-full"
    status = 503


class BadChat(ServerError):
    code = "bad-chat"
    status = 400


class ChatClosed(ServerError):
    """The host lets nobody chat here (`off`), or only who sits at the table (`seated`)."""

    code = "chat-closed"
    status = 403


class SlowMode(ServerError):
    """One line at a time: `seconds` says when the next one may follow."""

    code = "slow-mode"
    status = 429


class WatchingClosed(ServerError):
    """The host lets nobody look on here who does not sit at the table."""

    code = "watching-closed"
    status = 403


class HelloFirst(ServerError):
    code = "hello-first"
    status = 400


class DatabaseAway(ServerError):
    """Nothing was lost that had been confirmed; the same request can be sent again."""

    code = "database-away"
    status = 503


class NoEdition(ServerError):
    """No edition of this hash was ever released."""

    code = "no-edition"
    status = 404


class NoDraft(ServerError):
    """Nothing this person works on."""

    code = "no-draft"
    status = 404


class DraftChanged(ServerError):
    """It was changed meanwhile, on another device or in another window."""

    code = "draft-changed"
    status = 409


class TooManyDrafts(ServerError):
    """A person works on as many editions, or on as much of them, as may be."""

    code = "too-many-drafts"
    status = 403


class LabOff(ServerError):
    """The host lets nobody, or not this person, run the lab."""

    code = "lab-off"
    status = 403


class LabTooLarge(ServerError):
    """More games (`games`) than one run may have (`limit`)."""

    code = "lab-too-large"
    status = 403


class LabBusy(ServerError):
    """As many runs of this person are under way as may be."""

    code = "lab-busy"
    status = 409


class LabFull(ServerError):
    """As many runs of this person are kept as may be."""

    code = "lab-full"
    status = 409


class LabSpent(ServerError):
    """This person's bots have played for as long as they may in a day; there is room again in `minutes`."""

    code = "lab-spent"
    status = 429


class LabFailed(ServerError):
    """A deal could not be played, in several tries."""

    code = "lab-failed"
    status = 422


class LabNotNow(ServerError):
    """A run that has ended cannot be cancelled, and one that is complete does not go on."""

    code = "lab-not-now"
    status = 409


class NoLabRun(ServerError):
    """No run of this person."""

    code = "no-lab-run"
    status = 404


class Full(ServerError):
    """This server has as many connections or tables as it is allowed to have."""

    code = "full"
    status = 503


class MailAway(ServerError):
    """The host's mail server did not take a message now; later it may."""

    code = "mail-away"
    status = 503


class BadMail(ServerError):
    """An address to which no mail can be sent, or to which the mail server will not send any."""

    code = "bad-mail"
    status = 422


class SeatLost(ServerError):
    """Whoever has resigned, or lost on time, may look on: a bot plays the seat to its end."""

    code = "seat-lost"
    status = 409


class TooLate(ServerError):
    """Time is over: what was chosen is about to be turned over."""

    code = "too-late"
    status = 409


class NoVacation(ServerError):
    """More days than are left this year (`days`), or one is on already."""

    code = "no-vacation"
    status = 409
