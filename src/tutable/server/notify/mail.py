"""Mail through the host's own server, if one is set.

One attempt with a time limit: whoever sends decides whether it is worth another. Nothing of the message, nor
the address, is logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib
from aiosmtplib import SMTPDataError, SMTPException, SMTPRecipientsRefused, SMTPResponseException

from tutable.server.errors import BadMail, MailAway
from tutable.server.observe import log
from tutable.server.settings import Settings

SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
# No more than what can stand in an envelope: a name, an at sign, a host with a dot; no control characters.
ADDRESS = re.compile(r"[^\s@<>()\[\],;:\"\\\x00-\x1f\x7f]{1,64}@[A-Za-z0-9.-]{1,185}\.[A-Za-z0-9-]{2,63}")
LASTING = range(500, 600)  # what a mail server will say again however often it is asked


def is_address(text: str) -> bool:
    """Could mail be sent there?"""
    return ADDRESS.fullmatch(text) is not None


class Mail:
    """The host's mail server, which may be absent."""

    def __init__(self, settings: Settings) -> None:
        self.where = urlsplit(settings.smtp)
        self.sender = settings.mail_from

    @property
    def is_on(self) -> bool:
        return bool(self.where.hostname and self.sender)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Handed over when this returns. MailAway: later perhaps; BadMail: this will never arrive."""
        if not self.is_on:
            raise MailAway()
        if not is_address(to):
            raise BadMail()
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"] = self.sender, to
        message["Subject"] = " ".join(subject.split())[:200]
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="tutable")
        message["Auto-Submitted"] = "auto-generated"  # no holiday replies, please
        message.set_content(text)
        try:
            async with asyncio.timeout(SECONDS):
                await self._hand_over(message)
        except SMTPRecipientsRefused as refused:
            codes = [one.code for one in refused.recipients]
            raise self._error(max(codes, default=550)) from None
        except SMTPDataError as refused:
            raise self._error(refused.code) from None
        except SMTPResponseException as refused:
            # It wants us not, or our name, or our sender: that says nothing about whom it was for.
            log().warning("mail.unwanted", code=refused.code)
            raise MailAway() from None
        except (SMTPException, OSError, TimeoutError) as error:
            log().warning("mail.away", error=type(error).__name__)
            raise MailAway() from None

    def _error(self, code: int) -> BadMail | MailAway:
        log().warning("mail.refused", code=code)
        return BadMail() if code in LASTING else MailAway()

    async def _hand_over(self, message: EmailMessage) -> None:
        where = self.where
        is_tls = where.scheme == "smtps"
        name = unquote(where.username) if where.username else None
        client = aiosmtplib.SMTP(
            hostname=where.hostname,
            port=where.port or PORTS[where.scheme],
            username=name,
            password=unquote(where.password) if where.password else None,
            use_tls=is_tls,
            # Encrypted wherever the server can; with a password always.
            start_tls=None if is_tls or name is None else True,
            timeout=SECONDS,
        )
        try:
            await client.connect()
            await client.send_message(message)
            with contextlib.suppress(SMTPException, OSError):
                await client.quit()
        finally:
            client.close()
