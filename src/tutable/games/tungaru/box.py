"""What is the same for every copy of a Tungaru table: components and table options as flat tables."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tutable.core.components import Values
from tutable.core.engine import Box, Decision, Knower
from tutable.games.tungaru.prints import Prints
from tutable.games.tungaru.terms import (
    BENEFITS,
    BORDERS,
    FLOWERS,
    GOODS,
    GROUNDS,
    ISLANDS,
    LARGE_GROUNDS,
    LARGE_ISLANDS,
    LEADERS,
    NOMAD_IDS,
    PICKS,
    SCORINGS,
    SMALL_GROUNDS,
    SMALL_ISLANDS,
    TILE_SETS,
    TILES,
)

FAR: Final = 99
ROUND_LIMIT: Final = 30  # TUG-R41


def faces_mask(text: str) -> int:
    """Die faces as a mask: bit n for face n."""
    return sum(1 << int(face) for face in set(text.split()))


def good_counts(text: str) -> list[int]:
    return [text.split().count(good) for good in GOODS]


class TungaruBox(Box):
    """Component values and table options, shared by every copy of a state."""

    def __init__(
        self,
        players: int,
        decisions: list[Decision[Any]],
        knower: Knower,
        values: Values,
        tile_set: str,
        deluxe: bool,
        first: int,
        round_limit: bool,
    ) -> None:
        super().__init__(players, decisions, PICKS, first)
        self.knower = knower
        small = players <= 3
        side = "small" if small else "large"
        self.small = small  # the 2-3 player side, with Tamana
        self.names: tuple[str, ...] = SMALL_ISLANDS if small else LARGE_ISLANDS
        self.islands: i64 = len(self.names)
        self.grounds: i64 = len(SMALL_GROUNDS if small else LARGE_GROUNDS)
        numbers = values["side"][side]
        self.boats: i64 = numbers["boats"]
        self.settler_spaces: i64 = numbers["settlers"]
        self.monument_spaces: i64 = numbers["monuments"]
        self.dice_spaces: i64 = numbers["dice_for_two" if players == 2 else "dice"]
        self.round_limit: i64 = ROUND_LIMIT if round_limit else 0
        self.tile_set = tile_set  # "" when the printed islands are used
        self.set_first: i64 = 0
        self.set_size: i64 = 0
        if tile_set:
            self.set_first = 8 + TILES.index(tile_set[3:] + "a")
            self.set_size = TILE_SETS[tile_set]

        self.shores = vec[i64]()  # ground: its two islands, the lower number first
        self.next_to = vec[i64]()  # ground * 8 + island: 1 if they touch
        self.distance = vec[i64]()  # ground * 10 + ground: borders between them
        self.within = vec[i64]()  # ground * 4 + borders: the grounds up to so many borders away, as a mask
        self.walkways = vec[i64]()  # island * 8 + island: 1 if connected
        self.ways = vec[i64]()  # island: the islands connected with it, as a mask
        self.links = vec[i64]()  # island * 4 + migration space: 1 if linked
        self.lay_map(side, values)

        self.faces = vec[i64]()  # land: the dice that harvest there, as a mask
        self.harvest = vec[i64]()  # land: the good
        self.give = vec[i64]()  # land: the good put down in trade
        self.get = vec[i64]()  # land * 4 + good: what trade brings
        self.lay_lands(side, values)

        self.in_play = vec[i64]()  # nomad: 1 if it takes part
        self.cost = vec[i64]()  # nomad * 4 + good
        self.dues = vec[i64]()  # nomad: its cost in one number, eight bits for each good
        self.price = vec[i64]()  # nomad: how many goods it costs
        self.benefit = vec[i64]()
        self.benefits = vec[i64]()  # nomad + 1: a bit for its benefit, four bits apart; 0 for no nomad
        self.good = vec[i64]()  # nomad: the good it brings or sells
        self.sells = vec[i64]()  # nomad: how many at most
        self.worth = vec[i64]()  # nomad: points for each
        self.sell_faces = vec[i64]()
        self.scoring = vec[i64]()
        self.score = vec[i64]()  # nomad * 4 + good; only the first unless goods are scored
        self.flower = vec[i64]()  # nomad: its colour, -1 without
        self.lay_nomads(players, deluxe, values)

        self.space_faces = vec[i64]()  # leader * 2 + space
        self.space_goods = vec[i64]()  # (leader * 2 + space) * 4 + good
        self.space_open = vec[i64]()
        self.space_takes = vec[i64]()  # the faces of those that are open
        self.rewards = vec[i64]()  # culture track from the top: a good, or ANY_GOOD
        self.lay_cards(players, values)

        self.prints = Prints(self)  # all of it for people

    def borders(self, start: i64, ground: i64) -> i64:
        """How many borders lie between two grounds on the shortest way."""
        return self.distance[start * GROUNDS + ground]

    def lay_map(self, side: str, values: Values) -> None:
        names = SMALL_GROUNDS if side == "small" else LARGE_GROUNDS
        rows = [values[f"{side}-ground"][name] for name in names]
        shores: list[int] = []
        touching = [0] * int(GROUNDS * ISLANDS)
        for ground, row in enumerate(rows):
            both = sorted(self.names.index(name) for name in row["islands"].split())
            shores += both
            for island in both:
                touching[ground * 8 + island] = 1
        far = [FAR] * int(GROUNDS * GROUNDS)
        for start in range(len(rows)):
            far[start * 10 + start] = 0
            reached = [start]
            for ground in reached:
                for name in rows[ground]["borders"].split():
                    other = names.index(name)
                    if other not in reached:
                        reached.append(other)
                        far[start * 10 + other] = far[start * 10 + ground] + 1
        walkways = [0] * int(ISLANDS * ISLANDS)
        links = [0] * int(ISLANDS * 4)
        for island, name in enumerate(self.names):
            row = values[f"{side}-island"][name]
            for other_name in row["walkways"].split():
                walkways[island * 8 + self.names.index(other_name)] = 1
            for space in row["migration"].split():
                links[island * 4 + int(space) - 1] = 1
        self.shores = vec[i64](shores)
        self.next_to = vec[i64](touching)
        self.distance = vec[i64](far)
        self.within = vec[i64](
            [
                sum(1 << to for to in range(len(rows)) if 0 < far[start * 10 + to] <= borders)
                for start in range(int(GROUNDS))
                for borders in range(int(BORDERS))
            ]
        )
        self.walkways = vec[i64](walkways)
        self.ways = vec[i64](
            [sum(1 << to for to in range(8) if walkways[island * 8 + to]) for island in range(8)]
        )
        self.links = vec[i64](links)

    def lay_lands(self, side: str, values: Values) -> None:
        """Lands 0..7 are the printed islands of this side, the island tiles follow."""
        rows = [values[f"{side}-island"][name] for name in self.names]
        rows += [rows[0]] * (8 - len(rows))
        rows += [values["tile"][name] for name in TILES]
        self.faces = vec[i64]([faces_mask(row["faces"]) for row in rows])
        self.harvest = vec[i64]([GOODS.index(row["good"]) for row in rows])
        self.give = vec[i64]([GOODS.index(row["give"]) for row in rows])
        self.get = vec[i64]([count for row in rows for count in good_counts(row["get"])])

    def lay_nomads(self, players: int, deluxe: bool, values: Values) -> None:
        rows = [values["nomad"][name] for name in NOMAD_IDS]
        playing = [
            1 if row["players"] <= players and (deluxe or name[0] != "D") else 0
            for name, row in zip(NOMAD_IDS, rows, strict=True)
        ]
        self.in_play = vec[i64](playing)
        self.cost = vec[i64]([count for row in rows for count in good_counts(row["cost"])])
        self.dues = vec[i64](
            [sum(count << 8 * kind for kind, count in enumerate(good_counts(row["cost"]))) for row in rows]
        )
        self.price = vec[i64]([len(row["cost"].split()) for row in rows])
        benefits = [BENEFITS.index(row["benefit"]) for row in rows]
        self.benefit = vec[i64](benefits)
        self.benefits = vec[i64]([0] + [1 << 4 * benefit for benefit in benefits])
        self.good = vec[i64]([GOODS.index(row["good"]) if row["good"] else 0 for row in rows])
        self.sells = vec[i64]([row["count"] for row in rows])
        self.worth = vec[i64]([row["worth"] for row in rows])
        self.sell_faces = vec[i64]([faces_mask(row["faces"]) for row in rows])
        self.scoring = vec[i64]([SCORINGS.index(row["scoring"]) for row in rows])
        points: list[int] = []
        for row in rows:
            numbers = [int(number) for number in row["points"].split()]
            points += numbers + [0] * (4 - len(numbers))
        self.score = vec[i64](points)
        self.flower = vec[i64]([FLOWERS.index(row["flower"]) if row["flower"] else -1 for row in rows])

    def lay_cards(self, players: int, values: Values) -> None:
        faces: list[int] = []
        goods: list[int] = []
        opens: list[int] = []
        for name in LEADERS:
            row = values["leader"][name]
            for n in (1, 2):
                faces.append(faces_mask(row[f"faces_{n}"]))
                goods += good_counts(row[f"goods_{n}"])
                opens.append(1 if row[f"from_players_{n}"] <= players else 0)
        self.space_faces = vec[i64](faces)
        self.space_goods = vec[i64](goods)
        self.space_open = vec[i64](opens)
        self.space_takes = vec[i64]([mask * is_open for mask, is_open in zip(faces, opens, strict=True)])
        rewards = [values["reward"][f"track-{n}"]["good"] for n in range(1, 6)]
        self.rewards = vec[i64]([len(GOODS) if good == "any" else GOODS.index(good) for good in rewards])
