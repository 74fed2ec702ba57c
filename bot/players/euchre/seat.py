"""What a player of Euchre sees from his seat, in the words that he thinks in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol, cast

from bot.engine.cards import Cards, singles, union
from bot.engine.decisions import Value
from bot.engine.phases.ranking import Ranking
from bot.engine.view import View


class HasBowers(Protocol):
    """Rules in which trump makes two jacks bowers: a ranking for each trump suit."""

    rankings: Mapping[str | None, Ranking]


class Seat:
    """One seat's view of a deal in a game of the Euchre family.

    ``friends`` are those who play with it, as far as it knows.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view = view
        self.me = view.seat
        self.hand = view.hand
        self.answers: Sequence[Value] = view.decision.actions()
        self.table = view.table
        self.friends = self.known_friends()

    def known_friends(self) -> frozenset[int]:
        """Those who certainly play with this seat: its partner, where partners sit opposite."""
        return frozenset(self.view.rules.team(self.me)) - {self.me}

    def ranking_with(self, trump: str) -> Ranking:
        """How the cards rank if a suit is trump."""
        return cast("HasBowers", self.view.rules).rankings[trump]

    @cached_property
    def ranking(self) -> Ranking:
        """How the cards rank in this deal."""
        return self.ranking_with(self.table["trump"])

    @cached_property
    def turned(self) -> Cards:
        """The card that was turned up."""
        return self.view.rules.pack.card(self.table["turned"])

    @property
    def dealer(self) -> int:
        """Who deals."""
        return int(self.table["dealer"])

    @property
    def trumps(self) -> Cards:
        """The trumps in hand."""
        return self.hand & self.ranking.trumps

    @cached_property
    def trick(self) -> tuple[Cards, ...]:
        """The cards that lie on the table, in the order in which they were played."""
        return () if self.view.trick is None else self.view.trick.cards

    @cached_property
    def playing(self) -> list[int]:
        """Who plays to this trick, from its leader on."""
        places = self.view.places
        leader = self.me if self.view.trick is None else self.view.trick.leader
        start = places.index(leader)
        clockwise = (*places[start:], *places[:start])
        return [seat for seat in clockwise if seat not in self.table.get("sitting_out", ())]

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may still hold."""
        played = union(card for trick in self.view.deals[-1].tricks for card in trick.cards)
        return self.view.rules.deck & ~(played | self.hand | self.out_of_play)

    @property
    def out_of_play(self) -> Cards:
        """The cards that this seat knows to be in nobody's hand."""
        own = self.view.zones["discards"][self.me] or 0
        return own | (self.view.zones["upcard"][0] or 0)

    def is_boss(self, card: Cards) -> bool:
        """Whether no other hand may hold a higher card of its suit."""
        order = self.ranking.order[self.ranking.suit[card]]
        return not union(order[: order.index(card)]) & self.unseen

    def worth(self, card: Cards) -> int:
        """How high a card is: any trump is higher than any other card."""
        return self.ranking.power[self.ranking.suit[card]][card]

    def length(self, card: Cards) -> int:
        """How many cards of its suit are in hand."""
        return (self.hand & self.ranking.following[card]).bit_count()

    def cards(self) -> list[Cards]:
        """The hand, card by card."""
        return list(singles(self.hand))
