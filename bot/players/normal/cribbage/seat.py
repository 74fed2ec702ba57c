"""What a seat can know in the play of Cribbage: what is still out, and who cannot have what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from propcache.api import cached_property

from bot.engine.cards import NONE, STANDARD, Cards, union
from bot.engine.games.cribbage_cards import FITTING, MOST, VALUE
from bot.engine.view import View


class PeggingSeat:
    """A seat in the play that remembers what it laid away, and who could not play when."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view, self.me, self.hand = view, view.seat, view.hand
        self.cards: list[Cards] = list(view.decision.actions())
        self.total: int = view.table["total"]
        self.lying = tuple([STANDARD.card(name) for _, name in view.table["set"]])
        self.held = view.counts["hands"]
        self.alone = len(view.places) == 2

    @cached_property
    def out(self) -> Cards:
        """The cards that this seat has not seen."""
        seen = union(part for parts in self.view.zones.values() for part in parts if part)
        return self.view.rules.deck & ~(seen | self.laid_away)

    @cached_property
    def laid_away(self) -> Cards:
        """What this seat has laid in the kitty."""
        laid = [
            line.partition(" ")[2]
            for seat, line in self.view.events[self.view.deal_began :]
            if seat == self.me and line.startswith("discard ")
        ]
        return STANDARD.cards(" ".join(laid))

    @cached_property
    def lacking(self) -> list[Cards]:
        """For each seat the cards that would have fitted when it could not play."""
        lacking = [NONE] * len(self.held)
        for gone, fitting in self._passed_over():
            lacking[gone] |= fitting
        return lacking

    def _passed_over(self) -> Iterator[tuple[int, Cards]]:
        """Who did not play where it was his turn, and what would have fitted."""
        for cards in self.view.table["sets"]:
            yield from self._gone_in(cards)
            total = sum(VALUE[STANDARD.card(name)] for _, name in cards)
            yield from ((seat, FITTING[MOST - total]) for seat in range(len(self.held)))
        yield from self._gone_in([*self.view.table["set"], (self.me, "")])

    def _gone_in(self, plays: Sequence[tuple[int, str]]) -> Iterator[tuple[int, Cards]]:
        """The same between the plays of a set; whoever comes last in the list is next to play."""
        total, seats = 0, len(self.held)
        for (seat, name), (following, _) in pairwise(plays):
            total += VALUE[STANDARD.card(name)]
            for step in range(1, (following - seat - 1) % seats + 1):
                yield (seat + step) % seats, FITTING[MOST - total]

    @cached_property
    def next_player(self) -> int | None:
        """Who plays next after this seat if he has a card that fits; None where nobody has any."""
        seats = len(self.held)
        others = [(self.me + step) % seats for step in range(1, seats)]
        return next((seat for seat in others if self.held[seat]), None)

    @cached_property
    def may_be_next(self) -> Cards:
        """The cards that the next player may hold."""
        return NONE if self.next_player is None else self.out & ~self.lacking[self.next_player]
