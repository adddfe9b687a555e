"""`tutable verify`: every move legal, chance as the seed says, the recorded result; offline."""

from __future__ import annotations

from tutable.cli import FAILED, OK, editions, files
from tutable.cli.args import Command, parse
from tutable.cli.language import language, printable
from tutable.core.errors import BadSave, OtherRules, TutableError
from tutable.lang import Texts

COMMAND = Command("verify", places=("file",))

# What keeps a file from being checked at all, as opposed to failing the check.
UNCHECKABLE = {"not-json", "foreign", "newer-format", "too-large"}


def run(argv: list[str]) -> int:
    args = parse(COMMAND, argv)
    texts = Texts(language(argv))
    text = files.read_text(args.place("file"))
    try:
        match = files.load_text(text).match
    except TutableError as error:
        if not isinstance(error, BadSave) or isinstance(error, OtherRules):
            raise
        if error.params.get("problem") in UNCHECKABLE:
            raise
        print(printable(texts.error(error)))
        print(texts.say("verify-bad"))
        return FAILED
    header = match.header
    state = "over" if match.is_over else "running"
    about: dict[str, str | int] = {
        "game": match.game.title,
        "version": header.rules_version,
        "players": match.players,
    }
    print(texts.say("verify-header", {**about, "state": state}))
    print(printable(editions.used(match.game, match.components, texts)))
    picks = sum(token.sort == "pick" for token in match.journal)
    chance = sum(token.sort == "chance" for token in match.journal)
    print(texts.say("verify-moves", {"count": picks}))
    sure = match.has_seed
    print(texts.say("verify-chance" if sure else "verify-no-seed", {"count": chance}))
    if header.fork_at:
        print(texts.say("verify-fork", {"count": header.fork_at}))
    if sure:
        print(texts.say("verify-commitment", {"commitment": header.commitment}))
    print(texts.say("verify-hash", {"hash": match.hash()}))
    print(texts.say("verify-good" if sure else "verify-unproven"))
    return OK
