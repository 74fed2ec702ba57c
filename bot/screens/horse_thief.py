"""How Horse Thief is told: the drop, revealed at once, and the draw."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.cards import STANDARD
from bot.engine.view import View
from bot.screens.cards import face, named_faces, suit_name
from bot.screens.cutthroat import each_for_himself
from bot.screens.euchre import EuchreTeller, trump_opening
from bot.screens.game import Chairs
from bot.screens.story import Line, came_later, talk
from bot.screens.words import listed, small

AWAITED = {
    "drop": "to play or to drop",
    "draw": "to draw or to keep the hand",
    "play": "to play a card",
}


class HorseThiefTeller(EuchreTeller):
    """Trump by the turned-up card, who plays and who has dropped, and who has drawn how much."""

    awaiting = AWAITED
    picking: ClassVar[Mapping[str, str]] = {"draw": "exchange"}
    picking_none: ClassVar[Mapping[str, str]] = {"draw": "keep the hand"}

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.table["trump"] is None:
            return []
        return [
            self.trump(view, chairs),
            self._count_of_three(view, chairs),
            small(self._drew(view)),
        ]

    def trump(self, view: View, chairs: Chairs) -> str:
        suit = suit_name(STANDARD, view.table["trump"])
        turned = face(STANDARD, STANDARD.card(view.table["turned"]))
        goes = self._goes_to(view, chairs[view.table["dealer"]].name)
        return f"**Trump: {suit}** · turned up {turned}{goes}"

    def _goes_to(self, view: View, dealer: str) -> str:
        """Whose the turned-up card is: the dealer has taken it, or still may when he draws."""
        rules: Any = view.rules
        if view.counts["upcard"] == (0,):
            return f", {dealer} took it"
        out = view.table["dealer"] in view.table["sitting_out"]
        if view.phase == "play" or out or not rules.most_drawn:
            return ""
        whose = "yours" if view.seat == view.table["dealer"] else f"{dealer}'s"
        return f", {whose} to take with a draw"

    def _count_of_three(self, view: View, chairs: Chairs) -> str:
        playing, out = view.table["playing"], view.table["sitting_out"]
        if playing is None:
            chosen = len(chairs) - len(view.awaited)
            told = f"**One … two …** {chosen} of {len(chairs)} have chosen, in secret"
            own = [line for seat, line in talk(view) if seat == view.seat]
            return " · ".join([told, *(f"you {line}" for line in own)])
        if not out:
            return "**All play**" + (": a spade is turned up" if view.table["trump"] == "S" else "")
        names = [listed([chairs[seat].name for seat in seats]) for seats in (playing, out)]
        verbs = ["plays" if len(playing) == 1 else "play", "drops" if len(out) == 1 else "drop"]
        return f"**Three!** {names[0]} {verbs[0]} · {names[1]} {verbs[1]}"

    def _drew(self, view: View) -> str:
        """What the viewer has laid off and got for it; nothing to those who kept their hands."""
        line = None if view.seat is None else view.said(view.seat, "draw")
        if line is None:
            return ""
        turned = view.seat == view.table["dealer"] and view.counts["upcard"] == (0,)
        came = [view.table["turned"]] if turned else []
        came += STANDARD.names(came_later(view))
        laid_off = named_faces(STANDARD, line.split(" ")[1:])
        return f"You laid off {laid_off} and got {named_faces(STANDARD, came)}"

    def told(self, view: View, said: Sequence[Line]) -> Sequence[Line]:
        """The draws: who is in and who is out is told of all at once."""
        return [(seat, line) for seat, line in said if line.startswith("draw")]

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *cards = line.split(" ")
        if verb == "draw" and cards:
            return f"draws {len(cards)}"
        return "keeps the hand" if line == "draw" else super().said(view, seat, line)

    def opening(self, view: View, deal: int) -> str:
        return trump_opening(view, deal)

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        dropped = {seat for seat, line in said if line == "drop"}
        playing = [seat for seat in view.places if seat not in dropped]
        if not playing:
            return "Everybody dropped: nobody scores."
        if len(playing) == 1:
            return f"Only {chairs[playing[0]].name} stayed in: **5 points**."
        tricks = each_for_himself(view, chairs, deal, playing)
        out = listed([chairs[seat].name for seat in view.places if seat in dropped])
        return f"{tricks} · {out} dropped" if out else tricks
