"""How a table changes: worked out on the side, stored, and only then so; one thing at a time."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog

from bot.engine.decisions import Decision
from bot.engine.rules import Rules, in_turn
from bot.engine.view import View
from bot.store import OPEN_STATES, Conflict, Event, Header, Result, TableState
from bot.table import gathering, hints
from bot.table.changes import Change, What
from bot.table.customs import Customs, customs_of
from bot.table.game import Game, Line
from bot.table.house import House
from bot.table.recording import whole_record
from bot.table.refusals import Closed, Stale
from bot.table.restoring import game_of
from bot.table.results import results_of
from bot.table.seats import people, seat_of
from bot.table.taking_over import heir_of

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Step:
    """A table as it is to be after something was done, and what that adds to the game's record."""

    what: What
    header: Header
    game: Game | None
    lines: Sequence[Line] = ()
    seat: int | None = None

    def results(self) -> list[Result]:
        """What the leaderboard is to keep: nothing until the game is over."""
        if self.game is None or self.header.state is not TableState.FINISHED:
            return []
        return results_of(self.header, self.game)


class Core(ABC):
    """A table's memory, `header` and `game`, as the store has it too."""

    def __init__(self, house: House, table: int, header: Header, game: Game | None = None) -> None:
        self.id = table
        self.header = header
        self.game = game
        self.house = house
        self._lock = asyncio.Lock()
        self._spoken_for: tuple[int, int] | None = None
        self._doing: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or playing."""
        return self.header.state in OPEN_STATES

    @property
    def waits(self) -> bool:
        """Whether the game stands still because nobody is there to play it."""
        return self.header.state is TableState.PLAYING and not people(self.header)

    @property
    def rules(self) -> Rules[Any]:
        """The rules as they hold here; before the start, for the usual number of seats."""
        return gathering.rules_of(self.header) if self.game is None else self.game.rules

    @property
    def customs(self) -> Customs:
        """What holds here besides the rules of the game."""
        return customs_of(self.house, self.header)

    @property
    def gives_hints(self) -> bool:
        """Whether players may be advised here: the game has an adviser, and the host allows it."""
        return self.customs.hints and self.house.adviser(self.header.game) is not None

    @property
    def turn_clock(self) -> int:
        """The seconds for which a player may let others wait; 0 where there is no limit, or nobody
        else.
        """
        return self.customs.turn_clock if len(people(self.header)) > 1 else 0

    @property
    def asked(self) -> Mapping[int, Decision]:
        """The seats that may act, and what each is asked."""
        return {} if self.game is None else self.game.asked

    def self_playing_seats(self) -> list[int]:
        """The seats that are asked and play themselves, while somebody is there to play with: first
        those that have a right, then those that the game waits for.
        """
        if not self.is_open or self.waits:
            return []
        return [seat for seat in in_turn(self.asked) if self.plays_itself(seat)]

    def plays_itself(self, seat: int) -> bool:
        """Whether what a seat is asked now is answered without its player."""
        turn = (seat, self.answer_number(seat))
        return self.header.seats[seat].player is not None or turn == self._spoken_for

    def seat_of(self, user: int) -> int | None:
        """The seat that a user owns, whether he plays it now or is away."""
        return seat_of(self.header, user)

    def heir_of(self, user: int) -> int | None:
        """The seat that a user takes over with the next deal."""
        return heir_of(self.header, user)

    def view(self, seat: int | None) -> View:
        """What a seat, or (None) the whole table, may know. Raises `Closed` before the start."""
        game = self.begun()
        return game.rules.view(game.state, seat)

    def answer_number(self, seat: int) -> int:
        """The number, from 0, of a seat's next answer. Raises `Closed` before the start."""
        return self.begun().answers[seat]

    def question(self, seat: int) -> str:
        """What a seat is asked now, told apart from all else in the game; nothing where it is not
        asked. Others may answer meanwhile what they are asked.
        """
        if seat not in self.asked:
            return ""
        game = self.begun()
        return f"{len(game.state.deals)} {hints.question(game, seat)}"

    def begun(self) -> Game:
        """The game, running or over. Raises `Closed` before the start."""
        if self.game is None:
            raise Closed("The game has not begun yet.")
        return self.game

    def record(self) -> dict[str, Any]:
        """The game's record with its proof of fairness. Raises `Closed` until the game is over."""
        if self.is_open:
            raise Closed("The record is secret until the game is over.")
        return whole_record(self.header, self.begun())

    @abstractmethod
    def tell(self, change: Change) -> None:
        """Called after every change, once it has been stored."""

    async def do(self, work: Callable[[], Step]) -> None:
        """Do one thing, after all that was asked for before, and tell the listeners.

        `work` sees the table as it is then, and changes nothing; what it raises is raised here. A
        caller who is cancelled leaves the thing half done no more than a failing store does.
        """
        await self._undisturbed(self._exclusively(work))

    async def remember_messages(self, **ids: int | None) -> None:
        """Keep the ids of the table's messages by kind; None forgets one. Nobody is told."""
        await self._undisturbed(self._remember(ids))

    async def _undisturbed(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        await asyncio.shield(task)

    async def _remember(self, ids: Mapping[str, int | None]) -> None:
        async with self._lock:
            messages = {**self.header.messages, **ids}
            kept = {kind: message for kind, message in messages.items() if message is not None}
            await self.house.store.tables.keep_messages(self.id, kept)
            self.header = replace(self.header, messages=kept)

    async def settle(self) -> None:
        """Wait until all that was asked for is done."""
        while self._doing:
            await asyncio.wait(self._doing)

    async def _exclusively(self, work: Callable[[], Step]) -> None:
        async with self._lock:
            step = self._dated(work())
            first = 0 if self.game is None else self.game.length
            try:
                await self._store(step, first)
            except Conflict as conflict:
                await self._catch_up()
                raise Stale("The table had moved on: look again.") from conflict
            self.header, self.game = step.header, step.game
            self.tell(Change(step.what, first, step.seat))

    def _dated(self, step: Step) -> Step:
        if step.header is self.header:
            return step
        return replace(step, header=replace(step.header, updated=self.house.clock.now()))

    async def _store(self, step: Step, first: int) -> None:
        events = [Event(seat, text, self.house.clock.now()) for seat, text in step.lines]
        tables = self.house.store.tables
        if step.header is self.header:
            await tables.append(self.id, first, events)
        else:
            await tables.save(self.id, step.header, first, events, step.results())

    async def _catch_up(self) -> None:
        """Take the table from the store, which has what this process was not told it had."""
        log.warning("table differs from the store, and is read again", table=self.id)
        stored = await self.house.store.tables.load(self.id)
        if stored is not None:
            game = game_of(stored)
            self.header, self.game = stored.header, game
            self.tell(Change(What.PLAYED))
