"""Samples: tables a seat cannot tell from the real one."""

from __future__ import annotations

import json
from random import Random

from tutable.core.codec import encode_knowledge
from tutable.core.conformance.doors import any_option, brief, refusals
from tutable.core.conformance.report import Watch
from tutable.core.engine import State
from tutable.core.match import Match
from tutable.core.rng import Rng

LONG = 20_000


def check_sample(watch: Watch, match: Match, seat: int, census: list[int], random: Random) -> None:
    """Draw one sample from what a seat knows now, look at it, and play it to the end."""
    knowledge = match.knowledge(seat)
    known = encode_knowledge(knowledge)
    sample = knowledge.sample(Rng(random.getrandbits(32)))
    again = sample.knowledge(seat)
    same = encode_knowledge(again) == known
    watch.expect("samples", same, f"seat {seat} knows something else at its sample: {brief(again.tables())}")
    pictures = [json.dumps(k.view(), sort_keys=True) for k in (knowledge, again)]
    watch.expect("samples", pictures[0] == pictures[1], f"seat {seat} sees its sample differently")
    watch.expect("samples", encode_knowledge(knowledge) == known, f"sampling changes what seat {seat} knows")
    watch.expect("samples", sample.census() == census, f"census {sample.census()} in a sample, not {census}")
    if seat in match.deciders() and not match.awaits_end():
        asked_alike(watch, match, seat, sample)
    play_on(watch, sample, seat, random)


def asked_alike(watch: Watch, match: Match, seat: int, sample: State) -> None:
    """Who decides is asked the same in its sample: options, words and refusals."""
    state, picks = match.state, match.game.picks
    watch.expect(
        "samples", sample.deciders() == state.deciders(), f"others decide in the sample of seat {seat}"
    )
    one, other = state.options_of(seat), sample.options_of(seat)
    watch.expect("samples", one == other, f"seat {seat} has options {one}, in its sample {other}")
    if one != other:
        return
    f = state.asked(seat)
    decision = state.decisions[f & 0xFF]
    words = [[decision.show(s, f, pick) for pick in s.picks_of(seat)] for s in (state, sample)]
    watch.expect("samples", words[0] == words[1], f"seat {seat} is shown other picks in its sample")
    same = refusals(state, seat, picks) == refusals(sample, seat, picks)
    watch.expect("samples", same, f"seat {seat} is refused otherwise in its sample")
    watch.expect("samples", decision.ask(state, f) == decision.ask(sample, f), "another question is asked")


def play_on(watch: Watch, sample: State, seat: int, random: Random) -> None:
    for _ in range(LONG):
        if sample.is_over():
            break
        pick = any_option(sample, random)
        if pick is None:
            break
        sample.take(pick)
    watch.expect("samples", sample.is_over(), f"a sample of seat {seat} cannot be played to the end")
