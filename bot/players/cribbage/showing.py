"""Counting, and correcting what others count."""

from __future__ import annotations

from bot.engine.decisions import Value
from bot.engine.games.cribbage_counting import count
from bot.engine.games.cribbage_show import whose_count
from bot.engine.view import View


def say(view: View) -> int:
    """What the cards count that are counted now."""
    assert view.dealer is not None
    done, seats = len(view.table["counts"]), len(view.places)
    upcard = view.zones["upcard"][0] or 0
    if done == seats:
        return count(view.zones["kitty"][0] or 0, upcard, kitty=True)
    return count(view.zones["hands"][whose_count(view.dealer, done, seats)] or 0, upcard)


def correct(view: View) -> Value:
    """The right total where another was said."""
    right = say(view)
    return "pass" if view.table["claim"] == right else right
