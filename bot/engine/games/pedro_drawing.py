"""From nine cards to six in Pedro: discarding, drawing, robbing the deck (PED-5 … PED-7)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from bot.engine.cards import NONE, RANKS, STANDARD, SUITS, Cards, union
from bot.engine.decisions import Decision, Value, Veil
from bot.engine.games.pedro_robbing import Rob
from bot.engine.games.pedro_state import HAND, Next, PedroPhase, PedroState
from bot.engine.phases.sealed import Sealed
from bot.engine.phases.tricks import Tricks
from bot.engine.picking import PickCards, Picking

if TYPE_CHECKING:
    from bot.engine.games.pedro import Pedro

HIGHEST_FIRST = [STANDARD.card(rank + suit) for rank in RANKS for suit in SUITS]


class Discard(Sealed[Any, PedroState]):
    """All but trumps are laid off (PED-5); who holds too many trumps lays some off too (PED-7)."""

    rules: Pedro
    name = "discard"

    def begin(self, state: PedroState) -> Next | None:
        trumps = self.rules.trumps(state)
        low = self.rules.laid_out(state.trump)
        for seat, hand in enumerate(state.hands):
            state.discards[seat] = hand & ~trumps
            state.hands[seat] = hand & trumps & ~low
            if hand & low:
                state.lay_out(seat, low, "dealt")
        return None if self.asked_seats(state) else RobTheDeck

    def asked_seats(self, state: PedroState) -> list[int]:
        return [seat for seat, hand in enumerate(state.hands) if hand.bit_count() > HAND]

    def question(self, state: PedroState, seat: int) -> Decision:
        hand = state.hands[seat]
        return PickCards(self.how(seat, hand), hand & ~self.rules.counting(state))

    @staticmethod
    def how(seat: int, hand: Cards) -> Picking:
        """How so long a hand is brought down to six."""
        many = hand.bit_count() - HAND
        prompt = f"Lay {many} trump{'s' if many > 1 else ''} off, face up"
        return Picking("discard", STANDARD, prompt, many, many, Veil((seat,), until_reveal=True))

    def revealed(self, state: PedroState, answers: dict[int, Value]) -> Next:
        for seat, cards in answers.items():
            state.hands[seat] ^= cards
            state.discards[seat] |= cards
        return RobTheDeck

    def why_not(self, state: PedroState, seat: int, value: Value) -> str | None:
        hand = state.hands[seat]
        any_of_them = PickCards(self.how(seat, hand), hand)
        if reason := any_of_them.why_not(value):
            return reason
        names = " ".join(STANDARD.names(value & self.rules.counting(state)))
        return f"a trump that counts may not be laid off: keep {names}"


class RobTheDeck(PedroPhase):
    """The others' hands are filled from the stock; then the dealer looks through what is left of it
    and takes what he likes (PED-5, PED-6).
    """

    name = "rob"

    def begin(self, state: PedroState) -> Next | None:
        *others, dealer = self.rules.from_left_of(state, state.dealer)
        for seat in others:
            self.fill(state, seat)
        if state.hands[dealer].bit_count() == HAND:
            return Tricks
        state.searched = True
        return None

    def fill(self, state: PedroState, seat: int) -> None:
        """A hand is filled from the front of the stock; where that is not enough, with the highest
        of its own discard. Who draws a two of trump that is laid out draws one more.
        """
        need = HAND - state.hands[seat].bit_count()
        low = self.rules.laid_out(state.trump)
        many = need + (low in state.stock[:need])
        drawn = sum(state.stock[:many])
        state.stock = state.stock[many:]
        lacking = need - (drawn & ~low).bit_count()
        back = highest(state.discards[seat], lacking) if lacking else NONE
        self.takes(state, seat, drawn, back, "drawn")

    def takes(self, state: PedroState, seat: int, drawn: Cards, back: Cards, how: str) -> None:
        """Cards come to a hand, from the stock and from its own discard."""
        state.take_up(seat, drawn, back)
        if low := drawn & self.rules.laid_out(state.trump):
            state.hands[seat] ^= low
            state.lay_out(seat, low, how)

    def ask(self, state: PedroState) -> dict[int, Decision]:
        dealer = self.rules.robber(state)
        need = HAND - state.hands[dealer].bit_count()
        stock = sum(state.stock)
        low = stock & self.rules.laid_out(state.trump)
        others = stock & ~low
        number = need - others.bit_count()
        if number <= 0:
            how = self.how(dealer, need, besides=low)
            return {dealer: Rob(how, others, need, extra=low)}
        how = self.filling(dealer, stock.bit_count(), number)
        return {dealer: Rob(how, state.discards[dealer], number, forced=stock)}

    @staticmethod
    @cache
    def how(dealer: int, many: int, besides: Cards) -> Picking:
        """How the dealer picks from the stock; ``besides`` is a two that is laid out if he takes
        it.
        """
        prompt = f"Rob the deck: take {many} card{'s' if many > 1 else ''}"
        if besides:
            prompt += f", and {STANDARD.name(besides)} besides if you like"
        return Picking("rob", STANDARD, prompt, many, many + (besides != NONE), Veil((dealer,)))

    @staticmethod
    @cache
    def filling(dealer: int, stock: int, number: int) -> Picking:
        """How he picks when the stock is not enough: all of it, and some of his own discard."""
        prompt = f"Take all of the stock ({stock}) and {number} of what you laid off"
        return Picking("rob", STANDARD, prompt, stock + number, stock + number, Veil((dealer,)))

    def take(self, state: PedroState, seat: int, value: Value) -> Next:
        drawn = value & sum(state.stock)
        state.stock = tuple([card for card in state.stock if not card & value])
        self.takes(state, seat, drawn, value & ~drawn, "robbed")
        return Tricks


def highest(cards: Cards, many: int) -> Cards:
    """So many of the cards, the highest ranks first, of equal ranks spades, hearts, diamonds, clubs
    (PED-6).
    """
    return union([card for card in HIGHEST_FIRST if card & cards][:many])
