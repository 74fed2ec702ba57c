"""Farkle, as farkle.md says it: throw, set scoring dice aside, and bank before nothing scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from operator import add
from random import Random
from typing import Any, ClassVar

from bot.engine.cards import NONE, Cards
from bot.engine.chance import CHANCE, Roll
from bot.engine.choosing import PickSet
from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.dice import DICE, Spots, dice_of, spots_of
from bot.engine.games.farkle_points import keeps, points
from bot.engine.games.farkle_state import DICE_IN_ALL, FarkleOptions, FarkleState
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.picking import Picking
from bot.engine.rules import Phase, Rules
from bot.engine.state import Deal
from bot.engine.view import View

Next = type[Phase[Any, Any]]
KEEP = Picking("keep", DICE, "Set scoring dice aside", most=DICE_IN_ALL, one="die", several="dice")
THROWS: list[dict[int, Decision]] = [{CHANCE: Roll(dice)} for dice in range(DICE_IN_ALL + 1)]


@cache
def keeping(thrown: Spots) -> PickSet:
    """The question what to set aside of a throw (FRK-1)."""
    ascending = tuple(sorted(thrown))
    if ascending != thrown:
        return keeping(ascending)
    sets = {dice_of(some): f"{worth} points" for some, worth in keeps(thrown).items()}
    return PickSet(KEEP, sets)


@cache
def worth(dice: Cards) -> int:
    """The points of dice that may be set aside (FRK-4)."""
    return points(spots_of(dice)) or 0


@cache
def rolling(dice: int, made: int, may_bank: bool) -> OneOf:  # cached: quicker so
    """The question whether to go on, with so many dice and so many points in the turn (FRK-2)."""
    again = "all six again" if dice == DICE_IN_ALL else f"{dice} {'die' if dice == 1 else 'dice'}"
    labels = {"roll": f"Roll {again}", "bank": f"Bank {made} points"}
    return OneOf(("bank", "roll") if may_bank else ("roll",), "Roll or bank", labels)


class Throw(Phase[Any, FarkleState]):
    """The dice are thrown; where nothing scores the turn is over (FRK-1, FRK-3)."""

    rules: Farkle
    name = "throw"

    def begin(self, state: FarkleState) -> None:
        if not state.to_come:
            state.to_come = tuple(self.rules.playing(state))

    def ask(self, state: FarkleState) -> dict[int, Decision]:
        return THROWS[state.to_throw]

    def take(self, state: FarkleState, seat: int, value: Value) -> Next:
        if not state.dealing:
            self.rules.begin_deal(state)
        state.dice = value
        return Keep if keeping(value).sets else self.rules.after_turn(state)


class Keep(Phase[Any, FarkleState]):
    """Some scoring dice are set aside, once a throw (FRK-1, FRK-4, FRK-5)."""

    name = "keep"

    def ask(self, state: FarkleState) -> dict[int, Decision]:
        return {state.to_come[0]: keeping(state.dice)}

    def take(self, state: FarkleState, seat: int, value: Value) -> Next:
        state.kept = (*state.kept, value)
        state.points += worth(value)
        state.left -= value.bit_count()
        return RollOrBank

    def why_not(self, state: FarkleState, seat: int, value: Value) -> str | None:
        thrown = " ".join(map(str, sorted(state.dice)))
        if type(value) is not int or value & ~DICE.all:
            return None
        if value & ~dice_of(state.dice):
            return f"that is not what the dice show: {thrown}"
        if not value:
            return f"set at least one scoring die of {thrown} aside"
        return (
            f"{' '.join(DICE.names(value))} does not score as a whole:"
            " every die set aside must be part of something that scores"
        )


class RollOrBank(Phase[Any, FarkleState]):
    """On with the dice that are left, or all six, or an end with the points (FRK-2, FRK-6)."""

    rules: Farkle
    name = "roll_or_bank"

    def ask(self, state: FarkleState) -> dict[int, Decision]:
        seat = state.to_come[0]
        may_bank = state.points >= self.rules.needed(state, seat)
        return {seat: rolling(state.to_throw, state.points, may_bank)}

    def take(self, state: FarkleState, seat: int, value: Value) -> Next:
        if value == "bank":
            return self.rules.after_turn(state, banked=True)
        if not state.left:
            state.take_back_dice()
        return Throw

    def why_not(self, state: FarkleState, seat: int, value: Value) -> str | None:
        if value != "bank":
            return None
        opens = "to open you" if state.scores[seat] == 0 else "you"
        needed = self.rules.needed(state, seat)
        return f"{opens} need {needed} points in a turn: this one has {state.points}, so roll"


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

    def tied(self, state: FarkleState) -> list[int]:
        """Those who shared the highest total after the last round; nobody before that (FRK-8)."""
        rounds = self.rounds_at_target(state)
        return leaders(rounds[1].scores) if len(rounds) > 1 else []

    def playing(self, state: FarkleState) -> list[int]:
        """Who has a turn in the round that is to be played, in the order of play (FRK-8, FRK-9)."""
        assert state.dealer is not None
        everybody = self.from_left_of(state, state.dealer)
        tied = self.tied(state)
        return [seat for seat in everybody if seat in tied] if tied else everybody

    def winners(self, state: FarkleState) -> tuple[int, ...]:
        first = leaders(state.scores)
        return tuple(first) if self.tied(state) and len(first) == 1 else ()

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
        if view.deals and view.deals[-1].delta is None:
            for seat, line in view.events[view.deal_began :]:
                yield seat, self.read(state, seat, line)


def leaders(scores: Sequence[int]) -> list[int]:
    """Who has the most."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
