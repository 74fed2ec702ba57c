"""Setback, as setback.md says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, SUITS, Cards
from bot.engine.decisions import Value
from bot.engine.games.bid_points import (
    Points,
    PointsAuction,
    PointsState,
    last_deal_facts,
    last_deal_told,
    made,
    made_or_set_back,
    winners_at,
)
from bot.engine.games.bowers import ranking_with_left
from bot.engine.games.score_cards import pips
from bot.engine.games.setback_imagined import imagined_deal
from bot.engine.games.setback_points import WORTH, game_points, points_made, points_seen
from bot.engine.options import Options, number
from bot.engine.phases.auction import auction_facts
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.naming import NameTrump
from bot.engine.phases.tricks import tricks_won_by_each
from bot.engine.phases.trumping import FollowOrTrump
from bot.engine.rules import Phase, Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

Next = type[Phase[Any, Any]]
DECK = STANDARD.of_ranks("AKQJT92")
PACKETS = Packets([(3, 3, 3, 3), (3, 3, 3, 3)])


class SetbackOptions(Options):
    """The house rules of Setback (SET-10)."""

    target: int = number(12, 5, 52, "points that win the game")
    min_bid: int = number(1, 1, 4, "the lowest bid")


class SetbackState(PointsState):
    """``buried`` are the four cards that nobody has."""

    buried: Cards = DECK


class Deal(Dealing[Any, SetbackState]):
    """Six cards each, by threes; four lie face down, out of play (SET-1)."""

    rules: Setback

    def deal(self, state: SetbackState, deck: tuple[Cards, ...]) -> Next:
        state.hands = PACKETS.deal(deck, self.rules.from_left_of(state, state.dealer))
        state.buried = sum(deck[PACKETS.dealt :])
        return Bidding


class Bidding(PointsAuction[SetbackState]):
    """For one to five of the hand points (SET-2)."""

    most = 5

    def sold(self, state: SetbackState) -> Next:
        return Naming


class Naming(NameTrump[Any, SetbackState]):
    """Who has bought the deal names trump (SET-3)."""

    def named(self, state: SetbackState) -> Next:
        return Play


class Play(FollowOrTrump[Any, SetbackState]):
    """Six tricks (SET-3, SET-5, SET-12), and their score (SET-6 … SET-9)."""

    rules: Setback

    def begin(self, state: SetbackState) -> None:
        assert state.bidder is not None
        assert state.trump is not None
        self.lead_off(state, state.bidder, self.rules.rankings[state.trump])

    def over(self, state: SetbackState) -> Next:
        assert state.bidder is not None
        points = points_made(state.ranking, state.tricks, state.taken, self.rules.teams)
        state.count(points)
        scored = made(points, WORTH, state.seats)
        delta = made_or_set_back(scored, self.rules.team(state.bidder), state.bid)
        return self.rules.end_deal(state, delta)


class Setback(Rules[SetbackState]):
    """Four players, partners opposite, 28 cards."""

    id = "setback"
    title = "Setback"
    players = range(4, 5)
    usual_players = 4
    partners = True
    pack = STANDARD
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("buried", nobody),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = SetbackOptions
    state_kind = SetbackState
    phases = (FirstDealer, Deal, Bidding, Naming, Play)
    deal_phase = Deal
    packets = PACKETS

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.rankings = {trump: ranking_with_left(DECK, trump, "J") for trump in SUITS}
        self.target: int = self.options.target
        self.min_bid: int = self.options.min_bid

    def gather(self, state: SetbackState) -> None:
        state.hands = [NONE] * 4
        state.buried = DECK
        state.clear_bids()
        state.trump = None

    def winners(self, state: SetbackState) -> tuple[int, ...]:
        bidders = self.team(state.counted.bidder) if state.counted else ()
        return winners_at(self.target, state.scores, bidders)

    def table(self, state: SetbackState) -> dict[str, Any]:
        taken = state.taken  # put together from the tricks, so once for all facts
        return {
            "dealer": state.dealer,
            **auction_facts(state),
            "trump": state.trump,
            "tricks_won": tricks_won_by_each(state),
            "points": self._points_seen(state, taken),
            "game_points": [
                game_points(sum([taken[seat] for seat in side])) for side in self.teams
            ],
            "sixes": [pips(score, 6) for score in state.scores],
            "last_deal": last_deal_facts(state.counted),
        }

    def _points_seen(self, state: SetbackState, taken: Sequence[Cards]) -> Points | None:
        if state.trump is None:
            return None
        return points_seen(self.rankings[state.trump], state.tricks, taken, self.teams)

    def recall(self, state: SetbackState, view: View) -> None:
        state.counted = last_deal_told(view.table["last_deal"])

    def imagined_events(
        self, view: View, rng: Random, state: SetbackState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
