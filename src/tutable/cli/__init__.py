"""The command `tutable`. Each sub-command is a module of its own, imported when it is called."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

# The order in which the help lists them.
COMMANDS = {
    "play": "play",
    "serve": "serve",
    "backup": "backup",
    "restore": "restore",
    "admin": "admin",
    "doctor": "doctor",
    "games": "games",
    "rules": "rules",
    "replay": "replay",
    "verify": "verify",
    "fork": "fork",
    "components": "components",
    "edition": "edition",
    "report-bug": "report_bug",
    "sim": "sim",
    "rate": "rate",
    "lab": "lab",
    "train": "train",
}

OK = 0
FAILED = 1  # the thing was done, and the answer is no: a save that does not verify
REFUSED = 2  # bad input; nothing was changed
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever is wrong with the input becomes one sentence on stderr."""
    args = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # `tutable rules tuareg | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def run(args: list[str]) -> int:
    from tutable.cli.language import language

    lang = language(args)
    if not args or args[0] in ("-h", "--help", "help") or set(args) <= {"--lang", lang, f"--lang={lang}"}:
        from tutable.cli.help import overview

        print(overview(lang, list(COMMANDS)))
        return OK
    return refusing(lang, args)


def refusing(lang: str, args: list[str]) -> int:
    """One command, with refusals said in the player's language."""
    from tutable.cli.language import printable
    from tutable.core.errors import TutableError
    from tutable.lang import Texts

    try:
        return command(lang, args)
    except TutableError as error:
        texts = Texts(lang if lang in ("en", "de") else "en")
        print("tutable: " + printable(texts.error(error)), file=sys.stderr)
        return REFUSED


def command(lang: str, args: list[str]) -> int:
    from tutable.cli.args import BadCall
    from tutable.lang import Texts

    if args[0] in ("--version", "-V"):
        from tutable import COMPILED, __version__

        print(f"tutable {__version__} ({'compiled' if COMPILED else 'interpreted'})")
        return OK
    Texts(lang)  # refuses an unknown language before anything else happens
    while args[0] == "--lang" or args[0].startswith("--lang="):  # before the command as well as after it
        moved = 2 if args[0] == "--lang" else 1
        args = [*args[moved:], *args[:moved]]
    name = args[0]
    if name not in COMMANDS:
        raise BadCall(problem="command", given=name[:40], known=", ".join(COMMANDS))
    if any(word in ("-h", "--help") for word in args[1:]):
        from tutable.cli.help import help_for

        print(help_for(lang, name))
        return OK
    code: int = importlib.import_module(f"tutable.cli.commands.{COMMANDS[name]}").run(args[1:])
    return code
