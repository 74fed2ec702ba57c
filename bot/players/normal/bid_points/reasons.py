"""Why a card is the one to play, in a sentence to the player."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.bid_points.playing import Weights, best_card
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.words import card_of, many, number, suit_of

Names = Mapping[Cards, str]
"""What the game calls some cards: "right bower"."""

ONLY_CARD = "it is the only card that you may play"


def card_advised(prospects: Prospects, weights: Weights, names: Names) -> Advice:
    """The best card, and why."""
    card = best_card(prospects, weights)
    return Advice(card, Reason(prospects, card, names).said())


class Reason:
    """What decides for a card: who holds the trick, what is still out that could beat it."""

    def __init__(self, prospects: Prospects, card: Cards, names: Names) -> None:
        self.prospects, self.seat, self.card = prospects, prospects.seat, card
        self._names = names

    def named(self, card: Cards) -> str:
        """``ace of hearts``, ``right bower``."""
        return self._names.get(card) or card_of(self.seat.view.rules.pack, card)

    def the(self, card: Cards) -> str:
        """``the ace of hearts``."""
        return f"the {self.named(card)}"

    def said(self) -> str:
        """The sentence."""
        if len(self.seat.answers) == 1:
            return ONLY_CARD
        if not self.seat.trick:
            return self._trump_led() if self._is_trump(self.card) else self._plain_suit_led()
        if self.seat.playing[self._place] in self.seat.side:
            return self._overtakes_partner() if self._takes(self.card) else self._goes_on_partners()
        return self._takes_it() if self._takes(self.card) else self._leaves_it()

    # What there is to see

    def _is_trump(self, card: Cards) -> bool:
        return bool(card & self.seat.ranking.trumps)

    @property
    def _place(self) -> int:
        return self.seat.ranking.winner(self.seat.trick)

    @property
    def _winning(self) -> Cards:
        """The card that is winning the trick so far."""
        return self.seat.trick[self._place]

    def _takes(self, card: Cards) -> bool:
        """Whether a card would be winning."""
        return self.seat.ranking.winner((*self.seat.trick, card)) == len(self.seat.trick)

    def _can_be_beaten(self, card: Cards) -> bool:
        """Whether an opponent who is still to play may have a card that beats it."""
        return bool(self.prospects.could_beat(card, (*self.seat.trick, card)[0]))

    # Leading

    def _trump_led(self) -> str:
        seat, out = self.seat, self.seat.trumps_out.bit_count()
        if not out:
            return f"nobody else has a trump left: {self.the(self.card)} must win"
        still = f"{many(out, 'trump')} {'is' if out == 1 else 'are'} still out"
        if out == 1 and seat.bids:
            return f"{still}: bring it down with {self.the(self.card)}"
        if seat.is_master(self.card):
            whose = "draw them" if seat.bids else "take the bidder's"
            return f"{still} and none beats {self.the(self.card)}: {whose} with it"
        if seat.bids:
            return f"{still}: bring the high ones down with {self.the(self.card)}"
        if not seat.hand & ~seat.ranking.trumps:
            return f"{still}, and you hold nothing else: lead {self.the(self.card)}"
        return f"{still}: lead {self.the(self.card)} before the bidder can trump your side's cards"

    def _plain_suit_led(self) -> str:
        seat, card = self.seat, self.card
        suit = seat.of_suit(card)
        called = suit_of(seat.view.rules.pack, seat.ranking.suit[card])
        if seat.is_master(card) and not seat.trumps_out:
            return f"no trump and no higher card of {called} is out: {self.the(card)} must win"
        if not suit & ~seat.missing[seat.partner] and seat.trumps_out & ~seat.missing[seat.partner]:
            return f"your partner has shown that he has no {called}: lead one that he can trump"
        if seat.is_master(card):
            return f"nobody can beat {self.the(card)} but with a trump: lead it while it is high"
        if not self.prospects.worth(card):
            return f"{self.the(card)} counts for nothing: lead it and keep what does"
        return f"you have nothing safer to lead than {self.the(card)}"

    # When the partner is winning

    def _overtakes_partner(self) -> str:
        winning, card = self.named(self._winning), self.the(self.card)
        if not self._can_be_beaten(self._winning):
            return f"the trick is your side's already: take it yourself with {card}, and lead next"
        if not self._can_be_beaten(self.card):
            return f"your partner's {winning} can still be beaten, {card} cannot: take it"
        return f"your partner's {winning} may not hold: {card} is harder to beat"

    def _goes_on_partners(self) -> str:
        winning, card = self.named(self._winning), self.the(self.card)
        counts = self.prospects.worth(self.card)
        if not self._can_be_beaten(self._winning):
            if counts:
                return f"your partner's {winning} takes this trick: give him {card}, which counts"
            return f"your partner's {winning} takes this trick: you can spare {card}"
        if counts:
            return f"your partner is winning with the {winning}: trust him with {card}"
        return f"your partner is winning with the {winning}: spare your good cards, play {card}"

    # When an opponent is winning

    def _takes_it(self) -> str:
        seat, card, winning = self.seat, self.the(self.card), self.the(self._winning)
        if not seat.to_come:
            return f"you play last and {card} beats {winning}: take the trick"
        if not self._can_be_beaten(self.card):
            return f"nobody who is still to play can beat {card}: take the trick from {winning}"
        above = seat.above(self.card, seat.trick[0]).bit_count()
        return f"{card} beats {winning}, and of the cards still out {number(above)} would beat it"

    def _leaves_it(self) -> str:
        seat, card, winning = self.seat, self.the(self.card), self.the(self._winning)
        takers = [other for other in seat.answers if self._takes(other)]
        if takers:
            dear = self.the(min(takers, key=seat.ranking.power[self._suit_led].__getitem__))
            return f"keep {dear} for a better trick than this one: let go of {card}"
        if self.prospects.worth(self.card) and self._partner_may_beat():
            return f"you cannot beat {winning}, but your partner may: {card} goes to him then"
        if self.prospects.worth(self.card):
            return f"you cannot beat {winning}: {card} is the least that you can lose to it"
        return f"you cannot beat {winning}: throw {card} off, which counts for nothing"

    def _partner_may_beat(self) -> bool:
        seat = self.seat
        above = seat.above(self._winning, seat.trick[0])
        return seat.partner in seat.to_come and bool(above & ~seat.missing[seat.partner])

    @property
    def _suit_led(self) -> str:
        return self.seat.ranking.suit[self.seat.trick[0]]
