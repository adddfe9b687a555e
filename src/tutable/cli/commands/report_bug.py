"""`tutable report-bug`: a match in one file that reproduces it, and a test that loads it."""

from __future__ import annotations

import json
import platform
import sys

from tutable import COMPILED, __version__
from tutable.cli import OK, files
from tutable.cli.args import BadCall, Command, Option, parse
from tutable.cli.language import language, printable
from tutable.core.errors import TutableError
from tutable.core.files import write_text
from tutable.lang import Texts

COMMAND = Command(
    "report-bug",
    places=("file",),
    options=(Option("out", "FILE", short="o"), Option("note", "TEXT")),
)
MAX_NOTE = 10_000

TEST = '''"""{note}"""

import json
from pathlib import Path

import tutable

REPORT = json.loads(Path(__file__).with_name({name!r}).read_text("utf-8"))


def test_{function}() -> None:
    match = tutable.load(REPORT["save"])
    assert match.hash() == REPORT["hash"]
    # Say here what is wrong: what match.view(seat), match.options(seat), match.forbidden(seat),
    # match.log(seat) or match.scores() should be. Match.fork(at) goes back to an earlier position.
'''


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    out = args.text("out")
    if out is None:
        raise BadCall(problem="missing", place="-o FILE", command="report-bug")
    save = files.read_text(args.place("file")).strip()
    note = printable(args.text("note") or "")[:MAX_NOTE]
    report: dict[str, object] = {
        files.REPORT: 1,
        "note": note,
        "tutable": __version__,
        "compiled": COMPILED,
        "python": platform.python_version(),
        "platform": f"{sys.platform} {platform.machine()}",
        "save": save,
    }
    problem = ""
    try:
        match = files.load_text(save).match
        report |= {
            "hash": match.hash(),
            "over": match.is_over,
            "deciders": match.deciders(),
            "canonical": match.canonical(),
        }
    except TutableError as error:
        problem = str(error)
        report |= {"hash": None, "problem": problem}
    path = files.new_file(out)
    function = "".join(c if c.isascii() and c.isalnum() else "_" for c in path.stem.lower()) or "report"
    test = files.new_file(path.with_name(f"test_{function}.py"))
    title = " ".join(note.replace("\\", "/").replace('"', "'").split())[:90] or path.stem
    template = TEST.format(note=title, name=path.name, function=function)
    write_text(path, json.dumps(report, ensure_ascii=False, indent=1) + "\n")
    write_text(test, template)
    print(printable(texts.say("report-done", {"path": str(path)})))
    if problem:
        print(printable(texts.say("report-broken", {"problem": problem})))
    print(printable(texts.say("report-test", {"path": str(test)})))
    print()
    print(template, end="")
    return OK
