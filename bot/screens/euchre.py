"""How Euchre is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.cards import STANDARD, Cards
from bot.engine.view import View
from bot.screens.cards import Group, face, named_faces, suit_name, trump_first
from bot.screens.game import Chairs, Teller
from bot.screens.people import sides
from bot.screens.story import Line, deal_lines, talk
from bot.screens.words import counted

SAYINGS = {
    "pass": "passes",
    "order": "orders it up",
    "order alone": "orders it up, alone",
    "defend alone": "defends alone",
    "ask best": "asks for the partner's best",
    "decline": "plays the own five",
    "misdeal": "declares a misdeal",
    "keep": "keeps the hand",
}
AWAITED: Mapping[str, str] = {
    "order_up": "to pass or order it up",
    "discard": "to lay a card off",
    "call_trump": "to pass or name another suit",
    "defend_alone": "to pass or defend alone",
    "ask_best": "to ask for the partner's best, or not",
    "lay_off": "to make room for the partner's best",
    "give_best": "to give a card",
    "play": "to play a card",
}
MAKING = ("order", "call")


class EuchreTeller(Teller):
    """Trump and who made it, the turned-up card, bowers in their place, marches and euchres."""

    tricks = 5
    awaiting = AWAITED

    def target(self, view: View) -> str:
        return f"first to {view.rules.options.target} points"

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        return [self.trump(view, chairs), self._declared(view, chairs)]

    def trump(self, view: View, chairs: Chairs) -> str:
        """The trump suit and how it was made; before that, the card that is turned up or down."""
        table = view.table
        if table["trump"] is None:
            return self._upcard(view)
        maker = _made(view, chairs)
        return f"**Trump: {suit_name(STANDARD, table['trump'])}** · {maker}{_lone(view, chairs)}"

    def _upcard(self, view: View) -> str:
        turned = view.table["turned"]
        if turned is None:
            return ""
        card = face(STANDARD, STANDARD.card(turned))
        if view.phase == "order_up":
            return f"**Turned up: {card}** · trump would be {suit_name(STANDARD, turned[-1])}"
        return f"**Turned down: {card}** · another suit may be named"

    def _declared(self, view: View, chairs: Chairs) -> str:
        return " · ".join(
            f"{chairs[int(seat)].name} showed {named_faces(STANDARD, names)}"
            for seat, names in view.table["declared"].items()
        )

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *rest = line.split(" ")
        if verb == "call":
            return f"calls {suit_name(STANDARD, rest[0])}{', alone' if rest[1:] else ''}"
        if verb == "discard" and rest == ["?"]:
            return "lays a card off"
        if verb == "give" and rest == ["?"]:
            return "gives a card"
        return SAYINGS.get(line) or super().said(view, seat, line)

    def sitting_out(self, view: View) -> frozenset[int]:
        return frozenset(view.table.get("sitting_out", ()))

    def groups(self, view: View, cards: Cards) -> list[Group]:
        rules: Any = view.rules
        return trump_first(STANDARD, rules.rankings[view.table["trump"]], cards)

    def opening(self, view: View, deal: int) -> str:
        turned = turned_up(view, deal)
        return f"Turned up: {face(STANDARD, turned)}" if turned else ""

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        delta = view.deals[deal].delta or ()
        maker, call = next((bid for bid in said if bid[1].startswith(MAKING)), (None, ""))
        if maker is None:
            return unplayed(chairs, said)
        makers = next(side for side in sides(view, chairs) if maker in side.seats)
        scorers = next(side for side in sides(view, chairs) if delta[side.seats[0]])
        won = [trick for trick in view.deals[deal].tricks if trick.winner in makers.seats]
        called = f" in {suit_name(STANDARD, call[5])}" if call.startswith("call ") else ""
        points = f"**{counted(delta[scorers.seats[0]], 'point')}**"
        whose = "" if makers == scorers else f" for {scorers.mark} {scorers.name}"
        achieved = _achieved(len(won), makers == scorers)
        return f"{makers.mark} {makers.name} {achieved}{called}: {points}{whose}."


def turned_up(view: View, deal: int) -> Cards:
    """The card that was turned up in a deal of ``view.deals``; none where that is not known."""
    rules: Any = view.rules
    shuffle = deal_lines(view, len(view.deals) - 1 - deal)[:1]
    names = [line.split(" ")[1:][rules.packets.dealt] for _, line in shuffle]
    return STANDARD.cards(" ".join(name for name in names if name != "?"))


def trump_opening(view: View, deal: int) -> str:
    """The trump of a deal in which the card that was turned up made it; nothing where that is not
    known.
    """
    turned = turned_up(view, deal)
    if not turned:
        return ""
    suit = suit_name(STANDARD, STANDARD.name(turned)[-1])
    return f"Trump: {suit}, by {face(STANDARD, turned)}"


def _made(view: View, chairs: Chairs) -> str:
    name = chairs[view.table["maker"]].name
    if any(line.startswith("order") for _, line in talk(view)):
        return f"{name} ordered up {face(STANDARD, STANDARD.card(view.table['turned']))}"
    return f"{name} called it"


def _lone(view: View, chairs: Chairs) -> str:
    if not view.table["alone"]:
        return ""
    defender = view.table.get("lone_defender")
    against = "" if defender is None else f", {chairs[defender].name} defends alone"
    return f", alone{against}"


def unplayed(chairs: Chairs, said: Sequence[Line]) -> str:
    """Why a deal was not played."""
    declared = [chairs[seat].name for seat, line in said if line == "misdeal"]
    if declared:
        return f"{' and '.join(declared)} declared a misdeal: the same dealer deals again."
    return "Everybody passed: the deal is thrown in, nobody scores."


def _achieved(tricks: int, made: bool) -> str:
    if not made:
        return f"were euchred with {counted(tricks, 'trick')}"
    return "took all five tricks" if tricks == 5 else f"made {counted(tricks, 'trick')}"
