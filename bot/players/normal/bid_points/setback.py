"""Setback: what cards are worth, who may hold the trumps, what the hand is worth a bid."""

from __future__ import annotations

from math import exp, sqrt

from bot.engine.cards import Cards, singles, union
from bot.engine.games.setback_points import BOWERS, ENOUGH, game_points
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.bid_points.bidding import best_suit, expected, trump_named
from bot.players.normal.bid_points.playing import Weights
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.reasons import card_advised
from bot.players.normal.bid_points.seat import OUT_OF_PLAY, CountingSeat, Worth
from bot.players.normal.holdings import Room

TRUMPS = (1.7, 0.9, 0.65, 0.75, 0.75, 0.45, 0.5, 1.0)
"""What each trump adds to the points that its holder's side makes, from the ace down: measured over
some thousand deals, as are the other figures here.
"""

LONG = -0.25
"""What each trump after the third adds: the others have fewer to take."""

WITHOUT = 0.45
"""What a side makes without any of it."""

OVER_OTHERS = (0.0, 6.0, 2.95, 3.3, 3.85)
OVER_PARTNER = (6.0, 6.0, 3.2, 3.7, 4.0)
"""The points that a hand must be worth for a bid of one to five, over the others and over the
partner.
"""

LURE = 2
"""A bid that only drives the others one higher."""

ALL_GAME_POINTS = 80
SPREAD = 2.0
"""How far the game points still out may fall to one side: so many times their square root."""

BURIED = 4
HOLDS = {"bidder": 1.6, "partner": 0.9, "other": 0.8, "buried": 0.7}
"""How many trumps are held where, next to other cards."""

WEIGHTS = Weights(
    trick=1.35, partner_adds=0.0, others_add=-1.0, lead=0.2, trump=-0.5, trump_beats=-0.13,
    high_trump=-0.7, high=-0.15, beats=-0.03, counts=0.4, trump_counts=-1.2, counts_led=-0.65,
    high_trump_led=1.0, high_led=-0.2, draws=0.1, draws_theirs=0.6, brings_down=0.1,
)  # fmt: skip


def setback(view: View) -> Advice:
    """What somebody who counts would answer to whatever this seat is asked."""
    seat = CountingSeat(view)
    if view.phase == "auction":
        return bid(seat)
    if view.phase == "name_trump":
        return trump_named(seat, estimate)
    right, left = BOWERS[str(seat.ranking.trump)]
    prospects = Prospects(seat, worth(seat), seat.holdings(room(seat)))
    return card_advised(prospects, WEIGHTS, {right: "right bower", left: "left bower"})


# Bidding


def estimate(seat: CountingSeat, suit: str) -> float:
    """The points that the hand should make for its side with a suit for trump."""
    ranking = seat.ranking_with(suit)
    places = [ranking.order[suit].index(card) for card in singles(seat.hand & ranking.trumps)]
    return WITHOUT + LONG * max(0, len(places) - 3) + sum(TRUMPS[place] for place in places)


def bid(seat: CountingSeat) -> Advice:
    """The lowest bid that the hand is worth, or a pass."""
    points, suit = best_suit(seat, estimate)
    about = expected(seat, points, suit)
    bids = [answer for answer in seat.answers if isinstance(answer, int)]
    over_partner = seat.table["bidder"] == seat.partner
    needed = OVER_PARTNER if over_partner else OVER_OTHERS
    if seat.table["bid"] is None:
        return Advice(bids[0], f"{about}: open low, before the others can buy it for as little")
    for some in bids[:2]:
        if points >= needed[some - 1]:
            return Advice(some, f"{about}: {worth_bidding(some, seat.table['bid'], points)}")
    if over_partner:
        return Advice("pass", f"{about}: leave it to your partner, who has bid {seat.table['bid']}")
    return Advice("pass", f"{about}, {too_little(seat.table['bid'])}")


def worth_bidding(some: int, standing: int, points: float) -> str:
    """Why to bid."""
    if some > standing + 1:
        return f"bid {some} at once, {standing + 1} would only drive the others there"
    if round(points, 1) < some:
        return f"that is short of {some}, but to leave it at {standing} should bring still less"
    return f"take it at {some}, rather than leave it at {standing}"


def too_little(standing: int) -> str:
    """Why not to bid over the others."""
    if standing == LURE - 1:
        return f"too little for {LURE + 1}, and {LURE} would only drive the others there"
    return f"too little for a bid of {standing + 1}"


# Playing


def worth(seat: CountingSeat) -> Worth:
    """What a card is worth in a trick: a bower a point, and what its game points do for game."""
    bowers, point = union(BOWERS[str(seat.ranking.trump)]), a_game_point(seat)
    return lambda card: (1.0 if card & bowers else 0.0) + point * game_points(card)


def a_game_point(seat: CountingSeat) -> float:
    """How much likelier one more game point makes the point for game; none where that is decided,
    most where both sides can still just make it.
    """
    by_seat = seat.table["game_points"]
    ours, theirs = by_seat[seat.me], by_seat[(seat.me + 1) % 4]
    if max(ours, theirs) >= ENOUGH:
        return 0.0
    out = ALL_GAME_POINTS - ours - theirs
    spread = SPREAD * sqrt(out)
    off = (ENOUGH - ours - out / 2) / spread
    return 0.4 / spread * exp(-off * off / 2)


def room(seat: CountingSeat) -> Room:
    """How much room each place has for a card: the bidder has the most trumps."""
    sizes, trumps = seat.view.counts["hands"], seat.ranking.trumps
    holds = {place: HOLDS[role(seat, place)] for place in (*seat.view.places, OUT_OF_PLAY)}

    def room_for(place: int, card: Cards) -> float:
        cards = BURIED if place == OUT_OF_PLAY else sizes[place]
        return cards * holds[place] if card & trumps else cards

    return room_for


def role(seat: CountingSeat, place: int) -> str:
    """What a place is in this deal."""
    bidder = seat.table["bidder"]
    if place in (bidder, OUT_OF_PLAY):
        return "bidder" if place == bidder else "buried"
    return "partner" if place in seat.view.sides[bidder] else "other"
