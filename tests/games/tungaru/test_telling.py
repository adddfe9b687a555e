"""Tungaru's log: an action, its means and what it costs and brings in one sentence."""

from __future__ import annotations

import pytest

from tutable.core.engine import Shown
from tutable.games.tungaru.face import FACE
from tutable.games.tungaru.face.words import nomad_name
from tutable.lang import Texts

NAMES = ["Ann", "Ben", "Cy"]
NAMED = ("good", "island", "one", "two", "spot", "leader", "scoring")


def event(name: str, by: int = 0, **args: str | int) -> Shown:
    said = {
        key: f"name:{value}" if key in NAMED and isinstance(value, str) else value
        for key, value in args.items()
    }
    if "nomad" in said:
        said["nomad"] = nomad_name(str(said["nomad"]))
    return Shown(f"event-{name}", {"player": f"seat:{by}", **said}, [])


def told(*log: Shown, lang: str = "en") -> list[str]:
    texts = Texts(lang, "tungaru", NAMES)
    return [texts.show(line.said) for line in FACE.telling.tell(log)]


def die(value: int) -> Shown:
    return event("die-placed", value=value, die=1)


def gained(good: str, count: int = 1) -> Shown:
    return event("gained", good=good, count=count)


def spent(good: str, count: int = 1) -> Shown:
    return event("spent", good=good, count=count)


SETTLER = event("settler-used", island="nonouti")
TRADER = event("benefit-used", leader="trader")


@pytest.mark.parametrize(
    ("log", "english", "german"),
    [
        (
            [die(4), event("harvested", island="marakei"), gained("shell")],
            "Ann harvests 1 shell on Marakei with a 4.",
            "Ann erntet 1 Muschel auf Marakei mit einer 4.",
        ),
        (
            [
                die(4),
                event("harvested", island="marakei"),
                event("benefit-used", leader="worker"),
                gained("shell", 2),
                event("gave-up", good="fish"),
                event("gave-up", good="fish"),
            ],
            "Ann uses the Worker's benefit, harvests 2 shells on Marakei with a 4 and gives back 2 fish.",
            "Ann nutzt den Vorteil des Arbeiters, erntet 2 Muscheln auf Marakei mit einer 4 "
            "und gibt 2 Fische zurück.",
        ),
        (
            [
                TRADER,
                SETTLER,
                event("recruits", nomad="N30", island="nonouti"),
                spent("fish", 2),
                spent("pearl"),
            ],
            "Ann uses the Trader's benefit, exhausts the settler on Nonouti, recruits Kaboa "
            "and spends 2 fish and 1 pearl.",
            "Ann nutzt den Vorteil der Händlerin, verbraucht den Siedler auf Nonouti, wirbt Kaboa an "
            "und gibt 2 Fische und 1 Perle ab.",
        ),
        (
            [SETTLER, event("travelled", one="nonouti", two="abemama")],
            "Ann exhausts the settler on Nonouti and lets it travel to Abemama.",
            "Ann verbraucht den Siedler auf Nonouti und lässt ihn nach Abemama wandern.",
        ),
        (
            [
                event("nomad-used", nomad="N12"),
                event("sailed", one="tarawa", two="abemama", borders=3),
                spent("fish"),
            ],
            "Ann flips Rikan, sails over 3 borders to the ground between Tarawa and Abemama "
            "and spends 1 fish.",
            "Ann verdeckt Rikan, segelt über 3 Grenzen zum Ankerplatz zwischen Tarawa und Abemama "
            "und gibt 1 Fisch ab.",
        ),
        (
            [die(2), event("took", good="pearl", island="tarawa", market=1), gained("pearl")],
            "Ann takes 1 pearl from the market of Tarawa with a 2.",
            "Ann nimmt 1 Perle vom Markt von Tarawa mit einer 2.",
        ),
        (
            [die(2), event("sold", nomad="N17", count=2, points=6), spent("fish", 2)],
            "Ann sells 2 fish with Nabuti and a 2 for 6 points.",
            "Ann verkauft 2 Fische mit Nabuti und einer 2 für 6 Siegpunkte.",
        ),
        (
            [event("income", nomad="N05", good="pearl"), event("income", nomad="N06", good="pearl")],
            "Ann's nomads bring 2 pearls.",
            "Die Nomaden von Ann bringen 2 Perlen.",
        ),
        (
            [
                event("scores", scoring="scoring-settlers", points=6),
                event("scores", scoring="scoring-goods", points=9),
            ],
            "Ann scores 15 points: 6 for settlers and 9 for goods.",
            "Ann erhält 15 Siegpunkte: 6 für Siedler und 9 für Waren.",
        ),
        (
            [event("round-begins", round=3), Shown("event-rolled", {"one": 1, "two": 2, "three": 5}, [])],
            "Round 3 begins with Ann: the dice show 1, 2 and 5.",
            "Runde 3 beginnt mit Ann: Die Würfel zeigen 1, 2 und 5.",
        ),
    ],
)
def test_what_belongs_together_is_one_sentence(log: list[Shown], english: str, german: str) -> None:
    assert told(*log) == [english]
    assert told(*log, lang="de") == [german]


