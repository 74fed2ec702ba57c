"""Tricks Together, as tricks_together.md says it: one team, one number each, round after round.

How far the team has come stands in tricks_together_climb.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, SUITS, Cards
from bot.engine.decisions import Decision, Number, Value, Veil
from bot.engine.games.tricks_together_climb import (
    Climb,
    ClimbState,
    Round,
    rounds_facts,
    rounds_told,
)
from bot.engine.games.tricks_together_imagined import imagined_round
from bot.engine.history import reveal
from bot.engine.options import Options, number, switch
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.ranking import Ranking, plain_order
from bot.engine.phases.sealed import Sealed
from bot.engine.phases.tricks import Tricks
from bot.engine.rules import Phase, Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

Next = type[Phase[Any, Any]]


class TricksTogetherOptions(Options):
    """The house rules (TTG-1, TTG-10 … TTG-13)."""

    lives: int = number(3, 3, 4, "lives that the team begins with")
    secret_numbers: bool = switch("numbers stay secret to the last card; rounds are played out")
    long_climb: bool = switch("rounds of up to ten cards, for three or four players")
    up_and_down: bool = switch("after the longest round down again to one card")
    no_trumps: bool = switch("with one, three, five … cards there is no trump")


class Deal(Dealing[Any, ClimbState]):
    """The round's cards, one at a time; the next one turned names trump (TTG-2)."""

    rules: TricksTogether

    def deal(self, state: ClimbState, deck: tuple[Cards, ...]) -> Next:
        rules = self.rules
        packets = rules.packets[state.cards]
        state.hands = packets.deal(deck, rules.from_left_of(state, state.dealer))
        state.upcard = deck[packets.dealt]
        state.stock = STANDARD.all & ~(sum(state.hands) | state.upcard)
        state.trump = rules.trump(state)
        return Commit


class Commit(Sealed[Any, ClimbState]):
    """Everybody but the dealer chooses a number, secretly and at once (TTG-3); the dealer has what
    is left (TTG-4).
    """

    name = "commit"
    rules: TricksTogether

    def __init__(self, rules: TricksTogether) -> None:
        super().__init__(rules)
        self.choosing = {
            cards: [self._question(cards, seat) for seat in range(rules.seats)]
            for cards in rules.climb.rounds
        }

    def _question(self, cards: int, seat: int) -> Decision:
        secret = ", which stays secret" if self.rules.secret_numbers else ""
        prompt = f"Choose your number of tricks, 0 to {cards}{secret}"
        return Number("commit", range(cards + 1), prompt, Veil((seat,), until_reveal=True))

    def asked_seats(self, state: ClimbState) -> list[int]:
        return list(self.rules.from_left_of(state, state.dealer)[:-1])

    def question(self, state: ClimbState, seat: int) -> Decision:
        return self.choosing[state.cards][seat]

    def why_not(self, state: ClimbState, seat: int, value: Value) -> str | None:
        cards = state.cards
        if cards == 1:
            return "a round of 1 card has 1 trick: commit to 0 or 1"
        return f"a round of {cards} cards has {cards} tricks: commit to 0 to {cards} of them"

    def why_not_now(self, state: ClimbState, seat: int, text: str) -> str | None:
        """The dealer chooses nothing (TTG-4)."""
        if seat != state.dealer or not text.startswith("commit "):
            return None
        return "you deal: your number is what the others leave"

    def turn_up(self, state: ClimbState) -> None:
        if not self.rules.secret_numbers:
            super().turn_up(state)

    def revealed(self, state: ClimbState, answers: dict[int, Value]) -> Next:
        left = state.cards - sum(answers.values())
        assert state.dealer is not None
        state.numbers = tuple(answers.get(seat, left) for seat in range(state.seats))
        if left < 0 and not self.rules.secret_numbers:
            return self.rules.end_round(state)
        return Play


