"""Seats that play themselves: one after the other, with a pause in which people can follow."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

import structlog

from bot.engine.decisions import Value
from bot.errors import NoAnswer
from bot.table.courtesy import Courtesy
from bot.table.game import Game
from bot.table.refusals import Refused

if TYPE_CHECKING:
    from bot.table.table import Table

GOING_ON = 0.3
"""Of the usual pause, where a seat goes on with its own turn: a throw, what it keeps, a throw."""

RETRY = 5.0
"""Seconds until a play is tried again that failed: the disk may be full for a while."""

NO_ANSWER = "a self-playing seat has no answer, and another level plays for it"

log = structlog.get_logger()


class SelfPlay:
    """Plays a table's seats that play themselves, as long as a person is there."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._house = table.house
        self._courtesy = Courtesy(table)
        self._task: asyncio.Task[None] | None = None
        self._played_last: int | None = None
        self._played_to: Game | None = None
        self._left_in: Game | None = None
        self._left_by: tuple[int, ...] = ()

    def wake(self) -> None:
        """See whether there is something to play; to be called after every change."""
        self._courtesy.changed()
        if self._due() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play_on())

    async def close(self) -> None:
        """Stop playing; a play that is being stored is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _due(self) -> list[int]:
        """The seats to be heard: not those again that have left a right in this position."""
        left = self._left_by if self._table.game is self._left_in else ()
        return [seat for seat in self._table.self_playing_seats() if seat not in left]

    async def _play_on(self) -> None:
        while self._due():
            await self._house.clock.sleep(self._pause())
            try:
                await self._play_one()
            except Exception:
                log.exception("a self-playing seat could not play", table=self._table.id)
                await self._house.clock.sleep(RETRY)

    def _pause(self) -> float:
        """The seconds until the next answer. A trick that is full is to be seen before the next
        lead, so that there is no hurry once there have been tricks.
        """
        game, due = self._table.game, self._due()
        if game is None or self._played_to is not game or self._played_last != due[0]:
            return self._house.pause
        deals = game.rules.deals(game.state)
        hurried = bool(deals) and deals[-1].delta is None and not deals[-1].tricks
        return self._house.pause * (GOING_ON if hurried else 1)

    async def _play_one(self) -> None:
        """Hear one seat after the other, until one of them plays."""
        game = self._table.game
        for seat in self._due():
            if game is None or self._table.game is not game:
                return
            player = self._table.header.seats[seat].player or self._table.customs.level
            text = await self._line(game, seat, player)
            if text is not None:
                await self._courtesy.let_people_go_first(game, seat, text)
                await self._play(game, seat, text)
                return
            self._leave(game, seat)

    async def _play(self, game: Game, seat: int, text: str) -> None:
        try:
            await self._table.play_itself(game, seat, text)
            self._played_last, self._played_to = seat, self._table.game
        except Refused:
            log.debug("the table went on while a seat was thinking", table=self._table.id)

    def _leave(self, game: Game, seat: int) -> None:
        left = self._left_by if self._left_in is game else ()
        self._left_in, self._left_by = game, (*left, seat)

    async def _line(self, game: Game, seat: int, player: str) -> str | None:
        """What the seat answers, None where it leaves a right. Whatever its player does, it answers
        something legal.
        """
        if player in self._house.thinking.levels:
            try:
                return await self._thought(game, seat, player)
            except NoAnswer as failure:
                say = log.debug if failure.known else log.warning
                say(NO_ANSWER, table=self._table.id, seat=seat, reason=str(failure))
            except Exception:
                log.exception(NO_ANSWER, table=self._table.id, seat=seat)
            player = self._house.fallback
        return await asyncio.to_thread(self._chosen, game, seat, player)

    async def _thought(self, game: Game, seat: int, player: str) -> str | None:
        """What is thought out elsewhere; whatever is wrong with it is raised."""
        view = await asyncio.to_thread(game.rules.view, game.state, seat)
        return _line(game, seat, await self._house.thinking.answer(player, view))

    def _chosen(self, game: Game, seat: int, player: str) -> str | None:
        view = game.rules.view(game.state, seat)
        chance = Random(view.as_bytes()).randrange  # its own, and drawn from its view only
        try:
            return _line(game, seat, self._house.chooser(player, game.rules.id)(view, chance))
        except Exception:
            log.exception("a self-playing seat failed", table=self._table.id, seat=seat)
        decision = game.asked[seat]
        return None if decision.right else decision.text(decision.sample(chance))


def _line(game: Game, seat: int, value: Value) -> str | None:
    """An answer's line, None for a right that is left. Raises where the rules do not allow it."""
    decision = game.asked[seat]
    if value is None and decision.right:
        return None
    game.rules.apply(game.state.copy(), seat, value)
    return decision.text(value)
