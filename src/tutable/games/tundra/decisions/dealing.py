"""Setup, what chance deals, and what is turned over later: TUN-3 to TUN-7, TUN-17, TUN-27."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import (
    EVERYONE,
    FirstPlayer,
    Lot,
    a_of,
    b_of,
    frame,
    kind_of,
    only,
    others,
    seat_of,
)
from tutable.games.tundra import events, flow
from tutable.games.tundra.decisions.city_cards import prepare_deck
from tutable.games.tundra.decisions.movement import enter
from tutable.games.tundra.places import IN_DECK
from tutable.games.tundra.state import TundraState, in_play
from tutable.games.tundra.terms import (
    CITY_COUNT,
    FIRST_CITY,
    HAND,
    HELPERS,
    MOST_DICE,
    OPEN_GOALS,
    SIDE,
    TITLES,
)


class FromStack(Lot[TundraState]):
    """What lies face down: any that is left, each as likely as the next."""

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        """1 for what is left, 0 for what is not."""
        raise NotImplementedError

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        left = self.left(s, f)
        n: i64 = 0
        for which in range(len(left)):
            if left[which] > 0:
                out[n] = which
                n += 1
        return n


def go_on(s: TundraState, f: i64, count: i64) -> None:
    """The next of so many places is dealt to. The argument of such a frame is the place."""
    if a_of(f) + 1 < count:
        s.replace(frame(kind_of(f), 0, a_of(f) + 1))
    else:
        s.pop()


class DealTitles(FromStack):
    """TUN-7 A random title for everybody; it replaces "Humble" completely (TUN-A24)."""

    name = "titles"

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        left = vec[i64]([0] + [1] * (len(TITLES) - 1))
        for seat in range(a_of(f)):
            left[s.title(seat)] = 0
        return left

    def key(self, s: TundraState, f: i64) -> str:
        return f"title.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        owner = a_of(f)
        s.set_title(owner, pick)
        s.set_supply(owner, s.title_number(owner, MOST_DICE))
        for helper in range(s.title_number(owner, HELPERS)):
            s.set_worker(owner, 2 + helper, s.rules.home(owner))
        s.tell(events.TITLED, EVERYONE, owner, SIDE[s.character(owner)], pick)
        go_on(s, f, s.box.players)


class DealSecrets(FromStack):
    """TUN-7 A personal goal for everybody, seen by its owner only."""

    name = "secrets"

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        left = in_play(s.rules.personal_players, s.box.players)
        for seat in range(a_of(f)):
            left[s.secret(seat)] = 0
        return left

    def key(self, s: TundraState, f: i64) -> str:
        return f"secret.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        owner = a_of(f)
        s.set_secret(owner, pick)
        s.tell(events.SECRET, only(owner), owner, pick)
        s.tell(events.SECRET_HIDDEN, others(owner), owner)
        go_on(s, f, s.box.players)


class OpenGlade(FromStack):
    """TUN-3, TUN-17 A closed glade is turned over; whoever entered it gains. Arguments: glade, entered."""

    name = "open"

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        return s.tiles_left()

    def key(self, s: TundraState, f: i64) -> str:
        return f"glade.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        glade = a_of(f)
        s.pop()
        s.set_tile(glade, pick)
        s.tell(events.OPENED, EVERYONE, glade, pick)
        if b_of(f) > 0:
            enter(s, seat_of(f), glade)
            s.settle()


class DealStarters(FromStack):
    """TUN-5 Four starter cards for everybody. Argument: how many have been dealt."""

    name = "starters"

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        return s.starters_left()

    def key(self, s: TundraState, f: i64) -> str:
        return f"starter.{a_of(f) // HAND}.{a_of(f) % HAND}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        dealt = a_of(f)
        owner = dealt // HAND
        s.set_hand(owner, dealt % HAND, pick)
        s.tell(events.DEALT, only(owner), owner, pick)
        s.tell(events.DEALT_HIDDEN, others(owner), owner)
        go_on(s, f, s.box.players * HAND)


class FillMarket(Lot[TundraState]):
    """TUN-6, TUN-27 City cards from the deck into the market. Argument: the next space."""

    name = "fill"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        city = s.city
        for card in range(CITY_COUNT):
            if city[card] == IN_DECK:
                out[n] = card + FIRST_CITY
                n += 1
        return n

    def key(self, s: TundraState, f: i64) -> str:
        return f"city.{s.drawn}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        space = a_of(f)
        s.set_whereabouts(pick, 0)
        s.set_stall(space, pick)
        s.drawn += 1
        s.tell(events.MARKET, EVERYONE, pick, space)
        if space + 1 < s.rules.stalls and prepare_deck(s):
            s.replace(frame(flow.FILL, 0, space + 1))
        else:
            s.pop()
            s.settle()


class RevealGoals(FromStack):
    """TUN-6 Four common goals for the whole game, at every number of players (TUN-A23)."""

    name = "goals"

    def left(self, s: TundraState, f: i64) -> vec[i64]:
        left = in_play(s.rules.goal_players, s.box.players)
        for slot in range(a_of(f)):
            left[s.goal(slot)] = 0
        return left

    def key(self, s: TundraState, f: i64) -> str:
        return f"goal.{a_of(f)}"

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.set_goal(a_of(f), pick)
        s.tell(events.GOAL, EVERYONE, pick)
        go_on(s, f, OPEN_GOALS)


class Beginning(FirstPlayer[TundraState]):
    """TUN-A33 A given seat starts, or lots are drawn; then the first round begins."""

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        s.pop()
        s.first = pick
        s.tell(events.FIRST, EVERYONE, pick)
        flow.begin_round(s)
