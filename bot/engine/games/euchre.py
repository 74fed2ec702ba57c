"""Traditional Euchre, as euchre.md says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from bot.engine.cards import NONE, STANDARD, SUITS, Cards
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.decisions import Decision, OneOf, Value, Veil
from bot.engine.games.bowers import bower_ranking
from bot.engine.games.euchre_imagined import imagined_deal
from bot.engine.options import Options, choice, number, switch
from bot.engine.phases.dealing import deal_packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.sealed import Sealed
from bot.engine.phases.tricks import Tricks, TrickState, trick_on_table, tricks_won
from bot.engine.picking import PickCard, Picking
from bot.engine.rules import Phase, Rules
from bot.engine.state import Trick
from bot.engine.view import View
from bot.engine.zones import Zone, everybody, nobody, owner_only

DECK = STANDARD.of_ranks("AKQJT9")
PACKETS = ((3, 2, 3, 2), (2, 3, 2, 3))
LOW = STANDARD.of_ranks("9T")
ACES = STANDARD.of_ranks("A")
BLACK_JACKS = STANDARD.cards("JS JC")
SHUFFLE = Shuffle(STANDARD, DECK)
Next = type[Phase[Any, Any]]


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


class EuchreOptions(Options):
    """The house rules of Euchre (EUC-17 … EUC-24)."""

    target: int = number(10, 5, 21, "points that win the game")
    first_dealer: Literal["random", "black_jack"] = choice(
        "random", "who deals first: anybody, or the first black jack"
    )
    farmers_hand: bool = switch("a hand of only nines and tens may be declared a misdeal")
    ace_no_face: bool = switch(
        "a hand of one ace and otherwise nines and tens may be declared a misdeal"
    )
    stick_the_dealer: bool = switch("the dealer must call when everybody has passed twice")
    cross_corner_alone: bool = switch("an opponent of a lone maker may defend alone")
    lone_maker_leads: bool = switch("a lone maker may lead to the first trick", default=True)
    partners_best: bool = switch("a lone maker may ask for his partner's best card")


class EuchreState(TrickState):
    """``upcard`` and ``stock`` are the four cards left, ``turned`` the card that was turned up,
    ``bidder`` whose bid it is.

    ``maker`` made trump, ``alone`` says whether by himself, ``lone_defender`` who defends alone,
    ``declared`` the hands shown in the last misdeal.
    """

    each_seat: ClassVar[Sequence[str]] = ("hands", "taken", "discards")

    discards: list[Cards]
    upcard: Cards = NONE
    stock: Cards = DECK
    turned: Cards = NONE
    trump: str | None = None
    bidder: int = 0
    maker: int | None = None
    alone: bool = False
    lone_defender: int | None = None
    declared: tuple[tuple[int, Cards], ...] = ()


def is_turned(state: EuchreState, _owner: int, _viewer: int | None) -> bool:
    """The upcard is seen once it has been turned (EUC-2, EUC-19)."""
    return state.turned != NONE


class FirstBlackJack(Phase["Euchre", EuchreState]):
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


class Deal(Phase["Euchre", EuchreState]):
    """Five cards each in packets, four left over (EUC-1)."""

    name = "deal"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {CHANCE: SHUFFLE}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        self.rules.begin_deal(state)
        assert state.dealer is not None
        state.hands, dealt = deal_packets(value, self.rules.clockwise_from[state.dealer], PACKETS)
        state.upcard = value[dealt]
        state.stock = sum(value[dealt + 1 :])
        return Misdeal


class Misdeal(Sealed["Euchre", EuchreState]):
    """Poor hands may be declared before the card is turned (EUC-19, EUC-20); nobody learns who was
    asked and kept.
    """

    name = "misdeal"

    def begin(self, state: EuchreState) -> Next | None:
        return None if self.asked_seats(state) else OrderUp

    def asked_seats(self, state: EuchreState) -> list[int]:
        if not self.rules.may_declare:
            return []
        return [seat for seat, hand in enumerate(state.hands) if self.rules.is_poor(hand)]

    def question(self, state: EuchreState, seat: int) -> Decision:
        return OneOf(
            ("misdeal", "keep"), "A poor hand: declare a misdeal?", {"misdeal": "Declare a misdeal",
            "keep": "Keep it"}, Veil((seat,), until_reveal=True, asked_openly=False,
            hushed=frozenset(["keep"])),
        )  # fmt: skip

    def revealed(self, state: EuchreState, answers: dict[int, Value]) -> Next:
        declared = tuple(
            (seat, state.hands[seat]) for seat, answer in answers.items() if answer == "misdeal"
        )
        if not declared:
            return OrderUp
        following = self.rules.end_deal(state, [0] * state.seats, same_dealer=True)
        state.declared = declared
        return following


class OrderUp(Phase["Euchre", EuchreState]):
    """The first round of bidding, for the suit of the upcard (EUC-4)."""

    name = "order_up"
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        "order": "Order it up",
        "order alone": "Order it up, alone",
    }

    def begin(self, state: EuchreState) -> None:
        state.turned = state.upcard
        state.bidder = self.rules.left(state.dealer)

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {
            state.bidder: OneOf(
                ("pass", "order", "order alone"), "Trump by the turned-up card?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return CallTrump if seat == state.dealer else None
        self.rules.make_trump(
            state, seat, STANDARD.name(state.turned)[-1], alone=value == "order alone"
        )
        return PickUp


class PickUp(Phase["Euchre", EuchreState]):
    """The dealer takes the turned-up card and lays one off face down, any card (EUC-5)."""

    name = "discard"

    def begin(self, state: EuchreState) -> None:
        assert state.dealer is not None
        state.hands[state.dealer] |= state.upcard
        state.upcard = NONE

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.dealer is not None
        hand = state.hands[state.dealer]
        return {state.dealer: PickCard(self.rules.laying_off[state.dealer], hand)}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        lay_off(state, seat, value)
        return DefendAlone


class CallTrump(Phase["Euchre", EuchreState]):
    """The second round: any other suit (EUC-6, EUC-7)."""

    name = "call_trump"
    labels: ClassVar[dict[str, str]] = {
        "pass": "Pass",
        **{f"call {suit}": f"Call {name}s" for suit, name in SUITS.items()},
        **{f"call {suit} alone": f"Call {name}s, alone" for suit, name in SUITS.items()},
    }

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        turned_down = STANDARD.name(state.turned)[-1]
        calls = [
            f"call {suit}{alone}"
            for suit in SUITS
            if suit != turned_down
            for alone in ("", " alone")
        ]
        words = calls if self.must_call(state) else ["pass", *calls]
        return {state.bidder: OneOf(tuple(words), "Name another suit trump?", self.labels)}

    def must_call(self, state: EuchreState) -> bool:
        """A stuck dealer may not pass (EUC-21)."""
        return state.bidder == state.dealer and bool(self.rules.options.stick_the_dealer)

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "pass":
            state.bidder = self.rules.left(seat)
            return self.rules.end_deal(state, [0] * state.seats) if seat == state.dealer else None
        _, suit, *alone = value.split()
        self.rules.make_trump(state, seat, suit, alone=bool(alone))
        return DefendAlone

    def why_not(self, state: EuchreState, seat: int, value: Value) -> str | None:
        if value == "pass":
            return "the dealer is stuck: you must call a suit"
        if str(value).startswith("call ") and str(value)[5:6] == STANDARD.name(state.turned)[-1]:
            return f"{SUITS[value[5]]}s were turned down: call another suit"
        return None


class DefendAlone(Phase["Euchre", EuchreState]):
    """An opponent of a lone maker may send his own partner out too (EUC-22)."""

    name = "defend_alone"
    labels: ClassVar[dict[str, str]] = {"defend alone": "Defend alone", "pass": "Pass"}

    def begin(self, state: EuchreState) -> Next | None:
        if not (state.alone and self.rules.options.cross_corner_alone):
            return AskBest
        assert state.maker is not None
        state.bidder = self.rules.left(state.maker)
        return None

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        return {
            state.bidder: OneOf(
                ("defend alone", "pass"), "The maker goes alone. Defend alone?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next | None:
        if value == "defend alone":
            state.lone_defender = seat
            return AskBest
        state.bidder = self.rules.partner(seat)
        return AskBest if seat == self.rules.partner(self.rules.left(state.maker)) else None


class AskBest(Phase["Euchre", EuchreState]):
    """A lone maker may ask for his partner's best card (EUC-24)."""

    name = "ask_best"
    labels: ClassVar[dict[str, str]] = {
        "ask best": "Ask for partner's best",
        "decline": "Play my own five",
    }

    def begin(self, state: EuchreState) -> Next | None:
        return None if state.alone and self.rules.options.partners_best else Play

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        return {
            state.maker: OneOf(
                ("ask best", "decline"), "Ask for your partner's best card?", self.labels
            )
        }

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        return LayOff if value == "ask best" else Play


