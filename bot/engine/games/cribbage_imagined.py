"""A deal of Cribbage that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.cribbage_cards import FITTING, HAND, MOST, parsed
from bot.engine.games.cribbage_shown import could_hold
from bot.engine.games.cribbage_state import CribbageState
from bot.engine.imagining import Place, hands_to_fill, hidden_cards, in_any_order, lay_out, stacked
from bot.engine.seating import clockwise_after

if TYPE_CHECKING:
    from bot.engine.games.cribbage import Cribbage
    from bot.engine.view import View


def imagined_deal(
    rules: Cribbage, view: View, rng: Random, state: CribbageState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with hands, kitty and stock laid out by chance.

    What all have seen stays true: who could not play at which total.
    """
    return _Deal(rules, view, rng, state).events()


class _Deal:
    def __init__(self, rules: Cribbage, view: View, rng: Random, state: CribbageState) -> None:
        self.rules, self.view, self.rng, self.state = rules, view, rng, state
        self.lines = view.events[view.deal_began :]
        self.dealer = view.deals[-1].dealer
        self.seats = range(rules.seats)
        self.played = [part or NONE for part in view.zones["played"]]
        self.hands = [part or NONE for part in view.zones["hands"]]
        self.own = self._own_discard()
        self._lay_out()
        self.discards, self.from_deck = self._shared_out()

    def _own_discard(self) -> Cards:
        """What the viewer himself has laid in the kitty, once all have."""
        mine = (line for seat, line in self.lines if seat == self.view.seat)
        line = next((line for line in mine if line.startswith("discard ")), "")
        return parsed(line.split()[1:]) if self._all_discarded else NONE

    @property
    def _all_discarded(self) -> bool:
        return self.view.phase != "discard"

    # Where the hidden cards lie

    def _lay_out(self) -> None:
        view = self.view
        hidden = hidden_cards(view) & ~self.own
        hands = self._hands(could_hold(view, hidden))
        shown = view.zones["kitty"][0]
        room = 0 if shown is not None else view.counts["kitty"][0] - self.own.bit_count()
        kitty = Place(room, hidden, self.own if shown is None else shown)
        stock = Place(view.counts["stock"][0], hidden)
        lay_out(hidden, [*(place for places in hands for place in places), kitty, stock], self.rng)
        self.hands = [union(place.cards for place in places) for places in hands]
        self.kitty, self.stock = kitty.cards, stock.cards

    def _hands(self, allowed: list[Cards]) -> list[list[Place]]:
        """Each hand as one place, or as two: whose turn it is has a card that he can play."""
        view = self.view
        hands = [[place] for place in hands_to_fill(view, allowed)]
        if view.phase == "pegging" and hands[view.to_act[0]][0].room:
            (hand,) = hands[view.to_act[0]]
            hand.room -= 1
            fitting = FITTING[MOST - view.table["total"]]
            hands[view.to_act[0]].append(Place(1, hand.allowed & fitting))
        return hands

    def _shared_out(self) -> tuple[list[Cards], Cards]:
        """What of the kitty each seat laid there, and what was dealt to it."""
        cards = in_any_order(self.kitty & ~self.own, self.rng)
        if not self._all_discarded:
            return [NONE for _ in self.seats], self.kitty
        many = self.rules.dealt - HAND
        discards = [
            self.own if seat == self.view.seat else union(cards.pop() for _ in range(many))
            for seat in self.seats
        ]
        return discards, union(cards)

    # The events that lead there

    def events(self) -> Iterator[tuple[int, Value]]:
        yield CHANCE, self._deck()
        for seat, line in self.lines[1:]:
            if "?" not in line:
                yield seat, self.rules.read(self.state, seat, line)
            elif self._all_discarded:
                yield seat, self.discards[seat]
            else:
                yield seat, self.rules.ask(self.state)[seat].sample(self.rng.randrange)

    def _deck(self) -> tuple[Cards, ...]:
        rules, zones = self.rules, self.view.zones
        dealt = [union(cards) for cards in zip(self.hands, self.played, self.discards, strict=True)]
        order = rules.packets.dealt_to(clockwise_after(self.view.places, self.dealer))
        hands = stacked(STANDARD, self.lines[0][1], order, dealt, self.rng)
        turned = singles(zones["upcard"][0] or NONE)
        return (*hands, *singles(self.from_deck), *turned, *in_any_order(self.stock, self.rng))
