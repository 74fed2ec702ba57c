"""What play in Double Deck Pinochle shows of the hands (PIN-11, PIN-12)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.cards import NONE, Cards
from bot.engine.games.pinochle_cards import PinochleRanking
from bot.engine.phases.tricks import plays_of
from bot.engine.seating import Places
from bot.engine.state import Trick


def shown_missing(ranking: PinochleRanking, tricks: Iterable[Trick], places: Places) -> list[Cards]:
    """The cards that each seat cannot hold any more, by its own play: who does not follow suit has
    none of it, who does not trump no trump, who does not beat what is winning nothing that would.
    """
    missing = [NONE] * len(places)
    for trick in tricks:
        plays = plays_of(trick, places)
        _, led = next(plays)
        over = ranking.over[led]
        for seat, card in plays:
            beats = card & over
            missing[seat] |= _shown_by(ranking, card, led, NONE if beats else over)
            if beats:
                over = ranking.over[card]
    return missing


def _shown_by(ranking: PinochleRanking, card: Cards, led: Cards, over: Cards) -> Cards:
    """What somebody cannot hold who plays a card to a lead; ``over`` are the cards that would have
    beaten the trick, where it does not.
    """
    following = ranking.following[led]
    if card & following:
        return over & following
    if card & ranking.trumps:
        return following | over & ranking.trumps
    return following | ranking.trumps
