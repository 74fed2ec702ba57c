"""Farkle, as farkle.md says it: rounds of turns, the last round, and play-offs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add
from random import Random
from typing import Any, ClassVar

from bot.engine.cards import NONE
from bot.engine.decisions import Value
from bot.engine.dice import DICE, spots_of
from bot.engine.games.farkle_state import FarkleOptions, FarkleState
from bot.engine.games.farkle_turn import Keep, Next, RollOrBank, Throw
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.rules import Phase, Rules
from bot.engine.state import Deal
from bot.engine.view import View
from bot.engine.winning import leaders


class Farkle(Rules[FarkleState]):
    """Two to ten players, each for himself, six dice and no cards."""

    id = "farkle"
    title = "Farkle"
    players = range(2, 11)
    usual_players = 4
    unit = "round"
    pack = DICE
    deck = NONE
    zones = ()
    option_kind = FarkleOptions
    state_kind = FarkleState
    phases = (FirstDealer, Throw, Keep, RollOrBank)
    deal_phase: ClassVar[type[Phase[Any, Any]]] = Throw

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.target: int = self.options.target
        self.opening: int = self.options.opening
        self.minimum: int = self.options.minimum

    def needed(self, state: FarkleState, seat: int) -> int:
        """The points that a turn must have before the seat may bank them (FRK-6)."""
        return self.opening if state.scores[seat] == 0 else self.minimum

    def after_turn(self, state: FarkleState, *, banked: bool = False) -> Next:
        """The turn ends, and with the last one the round (FRK-9)."""
        state.end_turn(banked=banked)
        return Throw if state.to_come else self.end_deal(state, state.made(), same_dealer=True)

    def gather(self, state: FarkleState) -> None:
        state.turns = ()

    def scores(self, state: FarkleState) -> tuple[int, ...]:
        """The totals, with what has been banked in this round."""
        return tuple(map(add, state.scores, state.made())) if state.turns else state.scores

    # The last round, and play-offs

    def rounds_at_target(self, state: FarkleState) -> Sequence[Deal]:
        """The finished rounds from the one on in which somebody reached the target (FRK-7)."""
        if max(state.scores) < self.target:
            return ()
        return [deal for deal in state.deals if max(deal.scores) >= self.target]

    def tied(self, state: FarkleState) -> Sequence[int]:
        """Those who shared the highest total after the last round; nobody before that (FRK-8)."""
        rounds = self.rounds_at_target(state)
        return leaders(rounds[1].scores) if len(rounds) > 1 else ()

    def playing(self, state: FarkleState) -> list[int]:
        """Who has a turn in the round that is to be played, in the order of play (FRK-8, FRK-9)."""
        everybody = self.from_left_of(state, state.dealer)
        tied = self.tied(state) or everybody
        return [seat for seat in everybody if seat in tied]

    def winners(self, state: FarkleState) -> tuple[int, ...]:
        first = leaders(state.scores)
        return first if self.tied(state) and len(first) == 1 else ()

    # What is known

    def table(self, state: FarkleState) -> dict[str, Any]:
        made = {turn.seat: turn.points if turn.banked else 0 for turn in state.turns}
        last = state.turns[-1]._asdict() | {"dice": list(state.turns[-1].dice)} if made else None
        return {
            "dealer": state.dealer,
            "turn": state.turn,
            "playing": [*made, *state.to_come],
            "dice": list(state.dice),
            "kept": [list(spots_of(dice)) for dice in state.kept],
            "points": state.points,
            "left": state.to_throw,
            "banked": [made.get(seat) for seat in range(state.seats)],
            "last_turn": last,
            "last_round": bool(state.to_come and self.rounds_at_target(state)),
            "play_off": bool(state.to_come and self.tied(state)),
        }

    def imagined_events(
        self, view: View, rng: Random, state: FarkleState
    ) -> Iterator[tuple[int, Value]]:
        """The round as it was: nothing in it is hidden."""
        for seat, line in view.events[view.deal_began :]:
            yield seat, self.read(state, seat, line)
