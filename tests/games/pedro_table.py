"""A Pedro table with the cards that a test wants."""

from random import Random
from typing import Any, Self

from bot.engine.games.pedro import Pedro
from tests.games.card_table import AuctionTable, names, stacked

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
ROUNDS = 3
HANDS = {
    0: "AH KH QH 9S 8S 7S 6S 5S 4S",
    1: "JH TH 9D 8D 7D 6D 4D 3D 2D",
    2: "5H 4H 5D 9C 8C 7C 6C 5C 4C",
    3: "9H 2H 3S 2S 3C 2C QS JS TS",
}
STOCK = "8H AS KS AD KD QD JD 7H AC KC 6H 3H QC JC TC TD"
"""With hearts for trump and seat 3 dealing, seat 0 draws the first three of these, seat 1 four,
seat 2 three; the dealer takes four of the last six.
"""
OTHER = {"S": "C", "C": "S", "H": "D", "D": "H"}


def trumps_of(suit: str) -> list[str]:
    """The fourteen trumps, not in their order."""
    return [card for card in PACK if card[1] == suit] + ["5" + OTHER[suit]]


def pack_with(hands: dict[int, str], dealer: int = 3, stock: str = "") -> list[str]:
    """A whole pack that deals these hands, and whose stock begins so; the rest is filled up, with
    no hearts and no left pedro as long as there is something else.
    """
    around = [((dealer + step) % 4, 3) for step in (1, 2, 3, 4)]
    hearts = trumps_of("H")
    pack = [*hearts, *(card for card in PACK if card not in hearts)]
    return stacked(pack, hands, [around] * ROUNDS, stock)


def long_hands(dealer: int, rng: Random) -> list[str]:
    """A pack in which two hands hold more than six cards of a suit."""
    one, other = rng.sample("SHDC", 2)
    first, second = rng.sample(range(4), 2)
    hands = {}
    for seat, suit in ((first, one), (second, other)):
        taken = names(" ".join(hands.values()))
        cards = [card for card in trumps_of(suit) if card not in taken]
        hands[seat] = " ".join(rng.sample(cards, rng.randint(7, 9)))
    free = [card for card in PACK if card not in names(" ".join(hands.values()))]
    rng.shuffle(free)
    around = [((dealer + step) % 4, 3) for step in (1, 2, 3, 4)]
    return stacked([*names(" ".join(hands.values())), *free], hands, [around] * ROUNDS)


class PedroTable(AuctionTable):
    """A game of Pedro that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 3, **options: Any) -> None:
        super().__init__(Pedro(options), dealer)

    def deal(self, hands: dict[int, str] | None = None, stock: str = "") -> Self:
        """Shuffles so that these hands are dealt and the stock begins so."""
        if hands is None:
            hands, stock = HANDS, STOCK
        pack = pack_with(hands, self.state.dealer, stock)
        return self.shuffled(pack)

    def robs(self, cards: str = "") -> Self:
        """The dealer robs these cards and as many more as he needs, the first that there are."""
        if self.phase != "rob":
            return self
        dealer = self.state.dealer
        wanted = set(names(cards))
        line = next(line for line in self.legal(dealer) if wanted <= set(names(line)))
        return self.hears(f"{dealer} {line}")

    def names_in(self, zone: str, seat: int | None = None, viewer: int | None = None) -> list[str]:
        """The cards of a zone, of one seat's part of it, as a viewer sees them."""
        lying = self.table(viewer)[zone]
        return lying if seat is None else lying[seat]
