"""Call-Your-Partner Euchre, as call_partner_euchre.md says it: a partner whom nobody knows.

Making trump is Euchre's (euchre_making.py). Who holds the called card is remembered nowhere: it
comes out when the card is played, and with it the partner.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.decisions import Decision, Either, OneOf, Value
from bot.engine.games.euchre_family import FamilyDeal, FamilyPlay, Next
from bot.engine.games.euchre_family_imagined import ImaginedDeal
from bot.engine.games.euchre_making import CallTrump, MakingRules, MakingState, OrderUp, PickUp
from bot.engine.options import Options, number, switch
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import tricks_won
from bot.engine.picking import PickCard, Picking
from bot.engine.rules import Phase
from bot.engine.view import View

DECK = STANDARD.of_ranks("AKQJT98")
PACKETS = Packets([(3, 2, 3, 2, 3), (2, 3, 2, 3, 2)])
CALLING = Picking("partner", STANDARD, "Call your partner by a card, or go alone")


class CallPartnerOptions(Options):
    """The house rules (CPE-11, CPE-12)."""

    target: int = number(10, 5, 21, "points that win the game")
    stick_the_dealer: bool = switch("the dealer, last in the second round, must name a suit")


class CallPartnerState(MakingState):
    """``called`` is the card that the maker has called, ``partner`` who has played it."""

    called: Cards = NONE
    partner: int | None = None


class Deal(FamilyDeal[CallPartnerState]):
    """Five cards each in packets, three left over (CPE-1)."""

    def dealt(self, state: CallPartnerState) -> Next:
        return OrderUp


class CallPartner(Phase[Any, CallPartnerState]):
    """The maker calls the card whose holder is his partner, or goes alone (CPE-3)."""

    name = "call_partner"
    rules: CallPartnerEuchre

    def __init__(self, rules: CallPartnerEuchre) -> None:
        super().__init__(rules)
        self.going_alone = OneOf(("alone",), labels={"alone": "Go alone"})

    def ask(self, state: CallPartnerState) -> dict[int, Decision]:
        assert state.maker is not None
        calling = PickCard(CALLING, self.rules.callable(state))
        return {state.maker: Either(calling, self.going_alone)}

    def take(self, state: CallPartnerState, seat: int, value: Value) -> Next:
        if value == "alone":
            state.alone = True
        else:
            state.called = value
        return Play

    def why_not(self, state: CallPartnerState, seat: int, value: Value) -> str | None:
        if type(value) is not int or value & ~STANDARD.all or value.bit_count() != 1:
            return "call one card, or go alone"
        card = STANDARD.name(value)
        if not value & self.rules.deck:
            return f"{card} is not in this deck"
        if value & self.rules.rankings[state.trump].trumps:
            return f"{card} is a trump: call a card of another suit"
        if value & state.turned:
            return f"{card} was turned down: nobody holds it"
        return f"{card} is your own: call a card that you cannot see"


class Play(FamilyPlay[CallPartnerState]):
    """Five tricks, all five playing (CPE-7), and their score (CPE-8 … CPE-10)."""

    rules: CallPartnerEuchre

    def take(self, state: CallPartnerState, seat: int, value: Value) -> Next | None:
        if value == state.called:
            state.partner = seat
        return super().take(state, seat, value)

    def over(self, state: CallPartnerState) -> Next:
        makers = self.rules.makers(state)
        made, lost = self.points(makers, tricks_won(state, makers))
        return self.rules.end_deal(
            state, [made if seat in makers else lost for seat in range(state.seats)]
        )

    @staticmethod
    def points(makers: tuple[int, ...], tricks: int) -> tuple[int, int]:
        """What each of the makers and each of the others scores for the makers' tricks."""
        if tricks < 3:
            return 0, 2
        if tricks < 5:
            return 1, 0
        return (5 if len(makers) == 1 else 2), 0


class CallPartnerEuchre(MakingRules[CallPartnerState]):
    """Five players, each with an own score, 28 cards."""

    id = "call_partner_euchre"
    title = "Call-Your-Partner Euchre"
    players = range(5, 6)
    usual_players = 5
    deck = DECK
    option_kind = CallPartnerOptions
    state_kind = CallPartnerState
    ways = ("",)
    phases = (FirstDealer, Deal, OrderUp, PickUp, CallTrump, CallPartner, Play)
    deal_phase = Deal
    after_making = CallPartner

    def dealing(self) -> Packets:
        return PACKETS

    def callable(self, state: CallPartnerState) -> Cards:
        """The plain cards that the maker cannot see (CPE-4)."""
        assert state.maker is not None
        his = state.hands[state.maker] | state.discards[state.maker]
        return DECK & ~(his | state.turned | self.rankings[state.trump].trumps)

    def makers(self, state: CallPartnerState) -> tuple[int, ...]:
        """The maker, and his partner once he has shown himself (CPE-5, CPE-6)."""
        assert state.maker is not None
        return (state.maker,) if state.partner is None else (state.maker, state.partner)

    def gather(self, state: CallPartnerState) -> None:
        super().gather(state)
        state.called = NONE
        state.partner = None

    def table(self, state: CallPartnerState) -> dict[str, Any]:
        return {
            **super().table(state),
            "called": STANDARD.name(state.called) if state.called else None,
            "partner": state.partner,
        }

    def imagined_events(
        self, view: View, rng: Random, state: CallPartnerState
    ) -> Iterator[tuple[int, Value]]:
        return _ImaginedDeal(self, view, rng, state).events()


class _ImaginedDeal(ImaginedDeal[CallPartnerEuchre, CallPartnerState]):
    def allowed(self, zone: str, owner: int) -> Cards:
        cards = super().allowed(zone, owner)
        called, maker = self.view.table["called"], self.view.table["maker"]
        if called is not None and owner == maker and zone in ("hands", "discards"):
            cards &= ~STANDARD.card(called)
        return cards
