"""Where a match is shown and answers are read: a drawn screen, or linear text."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from tutable.cli.language import printable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

CHUNK = 4096
MAX_LINE = 200  # characters of an answer that are looked at
CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"  # the scrollback


class InputEnded(Exception):
    """No more answers will come."""


def is_plain(wanted: bool | None) -> bool:
    """Linear text if asked for, and wherever drawing makes no sense."""
    return bool(wanted) or not sys.stdout.isatty() or os.environ.get("TERM") in (None, "", "dumb")


class Screen:
    """Linear text: one statement per line, nothing drawn. Good for screen readers and pipes."""

    plain = True

    def line(self, text: str = "", style: str = "") -> None:
        print(printable(text))

    def wipe(self) -> None:
        """Nothing that was shown stays visible, neither here nor by scrolling back."""
        if sys.stdout.isatty() and os.environ.get("TERM") not in (None, "", "dumb"):
            sys.stdout.write(CLEAR + FORGET + CLEAR)
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """One answer, without what cannot be printed."""
        self.prompt(prompt)
        try:
            answer = part = sys.stdin.readline(CHUNK)
            while part and not part.endswith("\n"):  # the rest of an endless line is no further answer
                part = sys.stdin.readline(CHUNK)
        except (ValueError, OSError):  # a closed or broken terminal
            answer = ""
        if not answer:
            raise InputEnded
        return "".join(c for c in answer[:MAX_LINE] if c.isprintable()).strip()

    def prompt(self, prompt: str) -> None:
        print(printable(prompt), end=" ", flush=True)


class DrawnScreen(Screen):
    """Colours and boxes."""

    plain = False

    def __init__(self) -> None:
        from rich.console import Console

        self.console: Console = Console(highlight=False, markup=False, emoji=False)

    def clear(self) -> None:
        """A fresh screen to draw on; what was there before may be scrolled back to."""
        sys.stdout.write(CLEAR)
        sys.stdout.flush()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def ascii(self) -> bool:
        return self.console.options.ascii_only

    def line(self, text: str = "", style: str = "") -> None:
        from rich.text import Text

        self.console.print(Text(printable(text), style=style))

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def prompt(self, prompt: str) -> None:
        from rich.text import Text

        self.console.print(Text(printable(prompt), style="bold"), end=" ")
        self.console.file.flush()


def open_screen(plain: bool | None) -> Screen:
    return Screen() if is_plain(plain) else DrawnScreen()
