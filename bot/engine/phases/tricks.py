"""Playing tricks: lead, follow, take."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from bot.engine.cards import NONE, Cards
from bot.engine.decisions import Decision, Value
from bot.engine.phases.ranking import Ranking
from bot.engine.picking import PickCard, Picking
from bot.engine.rules import Phase, R
from bot.engine.seating import Places, clockwise_from, on_the_left
from bot.engine.state import State, Trick


class TrickState(State):
    """A position in a game of tricks.

    ``ranking`` says how the cards rank in this deal, ``trick`` are the cards on the table in play
    order, ``leader`` who led them, ``turn`` whose turn it is, ``after`` who plays after each seat
    (those who sit out are left out).
    """

    ranking: Ranking
    trick: tuple[Cards, ...] = ()
    leader: int = 0
    turn: int = 0
    after: tuple[int, ...] = ()

    @property
    def open_trick(self) -> Trick | None:
        return Trick(self.leader, self.trick, None) if self.trick else None

    @property
    def taken(self) -> list[Cards]:
        """The cards that each seat has won in this deal."""
        taken = [0] * self.seats
        for trick in self.tricks:
            if trick.winner is not None:
                taken[trick.winner] |= sum(trick.cards)
        return taken


T = TypeVar("T", bound=TrickState)


class Tricks(Phase[R, T]):
    """The play of a deal, trick by trick. Games say how cards rank and what follows; hooks change
    what may be played.
    """

    name = "play"

    def __init__(self, rules: R) -> None:
        super().__init__(rules)
        self.playing = Picking("play", rules.pack, "Play a card")

    @abstractmethod
    def over(self, state: T) -> type[Phase[Any, Any]]:
        """Scores the deal after its last trick. Returns the next phase."""

    def may_lead(self, state: T, seat: int) -> Cards:
        """What a seat may lead: any card, unless a game says otherwise."""
        return state.hands[seat]

    def may_follow(self, state: T, seat: int) -> Cards:
        """What a seat may play to the trick: the suit led if it can, otherwise anything."""
        hand = state.hands[seat]
        return hand & state.ranking.following[state.trick[0]] or hand

    def lead_off(self, state: T, leader: int, ranking: Ranking) -> None:
        """Lets a seat lead to the first trick, with the cards ranking so and all playing."""
        state.after = on_the_left(state.places)
        state.leader = state.turn = leader
        state.ranking = ranking

    def ask(self, state: T) -> dict[int, Decision]:
        seat = state.turn
        cards = self.may_follow(state, seat) if state.trick else self.may_lead(state, seat)
        return {seat: PickCard(self.playing, cards)}

    def take(self, state: T, seat: int, value: Value) -> type[Phase[Any, Any]] | None:
        state.hands[seat] ^= value
        state.trick += (value,)
        state.turn = state.after[seat]
        return self.close_trick(state) if state.turn == state.leader else None

    def close_trick(self, state: T) -> type[Phase[Any, Any]] | None:
        """Gives a full trick to its winner, who leads to the next."""
        winner = state.leader
        trick = state.trick
        for _ in range(state.ranking.winner(trick)):
            winner = state.after[winner]
        state.tricks += (Trick(state.leader, trick, winner),)
        state.trick = ()
        state.leader = state.turn = winner
        return None if state.hands[winner] else self.over(state)

    def why_not(self, state: T, seat: int, value: Value) -> str | None:
        hand, pack = state.hands[seat], self.rules.pack
        if type(value) is int and not value & ~pack.all:  # of equal cards, the one that is held
            value = pack.choose(pack.names(value), hand)
        any_card = PickCard(self.playing, hand)
        return any_card.why_not(value) or self.why_not_card(state, seat)

    def why_not_card(self, state: T, seat: int) -> str | None:
        """Why a card that the seat holds may not be played now."""
        if not state.trick:
            return None
        ranking = state.ranking
        suit = ranking.suit[state.trick[0]]
        names = " or ".join(self.rules.pack.names(self.may_follow(state, seat)))
        return f"you hold a {self.rules.pack.suits[suit]}: follow suit ({names})"


def tricks_won(state: TrickState, seats: tuple[int, ...]) -> int:
    """How many tricks of this deal those seats have taken together."""
    return len([trick for trick in state.tricks if trick.winner in seats])


def tricks_won_by_each(state: TrickState) -> list[int]:
    """How many tricks of this deal each seat has taken."""
    won = [0] * state.seats
    for trick in state.tricks:
        if trick.winner is not None:
            won[trick.winner] += 1
    return won


def plays_of(
    trick: Trick, places: Places, sitting_out: tuple[int, ...] = ()
) -> Iterator[tuple[int, Cards]]:
    """The cards of a trick with the seats that played them, ``(seat, card)`` in play order."""
    return zip(clockwise_from(places, trick.leader, sitting_out), trick.cards, strict=False)


def cards_played_by_each(
    tricks: Iterable[Trick], places: Places, sitting_out: tuple[int, ...] = ()
) -> list[Cards]:
    """The cards that each seat has played to some tricks."""
    played = [NONE] * len(places)
    for trick in tricks:
        for seat, card in plays_of(trick, places, sitting_out):
            played[seat] |= card
    return played


def suits_not_followed(
    ranking: Ranking,
    tricks: Iterable[Trick],
    places: Places,
    sitting_out: tuple[int, ...] = (),
    besides: Cards = NONE,
) -> list[Cards]:
    """The cards that each seat cannot hold, by its own play: of a suit led that it did not follow.

    ``besides`` are cards that may be played to any lead, and tell nothing.
    """
    missing = [NONE] * len(places)
    for trick in tricks:
        suit = ranking.following[trick.cards[0]]
        allowed = suit | besides
        if sum(trick.cards) & ~allowed:
            for seat, card in plays_of(trick, places, sitting_out):
                if not card & allowed:
                    missing[seat] |= suit
    return missing
