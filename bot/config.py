"""What the operator decides, as a model: `config.example.toml` explains every key to people.

`bot/read_config.py` fills it from the file and the environment. No repr, message or log line of
it holds the token.
"""

from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    SecretStr,
    model_validator,
)
from pydantic_core import PydanticCustomError
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.errors import ParlourError

Level = Literal["debug", "info", "warning", "error"]
SelfPlaying = Literal["easy", "normal", "strong"]

LOOPBACK = {"127.0.0.1", "localhost", "::1"}

HOW_TO_GET_ONE = (
    "There is no bot token. Create a bot in Discord's developer portal (your application, Bot,"
    " Reset Token) and set PARLOUR_TOKEN, or `token` in config.toml."
    " To play without Discord: python -m bot playground"
)
MALFORMED = (
    "is not a bot token, which has no spaces, quotes or line breaks."
    " Copy it afresh from Discord's developer portal (your application, Bot), without the word Bot"
)
KNOWN_SEED = (
    "PARLOUR_TEST_SEED makes every shuffle predictable. Unset it, or point PARLOUR_DISCORD_API at"
    " a stand-in on this machine"
)


class ConfigError(ParlourError):
    """The configuration cannot be used; the message names each wrong place and says what to do."""


def _token(secret: SecretStr) -> SecretStr:
    token = secret.get_secret_value().strip()
    if any(not "!" <= letter <= "~" or letter in "\"'" for letter in token):
        raise PydanticCustomError("token", MALFORMED)
    return SecretStr(token)


def _address(*schemes: str) -> AfterValidator:
    def check(address: str) -> str:
        if not _is_address(address, schemes):
            wanted = " or ".join(f"{scheme}://" for scheme in schemes)
            raise PydanticCustomError("address", f"must be an address that begins with {wanted}")
        return address.rstrip("/")

    return AfterValidator(check)


def _is_address(address: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.hostname)


def _database(database: str) -> str:
    try:
        url = _database_url(database)
    except ArgumentError:
        url = None
    if url is None or url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"}:
        message = "must be the path of an SQLite file, such as data/parlour.sqlite3"
        raise PydanticCustomError("database", message)
    return database


def _database_url(database: str) -> URL:
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=database)
    url = make_url(database)
    is_sqlite = url.get_backend_name() == "sqlite"
    return url.set(drivername="sqlite+aiosqlite") if is_sqlite else url


def _seed(seed: str) -> str:
    if seed and (len(seed) != 64 or not set(seed.lower()) <= set("0123456789abcdef")):
        raise PydanticCustomError("seed", "must be 64 hex digits")
    return seed


def _lower(text: object) -> object:
    return text.lower() if isinstance(text, str) else text


class Section(BaseModel):
    """One table of the file: fixed once read, and closed to keys that it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, hide_input_in_errors=True)


class Log(Section):
    """What is logged, to standard error."""

    level: Annotated[Level, BeforeValidator(_lower)] = "info"
    format: Literal["text", "json"] = "text"


class Discord(Section):
    """Where Discord is: its own addresses, or a stand-in's."""

    api: Annotated[str, _address("https", "http")] = "https://discord.com/api"
    gateway: Annotated[str, _address("wss", "ws")] = "wss://gateway.discord.gg"
    cdn: Annotated[str, _address("https", "http")] = "https://cdn.discordapp.com"


class Tables(Section):
    """How tables run; `pause` is in seconds, before each play of a self-playing seat, `level` how
    seats play that nobody has taken, or whose player is away. `turn_clock` is in seconds: how long
    a player may let others wait before his seat plays itself, 0 being as long as he likes.
    """

    pause: float = Field(1.0, ge=0, le=30)
    level: Annotated[SelfPlaying, BeforeValidator(_lower)] = "normal"
    turn_clock: int = Field(300, ge=0, le=3600)


class Search(Section):
    """How the levels think that search: `seconds` for an answer, in how many processes at most."""

    seconds: float = Field(0.7, ge=0.05, le=10)
    workers: int = Field(2, ge=1, le=64)


class Testing(Section):
    """What only a test may set, and only by environment variable; empty in ordinary life.

    `clock` is the path of a clock file, `seed` the server seed of every table as 64 hex digits.
    """

    clock: str = ""
    seed: Annotated[str, AfterValidator(_seed)] = ""


class Config(Section):
    """Everything that the operator decides. `database` is the path (or URL) of an SQLite file."""

    token: Annotated[SecretStr, AfterValidator(_token)] = SecretStr("")
    database: Annotated[str, AfterValidator(_database)] = "data/parlour.sqlite3"
    log: Log = Log()
    discord: Discord = Discord()
    tables: Tables = Tables()
    search: Search = Search()
    testing: Testing = Testing()

    @model_validator(mode="after")
    def _no_known_seed_on_discord(self) -> Self:
        if self.testing.seed and urlsplit(self.discord.api).hostname not in LOOPBACK:
            raise PydanticCustomError("seed", KNOWN_SEED)
        return self

    @property
    def database_url(self) -> URL:
        """The database as SQLAlchemy's asynchronous engine wants it."""
        return _database_url(self.database)

    def required_token(self) -> str:
        """Return the bot's token.

        Raises `ConfigError` where there is none.
        """
        if token := self.token.get_secret_value():
            return token
        raise ConfigError(HOW_TO_GET_ONE)
