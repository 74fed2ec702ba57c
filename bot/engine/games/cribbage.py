"""Cribbage, as cribbage.md says it: the deal, the kitty, the rules.

The cut stands in cribbage_cut.py, the play in cribbage_pegging.py, the show in cribbage_show.py
and what cards count in it in cribbage_counting.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import STANDARD, Cards, union
from bot.engine.decisions import Decision, Value, Veil
from bot.engine.games.cribbage_cards import DECK, HAND
from bot.engine.games.cribbage_cut import Cut
from bot.engine.games.cribbage_facts import deal_told, facts
from bot.engine.games.cribbage_imagined import imagined_deal
from bot.engine.games.cribbage_pegging import Pegging
from bot.engine.games.cribbage_show import Count, Muggins
from bot.engine.games.cribbage_state import (
    CribbageOptions,
    CribbagePhase,
    CribbageState,
    Next,
    Reason,
)
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.sealed import Sealed
from bot.engine.picking import PickCards, Picking
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody


def owner_or_show(state: CribbageState, owner: int, viewer: int | None) -> bool:
    """Hands are secret until they are laid open to be counted."""
    return state.showing or owner == viewer


def dealer_counted(state: CribbageState, _owner: int, _viewer: int | None) -> bool:
    """The kitty is turned up when the dealer's own hand has been counted (CRB-2)."""
    return state.showing and state.counting >= state.seats


class Deal(Dealing[Any, CribbageState], CribbagePhase):
    """Six cards each for two players, else five; with three one more for the kitty (CRB-2)."""

    def deal(self, state: CribbageState, deck: tuple[Cards, ...]) -> Next:
        rules = self.rules
        dealt, to_kitty = rules.packets.dealt, rules.to_kitty
        state.hands = rules.packets.deal(deck, rules.from_left_of(state, state.dealer))
        state.kitty = union(deck[dealt : dealt + to_kitty])
        state.stock = deck[dealt + to_kitty :]
        return Discard


class Discard(Sealed[Any, CribbageState], CribbagePhase):
    """All choose at once what they lay into the kitty; nobody else learns what it was (CRB-2)."""

    name = "discard"
    rules: Cribbage

    def __init__(self, rules: Cribbage) -> None:
        super().__init__(rules)
        many = rules.dealt - HAND
        prompt = f"Lay {'two cards' if many == 2 else 'a card'} in the kitty"
        self.seats = list(range(rules.seats))
        self.picking = [
            Picking("discard", STANDARD, prompt, least=many, most=many, veil=Veil((seat,)))
            for seat in self.seats
        ]

    def asked_seats(self, state: CribbageState) -> list[int]:
        return self.seats

    def question(self, state: CribbageState, seat: int) -> Decision:
        return PickCards(self.picking[seat], state.hands[seat])

    def revealed(self, state: CribbageState, answers: dict[int, Value]) -> Next:
        for seat, cards in answers.items():
            state.hands[seat] ^= cards
            state.kitty |= cards
        return Pegging


class Cribbage(Rules[CribbageState]):
    """Two to four players, each for himself unless four play as partners; 52 cards."""

    id = "cribbage"
    title = "Cribbage"
    players = range(2, 5)
    usual_players = 2
    pack = STANDARD
    deck = DECK
    zones = (
        Zone("hands", owner_or_show, each_seat=True),
        Zone("stock", nobody),
        Zone("upcard", everybody, single=True),
        Zone("kitty", dealer_counted),
        Zone("played", everybody, each_seat=True),
    )
    option_kind = CribbageOptions
    state_kind = CribbageState
    phases = (Cut, Deal, Discard, Pegging, Count, Muggins)
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.packets = Packets([(1,) * self.seats] * self.dealt)
        self.to_kitty = 1 if self.seats == 3 else 0
        self.target: int = self.options.target
        self.claims = self.options.count == "claim"
        self.partners = self.options.partners and self.seats == 4
        self.teams = [self._team(seat) for seat in range(self.seats)]

    @property
    def dealt(self) -> int:
        """How many cards each is dealt (CRB-2)."""
        return 6 if self.seats == 2 else 5

    def peg(self, state: CribbageState, seat: int, why: tuple[Reason, ...]) -> bool:
        """Scores points of the play (CRB-3 … CRB-7). Returns whether they win the game."""
        over = self.score(state, seat, sum([points for _, points in why]))
        state.pegs += ((seat, why, state.front[seat]),)
        return over

    def score(self, state: CribbageState, seat: int, points: int) -> bool:
        """Moves the pegs of a seat's side, to the target at most. Returns whether that wins the
        game (CRB-10).
        """
        if not points:
            return False
        front, back = state.front, state.back
        before = front[seat]
        after = min(before + points, self.target)
        for mate in self.teams[seat]:
            back[mate], front[mate] = before, after
        return after == self.target

    def end(self, state: CribbageState) -> Next:
        """Closes a deal, wherever it stands: played out, or the game won (CRB-10)."""
        state.told = state.tell()
        delta = [now - then for now, then in zip(state.front, state.scores, strict=True)]
        return self.end_deal(state, delta)

    def scores(self, state: CribbageState) -> tuple[int, ...]:
        """Where the front pegs stand: what is scored counts at once."""
        return tuple(state.front)

    def gather(self, state: CribbageState) -> None:
        state.clear_deal()

    def winners(self, state: CribbageState) -> tuple[int, ...]:
        return tuple([seat for seat, score in enumerate(state.scores) if score >= self.target])

    def table(self, state: CribbageState) -> dict[str, Any]:
        return facts(state)

    def recall(self, state: CribbageState, view: View) -> None:
        state.cut, state.told = view.table["cut"], deal_told(view.table["last_deal"])
        state.front = list(state.scores)
        state.back = [back for _, back in view.table["board"]]

    def imagined_events(
        self, view: View, rng: Random, state: CribbageState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
