"""Processes that work for another one, and end with it."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process


def end_at_once() -> None:
    """A worker that is interrupted, or whose parent was killed, has nothing to save and nothing to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
