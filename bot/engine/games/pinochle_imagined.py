"""A deal of Double Deck Pinochle that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.pinochle_cards import PACK, RANKINGS, PinochleRanking
from bot.engine.games.pinochle_hidden import Hand, lay_out_hands
from bot.engine.games.pinochle_meld import MARRIAGES, laid_told
from bot.engine.imagining import hidden_cards, stacked
from bot.engine.seating import clockwise_after
from bot.engine.state import Trick

if TYPE_CHECKING:
    from bot.engine.games.pinochle import Pinochle
    from bot.engine.games.pinochle_state import PinochleState
    from bot.engine.view import View

Plays = list[tuple[int, Cards]]


def imagined_deal(
    rules: Pinochle, view: View, rng: Random, state: PinochleState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with the hidden hands laid out by chance.

    What all have seen stays true: what each melds, no more and no less, that a bidder who consulted
    his partner holds a marriage, and what each has shown in play not to hold.
    """
    tricks = view.deals[-1].tricks
    plays = plays_of(tricks)
    lines = view.events[view.deal_began :]
    order = rules.packets.dealt_to(clockwise_after(view.places, view.deals[-1].dealer))
    yield CHANCE, tuple(stacked(PACK, lines[0][1], order, _dealt(view, tricks, rng), rng))
    for seat, line in lines[1:]:
        in_play = state.phase.name == "play"
        yield seat, plays.pop(0)[1] if in_play else rules.read(state, seat, line)


def plays_of(tricks: Sequence[Trick]) -> Plays:
    """The cards of some tricks with their seats, in the order of play."""
    return [
        ((leader + place) % 4, card)
        for leader, cards, _ in tricks
        for place, card in enumerate(cards)
    ]


def _dealt(view: View, tricks: Sequence[Trick], rng: Random) -> list[Cards]:
    """What each seat might have been dealt."""
    played = [NONE] * 4
    for seat, card in plays_of(tricks):
        played[seat] |= card
    hidden = hidden_cards(view)
    filled = iter(lay_out_hands(hidden, _hidden_hands(view, tricks, played, hidden, rng), rng))
    return [
        played[seat] | (next(filled) if known is None else known)
        for seat, known in enumerate(view.zones["hands"])
    ]


def _hidden_hands(
    view: View, tricks: Sequence[Trick], played: Sequence[Cards], hidden: Cards, rng: Random
) -> list[Hand]:
    """The hands that the view does not show, with what is known of them."""
    trump: str | None = view.table["trump"]
    laid = laid_told(view.table) if trump else (NONE,) * 4
    missing = shown_missing(RANKINGS[trump], tricks)
    married = view.table["bidder"] if view.table["consulted"] and not trump else None
    return [
        Hand(
            trump=trump,
            laid=laid[seat] or NONE,
            played=played[seat],
            size=view.counts["hands"][seat],
            may_hold=hidden & ~missing[seat],
            must_hold=_some_marriage(hidden, rng) if seat == married else NONE,
        )
        for seat, known in enumerate(view.zones["hands"])
        if known is None
    ]


def _some_marriage(hidden: Cards, rng: Random) -> Cards:
    """A king and a queen of one suit, of those that nobody has shown."""
    pairs = [[kind & hidden for kind in kinds] for kinds in MARRIAGES.values()]
    return union(rng.choice(singles(kind)) for kind in rng.choice([p for p in pairs if all(p)]))


def shown_missing(ranking: PinochleRanking, tricks: Sequence[Trick]) -> list[Cards]:
    """The cards that each seat cannot hold any more, by its own play: who does not follow suit has
    none of it, who does not trump no trump, who does not beat what is winning nothing that would.
    """
    missing = [NONE] * 4
    for leader, cards, _ in tricks:
        following = ranking.following[cards[0]]
        for place, card in enumerate(cards[1:], 1):
            over = ranking.over[cards[ranking.winner(cards[:place])]]
            lacks = NONE
            suit = following
            if not card & following:
                lacks, suit = following, ranking.trumps
                if not card & suit:
                    lacks, suit = lacks | ranking.trumps, NONE
            missing[(leader + place) % 4] |= lacks | (NONE if card & over else over & suit)
    return missing
