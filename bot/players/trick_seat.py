"""What a player of tricks sees from his seat, in the words that he thinks in."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from propcache.api import cached_property

from bot.engine.cards import Cards
from bot.engine.decisions import Value
from bot.engine.imagining import hidden_cards
from bot.engine.seating import clockwise_from
from bot.engine.view import View


class TrickSeat:
    """One seat's view of a deal in which everybody plays to each trick."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view = view
        self.me = view.seat
        self.hand = view.hand
        self.table = view.table

    @cached_property
    def answers(self) -> Sequence[Value]:
        """All that may be answered."""
        assert self.view.decision is not None
        return self.view.decision.actions()

    @cached_property
    def trick(self) -> tuple[Cards, ...]:
        """The cards that lie on the table, in the order in which they were played."""
        return () if self.view.trick is None else self.view.trick.cards

    @cached_property
    def playing(self) -> Sequence[int]:
        """Who plays to this trick, from its leader on."""
        leader = self.me if self.view.trick is None else self.view.trick.leader
        return clockwise_from(self.view.places, leader)

    @cached_property
    def to_come(self) -> Sequence[int]:
        """Who plays after this seat to the trick."""
        return self.playing[len(self.trick) + 1 :]

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may hold, as far as this seat has seen."""
        return hidden_cards(self.view)

    def chance_of_one(self, wanted: Cards, seats: Sequence[int]) -> float:
        """How likely it is that some of those seats hold one of the wanted cards."""
        unseen = self.unseen.bit_count()
        held = sum(self.view.counts["hands"][seat] for seat in seats)
        others = unseen - (wanted & self.unseen).bit_count()
        return 1 - comb(others, held) / comb(unseen, held) if held <= unseen else 1.0
