"""Margin for Error as the level `normal` plays it: a point suit and a strategy by what they have
been seen to promise; in play the colours that others lack and the cards that were passed.
"""

from __future__ import annotations

from bot.engine.cards import Cards
from bot.engine.games.margin_for_error_score import outcome
from bot.engine.picking import PickCards
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.margin.answering import extra_card
from bot.players.margin.choosing import card_to_discard, cards_to_pass
from bot.players.normal.margin.choosing import announced, captaincy
from bot.players.normal.margin.playing import card_advised
from bot.players.normal.margin.reasons import why_pass
from bot.players.normal.margin.seat import CountingMarginSeat

__all__ = ["margin_for_error"]


def margin_for_error(view: View) -> Advice:
    """What somebody who counts would answer to whatever this seat is asked."""
    if view.phase == "captain":
        return captaincy(view)
    if view.phase == "point_suit":
        return announced(view)
    assert view.decision is not None
    if "expose" in view.decision:
        return expose(view)
    seat = CountingMarginSeat(view)
    if view.phase == "extra_card":
        return extra(seat)
    return passing(seat) if view.phase == "pass" else card_advised(seat)


def expose(view: View) -> Advice:
    """To know the strategy is worth more than to hide that one guesses it."""
    taken = view.table["points_taken"]
    theirs = taken[view.table["captain"]] + taken[view.table["partner"]]
    return Advice(
        "expose", f"the Captain's side has {theirs} point cards: know now whether it wants more"
    )


def passing(seat: CountingMarginSeat) -> Advice:
    """The cards for the other of the pair, or the one that will not be played."""
    picking = seat.view.decision
    assert isinstance(picking, PickCards)
    if picking.how.verb == "pass":
        return Advice(cards_to_pass(seat), why_pass(seat))
    card: Cards = card_to_discard(seat)
    if card & seat.points:
        return Advice(card, "you hold nothing but point cards: put the least useful one aside")
    return Advice(card, "a point card here could count for the Captain: put another card aside")


def extra(seat: CountingMarginSeat) -> Advice:
    """Counted where that scores more."""
    answer = extra_card(seat)
    without = outcome(seat.strategy, seat.captains_taken)[0]
    with_it = outcome(seat.strategy, seat.captains_taken + 1)[0]
    return Advice(answer, f"you score {with_it} with the extra card and {without} without it")
