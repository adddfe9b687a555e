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
    Banned,
    DatabaseAway,
    HelloFirst,
    Kicked,
    NoSession,
    ServerError,
    TooLarge,
    TooMany,
)
from tutable.server.live_table import LiveTable
from tutable.server.live_tables import Stale
from tutable.server.observe import CONNECTIONS, REFUSALS, log
from tutable.server.refusal import refusal
from tutable.server.seating import check_watching
from tutable.server.store import chat, lobby, people
from tutable.server.sync.entry import seat_key, seat_of_name
from tutable.server.sync.frame import frame
from tutable.server.sync.table import table_info
from tutable.server.talk import Hearing, check_speaking, speaker
from tutable.server.wire import frames as out
from tutable.server.wire.client import (
    FRAMES,
    MAX_FRAME,
    Act,
    AutoEnd,
    ClientFrame,
    End,
    Hello,
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
MAX_HELLOS = 4  # at once
RETRY_SECONDS = 1.0
POLICY, REFUSED = 1008, 4400
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # what a vanished client looks like
ID = re.compile(rb'"id"\s*:\s*"([A-Za-z0-9_.:-]{1,64})"')


class Connection:
    """A socket of a session at a table."""

    def __init__(self, server: Server, socket: WebSocket, session: Session, live: LiveTable) -> None:
        self.server = server
        self.socket = socket
        self.person = session
        self.session = session.id
        self.live = live
        self.bucket = Bucket(server.settings.frames_per_second)
        # A whole table is the largest answer there is, and nobody needs it often.
        self.hellos = Bucket(server.settings.frames_per_second / FRAMES_PER_HELLO, MAX_HELLOS)
        self.awake = asyncio.Event()
        self.greeted = False
        self.hearing = Hearing(live)
        self.sent: dict[int, tuple[int, ...]] = {}  # seat: what it was sent last, its version first
        self.revision = -1
        self.house = House("", False)  # what this connection was told of it
        self.resync = False
        self.suspect = False
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
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)
            self.server.presence.left(self)

    async def _last_words(self, error: TutableError) -> None:
        await farewell(self.socket, error)

    def wake(self) -> None:
        self.awake.set()

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
            if self.bucket.is_flood:
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
        await self._find_session()
        if isinstance(frame, Hello):
            if not self.hellos.take():
                raise TooMany(seconds=math.ceil(1 / self.hellos.rate))
            await self._hello(frame)
            return
        if not self.greeted:
            raise HelloFirst()
        self.server.house.may_change()
        if isinstance(frame, Say):
            await self._say(frame)
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
        await self.server.presence.came(self)
        self.wake()

    async def _step(self, frame: Act | End | Undo | AutoEnd) -> None:
        verb = {Act: "act", End: "end", Undo: "undo", AutoEnd: "auto_end"}[type(frame)]
        pick = frame.pick if isinstance(frame, Act) else int(isinstance(frame, AutoEnd) and frame.on)
        version = None if isinstance(frame, AutoEnd) else frame.version
        await self.server.tables.step(
            self.live, frame.seat, verb, pick, session=self.session, version=version, act=frame.id
        )

    async def _say(self, frame: Say) -> None:
        text, live = clean.chat(frame.text), self.live
        act = f"{self.session}:{frame.id}"
        if any(line.act == act for line in live.chats):
            return
        check_speaking(live, self.session, self.server.settings)
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
        try:
            data = await self._sync()
        except DatabaseAway:  # it has to be folded again first: later
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake)
            return
        if data is not None:
            await self._send(data)
        lines = self.hearing.news(self.live)
        if lines is not None:
            await self._answer(lines)
        if self.house != self.server.house.shown:
            self.house = self.server.house.shown
            await self._answer(out.HouseNews(self.house))

    async def _send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})

    async def _sync(self) -> bytes | None:
        """The newest state, if this connection has not been sent it yet."""
        live, tables = self.live, self.server.tables
        while True:
            async with tables.reading(live, self.session):
                seats = live.seats_of(self.session)
                carried = [live.shown_seat(seats)] if seats else [SPECTATOR]
                check_watching(live, self.session)
                if live.match is None:
                    seats = carried = []
                if live.has_seen(self.session, carried) and live.follows(carried):
                    return self._news(carried, [seat for seat in seats if seat not in carried])
            await tables.witness(live, self.session, carried)
            await live.follow(carried, tables.turns)

    def _news(self, carried: list[int], covered: list[int]) -> bytes | None:
        """The seats that are shown as they are now, if that is new to this connection."""
        live = self.live
        keys = {seat: seat_key(live, seat) for seat in carried}
        if not self.resync and self.revision == live.revision and keys == self.sent:
            return None
        # A seat that another at the same screen was shown after begins anew.
        bases = {seat: self.sent[seat][0] if seat in self.sent else None for seat in carried}
        self.sent, self.revision, self.resync = keys, live.revision, False
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
        await server.limits.hit(server.limits.requests, "request", address(socket))
        session = await find_person(server, socket)
        ASKING.set(Asker(session.id, address(socket)))
        live = await server.tables.get(socket.path_params["table"])
        await not_kicked(server, live.id, session.id)
        with server.gate.socket(session.id, address(socket)), CONNECTIONS.track_inprogress():
            await Connection(server, socket, session, live).run()
    except TutableError as error:
        await farewell(socket, error)
