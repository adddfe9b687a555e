"""`tutable edition`: make, change, check, compare and hand on editions of the components."""

from __future__ import annotations

import os
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tutable.cli import FAILED, OK, editions, files
from tutable.cli.args import Args, BadCall, Command, Option, parse
from tutable.cli.language import language, printable
from tutable.core.components import Components, read_text
from tutable.core.editions import draft, released
from tutable.core.editions.diff import changes
from tutable.core.editions.model import HEAD, NAME, split_ref
from tutable.core.editions.resolve import parsed
from tutable.core.editions.writing import snapshot
from tutable.core.errors import BadComponents
from tutable.core.files import write_text
from tutable.core.game import Game
from tutable.core.registry import get_game
from tutable.lang import Texts

COMMAND = Command(
    "edition",
    places=("verb", "game"),
    rest="names",
    options=(
        Option("from", "EDITION"),
        Option("title", "TEXT"),
        Option("set", "SHEET.KEY.FIELD=VALUE", many=True),
        Option("reset", "SHEET.KEY.FIELD", many=True),
        Option("provenance", "WORD"),
        Option("whole"),
        Option("out", "FILE", short="o"),
    ),
)


@dataclass(frozen=True)
class Call:
    """The words of a call."""

    game: Game
    args: Args
    texts: Texts

    def name(self, place: int = 0, otherwise: str | None = None) -> str:
        words = self.args.many("names")
        if place < len(words):
            return words[place]
        if otherwise is None:
            raise BadCall(problem="missing", place="NAME", command="edition")
        return otherwise

    def say(self, message: str, **values: str | int) -> None:
        print(printable(self.texts.say(message, values)))

    def tell(self, parts: Components) -> None:
        print(printable(editions.used(self.game, parts, self.texts)))


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    verb = args.place("verb")
    if verb not in VERBS:
        raise BadCall(problem="verb", given=verb[:40], known=", ".join(VERBS))
    least, most = WORDS[verb]
    words = args.many("names")
    if len(words) > most:
        raise BadCall(problem="unknown", given=words[most][:40])
    call = Call(get_game(args.place("game")), args, Texts(language(argv)))
    if len(words) < least:
        call.name(len(words))
    return VERBS[verb](call)


def new(call: Call) -> int:
    """An edition that changes nothing yet, or what `--set` says."""
    game, name = call.game, call.name()
    path = editions.path_of(game, name)
    if path.exists() or any(one.edition.name == name for one in released.editions(game)):
        raise BadCall(problem="exists", path=name)
    ours = game.components().edition.name
    parent = call.args.text("from") or ours
    parts = editions.load(game, parent)
    if not parts.edition.name:
        raise BadCall(problem="edition-file", given=parent[:40])
    # An own edition may change: what it changes is copied, so that nothing hangs on it any more.
    is_released = released.is_released(game, parts.hash)
    data: draft.Data = {} if is_released else parsed(parts.source)
    data[HEAD] = {
        "name": name,
        "title": call.args.text("title") or name,
        "version": "1",
        "game": game.id,
        "parent": f"{parts.edition.name}@{parts.hash}" if is_released else parts.edition.parent,
    }
    return changed(call, name, data, "edition-made")


def edit(call: Call) -> int:
    """By `--set` and `--reset`, or in an editor; what is wrong is said, and what was right stays."""
    name = call.name()
    text = editions.own_text(call.game, name)
    if text is None:
        raise BadCall(problem="edition", given=name[:40], known=", ".join(editions.own_names(call.game)))
    if call.args.many("set") or call.args.many("reset"):
        if (waiting := beside(call, name)).exists():  # it would undo this when it is gone on with
            raise BadCall(problem="edition-waits", path=str(waiting), game=call.game.id, name=name)
        editions.read(call.game, text)
        return changed(call, name, parsed(text), "edition-kept")
    return in_editor(call, name, text)


def changed(call: Call, name: str, data: draft.Data, message: str) -> int:
    provenance = call.args.text("provenance") or "own"
    for word in call.args.many("set"):
        place, sign, value = word.partition("=")
        if not sign:
            raise BadCall(problem="pair", option="--set", given=word[:40])
        draft.put(call.game, data, place, value, provenance)
    for place in call.args.many("reset"):
        draft.drop(call.game, data, place)
    text = draft.text_of(call.game, data)
    parts = editions.read(call.game, text)
    path = editions.keep(call.game, name, text)
    call.say(message, path=str(path))
    call.tell(parts)
    return OK


