"""How Double Deck Pinochle is told."""

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from bot.engine.cards import Cards
from bot.engine.games.pinochle_cards import PACK, RANKINGS
from bot.engine.view import View
from bot.screens.auction import AWAITED
from bot.screens.bid_sides import BidSidesTeller, each_side
from bot.screens.cards import Group, faces, suit_name, trump_first
from bot.screens.game import Chairs
from bot.screens.people import Side, sides
from bot.screens.words import small

ENOUGH, ALL = 20, 50
"""Game points: without which a side scores nothing, and how many there are."""

SAYINGS = {
    "consult": "asks whether to forfeit",
    "agree": "would forfeit",
    "play on": "would play on",
    "forfeit": "forfeits the deal",
}


class PinochleTeller(BidSidesTeller):
    """The auction, trump and what it takes to make the bid; everybody's meld with its points, and
    the cards of it while they lie on the table; the game points captured so far.
    """

    tricks = 20
    awaiting: ClassVar[Mapping[str, str]] = {
        **AWAITED,
        "name_trump": "to name trump or forfeit",
        "consult": "to say whether to forfeit",
    }

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        contract = self.contract(view, chairs)
        if view.table["trump"] is None:
            return [contract]
        captured = each_side(view, chairs, view.table["game_points"])
        return [contract, *self._melds(view, chairs), f"Game points: {captured}"]

    def contract(self, view: View, chairs: Chairs) -> str:
        contract, table = super().contract(view, chairs), view.table
        if table["trump"] is None:
            return contract
        (side,) = [side for side in sides(view, chairs) if table["bidder"] in side.seats]
        needed = max(ENOUGH, table["bid"] - meld_of(side, table))
        more = f", and there are only {ALL}" if needed > ALL else ""
        return f"{contract}: {side.mark} needs {needed} game points{more}"

    def _melds(self, view: View, chairs: Chairs) -> Iterable[str]:
        """What each has melded; with the cards until a trick is taken and they are back in hand."""
        in_hand = any(trick.winner is not None for trick in view.deals[-1].tricks)
        for side in sides(view, chairs):
            yield f"{side.mark} Meld **{meld_of(side, view.table)}**"
            for seat in side.seats:
                words = melded(view.table, chairs, seat)
                yield small(words) if in_hand else words
                yield "" if in_hand else laid(view.table, seat)

    def said(self, view: View, seat: int, line: str) -> str:
        return SAYINGS.get(line) or super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        return trump_first(PACK, RANKINGS[view.table["trump"]], cards)

    def came_out(
        self, view: View, chairs: Chairs, last: Mapping[str, Any], bidders: Side, others: Side
    ) -> list[str]:
        bid = f"{bidders.mark} {bidders.name} bid {last['bid']}"
        if last["trump"] is None:
            ours = f"{bid} and forfeited the deal."
            theirs = f"{others.mark} {others.name} had {meld_of(others, last)} of meld."
        else:
            ours = f"{bid} in {suit_name(PACK, last['trump'])} and had {made(bidders, last)}."
            theirs = f"{others.mark} {others.name} had {made(others, last)}."
        return [ours, *_laid_by(bidders, last, chairs), theirs, *_laid_by(others, last, chairs)]


def meld_of(side: Side, facts: Mapping[str, Any]) -> int:
    """What a side's meld is worth."""
    return sum(facts["meld_points"][str(seat)] for seat in side.seats)


def made(side: Side, facts: Mapping[str, Any]) -> str:
    """What a side had in a deal that was played; and where that was for nothing, why."""
    meld, won = meld_of(side, facts), facts["game_points"][side.seats[0]]
    told = f"{meld} of meld and {won} game points, **{meld + won}**"
    return told if won >= ENOUGH else f"{told}, but not the {ENOUGH} game points that it takes"


def melded(facts: Mapping[str, Any], chairs: Chairs, seat: int) -> str:
    """A player's meld in words."""
    return f"{chairs[seat].name}: {facts['melds'][str(seat)]}"


def laid(facts: Mapping[str, Any], seat: int) -> str:
    """A player's melded cards as they are held: the trumps first, the ten under the ace."""
    cards = PACK.cards(" ".join(facts["melded"][str(seat)]))
    held = trump_first(PACK, RANKINGS[facts["trump"]], cards)
    return small(faces(PACK, [card for group in held for card in group.cards]))


def _laid_by(side: Side, last: Mapping[str, Any], chairs: Chairs) -> Iterable[str]:
    """What those of a side melded in the last deal; with the cards where it was forfeited, after
    which they lay nowhere else.
    """
    for seat in side.seats:
        if str(seat) in last["melded"]:
            yield small(melded(last, chairs, seat))
            if last["trump"] is None and last["melded"][str(seat)]:
                yield laid(last, seat)
