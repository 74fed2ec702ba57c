"""A deal of the Euchre family that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from bot.engine.cards import NONE, STANDARD, Cards, singles
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.euchre_family import F, FamilyRules
from bot.engine.imagining import Place, hidden_cards, in_any_order, lay_out, stacked
from bot.engine.phases.tricks import cards_played_by_each, suits_not_followed
from bot.engine.view import View

G = TypeVar("G", bound=FamilyRules[Any])


class ImaginedDeal(Generic[G, F]):
    """The running deal of a view, its hidden cards laid out by chance: voids and all that was
    shown stay true.

    ``parts`` holds every zone's cards, hidden ones included; ``played`` each seat's cards that have
    been played, ``void`` the suits that it did not follow, ``lines`` the deal's events as the view
    has them.
    """

    def __init__(self, rules: G, view: View, rng: Random, state: F) -> None:
        self.rules, self.view, self.rng, self.state = rules, view, rng, state
        assert view.deals
        self.dealer = view.deals[-1].dealer
        self.lines = view.events[view.deal_began :]
        self.turned = STANDARD.cards(view.table["turned"] or "")
        self.picked_up = not view.counts["upcard"][0]
        tricks, sitting_out = view.deals[-1].tricks, tuple(view.table.get("sitting_out", ()))
        self.played = cards_played_by_each(tricks, view.places, sitting_out)
        ranking = rules.rankings[view.table["trump"]]
        self.void = suits_not_followed(ranking, tricks, view.places, sitting_out)
        self.hidden = hidden_cards(view)
        self.consider()
        self.parts = self._laid_out()

    def consider(self) -> None:
        """Notes what a game knows besides, before any card is laid out."""

    # Where the hidden cards lie

    def _laid_out(self) -> dict[str, list[Cards]]:
        places = {
            zone: [self._place(zone, owner) for owner in range(len(parts))]
            for zone, parts in self.view.zones.items()
        }
        lay_out(self.hidden, [place for parts in places.values() for place in parts], self.rng)
        return {zone: [place.cards for place in parts] for zone, parts in places.items()}

    def _place(self, zone: str, owner: int) -> Place:
        seen = self.view.zones[zone][owner]
        if seen is not None:
            return Place(0, NONE, seen)
        return Place(self.view.counts[zone][owner], self.allowed(zone, owner))

    def allowed(self, zone: str, owner: int) -> Cards:
        """Which of the hidden cards may lie in a part of a zone that is not seen."""
        cards = self.hidden
        if (zone, owner) not in self.turned_may_lie():
            cards &= ~self.turned
        return cards & ~self.void[owner] if zone == "hands" else cards

    def turned_may_lie(self) -> set[tuple[str, int]]:
        """Where the turned-up card may be when it is not seen: the dealer has taken it."""
        return {("hands", self.dealer), ("discards", self.dealer)}

    # The events that lead there

    def events(self) -> Iterator[tuple[int, Value]]:
        """The shuffle, then every answer."""
        yield CHANCE, self.deck()
        yield from self.answers()

    def answers(self) -> Iterator[tuple[int, Value]]:
        """What the players have answered, one by one."""
        for seat, line in self.lines[1:]:
            yield seat, self.answer(seat, line)

    def answer(self, seat: int, line: str) -> Value:
        """What a line says, or might have said where it is hidden."""
        if line == "discard ?":
            return self.rng.choice(singles(self.parts["discards"][seat] & self.state.hands[seat]))
        return self.rules.read(self.state, seat, line)

    def deck(self) -> tuple[Cards, ...]:
        """The pack as it was dealt; the cards of which the view saw the place stand there."""
        order = self.rules.dealt_to(self.dealer)
        hands = stacked(STANDARD, self.lines[0][1], order, self.dealt(), self.rng)
        return (*hands, *self.left_over())

    def dealt(self) -> list[Cards]:
        """The cards that each place was dealt."""
        hands = [
            hand | played | laid_off
            for hand, played, laid_off in zip(
                self.parts["hands"], self.played, self.parts["discards"], strict=True
            )
        ]
        if self.picked_up:
            hands[self.dealer] &= ~self.turned
        return hands

    def left_over(self) -> Sequence[Cards]:
        """The card for turning up, and the stock."""
        (upcard,), (stock,) = self.parts["upcard"], self.parts["stock"]
        return (upcard or self.turned, *in_any_order(stock, self.rng))
