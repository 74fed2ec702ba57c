"""A table of Double Deck Pinochle with the cards that a test wants."""

from random import Random
from typing import Any, Self

from bot.engine.games.pinochle import Pinochle
from tests.games.card_table import AuctionTable, names, stacked

KINDS = [rank + suit for suit in "SHDC" for rank in "AKQJT"]
PACK = [card for card in KINDS for _ in range(4)]
ONE = (0, 2)
OTHER = (1, 3)
ACES = "AS AS AH AH AD AD AC AC"
NO_MARRIAGE = "AS AS AS AS TS TS TS TS AH AH AH AH TH TH TH TH AD AD AD AD"
WORKED = "AH TH KH KH KH QH QH JH QD QD JD QC QC AS KS KS QS QS JS JS"
"""The hand of PIN-19: 87 points when hearts are trump."""


def with_copies(text: str) -> str:
    """Cards with how many of each: `4AH 2KD KC`."""
    return " ".join(
        card for word in text.split() for card in [word.lstrip("1234")] * int(word[:-2] or 1)
    )


def filled(hands: dict[int, list[str]]) -> list[list[str]]:
    """Twenty cards each: what a seat lacks, from what nobody was given."""
    free = list(PACK)
    for card in [card for hand in hands.values() for card in hand]:
        free.remove(card)
    whole = [list(hands.get(seat, [])) for seat in range(4)]
    for hand in whole:
        while len(hand) < 20:
            hand.append(free.pop())
    return whole


def pack_with(hands: dict[int, str], dealer: int = 3) -> list[str]:
    """A whole pack that deals these hands, each filled up where it is short."""
    whole = filled({seat: names(hand) for seat, hand in hands.items()})
    around = [((dealer + step) % 4, 4) for step in (1, 2, 3, 4)]
    return stacked([], {seat: " ".join(hand) for seat, hand in enumerate(whole)}, [around] * 5)


def many_aces(dealer: int, rng: Random) -> list[str]:
    """A pack that gives seats 0 and 1 two aces of each suit: 100 points of meld on both sides."""
    others = [card for card in PACK if card[0] != "A"]
    rng.shuffle(others)
    hands = {seat: " ".join([ACES, *others[12 * seat : 12 * seat + 12]]) for seat in (0, 1)}
    rest = {seat: " ".join(others[20 * seat - 16 : 20 * seat + 4]) for seat in (2, 3)}
    return pack_with(hands | rest, dealer)


class PinochleTable(AuctionTable):
    """A game of Double Deck Pinochle that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 3, **options: Any) -> None:
        super().__init__(Pinochle(options), dealer)

    def deal(self, hands: dict[int, str] | None = None) -> Self:
        """Shuffles so that these hands are dealt."""
        pack = pack_with(hands or {}, self.state.dealer)
        return self.shuffled(pack)

    @property
    def last(self) -> dict[str, Any]:
        """How the last deal came out."""
        return self.table()["last_deal"]
