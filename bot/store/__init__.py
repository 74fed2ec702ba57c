"""Everything that outlives the process, in one database: tables, events, results, settings."""

from bot.store.climbs import Climb, ClimbPage, Climbs, climb_key
from bot.store.database import Database, open_database
from bot.store.errors import Conflict, StoreError
from bot.store.leaderboard import Page, Period, Results, Sort, Standing
from bot.store.rows import (
    OPEN_STATES,
    ClosedTable,
    Event,
    Header,
    Hinted,
    Result,
    Seat,
    StoredTable,
    TableState,
)
from bot.store.settings import Settings
from bot.store.store import Store, open_store
from bot.store.tables import TableStore

__all__ = [
    "OPEN_STATES",
    "Climb",
    "ClimbPage",
    "Climbs",
    "ClosedTable",
    "Conflict",
    "Database",
    "Event",
    "Header",
    "Hinted",
    "Page",
    "Period",
    "Result",
    "Results",
    "Seat",
    "Settings",
    "Sort",
    "Standing",
    "Store",
    "StoreError",
    "StoredTable",
    "TableState",
    "TableStore",
    "climb_key",
    "open_database",
    "open_store",
]
