"""One connection to one table.

What arrives is answered in order, and nothing is read before the answer is on its way. What has changed for
this connection goes through one writer: one sync with the newest state. A slow reader therefore gets fewer
syncs, never a growing queue; and no answer waits for a sync.
"""

from __future__ import annotations

import asyncio
import math
import re
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tutable.core.engine import SPECTATOR
from tutable.core.errors import TutableError
from tutable.server import clean, quotas
from tutable.server.api.endpoint import address
from tutable.server.auth.limits import Bucket
from tutable.server.auth.sessions import Session
from tutable.server.errors import (
    BadRequest,
    BadScreen,
    Banned,
    DatabaseAway,
    HelloFirst,
    Kicked,
    NoSession,
    NotAllowed,
    SeriesOpen,
    ServerError,
    TooLarge,
    TooMany,
)
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import Stale
from tutable.server.observe import CONNECTIONS, REFUSALS, log
from tutable.server.refusal import refusal
from tutable.server.seating import check_watching, not_in_series
from tutable.server.store import chat, lobby, people
from tutable.server.store.plans import Plan
from tutable.server.sync.entry import seat_key, seat_of_name
from tutable.server.sync.frame import frame
from tutable.server.sync.table import screen_info, table_info
from tutable.server.talk import Hearing, check_speaking, speaker
from tutable.server.wire import frames as out
from tutable.server.wire.client import (
    FRAMES,
    MAX_FRAME,
    Act,
    AskHint,
    AutoEnd,
    ClientFrame,
    End,
    Hello,
    Look,
    Mute,
    Ping,
    Say,
    Undo,
)
from tutable.server.wire.values import House
from tutable.server.work.asker import ASKING, Asker

if TYPE_CHECKING:
    from tutable.server.process import Server

HELLO_SECONDS = 15.0
FRAMES_PER_HELLO = 100
MAX_HELLOS = 3  # at once
RETRY_SECONDS = 1.0
POLICY, REFUSED = 1008, 4400
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # what a vanished client looks like
ID = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_.:-]{1,64})"')


