"""How Call-Your-Partner Euchre is told: a partner whom nobody knows, and the moment he is known."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from bot.engine.cards import STANDARD, Cards
from bot.engine.view import View
from bot.screens.cards import Group, face
from bot.screens.euchre import AWAITED, MAKING, EuchreTeller, unplayed
from bot.screens.game import Chairs
from bot.screens.story import Line, tricks_of
from bot.screens.words import counted, listed

CALLING = "partner "


class CallPartnerTeller(EuchreTeller):
    """Trump and its maker, the called card, and who has turned out to hold it."""

    awaiting: ClassVar[Mapping[str, str]] = {
        **AWAITED,
        "call_partner": "to call a partner or go alone",
    }

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        return [self.trump(view, chairs), self._partner(view, chairs)]

    def _partner(self, view: View, chairs: Chairs) -> str:
        table = view.table
        if table["called"] is None:
            return ""
        card, maker = STANDARD.card(table["called"]), chairs[table["maker"]].name
        if table["partner"] is not None:
            partner = chairs[table["partner"]].name
            return f"🤝 **{partner} had {face(STANDARD, card)}** and plays with {maker}"
        if laid_off(view) & card:
            return (
                f"🤫 **You laid {face(STANDARD, card)} off**: {maker} is alone, and does not know"
            )
        if view.hand & card:
            return f"🤫 **You hold {face(STANDARD, card)}** and play with {maker}: nobody knows yet"
        return f"❓ **Called: {face(STANDARD, card)}** · whoever holds it plays with {maker}"

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """Where a card is called there are many: each suit begins a row of its own."""
        apart = view.phase == "call_partner"
        return [replace(group, apart=apart) for group in super().groups(view, cards)]

    def notes(self, view: View, seat: int) -> list[str]:
        """The maker's side as far as all know it."""
        if seat == view.table["maker"]:
            return ["maker"]
        return ["🤝 partner"] if seat == view.table["partner"] else []

    def said(self, view: View, seat: int, line: str) -> str:
        if line.startswith(CALLING):
            return f"calls {face(STANDARD, STANDARD.card(line.removeprefix(CALLING)))}"
        return "goes alone" if line == "alone" else super().said(view, seat, line)

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        maker = next((seat for seat, line in said if line.startswith(MAKING)), None)
        if maker is None:
            return unplayed(chairs, said)
        called = next((line for _, line in said if line.startswith(CALLING)), None)
        card = 0 if called is None else STANDARD.card(called.removeprefix(CALLING))
        partner = player_of(view, deal, card)
        makers = [maker] if partner is None else [maker, partner]
        won = sum(trick.winner in makers for trick in view.deals[deal].tricks)
        nobody = f"Nobody held {face(STANDARD, card)}. " if called and partner is None else ""
        return f"{nobody}{achieved(chairs, makers, won)}: {scored(view, chairs, deal, makers)}."


def laid_off(view: View) -> Cards:
    """What the player who looks has laid off."""
    return 0 if view.seat is None else view.zones["discards"][view.seat] or 0


def player_of(view: View, deal: int, card: Cards) -> int | None:
    """The seat that played a card in a deal, if one did."""
    plays = (play for trick in tricks_of(view, view.deals[deal]) for play in trick.plays)
    return next((seat for seat, played in plays if played == card), None)


def achieved(chairs: Chairs, makers: Sequence[int], won: int) -> str:
    """What the makers have done with so many tricks."""
    names = listed([chairs[seat].name for seat in makers])
    lone = len(makers) == 1
    if won < 3:
        return f"{names}{', alone, is' if lone else ' are'} euchred with {counted(won, 'trick')}"
    tricks = "all five tricks" if won == 5 else f"{won} tricks"
    return f"{names} made {tricks}{' alone' if lone else ''}"


def scored(view: View, chairs: Chairs, deal: int, makers: Sequence[int]) -> str:
    """What each of those who score does, and who they are where they are not the makers."""
    delta = view.deals[deal].delta or ()
    scorers = [seat for seat, points in enumerate(delta) if points]
    each = " each" if len(scorers) > 1 else ""
    points = f"**{counted(delta[scorers[0]], 'point')}**{each}"
    if set(scorers) == set(makers):
        return points
    return f"{points} for {listed([chairs[seat].name for seat in scorers])}"