def beside(call: Call, name: str) -> Path:
    return editions.path_of(call.game, name).with_name(f"{name}.edit")


def in_editor(call: Call, name: str, text: str) -> int:
    """A file beside the edition: it stays if it does not read, and the next call goes on with it."""
    command = shlex.split(os.environ.get("VISUAL") or os.environ.get("EDITOR") or "")
    if not command:
        raise BadCall(problem="no-editor")
    path, draft_path = editions.path_of(call.game, name), beside(call, name)
    if not draft_path.exists():
        write_text(draft_path, text)
    try:
        code = subprocess.run([*command, str(draft_path)], check=False).returncode
    except OSError as error:
        raise BadCall(problem="unreadable", path=command[0], detail=error.strerror or "") from None
    if code != 0:
        call.say("edition-editor-failed", code=code)
        return FAILED
    edited = read_text(draft_path)
    try:
        parts = editions.read(call.game, edited)
    except BadComponents as error:
        print(printable(call.texts.error(error)))
        call.say("edition-not-kept", path=str(draft_path))
        return FAILED
    editions.keep(call.game, name, edited)
    draft_path.unlink()
    call.say("edition-kept", path=str(path))
    call.tell(parts)
    return OK


def show(call: Call) -> int:
    """All that can be named: released ones, then one's own; one that does not read says so."""
    for parts in released.editions(call.game):
        call.say("edition-row", name=f"{parts.edition.name}@{parts.hash}")
        call.tell(parts)
    for name in editions.own_names(call.game):
        call.say("edition-row", name=name)
        try:
            call.tell(editions.load(call.game, name))
        except BadComponents as error:
            print(printable(call.texts.error(error)))
    return OK


def check(call: Call) -> int:
    parts = editions.load(call.game, call.name())
    call.say("compare-valid", path=call.name(), game=call.game.title, hash=parts.hash)
    call.tell(parts)
    return OK


def diff(call: Call) -> int:
    """Against its parent, or another."""
    game = call.game
    theirs = editions.load(game, call.name())
    other = call.name(1, "")
    base = editions.load(game, other) if other else made_from(call) or released.parent(game, theirs)
    base = base or game.components()
    found = changes(base, theirs)
    for change in found:
        call.say(
            "edition-change",
            place=change.place,
            before="–" if change.before is None else str(change.before),
            after="–" if change.after is None else str(change.after),
            now=change.now or "–",
            printed=int(change.from_print),
        )
    if not found:
        call.say("compare-same", path=call.name())
    return OK


def made_from(call: Call) -> Components | None:
    """An own edition that this own one names as its parent: resolved, it only knows the released one."""
    name = call.name()
    text = None if Path(name).exists() or not NAME.fullmatch(name) else editions.own_text(call.game, name)
    ref = split_ref(str(parsed(text)[HEAD].get("parent", ""))) if text is not None else None
    found = None if ref is None else editions.own_text(call.game, ref[0])
    return None if found is None else editions.read(call.game, found)


def export(call: Call) -> int:
    """A text that reads alike on any computer."""
    parts = editions.load(call.game, call.name())
    text = snapshot(call.game, parts) if call.args.flag("whole") else parts.source
    out = call.args.text("out")
    if out is None:
        print(text, end="" if text.endswith("\n") else "\n")
        return OK
    path = files.new_file(out)
    write_text(path, text)
    call.say("edition-kept", path=str(path))
    return OK


def bring(call: Call) -> int:
    """Somebody else's file as one's own edition."""
    parts = editions.read(call.game, read_text(Path(call.name())))
    name = call.name(1, parts.edition.name)
    if not name:
        raise BadCall(problem="edition-file", given=call.name()[:40])
    path = editions.path_of(call.game, name)
    if path.exists() or any(one.edition.name == name for one in released.editions(call.game)):
        raise BadCall(problem="exists", path=name)
    data = parsed(parts.source)
    data.setdefault(HEAD, {"title": name, "version": "1", "game": call.game.id})["name"] = name
    text = draft.text_of(call.game, data)
    made = editions.read(call.game, text)
    editions.keep(call.game, name, text)
    call.say("edition-kept", path=str(path))
    call.tell(made)
    return OK


VERBS = {
    "new": new,
    "list": show,
    "edit": edit,
    "check": check,
    "diff": diff,
    "export": export,
    "import": bring,
}
WORDS = {
    "new": (1, 1),
    "list": (0, 0),
    "edit": (1, 1),
    "check": (1, 1),
    "diff": (1, 2),
    "export": (1, 1),
    "import": (1, 2),
}
