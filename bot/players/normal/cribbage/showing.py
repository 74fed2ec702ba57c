"""Counting, and correcting what others count, with the count said."""

from __future__ import annotations

from bot.engine.games.cribbage_counting import combinations_in, said_of
from bot.engine.games.cribbage_show import whose_count
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.cribbage import showing

LONGEST = 110
"""Letters that a count may take to be said in full."""


def say(view: View) -> Advice:
    """What the cards count, as one counts it."""
    return Advice(showing.say(view), counted(view))


def correct(view: View) -> Advice:
    """The right total where another was said."""
    right = showing.say(view)
    if view.table["claim"] == right:
        return Advice("pass", f"the count is right: {counted(view)}")
    return Advice(right, f"not {view.table['claim']}: {counted(view)}")


def counted(view: View) -> str:
    """A count in words: the whole of it, or where that is long, what it is made of."""
    assert view.dealer is not None
    done, seats = len(view.table["counts"]), len(view.places)
    kitty, upcard = done == seats, view.zones["upcard"][0] or 0
    zone, part = ("kitty", 0) if kitty else ("hands", whose_count(view.dealer, done, seats))
    cards = view.zones[zone][part] or 0
    said = said_of(cards, upcard, kitty=kitty)
    if len(said) <= LONGEST:
        return said
    points: dict[str, int] = {}
    for one in combinations_in(cards, upcard, kitty=kitty):
        points[one.name] = points.get(one.name, 0) + one.points
    parts = ", ".join(f"{name} {part}" for name, part in points.items())
    return f"in all {sum(points.values())}: {parts}"
