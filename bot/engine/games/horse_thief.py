"""Horse Thief, as horse_thief.md says it: everybody drops or plays at once, draws, takes tricks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, Cards, singles, union
from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.euchre_family import (
    FamilyDeal,
    FamilyPlay,
    FamilyRules,
    FamilyState,
    Next,
    who_plays_after,
)  # fmt: skip
from bot.engine.games.euchre_family_imagined import ImaginedDeal
from bot.engine.imagining import in_any_order, seen_in_shuffle
from bot.engine.options import Options, number
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.sealed import Sealed
from bot.engine.phases.tricks import tricks_won_by_each
from bot.engine.picking import PickCards, Picking
from bot.engine.rules import Phase
from bot.engine.view import View


class HorseThiefOptions(Options):
    """The house rules (HRS-10)."""

    target: int = number(15, 5, 51, "points that win the game")


class HorseThiefState(FamilyState):
    """``playing`` are the seats that play this deal, None until all have chosen."""

    playing: tuple[int, ...] | None = None


class Deal(FamilyDeal[HorseThiefState]):
    """Five cards each, one at a time; the turned-up card names trump (HRS-1)."""

    def dealt(self, state: HorseThiefState) -> Next:
        state.turn_up()
        state.trump = state.turned_suit
        return Drop


class Drop(Sealed[Any, HorseThiefState]):
    """All choose at once, secretly, whether to play or to drop; not when a spade was turned up
    (HRS-2, HRS-3).
    """

    name = "drop"
    rules: HorseThief

    def __init__(self, rules: HorseThief) -> None:
        super().__init__(rules)
        labels = {"play": "Play", "drop": "Drop"}
        self.choosing = [
            OneOf(("play", "drop"), "One … two … three …", labels, Veil((seat,), until_reveal=True))
            for seat in range(rules.seats)
        ]

    def begin(self, state: HorseThiefState) -> Next | None:
        return self.those_play(state, range(state.seats)) if state.trump == "S" else None

    def asked_seats(self, state: HorseThiefState) -> list[int]:
        return list(range(state.seats))

    def question(self, state: HorseThiefState, seat: int) -> Decision:
        return self.choosing[seat]

    def revealed(self, state: HorseThiefState, answers: dict[int, Value]) -> Next:
        return self.those_play(state, [seat for seat, word in answers.items() if word == "play"])

    def those_play(self, state: HorseThiefState, seats: Sequence[int]) -> Next:
        """The others are out; one alone scores without playing."""
        state.playing = tuple(seats)
        if len(seats) > 1:
            return Draw
        return self.rules.end_deal(state, [5 * (seat in seats) for seat in range(state.seats)])


class Draw(Phase[Any, HorseThiefState]):
    """Those in exchange cards, the dealer last (HRS-4 … HRS-6)."""

    name = "draw"
    rules: HorseThief

    def __init__(self, rules: HorseThief) -> None:
        super().__init__(rules)
        self.most = rules.most_drawn
        many = f"up to {self.most}, and draw as many" if self.most > 1 else "one card, and draw one"
        prompt = f"Discard {many}, or keep the hand"
        self.drawing = [
            Picking("draw", STANDARD, prompt, least=0, most=self.most, veil=Veil((seat,)))
            for seat in range(rules.seats)
        ]

    def begin(self, state: HorseThiefState) -> Next | None:
        assert state.dealer is not None
        state.after = who_plays_after(state.seats, self.rules.sitting_out(state))
        state.turn = state.after[state.dealer]
        return None if self.most else Play

    def ask(self, state: HorseThiefState) -> dict[int, Decision]:
        return {state.turn: PickCards(self.drawing[state.turn], state.hands[state.turn])}

    def take(self, state: HorseThiefState, seat: int, value: Value) -> Next | None:
        assert state.dealer is not None
        state.lay_off(seat, value)
        if seat == state.dealer and value:
            state.stock, state.upcard = (state.upcard, *state.stock), NONE
        drawn = value.bit_count()
        state.hands[seat] |= sum(state.stock[:drawn])
        state.stock = state.stock[drawn:]
        state.turn = state.after[seat]
        return Play if state.turn == state.after[state.dealer] else None

    def why_not(self, state: HorseThiefState, seat: int, value: Value) -> str | None:
        if type(value) is int and not value & ~STANDARD.all and value & ~state.hands[seat]:
            return f"you do not hold {' or '.join(STANDARD.names(value & ~state.hands[seat]))}"
        cards = "card" if self.most == 1 else "cards"
        return f"with {state.seats} at the table you may draw {self.most} {cards} at most"


class Play(FamilyPlay[HorseThiefState]):
    """Five tricks among those in (HRS-7, HRS-8), and their score (HRS-9)."""

    rules: HorseThief

    def over(self, state: HorseThiefState) -> Next:
        assert state.playing is not None
        return self.rules.end_deal(
            state,
            [
                (won or -3) if seat in state.playing else 0
                for seat, won in enumerate(tricks_won_by_each(state))
            ],
        )


class HorseThief(FamilyRules[HorseThiefState]):
    """Three to ten players, each for himself; 52 cards."""

    id = "horse_thief"
    title = "Horse Thief"
    players = range(3, 11)
    usual_players = 5
    deck = STANDARD.all
    option_kind = HorseThiefOptions
    state_kind = HorseThiefState
    phases = (FirstDealer, Deal, Drop, Draw, Play)
    deal_phase = Deal

    @property
    def most_drawn(self) -> int:
        """How many cards anyone may draw, so that the pack would suffice for all (HRS-5)."""
        return min(3, self.deck.bit_count() // self.seats - 5)

    def dealing(self) -> Packets:
        return Packets([(1,) * self.seats] * 5)

    def sitting_out(self, state: HorseThiefState) -> frozenset[int]:
        """Those who have dropped."""
        playing = range(state.seats) if state.playing is None else state.playing
        return frozenset(range(state.seats)).difference(playing)

    def gather(self, state: HorseThiefState) -> None:
        super().gather(state)
        state.playing = None

    def table(self, state: HorseThiefState) -> dict[str, Any]:
        return {
            **super().table(state),
            "playing": None if state.playing is None else list(state.playing),
            "sitting_out": sorted(self.sitting_out(state)),
            "drawn": [cards.bit_count() for cards in state.discards],
        }

    def imagined_events(
        self, view: View, rng: Random, state: HorseThiefState
    ) -> Iterator[tuple[int, Value]]:
        return _ImaginedDeal(self, view, rng, state).events()


class _ImaginedDeal(ImaginedDeal[HorseThief, HorseThiefState]):
    """``drawn`` are the cards that each seat has drawn, the turned-up one not among them."""

    drawn: list[Cards]

    def turned_may_lie(self) -> set[tuple[str, int]]:
        return {("hands", self.dealer)}

    def answer(self, seat: int, line: str) -> Value:
        if line == "?":
            return self.rng.choice(("play", "drop"))
        if line.startswith("draw ?"):
            return self.parts["discards"][seat]
        return super().answer(seat, line)

    def dealt(self) -> list[Cards]:
        hands = super().dealt()
        seen = seen_in_shuffle(STANDARD, self.lines[0][1])
        self.drawn = [NONE] * len(hands)
        for seat, laid_off in enumerate(self.parts["discards"]):
            number_drawn = laid_off.bit_count() - (seat == self.dealer and self.picked_up)
            perhaps = singles(hands[seat] & ~laid_off & ~seen)
            self.drawn[seat] = union(self.rng.sample(perhaps, number_drawn))
        return [hand & ~drawn for hand, drawn in zip(hands, self.drawn, strict=True)]

    def left_over(self) -> Sequence[Cards]:
        upcard, *stock = super().left_over()
        in_turn = self.rules.dealt_in_turn(self.dealer)
        drawn = [card for seat in in_turn for card in in_any_order(self.drawn[seat], self.rng)]
        return (upcard, *drawn, *stock)
