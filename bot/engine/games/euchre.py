"""Traditional Euchre, as euchre.md says it: the deal, the play, the score.

Between the deal and the play stand the steps of euchre_misdeal.py, euchre_making.py and
euchre_alone.py, in this order.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.cards import NONE, STANDARD, SUITS, Cards
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.decisions import Decision, Value, Veil
from bot.engine.games.bowers import bower_ranking
from bot.engine.games.euchre_alone import AskBest, DefendAlone, GiveBest, LayOff
from bot.engine.games.euchre_imagined import imagined_deal
from bot.engine.games.euchre_making import CallTrump, OrderUp, PickUp
from bot.engine.games.euchre_misdeal import Misdeal
from bot.engine.games.euchre_state import DECK, EuchreOptions, EuchrePhase, EuchreState, Next
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.tricks import Tricks, trick_on_table, tricks_won
from bot.engine.picking import Picking
from bot.engine.rules import Rules
from bot.engine.state import Trick
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

PACKETS = Packets([(3, 2, 3, 2), (2, 3, 2, 3)])
BLACK_JACKS = STANDARD.cards("JS JC")
SHUFFLE = Shuffle(STANDARD, DECK)


def is_turned(state: EuchreState, _owner: int, _viewer: int | None) -> bool:
    """The upcard is seen once it has been turned (EUC-2, EUC-19)."""
    return state.turned != NONE


def who_plays_after(out: frozenset[int]) -> tuple[int, ...]:
    """For each seat, who plays next clockwise when some sit out."""
    return tuple(
        next(seat + step & 3 for step in (1, 2, 3, 4) if seat + step & 3 not in out)
        for seat in range(4)
    )


EVERYBODY_PLAYS: frozenset[int] = frozenset()
AFTER = {
    out: who_plays_after(out)
    for out in (
        EVERYBODY_PLAYS,
        *(frozenset({one, other}) for one in range(4) for other in (one, one + 1 & 3)),
    )
}


class FirstBlackJack(EuchrePhase):
    """A deck dealt face up: who is given the first black jack deals first (EUC-18)."""

    name = "first_black_jack"

    def begin(self, state: EuchreState) -> Next | None:
        return None if self.rules.options.first_dealer == "black_jack" else FirstDealer

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {CHANCE: SHUFFLE}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        state.dealer = (self._dealt(value) - 1) % state.seats
        return Deal

    def turned_up(self, state: EuchreState, value: Value) -> Cards:
        return sum(value[: self._dealt(value)])

    @staticmethod
    def _dealt(deck: tuple[Cards, ...]) -> int:
        return next(place for place, card in enumerate(deck, 1) if card & BLACK_JACKS)


class Deal(EuchrePhase):
    """Five cards each in packets, four left over (EUC-1)."""

    name = "deal"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {CHANCE: SHUFFLE}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        self.rules.begin_deal(state)
        assert state.dealer is not None
        state.hands = PACKETS.deal(value, self.rules.clockwise_from[state.dealer])
        state.upcard, *rest = value[PACKETS.dealt :]
        state.stock = sum(rest)
        return Misdeal


class Play(Tricks[Any, EuchreState]):
    """Five tricks (EUC-11, EUC-12), and their score (EUC-13 … EUC-15, EUC-22)."""

    rules: Euchre

    def begin(self, state: EuchreState) -> None:
        state.after = AFTER[self.rules.sitting_out(state)]
        state.leader = state.turn = self.first_leader(state)
        state.ranking = self.rules.rankings[state.trump]

    def first_leader(self, state: EuchreState) -> int:
        """The first who plays to the dealer's left (EUC-11), unless a lone maker may not lead
        (EUC-23).
        """
        assert state.dealer is not None
        leader = state.after[state.dealer]
        if self.rules.options.lone_maker_leads or not state.alone:
            return leader
        if state.lone_defender is not None:
            return state.lone_defender
        return state.after[leader] if leader == state.maker else leader

    def over(self, state: EuchreState) -> Next:
        assert state.maker is not None
        side, points = self.points(state, tricks_won(state, self.rules.team(state.maker)))
        return self.rules.end_deal(state, [points if seat in side else 0 for seat in (0, 1, 2, 3)])

    def points(self, state: EuchreState, tricks: int) -> tuple[tuple[int, ...], int]:
        """Which side scores, and how much, when the makers have taken so many tricks."""
        assert state.maker is not None
        makers, others = self.rules.team(state.maker), self.rules.team(self.rules.left(state.maker))
        if tricks == 5:
            return makers, 4 if state.alone else 2
        if tricks >= 3:
            return makers, 1
        return others, 4 if tricks == 0 and state.lone_defender is not None else 2


class Euchre(Rules[EuchreState]):
    """Four players, partners opposite, 24 cards."""

    id = "euchre"
    title = "Traditional Euchre"
    players = range(4, 5)
    usual_players = 4
    partners = True
    pack = STANDARD
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("upcard", is_turned, single=True),
        Zone("stock", nobody),
        Zone("discards", owner_only, each_seat=True),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    option_kind = EuchreOptions
    state_kind = EuchreState
    phases = (
        FirstBlackJack, FirstDealer, Deal, Misdeal, OrderUp, PickUp, CallTrump,
        DefendAlone, AskBest, LayOff, GiveBest, Play,
    )  # fmt: skip
    deal_phase = Deal

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        super().__init__(options, seats)
        self.rankings = {trump: bower_ranking(DECK, trump) for trump in (None, *SUITS)}
        self.target: int = self.options.target
        self.may_declare = self.options.farmers_hand or self.options.ace_no_face
        self.laying_off = [
            Picking("discard", STANDARD, "Lay one card off, face down", veil=Veil((seat,)))
            for seat in range(4)
        ]
        self.clockwise_from = [
            [(dealer + step) % 4 for step in (1, 2, 3, 4)] for dealer in range(4)
        ]

    def left(self, seat: int | None) -> int:
        """The seat to the left."""
        assert seat is not None
        return (seat + 1) % self.seats

    def partner(self, seat: int) -> int:
        """The seat opposite."""
        return (seat + 2) % self.seats

    def make_trump(self, state: EuchreState, maker: int, trump: str, *, alone: bool) -> None:
        """Somebody has made trump (EUC-4, EUC-6, EUC-8)."""
        state.maker, state.trump, state.alone = maker, trump, alone
        state.declared = ()

    def sitting_out(self, state: EuchreState) -> frozenset[int]:
        """The partners of those who play alone (EUC-8, EUC-22)."""
        if not state.alone or state.maker is None:
            return EVERYBODY_PLAYS
        lone = [state.maker] if state.lone_defender is None else [state.maker, state.lone_defender]
        return frozenset(self.partner(seat) for seat in lone)

    def dealt_to(self, dealer: int) -> list[int]:
        """Whose each dealt card is, from the first of the deck on (EUC-1)."""
        return PACKETS.dealt_to(self.clockwise_from[dealer])

    def gather(self, state: EuchreState) -> None:
        state.hands, state.discards = [NONE] * 4, [NONE] * 4
        state.upcard = state.turned = NONE
        state.stock = DECK
        state.trump = state.maker = state.lone_defender = None
        state.alone = False

    def winners(self, state: EuchreState) -> tuple[int, ...]:
        target = self.target
        return tuple([seat for seat, score in enumerate(state.scores) if score >= target])

    def open_trick(self, state: EuchreState) -> Trick | None:
        return trick_on_table(state)

    def table(self, state: EuchreState) -> dict[str, Any]:
        names = STANDARD.names
        return {
            "dealer": state.dealer,
            "turned": names(state.turned)[0] if state.turned else None,
            "trump": state.trump,
            "maker": state.maker,
            "alone": state.alone,
            "lone_defender": state.lone_defender,
            "tricks_won": [tricks_won(state, (seat,)) for seat in range(state.seats)],
            "sitting_out": sorted(self.sitting_out(state)),
            "declared": {str(seat): names(hand) for seat, hand in state.declared},
        }

    def imagined_events(
        self, view: View, rng: Random, state: EuchreState
    ) -> Iterator[tuple[int, Value]]:
        return imagined_deal(self, view, rng, state)
