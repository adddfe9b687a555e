"""Mail goes through the host's mail server, which may refuse it, now or for good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import awaited
from tests.server.post import Postbox
from tutable.server.errors import BadMail, BadSettings, MailAway, NeedsOrigins
from tutable.server.notify import mail
from tutable.server.notify.mail import Mail, is_address
from tutable.server.settings import read_settings


async def sent(box: Postbox, to: str = "anna@example.org", subject: str = "Hello") -> None:
    settings = read_settings({"smtp": box.url, "mail_from": "tutable@example.org"}, {})
    await Mail(settings).send(to, subject, "Grüße\nvom Tisch")


def test_a_letter_arrives() -> None:
    async def run() -> None:
        async with Postbox() as box:
            await sent(box, subject="Your turn\r\nBcc: eve@example.org")
            (letter,) = box.letters
            assert letter["To"] == "anna@example.org" and letter["From"] == "tutable@example.org"
            assert letter["Subject"] == "Your turn Bcc: eve@example.org" and letter["Bcc"] is None
            text: Any = letter
            assert text.get_content().splitlines() == ["Grüße", "vom Tisch"]

    awaited(run())


@pytest.mark.parametrize(
    ("verb", "answer", "error"),
    [
        ("rcpt", "550 no such person", BadMail),
        ("rcpt", "450 try later", MailAway),
        ("mail", "421 busy", MailAway),
        ("mail", "550 not from you", MailAway),  # about us, and not about whom it is for
        ("data", "554 no", BadMail),
        ("data", "451 later", MailAway),
        ("data", "hang", MailAway),
    ],
)
def test_a_refusal_says_whether_to_try_again(
    monkeypatch: pytest.MonkeyPatch, verb: str, answer: str, error: type[Exception]
) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.5)

    async def run() -> None:
        async with Postbox(**{verb: answer}) as box:
            with pytest.raises(error):
                await sent(box)
            assert box.letters == []

    awaited(run())


def test_nobody_there() -> None:
    async def run() -> None:
        async with Postbox() as box:
            url = box.url
        settings = read_settings({"smtp": url, "mail_from": "a@b.example"}, {})
        with pytest.raises(MailAway):
            await Mail(settings).send("anna@example.org", "x", "y")
        with pytest.raises(MailAway):
            await Mail(read_settings({}, {})).send("anna@example.org", "x", "y")

    awaited(run())


def test_addresses() -> None:
    assert is_address("anna.b+games@mail.example.org")
    for wrong in (
        "",
        "anna",
        "anna@x",
        "a b@example.org",
        "a@b.example\r\nRCPT TO:<x@y.example>",
        "<a@b.example>",
    ):
        assert not is_address(wrong), wrong


@pytest.mark.parametrize(
    ("name", "flags"),
    [
        ("smtp", {"smtp": "mail.example.org", "mail_from": "a@b.example"}),
        ("smtp", {"smtp": "http://user:hidden@x", "mail_from": "a@b.example"}),
        ("mail_from", {"smtp": "smtp://mail.example.org"}),
    ],
)
def test_a_bad_setting_is_named_without_its_password(name: str, flags: dict[str, str]) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings(flags, {})
    assert name in refused.value.params["detail"] and "hidden" not in refused.value.params["detail"]


def test_mail_to_the_world_needs_an_address_of_ours() -> None:
    """Links in it lead there; without one, whoever asks for a mail could choose."""
    flags = {"smtp": "smtp://mail.example.org", "mail_from": "a@b.example", "host": "0.0.0.0"}
    with pytest.raises(NeedsOrigins):
        read_settings(flags, {})
    assert read_settings(flags | {"origins": "https://games.example.org"}, {}).smtp
    assert read_settings(flags | {"host": "127.0.0.1"}, {}).smtp  # only this machine's own names are answered
