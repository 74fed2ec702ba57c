"""What to answer, whatever is asked."""

from __future__ import annotations

from bot.engine.decisions import Below, Value
from bot.engine.games.margin_for_error_score import outcome
from bot.engine.picking import PickCards
from bot.engine.view import View
from bot.players.margin.choosing import (
    best_announcement,
    card_to_discard,
    cards_to_pass,
    would_be_captain,
)
from bot.players.margin.playing import play
from bot.players.margin.seat import MarginSeat


def margin_for_error(view: View, _below: Below) -> Value:
    """The obvious answer to whatever this seat is asked. It never leaves anything to chance."""
    if view.phase == "captain":
        return "accept" if would_be_captain(view.hand, len(view.places)) else "decline"
    if view.phase == "point_suit":
        return best_announcement(view.hand, len(view.places))
    assert view.decision is not None
    if "expose" in view.decision:
        return "expose"  # to know the strategy is worth more than to hide that one guesses it
    seat = MarginSeat(view)
    if view.phase == "pass":
        picking = view.decision
        assert isinstance(picking, PickCards)
        return cards_to_pass(seat) if picking.how.verb == "pass" else card_to_discard(seat)
    if view.phase == "extra_card":
        return extra_card(seat)
    return play(seat, list(view.decision))


def extra_card(seat: MarginSeat) -> str:
    """Counted where that scores more."""
    taken = sum(seat.table["points_taken"][other] for other in seat.side)
    ours, theirs = outcome(seat.strategy, taken)
    with_it = outcome(seat.strategy, taken + 1)
    return "include" if with_it[0] - with_it[1] > ours - theirs else "exclude"
