"""The play of Cribbage: cards laid down in turn up to 31, scored as they fall (CRB-4 … CRB-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.engine.cards import Cards
from bot.engine.decisions import Decision, Value
from bot.engine.games.cribbage_cards import FITTING, JACKS, MOST, RANK, RUNS, VALUE
from bot.engine.games.cribbage_counting import ALIKE, FIFTEEN, run_of
from bot.engine.games.cribbage_show import Count
from bot.engine.games.cribbage_state import CribbagePhase, CribbageState, Next, Reason
from bot.engine.picking import PickCard, Picking

if TYPE_CHECKING:
    from bot.engine.games.cribbage import Cribbage

TOTAL_FIFTEEN: Reason = (FIFTEEN, 2)
AS_MANY_ALIKE: dict[int, Reason] = {many: (name, many * (many - 1)) for many, name in ALIKE.items()}
RUN_OF: dict[int, Reason] = {length: (run_of(length), length) for length in range(3, 8)}
THIRTY_ONE: Reason = ("thirty-one", 2)
LAST: Reason = ("last card", 1)
TURNED_JACK: Reason = ("turned-up jack", 2)


def scored_as_played(lying: Sequence[Cards], total: int) -> tuple[Reason, ...]:
    """What the last of a set's two or more cards scores with those before it (CRB-5); not for
    ending the set.
    """
    why = (TOTAL_FIFTEEN,) if total == 15 else ()
    rank = RANK[lying[-1]]
    if RANK[lying[-2]] == rank:
        return (*why, AS_MANY_ALIKE[_alike(lying, rank)])
    length = _run(lying) if len(lying) > 2 else 0
    return (*why, RUN_OF[length]) if length else why


def _alike(lying: Sequence[Cards], rank: int) -> int:
    """How many cards of that rank lie on top in unbroken succession."""
    many = 0
    for card in reversed(lying):
        if RANK[card] != rank:
            break
        many += 1
    return many


def _run(lying: Sequence[Cards]) -> int:
    """The length of the longest run that the cards on top make, in any order; 0 for none."""
    ranks = longest = 0
    for card in reversed(lying):
        rank = 1 << RANK[card]
        if ranks & rank:
            break
        ranks |= rank
        longest = RUNS.get(ranks, longest)
    return longest


class Pegging(CribbagePhase):
    """The card is turned (CRB-3), then all play in turn."""

    name = "pegging"

    def __init__(self, rules: Cribbage) -> None:
        super().__init__(rules)
        self.playing = Picking("play", rules.pack, "Play a card")

    def begin(self, state: CribbageState) -> Next | None:
        assert state.dealer is not None
        state.upcard, state.stock = state.stock[0], state.stock[1:]
        state.turn = cutter = self.rules.left_of(state, state.dealer)
        if state.upcard & JACKS:
            scorer = state.dealer if self.rules.options.jack_to == "dealer" else cutter
            if self.rules.peg(state, scorer, (TURNED_JACK,)):
                return self.rules.end(state)
        return None

    def ask(self, state: CribbageState) -> dict[int, Decision]:
        seat = state.turn
        cards = state.hands[seat] & FITTING[MOST - state.total]
        return {seat: PickCard(self.playing, cards)}

    def take(self, state: CribbageState, seat: int, value: Value) -> Next | None:
        state.hands[seat] ^= value
        state.played[seat] |= value
        state.lying = lying = (*state.lying, value)
        state.total = total = state.total + VALUE[value]
        why = scored_as_played(lying, total) if len(lying) > 1 else ()
        goes_on = self.pass_on(state, seat)
        if not goes_on:
            why = (*why, THIRTY_ONE if total == MOST else LAST)
        if why and self.rules.peg(state, seat, why):
            return self.rules.end(state)
        return None if goes_on else self.next_set(state, seat)

    def pass_on(self, state: CribbageState, seat: int) -> bool:
        """Whose turn it is after a seat's card: the next who can play; who cannot says go (CRB-4,
        CRB-7). False where nobody can.
        """
        fitting = FITTING[MOST - state.total]
        gone = state.gone
        for other in self.rules.from_left_of(state, seat):
            hand = state.hands[other]
            if hand & fitting:
                state.turn = other
                state.gone = gone
                return True
            if hand and other not in gone:
                gone = (*gone, other)
        return False

    def next_set(self, state: CribbageState, seat: int) -> Next | None:
        """The next with cards on the left of the last player begins (CRB-7)."""
        state.sets += (state.lying,)
        state.lying, state.gone, state.total = (), (), 0
        for other in self.rules.from_left_of(state, seat):
            if state.hands[other]:
                state.turn = other
                return None
        return Count

    def why_not_now(self, state: CribbageState, seat: int, text: str) -> str | None:
        """A go is said by itself, for who cannot play (CRB-4)."""
        if seat == state.turn and text in ("go", "pass"):
            return "you have a card that fits, and must play"
        return super().why_not_now(state, seat, text)

    def why_not(self, state: CribbageState, seat: int, value: Value) -> str | None:
        any_card = PickCard(self.playing, state.hands[seat])
        if reason := any_card.why_not(value):
            return reason
        if type(value) is not int or value not in VALUE:
            return None
        fitting = self.rules.pack.names(state.hands[seat] & FITTING[MOST - state.total])
        return (
            f"that would make {state.total + VALUE[value]}, and nobody may go over {MOST}:"
            f" you can play {' or '.join(fitting)}"
        )
