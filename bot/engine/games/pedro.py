"""Pedro, as pedro.md says it: the deal, the bidding, the play, the score.

Cutting for partners stands in pedro_cut.py, what happens between the naming of trump and the play
in pedro_drawing.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, SUITS, Cards
from bot.engine.decisions import Value
from bot.engine.games.bid_points import (
    PointsAuction,
    Side,
    last_deal_facts,
    last_deal_told,
    made,
    winners_at,
)
from bot.engine.games.bowers import ranking_with_left
from bot.engine.games.pedro_cut import Cut
from bot.engine.games.pedro_drawing import Discard, RobTheDeck
from bot.engine.games.pedro_imagined import imagined_deal
from bot.engine.games.pedro_points import CARDS, WORTH, deltas, points_made
from bot.engine.games.pedro_state import (
    DECK,
    UNDEALT,
    Next,
    PedroOptions,
    PedroState,
)
from bot.engine.phases.auction import auction_facts
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.naming import NameTrump
from bot.engine.phases.tricks import tricks_won_by_each
from bot.engine.phases.trumping import FollowOrTrump
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, owner_only

PACKETS = Packets([(3, 3, 3, 3)] * 3)


def dealer_who_searched(state: PedroState, _owner: int, viewer: int | None) -> bool:
    """Who has robbed the deck goes on knowing what he left (PED-6)."""
    return state.searched and viewer == state.dealer


class Deal(Dealing[Any, PedroState]):
    """Nine cards each, by threes; sixteen are left (PED-2)."""

    def deal(self, state: PedroState, deck: tuple[Cards, ...]) -> Next:
        state.hands = PACKETS.deal(deck, self.rules.from_left_of(state, state.dealer))
        state.stock = deck[PACKETS.dealt :]
        return Bidding


class Bidding(PointsAuction[PedroState]):
    """One bid each, from one to fourteen (PED-4)."""

    rules: Pedro
    one_bid_each = True
    most = 14

    def sold(self, state: PedroState) -> Next:
        return Naming

    def all_passed(self, state: PedroState) -> Next:
        if self.rules.dealer_names:
            state.bidder, state.bid = state.dealer, self.rules.min_bid
            return Naming
        return super().all_passed(state)


class Naming(NameTrump[Any, PedroState]):
    """The highest bidder names trump (PED-4)."""

    def named(self, state: PedroState) -> Next:
        return Discard


class Play(FollowOrTrump[Any, PedroState]):
    """Six tricks (PED-8), and their score (PED-9 … PED-12)."""

    rules: Pedro

    def begin(self, state: PedroState) -> None:
        assert state.bidder is not None
        assert state.trump is not None
        self.lead_off(state, state.bidder, self.rules.rankings[state.trump])
        state.high = self.rules.holder(state, CARDS[state.trump]["high"])

    def over(self, state: PedroState) -> Next:
        assert state.bidder is not None
        assert state.trump is not None
        rules = self.rules
        sides = rules.sides(state)
        points = points_made(state.trump, state.taken, state.laid, state.high, sides)
        state.count(points)
        scored = made(points, WORTH, state.seats)
        delta = deltas(rules.options.scoring, scored, sides[state.bidder], state.bid)
        return rules.end_deal(state, delta)


class Pedro(Rules[PedroState]):
    """Four players, partners opposite, 52 cards."""

    id = "pedro"
    title = "Pedro"
    players = range(4, 5)
    usual_players = 4
    partners = True
    pack = STANDARD
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("stock", dealer_who_searched),
        Zone("discards", everybody, each_seat=True),
        Zone("laid", everybody, each_seat=True),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = PedroOptions
    state_kind = PedroState
    phases = (Cut, FirstDealer, Deal, Bidding, Naming, Discard, RobTheDeck, Play)
    deal_phase = Deal
    packets = PACKETS

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.rankings = {trump: ranking_with_left(DECK, trump, "5") for trump in SUITS}
        self.counts = {trump: sum(CARDS[trump].values()) for trump in SUITS}
        self.target: int = self.options.target
        self.min_bid: int = self.options.min_bid
        self.dealer_names = self.options.all_pass != "throw_in"  # noqa: S105  # no password
        self.low_is_laid: bool = self.options.low == "dealt"
        if self.options.partners == "cut":
            self.teams = [(seat,) for seat in range(self.seats)]

    def sides(self, state: PedroState) -> list[Side]:
        """Nobody has a partner before he has been cut for (PED-1)."""
        return self.teams if state.dealer is None else super().sides(state)

    def robber(self, state: PedroState) -> int:
        """The dealer, who robs the deck."""
        assert state.dealer is not None
        return state.dealer

    def holder(self, state: PedroState, card: Cards) -> int | None:
        """The seat that has a card in hand, if one has."""
        return next((seat for seat, hand in enumerate(state.hands) if hand & card), None)

    def trumps(self, state: PedroState) -> Cards:
        """All trumps, once they have been named."""
        assert state.trump is not None
        return self.rankings[state.trump].trumps

    def counting(self, state: PedroState) -> Cards:
        """The trumps that count (PED-7, PED-9)."""
        assert state.trump is not None
        return self.counts[state.trump]

    def laid_out(self, trump: str | None) -> Cards:
        """The two of trump where it is laid out and not played (PED-10); no card otherwise."""
        return STANDARD.card(f"2{trump}") if self.low_is_laid and trump else NONE

    def gather(self, state: PedroState) -> None:
        for zone in state.each_seat:
            setattr(state, zone, [NONE] * 4)
        state.stock, state.searched, state.low_came = UNDEALT, False, None
        state.trump = state.high = None
        state.clear_bids()

    def winners(self, state: PedroState) -> tuple[int, ...]:
        bidders = self.sides(state)[state.counted.bidder] if state.counted else ()
        return winners_at(self.target, state.scores, bidders)

    def table(self, state: PedroState) -> dict[str, Any]:
        points = self.points_seen(state)
        return {
            "dealer": state.dealer,
            "cut": state.cut,
            **auction_facts(state),
            "trump": state.trump,
            "drew": list(state.drew),
            "taken_back": [STANDARD.names(back) for back in state.taken_back],
            "low_came": state.low_came,
            "tricks_won": tricks_won_by_each(state),
            "points": points,
            "made": made(points or {}, WORTH, state.seats),
            "in_the_hole": [score < 0 for score in state.scores],
            "last_deal": last_deal_facts(state.counted),
        }

    def points_seen(self, state: PedroState) -> dict[str, Side | None] | None:
        """The points made so far, as all have seen it: the ace of trump tells whose it was when it
        is played. None before trump is named.
        """
        if state.trump is None:
            return None
        ace = CARDS[state.trump]["high"]
        played = next((trick for trick in state.tricks if ace in trick.cards), None)
        high = state.high if played else None
        sides = self.sides(state)
        return dict(points_made(state.trump, state.taken, state.laid, high, sides))

    def recall(self, state: PedroState, view: View) -> None:
        state.counted = last_deal_told(view.table["last_deal"])
        state.cut = view.table["cut"]

    def imagined_events(
        self, view: View, rng: Random, state: PedroState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
