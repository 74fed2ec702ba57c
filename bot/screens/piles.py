"""The piles of Bid Euchre in words: what lies face up, what is under it, what may be played."""

from typing import Any

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.picking import PickCards
from bot.engine.view import View
from bot.screens.cards import face
from bot.screens.game import Chairs
from bot.screens.words import small

COVERED = "🂠"
EMPTY = "▫️"
LEGEND = f"{COVERED} lies face down, and is turned up when the trick is over"
STRUCK_OUT = " · ~~struck out~~: may not be played to this trick"


def open_cards(view: View, seat: int) -> Cards:
    """What lies face up before a seat."""
    return view.zones["open"][seat] or NONE


def piles_of(view: View, seat: int) -> list[tuple[Cards, Cards]]:
    """A seat's piles in the order of the deal: the card that was dealt face up, and the one under
    it, no card before that is turned up.
    """
    piles, turned = (view.table[name][str(seat)] for name in ("piles", "turned"))
    return [
        (STANDARD.card(upper), STANDARD.cards(lower or ""))
        for upper, lower in zip(piles, turned, strict=True)
    ]


def piles_in_words(view: View, chairs: Chairs, seat: int) -> str:
    """A seat's piles side by side, and how many cards it has in hand; nothing between deals."""
    piles = [_pile_in_words(view, seat, *pile) for pile in piles_of(view, seat)]
    if not piles:
        return ""
    if seat == view.seat:
        return f"**Your piles**: {' '.join(piles)}"
    in_hand = f"{view.counts['hands'][seat]} in hand"
    return f"**{chairs[seat].name}'s piles**: {' '.join(piles)} · {in_hand}"


def _pile_in_words(view: View, seat: int, upper: Cards, lower: Cards) -> str:
    lying = (upper | lower) & open_cards(view, seat)
    words = _card_in_words(lying, barred(view, seat)) if lying else ""
    return words + ("" if lower else COVERED) or EMPTY


def _card_in_words(card: Cards, struck_out: Cards) -> str:
    return f"~~{face(STANDARD, card)}~~" if card & struck_out else face(STANDARD, card)


def legend(view: View) -> str:
    """What the signs in the piles mean, where there are any."""
    signs = LEGEND if any(view.counts["down"]) else ""
    struck_out = any(barred(view, seat) for seat in view.places)
    return small((signs + (STRUCK_OUT if struck_out else "")).removeprefix(" · "))


def barred(view: View, seat: int) -> Cards:
    """The open cards of a seat that may not be played to the trick on the table.

    Who does not know the seat's hand knows it only where an open card is of the suit led.
    """
    if view.trick is None or seat not in view.to_act:
        return NONE
    lying, decision = open_cards(view, seat), view.asked[seat]
    if isinstance(decision, PickCards):
        return lying & ~decision.cards
    rules: Any = view.rules
    follows = rules.rankings[view.table["trump"]].following[view.trick.cards[0]]
    return lying & ~follows if lying & follows else NONE
