"""Architecture: towers and their bonuses (TUN-18), workers (TUN-19), selling resources (TUN-20)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, Decision, Shown, a_of, b_of, frame, seat_of
from tutable.games.tundra import events, flow
from tutable.games.tundra.gains import pay
from tutable.games.tundra.inside import inside_reason
from tutable.games.tundra.names import good, good_ref, idle_ref, place, place_ref, towers_ref
from tutable.games.tundra.placing import send, send_reason
from tutable.games.tundra.reasons import BONUS_COMPULSORY, BONUS_NOT_DUE, SELL_POOR
from tutable.games.tundra.settle import end_building, settle
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import (
    BONUS,
    BUILD,
    DONE,
    DUE,
    FROM_SALES,
    GATHER,
    GLADES,
    KINDS,
    PIECES,
    POWER,
    SELL,
    SEND,
    SENT,
    SOURCES,
    TOWERS,
)
from tutable.games.tundra.towers import brings_worker, build, build_reason, start_bonus


class Building(Decision[TundraState]):
    """TUN-18 A tower in place of a worker, for two equal resources. Argument: how often still."""

    name = "building"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for glade in range(s.rules.glades):
            if s.worker_on(seat_of(f), glade) >= 0:
                for kind in range(KINDS):
                    out[n] = BUILD + glade * KINDS + kind
                    n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if BUILD <= pick < SEND:
            return build_reason(s, seat_of(f), (pick - BUILD) // KINDS, (pick - BUILD) % KINDS)
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.tell(events.STOPPED, EVERYONE, seat)
            end_building(s, seat)
        else:
            s.replace(frame(flow.BUILDING, seat, a_of(f) - 1))
            build(s, seat, (pick - BUILD) // KINDS, (pick - BUILD) % KINDS)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        where = (pick - BUILD) // KINDS
        kind = (pick - BUILD) % KINDS
        refs = [towers_ref(seat_of(f)), place_ref(where), good_ref(seat_of(f), kind)]
        return Shown("pick-build", {"place": place(where), "good": good(kind)}, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-building", {"count": int(min(a_of(f), TOWERS - s.towers(seat_of(f))))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if BUILD <= pick < SEND:
            return {"place": place((pick - BUILD) // KINDS), "good": good((pick - BUILD) % KINDS)}
        return {}


class Bonuses(Decision[TundraState]):
    """TUN-18, TUN-A9 The bonuses of several towers, in the order their owner likes."""

    name = "bonuses"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for glade in range(GLADES):
            if s.scratch[DUE] & POWER[glade] != 0:
                out[n] = BONUS + glade
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            if brings_worker(s, seat_of(f)):
                return BONUS_COMPULSORY
            return LEGAL
        if BONUS <= pick < BUILD:
            if s.scratch[DUE] & POWER[pick - BONUS] != 0:
                return LEGAL
            return BONUS_NOT_DUE
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.scratch[DUE] = 0
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            start_bonus(s, seat, pick - BONUS)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        return Shown("pick-bonus", {"place": place(pick - BONUS)}, [place_ref(pick - BONUS)])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if BONUS <= pick < BUILD:
            return {"place": place(pick - BONUS)}
        return {}


class Sending(Decision[TundraState]):
    """TUN-19 Workers from the supply, each for two equal resources and a berry. Argument: how many still."""

    name = "sending"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        seat = seat_of(f)
        for where in range(GLADES + 1):
            target = where
            if where == GLADES:
                target = s.rules.home(seat)
            elif s.tower_at(where) != seat:
                continue
            for kind in range(KINDS):
                out[n] = SEND + target * KINDS + kind
                n += 1
        out[n] = DONE
        return n + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if SEND <= pick < SELL:
            return send_reason(s, seat_of(f), (pick - SEND) // KINDS, (pick - SEND) % KINDS)
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.scratch[SENT] = 0
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            s.replace(frame(flow.SENDING, seat, a_of(f) - 1))
            send(s, seat, (pick - SEND) // KINDS, (pick - SEND) % KINDS)
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        where = (pick - SEND) // KINDS
        kind = (pick - SEND) % KINDS
        refs = [idle_ref(seat_of(f)), place_ref(where), good_ref(seat_of(f), kind)]
        return Shown("pick-send", {"place": place(where), "good": good(kind)}, refs)

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-sending", {"count": int(min(a_of(f), PIECES - s.workers_out(seat_of(f))))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if SEND <= pick < SELL:
            return {"place": place((pick - SEND) // KINDS), "good": good((pick - SEND) % KINDS)}
        return {}


class Selling(Decision[TundraState]):
    """TUN-20 Two equal resources for points, once for each own tower. Arguments: times left, points."""

    name = "selling"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for kind in range(KINDS):
            out[kind] = SELL + kind
        out[KINDS] = DONE
        return KINDS + 1

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if pick == DONE:
            return LEGAL
        if SELL <= pick < GATHER:
            if s.good(seat_of(f), pick - SELL) < 2:
                return SELL_POOR
            return LEGAL
        return inside_reason(pick)

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        if pick == DONE:
            s.pop()
            s.tell(events.STOPPED, EVERYONE, seat)
        else:
            pay(s, seat, pick - SELL, 2)
            s.points[seat * SOURCES + FROM_SALES] += b_of(f)
            s.tell(events.SOLD, EVERYONE, seat, pick - SELL, b_of(f))
            s.replace(frame(flow.SELLING, seat, a_of(f) - 1, b_of(f)))
        settle(s)

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        if pick == DONE:
            return Shown("pick-stop", {}, [])
        args: dict[str, str | int] = {"good": good(pick - SELL), "points": int(b_of(f))}
        return Shown("pick-sell", args, [good_ref(seat_of(f), pick - SELL)])

    def ask(self, s: TundraState, f: i64) -> Shown:
        return Shown("ask-selling", {"count": int(a_of(f))}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if SELL <= pick < GATHER:
            return {"good": good(pick - SELL), "count": int(s.good(seat_of(f), pick - SELL))}
        return {}
