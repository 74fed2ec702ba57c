"""Pedro: what cards and hands are worth, which trumps to lay off, what to rob."""

from __future__ import annotations

from bot.engine.cards import Cards, singles, union
from bot.engine.decisions import Below, Value
from bot.engine.games.pedro_points import CARDS, WORTH
from bot.engine.games.pedro_robbing import Rob
from bot.engine.picking import PickCards
from bot.engine.view import View
from bot.players.bid_points.bidding import bids_worth_making, name_trump
from bot.players.bid_points.playing import Worth, play
from bot.players.bid_points.seat import Seat

TRUMPS = (2.3, 1.5, 0.9, 0.9, 0.5, 0.2, 0.2, 0.2, 0.1, 0.4, 0.3, 0.1, 0.1, 0.0)
"""What each trump adds to the points that its holder's side makes, from the ace down: measured over
thousands of deals, as are the other figures here.
"""

LONG = 0.5
"""What each trump after the third adds."""

ROBBING = 0.6
"""What it adds that this side robs the deck."""

WITHOUT = 4.8
"""What a side makes without any of it."""

MARGIN = 3.0
"""How far the hand must be worth more than the bid."""


def pedro(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    seat = Seat(view)
    if view.phase == "auction":
        return one_bid(seat)
    if view.phase == "name_trump":
        return name_trump(seat, estimate)
    if view.phase == "discard":
        return lowest_trumps(seat)
    if view.phase == "rob":
        return best_of_the_deck(seat)
    return play(seat, worth_in(seat))


def one_bid(seat: Seat) -> int | str:
    """As high as the hand goes, as there is no second bid; the dealer, who bids last, as low."""
    bids = bids_worth_making(seat, estimate, MARGIN)
    if not bids:
        return "pass"
    return bids[0] if seat.me == seat.view.dealer else bids[-1]


def worth_in(seat: Seat) -> Worth:
    """What cards are worth in a trick; the ace counts for the side that had it, not for the one
    that takes it.
    """
    cards = CARDS[str(seat.ranking.trump)]
    worth = {card: float(WORTH[name]) for name, card in cards.items() if name != "high"}
    return lambda card: worth.get(card, 0.0)


def lowest_trumps(seat: Seat) -> Cards:
    """The lowest trumps of those that may be laid off."""
    decision = seat.view.decision
    assert isinstance(decision, PickCards)
    cards = sorted(singles(decision.cards), key=seat.ranking.height.__getitem__)
    return union(cards[: decision.how.least])


def best_of_the_deck(seat: Seat) -> Cards:
    """What counts, then the highest trumps, then the highest of the other suits."""
    decision = seat.view.decision
    assert isinstance(decision, Rob)
    counting = union(CARDS[str(seat.ranking.trump)].values())
    height = seat.ranking.height
    best = sorted(
        singles(decision.choice),
        key=lambda card: (bool(card & counting), height[card]),
        reverse=True,
    )
    return decision.forced | decision.extra | union(best[: decision.number])


def estimate(seat: Seat, suit: str) -> float:
    """The points that the hand should make with a suit for trump."""
    ranking = seat.ranking_with(suit)
    places = [ranking.order[suit].index(card) for card in singles(seat.hand & ranking.trumps)]
    robbing = ROBBING if seat.view.dealer in seat.side else 0.0
    long = LONG * max(0, len(places) - 3)
    return WITHOUT + robbing + long + sum(TRUMPS[place] for place in places)
