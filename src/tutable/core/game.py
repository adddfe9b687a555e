"""A game, as a folder: `game.toml`, `rules.toml`, `components/`, `text/`, and its Python files."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tutable.core.components import Components, Sheet, Values, read_text
from tutable.core.editions import released
from tutable.core.editions.diff import Account, account
from tutable.core.editions.model import Edition
from tutable.core.editions.resolve import Find, nobody, resolve
from tutable.core.engine import NOT_NOW, Box, Decision, Shown, State
from tutable.core.errors import BadOption, BadPlayers, BadPosition, Problem, UnknownOption, brief
from tutable.core.events import HINTED, arguments, kind_of_event
from tutable.core.position import Reader, unsupported
from tutable.core.rulebook import Rulebook, read_rulebook

if TYPE_CHECKING:
    from tutable.core.pickling import Origin

NOT_NOW_REASON = "not-now"


def reason_message(reason: str) -> str:
    """The message of a reason: `reason-TUA-9-gold` for TUA-9.gold."""
    return "reason-" + reason.replace(".", "-")


class Game:
    """What the registry knows of a game. One instance per process; subclass it in `game.py`."""

    decisions: list[Decision[Any]] = []
    picks: int = 0  # how many pick ids the game has
    reasons: Mapping[int, str] = {}
    events: Mapping[int, tuple[str, tuple[str, ...]]] = {}
    sheets: tuple[Sheet, ...] = ()

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        about = tomllib.loads((folder / "game.toml").read_text("utf-8"))
        self.id: str = about["id"]
        self.title: str = about["title"]
        self.about: dict[str, Any] = about
        self.rules_version: str = about["rules_version"]
        self.min_players: int = about["min_players"]
        self.max_players: int = about["max_players"]
        self.options: dict[str, list[str]] = about.get("options", {})
        self.rulebook: Rulebook = read_rulebook(folder / "rules.toml", self.reasons.values())
        self._components: Components | None = None
        self.released: list[Components] | None = None  # see `core.editions.released`

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def part(self, name: str) -> ModuleType | None:
        """A module beside the one that defines the game, which not every game has: `face`, `features`."""
        module = f"{type(self).__module__.rpartition('.')[0]}.{name}"
        return importlib.import_module(module) if find_spec(module) is not None else None

    # -- to be written by each game -------------------------------------------------------

    def start(self, players: int, options: dict[str, str], components: Components) -> State:
        """A fresh table, before the first chance event."""
        raise NotImplementedError

    def placed(
        self, position: dict[str, Any], players: int, options: dict[str, str], components: Components
    ) -> State:
        """A table as described; BadPosition names every law it breaks. See `core.position`."""
        raise unsupported(self.id)

    def position_of(self, s: State) -> str:
        """The inverse of `placed`: a table at the beginning of a turn, described."""
        raise unsupported(self.id)

    def name_of(self, sort: str, value: int, box: Box, before: list[int]) -> str | int:
        """An event's argument as a message argument; `before` are the arguments before it."""
        return value

    def check_components(self, values: Values) -> list[Problem]:
        """What no single field can tell: laws between components."""
        return []

    # -- tables ---------------------------------------------------------------------------

    def table(
        self, players: int, options: Mapping[str, object] | None = None, components: Components | None = None
    ) -> State:
        """A fresh table before the first chance event, which can be copied, pickled and played by hand."""
        chosen = self.check_options(options or {})
        parts = self.components() if components is None else components
        s = self.start(self.check_players(players), chosen, parts)
        s.box.origin = self._origin(players, chosen, parts)
        s.box.parts = parts.hash
        return s

    def _origin(self, players: int, options: dict[str, str], components: Components) -> Origin:
        from tutable.core.pickling import Origin

        return Origin(self.id, players, tuple(options.items()), components)

    # -- described tables -----------------------------------------------------------------

    def place(self, position: dict[str, Any], options: dict[str, str], components: Components) -> State:
        """A table as described, for as many players as it says or has seats."""
        problems: list[Problem] = []
        seats = position.get("seat")
        described = len(seats) if isinstance(seats, list) else self.min_players
        reader = Reader(position, "", problems)
        players = reader.number("players", described, self.min_players, self.max_players)
        if problems:
            raise BadPosition(problems)
        s = self.placed(position, players, options, components)
        s.box.origin = self._origin(players, options, components)
        s.box.parts = components.hash
        return s

    # -- components and options -----------------------------------------------------------

    def components(self) -> Components:
        """The game's own components: the default edition."""
        if self._components is None:
            files = sorted((self.folder / "components").glob("*.toml"))
            parts = resolve("\n".join(path.read_text("utf-8") for path in files), self)
            if not parts.edition.name:  # a game need not give its only edition a name
                parts = replace(parts, edition=Edition(self.id, self.title, self.rules_version))
            self._components = parts
        return self._components

    def own_components(self, source: str | Path, find: Find = nobody) -> Components:
        """A user's components: a path, or the text of a file; `find` knows their other editions by name."""
        return resolve(read_text(source) if isinstance(source, Path) else source, self, find)

    def named_components(self, own: str | None, digest: str) -> Components | None:
        """What a record means: with a text of its own that text, else the released edition of this hash."""
        return released.by_hash(self, digest) if own is None else self.own_components(own)

    def own_source(self, parts: Components) -> str | None:
        """The text a record has to bring along; None: its hash is enough."""
        return None if released.is_released(self, parts.hash) else parts.source

    def account(self, parts: Components) -> Account:
        """An edition in a few words: against the released one it was made from, or against the default."""
        if (known := released.by_hash(self, parts.hash)) is not None:
            found = account(known, None)
        else:
            found = account(parts, released.parent(self, parts) or self.components())
        return replace(found, bots=self.bots_know(parts))

    def bots_know(self, parts: Components) -> str:
        """`untrained`, if bots have learned something at this game, but with other values than these."""
        module = self.part("features")
        if module is None or not module.FEATURES.lessons or module.FEATURES.parts_learned == parts.hash:
            return ""
        return "untrained"

    def check_players(self, players: object) -> int:
        if (
            not isinstance(players, int)
            or isinstance(players, bool)
            or not self.min_players <= players <= self.max_players
        ):
            raise BadPlayers(
                game=self.id, players=brief(players), low=self.min_players, high=self.max_players
            )
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, str]:
        """Defaults filled in; unknown names and values refused."""
        chosen = {name: values[0] for name, values in self.options.items()}
        for name, value in given.items():
            if name not in self.options:
                raise UnknownOption(game=self.id, option=brief(name), known=", ".join(self.options))
            text = ("yes" if value else "no") if isinstance(value, bool) else brief(value)
            if text not in self.options[name]:
                known = ", ".join(self.options[name])
                raise BadOption(game=self.id, option=name, value=text, known=known)
            chosen[name] = text
        return chosen

    def first_player(self, players: int, options: Mapping[str, str]) -> int:
        """The seat that the option `first` names; -1: by lot."""
        chosen = options["first"]
        if chosen == "random":
            return -1
        if int(chosen) > players:
            known = ", ".join(["random", *(str(seat + 1) for seat in range(players))])
            raise BadOption(game=self.id, option="first", value=chosen, known=known)
        return int(chosen) - 1

    # -- words ----------------------------------------------------------------------------

    def reason(self, code: int) -> str:
        """The id of a reason: TUA-9.gold."""
        return NOT_NOW_REASON if code == NOT_NOW else self.reasons[code]

    def describe(self, event: int, box: Box) -> Shown:
        """An event as a message."""
        if kind_of_event(event) == HINTED:
            return Shown("event-hinted", {"player": f"seat:{arguments(event)[0]}"}, [])
        message, fields = self.events[kind_of_event(event)]
        numbers = arguments(event)
        args: dict[str, str | int] = {}
        for i, spec in enumerate(fields):
            name, _, sort = spec.partition(":")
            args[name] = self.name_of(sort, numbers[i], box, numbers[:i])
        return Shown(message, args, [])
