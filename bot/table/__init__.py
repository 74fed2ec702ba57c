"""One table: its seats, its game, and what people may do there. Plain asyncio, no Discord."""

from bot.table.changes import Change, Listener, Watch, What
from bot.table.game import Damaged, Game
from bot.table.house import Advice, Adviser, Chooser, House
from bot.table.refusals import Closed, IllegalPlay, NotYourTurn, Refused, Stale
from bot.table.table import Table

__all__ = [
    "Advice",
    "Adviser",
    "Change",
    "Chooser",
    "Closed",
    "Damaged",
    "Game",
    "House",
    "IllegalPlay",
    "Listener",
    "NotYourTurn",
    "Refused",
    "Stale",
    "Table",
    "Watch",
    "What",
]
