"""Cut-Throat Euchre, as cutthroat_euchre.md says it: three players and a dead hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.decisions import Decision, OneOf, Value
from bot.engine.games.euchre_family import (
    HANDS,
    ON_THE_TABLE,
    FamilyDeal,
    FamilyPlay,
    FamilyState,
    Next,
)  # fmt: skip
from bot.engine.games.euchre_family_imagined import ImaginedDeal
from bot.engine.games.euchre_making import PickUp, PickUpRules
from bot.engine.options import Options, number
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import tricks_won_by_each
from bot.engine.rules import Phase
from bot.engine.view import View
from bot.engine.zones import EVERYTHING, Zone

DECK = STANDARD.of_ranks("AKQJT9")
PACKETS = Packets([(3, 2, 3, 2), (2, 3, 2, 3)])
DEAD = 3
"""The dead hand's place at the table (CUT-1)."""


class CutThroatOptions(Options):
    """The house rules (CUT-8)."""

    target: int = number(15, 5, 51, "points that win the game")


class CutThroatState(FamilyState):
    """``dead`` is the dead hand, ``put_down`` what was swapped for it: ``(seat, hand)`` in turn."""

    dead: Cards = NONE
    put_down: tuple[tuple[int, Cards], ...] = ()


def put_it_down(state: CutThroatState, _owner: int, viewer: int | None) -> bool:
    """Only who put the present dead hand down knows it (CUT-3, CUT-4)."""
    return bool(state.put_down) and state.put_down[-1][0] == viewer


class Deal(FamilyDeal[CutThroatState]):
    """Five cards each and for the dead hand (CUT-1); the turned-up card names trump (CUT-2)."""

    def dealt(self, state: CutThroatState) -> Next:
        state.dead = state.hands.pop(DEAD)
        state.turn_up()
        state.trump = state.turned_suit
        return Swap


class Swap(Phase[Any, CutThroatState]):
    """Each may swap his hand for the dead hand, unseen, the dealer last (CUT-3)."""

    name = "swap"
    rules: CutThroatEuchre
    labels: ClassVar[dict[str, str]] = {"swap": "Take the dead hand", "keep": "Keep my hand"}

    def __init__(self, rules: CutThroatEuchre) -> None:
        super().__init__(rules)
        self.swapping = OneOf(("swap", "keep"), "Swap your hand for the dead hand?", self.labels)

    def begin(self, state: CutThroatState) -> None:
        state.turn = self.rules.left(state.dealer)

    def ask(self, state: CutThroatState) -> dict[int, Decision]:
        return {state.turn: self.swapping}

    def take(self, state: CutThroatState, seat: int, value: Value) -> Next | None:
        if value == "swap":
            state.put_down += ((seat, state.hands[seat]),)
            state.hands[seat], state.dead = state.dead, state.hands[seat]
        state.turn = self.rules.left(seat)
        return PickUp if seat == state.dealer else None


class Play(FamilyPlay[CutThroatState]):
    """Five tricks (CUT-6), and their score (CUT-7)."""

    rules: CutThroatEuchre

    def over(self, state: CutThroatState) -> Next:
        won = tricks_won_by_each(state)
        return self.rules.end_deal(state, self.points(won))

    @staticmethod
    def points(won: Sequence[int]) -> list[int]:
        """What each scores for the tricks that each has taken."""
        nothing = -5 if 5 in won else -3
        return [tricks or nothing for tricks in won]


class CutThroatEuchre(PickUpRules[CutThroatState]):
    """Three players, each for himself, and a dead hand; 24 cards."""

    id = "cutthroat_euchre"
    title = "Cut-Throat Euchre"
    players = range(3, 4)
    usual_players = 3
    deck = DECK
    zones = (HANDS, Zone("dead", put_it_down), *ON_THE_TABLE)
    option_kind = CutThroatOptions
    state_kind = CutThroatState
    phases = (FirstDealer, Deal, Swap, PickUp, Play)
    deal_phase = Deal
    after_making = Play

    def dealing(self) -> Packets:
        return PACKETS

    def gather(self, state: CutThroatState) -> None:
        super().gather(state)
        state.dead = NONE
        state.put_down = ()

    def table(self, state: CutThroatState) -> dict[str, Any]:
        return {**super().table(state), "swapped": [seat for seat, _ in state.put_down]}

    def table_seen(self, state: CutThroatState, viewer: int | None) -> dict[str, Any]:
        """A player goes on seeing the cards that he put down (CUT-4)."""
        known = {
            seat: STANDARD.names(hand)
            for seat, hand in state.put_down
            if viewer in (seat, EVERYTHING)
        }
        put_down = [known.get(seat) for seat in range(self.seats)]
        return {**self.table(state), "put_down": put_down}

    def imagined_events(
        self, view: View, rng: Random, state: CutThroatState
    ) -> Iterator[tuple[int, Value]]:
        return _ImaginedDeal(self, view, rng, state).events()


class _ImaginedDeal(ImaginedDeal[CutThroatEuchre, CutThroatState]):
    """``dealt_at`` says at which place the hand was dealt that now lies at each place;
    ``put_down`` are the cards that the viewer put down, ``holder`` where they are.
    """

    def consider(self) -> None:
        self.dealt_at = list(range(self.rules.packets.hands))
        for seat, line in self.lines:
            if line == "swap":
                at = self.dealt_at
                at[seat], at[DEAD] = at[DEAD], at[seat]
        known = self.view.table["put_down"]
        viewer = next((seat for seat, hand in enumerate(known) if hand is not None), None)
        self.put_down = NONE if viewer is None else STANDARD.cards(" ".join(known[viewer]))
        self.holder = None if viewer is None else self.dealt_at.index(viewer)

    def allowed(self, zone: str, owner: int) -> Cards:
        cards = super().allowed(zone, owner)
        if owner == self.holder and zone in ("hands", "discards"):
            return cards & (self.put_down | self.turned)
        return cards & ~self.put_down

    def dealt(self) -> list[Cards]:
        hands = [*super().dealt(), self.parts["dead"][0]]
        return [hands[self.dealt_at.index(place)] for place in range(len(hands))]