class Connection:
    """A socket of a session at a table."""

    def __init__(
        self, server: Server, socket: WebSocket, session: Session, live: LiveTable, is_screen: bool = False
    ) -> None:
        self.server = server
        self.is_screen = is_screen
        self.socket = socket
        self.person = session
        self.session = session.id
        self.live = live
        self.bucket = Bucket(server.settings.frames_per_second)
        # A whole table is the largest answer there is, and nobody needs it often.
        self.hellos = Bucket(server.settings.frames_per_second / FRAMES_PER_HELLO, MAX_HELLOS)
        self.awake = asyncio.Event()
        self.greeted = False
        self.is_looking = True  # a page that is opened is looked at
        self.hearing = Hearing(live)
        self.sent: dict[int, tuple[int, ...]] = {}  # seat: what it was sent last, its version first
        self.carried: list[int] = []  # the seats in the last sync
        self.revision = -1
        self.before = 0  # bots at other tables that this connection was told of
        self.hint: tuple[AskHint, asyncio.Task[None]] | None = None  # that is being thought out
        self.plans: dict[int, Plan] = {}  # own ones that this connection was told
        self.house = House("", False)  # what this connection was told of it
        self.resync = False
        self.suspect = False
        self.nudged = False
        self.busy = False  # a frame is being answered: its answer comes before what it changed

    # -- life -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Until either side has had enough."""
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            done, _ = await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if isinstance(error, ServerError):
                    await self._last_words(error)
                elif error is not None and not isinstance(error, GONE):
                    log().error("socket.failed", exc_info=error)
                    await self._last_words(ServerError())
        finally:
            tasks = [reader, writer] if self.hint is None else [reader, writer, self.hint[1]]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.server.presence.left(self)

    async def _last_words(self, error: TutableError) -> None:
        await farewell(self.socket, error)

    def wake(self) -> None:
        self.awake.set()

    def nudge(self) -> None:
        self.nudged = True
        self.wake()

    def recheck(self) -> None:
        self.suspect = True
        self.wake()

    async def _find_session(self) -> None:
        """NoSession if it has been revoked; Banned if the host says so."""
        self.person = await find_person(self.server, self.socket)

    async def _recheck(self) -> None:
        """Is everything still as it was when this connection was let in?"""
        await self._find_session()
        await not_kicked(self.server, self.live.id, self.session)
        self.suspect = False

    # -- reading --------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            timeout = None if self.greeted else HELLO_SECONDS
            try:
                message = await asyncio.wait_for(self.socket.receive(), timeout)
            except TimeoutError:
                raise HelloFirst() from None
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            text = message.get("text")
            data: bytes = text.encode() if text is not None else message.get("bytes") or b""
            await self._frame(data)

    async def _frame(self, data: bytes) -> None:
        """One frame: whatever is wrong with it is answered, and the connection goes on."""
        given = ID.search(data)
        id = given.group(1).decode() if given else None
        try:
            if not self.bucket.take():
                if self.bucket.is_flood:
                    raise TooMany(seconds=5)
                await self._refuse(id, TooMany(seconds=1))
                return
            if len(data) > MAX_FRAME:
                raise TooLarge(limit=MAX_FRAME)
            try:
                frame = FRAMES.decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise BadRequest(detail=str(error)[:200]) from None
            self.busy = True
            await self._handle(frame)
        except Stale as stale:
            self.resync = True
            await self._answer(out.Stale(id, stale.version))
        except TooMany as error:
            if self.bucket.is_flood or self.hellos.is_flood:
                raise
            await self._refuse(id, error)
        except (NoSession, Banned):
            raise
        except TutableError as error:
            await self._refuse(id, error)
        finally:
            self.busy = False
            self.wake()

    async def _handle(self, frame: ClientFrame) -> None:
        if isinstance(frame, Ping):
            await self._answer(out.Pong())
            return
        if isinstance(frame, Look):
            self.is_looking = frame.visible
            await self._answer(out.Looked(self.live.is_looked_at(self.session)))
            return
        await self._find_session()
        if isinstance(frame, Hello):
            if not self.hellos.take():
                raise TooMany(seconds=math.ceil(1 / self.hellos.rate))
            await self._hello(frame)
            return
        if not self.greeted:
            raise HelloFirst()
        if self.is_screen:  # whoever stands before it does nothing in anybody's name
            raise NotAllowed()
        self.server.house.may_change()
        if isinstance(frame, Say):
            await self._say(frame)
        elif isinstance(frame, AskHint):
            await self._drop_hint()
            self.hint = frame, asyncio.create_task(self._advise(frame))
            return
        elif isinstance(frame, Mute):
            await people.set_mute(self.server.db, self.session, frame.who, frame.on)
            self.hearing.mute(frame.who, frame.on)
        else:
            await self._step(frame)
        await self._answer(out.Ok(frame.id))

    async def _hello(self, frame: Hello) -> None:
        """From here on this connection is told everything, from the versions it has or the beginning."""
        self.hearing.begin(await people.muted_by(self.server.db, self.session))
        self.live = await self.server.tables.get(self.live.id)  # it may have been forgotten meanwhile
        self.sent = {seat_of_name(name): (version,) for name, version in frame.since.items()}
        self.resync = True
        self.greeted = True
        self.plans.clear()
        if stood_in := await self.server.presence.came(self):
            await self._answer(out.Notice("ui-stood-in", {"count": len(stood_in)}))
        self.wake()

    async def _step(self, frame: Act | End | Undo | AutoEnd) -> None:
        verb = {Act: "act", End: "end", Undo: "undo", AutoEnd: "auto_end"}[type(frame)]
        if not isinstance(frame, AutoEnd):
            await self._drop_hint()
            await self._play_on(frame.seat)
        pick = frame.pick if isinstance(frame, Act) else int(isinstance(frame, AutoEnd) and frame.on)
        version = None if isinstance(frame, AutoEnd) else frame.version
        await self.server.tables.step(
            self.live, frame.seat, verb, pick, session=self.session, version=version, act=frame.id
        )

    async def _play_on(self, seat: int) -> None:
        """Whoever moves while a bot stands in has the seat back."""
        if seat in self.live.seats_of(self.session):
            row = self.live.row.seats[seat]
            if row.stand_in is not None and not row.fate:
                await self.server.timekeeper.back(self.live, [seat])

    async def _advise(self, wish: AskHint) -> None:
        """Answer a wish for a hint; meanwhile everything else is answered too."""
        asker = Asker(self.session, address(self.socket))
        try:
            found = await self.server.adviser.advise(self.live, wish, asker)
            await self._answer(
                out.Hint(wish.id, wish.seat, wish.version, found.picks, found.reasons, found.by_rule)
            )
        except Stale as stale:
            await self._answer(out.Stale(wish.id, stale.version))
        except TutableError as error:
            await self._refuse(wish.id, error)
        except GONE:
            pass  # the reader says good-bye
        if self.hint is not None and self.hint[0] is wish:
            self.hint = None

    async def _drop_hint(self) -> None:
        """What is being thought out is for a position that is no longer there."""
        if self.hint is not None:
            (wish, task), self.hint = self.hint, None
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await self._answer(out.Stale(wish.id, wish.version))

    async def _say(self, frame: Say) -> None:
        text, live = clean.chat(frame.text), self.live
        act = f"{self.session}:{frame.id}"
        if any(line.act == act for line in live.chats):
            return
        check_speaking(live, self.session, self.server.settings)
        if live.row.series_open and await lobby.has_seen_another(self.server.db, live.id, self.session):
            raise SeriesOpen()
        await self.server.limits.hit(self.server.limits.chats, "chat", self.session)
        await quotas.room_to_talk(self.server, live.row.creator)
        seat, name = speaker(live, self.session, self.person.name)
        if await chat.add_chat(self.server.db, live.id, self.session, seat, name, text, act):
            await self.server.tables.chat_changed(live)
            await self.server.hub.publish("chat", live.id)

    # -- writing --------------------------------------------------------------------------

    async def _answer(self, frame: out.ServerFrame) -> None:
        await self._send(out.encode(frame))

    async def _refuse(self, id: str | None, error: TutableError) -> None:
        REFUSALS.labels(error.code).inc()
        await self._answer(out.Refused(id=id, **msgspec.structs.asdict(refusal(error))))

    async def _write(self) -> None:
        while True:
            await self.awake.wait()
            self.awake.clear()
            if self.suspect:
                await self._recheck()
            if self.greeted and not self.busy:
                await self._tell()

    async def _tell(self) -> None:
        """What is new. By itself, so that a socket that waits does not hold on to the last it was told."""
        if self.hint is not None and self.live.version(self.hint[0].seat) != self.hint[0].version:
            await self._drop_hint()
        try:
            data = await self._sync()
        except DatabaseAway:  # it has to be folded again first: later
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)
            return
        if data is not None:
            await self._send(data)
        if self.before != self.live.before:
            self.before = self.live.before
            await self._answer(out.Queue(self.before))
        if self.nudged:
            self.nudged = False
            await self._answer(out.Notice("ui-nudge", {}))
        lines = self.hearing.news(self.live)
        if lines is not None:
            await self._answer(lines)
        for told in self._plans():
            await self._answer(told)
        if self.house != self.server.house.shown:
            self.house = self.server.house.shown
            await self._answer(out.HouseNews(self.house))

    def _plans(self) -> list[out.Planned]:
        """Of the seats that are shown, what their own player has planned, if this connection was not told."""
        news: list[out.Planned] = []
        for seat in self.carried:
            plan = self.live.plans.get(seat)
            if plan is None or plan.session != self.session or seat not in self.live.seats_of(self.session):
                continue
            if self.plans.get(seat) is not plan:
                self.plans[seat] = plan
                news.append(out.Planned(seat, list(plan.steps), plan.auto_pass, plan.failed))
        return news

    async def _send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})

    async def _sync(self) -> bytes | None:
        """The newest state, if this connection has not been sent it yet."""
        live, tables = self.live, self.server.tables
        while True:
            shown = [SPECTATOR] if self.is_screen else None
            async with tables.reading(live, self.session, shown):
                seats = [] if self.is_screen else live.seats_of(self.session)
                carried = [live.shown_seat(seats)] if seats else [SPECTATOR]
                if self.is_screen:
                    not_in_series(live)
                else:
                    check_watching(live, self.session)
                if live.match is None:
                    seats = carried = []
                if live.has_seen(self.session, carried) and live.follows(carried):
                    return self._news(carried, [seat for seat in seats if seat not in carried])
            await tables.witness(live, self.person, carried)
            await live.follow(carried, tables.turns)

    def _news(self, carried: list[int], covered: list[int]) -> bytes | None:
        """The seats that are shown as they are now, if that is new to this connection."""
        live = self.live
        keys = {seat: seat_key(live, seat) for seat in carried}
        shown = {seat: self.sent[seat] for seat in carried if seat in self.sent}
        is_same = carried == self.carried and self.revision == live.revision
        if not self.resync and is_same and keys == shown:
            return None
        # Of several seats at one screen each goes on from where it was shown last.
        bases = {seat: shown[seat][0] if seat in shown else None for seat in carried}
        self.sent |= keys
        self.carried, self.revision, self.resync = carried, live.revision, False
        if self.is_screen:
            info = screen_info(self.server, live)
        else:
            info = table_info(self.server, live.row, self.session, live.connected(), live)
        return frame(live, info, bases, covered)


