"""Setup, step 1: who plays whom (TUN-2). Only pictures and words depend on it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.engine import EVERYONE, LEGAL, NOT_NOW, Decision, Shown, frame
from tutable.games.tundra import events, flow
from tutable.games.tundra.names import character, player
from tutable.games.tundra.reasons import CHARACTER_TAKEN
from tutable.games.tundra.state import TundraState
from tutable.games.tundra.terms import CHARACTER, CHARACTERS, PICKS, PLAY_AS, STRIDE


def played_by(s: TundraState, which: i64) -> i64:
    """The seat that plays a character, or -1."""
    for seat in range(s.box.players):
        if s.character(seat) == which:
            return seat
    return -1


def play_as(s: TundraState, seat: i64, which: i64) -> None:
    s.seats[seat * STRIDE + CHARACTER] = which + 1
    s.tell(events.CHARACTER, EVERYONE, seat, which)


class Choosing(Decision[TundraState]):
    """TUN-2 Each player in turn chooses a character that nobody plays yet."""

    name = "character"

    def picks(self, s: TundraState, f: i64, out: vec[i64]) -> i64:
        for which in range(len(CHARACTERS)):
            out[which] = PLAY_AS + which
        return len(CHARACTERS)

    def why_not(self, s: TundraState, f: i64, pick: i64) -> i64:
        if not PLAY_AS <= pick < PICKS:
            return NOT_NOW
        if played_by(s, pick - PLAY_AS) >= 0:
            return CHARACTER_TAKEN
        return LEGAL

    def take(self, s: TundraState, f: i64, seat: i64, pick: i64) -> None:
        play_as(s, seat, pick - PLAY_AS)
        following = seat + 1
        if following + 1 == s.box.players == len(CHARACTERS):  # the last of four has no choice
            for which in range(len(CHARACTERS)):
                if played_by(s, which) < 0:
                    play_as(s, following, which)
            following += 1
        if following < s.box.players:
            s.replace(frame(flow.CHARACTERS, following))
        else:
            s.pop()

    def show(self, s: TundraState, f: i64, pick: i64) -> Shown:
        return Shown("pick-character", {"character": character(pick - PLAY_AS)}, [])

    def explain(self, s: TundraState, f: i64, pick: i64) -> dict[str, str | int]:
        if PLAY_AS <= pick < PICKS:
            return {"character": character(pick - PLAY_AS), "player": player(played_by(s, pick - PLAY_AS))}
        return {}
