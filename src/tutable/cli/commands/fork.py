"""`tutable fork`: a new match that shares the beginning of another."""

from __future__ import annotations

from tutable import load
from tutable.cli import OK, files
from tutable.cli.args import BadCall, Command, Option, parse, seed
from tutable.cli.language import language
from tutable.cli.playing.seats import read_seats
from tutable.lang import Texts

COMMAND = Command(
    "fork",
    places=("file",),
    options=(Option("at", "N"), Option("seed", "SEED"), Option("out", "FILE", short="o")),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    at = args.number("at")
    out = args.text("out")
    for name, value in (("--at N", at), ("-o FILE", out)):
        if value is None:
            raise BadCall(problem="missing", place=name, command="fork")
    assert at is not None and out is not None
    saved = files.load_file(args.place("file"))
    match = saved.match.fork(at, seed=seed(args.text("seed")))
    load(match.save())  # what cannot be taken up again must not be written
    path = files.new_file(out)
    files.save(match, saved.players or read_seats({}, match.players, match.game.id), path, hints=saved.hints)
    print(texts.say("fork-done", {"path": str(path), "at": str(at)}))
    return OK
