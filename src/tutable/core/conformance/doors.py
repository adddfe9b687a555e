"""Everything a seat can see of a match, door by door, in a form that can be compared."""

from __future__ import annotations

from random import Random
from typing import Any

from tutable.core.codec import encode_knowledge
from tutable.core.engine import BITS, CHANCE, LEGAL, NOT_NOW, SPECTATOR, State
from tutable.core.match import Match, Offer

Doors = dict[str, Any]
# Logs only grow at their ends, so the last entries are compared; of a loaded match the whole story is.
RECENT = -40


def viewers(players: int) -> list[int]:
    """All seats, and the spectators."""
    return [*range(players), SPECTATOR]


def doors(match: Match, seat: int, *, full: bool = True) -> Doors:
    """What comes through to a seat; `full` adds the picture, the log and every pick with its words."""
    knowledge = match.knowledge(seat)
    seen: Doors = {
        "knowledge": encode_knowledge(knowledge),
        "deciders": match.deciders(),
        "scores": match.scores(),
        "winners": match.winners(),
        "over": match.is_over,
    }
    if full:
        seen["view"] = knowledge.view()
        seen["log"] = match.log(seat, RECENT)
    if seat == SPECTATOR:
        return seen
    seen["horizon"] = match.horizon(seat)
    state = match.state
    if full and seat in match.deciders() and not match.awaits_end() and state.deciders() != CHANCE:
        seen["question"] = match.ask(seat)
        seen["options"] = [worded(offer) for offer in match.options(seat)]
        seen["forbidden"] = [worded(offer) for offer in match.forbidden(seat)]
        seen["refusals"] = [state.why_not(seat, pick) for pick in range(match.game.picks)]
    return seen


def worded(offer: Offer) -> tuple[Any, ...]:
    return offer.pick, repr(offer.shown), offer.reason, repr(offer.params), offer.final


def difference(one: Doors, other: Doors) -> str:
    """The first door through which two situations can be told apart, or nothing."""
    for name in {**one, **other}:
        if one.get(name) != other.get(name):
            return f"{name}: {brief(one.get(name))} against {brief(other.get(name))}"
    return ""


def brief(value: object) -> str:
    text = value.hex() if isinstance(value, bytes) else str(value)
    return text if len(text) <= 160 else text[:160] + "..."


def seats_of(mask: int, players: int) -> list[int]:
    """The seats in a mask of deciders."""
    return [seat for seat in range(players) if mask >= 0 and mask & BITS[seat]]


def is_sealed(state: State) -> bool:
    return not state.is_over() and bool(state.decisions[state.top() & 0xFF].sealed)


def any_option(state: State, random: Random) -> int | None:
    """What `take` could be given: a random option of the seat to move, or an outcome by its weight."""
    if state.deciders() == CHANCE:
        outcomes = state.outcomes()
        if not outcomes:
            return None
        return random.choices([pick for pick, _ in outcomes], [weight for _, weight in outcomes])[0]
    options = state.options()
    return random.choice(options) if options else None


def refusals(state: State, seat: int, picks: int) -> list[Any]:
    """For every id of the game, why a seat may not pick it, with the parameters."""
    f = state.asked(seat)
    decision = state.decisions[f & 0xFF]
    found: list[Any] = []
    for pick in range(picks):
        code = state.why_not(seat, pick)
        told = code in (LEGAL, NOT_NOW)
        found.append(code if told else (code, repr(decision.explain(state, f, pick))))
    return found
