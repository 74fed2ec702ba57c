"""Which hidden cards could change places and nobody would know, game by game.

In most games any two; in some the cards themselves decide what all see next: in Pedro everything
but trumps is laid off face up, in Pinochle everybody's meld.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.games.cribbage_cards import VALUE
from bot.engine.games.pinochle_meld import laid_down
from bot.engine.rules import Rules

Event = tuple[int, str]
Swap = Callable[[Any, Sequence[Event], str, str], bool]
"""Whether two cards, by name, may change places, from the deal's events."""


def pedro(rules: Any, events: Sequence[Event], one: str, other: str) -> bool:
    """Trumps among themselves and others among themselves; a two that is laid out not at all."""
    trump = next((line[-1] for _, line in events if line.startswith("trump ")), None)
    if trump is None:
        return True
    cards = [rules.pack.card(name) for name in (one, other)]
    if any(card & rules.laid_out(trump) for card in cards):
        return False
    are_trumps = {bool(card & rules.rankings[trump].trumps) for card in cards}
    return len(are_trumps) == 1


def pinochle(rules: Any, events: Sequence[Event], one: str, other: str) -> bool:
    """Any before meld is laid down; afterwards those that leave everybody's meld as it is."""
    ends = next((line for _, line in events if line.startswith(("trump ", "forfeit"))), None)
    if ends is None:
        return True
    trump = ends[-1] if ends.startswith("trump ") else None
    names = {one: other, other: one}
    deck = events[0][1].split()[1:]
    order = rules.packets.dealt_to(rules.from_left_of(rules.start(), 0))
    hands = [
        [card for card, seat in zip(deck, order, strict=True) if seat == at] for at in range(4)
    ]
    return all(
        shown(rules, hand, trump) == shown(rules, [names.get(card, card) for card in hand], trump)
        for hand in hands
    )


def shown(rules: Any, hand: list[str], trump: str | None) -> list[str]:
    """What a hand lays down."""
    return rules.pack.names(laid_down(rules.pack.cards(" ".join(hand)), trump))


def cribbage(rules: Any, events: Sequence[Event], one: str, other: str) -> bool:
    """Cards that count alike: from the first card on all see who could play at which total."""
    if not any(line.startswith("play ") for _, line in events):
        return True
    return VALUE[rules.pack.card(one)] == VALUE[rules.pack.card(other)]


SWAPS: dict[str, Swap] = {"pedro": pedro, "pinochle": pinochle, "cribbage": cribbage}


def may_be_swapped(rules: Rules[Any], events: Sequence[Event], one: str, other: str) -> bool:
    """Whether a deal in which two hidden cards have changed places looks the same to all."""
    swap = SWAPS.get(rules.id)
    return swap is None or swap(rules, events, one, other)
