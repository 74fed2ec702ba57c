"""How Close Call is told: bids against the ten tricks, what everybody has, what it costs."""

from collections.abc import Sequence

from bot.engine.cards import Cards, singles
from bot.engine.games.close_call import HAND
from bot.engine.games.tarot import TAROT, TRUMP
from bot.engine.view import View
from bot.screens.cards import Group, by_suit
from bot.screens.exact import so_far
from bot.screens.game import Chairs, Teller
from bot.screens.story import Line
from bot.screens.words import counted, listed, small

AWAITED = {"bid": "to bid", "play": "to play a card"}
TARGETS = {
    "full": "until somebody is at -200",
    "short": "until somebody is at -100, or two deals each",
    "long": "until somebody is below -500",
}
RANKS = "K king · Q queen · N knight · P page · 10 to 2 · A ace, the lowest"
TRUMPS = "Trumps (equal, the last one wins)"


class CloseCallTeller(Teller):
    """The bids and whether they can all be right, and what everybody has of his."""

    tricks = 10
    penalties = True
    awaiting = AWAITED

    def target(self, view: View) -> str:
        return TARGETS[view.rules.options.length]

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.running_deal is None:
            return []
        key = [] if view.seat is None else [small(RANKS)]
        return [_bids(view), *_wanted(view, chairs), *_beginners(view, chairs), *key]

    def said(self, view: View, seat: int, line: str) -> str:
        verb, _, number = line.partition(" ")
        return f"bids {number}" if verb == "bid" else super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        trumps = cards & TAROT.of_ranks(TRUMP)
        first = [Group(TRUMPS, tuple(singles(trumps)))] if trumps else []
        return [*first, *by_suit(TAROT, cards & ~trumps)]

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        finished = view.deals[deal]
        winners = [trick.winner for trick in finished.tricks]
        bids = {seat: line.removeprefix("bid ") for seat, line in said}
        delta = finished.delta or ()
        return " · ".join(
            f"{chair.name} bid {bids[seat]}, took {winners.count(seat)}: **{delta[seat]}**"
            for seat, chair in enumerate(chairs)
        )


def _bids(view: View) -> str:
    total = view.table["total"]
    made = [bid for bid in view.table["bids"] if bid is not None]
    match view.table["total_is"]:
        case "under":
            left = counted(10 - total, "trick")
            return f"**Bids: {total}, under ten** · {left} more than anybody wants"
        case "over":
            left = counted(total - 10, "trick")
            return f"**Bids: {total}, over ten** · {left} fewer than all want"
        case "at":
            return "**Bids: ten for ten tricks** · all may be right"
    return f"**Bids**: {total} so far, by {len(made)} of {len(view.places)}"


def _wanted(view: View, chairs: Chairs) -> list[str]:
    if view.table["total_is"] is None:
        return []
    return [so_far(chairs, view.table["bids"], view.table["tricks_won"], HAND)]


def _beginners(view: View, chairs: Chairs) -> list[str]:
    seats = view.rules.options.beginners
    if not seats:
        return []
    names = listed([chairs[seat].name for seat in seats])
    return [small(f"{names} {'pays' if len(seats) == 1 else 'pay'} 5 for each trick off")]
