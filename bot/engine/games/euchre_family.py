"""What the games of the Euchre family share: a card turned up, bowers, the play of the tricks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, TypeVar

from bot.engine.cards import NONE, STANDARD, SUITS, Cards, singles
from bot.engine.decisions import Value
from bot.engine.games.bowers import bower_ranking
from bot.engine.phases.dealing import Dealing, Packets
from bot.engine.phases.tricks import Tricks, TrickState, tricks_won_by_each
from bot.engine.rules import Phase, Rules
from bot.engine.seating import clockwise_after
from bot.engine.winning import highest_at
from bot.engine.zones import Zone, everybody, nobody, owner_only

Next = type[Phase[Any, Any]]
NOBODY: frozenset[int] = frozenset()


class FamilyState(TrickState):
    """``upcard`` and ``stock`` are the cards left over by the deal, ``turned`` the upcard once
    everybody has seen it, wherever it has gone since; ``discards`` what each seat has laid off.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "discards")

    discards: list[Cards]
    upcard: Cards = NONE
    stock: tuple[Cards, ...] = ()
    turned: Cards = NONE
    trump: str | None = None

    def turn_up(self) -> None:
        """The upcard is turned for all to see."""
        self.turned = self.upcard

    @property
    def turned_suit(self) -> str:
        """The suit printed on the turned-up card."""
        return STANDARD.name(self.turned)[-1]

    def lay_off(self, seat: int, cards: Cards) -> None:
        """Cards go from a hand face down before its owner."""
        self.hands[seat] ^= cards
        self.discards[seat] |= cards


F = TypeVar("F", bound=FamilyState)


def is_turned(state: FamilyState, _owner: int, _viewer: int | None) -> bool:
    """The upcard is seen once it has been turned."""
    return state.turned != NONE


HANDS = Zone("hands", owner_only, each_seat=True)
ON_THE_TABLE = (
    Zone("upcard", is_turned, single=True),
    Zone("stock", nobody),
    Zone("discards", owner_only, each_seat=True),
    Zone("trick", everybody),
    Zone("taken", everybody, each_seat=True),
)


@cache
def who_plays_after(seats: int, out: frozenset[int]) -> tuple[int, ...]:
    """For each seat, who plays next clockwise when some sit out."""
    places = tuple(range(seats))
    clockwise = [clockwise_after(places, seat) for seat in places]
    return tuple([next(after for after in others if after not in out) for others in clockwise])


class FamilyRules(Rules[F]):
    """A game of this family, over as many tricks as there are cards in a hand."""

    pack = STANDARD
    zones: ClassVar[tuple[Zone, ...]] = (HANDS, *ON_THE_TABLE)

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.undealt = tuple(singles(self.deck))
        self.rankings = {trump: bower_ranking(self.deck, trump) for trump in (None, *SUITS)}
        self.target: int = self.options.target
        self.packets = self.dealing()
        self.places_dealt_to = tuple(range(self.packets.hands))

    @abstractmethod
    def dealing(self) -> Packets:
        """How the cards are dealt."""

    def dealt_in_turn(self, dealer: int) -> tuple[int, ...]:
        """The places at which a packet is dealt, the dealer's last; a dead hand has one too."""
        return clockwise_after(self.places_dealt_to, dealer)

    def left(self, seat: int | None) -> int:
        """The seat to the left."""
        assert seat is not None
        return (seat + 1) % self.seats

    def dealt_to(self, dealer: int) -> list[int]:
        """Whose each dealt card is, from the first of the deck on."""
        return self.packets.dealt_to(self.dealt_in_turn(dealer))

    def sitting_out(self, state: F) -> frozenset[int]:
        """Those who play no card in this deal."""
        return NOBODY

    def new_state(self) -> F:
        state = super().new_state()
        state.stock = self.undealt
        return state

    def gather(self, state: F) -> None:
        nothing = [NONE] * self.seats
        state.hands, state.discards = nothing, nothing[:]
        state.upcard = state.turned = NONE
        state.stock = self.undealt
        state.trump = None

    def winners(self, state: F) -> tuple[int, ...]:
        return highest_at(self.target, state.scores)

    def table(self, state: F) -> dict[str, Any]:
        return {
            "dealer": state.dealer,
            "turned": STANDARD.name(state.turned) if state.turned else None,
            "trump": state.trump,
            "tricks_won": tricks_won_by_each(state),
        }


class FamilyDeal(Dealing[Any, F]):
    """The cards dealt in the game's packets; one for turning up and the stock are left."""

    rules: FamilyRules[F]

    def deal(self, state: F, deck: tuple[Cards, ...]) -> Next:
        rules = self.rules
        assert state.dealer is not None
        state.hands = rules.packets.deal(deck, rules.dealt_in_turn(state.dealer))
        state.upcard = deck[rules.packets.dealt]
        state.stock = deck[rules.packets.dealt + 1 :]
        return self.dealt(state)

    def turned_up(self, state: F, value: Value) -> Cards:
        """The card for turning up: whatever becomes of it later, all see it."""
        turned: Cards = value[self.rules.packets.dealt]
        return turned

    @abstractmethod
    def dealt(self, state: F) -> Next:
        """What follows when the cards lie before the players."""


class FamilyPlay(Tricks[Any, F]):
    """The tricks, with bowers; the first who plays to the dealer's left leads."""

    rules: FamilyRules[F]

    def begin(self, state: F) -> None:
        state.after = who_plays_after(state.seats, self.rules.sitting_out(state))
        state.leader = state.turn = self.first_leader(state)
        state.ranking = self.rules.rankings[state.trump]

    def first_leader(self, state: F) -> int:
        """Who leads to the first trick."""
        assert state.dealer is not None
        return state.after[state.dealer]
