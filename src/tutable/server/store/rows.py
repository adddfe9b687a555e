"""Rows as Python sees them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from tutable.core.editions.diff import Account

# Made once, here: msgspec crashes if two threads are the first to ask for a type.
ACCOUNT = msgspec.json.Decoder(Account)


@dataclass(frozen=True)
class SessionRow:
    """A person, and how the one device that asks has been seen."""

    id: str
    name: str
    created: float
    seen: float = 0.0
    address: str = ""
    host: float | None = None


@dataclass
class SeatRow:
    """One seat of a table and who plays it."""

    seat: int
    kind: str  # human bot open invite
    name: str
    offer: str = "open"
    nonce: str = ""
    session: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    seen: float = 0.0
    fate: str = ""
    for_turn: bool = False
    paused: bool = False
    offered: float | None = None

    @property
    def is_played(self) -> bool:
        """By a person, now."""
        return self.kind == "human" and self.stand_in is None

    @property
    def is_abandoned(self) -> bool:
        """Was it given up, or does a bot play it for more than a turn? At the end: its person did not."""
        stands_in = self.stand_in is not None and not self.for_turn
        return self.kind != "human" or bool(self.fate) or stands_in

    ready: bool = False
    reserved: str | None = None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass
class TableRow:
    """A table without its journal. `seed` stays on the server until the match is over."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    commitment: str
    creator: str
    public: bool
    created: float
    status: str = "waiting"
    components: str | None = None
    position: str = ""
    base: str | None = None
    base_at: int | None = None
    names: list[str] = field(default_factory=list)
    auto_end: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    bot_due: bool = False
    winners: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    touched: float = 0.0
    bytes: int = 0
    address: str = ""
    ended: str = ""
    watching: bool = True
    chat: str = ""
    slow: int = 0
    hints: bool = False
    rated: bool = False
    clock: str = "none"
    move_seconds: float = 0.0
    reserve_seconds: float = 0.0
    late: str = "bot"
    late_bot: str | None = None
    patience: int | None = None
    asking: str = ""
    deadline: float | None = None
    edition: Account | None = None
    rematch_of: str | None = None
    series: str | None = None
    series_at: int = 0
    series_open: bool = False  # another table with the same luck is still played: nothing is to be shown
    event: str | None = None  # the tournament it belongs to
    rematch: str | None = None  # the table where its people play again
    creator_name: str = ""
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def origin(self) -> str | None:
        """A message if it did not begin from the box: whoever made it may know what lies hidden there."""
        if self.base is not None:
            return "origin-continued"
        return "origin-described" if self.position else None

    @property
    def begun(self) -> bool:
        """Is there a match, whether it can go on or not?"""
        if self.status == "closed":
            return bool(self.names) or self.base is not None
        return self.status != "waiting"

    @property
    def people(self) -> int:
        """How many seats are not a bot's own, whoever sits there now."""
        return sum(row.kind != "bot" for row in self.seats)

    def seats_of(self, session: str) -> list[int]:
        """The seats a session plays, away or not."""
        return [row.seat for row in self.seats if row.kind == "human" and row.session == session]


@dataclass(frozen=True)
class Summary:
    """What the lobby knows of a match."""

    status: str
    asked: tuple[int, ...]
    bot_due: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Beside:
    """What a step changes beside the match, in the same transaction."""

    values: dict[str, Any]  # columns of the table
    freed: tuple[int, ...] = ()  # seats whose stand-in was to play this turn only
    asked: tuple[str, ...] = ()  # who is to be told that it is their turn, in which asking, when
    number: int = 0
    due: float = 0.0


@dataclass(frozen=True)
class Entry:
    """One step of a match."""

    table: str
    seq: int
    verb: str
    seat: int
    pick: int
    tokens: str
    hash: str
    act: str | None
    at: float


@dataclass(frozen=True)
class Chat:
    """One line of chat."""

    id: int
    session: str
    seat: int | None
    name: str
    text: str
    at: float
    act: str


def numbers(text: str) -> list[int]:
    """ "0,2" as [0, 2]."""
    return [int(word) for word in text.split(",") if word]


def joined(values: list[int] | tuple[int, ...] | set[int]) -> str:
    return ",".join(str(value) for value in sorted(values))


def dump(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_values(row: TableRow) -> dict[str, Any]:
    """A row as columns."""
    return {
        "id": row.id,
        "game": row.game,
        "options": dump(row.options),
        "components": row.components,
        "position": row.position,
        "seed": row.seed,
        "commitment": row.commitment,
        "base": row.base,
        "base_at": row.base_at,
        "names": dump(row.names),
        "auto_end": joined(row.auto_end),
        "creator": row.creator,
        "public": row.public,
        "status": row.status,
        "created": row.created,
        "asked": joined(row.asked),
        "bot_due": row.bot_due,
        "winners": joined(row.winners),
        "scores": dump(row.scores),
        "lease_owner": None,
        "lease_until": 0.0,
        "touched": row.touched or row.created,
        "bytes": row.bytes,
        "address": row.address,
        "ended": row.ended,
        "watching": row.watching,
        "chat": row.chat,
        "slow": row.slow,
        "hints": row.hints,
        "rated": row.rated,
        "clock": row.clock,
        "move_seconds": row.move_seconds,
        "reserve_seconds": row.reserve_seconds,
        "late": row.late,
        "late_bot": row.late_bot,
        "patience": row.patience,
        "asking": row.asking,
        "deadline": row.deadline,
        "edition": None if row.edition is None else dump(row.edition),
        "rematch_of": row.rematch_of,
        "series": row.series,
        "series_at": row.series_at,
    }


def table_row(found: Any) -> TableRow:
    """Columns as a row."""
    return TableRow(
        id=found.id,
        game=found.game,
        options=msgspec.json.decode(found.options),
        components=found.components,
        position=found.position,
        seed=found.seed,
        commitment=found.commitment,
        base=found.base,
        base_at=found.base_at,
        names=msgspec.json.decode(found.names),
        auto_end=numbers(found.auto_end),
        creator=found.creator,
        public=found.public,
        status=found.status,
        created=found.created,
        asked=numbers(found.asked),
        bot_due=found.bot_due,
        winners=numbers(found.winners),
        scores=msgspec.json.decode(found.scores),
        touched=found.touched,
        bytes=found.bytes,
        address=found.address,
        ended=found.ended,
        watching=found.watching,
        chat=found.chat,
        slow=found.slow,
        hints=found.hints,
        rated=found.rated,
        clock=found.clock,
        move_seconds=found.move_seconds,
        reserve_seconds=found.reserve_seconds,
        late=found.late,
        late_bot=found.late_bot,
        patience=found.patience,
        asking=found.asking,
        deadline=found.deadline,
        edition=None if found.edition is None else ACCOUNT.decode(found.edition),
        rematch_of=found.rematch_of,
        series=found.series,
        series_at=found.series_at,
        series_open=found.series_open,
        event=found.event,
        rematch=found.rematch,
        creator_name=found.creator_name,
    )


def summary_values(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "asked": joined(summary.asked),
        "bot_due": summary.bot_due,
        "winners": joined(summary.winners),
        "scores": dump(list(summary.scores)),
    }
