"""The database's shape: what is kept of tables, their seats, events and hints, of results and of
settings.

Migrations bring a database to this shape; a test holds the two together. Moments are Unix seconds.
Users, servers, channels and interactions are Discord's ids.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# SQLite counts rows in an INTEGER PRIMARY KEY only.
RowId = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),  # or the thread: either has one table at most
    Column("messages", JSON, nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("sent_away", JSON, nullable=False, server_default="[]"),  # users; out of this game
    Column("customs", JSON, nullable=False, server_default="{}"),
    Column("host", BigInteger, nullable=False),
    Column("state", String(16), nullable=False),
    Column("reason", Text),  # why it was stopped or parked
    Column("server_seed", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("ids", JSON, nullable=False),  # of the interactions that the game's seed is made of
    Column("first_dealer", Integer),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("finished", Double),
    sqlite_autoincrement=True,  # buttons name their table: no id ever comes back
)

OPEN = tables.c.state.in_(["lobby", "playing"])

Index(
    "uq_tables_open_channel",
    tables.c.channel,
    unique=True,
    sqlite_where=OPEN,
    postgresql_where=OPEN,
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", BigInteger),  # whose seat it is, also while he is away
    Column("player", String(32)),  # the level that plays it, where no person does
    Column("name", Text, nullable=False),
    Column("join_id", BigInteger),
    Column("since", Integer),  # so many deals were over when its owner took it over
    Column("before", Text),  # whose name was on it until then
    Column("heir", BigInteger),  # who takes it over with the next deal
    Column("heir_name", Text),
    Column("wanted", String(32)),  # the level that is to play it while its owner is away
)

hints = Table(
    "hints",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("question", String(32), nullable=False),  # for which the last one was
)

events = Table(
    "events",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("user", BigInteger),
    Column("name", Text, nullable=False),
    Column("self_playing", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),  # won together with another side
    Column("finished", Double, nullable=False),
    Column("climb", Text),  # of a co-operative game: its house rules, whose climbs rank apart
    Index("ix_results_ranking", "guild", "game", "finished"),
)

settings = Table(
    "settings",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("value", JSON, nullable=False),
)
