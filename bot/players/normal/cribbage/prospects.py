"""What a card is worth in the play: what it pegs, what may answer it, and what answers that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from propcache.api import cached_property

from bot.engine.cards import STANDARD, Cards, singles
from bot.engine.games.cribbage_cards import FITTING, LOW_TO_HIGH, MOST, RANK, VALUE
from bot.engine.games.cribbage_pegging import scored_as_played
from bot.players.normal.cribbage.seat import PeggingSeat

KEPT = (0.96, 0.96, 1.04, 1.09, 1.2, 1.05, 0.92, 0.94, 1.0, 1.0, 1.04, 0.97, 0.83)
"""How often a card of each rank, from the ace up, is kept in hand, next to the average card's
share: measured over some thousand deals.
"""

BACK = 0.6
"""What a point in answer to an answer counts, next to a certain one: it is answered in turn."""

BACK_AMONG_MORE = 0.3
"""The same where others play in between."""

GO = 1.0
"""The point for the last card of a set."""

GO_AMONG_MORE = 0.5
"""The same where somebody behind the next player may still have a card that fits."""

HIGH = 0.02
"""What it is worth to part with a card, for each point that it counts: low ones fit later."""


REMEMBERED = 8192
"""Beginnings of sets of which it is remembered what their last card pegs."""

AS_SPADE: dict[Cards, Cards] = {
    card: STANDARD.card(f"{LOW_TO_HIGH[rank]}S") for card, rank in RANK.items()
}
"""Each card as the spade of its rank: suits count nothing in the play, and cards that peg alike are
thought of only once.
"""


class Answer(NamedTuple):
    """A card that the next player might play: what it pegs, and what this seat then pegs at most
    on it.
    """

    card: Cards
    points: int
    back: int


class Prospect(NamedTuple):
    """A card in the play: the total it makes, what it ``pegs`` now, which answers there may be and
    what they leave over on average (``costs``), how likely there is none (``go``), and what this
    seat then pegs (``alone``).
    """

    card: Cards
    total: int
    pegs: int
    answers: Sequence[Answer]
    costs: float
    go: float
    alone: float

    @property
    def worth(self) -> float:
        """All of it together, in points."""
        return self.pegs - self.costs + self.go * self.alone + HIGH * VALUE[self.card]


class Prospects:
    """Weighs cards for a seat whose turn it is."""

    def __init__(self, seat: PeggingSeat) -> None:
        self.seat = seat
        self.back = BACK if seat.alone else BACK_AMONG_MORE
        self.last = GO if seat.alone else GO_AMONG_MORE
        self.lying = tuple([AS_SPADE[card] for card in seat.lying])

    @cached_property
    def chances(self) -> list[float]:
        """For each rank how likely a card of the next player is to be of it."""
        shares = [0.0] * len(LOW_TO_HIGH)
        for card in singles(self.seat.may_be_next):
            shares[RANK[card]] += KEPT[RANK[card]]
        whole = sum(shares) or 1.0
        return [share / whole for share in shares]

    @cached_property
    def one_of_each(self) -> Cards:
        """One card of each rank that the next player may hold."""
        by_rank = {RANK[card]: card for card in singles(self.seat.may_be_next)}
        return sum(by_rank.values())

    def of(self, card: Cards) -> Prospect:
        """What comes of a card."""
        total = self.seat.total + VALUE[card]
        lying = (*self.lying, AS_SPADE[card])
        left = list({AS_SPADE[other] for other in singles(self.seat.hand & ~card)})
        pegs = pegged(lying, total)
        if total == MOST:
            return Prospect(card, total, pegs, (), 0.0, 0.0, 0.0)
        answers = sorted(self._answers(lying, total, left), key=eagerness, reverse=True)
        costs, go = self._weighed(answers)
        alone = max([self.last, *[points + self.last for points in pegs_on(lying, total, left)]])
        return Prospect(card, total, pegs, answers, costs, go, alone)

    def _answers(
        self, lying: tuple[Cards, ...], total: int, left: Sequence[Cards]
    ) -> Iterator[Answer]:
        for card in singles(self.one_of_each & FITTING[MOST - total]):
            after, made = (*lying, AS_SPADE[card]), total + VALUE[card]
            back = max(pegs_on(after, made, left), default=0)
            yield Answer(card, pegged(after, made), back)

    def _weighed(self, answers: Sequence[Answer]) -> tuple[float, float]:
        """What the next player's answer leaves him over on average, if he plays the best that he
        has; and how likely he is to have none.
        """
        costs, without, seen = 0.0, 1.0, 0.0
        held = self.seat.held[self.seat.next_player] if self.seat.next_player is not None else 0
        for answer in answers:
            seen += self.chances[RANK[answer.card]]
            still = max(0.0, 1 - seen) ** held if held else 1.0
            costs += (without - still) * (answer.points - self.back * answer.back)
            without = still
        return costs, without


def eagerness(answer: Answer) -> tuple[float, int]:
    """What a player goes by: points now, else a high card."""
    return answer.points, VALUE[answer.card]


def pegs_on(lying: tuple[Cards, ...], total: int, cards: Sequence[Cards]) -> Sequence[int]:
    """What each of these cards pegs that still fits."""
    return [
        pegged((*lying, card), total + VALUE[card]) for card in cards if total + VALUE[card] <= MOST
    ]


@lru_cache(maxsize=REMEMBERED)
def pegged(lying: tuple[Cards, ...], total: int) -> int:
    """What the last of these cards pegs, thirty-one included."""
    points = sum([points for _, points in scored_as_played(lying, total)]) if lying[1:] else 0
    return points + (2 if total == MOST else 0)
