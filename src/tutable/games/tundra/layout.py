"""TUN-3 Where glades and settlements lie: reading a layout, its neighbours and its edge."""

from __future__ import annotations

from tutable.core.errors import Problem
from tutable.games.tundra.terms import GLADES, PLACES, SIDES

Space = tuple[int, int]
AROUND: tuple[Space, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def spaces(text: str) -> list[Space]:
    """Coordinates as written: `1,0 2,-1`."""
    found: list[Space] = []
    for pair in text.split():
        q, _, r = pair.partition(",")
        found.append((int(q), int(r)))
    return found


def beside(space: Space) -> list[Space]:
    """The six spaces that share a side."""
    return [(space[0] + q, space[1] + r) for q, r in AROUND]


class Layout:
    """A layout as places: glades in the order they are written, then the settlements from GLADES on."""

    def __init__(self, glades: str, settlements: str, starts: str) -> None:
        self.glades = spaces(glades)
        self.settlements = spaces(settlements)
        self.starts = [spaces(pair.replace("+", " ")) for pair in starts.split()]

    def place_of(self) -> dict[Space, int]:
        places = {space: n for n, space in enumerate(self.glades)}
        for seat, space in enumerate(self.settlements):
            places[space] = int(GLADES) + seat
        return places

    def neighbours(self) -> list[int]:
        """For each place six neighbours, -1 where there is none."""
        places = self.place_of()
        table = [-1] * int(PLACES * SIDES)
        for space, place in places.items():
            for side, other in enumerate(beside(space)):
                table[place * int(SIDES) + side] = places.get(other, -1)
        return table

    def start_places(self) -> list[int]:
        """Two glades for each settlement."""
        places = self.place_of()
        return [places[space] for pair in self.starts for space in pair]

    def edge(self) -> list[int]:
        """TUN-A29 1 for every glade on the outer perimeter; an inner hole is no perimeter."""
        land = {*self.glades, *self.settlements}
        low = min(min(space) for space in land) - 2
        high = max(max(space) for space in land) + 2
        sea: set[Space] = {(low, low)}
        shore = [(low, low)]
        while shore:
            for space in beside(shore.pop()):
                if low <= min(space) and max(space) <= high and space not in land and space not in sea:
                    sea.add(space)
                    shore.append(space)
        return [int(any(space in sea for space in beside(glade))) for glade in self.glades]

    def problems(self, place: str, players: int, tiles: int) -> list[Problem]:
        """What no layout may do: overlap, fall apart, or start a settlement otherwise than on two glades."""
        found: list[Problem] = []
        for key, count, needed in (
            ("glades", len(self.glades), tiles),
            ("settlements", len(self.settlements), players),
            ("starts", len(self.starts), players),
        ):
            if count != needed:
                where = f"{place}.{key}"
                found.append(Problem("number-of", where, count=count, players=players, needed=needed))
        land = [*self.glades, *self.settlements]
        for space in sorted({space for space in land if land.count(space) > 1}):
            found.append(Problem("layout-overlap", place, at=name(space)))
        reached = self.connected()
        for space in sorted(set(land) - reached):
            found.append(Problem("layout-apart", place, at=name(space)))
        for n, pair in enumerate(self.starts):
            if len(set(pair)) != 2 or len(pair) != 2:
                count = len(set(pair))
                found.append(Problem("layout-starts", f"{place}.starts", settlement=n + 1, count=count))
        starts = [space for pair in self.starts for space in sorted(set(pair))]
        for space in sorted(set(starts)):
            if space not in self.glades:
                found.append(Problem("layout-start", f"{place}.starts", at=name(space)))
            elif starts.count(space) > 1:
                found.append(Problem("layout-shared", f"{place}.starts", at=name(space)))
        return found

    def connected(self) -> set[Space]:
        """The spaces that can be reached from the first."""
        land = {*self.glades, *self.settlements}
        reached = {self.glades[0]}
        todo = [self.glades[0]]
        while todo:
            for space in beside(todo.pop()):
                if space in land and space not in reached:
                    reached.add(space)
                    todo.append(space)
        return reached


def name(space: Space) -> str:
    return f"{space[0]},{space[1]}"
