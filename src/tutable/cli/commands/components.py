"""`tutable components`: the game's component file, and checking or comparing an own one."""

from __future__ import annotations

from pathlib import Path

from tutable.cli import OK
from tutable.cli.args import BadCall, Command, Option, parse
from tutable.cli.language import language, printable
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command("components", places=("game",), options=(Option("check", "FILE"), Option("diff", "FILE")))


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    game = get_game(args.place("game"))
    check, diff = args.text("check"), args.text("diff")
    if check is not None and diff is not None:
        raise BadCall(problem="value", option="--diff")
    if check is None and diff is None:
        print(game.components().source)
        return OK
    path = check if check is not None else diff
    assert path is not None
    theirs = game.own_components(Path(path))
    if check is not None:
        print(printable(texts.say("compare-valid", {"path": path, "game": game.title, "hash": theirs.hash})))
        return OK
    ours = game.components()
    changed = False
    for sheet, entries in ours.values.items():
        for entry, fields in entries.items():
            for name, value in fields.items():
                other = theirs.values[sheet][entry][name]
                if other != value:
                    place = f"{sheet}.{entry}.{name}"
                    print(texts.say("compare-changed", {"place": place, "ours": value, "theirs": other}))
                    changed = True
    if not changed:
        print(printable(texts.say("compare-same", {"path": path})))
    return OK
