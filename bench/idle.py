"""What a socket costs that waits for somebody else's move.

    python -m bench.idle [--sockets 5000] [--tables 50]

Opens sockets that say hello, are told their table and then say nothing; prints what the server's memory
grew to.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection, connect

from tests.server.harness import Person, Running, running
from tutable.core.registry import game_ids

AT_ONCE = 50
SETTLE_SECONDS = 15.0  # until what was only needed at the beginning has been given up


def resident(pid: int) -> float:
    """Megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def open_one(server: Running, cookie: str, table: str) -> ClientConnection:
    address = server.address.replace("http", "ws") + f"/ws/{table}"
    headers = {"Cookie": cookie}
    socket = await connect(
        address, additional_headers=headers, compression="deflate", max_size=None, ping_interval=None
    )
    await socket.send('{"type":"hello","since":{}}')
    await socket.recv()
    return socket


async def crowd(server: Running, cookie: str, tables: list[str], count: int) -> None:
    assert server.process is not None
    before = resident(server.process.pid)
    sockets: list[ClientConnection] = []
    highest = before
    while len(sockets) < count:
        some = min(AT_ONCE, count - len(sockets))
        places = [tables[(len(sockets) + n) % len(tables)] for n in range(some)]
        sockets += await asyncio.gather(*(open_one(server, cookie, table) for table in places))
        highest = max(highest, resident(server.process.pid))
    began = time.monotonic()
    while time.monotonic() - began < SETTLE_SECONDS:
        await asyncio.sleep(0.5)
        highest = max(highest, resident(server.process.pid))
    after = resident(server.process.pid)
    each = (after - before) * 1024 / count
    print(
        f"{before:.0f} MB without, {after:.0f} MB with {count} idle sockets ({each:.0f} kB each), "
        f"{highest:.0f} MB at most"
    )
    await asyncio.gather(*(socket.close() for socket in sockets[:AT_ONCE]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", choices=game_ids(), default=game_ids()[-1])
    args = parser.parse_args()
    wide = {f"max_{what}connections": "1000000" for what in ("", "person_", "address_")}
    with TemporaryDirectory() as folder, running(data=folder, **wide) as server, Person(server) as anna:
        tables = [anna.table("me", "hotseat", "hotseat", game=args.game) for _ in range(args.tables)]
        cookie = f"tutable={anna.http.cookies['tutable']}"
        asyncio.run(crowd(server, cookie, tables, args.sockets))


if __name__ == "__main__":
    main()
