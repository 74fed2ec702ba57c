"""Why a card is the one to play or to pass, in a sentence to the player."""

from __future__ import annotations

from bot.engine.cards import Cards
from bot.engine.games.margin_for_error_state import PACK
from bot.players.normal.margin.seat import CountingMarginSeat
from bot.players.normal.words import card_of, many, number, suit_of


def with_the_guess(seat: CountingMarginSeat, why: str) -> str:
    """A reason to somebody who may not know the strategy: then with what he takes it to be."""
    if seat.known_strategy is not None:
        return why
    return f"{why}; the Captain seems to play {seat.strategy}"


class Reason:
    """What decides for a card: whether the trick is wanted, who holds it, what could beat it."""

    def __init__(self, seat: CountingMarginSeat, card: Cards) -> None:
        self.seat, self.card = seat, card
        self.said_card = card_of(PACK, card)
        self.is_point = bool(card & seat.points)
        self.wanted = seat.wants > 0

    def said(self) -> str:
        """The sentence."""
        return with_the_guess(self.seat, self._decided())

    def _decided(self) -> str:
        if not self.seat.trick:
            return self._led()
        if not self.card & self.seat.ranking.following[self.seat.trick[0]]:
            return self._discarded()
        if self.seat.ranking.winner((*self.seat.trick, self.card)) == len(self.seat.trick):
            return self._takes()
        return self._stays_under()

    # What there is to see

    @property
    def _points(self) -> str:
        lying = (sum(self.seat.trick) & self.seat.points).bit_count()
        return many(lying, "point card")

    @property
    def _winning(self) -> Cards:
        return self.seat.trick[self.seat.ranking.winner(self.seat.trick)]

    @property
    def _is_ours(self) -> bool:
        place = self.seat.ranking.winner(self.seat.trick)
        return self.seat.playing[place] in self.seat.side

    @property
    def _colour(self) -> str:
        return suit_of(PACK, self.seat.ranking.suit[self.card])

    @property
    def _above(self) -> int:
        """How many cards still out beat it in its colour."""
        suit = self.seat.of_suit(self.card)
        return (self.seat.above(self.card, self.card) & suit).bit_count()

    # The sentences

    def _led(self) -> str:
        card, above = self.said_card, self._above
        if not above and self.wanted:
            return f"no {self._colour} card still out beats {card}: take what falls on it"
        if not above:
            return f"no {self._colour} card beats {card}, but here it costs you the least to lead"
        beaten = f"{number(above)} {self._colour} card{'' if above == 1 else 's'} still out"
        if self.wanted:
            return f"{beaten} would beat {card}: lead it, and keep what is high for point cards"
        if self.is_point:
            return f"{beaten} would beat {card}: lead it, and the others may have to take it"
        return f"{beaten} would beat {card}: lead it, so that you need not keep the lead"

    def _discarded(self) -> str:
        winner = "your side is winning the trick" if self._is_ours else "the others are winning"
        if self.is_point:
            if self._is_ours == self.wanted:
                go = "give" if self.wanted else "let them have"
                return f"{winner} and you cannot follow: {go} {self.said_card} with it"
            return f"you cannot follow, and of your cards {self.said_card} costs you the least"
        if not self.seat.hand & self.seat.points:
            return f"you can neither follow nor throw a point card: let {self.said_card} go"
        if self._is_ours == self.wanted:
            return f"you cannot follow: get rid of {self.said_card}, it does the least for you"
        return f"{winner}: keep point cards off this trick, throw off {self.said_card}"

    def _takes(self) -> str:
        over = f"{self.said_card} beats {card_of(PACK, self._winning)}"
        after = len(self.seat.to_come)
        if self.wanted:
            if not after:
                return f"you play last and {over}: take the trick, with {self._points} in it"
            if not self._above:
                return f"{over}, and no card still out beats it: take the trick"
            return f"{over}, {number(self._above)} still out would beat it: try for the trick"
        if not self.is_point and not sum(self.seat.trick) & self.seat.points:
            return f"no point card lies here: let {self.said_card} go while that is so"
        return f"{over}: if you have to take a trick, then with a card that would take a later one"

    def _stays_under(self) -> str:
        winning = card_of(PACK, self._winning)
        if not self.wanted:
            return f"stay under {winning} with {self.said_card}: nobody wants the trick"
        if self._is_ours:
            return f"your side is winning with {winning}: {self.said_card} is enough"
        if self._can_beat():
            return f"the trick has {self._points}: let it go with {self.said_card}, keep the higher"
        return f"you cannot beat {winning}: {self.said_card} is what you can best spare"

    def _can_beat(self) -> bool:
        trick = self.seat.trick
        ranking = self.seat.ranking
        return any(ranking.winner((*trick, card)) == len(trick) for card in self.seat.answers)


# Passing


def why_pass(seat: CountingMarginSeat) -> str:
    """Why the cards that are passed."""
    return with_the_guess(seat, why_these(seat))


def why_these(seat: CountingMarginSeat) -> str:
    """Why them, with the strategy as the seat takes it to be."""
    colour = suit_of(PACK, seat.table["point_suit"])
    if not seat.wants > 0:
        return "nobody wants tricks: pass the highest cards of your shortest colours"
    if seat.me == seat.table["captain"]:
        return f"your partner sends you his high {colour} cards: pass what can win nothing"
    if seat.other_of_pair == seat.table["captain"]:
        return f"the Captain wants every point card: pass your highest {colour} cards to him"
    return f"one hand should hold your side's high {colour} cards: pass the highest on"
