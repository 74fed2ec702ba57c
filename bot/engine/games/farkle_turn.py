"""A turn of Farkle: throw, set scoring dice aside, go on or bank."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.engine.cards import Cards
from bot.engine.chance import CHANCE
from bot.engine.choosing import PickSet
from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.dice import DICE, Spots, dice_of, spots_of
from bot.engine.games.farkle_points import keeps, points
from bot.engine.games.farkle_state import DICE_IN_ALL, FarkleState
from bot.engine.picking import Picking
from bot.engine.rules import Phase
from bot.engine.throwing import Throw as ThrowOfDice

if TYPE_CHECKING:
    from bot.engine.games.farkle import Farkle

Next = type[Phase[Any, Any]]
KEEP = Picking("keep", DICE, "Set scoring dice aside", most=DICE_IN_ALL, one="die", several="dice")


@dataclass(slots=True)
class TurnThrow(ThrowOfDice):
    """A throw in a turn that has brought so many points."""

    points: int

    def says(self, spots: Spots) -> str:
        if keeping(tuple(sorted(spots))).sets:
            return ""
        return f"farkle, {self.points} points lost" if self.points else "farkle"


@cache
def throwing(dice: int, seat: int, made: int) -> dict[int, Decision]:
    """What chance is asked, in a turn of a seat that has made so many points."""
    return {CHANCE: TurnThrow(dice, seat, made)}


@cache
def keeping(thrown: Spots) -> PickSet:
    """The question what to set aside of an ascending throw (FRK-1)."""
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
    if not may_bank:
        return OneOf(("roll",), "Roll: that is not enough to bank", labels)
    return OneOf(("bank", "roll"), "Roll or bank", labels)


class Throw(Phase[Any, FarkleState]):
    """The dice are thrown; where nothing scores the turn is over (FRK-1, FRK-3)."""

    rules: Farkle
    name = "throw"

    def begin(self, state: FarkleState) -> None:
        if not state.to_come:
            state.to_come = tuple(self.rules.playing(state))

    def ask(self, state: FarkleState) -> dict[int, Decision]:
        return throwing(state.to_throw, state.to_come[0], state.points)

    def take(self, state: FarkleState, seat: int, value: Value) -> Next:
        if not state.dealing:
            self.rules.begin_deal(state)
        state.dice = value
        return Keep if keeping(tuple(sorted(value))).sets else self.rules.after_turn(state)


class Keep(Phase[Any, FarkleState]):
    """Some scoring dice are set aside, once a throw (FRK-1, FRK-4, FRK-5)."""

    name = "keep"

    def ask(self, state: FarkleState) -> dict[int, Decision]:
        return {state.to_come[0]: keeping(tuple(sorted(state.dice)))}

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
