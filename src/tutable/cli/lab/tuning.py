"""`tutable lab tune`: look for small changes that make wishes come true."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from tutable.cli import FAILED, OK
from tutable.cli.args import Args, BadCall
from tutable.cli.lab.calls import crew_of, edition_of, lasting, read_spec, say
from tutable.core.files import write_text
from tutable.core.registry import get_game
from tutable.lab.errors import BadLab
from tutable.lang import Texts

if TYPE_CHECKING:
    from tutable.lab.tune import Try

TRIES = 20


def tune(args: Args, texts: Texts, words: list[str]) -> int:
    """Search, then say what was found and how it holds."""
    from tutable.lab import tables
    from tutable.lab.knobs import read_knob
    from tutable.lab.report import html
    from tutable.lab.tune import Tuner
    from tutable.lab.wishes import read_wish
    from tutable.lab.words import Words

    game = get_game(words[0])
    wishes = [read_wish(given) for given in args.many("want")]
    if not wishes or not args.many("vary"):
        raise BadLab(problem="tune-needs")
    for option in ("against", "until"):
        if args.text(option) is not None:
            raise BadCall(problem="not-with", option=f"--{option}", other="--want")
    base = read_spec(args, words[0])
    parts = edition_of(game, base.variants[0])
    knobs = [read_knob(given, parts) for given in args.many("vary")]
    folder = Path(args.text("out") or f"tune-{base.game}-{base.name()}")
    wanted = args.number("tries", 1) or TRIES
    tuner = Tuner(game, parts, base, knobs, wishes, folder)
    tries = tuner.planned(wanted)
    seen = 0

    def show(one: Try) -> None:
        nonlocal seen
        seen += 1
        about = {"number": seen, "tries": tries, "settings": said(one.settings)}
        if one.possible:
            missed = f"{sum(one.missed.values()):.3f}"
            say(texts.say("lab-tune-try", {**about, "missed": missed}))
        else:
            say(texts.say("lab-tune-impossible", about))

    crew = crew_of(args)
    workers = crew.size()
    seconds = tuner.expected_seconds(wanted, workers)
    say(texts.say("lab-tune-kept", {"folder": str(folder)}))
    say(texts.say("lab-expected", {"time": lasting(seconds, texts), "workers": workers}))
    if tries < wanted:
        say(texts.say("lab-tune-all", {"tries": tries}))
    for knob in tuner.outside():
        say(texts.say("lab-tune-outside", {"place": knob.place, "now": knob.now(parts)}))
    found = tuner.search(wanted, crew, show)
    tongue = Words(base.game, texts.lang)
    print(texts.say("lab-tune-best", {"tries": len(found.tries), "settings": said(found.best.settings)}))
    for wish in wishes:
        values = "; ".join(tongue.estimate(value) for value in wish.values(found.fresh))
        about = {"wish": str(wish), "values": values or texts.say("lab-tune-unseen")}
        print(texts.say(f"lab-tune-{found.verdicts[str(wish)]}", about))
    path = folder / "proposal.toml"
    write_text(path, found.edition)
    write_text(folder / "tries.json", json.dumps([asdict(one) for one in found.tries], indent=1) + "\n")
    print(texts.say("lab-tune-written", {"path": str(path)}))
    said_first = (tables.wishes(wishes, found, tongue), tables.tries(found.tries, tongue))
    page = html(found.fresh, tongue, again(args, wanted), before=said_first)
    write_text(folder / "report.html", page)
    say(texts.say("lab-written", {"path": str(folder / "report.html")}))
    return OK if set(found.verdicts.values()) == {"holds"} else FAILED


def again(args: Args, tries: int) -> str:
    """How a search is repeated."""
    said = ["tutable", "lab", *args.many("what")]
    for name in ("edition", "players", "bots", "games", "force", "seed"):
        if (given := args.text(name)) is not None:
            said += [f"--{name}", given]
    for name in ("option", "vary", "want"):
        for given in args.many(name):
            said += [f"--{name}", given]
    return shlex.join([*said, "--tries", str(tries)])


def said(settings: dict[str, int]) -> str:
    return ", ".join(f"{place}={value}" for place, value in settings.items())