class LayOff(Phase["Euchre", EuchreState]):
    """The maker makes room for his partner's card (EUC-24)."""

    name = "lay_off"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        return {state.maker: PickCard(self.rules.laying_off[state.maker], state.hands[state.maker])}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        lay_off(state, seat, value)
        return GiveBest


class GiveBest(Phase["Euchre", EuchreState]):
    """The partner passes one card, whichever he thinks best (EUC-24)."""

    name = "give_best"

    def ask(self, state: EuchreState) -> dict[int, Decision]:
        assert state.maker is not None
        giver = self.rules.partner(state.maker)
        how = Picking(
            "give", STANDARD, "Your best card, for the maker", veil=Veil((giver, state.maker))
        )
        return {giver: PickCard(how, state.hands[giver])}

    def take(self, state: EuchreState, seat: int, value: Value) -> Next:
        assert state.maker is not None
        state.hands[seat] ^= value
        state.hands[state.maker] |= value
        return Play


class Play(Tricks["Euchre", EuchreState]):
    """Five tricks (EUC-11, EUC-12), and their score (EUC-13 … EUC-15, EUC-22)."""

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
    low_cards = LOW
    aces = ACES

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

    def is_poor(self, hand: Cards) -> bool:
        """A hand that may be declared: farmer's (EUC-19) or ace, no face (EUC-20), as the house
        rules say.
        """
        beside = hand & ~LOW
        if not beside:
            return bool(self.options.farmers_hand)
        return bool(self.options.ace_no_face) and beside.bit_count() == 1 and beside & ACES != NONE

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

    def places_dealt(self, dealer: int) -> list[int]:
        """Whose each dealt card is, from the first of the deck on (EUC-1)."""
        order = self.clockwise_from[dealer]
        return [
            seat
            for packets in PACKETS
            for seat, size in zip(order, packets, strict=True)
            for _ in range(size)
        ]

    def gather(self, state: EuchreState) -> None:
        state.hands, state.taken, state.discards = [NONE] * 4, [NONE] * 4, [NONE] * 4
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


def lay_off(state: EuchreState, seat: int, card: Cards) -> None:
    """A card goes from a hand face down before its owner."""
    state.hands[seat] ^= card
    state.discards[seat] |= card
