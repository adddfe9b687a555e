"""Passkeys: made, used on another device, removed; and everything that is not one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.authenticator import Authenticator, tampered
from tests.server.harness import Person, Running
from tests.server.inside import inside
from tests.server.test_accounts import sign_in


def make(person: Person, key: Authenticator, code: int = 200) -> Any:
    options = person.post("/api/me/passkeys/options")
    return person.post("/api/me/passkeys", {"credential": key.make(options), "label": "My key"}, code)


def enter(person: Person, key: Authenticator, code: int = 200) -> Any:
    options = person.post("/api/sign-in/passkey/options")
    return sign_in(person, "passkey", code, credential=key.show(options))


def test_a_passkey_is_made_used_and_removed(server: Running) -> None:
    with Person(server, "Anna") as anna, Person(server) as phone, Person(server) as late:
        key = Authenticator(server.origin)
        make(anna, key)
        (kept,) = anna.get("/api/me/account")["passkeys"]
        assert (kept["label"], kept["place"], kept["used"]) == ("My key", "127.0.0.1", None)
        enter(phone, key)
        assert phone.id == anna.id
        (kept,) = phone.get("/api/me/account")["passkeys"]
        assert kept["used"] is not None
        with Person(server) as ben:
            assert ben.delete(f"/api/me/passkeys/{kept['id']}", code=404)["code"] == "not-there"
        phone.delete(f"/api/me/passkeys/{kept['id']}")
        assert enter(late, key, 403)["code"] == "bad-passkey"
        assert anna.get("/api/me/account")["passkeys"] == []


def test_the_browser_is_told_nothing_of_who_there_is(server: Running) -> None:
    with Person(server) as anna, Person(server) as other:
        make(anna, Authenticator(server.origin))
        options = other.post("/api/sign-in/passkey/options")
        assert options.get("allowCredentials", []) == [] and options["rpId"] == "127.0.0.1"
        making = anna.post("/api/me/passkeys/options")
        (row,) = inside(server).sql("SELECT passkey_user FROM sessions WHERE id = :id", id=anna.id)
        assert len(row.passkey_user) == 32 and anna.id not in str(making)
        assert len(making["excludeCredentials"]) == 1


def test_a_challenge_is_good_once_and_for_one_person(server: Running) -> None:
    with Person(server) as anna, Person(server) as ben, Person(server) as carl:
        key = Authenticator(server.origin)
        options = anna.post("/api/me/passkeys/options")
        answer = {"credential": key.make(options)}
        assert ben.post("/api/me/passkeys", answer, 403)["code"] == "bad-passkey"  # and it is used up
        assert anna.post("/api/me/passkeys", answer, 403)["code"] == "bad-passkey"
        make(anna, key)
        shown = ben.post("/api/sign-in/passkey/options")
        credential = key.show(shown)
        assert sign_in(carl, "passkey", 403, credential=credential)["code"] == "bad-passkey"
        enter(ben, key)
        assert sign_in(ben, "passkey", 403, credential=credential)["code"] == "bad-passkey"


def test_what_is_forged_copied_or_from_elsewhere_opens_nothing(server: Running) -> None:
    with Person(server) as anna, Person(server) as thief:
        key = Authenticator(server.origin)
        make(anna, key)
        wrong = key.show(thief.post("/api/sign-in/passkey/options"))
        wrong["response"]["signature"] = tampered(wrong["response"]["signature"])
        assert sign_in(thief, "passkey", 403, credential=wrong)["code"] == "bad-passkey"
        key.origin = "https://evil.example"
        assert enter(thief, key, 403)["code"] == "bad-passkey"
        key.origin = server.origin
        enter(thief, key)
        with Person(server) as clone:  # a copy that counts from where it was copied
            key.count = 0
            assert enter(clone, key, 403)["code"] == "bad-passkey"
        stranger = Authenticator(server.origin)
        with Person(server) as nobody:
            assert enter(nobody, stranger, 403)["code"] == "bad-passkey"
            stranger.id = key.id  # the name of somebody else's
            assert enter(nobody, stranger, 403)["code"] == "bad-passkey"
            assert make(nobody, stranger, 403)["code"] == "bad-passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 1}},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "%%%"}},
        {"id": "\0", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAieCJ9"}},
        {"id": ["x"], "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiBbXX0"}},
    ],
)
def test_any_other_shape_is_refused(server: Running, credential: dict[str, Any]) -> None:
    with Person(server) as anna:
        assert sign_in(anna, "passkey", 403, credential=credential)["code"] == "bad-passkey"
        answer = anna.post("/api/me/passkeys", {"credential": credential}, 403)
        assert answer["code"] == "bad-passkey"
        # A challenge that is real, with an answer that is not.
        options = anna.post("/api/me/passkeys/options")
        broken = Authenticator(server.origin).make(options)
        broken["response"]["attestationObject"] = "AAAA"
        assert anna.post("/api/me/passkeys", {"credential": broken}, 403)["code"] == "bad-passkey"
