"""Seats that play themselves: one after the other, with a pause in which people can follow."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

import structlog

from bot.table.game import Game
from bot.table.refusals import Refused

if TYPE_CHECKING:
    from bot.table.table import Table

RETRY = 5.0
"""Seconds until a play is tried again that failed: the disk may be full for a while."""

log = structlog.get_logger()


class SelfPlay:
    """Plays a table's seats that play themselves, as long as a person is there."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._house = table.house
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """See whether there is something to play; to be called after every change."""
        if self._is_due() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play_on())

    async def close(self) -> None:
        """Stop playing; a play that is being stored is stored."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _is_due(self) -> bool:
        return self._table.self_playing_seat() is not None

    async def _play_on(self) -> None:
        while self._is_due():
            await self._house.clock.sleep(self._house.pause)
            try:
                await self._play_one()
            except Exception:
                log.exception("a self-playing seat could not play", table=self._table.id)
                await self._house.clock.sleep(RETRY)

    async def _play_one(self) -> None:
        seat, game = self._table.self_playing_seat(), self._table.game
        if seat is None or game is None:
            return
        player = self._table.header.seats[seat].player
        text = await asyncio.to_thread(self._choose, game, seat, player or self._house.player)
        try:
            await self._table.play_itself(game, seat, text)
        except Refused:
            log.debug("the table went on while a seat was thinking", table=self._table.id)

    def _choose(self, game: Game, seat: int, player: str) -> str:
        """What the seat answers. Whatever its player does, it answers something legal."""
        view = game.rules.view(game.state, seat)
        decision = game.asked[seat]
        chance = Random(view.as_bytes()).randrange  # its own, and drawn from its view only
        try:
            value = self._house.chooser(player, game.rules.id)(view, chance)
            game.rules.apply(game.state.copy(), seat, value)
        except Exception:
            log.exception("a self-playing seat failed", table=self._table.id, seat=seat)
            value = decision.sample(chance)
        return decision.text(value)
