"""Names at one table that nobody can mistake for one another."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, Running
from tutable.core.people import MAX_NAME
from tutable.server.names import distinct, skeleton

DATABASE = "sqlite"
ALIKE = [
    ("Anna", "anna"),
    ("Anna", "\u0410nn\u0430"),  # Cyrillic
    ("Anna", "A n-n.a"),
    ("Anna", "\uff21nna"),  # full width
    ("Anna", "\u00c1nna"),
    ("Nikos", "\u039d\u0456k\u03bfs"),  # Greek, Cyrillic, Greek
    ("HELENE", "\u0397\u0395L\u0395\u039d\u0395"),  # Greek capitals
    ("Otto", "0tt0"),
    ("Ilse", "1lse"),
    ("Ilse", "lIse"),
    ("\U0001f42a", "\U0001f42a "),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert distinct(other, [one]) == f"{other.rstrip()} 2"


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Guest 12", "Guest 13"), ("\U0001f42a", "!")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


def test_a_number_fits_behind_the_longest_name() -> None:
    longest = "x" * MAX_NAME
    names: list[str] = []
    for _ in range(12):
        names.append(distinct(longest, names))
    assert len({skeleton(name) for name in names}) == 12
    assert max(len(name) for name in names) == MAX_NAME


def test_whoever_comes_later_bears_a_number(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "\u0410nna") as ben, Person(server, "Carl") as carl:
        table = anna.table("me", "open", "open", "open")
        path = f"/api/tables/{table}"
        ben.post(f"{path}/join")
        carl.post(f"{path}/join")
        anna.post(f"{path}/seats/3/bot", {"bot": "random"})
        assert names(carl, path)[:3] == ["Anna", "\u0410nna 2", "Carl"]
        # Another name does not help, and one's own is no obstacle.
        assert carl.put("/api/me", {"name": "ANNA"})["name"] == "ANNA"
        assert names(carl, path)[2] == "ANNA 3"
        anna.put("/api/me", {"name": "anna"})
        assert names(carl, path)[0] == "anna"
        # Whoever looks on is told apart in chat, from players and from others who look on.
        with Person(server, "Anna") as dora, Person(server, "Dora") as eve, Person(server, "D0ra") as fay:
            for person, shown in ((dora, "Anna 4"), (eve, "Dora"), (fay, "D0ra 2"), (dora, "Anna 4")):
                socket = person.socket(table)
                assert socket.ask(type="chat", text="hm")["type"] == "ok"
                while not socket.chats or socket.chats[-1]["who"] != person.id:
                    socket.receive()
                assert (socket.chats[-1]["from"], socket.chats[-1]["seat"]) == (shown, None)


def test_at_one_screen_and_among_bots_too(server: Running) -> None:
    with Person(server) as anna:
        seats = [
            {"kind": "me", "name": "Anna"},
            {"kind": "hotseat", "name": "Anna"},
            {"kind": "bot", "name": "anna"},
        ]
        found = anna.post("/api/tables", {"game": "tuareg", "seats": seats})["seats"]
        assert [seat["name"] for seat in found] == ["Anna", "Anna 2", "anna 3"]


def names(person: Person, path: str) -> list[str]:
    return [seat["name"] for seat in person.get(path)["seats"]]
