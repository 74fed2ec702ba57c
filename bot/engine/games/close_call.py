"""Close Call, as close_call.md says it: exact bids, and a price on every trick beside them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, Literal

from annotated_types import Ge, Le
from pydantic import AfterValidator

from bot.engine.cards import NONE, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Number, Value
from bot.engine.games.tarot import TAROT, EqualTrumps
from bot.engine.imagining import deck_as_dealt
from bot.engine.options import Options, choice, each_once, seats, switch
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import (
    Tricks,
    TrickState,
    suits_not_followed,
    tricks_won_by_each,
)
from bot.engine.rules import Phase, Rules
from bot.engine.seating import clockwise_after
from bot.engine.view import View
from bot.engine.winning import leaders
from bot.engine.zones import Zone, everybody, nobody, owner_only

Next = type[Phase[Any, Any]]
Beginners = Annotated[list[Annotated[int, Ge(0), Le(5)]], AfterValidator(each_once)]
HAND = 10
LOWEST = {"full": -200, "short": -100, "long": -501}
"""The score at which, or below which, a game of each length is over (CCL-10)."""


class CloseCallOptions(Options):
    """The house rules (CCL-1, CCL-9, CCL-10)."""

    full_suits: bool = switch("aces of cups and pentacles are in the pack too")
    beginners: Beginners = seats("seats that pay five a trick, and not double for each")
    length: Literal["full", "short", "long"] = choice(
        "full",
        "the end: at -200 (full), at -100 or two deals each (short), below -500 (long)",
    )


class CloseCallState(TrickState):
    """``bids`` are those made so far, from the dealer's on; ``stock`` what is left over."""

    bids: tuple[int, ...] = ()
    stock: Cards = NONE


class Deal(Dealing[Any, CloseCallState]):
    """Ten cards each, one at a time (CCL-2)."""

    rules: CloseCall

    def deal(self, state: CloseCallState, deck: tuple[Cards, ...]) -> Next:
        rules = self.rules
        state.hands = rules.packets.deal(deck, rules.from_left_of(state, state.dealer))
        state.stock = rules.deck & ~sum(state.hands)
        return Bid


class Bid(Phase[Any, CloseCallState]):
    """One bid each, the dealer first; any number may be bid again (CCL-3)."""

    name = "bid"
    rules: CloseCall
    question = Number("bid", range(HAND + 1), "Bid the tricks that you will take, 0 to 10")

    def begin(self, state: CloseCallState) -> None:
        assert state.dealer is not None
        state.turn = state.dealer

    def ask(self, state: CloseCallState) -> dict[int, Decision]:
        return {state.turn: self.question}

    def take(self, state: CloseCallState, seat: int, value: Value) -> Next | None:
        state.bids += (value,)
        state.turn = self.rules.left_of(state, seat)
        return Play if state.turn == state.dealer else None

    def why_not(self, state: CloseCallState, seat: int, value: Value) -> str | None:
        return "there are ten tricks: bid 0 to 10 of them"


class Play(Tricks[Any, CloseCallState]):
    """Ten tricks, the dealer leading to the first (CCL-4 … CCL-7), and their score (CCL-8)."""

    rules: CloseCall

    def begin(self, state: CloseCallState) -> None:
        assert state.dealer is not None
        self.lead_off(state, state.dealer, self.rules.ranking)

    def over(self, state: CloseCallState) -> Next:
        beginners = self.rules.options.beginners
        bids = [bid for bid in self.rules.bids(state) if bid is not None]
        return self.rules.end_deal(
            state,
            [
                penalty(abs(won - bids[seat]), gentle=seat in beginners)
                for seat, won in enumerate(tricks_won_by_each(state))
            ],
        )


def penalty(off: int, *, gentle: bool = False) -> int:
    """What it costs to be off by so many tricks: doubling, or five each for beginners (CCL-8,
    CCL-9).
    """
    if gentle:
        return -5 * off
    return -5 << off - 1 if off else 0


class CloseCall(Rules[CloseCallState]):
    """Three to six players, each for himself; a tarot pack with six trumps."""

    id = "close_call"
    title = "Close Call"
    players = range(3, 7)
    usual_players = 4
    pack = TAROT
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("stock", nobody),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = CloseCallOptions
    state_kind = CloseCallState
    phases = (FirstDealer, Deal, Bid, Play)
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        out = NONE if self.options.full_suits else TAROT.cards("AC AP")
        self.deck = TAROT.all & ~out
        self.ranking = EqualTrumps(self.deck)
        self.packets = Packets([(1,) * self.seats] * HAND)

    def unfit(self) -> str | None:
        if max(self.options.beginners, default=0) < self.seats:
            return None
        return f"option 'beginners' names a seat at which nobody sits: only {self.seats} play"

    def new_state(self) -> CloseCallState:
        state = super().new_state()
        state.stock = self.deck
        return state

    def bids(self, state: CloseCallState) -> list[int | None]:
        """Each seat's bid; None for those who have not bid yet."""
        bids: list[int | None] = [None] * state.seats
        for step, bid in enumerate(state.bids):
            assert state.dealer is not None
            bids[(state.dealer + step) % state.seats] = bid
        return bids

    def gather(self, state: CloseCallState) -> None:
        state.hands = [NONE] * state.seats
        state.bids = ()
        state.stock = self.deck

    def winners(self, state: CloseCallState) -> tuple[int, ...]:
        """Once the game has come to its end, all those with the highest score (CCL-11)."""
        length = self.options.length
        twice = length == "short" and len(state.deals) == 2 * state.seats
        is_over = twice or min(state.scores) <= LOWEST[length]
        return leaders(state.scores) if is_over else ()

    def table(self, state: CloseCallState) -> dict[str, Any]:
        total = sum(state.bids)
        return {
            "dealer": state.dealer,
            "bids": self.bids(state),
            "total": total,
            "total_is": against_ten(total) if len(state.bids) == state.seats else None,
            "tricks_won": tricks_won_by_each(state),
        }

    def imagined_events(
        self, view: View, rng: Random, state: CloseCallState
    ) -> Iterator[tuple[int, Value]]:
        deal = view.deals[-1]
        order = clockwise_after(view.places, deal.dealer) * HAND
        missing = suits_not_followed(self.ranking, deal.tricks, view.places)
        yield CHANCE, deck_as_dealt(view, [~cannot for cannot in missing], order, rng)
        for seat, line in view.events[view.deal_began + 1 :]:
            yield seat, self.read(state, seat, line)


def against_ten(total: int) -> str:
    """Whether bids of so many tricks are under, at or over the ten that there are (CCL-14)."""
    return "under" if total < HAND else "at" if total == HAND else "over"
