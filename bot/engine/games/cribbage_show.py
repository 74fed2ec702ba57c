"""The show of Cribbage: hands are counted from the dealer's left, the kitty last (CRB-8 …
CRB-11).
"""

from __future__ import annotations

from bot.engine.decisions import Decision, Either, Number, OneOf, Value
from bot.engine.games.cribbage_counting import HIGHEST, count
from bot.engine.games.cribbage_state import CribbagePhase, CribbageState, Next

TOTALS = range(HIGHEST + 1)
OUT_OF_RANGE = f"a count is a number from 0 to {HIGHEST}"


class Show(CribbagePhase):
    """What a hand's counting and its being challenged have in common."""

    def counter(self, state: CribbageState) -> int:
        """Whose hand, or kitty, is counted now."""
        assert state.dealer is not None
        return whose_count(state.dealer, state.counting, state.seats)

    def right_total(self, state: CribbageState) -> int:
        """What the cards that are counted now count."""
        if state.counting == state.seats:
            return count(state.kitty, state.upcard, kitty=True)
        return count(state.hands[self.counter(state)], state.upcard)


class Count(Show):
    """Each says what he has, where the house rules want it; else it is counted for him."""

    name = "count"

    def begin(self, state: CribbageState) -> Next | None:
        if not state.showing:
            state.open_hands()
        return None if self.rules.claims else self.count_all(state)

    def count_all(self, state: CribbageState) -> Next:
        """Counts and scores one after the other."""
        over = False
        while not over and state.counting <= state.seats:
            over = self.rules.score(state, self.counter(state), self.right_total(state))
            state.counting += 1
        return self.rules.end(state)

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
        if value == self.right_total(state) != state.claim:
            return self.settle(state, seat)
        state.answered += (seat,)
        if len(state.answered) < len(self.opponents(state)):
            return None
        return self.settle(state, None)

    def settle(self, state: CribbageState, catcher: int | None) -> Next:
        """Scores what was counted, its player first, and says what follows."""
        assert state.claim is not None
        score, seat = self.rules.score, self.counter(state)
        scored, caught = claimed(state.claim, self.right_total(state), catcher)
        state.claims += ((state.claim, catcher),)
        state.counting += 1
        state.claim, state.answered = None, ()
        over = score(state, seat, scored)
        if catcher is not None and not over:
            over = score(state, catcher, caught)
        return self.rules.end(state) if over or state.counting > state.seats else Count

    def why_not(self, state: CribbageState, seat: int, value: Value) -> str | None:
        return OUT_OF_RANGE


def whose_count(dealer: int, counting: int, seats: int) -> int:
    """Whose is the nth that is counted, from 0: each from the dealer's left, then the dealer's
    kitty (CRB-8).
    """
    return dealer if counting == seats else (dealer + 1 + counting) % seats


def claimed(claim: int, right: int, catcher: int | None) -> tuple[int, int]:
    """What a count brings the player who said it, and whoever named the right total (CRB-11)."""
    if catcher is None:
        return claim, 0
    return min(claim, right), abs(claim - right)
