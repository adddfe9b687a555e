"""Chat, mute, and what people put into names and lines."""

from __future__ import annotations

import pytest

from tests.server.harness import Person, Running

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "{{7*7}} ${7*7} <%= 7 %>",
    "'; DROP TABLE seats; --",
    "name:gold",
    "seat:99",
    "../../etc/passwd",
    "%s%s%n",
]


def test_a_line_is_said_once_and_kept(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server, "Ben") as ben:
        table = anna.table("me", "open")
        mine, theirs = anna.socket(table), ben.socket(table)
        for _ in range(2):
            assert mine.ask(type="chat", id="line", text="hello")["type"] == "ok"
        assert theirs.ask(type="chat", text="from outside")["type"] == "ok"
        mine.quiet()
        later = anna.socket(table)
        later.quiet()
        assert [(line["from"], line["seat"], line["text"]) for line in later.chats] == [
            ("Anna", 0, "hello"),
            ("Ben", None, "from outside"),
        ]


def test_who_is_muted_is_not_heard(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben:
        table = anna.table("me", "open")
        mine, theirs = anna.socket(table), ben.socket(table)
        theirs.ask(type="chat", text="one")
        mine.until(lambda frame: frame["type"] == "chat")
        who = mine.chats[0]["who"]
        assert who == ben.id
        # Nothing is sent anew: what was read was read, and a client hides it.
        assert mine.ask(type="mute", who=who, on=True)["type"] == "ok"
        theirs.ask(type="chat", text="two")
        assert [frame["type"] for frame in mine.quiet()] == []
        again = anna.socket(table)
        # After a reload it is still known who is muted.
        told = again.until(lambda frame: frame["type"] == "chat")
        assert (told["entries"], [one["who"] for one in told["muted"]]) == ([], [who])
        # Whoever is heard again is heard from the first line on, each once.
        for socket, held_back in ((again, ["one", "two"]), (mine, ["two"])):
            assert socket.ask(type="mute", who=who, on=False)["type"] == "ok"
            told = socket.until(lambda frame: frame["type"] == "chat")
            assert not told["from_start"]
            assert [line["text"] for line in told["entries"]] == held_back
            for on in (True, False):
                assert socket.ask(type="mute", who=who, on=on)["type"] == "ok"
            assert socket.quiet() == []
        assert again.ask(type="mute", who="nobody", on=True)["type"] == "ok"
        again.hello()
        again.quiet()
        assert [line["text"] for line in again.chats] == ["one", "two"]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_words_stay_words(server: Running, text: str) -> None:
    with Person(server) as anna:
        table = anna.table("me", "open")
        socket = anna.socket(table)
        assert socket.ask(type="chat", text=text)["type"] == "ok"
        socket.until(lambda frame: frame["type"] == "chat")
        assert socket.chats[-1]["text"] == text
        assert anna.put("/api/me", {"name": text[:40]})["name"] == text[:40]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("evil\u202egnp.exe", "evilgnp.exe"),
        ("a\u2066b\u2069c\u200f", "abc"),
        ("line\nbreak\ttab\x00\x1b[31m", "line break tab[31m"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("Z" + "\u0301" * 50, "\u0179\u0301\u0301"),
        ("  many   spaces  ", "many spaces"),
        ("e\u0301", "\u00e9"),
        ("\U0001f42a camel", "\U0001f42a camel"),
    ],
)
def test_what_steers_a_line_is_taken_out(server: Running, given: str, kept: str) -> None:
    with Person(server) as anna:
        assert anna.put("/api/me", {"name": given})["name"] == kept
        table = anna.table("me", "open")
        socket = anna.socket(table)
        assert socket.latest["table"]["seats"][0]["name"] == kept
        socket.ask(type="chat", text=given)
        socket.until(lambda frame: frame["type"] == "chat")
        assert socket.chats[-1]["text"] == kept


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u3164", "x" * 41, "\ud83d"])
def test_a_name_has_something_to_see(server: Running, name: str) -> None:
    with Person(server) as anna:
        body = ('{"name":"%s"}' % name.encode("unicode_escape").decode()).replace("\\x", "\\u00")  # noqa: UP031
        answer = anna.http.put("/api/me", content=body, headers={"X-CSRF": anna.csrf})
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] in ("bad-names", "bad-request")


def test_chat_has_a_size(server: Running) -> None:
    with Person(server) as anna:
        socket = anna.socket(anna.table("me", "open"))
        assert socket.ask(type="chat", text="x" * 500)["type"] == "ok"
        assert socket.ask(type="chat", text="x" * 501)["message"] == "error-bad-chat-long"
        assert socket.ask(type="chat", text="\u202e")["message"] == "error-bad-chat-empty"
        assert socket.ask(type="chat", text="x" * 20_000)["code"] == "too-large"
        assert socket.ask(type="chat", text="still here")["type"] == "ok"
