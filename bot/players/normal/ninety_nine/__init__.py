"""99 as the level `normal` plays it: over no border if it can be helped, light cards kept for the
borders to come, and little room left to whoever may have none that fits.
"""

from __future__ import annotations

from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.ninety_nine import MANY, others_with_cards
from bot.players.normal.ninety_nine.playing import play
from bot.players.normal.words import many


def ninety_nine(view: View) -> Advice:
    """A card where one is to be played; else whether to draw."""
    assert view.decision is not None
    plays = [answer for answer in view.decision.actions() if answer != "draw"]
    return play(view, plays) if plays else draw(view)


def draw(view: View) -> Advice:
    """Draw where it is long until one's turn; among few others let the cards run out."""
    assert view.decision is not None
    others = others_with_cards(view)
    if not view.decision.right:
        return Advice("draw", "nobody else has a card: you must draw to go on")
    if others >= MANY:
        return Advice(
            "draw", f"{many(others, 'other')} hold cards: with one more you have a choice"
        )
    held = f"only {many(others, 'other')} {'holds' if others == 1 else 'hold'} cards"
    return Advice(None, f"{held}: who runs out of them crosses no border")
