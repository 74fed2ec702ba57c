"""How Horse Thief is told: the drop, revealed at once, and the draw."""

from collections.abc import Sequence

from bot.engine.cards import STANDARD
from bot.engine.view import View
from bot.screens.cards import face, suit_name
from bot.screens.cutthroat import each_for_himself
from bot.screens.euchre import EuchreTeller
from bot.screens.game import Chairs
from bot.screens.story import Line
from bot.screens.words import listed

SAYINGS = {"?": "has chosen", "play": "plays", "drop": "drops", "draw": "keeps the hand"}
AWAITED = {
    "drop": "to play or to drop, all at once",
    "draw": "to draw or to keep the hand",
    "play": "to play a card",
}


class HorseThiefTeller(EuchreTeller):
    """Trump by the turned-up card, who plays and who has dropped, and who has drawn how much."""

    awaiting = AWAITED

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.table["trump"] is None:
            return []
        return [self.trump(view, chairs), self._count_of_three(view, chairs)]

    def trump(self, view: View, chairs: Chairs) -> str:
        suit = suit_name(STANDARD, view.table["trump"])
        turned = face(STANDARD, STANDARD.card(view.table["turned"]))
        taken = view.counts["upcard"] == (0,)
        whose = f"{chairs[view.table['dealer']].name} took it" if taken else "the dealer's to take"
        return f"**Trump: {suit}** · turned up {turned}, {whose}"

    def _count_of_three(self, view: View, chairs: Chairs) -> str:
        playing, out = view.table["playing"], view.table["sitting_out"]
        if playing is None:
            chosen = len(chairs) - len(view.awaited)
            return f"**One … two …** {chosen} of {len(chairs)} have chosen, in secret"
        if not out:
            return "**All play**" + (": a spade is turned up" if view.table["trump"] == "S" else "")
        names = [listed([chairs[seat].name for seat in seats]) for seats in (playing, out)]
        verbs = ["plays" if len(playing) == 1 else "play", "drops" if len(out) == 1 else "drop"]
        return f"**Three!** {names[0]} {verbs[0]} · {names[1]} {verbs[1]}"

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *cards = line.split(" ")
        if verb == "draw" and cards:
            return f"draws {len(cards)}"
        return SAYINGS.get(line) or super().said(view, seat, line)

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        dropped = {seat for seat, line in said if line == "drop"}
        playing = [seat for seat in view.places if seat not in dropped]
        if not playing:
            return "Everybody dropped: nobody scores."
        if len(playing) == 1:
            return f"Only {chairs[playing[0]].name} stayed in: **5 points**."
        return each_for_himself(view, chairs, deal, sorted(playing))
