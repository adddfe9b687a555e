"""The inside of a process that works for the server: a frame comes in, a frame goes out.

Frames are a length of four bytes and that many bytes. The first one that goes out is empty and says that the
process is ready; every other begins with the CPU seconds its answer took.
"""

from __future__ import annotations

import os
import resource
import signal
import struct
import sys
import time
from collections.abc import Callable
from typing import BinaryIO

LENGTH = struct.Struct(">I")
SECONDS = struct.Struct(">d")


def answer_all(answer: Callable[[bytes], bytes], memory: int, nice: int, most: float = 0.0) -> None:
    """Answer until the server closes the pipe. An answer that takes more than `most` CPU seconds ends the
    process by SIGPROF: on a busy machine that is fairer than a clock.
    """
    limit(memory, nice)
    write(sys.stdout.buffer, b"")
    while True:
        data = read(sys.stdin.buffer)
        if data is None:
            return
        began = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, most)
        found = answer(data)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        write(sys.stdout.buffer, SECONDS.pack(time.process_time() - began) + found)


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return stream.read(LENGTH.unpack(head)[0])


def write(stream: BinaryIO, data: bytes) -> None:
    try:
        stream.write(LENGTH.pack(len(data)) + data)
        stream.flush()
    except BrokenPipeError:  # the server is gone: nothing left to say, also not at exit
        os._exit(0)


def limit(memory: int, nice: int) -> None:
    """People's moves come first, and work that eats memory dies alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(nice)
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
