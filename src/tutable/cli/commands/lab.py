"""`tutable lab`: measure a game, compare editions of it, and open what was played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutable.cli import FAILED, OK
from tutable.cli.args import Args, BadCall, Command, Option, parse
from tutable.cli.columns import aligned
from tutable.cli.files import new_file
from tutable.cli.lab.calls import crew_of, lasting, read_spec, say
from tutable.cli.lab.tuning import tune
from tutable.cli.language import language
from tutable.cli.progress import Bar
from tutable.core.files import write_text
from tutable.lab.errors import BadLab
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.lab.runner import Progress
    from tutable.lab.store import Run
    from tutable.lab.words import Words

COMMAND = Command(
    "lab",
    rest="what",
    options=(
        Option("edition", "NAME|FILE"),
        Option("against", "NAME|FILE"),
        Option("players", "N,N"),
        Option("bots", "BOT,BOT"),
        Option("games", "N"),
        Option("force", "SORT:PART"),
        Option("until", "QUESTION"),
        Option("vary", "PLACE=LOW..HIGH", many=True),
        Option("want", "WISH", many=True),
        Option("tries", "N"),
        Option("seed", "N"),
        Option("option", "NAME=VALUE", many=True),
        Option("jobs", "N"),
        Option("cluster", "ADDRESS"),
        Option("out", "FOLDER", short="o"),
        Option("json"),
        Option("markdown"),
        Option("parquet"),
    ),
)


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    words = args.many("what")
    if not words:
        raise BadCall(problem="missing", place="GAME", command="lab")
    doing = DOINGS.get(words[0])
    if doing is None:
        return measure(args, texts, words)
    wanted, act = doing
    if len(words) != wanted + 1:
        raise BadLab(problem="call")
    return act(args, texts, words[1:])


def measure(args: Args, texts: Texts, words: list[str], turning: bool = False) -> int:
    from tutable.lab.store import Run

    if len(words) != 1 or (args.many("vary") and not turning):
        raise BadLab(problem="call")
    spec = read_spec(args, words[0])
    folder = Path(args.text("out") or f"lab-{spec.game}-{spec.name()}")
    run = Run.begin(folder, spec)
    say(texts.say("lab-kept", {"folder": str(folder)}))
    return carry_on(args, texts, run)


def turn_values(args: Args, texts: Texts, words: list[str]) -> int:
    if not args.many("vary"):
        raise BadLab(problem="call")
    return measure(args, texts, words, turning=True)


def resume(args: Args, texts: Texts, words: list[str]) -> int:
    from tutable.lab.store import Run

    found = Run.open(Path(words[0]))
    return carry_on(args, texts, Run.begin(found.folder, found.spec))


def carry_on(args: Args, texts: Texts, run: Run) -> int:
    """Play what is missing, then say what was found."""
    from tutable.lab.runner import carry_out, expected_seconds

    crew = crew_of(args)
    workers = crew.size()
    seconds = expected_seconds(run, workers)
    say(texts.say("lab-expected", {"time": lasting(seconds, texts), "workers": workers}))
    bar: Bar | None = None

    def show(progress: Progress) -> None:
        nonlocal bar
        done, needed = progress.counts()
        if bar is None:
            bar = Bar(needed, texts, before=done)
        bar.games = max(needed, 1)
        if done > bar.before:
            bar.show(done)

    progress = carry_out(run, crew, show)
    if bar is not None:
        bar.clear()
    if not progress.is_complete():
        done, needed = progress.counts()
        say(texts.say("lab-cancelled", {"done": done, "games": needed, "folder": str(run.folder)}))
        return FAILED
    return report(args, texts, [str(run.folder)])


def report(args: Args, texts: Texts, words: list[str]) -> int:
    """Write the report beside the games, and say its first sentences."""
    from tutable.lab.figures import figures
    from tutable.lab.report import as_json, html, markdown
    from tutable.lab.spec import command_of
    from tutable.lab.store import Run
    from tutable.lab.words import Words

    run = Run.open(Path(words[0]))
    found = figures(run)
    if not found["sections"]:
        raise BadLab(problem="empty")
    tongue = Words(run.spec.game, texts.lang)
    command = command_of(run.spec)
    data = as_json(found)
    write_text(run.folder / "report.json", data)
    write_text(run.folder / "report.html", html(found, tongue, command))
    if args.flag("parquet"):
        from tutable.lab.parquet import write_parquet

        write_parquet(run, run.folder, found)
    if args.flag("json"):
        print(data, end="")
    elif args.flag("markdown"):
        print(markdown(found, tongue, command), end="")
    else:
        print("\n".join(summary(found, tongue)))
    say(texts.say("lab-written", {"path": str(run.folder / "report.html")}))
    return OK


def summary(found: dict[str, Any], words: Words) -> list[str]:
    """The first sentences, what the editions are called, and what turning values does as a table."""
    from tutable.lab import tables
    from tutable.lab.report import editions
    from tutable.lab.sentences import headlines

    said = [f"- {line}" for line in headlines(found, words)]
    said += ["", *editions(found, words)]
    for section in found["sections"]:
        table = tables.response(found, section, words)
        if table is not None:
            heading = words.say("lab-report-players", players=section["players"])
            rows = [[cell.text for cell in row] for row in table.rows]
            said += ["", f"{heading}: {table.heading}", *aligned([table.columns, *rows])]
    return said


def cancel(args: Args, texts: Texts, words: list[str]) -> int:
    from tutable.lab.store import Run

    Run.open(Path(words[0])).cancel()
    say(texts.say("lab-asked-to-stop", {"folder": words[0]}))
    return OK


def open_game(args: Args, texts: Texts, words: list[str]) -> int:
    from tutable.lab.opening import replayed
    from tutable.lab.store import Run

    run = Run.open(Path(words[0]))
    row = run.find(words[1])
    path = new_file(args.text("out") or f"{run.spec.game}-{row.id}.json")
    write_text(path, replayed(run.spec, row).save())
    print(texts.say("lab-opened", {"game": row.id, "path": str(path)}))
    return OK


def worker(args: Args, texts: Texts, words: list[str]) -> int:
    from tutable.lab.cluster import work_for

    say(texts.say("lab-worker", {"address": words[0]}))
    work_for(words[0])
    return OK


# How many words follow, and what is done.
DOINGS = {
    "sweep": (1, turn_values),
    "tune": (1, tune),
    "report": (1, report),
    "resume": (1, resume),
    "cancel": (1, cancel),
    "open": (2, open_game),
    "worker": (1, worker),
}
