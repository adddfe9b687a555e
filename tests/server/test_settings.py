"""Settings: file, environment, flags; the later ones win, and mistakes are named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tutable.server.errors import BadSettings
from tutable.server.settings import Settings, read_settings, user_folder

DOCS = Path(__file__).parents[2] / "docs" / "self-host.md"


def test_flags_win_over_environment_over_file(tmp_path: Path) -> None:
    file = tmp_path / "tutable.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nbot_pace = 2\norigins = ["https://a.example"]\n')
    environ = {"TUTABLE_PORT": "2", "TUTABLE_BOT_PACE": "1.5", "TUTABLE_LANG": "de", "OTHER": "x"}
    found = read_settings({"port": 3, "host": None}, environ, str(file))
    assert (found.host, found.port, found.bot_pace) == ("0.0.0.0", 3, 1.5)
    assert found.origins == ["https://a.example"] and not found.is_local
    listed = read_settings({}, {"TUTABLE_ORIGINS": "https://a.example, http://b.example"})
    assert listed.origins == ["https://a.example", "http://b.example"]
    assert read_settings({}, {"TUTABLE_CONFIG": str(file)}).port == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "99999"),
        ("port", "http"),
        ("database", "mysql://x"),
        ("log", "xml"),
        ("secret", "short"),
        ("requests", "many"),
        ("requests", "0/minute"),
        ("bot_seconds", "0"),
        ("origins", "games.example.org"),
        ("bots", "exec:./x"),
        ("bots", "expert=my.module:Bot"),
        ("bots", "Loud Name=my.module:Bot"),
        ("nonsense", "1"),
    ],
)
def test_a_bad_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({}, {f"TUTABLE_{name.upper()}": value})
    assert name in refused.value.params["detail"]
    assert value == "1" or name != "secret" or value not in refused.value.params["detail"]


def test_a_bad_list_is_shown_as_it_was_given() -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({"bots": "bad name!, goldie"}, {})
    assert refused.value.params["detail"] == "bots = 'bad name!, goldie'"


def test_the_lab_is_open_where_nobody_else_can_come() -> None:
    public = {"TUTABLE_ORIGINS": "https://games.example.org"}
    assert [read_settings({}, {}).may_measure(host) for host in (False, True)] == [True, True]
    for more in (public, {"TUTABLE_HOST": "0.0.0.0"}, {"TUTABLE_LAB": "off"}):
        assert not read_settings({}, more).may_measure(is_host=True)
    some = read_settings({}, {**public, "TUTABLE_LAB": "host"})
    assert [some.may_measure(host) for host in (False, True)] == [False, True]
    assert read_settings({}, {**public, "TUTABLE_LAB": "all"}).may_measure(is_host=False)


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    for text in ("port = ", "ports = 1"):
        file = tmp_path / "x.toml"
        file.write_text(text)
        with pytest.raises(BadSettings):
            read_settings({}, {}, str(file))
    with pytest.raises(BadSettings):
        read_settings({}, {}, str(tmp_path / "missing.toml"))


def test_a_player_may_be_away_for_three_minutes() -> None:
    assert read_settings({}, {}).away_seconds == 180


def test_data_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert user_folder() == Path("/data/tutable")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", "/home/anna")
    assert read_settings({}, {}).folder == Path("/home/anna/.local/share/tutable")


def test_every_setting_is_documented() -> None:
    described = set(re.findall(r"^\| `(\w+)`", DOCS.read_text("utf-8"), re.M))
    assert described == set(Settings.__struct_fields__)
