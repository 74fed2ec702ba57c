"""The show of Cribbage: hands are counted from the dealer's left, the kitty last (CRB-8 …
CRB-11).
"""

from __future__ import annotations

from bot.engine.decisions import Decision, Either, Number, OneOf, Value
from bot.engine.games.cribbage_counting import HIGHEST, count
from bot.engine.games.cribbage_state import Counted, CribbagePhase, CribbageState, Next

TOTALS = range(HIGHEST + 1)
OUT_OF_RANGE = f"a count is a number from 0 to {HIGHEST}"


class Show(CribbagePhase):
    """What a hand's counting and its being challenged have in common."""

    def counter(self, state: CribbageState) -> int:
        """Whose hand, or kitty, is counted now."""
        assert state.dealer is not None
        if state.counting == state.seats:
            return state.dealer
        return self.rules.to_the_left[state.dealer][state.counting]

    def counted(self, state: CribbageState, catcher: int | None = None) -> Counted:
        """What is counted now, and how it comes out."""
        seat, is_kitty = self.counter(state), state.counting == state.seats
        cards = state.kitty if is_kitty else state.hands[seat]
        right = count(cards, state.upcard, kitty=is_kitty)
        return Counted(seat, cards, is_kitty, right, state.claim, catcher)

    def settle(self, state: CribbageState, catcher: int | None = None) -> Next:
        """Scores what is counted now, its player first, and says what follows."""
        counted = self.counted(state, catcher)
        state.counts += (counted,)
        state.counting += 1
        state.claim, state.answered = None, ()
        score = self.rules.score
        over = score(state, counted.seat, counted.scored)
        if catcher is not None and not over:
            over = score(state, catcher, counted.caught)
        return self.rules.end(state) if over or state.counting > state.seats else Count


class Count(Show):
    """Each says what he has, where the house rules want it; else it is counted for him."""

    name = "count"

    def begin(self, state: CribbageState) -> Next | None:
        if not state.showing:
            state.open_hands()
        return None if self.rules.options.count == "claim" else self.settle(state)

    def ask(self, state: CribbageState) -> dict[int, Decision]:
        what = "the kitty" if state.counting == state.seats else "your hand"
        return {self.counter(state): Number("count", TOTALS, f"Count {what} with the turned card")}

    def take(self, state: CribbageState, seat: int, value: Value) -> Next:
        state.claim = value
        return Muggins

    def why_not(self, state: CribbageState, seat: int, value: Value) -> str | None:
        return OUT_OF_RANGE


class Muggins(Show):
    """Every opponent may name the right total; the first who does ends the asking (CRB-11)."""

    name = "muggins"

    def ask(self, state: CribbageState) -> dict[int, Decision]:
        prompt = f"Is {state.claim} right? Pass, or name the right total"
        question = Either(
            OneOf(("pass",), labels={"pass": "Pass"}), Number("muggins", TOTALS), prompt=prompt
        )
        return {seat: question for seat in self.opponents(state) if seat not in state.answered}

    def opponents(self, state: CribbageState) -> list[int]:
        """All who play against the one who counts."""
        side = self.rules.teams[self.counter(state)]
        return [seat for seat in range(state.seats) if seat not in side]

    def take(self, state: CribbageState, seat: int, value: Value) -> Next | None:
        right = self.counted(state).right
        if value == right != state.claim:
            return self.settle(state, seat)
        state.answered += (seat,)
        if len(state.answered) < len(self.opponents(state)):
            return None
        return self.settle(state)

    def why_not(self, state: CribbageState, seat: int, value: Value) -> str | None:
        return OUT_OF_RANGE
