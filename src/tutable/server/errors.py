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


class NotAllowed(ServerError):
    code = "not-allowed"
    status = 403


class NotYourSeat(ServerError):
    code = "not-your-seat"
    status = 403


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


class SeatTaken(ServerError):
    code = "seat-taken"
    status = 409


class HasSeen(ServerError):
    """Whoever has seen a running match from another place may not have a seat that somebody gave up."""

    code = "has-seen"
    status = 403


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


class Full(ServerError):
    """This server has as many connections or tables as it is allowed to have."""

    code = "full"
    status = 503
