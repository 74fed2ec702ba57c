"""How the games are told in which players bid for a deal and the winner names trump."""

from collections.abc import Mapping
from typing import Any

from bot.engine.cards import Cards
from bot.engine.view import View
from bot.screens.cards import Group, suit_name, trump_first
from bot.screens.game import Chairs, Teller

AWAITED: Mapping[str, str] = {
    "auction": "to bid or pass",
    "name_trump": "to name trump",
    "play": "to play a card",
}


class AuctionTeller(Teller):
    """The auction, trump and who named it; hands with the trumps first."""

    awaiting = AWAITED

    def target(self, view: View) -> str:
        return f"first to {view.rules.options.target} points"

    def contract(self, view: View, chairs: Chairs) -> str:
        """The highest bid, or the trump suit and what was bid for naming it; or nothing."""
        table = view.table
        if table["bidder"] is None:
            return ""
        bid = f"{chairs[table['bidder']].name} bid {table['bid']}"
        if table["trump"] is None:
            return f"**Highest bid: {table['bid']}** · {chairs[table['bidder']].name}"
        return f"**Trump: {suit_name(view.rules.pack, table['trump'])}** · {bid}"

    def said(self, view: View, seat: int, line: str) -> str:
        verb, _, rest = line.partition(" ")
        if verb == "pass":
            return "passes"
        if verb == "bid":
            return f"bids {rest}"
        if verb == "trump":
            return f"names {suit_name(view.rules.pack, rest)}"
        return super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        rules: Any = view.rules
        trump = view.table["trump"]
        ranking = None if trump is None else rules.rankings[trump]
        return trump_first(view.rules.pack, ranking, cards)
