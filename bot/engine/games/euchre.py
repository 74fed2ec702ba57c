"""Traditional Euchre, as euchre.md says it: the deal, the play, the score.

Between the deal and the play stand the steps of euchre_misdeal.py, euchre_making.py and
euchre_alone.py, in this order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Value
from bot.engine.games.euchre_alone import AskBest, DefendAlone, GiveBest, LayOff
from bot.engine.games.euchre_family import NOBODY, FamilyDeal, FamilyPlay, Next
from bot.engine.games.euchre_imagined import imagined_deal
from bot.engine.games.euchre_making import CallTrump, MakingRules, OrderUp, PickUp
from bot.engine.games.euchre_misdeal import Misdeal
from bot.engine.games.euchre_state import DECK, EuchreOptions, EuchrePhase, EuchreState
from bot.engine.games.score_cards import pips
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import tricks_won
from bot.engine.view import View

PACKETS = Packets([(3, 2, 3, 2), (2, 3, 2, 3)])
BLACK_JACKS = STANDARD.cards("JS JC")


class FirstBlackJack(EuchrePhase):
    """A deck dealt face up: who is given the first black jack deals first (EUC-18)."""

    name = "first_black_jack"

    def begin(self, state: EuchreState) -> Next | None:
        return None if self.rules.options.first_dealer == "black_jack" else FirstDealer

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {CHANCE: self.rules.shuffle}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        state.dealer = (self._dealt(value) - 1) % state.seats
        return Deal

    def turned_up(self, state: EuchreState, value: Value) -> Cards:
        return sum(value[: self._dealt(value)])

    @staticmethod
    def _dealt(deck: tuple[Cards, ...]) -> int:
        return next(place for place, card in enumerate(deck, 1) if card & BLACK_JACKS)


class Deal(FamilyDeal[EuchreState]):
    """Five cards each in packets, four left over (EUC-1)."""

    rules: Euchre

    def dealt(self, state: EuchreState) -> Next:
        return Misdeal

    def turned_up(self, state: EuchreState, value: Value) -> Cards:
        """It is not told where it would tell too that nobody was asked about a misdeal."""
        return NONE if self.rules.may_declare else super().turned_up(state, value)


class Play(FamilyPlay[EuchreState]):
    """Five tricks (EUC-11, EUC-12), and their score (EUC-13 … EUC-15, EUC-22)."""

    rules: Euchre

    def first_leader(self, state: EuchreState) -> int:
        """The first who plays to the dealer's left (EUC-11), unless a lone maker may not lead
        (EUC-23).
        """
        leader = super().first_leader(state)
        if self.rules.options.lone_maker_leads or not state.alone:
            return leader
        if state.lone_defender is not None:
            return state.lone_defender
        return state.after[leader] if leader == state.maker else leader

    def over(self, state: EuchreState) -> Next:
        assert state.maker is not None
        side, points = self.points(state, tricks_won(state, self.rules.team(state.maker)))
        return self.rules.end_deal(state, [points if seat in side else 0 for seat in (0, 1, 2, 3)])

    def points(self, state: EuchreState, tricks: int) -> tuple[tuple[int, ...], int]:
        """Which side scores, and how much, when the makers have taken so many tricks."""
        assert state.maker is not None
        makers, others = self.rules.team(state.maker), self.rules.team(self.rules.left(state.maker))
        if tricks == 5:
            return makers, 4 if state.alone else 2
        if tricks >= 3:
            return makers, 1
        return others, 4 if tricks == 0 and state.lone_defender is not None else 2


class Euchre(MakingRules[EuchreState]):
    """Four players, partners opposite, 24 cards."""

    id = "euchre"
    title = "Traditional Euchre"
    players = range(4, 5)
    usual_players = 4
    partners = True
    deck = DECK
    option_kind = EuchreOptions
    state_kind = EuchreState
    ways = ("", " alone")
    phases = (
        FirstBlackJack, FirstDealer, Deal, Misdeal, OrderUp, PickUp, CallTrump,
        DefendAlone, AskBest, LayOff, GiveBest, Play,
    )  # fmt: skip
    deal_phase = Deal
    after_making = DefendAlone

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.may_declare = self.options.farmers_hand or self.options.ace_no_face

    def dealing(self) -> Packets:
        return PACKETS

    def partner(self, seat: int) -> int:
        """The seat opposite."""
        return (seat + 2) % self.seats

    def sitting_out(self, state: EuchreState) -> frozenset[int]:
        """The partners of those who play alone (EUC-8, EUC-22)."""
        if not state.alone or state.maker is None:
            return NOBODY
        lone = [state.maker] if state.lone_defender is None else [state.maker, state.lone_defender]
        return frozenset(self.partner(seat) for seat in lone)

    def gather(self, state: EuchreState) -> None:
        super().gather(state)
        state.lone_defender = None

    def table(self, state: EuchreState) -> dict[str, Any]:
        table = super().table(state)
        table["lone_defender"] = state.lone_defender
        table["sitting_out"] = sorted(self.sitting_out(state))
        table["fives"] = [pips(score, 5) for score in state.scores]
        table["declared"] = {str(seat): STANDARD.names(hand) for seat, hand in state.declared}
        return table

    def recall(self, state: EuchreState, view: View) -> None:
        state.declared = tuple(
            (int(seat), STANDARD.cards(" ".join(hand)))
            for seat, hand in view.table["declared"].items()
        )

    def imagined_events(
        self, view: View, rng: Random, state: EuchreState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