class Play(Tricks[Any, ClimbState]):
    """The tricks (TTG-6), as long as the round may still be cleared (TTG-7, TTG-10)."""

    rules: TricksTogether

    def begin(self, state: ClimbState) -> None:
        assert state.dealer is not None
        self.lead_off(
            state, self.rules.left_of(state, state.dealer), self.rules.rankings[state.trump]
        )

    def close_trick(self, state: ClimbState) -> Next | None:
        following = super().close_trick(state)
        if following is None and self._has_failed(state):
            return self.rules.end_round(state)
        return following

    def _has_failed(self, state: ClimbState) -> bool:
        """Whether somebody has a trick too many. Numbers and tricks add up alike, so that nobody
        falls short but by that.
        """
        return not self.rules.secret_numbers and any(
            won > number for won, number in zip(state.won, state.numbers, strict=True)
        )

    def over(self, state: ClimbState) -> Next:
        if self.rules.secret_numbers:
            reveal(state)
        return self.rules.end_round(state)


class TricksTogether(Rules[ClimbState]):
    """Three to five players, one team; 52 cards."""

    id = "tricks_together"
    title = "Tricks Together"
    players = range(3, 6)
    usual_players = 4
    co_operative = True
    pack = STANDARD
    deck = STANDARD.all
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("upcard", everybody, single=True),
        Zone("stock", nobody),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = TricksTogetherOptions
    state_kind = ClimbState
    phases = (FirstDealer, Deal, Commit, Play)
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.rankings = {
            trump: Ranking(plain_order(STANDARD, self.deck), trump) for trump in (None, *SUITS)
        }
        self.packets = {cards: Packets([(1,) * self.seats] * cards) for cards in self.climb.rounds}

    @cached_property
    def climb(self) -> Climb:
        """The rounds that these house rules make (TTG-11, TTG-12)."""
        house = self.options
        top = 10 if house.long_climb else 7
        return Climb(top=top, and_down=house.up_and_down, lives=house.lives)

    @cached_property
    def secret_numbers(self) -> bool:
        """Whether numbers stay secret to the end of a round (TTG-10)."""
        return bool(self.options.secret_numbers)

    def unfit(self) -> str | None:
        if self.options.long_climb and self.seats > 4:
            return (
                "option 'long_climb' is for three or four players: with five, play without it, or"
                " one of you sits out"
            )
        return None

    def has_trump(self, cards: int) -> bool:
        """Whether a round of so many cards has a trump: no odd one where the house plays so
        (TTG-13).
        """
        return not (self.options.no_trumps and cards % 2)

    def trump(self, state: ClimbState) -> str | None:
        """The turned card's suit, in a round that has a trump."""
        return STANDARD.name(state.upcard)[-1] if self.has_trump(state.cards) else None

    def end_round(self, state: ClimbState) -> Next:
        """Notes how the round came out, and whether the climb is over (TTG-7 … TTG-9)."""
        numbers, won = state.numbers, tuple(state.won)
        told = tuple([None if number < 0 else number for number in numbers])
        place = self.climb.place(state)
        state.played += (Round(place, state.cards, told, won, cleared=won == numbers),)
        state.cards = self.climb.cards(state)
        return self.end_deal(state, [self.climb.score(state)] * state.seats)

    def outcome(self, state: ClimbState, number: int) -> list[int]:
        """A round is worth something if it is cleared: the score comes at the end (TTG-8)."""
        return [state.played[number].cleared] * state.seats

    def gather(self, state: ClimbState) -> None:
        state.hands = [NONE] * state.seats
        state.numbers = ()
        state.upcard = NONE
        state.stock = self.deck
        state.trump = None

    def winners(self, state: ClimbState) -> tuple[int, ...]:
        return self.team(0) if self.climb.is_won(state) else ()

    def ended(self, state: ClimbState) -> bool:
        return self.climb.is_won(state) or self.climb.is_lost(state)

    def table(self, state: ClimbState) -> dict[str, Any]:
        shown = state.numbers and not self.secret_numbers
        return {
            "dealer": state.dealer,
            "lives": self.climb.lives_left(state),
            "round": self.climb.place(state),
            "rounds": len(self.climb.rounds),
            "cards": state.cards,
            "trump": state.trump,
            "numbers": list(state.numbers) if shown else None,
            "tricks_won": state.won,
            "played": rounds_facts(state.played),
        }

    def recall(self, state: ClimbState, view: View) -> None:
        state.played = rounds_told(view.table["played"])
        state.cards = view.table["cards"]

    def imagined_events(
        self, view: View, rng: Random, state: ClimbState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_round(self, view, rng, state)
