"""One table in a channel: from the lobby to the end of its game. Knows no Discord."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import structlog

from bot.engine.rules import Illegal
from bot.fairness import game_seed
from bot.store import Header, TableState
from bot.table import gathering, hints, leaving, taking_over
from bot.table.changes import Change, Listener, What
from bot.table.core import Core, Step
from bot.table.customs import Customs, customs_of
from bot.table.game import Game
from bot.table.house import Advice, House
from bot.table.refusals import Closed, IllegalPlay, NotYourTurn, Refused, Stale
from bot.table.seats import own_seat, require_host
from bot.table.self_play import SelfPlay
from bot.table.turn_clock import TurnClock

log = structlog.get_logger()

GAME_OVER = "This table is closed. /play opens a new one."
NOT_YOURS = "It is not your turn."
NOT_YOURS_BUT = "It is not your turn: the game waits for {names}."
WENT_ON = "The table went on."


class Table(Core):
    """A table: what can be seen of it, and what people do at it.

    Every coroutine raises `Refused` with the reason where the table does not do what is asked, and
    `StoreError` where it could not be stored; either way nothing has changed. Users are Discord's
    ids, `interaction` is the id of the interaction by which somebody does something, and a
    `moderator` may do what the host may. Seats are numbered from 0.
    """

    def __init__(self, house: House, table: int, header: Header, game: Game | None = None) -> None:
        super().__init__(house, table, header, game)
        self._listeners: list[Listener] = []
        self._self_play = SelfPlay(self)
        self._turn_clock = TurnClock(self)
        self._at_rest = False

    def listen(self, listener: Listener) -> None:
        """Have a listener told of every change from now on."""
        self._listeners.append(listener)

    def tell(self, change: Change) -> None:
        """Tell everybody who listens, and the seats that play themselves."""
        self.wake()
        for listener in tuple(self._listeners):
            try:
                listener(self, change)
            except Exception:
                log.exception("a listener failed", table=self.id, change=change)

    def wake(self) -> None:
        """Let the seats play that play themselves, if it is their turn, and watch the clock; but
        not any more once the table is closed.
        """
        if not self._at_rest:
            self._self_play.wake()
            self._turn_clock.wake()

    async def join(self, user: int, name: str, interaction: int) -> None:
        """Sit down in the lobby; in a running game, take one's own seat back, or take one over that
        is nobody's: with the next deal, or at once where no person is there.
        """

        def work() -> Step:
            if self._in_lobby():
                return self._seated(gathering.joined(self.header, user, name, interaction))
            if self.seat_of(user) is not None:
                return self._seated(leaving.returned(self.header, user))
            return self._seated(taking_over.promised(self.header, user, name))

        await self.do(work)

    async def leave(self, user: int, player: str | None = None) -> None:
        """Get up; in a running game the seat plays itself until its owner joins again, at the level
        that he wants now or has wanted before, else at the usual one. Who waits for a seat does not
        take it over. Who is away already can say another level.
        """
        usual, wanted = self.customs.level, player and self._level(player)

        def work() -> Step:
            if self._in_lobby():
                return self._seated(gathering.left(self.header, user))
            if self.heir_of(user) is not None:
                return self._seated(taking_over.withdrawn(self.header, user))
            if wanted and self._is_away(user):
                return self._seated(leaving.played_at(self.header, user, wanted))
            return self._seated(leaving.left(self.header, user, usual, wanted))

        await self.do(work)

    async def play_at(self, user: int, player: str) -> None:
        """Say at which level one's seat plays while one is away."""
        level = self._level(player)

        def work() -> Step:
            self._in_lobby()
            return self._seated(leaving.played_at(self.header, user, level))

        await self.do(work)

    async def withdraw(self, user: int) -> None:
        """Not take over the seat that one waits for, and keep one's own if one has it already."""

        def work() -> Step:
            self._in_lobby()
            return self._seated(taking_over.withdrawn(self.header, user))

        await self.do(work)

    async def kick(self, by: int, seat: int, *, moderator: bool = False) -> None:
        """Take a seat away from who has it; in a running game it plays itself from then on."""

        def work() -> Step:
            if self._in_lobby():
                kicked = gathering.kicked(self.header, by, seat, moderator=moderator)
            else:
                player = self.customs.level
                kicked = leaving.kicked(self.header, by, seat, player, moderator=moderator)
            return self._seated(kicked)

        await self.do(work)

    async def add_player(self, user: int, player: str | None = None) -> None:
        """Add a seat to the lobby that plays itself, at a level or at the usual one."""
        level = self._level(player)
        await self._gather(lambda: gathering.with_player(self.header, user, level))

    async def remove_player(self, user: int) -> None:
        """Take the last seat out of the lobby that plays itself."""
        await self._gather(lambda: gathering.without_player(self.header, user))

    async def set_options(self, user: int, changes: Mapping[str, Any]) -> None:
        """Change house rules and the table's customs by name, in the lobby; what is not named stays
        as it is.
        """

        def changed() -> Header:
            header = gathering.with_options(self.header, user, changes, set(Customs.model_fields))
            customs_of(self.house, header)
            return header

        await self._gather(changed, What.OPTIONS)

    async def start(self, user: int, interaction: int) -> None:
        """Begin the game: only now is its seed made, and the first chance drawn from it."""

        def work() -> Step:
            self._require_lobby()
            header = gathering.started(self.header, user, interaction, self.customs.level)
            rules = gathering.rules_of(header, len(header.seats))
            seed = game_seed(header.server_seed, header.ids)
            game, lines = Game.begin(rules, seed, header.first_dealer)
            return Step(What.STARTED, header, game, lines)

        await self.do(work)

    async def submit(self, user: int, answer_number: int | None, text: str) -> None:
        """Answer for one's seat with an action line (GEN-4).

        `answer_number` is the number that `answer_number()` gave when the question was shown, so
        that an old or a doubled click is seen; None answers whatever is asked now.
        """
        await self.do(lambda: self._submitted(user, answer_number, text))

    async def hint(self, user: int) -> Advice:
        """What somebody who knows the game would answer in a player's place, and why. It counts
        once, however often it is asked for, and not at all where there is nothing to choose.
        """
        seat, game = self._asked_seat(user), self.begun()
        question = self.question(seat)
        adviser = self.house.adviser(self.header.game)
        if adviser is None or not self.customs.hints:
            raise Refused(hints.NO_HINTS)
        advice = await hints.advised(game, seat, adviser)

        def work() -> Step:
            if self.question(seat) != question or self._playing_seat(user) != seat:
                raise Stale(WENT_ON)
            header = hints.hinted(self.header, game, seat)
            return Step(What.HINTED, header, self.game, seat=seat)

        await self.do(work)
        return advice

    async def play_itself(self, game: Game, seat: int, text: str) -> None:
        """Answer for a seat that plays itself, if all is still as it was when it was asked."""

        def work() -> Step:
            if self.game is not game or seat not in self.self_playing_seats():
                raise Stale(WENT_ON)
            return self._answered(seat, text)

        await self.do(work)

    async def time_out(self, seat: int, answer_number: int) -> None:
        """A player has let the others wait too long: his seat plays itself until he takes it
        back.
        """

        def work() -> Step:
            if seat not in self.asked or answer_number != self.answer_number(seat):
                raise Stale(WENT_ON)
            user = self.header.seats[seat].person
            if user is None:
                raise Stale(WENT_ON)
            header = leaving.left(self.header, user, self.customs.level)
            return replace(self._seated(header), what=What.TIMED_OUT, seat=seat)

        await self.do(work)

    def speak_for(self, seat: int, answer_number: int) -> None:
        """Have a seat answer by itself this once, and leave it to its player: nobody may know that
        it is asked.
        """
        self._spoken_for = (seat, answer_number)
        self.wake()

    async def stop(self, by: int, *, moderator: bool = False) -> None:
        """Close the table without results."""

        def work() -> Step:
            self._in_lobby()
            require_host(self.header, by, moderator=moderator)
            return self._closed(What.STOPPED, TableState.STOPPED, "it was stopped")

        await self.do(work)

    async def park(self, reason: str) -> None:
        """Close a table that cannot go on, for a reason outside the game, without results."""

        def work() -> Step:
            self._in_lobby()
            return self._closed(What.PARKED, TableState.PARKED, reason)

        await self.do(work)

    async def close(self) -> None:
        """End all that runs here; what was begun is stored, and nothing follows from it."""
        self._at_rest = True
        await self._turn_clock.close()
        await self._self_play.close()
        await self.settle()

    # Steps

    def _in_lobby(self) -> bool:
        """Whether the game is still to begin. Raises `Closed`."""
        if not self.is_open:
            raise Closed(GAME_OVER)
        return self.header.state is TableState.LOBBY

    def _require_lobby(self) -> None:
        if not self._in_lobby():
            raise Refused("The game has begun already.")

    def _is_away(self, user: int) -> bool:
        seat = self.seat_of(user)
        return seat is not None and self.header.seats[seat].person is None

    def _level(self, wanted: str | None) -> str:
        """The level that somebody wants a seat to play at; else the usual one."""
        if wanted is not None and wanted not in self.house.levels:
            levels = " or ".join(self.house.levels)
            raise Refused(f"Seats play themselves at the level {levels}, not {wanted}.")
        return wanted or self.customs.level

    async def _gather(self, gathered: Callable[[], Header], what: What = What.SEATS) -> None:
        def work() -> Step:
            self._require_lobby()
            return Step(what, gathered(), self.game)

        await self.do(work)

    def _seated(self, header: Header) -> Step:
        if header.state is TableState.STOPPED:
            return self._closed(What.STOPPED, header.state, header.reason)
        if self.game is not None:
            header = taking_over.settled(header, len(self.game.state.deals))
        return Step(What.SEATS, header, self.game)

    def _closed(self, what: What, state: TableState, reason: str | None = None) -> Step:
        now = self.house.clock.now()
        header = replace(self.header, state=state, reason=reason, finished=now)
        return Step(what, header, self.game)

    def _submitted(self, user: int, answer_number: int | None, text: str) -> Step:
        if self._in_lobby():
            raise Closed("The game has not begun yet.")
        seat = self._playing_seat(user)
        if answer_number not in {None, self.answer_number(seat)}:
            raise Stale("That has been answered already: look again.")
        return self._answered(seat, text)

    def _playing_seat(self, user: int) -> int:
        """The seat that a user plays himself."""
        seat = own_seat(self.header, user)
        if self.header.seats[seat].person is None:
            raise Refused("Your seat plays itself while you are away: join to take it back.")
        return seat

    def _asked_seat(self, user: int) -> int:
        """The seat that a user plays himself, and that is asked something now."""
        if self._in_lobby():
            raise Closed("The game has not begun yet.")
        seat = self._playing_seat(user)
        if seat not in self.asked:
            raise NotYourTurn(self._whose_turn(seat))
        return seat

    def _answered(self, seat: int, text: str) -> Step:
        game = self.begun()
        if seat not in game.asked:
            reason = game.state.phase.why_not_now(game.state, seat, text)
            raise NotYourTurn(reason or self._whose_turn(seat))
        try:
            after, lines = game.after(seat, text)
        except Illegal as illegal:
            raise IllegalPlay(str(illegal)) from None
        if not after.finished:
            deals, before = len(after.state.deals), len(game.state.deals)
            header = self.header if deals == before else taking_over.seated(self.header, deals)
            return Step(What.PLAYED, header, after, lines, seat)
        over = self._closed(What.FINISHED, TableState.FINISHED)
        return replace(over, game=after, lines=lines, seat=seat)

    def _whose_turn(self, seat: int) -> str:
        names = [self.header.seats[other].name for other in self.view(seat).awaited]
        return NOT_YOURS_BUT.format(names=" and ".join(names)) if names else NOT_YOURS
