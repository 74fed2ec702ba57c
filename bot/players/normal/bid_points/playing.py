"""Which card to play: what this trick brings, against what the card would do later."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.cards import Cards, singles
from bot.players.normal.bid_points.prospects import Prospects


@dataclass(frozen=True, slots=True)
class Weights:
    """What each thing adds to a card's value, in points of the deal's score.

    Fitted to what came of every card that might be played in some thousand positions, each played
    out to the end of its deal.

    ``trick``: each point that lies there, won or lost. ``partner_adds`` and ``others_add``: each
    point that those still to play may hold, if it is won or if it is lost. ``lead``: to lead next.

    Of parting with a card: ``trump``; ``trump_beats`` for each trump still out that it beats;
    ``high_trump`` where it beats them all; ``high`` and ``beats`` the same of a plain suit;
    ``counts`` and ``trump_counts`` for each point that it is worth; ``counts_led`` where it is led.

    Of leading: ``high_trump_led`` and ``high_led`` where nothing of its suit beats it; a trump
    ``draws`` for the side that has bought the deal, ``draws_theirs`` for the other, and
    ``brings_down`` each point among the trumps still out.
    """

    trick: float
    partner_adds: float
    others_add: float
    lead: float
    trump: float
    trump_beats: float
    high_trump: float
    high: float
    beats: float
    counts: float
    trump_counts: float
    counts_led: float
    high_trump_led: float
    high_led: float
    draws: float
    draws_theirs: float
    brings_down: float


def best_card(prospects: Prospects, weights: Weights) -> Cards:
    """The card that is worth most; of equals the last in the order of the pack, or the lowest where
    somebody else has led.
    """
    seat = prospects.seat
    cards: list[Cards] = list(seat.answers)
    if len(cards) == 1:
        return cards[0]
    follows, height = bool(seat.trick), seat.ranking.height
    return max(
        cards,
        key=lambda card: (value(prospects, card, weights), -height[card] * follows, -card),
    )


def value(prospects: Prospects, card: Cards, weights: Weights) -> float:
    """What it is worth to play a card, in points, next to the other cards."""
    leads = 0.0 if prospects.seat.trick else led(prospects, card, weights)
    return brings(prospects, card, weights) + leads + parts_with(prospects, card, weights)


def brings(prospects: Prospects, card: Cards, weights: Weights) -> float:
    """What this trick should bring."""
    ours, mine = prospects.outlook(card)
    at_stake = prospects.lying + prospects.worth(card)
    return (
        weights.trick * (2 * ours - 1) * at_stake
        + weights.partner_adds * ours * prospects.still_to_add(partner=True)
        + weights.others_add * (1 - ours) * prospects.still_to_add(partner=False)
        + weights.lead * mine * (prospects.seat.hand != card)
    )


def parts_with(prospects: Prospects, card: Cards, weights: Weights) -> float:
    """What it costs that the card is gone then."""
    seat, worth = prospects.seat, prospects.worth(card)
    beats, is_master = seat.beats_out(card), seat.is_master(card)
    if card & seat.ranking.trumps:
        kept = weights.trump + weights.trump_beats * beats + weights.high_trump * is_master
        return kept + (weights.counts + weights.trump_counts) * worth
    return weights.high * is_master + weights.beats * beats + weights.counts * worth


def led(prospects: Prospects, card: Cards, weights: Weights) -> float:
    """What it does besides to lead the card."""
    seat = prospects.seat
    is_master, lost = seat.is_master(card), weights.counts_led * prospects.worth(card)
    if not card & seat.ranking.trumps:
        return lost + weights.high_led * is_master
    out = sum([prospects.worth(trump) for trump in singles(seat.trumps_out)])
    down = weights.brings_down * (2 * prospects.outlook(card).ours - 1) * out
    draws = weights.draws if seat.bids else weights.draws_theirs
    return lost + down + draws + weights.high_trump_led * is_master
