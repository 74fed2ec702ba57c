"""A deal of Euchre that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.decisions import Value
from bot.engine.games.euchre_family_imagined import ImaginedDeal
from bot.engine.games.euchre_misdeal import ACES, LOW

if TYPE_CHECKING:
    from bot.engine.games.euchre import Euchre
    from bot.engine.games.euchre_state import EuchreState
    from bot.engine.view import View


def imagined_deal(
    rules: Euchre, view: View, rng: Random, state: EuchreState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with the hidden cards laid out by chance: poor hands, the dealer's
    discard and the partner's best included.
    """
    return _Deal(rules, view, rng, state).events()


class _Deal(ImaginedDeal["Euchre", "EuchreState"]):
    """``poor`` is a hand that must be poor, by its seat; ``given`` the line of the partner's best,
    and ``passed`` the card, where the view knows it.
    """

    def consider(self) -> None:
        self.maker: int | None = self.view.table["maker"]
        given = next((line for _, line in self.lines if line.startswith("give ")), None)
        self.given = given is not None
        self.passed = NONE if given is None or "?" in given else STANDARD.cards(given[5:])
        self.poor = self._poor_hand()

    def _poor_hand(self) -> tuple[int, Cards] | None:
        """While somebody else ponders a misdeal, one hand that is not seen must be poor."""
        if self.view.phase != "misdeal" or self.view.decision is not None:
            return None
        unseen = [seat for seat, hand in enumerate(self.view.zones["hands"]) if hand is None]
        return self.rng.choice(unseen), self._five_poor()

    def _five_poor(self) -> Cards:
        low, aces = singles(self.hidden & LOW), singles(self.hidden & ACES)
        ways = []
        if self.rules.options.farmers_hand and len(low) >= 5:
            ways.append(lambda: self.rng.sample(low, 5))
        if self.rules.options.ace_no_face and len(low) >= 4 and aces:
            ways.append(lambda: [self.rng.choice(aces), *self.rng.sample(low, 4)])
        return union(self.rng.choice(ways)())

    def allowed(self, zone: str, owner: int) -> Cards:
        cards = super().allowed(zone, owner)
        if (zone, owner) != ("hands", self.maker):
            cards &= ~self.passed
        if self.poor is not None:
            seat, hand = self.poor
            return hand if (zone, owner) == ("hands", seat) else cards & ~hand
        return cards

    def turned_may_lie(self) -> set[tuple[str, int]]:
        places = super().turned_may_lie()
        if self.given and self.maker is not None and self.rules.partner(self.maker) == self.dealer:
            places.add(("hands", self.maker))
        return places

    def dealt(self) -> list[Cards]:
        if self.given and self.maker is not None:
            self.passed = self.passed or self._some_card_of(self.maker)
            self.parts["hands"][self.maker] &= ~self.passed
            self.played[self.maker] &= ~self.passed
            self.parts["hands"][self.rules.partner(self.maker)] |= self.passed
        return super().dealt()

    def _some_card_of(self, maker: int) -> Cards:
        """A card that the maker's partner may have passed to him."""
        his = self.parts["hands"][maker] | self.played[maker]
        if self.dealer == maker and self.picked_up:
            his &= ~self.turned
        elif self.picked_up and his & self.turned:
            return self.turned
        return self.rng.choice(singles(his))

    def answers(self) -> Iterator[tuple[int, Value]]:
        yield from self._kept()
        for seat, line in self.lines[1:]:
            if line != "keep":
                yield seat, self.passed if line == "give ?" else self.answer(seat, line)

    def _kept(self) -> Iterator[tuple[int, Value]]:
        over = self.view.phase != "misdeal"
        asked = self.rules.ask(self.state) if self.state.phase.name == "misdeal" else ()
        for seat in sorted(asked):
            if over or (seat, "keep") in self.lines:
                yield seat, "keep"
