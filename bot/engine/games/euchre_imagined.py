"""A deal of Euchre that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.euchre_misdeal import ACES, LOW
from bot.engine.imagining import Place, lay_out
from bot.engine.state import Trick

if TYPE_CHECKING:
    from bot.engine.games.euchre import Euchre
    from bot.engine.games.euchre_state import EuchreState
    from bot.engine.view import View


def imagined_deal(
    rules: Euchre, view: View, rng: Random, state: EuchreState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with the hidden cards laid out by chance: voids, the dealer's
    discard and the partner's best included; nothing where no deal is running.
    """
    state.declared = tuple(
        (int(seat), STANDARD.cards(" ".join(hand))) for seat, hand in view.table["declared"].items()
    )
    if view.deals and view.deals[-1].delta is None:
        yield from _Deal(rules, view, rng, state).events()


class _Deal:
    def __init__(self, rules: Euchre, view: View, rng: Random, state: EuchreState) -> None:
        self.rules, self.view, self.rng, self.state = rules, view, rng, state
        self.dealer = view.deals[-1].dealer
        self.lines = view.events[view.deal_began :]
        self.picked_up = any(line.startswith("order") for _, line in self.lines)
        self.turned: Cards = STANDARD.cards(view.table["turned"] or "")
        self.maker: int | None = view.table["maker"]
        self.given = next((line for _, line in self.lines if line.startswith("give ")), None)
        self.played = self._played()
        self.hands, self.discards, self.upcard, self.stock = self._lay_out()

    def _played(self) -> list[Cards]:
        played = [NONE] * 4
        for seat, line in self.lines:
            if line.startswith("play "):
                played[seat] |= STANDARD.cards(line[5:])
        return played

    # Where the hidden cards lie

    def _lay_out(self) -> tuple[list[Cards], list[Cards], Cards, list[Cards]]:
        zones, counts = self.view.zones, self.view.counts
        known = union(part for parts in zones.values() for part in parts if part)
        hidden = self.rules.deck & ~known
        hands = [Place(0 if hand is not None else size, self._may_hold(seat, hidden), hand or NONE)
                 for seat, (hand, size) in enumerate(zip(zones["hands"], counts["hands"],
                 strict=True))]  # fmt: skip
        loose = hidden & ~self._given_by_viewer()
        elsewhere = loose & ~self.turned
        discards = [Place(0 if lies is not None else size, loose if seat == self.dealer else
        elsewhere, lies or NONE)
                    for seat, (lies, size) in enumerate(zip(zones["discards"], counts["discards"],
                    strict=True))]  # fmt: skip
        upcard = Place(
            0 if zones["upcard"][0] is not None else 1, elsewhere, zones["upcard"][0] or NONE
        )
        stock = Place(counts["stock"][0], elsewhere)
        if not self._poor_hand(hands, hidden):
            lay_out(hidden, [*hands, *discards, upcard, stock], self.rng)
        else:
            rest = hidden & ~union(hand.cards for hand in hands)
            lay_out(rest, [*hands, upcard, stock], self.rng)
        return (
            [hand.cards for hand in hands], [place.cards for place in discards],
            upcard.cards, self._shuffled(stock.cards),
        )  # fmt: skip

    def _may_hold(self, seat: int, hidden: Cards) -> Cards:
        allowed = hidden
        for trick in (*self.view.deals[-1].tricks,):
            allowed &= ~self._void(trick, seat)
        if self.turned & hidden and seat not in self._may_have_turned():
            allowed &= ~self.turned
        if seat != self.maker:
            allowed &= ~self._given_by_viewer()
        return allowed

    def _void(self, trick: Trick, seat: int) -> Cards:
        ranking = self.rules.rankings[self.view.table["trump"]]
        led = ranking.suit[trick.cards[0]]
        mine = union(trick.cards) & self.played[seat]
        return ranking.members[led] if mine and not mine & ranking.members[led] else NONE

    def _may_have_turned(self) -> tuple[int | None, ...]:
        passed_on = (
            self.given is not None
            and self.maker is not None
            and self.rules.partner(self.maker) == self.dealer
        )
        return (self.dealer, self.maker) if passed_on else (self.dealer,)

    def _given_by_viewer(self) -> Cards:
        return NONE if self.given is None or "?" in self.given else STANDARD.cards(self.given[5:])

    def _poor_hand(self, hands: list[Place], hidden: Cards) -> bool:
        """While somebody else ponders a misdeal, another hand must be poor: deals one such hand
        first.
        """
        if self.view.phase != "misdeal" or self.view.decision is not None:
            return False
        poor = [
            (hand, cards) for hand in hands if hand.room
            for cards in (self._one_poor(hidden),)
        ]  # fmt: skip
        hand, cards = self.rng.choice(poor)
        hand.cards, hand.room = cards, 0
        return True

    def _one_poor(self, hidden: Cards) -> Cards:
        low = singles(hidden & LOW)
        aces = singles(hidden & ACES)
        ways = []
        if self.rules.options.farmers_hand and len(low) >= 5:
            ways.append(lambda: self.rng.sample(low, 5))
        if self.rules.options.ace_no_face and len(low) >= 4 and aces:
            ways.append(lambda: [self.rng.choice(aces), *self.rng.sample(low, 4)])
        return union(self.rng.choice(ways)())

    # The events that lead there

    def events(self) -> Iterator[tuple[int, Value]]:
        given = self._given()
        yield CHANCE, self._deck(given)
        discards = [self._shuffled(cards) for cards in self.discards]
        yield from self._kept()
        for seat, line in self.lines[1:]:
            if line == "keep":
                continue
            if line.startswith("discard "):
                yield seat, discards[seat].pop() if "?" in line else STANDARD.cards(line[8:])
            elif line.startswith("give "):
                yield seat, given
            else:
                yield seat, self.rules.read(self.state, seat, line)

    def _kept(self) -> Iterator[tuple[int, Value]]:
        over = self.view.phase != "misdeal"
        for seat in (
            sorted(self.rules.ask(self.state)) if self.state.phase.name == "misdeal" else ()
        ):
            if over or (seat, "keep") in self.lines:
                yield seat, "keep"

    def _given(self) -> Cards:
        if self.given is None:
            return NONE
        if "?" not in self.given:
            return STANDARD.cards(self.given[5:])
        assert self.maker is not None
        his = self.hands[self.maker] | self.played[self.maker]
        if self.dealer == self.maker and self.picked_up:
            his &= ~self.turned
        elif self.picked_up and his & self.turned:
            return self.turned
        return self.rng.choice(singles(his))

    def _deck(self, given: Cards) -> tuple[Cards, ...]:
        dealt = [
            hand | played | laid
            for hand, played, laid in zip(self.hands, self.played, self.discards, strict=True)
        ]
        if given and self.maker is not None:
            dealt[self.maker] &= ~given
            dealt[self.rules.partner(self.maker)] |= given
        if self.picked_up:
            dealt[self.dealer] &= ~self.turned
        order = self.rules.dealt_to(self.dealer)
        seen = [
            STANDARD.cards(name) if name != "?" else NONE for name in self.lines[0][1].split()[1:]
        ]
        left = [self._shuffled(hand & ~union(seen)) for hand in dealt]
        hands = [card or left[seat].pop() for card, seat in zip(seen, order, strict=False)]
        return (*hands, self.upcard or self.turned, *self.stock)

    def _shuffled(self, cards: Cards) -> list[Cards]:
        order = singles(cards)
        self.rng.shuffle(order)
        return order
