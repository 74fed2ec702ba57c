"""A Euchre table with the cards that a test wants: hands by seat, actions as `seat line`."""

from typing import Any

from bot.engine.games.euchre import Euchre
from bot.engine.rules import Illegal
from bot.engine.view import View

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]
PLAIN_HANDS = {0: "AS KS 9H 9D 9C", 1: "QS AH KH TD TC", 2: "TS QH AD KD QC", 3: "9S TH QD AC KC"}
"""Five cards each that nobody would call poor. JS, JH, JD and JC are left over."""


def names(cards: str) -> list[str]:
    """The cards of a line, one by one."""
    return cards.split()


def pack_with(
    hands: dict[int, str], dealer: int = 3, up: str | None = None, stock: str = ""
) -> list[str]:
    """A whole pack that deals these hands and turns this card; what is not said is filled up."""
    named = names(" ".join([*hands.values(), stock, up or ""]))
    free = [card for card in PACK if card not in named]
    rest = {seat: names(hands.get(seat, "")) for seat in range(4)}
    for hand in rest.values():
        hand += [free.pop() for _ in range(5 - len(hand))]
    pack = []
    for packets in ((3, 2, 3, 2), (2, 3, 2, 3)):
        for step, size in enumerate(packets, 1):
            hand = rest[(dealer + step) % 4]
            pack += [hand.pop(0) for _ in range(size)]
    return [*pack, up or free.pop(), *names(stock), *free]


class EuchreTable:
    """A game that a test deals and plays by hand."""

    def __init__(self, dealer: int | None = 3, **options: Any) -> None:
        self.rules = Euchre(options)
        self.state = self.rules.start(dealer)

    def deal(self, hands: dict[int, str] | None = None, up: str | None = "JD", stock: str = ""):
        """Shuffles so that these hands are dealt."""
        dealer = self.state.dealer
        assert dealer is not None
        pack = pack_with(PLAIN_HANDS if hands is None else hands, dealer, up, stock)
        return self.hears("-1 shuffle " + " ".join(pack))

    def hears(self, *actions: str) -> "EuchreTable":
        """Each action as `seat line`, in turn."""
        for action in actions:
            seat, _, line = action.partition(" ")
            self.rules.act(self.state, int(seat), line)
        return self

    def refuses(self, action: str) -> str:
        """The reason why an action is refused."""
        seat, _, line = action.partition(" ")
        try:
            self.rules.act(self.state.copy(), int(seat), line)
        except Illegal as refusal:
            return str(refusal)
        raise AssertionError(f"{action} was accepted")

    def play_out(self) -> "EuchreTable":
        """Plays the first legal card, and passes where that is possible, until the deal is over."""
        deals = len(self.state.deals)
        while len(self.state.deals) == deals:
            ((seat, decision),) = self.rules.ask(self.state).items()
            self.rules.apply(self.state, seat, next(iter(decision)))
        return self

    def legal(self, seat: int) -> list[str]:
        """The action lines of a seat, sorted as text; none where it is not asked."""
        return self.view(seat).legal().get(seat, [])

    def view(self, seat: int | None) -> View:
        return self.rules.view(self.state, seat)

    def table(self, seat: int | None = None) -> dict[str, Any]:
        return self.view(seat).table_by_name()

    def hand(self, seat: int) -> list[str]:
        return self.rules.pack.names(self.state.hands[seat])

    def asked(self) -> list[int]:
        return sorted(self.rules.ask(self.state))

    @property
    def phase(self) -> str:
        return self.state.phase.name

    @property
    def delta(self) -> tuple[int, ...] | None:
        """What the last finished deal scored, seat by seat."""
        return self.state.deals[-1].delta
