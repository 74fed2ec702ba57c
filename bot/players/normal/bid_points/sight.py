"""A card that may be played, as a reason looks at it: what it does, and what could beat it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from propcache.api import cached_property

from bot.engine.cards import Cards
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.words import card_of, many

Names = Mapping[Cards, str]
"""What the game calls some cards: "right bower"."""


class Sight:
    """The card to play and the others that might be, who holds the trick, what is still out."""

    def __init__(self, prospects: Prospects, card: Cards, names: Names) -> None:
        self.prospects, self.seat, self.card = prospects, prospects.seat, card
        self._names = names

    def named(self, card: Cards) -> str:
        """``ace of hearts``, ``right bower``."""
        return self._names.get(card) or card_of(self.seat.view.rules.pack, card)

    def the(self, card: Cards) -> str:
        """``the ace of hearts``."""
        return f"the {self.named(card)}"

    @property
    def counts(self) -> bool:
        """Whether the card is worth something in a trick."""
        return self.prospects.worth(self.card) > 0

    def others(self, such: Callable[[Cards], object] = bool) -> list[Cards]:
        """The other cards that might be played and are such, the lowest first."""
        cards = [card for card in self.seat.answers if card != self.card and such(card)]
        return sorted(cards, key=self.seat.ranking.height.__getitem__)

    @property
    def cheaper(self) -> list[Cards]:
        """The other cards that might be played and count less, the lowest first."""
        worth = self.prospects.worth
        return self.others(lambda card: worth(card) < worth(self.card))

    def is_trump(self, card: Cards) -> bool:
        """Whether a card is a trump."""
        return bool(card & self.seat.ranking.trumps)

    @property
    def still_out(self) -> str:
        """``three trumps are still out``."""
        out = self.seat.trumps_out.bit_count()
        return f"{many(out, 'trump')} {'is' if out == 1 else 'are'} still out"

    @cached_property
    def place(self) -> int:
        """Where the card lies that is winning the trick so far."""
        return self.seat.ranking.winner(self.seat.trick)

    @property
    def winning(self) -> Cards:
        """The card that is winning the trick so far."""
        return self.seat.trick[self.place]

    @property
    def with_partner(self) -> bool:
        """Whether the partner is winning the trick so far."""
        return self.seat.playing[self.place] in self.seat.side

    def takes(self, card: Cards) -> bool:
        """Whether a card would be winning."""
        return self.seat.ranking.winner((*self.seat.trick, card)) == len(self.seat.trick)

    def can_be_beaten(self, card: Cards) -> bool:
        """Whether an opponent who is still to play may have a card that beats it."""
        return bool(self.prospects.could_beat(card, (*self.seat.trick, card)[0]))

    @property
    def partner_may_beat(self) -> bool:
        """Whether the partner may still have a card that beats the one that is winning."""
        seat = self.seat
        above = self.beating(self.winning)
        return seat.partner in seat.to_come and bool(above & ~seat.missing[seat.partner])

    def beating(self, card: Cards) -> Cards:
        """The cards still out that would beat a card in this trick."""
        return self.seat.above(card, self.seat.trick[0])

    def higher_of_its_suit(self, card: Cards) -> int:
        """How many cards of its own suit that are still out would beat a card."""
        return (self.beating(card) & self.seat.of_suit(card)).bit_count()
