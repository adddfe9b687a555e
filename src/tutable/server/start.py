"""Starting: bind, serve, and stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import math
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from tutable.bots import check_bot
from tutable.core.registry import game_ids, get_game
from tutable.face import face_of
from tutable.server import garbage
from tutable.server.api.games import game_infos
from tutable.server.app import make_app
from tutable.server.edge.descriptors import LoopErrors
from tutable.server.edge.handing import Handing
from tutable.server.edge.http import Edge, Http
from tutable.server.edge.sockets import Socket
from tutable.server.errors import BadSettings, InUse, NotOurAddress, NotPermitted
from tutable.server.logs import set_up_logs
from tutable.server.observe import log
from tutable.server.process import Server
from tutable.server.settings import Settings
from tutable.server.workers import STOP, Worker, Workers

# Larger frames than the contract allows get an answer as long as they are not absurd.
WS_BYTES = 64 * 1024
# How many visitors may wait to be let in; one is let in per turn of the loop, so that a crowd does not
# hold up who is there already, and several processes share it (docs/scale.md).
WAITING, AT_ONCE = 2048, 1
# Whenever the loop sends something other threads may go on, and then it waits for so long until one that is
# busy (a query, a transaction) lets it go on: Python's five milliseconds at each send of a move are many.
SWITCH_SECONDS = 0.0003


def bind(settings: Settings) -> socket.socket:
    """The listening socket: bound before anything is opened, so that a taken port is one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio turns Nagle's delay off only for sockets that say they are TCP: without the third
    # argument every second small frame waits 40 ms for an acknowledgement.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except socket.gaierror:
        listening.close()
        raise BadSettings(detail=f"host = {settings.host[:80]!r}") from None
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRNOTAVAIL:
            raise NotOurAddress(host=settings.host) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise NotPermitted(port=settings.port) from None
        raise InUse(what=f"{settings.host}:{settings.port}") from None
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """Where to point a browser."""
    if settings.origins:
        return settings.origins[0].rstrip("/") + settings.path
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}{settings.path}"


def nearby(settings: Settings, listening: socket.socket) -> str | None:
    """Where others in the same network point theirs; None: only this machine can come."""
    if settings.origins or settings.host not in ("0.0.0.0", "::"):
        return None
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out, and with it our address
        if (host := probe.getsockname()[0]) not in ("127.0.0.1", "0.0.0.0"):
            return f"http://{host}:{listening.getsockname()[1]}{settings.path}"
    return None


Ready = Callable[[str, str | None], None]


def serve(settings: Settings, ready: Ready, bot_command: list[str] | None = None) -> None:
    """Serve until interrupted; `ready` is called when people can come, with the address here and nearby."""
    set_up_logs(settings.log, settings.log_level)
    with contextlib.closing(bind(settings)) as listening:

        def announce() -> None:
            ready(address(settings, listening), nearby(settings, listening))

        read_games(settings.workers)
        for where in settings.guests.values():
            check_bot(where, game_ids()[0])
        garbage.take_over()
        sys.setswitchinterval(SWITCH_SECONDS)
        if settings.workers == 1:
            asyncio.run(_serve(settings, listening, announce, bot_command))
        elif worker := Workers(settings.workers, announce).run():
            asyncio.run(_serve(settings, listening, worker.ready, bot_command, worker))
            os._exit(0)  # all is done; taking the interpreter apart would take seconds on a busy machine
    log().info("stopped")


def read_games(workers: int) -> None:
    """Now, not while the first visitor waits; the words, which take longest, only for several processes."""
    for game in game_ids():
        get_game(game).components()
        face_of(game)
    if workers > 1:
        game_infos()


async def _serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    bot_command: list[str] | None,
    worker: Worker | None = None,
) -> None:
    asyncio.get_running_loop().set_exception_handler(LoopErrors())
    if worker is not None:
        stop_with_parent(worker)
    shared = (worker.folder, worker.share) if worker is not None else (None, None)
    server = Server(settings, bot_command, *shared)
    starting = asyncio.create_task(server.start(), name="start")
    collecting = asyncio.create_task(garbage.collect(), name="garbage")
    try:
        config = Edge(
            make_app(server),
            backlog=AT_ONCE,
            http=Http,
            ws=Socket,
            ws_max_size=WS_BYTES,
            ws_per_message_deflate=False,  # `Socket` packs by itself
            # Who has gone without a word is missed after a third of the time: the others wait for them.
            ws_ping_interval=settings.idle_seconds / 9,
            ws_ping_timeout=settings.idle_seconds / 5,
            timeout_keep_alive=math.ceil(settings.idle_seconds),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
            timeout_graceful_shutdown=3,
        )
        config.gate, config.settings = server.gate, settings
        config.handing = Handing(worker.folder) if worker is not None else None
        await Announcing(config, starting, ready).serve(sockets=[listening])
        if starting.done():
            starting.result()  # why it could not start
    finally:
        starting.cancel()
        collecting.cancel()
        await asyncio.gather(starting, collecting, return_exceptions=True)
        await server.stop()


def stop_with_parent(worker: Worker) -> None:
    """Nobody would end a worker whose parent was killed."""
    loop = asyncio.get_running_loop()

    def orphaned() -> None:
        loop.remove_reader(worker.alive)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(worker.alive, orphaned)


class Announcing(uvicorn.Server):
    """Answers probes from the first moment, and says when it is ready for people."""

    def __init__(self, config: Edge, starting: asyncio.Task[None], ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.handing = config.handing
        self.starting = starting
        self.ready = ready
        self.handed: set[asyncio.Task[object]] = set()  # on their way in

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order: uvicorn would raise the signal again before what follows it has run."""
        loop = asyncio.get_running_loop()
        for number in STOP:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in STOP:
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING)
        self.starting.add_done_callback(self._started)

    def _started(self, starting: asyncio.Task[None]) -> None:
        if starting.cancelled() or starting.exception() is not None:
            self.should_exit = True
            return
        if self.handing is not None:
            self.handing.start(self._begin)
        self.ready()

    def _begin(self, visitor: socket.socket, words: bytes) -> None:
        """A connection that another process has let in."""
        loop = asyncio.get_running_loop()

        def connection() -> Http:
            return Http(self.config, self.server_state, self.lifespan.state, words=words)

        task: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(connection, visitor))
        self.handed.add(task)
        task.add_done_callback(self.handed.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.handing is not None:
            self.handing.stop()
        await super().shutdown(sockets)
