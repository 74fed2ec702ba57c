"""What the store gives and takes: plain values, one class for each kind of row."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class TableState(StrEnum):
    """Where a table is in its life; the first two are open, and a channel has one open table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"
    PARKED = "parked"


OPEN_STATES = frozenset({TableState.LOBBY, TableState.PLAYING})


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `user` owns it, also while he is away; `player`, a level, plays it where set, and
    `wanted` is the level that he has said for when he is away.

    `join_id` is the interaction by which its owner joined the lobby. One who is late took the seat
    over in a running game, `since` so many deals were over, from who is named `before`. `heir` is
    the user who takes it over with the next deal.
    """

    user: int | None
    player: str | None
    name: str
    join_id: int | None = None
    since: int | None = None
    before: str | None = None
    heir: int | None = None
    heir_name: str | None = None
    wanted: str | None = None

    @property
    def person(self) -> int | None:
        """The person who plays this seat himself, if one does."""
        return self.user if self.player is None else None

    @property
    def late(self) -> bool:
        """Whether its owner did not sit down before the first deal."""
        return self.since is not None


@dataclass(frozen=True, slots=True)
class Hinted:
    """How many hints somebody has taken at a table, by his user id, and for which of his questions
    the last one was: asking again for the same does not count.
    """

    user: int
    name: str
    taken: int
    question: str


@dataclass(frozen=True, slots=True)
class Header:
    """What the store knows of a table besides its events, its seats in order included.

    `options` are the game's house rules and `customs` the table's own, by name, where somebody has
    changed them; `messages` are the ids of its messages by kind; `ids` those that made the game's
    seed (empty before the start); `hinted` are those who have taken hints, `sent_away` the users
    who may not come back to this game; `reason` says why it was stopped or parked. Moments are Unix
    seconds.
    """

    guild: int
    channel: int
    game: str
    options: Mapping[str, Any]
    host: int
    server_seed: bytes
    commitment: str
    created: float
    seats: tuple[Seat, ...] = ()
    customs: Mapping[str, Any] = field(default_factory=dict)
    hinted: tuple[Hinted, ...] = ()
    sent_away: tuple[int, ...] = ()
    messages: Mapping[str, int] = field(default_factory=dict)
    state: TableState = TableState.LOBBY
    reason: str | None = None
    ids: tuple[int, ...] = ()
    first_dealer: int | None = None
    updated: float = 0.0
    finished: float | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One line of a game's record: who (-1 is chance), what, and when."""

    seat: int
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended for one seat. `user` is None where it counts for nobody: a seat that is
    `self_playing` at the end, or whose owner came late. `climb` are a co-operative game's house
    rules, as `climb_key` writes them.
    """

    user: int | None
    name: str
    score: int
    won: bool
    shared: bool
    climb: str | None = None
    self_playing: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was last committed."""

    id: int
    header: Header
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ClosedTable:
    """How a table was closed, and the ids of its messages by kind."""

    id: int
    state: TableState
    messages: Mapping[str, int]
