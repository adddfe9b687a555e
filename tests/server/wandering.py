"""People who do anything, by a seed: sit down, leave, sign in and out; and now and then the power fails."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

import httpx2

from tests.server.browsers import Browser
from tests.server.company import BROWSERS, Company
from tests.server.harness import Running
from tests.server.hourglass import Hourglass

PASSWORD = "three camels & a well"


class Walk(Company):
    """One deed after the other."""

    def __init__(self, server: Running, glass: Hourglass, seed: int) -> None:
        super().__init__(server, glass, seed)
        self.seed = seed
        self.ways: list[tuple[str, dict[str, str]]] = []  # to sign in
        self.story: list[str] = []
        self.done: Counter[str] = Counter()
        self.deeds = {deed: weight for name, weight in WEIGHTS.items() for deed in [getattr(self, name)]}

    def run(self, deeds: int) -> None:
        try:
            for _ in range(deeds):
                self.step()
        except Exception as error:
            error.add_note("\n".join(self.story[-60:]))
            raise
        finally:
            self.close()

    def step(self) -> None:
        """Everything that was shown until now is read before the next deed. Which that is hangs on the seed
        alone, not on what bots have done meanwhile."""
        self.read()
        self.rng = Random(f"{self.seed} {len(self.story)}")
        (deed,) = self.rng.choices([*self.deeds], [*self.deeds.values()])
        at = self.rng.randrange(BROWSERS)
        who = self.browsers[at]
        table = self.rng.choice(self.tables) if self.tables else ""
        if not table and deed in (self.join, self.leave, self.watch):
            deed = self.new_table
        self.story.append(f"{len(self.story)} {deed.__name__} {at} {who.id} {table}")
        said = deed(who, table)
        self.done[f"{deed.__name__} {said}"] += 1
        self.story[-1] += f" -> {said}"
        self.browsers[at].look(table or "none")
        self.tables = [one for one in self.tables if self.ledger.places[one].status != "closed"]

    # -- people ---------------------------------------------------------------------------

    def way_back(self, who: Browser, _: str) -> Any:
        if self.rng.random() < 0.7:
            code, found = who.ask("POST", "/api/me/recovery")
            self.ways += [("recovery", {"token": found["link"].rpartition("#")[2]})] if code == 200 else []
            return code
        handle = f"h{len(self.story)}"
        code, _answer = who.ask("PUT", "/api/me/password", {"handle": handle, "password": PASSWORD})
        self.ways.append(("password", {"handle": handle, "password": PASSWORD}))
        return code

    def sign_in(self, who: Browser, table: str) -> Any:
        if not self.ways:
            return self.way_back(who, table)
        way, body = self.rng.choice(self.ways[-6:])
        code, found = who.ask("POST", f"/api/sign-in/{way}", body | {"leave": True})
        if code == 200:
            who.become(found)
        return way, found.get("code", "ok")

    def sign_out(self, who: Browser, _: str) -> Any:
        return who.ask("POST", "/api/me/sign-out", {"leave": True})[0]

    def sign_out_elsewhere(self, who: Browser, _: str) -> Any:
        return who.ask("DELETE", "/api/me/devices")[0]

    def forget(self, who: Browser, _: str) -> Any:
        code = who.ask("DELETE", "/api/me")[0]
        if code == 200:
            self.ledger.forgotten(who.id)
        return code

    def disguise(self, who: Browser, table: str) -> Any:
        """Somebody who knows something of the match becomes somebody else; then all want a seat."""
        place = self.ledger.places.get(table)
        knowing = [one for one in self.browsers if place is not None and place.knows(one.id)]
        one = self.rng.choice(knowing or [who])
        change = self.rng.choice((self.sign_out, self.sign_in, self.forget))
        said = change(one, table)
        one.look(table)
        others = [other for other in self.browsers if other is not one]
        return change.__name__, said, self.pass_on(self.rng.choice(others), table)

    def rename(self, who: Browser, _: str) -> Any:
        return who.ask("PUT", "/api/me", {"name": self.rng.choice("ABCDEFG")})[0]

    # -- time and accidents ---------------------------------------------------------------

    def kill(self, _who: Browser, _: str) -> Any:
        self.server.kill()
        self._after()

    def cut_off(self, who: Browser, table: str) -> Any:
        """The server dies while it does something; perhaps it was done."""
        paths: list[tuple[str, dict[str, Any]]] = [
            ("/api/me/sign-out", {"leave": True}),
            (f"/api/tables/{table}/leave", {}),
            (f"/api/tables/{table}/join", {}),
            *((f"/api/sign-in/{way}", body | {"leave": True}) for way, body in self.ways[-2:]),
        ]
        path, body = self.rng.choice(paths)
        asking = Thread(target=unheard, args=(lambda: who.ask("POST", path, body),))
        asking.start()
        self.server.kill()
        asking.join()
        self._after()
        return path.rpartition("/")[2]

    def _after(self) -> None:
        self.read(is_killed=True)
        self.server.start()


def unheard(ask: Callable[[], Any]) -> None:
    with contextlib.suppress(httpx2.HTTPError, json.JSONDecodeError):
        ask()


WEIGHTS = {
    "new_table": 8,
    "bring": 1,
    "fork": 1,
    "rematch": 2,
    "series": 0.5,
    "event": 2,
    "join": 24,
    "leave": 6,
    "offer": 6,
    "pass_on": 8,
    "bot": 4,
    "fate": 3,
    "begin": 4,
    "by_host": 2,
    "watch": 16,
    "screen": 2,
    "shut": 4,
    "export": 3,
    "act": 6,
    "newcomer": 4,
    "way_back": 4,
    "disguise": 5,
    "sign_in": 8,
    "sign_out": 4,
    "sign_out_elsewhere": 1,
    "forget": 1,
    "rename": 1,
    "turn": 6,
    "kill": 1,
    "cut_off": 1,
}
