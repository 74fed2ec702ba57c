"""A game that a test deals and plays by hand: actions as `seat line`."""

from typing import Any, Self

from bot.engine.rules import Illegal, Rules
from bot.engine.view import View


def names(cards: str) -> list[str]:
    """The cards of a line, one by one."""
    return cards.split()


def stacked(
    pack: list[str],
    hands: dict[int, str],
    rounds: list[list[tuple[int, int]]],
    rest: str = "",
) -> list[str]:
    """A whole pack that deals these hands; what is not said is filled up.

    `rounds` are the packets as `(seat, size)` in the order of dealing, `rest` the cards that follow
    those dealt.
    """
    named = names(" ".join([*hands.values(), rest]))
    free = [card for card in pack if card not in named]
    left = {seat: names(hands.get(seat, "")) for seat in range(len(rounds[0]))}
    sizes = {
        seat: sum(size for around in rounds for to, size in around if to == seat) for seat in left
    }
    for seat, hand in left.items():
        hand += [free.pop() for _ in range(sizes[seat] - len(hand))]
    dealt = []
    for seat, size in (packet for around in rounds for packet in around):
        dealt += [left[seat].pop(0) for _ in range(size)]
    return [*dealt, *names(rest), *free]


class CardTable:
    """A running game, and what a test wants to say and ask of it."""

    def __init__(self, rules: Rules[Any], dealer: int | None = 3) -> None:
        self.rules = rules
        self.state = rules.start(dealer)

    def hears(self, *actions: str) -> Self:
        """Each action as `seat line`, in turn."""
        for action in actions:
            seat, _, line = action.partition(" ")
            self.rules.act(self.state, int(seat), line)
        return self

    def refuses(self, action: str) -> str:
        """The reason why an action is refused; it has changed nothing."""
        seat, _, line = action.partition(" ")
        before = self.everything()
        try:
            self.rules.act(self.state, int(seat), line)
        except Illegal as refusal:
            assert self.everything() == before
            return str(refusal)
        raise AssertionError(f"{action} was accepted")

    def everything(self) -> dict[str, Any]:
        return {**self.state.__dict__, "asked": None}

    def shuffled(self, pack: list[str]) -> Self:
        """The cards come in this order."""
        return self.hears("-1 shuffle " + " ".join(pack))

    def plays(self, *cards: str) -> Self:
        """Those cards, by whoever's turn it is."""
        for card in names(" ".join(cards)):
            self.hears(f"{self.asked()[0]} play {card}")
        return self

    def plays_out(self, favourites: str = "") -> Self:
        """Plays the deal out; each seat the first of these cards that it may play."""
        deals = len(self.state.deals)
        wanted = [f"play {card}" for card in names(favourites)]
        while len(self.state.deals) == deals:
            (seat,) = self.asked()
            legal = self.legal(seat)
            self.hears(f"{seat} {next((line for line in wanted if line in legal), legal[0])}")
        return self

    def play_out(self) -> Self:
        """Gives the first of the answers to every question until the deal is over."""
        deals = len(self.state.deals)
        while len(self.state.deals) == deals:
            seat, decision = next(iter(self.rules.ask(self.state).items()))
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


class AuctionTable(CardTable):
    """A game of four in which the deal is bought in an auction."""

    def auction(self, seat: int, bid: int) -> Self:
        """That seat wins the auction, all others passing."""
        while self.phase == "auction":
            (asked,) = self.asked()
            self.hears(f"{asked} bid {bid}" if asked == seat else f"{asked} pass")
        return self

    def bought(self, seat: int, bid: int, trump: str = "H") -> Self:
        """That seat wins the auction and names trump."""
        return self.auction(seat, bid).hears(f"{seat} trump {trump}")

    def trick(self, leader: int, cards: str) -> Self:
        """One trick or the beginning of one, card by card from its leader on."""
        for step, card in enumerate(names(cards)):
            self.hears(f"{(leader + step) % 4} play {card}")
        return self
