"""A round of Tricks Together that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.imagining import deck_as_dealt
from bot.engine.phases.tricks import suits_not_followed
from bot.engine.seating import clockwise_after

if TYPE_CHECKING:
    from bot.engine.games.tricks_together import TricksTogether
    from bot.engine.games.tricks_together_climb import ClimbState
    from bot.engine.view import View

UNKNOWN = "?"
"""The line of a number that somebody has chosen in secret."""


def imagined_round(
    rules: TricksTogether, view: View, rng: Random, state: ClimbState
) -> Iterator[tuple[int, Value]]:
    """The running round's events, hidden cards laid out and secret numbers drawn by chance, each
    seat's voids respected.
    """
    dealer, cards = view.deals[-1].dealer, view.table["cards"]
    ranking = rules.rankings[view.table["trump"]]
    missing = suits_not_followed(ranking, view.deals[-1].tricks, view.places)
    order = clockwise_after(view.places, dealer) * cards
    yield CHANCE, deck_as_dealt(view, [~cannot for cannot in missing], order, rng)
    for seat, line in view.events[view.deal_began + 1 :]:
        secret = line == UNKNOWN
        yield seat, rng.randrange(cards + 1) if secret else rules.read(state, seat, line)