async def farewell(socket: WebSocket, error: TutableError) -> None:
    """Say why, and close."""
    REFUSALS.labels(error.code).inc()
    try:
        if socket.client_state is WebSocketState.CONNECTED:
            data = out.encode(out.Failed(**msgspec.structs.asdict(refusal(error))))
            await socket.send({"type": "websocket.send", "text": data.decode()})
            await socket.close(POLICY if isinstance(error, TooMany) else REFUSED, error.code)
    except (RuntimeError, OSError, WebSocketDisconnect):
        pass  # it has gone already


async def find_person(server: Server, socket: WebSocket) -> Session:
    """Whose socket it is, if the host lets this person in."""
    found = await server.sessions.find(socket.cookies.get(server.cookie), address(socket))
    server.house.admit(found, address(socket))
    return found


async def not_kicked(server: Server, table: str, session: str) -> None:
    if await lobby.is_kicked(server.db, table, session):
        raise Kicked()


async def endpoint(socket: WebSocket) -> None:
    """`GET /ws/{table}`"""
    server: Server = socket.app.state.server
    server.origins.check(socket.headers, changes=True)
    await socket.accept()
    try:
        if not server.is_open:
            raise DatabaseAway()
        await server.turns.begin(address(socket))
        await server.limits.hit(server.limits.requests, "request", address(socket))
        session = await find_person(server, socket)
        await server.limits.hit(server.limits.openings, "opening", session.id)
        ASKING.set(Asker(session.id, address(socket)))
        live = await server.tables.get(socket.path_params["table"])
        await not_kicked(server, live.id, session.id)
        key = socket.query_params.get("screen")
        if key is not None and not server.sessions.is_screen(key, live.id):
            raise BadScreen()
        with server.gate.socket(session.id, address(socket)), CONNECTIONS.track_inprogress():
            await Connection(server, socket, session, live, is_screen=key is not None).run()
    except TutableError as error:
        await farewell(socket, error)
