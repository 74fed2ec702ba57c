"""Which card to play: what it pegs, less what the next player might peg on it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import STANDARD, Cards, singles
from bot.engine.games.cribbage_cards import FITTING, MOST, VALUE
from bot.engine.games.cribbage_pegging import scored_as_played
from bot.engine.imagining import hidden_cards
from bot.engine.seating import on_the_left
from bot.engine.view import View

HIGH = 0.02
"""What it is worth to part with a card, for each point that it counts: low ones fit later."""

ENDING = 0.5
"""What the last card of a set is worth, where all may have run out of cards that fit."""


def play(view: View) -> Cards:
    """The card that pegs most after what it lets the next player peg; a high one rather than a low
    one.
    """
    assert view.decision is not None
    cards: Sequence[Cards] = view.decision.actions()
    return max(cards, key=lambda card: (value(view, card), -card))


def value(view: View, card: Cards) -> float:
    """What a card is worth in the play, in points."""
    lying = [*(STANDARD.card(name) for _, name in view.table["set"]), card]
    total = view.table["total"] + VALUE[card]
    return pegged(lying, total) - feared(view, lying, total) + HIGH * VALUE[card]


def pegged(lying: Sequence[Cards], total: int) -> float:
    """What the last of these cards pegs."""
    points = sum(points for _, points in scored_as_played(lying, total)) if lying[1:] else 0
    return points + (2 if total == MOST else ENDING if total > MOST - 5 else 0)


def feared(view: View, lying: Sequence[Cards], total: int) -> float:
    """What the next player may be expected to peg on it, each unseen card being as likely his."""
    if total == MOST:
        return 0.0
    unseen = hidden_cards(view)
    held = view.counts["hands"][next_player(view)] / unseen.bit_count()
    fitting = singles(unseen & FITTING[MOST - total])
    return held * sum([pegged([*lying, card], total + VALUE[card]) for card in fitting])


def next_player(view: View) -> int:
    """Whose turn it is after this seat's."""
    assert view.seat is not None
    return on_the_left(view.places)[view.seat]
