"""What a player of Euchre sees from his seat, in the words that he thinks in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol, cast

from propcache.api import cached_property

from bot.engine.cards import NONE, Cards, singles
from bot.engine.decisions import Value
from bot.engine.phases.ranking import Ranking
from bot.engine.seating import REMEMBERED, clockwise_from
from bot.engine.view import View


class HasBowers(Protocol):
    """Rules in which trump makes two jacks bowers: a ranking for each trump suit."""

    rankings: Mapping[str | None, Ranking]


class Seat:
    """One seat's view of a deal in a game of the Euchre family.

    ``ranking`` says how the cards rank in this deal, ``trumps`` are those in hand, ``trick`` the
    cards that lie on the table, in the order in which they were played; ``friends`` are those who
    play with it, as far as it knows.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view = view
        self.me = view.seat
        self.hand = view.zones["hands"][self.me] or NONE
        self.answers: Sequence[Value] = view.decision.actions()
        self.table = view.table
        self.ranking = self.ranking_with(self.table["trump"])
        self.trumps = self.hand & self.ranking.trumps
        self.trick: tuple[Cards, ...] = () if view.trick is None else view.trick.cards
        self.friends = self.known_friends()

    def known_friends(self) -> frozenset[int]:
        """Those who certainly play with this seat: its partner, where partners sit opposite."""
        return others_of(self.view.rules.team(self.me), self.me)

    def ranking_with(self, trump: str | None) -> Ranking:
        """How the cards rank if a suit, or none, is trump."""
        return cast("HasBowers", self.view.rules).rankings[trump]

    @cached_property
    def turned(self) -> Cards:
        """The card that was turned up."""
        return self.view.rules.pack.card(self.table["turned"])

    @property
    def dealer(self) -> int:
        """Who deals."""
        return int(self.table["dealer"])

    @cached_property
    def sitting_out(self) -> tuple[int, ...]:
        """Those who play no card in this deal."""
        return tuple(self.table.get("sitting_out", ()))

    @cached_property
    def playing(self) -> Sequence[int]:
        """Who plays to this trick, from its leader on."""
        leader = self.me if self.view.trick is None else self.view.trick.leader
        return clockwise_from(self.view.places, leader, self.sitting_out)

    @cached_property
    def played(self) -> Cards:
        """The cards that have been played in this deal."""
        return sum([sum(trick.cards) for trick in self.view.deals[-1].tricks])

    @cached_property
    def unseen(self) -> Cards:
        """The cards that others may still hold."""
        return self.view.rules.deck & ~(self.played | self.hand | self.out_of_play)

    @property
    def out_of_play(self) -> Cards:
        """The cards that this seat knows to be in nobody's hand."""
        own = self.view.zones["discards"][self.me] or 0
        return own | (self.view.zones["upcard"][0] or 0)

    def is_boss(self, card: Cards) -> bool:
        """Whether no other hand may hold a higher card of its suit."""
        return not self.ranking.higher[card] & self.unseen

    def worth(self, card: Cards) -> int:
        """How high a card is: any trump is higher than any other card."""
        return self.ranking.height[card]

    def length(self, card: Cards) -> int:
        """How many cards of its suit are in hand."""
        return (self.hand & self.ranking.following[card]).bit_count()

    def cards(self) -> list[Cards]:
        """The hand, card by card."""
        return list(singles(self.hand))


@lru_cache(REMEMBERED)
def others_of(team: tuple[int, ...], me: int) -> frozenset[int]:
    """Those of a team who play with a seat."""
    return frozenset(team) - {me}
