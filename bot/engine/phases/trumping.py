"""Tricks in which trumping is always allowed, whether one could follow suit or not."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.cards import Cards
from bot.engine.phases.ranking import Ranking
from bot.engine.phases.tricks import T, Tricks, suits_not_followed
from bot.engine.rules import R
from bot.engine.seating import Places
from bot.engine.state import Trick


class FollowOrTrump(Tricks[R, T]):
    """The suit led or a trump; anything where the suit led is not in hand."""

    def may_follow(self, state: T, seat: int) -> Cards:
        hand, ranking = state.hands[seat], state.ranking
        following = hand & ranking.following[state.trick[0]]
        return following | hand & ranking.trumps if following else hand

    def why_not_card(self, state: T, seat: int) -> str | None:
        if not state.trick:
            return None
        ranking, pack = state.ranking, self.rules.pack
        suit = pack.suits[ranking.suit[state.trick[0]]]
        names = " or ".join(pack.names(self.may_follow(state, seat)))
        return f"you hold a {suit}: follow suit or trump ({names})"


def voids_shown(ranking: Ranking, tricks: Iterable[Trick], places: Places) -> list[Cards]:
    """The cards that each seat cannot hold, by its own play: of a suit that it neither followed nor
    trumped.
    """
    return suits_not_followed(ranking, tricks, places, besides=ranking.trumps)
