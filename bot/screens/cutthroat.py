"""How Cut-Throat Euchre is told: who took the dead hand, and what he put down for it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.cards import STANDARD
from bot.engine.view import View
from bot.screens.cards import face, named_faces, suit_name
from bot.screens.euchre import AWAITED, EuchreTeller, trump_opening
from bot.screens.game import Chairs
from bot.screens.story import Line
from bot.screens.words import counted

SAYINGS = {"swap": "swaps for the dead hand", "keep": "keeps the hand"}


class CutThroatTeller(EuchreTeller):
    """Trump by the turned-up card, the dead hand, and each player's tricks."""

    awaiting: ClassVar[Mapping[str, str]] = {**AWAITED, "swap": "to keep or to swap"}

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.table["trump"] is None:
            return []
        return [self.trump(view, chairs), self._dead_hand(view, chairs), *self._put_down(view)]

    def trump(self, view: View, chairs: Chairs) -> str:
        suit = suit_name(STANDARD, view.table["trump"])
        turned = face(STANDARD, STANDARD.card(view.table["turned"]))
        dealer = chairs[view.table["dealer"]].name
        takes = "took" if view.counts["upcard"] == (0,) else "takes"
        return f"**Trump: {suit}** · {dealer} {takes} {turned}"

    def _dead_hand(self, view: View, chairs: Chairs) -> str:
        swapped = view.table["swapped"]
        if not swapped:
            return "🂠 **Dead hand**: as it was dealt"
        return f"🂠 **Dead hand**: put down by {chairs[swapped[-1]].name}"

    def _put_down(self, view: View) -> list[str]:
        """What the player who looks has put down: he goes on knowing it."""
        return [
            f"You put down {named_faces(STANDARD, names)}"
            for names in view.table["put_down"]
            if names is not None
        ]

    def said(self, view: View, seat: int, line: str) -> str:
        return SAYINGS.get(line) or super().said(view, seat, line)

    def opening(self, view: View, deal: int) -> str:
        return trump_opening(view, deal)

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        return each_for_himself(view, chairs, deal, range(len(chairs)))


def each_for_himself(view: View, chairs: Chairs, deal: int, seats: Sequence[int]) -> str:
    """Each player's tricks in a deal, and what they were worth."""
    finished = view.deals[deal]
    winners = [trick.winner for trick in finished.tricks]
    delta = finished.delta or ()
    return " · ".join(
        f"{chairs[seat].name} {counted(winners.count(seat), 'trick')} **{delta[seat]:+d}**"
        for seat in seats
    )
