"""`tutable serve`: the game table for browsers, on this machine or for the world."""

from __future__ import annotations

import webbrowser

from tutable.cli import OK
from tutable.cli.args import Command, Option, parse
from tutable.cli.language import language
from tutable.lang import Texts

COMMAND = Command(
    "serve",
    options=(
        Option("host", "ADDRESS"),
        Option("port", "N"),
        Option("database", "URL"),
        Option("data", "FOLDER"),
        Option("workers", "N"),
        Option("config", "FILE"),
        Option("log", "text|json"),
        Option("open"),
    ),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    from tutable.server.settings import read_settings
    from tutable.server.start import serve

    flags = {name: args.text(name) for name in ("host", "database", "data", "log")}
    numbers = {name: args.number(name) for name in ("port", "workers")}
    settings = read_settings({**flags, **numbers}, file=args.text("config"))

    def ready(address: str, nearby: str | None) -> None:
        print(texts.say("serve-ready", {"address": address}), flush=True)
        if nearby is not None:
            print(texts.say("serve-nearby", {"address": nearby}), flush=True)
        if args.flag("open"):
            webbrowser.open(address)

    serve(settings, ready)
    return OK
