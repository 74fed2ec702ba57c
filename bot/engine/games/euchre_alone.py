"""Playing alone in Euchre: a lone defender, and the partner's best card."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.cards import STANDARD
from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.euchre_family import Next
from bot.engine.games.euchre_state import EuchrePhase, EuchreState
from bot.engine.phases.tricks import Tricks
from bot.engine.picking import PickCard, Picking


class DefendAlone(EuchrePhase):
    """An opponent of a lone maker may send his own partner out too (EUC-22)."""

    name = "defend_alone"
    labels: ClassVar[dict[str, str]] = {"defend alone": "Defend alone", "pass": "Pass"}

    def begin(self, state: EuchreState) -> Next | None:
        if not (state.alone and self.rules.options.cross_corner_alone):
            return AskBest
        assert state.maker is not None
        state.bidder = self.rules.left(state.maker)
        return None

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {
            state.bidder: OneOf(
                ("defend alone", "pass"), "The maker goes alone. Defend alone?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "defend alone":
            state.lone_defender = seat
            return AskBest
        state.bidder = self.rules.partner(seat)
        return AskBest if seat == self.rules.partner(self.rules.left(state.maker)) else None


class AskBest(EuchrePhase):
    """A lone maker may ask for his partner's best card (EUC-24)."""

    name = "ask_best"
    labels: ClassVar[dict[str, str]] = {
        "ask best": "Ask for partner's best",
        "decline": "Play my own five",
    }

    def begin(self, state: EuchreState) -> Next | None:
        return None if state.alone and self.rules.options.partners_best else Tricks

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        return {
            state.maker: OneOf(
                ("ask best", "decline"), "Ask for your partner's best card?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        return LayOff if value == "ask best" else Tricks


class LayOff(EuchrePhase):
    """The maker makes room for his partner's card (EUC-24)."""

    name = "lay_off"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        return {state.maker: PickCard(self.rules.laying_off[state.maker], state.hands[state.maker])}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        state.lay_off(seat, value)
        return GiveBest


class GiveBest(EuchrePhase):
    """The partner passes one card, whichever he thinks best (EUC-24)."""

    name = "give_best"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        giver = self.rules.partner(state.maker)
        how = Picking(
            "give", STANDARD, "Your best card, for the maker", veil=Veil((giver, state.maker))
        )
        return {giver: PickCard(how, state.hands[giver])}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        assert state.maker is not None
        state.hands[seat] ^= value
        state.hands[state.maker] |= value
        return Tricks
