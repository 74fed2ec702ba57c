"""What a game of 99 remembers, and its house rules."""

from __future__ import annotations

from typing import Literal

from bot.engine.cards import NONE, Cards
from bot.engine.options import Options, choice, number
from bot.engine.state import State

HAND_POINTS = 3
CARDS_EACH = 3


class NinetyNineOptions(Options):
    """The house rules (NIN-7, NIN-8)."""

    decks: int = number(0, 0, 4, "decks of 52 cards; 0 is one for each six players begun")
    target: int = number(15, 5, 50, "points that end the game")
    draw: Literal["auto", "manual"] = choice(
        "auto", "whether cards are drawn for you, or you must remember to draw"
    )


Told = tuple[int, Cards, int, int | None]
"""A card that was played: by whom, which, what it counted, the border that it crossed."""


class NinetyNineState(State):
    """``draw_pile`` is face down, its first card is drawn next; ``played`` are the cards of the
    playing pile, ``last`` the one on top, ``told`` what was said when it was played.

    ``turn`` is who is to play, None where nobody has a card; ``step`` is 1 while play goes
    clockwise and -1 while it goes the other way. ``may_draw`` is who has played last and not drawn
    yet, ``late`` who has lost the card that he did not draw in time.
    """

    draw_pile: tuple[Cards, ...] = ()
    played: Cards = NONE
    last: Cards = NONE
    told: Told | None = None
    total: int = 0
    step: int = 1
    turn: int | None = None
    may_draw: int | None = None
    late: int | None = None
    hand_points: tuple[int, ...] = ()

    def draw(self, seat: int) -> None:
        """The seat takes the next card of the draw pile."""
        self.hands[seat] |= self.draw_pile[0]
        self.draw_pile = self.draw_pile[1:]
        self.may_draw = None

    def lose_point(self, seat: int) -> None:
        """One of the seat's hand points is gone."""
        points = list(self.hand_points)
        points[seat] -= 1
        self.hand_points = tuple(points)

    def next_with_cards(self, seat: int) -> int | None:
        """The next seat in the direction of play that has a card; None when nobody has (NIN-8)."""
        other = (seat + self.step) % self.seats
        while not self.hands[other]:
            if other == seat:
                return None
            other = (other + self.step) % self.seats
        return other
