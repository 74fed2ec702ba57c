"""A deal of Pedro that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.imagining import (
    Place,
    hidden_cards,
    in_any_order,
    lay_out,
    seen_in_shuffle,
    stacked,
)
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.phases.trumping import voids_shown

if TYPE_CHECKING:
    from bot.engine.games.pedro import Pedro
    from bot.engine.games.pedro_state import PedroState
    from bot.engine.view import View


def imagined_deal(
    rules: Pedro, view: View, rng: Random, state: PedroState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with hands and stock laid out by chance.

    What all have seen stays true: the trumps that each kept, the cards that he drew or took back,
    where the two of trump came from, the suits that he does not have.
    """
    return _Deal(rules, view, rng, state).events()


class _Deal:
    def __init__(self, rules: Pedro, view: View, rng: Random, state: PedroState) -> None:
        self.rules, self.view, self.rng, self.state = rules, view, rng, state
        self.lines = view.events[view.deal_began :]
        self.dealer = view.deals[-1].dealer
        self.tricks = view.deals[-1].tricks
        self.played = cards_played_by_each(self.tricks, view.places)
        self.back = [STANDARD.cards(" ".join(names)) for names in view.table["taken_back"]]
        self.laid = [part or NONE for part in view.zones["laid"]]
        self.laid_off = [
            (part or NONE) | back
            for part, back in zip(view.zones["discards"], self.back, strict=True)
        ]
        trump = view.table["trump"]
        self.ranking = None if trump is None else rules.rankings[trump]
        self.low = rules.laid_out(trump)
        self.order = rules.packets.dealt_to(rules.from_left_of(state, self.dealer))
        self.own = seen_in_shuffle(STANDARD, self.lines[0][1])
        self.held, self.stock = self._lay_out()
        self.dealt, self.drawn = self._dealt_and_drawn()

    # Where the hidden cards lie

    def _lay_out(self) -> tuple[list[Cards], Cards]:
        """What each seat has held since it was filled, played cards included, and what is left of
        the stock.
        """
        view = self.view
        hidden = hidden_cards(view) & ~union(self.back)
        hands = [self._places(seat, hidden) for seat in range(4)]
        known = view.zones["stock"][0]
        stock = Place(0 if known is not None else view.counts["stock"][0], hidden, known or NONE)
        lay_out(hidden, [*(place for places in hands for place in places), stock], self.rng)
        held = [
            union(place.cards for place in places) | self.played[seat]
            for seat, places in enumerate(hands)
        ]
        return held, stock.cards

    def _places(self, seat: int, hidden: Cards) -> list[Place]:
        """A hand as two places: one for trumps that the seat must have kept, one for anything."""
        view = self.view
        hand, size = view.zones["hands"][seat], view.counts["hands"][seat]
        if hand is not None:
            return [Place(0, hidden, hand)]
        if self.ranking is None:
            return [Place(size, hidden)]
        back = self.back[seat] & ~self.played[seat]
        missing = voids_shown(self.ranking, self.tricks, view.places)[seat] | self.low
        trumps = self.ranking.trumps
        kept = max(0, self._kept(seat) - (self.played[seat] & trumps).bit_count())
        return [
            Place(kept, hidden & trumps & ~missing),
            Place(size - kept - back.bit_count(), hidden & ~missing, back),
        ]

    def _kept(self, seat: int) -> int:
        """How many trumps a seat kept in hand from its nine."""
        dealt_low = self.laid[seat] != NONE and self.view.table["low_came"] == "dealt"
        return 9 - self.laid_off[seat].bit_count() - dealt_low

    # What each was dealt, and what it drew

    def _dealt_and_drawn(self) -> tuple[list[Cards], list[Cards]]:
        if self.ranking is None:
            return self.held, [NONE] * 4
        dealt, drawn = [], []
        for seat in range(4):
            low = self.laid[seat]
            held = self.held[seat] & ~self.back[seat]
            kept = self._kept_cards(seat, held & self.ranking.trumps)
            low_dealt = low if self.view.table["low_came"] == "dealt" else NONE
            dealt.append(kept | self.laid_off[seat] | low_dealt)
            drawn.append((held & ~kept) | (low & ~low_dealt))
        return dealt, drawn

    def _kept_cards(self, seat: int, trumps: Cards) -> Cards:
        if seat == self.view.seat:
            return trumps & self.own
        return union(self.rng.sample(singles(trumps), self._kept(seat)))

    # The events that lead there

    def events(self) -> Iterator[tuple[int, Value]]:
        yield CHANCE, self._deck()
        for seat, line in self.lines[1:]:
            if "?" not in line:
                yield seat, self.rules.read(self.state, seat, line)
            elif line.startswith("rob "):
                yield seat, self.drawn[seat] | self.back[seat]
            else:
                yield seat, self.rules.ask(self.state)[seat].sample(self.rng.randrange)

    def _deck(self) -> tuple[Cards, ...]:
        drawn: list[Cards] = []
        for seat in self.rules.from_left_of(self.state, self.dealer)[:-1]:
            drawn += singles(self.drawn[seat] & self.low)
            drawn += in_any_order(self.drawn[seat] & ~self.low, self.rng)
        rest = in_any_order(self.stock | self.drawn[self.dealer], self.rng)
        shuffle = self.lines[0][1]
        dealt = stacked(STANDARD, shuffle, self.order, self.dealt, self.rng)
        return (*dealt, *drawn, *rest)
