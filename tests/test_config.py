"""Configuration: what is read, what wins, and what the operator is told when it is wrong."""

import logging
import tomllib
import traceback
from pathlib import Path
from typing import get_args

import pytest

from bot.config import Config, ConfigError, SelfPlaying
from bot.players import FOR_PEOPLE
from bot.read_config import ENVIRONMENT, known_keys, read_config

ROOT = Path(__file__).parent.parent
TOKEN = "MTIzNDU2Nzg5.GhIjKl.a-secret_that-nobody-may-see"


@pytest.fixture
def read(tmp_path, monkeypatch):
    """Read a config file with this text, and these variables."""
    monkeypatch.chdir(tmp_path)

    def read(text="", **environment):
        (tmp_path / "config.toml").write_text(text, "utf-8")
        return read_config(environment)

    return read


@pytest.fixture
def complaint(read):
    """Return what is said about a config file with this text, and these variables."""

    def complaint(text="", **environment):
        with pytest.raises(ConfigError) as caught:
            read(text, **environment)
        return str(caught.value)

    return complaint


def flat(values, prefix=""):
    for key, value in values.items():
        if isinstance(value, dict):
            yield from flat(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def test_the_example_is_complete_and_shows_the_defaults():
    example = tomllib.loads((ROOT / "config.example.toml").read_text("utf-8"))
    assert [key for key, _ in flat(example)] == known_keys()
    assert Config.model_validate(example) == Config()


def test_the_example_names_every_variable_but_those_for_tests():
    example = (ROOT / "config.example.toml").read_text("utf-8")
    named = [name for name, key in ENVIRONMENT.items() if key[0] != "testing"]
    assert [name for name in [*named, "PARLOUR_CONFIG"] if name not in example] == []


def test_without_a_file_the_defaults_and_the_environment_do(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    config = read_config({"PARLOUR_TOKEN": TOKEN, "UNRELATED": "x"})
    assert config.required_token() == TOKEN
    assert config.database == Config().database


def test_the_file_is_read(read):
    config = read('database = "x.db"\n[log]\nlevel = "debug"\n[tables]\npause = 0\n')
    assert (config.database, config.log.level, config.tables.pause) == ("x.db", "debug", 0)


def test_seats_play_at_a_level_that_there_is(read, complaint):
    assert get_args(SelfPlaying) == FOR_PEOPLE
    assert read('[tables]\nlevel = "Strong"').tables.level == "strong"
    assert "`tables.level`" in complaint('[tables]\nlevel = "random"')


def test_the_environment_wins(read):
    config = read('database = "x.db"\n[log]\nlevel = "debug"', PARLOUR_LOG_LEVEL="WARNING")
    assert (config.database, config.log.level) == ("x.db", "warning")


def test_every_variable_reaches_its_key(read):
    config = read(
        PARLOUR_TOKEN=TOKEN,
        PARLOUR_DATABASE="other.db",
        PARLOUR_LOG_LEVEL="error",
        PARLOUR_DISCORD_API="http://127.0.0.1:8420/api/",
        PARLOUR_DISCORD_GATEWAY="ws://127.0.0.1:8420/gateway",
        PARLOUR_DISCORD_CDN="http://127.0.0.1:8420/cdn",
        PARLOUR_CLOCK="/tmp/clock",
        PARLOUR_TEST_SEED="ab" * 32,
    )
    assert config.required_token() == TOKEN
    assert config.model_dump(exclude={"token"}) == {
        "database": "other.db",
        "log": {"level": "error", "format": "text"},
        "discord": {
            "api": "http://127.0.0.1:8420/api",
            "gateway": "ws://127.0.0.1:8420/gateway",
            "cdn": "http://127.0.0.1:8420/cdn",
        },
        "tables": {"pause": 1.0, "level": "normal", "turn_clock": 300},
        "search": {"seconds": 0.7, "workers": 2},
        "testing": {"clock": "/tmp/clock", "seed": "ab" * 32},
    }


def test_an_empty_variable_counts_as_not_set(read):
    config = read('database = "x.db"', PARLOUR_DATABASE="", PARLOUR_CONFIG="")
    assert config.database == "x.db"


def test_the_file_may_lie_elsewhere(read, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text('database = "y.db"')
    assert read('database = "x.db"', PARLOUR_CONFIG=str(other)).database == "y.db"


@pytest.mark.parametrize("database", ["parlour.db", "sqlite:///parlour.db"])
def test_a_database_is_a_path_or_a_url(database):
    url = Config(database=database).database_url
    assert url.render_as_string() == "sqlite+aiosqlite:///parlour.db"


def test_a_token_with_a_line_break_after_it_is_fine(read):
    assert read(PARLOUR_TOKEN=TOKEN + "\n").required_token() == TOKEN


def test_a_missing_token_says_where_to_get_one(read):
    with pytest.raises(ConfigError, match=r"developer portal.*PARLOUR_TOKEN.*python -m bot playg"):
        read().required_token()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[tables]\npuase = 1", "config.toml: `tables.puase` is not a known key. Did you mean `ta"),
        ("pause = 1", "config.toml: `pause` is not a known key. Did you mean `tables.pause`?"),
        ("[lgo]\nlevel = 'info'", "config.toml: `lgo` is not a known key. Did you mean `log`?"),
        ("zzz = 1", "config.toml: `zzz` is not a known key. Known keys: token, database, log.lev"),
        ("log = 'info'", "config.toml: `log` must be a table: [log]."),
        ("[tables]\npause = 31", "config.toml: `tables.pause` should be less than or equal to 30."),
        ("[tables]\npause = '1'", "config.toml: `tables.pause` should be a valid number."),
        ("[tables]\npause = nan", "config.toml: `tables.pause` should be "),
        (
            "[log]\nlevel = 'loud'",
            "config.toml: `log.level` should be 'debug', 'info', 'warning' o",
        ),
        ("database = ''", "config.toml: `database` must be the path of an SQLite file"),
        ("database = ':memory:'", "config.toml: `database` must be the path of an SQLite file"),
        ("database = 'postgresql://x/y'", "config.toml: `database` must be the path of an SQLite"),
        ("database = '://'", "config.toml: `database` must be the path of an SQLite file"),
        (
            "[discord]\napi = 'discord.com'",
            "config.toml: `discord.api` must be an address that beg",
        ),
        ("[discord]\napi = 'http://[x'", "config.toml: `discord.api` must be an address that beg"),
        ("[testing]\nseed = ''", "config.toml: `testing` is set by environment variables only."),
        ("[log", "config.toml: it is not TOML: Expected ']' at the end of a table declaration (at"),
    ],
)
def test_what_is_wrong_in_the_file_is_named(complaint, text, said):
    assert complaint(text).startswith(said)


def test_all_that_is_wrong_is_said_at_once(complaint):
    said = complaint("[tables]\npause = -1\nx = 2", PARLOUR_LOG_LEVEL="loud")
    assert [line.split(" ")[0] for line in said.splitlines()] == [
        "PARLOUR_LOG_LEVEL", "config.toml:", "config.toml:",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PARLOUR_LOG_LEVEL", "loud", "PARLOUR_LOG_LEVEL should be 'debug'"),
        ("PARLOUR_DISCORD_GATEWAY", "http://x", "PARLOUR_DISCORD_GATEWAY must be an address that"),
        (
            "PARLOUR_TOKN",
            "x",
            "PARLOUR_TOKN is not a variable of Parlour's. Did you mean PARLOUR_T",
        ),
        ("PARLOUR_TEST_SEED", "abc", "PARLOUR_TEST_SEED must be 64 hex digits."),
        ("PARLOUR_TEST_SEED", "ab" * 32, "PARLOUR_TEST_SEED makes every shuffle predictable."),
        ("PARLOUR_CONFIG", "nowhere.toml", "nowhere.toml: there is no such file."),
        ("PARLOUR_CONFIG", ".", ".: it cannot be read (Is a directory)."),
    ],
)
def test_what_is_wrong_in_the_environment_is_named(complaint, name, value, said):
    assert complaint(**{name: value}).startswith(said)


def test_a_stranger_with_a_similar_name_is_let_be(read):
    assert read(PARLOUR_PORT="tcp://10.0.0.1:80", PARLOUR_SERVICE_HOST="10.0.0.1") == Config()


def test_a_file_that_is_no_text_is_named(tmp_path):
    path = tmp_path / "noise.toml"
    path.write_bytes(bytes(range(256)))
    with pytest.raises(ConfigError, match="it is not text in UTF-8"):
        read_config({"PARLOUR_CONFIG": str(path)})


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("", {"PARLOUR_TOKEN": f"Bot {TOKEN}"}),
        ("", {"PARLOUR_TOKEN": f'"{TOKEN}"'}),
        ("", {"PARLOUR_TOKEN": f"{TOKEN}\n{TOKEN}"}),
        ("", {"PARLOUR_TOKEN": TOKEN, "PARLOUR_LOG_LEVEL": "loud"}),
        (f"token = ['{TOKEN}']", {}),
        (f"token = '{TOKEN}'\nx = 1", {}),
        (f"token = '{TOKEN}", {}),
        (f"token = {TOKEN}", {}),
        (f"[log]\ntoken = '{TOKEN}'", {}),
    ],
)
def test_no_error_and_no_traceback_shows_the_token(read, text, environment):
    with pytest.raises(ConfigError) as caught:
        read(text, **environment)
    shown = "".join(traceback.format_exception(caught.value)) + repr(caught.value)
    assert TOKEN not in shown
    assert "a-secret" not in shown
    assert caught.value.__context__ is None


def test_no_repr_or_log_line_shows_the_token(read, caplog):
    config = read(PARLOUR_TOKEN=TOKEN)
    logging.getLogger("test").warning("%s %r %s", config, config, config.model_dump())
    assert "a-secret" not in caplog.text + config.model_dump_json()
