"""Gateway sessions: who listens, what was sent to him, and what a resume has to repeat."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.clock import Clock
from bot.playground.ids import Tokens
from bot.playground.world import Person

KEPT = 1000  # events that a session keeps for a resume
RESUME_WINDOW = 180.0  # seconds after a lost connection
ORDER_OPCODES = {"RECONNECT": 7, "INVALID_SESSION": 9}


class Line(Protocol):
    """A connection to a client, as far as sessions use it."""

    def send(self, text: str) -> None:
        """Queue a gateway message."""

    def drop(self) -> None:
        """Cut the connection without a word."""


@dataclass(slots=True, eq=False)
class Session:
    """One client's session: it outlives a lost connection for a while."""

    id: str
    person: Person
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=KEPT))
    line: Line | None = None
    lost_at: float = 0.0

    def has(self, guild_id: int) -> bool:
        """Tell whether this server falls to this shard."""
        place, count = self.shard
        return (guild_id >> 22) % count == place

    def dispatch(self, event: str, data: str) -> None:
        """Send an event, `data` being JSON already; kept for a resume if nobody is there."""
        self.sequence += 1
        text = f'{{"op":0,"s":{self.sequence},"t":"{event}","d":{data}}}'
        self.sent.append((self.sequence, text))
        if self.line is not None:
            self.line.send(text)

    def order(self, name: str, data: Any = None) -> None:
        """Send what is no event: an order to reconnect, or that the session is void."""
        if self.line is not None:
            self.line.send(json.dumps({"op": ORDER_OPCODES[name], "s": None, "t": None, "d": data}))

    def can_repeat_from(self, sequence: int) -> bool:
        """Tell whether everything after this number is still kept."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest <= sequence + 1

    def repeat_from(self, sequence: int) -> None:
        """Send again what came after this number."""
        for number, text in list(self.sent):
            if number > sequence and self.line is not None:
                self.line.send(text)


class Sessions:
    """All sessions, of the bot's shards and of people's clients.

    `on_bot_presence` is called when the bot comes or goes.
    """

    def __init__(self, clock: Clock, tokens: Tokens) -> None:
        self._clock = clock
        self._tokens = tokens
        self._sessions: dict[str, Session] = {}
        self.on_bot_presence: Callable[[bool], None] = lambda _online: None

    def open(self, person: Person, intents: int, shard: tuple[int, int], line: Line) -> Session:
        """Begin a session."""
        self._forget_lost()
        session = Session(self._tokens.draw(), person, intents, shard)
        self._sessions[session.id] = session
        self._join(session, line)
        return session

    def resume(self, session_id: str, person: Person, line: Line) -> Session | None:
        """Take up a session again, if it is this person's and still kept."""
        self._forget_lost()
        session = self._sessions.get(session_id)
        if session is None or session.person is not person:
            return None
        if session.line is not None:
            session.line.drop()
        self._join(session, line)
        return session

    def leave(self, session: Session, line: Line, *, for_good: bool) -> None:
        """The connection of a session is gone; `for_good` when its client said goodbye."""
        if session.line is not line:
            return
        session.line = None
        session.lost_at = self._clock.now()
        if for_good:
            self.end(session)
        self._tell_presence(session)

    def end(self, session: Session) -> None:
        """Void a session: it cannot be resumed."""
        self._sessions.pop(session.id, None)

    def of_bot(self) -> Iterator[Session]:
        """Yield the bot's sessions."""
        return (one for one in list(self._sessions.values()) if one.person.bot)

    def of_people(self) -> Iterator[Session]:
        """Yield the sessions of people's clients."""
        return (one for one in list(self._sessions.values()) if not one.person.bot)

    def bot_is_online(self) -> bool:
        """Tell whether a connection of the bot is up."""
        return any(session.line is not None for session in self.of_bot())

    def _join(self, session: Session, line: Line) -> None:
        session.line = line
        self._tell_presence(session)

    def _tell_presence(self, session: Session) -> None:
        if session.person.bot:
            self.on_bot_presence(self.bot_is_online())

    def _forget_lost(self) -> None:
        oldest = self._clock.now() - RESUME_WINDOW
        for session in list(self._sessions.values()):
            if session.line is None and session.lost_at < oldest:
                self.end(session)
