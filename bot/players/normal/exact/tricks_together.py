"""Tricks Together: a number that leaves the others room, and cards that help all to theirs."""

from __future__ import annotations

from bot.engine.cards import singles
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.exact.tricks_together import number
from bot.players.normal.exact import tricks_together_reasons as reasons
from bot.players.normal.exact.team_seat import TeamSeat


def tricks_together(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    seat = TeamSeat(view)
    return play(seat) if view.phase == "play" else commit(seat)


def commit(seat: TeamSeat) -> Advice:
    """What the hand is worth, or a little less."""
    chosen, cards = number(seat), singles(seat.hand)
    worth = {card: seat.worth(card, len(cards), leads=seat.leads_first) for card in cards}
    best = max(cards, key=worth.__getitem__)
    return Advice(chosen, reasons.of_number(seat, chosen, worth, best))


def play(seat: TeamSeat) -> Advice:
    """The card after which everybody should come to his number most surely."""
    outlooks = [seat.outlook(card) for card in seat.answers]
    best = max(outlooks, key=lambda one: (one.worth, -one.card))
    return Advice(best.card, reasons.of_card(seat, best, outlooks))
