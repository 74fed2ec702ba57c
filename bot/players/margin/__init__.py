"""Margin for Error as the level `easy` plays it: a strategy by the hand, cards passed and played
to take point cards or to be rid of them, and for an opponent a guess which of the two it is.
"""

from bot.players.margin.answering import margin_for_error

__all__ = ["margin_for_error"]
