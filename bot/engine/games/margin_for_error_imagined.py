"""A round of Margin for Error that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.games.margin_for_error_score import STRATEGIES, is_certain, outcome
from bot.engine.games.margin_for_error_state import PACK, POINT_CARDS, SUITS, MarginState
from bot.engine.imagining import Place, hidden_cards, lay_out, stacked
from bot.engine.phases.tricks import cards_played_by_each, plays_of

if TYPE_CHECKING:
    from bot.engine.games.margin_for_error import MarginForError
    from bot.engine.view import View

HIDDEN = "?"


def imagined_deal(
    rules: MarginForError, view: View, rng: Random, state: MarginState
) -> Iterator[tuple[int, Value]]:
    """The running round's events with all that is hidden filled in by chance.

    What the viewer knows stays true: cards that he has passed, colours that others do not have, the
    extra card, and that a strategy with which the round would be over is not the one.
    """
    return _Round(rules, view, rng, state).events()


class _Round:
    """``held`` is what each seat has had in hand when all passing so far was done, ``passed`` what
    it passed before, ``dealt`` what it was dealt.
    """

    def __init__(self, rules: MarginForError, view: View, rng: Random, state: MarginState) -> None:
        self.rules, self.view, self.rng, self.state = rules, view, rng, state
        self.dealer = view.deals[-1].dealer
        self.tricks = view.deals[-1].tricks
        self.lines = view.events[view.deal_began :]
        suit, captain = view.table["point_suit"], view.table["captain"]
        self.points = NONE if suit is None else SUITS[suit]
        seating = None if captain is None else rules.seating(view.places, captain)
        self.exchanges = seating.exchanges if seating else ()
        self.taker = seating.taker if seating else None
        self.played = cards_played_by_each(self.tricks, view.places)
        self.passed = self._passed()
        self.held, self.aside, self.extra = self._lay_out()
        self.dealt = self._undo_passing()

    # What is known

    def _passed(self) -> dict[int, Cards | None]:
        """What each seat has passed; None where the viewer has not seen it."""
        return {
            seat: None if HIDDEN in line else PACK.cards(line.removeprefix("pass "))
            for seat, line in self.lines
            if line.startswith("pass ")
        }

    def _known(self) -> list[Cards]:
        """The cards that the viewer knows to be in each hand, because he has passed them."""
        known = [NONE] * self.rules.seats
        gone = union(self.played)
        for one, other, _ in self.exchanges:
            known[other] |= (self.passed.get(one) or NONE) & ~gone
            known[one] |= (self.passed.get(other) or NONE) & ~gone
        return known

    def _cannot_hold(self) -> list[Cards]:
        """The cards that each seat has shown that it does not have (MFE-5 … MFE-7)."""
        missing = [NONE] * self.rules.seats
        broken = False
        for number, trick in enumerate(self.tricks):
            colour = self.rules.ranking.following[trick.cards[0]]
            for place, (seat, card) in enumerate(plays_of(trick, self.view.places)):
                if not card & colour:
                    missing[seat] |= colour
                only_points = card & self.points and not broken
                if only_points and (place == 0 or number == 0):
                    missing[seat] |= ~self.points
                broken = broken or bool(card & self.points)
        return missing

    # Where the hidden cards lie

    def _lay_out(self) -> tuple[list[Cards], Cards, Cards]:
        view, known, missing = self.view, self._known(), self._cannot_hold()
        hidden = hidden_cards(view) & ~union(self.played) & ~union(known)
        hands = []
        for seat, hand in enumerate(view.zones["hands"]):
            room = view.counts["hands"][seat] - known[seat].bit_count()
            if hand is None:
                hands.append(Place(room, hidden & ~missing[seat], known[seat]))
            else:
                hands.append(Place(0, NONE, hand))
        aside, extra = (self._place(zone, hidden) for zone in ("aside", "extra"))
        lay_out(hidden, [*hands, aside, extra], self.rng)
        held = [place.cards | cards for place, cards in zip(hands, self.played, strict=True)]
        return held, aside.cards, extra.cards

    def _place(self, zone: str, hidden: Cards) -> Place:
        seen = self.view.zones[zone][0]
        return Place(self.view.counts[zone][0] if seen is None else 0, hidden, seen or NONE)

    # What each was dealt

    def _undo_passing(self) -> list[Cards]:
        dealt = list(self.held)
        for one, other, number in self.exchanges:
            to_other = self._really_passed(one, other, number)
            to_one = self._really_passed(other, one, number)
            dealt[one] = dealt[one] & ~to_one | to_other
            dealt[other] = dealt[other] & ~to_other | to_one
        if self.taker is not None and not self.aside:
            dealt[self.taker] |= self.extra
            self.aside = self._taken_up(dealt[self.taker])
            dealt[self.taker] &= ~self.aside
        return dealt

    def _really_passed(self, giver: int, receiver: int, number: int) -> Cards:
        """What a seat has passed, or might have: any cards that the other one then held."""
        if giver not in self.passed:
            return NONE
        passed = self.passed[giver]
        if passed is None:
            passed = union(self.rng.sample(singles(self.held[receiver]), number))
            self.passed[giver] = passed
        return passed

    def _taken_up(self, cards: Cards) -> Cards:
        """Which of twelve cards was the one set aside."""
        if self.view.seat == self.taker:
            names = self.lines[0][1].split()[1:]
            return cards & ~PACK.cards(" ".join(name for name in names if name != HIDDEN))
        return self.rng.choice(singles(cards))

    # The events that lead there

    def events(self) -> Iterator[tuple[int, Value]]:
        """The shuffle, then every answer."""
        rules = self.rules
        order = rules.packets.dealt_to(rules.from_left_of(self.state, self.dealer))
        hands = stacked(PACK, self.lines[0][1], order, self.dealt, self.rng)
        yield CHANCE, (*hands, *singles(self.aside))
        for seat, line in self.lines[1:]:
            yield seat, self._answer(seat, line)

    def _answer(self, seat: int, line: str) -> Value:
        """What a line says, or might have said where it is hidden."""
        if HIDDEN not in line:
            return self.rules.read(self.state, seat, line)
        if line.startswith("point "):
            return line.replace(HIDDEN, self._strategy())
        return self.extra if seat == self.taker else self.passed[seat]

    def _strategy(self) -> str:
        """One of the strategies with which the round would have come as far as it has."""
        return self.rng.choice([one for one in STRATEGIES if self._could_be(one)])

    def _could_be(self, strategy: str) -> bool:
        table = self.view.table
        captains = [table["captain"], table["partner"]]
        taken = sum(table["points_taken"][seat] for seat in captains)
        if self.view.phase == "extra_card":
            return outcome(strategy, taken) != outcome(strategy, taken + 1)
        still_out = POINT_CARDS - sum(table["points_taken"])
        return self.rules.plays_out or not is_certain(strategy, taken, still_out)
