"""Starting: bind, serve, and stop cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import math
import os
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

from tutable.bots import check_bot
from tutable.core.registry import game_ids, get_game
from tutable.face import face_of
from tutable.server.api.games import game_infos
from tutable.server.app import make_app
from tutable.server.edge.descriptors import LoopErrors
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
COLLECT_AFTER = (5_000, 5, 2_000)  # new objects, looks at the youngest, looks at the older ones


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


def serve(settings: Settings, ready: Callable[[str], None], bot_command: list[str] | None = None) -> None:
    """Serve until interrupted; `ready` is called with the address when people can come."""
    set_up_logs(settings.log, settings.log_level)
    with contextlib.closing(bind(settings)) as listening:

        def announce() -> None:
            ready(address(settings, listening))

        read_games(settings.workers)
        for where in settings.guests.values():
            check_bot(where, game_ids()[0])
        collect_seldom()
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


def collect_seldom() -> None:
    """Hardly anything here refers to itself, but Python looks for that again and again in every open table: a
    tenth of the time a move takes, and now and then a pause that everybody notices.
    """
    gc.collect()
    gc.freeze()  # what has been read stays, and workers share it
    gc.set_threshold(*COLLECT_AFTER)


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
    server = Server(settings, bot_command, worker.folder if worker is not None else None)
    starting = asyncio.create_task(server.start(), name="start")
    try:
        config = Edge(
            make_app(server),
            backlog=AT_ONCE,
            http=Http,
            ws=Socket,
            ws_max_size=WS_BYTES,
            ws_per_message_deflate=False,  # `Socket` packs by itself
            ws_ping_interval=settings.idle_seconds / 3,
            ws_ping_timeout=settings.idle_seconds * 2 / 3,
            timeout_keep_alive=math.ceil(settings.idle_seconds),
            forwarded_allow_ips=list(settings.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
            timeout_graceful_shutdown=3,
        )
        config.gate, config.settings = server.gate, settings
        await Announcing(config, starting, ready).serve(sockets=[listening])
        if starting.done():
            starting.result()  # why it could not start
    finally:
        starting.cancel()
        await asyncio.gather(starting, return_exceptions=True)
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

    def __init__(
        self, config: uvicorn.Config, starting: asyncio.Task[None], ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.starting = starting
        self.ready = ready

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
        if not starting.cancelled() and starting.exception() is None:
            self.ready()
        else:
            self.should_exit = True
