"""A deal of Double Deck Pinochle that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.pinochle_cards import PACK, RANKINGS
from bot.engine.games.pinochle_hidden import Hand, lay_out_hands
from bot.engine.games.pinochle_meld import MARRIAGES, laid_told
from bot.engine.games.pinochle_shown import shown_missing
from bot.engine.imagining import hidden_cards, stacked
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.seating import clockwise_after
from bot.engine.state import Trick

if TYPE_CHECKING:
    from bot.engine.games.pinochle import Pinochle
    from bot.engine.games.pinochle_state import PinochleState
    from bot.engine.view import View


def imagined_deal(
    rules: Pinochle, view: View, rng: Random, state: PinochleState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with the hidden hands laid out by chance.

    What all have seen stays true: what each melds, no more and no less, that a bidder who consulted
    his partner holds a marriage, and what each has shown in play not to hold.
    """
    tricks = view.deals[-1].tricks
    played = iter([card for trick in tricks for card in trick.cards])
    lines = view.events[view.deal_began :]
    order = rules.packets.dealt_to(clockwise_after(view.places, view.deals[-1].dealer))
    yield CHANCE, tuple(stacked(PACK, lines[0][1], order, _dealt(view, tricks, rng), rng))
    for seat, line in lines[1:]:
        in_play = state.phase.name == "play"
        yield seat, next(played) if in_play else rules.read(state, seat, line)


def _dealt(view: View, tricks: Sequence[Trick], rng: Random) -> list[Cards]:
    """What each seat might have been dealt."""
    played = cards_played_by_each(tricks, view.places)
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
    missing = shown_missing(RANKINGS[trump], tricks, view.places)
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
