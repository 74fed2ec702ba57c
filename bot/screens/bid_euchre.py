"""How Bid Euchre is told: the bid and the tricks towards it, both players' piles."""

from collections.abc import Sequence
from typing import Any

from bot.engine.cards import STANDARD, Cards
from bot.engine.view import View
from bot.screens.auction import AuctionTeller
from bot.screens.cards import Group, suit_name
from bot.screens.game import Chairs
from bot.screens.piles import COVERED, legend, open_cards, piles_in_words, piles_of
from bot.screens.story import Line
from bot.screens.words import counted, signed


class BidEuchreTeller(AuctionTeller):
    """Every pile as it lies, the own ones last; on the panel they stand apart from the hand."""

    tricks = 12

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        seats = sorted(view.places, key=lambda seat: seat == view.seat)
        piles = [piles_in_words(view, chairs, seat) for seat in seats]
        return [self.contract(view, chairs), *piles, legend(view)]

    def contract(self, view: View, chairs: Chairs) -> str:
        bid = super().contract(view, chairs)
        if view.table["trump"] is None:
            return bid
        won = view.table["tricks_won"][view.table["bidder"]]
        return f"{bid} and has {counted(won, 'trick')}"

    def awaited(self, view: View) -> str:
        if view.phase == "auction" and view.table["bidder"] is None:
            return "to open the bidding"
        if view.trick is None:
            return super().awaited(view)
        rules: Any = view.rules
        led = rules.rankings[view.table["trump"]].suit[view.trick.cards[0]]
        return f"to play to {suit_name(STANDARD, led)}"

    def held(self, view: View) -> Cards:
        return view.hand if view.seat is None else view.hand | open_cards(view, view.seat)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """The hand suit by suit, then the own piles in their order: first the open cards with one
        face down under them, then those turned up.
        """
        lying = self.held(view) & ~view.hand & cards
        piles = [] if view.seat is None else piles_of(view, view.seat)
        covered = tuple(upper for upper, _ in piles if upper & lying)
        turned = tuple(lower for _, lower in piles if lower & lying)
        on_piles = [
            Group("piles", covered, apart=True, sign=COVERED),
            Group("turned up", turned, apart=True),
        ]
        hand = super().groups(view, cards & view.hand)
        return [*hand, *(group for group in on_piles if group.cards)]

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        bidder, bid = [(seat, int(line[4:])) for seat, line in said if line.startswith("bid ")][-1]
        trump = next(line[6:] for _, line in said if line.startswith("trump "))
        winners = [trick.winner for trick in view.deals[deal].tricks]
        took = f"took {'only ' if winners.count(bidder) < bid else ''}"
        told = [f"{chairs[bidder].name} bid {bid} in {suit_name(STANDARD, trump)} and {took}"]
        told += [f"{chairs[seat].name} took " for seat in view.places if seat != bidder]
        delta = view.deals[deal].delta or ()
        order = sorted(view.places, key=lambda seat: seat != bidder)
        return " · ".join(
            f"{words}{counted(winners.count(seat), 'trick')} **{signed(delta[seat])}**"
            for words, seat in zip(told, order, strict=True)
        )
