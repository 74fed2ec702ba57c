"""Pedro: what cards are worth in tricks, and who may hold the trumps."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Cards
from bot.engine.games.pedro_points import CARDS, WORTH
from bot.engine.games.pedro_state import HAND
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.bid_points.bidding import trump_named
from bot.players.normal.bid_points.pedro_making import bid, discard, estimate, rob
from bot.players.normal.bid_points.playing import Weights
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.reasons import card_advised
from bot.players.normal.bid_points.seat import OUT_OF_PLAY, CountingSeat, Worth
from bot.players.normal.holdings import Room

WEIGHTS = Weights(
    trick=1.25, partner_adds=0.0, others_add=-0.7, lead=0.35, trump=-0.45, trump_beats=-0.3,
    high_trump=-2.0, high=0.1, beats=-0.1, counts=-0.2, trump_counts=-0.6, counts_led=0.3,
    high_trump_led=2.7, high_led=-1.0, draws=1.95, draws_theirs=0.1, brings_down=0.0,
)  # fmt: skip


def pedro(view: View) -> Advice:
    """What somebody who counts would answer to whatever this seat is asked."""
    return ANSWERS.get(view.phase, card)(CountingSeat(view))


def card(seat: CountingSeat) -> Advice:
    """What brings most."""
    cards = CARDS[str(seat.ranking.trump)]
    names = {cards["right_pedro"]: "right pedro", cards["left_pedro"]: "left pedro"}
    prospects = Prospects(seat, worth(seat), seat.holdings(room(seat)))
    return card_advised(prospects, WEIGHTS, names)


def worth(seat: CountingSeat) -> Worth:
    """What a card is worth in a trick; the ace counts for the side that had it."""
    cards = CARDS[str(seat.ranking.trump)]
    points = {card: float(WORTH[name]) for name, card in cards.items() if name != "high"}
    return lambda card: points.get(card, 0.0)


def room(seat: CountingSeat) -> Room:
    """How much room each place has for a card. All know how many trumps a hand has kept; what it
    drew may be trumps too, and the dealer has robbed those that were left.
    """
    sizes, trumps = seat.view.counts["hands"], seat.ranking.trumps
    (stock,) = seat.view.counts["stock"]
    kept = {place: kept_trumps(seat, place) for place in seat.view.places}
    drawn = {place: sizes[place] - kept[place] for place in kept}
    robbed = dict(drawn)
    if seat.table["drew"][seat.view.dealer or 0]:
        robbed[seat.view.dealer or 0] += stock
    loose = max(0, seat.trumps_out.bit_count() - sum(kept.values()) + kept[seat.me])
    share = loose / (sum(robbed.values()) - robbed[seat.me] or 1)

    def room_for(place: int, card: Cards) -> float:
        if place == OUT_OF_PLAY:
            return 0.0 if card & trumps else stock
        if card & trumps:
            return min(sizes[place], kept[place] + share * robbed[place])
        return drawn[place]

    return room_for


def kept_trumps(seat: CountingSeat, place: int) -> int:
    """How many of the trumps with which a seat began it still has, at least."""
    drew: int = seat.table["drew"][place] + len(seat.table["taken_back"][place])
    trumps = (seat.played[place] & seat.ranking.trumps).bit_count()
    return max(0, min(HAND - drew - trumps, seat.view.counts["hands"][place]))


ANSWERS: dict[str, Callable[[CountingSeat], Advice]] = {
    "auction": bid,
    "name_trump": lambda seat: trump_named(seat, estimate),
    "discard": discard,
    "rob": rob,
}
