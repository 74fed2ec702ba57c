"""The five hand points of Setback, and the game points that decide one of them (SET-6 … SET-8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.cards import SAME_COLOUR, STANDARD, Cards, union
from bot.engine.games.bid_points import Points, Side, dealt_to, side_with
from bot.engine.phases.ranking import Ranking
from bot.engine.state import Trick

WORTH = {"high": 1, "low": 1, "right": 1, "left": 1, "game": 1}
RANK_WORTH = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
GAME_POINTS = {STANDARD.of_ranks(rank): worth for rank, worth in RANK_WORTH.items()}
BOWERS = {
    trump: (STANDARD.card(f"J{trump}"), STANDARD.card(f"J{left}"))
    for trump, left in SAME_COLOUR.items()
}
ENOUGH = 41
SEATS = (0, 1, 2, 3)


@lru_cache(maxsize=4096)  # asked of the same few cards again and again
def game_points(cards: Cards) -> int:
    """What cards count towards the point for game (SET-7)."""
    return sum([(cards & rank).bit_count() * worth for rank, worth in GAME_POINTS.items()])


def points_made(
    ranking: Ranking, tricks: Sequence[Trick], taken: Sequence[Cards], sides: Sequence[Side]
) -> Points:
    """Which side of a fully played deal made each hand point; None where nobody did.

    ``taken`` are the cards that each seat has won, ``sides`` each seat's side.
    """
    assert ranking.trump is not None
    in_play = union(taken)
    trumps = [card for card in ranking.order[ranking.trump] if card & in_play]
    return {
        "high": sides[dealt_to(trumps[0], tricks, SEATS)],
        "low": sides[dealt_to(trumps[-1], tricks, SEATS)],
        **captured(ranking.trump, taken, sides),
    }


def points_seen(
    ranking: Ranking, tricks: Sequence[Trick], taken: Sequence[Cards], sides: Sequence[Side]
) -> Points:
    """The hand points that nobody can change any more, as all have seen them in the tricks so far:
    the very highest and lowest trumps, bowers captured, enough game points.
    """
    assert ranking.trump is not None
    order = ranking.order[ranking.trump]
    shown = union(taken)
    high, low = (
        sides[dealt_to(card, tricks, SEATS)] if card & shown else None
        for card in (order[0], order[-1])
    )
    return {"high": high, "low": low, **captured(ranking.trump, taken, sides)}


def captured(trump: str, taken: Sequence[Cards], sides: Sequence[Side]) -> Points:
    """The points that are won in tricks: both bowers, and game."""
    right, left = BOWERS[trump]
    return {
        "right": side_with(right, taken, sides),
        "left": side_with(left, taken, sides),
        "game": side_with_game(taken, sides),
    }


def side_with_game(taken: Sequence[Cards], sides: Sequence[Side]) -> Side | None:
    """The side with at least 41 game points in its tricks, if there is one."""
    for side in set(sides):
        if game_points(sum([taken[seat] for seat in side])) >= ENOUGH:
            return side
    return None
