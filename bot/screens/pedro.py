"""How Pedro is told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar

from bot.engine.cards import STANDARD, Cards
from bot.engine.games.pedro_points import WORTH
from bot.engine.view import View
from bot.screens.auction import AWAITED
from bot.screens.bid_points import BidPointsTeller
from bot.screens.bid_sides import each_side
from bot.screens.cards import Group, named_faces
from bot.screens.game import Chairs
from bot.screens.people import each_seat
from bot.screens.story import came_later
from bot.screens.words import counted, small

DRAWING = ("discard", "rob")


class PedroTeller(BidPointsTeller):
    """What was cut, laid off, drawn and robbed, what the dealer left, the two that is laid out, the
    points made so far; scores below nothing in a ring.
    """

    worth = WORTH
    awaiting: ClassVar[Mapping[str, str]] = {
        **AWAITED,
        "discard": "to lay trumps off",
        "rob": "to rob the deck",
    }

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        return [
            self._cut(view, chairs),
            *super().facts(view, chairs),
            self._laid_out(view, chairs),
            self._laid_off(view, chairs),
            self._drew(view, chairs),
            small(self._own_draw(view)),
            self._left(view),
        ]

    def count(self, view: View, chairs: Chairs) -> str:
        return f"Points: {each_side(view, chairs, view.table['made'])}"

    def figure(self, score: int) -> str:
        return super().figure(score) if score >= 0 else f"({-score}) in the hole"

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *names = line.split(" ")
        if verb == "?":
            return "has chosen what to lay off"
        if verb == "discard":
            return f"lays off {named_faces(STANDARD, names)}"
        if verb == "rob" and "?" in names:
            return f"robs the deck of {counted(len(names), 'card')}"
        if verb == "rob":
            return f"robs {named_faces(STANDARD, names)}"
        return super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """The dealer's own discard, where he may take of it, apart from the stock that he robs."""
        own = 0 if view.seat is None else cards & (view.zones["discards"][view.seat] or 0)
        stock, back = super().groups(view, cards & ~own), super().groups(view, own)
        return [*stock, *(replace(group, apart=not n) for n, group in enumerate(back))]

    def _cut(self, view: View, chairs: Chairs) -> str:
        """Who cut what, until the first deal is over."""
        if not view.table["cut"] or any(deal.delta is not None for deal in view.deals):
            return ""
        cut = each_seat(chairs, [named_faces(STANDARD, names) for names in view.table["cut"]])
        return f"Cut for partners: {cut}"

    def _laid_out(self, view: View, chairs: Chairs) -> str:
        laid = view.zones["laid"]
        return " · ".join(
            f"{named_faces(STANDARD, STANDARD.names(card))} lies before {chairs[seat].name}"
            for seat, card in enumerate(laid)
            if card
        )

    def _laid_off(self, view: View, chairs: Chairs) -> str:
        """What lies face up before each, while it matters."""
        if view.phase not in DRAWING:
            return ""
        parts = view.zones["discards"]
        return "Laid off: " + each_seat(
            chairs, [named_faces(STANDARD, STANDARD.names(part or 0)) for part in parts]
        )

    def _drew(self, view: View, chairs: Chairs) -> str:
        drew = each_seat(chairs, [str(many or "") for many in view.table["drew"]])
        back = each_seat(
            chairs, [named_faces(STANDARD, names) for names in view.table["taken_back"]]
        )
        told = [f"Drew: {drew}" if drew else "", f"took back: {back}" if back else ""]
        return " · ".join(part for part in told if part)

    def _own_draw(self, view: View) -> str:
        """Which cards have come to the viewer's hand."""
        came = came_later(view)
        return f"You got {named_faces(STANDARD, STANDARD.names(came))}" if came else ""

    def _left(self, view: View) -> str:
        """What a dealer who has robbed the deck left in it, which he alone knows."""
        (left,) = view.zones["stock"]
        if not left or view.phase in DRAWING:
            return ""
        return f"You left in the deck: {named_faces(STANDARD, STANDARD.names(left))}"
