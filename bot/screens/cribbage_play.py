"""The play of Cribbage in words: each card with whose it is and what it scored."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.cards import STANDARD
from bot.engine.games.cribbage_cards import VALUE
from bot.engine.games.cribbage_counting import spoken
from bot.engine.games.cribbage_pegging import scored_as_played
from bot.screens.cards import face
from bot.screens.game import Chairs

Played = Sequence[Sequence[Any]]
"""Cards in the order of play, ``[seat, card]`` each."""


def sets_in_words(table: Mapping[str, Any], chairs: Chairs) -> list[str]:
    """Each set of a deal's play, the running one last."""
    pegs = iter(table["pegs"])
    sets = [*table["sets"], table.get("set", [])]
    if table["turned"].startswith("J"):
        next(pegs)
    return [_in_words(played, pegs, chairs) for played in sets]


def _in_words(played: Played, pegs: Iterator[Any], chairs: Chairs) -> str:
    cards = [STANDARD.card(name) for _, name in played]
    told = []
    for place, (seat, _) in enumerate(played, 1):
        lying = cards[:place]
        scored = place > 1 and scored_as_played(lying, sum(map(VALUE.__getitem__, lying)))
        why = next(pegs, None) if scored or place == len(cards) else None
        words = f" **{', '.join(spoken(why[1]))}**" if why else ""
        told.append(f"{chairs[seat].name} {face(STANDARD, lying[-1])}{words}")
    return " · ".join(told)
