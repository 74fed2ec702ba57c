"""What the play of Cribbage shows of the hands: who could not play at which total."""

from __future__ import annotations

from bot.engine.cards import STANDARD, Cards
from bot.engine.games.cribbage_cards import FITTING, HAND, MOST, VALUE
from bot.engine.view import View


def could_hold(view: View, cards: Cards) -> list[Cards]:
    """Which of some cards each seat could hold: none that it could have played when it did not."""
    seats = len(view.places)
    left, allowed = [HAND] * seats, [cards] * seats
    for cards_played, following in _sets(view):
        total = 0
        for at, (seat, card) in enumerate(cards_played, 1):
            left[seat] -= 1
            total += VALUE[card]
            after = cards_played[at][0] if at < len(cards_played) else following
            for other in _passed_over(seat, after, seats):
                if left[other]:
                    allowed[other] &= ~FITTING[MOST - total]
    return allowed


def _sets(view: View) -> list[tuple[list[tuple[int, Cards]], int | None]]:
    """The sets of the play, ``(seat, card)`` in order, each with the seat that plays after its last
    card; None where nobody could.
    """
    sets = [
        [(seat, STANDARD.card(name)) for seat, name in played]
        for played in (*view.table["sets"], view.table["set"])
    ]
    following = view.to_act[0] if sets[-1] else None
    return [*((played, None) for played in sets[:-1]), (sets[-1], following)]


def _passed_over(seat: int, after: int | None, seats: int) -> list[int]:
    """Those who could not play between two cards: everybody where there was no second."""
    if after is None:
        return list(range(seats))
    return [(seat + step) % seats for step in range(1, (after - seat - 1) % seats + 1)]
