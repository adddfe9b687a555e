"""What people do at tables, by chance: make them, sit down, leave, agree, look on, play."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.browsers import Browser, Window
from tests.server.harness import Running
from tests.server.hourglass import Hourglass
from tests.server.inside import a_host
from tests.server.ledger import FREE, LONG_AGO, Ledger
from tests.server.test_rematch import match_of
from tutable.core.registry import game_ids

PAUSE = 3600  # seconds before somebody new may have a seat that was left
BROWSERS, TABLES, WINDOWS = 7, 3, 3
SEATS = ("me open", "me open", "me open open", "me hotseat open", "me invite", "open open", "me open bot")


class Company:
    """So many browsers, and the latest tables."""

    def __init__(self, server: Running, glass: Hourglass, seed: int) -> None:
        self.server, self.glass = server, glass
        self.rng = Random(seed)
        self.ledger = Ledger(PAUSE)
        self.host = a_host(server)
        self.browsers: list[Browser] = []
        self.tables: list[str] = []
        self.events: list[str] = []
        while len(self.browsers) < BROWSERS:
            self.browsers.append(self._browser())

    def read(self, is_killed: bool = False) -> None:
        """Everything that was shown until now."""
        for browser in self.browsers:
            browser.ping()
        for browser in self.browsers:
            browser.read(is_killed)

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.host.stack.close()

    def _browser(self) -> Browser:
        """A new one; now and then from where somebody else is."""
        at = f"10.{self.rng.randrange(250)}.{self.rng.randrange(250)}.1"
        if self.browsers and self.rng.random() < 0.2:
            at = self.rng.choice(self.browsers).address
        return Browser(self.server, self.ledger, at)

    def _made(self, who: Browser, code: int, table: Any) -> Any:
        """A new table of this browser's person."""
        if code != 200:
            return table["code"]
        self.ledger.seen(table, who.id)
        if table["id"] not in self.tables:
            self.tables = [*self.tables, table["id"]][-TABLES:]
        return "made"

    def _at(self, who: Browser, table: str, path: str, body: Any = None) -> Any:
        code, found = who.ask("POST", f"/api/tables/{table}/{path}", body)
        return "ok" if code == 200 else found["code"]

    def _seat(self, table: str) -> int:
        """Mostly one that is free, if there is one."""
        place = self.ledger.places.get(table)
        free = sorted(place.free) if place is not None else []
        return self.rng.choice(free) if free and self.rng.random() < 0.8 else self.rng.randrange(3)

    def _sitting(self, table: str) -> list[Browser]:
        """The browsers of those who sit there."""
        place = self.ledger.places.get(table)
        people = set(place.sits.values()) if place is not None else set()
        return [one for one in self.browsers if one.id in people]

    # -- tables ---------------------------------------------------------------------------

    def new_table(self, who: Browser, table: str) -> Any:
        if len(self.tables) == TABLES and self.rng.random() < 0.8:
            return self.join(who, table)
        seats = [{"kind": kind} for kind in self.rng.choice(SEATS).split()]
        body = {"game": self.rng.choice(game_ids()), "seats": seats, "rated": self.rng.random() < 0.1}
        return self._made(who, *who.ask("POST", "/api/tables", body))

    def bring(self, who: Browser, _: str) -> Any:
        """A match that is almost over, or is."""
        save = match_of(2, "1", left=self.rng.choice((0, 2, 40))).save()
        return self._made(who, *who.ask("POST", "/api/import", {"save": save}))

    def fork(self, who: Browser, table: str) -> Any:
        return self._made(who, *who.ask("POST", f"/api/tables/{table}/fork", {"at": 9}))

    def rematch(self, who: Browser, table: str) -> Any:
        return self._made(who, *who.ask("POST", f"/api/tables/{table}/rematch"))

    def series(self, who: Browser, _: str) -> Any:
        code, found = who.ask("POST", "/api/series", {"game": "tuareg", "players": 2})
        return code if code != 200 else {self._made(who, 200, table) for table in found["tables"]}

    def event(self, who: Browser, _: str) -> Any:
        """A small tournament, or something at one."""
        kind = self.rng.choice(("new", "join", "join", "start", "start", "leave"))
        if kind == "new" or not self.events:
            body = {"title": "Cup", "game": "tuareg", "players": 2, "rounds": 2, "take_part": True}
            code, found = who.ask("POST", "/api/events", body)
            if code == 200:
                self.events.append(found["id"])
        else:
            code, found = who.ask("POST", f"/api/events/{self.events[-1]}/{kind}")
        if code == 200:
            for one in found["tables"]:
                if one["table"]["id"] not in self.ledger.places:
                    self._made(who, 200, one["table"])
        return kind, code

    # -- seats ----------------------------------------------------------------------------

    def join(self, who: Browser, table: str) -> Any:
        """Any seat, this one, or by an invitation that somebody may give away."""
        way, seat = self.rng.choice(("any", "seat", "seat", "invite")), self._seat(table)
        if way == "invite":
            rows = [row for one in self.browsers for row in (one.look(table) or {"seats": []})["seats"]]
            links = [row["invite"] for row in rows if "invite" in row]
            return self._at(who, table, "join", {"invite": self.rng.choice(links or ["none"])})
        return self._at(who, table, "join", {} if way == "any" else {"seat": seat})

    def leave(self, who: Browser, table: str) -> Any:
        one = self.rng.choice(self._sitting(table) or [who])
        said = self._at(one, table, "leave")
        one.look(table)
        return said

    def offer(self, who: Browser, table: str) -> Any:
        """All who sit there, one after the other; or some of them."""
        seat = self._seat(table)
        asked = [one for one in self._sitting(table) if self.rng.random() < 0.8] or [who]
        return " ".join(sorted({self._offer(one, table, seat) for one in asked}))

    def pass_on(self, who: Browser, table: str) -> Any:
        """Somebody leaves, the others agree to somebody new, time passes; or not. Then all want the seat."""
        if self.rng.random() < 0.8:
            self.leave(who, table)
        seat = self._seat(table)
        if self.rng.random() < 0.8:
            for one in self._sitting(table):
                self._offer(one, table, seat)
        if self.rng.random() < 0.8:
            self.turn(who, table)
        if self.rng.random() < 0.5:
            self.newcomer(who, table)
        said = []
        for one in self.rng.sample(self.browsers, BROWSERS):
            said.append(self._at(one, table, "join", {"seat": seat}))
            one.look(table)
        return " ".join(sorted(set(said)))

    def _offer(self, who: Browser, table: str, seat: int) -> Any:
        info = who.look(table)
        said = self._at(who, table, f"seats/{seat}/offer")
        if said == "ok" and info is not None:
            here = {one.id for one in self.browsers for window in one.windows if is_at(window, table)}
            idle = {at for at, row in enumerate(info["seats"]) if row["bot"] is not None}
            self.ledger.agreed(table, seat, who.id, here, idle)
        return said

    def bot(self, who: Browser, table: str) -> Any:
        return self._at(who, table, f"seats/{self._seat(table)}/bot", {"bot": "random"})

    def fate(self, who: Browser, table: str) -> Any:
        """Something about the match as a whole."""
        path = self.rng.choice(("resign", "end", "seats/0/back", "seats/1/back", "fill"))
        return path, self._at(who, table, path)

    def begin(self, who: Browser, table: str) -> Any:
        """With those who are there; or somebody is sent away."""
        before = who.look(table)
        if before is None or self.rng.random() < 0.3:
            return self._at(who, table, "send-away", {"seat": self._seat(table)})
        said = self._at(who, table, "start")
        if said == "ok":
            kinds = enumerate(row["kind"] for row in before["seats"])
            self.ledger.renumbered(table, [at for at, kind in kinds if kind not in FREE])
        return said

    def by_host(self, who: Browser, table: str) -> Any:
        deeds: list[dict[str, Any]] = [
            {"verb": "kick", "table": table, "seat": self.rng.randrange(3)},
            {"verb": "watching", "table": table, "on": self.rng.random() < 0.8},
            {"verb": "close", "table": table},
            {"verb": "erase", "person": who.id},
        ]
        (deed,) = self.rng.choices(deeds, (6, 2, 1, 1))
        answer = self.host.http.post("/api/host/deeds", json=deed, headers={"X-CSRF": self.host.csrf})
        assert answer.status_code < 500
        if deed["verb"] == "erase":
            self.ledger.forgotten(who.id)
        # For the host's tools it is as late as was written last: that the glass was turned may be missing.
        now, self.ledger.now = self.ledger.now, LONG_AGO
        who.look(table)
        self.ledger.now = now
        return deed["verb"], answer.status_code

    def newcomer(self, who: Browser, _: str) -> Any:
        """Somebody else, in place of one of the browsers."""
        who.close()
        self.browsers[self.browsers.index(who)] = self._browser()

    def turn(self, _who: Browser, _: str) -> Any:
        self.glass.turn(PAUSE)
        self.ledger.now += PAUSE

    # -- looking and playing --------------------------------------------------------------

    def watch(self, who: Browser, table: str) -> Any:
        if len(who.windows) >= WINDOWS:
            self.shut(who, table)
        who.open(table)

    def screen(self, who: Browser, table: str) -> Any:
        """One that somebody shares, opened in this browser."""
        for one in self.browsers:
            code, found = one.ask("POST", f"/api/tables/{table}/screen")
            if code == 200:
                who.open(table, found["key"])
                return "ok"
        return "nobody may"

    def shut(self, who: Browser, _: str) -> Any:
        if who.windows:
            window = who.windows.pop(self.rng.randrange(len(who.windows)))
            window.socket.close()

    def export(self, who: Browser, table: str) -> Any:
        who.read_log(table)

    def act(self, _: Browser, table: str) -> Any:
        """Whoever is asked there and looks does something, a few times."""
        windows = [window for one in self.browsers for window in one.windows if is_at(window, table)]
        for window in windows * 2:
            with contextlib.suppress(ConnectionClosed):  # why, is read with everything else
                self._act(window)
        return len(windows)

    def _act(self, window: Window) -> None:
        window.socket.quiet()
        for seat, entry in window.socket.latest.get("seats", {}).items():
            offers = [offer["pick"] for offer in entry["offers"]]
            if entry["awaits_end"]:
                answer = window.socket.end(int(seat))
            elif offers and entry["chosen"] is None:
                answer = window.socket.act(int(seat), self.rng.choice(offers))
            else:
                continue
            assert answer["type"] in ("ok", "stale") or answer["code"], answer


def is_at(window: Window, table: str) -> bool:
    return window.table == table and not window.is_screen
