"""Bid Euchre, as bid_euchre.md says it: two players, an auction, and cards that nobody knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, SUITS, Cards, union
from bot.engine.decisions import Value
from bot.engine.games.bid_euchre_imagined import imagined_deal
from bot.engine.games.bid_euchre_state import DECK, ZONES, BidEuchreOptions, BidEuchreState
from bot.engine.games.bid_points import made_or_set_back
from bot.engine.games.bowers import bower_ranking
from bot.engine.games.euchre_family import Next
from bot.engine.phases.auction import Auction, auction_facts
from bot.engine.phases.dealing import Dealing
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.naming import NameTrump
from bot.engine.phases.tricks import Tricks, tricks_won, tricks_won_by_each
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.engine.winning import highest_at

PILES = 4
ALL_PILES = 2 * PILES
TRICKS = 12
REMEMBERED = 256
"""Deals: more than are played at a time."""


class Deal(Dealing[Any, BidEuchreState]):
    """Four piles each, a card face down and one face up on it, and four cards in hand (BID-1)."""

    rules: BidEuchre

    def deal(self, state: BidEuchreState, deck: tuple[Cards, ...]) -> Next:
        down, faces = deck[:ALL_PILES], deck[ALL_PILES : 2 * ALL_PILES]
        state.down = self.one_at_a_time(state, down)
        state.open = self.one_at_a_time(state, faces)
        state.hands = self.one_at_a_time(state, deck[ALL_PILES:])
        state.under = dict(zip(faces, down, strict=True))
        state.stock = NONE
        return Bidding

    @staticmethod
    def one_at_a_time(state: BidEuchreState, cards: Sequence[Cards]) -> list[Cards]:
        """What each seat gets of the cards; the dealer gets every second one."""
        shares = [sum(cards[0::2]), sum(cards[1::2])]
        return shares if state.dealer == 1 else shares[::-1]


class Bidding(Auction[Any, BidEuchreState]):
    """For a number of tricks; the opening bid cannot be a pass (BID-3)."""

    rules: BidEuchre
    least = 1
    most = TRICKS
    must_open = True

    def sold(self, state: BidEuchreState) -> Next:
        return Naming


class Naming(NameTrump[Any, BidEuchreState]):
    """The winner of the auction names trump (BID-4)."""

    def named(self, state: BidEuchreState) -> Next:
        return Play


class Play(Tricks[Any, BidEuchreState]):
    """Twelve tricks from hand and open cards (BID-5 … BID-7), and their score (BID-8)."""

    rules: BidEuchre

    def begin(self, state: BidEuchreState) -> None:
        assert state.dealer is not None
        self.lead_off(
            state, self.rules.left_of(state, state.dealer), self.rules.rankings[state.trump]
        )

    def take(self, state: BidEuchreState, seat: int, value: Value) -> Next | None:
        state.open[seat] &= ~value
        return Tricks.take(self, state, seat, value)  # by name: quicker, asked of every card

    def close_trick(self, state: BidEuchreState) -> Next | None:
        state.turn_up_under(state.trick)
        return Tricks.close_trick(self, state)

    def over(self, state: BidEuchreState) -> Next:
        assert state.bidder is not None
        first = tricks_won(state, (0,))
        won = (first, TRICKS - first)
        return self.rules.end_deal(state, made_or_set_back(won, (state.bidder,), state.bid))

    def why_not_card(self, state: BidEuchreState, seat: int) -> str | None:
        if not state.trick:
            return None
        suit = self.rules.pack.suits[state.ranking.suit[state.trick[0]]]
        names = " or ".join(self.rules.pack.names(self.may_follow(state, seat)))
        return f"you have a {suit} in hand or face up: follow suit ({names})"


class BidEuchre(Rules[BidEuchreState]):
    """Two players, 24 cards."""

    id = "bid_euchre"
    title = "Bid Euchre"
    players = range(2, 3)
    usual_players = 2
    pack = STANDARD
    deck = DECK
    zones = ZONES
    option_kind = BidEuchreOptions
    state_kind = BidEuchreState
    phases = (FirstDealer, Deal, Bidding, Naming, Play)
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.rankings = {trump: bower_ranking(DECK, trump) for trump in (None, *SUITS)}
        self.target: int = self.options.target

    def gather(self, state: BidEuchreState) -> None:
        state.hands, state.open, state.down = [[NONE] * 2 for _ in state.each_seat]
        state.under = BidEuchreState.under
        state.stock = DECK
        state.clear_bids()
        state.trump = None

    def winners(self, state: BidEuchreState) -> tuple[int, ...]:
        return highest_at(self.target, state.scores)

    def table(self, state: BidEuchreState) -> dict[str, Any]:
        faces, down = list(names_of(tuple(state.under))), union(state.down)
        turned = [None if card & down else STANDARD.name(card) for card in state.under.values()]
        return {
            "dealer": state.dealer,
            **auction_facts(state),
            "trump": state.trump,
            "tricks_won": tricks_won_by_each(state),
            "piles": {str(seat): state.share(seat, faces) for seat in (0, 1)},
            "turned": {str(seat): state.share(seat, turned) for seat in (0, 1)},
        }

    def imagined_events(
        self, view: View, rng: Random, state: BidEuchreState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)


@lru_cache(REMEMBERED)
def names_of(cards: tuple[Cards, ...]) -> tuple[str, ...]:
    """Cards by their names: those face up are named at every look at a deal."""
    return tuple(map(STANDARD.name, cards))
