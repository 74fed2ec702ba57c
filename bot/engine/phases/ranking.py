"""Which suit a card belongs to, and which card beats which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.cards import NONE, Cards, Pack, singles, union


class Ranking:
    """The order of cards while one suit, or none, is trump.

    ``strongest_first`` lists each suit's cards from the top: a suit is whatever the game counts
    into it, so that a left bower stands in the trump suit's list. With ``copies`` of every card
    they stand there side by side, and are equally strong. ``suit`` gives the suit a card belongs
    to, ``members`` all cards of a suit, ``power[led][card]`` how strong a card is in a trick to
    that lead; 0 cannot win; ``following[card]`` the cards that follow when that card was led.
    ``height[card]`` is the power in a trick to the card's own suit, ``higher[card]`` are the cards
    of that suit which are stronger.
    """

    def __init__(
        self, strongest_first: Mapping[str, Sequence[Cards]], trump: str | None, copies: int = 1
    ) -> None:
        self.trump = trump
        self.copies = copies
        self.members: dict[str, Cards] = {
            suit: union(cards) for suit, cards in strongest_first.items()
        }
        self.trumps: Cards = self.members[trump] if trump is not None else 0
        self.suit: dict[Cards, str] = {
            card: suit for suit, cards in strongest_first.items() for card in cards
        }
        self.order: dict[str, Sequence[Cards]] = dict(strongest_first)
        self.power = {led: self._power(led) for led in strongest_first}
        self.following = {card: self.members[suit] for card, suit in self.suit.items()}
        self.height = {card: self.power[suit][card] for card, suit in self.suit.items()}
        self._stronger = {led: stronger_cards(power) for led, power in self.power.items()}
        self.higher = {
            card: self._stronger[suit][card] & self.members[suit]
            for card, suit in self.suit.items()
        }
        self._power_when_led = {card: self.power[suit] for card, suit in self.suit.items()}

    def _power(self, led: str) -> dict[Cards, int]:
        power = dict.fromkeys(self.suit, 0)
        for base, suit in ((0, led), (100, self.trump)):
            if suit is not None:
                for place, card in enumerate(reversed(self.order[suit])):
                    power[card] = base + 1 + place // self.copies
        return power

    def winner(self, trick: Sequence[Cards]) -> int:
        """The place in the trick of the card that takes it, of equal ones the first."""
        power = self._power_when_led[trick[0]]
        return trick.index(max(trick, key=power.__getitem__))

    def beating(self, card: Cards, led: Cards) -> Cards:
        """All cards that are stronger than one in a trick to that lead."""
        return self._stronger[self.suit[led]][card]


def stronger_cards(power: Mapping[Cards, int]) -> dict[Cards, Cards]:
    """For each card all those with more power."""
    alike: dict[int, Cards] = {}
    for card, strength in power.items():
        alike[strength] = alike.get(strength, NONE) | card
    stronger, so_far = {}, NONE
    for strength in sorted(alike, reverse=True):
        stronger[strength] = so_far
        so_far |= alike[strength]
    return {card: stronger[strength] for card, strength in power.items()}


def plain_order(pack: Pack, deck: Cards) -> dict[str, list[Cards]]:
    """Each suit of a deck from its highest card down, as the pack prints it."""
    return {suit: singles(pack.suit(suit) & deck) for suit in pack.suits}
