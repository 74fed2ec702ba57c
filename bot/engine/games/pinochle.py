"""Double Deck Pinochle, as pinochle.md says it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, Cards
from bot.engine.decisions import Value
from bot.engine.games.bid_points import winners_at
from bot.engine.games.pinochle_cards import DECK, PACK, RANKINGS, PinochleRanking, game_points
from bot.engine.games.pinochle_imagined import imagined_deal
from bot.engine.games.pinochle_making import Bidding, Consulting, Naming
from bot.engine.games.pinochle_meld import meld_facts, side_points
from bot.engine.games.pinochle_state import (
    Next,
    Outcome,
    PinochleOptions,
    PinochleState,
    outcome_told,
)
from bot.engine.phases.auction import auction_facts
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import Tricks, tricks_won_by_each
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

PACKETS = Packets([(4, 4, 4, 4)] * 5)
ENOUGH = 20
"""The game points without which a side scores nothing (PIN-15, PIN-16)."""


class Deal(Dealing[Any, PinochleState]):
    """Twenty cards each, four at a time (PIN-1)."""

    def deal(self, state: PinochleState, deck: tuple[Cards, ...]) -> Next:
        state.hands = PACKETS.deal(deck, self.rules.from_left_of(state, state.dealer))
        state.undealt = NONE
        return Bidding


class Play(Tricks[Any, PinochleState]):
    """Twenty tricks in which one must beat what is winning (PIN-11 … PIN-13, PIN-20), and their
    score (PIN-14 … PIN-16).
    """

    rules: Pinochle

    def begin(self, state: PinochleState) -> None:
        assert state.bidder is not None
        self.lead_off(state, state.bidder, RANKINGS[state.trump])

    def may_follow(self, state: PinochleState, seat: int) -> Cards:
        of_suit, higher = self._narrowed(state, seat)
        return higher or of_suit

    def _narrowed(self, state: PinochleState, seat: int) -> tuple[Cards, Cards]:
        """The cards of the suit that must be played, the one led or else trump, or all where there
        are none; and those of them that beat the trick.
        """
        hand, trick, ranking = state.hands[seat], state.trick, state.ranking
        assert isinstance(ranking, PinochleRanking)
        of_suit = hand & ranking.following[trick[0]] or hand & ranking.trumps or hand
        return of_suit, of_suit & ranking.over[trick[ranking.winner(trick)]]

    def why_not_card(self, state: PinochleState, seat: int) -> str | None:
        if not state.trick:
            return None
        ranking, pack = state.ranking, self.rules.pack
        of_suit, higher = self._narrowed(state, seat)
        winning = pack.name(state.trick[ranking.winner(state.trick)])
        which = " or ".join(map(pack.name, pack.kinds(higher or of_suit)))
        led = pack.suits[ranking.suit[state.trick[0]]]
        if of_suit & ranking.following[state.trick[0]]:
            beat = f" and beat {winning}" if higher else ""
            return f"you hold a {led}: follow suit{beat} ({which})"
        beat = f", higher than {winning}" if higher and winning[-1] == ranking.trump else ""
        return f"you have no {led}: play a trump{beat} ({which})"

    def over(self, state: PinochleState) -> Next:
        assert state.bidder is not None
        points = tuple(self.rules.captured(state))
        bidders = self.rules.team(state.bidder)
        state.last = Outcome(state.bidder, state.bid, state.trump, state.laid, points)
        meld = side_points(state.laid, state.trump, self.rules.teams)
        delta = [
            side_scores(meld[seat], points[seat], state.bid if seat in bidders else None)
            for seat in range(state.seats)
        ]
        return self.rules.end_deal(state, delta)


def side_scores(meld: int, won: int, bid: int | None) -> int:
    """What a side scores for its meld and the game points that it has won; ``bid`` is None for the
    defenders (PIN-15, PIN-16).
    """
    if won >= ENOUGH and meld + won >= (bid or 0):
        return meld + won
    return -(bid or 0)


class Pinochle(Rules[PinochleState]):
    """Four players, partners opposite; 80 cards, four of each."""

    id = "pinochle"
    title = "Double Deck Pinochle"
    players = range(4, 5)
    usual_players = 4
    partners = True
    pack = PACK
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("undealt", nobody),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = PinochleOptions
    state_kind = PinochleState
    phases = (FirstDealer, Deal, Bidding, Naming, Consulting, Play)
    deal_phase = Deal
    packets = PACKETS
    play_phase = Play
    rankings = RANKINGS

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.target: int = self.options.target
        self.min_bid: int = self.options.min_bid
        self.forfeit_costs_bid: bool = self.options.forfeit_costs_bid

    def captured(self, state: PinochleState) -> list[int]:
        """The game points of each seat's side so far."""
        return [game_points(state.tricks, side) for side in self.teams[:2]] * 2

    def gather(self, state: PinochleState) -> None:
        state.hands = [NONE] * 4
        state.undealt = DECK
        state.clear_bids()
        state.trump, state.laid = None, ()
        state.consulted, state.agrees = False, None

    def winners(self, state: PinochleState) -> tuple[int, ...]:
        bidders = self.team(state.last.bidder) if state.last else ()
        return winners_at(self.target, state.scores, bidders)

    def table(self, state: PinochleState) -> dict[str, Any]:
        return {
            "dealer": state.dealer,
            **auction_facts(state),
            "consulted": state.consulted,
            "partner_agrees": state.agrees,
            "trump": state.trump,
            **meld_facts(*state.laid_last),
            "tricks_won": tricks_won_by_each(state),
            "game_points": self.captured(state),
            "last_deal": None if state.last is None else state.last.facts(),
        }

    def recall(self, state: PinochleState, view: View) -> None:
        state.last = outcome_told(view.table["last_deal"])

    def imagined_events(
        self, view: View, rng: Random, state: PinochleState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