def test_a_recruit_from_payment_to_place() -> None:
    recruit = [
        die(4),
        event("recruits", nomad="N07", island="marakei"),
        event("benefit-used", leader="beggar"),
        spent("fish"),
        event("built", island="marakei"),
        event("monument-taken", spot="track"),
        gained("coconut"),
        event("to-travellers", nomad="N02"),
        event("face-up", nomad="N07", space=1),
    ]
    follow = [
        Shown("event-migrated", {"nomad": "name:nomad-n 9", "space": 2, "island": "name:marakei"}, []),
        Shown("event-arrived", {"nomad": "name:deluxe-n 1", "space": 2}, []),
    ]
    assert told(*recruit, *follow) == [
        "Ann recruits Kaure on Marakei with a 4, uses the Beggar's benefit, spends 1 fish, "
        "moves a monument from the culture track to Marakei, gains 1 coconut, "
        "lays Katea on the Traveller pile and lays the new nomad on nomad space 1.",
        "Tabuki moves on to Marakei; Tetabo comes to migration space 2.",
    ]
    lines = FACE.telling.tell([*recruit, *follow])
    assert [(line.by, line.first) for line in lines] == [(0, 0), (-1, 9)]


def test_a_sentence_is_sound_at_every_point() -> None:
    """A client shows it as it grows, entry by entry."""
    log = [die(4), event("harvested", island="marakei"), gained("shell"), event("gave-up", good="fish")]
    assert [told(*log[:end]) for end in range(2, len(log) + 1)] == [
        ["Ann harvests on Marakei with a 4."],
        ["Ann harvests 1 shell on Marakei with a 4."],
        ["Ann harvests 1 shell on Marakei with a 4 and gives back 1 fish."],
    ]
    assert told(die(2), event("sold", nomad="N17", count=2, points=6)) == [
        "Ann sells 2 goods with Nabuti and a 2 for 6 points."
    ]
    assert told(TRADER, die(2)) == ["Ann uses the Trader's benefit and places a 2."]


def test_what_a_reservation_costs_is_told_with_the_recruit() -> None:
    recruits = event("recruits", nomad="N07", island="marakei")
    assert told(die(1), recruits, event("set-aside", island="marakei"), event("lapsed", nomad="N02")) == [
        "Ann recruits Kaure on Marakei with a 1, loses the monument of the reservation for lack of space "
        "on Marakei and gives up the reservation of Katea."
    ]


def test_deeds_of_different_players_and_actions_stand_apart() -> None:
    assert len(told(die(1), event("settled", island="tarawa"), die(2), event("settled", island="beru"))) == 2
    assert told(event("gave-up", good="fish"), event("gave-up", 1, good="fish")) == [
        "Ann gives back a fish.",
        "Ben gives back a fish.",
    ]
    assert told(event("gave-up", good="fish"), event("gave-up", good="pearl")) == [
        "Ann gives back 1 fish and 1 pearl."
    ]


def test_what_all_do_at_once_is_told_of_the_table() -> None:
    log = [event("leads", by, leader=leader) for by, leader in enumerate(("worker", "fisher", "chief"))]
    assert told(*log) == ["Ann chose the Worker, Ben chose the Fisher and Cy chose the Chief."]
    assert told(*log, lang="de") == [
        "Gewählt haben Ann den Arbeiter, Ben die Fischerin und Cy den Häuptling."
    ]
    assert [line.by for line in FACE.telling.tell(log)] == [-1]
