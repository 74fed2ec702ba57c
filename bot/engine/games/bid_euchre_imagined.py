"""A deal of Bid Euchre that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import STANDARD, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.imagining import Place, hands_to_fill, hidden_cards, lay_out, stacked
from bot.engine.phases.tricks import cards_played_by_each, suits_not_followed

if TYPE_CHECKING:
    from bot.engine.games.bid_euchre import BidEuchre
    from bot.engine.games.bid_euchre_state import BidEuchreState
    from bot.engine.view import View

DOWN = 2
"""In the order of the deal, what lies face down before a seat counts as this many seats further."""


def imagined_deal(
    rules: BidEuchre, view: View, rng: Random, state: BidEuchreState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with the other hand and all face-down cards laid out by chance.

    What has been turned up was under its pile, and who did not follow a suit has none in hand.
    """
    lines = view.events[view.deal_began :]
    yield CHANCE, _deck(rules, view, lines[0][1], rng)
    for seat, line in lines[1:]:
        yield seat, rules.read(state, seat, line)


def _deck(rules: BidEuchre, view: View, shuffle: str, rng: Random) -> tuple[Cards, ...]:
    """The deck as it might have lain: the cards face down, those face up, the hands."""
    hidden = hidden_cards(view)
    tricks = view.deals[-1].tricks
    void = suits_not_followed(rules.rankings[view.table["trump"]], tricks, view.places)
    hands = hands_to_fill(view, [hidden & ~missing for missing in void])
    down = [Place(size, hidden) for size in view.counts["down"]]
    lay_out(hidden, [*hands, *down], rng)
    dealt = [place.cards for place in (*hands, *down)]
    for seat, played in enumerate(cards_played_by_each(tricks, view.places)):
        dealt[seat] |= played
    dealer = view.deals[-1].dealer
    return tuple(
        stacked(STANDARD, _seen(view, shuffle), _order(dealer), _unshown(view, dealt), rng)
    )


def _order(dealer: int) -> list[int]:
    """Whose each dealt card is, from the first of the deck on."""
    in_turn = [1 - dealer, dealer]
    return [DOWN + seat for seat in in_turn] * 4 + in_turn * 8


def _seen(view: View, shuffle: str) -> str:
    """The shuffle with the cards in it that have been turned up since."""
    names = shuffle.split()
    first = 1 - view.deals[-1].dealer
    for seat, turned in view.table["turned"].items():
        start = 1 if int(seat) == first else 2
        for place, name in zip(range(start, 9, 2), turned, strict=True):
            names[place] = name or "?"
    return " ".join(names)


def _unshown(view: View, dealt: Sequence[Cards]) -> list[Cards]:
    """What each was dealt that the view does not show as dealt face up or turned up since."""
    piles = [*view.table["piles"].values(), *view.table["turned"].values()]
    shown = STANDARD.cards(" ".join(name for pile in piles for name in pile if name))
    return [cards & ~shown for cards in dealt]
